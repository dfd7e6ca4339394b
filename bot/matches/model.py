"""What the use cases take and give. Plain values, never changed; every time is an aware datetime in UTC.

No struct here holds a position, only views: whoever draws, writes or offers anything works from these.
"""

from datetime import datetime, timedelta
from typing import Literal, get_args

import msgspec

from bot.store.matches import MatchFields
from bot.store.seats import FormerRow, Reason, Strength, SubstitutionState
from bot.store.votes import UNASKED, VoteKind, VoteState
from games.engine import Action, Condition, Event, Outcome, Position, Seat, StandingOrder
from games.engine.choices import Question


class Pace(msgspec.Struct, frozen=True):
    """A time bank: what each seat begins with, what every turn taken adds, how much it holds at most.

    Where the match ``rests`` no time runs on Saturdays and Sundays.
    """

    initial: timedelta
    increment: timedelta
    cap: timedelta
    rests: bool = False


PACES: dict[str, Pace | None] = {
    "quick": Pace(timedelta(hours=24), timedelta(hours=4), timedelta(hours=72)),
    "daily": Pace(timedelta(hours=72), timedelta(hours=12), timedelta(hours=120)),
    "weekdays": Pace(timedelta(hours=72), timedelta(hours=12), timedelta(hours=120), rests=True),
    "relaxed": Pace(timedelta(hours=72), timedelta(hours=36), timedelta(hours=240)),
    "none": None,
}
"""The time of a seat by pace; None: no deadline."""

CARETAKERS = ("vote", "computer", "substitute", "wait")
"""What happens when the time of a seat is up: once it is overdue by one pace the others vote, and after one
more in which nothing is decided a computer plays; a computer plays at once, until the person is back; a
substitute is called for; nothing. The first is what a table begins with."""

STRENGTHS: tuple[Strength, ...] = get_args(Strength)
"""The weakest first."""

LOBBY_LASTS = timedelta(days=7)
"""A table that did not begin by then is closed."""

IDLE_LASTS = timedelta(days=60)
"""A match in which nobody moved so long is archived."""


class Person(msgspec.Struct, frozen=True):
    """Somebody on Discord: their id, display name and language."""

    id: int
    name: str
    locale: str = "en"


class SeatState(msgspec.Struct, frozen=True, kw_only=True):
    """One seat of a match and who sits in it.

    ``waiting``: the match waits for this seat to act. ``offered``: a substitute is wanted, who may take
    it over. ``bank``: the time it had left after its last turn, None before that and without a pace.

    ``computer``: a computer of that strength plays the seat. With a person the seat is theirs, and they can
    take it back at any time; without one the seat is the computer's, and ``name`` is the computer's, too.

    ``sitter`` plays the seat beside its person, until ``sits_until``; not yet while there is a ``sits_from``.
    ``pauses``: the match is paused because this seat alone wanted it. ``paused_alone``: it is, or was, and
    cannot be so once more.
    """

    seat: Seat
    person: int | None
    name: str
    resigned: bool
    waiting: bool
    offered: bool = False
    bank: timedelta | None = None
    computer: Strength | None = None
    sitter: int | None = None
    sits_from: datetime | None = None
    sits_until: datetime | None = None
    pauses: bool = False
    paused_alone: bool = False

    @property
    def player(self) -> int | None:
        """The person who is waited for in the seat: the sitter if there is one; None for a computer."""
        if self.computer is not None:
            return None
        return self.sitter if self.sitter is not None and self.sits_from is None else self.person


class Match(MatchFields, frozen=True, kw_only=True):
    """What everybody may know about a match besides its position; a closed lobby is over without outcome."""

    seats: tuple[SeatState, ...]
    outcome: Outcome | None
    formers: tuple[FormerRow, ...] = ()
    """Who has left a seat, the last one first; known only where turns are told."""

    @property
    def imported(self) -> bool:
        """Whether somebody brought its record: who played is not known."""
        return self.state == "over" and not any(seat.person or seat.computer for seat in self.seats)

    def seat_of(self, person: int) -> SeatState | None:
        """Where that person sits; None for everybody else."""
        return next((seat for seat in self.seats if seat.person == person), None)

    def may_resume(self, person: int) -> bool:
        """Whether that person may let the paused match go on: any player, but who paused alone decides."""
        seat = self.seat_of(person)
        if seat is None or seat.resigned or self.paused_at is None or self.stopped_by != "players":
            return False
        return self.state == "playing" and seat.pauses == any(other.pauses for other in self.seats)

    def sits_in(self, person: int) -> SeatState | None:
        """Where that person was named to sit in for somebody, perhaps from a later day on."""
        return next((seat for seat in self.seats if seat.sitter == person), None)

    def acts(self, person: int) -> SeatState | None:
        """Where that person may act: in their own seat, or where they sit in for somebody."""
        sits = (seat for seat in self.seats if seat.player == person)
        return self.seat_of(person) or next(sits, None)


def last_of(match: Match) -> int:
    """The number of the last turn that is over."""
    return match.turn if match.state == "over" else max(0, match.turn - 1)


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """The standing orders of a seat, for its own eyes.

    It may leave those ``offered`` and has left those in ``left``. ``acting`` is the one that acts for it at
    ``acts_at``, if one does while the seat is waited for.
    """

    offered: tuple[StandingOrder, ...] = ()
    left: tuple[StandingOrder, ...] = ()
    acting: StandingOrder | None = None
    acts_at: datetime | None = None


class Ahead(msgspec.Struct, frozen=True, kw_only=True):
    """A queued move: the ``actions`` in notation, and what they would cause now.

    It is played if the ``condition`` holds then, one of ``conditions``.
    """

    actions: tuple[str, ...]
    events: tuple[Event, ...]
    condition: Condition
    conditions: tuple[Condition, ...]


class Orders(msgspec.Struct, frozen=True, kw_only=True):
    """The page of a seat's standing orders and of its queued move; ``fresh`` as in `Panel`.

    ``may_queue``: it is not the seat's turn, and a move can be chosen for when it is.
    """

    match: Match
    seat: Seat
    standing: Standing
    queued: Ahead | None = None
    may_queue: bool = False
    fresh: bool = False


class Obeyed(msgspec.Struct, frozen=True, kw_only=True):
    """What an order has done for its ``person``, with the ``events`` as they may know them.

    ``lost``: it was a queued move, these ``moves``, and was not played: "changed", for the board shows
    something else at that ``place`` of the notation, "unmet", for its condition does not hold, "refused",
    for it is not allowed any more, "played", for a sitter has taken the turn, "undone", for turns were taken
    back; or it was a standing order, which is "off" for the same reason, as are ``more`` of that person.
    """

    match: Match
    seat: Seat
    person: int
    locale: str
    order: StandingOrder
    events: tuple[Event, ...] = ()
    moves: tuple[str, ...] = ()
    lost: str = ""
    place: str = ""
    more: tuple[StandingOrder, ...] = ()


class Panel(msgspec.Struct, frozen=True, kw_only=True):
    """A turn being taken, as the seat to act sees it.

    ``view`` is the seat's view after the ``drafted`` actions (chosen, not confirmed) and before the open
    one. Either ``question`` asks for the next choice, or ``action`` is decided and waits for Confirm:
    then ``preview`` is the view after it, and ``final`` says that it cannot be taken back once
    confirmed. ``confirmed`` is what the seat has caused in this turn up to its last point of no return, as
    it may know it, ``events`` what the whole draft would cause. A press must carry ``version`` and
    ``revision``; ``fresh``: the press was stale, nothing was done, this is the newest panel. ``ahead``: the
    turn has not come; what is chosen waits for it, on ``condition`` once it is queued. ``unqueued``: it was
    queued before this press.
    """

    match: Match
    seat: Seat
    version: int
    revision: int
    view: Position
    drafted: tuple[str, ...]
    question: Question | None
    action: Action | None
    preview: Position | None
    confirmed: tuple[Event, ...]
    events: tuple[Event, ...]
    final: bool
    can_back: bool
    standing: Standing
    ahead: bool = False
    condition: Condition | None = None
    unqueued: bool = False
    fresh: bool = False


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A plan of whoever sits in ``seat``, on the board after the first ``done`` of its ``steps``.

    Steps are seats with what they do, in notation. ``mover`` moves next, None if nobody can: ``panel`` asks
    what, or it is the ``only`` thing that they can do. ``events`` are what the last step on the board has
    caused, ``before`` and ``after`` the standings now and there. ``kept`` are the names of plans, ``name``
    that of this one, "" if it is not kept. ``moved`` and ``lost`` are as of `bot.matches.plans.Planned`.
    """

    match: Match
    seat: Seat
    revision: int
    steps: tuple[tuple[Seat, str], ...]
    done: int
    mover: Seat | None
    panel: Panel | None
    only: str | None
    view: Position
    events: tuple[Event, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]
    kept: tuple[str, ...]
    name: str
    moved: bool
    lost: int


class Note(msgspec.Struct, frozen=True):
    """What a person wrote for themselves about a turn; None: about the match."""

    turn: int | None
    text: str


class Undo(msgspec.Struct, frozen=True):
    """What a seat takes back, all others agreeing, or the staff: the turns from ``first`` to ``last``.

    ``open``: the last of them is still in progress. ``to``: the number of entries after which the position
    comes again.
    """

    seat: Seat
    to: int
    first: int
    last: int
    open: bool = False
    staff: bool = False


CONSENT = ("yes", "no")
"""What can be chosen where all must agree."""

OVERDUE = ("computer", "substitute", "end")
"""What can be done about a seat whose time is up: a computer plays it, somebody else, or the match ends."""


class Vote(msgspec.Struct, frozen=True, kw_only=True):
    """A vote of the people of a match.

    ``seat`` asked for it; one of kind "overdue" is about that seat, which has no vote. Of `CONSENT` everybody
    in ``needed`` must choose "yes", and one "no" of theirs ends it; of `OVERDUE` more than half of them
    decide. The others in ``voters`` have a say.
    ``ballots`` are those cast so far, by seat. ``undo`` is what is to be taken back, ``terms`` the pace and
    the caretaker that there would be, and which of them is new, unless that was not kept yet. From ``until``
    on silence says something, too. ``fresh``: it was over before it was pressed. ``left``: once it is over,
    by seat the name of who sat there when it was asked for, where it has changed hands since.
    """

    id: int
    match: Match
    kind: VoteKind
    seat: Seat
    state: VoteState
    voters: tuple[Seat, ...]
    needed: tuple[Seat, ...]
    ballots: dict[Seat, str]
    at: datetime
    message: int | None
    undo: Undo | None = None
    terms: tuple[str, ...] | None = None
    until: datetime | None = None
    fresh: bool = False
    left: dict[Seat, str] = {}

    @property
    def asked(self) -> bool:
        """Whether the person in ``seat`` has asked for it."""
        return self.kind not in UNASKED

    @property
    def choices(self) -> tuple[str, ...]:
        """What can be chosen."""
        return OVERDUE if self.kind == "overdue" else CONSENT

    @property
    def missing(self) -> tuple[Seat, ...]:
        """Who has not voted yet; nobody once it is over."""
        if self.state != "open":
            return ()
        return tuple(seat for seat in self.voters if seat not in self.ballots)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Whose vote is missing for a decision."""
        return tuple(seat for seat in self.missing if seat in self.needed)

    @property
    def withdrawn(self) -> bool:
        """Whether who asked wants it no more."""
        return self.asked and self.ballots.get(self.seat) == "no"


class TableQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody asks the others at the table.

    ``answers`` are people with what they said, "" for nothing, the first one first. ``missing``: the seats
    whose people have not answered yet; none once it is closed. ``message`` shows it.
    """

    id: int
    match: Match
    by: Person
    text: str
    answers: tuple[tuple[Person, str], ...]
    missing: tuple[Seat, ...]
    open: bool
    message: int | None


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """One turn after the fact; number 0 is the start, with no seat, entries or events.

    ``entries`` are the record's. ``events`` are already masked for the viewer who asked. ``view`` is the
    watcher's view after the turn. ``at`` is when its last entry was made. ``undo`` is what the turn took
    back, if it is an undo and no move; ``taken_back`` the number of the turn that took this one back.
    """

    match: Match
    number: int
    seat: Seat | None
    entries: tuple[str, ...]
    events: tuple[Event, ...]
    view: Position
    at: datetime
    undo: Undo | None = None
    taken_back: int | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The names of those who sat there when it ended, as they are called today."""
        then = {
            left.seat: left.name
            for left in self.match.formers
            if self.number < left.turn or self.at < left.ended_at
        }
        return tuple(then.get(seat.seat, seat.name) for seat in self.match.seats)

    @property
    def board_names(self) -> tuple[str, ...]:
        """The names on its board: the newest one is how the match stands, so it has those of now."""
        if self.number < last_of(self.match):
            return self.names
        return tuple(seat.name for seat in self.match.seats)


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """What happened to a match besides its moves, while that turn was in progress.

    ``kind`` and the names of its ``facts`` are those of `bot.matches.notices.NOTICES`.
    """

    turn: int
    kind: str
    facts: dict[str, str | int]
    at: datetime


class Substitution(msgspec.Struct, frozen=True, kw_only=True):
    """A call for somebody who plays ``seat`` in place of ``person``, and what came of it.

    ``why`` and ``state`` are those of `bot.store.seats.SubstitutionRow`. ``turn`` was in progress when it
    ended; ``taker`` plays since then, if anybody does. ``message`` in ``channel`` shows it, if one does.
    """

    id: int
    match: int
    seat: Seat
    person: int
    name: str
    why: Reason
    state: SubstitutionState
    turn: int | None
    taker: int | None
    taker_name: str | None
    channel: int | None
    message: int | None


class Watch(msgspec.Struct, frozen=True, kw_only=True):
    """A channel or a person's direct messages (one of the two) that follows a match, set up ``by`` somebody.

    ``match`` None: every public match of the server. One with ``ended_at`` follows nothing any more: its
    channel is "gone", the direct messages are "closed", or the person "left" the server. ``read_to``: the
    person reads the match turn by turn and has come to that one; None: they are shown it as it stands.
    """

    id: int
    server: int
    match: Match | None
    channel: int | None
    person: int | None
    by: int
    ended_at: datetime | None
    why: Literal["gone", "closed", "left"] | None
    read_to: int | None = None


class ReadTurn(msgspec.Struct, frozen=True, kw_only=True):
    """A turn of a match that somebody reads turn by turn.

    ``turn`` and its match are as they were then: nothing that came later is in them but the numbers of who
    sits there now, and what those of then are called today. ``more``: there are later turns.
    """

    watch: Watch
    turn: Turn
    more: bool


class PlainTurn(msgspec.Struct, frozen=True, kw_only=True):
    """A turn that this program cannot play: what was told of it, or its entries if nothing was."""

    number: int
    text: str
    at: datetime


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """A confirmed draft: who is next, and the other matches that wait for this person, oldest first.

    ``next_seat`` is None when the match is over, the same seat again when the turn goes on after a point
    of no return. ``events`` are what the draft has caused, as this person may know them. ``orders``: there
    are standing orders to leave, and a move to queue. ``lesson`` is the step by which a lesson answers what
    was chosen.
    """

    match: Match
    next_seat: Seat | None
    events: tuple[Event, ...]
    waiting: tuple[Match, ...]
    orders: bool
    lesson: str | None = None
