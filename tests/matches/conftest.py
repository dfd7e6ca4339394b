"""A real database file, a clock that stands still until told otherwise, and the toy game."""

import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import games
from bot.clock import Clock
from bot.matches import Matches
from bot.store import Store
from tests.support import toy
from tests.support.database import lay
from tests.support.people import NOON as NOON


@pytest.fixture(autouse=True)
def the_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "NAMES", (*games.NAMES, "toy"))
    monkeypatch.setitem(sys.modules, "games.toy", toy)


@pytest.fixture
def clock() -> Clock:
    return Clock(lambda: NOON)


@pytest.fixture
def url(tmp_path: Path) -> str:
    lay(tmp_path / "test.db")
    return f"sqlite+aiosqlite:///{tmp_path / 'test.db'}"


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()


@pytest.fixture
def matches(store: Store, clock: Clock) -> Matches:
    return Matches(store, clock)


@pytest.fixture(autouse=True)
def every_run_alike(same_shuffles: None) -> None:
    """What is drawn from the shuffles here may not change from run to run."""
