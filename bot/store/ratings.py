"""Ratings: what each person's was after each rated match. They can be computed anew from the records."""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, and_, delete, or_, select

from bot.store.database import Reading, Writing
from bot.store.notices import NoticeRow
from bot.store.seats import SubstitutionRow
from bot.store.tables import matches, notices, ratings, substitutions


class Pool(NamedTuple):
    """Matches that count for the same ratings: of a game in a server, for two, or for three (3) and more."""

    server: int
    game: str
    people: int


TABLE = 3
"""Seats from which on a match is no duel."""


class RatingRow(msgspec.Struct, frozen=True, kw_only=True):
    """A person's rating after that match, the ``count``-th of theirs in its pool; ``sigma`` is its error."""

    match_id: int
    person: int
    server: int
    game: str
    people: int
    ended_at: datetime
    mu: float
    sigma: float
    count: int


class RatedRow(msgspec.Struct, frozen=True):
    """A rated match that is over, with its outcome as stored."""

    id: int
    ended_at: datetime
    outcome: dict[str, Any]


def _of(pool: Pool) -> ColumnElement[bool]:
    return and_(ratings.c.server == pool.server, ratings.c.game == pool.game, ratings.c.people == pool.people)


async def rated(reading: Reading, pool: Pool, since: datetime, first: int) -> Sequence[RatedRow]:
    """The rated matches of the pool, in the order of their ends, from match ``first`` on that ended then."""
    of = matches.c.server == pool.server, matches.c.game == pool.game, matches.c.rated
    seats = matches.c.size >= TABLE if pool.people == TABLE else matches.c.size == pool.people
    ended = or_(matches.c.ended_at > since, and_(matches.c.ended_at == since, matches.c.id >= first))
    query = select(matches.c.id, matches.c.ended_at, matches.c.outcome).where(
        *of, seats, matches.c.ended_at >= since, ended, matches.c.outcome.is_not(None)
    )
    return await reading.rows(query.order_by(matches.c.ended_at, matches.c.id), RatedRow)


async def hands(reading: Reading, ids: Collection[int]) -> Sequence[SubstitutionRow]:
    """Every change of hands in those matches, oldest first."""
    query = select(substitutions).where(substitutions.c.match_id.in_(ids), substitutions.c.state == "taken")
    return await reading.rows(query.order_by(substitutions.c.ended_at, substitutions.c.id), SubstitutionRow)


async def given(reading: Reading, ids: Collection[int]) -> Sequence[NoticeRow]:
    """What was told in those matches of computers' seats that staff gave to people."""
    query = select(notices).where(notices.c.match_id.in_(ids), notices.c.kind == "staff-seated")
    return await reading.rows(query, NoticeRow)


async def pools(reading: Reading) -> Sequence[Pool]:
    """Every pool in which a rated match is over."""
    query = select(matches.c.server, matches.c.game, matches.c.size).where(matches.c.rated).distinct()
    rows = await reading.rows(query.where(matches.c.outcome.is_not(None)), _Pool)
    return sorted({Pool(row.server, row.game, min(row.size, TABLE)) for row in rows})


class _Pool(msgspec.Struct):
    server: int
    game: str
    size: int


async def latest(reading: Reading, pool: Pool, person: int) -> RatingRow | None:
    """What the person's rating is in the pool; None before their first match there."""
    query = select(ratings).where(_of(pool), ratings.c.person == person)
    last = query.order_by(ratings.c.ended_at.desc(), ratings.c.match_id.desc()).limit(1)
    return await reading.row(last, RatingRow)


async def of_person(reading: Reading, person: int, server: int) -> Sequence[RatingRow]:
    """All of the person's ratings in the server, by pool, in the order in which the matches ended."""
    query = select(ratings).where(ratings.c.person == person, ratings.c.server == server)
    order = (ratings.c.game, ratings.c.people, ratings.c.ended_at, ratings.c.match_id)
    return await reading.rows(query.order_by(*order), RatingRow)


async def of_pool(reading: Reading, pool: Pool) -> Sequence[RatingRow]:
    """Everybody's ratings in the pool, in the order in which the matches ended."""
    order = (ratings.c.ended_at, ratings.c.match_id, ratings.c.person)
    return await reading.rows(select(ratings).where(_of(pool)).order_by(*order), RatingRow)


async def drop(writing: Writing, pool: Pool, since: datetime, first: int) -> None:
    """Forget what became of everybody's ratings from match ``first`` on that ended then."""
    ended = or_(ratings.c.ended_at > since, and_(ratings.c.ended_at == since, ratings.c.match_id >= first))
    await writing.run(delete(ratings).where(_of(pool), ended))


async def add(writing: Writing, rows: Sequence[RatingRow]) -> None:
    """Store what became of the ratings of those who played a match."""
    await writing.put_all(ratings, [msgspec.structs.asdict(row) for row in rows])
