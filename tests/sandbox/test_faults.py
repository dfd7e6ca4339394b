"""Faults on order, as a real client meets them: refusals, outages, cut connections, lost answers."""

import asyncio
from collections.abc import AsyncIterator, Callable
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox import Failed, Sandbox, server
from tests.support.client import Bare, Client, connected, refusal, say, until

CUT = (aiohttp.ClientError, OSError, discord.DiscordServerError)


def boards(sandbox: Sandbox) -> list[str]:
    return [post.text for post in sandbox.person("Mei").visible("imperial-games")]


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[float]]:
    """A function that makes those modules pause no more; the list of seconds that they would have slept."""

    def none_in(*modules: Any) -> list[float]:
        slept: list[float] = []

        async def sleep(seconds: float) -> None:
            if seconds:
                slept.append(seconds)

        for module in modules:
            monkeypatch.setattr(module, "asyncio", SimpleNamespace(**vars(asyncio) | {"sleep": sleep}))
        return slept

    return none_in


async def test_a_429_is_waited_out_and_one_without_via_is_a_ban(
    sandbox: Sandbox, client: Client, pauses: Callable[..., list[float]]
) -> None:
    slept = pauses(discord.http)
    fault = sandbox.faults.add("POST", "/messages", status=429, times=2)
    await client.text_channel().send("board")
    assert (fault.met, slept) == (2, [0.05, 0.05])
    assert boards(sandbox) == ["board"]
    sandbox.faults.add("POST", "/messages", status=429, headers={})
    assert (await refusal(client.text_channel().send("board")))[0] == 429


async def test_a_5xx_that_is_not_retried_and_one_that_is(
    sandbox: Sandbox, client: Client, pauses: Callable[..., list[float]]
) -> None:
    slept = pauses(discord.http)
    sandbox.faults.add("POST", "/messages", status=503)
    with pytest.raises(discord.DiscordServerError):
        await client.text_channel().send("board")
    sandbox.faults.add("POST", "/messages", status=502)
    await client.text_channel().send("board")
    assert not sandbox.faults.pending
    assert slept == [1]


async def test_a_403(sandbox: Sandbox, client: Client) -> None:
    sandbox.faults.add("*", "/messages", status=403)
    assert await refusal(client.text_channel().send("board")) == (403, 50013)
    sandbox.faults.add("POST", "/users/@me/channels", status=403, json={"code": 50007, "message": "closed"})
    assert await refusal(client.create_dm(discord.Object(sandbox.person("Mei").id))) == (403, 50007)


@pytest.mark.parametrize(
    ("how", "left"),
    [
        ({"close_socket": True}, []),
        ({"close_socket": True, "after": True}, ["board"]),
        ({"status": 503, "after": True}, ["board"]),
    ],
)
async def test_an_answer_is_lost_before_or_after_the_deed(
    sandbox: Sandbox, client: Client, how: dict[str, Any], left: list[str]
) -> None:
    sandbox.faults.add("POST", "/messages", **how)
    with pytest.raises(CUT):
        await client.text_channel().send("board")
    assert boards(sandbox) == left


async def test_a_delay(sandbox: Sandbox, client: Client, pauses: Callable[..., list[float]]) -> None:
    slept = pauses(server)
    sandbox.faults.add("POST", "/messages", delay=3600)
    await client.text_channel().send("board")
    assert slept == [3600]
    assert boards(sandbox) == ["board"]


async def test_faults_meet_only_what_they_name_and_requests_are_kept(bare: Bare, channel: str) -> None:
    sandbox, path = bare.sandbox, f"/channels/{channel}/messages"
    sandbox.faults.add("PATCH", "/messages", status=500)
    assert (await bare("POST", path, {"content": "x"}, {"a.txt": b"x"}))[0] == 200
    last = sandbox.requests[-1]
    assert (last.method, last.path, last.status) == ("POST", path, 200)
    assert (last.body, last.files) == ({"content": "x"}, ["a.txt"])
    assert sandbox.faults.pending
    sandbox.faults.clear()
    assert not sandbox.faults.pending


# the gateway --------------------------------------------------------------------------------


async def answered(sandbox: Sandbox, client: Client) -> bool:
    """Whether the bot hears a command."""
    client.does["play"] = say("here", ephemeral=True)
    return (await sandbox.person("Mei").slash("play", "imperial-games")).text == "here"


@pytest.mark.parametrize("how", ["close", "abort", "reconnect"])
async def test_a_lost_connection_is_resumed(sandbox: Sandbox, client: Client, how: str) -> None:
    if how == "close":
        await sandbox.gateway.close(4000)
    elif how == "abort":
        sandbox.gateway.abort()
    else:
        sandbox.gateway.reconnect()
    # Sent while nobody is connected: replayed.
    waiting = asyncio.create_task(answered(sandbox, client))
    await asyncio.wait_for(client.resumed.wait(), 5)
    assert await waiting
    assert (sandbox.gateway.identified, sandbox.gateway.resumed) == (1, 1)


@pytest.mark.parametrize("how", ["invalidate", "forget"])
async def test_an_invalid_or_forgotten_session_is_begun_anew(
    sandbox: Sandbox, client: Client, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    async def at_once(shard_id: int | None, *, initial: bool = False) -> None:
        """discord.py waits five seconds before it identifies again; no need to wait with it."""

    monkeypatch.setattr(client, "before_identify_hook", at_once)
    client.ready.clear()
    if how == "invalidate":
        sandbox.gateway.invalidate()
    else:
        sandbox.gateway.forget()
        await sandbox.gateway.close(4000)
    await asyncio.wait_for(client.ready.wait(), 5)
    assert (sandbox.gateway.identified, sandbox.gateway.resumed) == (2, 0)
    assert await answered(sandbox, client)


async def test_a_handshake_can_fail(sandbox: Sandbox) -> None:
    sandbox.faults.add("GET", "/gateway", status=503)
    sandbox.faults.add("GET", "/gateway", close_socket=True, times=2)
    async with aiohttp.ClientSession() as session:
        for wanted in (503, None):
            with pytest.raises(aiohttp.ClientError) as failure:
                await session.ws_connect(sandbox.gateway_url)
            assert getattr(failure.value, "status", None) == wanted
        async with session.ws_connect(sandbox.gateway_url) as socket:
            assert (await socket.receive_json())["op"] == 10


@pytest.fixture
async def socket(sandbox: Sandbox) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    """A bare connection to the gateway, which has said hello."""
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as socket:
        assert (await socket.receive_json())["op"] == 10
        yield socket


@pytest.mark.parametrize(("token", "intents", "code"), [("wrong", 1, 4004), ("", 1 << 15, 4014)])
async def test_a_wrong_token_and_privileged_intents_are_refused(
    sandbox: Sandbox, socket: aiohttp.ClientWebSocketResponse, token: str, intents: int, code: int
) -> None:
    await socket.send_json({"op": 2, "d": {"token": token or sandbox.token, "intents": intents}})
    await socket.receive()
    assert socket.close_code == code


async def test_nobody_logs_in_with_a_wrong_token(sandbox: Sandbox) -> None:
    client = Client()
    with pytest.raises(discord.LoginFailure):
        await client.start("wrong")
    await client.close()


async def test_intents_choose_the_events(sandbox: Sandbox, socket: aiohttp.ClientWebSocketResponse) -> None:
    await socket.send_json({"op": 1, "d": None})
    assert (await socket.receive_json())["op"] == 11
    await socket.send_json({"op": 2, "d": {"token": sandbox.token, "intents": 1 << 9}})
    assert (await socket.receive_json())["t"] == "READY"
    sandbox.world.add_channel("new-channel")
    sandbox.person("Mei").say("imperial-games", "hello")
    event = await socket.receive_json()
    assert (event["t"], event["s"]) == ("MESSAGE_CREATE", 2)
    assert event["d"]["guild_id"] == sandbox.world.guild["id"]
    assert event["d"]["member"]["nick"] is None


async def test_being_connected_can_be_awaited(sandbox: Sandbox) -> None:
    with pytest.raises(TimeoutError):
        await sandbox.connected(0)
    async with connected(sandbox):
        await sandbox.connected()
    await until(lambda: not sandbox.gateway.online)


async def test_an_answer_5xx_is_too_late_for_the_person(sandbox: Sandbox, client: Client) -> None:
    """discord.py sleeps before it tries again, and the three seconds run on."""
    sandbox.interactions.seconds = 0.05
    sandbox.faults.add("POST", "/callback", status=500)
    with pytest.raises(Failed):
        await answered(sandbox, client)
