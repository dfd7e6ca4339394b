"""The stage for the tests that play: a stand-in for Discord and the real bot."""

import gc
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.support.stage import Stage

ENGINES = ("sqlite", "postgresql")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the database is, of a test that is about a file: it is not run on PostgreSQL."""
    return tmp_path / "test.db"


@pytest.fixture(params=ENGINES)
async def laid(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database with empty tables, on each engine."""
    from tests.support.database import laid_in_postgresql, lay  # most tests need no database

    if request.param == "postgresql":
        return await laid_in_postgresql()
    lay(tmp_path / "test.db")
    return f"sqlite+aiosqlite:///{tmp_path / 'test.db'}"


@pytest.fixture
def same_shuffles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches are shuffled alike in every run, so that a test fails always or never."""
    seeds = count(1)
    monkeypatch.setattr("bot.matches.lobby.new_seed", lambda: f"{next(seeds):064x}")


@pytest.fixture
async def stage(
    tmp_path: Path, same_shuffles: None, monkeypatch: pytest.MonkeyPatch
) -> "AsyncIterator[Stage]":
    """A running bot. It never says that something takes long: that the machine is busy is no news."""
    from tests.support.stage import Stage  # most tests need no bot

    monkeypatch.setattr("bot.components.serve.PATIENCE", 60.0)
    monkeypatch.setattr("bot.components.serve.HASTE", 60.0)

    async with Stage(tmp_path) as stage:
        yield stage


def pytest_collection_finish() -> None:
    """What is loaded by now stays: the collector of garbage need not look at it again, nor every moment."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is random or long runs on one engine, unless it is about engines; the longest tests first.

    So no worker begins a long one when all others are done.
    """
    items[:] = [item for item in items if _engine_of(item) != "postgresql" or _is_for_all_engines(item)]
    items.sort(key=lambda item: item.path.parent.name not in ("e2e", "browser"))


def _engine_of(item: pytest.Item) -> str | None:
    """Of a test that is run on each engine."""
    call = getattr(item, "callspec", None)
    return None if call is None else call.params.get("laid")


def _is_for_all_engines(item: pytest.Item) -> bool:
    if item.get_closest_marker("engines"):
        return True
    long = item.get_closest_marker("fuzz") or item.get_closest_marker("full")
    return not long and "file" not in getattr(item, "fixturenames", ())
