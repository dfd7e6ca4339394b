"""The imperial examination: tutoring, the winner, placing the candidate (Confucius, Examination; Placing)."""

from typing import TYPE_CHECKING

from games.confucius import costs, events, obligations, rules
from games.confucius.actions import Tutor
from games.confucius.components import (
    ANY,
    CANDIDATE,
    MINISTRIES,
    NOBODY,
    ORANGE,
    RED,
    cards,
    court,
)
from games.confucius.phases import COURT, give_turn
from games.engine import HIDDEN, Event, Seat

if TYPE_CHECKING:
    from games.confucius.position import ConfuciusPosition

NOT_YET = -1
PASSED_OVER = -2
"""What `tutored` says of a seat that has laid no cards."""


def begin(position: "ConfuciusPosition") -> list[Event]:
    """An examination, if both student spaces are taken or one was forced (Confucius, Examination)."""
    red, orange = position.students
    if NOBODY in (red, orange) and not position.forced:
        return []
    if red == orange == NOBODY:
        return [events.ExamEmpty()]
    began = events.ExamBegan(red, orange, position.forced)
    if red == orange or NOBODY in (red, orange):
        return [began, *_win(position, ORANGE if red == NOBODY else RED, contested=False)]
    position.waiting = []
    for seat in position.clockwise(position.chief):
        if seat in position.resigned or not any(position.hands[seat]):
            position.tutored[seat] = PASSED_OVER
        else:
            position.waiting.append(seat)
    return [began, *next_tutor(position)]


def next_tutor(position: "ConfuciusPosition") -> list[Event]:
    """The next seat lays cards; one with a single card that may help one student only does so by itself."""
    found: list[Event] = []
    while position.waiting:
        seat = position.waiting.pop(0)
        students = obligations.students_for(position, seat)
        if sum(position.hands[seat]) > 1 or len(students) > 1:
            give_turn(position, "tutor", seat)
            return found
        found += _lay(position, seat, students[0], position.hands[seat].copy(), forced=True)
    return found + _reveal(position)


def tutor(position: "ConfuciusPosition", seat: Seat, action: Tutor) -> list[Event]:
    """The seat lays cards face down; then the next does, or all are revealed."""
    position.sealed += 1
    found = _lay(position, seat, action.student, [*action.cards, 0], forced=False)
    return found + next_tutor(position)


def _lay(
    position: "ConfuciusPosition", seat: Seat, student: int, chosen: list[int], *, forced: bool
) -> list[Event]:
    """Cards are laid for a student; so many for the giver of a gift cancel it, win or lose."""
    hand = position.hands[seat]
    for kind, count in enumerate(chosen):
        hand[kind] -= count
    position.laid[seat] = chosen
    position.tutored[seat] = student
    owner = position.students[student]
    first, second, third, hidden = chosen
    found: list[Event] = [events.Tutored(seat, student, owner, (first, second, third, hidden), forced)]
    if sum(chosen) >= cards().cancel:
        found += obligations.remove(position, owner, seat, "tutoring")
    return found


def _reveal(position: "ConfuciusPosition") -> list[Event]:
    """All have laid their cards: the greater sum of cash wins, red if they are equal.

    A view that cannot know the cards stops here, with a seat to act that is not the viewer.
    """
    if any(laid[3] for laid in position.laid):
        viewer = position.viewer if position.viewer is not None else NOBODY
        give_turn(position, "reveal", next(seat for seat in position.playing if seat != viewer))
        return []
    red, orange = _sums(position)
    return _win(position, RED if red >= orange else ORANGE, contested=True)


def _sums(position: "ConfuciusPosition") -> tuple[int, int]:
    """The cash laid for the red and for the orange student."""
    sums = [0, 0]
    for student, laid in zip(position.tutored, position.laid, strict=True):
        if student >= 0:
            sums[student] += costs.worth(laid, costs.CASH)
    return sums[RED], sums[ORANGE]


def _win(position: "ConfuciusPosition", winner: int, *, contested: bool) -> list[Event]:
    """The examination is decided, laid cards are discarded; the winner places the candidate."""
    red, orange = position.students
    seat = position.students[winner]
    laid = tuple((first, second, third, hidden) for first, second, third, hidden in position.laid)
    students = tuple(max(student, NOBODY) for student in position.tutored)
    decided = events.ExamDecided(laid, students, _sums(position), (red, orange), winner, seat, contested)
    clear(position)
    return [decided, *_begin_placing(position, seat)]


def clear(position: "ConfuciusPosition") -> None:
    """The cards that were laid are discarded, and nobody is asked for any."""
    for chosen in position.laid:
        for kind, count in enumerate(chosen):
            position.discards[kind] += count
    position.laid = [[0, 0, 0, 0] for _ in range(position.seats)]
    position.tutored = [NOT_YET] * position.seats
    position.waiting = []
    position.sealed = 0


def cancel(position: "ConfuciusPosition", leaver: Seat) -> list[Event]:
    """A seat whose student is examined has left: the other student wins (Confucius, Resigning)."""
    return _win(position, ORANGE if position.students[RED] == leaver else RED, contested=True)


# ── placing ──────────────────────────────────────────────────────────────────────────────────────────


def _begin_placing(position: "ConfuciusPosition", seat: Seat) -> list[Event]:
    """The winner chooses where the candidate goes, if there is a choice."""
    position.phase = COURT
    _, found = rules.spots(position)
    if len(found) > 1:
        give_turn(position, "place", seat)
        return []
    if found:
        return place(position, seat, *found[0], forced=True)
    return [events.CandidateLost(position.candidate), *_turn_up(position)]


def place(
    position: "ConfuciusPosition", seat: Seat, ministry: int, space: int, *, forced: bool
) -> list[Event]:
    """The candidate goes to that space with a secured marker of the seat; a tile there leaves the game."""
    why, _ = rules.spots(position)
    before = position.officials[ministry][space]
    marker = position.markers[ministry][space]
    position.officials[ministry][space] = CANDIDATE
    position.markers[ministry][space] = seat
    position.secured[ministry][space] = True
    placed = events.CandidatePlaced(seat, position.candidate, ministry, space, before, marker, why, forced)
    return [placed, *_turn_up(position)]


def _turn_up(position: "ConfuciusPosition") -> list[Event]:
    """Student spaces are free; the next candidate is turned up, one of an open ministry or for any.

    A view cannot know which of the named ones comes, but that those for any lie below them.
    """
    position.students = [NOBODY, NOBODY]
    position.phase = COURT
    discarded: list[str] = []
    position.candidate = ""
    while position.candidates_left:
        left = len(position.candidates_left)
        tile = position.candidates_left.pop()
        if tile == HIDDEN and left <= court().any:
            tile = ANY
        if tile in MINISTRIES and position.resolved[MINISTRIES.index(tile)]:
            discarded.append(tile)
            continue
        position.candidate = tile
        break
    return [events.CandidateShown(position.candidate, tuple(discarded))]


def abandon(position: "ConfuciusPosition") -> None:
    """The winner left before placing: the candidate stays for the next examination."""
    position.students = [NOBODY, NOBODY]
    position.phase = COURT
