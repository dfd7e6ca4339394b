"""What must hold of every game's brain, and of the strengths that play by it, whatever the rules."""

import dataclasses
import math
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

import msgspec
import pytest

import games
from games.engine import Chance, Position, Seat
from games.engine.computer import STRENGTHS, Strength, choose
from games.engine.computer.budget import counted
from tests.games.test_every_game import variants

search = pytest.mark.parametrize(
    ("stops_looked_at", "rounds"), [(3, 24), pytest.param(None, 40, marks=pytest.mark.fuzz)]
)
"""Choices that take playouts: at so many stops of a match, with so many playouts each."""


def some(name: str) -> list[Any]:
    """The variants of a game: the quick run takes one for each number of seats."""
    quick: set[int] = set()
    found = []
    for variant in variants():
        game, seats, _ = variant.values
        if game == name:
            later = seats in quick
            quick.add(seats)
            found.append(
                pytest.param(*variant.values, id=variant.id, marks=[pytest.mark.fuzz] if later else [])
            )
    return found


every_variant = pytest.mark.parametrize(
    ("name", "seats", "options"), [variant for name in games.NAMES for variant in some(name)]
)


def stops(name: str, seats: int, options: Mapping[str, str], every: int) -> Iterator[Position]:
    """Positions of a random match; somebody leaves three in the middle, as far as that ends nothing."""
    dice = random.Random(f"{name} {seats} {options}")
    position = games.game(name).start(seats, options, f"brains {options}")
    number = dice.randrange(every)
    while position.turn is not None:
        if number % every == 0:
            yield position.copy()
        number += 1
        if number == 8 * every and seats > 2:
            position.resign(dice.choice(position.playing))
        else:
            position.apply(dice.choice(position.legal()))
    yield position


def few(name: str) -> Iterator[Position]:
    """Positions of a match of the fewest seats in which somebody is to act."""
    game = games.game(name)
    found = stops(name, game.min_seats, game.complete(game.min_seats, {}), 45)
    return (position for position in found if position.turn is not None)


@every_variant
def test_a_sample_is_what_its_seat_sees(name: str, seats: int, options: dict[str, str]) -> None:
    brain = games.brain(name)
    chance = Chance("samples")
    for position in stops(name, seats, options, 11):
        for seat in position.playing:
            view = position.view(seat)
            before = msgspec.json.encode(view)
            sample = brain.sample(view, seat, chance)
            assert msgspec.json.encode(view) == before
            assert not sample.masked
            assert sample.chance.seed != position.chance.seed
            assert sample.view(seat) == view
            if seat == position.turn:
                assert list(sample.legal()) == list(view.legal())


@every_variant
def test_a_sample_can_be_played_to_its_end(name: str, seats: int, options: dict[str, str]) -> None:
    brain = games.brain(name)
    chance = Chance("ends")
    for position in stops(name, seats, options, 60):
        seat = position.playing[0]
        sample = brain.sample(position.view(seat), seat, chance)
        while legal := sample.legal():
            sample.apply(legal[chance.below(len(legal))])
        assert sample.outcome() is not None


@every_variant
def test_weights_see_no_secrets(name: str, seats: int, options: dict[str, str]) -> None:
    brain = games.brain(name)
    for position in stops(name, seats, options, 7):
        if position.turn is None:
            return
        legal = position.legal()
        before = msgspec.json.encode(position)
        weights = list(brain.weigh(position, legal))
        assert msgspec.json.encode(position) == before
        assert len(weights) == len(legal)
        assert list(brain.weigh(position.view(position.turn), legal)) == weights
        # An action weighs the same whatever it is held against, so that parts of a list can be weighed.
        assert list(brain.weigh(position, legal[::-1])) == pytest.approx(weights[::-1])


@every_variant
def test_in_the_end_the_worth_is_the_outcome(name: str, seats: int, options: dict[str, str]) -> None:
    brain = games.brain(name)
    *_, position = stops(name, seats, options, 50)
    outcome = position.outcome()
    assert outcome is not None
    worths = brain.worth(position)
    stayed = [result for result in outcome.seats if result.seat not in position.resigned]
    for one in stayed:
        for other in stayed:
            if one.rank < other.rank:
                assert worths[one.seat] >= worths[other.seat]


@search
@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("name", games.NAMES)
def test_a_choice_is_legal_and_the_same_again(
    name: str, strength: Strength, stops_looked_at: int | None, rounds: int
) -> None:
    brain = games.brain(name)
    for position in islice(few(name), stops_looked_at):
        view = position.view(position.turn)
        before = msgspec.json.encode(view)
        chosen = choose(brain, view, strength, Chance("one"), counted(rounds))
        assert chosen in position.legal()
        assert msgspec.json.encode(view) == before
        assert choose(brain, view, strength, Chance("one"), counted(rounds)) == chosen


@pytest.mark.parametrize("name", games.NAMES)
def test_who_has_no_time_still_moves(name: str) -> None:
    game = games.game(name)
    position = game.start(game.min_seats, game.complete(game.min_seats, {}), "in haste")
    assert position.turn is not None
    for strength in STRENGTHS:
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
    game = games.game("qin")
    position = game.start(2, game.complete(2, {}), "slips")
    assert position.turn is not None
    view = position.view(position.turn)
    offered = view.legal()[: len(weights)]
    worse = min(weights) - 1e6
    looks = dict(zip(offered, weights, strict=True))
    brain = dataclasses.replace(
        games.brain("qin"),
        warmth=3.0,
        weigh=lambda _, actions: [looks.get(action, worse) for action in actions],
    )
    chance, tried = Chance("slips"), 4000
    chosen = Counter(choose(brain, view, "novice", chance, counted(0)) for _ in range(tried))
    assert set(chosen) <= set(offered)
    for action, share in zip(offered, odds, strict=True):
        # Four standard deviations.
        assert abs(chosen[action] / tried - share) <= 4 * math.sqrt(share * (1 - share) / tried)


@pytest.mark.parametrize("name", games.NAMES)
def test_only_who_is_to_act_can_choose(name: str) -> None:
    game = games.game(name)
    position = game.start(game.min_seats, game.complete(game.min_seats, {}), "not you")
    other = next(seat for seat in position.playing if seat != position.turn)
    for view in (position.view(other), position.view(None)):
        with pytest.raises(ValueError, match="not to act"):
            choose(games.brain(name), view, "novice", Chance("one"), counted(0))


@search
@pytest.mark.parametrize("strength", ["steady", "strong"])
@pytest.mark.parametrize("name", games.NAMES)
def test_stopping_early_changes_no_choice(
    name: str, strength: Strength, stops_looked_at: int | None, rounds: int
) -> None:
    brain = games.brain(name)
    asked = {"early": 0, "late": 0}

    def early(done: int) -> float:
        asked["early"] += 1
        return rounds - done

    def late(done: int) -> float:
        asked["late"] += 1
        return math.inf if done < rounds else 0

    for position in islice(few(name), stops_looked_at):
        view = position.view(position.turn)
        chosen = [choose(brain, view, strength, Chance("one"), left) for left in (early, late)]
        assert chosen[0] == chosen[1]
    assert asked["early"] < asked["late"]


@pytest.mark.parametrize("name", games.NAMES)
def test_all_actions_meet_the_same_luck(name: str) -> None:
    """The first trials of all actions get one sample, the second ones another, and so on."""
    brain, game = games.brain(name), games.game(name)
    position = game.start(game.min_seats, game.complete(game.min_seats, {}), "luck")
    assert position.turn is not None
    lucks: list[str] = []

    def sample(view: Position, seat: Seat, chance: Chance) -> Position:
        lucks.append(chance.seed)
        found: Position = brain.sample(view, seat, chance)
        return found

    watched = dataclasses.replace(brain, sample=sample)
    choose(watched, position.view(position.turn), "steady", Chance("one"), counted(30))
    times = list(Counter(lucks).values())
    assert times[0] > 1
    assert times == sorted(times, reverse=True)
