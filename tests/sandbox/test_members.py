"""Who manages the server, who has left it, and threads that only some people see."""

import discord
import pytest

from bot.sandbox import Refused, Sandbox
from bot.sandbox.members import set_locale
from bot.sandbox.world import APPLICATION, GUILD
from tests.support.client import Bare, Client, until


async def _private(bare: Bare, channel: str) -> str:
    body = {"name": "behind the screen", "type": 12, "invitable": False}
    status, thread = await bare("POST", f"/channels/{channel}/threads", body)
    assert status == 201
    return str(thread["id"])


async def test_a_private_thread_is_seen_by_its_members_and_by_those_who_manage_threads(
    sandbox: Sandbox, bare: Bare, channel: str
) -> None:
    thread = await _private(bare, channel)
    mei, jonas = sandbox.person("Mei"), sandbox.person("Jonas")
    assert mei.channel(thread)["name"] == "behind the screen"  # she owns the server
    with pytest.raises(Refused):
        jonas.channel(thread)
    assert await bare.code("PUT", f"/channels/{thread}/thread-members/{jonas.id}") == 0
    assert jonas.channel(thread)["id"] == thread
    await bare("POST", f"/channels/{thread}/messages", {"content": "a secret"})
    assert [post.text for post in jonas.visible(thread)][-1] == "a secret"
    sandbox.world.leave(thread, jonas.id)
    with pytest.raises(Refused):
        jonas.channel(thread)
    # no line in the channel tells that there is one
    assert all("behind" not in post.text for post in jonas.visible(channel))
    # and it is closed to a bot that is no member
    sandbox.world.leave(thread, APPLICATION)
    assert await bare.code("POST", f"/channels/{thread}/messages", {"content": "hello"}) == 50001
    assert await bare.code("GET", f"/channels/{thread}") == 50001
    for held, code in ((False, 50013), (True, 0)):
        sandbox.world.toggle(channel, held, "CREATE_PRIVATE_THREADS")
        assert await bare.code("POST", f"/channels/{channel}/threads", {"name": "x", "type": 12}) == code


async def test_whoever_has_left_sees_nothing_and_cannot_be_written_to(
    sandbox: Sandbox, bare: Bare, channel: str
) -> None:
    lena = sandbox.person("Lena")
    thread = await _private(bare, channel)
    await bare("PUT", f"/channels/{thread}/thread-members/{lena.id}")
    _, dm = await bare("POST", "/users/@me/channels", {"recipient_id": lena.id})
    assert await bare.code("GET", f"/guilds/{GUILD}/members/{lena.id}") == 0
    lena.member = False
    assert await bare.code("GET", f"/guilds/{GUILD}/members/{lena.id}") == 10007
    assert await bare.code("POST", f"/channels/{dm['id']}/messages", {"content": "hello"}) == 50278
    assert await bare.code("PUT", f"/channels/{thread}/thread-members/{lena.id}") == 10007
    assert lena.id not in sandbox.world.thread_members[thread]
    for place in (channel, thread):
        with pytest.raises(Refused):
            lena.visible(place)
    assert lena.visible("dm") == []
    lena.member = True
    assert lena.visible(channel) == []
    assert await bare.code("POST", f"/channels/{dm['id']}/messages", {"content": "welcome back"}) == 0


async def test_the_bot_hears_of_the_servers_language(sandbox: Sandbox, client: Client) -> None:
    guild = client.get_guild(int(GUILD))
    assert guild is not None
    assert guild.preferred_locale is discord.Locale.american_english
    channels = list(guild.channels)
    set_locale(sandbox.world, "de")
    await until(lambda: guild.preferred_locale is discord.Locale.german)
    assert list(guild.channels) == channels
    assert guild.me.guild_permissions.send_messages
