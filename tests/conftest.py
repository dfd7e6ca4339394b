"""The stage for the tests that play: a stand-in for Discord and the real bot."""

import gc
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.support.stage import Stage


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
    """The longest tests first, so that no worker begins one when all others are done."""
    items.sort(key=lambda item: item.path.parent.name not in ("e2e", "browser"))
