"""Messages through discord.py: pictures, edits, history, nonces, mentions, files, direct messages."""

from datetime import timedelta

import aiohttp
import discord

from bot.sandbox import Sandbox
from tests.support.client import Card, Client, file


async def fetched(url: str) -> tuple[int, str, bytes]:
    """Status, type and content of a file."""
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        return answer.status, answer.content_type, await answer.read()


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


async def test_only_those_are_pinged_whom_the_bot_allows(sandbox: Sandbox, client: Client) -> None:
    mei, jonas = sandbox.person("Mei"), sandbox.person("Jonas")
    channel = client.text_channel()
    nobody = discord.AllowedMentions.none()
    only_mei = discord.AllowedMentions(users=[discord.Object(mei.id)], everyone=False, roles=False)
    for allowed in (discord.utils.MISSING, nobody, only_mei):
        await channel.send(view=Card(f"{mei.mention} {jonas.mention}"), allowed_mentions=allowed)
    assert [post.mentions for post in mei.visible("imperial-games")] == [["Mei", "Jonas"], [], ["Mei"]]
