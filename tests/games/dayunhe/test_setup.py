"""How a match of Da Yunhe begins: regions, unrest, stacks, the first tile of the warehouses."""

from collections import Counter

import pytest

from games.dayunhe.events import RoundBegan, Stocked
from games.dayunhe.position import DayunhePosition, start
from games.engine import HIDDEN
from tests.games.dayunhe.printed import (
    CARDS,
    LETTERS,
    LEVELS,
    OWN_TILES,
    SOURCES,
    STACK_SIZES,
    SYMBOLS,
    UNREST,
    name,
    place,
)
from tests.games.dayunhe.scenes import legal, of_type, play, refused, the

COUNTS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def begun(seats: int, number: int = 0, level: str = "medium") -> DayunhePosition:
    return start(seats, {"level": level}, f"setup {number}")


@COUNTS
def test_the_coordinator_waits_in_beijing(seats: int) -> None:
    position = begun(seats)
    assert (position.trips, position.south) == (4, True)
    assert (position.coordinator, position.entered, position.lying) == (45, [45], False)
    assert position.scores == [15] * seats
    assert position.gains == [[15, *[0] * (len(SOURCES) - 1)]] * seats
    assert position.wall == [0] * seats
    assert position.city == [[]] * seats
    assert position.city_unrest == [[0] * seats] * seats
    assert (position.way, position.steps, position.special, position.actor) == ([], 0, False, None)
    assert position.entries == 0
    assert position.outcome() is None
    assert position.end == ""


@pytest.mark.parametrize("level", LEVELS)
def test_the_level(level: str) -> None:
    assert begun(3, level=level).level == LEVELS[level]


@COUNTS
def test_chance_names_the_start_player_who_holds_the_first_region(seats: int) -> None:
    firsts = set()
    for number in range(40):
        position = begun(seats, number)
        firsts.add(position.first)
        assert position.start == position.turn == position.first
        holders = [position.holder(region) for region in range(5)]
        assert holders[:seats] == [(position.first + region) % seats for region in range(seats)]
        assert holders[seats:] == [-1] * (5 - seats)
    assert firsts == set(range(seats))


@COUNTS
def test_each_lays_four_unrest_tiles_in_turn_on_the_next_symbol(seats: int) -> None:
    symbols = [symbol for region in SYMBOLS.values() for symbol in region.split()]
    for number in range(8):
        position = begun(seats, number)
        laid = [name(hex) for hex in range(45) if position.tiles[hex]]
        assert sorted(laid) == sorted(symbols[: 4 * seats])
        owners = [position.owners[place(symbol)] for symbol in symbols[: 4 * seats]]
        assert owners == [(position.first + turn) % seats for turn in range(4 * seats)]
        assert {position.tiles[place(symbol)] for symbol in laid} == {UNREST}
        assert set(position.rotations) == {0}


@COUNTS
def test_the_other_tiles_are_shuffled_into_three_stacks(seats: int) -> None:
    rest = Counter(OWN_TILES) - Counter({UNREST: 4})
    seen = set()
    for number in range(12):
        position = begun(seats, number)
        for stacks in position.stacks:
            assert tuple(map(len, stacks)) == STACK_SIZES
            assert Counter(kind for pile in stacks for kind in pile) == rest
            seen.add(tuple(map(tuple, stacks)))
        assert position.up == [[True] * 3] * seats
        assert position.warehouses == [[]] * seats
    assert len(seen) == 12 * seats


def test_no_two_tops_show_unrest_but_one_may() -> None:
    """Otherwise all tiles are shuffled again; of 23 % of the first shuffles two would."""
    tops = [
        [pile[-1] for pile in stacks].count(UNREST)
        for number in range(60)
        for stacks in begun(5, number).stacks
    ]
    assert set(tops) == {0, 1}


def test_each_takes_a_top_into_the_warehouse() -> None:
    position = begun(3)
    first = position.first
    assert (position.phase, legal(position)) == ("stock", ["stock 1", "stock 2", "stock 3"])
    top = position.stacks[first][1][-1]
    stocked = the(play(position, "stock 2"), Stocked)
    assert (stocked.seat, stocked.stack, stocked.tile) == (first, 1, top)
    assert position.warehouses[first] == [top]
    assert position.up[first] == [True, False, True]
    assert [len(pile) for pile in position.stacks[first]] == [9, 8, 8]
    assert position.turn == (first + 1) % 3
    play(position, "stock 1")
    assert position.turn == (first + 2) % 3
    events = play(position, "stock 3")
    began = the(events, RoundBegan)
    assert (began.round, began.start) == (1, first) == (position.round, position.start)
    assert (position.phase, position.turn) == ("take", first)
    assert position.handed[first] == list(CARDS)
    assert [sum(row) for row in position.up] == [2, 2, 2]


def test_unrest_may_be_taken_first() -> None:
    for number in range(60):
        position = begun(2, number)
        tops = [pile[-1] for pile in position.stacks[position.first]]
        if UNREST in tops:
            play(position, f"stock {tops.index(UNREST) + 1}")
            assert position.warehouses[position.first] == [UNREST]
            return
    raise AssertionError("never seen")


def test_the_bared_tile_is_hidden_from_its_owner_too() -> None:
    position = begun(2)
    first = position.first
    tops = [pile[-1] for pile in position.stacks[first]]
    play(position, "stock 1")
    view = position.view(first)
    assert [pile[-1] for pile in view.stacks[first]] == [HIDDEN, *tops[1:]]
    assert {kind for pile in view.stacks[first] for kind in pile[:-1]} == {HIDDEN}


def test_only_a_top_that_lies_open_can_be_stocked() -> None:
    """With other numbers of tiles than the printed ones a stack may be empty."""
    position = begun(2)
    position.stacks[position.first][1], position.up[position.first][1] = [], False
    assert legal(position) == ["stock 1", "stock 3"]
    assert refused(position, "stock 2") == "stack-empty"


def test_nothing_else_can_be_done_before() -> None:
    position = begun(2)
    assert {refused(position, text) for text in ("take tea", "supply 1", "done", "face e-w", "step 1-1")} == {
        "stock-now"
    }
    assert not of_type(play(position, "stock 1"), RoundBegan)


def test_setups_differ_by_seed_and_only_by_it() -> None:
    assert begun(4, 1) == begun(4, 1) != begun(4, 2)
    assert LETTERS[begun(4, 1).first] in LETTERS[:4]
