"""The stage for the tests that play: a stand-in for Discord and the real bot."""

from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.e2e.stage import Stage


@pytest.fixture
async def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> "AsyncIterator[Stage]":
    """A running bot whose matches are shuffled alike in every run, so that a test fails always or never."""
    from tests.e2e.stage import Stage  # most tests need no bot

    seeds = count(1)
    monkeypatch.setattr("bot.matches.lobby.new_seed", lambda: f"{next(seeds):064x}")
    async with Stage(tmp_path) as stage:
        yield stage
