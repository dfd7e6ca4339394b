"""Drawing, skipping, the order of pagodas, every end, the series, resigning."""

import pytest

import games
from games.engine import SeatResigned
from games.qin.actions import COLOURS, KINDS
from games.qin.events import (
    GameBegun,
    GameEnded,
    ProvincesJoined,
    ReserveChanged,
    Skipped,
    TileDrawn,
    VillageFreed,
    VillageTaken,
)
from games.qin.position import QinPosition
from games.qin.squares import COUNT, NEAR
from tests.games.qin.scenes import holder, of_type, play, province_at, scene, square, squares


def full(position: QinPosition, but: str) -> QinPosition:
    """Cover all grassland but the squares named, each with a colour that is not beside it if there is one."""
    left = squares(but)
    for place in range(COUNT):
        if position.side.ground[place] == "grassland" and not position.grid[place] and place not in left:
            beside = {position.grid[near] for near in NEAR[place]}
            position.grid[place] = min(COLOURS, key=lambda colour: colour in beside)
    return position


def last_pair(hands: str, reserves: list[int] | None = None, pile: list[str] | None = None) -> QinPosition:
    """Only A13 and B13 are left, where yellow and blue meet nothing of their colours."""
    corner = """
        R- Y- .
        .  .  R-
    """
    position = scene(corner, at="A12", hands=hands, reserves=reserves or [5, 5], pile=pile)
    return full(position, but="A13 B13")


# ── setup and turn ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("seats", "pagodas"), [(2, 24), (3, 19), (4, 15)])
def test_setup(seats: int, pagodas: int) -> None:
    position = games.game("qin").start(seats, {}, "setup")
    assert isinstance(position, QinPosition)
    assert position.reserves == [pagodas] * seats
    assert [len(hand) for hand in position.hands] == [3] * seats
    assert len(position.pile) == 72 - 3 * seats
    everything = sorted(position.pile + [tile for hand in position.hands for tile in hand])
    assert everything == sorted(KINDS * 12)
    assert position.turn == position.starter


def test_the_start_player_is_random() -> None:
    starters = [games.game("qin").start(4, {}, f"seed {number}").to_act() for number in range(200)]
    assert all(30 < starters.count(seat) < 70 for seat in range(4))


def test_a_turn_draws_one_tile_and_passes_clockwise() -> None:
    position = scene("R-", seats=3, turn="C", hands="YY/YY/RB YB YB", pile=["RR", "YY"])
    events = play(position, "RB B1-B2")
    assert events[-1] == TileDrawn(2, "YY", 1)
    assert position.hands == [["YY"], ["YY"], ["YB", "YB", "YY"]]
    assert position.pile == ["RR"]
    assert position.turn == 0


def test_nothing_is_drawn_from_an_empty_pile() -> None:
    position = scene("R-", hands="RB YB/YY", pile=[])
    events = play(position, "RB B1-B2")
    assert of_type(events, TileDrawn) == []
    assert position.hands == [["YB"], ["YY"]]


# ── skipping ─────────────────────────────────────────────────────────────────────────────────────────


def test_a_player_without_tiles_is_skipped() -> None:
    position = scene("R-", seats=3, hands="RB/ /YY", pile=[])
    events = play(position, "RB B1-B2")
    assert of_type(events, Skipped) == [Skipped(1, "no-tiles")]
    assert position.turn == 2


def test_a_player_who_cannot_place_is_skipped_and_draws_nothing() -> None:
    """On C1 and D1, the only squares left, a red double would join 2 and 2. B holds nothing else."""
    position = scene("RA RA . . RB RB", seats=3, hands="YB BB/RR/YY", pile=["RB"])
    full(position, but="C1 D1 A13 B13")
    events = play(position, "YB A13-B13")
    assert of_type(events, Skipped) == [Skipped(1, "no-placement")]
    assert position.hands == [["BB", "RB"], ["RR"], ["YY"]]
    assert position.turn == 2


def test_the_same_player_again_when_nobody_else_can_place() -> None:
    position = scene("R-", hands="RB YY/ ", pile=[])
    events = play(position, "RB B1-B2")
    assert of_type(events, Skipped) == [Skipped(1, "no-tiles")]
    assert position.turn == 0


# ── the order of pagodas, and the immediate end ──────────────────────────────────────────────────────

DOUBLES = """
    RA RA RA RA .  .  YB YB
    .  .  .  .  .  .  YB YB
"""
"""A red/yellow tile on E1-F1 brings both A and B a second pagoda."""


def test_displaced_pagodas_come_back_before_new_ones_are_placed() -> None:
    """A's only pagoda would go to village a at once, but the joining gives one back first."""
    position = scene("RA RA RA RA RA . RA RA", reserves=[1, 5])
    events = play(position, "RY F1-F2")
    (joined,) = of_type(events, ProvincesJoined)
    assert joined.returned == ((0, 1),)
    assert holder(position, "a") == "A"
    assert (position.reserves, position.turn) == ([1, 5], 1)


@pytest.mark.parametrize(("turn", "left"), [("A", (0, 1)), ("B", (1, 0))])
def test_the_player_to_move_places_first(turn: str, left: tuple[int, int]) -> None:
    position = scene(DOUBLES, turn=turn, reserves=[1, 1])
    events = play(position, "RY E1-F1")
    assert events[-1] == GameEnded("last-pagoda", left)
    assert province_at(position, "A1") == ("A", 5, 2 - left[0])
    assert province_at(position, "G1") == ("B", 5, 2 - left[1])


def test_then_clockwise() -> None:
    """C moves: A comes before B."""
    position = scene(DOUBLES, seats=3, turn="C", reserves=[1, 1, 9])
    assert play(position, "RY E1-F1")[-1] == GameEnded("last-pagoda", (0, 1, 9))


@pytest.mark.parametrize(("turn", "left"), [("A", (0, 1)), ("B", (1, 0))])
def test_villages_are_taken_in_the_same_order(turn: str, left: tuple[int, int]) -> None:
    """The tile leads A's province to village a and B's to village b."""
    position = scene(
        """
        YA .  .  BB
        YA .  .  BB
        """,
        at="H2",
        turn=turn,
        reserves=[1, 1],
    )
    assert play(position, "YB I2-J2")[-1] == GameEnded("last-pagoda", left)


def test_after_a_last_pagoda_nothing_else_is_carried_out() -> None:
    """A founds with the last pagoda: no village is taken, no tile drawn."""
    position = scene("R-", at="A3", reserves=[1, 9])
    events = play(position, "RY B3-B4")
    assert [type(event).__name__ for event in events] == [
        "TilePlaced",
        "ProvinceFounded",
        "ReserveChanged",
        "GameEnded",
    ]
    assert (position.villages, position.turn, position.end) == ({}, None, "last-pagoda")
    assert position.legal() == []


def test_half_a_double_pagoda_when_one_is_left() -> None:
    position = scene(
        """
        R- .  .  R-
        .  .  R- .
        """,
        reserves=[1, 9],
    )
    play(position, "RR B1-C1")
    assert province_at(position, "A1") == ("A", 5, 1)
    assert position.reserves == [0, 9]


def test_a_village_given_back_but_not_taken_when_the_game_ends() -> None:
    """A gains a and b with one pagoda left: a gets it, and b, which was B's, is free."""
    position = scene("YA\nYA", at="H2", villages={"b": "B"}, reserves=[1, 9])
    events = play(position, "YY I2-J2")
    assert events[2:] == [
        VillageTaken(0, None, "a", 1, 0, squares("I1")),
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
    position = last_pair("YB/RR", reserves, pile=["YY"])
    events = play(position, "YB A13-B13")
    assert events[1:] == [TileDrawn(0, "YY", 0), GameEnded("no-placement", tuple(reserves))]
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.end, outcome.winners) == ("no-placement", winners)


def test_nobody_holds_a_tile_any_more() -> None:
    position = scene("R-", hands="RB/ ", pile=[])
    assert play(position, "RB B1-B2")[-1] == GameEnded("no-placement", (23, 24))


def test_the_score_is_the_pagodas_on_the_board_a_double_counting_two() -> None:
    position = scene("RA RA RA RA RA . YB YB", hands="BB/ ", pile=[], villages={"c": "A"})
    play(position, "BB A2-B2")
    outcome = position.outcome()
    assert outcome is not None
    assert [(seat.rank, seat.score, seat.sources) for seat in outcome.seats] == [
        (1, 4, {"provinces": 3, "villages": 1}),
        (2, 1, {"provinces": 1, "villages": 0}),
    ]


def test_equal_ranks_leave_the_next_one_out() -> None:
    position = scene("RB RB . YC YC", seats=3, hands="BB/ / ", pile=[], reserves=[9, 5, 5])
    play(position, "BB C2-B2")
    outcome = position.outcome()
    assert outcome is not None
    assert [seat.rank for seat in outcome.seats] == [3, 1, 1]


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
    assert {place: colour for place, colour in enumerate(position.grid) if colour} == {
        square("J4"): "B",
        square("G7"): "Y",
        square("D10"): "R",
    }
    held = [tile for hand in position.hands for tile in hand]
    assert len(held) == 6
    assert sorted(held + position.pile) == sorted(KINDS * 12)
    assert position.outcome() is None


def test_the_second_game_ends_the_series() -> None:
    position = series(scene("YA YA YA YA", turn="B", reserves=[1, 7]))
    position.finished = [[9, 2]]
    assert play(position, "YB E1-E2")[-1] == GameEnded("last-pagoda", (0, 7))
    outcome = position.outcome()
    assert outcome is not None
    assert [(seat.rank, seat.score, seat.sources) for seat in outcome.seats] == [
        (1, 9, {"game-1": 9, "game-2": 0}),
        (1, 9, {"game-1": 2, "game-2": 7}),
    ]


def test_the_lowest_total_wins_the_series() -> None:
    position = series(scene("YA YA YA YA", turn="B", reserves=[1, 7]))
    position.finished = [[9, 1]]
    play(position, "YB E1-E2")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)


# ── resigning ────────────────────────────────────────────────────────────────────────────────────────


def test_leaving_in_turn_passes_the_turn() -> None:
    position = scene("R-", seats=3)
    assert position.resign(0) == [SeatResigned(0)]
    assert position.turn == 1


def test_leaving_out_of_turn_and_being_passed_over() -> None:
    position = scene("R-", seats=3)
    assert position.resign(1) == [SeatResigned(1)]
    assert position.turn == 0
    events = play(position, "RB B1-B2")
    assert of_type(events, Skipped) == []
    assert position.turn == 2


def test_the_last_one_to_stay_wins_whatever_the_reserves() -> None:
    position = scene("R-", seats=3, reserves=[1, 5, 9])
    position.resign(0)
    assert position.resign(1) == [SeatResigned(1), GameEnded("resigned", (1, 5, 9))]
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.end, [seat.rank for seat in outcome.seats]) == ("resigned", [3, 2, 1])


def test_a_series_ends_when_one_is_left() -> None:
    position = series(scene("R-"))
    assert position.resign(0)[-1] == GameEnded("resigned", (24, 24))
    assert position.to_act() is None


def test_provinces_of_a_seat_that_left_gain_pagodas_and_villages() -> None:
    position = scene("RB RB RB RB", seats=3)
    position.resign(1)
    play(position, "RY E1-E2")
    assert province_at(position, "A1") == ("B", 5, 2)


def test_a_last_pagoda_of_a_seat_that_left_ends_the_game_but_wins_nothing() -> None:
    position = scene("RB RB RB RB", seats=3, reserves=[5, 1, 4])
    position.resign(1)
    assert play(position, "RY E1-E2")[-1] == GameEnded("last-pagoda", (5, 0, 4))
    outcome = position.outcome()
    assert outcome is not None
    assert [seat.rank for seat in outcome.seats] == [2, 3, 1]


def test_the_second_game_without_a_seat_that_left() -> None:
    position = series(scene("YA YA YA YA", seats=3, turn="C", reserves=[1, 7, 7]))
    position.resign(1)
    assert play(position, "YB E1-E2")[-1] == GameBegun(2, "lion", 2)
    assert [len(hand) for hand in position.hands] == [3, 0, 3]


def test_leaving_ends_the_game_when_nobody_else_can_place() -> None:
    position = scene("R-", seats=3, hands="RB/ / ", pile=[])
    assert position.resign(0)[-1] == GameEnded("no-placement", (19, 19, 19))
