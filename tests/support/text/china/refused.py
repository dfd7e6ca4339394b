"""What China refuses, in one clear sentence with the reason."""

from collections.abc import Callable
from functools import partial

from games.china.position import ChinaPosition
from tests.support.games.china.scenes import scene


def without(pieces: str) -> ChinaPosition:
    """A has a house in Chu, but no house left or nothing but a fortification there."""
    position = scene("chu .+" if pieces == "room" else "chu A", hand="VVR", deck="V")
    if pieces == "houses":
        position.houses_left[0] = 0
    else:
        position.forts_left[0] = 1
    return position


REFUSED: dict[Callable[[], ChinaPosition], str] = {
    partial(scene, "chu A", hand="VVR"): """
        draw -> You have done nothing yet: place a piece or exchange a card, then you take cards.
        chu done -> You have placed nothing yet: place a piece or exchange a card.
        qi 1 Y -> You hold no yellow card.
        chu 2 R -> Chu is violet: one red card does not pay there, but two of them do, as a joker.
        chu 2 VV -> Chu is violet itself: one violet card pays for a piece; two are no joker there.
        chu fort 2 V -> This match is played without fortifications.
        wei dragon R -> There is no house in Wei yet, so it admits no emissary.
        chu 2 V, exchange R -> You have placed a piece in Chu: in such a turn you cannot exchange a card.
        chu 2 V, wei 1 R -> All pieces of a turn go to one province, and yours is Chu.
        chu 2 V, chu 3 V, exchange R -> Your hand is not full yet: take 2 cards first.
        chu 2 V, chu 3 V, take V -> There is no violet card in the open row.
        """,
    partial(scene, "chu A", hand="VVR", deck=""): """
        chu 2 V, chu 3 V, draw -> The deck is empty: take an open card.
        """,
    partial(without, "houses"): "chu 2 V -> You have no house left.",
    partial(without, "room"): "chu fort 2 V -> Chu 2 is already fortified.",
    partial(scene, hand="RRR"): """
        wei 1 R, wei 2 R -> Wei was empty when your turn began, so it takes only one piece in it.
        """,
    partial(scene, "chu B", hand="VVR"): "chu 1 V -> ■ **Jonas** has a house on Chu 1.",
    partial(scene, "chu AAB", "chu CD", hand="VVR"): """
        chu dragon V -> Chu admits 2 emissaries, the most houses one player has there, and all are
            taken.
        """,
    (lambda: scene().view(1)): "draw -> It is the turn of ● **Mei**.",
    partial(scene): "resign C, resign C -> ▲ **Aiko** has resigned already.",
    scene: "resign C, resign A, resign B, draw -> The match is over.",
}
