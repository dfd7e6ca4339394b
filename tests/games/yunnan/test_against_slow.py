"""The engine against the slow rules: ways, connection, gaps, incomes, what is legal, how a round closes."""

import random

import pytest

from games.yunnan import routes
from games.yunnan.components import board
from games.yunnan.incomes import count_incomes, forecast, income
from games.yunnan.phases import give_gifts, inspect, yields
from games.yunnan.position import YunnanPosition
from games.yunnan.routes import isolated
from games.yunnan.state import Phase
from games.yunnan.turns import YunnanAction, parse
from tests.support.games.playing import quick_of
from tests.support.games.scenes import refusal
from tests.support.games.yunnan.random_positions import PHASES, made_up, played
from tests.support.games.yunnan.slow import Slow, every_notation

EVERY_ACTION: list[YunnanAction] = [parse(notation) for notation in every_notation()]


def test_every_notation_is_an_action_of_its_own() -> None:
    """5 x 5 bids, 2 sides and the market from 7 places; 36 journeys, 6 displacements, 16 sites, ..."""
    assert len(set(EVERY_ACTION)) == len(EVERY_ACTION) == 28 * 7 + 36 + 6 + 16 + 9 + 2 + 161
    assert [str(action) for action in EVERY_ACTION] == every_notation()


def check_legality(position: YunnanPosition) -> None:
    """`legal`, `verify` and the slow rules agree on every action there is."""
    legal = list(position.legal())
    assert len(legal) == len(set(legal)) > 0
    assert {str(action) for action in legal} == Slow(position).legal()
    assert {action for action in EVERY_ACTION if not refusal(position, action)} == set(legal)


def check_ways(position: YunnanPosition) -> None:
    """Passes, ways, gaps, connection and incomes of every colour."""
    slow = Slow(position)
    places = range(len(board().provinces))
    for colour in position.travel_order:
        for start in places:
            for end in places:
                if start <= position.horse[colour]:
                    assert routes.cost(position, colour, start, end) == slow.cost(colour, start, end)
                    assert routes.route(position, colour, start, end) == slow.route(colour, start, end)
        assert routes.gaps(position, colour) == tuple(slow.gaps(colour, place) for place in places)
        present = {place for place in places[1:] if slow.present(colour, place)}
        assert routes.presence(position, colour) == present
        connected = {place for place in present if slow.connected(colour, place)}
        assert routes.reached(position, colour) == connected
        earned = income(position, colour)
        assert earned.total == slow.income(colour) == sum(line.amount for line in earned.lines)
        assert forecast(position, colour).total == Slow(position.copy()).forecast(colour)
        assert dict(isolated(position, colour)) == Slow(position.copy()).isolate(colour)
    assert yields(position) == (0, *map(slow.tea_yield, places[1:]))


def check_close(position: YunnanPosition) -> None:
    """Isolation, inspector, gifts, incomes and the new order, as if everybody's travel turn were over."""
    slow = Slow(position.copy())
    for colour in position.travel_order:
        slow.isolate(colour)
    expected = slow.inspect()
    slow.give_gifts()
    slow.p.incomes = [slow.income(colour) for colour in range(position.colours)]
    order = slow.order()
    found = position.copy()
    for colour in position.travel_order:
        for place, count in isolated(found, colour):
            found.traders[place][colour] -= count
            found.traders[0][colour] += count
    inspect(found)
    assert (found.inspector, found.traders) == (expected[0], slow.p.traders)
    for place in range(len(board().provinces)):
        give_gifts(found, place)
    count_incomes(found)
    assert (found.gifts, found.gifts_left) == (slow.p.gifts, slow.p.gifts_left)
    assert (found.incomes, found.travel_order) == (slow.p.incomes, order)


@pytest.mark.parametrize("seed", quick_of(10, 4))
def test_ways_on_made_up_positions(seed: int) -> None:
    """1,000 positions in all."""
    for number in range(100):
        check_ways(made_up(1000 * seed + number))


@pytest.mark.parametrize("seed", quick_of(8, 4))
def test_positions_reached_by_play(seed: int) -> None:
    for position in played(seed, every=7):
        check_legality(position)
        check_ways(position)
        check_close(position)


@pytest.mark.parametrize("phase", PHASES)
def test_legality_on_made_up_positions(phase: Phase) -> None:
    for seed in range(60):
        check_legality(made_up(seed, phase))


@pytest.mark.parametrize("seed", range(5))
def test_rounds_close_on_made_up_positions(seed: int) -> None:
    for number in range(60):
        check_close(made_up(60 * seed + number, "travel"))


@pytest.mark.parametrize("seed", range(30))
def test_travel_turns(seed: int) -> None:
    """From a made-up position to the end of the turn, step by step."""
    dice = random.Random(seed)
    position = made_up(seed, "travel")
    colour, steps = position.colour, 0
    while (position.phase, position.colour) == ("travel", colour) and steps < 30:
        check_legality(position)
        actions = position.legal()
        position.apply(dice.choice(actions[:-1] or actions))
        steps += 1


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(1000, 1100))
def test_many_positions(seed: int) -> None:
    for number in range(10):
        position = made_up(100 * seed + number)
        check_ways(position)
        check_close(position)
        check_legality(position)
