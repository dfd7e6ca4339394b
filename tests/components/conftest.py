"""Matches in a real database, and names as long as they get."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.components import phrases
from bot.matches import Match, Matches
from bot.store import Store
from tests.support.database import lay
from tests.support.pages import Reach


@pytest.fixture
async def matches(tmp_path: Path, same_shuffles: None) -> AsyncIterator[Matches]:
    path = tmp_path / "test.db"
    lay(path)
    store = await Store.open(f"sqlite+aiosqlite:///{path}")
    yield Matches(store)
    await store.close()


@pytest.fixture
async def reach(tmp_path: Path, same_shuffles: None) -> AsyncIterator[Reach]:
    """A function that opens a database of `tests.support.pages`, and finds the match in it."""
    stores: list[Store] = []

    async def open_copy(database: bytes) -> tuple[Matches, Match]:
        path = tmp_path / f"reached-{len(stores)}.db"
        path.write_bytes(database)
        stores.append(await Store.open(f"sqlite+aiosqlite:///{path}"))
        matches = Matches(stores[-1])
        return matches, await matches.watching.match(1)

    yield open_copy
    for store in stores:
        await store.close()


@pytest.fixture
def long_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seats' own emojis, which are longer than the signs that stand in for them."""
    tokens = tuple(f"<:mandate_seat_{letter}:{10**18}>" for letter in "abcde")
    monkeypatch.setattr(phrases, "tokens", lambda: tokens)
