"""The rules of a turn: what is legal, why something is not, and what a piece causes.

Where to find the rest: deck, row and exhaustion in ``cards``; points in ``scoring`` and ``roads``; the order
of a turn, of turns and the end in ``position``.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from games.china import scoring
from games.china.actions import (
    DECK,
    DRAWS,
    EMISSARY,
    EXCHANGES,
    FORT,
    HOUSE,
    ChinaAction,
    Done,
    Draw,
    Exchange,
    Place,
    done,
    placement,
)
from games.china.components import COLOURS, HAND, board
from games.china.events import PiecePlaced
from games.engine import Event, IllegalAction, Seat
from games.engine.contract import seat_letter

if TYPE_CHECKING:
    from games.china.position import ChinaPosition

START: Final = "start"
PLACE: Final = "place"
DRAW: Final = "draw"
"""The phases of a turn: nothing done yet; one piece placed and room for a second one; drawing cards.

Whether the hand could pay for the second piece makes no difference, or the record would tell it the others.
"""

MOST_PIECES: Final = 2
"""Pieces of one turn in a province that had a piece when the turn began; else one (China, Place)."""

REFUSALS: Final = {
    "match-over": "end",
    "not-your-turn": "turn",
    "already-resigned": "resign",
    "draw-first": "refill",
    "place-first": "turn",
    "piece-placed": "exchange",
    "nothing-placed": "turn",
    "other-province": "place",
    "pieces-used-up": "place",
    "card-not-held": "turn",
    "wrong-colour": "place",
    "joker-own-colour": "jokers",
    "piece-not-left": "place",
    "space-taken": "houses",
    "already-fortified": "fortifications",
    "no-fortifications": "fortifications",
    "no-houses-there": "emissaries",
    "too-many-emissaries": "emissaries",
    "not-in-row": "refill",
    "deck-empty": "deck",
}
"""Every code with which something is refused, and the paragraph of the rules that says so."""


def refusal(code: str, **facts: str | int) -> IllegalAction:
    """The refusal with that code, its facts and its paragraph."""
    return IllegalAction(code, **facts, rule=REFUSALS[code])


# ── what is legal ────────────────────────────────────────────────────────────────────────────────────


def legal(position: "ChinaPosition", seat: Seat) -> list[ChinaAction]:
    """Every legal action: by province, place, piece and payment; then no second piece, or the exchanges.

    In the phase of drawing: the colours of the open row, then the deck.
    """
    if position.phase == DRAW:
        found: list[ChinaAction] = [DRAWS[colour] for colour in COLOURS if colour in position.row]
        if position.deck:
            found.append(DRAWS[DECK])
        return found
    hand = position.hands[seat]
    if position.phase == PLACE:
        return [*placements(position, seat, position.province), done(position.province)]
    found = []
    for province in range(len(board().provinces)):
        found += placements(position, seat, province)
    found += [EXCHANGES[colour] for colour in COLOURS if colour in hand]
    return found


def placements(position: "ChinaPosition", seat: Seat, province: int) -> tuple[Place, ...]:
    """Every piece that the seat may place in the province now, how many it has placed before left aside."""
    entry = board().provinces[province]
    pays = payments("".join(position.hands[seat]), entry.colour)
    if not pays:
        return ()
    houses = position.houses
    free = tuple([space for space in entry.spaces if houses[space] < 0])
    fortifiable: tuple[int, ...] = ()
    if position.forts_left[seat]:
        fortifiable = tuple([space for space in free if not position.forts[space]])
    if not position.houses_left[seat]:
        free = ()
    emissary = position.emissaries_left[seat] > 0 and room_for_emissary(position, province)
    dragon = board().dragon(province) if emissary else -1
    return _placements(entry.spaces, free, fortifiable, dragon, pays)


@lru_cache(maxsize=1 << 14)
def _placements(
    spaces: tuple[int, ...],
    free: tuple[int, ...],
    fortifiable: tuple[int, ...],
    dragon: int,
    pays: tuple[str, ...],
) -> tuple[Place, ...]:
    """The placements in a province with these spaces, made once; ``dragon`` is -1 if it takes no emissary."""
    found: list[Place] = []
    for space in spaces:
        if space in free:
            found += [placement(space, HOUSE, pay) for pay in pays]
        if space in fortifiable:
            found += [placement(space, FORT, pay) for pay in pays]
    if dragon >= 0:
        found += [placement(dragon, EMISSARY, pay) for pay in pays]
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def payments(hand: str, colour: str) -> tuple[str, ...]:
    """What of the hand can pay for a piece in a province of the colour.

    One card of it, or two of one other colour (China, Place: jokers).
    """
    pays = [colour] if colour in hand else []
    return tuple(pays + [other * 2 for other in COLOURS if other != colour and hand.count(other) >= 2])


def most_houses(position: "ChinaPosition", province: int) -> int:
    """The houses of whoever has the most in the province."""
    spaces = board().provinces[province].spaces
    here = position.houses[spaces[0] : spaces[-1] + 1]
    return max([here.count(seat) for seat in range(position.seats)])


def room_for_emissary(position: "ChinaPosition", province: int) -> bool:
    """Whether one more emissary is admitted: all of them at most as many as the most houses of one player."""
    return sum(position.emissaries[province]) < most_houses(position, province)


def takes_piece(position: "ChinaPosition", seat: Seat, province: int) -> bool:
    """Whether board and supplies leave the seat a piece to place in the province, whatever its hand holds."""
    free = [space for space in board().provinces[province].spaces if position.houses[space] < 0]
    if free and position.houses_left[seat]:
        return True
    if position.forts_left[seat] and any(not position.forts[space] for space in free):
        return True
    return position.emissaries_left[seat] > 0 and room_for_emissary(position, province)


def nobody_can_place(position: "ChinaPosition") -> bool:
    """Whether board and supplies leave no piece to anybody who plays; hands do not matter (China, Deck)."""
    return not any(
        takes_piece(position, seat, province)
        for seat in position.playing
        for province in range(len(board().provinces))
    )


# ── why something is not legal ───────────────────────────────────────────────────────────────────────


def check(position: "ChinaPosition", seat: Seat, action: ChinaAction) -> None:
    """Raise `IllegalAction` if the rules forbid the action to the seat, whose turn it is."""
    match action:
        case Place():
            _check_phase_of_place(position, seat, action)
            _check_piece(position, seat, action)
            _check_pay(position, seat, action)
        case Draw():
            _check_draw(position, action)
        case Exchange():
            if position.phase == DRAW:
                raise _draw_first(position, seat)
            if position.phase == PLACE:
                raise refusal("piece-placed", province=_name(position.province))
            if action.card not in position.hands[seat]:
                raise refusal("card-not-held", card=action.card, held=0, needed=1)
        case Done():
            if position.phase == DRAW:
                raise _draw_first(position, seat)
            if position.phase == START:
                raise refusal("nothing-placed")
            if action.province != position.province:
                raise refusal("other-province", province=_name(position.province))


def _check_phase_of_place(position: "ChinaPosition", seat: Seat, action: Place) -> None:
    """A piece is still to come, and it comes into the province of the first (China, Place)."""
    if position.phase == START:
        return
    if position.placed and position.placed == position.allowed:
        raise refusal("pieces-used-up", province=_name(position.province), pieces=position.allowed)
    if position.phase == DRAW:
        raise _draw_first(position, seat)
    if action.province != position.province:
        raise refusal("other-province", province=_name(position.province))


def _check_piece(position: "ChinaPosition", seat: Seat, action: Place) -> None:
    """The seat has such a piece left, and the place admits it."""
    if action.piece == FORT and not position.fortified:
        raise refusal("no-fortifications")
    left = {HOUSE: position.houses_left, EMISSARY: position.emissaries_left, FORT: position.forts_left}
    if not left[action.piece][seat]:
        raise refusal("piece-not-left", piece=action.piece)
    if action.piece == EMISSARY:
        most = most_houses(position, action.province)
        if not most:
            raise refusal("no-houses-there", province=_name(action.province))
        if sum(position.emissaries[action.province]) >= most:
            raise refusal("too-many-emissaries", province=_name(action.province), most=most)
        return
    holder = position.houses[action.place]
    if holder >= 0:
        raise refusal("space-taken", space=board().name(action.place), seat=seat_letter(holder))
    if action.piece == FORT and position.forts[action.place]:
        raise refusal("already-fortified", space=board().name(action.place))


def _check_pay(position: "ChinaPosition", seat: Seat, action: Place) -> None:
    """One card of the province's colour, or a pair of another; and the seat holds them."""
    colour = board().provinces[action.province].colour
    card = action.pay[0]
    if len(action.pay) == 1 and card != colour:
        raise refusal("wrong-colour", card=card, province=_name(action.province), colour=colour)
    if len(action.pay) == 2 and card == colour:
        raise refusal("joker-own-colour", card=card, province=_name(action.province))
    held = position.hands[seat].count(card)
    if held < len(action.pay):
        raise refusal("card-not-held", card=card, held=held, needed=len(action.pay))


def _check_draw(position: "ChinaPosition", action: Draw) -> None:
    """Cards are drawn after placing or discarding, from what there is."""
    if position.phase != DRAW:
        raise refusal("place-first", placed=position.placed)
    if action.source == DECK:
        if not position.deck:
            raise refusal("deck-empty")
    elif action.source not in position.row:
        raise refusal("not-in-row", card=action.source, row=" ".join(sorted(position.row, key=COLOURS.find)))


def _draw_first(position: "ChinaPosition", seat: Seat) -> IllegalAction:
    """The refusal of anything but a draw while the hand is not full."""
    return refusal("draw-first", cards=HAND - len(position.hands[seat]))


def _name(province: int) -> str:
    """The printed name of the province."""
    return board().provinces[province].name


# ── what a piece causes ──────────────────────────────────────────────────────────────────────────────


def is_empty(position: "ChinaPosition", province: int) -> bool:
    """Whether the province has no piece on it. Emissaries need houses, so houses and fortifications tell."""
    spaces = board().provinces[province].spaces
    return not any(position.houses[space] >= 0 or position.forts[space] for space in spaces)


def carry_out(position: "ChinaPosition", seat: Seat, action: Place) -> list[Event]:
    """Pay, put the piece there, and score the province's houses if it is full by that (China, Place)."""
    for card in action.pay:
        position.hands[seat].remove(card)
    position.discards += action.pay
    province = action.province
    events: list[Event] = [PiecePlaced(seat, action.piece, province, action.place, action.pay)]
    if action.piece == EMISSARY:
        position.emissaries_left[seat] -= 1
        position.emissaries[province][seat] += 1
    elif action.piece == FORT:
        position.forts_left[seat] -= 1
        position.forts[action.place] = True
    else:
        position.houses_left[seat] -= 1
        position.houses[action.place] = seat
        spaces = board().provinces[province].spaces
        if -1 not in position.houses[spaces[0] : spaces[-1] + 1]:
            events.append(scoring.score_houses(position, province, at_end=False))
    return events
