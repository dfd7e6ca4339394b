"""Private notes on matches and turns. Nobody but who wrote them may learn of them."""

from datetime import datetime

import msgspec
from sqlalchemy import delete, select

from bot.store.database import Reading, Writing
from bot.store.tables import notes

WHOLE = -1
"""In place of a turn: the match as a whole."""


class NoteRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a person wrote about a turn, or about the match as a `WHOLE`."""

    match_id: int
    person: int
    turn: int
    text: str
    at: datetime


async def of(reading: Reading, match: int, person: int) -> list[NoteRow]:
    """The person's notes on the match, those on it as a whole first."""
    query = select(notes).where(notes.c.match_id == match, notes.c.person == person)
    return await reading.rows(query.order_by(notes.c.turn), NoteRow)


async def put(writing: Writing, note: NoteRow) -> None:
    """Store the note in place of the one on that turn."""
    await writing.put(notes, **msgspec.structs.asdict(note))


async def remove(writing: Writing, match: int, person: int, turn: int) -> None:
    """Forget the note on that turn."""
    await writing.run(
        delete(notes).where(notes.c.match_id == match, notes.c.person == person, notes.c.turn == turn)
    )
