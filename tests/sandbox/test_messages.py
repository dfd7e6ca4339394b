"""Messages through discord.py: pictures, edits, history, nonces, mentions, files, direct messages."""

import asyncio
from datetime import timedelta
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox import Sandbox
from tests.support.client import Card, Client, Press, file, picture, refusal


async def fetched(url: str) -> tuple[int, str, bytes]:
    """Status, type and content of a file."""
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        return answer.status, answer.content_type, await answer.read()


async def test_a_v2_message_has_pictures_and_an_edit_keeps_those_that_it_lists(
    sandbox: Sandbox, client: Client
) -> None:
    sent = await client.text_channel().send(
        view=Card("The board", Press("go"), file="board.png"), file=file()
    )
    post = await sandbox.person("Rafi").sees("imperial-games", "The board")
    assert post.id == str(sent.id)
    assert post.files() == {"board.png": picture()}
    assert post.alt_texts == ["A red board"]
    assert [button.label for button in post.buttons] == ["go"]
    # What a component shows is not listed as an attachment again.
    assert sent.attachments == []
    media = post.data["components"][0]["components"][1]["items"][0]["media"]
    assert (media["width"], media["height"]) == (60, 40)
    assert await fetched(media["url"]) == (200, "image/png", picture())
    sent = await client.text_channel().send(view=Card("One", file="a.png"), file=file("a.png"))
    post = sandbox.person("Mei").visible("imperial-games")[-1]
    await sent.edit(view=Card("Two", file="b.png"), attachments=[file("b.png")])
    assert post.text == "Two"
    assert set(post.files()) == {"b.png"}
    assert post.data["edited_timestamp"] is not None
    await sent.edit(view=Card("Three"), attachments=[])
    assert post.files() == {}


async def test_plain_files_are_listed_and_kept_and_an_embed_shows_its_picture(
    sandbox: Sandbox, client: Client
) -> None:
    sent = await client.text_channel().send("record", file=file("record.png"))
    assert [attachment.filename for attachment in sent.attachments] == ["record.png"]
    edited = await sent.edit(content="the record")
    assert [attachment.filename for attachment in edited.attachments] == ["record.png"]
    assert await edited.attachments[0].read() == picture()
    embed = discord.Embed(title="Board").set_image(url="attachment://board.png")
    sent = await client.text_channel().send(embed=embed, file=file())
    assert sent.attachments == []
    assert sent.embeds[0].image.width == 60


async def test_history_and_replies(sandbox: Sandbox, client: Client) -> None:
    channel = client.text_channel()
    sent = [await channel.send(f"m{number}") for number in range(6)]

    async def texts(**where: Any) -> list[str]:
        return [message.content async for message in channel.history(**where)]

    assert await texts() == ["m5", "m4", "m3", "m2", "m1", "m0"]
    assert await texts(limit=2) == ["m5", "m4"]
    assert await texts(before=sent[2]) == ["m1", "m0"]
    assert await texts(after=sent[3]) == ["m4", "m5"]
    assert await texts(around=sent[2], limit=3) == ["m3", "m2", "m1"]
    assert (await channel.fetch_message(sent[4].id)).content == "m4"
    answer = await sent[0].reply("to the first")
    assert answer.reference is not None
    assert answer.reference.message_id == sent[0].id


async def test_what_others_write_is_hidden_from_a_bot_without_the_intent(
    sandbox: Sandbox, client: Client
) -> None:
    sandbox.person("Mei").say("imperial-games", "secret plans")
    sandbox.person("Mei").say("imperial-games", f"hello <@{sandbox.world.bot['id']}>")
    messages = [message.content async for message in client.text_channel().history()]
    assert "secret plans" not in messages
    assert client.seen == ["ready"]


async def test_a_nonce_is_taken_once_for_some_minutes(sandbox: Sandbox, client: Client) -> None:
    channel = client.text_channel()
    first = await channel.send("board", nonce="m7")
    again = await channel.send("board", nonce="m7")
    assert again.id == first.id
    assert len(sandbox.person("Mei").visible("imperial-games")) == 1
    sandbox.clock.advance(timedelta(minutes=10))
    later = await channel.send("board", nonce="m7")
    assert later.id != first.id
    assert (await channel.fetch_message(first.id)).nonce is None


async def test_only_those_are_pinged_whom_the_bot_allows(sandbox: Sandbox, client: Client) -> None:
    mei, jonas = sandbox.person("Mei"), sandbox.person("Jonas")
    channel = client.text_channel()
    nobody = discord.AllowedMentions.none()
    only_mei = discord.AllowedMentions(users=[discord.Object(mei.id)], everyone=False, roles=False)
    for allowed in (discord.utils.MISSING, nobody, only_mei):
        await channel.send(view=Card(f"{mei.mention} {jonas.mention}"), allowed_mentions=allowed)
    assert [post.mentions for post in mei.visible("imperial-games")] == [["Mei", "Jonas"], [], ["Mei"]]


async def test_direct_messages(sandbox: Sandbox, client: Client) -> None:
    lena = sandbox.person("Lena")
    user = await client.fetch_user(int(lena.id))
    await user.send(view=Card("Your turn"))
    assert lena.visible("dm")[-1].text == "Your turn"
    lena.dms_closed = True
    assert await refusal(user.send("still yours")) == (403, 50007)
    lena.dms_closed = False
    await user.send("again")


async def test_links_to_files_die_and_are_renewed(sandbox: Sandbox, client: Client) -> None:
    await client.text_channel().send(view=Card("Board", file="board.png"), file=file())
    post = sandbox.person("Mei").visible("imperial-games")[-1]

    def link() -> str:
        return str(post.data["components"][0]["components"][1]["items"][0]["media"]["url"])

    old = link()
    assert (await fetched(old))[0] == 200
    assert (await fetched(old.replace("ex=", "ex=f")))[0] == 404
    sandbox.clock.advance(timedelta(days=2))
    assert (await fetched(old))[0] == 404
    sandbox.person("Mei").visible("imperial-games")
    assert link() != old
    assert (await fetched(link()))[0] == 200


async def test_deleting_and_pins(sandbox: Sandbox, client: Client) -> None:
    channel = client.text_channel()
    sent = await channel.send("board")
    sandbox.world.toggle(channel.id, True, "PIN_MESSAGES")
    await sent.pin()
    assert [message.id async for message in channel.pins()] == [sent.id]
    post = sandbox.person("Mei").visible(channel.id)[0]
    await sent.delete()
    assert post.deleted
    assert await refusal(sent.edit(content="x")) == (404, 10008)


async def test_application_emojis(sandbox: Sandbox, client: Client) -> None:
    emoji = await client.create_application_emoji(name="seat_a", image=picture())
    assert [known.name for known in await client.fetch_application_emojis()] == ["seat_a"]
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.ActionRow(discord.ui.Button(emoji=emoji, custom_id="x")))
    await client.text_channel().send(view=view)
    assert sandbox.person("Mei").visible("imperial-games")[-1].button("seat_a").custom_id == "x"
    assert (await fetched(f"{sandbox.url}/emojis/{emoji.id}.png"))[2] == picture()


async def test_somebody_waiting_sees_a_later_message(sandbox: Sandbox, client: Client) -> None:
    mei, channel = sandbox.person("Mei"), client.text_channel()
    await channel.send("Turn 1")
    old = mei.visible("imperial-games")[-1]
    waiting = asyncio.create_task(mei.sees("imperial-games", "Turn", after=old))
    await channel.send("Turn 2")
    assert (await waiting).text == "Turn 2"
    with pytest.raises(TimeoutError, match="Turn 2"):
        await mei.sees("imperial-games", "Turn 3", 0)
