"""The imperial examination: students, tutoring, the winner, placing the candidate.

(Confucius, Imperial Examination.)

=================  ============================================================
``nominate red``   nominate a student on the red space (or ``orange``)
``force``          there is an examination in this round
``tutor red 1 2``  lay two cards for the red student
``place hubu 5``   the candidate goes to space 5 of Hubu
=================  ============================================================
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, ClassVar, Final, Literal, Self

import msgspec

from games.confucius import gifts
from games.confucius.components import (
    ANY,
    BOX,
    CANDIDATE,
    CANDIDATE_PLACE,
    CASH,
    EMPTY,
    MINISTRIES,
    NOBODY,
    ORANGE,
    RED,
    SPACES,
    STUDENTS,
    CandidateId,
    Counts,
    MinistryNumber,
    SpaceNumber,
    StudentNumber,
    box,
    box_place,
    cards,
    court,
    student_place,
)
from games.confucius.deeds import ConfuciusAction, Price, Verbs, deed, with_one
from games.confucius.money import (
    Cards,
    check_cards,
    give,
    guessed,
    known,
    masked,
    not_held,
    read_cards,
    subsets,
    written,
)
from games.confucius.officials import OnOfficial, closed, official_slots, on_official, on_space, where
from games.confucius.state import ConfuciusState
from games.engine import HIDDEN, Event, Family, IllegalAction, Refusals, Seat, Slot
from games.engine.contract import seat_letter
from games.engine.notation import Unread, check_index, one_of

refuse: Final = Refusals(
    {
        "not-in-first-round": "nominate",
        "student-nominated": "nominate",
        "student-taken": "nominate",
        "nothing-laid": "examination",
        "obliged-to-tutor": "obligations",
        "candidate-empty-first": "placing",
        "candidate-own-ministry": "placing",
        "candidate-secured": "placing",
    }
)

NOT_YET: Final = -1
PASSED_OVER: Final = -2
"""What `tutored` says of a seat that has laid no cards."""


def check_student(student: int) -> None:
    """There is such a student space; raises `BadNotation`."""
    check_index("no-such-student", STUDENTS, student=student)


def read_student(word: str) -> int:
    """A student space."""
    return one_of("no-such-student", STUDENTS, student=word)


def on_student(event: Any) -> tuple[int, ...]:
    """Where an event happened that has a student."""
    return (student_place(event.student),)


# ── nominating ───────────────────────────────────────────────────────────────────────────────────────


class Nominate(ConfuciusAction, frozen=True):
    """Nominate a student on that space (Confucius, Nominating a student)."""

    rule: ClassVar[str] = "nominate"
    do: ClassVar[str] = "nominate"
    student: int

    def __post_init__(self) -> None:
        check_student(self.student)

    def slots(self) -> tuple[Slot, ...]:
        """ "nominate", the student space."""
        return Slot("do", self.do), Slot("student", STUDENTS[self.student])


nominate = cache(Nominate)


class Nominated(Event, frozen=True):
    """A seat put a student on a student space."""

    rule: ClassVar[str] = "nominate"
    seat: Seat
    student: StudentNumber
    places = on_student


def _too_early(state: ConfuciusState, rule: str) -> IllegalAction | None:
    """There is no examination in the first round; ``rule`` tells of the action that would lead to one."""
    return refuse("not-in-first-round", rule=rule) if state.round == 1 else None


def _nominations(state: ConfuciusState, seat: Seat, most: int) -> list[Nominate]:
    """Free student spaces, if one has no student yet (Confucius, Nominating a student)."""
    if state.round == 1 or seat in state.students or most < box().nominate:
        return []
    return [nominate(student) for student, owner in enumerate(state.students) if owner == NOBODY]


def _no_nomination(state: ConfuciusState, seat: Seat, action: Nominate) -> IllegalAction | None:
    """Not in the first round; a free space, and no other student."""
    if reason := _too_early(state, action.rule):
        return reason
    if seat in state.students:
        return refuse("student-nominated", student=STUDENTS[state.students.index(seat)])
    owner = state.students[action.student]
    if owner != NOBODY:
        return refuse("student-taken", student=STUDENTS[action.student], owner=seat_letter(owner))
    return None


def _nominate(state: ConfuciusState, seat: Seat, action: Nominate) -> list[Event]:
    """A student on a space (Confucius, Nominating a student)."""
    state.students[action.student] = seat
    return [Nominated(seat, action.student)]


NOMINATING: Final = deed(
    Nominate,
    _nominations,
    _no_nomination,
    _nominate,
    kind=CASH,
    price=lambda state, seat, action: Price(CASH, box().nominate, box().nominate),
    nothing=lambda state, seat: _no_nomination(state, seat, nominate(RED)),
)


# ── forcing an examination ───────────────────────────────────────────────────────────────────────────


class Force(ConfuciusAction, frozen=True):
    """Force an examination in this round (Confucius, Forcing an examination)."""

    rule: ClassVar[str] = "force"
    do: ClassVar[str] = "force"


FORCE: Final = Force()


class ExamForced(Event, frozen=True):
    """There will be an examination in this round."""

    rule: ClassVar[str] = "force"
    seat: Seat

    def places(self) -> tuple[int, ...]:
        """The space of the action box."""
        return (box_place(BOX.index("force")),)


def _force(state: ConfuciusState, seat: Seat, action: Force) -> list[Event]:
    """An examination in this round, also if there will be one anyway (Forcing an examination)."""
    state.forced = True
    return [ExamForced(seat)]


FORCING: Final = deed(
    Force,
    lambda state, seat, most: () if state.round == 1 or most < box().force else (FORCE,),
    lambda state, seat, action: _too_early(state, action.rule),
    _force,
    kind=CASH,
    price=lambda state, seat, action: Price(CASH, box().force, box().force),
    nothing=lambda state, seat: _too_early(state, FORCE.rule),
)


# ── the examination begins ───────────────────────────────────────────────────────────────────────────


class ExamBegan(Event, frozen=True):
    """An examination: whose students there are, -1 if none; whether it was ``forced``."""

    rule: ClassVar[str] = "examination"
    red: Seat
    orange: Seat
    forced: bool

    def places(self) -> tuple[int, ...]:
        """The student spaces."""
        return student_place(0), student_place(1)


class ExamEmpty(Event, frozen=True):
    """An examination was forced, and there is no student: nothing happens."""

    rule: ClassVar[str] = "examination"


def begin(state: ConfuciusState) -> list[Event]:
    """An examination, if both student spaces are taken or one was forced.

    (Confucius, Imperial Examination.)
    """
    red, orange = state.students
    if NOBODY in (red, orange) and not state.forced:
        return []
    if red == orange == NOBODY:
        return [ExamEmpty()]
    began = ExamBegan(red, orange, state.forced)
    if red == orange or NOBODY in (red, orange):
        return [began, *_win(state, ORANGE if red == NOBODY else RED, contested=False)]
    state.waiting = []
    for seat in state.clockwise(state.chief):
        if seat in state.resigned or not any(state.hands[seat]):
            state.tutored[seat] = PASSED_OVER
        else:
            state.waiting.append(seat)
    return [began, *next_tutor(state)]


def next_tutor(state: ConfuciusState) -> list[Event]:
    """The next seat lays cards; one with a single card that may help one student only does so by itself."""
    found: list[Event] = []
    while state.waiting:
        seat = state.waiting.pop(0)
        students = students_for(state, seat)
        if sum(state.hands[seat]) > 1 or len(students) > 1:
            state.ask("tutor", seat)
            return found
        found += _lay(state, seat, students[0], state.hands[seat].copy(), forced=True)
    return found + _reveal(state)


# ── tutoring ─────────────────────────────────────────────────────────────────────────────────────────


class Tutor(ConfuciusAction, frozen=True):
    """Lay these cards face down for a student (Confucius, Imperial Examination)."""

    rule: ClassVar[str] = "examination"

    verb: ClassVar[str] = "tutor"
    student: int
    cards: Counts

    def __post_init__(self) -> None:
        check_student(self.student)
        check_cards(self.cards)

    def slots(self) -> tuple[Slot, ...]:
        """The student, the cards, gathered by their number."""
        cards = Slot("cards", written(self.cards))
        return Slot("student", STUDENTS[self.student]), cards


class Tutored(Event, frozen=True):
    """A seat laid cards for the student of ``owner``, known to it alone until all have.

    ``forced``: it had no choice.
    """

    rule: ClassVar[str] = "examination"
    ends_turn: ClassVar[bool] = True
    seat: Seat
    student: StudentNumber
    owner: Seat
    cards: Cards
    forced: bool
    places = on_student

    def view(self, seat: Seat | None) -> Self:
        """The others know how many."""
        return self if seat == self.seat else msgspec.structs.replace(self, cards=masked(self.cards))


def students_for(state: ConfuciusState, seat: Seat) -> tuple[int, ...]:
    """The student spaces for which the seat may lay cards: that of the giver of its better gift.

    Both if the gifts are equal or there is none (Confucius, Imperial Examination).
    """
    red, orange = (state.gift_from(owner, seat) if owner != NOBODY else 0 for owner in state.students)
    if red == orange:
        return RED, ORANGE
    return (RED,) if red > orange else (ORANGE,)


@lru_cache(maxsize=1 << 12)
def _lessons(students: tuple[int, ...], hand: Counts, guessed: int) -> tuple[Tutor, ...]:
    """All cards that can be laid for these students, the fewest first."""
    return tuple(Tutor(student, chosen) for student in students for chosen in subsets(hand, guessed))


def _no_lesson(state: ConfuciusState, seat: Seat, action: Tutor) -> IllegalAction | None:
    """At least one card, for a student of the giver of the better gift."""
    if action.student not in students_for(state, seat):
        owner, rival = state.students[1 - action.student], state.students[action.student]
        return refuse(
            "obliged-to-tutor",
            owner=seat_letter(owner),
            gift=state.gift_from(owner, seat),
            student=STUDENTS[1 - action.student],
            rival=seat_letter(rival),
            other=state.gift_from(rival, seat),
        )
    return not_held(state, seat, action.cards, least=1) if any(action.cards) else refuse("nothing-laid")


def _tutor(state: ConfuciusState, seat: Seat, action: Tutor) -> list[Event]:
    """The seat lays cards face down; then the next does, or all are revealed."""
    state.sealed += 1
    found = _lay(state, seat, action.student, [*action.cards, 0], forced=False)
    return found + next_tutor(state)


TUTORING: Final = Family(
    Tutor,
    lambda state, seat: _lessons(
        students_for(state, seat), known(state.hands[seat]), guessed(state, seat, least=1)
    ),
    _no_lesson,
    _tutor,
    exact=True,
)


def _lay(state: ConfuciusState, seat: Seat, student: int, chosen: list[int], *, forced: bool) -> list[Event]:
    """Cards are laid for a student; so many for the giver of a gift cancel it, win or lose."""
    give(state, seat, chosen)
    state.laid[seat] = chosen
    state.tutored[seat] = student
    owner = state.students[student]
    first, second, third, hidden = chosen
    found: list[Event] = [Tutored(seat, student, owner, (first, second, third, hidden), forced)]
    if sum(chosen) >= cards().cancel:
        found += gifts.remove(state, owner, seat, "tutoring")
    return found


# ── who wins ─────────────────────────────────────────────────────────────────────────────────────────


class ExamDecided(Event, frozen=True):
    """An examination was decided: the student space ``winner`` of ``seat``.

    ``contested``: two players had students. By seat the cards ``laid`` and the ``students`` they were laid
    for (-1: none); ``sums`` of cash and ``owners`` for red and orange.
    """

    rule: ClassVar[str] = "examination"
    ends_turn: ClassVar[bool] = True
    laid: tuple[Cards, ...]
    students: tuple[int, ...]
    sums: tuple[int, int]
    owners: tuple[int, int]
    winner: int
    seat: Seat
    contested: bool

    def places(self) -> tuple[int, ...]:
        """The winner's space."""
        return (student_place(self.winner),)


def _reveal(state: ConfuciusState) -> list[Event]:
    """All have laid their cards: the greater sum of cash wins, red if they are equal.

    A view that cannot know the cards stops here, with a seat to act that is not the viewer. Where one
    imagines, each of them counts as the middle one.
    """
    if any(laid[3] for laid in state.laid) and not state.imagined:
        viewer = state.viewer if state.viewer is not None else NOBODY
        state.ask("reveal", next(seat for seat in state.playing if seat != viewer))
        return []
    red, orange = _sums(state)
    return _win(state, RED if red >= orange else ORANGE, contested=True)


def _sums(state: ConfuciusState) -> tuple[int, int]:
    """The cash laid for the red and for the orange student."""
    sums = [0, 0]
    for student, laid in zip(state.tutored, state.laid, strict=True):
        if student >= 0:
            sums[student] += cards().total(laid, CASH) + laid[3] * sorted(cards().cash)[1]
    return sums[RED], sums[ORANGE]


def _win(state: ConfuciusState, winner: int, *, contested: bool) -> list[Event]:
    """The examination is decided, laid cards are discarded; the winner places the candidate."""
    red, orange = state.students
    seat = state.students[winner]
    laid = tuple((first, second, third, hidden) for first, second, third, hidden in state.laid)
    students = tuple(max(student, NOBODY) for student in state.tutored)
    decided = ExamDecided(laid, students, _sums(state), (red, orange), winner, seat, contested)
    clear(state)
    return [decided, *_begin_placing(state, seat)]


def clear(state: ConfuciusState) -> None:
    """The cards that were laid are discarded, and nobody is asked for any."""
    for chosen in state.laid:
        for kind, count in enumerate(chosen):
            state.discards[kind] += count
    state.laid = [[0, 0, 0, 0] for _ in range(state.seats)]
    state.tutored = [NOT_YET] * state.seats
    state.waiting = []
    state.sealed = 0


def cancel(state: ConfuciusState, leaver: Seat) -> list[Event]:
    """A seat whose student is examined has left: the other student wins (Confucius, Resigning)."""
    return _win(state, ORANGE if state.students[RED] == leaver else RED, contested=True)


# ── placing the candidate ────────────────────────────────────────────────────────────────────────────


class Place(OnOfficial, frozen=True):
    """The candidate that one has won goes to that space (Confucius, Placing the candidate)."""

    rule: ClassVar[str] = "placing"

    verb: ClassVar[str] = "place"

    def slots(self) -> tuple[Slot, ...]:
        """The ministry, the space."""
        return official_slots(self.ministry, self.space)


place = cache(Place)

Why = Literal["empty", "replace", "elsewhere", ""]


class CandidatePlaced(Event, frozen=True):
    """The candidate went to a space, secured by its winner's marker.

    ``replaced`` is the cost of the tile that left for it (-1: the space was empty), ``marker`` whose was on
    it. ``why``: as of `spots`. ``forced``: no other space.
    """

    rule: ClassVar[str] = "placing"
    ends_turn: ClassVar[bool] = True
    seat: Seat
    candidate: CandidateId
    ministry: MinistryNumber
    space: SpaceNumber
    replaced: int
    marker: Seat
    why: Why
    forced: bool
    places = on_space


class CandidateLost(Event, frozen=True):
    """There was no place for the candidate."""

    rule: ClassVar[str] = "placing"
    candidate: CandidateId


class CandidateShown(Event, frozen=True):
    """The next candidate is face up ("" if none is left, "?" if not known yet).

    ``discarded`` were turned up before it and are of no use any more.
    """

    rule: ClassVar[str] = "placing"
    candidate: CandidateId
    discarded: tuple[CandidateId, ...]

    def places(self) -> tuple[int, ...]:
        """The stack."""
        return (CANDIDATE_PLACE,)


def spots(state: ConfuciusState) -> tuple[Why, list[tuple[int, int]]]:
    """Where the candidate can be placed as (ministry, space), and why there.

    (Confucius, Placing the candidate.)

    "empty": spaces without an official, in its ministry or for "any" in any open one; "replace": there is
    none, so instead of an official that is not secured; "elsewhere": its ministry has no room at all.
    """
    open_ones = [ministry for ministry in range(len(MINISTRIES)) if not state.resolved[ministry]]
    home = [ministry for ministry in open_ones if _at_home(state, ministry)]
    for elsewhere, ministries in ((False, home), (True, open_ones)):
        spaces = [(ministry, space) for ministry in ministries for space in range(SPACES)]
        empty = [(ministry, space) for ministry, space in spaces if _is_empty(state, ministry, space)]
        if empty:
            return "elsewhere" if elsewhere else "empty", empty
        loose = [(ministry, space) for ministry, space in spaces if not state.secured[ministry][space]]
        if loose:
            return "elsewhere" if elsewhere else "replace", loose
    return "", []


def _at_home(state: ConfuciusState, ministry: int) -> bool:
    """Whether the candidate is for the ministry; one that is not known may be."""
    return state.candidate in (MINISTRIES[ministry], ANY, HIDDEN)


def _is_empty(state: ConfuciusState, ministry: int, space: int) -> bool:
    """Whether there is no official on the space."""
    return state.officials[ministry][space] == EMPTY


def _begin_placing(state: ConfuciusState, seat: Seat) -> list[Event]:
    """The winner chooses where the candidate goes, if there is a choice."""
    state.phase = "court"
    _, found = spots(state)
    if len(found) > 1:
        state.ask("place", seat)
        return []
    if found:
        return _place(state, seat, place(*found[0]), forced=True)
    return [CandidateLost(state.candidate), *_turn_up(state)]


def _misplaced(state: ConfuciusState, seat: Seat, action: Place) -> IllegalAction | None:
    """One of the spots that there are for the candidate."""
    why, found = spots(state)
    ministry, space = action.ministry, action.space
    if (ministry, space) in found:
        return None
    if reason := closed(state, ministry):
        return reason
    if why != "elsewhere" and not _at_home(state, ministry):
        return refuse("candidate-own-ministry", candidate=state.candidate)
    if any(_is_empty(state, *spot) for spot in found):
        return refuse("candidate-empty-first", **where(ministry, space))
    return refuse("candidate-secured", **where(ministry, space))


def _place(state: ConfuciusState, seat: Seat, action: Place, *, forced: bool = False) -> list[Event]:
    """The candidate goes to that space with a secured marker of the seat; a tile there leaves the game."""
    why, _ = spots(state)
    ministry, space = action.ministry, action.space
    before, marker = state.officials[ministry][space], state.markers[ministry][space]
    state.officials[ministry][space] = CANDIDATE
    state.markers[ministry][space] = seat
    state.secured[ministry][space] = True
    placed = CandidatePlaced(seat, state.candidate, ministry, space, before, marker, why, forced)
    return [placed, *_turn_up(state)]


PLACING: Final = Family(
    Place, lambda state, seat: [place(*spot) for spot in spots(state)[1]], _misplaced, _place, exact=True
)


def _turn_up(state: ConfuciusState) -> list[Event]:
    """Student spaces are free; the next candidate is turned up, one of an open ministry or for any.

    A view cannot know which of the named ones comes, but that those for any lie below them.
    """
    abandon(state)
    discarded: list[str] = []
    state.candidate = ""
    while state.candidates_left:
        left = len(state.candidates_left)
        tile = state.candidates_left.pop()
        if tile == HIDDEN and left <= court().candidates.any:
            tile = ANY
        if tile in MINISTRIES and state.resolved[MINISTRIES.index(tile)]:
            discarded.append(tile)
            continue
        state.candidate = tile
        break
    return [CandidateShown(state.candidate, tuple(discarded))]


def abandon(state: ConfuciusState) -> None:
    """Student spaces are free; if the winner left before placing, the candidate stays where it is."""
    state.students = [NOBODY, NOBODY]
    state.phase = "court"


def _read_tutor(words: Sequence[str]) -> Tutor:
    """``tutor red 1 2``."""
    if len(words) < 2:
        raise Unread
    return Tutor(read_student(words[0]), read_cards(words[1:]))


VERBS: Final[Verbs] = {
    "nominate": (with_one(read_student, nominate), "nominate red"),
    "tutor": (_read_tutor, "tutor red 1 2"),
    "place": (on_official(place), "place hubu 5"),
}
