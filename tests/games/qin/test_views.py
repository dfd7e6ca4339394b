"""What a seat or a watcher may know of a match of Qin, and nothing more."""

import random

import pytest

from games.engine import HIDDEN, Chance, Event, Seat
from games.qin.components import KINDS
from games.qin.lay import lay_of
from games.qin.turns import TileDrawn
from tests.support.games import leaks
from tests.support.games.leaks import encoded
from tests.support.games.qin.random_positions import held, mixed, played
from tests.support.games.qin.scenes import play, scene
from tests.support.games.views import check_offers_nothing, with_other_hands


def masked(events: list[Event], viewer: Seat | None) -> bytes:
    return encoded([event.view(viewer) for event in events])


@pytest.mark.parametrize("seed", range(15))
def test_nothing_leaks(seed: int) -> None:
    """Views, what is legal, the choices and previews stay the same when the secrets change.

    And so does what the others and watchers are told of a real placement, except on whether somebody can
    place, which everybody sees: compared is where every tile can be placed.
    """
    dice, compared = random.Random(seed), 0
    for number, position in enumerate(played(seed, every=3)):
        viewers = [None, *range(position.seats)]
        for viewer in viewers if number % 3 == 0 else []:
            other = with_other_hands(position, viewer, dice, "pile")
            assert held(other) == held(position)
            leaks.check(position, other, viewer, dice)
        action = dice.choice(position.legal())
        viewer = dice.choice([viewer for viewer in viewers if viewer != position.turn])
        other = with_other_hands(position, viewer, dice, "pile")
        assert position.turn is not None
        other.hands[position.turn][0] = action.tile
        told = masked(position.apply(action), viewer)
        other_told = masked(other.apply(action), viewer)
        if all(lay_of(position).has_room(tile) for tile in KINDS) and not position.finished:
            compared += 1
            assert told == other_told
            assert position.view(viewer) == other.view(viewer)
    assert compared >= 5


def test_a_view_holds_ones_own_hand_and_nothing_hidden() -> None:
    position = scene("R-", seats=3, hands="RB/YY BB/RR RY YB")
    view = position.view(1)
    assert view.hands == [[HIDDEN], ["YY", "BB"], [HIDDEN] * 3]
    assert view.pile == [HIDDEN] * 3
    assert (view.chance, view.viewer, view.masked) == (Chance(""), 1, True)
    assert position.view(None).hands == [[HIDDEN], [HIDDEN] * 2, [HIDDEN] * 3]
    assert not position.masked
    assert view.view(1) == view
    for other in (view, position.view(None)):
        check_offers_nothing(other, position.legal()[0])


def test_a_drawn_tile_is_for_who_drew_it() -> None:
    events = play(scene("R-", pile=["YB", "RR"]), "RB B1-B2")
    drawn = events[-1]
    assert drawn == TileDrawn(0, "RR", 1)
    assert drawn.view(0) == drawn
    assert drawn.view(1) == drawn.view(None) == TileDrawn(0, HIDDEN, 1)


def test_a_preview_shows_everything_but_the_drawn_tile() -> None:
    position = scene("RA RA RA RA", hands="RB/YY")
    view = position.view(0)
    events = play(view, "RB E1-E2")
    real = play(position, "RB E1-E2")
    assert events == [*real[:-1], TileDrawn(0, HIDDEN, 2)]
    expected = position.view(0)
    expected.hands[0] = [HIDDEN]
    assert view == expected


def test_a_preview_of_the_end_of_a_first_game_deals_hidden_tiles() -> None:
    position = scene("YA YA YA YA", turn="B", reserves=[1, 7])
    position.series = "both"
    view = position.view(1)
    play(view, "YB E1-E2")
    assert view.board == "lion"
    assert view.hands == [[HIDDEN] * 3] * 2
    assert view.pile == [HIDDEN] * 66


def test_a_preview_assumes_that_a_hidden_hand_can_place_if_any_tile_could() -> None:
    """B's red doubles cannot be placed, but A does not know that B holds nothing else."""
    position = scene("RA RA . . RB RB", seats=3, hands="YB/RR/YY")
    mixed(position)
    view = position.view(0)
    play(position, "YB A13-B13")
    play(view, "YB A13-B13")
    assert (position.turn, view.turn) == (2, 1)
