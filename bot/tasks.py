"""Ending tasks for good."""

import asyncio
from collections.abc import Collection
from typing import Any


async def end(tasks: Collection[asyncio.Task[Any]]) -> None:
    """Cancel the tasks until they have ended: `wait_for` may swallow it once before Python 3.12."""
    running = set(tasks)
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=1)
    await asyncio.gather(*tasks, return_exceptions=True)
