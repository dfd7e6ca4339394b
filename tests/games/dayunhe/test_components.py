"""The shipped data are what the rules' text says is printed; places for rings are all different."""

from games.dayunhe import GAME, components, places
from tests.games.dayunhe import printed
from tests.games.dayunhe.printed import HEXES, SIDES, place
from tests.games.dayunhe.slow_way import beside


def hexes(words: str) -> list[int]:
    return [place(word) for word in words.split()]


def test_the_map() -> None:
    """Five regions of nine hexes; rivers, symbols and pagodas as printed; each city touches a whole row."""
    board = components.board()
    assert (places.HEXES, places.ROWS, places.COLUMNS, places.REGIONS) == (45, 15, 3, 5)
    assert [places.region(hex) for hex in range(HEXES)] == [number for number in range(5) for _ in range(9)]
    assert [list(region.river) for region in board.regions] == list(map(hexes, printed.RIVERS.values()))
    assert [list(region.unrest) for region in board.regions] == list(map(hexes, printed.SYMBOLS.values()))
    assert [region.pagoda for region in board.regions] == list(map(place, (*printed.PAGODAS, "hangzhou")))
    assert [list(city) for city in board.adjacent] == [[0, 1, 2], [42, 43, 44]]
    assert list(board.symbols) == hexes(" ".join(printed.SYMBOLS.values()))
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
