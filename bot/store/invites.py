"""Invitations to private matches."""

from sqlalchemy import select

from bot.store.database import Reading, Writing
from bot.store.tables import invites


async def add(writing: Writing, match: int, person: int) -> None:
    """The person may join the match."""
    await writing.put(invites, match_id=match, person=person)


async def has(reading: Reading, match: int, person: int) -> bool:
    """Whether the person may join the match."""
    query = select(invites.c.person).where(invites.c.match_id == match, invites.c.person == person)
    return await reading.value(query, int) is not None
