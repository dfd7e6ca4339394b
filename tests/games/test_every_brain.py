"""What must hold of every game's brain, and of the strengths that play by it, whatever the rules."""

import dataclasses
import math
import random
from collections import Counter
from functools import cache
from itertools import islice

import pytest

import games
from games.engine import Chance, Position, Seat
from games.engine.computer import STRENGTHS, Strength, choose
from games.engine.computer.brain import Brain
from games.engine.computer.budget import counted
from tests.support.games.every import variants
from tests.support.games.leaks import encoded
from tests.support.games.playing import stops

every_game = pytest.mark.parametrize("name", games.NAMES)


@pytest.mark.parametrize(("name", "seats", "options"), list(variants(one_for_so_many_seats=True)))
def test_what_holds_all_through_a_match(name: str, seats: int, options: dict[str, str]) -> None:
    """One random match; somebody leaves three in the middle, as far as that ends nothing."""
    brain, dice = games.brain(name), random.Random(f"{name} {seats} {options}")
    samples, ends = Chance("samples"), Chance("ends")
    position = games.game(name).start(seats, options, f"brains {options}")
    number = dice.randrange(7)
    while position.turn is not None:
        if number % 7 == 0:
            check_weights(brain, position)
        if number % 14 == 0:
            for seat in (None, *position.playing):
                check_sample(brain, position, seat, samples)
        if number % 63 == 0:
            seat = dice.choice([None, position.playing[0]])
            sample = brain.sample(position.view(seat), seat, ends)
            while legal := sample.legal():
                sample.apply(legal[ends.below(len(legal))])
            assert sample.outcome() is not None
        number += 1
        if number == 80 and seats > 2:
            position.resign(dice.choice(position.playing))
        else:
            position.apply(dice.choice(position.legal()))
    for seat in (None, *position.playing):
        check_sample(brain, position, seat, samples)
    check_worth(brain, position)


def check_sample(brain: Brain, position: Position, seat: Seat | None, chance: Chance) -> None:
    """A sample is what its viewer sees, and what it sees is not changed."""
    view = position.view(seat)
    before = encoded(view)
    sample = brain.sample(view, seat, chance)
    assert encoded(view) == before
    assert not sample.masked
    assert sample.chance.seed != position.chance.seed
    assert sample.view(seat) == view
    if seat is not None and seat == position.turn:
        assert list(sample.legal()) == list(view.legal())


def check_weights(brain: Brain, position: Position) -> None:
    """Weights see no secrets, and an action weighs the same whatever it is held against."""
    legal = position.legal()
    before = encoded(position)
    weights = list(brain.weigh(position, legal))
    assert encoded(position) == before
    assert len(weights) == len(legal)
    assert list(brain.weigh(position.view(position.turn), legal)) == weights
    assert list(brain.weigh(position, legal[::-1])) == pytest.approx(weights[::-1])
    step = len(legal) // 3 + 1
    alone = [weight for action in legal[::step] for weight in brain.weigh(position, [action])]
    assert alone == pytest.approx(weights[::step])


def check_worth(brain: Brain, position: Position) -> None:
    """In the end the worth is the outcome, among those who stayed."""
    outcome = position.outcome()
    assert outcome is not None
    worths = brain.worth(position)
    stayed = [result for result in outcome.seats if result.seat not in position.resigned]
    for one in stayed:
        for other in stayed:
            assert one.rank >= other.rank or worths[one.seat] >= worths[other.seat]


@cache
def few(name: str) -> list[Position]:
    """Positions of a match of the fewest seats in which somebody is to act."""
    game = games.game(name)
    options = game.complete(game.min_seats, {})
    dice = random.Random(f"{name} {game.min_seats} {options}")
    return list(stops(begun(name, f"brains {options}"), dice, 45))


def begun(name: str, seed: str) -> Position:
    """The start of a match of the fewest seats."""
    game = games.game(name)
    return game.start(game.min_seats, game.complete(game.min_seats, {}), seed)


@pytest.mark.parametrize(
    ("stops_looked_at", "rounds"), [(2, 20), pytest.param(None, 40, marks=pytest.mark.fuzz)]
)
@pytest.mark.parametrize("strength", STRENGTHS)
@every_game
def test_a_choice_is_legal_and_the_same_again(
    name: str, strength: Strength, stops_looked_at: int | None, rounds: int
) -> None:
    """Even where it stops early because nothing can change it any more, and where it does not."""
    brain = games.brain(name)
    asked = {"early": 0, "late": 0}

    def early(done: int) -> float:
        asked["early"] += 1
        return counted(rounds)(done)

    def late(done: int) -> float:
        asked["late"] += 1
        return math.inf if done < rounds else 0

    for position in islice(few(name), stops_looked_at):
        view = position.view(position.turn)
        before = encoded(view)
        chosen = choose(brain, view, strength, Chance("one"), early)
        assert chosen in position.legal()
        assert encoded(view) == before
        assert choose(brain, view, strength, Chance("one"), late) == chosen
    if strength in ("steady", "strong"):
        assert asked["early"] < asked["late"]


@pytest.mark.parametrize("strength", STRENGTHS)
@every_game
def test_who_has_no_time_still_moves(name: str, strength: Strength) -> None:
    position = begun(name, "in haste")
    view = position.view(position.turn)
    assert choose(games.brain(name), view, strength, Chance("one"), counted(0)) in position.legal()


@pytest.mark.parametrize(
    ("weights", "odds"),
    [
        # Worse by a third of the warmth, here 3: e times rarer.
        ([5.0, 4.0], [0.7311, 0.2689]),
        ([-1.0, 0.0, 0.0], [0.1554, 0.4223, 0.4223]),
        ([0.0, -1e6], [1.0, 0.0]),
    ],
)
def test_a_novice_slips_the_less_often_the_worse_it_looks(weights: list[float], odds: list[float]) -> None:
    position = begun("qin", "slips")
    view = position.view(position.turn)
    offered = view.legal()[: len(weights)]
    worse = min(weights) - 1e6
    looks = dict(zip(offered, weights, strict=True))
    brain = dataclasses.replace(
        games.brain("qin"),
        warmth=3.0,
        weigh=lambda _, actions: [looks.get(action, worse) for action in actions],
    )
    chance, tried = Chance("slips"), 2000
    chosen = Counter(choose(brain, view, "novice", chance, counted(0)) for _ in range(tried))
    assert set(chosen) <= set(offered)
    for action, share in zip(offered, odds, strict=True):
        # Four standard deviations.
        assert abs(chosen[action] / tried - share) <= 4 * math.sqrt(share * (1 - share) / tried)


@every_game
def test_only_who_is_to_act_can_choose(name: str) -> None:
    position = begun(name, "not you")
    other = next(seat for seat in position.playing if seat != position.turn)
    for view in (position.view(other), position.view(None)):
        with pytest.raises(ValueError, match="not to act"):
            choose(games.brain(name), view, "novice", Chance("one"), counted(0))


@every_game
def test_all_actions_meet_the_same_luck(name: str) -> None:
    """The first trials of all actions get one sample, the second ones another, and so on."""
    brain, position = games.brain(name), begun(name, "luck")
    lucks: list[str] = []

    def sample(view: Position, seat: Seat | None, chance: Chance) -> Position:
        lucks.append(chance.seed)
        found: Position = brain.sample(view, seat, chance)
        return found

    watched = dataclasses.replace(brain, sample=sample)
    choose(watched, position.view(position.turn), "steady", Chance("one"), counted(30))
    times = list(Counter(lucks).values())
    assert times[0] > 1
    assert times == sorted(times, reverse=True)
