"""The map and cards under ``data/china``: what they hold, and what is refused with file, key and reason."""

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from games.china.components import (
    COLOURS,
    FOLDER,
    SEATS,
    SIDES,
    board,
    read_board,
    read_roads,
    read_supply,
    roads,
    supply,
)
from games.engine import BadData
from tests.games.bad_data import Edit, Facts, check, replaced

IDS = ["yan", "zhao", "qi", "lu", "wei", "han", "chin", "shu", "chu"]


def test_provinces() -> None:
    """Chu alone is violet, two provinces have each other colour (China, Components)."""
    provinces = board().provinces
    assert [entry.id for entry in provinces] == IDS
    assert "".join(entry.colour for entry in provinces) == "GOYORGYRV"
    assert Counter(entry.colour for entry in provinces) == Counter(R=2, G=2, Y=2, O=2, V=1)
    assert [entry.name for entry in provinces] == [
        "Yan", "Zhao", "Qi", "Lu", "Wei", "Han", "Ch’in", "Shu", "Chu"
    ]  # fmt: skip


def test_spaces_and_dragon_fields_are_numbered_province_by_province() -> None:
    found = board()
    assert len(found.spaces) == 55
    assert [space for entry in found.provinces for space in entry.spaces] == list(range(55))
    for index, entry in enumerate(found.provinces):
        assert found.dragon(index) == 55 + index
        assert found.province_of(55 + index) == index
        assert found.label(55 + index) == "dragon"
        for number, space in enumerate(entry.spaces, 1):
            assert found.spaces[space].name == f"{entry.id}-{number}"
            assert found.spaces[space].province == found.province_of(space) == index
            assert found.label(space) == str(number)
    assert (found.name(54), found.name(63)) == ("Chu 8", "Chu dragon")


def test_alliances() -> None:
    entries = board().alliances
    assert [entry.number for entry in entries] == list(range(1, 16))
    pairs = {frozenset((IDS[entry.a], IDS[entry.b])) for entry in entries}
    assert len(pairs) == 15
    assert {IDS[entries[2].a], IDS[entries[2].b]} == {"wei", "chin"}
    assert {IDS[entries[3].a], IDS[entries[3].b]} == {"chin", "shu"}


@pytest.mark.parametrize(("side", "count"), [("3-4", 58), ("4-5", 64)])
def test_roads(side: str, count: int) -> None:
    found = roads(side)
    assert len(found.pairs) == len(set(found.pairs)) == count
    assert all(one < other for one, other in found.pairs)
    for space, near in enumerate(found.near):
        assert list(near) == sorted(near)
        for other in near:
            assert space in found.near[other]
            assert (min(space, other), max(space, other)) in found.pairs
    assert sum(map(len, found.near)) == 2 * count


def test_the_sides_have_different_roads() -> None:
    assert roads(SIDES[0]) != roads(SIDES[1])


def test_supply() -> None:
    assert supply().cards == {"R": 13, "G": 12, "Y": 11, "O": 11, "V": 10}
    assert [len(supply().deck(seats)) for seats in SEATS] == [47, 52, 57]
    assert Counter(supply().deck(3)) == Counter({colour: supply().cards[colour] - 2 for colour in COLOURS})
    assert (supply().houses, supply().emissaries, supply().forts) == (20, 8, 1)


def substituted(pattern: str, new: str) -> Edit:
    """The first match of the pattern replaced: the numbers of the map may change."""

    def edit(text: str) -> str:
        edited, count = re.subn(pattern, new, text, count=1, flags=re.DOTALL)
        assert count == 1, pattern
        return edited

    return edit


def both(first: Edit, second: Edit) -> Edit:
    return lambda text: second(first(text))


Case = tuple[Edit, str, Facts]
POINT = r"\[[0-9., ]+\]"
SIXTEENTH = '\n[[alliance]]\nnumber = {}\nprovinces = ["{}", "{}"]\nx = 1\ny = 1\n'

BAD_BOARDS: dict[str, Case] = {
    "eight provinces": (
        substituted(r"\[\[province\]\]\nid = \"yan\".*?(?=\[\[province)", ""),
        "wrong-province-count",
        {"key": "province", "found": 8, "needed": 9},
    ),
    "the same province twice": (
        replaced('id = "zhao"', 'id = "yan"'),
        "double-province",
        {"key": "province", "province": "yan"},
    ),
    "a name that cannot be typed": (
        replaced('id = "yan"', 'id = "Yan 1"'),
        "bad-province-id",
        {"key": "province.Yan 1", "province": "Yan 1"},
    ),
    "a colour of cards for no province": (
        replaced('colour = "violet"', 'colour = "red"'),
        "colour-without-province",
        {"key": "province", "colour": "violet"},
    ),
    "an unknown colour": (
        replaced('colour = "violet"', 'colour = "purple"'),
        "unknown-colour",
        {"key": "province.chu.colour", "found": "purple", "known": "red, green, yellow, orange, violet"},
    ),
    "two corners": (
        substituted(r'(name = "Yan".*?outline = )\[.*?\n(?=\n)', r"\1[[1, 1], [2, 2], [1, 1]]\n"),
        "bad-outline",
        {"key": "province.yan.outline", "found": 2},
    ),
    "spaces of an unknown province": (
        replaced("\nchu = [", "\ntibet = ["),
        "no-such-province",
        {"key": "spaces.tibet", "province": "tibet"},
    ),
    "a province without spaces": (
        substituted(r"\nyan = \[.*?\n\]\n", "\n"),
        "missing-spaces",
        {"key": "spaces.yan", "province": "yan"},
    ),
    "a province with no space at all": (
        substituted(r"\nyan = \[.*?\n\]\n", "\nyan = []\n"),
        "missing-spaces",
        {"key": "spaces.yan", "province": "yan"},
    ),
    "a space outside its province": (
        substituted(r"(\nyan = \[\s*" + POINT + r",\s*)" + POINT, r"\1[2, 3.5]"),
        "outside-province",
        {"key": "spaces.yan.2", "place": "2, 3.5", "province": "yan"},
    ),
    "a dragon field outside its province": (
        substituted(r'(name = "Yan"\ncolour = "green"\nx = )[0-9.]+\ny = [0-9.]+', r"\g<1>2\ny = 3"),
        "outside-province",
        {"key": "province.yan.x", "place": "2, 3", "province": "yan"},
    ),
    "one province upon another": (
        substituted(
            r'(name = "Zhao".*?outline = )\[.*?\n(?=\n)', r"\1[[0, 0], [999, 0], [999, 999], [0, 999]]\n"
        ),
        "overlapping-provinces",
        None,
    ),
    "a space too few": (
        substituted(r"(\nyan = \[\s*)" + POINT + ",", r"\1"),
        "wrong-space-total",
        {"key": "spaces", "found": 54, "needed": 55},
    ),
    "a wrong total": (
        substituted(r"\ntotal = 55", "\ntotal = 56"),
        "wrong-space-total",
        {"key": "spaces", "found": 55, "needed": 56},
    ),
    "alliance 16": (
        lambda text: text + SIXTEENTH.format(16, "yan", "chu"),
        "bad-alliance-number",
        {"key": "alliance.16", "last": 15},
    ),
    "alliance 0": (
        replaced("number = 7\n", "number = 0\n"),
        "bad-alliance-number",
        {"key": "alliance.0", "last": 15},
    ),
    "a number twice": (
        replaced("number = 8\n", "number = 7\n"),
        "double-alliance-number",
        {"key": "alliance.7", "number": 7},
    ),
    "an alliance with an unknown province": (
        replaced('provinces = ["wei", "chin"]', 'provinces = ["wei", "tibet"]'),
        "no-such-province",
        {"key": "alliance.3.provinces", "province": "tibet"},
    ),
    "an alliance of provinces that do not touch": (
        replaced('provinces = ["wei", "chin"]', 'provinces = ["yan", "chu"]'),
        "not-touching",
        {"key": "alliance.3.provinces", "first": "yan", "second": "chu"},
    ),
    "an alliance of a province with itself": (
        replaced('provinces = ["wei", "chin"]', 'provinces = ["wei", "wei"]'),
        "not-touching",
        {"key": "alliance.3.provinces", "first": "wei", "second": "wei"},
    ),
    "an alliance twice": (
        replaced('provinces = ["chin", "shu"]', 'provinces = ["chin", "wei"]'),
        "double-alliance",
        {"key": "alliance.4.provinces", "first": "chin", "second": "wei", "number": 3},
    ),
    "a missing number": (
        substituted(r"\[\[alliance\]\]\nnumber = 7\n.*?(?=\[\[)", ""),
        "missing-alliance-number",
        {"key": "alliance", "number": 7},
    ),
    "an unknown key": (replaced("\nlake = ", "\nlakes = "), "malformed-data", None),
    "a key too many": (replaced('\nid = "yan"', '\ncapital = "Ji"\nid = "yan"'), "malformed-data", None),
    "a missing key": (replaced('\nid = "yan"', ""), "malformed-data", None),
    "a word for a number": (
        substituted(r"\ntotal = 55", '\ntotal = "many"'),
        "malformed-data",
        None,
    ),
    "a point of three numbers": (
        substituted(r"(\nyan = \[\s*)" + POINT, r"\1[1, 2, 3]"),
        "malformed-data",
        None,
    ),
    "no TOML": (replaced("[spaces]", "[spaces"), "malformed-data", None),
}

BAD_SIDES: dict[str, Case] = {
    "an unknown space": (
        replaced('["yan-1", "yan-2"]', '["yan-1", "yan-7"]'),
        "unknown-space",
        {"key": "roads.1", "space": "yan-7"},
    ),
    "a road to nowhere": (
        replaced('["yan-2", "yan-3"]', '["nowhere", "yan-3"]'),
        "unknown-space",
        {"key": "roads.2", "space": "nowhere"},
    ),
    "a road to itself": (
        replaced('["yan-1", "yan-2"]', '["yan-1", "yan-1"]'),
        "road-to-itself",
        {"key": "roads.1", "space": "yan-1"},
    ),
    "a road twice": (
        replaced('["yan-2", "yan-3"]', '["yan-2", "yan-1"]'),
        "double-road",
        {"key": "roads.2", "first": "yan-2", "second": "yan-1", "number": 1},
    ),
    "three ends": (replaced('["yan-1", "yan-2"]', '["yan-1", "yan-2", "yan-3"]'), "malformed-data", None),
    "an unknown key": (replaced("roads = [", "streets = ["), "malformed-data", None),
}

BAD_CARDS: dict[str, Case] = {
    "a missing colour": (
        replaced("violet = 10", "purple = 10"),
        "wrong-card-colours",
        {
            "key": "counts",
            "found": "red green yellow orange purple",
            "needed": "red green yellow orange violet",
        },
    ),
    "less than none": (
        replaced("red = 13", "red = -1"),
        "negative-count",
        {"key": "counts.red", "found": -1},
    ),
    "56 cards": (
        replaced("red = 13", "red = 12"),
        "wrong-card-total",
        {"key": "counts", "found": 56, "needed": 57},
    ),
    "nothing for five": (
        replaced(", 5 = 0", ""),
        "missing-removed",
        {"key": "removed.5", "seats": 5},
    ),
    "cards come in": (
        replaced("4 = 1", "4 = -1"),
        "negative-count",
        {"key": "removed.4", "found": -1},
    ),
    "more out than there are": (
        replaced("3 = 2", "3 = 12"),
        "too-many-removed",
        {"key": "removed.3", "colour": "yellow", "found": 11, "needed": 12},
    ),
    "too few to deal": (
        replaced("4 = 1", "4 = 9"),
        "too-few-cards",
        {"key": "removed.4", "seats": 4, "found": 12, "needed": 17},
    ),
    "six players": (
        replaced("5 = 0", "5 = 0, 6 = 0"),
        "unknown-seats",
        {"key": "removed.6", "seats": 6},
    ),
    "no houses": (
        replaced("houses = 20", "houses = 0"),
        "missing-pieces",
        {"key": "pieces.houses", "found": 0},
    ),
    "a misspelt key": (replaced("emissaries = 8", "emissarys = 8"), "malformed-data", None),
    "a missing key": (replaced("total = 57\n", ""), "malformed-data", None),
}


@pytest.mark.parametrize("case", BAD_BOARDS)
def test_bad_boards(tmp_path: Path, case: str) -> None:
    edit, code, facts = BAD_BOARDS[case]
    check(FOLDER / "board.toml", tmp_path, edit, read_board, code, facts)


@pytest.mark.parametrize("case", BAD_SIDES)
def test_bad_sides(tmp_path: Path, case: str) -> None:
    edit, code, facts = BAD_SIDES[case]
    check(FOLDER / "side-3-4.toml", tmp_path, edit, read_roads, code, facts)


@pytest.mark.parametrize("case", BAD_CARDS)
def test_bad_cards(tmp_path: Path, case: str) -> None:
    edit, code, facts = BAD_CARDS[case]
    check(FOLDER / "cards.toml", tmp_path, edit, read_supply, code, facts)


def test_touching_provinces_without_an_alliance(tmp_path: Path) -> None:
    """Yan gets a border with Chu: a needle to its southern coast."""

    def edit(text: str) -> str:
        one, other = south_edge(text, "Chu")
        needle = rf"\g<1>\g<2>, {one}, {other}, {one}, \g<2>"
        return substituted(rf'(name = "Yan".*?outline = \[\s*)({POINT})', needle)(text)

    check(
        FOLDER / "board.toml",
        tmp_path,
        edit,
        read_board,
        "missing-alliance",
        {"key": "alliance", "first": "yan", "second": "chu"},
    )


def south_edge(text: str, name: str) -> tuple[str, str]:
    """The southernmost edge of the province, its two corners as they are written."""
    found = re.search(rf'name = "{name}".*?outline = \[(.*?)\n\n', text, flags=re.DOTALL)
    assert found is not None
    corners = re.findall(POINT, found[1])

    def south(edge: tuple[str, str]) -> float:
        return sum(float(corner.strip("[]").split(",")[1]) for corner in edge)

    return max(pairwise(corners), key=south)


def test_the_order_of_alliances_in_the_file_does_not_matter(tmp_path: Path) -> None:
    text = (FOLDER / "board.toml").read_text(encoding="utf-8")
    head, *entries = text.split("[[alliance]]")
    path = tmp_path / "board.toml"
    path.write_text("[[alliance]]".join([head, *(entry + "\n" for entry in reversed(entries))]), "utf-8")
    assert read_board(path) == board()


def test_a_missing_file(tmp_path: Path) -> None:
    for read in (read_board, read_roads, read_supply):
        with pytest.raises(BadData) as refused:
            read(tmp_path / "elsewhere.toml")
        assert (refused.value.code, refused.value.facts["file"]) == (
            "unreadable-data",
            f"{tmp_path.name}/elsewhere.toml",
        )
