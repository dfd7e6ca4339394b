"""Carrying out the cards, one seat after the other (Da Yunhe, Acting)."""

from typing import TYPE_CHECKING

from games.dayunhe import acts, choices, rounds
from games.dayunhe.actions import DayunheAction, Done, action_of
from games.dayunhe.components import card
from games.dayunhe.events import CardRevealed, PrestigeTaken, TurnDone
from games.dayunhe.scoring import PRESTIGE, score
from games.engine import HIDDEN, Event, Seat

if TYPE_CHECKING:
    from games.dayunhe.position import DayunhePosition


def act(position: "DayunhePosition", seat: Seat, action: DayunheAction) -> list[Event]:
    """A legal action of a turn, and what follows."""
    if isinstance(action, Done):
        return end(position, forced=False)
    use(position, action_of(action))
    return acts.carry_out(position, seat, action) + go_on(position)


def use(position: "DayunhePosition", symbol: str) -> None:
    """One of these symbols is used; the other one of its group falls away."""
    shown = card(position.chosen[position.actor or 0])
    for other in shown.groups[shown.group(symbol)]:
        if other.action != symbol:
            position.left.pop(other.action, None)
    position.used[symbol] = position.used.get(symbol, 0) + 1
    position.left[symbol] -= 1
    if not position.left[symbol]:
        del position.left[symbol]


def face(position: "DayunhePosition", seat: Seat, rotation: int) -> list[Event]:
    """The tile that was moved or swapped comes to lie so (Da Yunhe, Rebuilding)."""
    found = acts.turn_tile(position, seat, position.facing.pop(0), rotation)
    if not position.facing:
        position.phase = "act"
    return found + go_on(position)


def go_on(position: "DayunhePosition") -> list[Event]:
    """The turn ends by itself when nothing of the card can be used any more.

    Not in a view where that is unknown: with a hidden card, or with a hidden tile in the warehouse while any
    symbol is left.
    """
    actor = position.actor
    if position.phase != "act" or actor is None:
        return []
    if position.chosen[actor] == HIDDEN or (position.left and HIDDEN in position.warehouses[actor]):
        return []
    if actor in position.resigned or choices.nothing_left(position, actor):
        return end(position, forced=True)
    return []


def after_inspection(position: "DayunhePosition", *, special: bool) -> list[Event]:
    """A way that somebody had to decide is complete: the turn goes on, or the round."""
    return go_on(position) if special else rounds.after_coordinator(position)


def end(position: "DayunhePosition", *, forced: bool) -> list[Event]:
    """The actor's turn is over; the next card is revealed."""
    actor = position.actor
    assert actor is not None
    unused = tuple(position.left.items())
    found: list[Event] = (
        [] if actor in position.resigned else [TurnDone(actor, unused, forced, position.chosen[actor])]
    )
    return found + next_card(position)


def next_card(position: "DayunhePosition") -> list[Event]:
    """The next seat reveals its card; after the last one the coordinator goes on."""
    position.left, position.used, position.facing, position.actor = {}, {}, [], None
    for seat in position.clockwise(position.start):
        if position.chosen[seat] and not position.revealed[seat] and seat not in position.resigned:
            return _reveal(position, seat)
    return rounds.coordinator(position)


def _reveal(position: "DayunhePosition", seat: Seat) -> list[Event]:
    """The seat's card lies open: its prestige is taken, all else is up to the seat (Da Yunhe, Acting)."""
    position.revealed[seat] = True
    position.actor = position.turn = seat
    position.phase = "act"
    name = position.chosen[seat]
    found: list[Event] = [CardRevealed(seat, name)]
    if name == HIDDEN:
        return found
    position.left = {symbol.action: symbol.count for symbol in card(name).symbols}
    points = position.left.pop("prestige", 0)
    if points:
        position.used["prestige"] = points
        score(position, seat, PRESTIGE, points)
        found.append(PrestigeTaken(seat, points))
    return found + go_on(position)
