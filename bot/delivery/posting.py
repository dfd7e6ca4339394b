"""Posting a row of the outbox: into the match's place or to a person, once, whatever failed before."""

import io
from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

import discord

from bot.components import phrases, posts
from bot.delivery import places, traces
from bot.matches import Match, Matches
from bot.store.outbox import Row

CLOSED_DMS = (50007, 50278)
"""Cannot send messages to this user; no mutual server."""

UNKNOWN_CHANNEL = 10003
CLOSED_THREAD = (50083, 160005)
"""Archived, locked."""


class Undeliverable(Exception):
    """Discord can never take this row: nobody is left to tell, or the place is gone for good."""


class NotYet(Exception):
    """Discord can take this row only after somebody has changed something; until then it is tried again."""


class Closed(NotYet):
    """The thread is archived for good, or locked: it was certainly not posted."""


class Later(Exception):
    """It is too early to send this row: nothing was tried, and nothing is before ``at``."""

    def __init__(self, at: datetime) -> None:
        super().__init__(at)
        self.at = at


class Message(NamedTuple):
    """A message to post: what it shows, its files with their names, and the people it pings.

    A ``silent`` one makes no sound on anybody's phone.
    """

    view: discord.ui.LayoutView
    files: Sequence[tuple[bytes, str]] = ()
    pings: Sequence[int] = ()
    silent: bool = False


class Posting:
    """What every kind of row needs to reach Discord; stateless."""

    def __init__(self, client: discord.Client, matches: Matches) -> None:
        self.client = client
        self.matches = matches

    async def new_thread(self, match: Match) -> Match:
        """Open a thread for the match and remember it; the match as it is then."""
        name = posts.thread_name(match, phrases.public(match))
        try:
            thread = await places.open_thread(self.client, match, name)
        except discord.NotFound as error:
            raise Undeliverable("the channel is gone") from error
        except discord.HTTPException as error:
            if match.private and error.status == 400:  # too many threads, say: there is no other place for it
                raise NotYet(str(error)) from error
            raise
        await self.matches.lobby.opened(match.id, thread)
        await places.add_people(self.client, match, thread)
        return await self.matches.watching.match(match.id)

    async def post(self, row: Row, match: Match, message: Message) -> int:
        """Post into the match's place; into a new thread if the old one was deleted."""
        try:
            return await self.send(row, match, message)
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL:
                raise
        return await self.send(row, await self.new_thread(match), message)

    async def send(self, row: Row, match: Match, message: Message) -> int:
        """Post into the match's thread, or its channel while there is none; the message's id.

        What is played in private never goes to the channel.
        """
        if match.private and match.started_at is not None and match.thread is None:
            match = await self.new_thread(match)
        place = places.messageable(self.client, match)
        if row.attempts and not places.readable(self.client, match):
            raise NotYet("an earlier attempt may have got through, and the history cannot be read")
        return await self.send_to(place, row, message)

    async def send_dm(self, row: Row, person: int, message: Message) -> int:
        """Post to the person alone; discord.py raises one of `CLOSED_DMS` where that is not wanted."""
        return await self.send_to(await self.client.create_dm(discord.Object(person)), row, message)

    async def send_to(self, place: discord.abc.Messageable, row: Row, message: Message) -> int:
        """Post the message unless it is there already; its id."""
        if (found := await self.trace(place, row)) is not None:
            return found
        try:
            sent = await place.send(
                view=message.view,
                files=[discord.File(io.BytesIO(data), name) for data, name in message.files],
                nonce=f"m{row.id}",
                allowed_mentions=_only(message.pings),
                silent=message.silent,
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


def _only(people: Sequence[int]) -> discord.AllowedMentions:
    """Nobody but these people is pinged, whatever names the text holds."""
    users = [discord.Object(person) for person in people]
    return discord.AllowedMentions(everyone=False, roles=False, users=users or False, replied_user=False)
