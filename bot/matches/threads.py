"""Threads for the engine's work: it neither blocks the loop nor queues behind pictures being drawn."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

_THREADS = ThreadPoolExecutor(max_workers=2, thread_name_prefix="engine")


async def aside(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """What the function returns, worked out beside the loop."""
    return await asyncio.get_running_loop().run_in_executor(_THREADS, partial(function, *args, **kwargs))
