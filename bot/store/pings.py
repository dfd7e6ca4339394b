"""Pings that somebody caused by a press: so many of them an hour, and no nudge too soon after another."""

from datetime import datetime
from typing import Literal

from sqlalchemy import func, insert, select

from bot.store.database import Reading, Writing
from bot.store.tables import UtcTime, pings

PingKind = Literal["nudge", "time", "vote", "invite", "rematch", "import", "look", "ask", "call", "sitter"]
"""What was pressed. "time", given to somebody, pings nobody; it is given once a turn. "import" posts a
match that is over, "look" a board of the past, "ask" a question, "sitter" names somebody to sit in."""


async def add(writing: Writing, person: int, match: int, kind: PingKind, turn: int, now: datetime) -> None:
    """Write down that the person pressed it in that turn."""
    values = {"person": person, "match_id": match, "kind": kind, "turn": turn, "at": now}
    await writing.run(insert(pings).values(**values))


async def count(reading: Reading, person: int, since: datetime) -> int:
    """How many the person has caused since then."""
    query = select(func.count()).where(pings.c.person == person, pings.c.at > since, pings.c.kind != "time")
    return await reading.value(query, int) or 0


async def last(reading: Reading, person: int, match: int, kind: PingKind, turn: int = 0) -> datetime | None:
    """When the person has last pressed that in that match, in that turn or later."""
    query = select(func.max(pings.c.at, type_=UtcTime)).where(
        pings.c.person == person, pings.c.match_id == match, pings.c.kind == kind, pings.c.turn >= turn
    )
    return await reading.value(query, datetime)


async def nudges(reading: Reading, match: int, since: datetime) -> int:
    """How often others have asked for a move in that match since then."""
    query = select(func.count()).where(
        pings.c.match_id == match, pings.c.at >= since, pings.c.kind == "nudge"
    )
    return await reading.value(query, int) or 0
