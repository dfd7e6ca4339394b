"""A stand-in and a bot connected to it, for every test."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.sandbox import Sandbox

from .client import Client, point_at


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as sandbox:
        point_at(sandbox)
        yield sandbox
    assert sandbox.violations == []


@pytest.fixture
async def client(sandbox: Sandbox) -> AsyncIterator[Client]:
    client = Client()
    task = asyncio.create_task(client.run_in(sandbox))
    await asyncio.wait_for(client.ready.wait(), 10)
    yield client
    await client.close()
    await task
