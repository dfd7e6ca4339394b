"""From the setup to the end: choosing cards, the coordinator's phase, uprisings, the next round."""

from typing import TYPE_CHECKING

from games.dayunhe import inspection, scoring, stacks, turns, way
from games.dayunhe.components import UNREST, board, cards, rules
from games.dayunhe.events import (
    CardTaken,
    CoordinatorRested,
    CoordinatorTurned,
    GameEnded,
    RoundBegan,
    Stocked,
    Uprising,
)
from games.engine import HIDDEN, Event, Seat

if TYPE_CHECKING:
    from games.dayunhe.position import DayunhePosition


# ── setup ────────────────────────────────────────────────────────────────────────────────────────────


def stock(position: "DayunhePosition", seat: Seat, stack: int) -> list[Event]:
    """A first tile comes into the warehouse; the next seat follows (Da Yunhe, Setup)."""
    found: list[Event] = [Stocked(seat, stack, stacks.pop(position, seat, stack))]
    return found + next_stock(position)


def next_stock(position: "DayunhePosition") -> list[Event]:
    """The next seat with an empty warehouse; after the last one the first round begins."""
    for seat in position.clockwise(position.first):
        if not position.warehouses[seat] and seat not in position.resigned:
            position.turn = seat
            return []
    return begin(position, position.decider)


# ── choosing ─────────────────────────────────────────────────────────────────────────────────────────


def begin(position: "DayunhePosition", start: Seat) -> list[Event]:
    """A round begins: the start player is handed all cards (Da Yunhe, Round)."""
    position.round += 1
    position.start = start
    position.phase = "take"
    position.entries = 0
    hand_on(position, start, [card.id for card in cards()])
    return [RoundBegan(position.round, start)]


def hand_on(position: "DayunhePosition", seat: Seat, left: list[str]) -> None:
    """The seat is handed these cards and chooses one; a view does not know those of others."""
    known = not position.masked or seat == position.viewer
    position.handed[seat] = left if known else [HIDDEN] * len(left)
    position.turn = seat


def take(position: "DayunhePosition", seat: Seat, card: str) -> list[Event]:
    """The seat keeps a card and passes the others on (Da Yunhe, Choosing)."""
    position.chosen[seat] = card
    position.picks[seat] = position.entries
    left = [other for other in position.handed[seat] if other != card]
    return [CardTaken(seat, card), *next_choice(position, left)]


def next_choice(position: "DayunhePosition", left: list[str]) -> list[Event]:
    """The next seat without a card chooses from those left; after the last one the first is revealed."""
    for seat in position.clockwise(position.start):
        if not position.chosen[seat] and seat not in position.resigned:
            hand_on(position, seat, left)
            return []
    return turns.next_card(position)


# ── after the cards ──────────────────────────────────────────────────────────────────────────────────


def coordinator(position: "DayunhePosition") -> list[Event]:
    """The coordinator goes on, unless he lies or is where he turns (Da Yunhe, Coordinator)."""
    found: list[Event]
    if position.lying:
        found = [CoordinatorRested("tea")]
    elif position.coordinator == way.turning_point(position):
        found = [CoordinatorRested("turning-point")]
    else:
        found = inspection.begin(position, board().setups[position.seats].steps, special=False)
        if position.phase == "fork":
            return found
    return found + after_coordinator(position)


def after_coordinator(position: "DayunhePosition") -> list[Event]:
    """Uprisings, tidying up, the next round or the end."""
    found = [*_uprisings(position), *_turn_round(position)]
    _collect(position)
    if not position.trips:
        return found + end(position, "trips")
    if position.round >= rules().last_round:
        return found + end(position, "rounds")
    order = position.clockwise(position.start)
    following = next(seat for seat in (*order[1:], order[0]) if seat not in position.resigned)
    return found + begin(position, following)


def _uprisings(position: "DayunhePosition") -> list[Event]:
    """Each colour with enough unrest in the wall rises, as often as it can (Da Yunhe, Uprisings)."""
    found: list[Event] = []
    for owner in range(position.seats):
        while position.wall[owner] >= position.level:
            loss = rules().loss * position.level
            position.wall[owner] -= position.level
            scoring.score(position, owner, scoring.UPRISINGS, -loss)
            found.append(Uprising(owner, position.level, loss))
            found += [stacks.put_under(position, owner, UNREST) for _ in range(position.level)]
    return found


def _turn_round(position: "DayunhePosition") -> list[Event]:
    """The coordinator stands up; on his turning point he begins a new trip (Da Yunhe, Trips)."""
    position.lying = False
    if position.coordinator != way.turning_point(position):
        return []
    position.trips -= 1
    position.entered = [position.coordinator]
    return [CoordinatorTurned(position.coordinator, position.trips)]


def _collect(position: "DayunhePosition") -> None:
    """Nobody has a card any more, and nothing is going on."""
    inspection.close(position)
    position.left, position.used, position.facing = {}, {}, []
    position.actor = position.turn = None
    position.handed = [[] for _ in range(position.seats)]
    position.chosen = [""] * position.seats
    position.revealed = [False] * position.seats
    position.picks = [0] * position.seats


def end(position: "DayunhePosition", why: str) -> list[Event]:
    """The final scoring; nobody acts any more (Da Yunhe, End; Final scoring)."""
    _collect(position)
    found = scoring.final_scoring(position)
    position.phase = "over"
    position.end = why
    winners = scoring.outcome(position).winners
    return [*found, GameEnded(why, tuple(position.scores), winners)]
