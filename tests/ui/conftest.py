"""The stand-in and the real bot, for tests of what people see."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.stage import Stage


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with Stage(tmp_path) as stage:
        yield stage
