"""Matches in a real database, and names as long as they get."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.matches import Matches
from bot.store import Store
from bot.ui import emojis
from tests.database import lay


@pytest.fixture
async def matches(tmp_path: Path, same_shuffles: None) -> AsyncIterator[Matches]:
    path = tmp_path / "test.db"
    lay(path)
    store = await Store.open(f"sqlite+aiosqlite:///{path}")
    yield Matches(store)
    await store.close()


@pytest.fixture
def long_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seats' own emojis, which are longer than the signs that stand in for them."""
    tokens = tuple(f"<:mandate_seat_{letter}:{10**18}>" for letter in "abcde")
    monkeypatch.setattr(emojis, "tokens", lambda: tokens)
