"""A real database, a clock that stands still until told otherwise, and the toy game."""

import sys
from collections.abc import AsyncIterator

import pytest

import games
from bot.clock import Clock
from bot.matches import Matches
from bot.store import Store, backend_of
from tests.support import toy
from tests.support.people import NOON as NOON


@pytest.fixture(autouse=True)
def the_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "NAMES", (*games.NAMES, "toy"))
    monkeypatch.setitem(sys.modules, "games.toy", toy)


@pytest.fixture
def clock() -> Clock:
    return Clock(lambda: NOON)


@pytest.fixture
async def store(laid: str) -> AsyncIterator[Store]:
    opened = Store(backend_of(laid))
    yield opened
    await opened.close()


@pytest.fixture
def matches(store: Store, clock: Clock) -> Matches:
    return Matches(store, clock)


@pytest.fixture(autouse=True)
def every_run_alike(same_shuffles: None) -> None:
    """What is drawn from the shuffles here may not change from run to run."""
