"""Draws whole matches, many pictures each, in a process of its own: all else on the machine comes first."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from bot.computers import reviewer
from bot.computers.pool import Pool

T = TypeVar("T")


class Studio:
    """One match at a time: who draws holds ``free`` meanwhile. The process is begun for it, ends with it."""

    def __init__(self) -> None:
        self.free = asyncio.Lock()
        self._pool = Pool(1, reviewer.BUDGET, reviewer.NICE)

    async def draw(self, does: Callable[..., T], *given: Any) -> T:
        """What the function of `render` makes of what is given."""
        try:
            return await self._pool.do(does, *given)
        finally:
            await self._pool.rest()

    async def stop(self) -> None:
        """Give up what is being drawn."""
        await self._pool.stop()
