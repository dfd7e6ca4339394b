"""The stage for the tests that play: a stand-in for Discord and the real bot."""

from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.e2e.stage import Stage


@pytest.fixture
def same_shuffles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches are shuffled alike in every run, so that a test fails always or never."""
    seeds = count(1)
    monkeypatch.setattr("bot.matches.lobby.new_seed", lambda: f"{next(seeds):064x}")


@pytest.fixture
async def stage(tmp_path: Path, same_shuffles: None) -> "AsyncIterator[Stage]":
    """A running bot."""
    from tests.e2e.stage import Stage  # most tests need no bot

    async with Stage(tmp_path) as stage:
        yield stage
