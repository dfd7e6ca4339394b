"""Threads and permissions: starting, archiving, locking, members, and what is refused where."""

from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.sandbox import Refused, Sandbox
from bot.sandbox.rest import channels
from tests.support.client import Asked, Bare, Card, Client, Press, not_let, refusal, say


@pytest.fixture
async def message(client: Client) -> discord.Message:
    return await client.text_channel().send("lobby")


@pytest.fixture
async def thread(message: discord.Message) -> discord.Thread:
    return await message.create_thread(name="Qin 1", auto_archive_duration=1440)


@pytest.fixture
def kept(sandbox: Sandbox, thread: discord.Thread) -> dict[str, Any]:
    """What the stand-in keeps of the thread."""
    state: dict[str, Any] = sandbox.world.channels[str(thread.id)]["thread_metadata"]
    return state


async def test_a_thread_on_a_message(
    sandbox: Sandbox, client: Client, message: discord.Message, thread: discord.Thread
) -> None:
    assert thread.id == message.id
    assert thread.parent == client.text_channel()
    post = sandbox.person("Mei").visible("imperial-games")[0]
    assert post.thread is not None
    assert post.thread["name"] == "Qin 1"
    await thread.send("Turn 1")
    assert (await sandbox.person("Mei").sees("Qin 1", "Turn 1")).channel == str(thread.id)
    assert "thread Qin 1" in client.seen
    assert await refusal(message.create_thread(name="again")) == (400, 160004)
    # The thread outlives its message.
    await message.delete()
    await thread.send("Turn 2")


async def test_a_thread_without_a_message_is_announced(sandbox: Sandbox, client: Client) -> None:
    thread = await client.text_channel().create_thread(name="Qin 2", type=discord.ChannelType.public_thread)
    assert sandbox.person("Mei").visible("imperial-games")[-1].data["type"] == 18
    assert [found.id for found in await client.guilds[0].active_threads()] == [thread.id]


async def test_members(sandbox: Sandbox, client: Client, thread: discord.Thread) -> None:
    jonas, lena, rafi = (discord.Object(sandbox.person(name).id) for name in ("Jonas", "Lena", "Rafi"))
    await thread.add_user(jonas)
    await thread.send(f"your turn <@{lena.id}>")
    members = {member.id for member in await thread.fetch_members()}
    assert members == {int(sandbox.world.bot["id"]), jonas.id, lena.id}
    assert await refusal(thread.fetch_member(rafi.id)) == (404, 10007)
    assert (await refusal(thread.add_user(discord.Object(1))))[0] == 404
    assert (await refusal(thread.remove_user(jonas)))[0] == 403
    sandbox.world.toggle(client.text_channel().id, False, "SEND_MESSAGES_IN_THREADS")
    assert (await refusal(thread.add_user(rafi)))[0] == 403
    await thread.leave()
    assert sandbox.world.bot["id"] not in sandbox.world.thread_members[str(thread.id)]


async def test_an_archived_thread_refuses_edits_and_wakes_with_a_message(
    sandbox: Sandbox, thread: discord.Thread, kept: dict[str, Any]
) -> None:
    sent = await thread.send("Turn 1")
    sandbox.world.archive(thread.id)
    for refused in (
        sent.edit(content="x"),
        sent.delete(),
        thread.edit(name="x"),
        thread.add_user(discord.Object(1)),
    ):
        assert (await refusal(refused))[1] == 50083
    await thread.send("Turn 2")
    assert not kept["archived"]
    await sent.edit(content="Turn 1, again")


async def test_silence_archives_a_thread(
    sandbox: Sandbox, client: Client, thread: discord.Thread, kept: dict[str, Any]
) -> None:
    sandbox.clock.advance(timedelta(hours=23))
    await thread.send("Turn 1")
    sandbox.clock.advance(timedelta(hours=23))
    assert not kept["archived"]
    sandbox.clock.advance(timedelta(hours=2))
    assert kept["archived"]
    assert await client.guilds[0].active_threads() == []
    assert [found.id async for found in client.text_channel().archived_threads()] == [thread.id]


async def test_a_locked_thread_is_for_moderators(sandbox: Sandbox, thread: discord.Thread) -> None:
    sandbox.world.archive(thread.id, locked=True)
    assert await refusal(thread.send("Turn 2")) == (403, 160005)
    assert await refusal(thread.edit(archived=False)) == (403, 50013)
    with pytest.raises(Refused):
        sandbox.person("Jonas").say("Qin 1", "hello")
    sandbox.world.toggle(thread.parent_id, True, "MANAGE_THREADS")
    await thread.edit(archived=False, locked=False)
    await thread.send("Turn 2")


async def test_a_press_in_an_archived_thread_wakes_it(
    sandbox: Sandbox, client: Client, thread: discord.Thread
) -> None:
    client.does["go"] = say("gone", ephemeral=True)
    await thread.send(view=Card("Turn 1", Press("go")))
    sandbox.world.archive(thread.id)
    mei = sandbox.person("Mei")
    post = mei.visible("Qin 1")[-1]
    assert (await mei.click(post, "go")).text == "gone"
    sandbox.world.archive(thread.id, locked=True)
    await not_let(mei.click(post, "go"))


async def test_the_bot_may_archive_and_rename_its_own_thread(
    sandbox: Sandbox, thread: discord.Thread, kept: dict[str, Any]
) -> None:
    await thread.edit(name="Qin 1, over", archived=True)
    assert (sandbox.world.channels[str(thread.id)]["name"], kept["archived"]) == ("Qin 1, over", True)
    assert [post.data["type"] for post in sandbox.person("Mei").visible(thread.id)] == [21, 4]
    assert (await refusal(thread.edit(archived=False, locked=True)))[0] == 403


async def test_other_peoples_threads_are_theirs(bare: Bare, channel: str) -> None:
    mei = bare.sandbox.person("Mei")
    thread = bare.sandbox.world.open_thread(mei.channel(channel), "Talk", mei.id, 1440)
    path = f"/channels/{thread['id']}"
    assert await bare.code("PATCH", path, {"name": "Mine"}) == 50013
    assert await bare.code("DELETE", path) == 50013
    assert await bare.code("PATCH", f"/channels/{channel}", {"name": "mine"}) == 50013
    assert await bare.code("DELETE", f"/channels/{channel}/thread-members/@me") == 50024
    bare.sandbox.world.toggle(channel, True, "MANAGE_THREADS")
    assert await bare.code("PATCH", path, {"name": "Mine", "rate_limit_per_user": 5}) == 0
    assert await bare.code("DELETE", path) == 0


async def test_a_server_has_only_so_many_active_threads(
    bare: Bare, channel: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(channels, "ACTIVE_THREADS", 2)
    path = f"/channels/{channel}/threads"
    ids = [(await bare("POST", path, {"name": str(number), "type": 11}))[1]["id"] for number in range(2)]
    assert await bare.code("POST", path, {"name": "more", "type": 11}) == 160006
    bare.sandbox.world.archive(ids[0])
    assert await bare.code("POST", path, {"name": "more", "type": 11}) == 0


async def test_answers_in_archived_threads(
    sandbox: Sandbox, client: Client, thread: discord.Thread, kept: dict[str, Any]
) -> None:
    """A public answer wakes a thread, unless it is locked; an update there is an edit."""

    async def after_archiving(interaction: Asked, locked: bool, doing: str) -> None:
        sandbox.world.archive(thread.id, locked=locked)
        response = interaction.response
        update = doing == "update"
        answer = response.edit_message(view=Card("changed")) if update else response.send_message("loud")
        if await refusal(answer) != (0, 0):
            await response.send_message("refused", ephemeral=True)

    client.does["update"] = lambda interaction: after_archiving(interaction, False, "update")
    client.does["loud"] = lambda interaction: after_archiving(interaction, False, "send")
    client.does["locked"] = lambda interaction: after_archiving(interaction, True, "send")
    await thread.send(view=Card("Turn 1", Press("update"), Press("loud"), Press("locked")))
    mei = sandbox.person("Mei")
    post = mei.visible("Qin 1")[-1]
    assert (await mei.click(post, "update")).text == "refused"
    assert post.text == "Turn 1"
    assert (await mei.click(post, "loud")).text == "loud"
    assert not kept["archived"]
    assert (await mei.click(post, "locked")).text == "refused"
    assert kept["archived"]


async def test_deleted_channels(sandbox: Sandbox, client: Client, thread: discord.Thread) -> None:
    channel = client.text_channel()
    sandbox.world.delete_channel(str(thread.id))
    assert await refusal(thread.send("x")) == (404, 10003)
    sandbox.world.delete_channel(str(channel.id))
    assert (await refusal(channel.send("x")))[0] == 404
    with pytest.raises(Refused):
        sandbox.person("Mei").visible("imperial-games")


@pytest.mark.parametrize(
    ("denied", "send", "file", "thread", "inside", "fetch"),
    [
        ("VIEW_CHANNEL", 50001, 50001, 50001, 50001, 50001),
        ("SEND_MESSAGES", 50013, 50013, 0, 0, 0),
        ("ATTACH_FILES", 0, 50013, 0, 0, 0),
        ("CREATE_PUBLIC_THREADS", 0, 0, 50013, 0, 0),
        ("SEND_MESSAGES_IN_THREADS", 0, 0, 0, 50013, 0),
        ("READ_MESSAGE_HISTORY", 0, 0, 0, 0, 50013),
    ],
)
@pytest.mark.asyncio(loop_scope="session")
async def test_permissions(
    shared: Bare, denied: str, send: int, file: int, thread: int, inside: int, fetch: int
) -> None:
    channel = shared.sandbox.world.add_channel(denied.lower())["id"]
    base, text = f"/channels/{channel}/messages", {"content": "x"}
    first, second = [(await shared("POST", base, text))[1]["id"] for _ in range(2)]
    _, opened = await shared("POST", f"{base}/{first}/threads", {"name": "Qin 1"})
    shared.sandbox.world.toggle(channel, False, denied)
    assert await shared.code("POST", base, text) == send
    assert await shared.code("POST", base, text, {"a.txt": b"x"}) == file
    assert await shared.code("POST", f"{base}/{second}/threads", {"name": "Qin 2"}) == thread
    assert await shared.code("POST", f"/channels/{opened['id']}/messages", text) == inside
    assert await shared.code("GET", f"{base}/{first}") == fetch
    shared.sandbox.world.toggle(channel, None, denied)
    assert await shared.code("POST", base, text) == 0


async def test_the_bot_learns_of_its_permissions(sandbox: Sandbox, client: Client) -> None:
    channel = client.text_channel()
    held: list[discord.Permissions] = []

    async def play(interaction: Asked) -> None:
        held.append(interaction.app_permissions)
        await interaction.response.send_message("x", ephemeral=True)

    client.does["play"] = play
    sandbox.world.toggle(channel.id, False, "ATTACH_FILES", "CREATE_PUBLIC_THREADS")
    await sandbox.person("Mei").slash("play", channel.id)
    assert not held[0].attach_files
    assert held[0].send_messages
    assert channel.permissions_for(channel.guild.me) == held[0]


async def test_history_is_empty_without_the_permission(bare: Bare, channel: str) -> None:
    _, sent = await bare("POST", f"/channels/{channel}/messages", {"content": "x"})
    bare.sandbox.world.toggle(channel, False, "READ_MESSAGE_HISTORY")
    reply = {"content": "y", "message_reference": {"message_id": sent["id"]}}
    assert await bare.code("POST", f"/channels/{channel}/messages", reply) == 160002
    assert await bare("GET", f"/channels/{channel}/messages") == (200, [])


async def test_wrong_threads(bare: Bare, channel: str) -> None:
    _, message = await bare("POST", f"/channels/{channel}/messages", {"content": "lobby"})
    path = f"/channels/{channel}/messages/{message['id']}/threads"
    for wrong in ({}, {"name": ""}, {"name": "x" * 101}, {"name": "x", "auto_archive_duration": 61}):
        assert await bare.code("POST", path, wrong) == 50035


async def test_no_thread_within_a_thread_or_a_dm(bare: Bare, channel: str) -> None:
    _, thread = await bare("POST", f"/channels/{channel}/threads", {"name": "Qin", "type": 11})
    for place in (thread["id"], bare.sandbox.person("Mei").channel("dm")["id"]):
        assert await bare.code("POST", f"/channels/{place}/threads", {"name": "x", "type": 11}) == 50024
