"""A real database file, a clock that stands still until told otherwise, and a pool that counts playouts."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.clock import Clock
from bot.computers.pool import Pool
from bot.computers.worker import Budget
from bot.matches import Matches
from bot.store import Store
from tests.database import lay

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)


@pytest.fixture
def clock() -> Clock:
    return Clock(lambda: NOON)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    lay(tmp_path / "test.db")
    opened = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'test.db'}")
    yield opened
    await opened.close()


@pytest.fixture
def matches(store: Store, clock: Clock, same_shuffles: None) -> Matches:
    return Matches(store, clock)


@pytest.fixture
async def quick_pool() -> AsyncIterator[Pool]:
    """One process; whoever searches does so for a few playouts."""
    made = Pool(1, Budget(seconds=0, together=0, nodes=10))
    yield made
    await made.stop()
