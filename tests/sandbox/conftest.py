"""A stand-in for every test, a bot connected to it, and bare requests for what discord.py would not send."""

import asyncio
import io
import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
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


class Bare:
    """Requests without a library: status and JSON come back, the contract is not minded."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self.sandbox = sandbox
        self._session = session
        self.headers = {"Authorization": f"Bot {sandbox.token}"}

    async def __call__(
        self, method: str, path: str, body: Any = None, files: dict[str, bytes] | None = None
    ) -> tuple[int, Any]:
        """Send a request; with `files` (by name) as multipart."""
        options: dict[str, Any] = {}
        if files:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body))
            for number, (name, data) in enumerate(files.items()):
                form.add_field(f"files[{number}]", io.BytesIO(data), filename=name)
            options["data"] = form
        elif body is not None:
            options["json"] = body
        known = len(self.sandbox.violations)
        url = self.sandbox.api_base + path
        async with self._session.request(method, url, headers=self.headers, **options) as answer:
            got = await answer.json() if answer.status != 204 else None
        # Refused bodies break the contract too; the stand-in's own answers must not.
        self.sandbox.violations[known:] = [text for text in self.sandbox.violations[known:] if " -> " in text]
        return answer.status, got

    async def code(
        self, method: str, path: str, body: Any = None, files: dict[str, bytes] | None = None
    ) -> int:
        """Discord's code of the refusal; 0 if it went well."""
        status, data = await self(method, path, body, files)
        return int(data["code"]) if status >= 400 else 0


@pytest.fixture
async def bare(sandbox: Sandbox) -> AsyncIterator[Bare]:
    async with aiohttp.ClientSession() as session:
        yield Bare(sandbox, session)


@pytest.fixture
def channel(sandbox: Sandbox) -> str:
    """The id of #imperial-games."""
    return str(sandbox.person("Mei").channel("imperial-games")["id"])
