"""Files of ``data/dayunhe`` with one thing made wrong are refused; those shipped say what the rules say."""

from collections.abc import Callable
from pathlib import Path

import pytest

from games.dayunhe import GAME, components, places
from games.dayunhe.check import FILLERS, RESERVED
from games.dayunhe.components import FOLDER
from games.engine import BadNotation
from tests.support.games.bad_data import (
    Case,
    Edit,
    Facts,
    added,
    changed,
    check,
    check_no_such_file,
    dropped,
    each,
    entry,
    large,
    limits,
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


def both(one: Edit, other: Edit) -> Edit:
    """One edit after the other."""
    return lambda text: other(one(text))


def bad(code: str, key: str, **facts: str | int) -> tuple[str, Facts]:
    return code, {"key": key, **facts}


def alike(first: str, second: str) -> tuple[str, Facts]:
    """Two tiles of the same lines; the second is the one that is refused."""
    return bad("tiles-alike", f"tile.{second}.edges", first=first, second=second)


def river(hex: str, code: str) -> Case:
    """The river of the first region begins on that hex."""
    row, column = hex.split()
    return replaced("river = [[0, 1]", f"river = [[{row}, {column}]"), bad(code, "region.1.river", found=hex)


def pagoda(hex: str) -> Edit:
    """The first region's pagoda is there."""
    return replaced("pagoda = [2, 1]", f"pagoda = {hex}")


NINE = "[[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2], [2, 0], [2, 1], [2, 2]]"
EIGHT = "0 0, 0 1, 0 2, 1 0, 1 1, 1 2, 2 0, 2 1"
EIGHT_ONLY = NINE.replace(", [2, 2]", "")
ONE_HEXES = "region.1.hexes"
THIRD = "card.builder.groups.3"

BOARD: list[Case] = [
    *(
        (
            replaced(NINE, NINE.replace("[2, 2]", f"[{hex.replace(' ', ', ')}]")),
            bad(code, ONE_HEXES, found=hex),
        )
        for hex, code in (("2 1", "double-hex"), *((off, "hex-off-map") for off in ("2 3", "15 0", "-1 0")))
    ),
    (replaced("[[3, 0]", "[[2, 2]"), bad("double-hex", "region.2.hexes", found="2 2")),
    (replaced(NINE, EIGHT_ONLY), bad("missing-hex", "region", found="2 2")),
    (
        both(replaced(NINE, EIGHT_ONLY), replaced("[5, 2]]", "[5, 2], [2, 2]]")),
        changed(ONE_HEXES, 8, 9, "count"),
    ),
    (
        both(replaced(NINE, NINE.replace("[2, 2]", "[3, 0]")), replaced("[[3, 0]", "[[2, 2]")),
        changed(ONE_HEXES, f"{EIGHT}, 3 0", f"{EIGHT}, 2 2"),
    ),
    river("3 1", "hex-outside-region"),
    river("1 1", "double-hex"),
    river("0 9", "hex-off-map"),
    (
        replaced("unrest = [[3, 1]", "unrest = [[0, 1]"),
        bad("hex-outside-region", "region.2.unrest", found="0 1"),
    ),
    (replaced("unrest = [[3, 1]", "unrest = [[4, 2]"), bad("double-hex", "region.2.unrest", found="4 2")),
    (replaced("unrest = [[0, 1], [1, 1], ", "unrest = [[1, 1], "), small("region.unrest", 19, 20)),
    (pagoda("[5, 1]"), bad("hex-outside-region", "region.1.pagoda", found="5 1")),
    (pagoda("[2, 2]"), changed("region.1.pagoda", "2 2", "2 1")),
    (pagoda("[1, 1]"), changed("region.1.pagoda", "1 1", "2 1")),
    (pagoda('"hangzhou"'), changed("region.1.pagoda", "hangzhou", "row, column")),
    (replaced('pagoda = "hangzhou"', "pagoda = [14, 1]"), changed("region.5.pagoda", "14 1", "hangzhou")),
    (
        replaced('pagoda = "hangzhou"', 'pagoda = "beijing"'),
        changed("region.5.pagoda", "beijing", "hangzhou"),
    ),
    (dropped("[[region]]", "[[region]]"), changed("region", 4, 5, "count")),
    (replaced('id = "beijing"', 'id = "peking"'), changed("city", "peking, hangzhou", "beijing, hangzhou")),
    (replaced("0, 1], [0, 2]]", "0, 1]]"), changed("city.beijing.adjacent", "0 0, 0 1", "0 0, 0 1, 0 2")),
    (
        replaced("[[14, 0], [14, 1], [14, 2]]", "[[13, 0], [13, 1], [13, 2]]"),
        changed("city.hangzhou.adjacent", "13 0, 13 1, 13 2", "14 0, 14 1, 14 2"),
    ),
    (dropped("[[setup]]", "[[setup]]"), changed("setup", 3, 4, "count")),
    (replaced("players = 3", "players = 2"), changed("setup.2.players", 2, 3, "number")),
    (
        replaced("regions = [1, 2, 3]", "regions = [1, 2, 4]"),
        changed("setup.2.regions", "1, 2, 4", "1, 2, 3"),
    ),
    (replaced("regions = [1, 2]", "regions = [1, 2, 3]"), changed("setup.1.regions", "1, 2, 3", "1, 2")),
    (replaced("south = [5, 1]", "south = [8, 1]"), changed("setup.1.south", "8 1", "5 1")),
    (replaced('south = "hangzhou"', "south = [11, 1]"), changed("setup.4.south", "11 1", "hangzhou")),
    *limits("steps = 5", 1, 99, key="setup.1.steps"),
]

NO_TILES = "Delta, two words, , delta2, sharp-, unrest, city, e, nw-fork, the-fork, build, supply, beijing, b"
LINES = "edges = [0, 3]"
TILES: list[Case] = [
    (replaced("canals = 20", "canals = 21"), changed("tile", 20, 21, "tile-mix")),
    (entry('id = "straight"', "count = 4", "count = 3"), changed("tile", 19, 20, "tile-mix")),
    *limits("canals = 20", 3),
    *limits("unrest = 10", 4, 99),
    *limits("value = 9", 0, 99, key="tile.reservoir.value"),
    *limits("count = 4", 1, key="tile.straight.count", after='id = "straight"'),
    (replaced(LINES, "edges = [0, 6]"), large("tile.straight.edges", 6, 5)),
    (replaced(LINES, "edges = [-1, 3]"), small("tile.straight.edges", -1, 0)),
    (replaced(LINES, "edges = [3, 3]"), bad("double-edge", "tile.straight.edges", edge=3)),
    (replaced(LINES, "edges = [1, 3, 5]"), alike("delta", "straight")),
    (replaced(LINES, "edges = [2, 5, 3]"), alike("branch-right", "straight")),
    (replaced(LINES, "edges = []"), alike("straight", "reservoir")),
    (replaced('id = "delta"', 'id = "crossing"'), bad("double-id", "tile.2.id", id="crossing")),
    *(
        (replaced('id = "delta"', f'id = "{name}"'), bad("bad-id", "tile.2.id", id=name))
        for name in NO_TILES.split(", ")
    ),
]

CARD = '\n[[card]]\nid = "moon"\ngroups = [["supply 1"], ["build 1"], ["tea"]]\n'
SPY, REFORM = '["espionage"]', '["reform", "espionage"]'
NO_SYMBOLS = (
    "spying, Espionage, espionage 0, espionage 100, espionage -1, espionage x, espionage , remove_unrest 1, "
)
FILES: dict[str, list[Case]] = {
    "board": BOARD,
    "tiles": TILES,
    "cards": [
        (added(CARD), changed("card", 11, 10, "count")),
        (dropped("[[card]]", "[[card]]"), changed("card", 9, 10, "count")),
        (replaced('id = "order"', 'id = "tea"'), bad("double-id", "card.8.id", id="tea")),
        (replaced('id = "order"', 'id = "Order 2"'), bad("bad-id", "card.5.id", id="Order 2")),
        (replaced('id = "order"', 'id = "the"'), bad("bad-id", "card.5.id", id="the")),
        (replaced(f", {SPY}]", "]"), changed("card.builder.groups", 2, 3, "count")),
        (replaced('[["supply 1"]', "[[]"), small("card.builder.groups.1", 0, 1)),
        (replaced(REFORM, '["reform", "espionage", "tea"]'), large("card.reformer.groups.2", 3, 2)),
        *(
            (replaced(SPY, f'["{symbol}"]'), bad("unknown-action", THIRD, action=symbol, known=KNOWN))
            for symbol in NO_SYMBOLS.split(", ")
        ),
        (replaced(SPY, '["supply"]'), bad("double-action", THIRD, action="supply")),
        (replaced(REFORM, '["reform", "prestige"]'), bad("prestige-not-alone", "card.reformer.groups.2")),
    ],
    "rules": [
        *limits("start = 15", 0, 99),
        *limits("laid = 4", 0, 9),
        *limits("warehouse = 6", 2, 6),
        *limits("trips = 4", 1, 9),
        *limits("special = 3", 1),
        *limits("intrigue = 8", 0),
        *limits("hard = 2", 1, key="levels.hard"),
        *limits("easy = 4", most=9, key="levels.easy"),
        (replaced("hard = 2\n", ""), changed("levels", "easy, medium", "easy, hard, medium")),
        (replaced("hard = 2", "harsh = 2"), changed("levels", "easy, harsh, medium", "easy, hard, medium")),
        *limits("loss = 4", 0, key="uprising.loss"),
        *limits("empty = 0", most=0, key="inspection.empty"),
        *limits("unrest = -4", most=0, key="inspection.unrest", after="[inspection]"),
        *limits("canal = 2", 0, key="inspection.canal", after="[inspection]"),
        *limits("line = 4", most=99, key="inspection.line"),
        *limits("network = 1", 0, key="final.network"),
        *limits("city_unrest = -4", most=0, key="final.city_unrest"),
        *limits("\nunrest = -4", most=0, key="final.unrest", after="[final]"),
        *limits("last = 40", 1, 99, key="rounds.last"),
        *limits("warning = 35", 1, 40, key="rounds.warning"),
    ],
}


@pytest.mark.parametrize(("file", "edit", "reason"), each(FILES))
def test_refused(tmp_path: Path, file: str, edit: Edit, reason: tuple[str, Facts]) -> None:
    check(FOLDER / f"{file}.toml", tmp_path, edit, READERS[file], *reason)


@pytest.mark.parametrize("file", READERS)
def test_files_that_are_no_such_files(tmp_path: Path, file: str) -> None:
    check_no_such_file(FOLDER / f"{file}.toml", tmp_path, READERS[file])


@pytest.mark.parametrize("file", READERS)
def test_no_table_holds_anything_unknown(tmp_path: Path, file: str) -> None:
    lines = (FOLDER / f"{file}.toml").read_text(encoding="utf-8").splitlines()
    for header in sorted({line for line in lines if line.startswith("[")}):
        edit = replaced(f"{header}\n", f"{header}\nmoon = 1\n")
        code = "wrong-words" if header == "[levels]" else "malformed-data"
        check(FOLDER / f"{file}.toml", tmp_path, edit, READERS[file], code, None)
    first = next(line for line in lines if line and not line.startswith("#"))
    edit = replaced(f"{first}\n", f"moon = 1\n{first}\n")
    check(FOLDER / f"{file}.toml", tmp_path, edit, READERS[file], "malformed-data", None)


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
