"""What a seat or a watcher may know of a match of China, and nothing more."""

import random

import pytest

from games.china.cards import CardDrawn, DeckRanOut, Draw, RowFilled
from games.china.components import COLOURS
from games.china.placing import Place
from games.engine import HIDDEN, Chance, Event, Seat
from tests.support.games import leaks
from tests.support.games.china.random_positions import played
from tests.support.games.china.scenes import of_type, play, scene
from tests.support.games.leaks import encoded
from tests.support.games.playing import quick_of
from tests.support.games.views import with_other_hands


def masked(events: list[Event], viewer: Seat | None) -> list[Event]:
    """The events as the viewer may know them."""
    return [event.view(viewer) for event in events]


@pytest.mark.parametrize("seed", quick_of(16, 8))
def test_nothing_leaks(seed: int) -> None:
    """Views, what is legal, the choices and previews stay the same when the secrets change."""
    dice = random.Random(seed)
    for position in played(seed, every=5):
        for viewer in (None, *range(position.seats)):
            leaks.check(position, with_other_hands(position, viewer, dice, "deck"), viewer, dice)


@pytest.mark.parametrize("seed", quick_of(16, 8))
def test_events_do_not_leak(seed: int) -> None:
    """What the others are told of a real action depends on nothing hidden but the cards it lays open.

    The cards that the mover shows and those that come to lie open are made the same; all else is changed,
    the rest of the mover's hand too: whether it could pay for another piece is nobody's business.
    """
    dice = random.Random(seed)
    compared = 0
    for position in played(seed, every=3):
        action = dice.choice(position.legal())
        viewer = dice.choice([seat for seat in range(position.seats) if seat != position.turn] + [None])
        other = with_other_hands(position, viewer, dice, "deck")
        assert position.turn is not None
        if not isinstance(action, Draw):
            paid = action.pay if isinstance(action, Place) else getattr(action, "card", "")
            rest = len(position.hands[position.turn]) - len(paid)
            other.hands[position.turn] = [*paid, *dice.choices(COLOURS, k=rest)]
        after, other_after = position.copy(), other.copy()
        events, other_events = after.apply(action), other_after.apply(action)
        assert (masked(events, None) != events) == (isinstance(action, Draw) and action.source == "deck")
        opened = [event.cards for event in of_type(events, RowFilled)]
        other_opened = [event.cards for event in of_type(other_events, RowFilled)]
        assert list(map(len, opened)) == list(map(len, other_opened))
        if opened == other_opened:
            compared += 1
            assert encoded(masked(events, viewer)) == encoded(masked(other_events, viewer))
            assert encoded(after.view(viewer)) == encoded(other_after.view(viewer))
    assert compared >= 15


def test_a_view_holds_ones_own_hand_and_nothing_hidden() -> None:
    position = scene(hand="RGV", row="RGYO", deck="OVYG", discards="RR")
    position.hands[1] = ["Y", "O"]
    view = position.view(1)
    assert view.hands == [[HIDDEN] * 3, ["Y", "O"], [HIDDEN] * 3, [HIDDEN] * 3]
    assert view.deck == [HIDDEN] * 4
    assert (view.row, view.discards) == (list("RGYO"), list("RR"))
    assert (view.chance, view.viewer, view.masked) == (Chance(""), 1, True)
    assert position.view(None).hands == [[HIDDEN] * 3, [HIDDEN] * 2, [HIDDEN] * 3, [HIDDEN] * 3]
    assert not position.masked
    assert view.view(1) == view


def test_the_hand_of_who_left_stays_hidden() -> None:
    position = scene(hand="RGV")
    position.resign(0)
    assert position.view(1).hands[0] == [HIDDEN] * 3
    assert position.view(0).hands[0] == list("RGV")


def test_a_card_drawn_blind_is_for_who_drew_it() -> None:
    events = play(scene(hand="RGV", deck="OV"), "exchange R", "draw")
    drawn = events[-1]
    assert drawn == CardDrawn(0, "V", 1)
    assert drawn.view(0) == drawn
    assert drawn.view(1) == drawn.view(None) == CardDrawn(0, HIDDEN, 1)


def test_a_preview_of_a_blind_draw_stays_hidden() -> None:
    position = scene("wei B", hand="RRG", deck="OV")
    view = position.view(0)
    for found in (position, view):
        play(found, "wei 2 R", "wei 3 R", "take R")
    assert play(view, "draw")[0] == CardDrawn(0, HIDDEN, 1)
    assert view.hands[0] == ["G", "R", HIDDEN]
    assert view.row == ["G", "Y", "O", HIDDEN]
    play(position, "draw")
    expected = position.view(0)
    expected.hands[0] = ["G", "R", HIDDEN]
    expected.row = ["G", "Y", "O", HIDDEN]
    expected.deck = view.deck
    assert view == expected


def test_a_preview_of_an_exhaustion_shuffles_nothing() -> None:
    position = scene(hand="RGV", deck="V", discards="OOO")
    view = position.view(0)
    assert play(view, "exchange R", "draw")[1:] == [CardDrawn(0, HIDDEN, 0), DeckRanOut(1, 4, ())]
    assert view.deck == [HIDDEN] * 4
    assert view.discards == []


def test_a_preview_of_the_end_scores() -> None:
    position = scene("wei AAB", hand="RGV", deck="V", exhausted=1, turn="D")
    view = position.view(3)
    play(view, "exchange R", "draw")
    assert view.to_act() is None
    assert view.scores == [3, 2, 0, 0]


def test_a_position_does_not_print_its_seed() -> None:
    assert "a scene" not in repr(scene())


@pytest.mark.parametrize("hand", ["RRG", "RVG", "RGG"])
def test_the_record_does_not_tell_whether_a_hand_could_pay_for_a_second_piece(hand: str) -> None:
    """While a match runs everybody may have its record, so "done" stands in it whatever the hand allows."""
    position = scene("wei AB", "wei B", hand=hand)
    play(position, "wei 3 R", "wei done", "take G")
    assert position.turn == 1
