"""From turn to turn: when cards are drawn, the end of a turn and of the match; seats that leave."""

from typing import ClassVar

from games.china import cards, scoring
from games.china.cards import DECK, DRAWS, EXCHANGES, Draw, Exchange
from games.china.components import HAND
from games.china.placing import Done, Place, done, nobody_can_place, province_named, read, takes_piece
from games.china.state import ChinaState, End
from games.engine import Event, Seat

ChinaAction = Place | Done | Exchange | Draw
"""Every action of the game."""


class GameEnded(Event, frozen=True):
    """The match is over, the final scoring done."""

    rule: ClassVar[str] = "end"
    end: End
    scores: tuple[int, ...]


def parse(text: str) -> ChinaAction:
    """The action that the text names, forgiving about case, blanks, apostrophes, dashes and small words.

    Raises `BadNotation`: ``unreadable-notation``, ``unknown-province``, ``no-such-space``, ``bad-pair``.
    """
    match cards.SPELLING.words(text):
        case ["draw"] | ["draw" | "take", "deck"]:
            return DRAWS[DECK]
        case ["draw" | "take", colour] if colour in cards.COLOUR_WORDS:
            return DRAWS[cards.COLOUR_WORDS[colour]]
        case ["exchange" | "swap", colour] if colour in cards.COLOUR_WORDS:
            return EXCHANGES[cards.COLOUR_WORDS[colour]]
        case [province, "done"]:
            return done(province_named(province))
        case [province, *rest] if rest:
            return read(text, province, rest)
    raise cards.SPELLING.unreadable(text)


def go_on(state: ChinaState, seat: Seat, action: ChinaAction) -> list[Event]:
    """After a piece a second one, or "done", if the province takes it; else fill the hand (China, A turn)."""
    if isinstance(action, Draw):
        if len(state.hands[seat]) < HAND and cards.can_draw(state):
            return []
        return end_turn(state)
    second = isinstance(action, Place) and state.placed < state.allowed
    if second and takes_piece(state, seat, state.province):
        state.phase = "place"
        return []
    state.phase = "draw"
    return [] if cards.can_draw(state) else end_turn(state)


def go_on_without(state: ChinaState, seat: Seat) -> list[Event]:
    """After the seat has left: its pieces stay and count, its hand stays out of play.

    A turn of it in progress is over; what it placed stays.
    """
    if len(state.playing) == 1:
        return end_match(state, "resigned")
    return end_turn(state) if seat == state.turn else []


def skip_to(state: ChinaState, seat: Seat) -> None:
    """In an imagined position: the hand of who acts is filled, its turn is over and the seat is to act."""
    assert state.turn is not None
    state.phase = "draw"
    while len(state.hands[state.turn]) < HAND and cards.can_draw(state):
        cards.draw(state, state.turn, cards.draws(state, state.turn)[-1])
    cards.fill_row(state)
    _begin_turn(state, seat)


def end_turn(state: ChinaState) -> list[Event]:
    """Fill the open row, test for the end, pass the turn on (China, A turn; The deck)."""
    events = cards.fill_row(state)
    if state.exhausted > 1 and not state.still_to_act():
        return events + end_match(state, "deck")
    if nobody_can_place(state):
        return events + end_match(state, "blocked")
    assert state.turn is not None
    following = next(seat for seat in state.clockwise(state.turn + 1) if seat not in state.resigned)
    return events + _begin_turn(state, following)


def end_match(state: ChinaState, end: End) -> list[Event]:
    """Final scoring; nobody acts any more."""
    events = scoring.final_scoring(state)
    state.turn = None
    state.end = end
    _clear_turn(state)
    return [*events, GameEnded(end, tuple(state.scores))]


def _begin_turn(state: ChinaState, seat: Seat) -> list[Event]:
    """The seat is to act; one without a card, as can only be imagined, ends the match."""
    state.turn = seat
    state.number += 1
    _clear_turn(state)
    return [] if state.hands[seat] else end_match(state, "deck")


def _clear_turn(state: ChinaState) -> None:
    """Nothing is done in this turn yet."""
    state.phase = "start"
    state.province = -1
    state.placed = 0
    state.allowed = 0
