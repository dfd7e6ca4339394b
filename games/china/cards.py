"""Deck, open row, discards: drawing, refilling, running out (China, Deck; A turn)."""

from typing import TYPE_CHECKING

from games.china.actions import DECK
from games.china.components import ROW
from games.china.events import CardDrawn, CardTaken, DeckRanOut, RowFilled
from games.engine import HIDDEN, Event, Seat

if TYPE_CHECKING:
    from games.china.position import ChinaPosition


def can_draw(position: "ChinaPosition") -> bool:
    """Whether there is any card to draw: after the second exhaustion only the open row is left."""
    return bool(position.row or position.deck)


def draw(position: "ChinaPosition", seat: Seat, source: str) -> list[Event]:
    """The seat takes a card of that colour from the open row, or the top card of the deck."""
    if source != DECK:
        position.row.remove(source)
        position.hands[seat].append(source)
        return [CardTaken(seat, source)]
    card = position.deck.pop()
    position.hands[seat].append(card)
    return [CardDrawn(seat, card, len(position.deck)), *_check_deck(position)]


def fill_row(position: "ChinaPosition") -> list[Event]:
    """Lay cards open until there are four; nothing after the second exhaustion, for the deck is empty."""
    laid: list[str] = []
    ran_out: list[Event] = []
    while len(position.row) < ROW and position.deck:
        card = position.deck.pop()
        position.row.append(card)
        laid.append(card)
        ran_out += _check_deck(position)
    return [RowFilled(tuple(laid)), *ran_out] if laid else []


def _check_deck(position: "ChinaPosition") -> list[Event]:
    """What happens at the moment the last card leaves the deck: the first time the discards are shuffled.

    The second time the match nears its end. A view shuffles nothing: its new deck is hidden.
    """
    if position.deck:
        return []
    position.exhausted += 1
    if position.exhausted > 1:
        return [DeckRanOut(position.exhausted, 0, tuple(position.still_to_act()))]
    position.deck, position.discards = position.discards, []
    if position.masked:
        position.deck = [HIDDEN] * len(position.deck)
    else:
        position.chance.shuffle(position.deck)
    return [DeckRanOut(position.exhausted, len(position.deck), ())]
