"""The court phase and the end of a round, step by step, until somebody has to decide (Confucius, Round)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from games.confucius import events, examination, money, resolution, rounds
from games.confucius.actions import ConfuciusAction, Discard, Influence, Place, Tutor
from games.confucius.components import EMPTY, NOBODY, UNKNOWN, cards, lands, realm
from games.confucius.phases import COURT, give_turn
from games.confucius.scoring import INVASIONS, score
from games.engine import Event, Seat

if TYPE_CHECKING:
    from games.confucius.position import ConfuciusPosition


def next_turn(position: "ConfuciusPosition", after: Seat) -> list[Event]:
    """The next turn of the round's actions; when they are over, the court phase."""
    found = rounds.next_turn(position, after)
    return found + begin(position) if position.phase == COURT else found


def begin(position: "ConfuciusPosition") -> list[Event]:
    """The actions of the round are over: the wall grows, and so on."""
    position.transferred = []
    position.source = "cubes"
    return _run(position, _build_wall)


def decide(position: "ConfuciusPosition", seat: Seat, action: ConfuciusAction) -> list[Event]:
    """A decision of the court phase, and everything that follows from it."""
    phase = position.phase
    found: list[Event] = []
    match action:
        case Tutor():
            found = examination.tutor(position, seat, action)
        case Place():
            found = examination.place(position, seat, action.ministry, action.space, forced=False)
        case Influence():
            found = resolution.give(position, seat, action.to, forced=False) + resolution.go_on(position)
        case Discard():
            money.discard(position, seat, action.cards)
            found = [events.Discarded(seat, (*action.cards, 0)), *next_discard(position)]
    return found + go_on(position, phase)


def go_on(position: "ConfuciusPosition", phase: str) -> list[Event]:
    """What follows on a decision of that phase, once nobody is asked any more."""
    if position.phase != COURT:
        return []
    if phase == "influence" and position.closing:
        return _run(position, resolution.resolve_open)
    return _run(position, _end_round if phase == "discard" else resolution.resolve_full)


def _run(position: "ConfuciusPosition", first: "Step") -> list[Event]:
    """The steps from that one on, until somebody has to decide."""
    position.phase = COURT
    found: list[Event] = []
    for step in _STEPS[_STEPS.index(first) :]:
        found += step(position)
        if position.phase != COURT:
            break
    return found


# ── the steps ────────────────────────────────────────────────────────────────────────────────────────


def _build_wall(position: "ConfuciusPosition") -> list[Event]:
    """One more space of the Great Wall (Confucius, Great Wall)."""
    position.wall += 1
    return [events.WallBuilt(position.wall)]


def _invade(position: "ConfuciusPosition") -> list[Event]:
    """Invasions that are complete succeed, others fail once the wall is long enough (Confucius, Invasions).

    Either way an army in the box with the star earns a reward. Armies of seats that left only fill boxes.
    """
    found: list[Event] = []
    for slot, row in enumerate(position.armies):
        won = NOBODY not in row
        if position.land_state[slot] or not (won or position.wall >= realm().walls[slot]):
            continue
        position.land_state[slot] = "won" if won else "lost"
        land = lands()[position.lands[slot]]
        earned: list[tuple[Seat, int]] = []
        for seat, points in zip(row, land.boxes, strict=True):
            if seat != NOBODY:
                points = points if won and seat not in position.resigned else 0
                score(position, seat, INVASIONS, points)
                earned.append((seat, points))
        found.append(events.LandResolved(slot, position.lands[slot], won, tuple(earned), position.wall))
        star = row[land.star]
        if star != NOBODY and star not in position.resigned:
            found += money.earn_reward(position, star)
    return found


def _refill(position: "ConfuciusPosition") -> list[Event]:
    """A new official for each ministry with room, on the highest empty space (Confucius, New officials)."""
    came: list[tuple[int, int, int]] = []
    for ministry, row in enumerate(position.officials):
        if EMPTY in row and position.officials_left:
            space = row.index(EMPTY)
            row[space] = position.officials_left.pop() or UNKNOWN
            came.append((ministry, space, row[space]))
    return [events.OfficialsCame(tuple(came))] if came else []


def _begin_discards(position: "ConfuciusPosition") -> list[Event]:
    """Whoever has too many cards discards, the Chief Minister first (Confucius, Discarding)."""
    position.waiting = [
        seat
        for seat in position.clockwise(position.chief)
        if seat not in position.resigned and sum(position.hands[seat]) > cards().limit
    ]
    return next_discard(position)


def next_discard(position: "ConfuciusPosition") -> list[Event]:
    """The next one who has too many cards."""
    position.phase = COURT
    if position.waiting:
        give_turn(position, "discard", position.waiting.pop(0))
    return []


def _end_round(position: "ConfuciusPosition") -> list[Event]:
    """The match ends with this round, or a new one begins (Confucius, End)."""
    if all(position.resolved):
        position.closing = "ministries"
    elif not position.candidate and not position.candidates_left:
        position.closing = "candidates"
    elif position.wall >= realm().wall:
        position.closing = "wall"
    return [] if position.closing else rounds.begin(position)


def _finish(position: "ConfuciusPosition") -> list[Event]:
    """All ministries are resolved, nothing is left but titles."""
    return rounds.end_match(position, position.closing)


Step = Callable[["ConfuciusPosition"], list[Event]]

_STEPS: Final[tuple[Step, ...]] = (
    _build_wall,
    examination.begin,
    resolution.resolve_full,
    _invade,
    _refill,
    _begin_discards,
    _end_round,
    resolution.resolve_open,
    _finish,
)
