"""Block lists: whom a person does not want to play with."""

from collections.abc import Collection

import msgspec
from sqlalchemy import delete, or_, select

from bot.store.database import Reading, Writing
from bot.store.people import PersonRow
from bot.store.tables import blocks, people


class BlockRow(msgspec.Struct, frozen=True):
    """``person`` does not want to play with ``blocked``."""

    person: int
    blocked: int


async def between(reading: Reading, person: int, others: Collection[int]) -> list[BlockRow]:
    """Every block between the person and one of the others, whoever set it."""
    query = select(blocks).where(
        or_(
            (blocks.c.person == person) & blocks.c.blocked.in_(others),
            (blocks.c.blocked == person) & blocks.c.person.in_(others),
        )
    )
    return await reading.rows(query.order_by(*blocks.primary_key), BlockRow)


async def of(reading: Reading, person: int) -> list[PersonRow]:
    """The people on the person's list, by name."""
    query = (
        select(people.c.id, people.c.name, people.c.locale)
        .join(blocks, blocks.c.blocked == people.c.id)
        .where(blocks.c.person == person)
    )
    return await reading.rows(query.order_by(people.c.name, people.c.id), PersonRow)


async def add(writing: Writing, person: int, blocked: int) -> None:
    """Put somebody on the list; both must be known."""
    await writing.put(blocks, person=person, blocked=blocked)


async def remove(writing: Writing, person: int, blocked: int) -> None:
    """Take somebody off the list."""
    await writing.run(delete(blocks).where(blocks.c.person == person, blocks.c.blocked == blocked))
