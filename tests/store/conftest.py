"""A real database for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store


@pytest.fixture
def url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


@pytest.fixture
async def store(laid: str) -> AsyncIterator[Store]:
    opened = await Store.open(laid)
    yield opened
    await opened.close()
