"""The store: an opened database of this program's tables."""

import asyncio
from pathlib import Path
from typing import Self

from bot.store import schema
from bot.store.database import Database, file_of
from bot.store.outbox import Outbox


class Store(Database):
    """Everything that is kept. Use cases work in its transactions; the announcer works through ``outbox``."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.outbox = Outbox(self)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open a database that `bot.store.upgrade` has brought up to date; raises `StoreError` for others."""
        await asyncio.to_thread(schema.check, url)
        store = cls(file_of(url))
        try:
            await store.check()
        except BaseException:
            await store.close()
            raise
        return store
