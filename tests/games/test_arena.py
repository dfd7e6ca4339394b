"""Matches between strengths: who sits where, whose share of the wins is how much, what it proves."""

from collections import Counter
from functools import partial

import pytest

import games
from games.engine.computer.arena import interval, play, seating
from games.engine.computer.budget import Left, counted
from games.engine.computer.players import Strength


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_strength_has_each_seat_equally_often(seats: int) -> None:
    """Once alone and otherwise among others of its kind, in every ``2 * seats`` matches."""
    for begin in (0, 2 * seats, 14 * seats):
        tables = [seating("strong", "random", seats, begin + number) for number in range(2 * seats)]
        assert all(len(table) == seats for table in tables)
        for strength in ("strong", "random"):
            assert Counter(table.index(strength) for table in tables if table.count(strength) == 1) == (
                dict.fromkeys(range(seats), 1 if seats > 2 else 2)
            )
            sat = [sum(table[seat] == strength for table in tables) for seat in range(seats)]
            assert sat == [seats] * seats


@pytest.mark.parametrize(
    ("won", "matches", "low", "high"),
    [
        # Newcombe 1998 (Statistics in Medicine 17), table I, the method without continuity correction.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        # The same from the other side.
        (182, 263, 0.6338, 0.7447),
        (20, 20, 0.8389, 1.0000),
        (50, 100, 0.4038, 0.5962),
    ],
)
def test_the_interval_is_wilsons(won: int, matches: int, low: float, high: float) -> None:
    found = interval(won / matches, matches)
    assert found == pytest.approx((low, high), abs=6e-5)


def budget(_: Strength) -> Left:
    """Hardly any playouts."""
    return counted(2)


@pytest.mark.parametrize("name", games.NAMES)
def test_a_match_is_played_to_its_end_and_the_same_again(name: str) -> None:
    seats = games.game(name).min_seats
    everybody: tuple[Strength, ...] = ("novice", "random", "random", "random", "random")
    table = everybody[:seats]
    again = partial(play, name, {}, table, seed="arena", clock=budget)
    played = again(first="novice")
    assert played.seats == table
    assert played.even == pytest.approx(1 / seats)
    assert played.actions > 10
    assert again(first="novice") == played
    other = again(first="random")
    assert other.share == pytest.approx(1 - played.share)
    assert other.even == pytest.approx(1 - played.even)
