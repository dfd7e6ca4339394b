"""The map and cards under ``data/china``: what they hold, and what is refused with file, key and reason."""

import re
from collections import Counter
from collections.abc import Callable
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
from tests.support.games.bad_data import Edit, Facts, added, check, check_no_such_file, replaced

IDS = ["yan", "zhao", "qi", "lu", "wei", "han", "chin", "shu", "chu"]


def test_provinces() -> None:
    """Chu alone is violet, two provinces have each other colour (China, Setup)."""
    provinces = board().provinces
    assert [entry.id for entry in provinces] == IDS
    assert "".join(entry.colour for entry in provinces) == "GOYORGYRV"
    assert Counter(entry.colour for entry in provinces) == Counter(R=2, G=2, Y=2, O=2, V=1)
    names = ["Yan", "Zhao", "Qi", "Lu", "Wei", "Han", "Ch’in", "Shu", "Chu"]
    assert [entry.name for entry in provinces] == names


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


Case = tuple[Edit, str, Facts]
READERS: dict[str, Callable[[Path], object]] = {
    "board": read_board,
    "side-3-4": read_roads,
    "cards": read_supply,
}
POINT = r"\[[0-9., ]+\]"
SIXTEENTH = '\n[[alliance]]\nnumber = 16\nprovinces = ["yan", "chu"]\nx = 1\ny = 1\n'


def substituted(pattern: str, new: str) -> Edit:
    """The first match of the pattern replaced: the numbers of the map may change."""

    def edit(text: str) -> str:
        edited, count = re.subn(pattern, new, text, count=1, flags=re.DOTALL)
        assert count == 1, pattern
        return edited

    return edit


def bad(edit: Edit | tuple[str, str], code: str, key: str, **facts: str | int) -> Case:
    """After the edit, or with the second text for the first, the file is refused so."""
    return edit if callable(edit) else replaced(*edit), code, {"key": key, **facts}


def malformed(edit: Edit | tuple[str, str]) -> Case:
    """After the edit the file has not the shape that it must have."""
    return edit if callable(edit) else replaced(*edit), "malformed-data", None


def without_spaces(of_yan: str) -> Edit:
    """Yan's spaces are these."""
    return substituted(r"\nyan = \[.*?\n\]\n", of_yan)


def outlined(name: str, corners: str) -> Edit:
    """The province has these corners."""
    return substituted(rf'(name = "{name}".*?outline = )\[.*?\n(?=\n)', rf"\1[{corners}]\n")


def south_edge(text: str, name: str) -> tuple[str, str]:
    """The southernmost edge of the province, its two corners as they are written."""
    found = re.search(rf'name = "{name}".*?outline = \[(.*?)\n\n', text, flags=re.DOTALL)
    assert found is not None
    corners = re.findall(POINT, found[1])

    def south(edge: tuple[str, str]) -> float:
        return sum(float(corner.strip("[]").split(",")[1]) for corner in edge)

    return max(pairwise(corners), key=south)


def touching(text: str) -> str:
    """Yan gets a border with Chu: a needle to its southern coast."""
    one, other = south_edge(text, "Chu")
    needle = rf"\g<1>\g<2>, {one}, {other}, {one}, \g<2>"
    return substituted(rf'(name = "Yan".*?outline = \[\s*)({POINT})', needle)(text)


NO_YAN = substituted(r'\[\[province\]\]\nid = "yan".*?(?=\[\[province)', "")
SECOND_SPACE = substituted(r"(\nyan = \[\s*" + POINT + r",\s*)" + POINT, r"\1[2, 3.5]")
DRAGON = substituted(r'(name = "Yan"\ncolour = "green"\nx = )[0-9.]+\ny = [0-9.]+', r"\g<1>2\ny = 3")
ONE_SPACE_LESS = substituted(r"(\nyan = \[\s*)" + POINT + ",", r"\1")
NO_SEVENTH = substituted(r"\[\[alliance\]\]\nnumber = 7\n.*?(?=\[\[)", "")
WEI_CHIN, ALLIED, FOURTH = '["wei", "chin"]', "alliance.3.provinces", "alliance.4.provinces"
FIRST, SECOND = '["yan-1", "yan-2"]', '["yan-2", "yan-3"]'
PURPLE = {"found": "purple", "known": "red, green, yellow, orange, violet"}
COLOURS_FOUND = {"found": "red green yellow orange purple", "needed": "red green yellow orange violet"}
BAD: dict[str, list[Case]] = {
    "board": [
        bad(NO_YAN, "wrong-province-count", "province", found=8, needed=9),
        bad(('id = "zhao"', 'id = "yan"'), "double-province", "province", province="yan"),
        bad(('id = "yan"', 'id = "Yan 1"'), "bad-province-id", "province.Yan 1", province="Yan 1"),
        bad(('= "violet"', '= "red"'), "colour-without-province", "province", colour="violet"),
        bad(('= "violet"', '= "purple"'), "unknown-colour", "province.chu.colour", **PURPLE),
        bad(outlined("Yan", "[1, 1], [2, 2], [1, 1]"), "bad-outline", "province.yan.outline", found=2),
        bad(("\nchu = [", "\ntibet = ["), "no-such-province", "spaces.tibet", province="tibet"),
        bad(without_spaces("\n"), "missing-spaces", "spaces.yan", province="yan"),
        bad(without_spaces("\nyan = []\n"), "missing-spaces", "spaces.yan", province="yan"),
        bad(SECOND_SPACE, "outside-province", "spaces.yan.2", place="2, 3.5", province="yan"),
        bad(DRAGON, "outside-province", "province.yan.x", place="2, 3", province="yan"),
        (outlined("Zhao", "[0, 0], [999, 0], [999, 999], [0, 999]"), "overlapping-provinces", None),
        bad(ONE_SPACE_LESS, "wrong-space-total", "spaces", found=54, needed=55),
        bad(("\ntotal = 55", "\ntotal = 56"), "wrong-space-total", "spaces", found=55, needed=56),
        bad(added(SIXTEENTH), "bad-alliance-number", "alliance.16", last=15),
        bad(("number = 7\n", "number = 0\n"), "bad-alliance-number", "alliance.0", last=15),
        bad(("number = 8\n", "number = 7\n"), "double-alliance-number", "alliance.7", number=7),
        bad((WEI_CHIN, '["wei", "tibet"]'), "no-such-province", ALLIED, province="tibet"),
        bad((WEI_CHIN, '["yan", "chu"]'), "not-touching", ALLIED, first="yan", second="chu"),
        bad((WEI_CHIN, '["wei", "wei"]'), "not-touching", ALLIED, first="wei", second="wei"),
        bad((WEI_CHIN, '["shu", "chin"]'), "double-alliance", FOURTH, first="chin", second="shu", number=3),
        bad(NO_SEVENTH, "missing-alliance-number", "alliance", number=7),
        bad(touching, "missing-alliance", "alliance", first="yan", second="chu"),
        malformed(("\nlake = ", "\nlakes = ")),
        malformed(('\nid = "yan"', '\ncapital = "Ji"\nid = "yan"')),
        malformed(('\nid = "yan"', "")),
        malformed(("\ntotal = 55", '\ntotal = "many"')),
        malformed(substituted(r"(\nyan = \[\s*)" + POINT, r"\1[1, 2, 3]")),
        malformed(("[spaces]", "[spaces")),
    ],
    "side-3-4": [
        bad((FIRST, '["yan-1", "yan-7"]'), "unknown-space", "roads.1", space="yan-7"),
        bad((SECOND, '["nowhere", "yan-3"]'), "unknown-space", "roads.2", space="nowhere"),
        bad((FIRST, '["yan-1", "yan-1"]'), "road-to-itself", "roads.1", space="yan-1"),
        bad(
            (SECOND, '["yan-2", "yan-1"]'), "double-road", "roads.2", first="yan-2", second="yan-1", number=1
        ),
        malformed((FIRST, '["yan-1", "yan-2", "yan-3"]')),
        malformed(("roads = [", "streets = [")),
    ],
    "cards": [
        bad(("violet = 10", "purple = 10"), "wrong-card-colours", "counts", **COLOURS_FOUND),
        bad(("red = 13", "red = -1"), "too-small", "counts.red", found=-1, least=0),
        bad(("red = 13", "red = 12"), "wrong-card-total", "counts", found=56, needed=57),
        bad((", 5 = 0", ""), "missing-removed", "removed.5", seats=5),
        bad(("4 = 1", "4 = -1"), "too-small", "removed.4", found=-1, least=0),
        bad(("3 = 2", "3 = 12"), "too-many-removed", "removed.3", colour="yellow", found=11, needed=12),
        bad(("4 = 1", "4 = 9"), "too-few-cards", "removed.4", seats=4, found=12, needed=17),
        bad(("5 = 0", "5 = 0, 6 = 0"), "unknown-seats", "removed.6", seats=6),
        bad(("houses = 20", "houses = 0"), "too-small", "pieces.houses", found=0, least=1),
        malformed(("emissaries = 8", "emissarys = 8")),
        malformed(("total = 57\n", "")),
    ],
}


@pytest.mark.parametrize(
    ("file", "edit", "code", "facts"), [(file, *case) for file, cases in BAD.items() for case in cases]
)
def test_bad_data(tmp_path: Path, file: str, edit: Edit, code: str, facts: Facts) -> None:
    check(FOLDER / f"{file}.toml", tmp_path, edit, READERS[file], code, facts)


@pytest.mark.parametrize("file", READERS)
def test_a_file_that_is_none(tmp_path: Path, file: str) -> None:
    check_no_such_file(FOLDER / f"{file}.toml", tmp_path, READERS[file])


def test_the_order_of_alliances_in_the_file_does_not_matter(tmp_path: Path) -> None:
    text = (FOLDER / "board.toml").read_text(encoding="utf-8")
    head, *entries = text.split("[[alliance]]")
    path = tmp_path / "board.toml"
    path.write_text("[[alliance]]".join([head, *(entry + "\n" for entry in reversed(entries))]), "utf-8")
    assert read_board(path) == board()
