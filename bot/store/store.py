"""The store: an opened database of this program's tables."""

import asyncio
from typing import Self

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from bot.store import printings
from bot.store.database import Backend, Database, Lock
from bot.store.errors import StoreError
from bot.store.outbox import Outbox
from bot.store.sqlite import SQLite
from games.engine import editions


class Store(Database):
    """Everything that is kept. Use cases work in its transactions; the worker works through ``outbox``."""

    def __init__(self, backend: Backend, lock: Lock | None = None) -> None:
        super().__init__(backend)
        self.outbox = Outbox(self)
        self.lock = lock

    @classmethod
    async def open(cls, url: str, migrate: bool = True, *, alone: bool = False, beside: bool = False) -> Self:
        """Open the database, made or brought to the newest tables first; raises `StoreError`.

        Without ``migrate`` it must exist and is left as it is: all right to copy it, for nothing else.
        ``alone``: there is nobody else who asks for that, nor for ``beside``, which several may at a time.
        """
        backend = backend_of(url)
        if not migrate:  # before anything is made beside it
            await asyncio.to_thread(backend.check)
        lock = await backend.alone() if alone else await backend.beside() if beside else None
        try:
            if migrate:
                await asyncio.to_thread(backend.upgrade)
        except StoreError:
            if lock is not None:
                await lock.close()
            raise
        store = cls(backend, lock)
        if migrate:
            async with store.reading() as reading:
                for row in await printings.every(reading):
                    editions.register(printings.unpacked(row.files))
        return store

    async def close(self) -> None:
        """Wait for the transaction in progress, close every connection, and let others have it alone."""
        await super().close()
        if self.lock is not None:
            await self.lock.close()


def backend_of(url: str) -> Backend:
    """What a database URL names; raises `StoreError`."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:  # the latter of a port that is no number
        # What stands before the last @ may be a password, however it is spelt.
        shown = f"…{url[url.rindex('@') :]}" if "@" in url else url
        raise StoreError("unsupported-database", url=shown) from error
    if parsed.get_backend_name() in ("postgresql", "postgres"):
        from bot.store.postgresql import PostgreSQL  # its driver takes memory, which a file does not need

        return PostgreSQL(parsed)
    return SQLite(parsed)
