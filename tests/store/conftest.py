"""A real database file for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store
from tests.support.database import lay


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "test.db"


@pytest.fixture
def url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


@pytest.fixture
async def store(file: Path, url: str) -> AsyncIterator[Store]:
    lay(file)
    opened = await Store.open(url)
    yield opened
    await opened.close()
