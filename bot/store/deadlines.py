"""Deadlines: the clock of the seat to act, and what is to be done next. One for every running match."""

from collections.abc import Collection
from datetime import datetime
from functools import cache
from typing import Literal, get_args

import msgspec
from sqlalchemy import (
    ColumnElement,
    Select,
    and_,
    bindparam,
    delete,
    exists,
    func,
    or_,
    select,
    union_all,
    update,
)

from bot.store.competitions import played_out, present
from bot.store.database import Reading, Writing
from bot.store.seats import player, waits_for
from bot.store.seeks import contested
from bot.store.shards import Held, our_server, ours
from bot.store.tables import competitions, deadlines, matches, seats, seeks, servers, standing_orders, votes
from bot.store.votes import undecided

Reminder = Literal["turn", "half", "nine", "every"]
"""Why somebody is reminded: the turn has come, half or nine tenths of the time are gone, a personal interval
has passed."""

Kind = Literal[Reminder, "out", "late", "quiet", "away", "back"]
"""What is done next: a reminder; the time is up; so is the grace; nobody answers and the table is told so; a
vacation begins, or is over."""

Stage = Literal["half", "nine", "out", "late"]


class DeadlineRow(msgspec.Struct, frozen=True, kw_only=True):
    """The clock of the seat to act; every running match has one.

    The match waits for the seat since ``since``. It had ``bank`` seconds for this turn and, when its time was
    last counted at ``counted_at``, ``left`` of them; all None without a pace. The time is up at ``due_at``.
    While the clock stands still ``counted_at`` is None, and ``due_at`` unless the time was up before.
    ``stage``: the last of half, nine tenths and the end that was told, or was behind the seat when it was
    given more time; "late" once it is overdue by one pace. ``grace``: the seconds left of that pace when it
    was last counted, or of the one after it; None: nothing follows. They are those of the whole day; but
    time and grace stop on weekends where the match ``rests``. ``next_kind`` is done at ``next_at``, None:
    nothing more.

    ``pinged``: the message of the turn itself pings the person. ``tell_at``: from when on the person may hear
    that it is their turn, None: they have. ``reminded`` and ``reminded_at``: how many reminders went out, up
    to the most that count, since the turn began, or went on after a pause, a vacation or with more time; one
    more once the table was told that nobody answers; and when the last did.
    ``snoozed_until``: the person wants to hear nothing before, and then to be reminded. ``acts_at``: when the
    only thing the seat can do is done for it. ``away_until``: the person is on vacation so long.

    ``plays_at``: a computer plays the seat, and acts then; it has no bank, and nothing is told.
    """

    match_id: int
    turn: int
    seat: int
    since: datetime
    bank: int | None = None
    left: int | None = None
    counted_at: datetime | None = None
    due_at: datetime | None = None
    stage: Stage | None = None
    next_kind: Kind | None = None
    next_at: datetime | None = None
    pinged: bool = True
    tell_at: datetime | None = None
    reminded: int = 0
    reminded_at: datetime | None = None
    snoozed_until: datetime | None = None
    acts_at: datetime | None = None
    away_until: datetime | None = None
    plays_at: datetime | None = None
    grace: int | None = None
    rests: bool = False

    @property
    def up(self) -> bool:
        """Whether the table was told that the time is up."""
        return self.stage in ("out", "late")


class _Person(msgspec.Struct):
    person: int


_match = deadlines.c.match_id

_RUNS = and_(
    matches.c.id == deadlines.c.match_id, matches.c.state == "playing", matches.c.paused_at.is_(None)
)
_GET = select(deadlines).where(deadlines.c.match_id == bindparam("match"))
_SITS = and_(seats.c.match_id == deadlines.c.match_id, seats.c.seat == deadlines.c.seat)


async def get(reading: Reading, match: int) -> DeadlineRow | None:
    """The deadline that runs in the match."""
    return await reading.row(_GET, DeadlineRow, match=match)


async def put(writing: Writing, *rows: DeadlineRow) -> None:
    """Store each deadline in place of its match's last one."""
    await writing.put_all(deadlines, [msgspec.structs.asdict(row) for row in rows])
    computers = any(row.plays_at is not None for row in rows)
    writing.touched |= {"deadlines", "computers"} if computers else {"deadlines"}


async def renumber(writing: Writing, match: int, turn: int) -> None:
    """The same seat's wait goes on under another number of turn."""
    await writing.run(update(deadlines).where(deadlines.c.match_id == match).values(turn=turn))


async def remove(writing: Writing, match: int) -> None:
    """Nobody is waited for any more."""
    await writing.run(delete(deadlines).where(deadlines.c.match_id == match))
    writing.touched.add("deadlines")


_WAITS_FOR = (
    select(deadlines, player.label("person"))
    .join(seats, and_(_SITS, waits_for, seats.c.computer.is_(None)))
    .join(matches, _RUNS)
    .order_by(deadlines.c.since, deadlines.c.match_id)
)


async def of_people(reading: Reading, persons: Collection[int]) -> dict[int, list[DeadlineRow]]:
    """The clocks that run for each of these people, the longest wait first; not those of paused matches.

    Nor those of seats that a computer plays for them. A transaction that may write holds their matches.
    """
    if isinstance(reading, Writing) and not reading.held.all:
        rows = await reading.pairs(_WAITS_FOR, _Person, DeadlineRow, persons=persons)
        await reading.hold(matches, [row.match_id for _, row in rows])
    found: dict[int, list[DeadlineRow]] = {person: [] for person in persons}
    for of, row in await reading.pairs(_WAITS_FOR, _Person, DeadlineRow, persons=persons):
        found[of.person].append(row)
    return found


async def due(reading: Reading, now: datetime) -> list[DeadlineRow]:
    """The clocks at which something is to be done by now, the longest overdue first."""
    query = select(deadlines).where(deadlines.c.next_at <= now, ours(reading.held, _match))
    return await reading.rows(query.order_by(deadlines.c.next_at, deadlines.c.match_id), DeadlineRow)


async def late(reading: Reading, before: datetime) -> int:
    """At how many clocks something should have been done before that time."""
    query = select(func.count()).where(deadlines.c.next_at < before, ours(reading.held, _match))
    return await reading.value(query, int) or 0


async def people_due(reading: Reading, now: datetime, kinds: Collection[Kind]) -> list[int]:
    """The people at whose clocks one of these things is to be done by now, the longest overdue first."""
    if not reading.held.people:
        return []
    query = (
        select(player.label("person"))
        .select_from(seats)
        .join(deadlines, _SITS)
        .where(deadlines.c.next_at <= now, deadlines.c.next_kind.in_(kinds), player.is_not(None))
        .order_by(deadlines.c.next_at, deadlines.c.match_id)
    )
    # grouped here, or the query would begin with everybody's seats instead of what is due
    persons = [row.person for row in await reading.rows(query, _Person)]
    return list(dict.fromkeys(persons))


async def acting(reading: Reading, now: datetime) -> list[DeadlineRow]:
    """The clocks of seats for which the only thing they can do is to be done by now."""
    query = select(deadlines).join(matches, _RUNS).where(deadlines.c.acts_at <= now)
    query = query.where(ours(reading.held, _match))
    return await reading.rows(query.order_by(deadlines.c.acts_at, deadlines.c.match_id), DeadlineRow)


async def playing(reading: Reading) -> list[DeadlineRow]:
    """The clocks of seats that computers play, the one that acts first first; not those of paused matches."""
    query = select(deadlines).join(matches, _RUNS).where(deadlines.c.plays_at.is_not(None))
    query = query.where(ours(reading.held, _match))
    return await reading.rows(query.order_by(deadlines.c.plays_at, deadlines.c.match_id), DeadlineRow)


async def unsettled(reading: Reading, now: datetime, soon: datetime) -> list[int]:
    """The matches at whose clocks people cannot have seen what is due by then, when the bot starts.

    Their time, or their grace, is up; something is done for a seat by itself; the clock was last counted
    after now.
    """
    up = and_(deadlines.c.next_at <= soon, or_(deadlines.c.due_at <= soon, deadlines.c.grace.is_not(None)))
    query = select(deadlines).join(matches, _RUNS).where(deadlines.c.plays_at.is_(None))
    query = query.where(or_(up, deadlines.c.acts_at.is_not(None), deadlines.c.counted_at > now))
    rows = await reading.rows(query.where(ours(reading.held, _match)).order_by(_match), DeadlineRow)
    return [row.match_id for row in rows]


def _runs(match_id: ColumnElement[int]) -> ColumnElement[bool]:
    """The match goes on and is not paused."""
    return exists().where(
        matches.c.id == match_id, matches.c.state == "playing", matches.c.paused_at.is_(None)
    )


@cache
def _next(held: Held, heard_of: Held) -> Select[tuple[datetime]]:
    """Each part looks at the beginning of an index, or at the few entries of one: never at all matches."""
    order = standing_orders.c
    clock = ours(held, _match)
    if not held.all:
        reminds = deadlines.c.next_kind.in_(get_args(Reminder))
        clock = or_(reminds, clock) if held.people else and_(~reminds, clock)
    times = union_all(
        _first(deadlines.c.next_at, clock),
        _first(order.due_at, _runs(order.match_id), ours(held, order.match_id)),
        _first(deadlines.c.acts_at, _runs(_match), ours(held, _match)),
        _first(matches.c.expires_at, ours(held, matches.c.id)),
        _first(matches.c.resumes_at, ours(held, matches.c.id)),
        _first(votes.c.due_at, undecided, ours(held, votes.c.match_id)),
        _first(seats.c.sits_from, ours(held, seats.c.match_id)),
        _first(seats.c.sits_until, ours(held, seats.c.match_id)),
        _first(servers.c.forget_at, our_server(held, servers.c.id), our_server(heard_of, servers.c.id)),
        _first(competitions.c.due_at, present, our_server(held, competitions.c.server)),
        _first(competitions.c.created_at, played_out, our_server(held, competitions.c.server)),
        _first(seeks.c.again_at, contested, our_server(held, seeks.c.server)),
    ).subquery()
    return select(func.min(times.c.at))


def _first(time: ColumnElement[datetime], *where: ColumnElement[bool]) -> Select[tuple[datetime]]:
    found = select(time.label("at")).where(time.is_not(None), *where).order_by(time).limit(1)
    return select(found.subquery().c.at)


async def next_at(reading: Reading) -> datetime | None:
    """When something is due: a clock, a seat's order or only choice, a vote, the end of a pause.

    Or that of a match, of a round of a competition, of what is kept for a server, of a look at who seeks a
    table.

    The past if that is now, None if nothing is.
    """
    return await reading.value(_next(reading.held, reading.heard_of), datetime)
