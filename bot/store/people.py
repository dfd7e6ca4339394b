"""People: who has ever pressed something, by their Discord id."""

import msgspec
from sqlalchemy import select

from bot.store.database import Reading, Writing, upsert
from bot.store.tables import people


class PersonRow(msgspec.Struct, frozen=True):
    """A person with their latest display name and language."""

    id: int
    name: str
    locale: str


async def get(reading: Reading, person: int) -> PersonRow | None:
    """The person, if ever seen."""
    return await reading.row(select(people).where(people.c.id == person), PersonRow)


async def put(writing: Writing, person: PersonRow) -> None:
    """Store the person, over what was known."""
    await writing.run(upsert(people, ("id",), msgspec.structs.asdict(person)))
