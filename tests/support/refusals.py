"""How matches and games refuse."""

import asyncio
from collections.abc import Awaitable, Coroutine
from typing import Any

import pytest

from bot.matches import MatchError
from games.engine import GameError


async def refusal(attempt: Awaitable[object]) -> MatchError | GameError:
    """The refusal that this ends in."""
    with pytest.raises((MatchError, GameError)) as caught:
        await attempt
    assert isinstance(caught.value, MatchError | GameError)
    return caught.value


async def refused(attempt: Awaitable[object]) -> str:
    """Its code."""
    return (await refusal(attempt)).code


async def at_once(number: int, *presses: Coroutine[Any, Any, Any]) -> list[str]:
    """The presses together, in the other order every second time; the refusals.

    Anything else that goes wrong is raised.
    """
    ordered = presses if number % 2 else tuple(reversed(presses))
    results = await asyncio.gather(*ordered, return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException) and not isinstance(result, MatchError):
            raise result
    return [result.code for result in results if isinstance(result, MatchError)]
