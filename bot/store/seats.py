"""Seats: who sits where in a match. Numbers run from 0 without gaps. Calls for substitutes, invitations."""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Literal

import msgspec
from sqlalchemy import BindParameter, and_, bindparam, case, delete, exists, func, insert, or_, select, update

from bot.store.database import Reading, Writing
from bot.store.shards import ours
from bot.store.tables import invites, notices, people, seats, sitters, substitutions

Strength = Literal["novice", "steady", "strong"]
"""How well a computer plays."""


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, the person in it (None: a computer) and that person's name ("" then).

    ``bank``: the seconds of time left when its last turn was over, None before the first or without a pace.
    ``offered_at``: since when a substitute is wanted for it. ``computer``: a computer of that strength plays
    the seat, also if it is a person's. ``absent_at``: from then on the others may end the match without its
    person. ``paused_at``: when they have paused the match without asking, which they can do once. ``sitter``
    plays it beside its person, until ``sits_until``; not yet as long as there is a ``sits_from``. ``left``:
    somebody else has played it before, as `formers` tells, or a computer this one or another of the match.
    """

    match_id: int
    seat: int
    person: int | None
    name: str
    resigned: bool
    bank: int | None
    offered_at: datetime | None
    computer: Strength | None
    absent_at: datetime | None
    paused_at: datetime | None
    sitter: int | None
    sits_from: datetime | None
    sits_until: datetime | None
    left: bool = False

    @property
    def player(self) -> int | None:
        """The person who is waited for in the seat: the sitter if there is one; None for a computer."""
        if self.computer is not None:
            return None
        return self.sitter if self.sitter is not None and self.sits_from is None else self.person


_LEFT = or_(
    exists().where(
        substitutions.c.match_id == seats.c.match_id,
        substitutions.c.state == "taken",
        substitutions.c.seat == seats.c.seat,
    ),
    exists().where(notices.c.match_id == seats.c.match_id, notices.c.kind == "staff-seated"),
)
_OF = (
    select(seats, func.coalesce(people.c.name, "").label("name"), _LEFT.label("left"))
    .outerjoin(people, people.c.id == seats.c.person)
    .where(seats.c.match_id.in_(bindparam("matches", expanding=True)))
    .order_by(seats.c.match_id, seats.c.seat)
)


async def of(reading: Reading, matches: Collection[int]) -> Sequence[SeatRow]:
    """The seats of those matches, in order of match and seat."""
    return await reading.known(_OF, SeatRow, matches=list(matches))


_sits = and_(seats.c.sitter.is_not(None), seats.c.sits_from.is_(None))
player = case((_sits, seats.c.sitter), else_=seats.c.person)
"""The person who is waited for in a seat that no computer plays."""


_PERSONS: BindParameter[int] = bindparam("persons", expanding=True)
waits_for = and_(or_(seats.c.person.in_(_PERSONS), seats.c.sitter.in_(_PERSONS)), player.in_(_PERSONS))
"""One of ``persons`` is waited for in the seat if no computer plays it; the first part is for the indexes."""


async def sitting(reading: Reading, now: datetime) -> Sequence[SeatRow]:
    """The seats where a sitter is to begin, or to end, by now."""
    query = (
        select(seats, func.coalesce(people.c.name, "").label("name"))
        .outerjoin(people, people.c.id == seats.c.person)
        .where(or_(seats.c.sits_from <= now, seats.c.sits_until <= now), ours(reading.held, seats.c.match_id))
    )
    # sorted here: told to sort, SQLite would go through all seats in order instead of the two indexes
    return sorted(await reading.rows(query, SeatRow), key=lambda row: (row.match_id, row.seat))


async def add(writing: Writing, match: int, seat: int, person: int | None) -> None:
    """Seat the person (None: somebody who is not known here); the seat must be free."""
    await writing.run(insert(seats).values(match_id=match, seat=seat, person=person, resigned=False))


async def add_computer(writing: Writing, match: int, seat: int, strength: Strength) -> None:
    """Seat a computer; the seat must be free."""
    await writing.run(insert(seats).values(match_id=match, seat=seat, computer=strength, resigned=False))


async def remove(writing: Writing, match: int, seat: int, count: int) -> None:
    """Take the seat away; those after it, of ``count`` in all, move up."""
    await writing.run(delete(seats).where(seats.c.match_id == match, seats.c.seat == seat))
    for moved in range(seat + 1, count):
        await writing.run(
            update(seats).where(seats.c.match_id == match, seats.c.seat == moved).values(seat=moved - 1)
        )


async def arrange(writing: Writing, match: int, places: Sequence[int]) -> None:
    """Whoever sits in the first seat moves to the first of these places, and so on."""
    own = update(seats).where(seats.c.match_id == match)
    for seat, place in enumerate(places):
        await writing.run(own.where(seats.c.seat == seat).values(seat=len(places) + place))
    await writing.run(own.values(seat=seats.c.seat - len(places)))


NO_SITTER: dict[str, None] = {"sitter": None, "sits_from": None, "sits_until": None}


async def resign(writing: Writing, match: int, seat: int) -> None:
    """The seat has left the match for good; nobody plays it any more."""
    await change(writing, match, seat, resigned=True, computer=None, **NO_SITTER)


_CHANGE = update(seats).where(seats.c.match_id == bindparam("in_match"), seats.c.seat == bindparam("at_seat"))


async def change(writing: Writing, match: int, seat: int, **values: object) -> None:
    """Store other values of that seat: who sits there and plays it, its bank, whether it is offered."""
    if "sitter" in values:
        writing.touched.add("deadlines")
    await writing.run(_CHANGE, [{"in_match": match, "at_seat": seat, **values}])


Reason = Literal["asked", "time", "vote", "gone", "staff"]
"""Why a seat changes hands: its person asked for it, their time is up, the others voted for it, they left the
server, staff decided it."""

SubstitutionState = Literal["open", "taken", "withdrawn", "over"]
"""How a call for a substitute stands: on offer, taken over, the person plays on, nothing left to play."""


class SubstitutionRow(msgspec.Struct, frozen=True, kw_only=True):
    """A call for somebody who plays ``seat`` in place of ``person``.

    It is "taken" by ``taker``, "withdrawn" when the person plays on, "over" when there is nothing left to
    play; since ``ended_at``, when that turn was in progress. ``message_id`` in ``channel`` is the message
    that shows it, once there is one; what staff decides needs none.
    """

    id: int
    match_id: int
    seat: int
    person: int
    why: Reason
    at: datetime
    state: SubstitutionState
    taker: int | None
    turn: int | None
    ended_at: datetime | None
    channel: int | None
    message_id: int | None


async def add_substitution(
    writing: Writing,
    match: int,
    seat: int,
    person: int,
    why: Reason,
    now: datetime,
    state: SubstitutionState = "open",
) -> int:
    """A new call; returns its number."""
    values = {"match_id": match, "seat": seat, "person": person, "why": why, "at": now, "state": state}
    found = await writing.value(insert(substitutions).values(**values).returning(substitutions.c.id), int)
    assert found is not None
    return found


async def substitution(reading: Reading, number: int) -> SubstitutionRow | None:
    """The call of that number."""
    return await reading.row(select(substitutions).where(substitutions.c.id == number), SubstitutionRow)


_CALLS = (
    select(substitutions)
    .where(substitutions.c.match_id == bindparam("match"), substitutions.c.state == "open")
    .order_by(substitutions.c.seat)
)


async def open_substitutions(reading: Reading, match: int) -> Sequence[SubstitutionRow]:
    """The substitutions of the match that nobody has answered yet, by seat; at most one a seat."""
    return await reading.rows(_CALLS, SubstitutionRow, match=match)


async def substitutions_made(reading: Reading, match: int) -> Sequence[SubstitutionRow]:
    """Every change of hands in the match, oldest first."""
    query = select(substitutions).where(substitutions.c.match_id == match, substitutions.c.state == "taken")
    return await reading.rows(query.order_by(substitutions.c.ended_at, substitutions.c.id), SubstitutionRow)


class FormerRow(msgspec.Struct, frozen=True):
    """Somebody of that name played the seat until ``ended_at``, when that turn was in progress."""

    seat: int
    name: str
    turn: int
    ended_at: datetime


async def formers(reading: Reading, match: int) -> Sequence[FormerRow]:
    """The people who have left a seat of the match to somebody else, the last one first."""
    query = (
        select(substitutions, people.c.name)
        .join(people, people.c.id == substitutions.c.person)
        .where(substitutions.c.match_id == match, substitutions.c.state == "taken")
        .order_by(substitutions.c.ended_at.desc(), substitutions.c.id.desc())
    )
    return await reading.rows(query, FormerRow)


async def left_by(reading: Reading, match: int, person: int) -> int | None:
    """The seat that this person has played or sat in at. They know what it held, and play no other one."""
    left = await given_up(reading, match, person)
    sat = select(sitters.c.seat).where(sitters.c.match_id == match, sitters.c.person == person)
    return left if left is not None else await reading.value(sat, int)


async def given_up(reading: Reading, match: int, person: int) -> int | None:
    """The seat that this person has played and somebody else took over."""
    left = [call.seat for call in await substitutions_made(reading, match) if call.person == person]
    return left[-1] if left else None


async def add_sitter(writing: Writing, match: int, seat: int, person: int) -> None:
    """From now on the person knows what the seat holds."""
    await writing.put(sitters, match_id=match, person=person, seat=seat)


async def change_substitution(writing: Writing, call: int, **values: object) -> None:
    """Store other values of that call."""
    await writing.run(update(substitutions).where(substitutions.c.id == call).values(**values))


async def invite(writing: Writing, match: int, person: int) -> None:
    """The person may join the match."""
    await writing.put(invites, match_id=match, person=person)


async def invited(reading: Reading, match: int, person: int) -> bool:
    """Whether the person may join the match."""
    query = select(invites.c.person).where(invites.c.match_id == match, invites.c.person == person)
    return await reading.value(query, int) is not None
