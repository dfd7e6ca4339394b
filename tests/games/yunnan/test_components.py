"""What ``data/yunnan`` holds; a file with one thing made wrong is refused with file, key and reason."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from games.engine import BadData, BadNotation
from games.yunnan import GAME, components
from games.yunnan.check import FILLERS, RESERVED
from games.yunnan.components import (
    FOLDER,
    bank,
    bank_place,
    board,
    bridge_place,
    buildings,
    ends,
    setup,
    space_place,
    table,
)
from games.yunnan.turns import parse
from tests.support.games.bad_data import (
    Edit,
    Facts,
    added,
    check,
    check_no_such_file,
    dropped,
    large,
    replaced,
    small,
)
from tests.support.games.yunnan.slow import every_notation

NAMES = ["puer", "yunnan", "sichuan", "qamdo", "tibet", "qinghai"]


def test_the_map() -> None:
    found = board().provinces
    assert [entry.id for entry in found] == NAMES
    assert [entry.name for entry in found] == ["Pu’er", "Yunnan", "Sichuan", "Qamdo", "Tibet", "Qinghai"]
    assert [entry.trader for entry in found] == [3, 6, 9, 12, 15, 18]
    assert [entry.post for entry in found] == [None, 1, 3, 6, 10, 15]
    assert [entry.gifts for entry in found] == [0, 2, 5, 4, 2, 1]
    assert [entry.teahouse for entry in found] == [False, True, True, True, True, True]
    assert board().last == 5
    sites = ["yunnan-qamdo", "sichuan-qinghai", "qamdo-qinghai", "yunnan-tibet"]
    assert [bridge.id for bridge in board().bridges] == sites
    assert [(bridge.a, bridge.b) for bridge in board().bridges] == [(1, 3), (2, 5), (3, 5), (1, 4)]


def test_buildings_and_bank() -> None:
    most = {"school": 7, "customs": 6, "horse": 5, "dragon": 4, "yard": 6}
    assert {entry.id: entry.most for entry in buildings()} == most
    assert [entry.id for entry in buildings()] == list(components.BUILDINGS) == list(most)
    for entry in buildings():
        assert entry.values == (5, 7, 9, 12, 15)
        assert entry.safe == (False, False, True, True, True)
    assert [row.least for row in bank()] == [0, 15, 30, 45, 60, 75, 90]
    assert [row.left for row in bank()] == [9, 12, 15, 18, 21, 24, 27]
    assert [row.right for row in bank()] == [6, 8, 9, 11, 12, 14, 15]


def test_setup_and_ends() -> None:
    found = setup()
    assert found.money == (9, 11, 12, 14, 15)
    assert (found.traders, found.supply, found.structures, found.transport) == (7, 3, (2, 2, 2), 3)
    assert (found.passes, found.influence, found.horse, found.pass_sends) == (2, 0, 1, True)
    assert [found.debt(round) for round in range(1, 11)] == [8, 7, 6, 5, 4, 3, 2, 2, 2, 2]
    assert [ends(seats).points for seats in (2, 3, 4, 5)] == [100, 80, 80, 80]
    assert [ends(seats).gifts for seats in (2, 3, 4, 5)] == [2, 0, 0, 0]
    assert (table().yuan, table().gift) == (3, 3)
    assert table().passes == {2: 0, 3: 1, 4: 4, 5: 9, 6: 16}
    assert table().influence == {0: 0, 1: 1, 2: 4, 3: 9, 4: 16}
    assert table().teahouses == {0: 0, 1: 12, 2: 24}


def test_places_have_one_number_each() -> None:
    spaces = [space_place(building, space) for building in range(5) for space in range(5)]
    places = [*range(6), *spaces, *map(bank_place, range(2)), *map(bridge_place, range(4))]
    assert places == list(range(37))


def test_every_uncertain_number_says_so() -> None:
    """Each of the values that the rules leave open carries a note in its file."""
    notes = {path.stem: path.read_text(encoding="utf-8").count("UNCERTAIN") for path in FOLDER.glob("*.toml")}
    assert notes == {"board": 12, "buildings": 0, "bank": 1, "setup": 3, "scoring": 1}


def test_no_province_can_be_called_like_a_word_of_the_notation() -> None:
    words = {word for notation in every_notation() for word in re.findall("[a-z]+", notation)}
    assert words - set(NAMES) <= RESERVED
    for word in FILLERS:
        with pytest.raises(BadNotation):
            parse(f"move {word} yunnan")


Case = tuple[Edit, str, Facts]
READERS: dict[str, Callable[[Path], object]] = {
    "board": components.read_board,
    "buildings": components.read_buildings,
    "bank": components.read_bank,
    "setup": components.read_setup,
    "scoring": components.read_scoring,
}


def bad(old: str, new: str, code: str, key: str, **facts: str | int) -> Case:
    """With the new text for the old one the file is refused so."""
    return replaced(old, new), code, {"key": key, **facts}


def malformed(old: str, new: str) -> Case:
    """With the new text for the old one the file has not the shape that it must have."""
    return replaced(old, new), "malformed-data", None


def name(word: str) -> Case:
    """No province can be called so."""
    return bad('id = "tibet"', f'id = "{word}"', "bad-province-id", f"province.{word}", province=word)


NO_TIBET = dropped('[[province]]\nid = "tibet"', '[[province]]\nid = "qinghai"')
NO_THIRD = dropped('[[bridge]]\nbetween = ["qamdo"', '[[bridge]]\nbetween = ["yunnan", "tibet"]')
FIFTH = added('\n[[bridge]]\nbetween = ["puer", "tibet"]\n')
FOUR_SPACES = dropped("[[space]]\nvalue = 9", "[[space]]\nvalue = 12")
EIGHTH = added("\n[[row]]\nfrom = 120\nleft = 30\nright = 16\n")
TWICE: Facts = {"key": "bridge.3", "first": "qinghai", "second": "sichuan", "number": 2}
DEAR: Facts = {"key": "transport", "province": "qinghai", "found": 20, "earned": 18}
SECOND = '["sichuan", "qinghai"]'
BAD: dict[str, list[Case]] = {
    "board": [
        (NO_TIBET, "wrong-province-count", {"key": "province", "found": 5, "needed": 6}),
        bad('id = "tibet"', 'id = "yunnan"', "double-province", "province", province="yunnan"),
        *map(name, ("Tibet 1", "market", "to", "in", "house", "trade", "space", "bid", "home", "nobody")),
        *map(name, ("horses", "keep")),
        bad("gifts = 2", "gifts = -1", "too-small", "province.yunnan.gifts", found=-1, least=0),
        bad("trader = 3\n", "trader = 3\npost = 1\n", "not-in-market", "province.puer.post", province="puer"),
        bad("gifts = 0", "gifts = 1", "not-in-market", "province.puer.gifts", province="puer"),
        bad("house = false", "house = true", "not-in-market", "province.puer.teahouse", province="puer"),
        bad("trader = 3\n", "trader = 0\n", "too-small", "province.puer.trader", found=0, least=1),
        bad("trader = 12", "trader = 8", "not-rising", "province.qamdo.trader", found=8, before=9),
        bad("trader = 12", "trader = 9", "not-rising", "province.qamdo.trader", found=9, before=9),
        bad("post = 6\n", "", "missing-post", "province.qamdo.post", province="qamdo"),
        bad("post = 1\n", "post = 0\n", "too-small", "province.yunnan.post", found=0, least=1),
        bad("post = 6", "post = 2", "not-rising", "province.qamdo.post", found=2, before=3),
        bad("gifts = 5", "gifts = 4", "wrong-gift-total", "province", found=13, needed=14),
        bad("total_gifts = 14", "total_gifts = 15", "wrong-gift-total", "province", found=14, needed=15),
        (NO_THIRD, "wrong-count", {"key": "bridge", "found": 3, "needed": 4}),
        (FIFTH, "wrong-count", {"key": "bridge", "found": 5, "needed": 4}),
        bad(SECOND, '["sichuan", "lhasa"]', "no-such-province", "bridge.2", province="lhasa"),
        bad(SECOND, '["sichuan", "sichuan"]', "bridge-to-itself", "bridge.2", province="sichuan"),
        bad(SECOND, '["qinghai", "tibet"]', "bridge-along-road", "bridge.2", first="qinghai", second="tibet"),
        (replaced('["qamdo", "qinghai"]', '["qinghai", "sichuan"]'), "double-bridge", TWICE),
        malformed("gifts = 0", "gifts = 0\ncolour = 3"),
        malformed('name = "Tibet"\n', ""),
        malformed("trader = 3\n", 'trader = "few"\n'),
        malformed(SECOND, '["sichuan", "qinghai", "tibet"]'),
        malformed("[[province]]", "[[province"),
    ],
    "buildings": [
        (FOUR_SPACES, "wrong-count", {"key": "space", "found": 4, "needed": 5}),
        bad("value = 9", "value = 7", "not-rising", "space.3.value", found=7, before=7),
        bad("value = 5", "value = 0", "too-small", "space.1.value", found=0, least=1),
        bad("value = 15", "value = 1000", "too-large", "space.5.value", found=1000, most=999),
        bad("safe = false", "safe = true", "unsafe-above-safe", "space.2.safe", value=7, safe=5),
        malformed("value = 5", "value = 5\ncolour = 3"),
    ],
    "bank": [
        (lambda _: "row = []", *small("row", 0, 1)),
        bad("from = 0", "from = 1", "bank-hole", "row.1.from", found=1, needed=0),
        bad("from = 30", "from = 31", "bank-hole", "row.3.from", found=31, needed=30),
        bad("from = 30", "from = 29", "bank-hole", "row.3.from", found=29, needed=30),
        (EIGHTH, "bank-hole", {"key": "row.8.from", "found": 120, "needed": 0}),
        bad("from = 90\n", "from = 90\nto = 120\n", "bank-hole", "row.7.to", found=120, needed=121),
        bad("to = 44", "to = 29", "too-small", "row.3.to", found=29, least=30),
        bad("right = 6", "right = -1", "too-small", "row.1.right", found=-1, least=0),
        bad("right = 9", "right = 16", "bank-right-higher", "row.3", left=15, right=16),
        bad("left = 15\n", "left = 11\n", "not-rising", "row.3.left", found=11, before=12),
        bad("right = 9\n", "right = 7\n", "not-rising", "row.3.right", found=7, before=8),
        malformed("from = 30", "start = 30"),
    ],
    "setup": [
        bad("[9, 11, 12, 14, 15]", "[9, 11, 12, 14]", "wrong-count", "money", found=4, needed=5),
        bad("[9, 11,", "[9, -11,", "too-small", "money.2", found=-11, least=0),
        bad("supply = 3", "supply = 0", "too-small", "supply", found=0, least=1),
        bad("traders = 7", "traders = 2", "too-small", "traders", found=2, least=3),
        (replaced("traders = 7", "traders = 54"), *large("traders", 54 * 18 + 2 * 15, 999)),
        bad('horse = "yunnan"', 'horse = "lhasa"', "no-such-province", "horse", province="lhasa"),
        bad('horse = "yunnan"', 'horse = "puer"', "no-such-province", "horse", province="puer"),
        bad("transport = 3", "transport = -1", "too-small", "transport", found=-1, least=0),
        (replaced("transport = 3", "transport = 5"), "transport-too-dear", DEAR),
        bad("[8, 7, 6, 5, 4, 3, 2]", "[]", "too-small", "debts", found=0, least=1),
        bad("[8, 7, 6,", "[8, 7, -6,", "too-small", "debts.3", found=-6, least=0),
        bad("bridge = 2", "bridge = 0", "too-small", "structures.bridge", found=0, least=1),
        bad("start = 2", "start = -2", "too-small", "passes.start", found=-2, least=0),
        bad("most = 6", "most = 1", "too-small", "passes.most", found=1, least=2),
        bad("most = 4", "most = -1", "too-small", "influence.most", found=-1, least=0),
        malformed("sends_supply_to_market = true", 'sends_supply_to_market = "yes"'),
        malformed("transport = 3", "transport = 3\ncolour = 3"),
        malformed("post = 2", "post = 2\npagoda = 1"),
    ],
    "scoring": [
        bad("points = 80", "points = 0", "too-small", "end.points", found=0, least=1),
        bad("\ngifts = 2", "\ngifts = -2", "too-small", "end_for_two.gifts", found=-2, least=0),
        bad("yuan = 3", "yuan = 0", "too-small", "final.yuan", found=0, least=1),
        bad("gift = 3", "gift = -3", "too-small", "final.gift", found=-3, least=0),
        bad("5 = 9\n", "", "missing-level", "final.passes", level=5),
        bad("4 = 16\n", "4 = 16\n5 = 25\n", "unknown-level", "final.influence.5", level=5),
        bad("0 = 0\n1 = 12", "0 = -1\n1 = 12", "too-small", "final.teahouses.0", found=-1, least=0),
        bad("2 = 24", "2 = 11", "not-rising", "final.teahouses.2", found=11, before=12),
        malformed("yuan = 3", "yuan = 3\ncolour = 3"),
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


def test_loading_reads_every_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Whatever file is broken, the game refuses to begin."""
    caches = (board, buildings, bank, setup, ends, table)
    monkeypatch.setattr(components, "FOLDER", tmp_path)
    try:
        for broken in READERS:
            for file in READERS:
                text = (FOLDER / f"{file}.toml").read_text(encoding="utf-8")
                (tmp_path / f"{file}.toml").write_text(text if file != broken else "?", encoding="utf-8")
            for cached in caches:
                cached.cache_clear()
            with pytest.raises(BadData) as refused:
                GAME.load()
            assert refused.value.facts["file"] == f"{tmp_path.name}/{broken}.toml"
    finally:
        monkeypatch.undo()
        for cached in caches:
            cached.cache_clear()
    GAME.load()


def test_two_players_have_two_colours_each() -> None:
    assert [GAME.colours(seats) for seats in range(GAME.min_seats, GAME.max_seats + 1)] == [4, 3, 4, 5]
