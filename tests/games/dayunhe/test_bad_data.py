"""Files of ``data/dayunhe`` with one thing made wrong: refused with file, key and reason."""

from collections.abc import Callable
from pathlib import Path

import pytest

from games.dayunhe import GAME, components
from games.dayunhe.check import FILLERS, RESERVED
from games.dayunhe.components import FOLDER
from games.engine import BadNotation
from tests.games.bad_data import (
    Edit,
    Facts,
    added,
    check,
    check_no_such_file,
    dropped,
    entry,
    large,
    replaced,
    small,
)
from tests.games.dayunhe.printed import ACTIONS, CARDS, KINDS, SIDES
from tests.games.dayunhe.scenes import parse
from tests.games.dayunhe.slow import EVERY_NOTATION

READERS: dict[str, Callable[[Path], object]] = {
    "board": components.read_board,
    "tiles": components.read_tiles,
    "cards": components.read_cards,
    "rules": components.read_rules,
}
KNOWN = ", ".join(ACTIONS)


def both(*edits: Edit) -> Edit:
    """One edit after the other."""

    def edit(text: str) -> str:
        for one in edits:
            text = one(text)
        return text

    return edit


def words(key: str, found: str, needed: str) -> tuple[str, Facts]:
    return "wrong-words", {"key": key, "found": found, "needed": needed}


def bad(code: str, key: str, **facts: str | int) -> tuple[str, Facts]:
    return code, {"key": key, **facts}


def hexes(code: str, key: str, found: str) -> tuple[str, Facts]:
    return bad(code, key, found=found)


NINE = "[[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2], [2, 0], [2, 1], [2, 2]]"
MIDDLE = "[[3, 0], [3, 1], [3, 2], [4, 0], [4, 1], [4, 2], [5, 0], [5, 1], [5, 2]]"

BOARD: list[tuple[Edit, tuple[str, Facts]]] = [
    (replaced(NINE, NINE.replace("[2, 2]", "[2, 1]")), hexes("double-hex", "region.1.hexes", "2 1")),
    (replaced(MIDDLE, MIDDLE.replace("[3, 0]", "[2, 2]")), hexes("double-hex", "region.2.hexes", "2 2")),
    (replaced(NINE, NINE.replace(", [2, 2]", "")), hexes("missing-hex", "region", "2 2")),
    (
        both(replaced(NINE, NINE.replace(", [2, 2]", "")), replaced(MIDDLE, MIDDLE[:-1] + ", [2, 2]]")),
        ("wrong-count", {"key": "region.1.hexes", "found": 8, "needed": 9}),
    ),
    (
        both(
            replaced(NINE, NINE.replace("[2, 2]", "[3, 0]")),
            replaced(MIDDLE, MIDDLE.replace("[3, 0]", "[2, 2]")),
        ),
        words(
            "region.1.hexes",
            "0 0, 0 1, 0 2, 1 0, 1 1, 1 2, 2 0, 2 1, 3 0",
            "0 0, 0 1, 0 2, 1 0, 1 1, 1 2, 2 0, 2 1, 2 2",
        ),
    ),
    (replaced(NINE, NINE.replace("[2, 2]", "[2, 3]")), hexes("hex-off-map", "region.1.hexes", "2 3")),
    (replaced(NINE, NINE.replace("[2, 2]", "[15, 0]")), hexes("hex-off-map", "region.1.hexes", "15 0")),
    (replaced(NINE, NINE.replace("[2, 2]", "[-1, 0]")), hexes("hex-off-map", "region.1.hexes", "-1 0")),
    (replaced("river = [[0, 1]", "river = [[3, 1]"), hexes("hex-outside-region", "region.1.river", "3 1")),
    (replaced("river = [[0, 1]", "river = [[1, 1]"), hexes("double-hex", "region.1.river", "1 1")),
    (replaced("river = [[0, 1]", "river = [[0, 9]"), hexes("hex-off-map", "region.1.river", "0 9")),
    (replaced("unrest = [[3, 1]", "unrest = [[0, 1]"), hexes("hex-outside-region", "region.2.unrest", "0 1")),
    (replaced("unrest = [[3, 1]", "unrest = [[4, 2]"), hexes("double-hex", "region.2.unrest", "4 2")),
    (replaced("unrest = [[0, 1], [1, 1], ", "unrest = [[1, 1], "), small("region.unrest", 19, 20)),
    (replaced("pagoda = [2, 1]", "pagoda = [5, 1]"), hexes("hex-outside-region", "region.1.pagoda", "5 1")),
    (replaced("pagoda = [2, 1]", "pagoda = [2, 2]"), words("region.1.pagoda", "2 2", "2 1")),
    (replaced("pagoda = [2, 1]", "pagoda = [1, 1]"), words("region.1.pagoda", "1 1", "2 1")),
    (replaced("pagoda = [2, 1]", 'pagoda = "hangzhou"'), words("region.1.pagoda", "hangzhou", "row, column")),
    (replaced('pagoda = "hangzhou"', "pagoda = [14, 1]"), words("region.5.pagoda", "14 1", "hangzhou")),
    (replaced('pagoda = "hangzhou"', 'pagoda = "beijing"'), words("region.5.pagoda", "beijing", "hangzhou")),
    (
        dropped("[[region]]", "[[region]]"),
        ("wrong-count", {"key": "region", "found": 4, "needed": 5}),
    ),
    (replaced('id = "beijing"', 'id = "peking"'), words("city", "peking, hangzhou", "beijing, hangzhou")),
    (
        replaced("[[0, 0], [0, 1], [0, 2]]", "[[0, 0], [0, 1]]"),
        words("city.beijing.adjacent", "0 0, 0 1", "0 0, 0 1, 0 2"),
    ),
    (
        replaced("[[14, 0], [14, 1], [14, 2]]", "[[13, 0], [13, 1], [13, 2]]"),
        words("city.hangzhou.adjacent", "13 0, 13 1, 13 2", "14 0, 14 1, 14 2"),
    ),
    (
        dropped("[[setup]]", "[[setup]]"),
        ("wrong-count", {"key": "setup", "found": 3, "needed": 4}),
    ),
    (
        replaced("players = 3", "players = 2"),
        ("wrong-number", {"key": "setup.2.players", "found": 2, "needed": 3}),
    ),
    (replaced("regions = [1, 2, 3]", "regions = [1, 2, 4]"), words("setup.2.regions", "1, 2, 4", "1, 2, 3")),
    (replaced("regions = [1, 2]", "regions = [1, 2, 3]"), words("setup.1.regions", "1, 2, 3", "1, 2")),
    (replaced("south = [5, 1]", "south = [8, 1]"), words("setup.1.south", "8 1", "5 1")),
    (replaced('south = "hangzhou"', "south = [11, 1]"), words("setup.4.south", "11 1", "hangzhou")),
    (replaced("steps = 5", "steps = 0"), small("setup.1.steps", 0, 1)),
    (replaced("steps = 5", "steps = 100"), large("setup.1.steps", 100, 99)),
]

TILES: list[tuple[Edit, tuple[str, Facts]]] = [
    (replaced("canals = 20", "canals = 21"), ("wrong-tile-mix", {"key": "tile", "found": 20, "needed": 21})),
    (
        entry('id = "straight"', "count = 4", "count = 3"),
        ("wrong-tile-mix", {"key": "tile", "found": 19, "needed": 20}),
    ),
    (replaced("canals = 20", "canals = 2"), small("canals", 2, 3)),
    (replaced("unrest = 10", "unrest = 3"), small("unrest", 3, 4)),
    (replaced("unrest = 10", "unrest = 100"), large("unrest", 100, 99)),
    (replaced("value = 9", "value = -1"), small("tile.reservoir.value", -1, 0)),
    (replaced("value = 9", "value = 100"), large("tile.reservoir.value", 100, 99)),
    (entry('id = "straight"', "count = 4", "count = 0"), small("tile.straight.count", 0, 1)),
    (replaced("edges = [0, 3]", "edges = [0, 6]"), large("tile.straight.edges", 6, 5)),
    (replaced("edges = [0, 3]", "edges = [-1, 3]"), small("tile.straight.edges", -1, 0)),
    (replaced("edges = [0, 3]", "edges = [3, 3]"), bad("double-edge", "tile.straight.edges", edge=3)),
    (
        replaced("edges = [0, 3]", "edges = [1, 3, 5]"),
        ("tiles-alike", {"key": "tile.straight.edges", "first": "delta", "second": "straight"}),
    ),
    (
        replaced("edges = [0, 3]", "edges = [2, 5, 3]"),
        ("tiles-alike", {"key": "tile.straight.edges", "first": "branch-right", "second": "straight"}),
    ),
    (
        replaced("edges = [0, 3]", "edges = []"),
        ("tiles-alike", {"key": "tile.reservoir.edges", "first": "straight", "second": "reservoir"}),
    ),
    (replaced('id = "delta"', 'id = "crossing"'), ("double-id", {"key": "tile.2.id", "id": "crossing"})),
    *(
        (replaced('id = "delta"', f'id = "{name}"'), bad("bad-id", "tile.2.id", id=name))
        for name in ("Delta", "two words", "", "delta2", "sharp-", "unrest", "city", "e", "nw-fork",
                     "the-fork", "build", "supply", "beijing", "b")
    ),
]  # fmt: skip

CARD = '\n[[card]]\nid = "moon"\ngroups = [["supply 1"], ["build 1"], ["tea"]]\n'
FILES: dict[str, list[tuple[Edit, tuple[str, Facts]]]] = {
    "board": BOARD,
    "tiles": TILES,
    "cards": [
        (added(CARD), ("wrong-count", {"key": "card", "found": 11, "needed": 10})),
        (dropped("[[card]]", "[[card]]"), ("wrong-count", {"key": "card", "found": 9, "needed": 10})),
        (replaced('id = "order"', 'id = "tea"'), ("double-id", {"key": "card.8.id", "id": "tea"})),
        (replaced('id = "order"', 'id = "Order 2"'), ("bad-id", {"key": "card.5.id", "id": "Order 2"})),
        (replaced('id = "order"', 'id = "the"'), ("bad-id", {"key": "card.5.id", "id": "the"})),
        (
            replaced(', ["espionage"]]', "]"),
            ("wrong-count", {"key": "card.builder.groups", "found": 2, "needed": 3}),
        ),
        (replaced('[["supply 1"]', "[[]"), small("card.builder.groups.1", 0, 1)),
        (
            replaced('["reform", "espionage"]', '["reform", "espionage", "tea"]'),
            large("card.reformer.groups.2", 3, 2),
        ),
        *(
            (
                replaced('["espionage"]', f'["{symbol}"]'),
                bad("unknown-action", "card.builder.groups.3", action=symbol, known=KNOWN),
            )
            for symbol in ("spying", "Espionage", "espionage 0", "espionage 100", "espionage -1",
                           "espionage x", "espionage ", "remove_unrest 1", "")
        ),
        (
            replaced('["espionage"]', '["supply"]'),
            ("double-action", {"key": "card.builder.groups.3", "action": "supply"}),
        ),
        (
            replaced('["reform", "espionage"]', '["reform", "prestige"]'),
            ("prestige-not-alone", {"key": "card.reformer.groups.2"}),
        ),
    ],
    "rules": [
        (replaced("start = 15", "start = -1"), small("start", -1, 0)),
        (replaced("start = 15", "start = 100"), large("start", 100, 99)),
        (replaced("laid = 4", "laid = -1"), small("laid", -1, 0)),
        (replaced("laid = 4", "laid = 10"), large("laid", 10, 9)),
        (replaced("warehouse = 6", "warehouse = 1"), small("warehouse", 1, 2)),
        (replaced("warehouse = 6", "warehouse = 7"), large("warehouse", 7, 6)),
        (replaced("trips = 4", "trips = 0"), small("trips", 0, 1)),
        (replaced("trips = 4", "trips = 10"), large("trips", 10, 9)),
        (replaced("special = 3", "special = 0"), small("special", 0, 1)),
        (replaced("intrigue = 8", "intrigue = -1"), small("intrigue", -1, 0)),
        (replaced("hard = 2", "hard = 0"), small("levels.hard", 0, 1)),
        (replaced("easy = 4", "easy = 10"), large("levels.easy", 10, 9)),
        (replaced("hard = 2\n", ""), words("levels", "easy, medium", "easy, hard, medium")),
        (replaced("hard = 2", "harsh = 2"), words("levels", "easy, harsh, medium", "easy, hard, medium")),
        (replaced("loss = 4", "loss = -4"), small("uprising.loss", -4, 0)),
        (replaced("empty = 0", "empty = 1"), large("inspection.empty", 1, 0)),
        (entry("[inspection]", "unrest = -4", "unrest = 4"), large("inspection.unrest", 4, 0)),
        (entry("[inspection]", "canal = 2", "canal = -2"), small("inspection.canal", -2, 0)),
        (replaced("line = 4", "line = 100"), large("inspection.line", 100, 99)),
        (replaced("network = 1", "network = -1"), small("final.network", -1, 0)),
        (replaced("city_unrest = -4", "city_unrest = 4"), large("final.city_unrest", 4, 0)),
        (entry("[final]", "\nunrest = -4", "\nunrest = 4"), large("final.unrest", 4, 0)),
        (replaced("last = 40", "last = 0"), small("rounds.last", 0, 1)),
        (replaced("last = 40", "last = 100"), large("rounds.last", 100, 99)),
        (replaced("warning = 35", "warning = 41"), large("rounds.warning", 41, 40)),
        (replaced("warning = 35", "warning = 0"), small("rounds.warning", 0, 1)),
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("file", "edit", "reason"),
    [
        pytest.param(file, *case, id=f"{file}-{number}-{case[1][0]}")
        for file, cases in FILES.items()
        for number, case in enumerate(cases)
    ],
)
def test_refused(tmp_path: Path, file: str, edit: Edit, reason: tuple[str, Facts]) -> None:
    folder = tmp_path / "dayunhe"
    folder.mkdir()
    check(FOLDER / f"{file}.toml", folder, edit, READERS[file], *reason)


@pytest.mark.parametrize("file", READERS)
def test_files_that_are_no_such_files(tmp_path: Path, file: str) -> None:
    folder = tmp_path / "dayunhe"
    folder.mkdir()
    check_no_such_file(FOLDER / f"{file}.toml", folder, READERS[file])


@pytest.mark.parametrize("file", READERS)
def test_no_table_holds_anything_unknown(tmp_path: Path, file: str) -> None:
    folder = tmp_path / "dayunhe"
    folder.mkdir()
    lines = (FOLDER / f"{file}.toml").read_text(encoding="utf-8").splitlines()
    for header in sorted({line for line in lines if line.startswith("[")}):
        edit = replaced(f"{header}\n", f"{header}\nmoon = 1\n")
        code = "wrong-words" if header == "[levels]" else "malformed-data"
        check(FOLDER / f"{file}.toml", folder, edit, READERS[file], code, None)


def test_what_a_tile_cannot_be_called_means_something_else() -> None:
    """Every word of the notation but cards' and tiles' own names is reserved, and so are small words."""
    written = {part for notation in EVERY_NOTATION for part in notation.lower().replace("-", " ").split()}
    names = {part for name in (*KINDS, *CARDS) for part in name.split("-")} - {"unrest"}
    found = {word for word in written if word.isalpha()} - names
    assert found - {"b", "c", "d", "e", "a"} <= RESERVED
    assert set(SIDES) <= RESERVED
    for word in FILLERS:
        with pytest.raises(BadNotation):
            parse(f"take {word}")


def test_the_shipped_files_load() -> None:
    GAME.load()
    assert len(components.tiles()) == len(KINDS)
