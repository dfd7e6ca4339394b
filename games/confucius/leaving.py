"""What becomes of a seat that resigns (Confucius, Resigning).

Its markers, posts, armies and junks stay where they are, but win nothing more. Its gifts and students go.
Its hand stays out of play, face down.
"""

from typing import TYPE_CHECKING

from games.confucius import court, examination, obligations, resolution, rounds
from games.confucius.components import FAVOUR, NOBODY
from games.confucius.phases import COURT
from games.engine import Event, Seat

if TYPE_CHECKING:
    from games.confucius.position import ConfuciusPosition


def leave(position: "ConfuciusPosition", seat: Seat) -> list[Event]:
    """The seat, which counts as resigned already, goes; whoever waited for it goes on."""
    found: list[Event] = []
    for giver, holder, _ in obligations.active(position):
        if seat in (giver, holder):
            found += obligations.remove(position, giver, holder, "left")
    examined = position.phase == "tutor" and seat in position.students
    acted = position.turn == seat
    position.passed[seat] = True
    position.cubes[seat] = 0
    position.box[FAVOUR][seat] = 0
    position.waiting = [other for other in position.waiting if other != seat]
    if not examined and not (position.phase == "place" and acted):
        position.students = [NOBODY if owner == seat else owner for owner in position.students]
    if position.sealed:
        position.sealed += 1
    if len(position.playing) == 1:
        examination.clear(position)
        return found + rounds.end_match(position, "resigned")
    return found + _go_on(position, seat, acted=acted, examined=examined)


def _go_on(position: "ConfuciusPosition", seat: Seat, *, acted: bool, examined: bool) -> list[Event]:
    """Whatever the seat was asked, or was part of, goes on without it."""
    phase = position.phase
    found: list[Event] = []
    match phase:
        case "chief":
            rounds.count_cubes(position)
            return rounds.choose_chief(position)
        case "turn" | "free" | "pay" | "favour":
            return court.next_turn(position, seat) if acted else []
        case "tutor" if examined:
            found = examination.cancel(position, seat)
        case "tutor":
            if position.tutored[seat] == examination.NOT_YET:
                position.tutored[seat] = examination.PASSED_OVER
            if acted:
                position.phase = COURT
                found = examination.next_tutor(position)
        case "place" if acted:
            examination.abandon(position)
        case "influence":
            position.influence = [NOBODY if owner == seat else owner for owner in position.influence]
            found = resolution.go_on(position)
        case "discard" if acted:
            found = court.next_discard(position)
    return found + court.go_on(position, phase)
