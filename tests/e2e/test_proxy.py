"""Discord's limit for the whole bot, kept by a proxy that all processes share."""

import asyncio
import shutil
import subprocess
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.database import laid_in_postgresql
from tests.support.play import Table, begun, is_board, said
from tests.support.stage import Process, Stage, shared_out

PACKAGES = "@discordjs/proxy@2.1.1", "@discordjs/rest@2.4.0"

LIMIT = 25
"""Requests a second, so few that they are felt."""

PROXY = f"""
import {{ createServer }} from 'node:http';
import {{ proxyRequests }} from '@discordjs/proxy';
import {{ REST }} from '@discordjs/rest';
const rest = new REST({{ api: process.argv[2], globalRequestsPerSecond: {LIMIT}, retries: 0 }});
const server = createServer(proxyRequests(rest.setToken('its own')));
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
"""


def installed(folder: Path) -> Path:
    """The program of the proxy in that folder; without it the test is skipped."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        pytest.skip("there is no Node here")
    program = folder / "proxy.mjs"
    program.write_text(PROXY)
    install = [npm, "install", "--prefix", str(folder), "--no-audit", "--no-fund", *PACKAGES]
    done = subprocess.run(install, capture_output=True, text=True, timeout=300, check=False)
    if done.returncode:
        pytest.skip(f"npm cannot install {PACKAGES[0]}: {done.stderr.strip().splitlines()[-1]}")
    return program


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    """A bot whose way to Discord leads through the proxy."""
    program = await asyncio.to_thread(installed, tmp_path)
    stage = Stage(tmp_path, url=await laid_in_postgresql())
    stage.sandbox.gateway.shards = 2
    stage.shards = "auto"
    server = stage.sandbox.world.add_guild("Next door")
    stage.sandbox.world.add_channel("next-door", server["id"])
    await stage.sandbox.start(port=0)
    api = stage.sandbox.api_base.removesuffix("/v10")
    proxy = await asyncio.create_subprocess_exec("node", program, api, stdout=asyncio.subprocess.PIPE)
    try:
        assert proxy.stdout is not None
        port = int(await proxy.stdout.readline())
        stage.api_base = f"http://127.0.0.1:{port}/api/v10"
        yield stage
    finally:
        proxy.kill()
        await proxy.wait()
        await stage.sandbox.stop()
    assert stage.sandbox.violations == []


@pytest.mark.fuzz
async def test_two_processes_together_keep_the_limit(stage: Stage) -> None:
    since = time.monotonic()
    processes = Process(stage), Process(stage)
    try:
        for process in processes:
            await process.start()
        await shared_out(stage.sandbox, stage.url, len(processes), each=1)
        people = stage.people("Mei", "Jonas")

        async def turn(place: str) -> None:
            card = await said(people[0], "match new", place, game="qin", seats=2)
            await people[1].click(card, "Join")
            table = Table(stage, await begun(people[0], card), people)
            first = await people[0].sees(table.thread, is_board)
            await table.move()
            await table.next(first)

        await asyncio.gather(*(turn(place) for place in ("imperial-games", "next-door") * 8))
        sent = len(stage.sandbox.requests)
        assert LIMIT < sent <= LIMIT * (time.monotonic() - since + 1)
    finally:
        for process in processes:
            await process.end()
