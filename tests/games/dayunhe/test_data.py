"""Files of ``data/dayunhe`` with one thing made wrong are refused; those shipped say what the rules say."""

from collections.abc import Callable
from pathlib import Path

import pytest

from games.dayunhe import GAME, components, places
from games.dayunhe.check import FILLERS, RESERVED
from games.dayunhe.components import FOLDER
from games.engine import BadNotation
from tests.support.games.bad_data import (
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
from tests.support.games.dayunhe import printed
from tests.support.games.dayunhe.printed import ACTIONS, CARDS, HEXES, KINDS, SIDES, place
from tests.support.games.dayunhe.scenes import parse
from tests.support.games.dayunhe.slow import EVERY_NOTATION
from tests.support.games.dayunhe.slow_way import beside

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


def count(key: str, found: int, needed: int, code: str = "wrong-count") -> tuple[str, Facts]:
    return bad(code, key, found=found, needed=needed)


def alike(first: str, second: str) -> tuple[str, Facts]:
    """Two tiles of the same lines; the second is the one that is refused."""
    return bad("tiles-alike", f"tile.{second}.edges", first=first, second=second)


NINE = "[[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2], [2, 0], [2, 1], [2, 2]]"
EIGHT = "0 0, 0 1, 0 2, 1 0, 1 1, 1 2, 2 0, 2 1"
MIDDLE = "[[3, 0], [3, 1], [3, 2], [4, 0], [4, 1], [4, 2], [5, 0], [5, 1], [5, 2]]"

BOARD: list[tuple[Edit, tuple[str, Facts]]] = [
    (replaced(NINE, NINE.replace("[2, 2]", "[2, 1]")), hexes("double-hex", "region.1.hexes", "2 1")),
    (replaced(MIDDLE, MIDDLE.replace("[3, 0]", "[2, 2]")), hexes("double-hex", "region.2.hexes", "2 2")),
    (replaced(NINE, NINE.replace(", [2, 2]", "")), hexes("missing-hex", "region", "2 2")),
    (
        both(replaced(NINE, NINE.replace(", [2, 2]", "")), replaced(MIDDLE, MIDDLE[:-1] + ", [2, 2]]")),
        count("region.1.hexes", 8, 9),
    ),
    (
        both(replaced(NINE, NINE.replace("[2, 2]", "[3, 0]")), replaced("[[3, 0]", "[[2, 2]")),
        words("region.1.hexes", f"{EIGHT}, 3 0", f"{EIGHT}, 2 2"),
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
    (dropped("[[region]]", "[[region]]"), count("region", 4, 5)),
    (replaced('id = "beijing"', 'id = "peking"'), words("city", "peking, hangzhou", "beijing, hangzhou")),
    (
        replaced("[[0, 0], [0, 1], [0, 2]]", "[[0, 0], [0, 1]]"),
        words("city.beijing.adjacent", "0 0, 0 1", "0 0, 0 1, 0 2"),
    ),
    (
        replaced("[[14, 0], [14, 1], [14, 2]]", "[[13, 0], [13, 1], [13, 2]]"),
        words("city.hangzhou.adjacent", "13 0, 13 1, 13 2", "14 0, 14 1, 14 2"),
    ),
    (dropped("[[setup]]", "[[setup]]"), count("setup", 3, 4)),
    (replaced("players = 3", "players = 2"), count("setup.2.players", 2, 3, "wrong-number")),
    (replaced("regions = [1, 2, 3]", "regions = [1, 2, 4]"), words("setup.2.regions", "1, 2, 4", "1, 2, 3")),
    (replaced("regions = [1, 2]", "regions = [1, 2, 3]"), words("setup.1.regions", "1, 2, 3", "1, 2")),
    (replaced("south = [5, 1]", "south = [8, 1]"), words("setup.1.south", "8 1", "5 1")),
    (replaced('south = "hangzhou"', "south = [11, 1]"), words("setup.4.south", "11 1", "hangzhou")),
    (replaced("steps = 5", "steps = 0"), small("setup.1.steps", 0, 1)),
    (replaced("steps = 5", "steps = 100"), large("setup.1.steps", 100, 99)),
]

TILES: list[tuple[Edit, tuple[str, Facts]]] = [
    (replaced("canals = 20", "canals = 21"), count("tile", 20, 21, "wrong-tile-mix")),
    (entry('id = "straight"', "count = 4", "count = 3"), count("tile", 19, 20, "wrong-tile-mix")),
    (replaced("canals = 20", "canals = 2"), small("canals", 2, 3)),
    (replaced("unrest = 10", "unrest = 3"), small("unrest", 3, 4)),
    (replaced("unrest = 10", "unrest = 100"), large("unrest", 100, 99)),
    (replaced("value = 9", "value = -1"), small("tile.reservoir.value", -1, 0)),
    (replaced("value = 9", "value = 100"), large("tile.reservoir.value", 100, 99)),
    (entry('id = "straight"', "count = 4", "count = 0"), small("tile.straight.count", 0, 1)),
    (replaced("edges = [0, 3]", "edges = [0, 6]"), large("tile.straight.edges", 6, 5)),
    (replaced("edges = [0, 3]", "edges = [-1, 3]"), small("tile.straight.edges", -1, 0)),
    (replaced("edges = [0, 3]", "edges = [3, 3]"), bad("double-edge", "tile.straight.edges", edge=3)),
    (replaced("edges = [0, 3]", "edges = [1, 3, 5]"), alike("delta", "straight")),
    (replaced("edges = [0, 3]", "edges = [2, 5, 3]"), alike("branch-right", "straight")),
    (replaced("edges = [0, 3]", "edges = []"), alike("straight", "reservoir")),
    (replaced('id = "delta"', 'id = "crossing"'), bad("double-id", "tile.2.id", id="crossing")),
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
        (added(CARD), count("card", 11, 10)),
        (dropped("[[card]]", "[[card]]"), count("card", 9, 10)),
        (replaced('id = "order"', 'id = "tea"'), bad("double-id", "card.8.id", id="tea")),
        (replaced('id = "order"', 'id = "Order 2"'), bad("bad-id", "card.5.id", id="Order 2")),
        (replaced('id = "order"', 'id = "the"'), bad("bad-id", "card.5.id", id="the")),
        (replaced(', ["espionage"]]', "]"), count("card.builder.groups", 2, 3)),
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
            bad("double-action", "card.builder.groups.3", action="supply"),
        ),
        (
            replaced('["reform", "espionage"]', '["reform", "prestige"]'),
            bad("prestige-not-alone", "card.reformer.groups.2"),
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


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    found = tmp_path / "dayunhe"
    found.mkdir()
    return found


@pytest.mark.parametrize(
    ("file", "edit", "reason"),
    [
        pytest.param(file, *case, id=f"{file}-{number}-{case[1][0]}")
        for file, cases in FILES.items()
        for number, case in enumerate(cases)
    ],
)
def test_refused(folder: Path, file: str, edit: Edit, reason: tuple[str, Facts]) -> None:
    check(FOLDER / f"{file}.toml", folder, edit, READERS[file], *reason)


@pytest.mark.parametrize("file", READERS)
def test_files_that_are_no_such_files(folder: Path, file: str) -> None:
    check_no_such_file(FOLDER / f"{file}.toml", folder, READERS[file])


@pytest.mark.parametrize("file", READERS)
def test_no_table_holds_anything_unknown(folder: Path, file: str) -> None:
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


# ── what is shipped ──────────────────────────────────────────────────────────────────────────────────────


def places_of(words: str) -> list[int]:
    return [place(word) for word in words.split()]


def test_the_map() -> None:
    """Five regions of nine hexes; rivers, symbols and pagodas as printed; each city touches a whole row."""
    board = components.board()
    assert (places.HEXES, places.ROWS, places.COLUMNS, places.REGIONS) == (45, 15, 3, 5)
    assert [places.region(hex) for hex in range(HEXES)] == [number for number in range(5) for _ in range(9)]
    assert [list(region.river) for region in board.regions] == list(map(places_of, printed.RIVERS.values()))
    assert [list(region.unrest) for region in board.regions] == list(map(places_of, printed.SYMBOLS.values()))
    assert [region.pagoda for region in board.regions] == list(map(place, (*printed.PAGODAS, "hangzhou")))
    assert [list(city) for city in board.adjacent] == [[0, 1, 2], [42, 43, 44]]
    assert list(board.symbols) == places_of(" ".join(printed.SYMBOLS.values()))
    assert len(board.symbols) == printed.LAID * 5


def test_the_setup_by_number_of_players() -> None:
    setups = components.board().setups
    assert {players: setup.steps for players, setup in setups.items()} == printed.STEPS
    assert {players: setup.steps for players, setup in setups.items()} == {n: 2 * n + 1 for n in (2, 3, 4, 5)}
    assert {players: setup.south for players, setup in setups.items()} == {
        players: place(name) for players, name in printed.TURNING.items()
    }


def test_neighbours() -> None:
    """Six sides clockwise from the east; odd rows are shifted half a hex to the east."""
    assert tuple(places.EDGES) == SIDES
    for hex in range(HEXES):
        found = {SIDES[edge]: places.neighbour(hex, edge) for edge in range(6)}
        assert {side: to for side, to in found.items() if to != places.NOWHERE} == beside(hex)
    assert beside(place("1-5")) == {"e": 5, "se": 8, "sw": 7, "w": 3, "nw": 1, "ne": 2}
    assert beside(place("1-7")) == {"e": 7, "se": 9, "ne": 3}


def test_tiles() -> None:
    found = {tile.id: (tile.value, tile.count) for tile in components.tiles()}
    assert found.pop("unrest") == (0, printed.UNREST_TILES)
    assert found == {kind: (value, count) for kind, (value, count, _) in printed.TILES.items()}
    assert sum(count for _, count in found.values()) == 20
    assert {value for value, _ in found.values()} == {1, 2, 3, 5, 6, 7, 8, 9}
    assert list(components.kinds()) == list(printed.KINDS)


def test_lines_and_looks() -> None:
    """Each rotation turns the line by one side clockwise; those that look the same are one look."""
    for kind in printed.KINDS:
        for rotation in range(6):
            sides = [side for edge, side in enumerate(SIDES) if components.edges(kind, rotation) >> edge & 1]
            assert set(sides) == printed.turned(kind, rotation)
        assert list(components.looks(kind)) == printed.looks(kind)
    assert [len(printed.looks(kind)) for kind in printed.KINDS] == [3, 2, 6, 6, 3, 6, 6, 6, 1, 1]


def test_cards() -> None:
    found = {
        card.id: [{symbol.action: symbol.count for symbol in group} for group in card.groups]
        for card in components.cards()
    }
    assert found == {card: printed.groups(card) for card in printed.CARDS}
    assert list(found) == list(printed.CARDS)
    assert len(found) == 10
    assert components.ACTIONS == printed.ACTIONS
    assert {action for card in printed.CARDS for action in printed.symbols(card)} == set(printed.ACTIONS)


def test_the_numbers_of_the_rules() -> None:
    rules = components.rules()
    assert (rules.start, rules.laid, rules.warehouse, rules.trips) == (15, 4, 6, 4)
    assert (rules.special, rules.intrigue, rules.loss) == (3, 8, 4)
    assert rules.levels == {"hard": 2, "medium": 3, "easy": 4}
    assert (rules.empty, rules.unrest, rules.canal, rules.line) == (0, -4, 2, 4)
    assert (rules.network, rules.city_unrest, rules.region_unrest) == (1, -4, -4)
    assert (rules.last_round, rules.warning_round) == (40, 35)


def test_the_game() -> None:
    assert (GAME.name, GAME.title, GAME.min_seats, GAME.max_seats) == ("dayunhe", "Da Yunhe", 2, 5)
    (level,) = GAME.options
    assert (level.name, level.values) == ("level", ("medium", "hard", "easy"))
    assert GAME.rules_version == 1
    GAME.load()


def test_every_place_is_one_of_its_own() -> None:
    found = [
        *range(HEXES),
        places.BEIJING,
        places.HANGZHOU,
        *(places.area_place(seat) for seat in range(5)),
        *(places.wall_place(seat) for seat in range(5)),
        *(places.warehouse_place(seat) for seat in range(5)),
        *(places.stack_place(seat, stack) for seat in range(5) for stack in range(3)),
        *(places.prestige_place(seat) for seat in range(5)),
    ]
    assert found == list(range(82))
    assert [places.hex_name(hex) for hex in range(47)] == [printed.name(hex) for hex in range(47)]
    assert (printed.name(0), printed.name(13), printed.name(44)) == ("1-1", "2-5", "5-9")
