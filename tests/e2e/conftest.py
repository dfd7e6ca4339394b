"""The stage for every test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from .stage import Stage


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with Stage(tmp_path) as stage:
        yield stage
