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
    laid: str, tmp_path: Path, same_shuffles: None, monkeypatch: pytest.MonkeyPatch
) -> "AsyncIterator[Stage]":
    """A running bot. It never says that something takes long: that the machine is busy is no news."""
    from tests.support.stage import Stage  # most tests need no bot

    monkeypatch.setattr("bot.components.serve.PATIENCE", 60.0)
    monkeypatch.setattr("bot.components.serve.HASTE", 60.0)

    async with Stage(tmp_path, url=laid) as stage:
        yield stage


def pytest_collection_finish() -> None:
    """What is loaded by now stays: the collector of garbage need not look at it again, nor every moment."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first, so that no worker begins one when all others are done."""
    items[:] = [item for item in items if _engine_of(item) != "postgresql" or _runs_there(item)]
    items.sort(key=lambda item: item.path.parent.name not in ("e2e", "browser"))


def _runs_there(item: pytest.Item) -> bool:
    """On PostgreSQL run the store's and the use cases' tests, and in the long run those through the bot.

    Not what is long or random anyhow, nor what is about a file.
    """
    names = getattr(item, "fixturenames", ())
    through_the_bot = "stage" in names
    long = item.get_closest_marker("full") or (item.get_closest_marker("fuzz") and not through_the_bot)
    if through_the_bot:
        item.add_marker(pytest.mark.fuzz)
    return not long and "file" not in names


def _engine_of(item: pytest.Item) -> str | None:
    """Of a test that is run on each engine."""
    call = getattr(item, "callspec", None)
    return None if call is None else call.params.get("laid")
