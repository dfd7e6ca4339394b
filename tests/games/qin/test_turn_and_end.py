"""Drawing, skipping, the order of pagodas, every end, the series, resigning."""

from collections.abc import Mapping

import pytest

import games
from games.engine import Event, SeatResigned
from games.qin.components import COLOURS, KINDS
from games.qin.placing import ReserveChanged
from games.qin.position import QinPosition
from games.qin.provinces import ProvinceExpanded, ProvinceFounded, ProvincesJoined
from games.qin.squares import COUNT, NEAR
from games.qin.turns import GameBegun, GameEnded, Skipped, TileDrawn
from games.qin.villages import VillageFreed
from tests.support.games.qin.scenes import (
    founded,
    holders,
    of_type,
    pagodas,
    play,
    province_at,
    scene,
    square,
    squares,
    taken,
)
from tests.support.games.scenes import outcome, ranks


def full(position: QinPosition, but: str) -> QinPosition:
    """Cover all grassland but the squares named, each with a colour that is not beside it if there is one."""
    left = squares(but)
    for place in range(COUNT):
        if position.side.ground[place] == "grassland" and not position.grid[place] and place not in left:
            beside = {position.grid[near] for near in NEAR[place]}
            position.grid[place] = min(COLOURS, key=lambda colour: colour in beside)
    return position


def tiles(position: QinPosition) -> list[str]:
    """All tiles of the hands and the pile."""
    return position.pile + [tile for hand in position.hands for tile in hand]


def results(position: QinPosition) -> list[tuple[int, int, Mapping[str, int]]]:
    """Rank, score and where it comes from, by seat."""
    return [(seat.rank, seat.score, seat.sources) for seat in outcome(position).seats]


# ── setup and turn ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("seats", "pagodas"), [(2, 24), (3, 19), (4, 15)])
def test_setup(seats: int, pagodas: int) -> None:
    position = games.game("qin").start(seats, {}, "setup")
    assert isinstance(position, QinPosition)
    assert position.reserves == [pagodas] * seats
    assert [len(hand) for hand in position.hands] == [3] * seats
    assert len(position.pile) == 72 - 3 * seats
    assert sorted(tiles(position)) == sorted(KINDS * 12)
    assert position.turn == position.starter


def test_the_start_player_is_random() -> None:
    starters = [games.game("qin").start(4, {}, f"seed {number}").to_act() for number in range(200)]
    assert all(30 < starters.count(seat) < 70 for seat in range(4))


@pytest.mark.parametrize(
    ("turn", "hands", "pile", "told", "after", "then"),
    [
        # One tile is drawn, and the turn passes clockwise.
        (
            *("C", "YY/YY/RB YB YB", ["RR", "YY"]),
            *([TileDrawn(2, "YY", 1)], [["YY"], ["YY"], ["YB", "YB", "YY"]], 0),
        ),
        # Nothing is drawn from an empty pile; whoever has no tiles is skipped; perhaps all others are.
        ("A", "RB YB/YY", [], [], [["YB"], ["YY"]], 1),
        ("A", "RB/ /YY", [], [Skipped(1, "no-tiles")], [[], [], ["YY"]], 2),
        ("A", "RB YY/ ", [], [Skipped(1, "no-tiles")], [["YY"], []], 0),
        # Nobody holds a tile any more.
        ("A", "RB/ ", [], [GameEnded("no-placement", (23, 24))], [[], []], None),
    ],
)
def test_drawing_and_skipping(
    turn: str, hands: str, pile: list[str], told: list[Event], after: list[list[str]], then: int | None
) -> None:
    position = scene("R-", seats=hands.count("/") + 1, turn=turn, hands=hands, pile=list(pile))
    events = play(position, "RB B1-B2")
    assert [event for event in events if isinstance(event, (TileDrawn, Skipped, GameEnded))] == told
    assert (position.hands, position.pile, position.turn) == (after, pile[:1], then)


def test_a_player_who_cannot_place_is_skipped_and_draws_nothing() -> None:
    """On C1 and D1, the only squares left, a red double would join 2 and 2. B holds nothing else."""
    position = scene("RA RA . . RB RB", seats=3, hands="YB BB/RR/YY", pile=["RB"])
    full(position, but="C1 D1 A13 B13")
    events = play(position, "YB A13-B13")
    assert of_type(events, Skipped) == [Skipped(1, "no-placement")]
    assert position.hands == [["BB", "RB"], ["RR"], ["YY"]]
    assert position.turn == 2


# ── the order of pagodas, and the immediate end ──────────────────────────────────────────────────────

DOUBLES = "RA RA RA RA . . YB YB / . . . . . . YB YB"
"""A red/yellow tile on E1-F1 brings both A and B a second pagoda."""


def test_displaced_pagodas_come_back_before_new_ones_are_placed() -> None:
    """A's only pagoda would go to village a at once, but the joining gives one back first."""
    position = scene("RA RA RA RA RA . RA RA", reserves=[1, 5])
    events = play(position, "RY F1-F2")
    (joined,) = of_type(events, ProvincesJoined)
    assert joined.returned == ((0, 1),)
    assert holders(position) == {"a": "A"}
    assert (position.reserves, position.turn) == ([1, 5], 1)


@pytest.mark.parametrize(
    ("diagram", "at", "placement"),
    [
        pytest.param(DOUBLES, "A1", "RY E1-F1", id="of provinces"),
        pytest.param("YA . . BB / YA . . BB", "H2", "YB I2-J2", id="of villages a and b"),
    ],
)
@pytest.mark.parametrize(("turn", "left"), [("A", (0, 1)), ("B", (1, 0))])
def test_the_player_to_move_places_first(
    diagram: str, at: str, placement: str, turn: str, left: tuple[int, int]
) -> None:
    position = scene(diagram, at=at, turn=turn, reserves=[1, 1])
    before = pagodas(position)
    assert play(position, placement)[-1] == GameEnded("last-pagoda", left)
    assert pagodas(position) == before


def test_then_clockwise() -> None:
    """C moves: A comes before B."""
    position = scene(DOUBLES, seats=3, turn="C", reserves=[1, 1, 9])
    assert play(position, "RY E1-F1")[-1] == GameEnded("last-pagoda", (0, 1, 9))


def test_after_a_last_pagoda_nothing_else_is_carried_out() -> None:
    """A founds with the last pagoda: no village is taken, no tile drawn."""
    position = scene("R-", at="A3", reserves=[1, 9])
    ended = [founded(0, "R", "A3 B3"), ReserveChanged(0, 1, 0), GameEnded("last-pagoda", (0, 9))]
    assert play(position, "RY B3-B4")[1:] == ended
    assert (position.villages, position.turn, position.end) == ({}, None, "last-pagoda")
    assert not position.legal()


def test_half_a_double_pagoda_when_one_is_left() -> None:
    position = scene("R- . . R- / . . R- .", reserves=[1, 9])
    play(position, "RR B1-C1")
    assert province_at(position, "A1") == ("A", 5, 1)
    assert position.reserves == [0, 9]


@pytest.mark.parametrize(("turn", "second"), [("A", (True, False)), ("B", (False, True))])
def test_a_second_pagoda_that_is_not_placed_any_more_is_not_told_of(
    turn: str, second: tuple[bool, bool]
) -> None:
    position = scene(DOUBLES, turn=turn, reserves=[1, 1])
    grown = of_type(play(position, "RY E1-F1"), ProvinceExpanded)
    assert tuple(event.promoted for event in grown) == second


def test_a_province_founded_with_the_last_pagoda_is_not_told_of_as_double() -> None:
    position = scene("R- . . R- / . R- R- .", reserves=[1, 9])
    (found,) = of_type(play(position, "RR B1-C1"), ProvinceFounded)
    assert (found.size, found.major) == (6, False)
    assert province_at(position, "A1") == ("A", 6, 1)


def test_a_village_given_back_but_not_taken_when_the_game_ends() -> None:
    """A gains a and b with one pagoda left: a gets it, and b, which was B's, is free."""
    position = scene("YA\nYA", at="H2", villages={"b": "B"}, reserves=[1, 9])
    events = play(position, "YY I2-J2")
    assert events[2:] == [
        taken(0, None, "a", 1, 0, "I1"),
        VillageFreed(1, "b", squares("J1")),
        ReserveChanged(0, 1, 0),
        ReserveChanged(1, 9, 10),
        GameEnded("last-pagoda", (0, 10)),
    ]
    assert position.villages == {"a": 0}


# ── the other end ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("reserves", "winners"), [([5, 5], (0, 1)), ([4, 5], (0,)), ([6, 5], (1,))], ids=["shared", "A", "B"]
)
def test_nobody_can_place_any_more(reserves: list[int], winners: tuple[int, ...]) -> None:
    """Only A13 and B13 are left, where yellow and blue meet nothing of their colours."""
    position = scene("R- Y- . / . . R-", at="A12", hands="YB/RR", reserves=reserves, pile=["YY"])
    full(position, but="A13 B13")
    events = play(position, "YB A13-B13")
    assert events[1:] == [TileDrawn(0, "YY", 0), GameEnded("no-placement", tuple(reserves))]
    assert (outcome(position).end, outcome(position).winners) == ("no-placement", winners)


def test_the_score_is_the_pagodas_on_the_board_a_double_counting_two() -> None:
    position = scene("RA RA RA RA RA . YB YB", hands="BB/ ", pile=[], villages={"c": "A"})
    play(position, "BB A2-B2")
    first, second = {"provinces": 3, "villages": 1}, {"provinces": 1, "villages": 0}
    assert results(position) == [(1, 4, first), (2, 1, second)]


def test_equal_ranks_leave_the_next_one_out() -> None:
    position = scene("RB RB . YC YC", seats=3, hands="BB/ / ", pile=[], reserves=[9, 5, 5])
    play(position, "BB C2-B2")
    assert ranks(position) == [3, 1, 1]


# ── the series ───────────────────────────────────────────────────────────────────────────────────────


def series(position: QinPosition) -> QinPosition:
    """The same as the first game of a series."""
    position.series = "both"
    return position


def test_the_second_game_is_on_the_other_side_and_starts_with_the_next_seat() -> None:
    position = series(scene("YA YA YA YA", turn="B", reserves=[1, 7]))
    events = play(position, "YB E1-E2")
    assert events[-2:] == [GameEnded("last-pagoda", (0, 7)), GameBegun(2, "lion", 1)]
    assert (position.board, position.turn, position.starter, position.end) == ("lion", 1, 1, "")
    assert position.finished == [[0, 7]]
    assert position.reserves == [24, 24]
    assert (position.provinces, position.villages, position.number) == ({}, {}, 51)
    printed = {square("J4"): "B", square("G7"): "Y", square("D10"): "R"}
    assert {place: colour for place, colour in enumerate(position.grid) if colour} == printed
    assert [len(hand) for hand in position.hands] == [3, 3]
    assert sorted(tiles(position)) == sorted(KINDS * 12)
    assert position.outcome() is None


@pytest.mark.parametrize(
    ("first", "ends"),
    [
        ([9, 2], [(1, 9, {"game-1": 9, "game-2": 0}), (1, 9, {"game-1": 2, "game-2": 7})]),
        ([9, 1], [(2, 9, {"game-1": 9, "game-2": 0}), (1, 8, {"game-1": 1, "game-2": 7})]),
    ],
)
def test_the_second_game_ends_the_series_and_the_lowest_total_wins(
    first: list[int], ends: list[tuple[int, int, dict[str, int]]]
) -> None:
    position = series(scene("YA YA YA YA", turn="B", reserves=[1, 7]))
    position.finished = [first]
    assert play(position, "YB E1-E2")[-1] == GameEnded("last-pagoda", (0, 7))
    assert results(position) == ends


# ── resigning ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("seat", "turn"), [(0, 1), (1, 0)])
def test_leaving_in_turn_passes_the_turn_and_who_left_is_passed_over(seat: int, turn: int) -> None:
    position = scene("R-", seats=3)
    assert position.resign(seat) == [SeatResigned(seat)]
    assert position.turn == turn
    assert of_type(play(position, "RB B1-B2"), Skipped) == []
    assert position.turn == 2


NO_TILES = scene("R-", seats=3, hands="RB/ / ", pile=[])
"""Only A can place."""


@pytest.mark.parametrize(
    ("position", "leavers", "end", "seen"),
    [
        # The last one to stay wins, whatever the reserves; a series ends too.
        (scene("R-", seats=3, reserves=[1, 5, 9]), [0, 1], GameEnded("resigned", (1, 5, 9)), [3, 2, 1]),
        (series(scene("R-")), [0], GameEnded("resigned", (24, 24)), [2, 1]),
        (NO_TILES, [0], GameEnded("no-placement", (19, 19, 19)), [3, 1, 1]),
    ],
)
def test_leaving_ends_the_game(
    position: QinPosition, leavers: list[int], end: GameEnded, seen: list[int]
) -> None:
    position = position.copy()
    for seat in leavers:
        events = position.resign(seat)
    assert events[-2:] == [SeatResigned(leavers[-1]), end]
    assert position.to_act() is None
    assert (outcome(position).end, ranks(position)) == (end.end, seen)


@pytest.mark.parametrize(
    ("reserves", "end", "seen"),
    [
        ([19, 18, 19], TileDrawn(0, "RR", 2), None),
        ([5, 1, 4], GameEnded("last-pagoda", (5, 0, 4)), [2, 3, 1]),  # it ends the game but wins nothing
    ],
)
def test_provinces_of_a_seat_that_left_gain_pagodas(
    reserves: list[int], end: Event, seen: list[int] | None
) -> None:
    position = scene("RB RB RB RB", seats=3, reserves=reserves)
    position.resign(1)
    assert play(position, "RY E1-E2")[-1] == end
    assert province_at(position, "A1") == ("B", 5, 2)
    assert seen is None or ranks(position) == seen


def test_the_second_game_without_a_seat_that_left() -> None:
    position = series(scene("YA YA YA YA", seats=3, turn="C", reserves=[1, 7, 7]))
    position.resign(1)
    assert play(position, "YB E1-E2")[-1] == GameBegun(2, "lion", 2)
    assert [len(hand) for hand in position.hands] == [3, 0, 3]
