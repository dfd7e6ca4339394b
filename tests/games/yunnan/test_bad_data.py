"""Files of ``data/yunnan`` with one thing made wrong: refused with file, key and reason."""

import re
from pathlib import Path

import pytest

from games.engine import BadData, BadNotation
from games.yunnan import GAME, components
from games.yunnan.check import FILLERS, RESERVED
from games.yunnan.components import (
    FOLDER,
    bank,
    board,
    buildings,
    ends,
    read_bank,
    read_board,
    read_buildings,
    read_scoring,
    read_setup,
    setup,
    table,
)
from games.yunnan.notation import parse
from tests.games.bad_data import Edit, Facts, added, check, dropped, replaced
from tests.games.yunnan.slow import every_notation

NAMES = ["puer", "yunnan", "sichuan", "qamdo", "tibet", "qinghai"]


Case = tuple[Edit, str, Facts]


def test_no_province_can_be_called_like_a_word_of_the_notation() -> None:
    words = {word for notation in every_notation() for word in re.findall("[a-z]+", notation)}
    assert words - set(NAMES) <= RESERVED
    for word in FILLERS:
        with pytest.raises(BadNotation):
            parse(f"move {word} yunnan")


BAD_BOARDS: dict[str, Case] = {
    "five provinces": (
        dropped('[[province]]\nid = "tibet"', '[[province]]\nid = "qinghai"'),
        "wrong-province-count",
        {"key": "province", "found": 5, "needed": 6},
    ),
    "the same province twice": (
        replaced('id = "tibet"', 'id = "yunnan"'),
        "double-province",
        {"key": "province", "province": "yunnan"},
    ),
    "a name that cannot be typed": (
        replaced('id = "tibet"', 'id = "Tibet 1"'),
        "bad-province-id",
        {"key": "province.Tibet 1", "province": "Tibet 1"},
    ),
    "a name that is a word of the notation": (
        replaced('id = "tibet"', 'id = "market"'),
        "bad-province-id",
        {"key": "province.market", "province": "market"},
    ),
    **{
        f"a province called {word}": (
            replaced('id = "tibet"', f'id = "{word}"'),
            "bad-province-id",
            {"key": f"province.{word}", "province": word},
        )
        for word in ("to", "in", "house", "trade", "space", "bid", "home", "nobody", "horses", "keep")
    },
    "less than no gift": (
        replaced("gifts = 2", "gifts = -1"),
        "too-small",
        {"key": "province.yunnan.gifts", "found": -1, "least": 0},
    ),
    "a post in the market": (
        replaced("trader = 3\n", "trader = 3\npost = 1\n"),
        "not-in-market",
        {"key": "province.puer.post", "province": "puer"},
    ),
    "gifts in the market": (
        replaced("gifts = 0", "gifts = 1"),
        "not-in-market",
        {"key": "province.puer.gifts", "province": "puer"},
    ),
    "a tea house in the market": (
        replaced("teahouse = false", "teahouse = true"),
        "not-in-market",
        {"key": "province.puer.teahouse", "province": "puer"},
    ),
    "nothing for traders in the market": (
        replaced("trader = 3\n", "trader = 0\n"),
        "too-small",
        {"key": "province.puer.trader", "found": 0, "least": 1},
    ),
    "a province that pays less than the one before": (
        replaced("trader = 12", "trader = 8"),
        "not-rising",
        {"key": "province.qamdo.trader", "found": 8, "before": 9},
    ),
    "a province that pays as much as the one before": (
        replaced("trader = 12", "trader = 9"),
        "not-rising",
        {"key": "province.qamdo.trader", "found": 9, "before": 9},
    ),
    "a province without posts": (
        replaced("post = 6\n", ""),
        "missing-post",
        {"key": "province.qamdo.post", "province": "qamdo"},
    ),
    "a worthless post": (
        replaced("post = 1\n", "post = 0\n"),
        "too-small",
        {"key": "province.yunnan.post", "found": 0, "least": 1},
    ),
    "a post that pays less than the one before": (
        replaced("post = 6", "post = 2"),
        "not-rising",
        {"key": "province.qamdo.post", "found": 2, "before": 3},
    ),
    "thirteen gifts": (
        replaced("gifts = 5", "gifts = 4"),
        "wrong-gift-total",
        {"key": "province", "found": 13, "needed": 14},
    ),
    "another total": (
        replaced("total_gifts = 14", "total_gifts = 15"),
        "wrong-gift-total",
        {"key": "province", "found": 14, "needed": 15},
    ),
    "three bridges": (
        dropped('[[bridge]]\nbetween = ["qamdo"', '[[bridge]]\nbetween = ["yunnan", "tibet"]'),
        "wrong-count",
        {"key": "bridge", "found": 3, "needed": 4},
    ),
    "a fifth bridge": (
        added('\n[[bridge]]\nbetween = ["puer", "tibet"]\n'),
        "wrong-count",
        {"key": "bridge", "found": 5, "needed": 4},
    ),
    "a bridge to nowhere": (
        replaced('["sichuan", "qinghai"]', '["sichuan", "lhasa"]'),
        "no-such-province",
        {"key": "bridge.2", "province": "lhasa"},
    ),
    "a bridge to itself": (
        replaced('["sichuan", "qinghai"]', '["sichuan", "sichuan"]'),
        "bridge-to-itself",
        {"key": "bridge.2", "province": "sichuan"},
    ),
    "a bridge along the road": (
        replaced('["sichuan", "qinghai"]', '["qinghai", "tibet"]'),
        "bridge-along-road",
        {"key": "bridge.2", "first": "qinghai", "second": "tibet"},
    ),
    "a bridge twice": (
        replaced('["qamdo", "qinghai"]', '["qinghai", "sichuan"]'),
        "double-bridge",
        {"key": "bridge.3", "first": "qinghai", "second": "sichuan", "number": 2},
    ),
    "an unknown key": (replaced("gifts = 0", "gifts = 0\ncolour = 3"), "malformed-data", None),
    "a missing key": (replaced('name = "Tibet"\n', ""), "malformed-data", None),
    "a word for a number": (replaced("trader = 3\n", 'trader = "few"\n'), "malformed-data", None),
    "three ends": (
        replaced('["sichuan", "qinghai"]', '["sichuan", "qinghai", "tibet"]'),
        "malformed-data",
        None,
    ),
    "no TOML": (replaced("[[province]]", "[[province"), "malformed-data", None),
}

BAD_BUILDINGS: dict[str, Case] = {
    "four spaces": (
        dropped("[[space]]\nvalue = 9", "[[space]]\nvalue = 12"),
        "wrong-count",
        {"key": "space", "found": 4, "needed": 5},
    ),
    "values that do not rise": (
        replaced("value = 9", "value = 7"),
        "not-rising",
        {"key": "space.3.value", "found": 7, "before": 7},
    ),
    "a bid of nothing": (
        replaced("value = 5", "value = 0"),
        "too-small",
        {"key": "space.1.value", "found": 0, "least": 1},
    ),
    "a bid that cannot be typed": (
        replaced("value = 15", "value = 1000"),
        "too-large",
        {"key": "space.5.value", "found": 1000, "most": 999},
    ),
    "a small space above a safe one": (
        replaced("value = 5\nsafe = false", "value = 5\nsafe = true"),
        "unsafe-above-safe",
        {"key": "space.2.safe", "value": 7, "safe": 5},
    ),
    "an unknown key": (replaced("value = 5", "value = 5\ncolour = 3"), "malformed-data", None),
}

BAD_BANKS: dict[str, Case] = {
    "no row": (lambda text: "row = []", "too-small", {"key": "row", "found": 0, "least": 1}),
    "nothing for small totals": (
        replaced("from = 0", "from = 1"),
        "bank-hole",
        {"key": "row.1.from", "found": 1, "needed": 0},
    ),
    "a hole": (
        replaced("from = 30", "from = 31"),
        "bank-hole",
        {"key": "row.3.from", "found": 31, "needed": 30},
    ),
    "two rows for one total": (
        replaced("from = 30", "from = 29"),
        "bank-hole",
        {"key": "row.3.from", "found": 29, "needed": 30},
    ),
    "a row after the last": (
        added("\n[[row]]\nfrom = 120\nleft = 30\nright = 16\n"),
        "bank-hole",
        {"key": "row.8.from", "found": 120, "needed": 0},
    ),
    "nothing for large totals": (
        replaced("from = 90\n", "from = 90\nto = 120\n"),
        "bank-hole",
        {"key": "row.7.to", "found": 120, "needed": 121},
    ),
    "a row that ends before it begins": (
        replaced("to = 44", "to = 29"),
        "too-small",
        {"key": "row.3.to", "found": 29, "least": 30},
    ),
    "less than nothing": (
        replaced("right = 6", "right = -1"),
        "too-small",
        {"key": "row.1.right", "found": -1, "least": 0},
    ),
    "more on the right": (
        replaced("right = 9", "right = 16"),
        "bank-right-higher",
        {"key": "row.3", "left": 15, "right": 16},
    ),
    "a left that falls": (
        replaced("left = 15\n", "left = 11\n"),
        "not-rising",
        {"key": "row.3.left", "found": 11, "before": 12},
    ),
    "a right that falls": (
        replaced("right = 9\n", "right = 7\n"),
        "not-rising",
        {"key": "row.3.right", "found": 7, "before": 8},
    ),
    "an unknown key": (replaced("from = 30", "start = 30"), "malformed-data", None),
}

BAD_SETUPS: dict[str, Case] = {
    "money for four": (
        replaced("[9, 11, 12, 14, 15]", "[9, 11, 12, 14]"),
        "wrong-count",
        {"key": "money", "found": 4, "needed": 5},
    ),
    "less than no money": (
        replaced("[9, 11,", "[9, -11,"),
        "too-small",
        {"key": "money.2", "found": -11, "least": 0},
    ),
    "nobody at home": (
        replaced("supply = 3", "supply = 0"),
        "too-small",
        {"key": "supply", "found": 0, "least": 1},
    ),
    "more at home than there are": (
        replaced("traders = 7", "traders = 2"),
        "too-small",
        {"key": "traders", "found": 2, "least": 3},
    ),
    "incomes that cannot be typed": (
        replaced("traders = 7", "traders = 54"),
        "too-large",
        {"key": "traders", "found": 54 * 18 + 2 * 15, "most": 999},
    ),
    "horses from nowhere": (
        replaced('horse = "yunnan"', 'horse = "lhasa"'),
        "no-such-province",
        {"key": "horse", "province": "lhasa"},
    ),
    "horses in the market": (
        replaced('horse = "yunnan"', 'horse = "puer"'),
        "no-such-province",
        {"key": "horse", "province": "puer"},
    ),
    "transport that gives money": (
        replaced("transport = 3", "transport = -1"),
        "too-small",
        {"key": "transport", "found": -1, "least": 0},
    ),
    "transport that costs more than a trader earns": (
        replaced("transport = 3", "transport = 5"),
        "transport-too-dear",
        {"key": "transport", "province": "qinghai", "found": 20, "earned": 18},
    ),
    "no debts": (
        replaced("[8, 7, 6, 5, 4, 3, 2]", "[]"),
        "too-small",
        {"key": "debts", "found": 0, "least": 1},
    ),
    "a debt that gives points": (
        replaced("[8, 7, 6,", "[8, 7, -6,"),
        "too-small",
        {"key": "debts.3", "found": -6, "least": 0},
    ),
    "no bridges": (
        replaced("bridge = 2", "bridge = 0"),
        "too-small",
        {"key": "structures.bridge", "found": 0, "least": 1},
    ),
    "less than no passes": (
        replaced("start = 2", "start = -2"),
        "too-small",
        {"key": "passes.start", "found": -2, "least": 0},
    ),
    "a scale that ends before it begins": (
        replaced("most = 6", "most = 1"),
        "too-small",
        {"key": "passes.most", "found": 1, "least": 2},
    ),
    "the other scale": (
        replaced("most = 4", "most = -1"),
        "too-small",
        {"key": "influence.most", "found": -1, "least": 0},
    ),
    "a word for a truth": (
        replaced("pass_sends_supply_to_market = true", 'pass_sends_supply_to_market = "yes"'),
        "malformed-data",
        None,
    ),
    "an unknown key": (replaced("transport = 3", "transport = 3\ncolour = 3"), "malformed-data", None),
    "an unknown structure": (replaced("post = 2", "post = 2\npagoda = 1"), "malformed-data", None),
}

BAD_SCORINGS: dict[str, Case] = {
    "over before it begins": (
        replaced("points = 80", "points = 0"),
        "too-small",
        {"key": "end.points", "found": 0, "least": 1},
    ),
    "less than no gift": (
        replaced("points = 100\ngifts = 2", "points = 100\ngifts = -2"),
        "too-small",
        {"key": "end_for_two.gifts", "found": -2, "least": 0},
    ),
    "points for nothing": (
        replaced("yuan = 3", "yuan = 0"),
        "too-small",
        {"key": "final.yuan", "found": 0, "least": 1},
    ),
    "gifts that cost": (
        replaced("gift = 3", "gift = -3"),
        "too-small",
        {"key": "final.gift", "found": -3, "least": 0},
    ),
    "a missing level": (
        replaced("5 = 9\n", ""),
        "missing-level",
        {"key": "final.passes", "level": 5},
    ),
    "a level that there is not": (
        replaced("4 = 16\n", "4 = 16\n5 = 25\n"),
        "unknown-level",
        {"key": "final.influence.5", "level": 5},
    ),
    "a level that costs": (
        replaced("0 = 0\n1 = 12", "0 = -1\n1 = 12"),
        "too-small",
        {"key": "final.teahouses.0", "found": -1, "least": 0},
    ),
    "a level worth less than the one before": (
        replaced("2 = 24", "2 = 11"),
        "not-rising",
        {"key": "final.teahouses.2", "found": 11, "before": 12},
    ),
    "an unknown key": (replaced("yuan = 3", "yuan = 3\ncolour = 3"), "malformed-data", None),
}


@pytest.mark.parametrize("case", BAD_BOARDS)
def test_bad_boards(tmp_path: Path, case: str) -> None:
    edit, code, facts = BAD_BOARDS[case]
    check(FOLDER / "board.toml", tmp_path, edit, read_board, code, facts)


@pytest.mark.parametrize("case", BAD_BUILDINGS)
def test_bad_buildings(tmp_path: Path, case: str) -> None:
    edit, code, facts = BAD_BUILDINGS[case]
    check(FOLDER / "buildings.toml", tmp_path, edit, read_buildings, code, facts)


@pytest.mark.parametrize("case", BAD_BANKS)
def test_bad_banks(tmp_path: Path, case: str) -> None:
    edit, code, facts = BAD_BANKS[case]
    check(FOLDER / "bank.toml", tmp_path, edit, read_bank, code, facts)


@pytest.mark.parametrize("case", BAD_SETUPS)
def test_bad_setups(tmp_path: Path, case: str) -> None:
    edit, code, facts = BAD_SETUPS[case]
    check(FOLDER / "setup.toml", tmp_path, edit, read_setup, code, facts)


@pytest.mark.parametrize("case", BAD_SCORINGS)
def test_bad_scorings(tmp_path: Path, case: str) -> None:
    edit, code, facts = BAD_SCORINGS[case]
    check(FOLDER / "scoring.toml", tmp_path, edit, read_scoring, code, facts)


def test_a_missing_file(tmp_path: Path) -> None:
    for read in (read_board, read_buildings, read_bank, read_setup, read_scoring):
        with pytest.raises(BadData) as refused:
            read(tmp_path / "elsewhere.toml")
        assert refused.value.code == "unreadable-data"
        assert refused.value.facts["file"] == f"{tmp_path.name}/elsewhere.toml"


def test_loading_reads_every_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Whatever file is broken, the game refuses to begin."""
    names = [path.name for path in FOLDER.glob("*.toml")]
    caches = (board, buildings, bank, setup, ends, table)
    try:
        for broken in names:
            for name in names:
                text = (FOLDER / name).read_text(encoding="utf-8")
                (tmp_path / name).write_text(text if name != broken else "?", encoding="utf-8")
            monkeypatch.setattr(components, "FOLDER", tmp_path)
            for cached in caches:
                cached.cache_clear()
            with pytest.raises(BadData) as refused:
                GAME.load()
            assert refused.value.facts["file"] == f"{tmp_path.name}/{broken}"
    finally:
        monkeypatch.undo()
        for cached in caches:
            cached.cache_clear()
    GAME.load()
