"""Faults on order, as a real client meets them: refusals, outages, cut connections, lost answers."""

import asyncio

import aiohttp
import discord
import pytest

from bot.sandbox import Failed, Sandbox

from .client import Asked, Client, point_at, until
from .conftest import Bare


async def test_a_429_is_waited_out(sandbox: Sandbox, client: Client) -> None:
    fault = sandbox.faults.add("POST", "/messages", status=429, times=2)
    await client.text_channel().send("board")
    assert fault.met == 2
    assert [post.text for post in sandbox.person("Mei").visible("imperial-games")] == ["board"]


async def test_a_429_without_via_is_a_ban(sandbox: Sandbox, client: Client) -> None:
    sandbox.faults.add("POST", "/messages", status=429, headers={})
    with pytest.raises(discord.HTTPException) as refusal:
        await client.text_channel().send("board")
    assert refusal.value.status == 429


async def test_a_5xx_that_is_not_retried_and_one_that_is(sandbox: Sandbox, client: Client) -> None:
    sandbox.faults.add("POST", "/messages", status=503)
    with pytest.raises(discord.DiscordServerError):
        await client.text_channel().send("board")
    sandbox.faults.add("POST", "/messages", status=502)
    await client.text_channel().send("board")
    assert not sandbox.faults.pending


async def test_a_403(sandbox: Sandbox, client: Client) -> None:
    sandbox.faults.add("*", "/messages", status=403)
    with pytest.raises(discord.Forbidden) as refusal:
        await client.text_channel().send("board")
    assert refusal.value.code == 50013
    sandbox.faults.add("POST", "/users/@me/channels", status=403, json={"code": 50007, "message": "closed"})
    user = await client.fetch_user(int(sandbox.person("Mei").id))
    with pytest.raises(discord.Forbidden) as refusal:
        await user.send("hello")
    assert refusal.value.code == 50007


async def test_a_cut_connection(sandbox: Sandbox, client: Client) -> None:
    sandbox.faults.add("POST", "/messages", close_socket=True)
    with pytest.raises((aiohttp.ClientError, OSError)):
        await client.text_channel().send("board")
    assert sandbox.person("Mei").visible("imperial-games") == []


@pytest.mark.parametrize("how", ["close_socket", "status"])
async def test_an_answer_lost_after_the_deed(sandbox: Sandbox, client: Client, how: str) -> None:
    if how == "close_socket":
        sandbox.faults.add("POST", "/messages", close_socket=True, after=True)
    else:
        sandbox.faults.add("POST", "/messages", status=503, after=True)
    with pytest.raises((aiohttp.ClientError, OSError, discord.DiscordServerError)):
        await client.text_channel().send("board")
    assert [post.text for post in sandbox.person("Mei").visible("imperial-games")] == ["board"]


async def test_a_delay(sandbox: Sandbox, client: Client) -> None:
    sandbox.faults.add("POST", "/messages", delay=0.1)
    start = asyncio.get_running_loop().time()
    await client.text_channel().send("board")
    assert asyncio.get_running_loop().time() - start >= 0.1


async def test_faults_meet_only_what_they_name(sandbox: Sandbox, bare: Bare, channel: str) -> None:
    sandbox.faults.add("PATCH", "/messages", status=500)
    assert (await bare("POST", f"/channels/{channel}/messages", {"content": "x"}))[0] == 200
    assert sandbox.faults.pending
    sandbox.faults.clear()
    assert not sandbox.faults.pending


async def test_requests_are_kept(sandbox: Sandbox, bare: Bare, channel: str) -> None:
    await bare("POST", f"/channels/{channel}/messages", {"content": "x"}, {"a.txt": b"x"})
    last = sandbox.requests[-1]
    assert (last.method, last.path, last.status) == ("POST", f"/channels/{channel}/messages", 200)
    assert (last.body, last.files) == ({"content": "x"}, ["a.txt"])


# the gateway --------------------------------------------------------------------------------


async def answered(sandbox: Sandbox, client: Client) -> bool:
    """Whether the bot hears a command."""

    async def play(interaction: Asked) -> None:
        await interaction.response.send_message("here", ephemeral=True)

    client.does["play"] = play
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


@pytest.fixture
def hasty(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py waits five seconds before it identifies again; no need to wait with it."""

    async def at_once(shard_id: int | None, *, initial: bool = False) -> None:
        """Like the library's own, without the pause."""

    monkeypatch.setattr(client, "before_identify_hook", at_once)


@pytest.mark.usefixtures("hasty")
async def test_an_invalid_session_is_begun_anew(sandbox: Sandbox, client: Client) -> None:
    client.ready.clear()
    sandbox.gateway.invalidate()
    await asyncio.wait_for(client.ready.wait(), 5)
    assert sandbox.gateway.identified == 2
    assert await answered(sandbox, client)


@pytest.mark.usefixtures("hasty")
async def test_a_forgotten_session_cannot_be_resumed(sandbox: Sandbox, client: Client) -> None:
    client.ready.clear()
    sandbox.gateway.forget()
    await sandbox.gateway.close(4000)
    await asyncio.wait_for(client.ready.wait(), 5)
    assert (sandbox.gateway.identified, sandbox.gateway.resumed) == (2, 0)


async def test_a_handshake_can_fail(sandbox: Sandbox) -> None:
    sandbox.faults.add("GET", "/gateway", status=503)
    sandbox.faults.add("GET", "/gateway", close_socket=True, times=2)
    for wanted in (503, None):
        async with aiohttp.ClientSession() as session:
            with pytest.raises(aiohttp.ClientError) as failure:
                await session.ws_connect(sandbox.gateway_url)
            assert getattr(failure.value, "status", None) == wanted
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as socket:
        assert (await socket.receive_json())["op"] == 10


async def test_a_wrong_token(sandbox: Sandbox) -> None:
    client = Client()
    with pytest.raises(discord.LoginFailure):
        await client.start("wrong")
    await client.close()
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_json({"op": 2, "d": {"token": "wrong", "intents": 1}})
        await socket.receive()
        assert socket.close_code == 4004


async def test_privileged_intents_are_not_granted(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": {"token": sandbox.token, "intents": 1 << 15}})
        await socket.receive()
        assert socket.close_code == 4014


async def test_intents_choose_the_events(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json())["op"] == 11
        await socket.send_json({"op": 2, "d": {"token": sandbox.token, "intents": 1 << 9}})
        assert (await socket.receive_json())["t"] == "READY"
        sandbox.world.add_channel("new-channel")
        sandbox.person("Mei").say("imperial-games", "hello")
        event = await socket.receive_json()
        assert (event["t"], event["s"], event["d"]["guild_id"]) == (
            "MESSAGE_CREATE",
            2,
            sandbox.world.guild["id"],
        )
        assert event["d"]["member"]["nick"] is None


async def test_being_connected_can_be_awaited(sandbox: Sandbox) -> None:
    with pytest.raises(TimeoutError):
        await sandbox.connected(0.05)
    client = Client()
    task = asyncio.create_task(client.run_in(sandbox))
    await sandbox.connected()
    await asyncio.wait_for(client.ready.wait(), 5)
    await client.close()
    await task
    await until(lambda: not sandbox.gateway.online)


async def test_an_answer_5xx_is_too_late_for_the_person() -> None:
    """discord.py sleeps before it tries again, and the three seconds run on."""
    async with Sandbox(ack_seconds=0.3) as sandbox:
        point_at(sandbox)
        client = Client()
        task = asyncio.create_task(client.run_in(sandbox))
        await asyncio.wait_for(client.ready.wait(), 5)
        sandbox.faults.add("POST", "/callback", status=500)
        with pytest.raises(Failed):
            await answered(sandbox, client)
        await client.close()
        await task
