"""What a person has played: matches among people that are over, and how they went. Read for profiles.

Forks are none: what is played on from a turn on, perhaps often, is no match of its own.
"""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import Select, exists, func, select, union

from bot.store.database import Reading
from bot.store.notices import NoticeRow
from bot.store.tables import actions, cheers, matches, notices, people, seats, sitters, substitutions


class PlayedRow(msgspec.Struct, frozen=True, kw_only=True):
    """A match in which the person had ``seat`` at the end, with its outcome as stored.

    ``computer``: who played it then in their place, None if nobody did.
    """

    id: int
    game: str
    size: int
    pace: str
    seat: int
    computer: str | None
    server: int
    channel: int
    thread: int | None
    private: bool
    started_at: datetime
    ended_at: datetime
    outcome: dict[str, Any]


_others = seats.alias("others")


def _within(query: Select[Any], server: int | None) -> Select[Any]:
    """Only what was played in that server; None: anywhere."""
    return query if server is None else query.where(matches.c.server == server)


async def of_person(reading: Reading, person: int, server: int | None) -> Sequence[PlayedRow]:
    """All of them in the order in which they ended; those against computers alone are none."""
    others = exists().where(
        _others.c.match_id == seats.c.match_id, _others.c.person.is_not(None), _others.c.person != person
    )
    shown = [matches.c[name] for name in PlayedRow.__struct_fields__ if name not in ("seat", "computer")]
    query = (
        select(*shown, seats.c.seat, seats.c.computer)
        .join(seats, seats.c.match_id == matches.c.id)
        .where(
            seats.c.person == person,
            matches.c.state == "over",
            matches.c.outcome.is_not(None),
            matches.c.forked_from.is_(None),
            others,
        )
    )
    return await reading.rows(_within(query, server).order_by(matches.c.ended_at, matches.c.id), PlayedRow)


class SeatedRow(msgspec.Struct, frozen=True):
    """Who had that seat at the end, or has."""

    match_id: int
    seat: int


async def seats_of(reading: Reading, person: int, ids: Collection[int]) -> Sequence[SeatedRow]:
    """Where the person sits in those matches, and plays."""
    query = select(seats.c.match_id, seats.c.seat).where(seats.c.person == person, seats.c.computer.is_(None))
    return [row for row in await reading.rows(query, SeatedRow) if row.match_id in ids]


class OverRow(msgspec.Struct, frozen=True, kw_only=True):
    """A match that is over, with its outcome as stored."""

    id: int
    game: str
    channel: int
    thread: int | None
    outcome: dict[str, Any]


async def of_server(reading: Reading, server: int, since: datetime) -> Sequence[OverRow]:
    """The matches among people there that have ended since then, in that order; private ones are none."""
    sat = select(func.count()).where(
        seats.c.match_id == matches.c.id, seats.c.person.is_not(None), seats.c.computer.is_(None)
    )
    shown = [matches.c[name] for name in OverRow.__struct_fields__]
    query = select(*shown).where(
        matches.c.server == server,
        matches.c.state == "over",
        matches.c.outcome.is_not(None),
        matches.c.ended_at >= since,
        matches.c.private.is_(False),
        matches.c.forked_from.is_(None),
        sat.scalar_subquery() > 1,
    )
    return await reading.rows(query.order_by(matches.c.ended_at, matches.c.id), OverRow)


class SatRow(msgspec.Struct, frozen=True):
    """Who sat there at the end, as they are called."""

    match_id: int
    seat: int
    person: int
    name: str


async def shown_in(reading: Reading, server: int, since: datetime) -> Sequence[SatRow]:
    """The seats of such matches whose people have agreed to show what they play."""
    query = (
        select(seats.c.match_id, seats.c.seat, seats.c.person, people.c.name)
        .join(matches, matches.c.id == seats.c.match_id)
        .join(people, people.c.id == seats.c.person)
        .where(
            matches.c.server == server,
            matches.c.state == "over",
            matches.c.ended_at >= since,
            matches.c.forked_from.is_(None),
            seats.c.computer.is_(None),
            people.c.shows != "nobody",
        )
    )
    return await reading.rows(query, SatRow)


async def cheered(reading: Reading, person: int, server: int | None) -> int:
    """How often others have said "good game" about a match of theirs."""
    query = (
        select(func.count())
        .select_from(seats)
        .join(matches, matches.c.id == seats.c.match_id)
        .join(cheers, cheers.c.match_id == seats.c.match_id)
        .where(seats.c.person == person, cheers.c.person != person)
    )
    return await reading.value(_within(query, server), int) or 0


class TurnRow(msgspec.Struct, frozen=True):
    """The last entry of a turn: whose it is, and when it was made."""

    match_id: int
    turn: int
    seat: int
    entry: str
    at: datetime


async def turns(reading: Reading, ids: Collection[int]) -> Sequence[TurnRow]:
    """The turns of those matches, in their order."""
    ends = (
        select(actions.c.match_id, func.max(actions.c.seq).label("seq"))
        .where(actions.c.match_id.in_(ids))
        .group_by(actions.c.match_id, actions.c.turn)
        .subquery()
    )
    last = (actions.c.match_id == ends.c.match_id) & (actions.c.seq == ends.c.seq)
    shown = [actions.c[name] for name in TurnRow.__struct_fields__]
    query = select(*shown).join(ends, last).order_by(actions.c.match_id, actions.c.seq)
    return await reading.rows(query, TurnRow)


LATE = ("time-up", "overdue", "computer-plays")
"""Notices of a seat whose time is up."""


async def noted(reading: Reading, ids: Collection[int]) -> Sequence[NoticeRow]:
    """What was told in those matches of time that was up, and of people who came back."""
    kinds = notices.c.kind.in_((*LATE, "took-back"))
    query = select(notices).where(notices.c.match_id.in_(ids), kinds)
    return await reading.rows(query.order_by(notices.c.id), NoticeRow)


async def shared(reading: Reading, ids: Collection[int]) -> Sequence[SeatedRow]:
    """The seats of those matches in which more than one person has played."""
    handed = select(substitutions.c.match_id, substitutions.c.seat).where(
        substitutions.c.match_id.in_(ids), substitutions.c.state == "taken"
    )
    sat = select(sitters.c.match_id, sitters.c.seat).where(sitters.c.match_id.in_(ids))
    found = union(handed, sat).subquery()
    return await reading.rows(select(found.c.match_id, found.c.seat), SeatedRow)
