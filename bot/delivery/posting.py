"""Posting a row of the outbox: into the match's place or to a person, once, whatever failed before."""

import io
import logging
from collections.abc import Sequence
from datetime import datetime
from typing import Literal, NamedTuple

import aiohttp
import discord
from sqlalchemy.exc import SQLAlchemyError

from bot.components import phrases, posts
from bot.delivery import traces
from bot.matches import Match, Matches, Turn
from bot.store.kept import BoardRow, ToldTurnRow
from bot.store.outbox import Row
from bot.text import Words

log = logging.getLogger(__name__)

CLOSED_DMS = (50007, 50278)
"""Cannot send messages to this user; no mutual server."""

UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
CLOSED_THREAD = (50083, 160005)
"""Archived, locked."""

THREAD_EXISTS = 160004

TOO_MANY_EDITS = 30046
"""Of messages older than an hour."""

CALLS = ("open-thread", "welcome", "turn")
"""What ends in nobody hearing whose turn it is, where it cannot be delivered or comes silently."""

TRIES = 5
"""Attempts at a row that fails by a fault of ours, or at adding a person, before others get their chance."""

CUT = (discord.DiscordServerError, aiohttp.ClientError, OSError)
"""Discord is out of order, or out of reach."""

WEEK: Literal[10080] = 10080
"""Minutes after which Discord archives a silent thread: the longest there is."""


class Undeliverable(Exception):
    """Discord can never take this row: nobody is left to tell, or the place is gone for good."""


class NotYet(Exception):
    """Discord can take this row only after somebody has changed something; until then it is tried again."""


class Closed(NotYet):
    """The thread is archived for good, or locked, or cannot be opened: it was certainly not posted."""


class Later(Exception):
    """It is too early to send this row: nothing was tried, and nothing is before ``at``."""

    def __init__(self, at: datetime) -> None:
        super().__init__(at)
        self.at = at


PASSING = (Later, NotYet, discord.DiscordException, aiohttp.ClientError, OSError, SQLAlchemyError)
"""Troubles of Discord, the network and the database: however long they last, no row is given up for them."""


def ours(error: Exception) -> bool:
    """Whether the fault is ours, so that Discord will never take the row as it is; everything else passes."""
    if isinstance(error, discord.HTTPException):
        return error.status == 400
    return not isinstance(error, PASSING)


def gives_up(row: Row, error: Exception) -> bool:
    """Whether the row is not tried again: the other rows of the match must not wait for ever."""
    return isinstance(error, Undeliverable) or (ours(error) and row.attempts + 1 >= TRIES)


class Message(NamedTuple):
    """A message to post: what it shows, its files with their names, and the people and the role it pings.

    A ``silent`` one makes no sound on anybody's phone; nor does one that pings somebody who sleeps.
    """

    view: discord.ui.LayoutView
    files: Sequence[tuple[bytes, str]] = ()
    pings: Sequence[int] = ()
    silent: bool = False
    role: int | None = None


class Posting:
    """What every kind of row needs to reach Discord; stateless."""

    def __init__(self, client: discord.Client, matches: Matches) -> None:
        self.client = client
        self.matches = matches

    def public(self, match: Match) -> Words:
        """The language of the match's public messages."""
        return phrases.public(match, self.client)

    async def new_thread(self, row: Row, match: Match) -> Match:
        """Open a thread for the match, with everybody in it who can be added now; the match as it is then."""
        match = await self.open_thread(match)
        try:
            await self.add_people(row, match)
        except CUT as error:  # the thread is there: tried again, the row would find it and be posted
            log.warning("match %s: not everybody is in the new thread: %s", match.id, error)
        return match

    async def open_thread(self, match: Match) -> Match:
        """Open a thread for the match and remember it; the match as it is then."""
        name = posts.thread_name(match, self.public(match))
        try:
            thread = await _open_thread(self.client, match, name)
        except discord.NotFound as error:
            raise Undeliverable("the channel is gone") from error
        except discord.HTTPException as error:
            if match.private and error.status == 400:  # too many threads, say: there is no other place for it
                raise Closed(str(error)) from error
            raise
        await self.matches.lobby.opened(match.id, thread)
        return await self.matches.watching.match(match.id)

    async def add_people(self, row: Row, match: Match) -> None:
        """Let the match's thread show up among those of everybody who sits there; raises as `add_person`.

        What fails for one of them keeps nobody else outside.
        """
        failed: Exception | None = None
        for seat in match.seats:
            if seat.person is not None:
                try:
                    await self.add_person(row, match, seat.person)
                except CUT as error:
                    failed = failed or error
        if failed is not None:
            raise failed

    async def add_person(self, row: Row, match: Match, person: int) -> None:
        """Let the match's thread show up among those of this person, unless they left the server.

        Raises one of `CUT`, but not for ever: the match does not wait for one person's place in a list.
        """
        if match.thread is None:
            return
        try:
            await self.client.http.add_user_to_thread(match.thread, person)
        except (discord.HTTPException, *CUT) as error:
            if isinstance(error, CUT) and row.attempts + 1 < TRIES:
                raise
            log.info("match %s: could not add %s to the thread: %s", match.id, person, error)

    async def rename(self, match: Match) -> None:
        """Call the match's thread after who plays now; an archived or deleted one keeps its name."""
        if match.thread is None:
            return
        name = posts.thread_name(match, self.public(match))
        try:
            thread = self.client.get_channel(match.thread) or await self.client.fetch_channel(match.thread)
            if isinstance(thread, discord.Thread) and thread.name != name:
                await thread.edit(name=name)
        except discord.HTTPException as error:
            log.info("match %s: could not rename the thread: %s", match.id, error)

    def messageable(self, match: Match) -> discord.PartialMessageable:
        """The match's thread, or its channel while there is none."""
        return self.client.get_partial_messageable(match.thread or match.channel, guild_id=match.server)

    def readable(self, match: Match) -> bool:
        """Whether the bot may read what it posted; if not, Discord shows an empty history and no error."""
        channel = self.client.get_channel(match.channel)
        if not isinstance(channel, discord.TextChannel):
            return True
        return channel.permissions_for(channel.guild.me).read_message_history

    async def post(self, row: Row, match: Match, message: Message) -> int:
        """Post into the match's place; into a new thread if the old one was deleted."""
        try:
            return await self.send(row, match, message)
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL:
                raise
        return await self.send(row, await self.new_thread(row, match), message)

    async def edited(self, match: Match, message: int | None, view: discord.ui.LayoutView) -> bool:
        """Whether that message of the match's shows this now; False if there is none, or it was deleted."""
        if message is None:
            return False
        nobody = discord.AllowedMentions.none()
        try:
            await (
                self.messageable(match).get_partial_message(message).edit(view=view, allowed_mentions=nobody)
            )
        except discord.NotFound:
            return False
        except discord.HTTPException as error:
            # Nothing can be edited in a closed thread, and what follows here may open it again; an old
            # message can be edited so often an hour, and the match does not wait for that.
            if error.code not in (*CLOSED_THREAD, TOO_MANY_EDITS):
                raise
        return True

    async def send(self, row: Row, match: Match, message: Message) -> int:
        """Post into the match's thread, or its channel while there is none; the message's id.

        What is played in private never goes to the channel.
        """
        if match.private and match.started_at is not None and match.thread is None:
            match = await self.new_thread(row, match)
        place = self.messageable(match)
        if row.attempts and not self.readable(match):
            raise NotYet("an earlier attempt may have got through, and the history cannot be read")
        return await self.send_to(place, row, message)

    async def keep(
        self, turns: Sequence[Turn], words: Words, picture: bytes | None = None, result: str | None = None
    ) -> None:
        """Keep what is told of these turns, and the board after the last one, however it is read later."""
        last = turns[-1]
        match, board = last.match, phrases.board(last, words)
        row = BoardRow(
            match_id=match.id,
            turn=last.number,
            text=board.text(),
            alt=board.alt(),
            secret=last.view.secret_entries(),
            picture=picture,
            result=result,
        )
        told = [ToldTurnRow(turn.number, phrases.summary(match, turn, words)) for turn in turns]
        await self.matches.records.keep(match.id, told, row)

    async def send_dm(self, row: Row, person: int, message: Message) -> int:
        """Post to the person alone; discord.py raises one of `CLOSED_DMS` where that is not wanted."""
        return await self.send_to(await self.client.create_dm(discord.Object(person)), row, message)

    async def send_to(self, place: discord.abc.Messageable, row: Row, message: Message) -> int:
        """Post the message unless it is there already; its id. Who sleeps is not woken, but told later."""
        if (found := await self.trace(place, row)) is not None:
            return found
        asleep = await self.matches.reminders.asleep(message.pings)
        if asleep and row.kind in CALLS:
            await self.matches.reminders.unheard(row.match)
        try:
            sent = await place.send(
                view=message.view,
                files=[discord.File(io.BytesIO(data), name) for data, name in message.files],
                nonce=f"m{row.id}",
                allowed_mentions=_only(message.pings, message.role),
                silent=message.silent or bool(asleep),
            )
        except discord.HTTPException as error:
            if error.code in CLOSED_THREAD:
                raise Closed(str(error)) from error
            raise
        return sent.id

    async def trace(self, place: discord.abc.Messageable, row: Row) -> int | None:
        """The row's message, if an earlier attempt got that far before it failed or the process died."""
        me = self.client.user
        if row.attempts == 0 or row.claimed_at is None or me is None:
            return None
        return await traces.posted(place, me.id, row.id, row.claimed_at)


def _only(people: Sequence[int], role: int | None = None) -> discord.AllowedMentions:
    """Nobody but these people and that role is pinged, whatever names the text holds."""
    users = [discord.Object(person) for person in people]
    roles = [discord.Object(role)] if role is not None else False
    return discord.AllowedMentions(everyone=False, roles=roles, users=users or False, replied_user=False)


async def _open_thread(client: discord.Client, match: Match, name: str) -> int:
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
