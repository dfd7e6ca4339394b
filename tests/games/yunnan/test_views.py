"""Nothing is hidden in Yunnan but the seed: views are the same for all."""

import random

import pytest

from games.engine import Chance
from tests.support.games import leaks
from tests.support.games.leaks import encoded
from tests.support.games.yunnan.random_positions import played
from tests.support.games.yunnan.scenes import scene


@pytest.mark.parametrize("seed", range(8))
def test_nothing_leaks_and_everybody_sees_the_same(seed: int) -> None:
    dice = random.Random(seed)
    for position in played(seed, every=7):
        other = position.copy()
        other.chance = Chance(f"other {seed}", 7)
        for viewer in (None, *range(position.seats)):
            leaks.check(position, other, viewer, dice)
        views = [position.view(viewer) for viewer in (None, *range(position.seats))]
        for view in views:
            assert view.masked
            assert view.chance == Chance("")
            view.viewer = None
        assert len({encoded(view) for view in views}) == 1


def test_with_two_players_the_person_acts_for_both_colours() -> None:
    position = scene(seats=2, turn="C", at_home=1)
    assert list(position.view(0).legal()) == list(position.legal()) != []
    assert not position.view(1).legal()


def test_a_position_does_not_print_its_seed() -> None:
    assert "a scene" not in repr(scene())
