"""The store: an opened database of this program's tables."""

import asyncio
from pathlib import Path
from typing import Self

from bot.store import printings, schema
from bot.store.database import Database, file_of
from bot.store.outbox import Outbox
from games.engine import editions


class Store(Database):
    """Everything that is kept. Use cases work in its transactions; the worker works through ``outbox``."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.outbox = Outbox(self)

    @classmethod
    async def open(cls, url: str, migrate: bool = True) -> Self:
        """Open the database, made or brought to the newest tables first; raises `StoreError`.

        Without ``migrate`` the file must exist and is left as it is: all right for a backup, for nothing
        else.
        """
        await asyncio.to_thread(schema.upgrade if migrate else schema.check, url)
        store = cls(file_of(url))
        if migrate:
            async with store.reading() as reading:
                for row in await printings.every(reading):
                    editions.register(printings.unpacked(row.files))
        return store
