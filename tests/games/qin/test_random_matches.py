"""Random matches of Qin: in every position all tiles and pagodas are there, and the board is as it must."""

from collections import Counter
from itertools import product

import pytest

from games.engine import record
from games.engine.simulate import simulate
from games.qin.components import SIDES, board, supply
from games.qin.placing import TilePlaced
from games.qin.position import QinPosition
from games.qin.state import Province
from games.qin.turns import GameBegun
from games.qin.villages import claim, weights
from tests.support.games.qin.random_positions import held
from tests.support.games.qin.scenes import connected, pagodas

MATCHES = 2000
VARIANTS = list(product((2, 3, 4), SIDES, ("single", "both")))


def check_match(number: int) -> None:
    """One match, its variant by its number: it ends, every position holds, it replays to the same state."""
    seats, side, series = VARIANTS[number % len(VARIANTS)]
    played = simulate("qin", seats, {"board": side, "series": series}, f"random {number}")
    read = record.read(record.write(played))
    assert read == played
    laid: Counter[str] = Counter()
    for position, events in record.steps(read):
        assert isinstance(position, QinPosition)
        for event in events:
            if isinstance(event, TilePlaced):
                laid[event.tile] += 1
            elif isinstance(event, GameBegun):
                laid.clear()
        check_position(position, laid)
    assert position.to_act() is None
    assert not position.legal()
    assert position.outcome() == played.result is not None
    assert isinstance(position, QinPosition)
    assert len(position.finished) == (2 if series == "both" else 1)


def check_position(position: QinPosition, laid: Counter[str]) -> None:
    """Conservation of tiles and pagodas, and what must always hold of the board."""
    assert held(position) + laid == Counter(supply().mix)
    printed = board(position.board).printed
    colours = Counter(colour for colour in position.grid if colour)
    expected = Counter(colour for tile, count in laid.items() for colour in tile * count)
    assert colours == expected + Counter(printed.values())

    assert pagodas(position) == [supply().pagodas[position.seats]] * position.seats
    for province in position.provinces.values():
        check_province(position, province)
    in_provinces = [square for province in position.provinces.values() for square in province.squares]
    assert len(in_provinces) == len(set(in_provinces))
    if position.end != "last-pagoda":
        assert all(province.pagodas == province.due for province in position.provinces.values())
        assert min(position.reserves) > 0
        check_villages(position)


def check_province(position: QinPosition, province: Province) -> None:
    """Two or more squares, connected, of one colour, with no square of the colour left out."""
    squares = set(province.squares)
    assert len(squares) == len(province.squares) >= 2
    assert position.grid[province.squares[0]] == province.colour
    assert connected(position.grid, province.squares[0]) == squares


def check_villages(position: QinPosition) -> None:
    """Nobody has a claim that is not settled."""
    for letter, rim in position.side.rims.items():
        beside = {number: part for number, part in position.provinces.items() if set(part.squares) & set(rim)}
        assert claim(weights(beside.values()), position.villages.get(letter)) is None


@pytest.mark.parametrize("part", range(10))
def test_some_of_the_matches(part: int) -> None:
    for number in range(part, MATCHES // 40, 10):
        check_match(number)


@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(20))
def test_all_matches(part: int) -> None:
    for number in range(part, MATCHES, 20):
        check_match(number)
