"""Nothing is hidden in Yunnan but the seed: views are the same for all."""

import random

import pytest

from games.engine import Chance, Seat
from tests.games import leaks
from tests.games.leaks import encoded
from tests.games.views import check_copy, check_offers_nothing
from tests.games.yunnan.random_positions import played, with_chance
from tests.games.yunnan.scenes import scene


@pytest.mark.parametrize("seed", range(8))
def test_nothing_leaks(seed: int) -> None:
    dice = random.Random(seed)
    for position in played(seed, every=7):
        for viewer in (None, *range(position.seats)):
            leaks.check(position, with_chance(position, f"other {seed}"), viewer, dice)


@pytest.mark.parametrize("seed", range(4))
def test_everybody_sees_the_same(seed: int) -> None:
    for position in played(seed, every=11):
        views = [position.view(viewer) for viewer in (None, *range(position.seats))]
        for view in views:
            assert view.masked
            assert view.chance == Chance("")
            view.viewer = None
        assert len({encoded(view) for view in views}) == 1


@pytest.mark.parametrize("seed", range(4))
def test_events_are_for_everybody(seed: int) -> None:
    for position in played(seed, every=11):
        for event in position.copy().apply(position.legal()[-1]):
            assert event.view(None) == event


@pytest.mark.parametrize("viewer", [None, 1])
def test_a_view_of_somebody_else_offers_nothing(viewer: Seat | None) -> None:
    position = scene(at_home=1)
    check_offers_nothing(position.view(viewer), position.legal()[0])


def test_with_two_players_the_person_acts_for_both_colours() -> None:
    position = scene(seats=2, turn="C", at_home=1)
    assert position.view(0).legal() == position.legal() != []
    assert position.view(1).legal() == []


def test_a_copy_shares_nothing() -> None:
    for position in played(3, every=30):
        check_copy(position, 25)


def test_a_position_does_not_print_its_seed() -> None:
    assert "a scene" not in repr(scene())
