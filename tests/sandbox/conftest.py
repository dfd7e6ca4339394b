"""A stand-in for every test, a bot connected to it; one stand-in a worker for whole tables of refusals."""

from collections.abc import AsyncIterator

import aiohttp
import pytest
import pytest_asyncio

from bot.sandbox import Sandbox
from tests.support.client import Bare, Client, connected, point_at


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as sandbox:
        point_at(sandbox)
        yield sandbox
    assert sandbox.violations == []


@pytest.fixture
async def client(sandbox: Sandbox) -> AsyncIterator[Client]:
    async with connected(sandbox) as client:
        yield client


@pytest.fixture
async def bare(sandbox: Sandbox) -> AsyncIterator[Bare]:
    async with aiohttp.ClientSession() as session:
        yield Bare(sandbox, session)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def shared() -> AsyncIterator[Bare]:
    """For tests that leave nothing behind, or in a channel of their own; they run in the session's loop."""
    async with Sandbox() as sandbox, aiohttp.ClientSession() as session:
        yield Bare(sandbox, session)
    assert sandbox.violations == []


@pytest.fixture
def channel(sandbox: Sandbox) -> str:
    """The id of #imperial-games."""
    return str(sandbox.person("Mei").channel("imperial-games")["id"])
