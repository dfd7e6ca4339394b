"""All that is kept, copied from one database to another, also between SQLite and PostgreSQL."""

import hashlib
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    LargeBinary,
    Row,
    String,
    Table,
    column,
    func,
    insert,
    select,
    table,
    text,
    tuple_,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.database import Database, Reading, Writing
from bot.store.errors import StoreError
from bot.store.tables import METADATA

AT_ONCE, AT_ONCE_LARGE = 1000, 20
"""Rows in memory, and in one statement; of a table that may hold pictures and the like, of up to 300 kB each.

A slow line carries as many in the time that a server has for its answer.
"""


async def move(source: Database, target: Database) -> dict[str, int]:
    """Copy every row into tables that are empty; returns how many, by table. Raises `StoreError`.

    What was written is read again and compared; if anything differs, the target stays as it was. The
    source stays as it is, so its tables must be the newest. Numbers that were given to rows that are gone
    are not given again either.
    """
    async with source.reading() as reading, target.transaction() as writing:
        if not await schema.is_newest(reading, source.backend.name):
            raise StoreError("older-database", database=source.backend.name)
        counts = {}
        for each in METADATA.sorted_tables:
            if await writing.value(select(func.count()).select_from(each), int):
                raise StoreError("database-not-empty", database=target.backend.name)
            hashed = hashlib.sha256()
            counts[each.name] = 0
            async for rows in _rows(reading, each):
                await writing.run(insert(each), [dict(row._mapping) for row in rows])
                counts[each.name] += len(rows)
                hashed.update(_bytes(rows))
            written = hashlib.sha256()
            async for rows in _rows(writing, each):
                written.update(_bytes(rows))
            if written.digest() != hashed.digest():
                raise StoreError("not-moved", table=each.name)
            if each.autoincrement_column is not None:
                await _give_on(writing, each, await _given(reading, each))
        return counts


async def _rows(reading: Reading, each: Table) -> AsyncIterator[Sequence[Row[Any]]]:
    """All rows in the order of their keys, some at a time; words by their bytes, as SQLite sorts them.

    A server sorts them as the language that it was set up in does, and the rows are compared in their order.
    """
    plain = _on_sqlite(reading._connection)
    key = [
        part if plain or not isinstance(part.type, String) else part.collate("C") for part in each.primary_key
    ]
    large = any(isinstance(part.type, LargeBinary) for part in each.columns)
    query = select(each).order_by(*key).limit(AT_ONCE_LARGE if large else AT_ONCE)
    rows = (await reading._connection.execute(query)).all()
    while rows:
        yield rows
        after = tuple(rows[-1]._mapping[part] for part in each.primary_key)
        rows = (await reading._connection.execute(query.where(tuple_(*key) > after))).all()


def _bytes(rows: Sequence[Row[Any]]) -> bytes:
    return msgspec.json.encode([tuple(row) for row in rows])


_SQLITE_GIVEN = table("sqlite_sequence", column("name"), column("seq"))


async def _given(reading: Reading, each: Table) -> int:
    """The last number that a row of the table was given."""
    connection = reading._connection
    last = await reading.value(select(func.max(each.c.id)), int) or 0
    if not _on_sqlite(connection):
        found = await connection.execute(text(f"SELECT last_value, is_called FROM {each.name}_id_seq"))
        value, called = found.one()
        return max(last, value if called else 0)
    query = select(_SQLITE_GIVEN.c.seq).where(_SQLITE_GIVEN.c.name == each.name)
    return max(last, (await connection.execute(query)).scalar() or 0)


async def _give_on(writing: Writing, each: Table, last: int) -> None:
    """The next row is given the number after that one."""
    connection = writing._connection
    if not _on_sqlite(connection):
        if last:
            await connection.execute(text(f"SELECT setval('{each.name}_id_seq', {last})"))
    elif each.dialect_options["sqlite"]["autoincrement"]:
        known = _SQLITE_GIVEN.c.name == each.name
        if not await writing.rowcount(update(_SQLITE_GIVEN).where(known).values(seq=last)):
            await writing.run(insert(_SQLITE_GIVEN).values(name=each.name, seq=last))


def _on_sqlite(connection: AsyncConnection) -> bool:
    return connection.dialect.name == "sqlite"
