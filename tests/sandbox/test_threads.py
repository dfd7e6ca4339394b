"""Threads and permissions: starting, archiving, locking, members, and what is refused where."""

import contextlib
from datetime import timedelta

import discord
import pytest

from bot.sandbox import Refused, Sandbox
from bot.sandbox.rest import channels

from .client import Asked, Card, Client, Press
from .conftest import Bare


async def thread_on(client: Client) -> tuple[discord.Message, discord.Thread]:
    message = await client.text_channel().send("lobby")
    return message, await message.create_thread(name="Qin 1", auto_archive_duration=1440)


async def test_a_thread_on_a_message(sandbox: Sandbox, client: Client) -> None:
    message, thread = await thread_on(client)
    assert thread.id == message.id
    assert thread.parent == client.text_channel()
    post = sandbox.person("Mei").visible("imperial-games")[0]
    assert post.thread is not None
    assert post.thread["name"] == "Qin 1"
    await thread.send("Turn 1")
    assert (await sandbox.person("Mei").sees("Qin 1", "Turn 1")).channel == str(thread.id)
    assert "thread Qin 1" in client.seen
    with pytest.raises(discord.HTTPException) as refusal:
        await message.create_thread(name="again")
    assert refusal.value.code == 160004
    # The thread outlives its message.
    await message.delete()
    await thread.send("Turn 2")


async def test_a_thread_without_a_message_is_announced(sandbox: Sandbox, client: Client) -> None:
    thread = await client.text_channel().create_thread(name="Qin 2", type=discord.ChannelType.public_thread)
    assert sandbox.person("Mei").visible("imperial-games")[-1].data["type"] == 18
    assert [found.id for found in await client.guilds[0].active_threads()] == [thread.id]


async def test_members(sandbox: Sandbox, client: Client) -> None:
    _, thread = await thread_on(client)
    jonas, lena = sandbox.person("Jonas"), sandbox.person("Lena")
    await thread.add_user(discord.Object(jonas.id))
    await thread.send(f"your turn {lena.mention}")
    members = {str(member.id) for member in await thread.fetch_members()}
    assert members == {sandbox.world.bot["id"], jonas.id, lena.id}
    with pytest.raises(discord.NotFound) as refusal:
        await thread.fetch_member(int(sandbox.person("Rafi").id))
    assert refusal.value.code == 10007
    with pytest.raises(discord.NotFound):
        await thread.add_user(discord.Object(1))
    with pytest.raises(discord.Forbidden):
        await thread.remove_user(discord.Object(jonas.id))
    sandbox.world.toggle(client.text_channel().id, False, "SEND_MESSAGES_IN_THREADS")
    with pytest.raises(discord.Forbidden):
        await thread.add_user(discord.Object(sandbox.person("Rafi").id))
    await thread.leave()
    assert sandbox.world.bot["id"] not in sandbox.world.thread_members[str(thread.id)]


async def test_an_archived_thread_refuses_edits_and_wakes_with_a_message(
    sandbox: Sandbox, client: Client
) -> None:
    _, thread = await thread_on(client)
    sent = await thread.send("Turn 1")
    sandbox.world.archive(thread.id)
    for refused in (
        sent.edit(content="x"),
        sent.delete(),
        thread.edit(name="x"),
        thread.add_user(discord.Object(1)),
    ):
        with pytest.raises(discord.HTTPException) as refusal:
            await refused
        assert refusal.value.code == 50083
    await thread.send("Turn 2")
    assert not sandbox.world.channels[str(thread.id)]["thread_metadata"]["archived"]
    await sent.edit(content="Turn 1, again")


async def test_silence_archives_a_thread(sandbox: Sandbox, client: Client) -> None:
    _, thread = await thread_on(client)
    state = sandbox.world.channels[str(thread.id)]["thread_metadata"]
    sandbox.clock.advance(timedelta(hours=23))
    await thread.send("Turn 1")
    sandbox.clock.advance(timedelta(hours=23))
    assert not state["archived"]
    sandbox.clock.advance(timedelta(hours=2))
    assert state["archived"]
    assert await client.guilds[0].active_threads() == []
    assert [found.id async for found in client.text_channel().archived_threads()] == [thread.id]


async def test_a_locked_thread_is_for_moderators(sandbox: Sandbox, client: Client) -> None:
    _, thread = await thread_on(client)
    sandbox.world.archive(thread.id, locked=True)
    with pytest.raises(discord.Forbidden) as refusal:
        await thread.send("Turn 2")
    assert refusal.value.code == 160005
    with pytest.raises(discord.Forbidden) as refusal:
        await thread.edit(archived=False)
    assert refusal.value.code == 50013
    with pytest.raises(Refused):
        sandbox.person("Jonas").say("Qin 1", "hello")
    sandbox.world.toggle("imperial-games" and thread.parent_id, True, "MANAGE_THREADS")
    await thread.edit(archived=False, locked=False)
    await thread.send("Turn 2")


async def test_a_press_in_an_archived_thread_wakes_it(sandbox: Sandbox, client: Client) -> None:
    _, thread = await thread_on(client)

    async def go(interaction: Asked) -> None:
        await interaction.response.send_message("gone", ephemeral=True)

    client.does["go"] = go
    await thread.send(view=Card("Turn 1", Press("go")))
    sandbox.world.archive(thread.id)
    mei = sandbox.person("Mei")
    post = mei.visible("Qin 1")[-1]
    assert (await mei.click(post, "go")).text == "gone"
    sandbox.world.archive(thread.id, locked=True)
    with pytest.raises(Refused):
        await mei.click(post, "go")


async def test_the_bot_may_archive_and_rename_its_own_thread(sandbox: Sandbox, client: Client) -> None:
    _, thread = await thread_on(client)
    await thread.edit(name="Qin 1, over", archived=True)
    kept = sandbox.world.channels[str(thread.id)]
    assert (kept["name"], kept["thread_metadata"]["archived"]) == ("Qin 1, over", True)
    assert [post.data["type"] for post in sandbox.person("Mei").visible(thread.id)] == [21, 4]
    with pytest.raises(discord.Forbidden):
        await thread.edit(archived=False, locked=True)


async def test_other_peoples_threads_are_theirs(sandbox: Sandbox, bare: Bare, channel: str) -> None:
    mei = sandbox.person("Mei")
    thread = sandbox.world.open_thread(mei.channel(channel), "Talk", mei.id, 1440)
    assert await bare.code("PATCH", f"/channels/{thread['id']}", {"name": "Mine"}) == 50013
    assert await bare.code("DELETE", f"/channels/{thread['id']}") == 50013
    assert await bare.code("PATCH", f"/channels/{channel}", {"name": "mine"}) == 50013
    assert await bare.code("DELETE", f"/channels/{channel}/thread-members/@me") == 50024
    sandbox.world.toggle(channel, True, "MANAGE_THREADS")
    assert (
        await bare.code("PATCH", f"/channels/{thread['id']}", {"name": "Mine", "rate_limit_per_user": 5}) == 0
    )
    assert await bare.code("DELETE", f"/channels/{thread['id']}") == 0


async def test_a_server_has_only_so_many_active_threads(
    bare: Bare, channel: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(channels, "ACTIVE_THREADS", 2)
    path = f"/channels/{channel}/threads"
    ids = [(await bare("POST", path, {"name": str(number), "type": 11}))[1]["id"] for number in range(2)]
    assert await bare.code("POST", path, {"name": "more", "type": 11}) == 160006
    bare.sandbox.world.archive(ids[0])
    assert await bare.code("POST", path, {"name": "more", "type": 11}) == 0


async def test_answers_in_archived_threads(sandbox: Sandbox, client: Client) -> None:
    """A public answer wakes a thread, unless it is locked; an update there is an edit."""
    _, thread = await thread_on(client)

    async def after_archiving(interaction: Asked, locked: bool, doing: str) -> None:
        sandbox.world.archive(thread.id, locked=locked)
        with contextlib.suppress(discord.HTTPException):
            if doing == "update":
                await interaction.response.edit_message(view=Card("changed"))
            else:
                await interaction.response.send_message("loud")
            return
        await interaction.response.send_message("refused", ephemeral=True)

    client.does["update"] = lambda interaction: after_archiving(interaction, False, "update")
    client.does["loud"] = lambda interaction: after_archiving(interaction, False, "send")
    client.does["locked"] = lambda interaction: after_archiving(interaction, True, "send")
    await thread.send(view=Card("Turn 1", Press("update"), Press("loud"), Press("locked")))
    mei = sandbox.person("Mei")
    post = mei.visible("Qin 1")[-1]
    state = sandbox.world.channels[str(thread.id)]["thread_metadata"]
    assert (await mei.click(post, "update")).text == "refused"
    assert post.text == "Turn 1"
    assert (await mei.click(post, "loud")).text == "loud"
    assert not state["archived"]
    assert (await mei.click(post, "locked")).text == "refused"
    assert state["archived"]


async def test_deleted_channels(sandbox: Sandbox, client: Client) -> None:
    _, thread = await thread_on(client)
    channel = client.text_channel()
    sandbox.world.delete_channel(str(thread.id))
    with pytest.raises(discord.NotFound) as refusal:
        await thread.send("x")
    assert refusal.value.code == 10003
    sandbox.world.delete_channel(str(channel.id))
    with pytest.raises(discord.NotFound):
        await channel.send("x")
    with pytest.raises(Refused):
        sandbox.person("Mei").visible("imperial-games")


@pytest.mark.parametrize(
    ("denied", "code"),
    [
        ("VIEW_CHANNEL", {"send": 50001, "file": 50001, "thread": 50001, "inside": 50001, "fetch": 50001}),
        ("SEND_MESSAGES", {"send": 50013, "file": 50013, "thread": 0, "inside": 0, "fetch": 0}),
        ("ATTACH_FILES", {"send": 0, "file": 50013, "thread": 0, "inside": 0, "fetch": 0}),
        ("CREATE_PUBLIC_THREADS", {"send": 0, "file": 0, "thread": 50013, "inside": 0, "fetch": 0}),
        ("SEND_MESSAGES_IN_THREADS", {"send": 0, "file": 0, "thread": 0, "inside": 50013, "fetch": 0}),
        ("READ_MESSAGE_HISTORY", {"send": 0, "file": 0, "thread": 0, "inside": 0, "fetch": 50013}),
    ],
)
async def test_permissions(bare: Bare, channel: str, denied: str, code: dict[str, int]) -> None:
    base = f"/channels/{channel}/messages"
    _, first = await bare("POST", base, {"content": "lobby"})
    _, second = await bare("POST", base, {"content": "lobby"})
    _, thread = await bare("POST", f"{base}/{first['id']}/threads", {"name": "Qin 1"})
    bare.sandbox.world.toggle(channel, False, denied)
    assert {
        "send": await bare.code("POST", base, {"content": "x"}),
        "file": await bare.code("POST", base, {"content": "x"}, {"a.txt": b"x"}),
        "thread": await bare.code("POST", f"{base}/{second['id']}/threads", {"name": "Qin 2"}),
        "inside": await bare.code("POST", f"/channels/{thread['id']}/messages", {"content": "x"}),
        "fetch": await bare.code("GET", f"{base}/{first['id']}"),
    } == code
    bare.sandbox.world.toggle(channel, None, denied)
    assert await bare.code("POST", base, {"content": "x"}) == 0


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


@pytest.mark.parametrize(
    "body", [{}, {"name": ""}, {"name": "x" * 101}, {"name": "x", "auto_archive_duration": 61}]
)
async def test_wrong_threads(bare: Bare, channel: str, body: dict[str, object]) -> None:
    _, message = await bare("POST", f"/channels/{channel}/messages", {"content": "lobby"})
    assert await bare.code("POST", f"/channels/{channel}/messages/{message['id']}/threads", body) == 50035


async def test_no_thread_within_a_thread_or_a_dm(bare: Bare, channel: str) -> None:
    _, thread = await bare("POST", f"/channels/{channel}/threads", {"name": "Qin", "type": 11})
    assert await bare.code("POST", f"/channels/{thread['id']}/threads", {"name": "x", "type": 11}) == 50024
    dm = bare.sandbox.person("Mei").channel("dm")["id"]
    assert await bare.code("POST", f"/channels/{dm}/threads", {"name": "x", "type": 11}) == 50024
