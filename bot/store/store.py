"""The store: an opened database of this program's tables."""

import asyncio
from pathlib import Path
from typing import Self

from bot.store import schema
from bot.store.database import Database, file_of
from bot.store.errors import StoreError
from bot.store.outbox import Outbox


class Store(Database):
    """Everything that is kept. Use cases work in its transactions; the announcer works through ``outbox``."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.outbox = Outbox(self)

    @classmethod
    async def open(cls, url: str, migrate: bool = True) -> Self:
        """Open the database, made or brought to the newest tables first; raises `StoreError`.

        Without ``migrate`` the file must exist and is left as it is: all right for a backup, for nothing
        else.
        """
        if migrate:
            await asyncio.to_thread(schema.upgrade, url)
        path = file_of(url)
        if not await asyncio.to_thread(path.is_file):
            raise StoreError("no-such-database", file=str(path))
        store = cls(path)
        try:
            await store.check()
        except BaseException:
            await store.close()
            raise
        return store
