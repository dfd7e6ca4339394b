"""A real database file, and a clock that stands still until told otherwise."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.clock import Clock
from bot.matches import Matches
from bot.store import Store
from tests.support.database import lay


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    lay(tmp_path / "test.db")
    opened = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'test.db'}")
    yield opened
    await opened.close()


@pytest.fixture
def clock() -> Clock:
    return Clock(lambda: datetime(2026, 11, 20, 12, tzinfo=UTC))


@pytest.fixture
def matches(store: Store, clock: Clock, same_shuffles: None) -> Matches:
    return Matches(store, clock)
