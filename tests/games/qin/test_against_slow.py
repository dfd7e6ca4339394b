"""The engine against the slow rules: what is legal, why not, and everything a placement causes."""

import pytest

from games.qin.components import KINDS
from games.qin.placing import PLACES
from games.qin.position import QinPosition
from games.qin.turns import GameEnded
from tests.support.games.playing import quick_of
from tests.support.games.qin.random_positions import made_up, played
from tests.support.games.qin.slow import Effect, Slow
from tests.support.games.scenes import of_type, refusal

EVERY_PLACE = [place for places in PLACES.values() for place in places if place is not None]


def check_legality(position: QinPosition) -> None:
    """`legal`, `verify` and the slow rules agree on every placement there is."""
    position = position.copy()
    hand = position.hands[position.turn or 0]
    hand[:] = KINDS
    slow = Slow(position)
    codes = {place: slow.refusal(place) for place in EVERY_PLACE}
    assert {place: refusal(position, place) for place in EVERY_PLACE} == codes
    legal = position.legal()
    assert len(legal) == len(set(legal))
    assert set(legal) == {place for place, code in codes.items() if not code}
    for tile in KINDS:
        hand[:] = [tile]
        assert list(position.legal()) == [place for place in legal if place.tile == tile]
        assert {refusal(position, place) for place in EVERY_PLACE[::11] if place.tile != tile} == {
            "not-your-tile"
        }


def check_effects(position: QinPosition, at_most: int) -> int:
    """Some of the legal placements cause what the slow rules say; how many of them end the game at once."""
    legal = position.legal()
    ends = 0
    for place in legal[:: max(1, len(legal) // at_most)]:
        after = position.copy()
        ended = any(event.end == "last-pagoda" for event in of_type(after.apply(place), GameEnded))
        expected = Slow(position).effect(place)
        assert ended == expected.ended
        ends += ended
        if len(after.finished) == len(position.finished) or after.turn is None:
            seen = Slow(after)
            provinces = frozenset(seen.provinces)
            assert Effect(seen.grid, provinces, seen.villages, seen.reserves, ended) == expected, place
    return ends


def test_there_are_2808_placements() -> None:
    """312 pairs of neighbours; a double lies one way on each, a tile of two colours two ways."""
    assert len(EVERY_PLACE) == len(set(EVERY_PLACE)) == 312 * (3 * 1 + 3 * 2)


@pytest.mark.parametrize("seed", quick_of(12, 4))
def test_positions_reached_by_play(seed: int) -> None:
    for position in played(seed, every=12):
        check_legality(position)
        check_effects(position, at_most=25)


@pytest.mark.parametrize("seed", quick_of(60, 30))
def test_positions_made_up(seed: int) -> None:
    position = made_up(seed)
    check_legality(position)
    check_effects(position, at_most=25)


def test_made_up_positions_often_end_at_once() -> None:
    """The order of pagodas matters only there: the comparison above must have met it."""
    assert sum(check_effects(made_up(seed), at_most=10) for seed in range(30)) > 50


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(1000, 1150))
def test_many_positions(seed: int) -> None:
    for position in (made_up(seed), *played(seed, every=20)):
        check_legality(position)
        check_effects(position, at_most=100)
