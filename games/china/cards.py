"""Cards: drawing them, exchanging one; deck, open row, running out (China, Taking cards; Exchange; The deck).

==============================  ============================================================
notation                        meaning
==============================  ============================================================
``exchange V``                  exchange the violet card instead of placing
``take V``                      take a violet card from the open row
``draw``                        draw the top card of the face-down deck
==============================  ============================================================
"""

from collections.abc import Sequence
from typing import ClassVar, Final, Self

import msgspec

from games.china.components import COLOURS, HAND, ROW, Colour, board
from games.china.state import ChinaState
from games.engine import HIDDEN, Action, Event, Family, IllegalAction, Refusals, Seat, Slot
from games.engine.notation import Spelling

refuse: Final = Refusals(
    {
        "draw-first": "refill",
        "place-first": "turn",
        "piece-placed": "exchange",
        "card-not-held": "exchange",
        "not-in-row": "refill",
        "deck-empty": "deck",
    }
)

DECK: Final = "deck"
"""Where a card is drawn from when it is not taken from the open row."""

SPELLING: Final = Spelling("chu 3 V", frozenset(("by", "with", "for", "from", "on", "in", "to", "the")))
COLOUR_WORDS: Final = {
    word: letter
    for letter, name in zip(COLOURS, ("red", "green", "yellow", "orange", "violet"), strict=True)
    for word in (letter.lower(), name)
}
"""What a colour is typed as."""


class Exchange(Action, frozen=True):
    """Discard ``card`` (a colour's letter) instead of placing, to draw one card for it."""

    rule: ClassVar[str] = "exchange"

    card: str

    def __post_init__(self) -> None:
        if self.card not in tuple(COLOURS):
            raise SPELLING.unreadable(str(self.card))

    def __str__(self) -> str:
        return f"exchange {self.card}"

    def slots(self) -> tuple[Slot, ...]:
        """ "exchange" in place of a province, and the card."""
        return Slot("province", "exchange"), Slot("card", self.card)


class Draw(Action, frozen=True):
    """Take a card of the colour ``source`` from the open row, or with `DECK` the top card of the deck."""

    rule: ClassVar[str] = "refill"

    source: str

    def __post_init__(self) -> None:
        if self.source not in (*COLOURS, DECK):
            raise SPELLING.unreadable(str(self.source))

    def __str__(self) -> str:
        return "draw" if self.source == DECK else f"take {self.source}"

    def slots(self) -> tuple[Slot, ...]:
        """The colour, or "deck"."""
        return (Slot("draw", self.source),)


EXCHANGES: Final = {colour: Exchange(colour) for colour in COLOURS}
DRAWS: Final = {source: Draw(source) for source in (*COLOURS, DECK)}
"""Every exchange and every draw there is, made once."""


# ── exchanging ───────────────────────────────────────────────────────────────────────────────────────


class Exchanged(Event, frozen=True):
    """A seat discarded ``card`` to draw another instead of placing."""

    rule: ClassVar[str] = "exchange"
    seat: Seat
    card: Colour


def exchanges(state: ChinaState, seat: Seat) -> Sequence[Exchange]:
    """Every colour in hand, while nothing is done yet."""
    if state.phase != "start":
        return ()
    return [EXCHANGES[colour] for colour in COLOURS if colour in state.payable(seat)]


def not_exchanged(state: ChinaState, seat: Seat, action: Exchange) -> IllegalAction | None:
    """Why the card cannot be exchanged (China, Exchange)."""
    if state.phase == "draw":
        return draw_first(state, seat)
    if state.phase == "place":
        return refuse("piece-placed", province=board().provinces[state.province].name)
    if action.card not in state.payable(seat):
        return refuse("card-not-held", card=action.card, held=0, needed=1)
    return None


def exchange(state: ChinaState, seat: Seat, action: Exchange) -> list[Event]:
    """Discard the card; the hand is filled as after placing."""
    state.give(seat, action.card)
    return [Exchanged(seat, action.card)]


EXCHANGING: Final = Family(Exchange, exchanges, not_exchanged, exchange, exact=True)


# ── drawing ──────────────────────────────────────────────────────────────────────────────────────────


class CardTaken(Event, frozen=True):
    """A seat took a card from the open row."""

    rule: ClassVar[str] = "refill"
    seat: Seat
    card: Colour


class CardDrawn(Event, frozen=True):
    """A seat drew from the face-down deck; ``card`` is "?" for the others. ``left`` are still in the deck."""

    rule: ClassVar[str] = "refill"
    seat: Seat
    card: Colour
    left: int

    def view(self, seat: Seat | None) -> Self:
        """The card is for the seat that drew it."""
        return self if seat == self.seat else msgspec.structs.replace(self, card=HIDDEN)


class RowFilled(Event, frozen=True):
    """Cards were laid open from the deck, in this order, at the end of a turn."""

    rule: ClassVar[str] = "refill"
    cards: tuple[str, ...]


class DeckRanOut(Event, frozen=True):
    """The last card left the deck, for the ``time`` 1 or 2.

    The first time ``size`` discards became the new deck. The second time ``last`` are the seats that still
    take a turn, after the one in which it happened.
    """

    rule: ClassVar[str] = "deck"
    time: int
    size: int
    last: tuple[Seat, ...]


def draws(state: ChinaState, seat: Seat) -> Sequence[Draw]:
    """The colours of the open row, then the deck."""
    if state.phase != "draw":
        return ()
    found = [DRAWS[colour] for colour in COLOURS if colour in _row(state)]
    return [*found, DRAWS[DECK]] if state.deck else found


def _row(state: ChinaState) -> Sequence[str]:
    """The open row; in an imagined position that knows no card to draw, what its cards may be."""
    if state.imagined and not state.deck and set(state.row) == {HIDDEN}:
        return [*state.unseen()]
    return state.row


def not_drawn(state: ChinaState, seat: Seat, action: Draw) -> IllegalAction | None:
    """Cards are drawn after placing or discarding, from what there is."""
    if state.phase != "draw":
        return refuse("place-first", placed=state.placed)
    if action.source == DECK:
        return None if state.deck else refuse("deck-empty")
    if action.source not in _row(state):
        return refuse("not-in-row", card=action.source, row=" ".join(sorted(state.row, key=COLOURS.find)))
    return None


def draw_first(state: ChinaState, seat: Seat) -> IllegalAction:
    """The refusal of anything but a draw while the hand is not full."""
    return refuse("draw-first", cards=HAND - len(state.hands[seat]))


def draw(state: ChinaState, seat: Seat, action: Draw) -> list[Event]:
    """The seat takes a card of that colour from the open row, or the top card of the deck."""
    source = action.source
    if source != DECK:
        state.row.remove(source if source in state.row else HIDDEN)
        state.hands[seat].append(source)
        return [CardTaken(seat, source)]
    card = state.deck.pop()
    state.hands[seat].append(card)
    return [CardDrawn(seat, card, len(state.deck)), *_check_deck(state)]


DRAWING: Final = Family(Draw, draws, not_drawn, draw, exact=True)


def can_draw(state: ChinaState) -> bool:
    """Whether there is any card to draw: after the second exhaustion only the open row is left."""
    return bool(state.row or state.deck)


def fill_row(state: ChinaState) -> list[Event]:
    """Lay cards open until there are four; nothing after the second exhaustion, for the deck is empty."""
    laid: list[str] = []
    ran_out: list[Event] = []
    while len(state.row) < ROW and state.deck:
        card = state.deck.pop()
        state.row.append(card)
        laid.append(card)
        ran_out += _check_deck(state)
    return [RowFilled(tuple(laid)), *ran_out] if laid else []


def _check_deck(state: ChinaState) -> list[Event]:
    """What happens at the moment the last card leaves the deck: the first time the discards are shuffled.

    The second time the match nears its end. A view shuffles nothing: its new deck is hidden.
    """
    if state.deck:
        return []
    state.exhausted += 1
    if state.exhausted > 1:
        return [DeckRanOut(state.exhausted, 0, tuple(state.still_to_act()))]
    state.deck, state.discards = state.discards, []
    if state.masked:
        state.deck = [HIDDEN] * len(state.deck)
    else:
        state.chance.shuffle(state.deck)
    return [DeckRanOut(state.exhausted, len(state.deck), ())]
