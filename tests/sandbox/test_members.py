"""Who manages the server, who has left it, and threads that only some people see."""

from typing import Any, cast

import discord
import pytest
from discord import app_commands

from bot.sandbox import Refused, Sandbox
from bot.sandbox.permissions import Permission
from bot.sandbox.shapes import Flag
from bot.sandbox.world import APPLICATION, GUILD
from tests.support.client import Bare, Client, not_let


async def _private(bare: Bare, channel: str) -> str:
    body = {"name": "behind the screen", "type": 12, "invitable": False}
    status, thread = await bare("POST", f"/channels/{channel}/threads", body)
    assert status == 201
    return str(thread["id"])


async def _add(client: Client, name: str, does: Any, held: discord.Permissions | None = None) -> None:
    """One more command, for those who hold these permissions."""
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=name, description=name, callback=does
    )
    command.default_permissions = held
    client.tree.add_command(command)
    await client.tree.sync()


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


async def test_staff_may_manage_the_server(sandbox: Sandbox, channel: str) -> None:
    mei, jonas = sandbox.person("Mei"), sandbox.person("Jonas")
    place = jonas.channel(channel)
    assert mei.staff
    assert not jonas.staff
    jonas.staff = True
    assert jonas.staff
    assert Permission.MANAGE_GUILD in sandbox.world.may(jonas.id, place)
    jonas.staff = False
    assert Permission.MANAGE_GUILD not in sandbox.world.may(jonas.id, place)
    mei.staff = False
    assert mei.staff  # the owner always may


async def test_commands_for_staff_are_shown_to_staff_and_their_permissions_are_told(
    sandbox: Sandbox, client: Client
) -> None:
    seen: list[tuple[str, bool]] = []

    async def rule(interaction: discord.Interaction, who: discord.Member) -> None:
        seen.append((who.display_name, interaction.permissions.manage_guild))
        await interaction.response.send_message("done")

    await _add(client, "rule", rule, discord.Permissions(manage_guild=True))
    jonas, lena = sandbox.person("Jonas"), sandbox.person("Lena")
    await not_let(jonas.slash("rule", "tea-house", who=lena.id))
    jonas.staff = True
    await jonas.slash("rule", "tea-house", who=lena.id)
    assert seen == [("Lena", True)]


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


async def test_a_silent_message_is_marked_so_and_stays_so(bare: Bare, sandbox: Sandbox, channel: str) -> None:
    silent = int(Flag.SUPPRESS_NOTIFICATIONS)
    _, message = await bare("POST", f"/channels/{channel}/messages", {"content": "hush", "flags": silent})
    assert message["flags"] & silent
    _, edited = await bare("PATCH", f"/channels/{channel}/messages/{message['id']}", {"content": "hush!"})
    assert edited["flags"] & silent
    _, loud = await bare("POST", f"/channels/{channel}/messages", {"content": "hey"})
    assert not loud["flags"] & silent


async def test_people_and_channels_chosen_in_a_form_come_with_what_they_are(
    sandbox: Sandbox, client: Client
) -> None:
    async def ask(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Chosen())

    await _add(client, "ask", ask)
    mei, jonas = sandbox.person("Mei"), sandbox.person("Jonas")
    opened = await mei.slash("ask", "imperial-games")
    tea = mei.channel("tea-house")
    reply = await mei.submit(opened, {"Who": [jonas.id], "Where": [tea["id"]]})
    # discord.py makes people and channels of what came along, not of the ids alone
    assert reply.text == "Jonas in tea-house"


class Chosen(discord.ui.Modal, title="Who and where"):
    """A form that asks for people and a channel."""

    who: discord.ui.Label[Any] = discord.ui.Label(
        text="Who", component=discord.ui.UserSelect(min_values=0, max_values=3, required=False)
    )
    where: discord.ui.Label[Any] = discord.ui.Label(text="Where", component=discord.ui.ChannelSelect())

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        (person,) = cast("discord.ui.UserSelect[Any]", self.who.component).values
        (place,) = cast("discord.ui.ChannelSelect[Any]", self.where.component).values
        await interaction.response.send_message(f"{person.display_name} in {place.name}")
