"""What China refuses, in one clear sentence with the reason."""

from collections.abc import Callable
from functools import partial

import pytest

from games.china.position import ChinaPosition
from games.china.rules import REFUSALS
from tests.support.games.china.scenes import play, scene
from tests.support.words.speaking import refused, rows


def after(houses: str, hand: str, *done: str) -> ChinaPosition:
    position = scene(houses, hand=hand)
    play(position, *done)
    return position


def without(pieces: str) -> ChinaPosition:
    """A has a house in Chu; pieces or cards are used up."""
    position = scene(
        "chu .+" if pieces == "room" else "chu A", hand="VVR", deck="" if pieces == "deck" else "V"
    )
    if pieces == "houses":
        position.houses_left[0] = 0
    if pieces == "room":
        position.forts_left[0] = 1
    if pieces == "deck":
        play(position, "chu 2 V", "chu 3 V")
    return position


def left(*seats: int) -> ChinaPosition:
    position = scene()
    for seat in seats:
        position.resign(seat)
    return position


REFUSED: dict[Callable[[], ChinaPosition], str] = {
    partial(after, "chu A", "VVR"): """
        draw -> You have done nothing yet: place a piece or exchange a card, then you take cards.
        chu done -> You have placed nothing yet: place a piece or exchange a card.
        qi 1 Y -> You hold no yellow card.
        chu 2 R -> Chu is violet: a single red card pays for nothing there, but two of them do, as a joker.
        chu 2 VV -> Chu is violet itself: one violet card pays for a piece, and two are no joker there.
        chu fort 2 V -> This match is played without fortifications.
        wei dragon R -> There is no house in Wei yet, so it admits no emissary.
        """,
    partial(after, "chu A", "VVR", "chu 2 V"): """
        exchange R -> You have placed a piece in Chu: in such a turn you cannot exchange a card.
        wei 1 R -> All pieces of a turn go to one province, and yours is Chu.
        """,
    partial(after, "chu A", "VVR", "chu 2 V", "chu 3 V"): """
        exchange R -> Your hand is not full yet: take 2 cards first.
        take V -> There is no violet card in the open row.
        """,
    partial(without, "deck"): "draw -> The deck is used up: take an open card.",
    partial(without, "houses"): "chu 2 V -> You have no house left.",
    partial(without, "room"): "chu fort 2 V -> On Chu 2 there is a fortification already.",
    partial(after, "", "RRR", "wei 1 R"): """
        wei 2 R -> Wei was empty when your turn began, so it takes only one piece in it.
        """,
    partial(after, "chu B", "VVR"): "chu 1 V -> On Chu 1 stands a house of ■ **Jonas**.",
    partial(scene, "chu AAB", "chu CD", hand="VVR"): """
        chu dragon V -> Chu admits 2 emissaries, the most houses one player has there, and all of them have
            come.
        """,
    (lambda: scene().view(1)): "draw -> It is the turn of ● **Mei**.",
    partial(left, 2): "resign C -> ▲ **Aiko** has resigned already.",
    partial(left, 2, 0, 1): "draw -> The match is over.",
}


@pytest.mark.parametrize(("before", "notation", "sentence"), rows(REFUSED))
def test_a_refusal_says_why(before: Callable[[], ChinaPosition], notation: str, sentence: str) -> None:
    assert refused("china", before(), notation)[1] == sentence


def test_every_refusal_has_its_sentence_here() -> None:
    shown = {refused("china", before(), notation)[0] for before, notation, _ in rows(REFUSED)}
    assert shown == set(REFUSALS)
