"""Looks: how far each person has seen each match."""

from collections.abc import Collection, Sequence
from datetime import datetime

import msgspec
from sqlalchemy import select

from bot.store.database import Reading, Writing
from bot.store.tables import looks


class LookRow(msgspec.Struct, frozen=True, kw_only=True):
    """The person has seen the match up to turn ``turn`` at ``at``, and up to ``before`` the time before."""

    person: int
    match_id: int
    turn: int
    before: int
    at: datetime


async def get(reading: Reading, person: int, match: int) -> LookRow | None:
    """How far the person has seen the match; None: never looked."""
    return await reading.row(
        select(looks).where(looks.c.person == person, looks.c.match_id == match), LookRow
    )


async def of(reading: Reading, person: int, matches: Collection[int]) -> Sequence[LookRow]:
    """How far the person has seen each of those matches that they ever looked at."""
    query = select(looks).where(looks.c.person == person, looks.c.match_id.in_(matches))
    return await reading.rows(query, LookRow)


async def put(writing: Writing, look: LookRow) -> None:
    """Store the look in place of the last one."""
    await writing.put(looks, **msgspec.structs.asdict(look))
