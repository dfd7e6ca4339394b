"""From the setup to the end: choosing cards, uprisings, trips, the marker, the guard; who leaves when.

What is done here is played beside the slow rules, which look at the whole position.
"""

from collections import Counter
from typing import Any

import pytest

from games.dayunhe.cards import CardRevealed, CardTaken, TurnDone
from games.dayunhe.inspection import Inspected
from games.dayunhe.position import DayunhePosition, start
from games.dayunhe.stacks import PutUnder, Stocked
from games.dayunhe.turns import GameEnded, RoundBegan, Uprising, parse
from games.engine import HIDDEN, IllegalAction, SeatResigned
from tests.support.games.dayunhe import printed
from tests.support.games.dayunhe.checked import all_done, carried_out
from tests.support.games.dayunhe.printed import LETTERS, name, place
from tests.support.games.dayunhe.scenes import gained, legal, of_type, scene, the

ALL = list(printed.CARDS)
FORK = "1-2 A delta, 1-3 B delta, 1-9 C delta"
COUNTS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def begun(seats: int, number: int = 0, level: str = "medium") -> DayunhePosition:
    return start(seats, {"level": level}, f"setup {number}")


def now(position: DayunhePosition) -> str:
    """The phase and who is to act."""
    return f"{position.phase} {'' if position.turn is None else LETTERS[position.turn]}".strip()


# ── setup ────────────────────────────────────────────────────────────────────────────────────────────


@COUNTS
def test_the_coordinator_waits_in_beijing(seats: int) -> None:
    position = begun(seats)
    assert (position.trips, position.south) == (4, True)
    assert (position.coordinator, position.entered, position.lying) == (45, [45], False)
    assert position.gains == [[15, *[0] * (len(printed.SOURCES) - 1)]] * seats
    assert (position.scores, position.wall) == ([15] * seats, [0] * seats)
    assert (position.city, position.city_unrest) == ([[]] * seats, [[0] * seats] * seats)
    assert (position.way, position.steps, position.special, position.actor) == ([], 0, False, None)
    assert (position.entries, position.outcome(), position.end) == (0, None, "")
    assert begun(seats, 1) == begun(seats, 1) != begun(seats, 2)


@pytest.mark.parametrize("level", printed.LEVELS)
def test_the_level(level: str) -> None:
    assert begun(3, level=level).level == printed.LEVELS[level]


@COUNTS
def test_chance_names_the_start_player_who_holds_the_first_region_and_shuffles(seats: int) -> None:
    """Each lays four unrest tiles in turn on the next symbol, and shuffles the others into three stacks."""
    symbols = [symbol for region in printed.SYMBOLS.values() for symbol in region.split()][: 4 * seats]
    rest = Counter(printed.OWN_TILES) - Counter({printed.UNREST: 4})
    firsts, dealt = set(), set()
    for number in range(40):
        position = begun(seats, number)
        firsts.add(position.first)
        assert position.start == position.turn == position.first
        holders = [(position.first + region) % seats for region in range(seats)]
        assert [position.holder(region) for region in range(5)] == [*holders, *[-1] * (5 - seats)]
        assert {name(hex) for hex in range(45) if position.tiles[hex]} == set(symbols)
        assert {position.tiles[place(symbol)] for symbol in symbols} == {printed.UNREST}
        owners = [position.owners[place(symbol)] for symbol in symbols]
        assert owners == [(position.first + turn) % seats for turn in range(4 * seats)]
        assert set(position.rotations) == {0}
        for stacks in position.stacks:
            assert tuple(map(len, stacks)) == printed.STACK_SIZES
            assert Counter(kind for pile in stacks for kind in pile) == rest
            dealt.add(str(stacks))
        assert (position.up, position.warehouses) == ([[True] * 3] * seats, [[]] * seats)
    assert (firsts, len(dealt)) == (set(range(seats)), 40 * seats)


def test_no_two_tops_show_unrest_but_one_may() -> None:
    """Otherwise all tiles are shuffled again; of 23 % of the first shuffles two would."""
    stacks = [stacks for number in range(60) for stacks in begun(5, number).stacks]
    assert {[pile[-1] for pile in piles].count(printed.UNREST) for piles in stacks} == {0, 1}


def test_each_takes_a_top_into_the_warehouse() -> None:
    """What is bared then is hidden from its owner too; unrest may be taken."""
    position = begun(3)
    first = position.first
    tops = [pile[-1] for pile in position.stacks[first]]
    position.stacks[first][0][-1], tops[0] = printed.UNREST, printed.UNREST
    assert (position.phase, legal(position)) == ("stock", ["stock 1", "stock 2", "stock 3"])
    assert carried_out(position, "stock 1") == [Stocked(first, 0, printed.UNREST)]
    view = position.view(first)
    assert [pile[-1] for pile in view.stacks[first]] == [HIDDEN, *tops[1:]]
    assert {kind for pile in view.stacks[first] for kind in pile[:-1]} == {HIDDEN}
    carried_out(position, "stock 2", "stock 3")
    assert (position.phase, position.turn, position.handed[first]) == ("take", first, ALL)
    assert [sum(row) for row in position.up] == [2, 2, 2]


def test_only_a_top_that_lies_open_can_be_stocked() -> None:
    """With other numbers of tiles than the printed ones a stack may be empty."""
    position = begun(2)
    position.stacks[position.first][1], position.up[position.first][1] = [], False
    assert legal(position) == ["stock 1", "stock 3"]
    with pytest.raises(IllegalAction) as caught:
        position.verify(parse("stock 2"))
    assert (caught.value.code, caught.value.facts["stack"]) == ("stack-empty", 2)


# ── choosing ─────────────────────────────────────────────────────────────────────────────────────────


def test_each_takes_one_of_the_cards_and_passes_the_rest_on() -> None:
    position = scene("take", start_player="A")
    rest = [card for card in ALL if card != "tea"]
    assert (legal(position), len(ALL)) == ([f"take {card}" for card in ALL], 10)
    taken = the(carried_out(position, "take tea"), CardTaken)
    assert taken == CardTaken(0, "tea") == taken.view(0)
    assert taken.view(1) == taken.view(None) == CardTaken(0, HIDDEN)
    assert legal(position) == [f"take {card}" for card in rest]
    carried_out(position, "take order")
    assert position.handed == [ALL, rest, [card for card in rest if card != "order"]]
    assert (position.chosen, position.revealed) == (["tea", "order", ""], [False] * 3)
    assert carried_out(position, "take supplies")[1:] == [CardRevealed(0, "tea")]


# ── uprisings ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("level", "rises"), [("hard", "001122"), ("medium", "0001112"), ("easy", "00001111")]
)
def test_just_as_many_as_the_level_rise_again_and_again(level: str, rises: str) -> None:
    """By the number of tiles in the wall. They go under the stacks of their owner one at a time."""
    tiles = printed.LEVELS[level]
    for count, rise in enumerate(map(int, rises)):
        position = scene(lying=True, level=level, wall={"B": count}, stacks={"B": "||"})
        events = all_done(position)
        assert of_type(events, Uprising) == [Uprising(1, tiles, 4 * tiles)] * rise
        put = [PutUnder(1, printed.UNREST, number % 3) for number in range(tiles * rise)]
        assert of_type(events, PutUnder) == put
        assert gained(position, "B", "uprisings") == position.scores[1] - 15 == -4 * tiles * rise


def test_they_rise_only_after_the_inspection() -> None:
    """Until then people may be calmed and tiles may be added."""
    position = scene(level="hard", wall={"A": 2}, card="welfare", tiles="1-2 A reservoir")
    events = all_done(position)
    while position.phase == "fork":
        assert position.wall == [2, 0, 0]
        events += carried_out(position, legal(position)[0])
    kinds = [type(event) for event in events]
    assert kinds.index(Inspected) < kinds.index(Uprising) < kinds.index(RoundBegan)


# ── tidying up, the end ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("more", "end"),
    [
        ({"trips": 4, "at": "2-8"}, ""),
        ({"trips": 3}, ""),
        ({"trips": 2, "at": "2-8"}, ""),
        ({"trips": 1}, "trips"),
        ({"lying": True, "round": 39}, ""),
        ({"lying": True, "round": 40}, "rounds"),
        ({"trips": 1, "round": 40}, "trips"),  # the fourth trip may end in the last round
    ],
)
def test_after_four_trips_or_forty_rounds_the_match_ends(more: dict[str, Any], end: str) -> None:
    """Uprisings of the last round count."""
    position = scene(seats=2, wall={"A": 3}, tiles="3-1 A reservoir, 3-2 B reservoir", **more)
    events = all_done(position)
    assert [event.end for event in of_type(events, GameEnded)] == [end][: end != ""]
    assert (position.end, position.turn is None) == (end, end != "")
    assert gained(position, "A", "uprisings") == -12


# ── resigning ────────────────────────────────────────────────────────────────────────────────────────


def stocking() -> DayunhePosition:
    """Three seats whose first one is A are to stock."""
    number = next(number for number in range(99) if begun(3, number).first == 0)
    return begun(3, number)


def choosing(**more: Any) -> DayunhePosition:
    return scene("take", seats=4, turn="A", **more)


def forked(**more: Any) -> DayunhePosition:
    return scene(**{"turn": "A", "start_player": "B", "tiles": FORK, **more})


@pytest.mark.parametrize(
    ("position", "entries", "expected"),
    [
        # before the first round: passed over; the first round begins with who still plays
        (stocking(), "B resigns, stock 1", "stock C"),
        (stocking(), "B resigns, stock 1, stock 1", "take A"),
        (stocking(), "A resigns", "stock B"),
        (stocking(), "A resigns, stock 1, stock 1", "take B"),
        (stocking(), "stock 1, stock 1, C resigns", "take A"),
        # one to choose passes on what it was handed, one still to choose is passed over
        (choosing(), "take tea, B resigns", "take C"),
        (choosing(), "take tea, take order, take builder, D resigns", "act A"),
        (choosing(), "take tea, C resigns", "take B"),
        (choosing(), "take tea, C resigns, take order", "take D"),
        (choosing(), "A resigns", "take B"),
        # in a turn
        (scene(), "A resigns", "act B"),
        (scene(), "B resigns", "act A"),
        (scene(), "B resigns, done", "act C"),
        (scene(card="rebuilder", tiles="1-1 A straight"), "move 1-1 5-5, A resigns", "act B"),
        (forked(), "A resigns", "fork B"),
        # forks are decided by the first who still plays from the start player on
        (forked(seats=4, resigned="B"), "done", "fork C"),
        (forked(seats=4, resigned="B"), "done, C resigns", "fork D"),
        (forked(), "done, B resigns", "fork C"),
        (forked(seats=4, at="4-4", tiles=""), "done, B resigns, step 4-7", "take C"),
        # what was announced is completed; then the turn is over
        (forked(card="inspector"), "inspect 1, A resigns", "fork B"),
        (forked(card="inspector"), "inspect 1, A resigns, step 1-2", "fork B"),
        (scene(card="inspector", tiles=FORK), "inspect 1, A resigns", "fork B"),
        (scene(card="inspector", tiles=FORK), "inspect 1, A resigns, step 1-3", "act B"),
    ],
)
def test_who_goes_on_when_a_seat_leaves(position: DayunhePosition, entries: str, expected: str) -> None:
    """All its tiles stay as they are, say the slow rules."""
    position = position.copy()
    events = carried_out(position, *entries.split(", "))
    assert now(position) == expected
    left = [LETTERS.index(entry[0]) for entry in entries.split(", ") if entry.endswith("resigns")]
    assert of_type(events, SeatResigned) == [SeatResigned(seat) for seat in left]
    assert not {event.seat for event in of_type(events, TurnDone)} & set(left)


def test_a_card_that_was_taken_stays_face_down_until_all_are_collected() -> None:
    position = choosing()
    carried_out(position, "take tea", "take order", "B resigns", "take builder", "take welfare", "done")
    assert (position.turn, position.revealed) == (2, [True, False, True, False])
    assert (position.view(0).chosen[1], position.view(1).chosen[1]) == (HIDDEN, "order")
    assert "order" not in position.handed[2]
