"""Positions that a viewer cannot tell from the one that is."""

import random

from games.dayunhe.position import DayunhePosition
from games.engine import Chance, Seat
from tests.support.games.dayunhe.printed import CARDS
from tests.support.games.dayunhe.scenes import hand_on

Viewer = Seat | None


def with_other_secrets(position: DayunhePosition, viewer: Viewer, dice: random.Random) -> DayunhePosition:
    """The same position with everything changed that the viewer may not know.

    What lies face down in anybody's stacks, cards of others that are not revealed and the sets they were
    handed, chance.
    """
    other = position.copy()
    for piles, up in zip(other.stacks, other.up, strict=True):
        hidden = [pile[: len(pile) - top] for pile, top in zip(piles, up, strict=True)]
        pool = [kind for part in hidden for kind in part]
        dice.shuffle(pool)
        for pile, part in zip(piles, hidden, strict=True):
            pile[: len(part)] = [pool.pop() for _ in part]
    _other_cards(other, viewer, dice)
    other.chance = Chance(f"other {dice.random()}", dice.randrange(1000))
    return other


def _other_cards(other: DayunhePosition, viewer: Viewer, dice: random.Random) -> None:
    """Cards that others may have taken for all the viewer knows, and the sets that follow from them."""
    takers = [seat for seat in other.clockwise(other.start) if other.handed[seat]]
    if viewer is not None and other.handed[viewer]:
        taken_before = [card for card in CARDS if card not in other.handed[viewer]]
    else:
        taken_before = []
    known = {card for card, open in zip(other.chosen, other.revealed, strict=True) if open}
    known |= {other.chosen[viewer]} if viewer is not None else set()
    earlier = [card for card in taken_before if card not in known]
    later = [card for card in CARDS if card not in known and card not in taken_before]
    dice.shuffle(earlier)
    dice.shuffle(later)
    before = viewer is not None and bool(other.handed[viewer])
    for seat in takers:
        if seat == viewer:
            before = False
        elif other.chosen[seat] and not other.revealed[seat]:
            other.chosen[seat] = (earlier if before else later).pop()
    hand_on(other, takers)
