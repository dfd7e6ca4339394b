"""The store: an opened database of this program's tables."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Self

from bot.store import printings, schema
from bot.store.database import Database, file_of, refusal
from bot.store.errors import StoreError
from bot.store.outbox import Outbox
from games.engine import editions

PATIENCE = 10.0
"""Seconds to wait for a bot that is just ending."""


class Store(Database):
    """Everything that is kept. Use cases work in its transactions; the worker works through ``outbox``."""

    def __init__(self, path: Path, lock: sqlite3.Connection | None = None) -> None:
        super().__init__(path)
        self.outbox = Outbox(self)
        self._lock = lock

    @classmethod
    async def open(cls, url: str, migrate: bool = True, *, alone: bool = False) -> Self:
        """Open the database, made or brought to the newest tables first; raises `StoreError`.

        Without ``migrate`` the file must exist and is left as it is: all right for a backup, for nothing
        else. ``alone``: of those who ask for that there is only one at a time, as of bots.
        """
        path = file_of(url)
        lock = await asyncio.to_thread(_locked, path) if alone else None
        try:
            await asyncio.to_thread(schema.upgrade if migrate else schema.check, url)
        except StoreError:
            if lock is not None:
                lock.close()
            raise
        store = cls(path, lock)
        if migrate:
            async with store.reading() as reading:
                for row in await printings.every(reading):
                    editions.register(printings.unpacked(row.files))
        return store

    async def close(self) -> None:
        """Wait for the transaction in progress, close every connection, and let others have it alone."""
        await super().close()
        if self._lock is not None:
            self._lock.close()


def _locked(path: Path) -> sqlite3.Connection:
    """Holds a lock beside the file as long as it is open; a process that is killed holds it no longer."""
    lock = sqlite3.connect(f"{path}.lock", PATIENCE, check_same_thread=False, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise StoreError("database-in-use", file=str(path)) from error
        raise refusal(path, error) from error
    return lock
