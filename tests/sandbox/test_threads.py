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


async def test_a_message_has_one_thread_which_outlives_it(
    sandbox: Sandbox, message: discord.Message, thread: discord.Thread
) -> None:
    assert await refusal(message.create_thread(name="again")) == (400, 160004)
    sandbox.world.delete_message(message.channel.id, message.id)
    await thread.send("Turn 2")


async def test_nobody_is_brought_in_from_outside_or_without_permission(
    sandbox: Sandbox, thread: discord.Thread
) -> None:
    assert (await refusal(thread.add_user(discord.Object(1))))[0] == 404
    sandbox.world.toggle(thread.parent_id, False, "SEND_MESSAGES_IN_THREADS")
    assert (await refusal(thread.add_user(discord.Object(sandbox.person("Rafi").id))))[0] == 403


async def test_an_archived_thread_refuses_edits_and_wakes_with_a_message(
    sandbox: Sandbox, thread: discord.Thread, kept: dict[str, Any]
) -> None:
    sent = await thread.send("Turn 1")
    sandbox.world.archive(thread.id)
    for refused in (sent.edit(content="x"), thread.edit(name="x"), thread.add_user(discord.Object(1))):
        assert (await refusal(refused))[1] == 50083
    await thread.send("Turn 2")
    assert not kept["archived"]
    await sent.edit(content="Turn 1, again")


async def test_silence_archives_a_thread(
    sandbox: Sandbox, thread: discord.Thread, kept: dict[str, Any]
) -> None:
    sandbox.clock.advance(timedelta(hours=23))
    await thread.send("Turn 1")
    sandbox.clock.advance(timedelta(hours=23))
    assert not kept["archived"]
    sandbox.clock.advance(timedelta(hours=2))
    assert kept["archived"]


async def test_a_locked_thread_is_for_moderators(sandbox: Sandbox, thread: discord.Thread) -> None:
    sandbox.world.archive(thread.id, locked=True)
    assert await refusal(thread.send("Turn 2")) == (403, 160005)
    with pytest.raises(Refused):
        sandbox.person("Jonas").say("Qin 1", "hello")
    sandbox.world.toggle(thread.parent_id, True, "MANAGE_THREADS")
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


async def test_the_bot_may_rename_its_own_thread_and_no_other(
    sandbox: Sandbox, thread: discord.Thread, bare: Bare, channel: str
) -> None:
    await thread.edit(name="Qin 1, over")
    assert sandbox.world.channels[str(thread.id)]["name"] == "Qin 1, over"
    assert [post.data["type"] for post in sandbox.person("Mei").visible(thread.id)] == [21, 4]
    mei = sandbox.person("Mei")
    other = sandbox.world.open_thread(mei.channel(channel), "Talk", mei.id, 1440)
    assert await bare.code("PATCH", f"/channels/{other['id']}", {"name": "Mine"}) == 50013
    assert await bare.code("PATCH", f"/channels/{channel}", {"name": "mine"}) == 50024


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
    ("denied", "send", "file", "thread", "inside"),
    [
        ("VIEW_CHANNEL", 50001, 50001, 50001, 50001),
        ("SEND_MESSAGES", 50013, 50013, 0, 0),
        ("ATTACH_FILES", 0, 50013, 0, 0),
        ("CREATE_PUBLIC_THREADS", 0, 0, 50013, 0),
        ("SEND_MESSAGES_IN_THREADS", 0, 0, 0, 50013),
    ],
)
@pytest.mark.asyncio(loop_scope="session")
async def test_permissions(shared: Bare, denied: str, send: int, file: int, thread: int, inside: int) -> None:
    channel = shared.sandbox.world.add_channel(denied.lower())["id"]
    base, text = f"/channels/{channel}/messages", {"content": "x"}
    first, second = [(await shared("POST", base, text))[1]["id"] for _ in range(2)]
    _, opened = await shared("POST", f"{base}/{first}/threads", {"name": "Qin 1"})
    shared.sandbox.world.toggle(channel, False, denied)
    assert await shared.code("POST", base, text) == send
    assert await shared.code("POST", base, text, {"a.txt": b"x"}) == file
    assert await shared.code("POST", f"{base}/{second}/threads", {"name": "Qin 2"}) == thread
    assert await shared.code("POST", f"/channels/{opened['id']}/messages", text) == inside
    shared.sandbox.world.toggle(channel, None, denied)
    assert await shared.code("POST", base, text) == 0


async def test_history_is_empty_without_the_permission(bare: Bare, channel: str) -> None:
    await bare("POST", f"/channels/{channel}/messages", {"content": "x"})
    bare.sandbox.world.toggle(channel, False, "READ_MESSAGE_HISTORY")
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
