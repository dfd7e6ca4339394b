"""New databases on both engines, with every transaction safely on the disk."""

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.support.database import new_in_postgresql, safe

ENGINES = ("SQLite", "PostgreSQL")


@asynccontextmanager
async def new(engine: str) -> AsyncIterator[str]:
    """The URL of one without tables."""
    if engine == "SQLite":
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite+aiosqlite:///{folder}/bench.db"
    else:
        await safe()
        yield await new_in_postgresql()
