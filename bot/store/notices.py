"""Notices: what happened to a match besides its moves. Everybody sees them in its log."""

from collections.abc import Mapping, Sequence
from datetime import datetime

import msgspec
from sqlalchemy import insert, select, update

from bot.store.database import Reading, Writing
from bot.store.tables import notices

Facts = Mapping[str, str | int]


class NoticeRow(msgspec.Struct, frozen=True, kw_only=True):
    """A notice of that kind, made while that turn was in progress, with the facts its words need."""

    id: int
    match_id: int
    turn: int
    kind: str
    facts: dict[str, str | int]
    at: datetime


async def add(writing: Writing, match: int, turn: int, kind: str, facts: Facts, now: datetime) -> int:
    """A new notice; returns its number."""
    values = {"match_id": match, "turn": turn, "kind": kind, "facts": dict(facts), "at": now}
    found = await writing.value(insert(notices).values(**values).returning(notices.c.id), int)
    assert found is not None
    return found


_NAMES = ("name", "other", "by")
"""The facts that name somebody."""


async def rename(writing: Writing, match: int, name: str, other: str) -> None:
    """Who was called the one is called the other in all notices of the match."""
    for notice in await of(writing, match):
        facts = notice.facts | {key: other for key in _NAMES if notice.facts.get(key) == name}
        if facts != notice.facts:
            await writing.run(update(notices).where(notices.c.id == notice.id).values(facts=facts))


async def rename_staff(writing: Writing, name: str, other: str) -> None:
    """Who of the staff was called the one is called the other, whatever match they did something to."""
    theirs = notices.c.kind.startswith("staff-"), notices.c.facts["by"].as_string() == name
    for notice in await writing.rows(select(notices).where(*theirs), NoticeRow):
        facts = notice.facts | {"by": other}
        await writing.run(update(notices).where(notices.c.id == notice.id).values(facts=facts))


async def get(reading: Reading, notice: int) -> NoticeRow | None:
    """The notice of that number."""
    return await reading.row(select(notices).where(notices.c.id == notice), NoticeRow)


async def of(reading: Reading, match: int) -> Sequence[NoticeRow]:
    """All notices of the match, oldest first."""
    query = select(notices).where(notices.c.match_id == match)
    return await reading.rows(query.order_by(notices.c.id), NoticeRow)
