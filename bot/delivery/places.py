"""Where a match's messages go."""

import logging
from typing import Literal

import discord

from bot.matches import Match

log = logging.getLogger(__name__)

WEEK: Literal[10080] = 10080
"""Minutes after which Discord archives a silent thread: the longest there is."""

THREAD_EXISTS = 160004


async def open_thread(client: discord.Client, match: Match, name: str) -> int:
    """The id of the match's thread, made from the lobby card or, if that is gone, in the channel.

    A private match has a private thread, which cannot grow from a message. Asking again after a crash finds
    the thread that is already there.
    """
    channel = await _parent(client, match.channel)
    if match.lobby_message is not None and not match.private:
        card = channel.get_partial_message(match.lobby_message)
        try:
            thread = await card.create_thread(name=name, auto_archive_duration=WEEK)
            return thread.id
        except discord.HTTPException as error:
            if error.code == THREAD_EXISTS and await _alive(client, match.lobby_message):
                return match.lobby_message  # a thread has the id of the message it grew from
            if error.code != THREAD_EXISTS and error.status != 404:
                raise
    return await _standalone(client, channel, name, match.private)


async def _standalone(client: discord.Client, channel: discord.TextChannel, name: str, private: bool) -> int:
    """A thread of that name made by the bot in the channel, unless there is one already."""
    kind = discord.ChannelType.private_thread if private else discord.ChannelType.public_thread
    for thread in await channel.guild.active_threads():
        if (
            thread.parent_id == channel.id
            and thread.name == name
            and thread.owner_id == client.application_id
            and thread.type is kind
        ):
            return thread.id
    thread = await channel.create_thread(
        name=name, type=kind, auto_archive_duration=WEEK, invitable=not private
    )
    return thread.id


async def _parent(client: discord.Client, channel_id: int) -> discord.TextChannel:
    channel = client.get_channel(channel_id) or await client.fetch_channel(channel_id)
    if not isinstance(channel, discord.TextChannel):
        raise TypeError(f"no text channel: {channel_id}")
    return channel


async def _alive(client: discord.Client, thread_id: int) -> bool:
    try:
        await client.fetch_channel(thread_id)
    except discord.NotFound:
        return False
    return True


async def add_people(client: discord.Client, match: Match, thread_id: int) -> None:
    """Let the thread show up among the threads of everybody who plays; who left the server is passed over."""
    for seat in match.seats:
        if seat.person is not None:
            await add_person(client, match, thread_id, seat.person)


async def add_person(client: discord.Client, match: Match, thread_id: int, person: int) -> None:
    """Let the thread show up among the threads of this person, unless they left the server."""
    try:
        await client.http.add_user_to_thread(thread_id, person)
    except discord.HTTPException as error:
        log.info("match %s: could not add %s to the thread: %s", match.id, person, error)


async def rename(client: discord.Client, match: Match, thread_id: int, name: str) -> None:
    """Call the thread so; an archived or deleted one keeps its name."""
    try:
        thread = client.get_channel(thread_id) or await client.fetch_channel(thread_id)
        if isinstance(thread, discord.Thread) and thread.name != name:
            await thread.edit(name=name)
    except discord.HTTPException as error:
        log.info("match %s: could not rename the thread: %s", match.id, error)


def messageable(client: discord.Client, match: Match) -> discord.PartialMessageable:
    """The match's thread, or its channel while there is none."""
    return client.get_partial_messageable(match.thread or match.channel, guild_id=match.server)


def readable(client: discord.Client, match: Match) -> bool:
    """Whether the bot may read what it has posted; if not, Discord shows it an empty history, no error."""
    channel = client.get_channel(match.channel)
    if not isinstance(channel, discord.TextChannel):
        return True
    return channel.permissions_for(channel.guild.me).read_message_history
