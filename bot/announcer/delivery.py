"""What each kind of outbox row does on Discord."""

import io
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

import discord

from bot.announcer import places, traces
from bot.matches import Match, Matches, Person, Turn
from bot.store.outbox import Row
from bot.ui import phrases, pictures, posts, sheets
from bot.words import words

log = logging.getLogger(__name__)

CLOSED_DMS = (50007, 50278)
"""Cannot send messages to this user; no mutual server."""

UNKNOWN_CHANNEL = 10003
CLOSED_THREAD = (50083, 160005)
"""Archived, locked."""


class Undeliverable(Exception):
    """Discord can never take this row: nobody is left to tell, or the place is gone for good."""


class NotYet(Exception):
    """Discord can take this row only after somebody has changed something; until then it is tried again."""


class Message(NamedTuple):
    """A message to post: what it shows, its files with their names, and the people it pings."""

    view: discord.ui.LayoutView
    files: Sequence[tuple[bytes, str]]
    pings: Sequence[int]


class Delivery:
    """Carries out rows; stateless, so that a row can be carried out again after any failure."""

    def __init__(self, client: discord.Client, matches: Matches) -> None:
        self._client = client
        self._matches = matches
        self._kinds: dict[str, Callable[[Row], Awaitable[int | None]]] = {
            "open-thread": self._open_thread,
            "lobby": self._lobby,
            "welcome": self._welcome,
            "turn": self._turn,
            "end": self._end,
            "reminder": self._reminder,
        }

    async def deliver(self, row: Row) -> int | None:
        """Do what the row says; the id of the posted message, None for edits.

        Raises `Undeliverable`, or what discord.py raises when it may work later.
        """
        await self._client.wait_until_ready()
        return await self._kinds[row.kind](row)

    async def _open_thread(self, row: Row) -> None:
        match = await self._matches.match(row.match)
        if match.thread is None:
            await self._new_thread(match)

    async def _new_thread(self, match: Match) -> Match:
        """Open a thread for the match and remember it; the match as it is then."""
        name = posts.thread_name(match, phrases.public(match))
        try:
            thread = await places.open_thread(self._client, match, name)
        except discord.NotFound as error:
            raise Undeliverable("the channel is gone") from error
        await self._matches.opened(match.id, thread)
        await places.add_people(self._client, match, thread)
        return await self._matches.match(match.id)

    async def _lobby(self, row: Row) -> None:
        match = await self._matches.match(row.match)
        if match.lobby_message is None:
            return
        say = phrases.public(match)
        channel = self._client.get_partial_messageable(match.channel, guild_id=match.server)
        card = channel.get_partial_message(match.lobby_message)
        image = discord.File(io.BytesIO(await pictures.title(match, say)), "lobby.png")
        try:
            await card.edit(view=posts.lobby_card(match, say, image.filename), attachments=[image])
        except discord.NotFound:
            log.info("match %s: the lobby card was deleted", match.id)

    async def _welcome(self, row: Row) -> int:
        match = await self._matches.match(row.match)
        turn = await self._matches.turn(row.match, 0)
        say = phrases.public(match)
        image = await pictures.board(match, turn, say, sheets.of(turn))
        view = posts.welcome(match, turn, say, row.id, "board-0.png")
        return await self._post(row, match, Message(view, [(image, "board-0.png")], _next(match, turn)))

    async def _turn(self, row: Row) -> int:
        match = await self._matches.match(row.match)
        turn = await self._matches.turn(row.match, int(row.payload["number"]))
        say = phrases.public(match)
        image = await pictures.board(match, turn, say, sheets.of(turn))
        name = f"board-{turn.number}.png"
        view = posts.turn_post(match, turn, say, row.id, name)
        return await self._post(row, match, Message(view, [(image, name)], _next(match, turn)))

    async def _end(self, row: Row) -> int:
        match = await self._matches.match(row.match)
        turn = await self._matches.turn(row.match)
        record = await self._matches.export(row.match)
        say = phrases.public(match)
        image = await pictures.board(match, turn, say, sheets.of(turn))
        name = f"match-{match.id}.json"
        view = posts.end_card(match, turn, say, record, row.id, "board-end.png", name)
        return await self._post(row, match, Message(view, [(image, "board-end.png"), (record, name)], []))

    async def _post(self, row: Row, match: Match, message: Message) -> int:
        """Post into the match's place; into a new thread if the old one was deleted."""
        try:
            return await self._send(row, match, message)
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL:
                raise
        return await self._send(row, await self._new_thread(match), message)

    async def _send(self, row: Row, match: Match, message: Message) -> int:
        """Post the message unless it is there already; its id."""
        place = places.messageable(self._client, match)
        if row.attempts and not places.readable(self._client, match):
            raise NotYet("an earlier attempt may have got through, and the history cannot be read")
        if (found := await self._trace(place, row)) is not None:
            return found
        files = [discord.File(io.BytesIO(data), name) for data, name in message.files]
        pings = _only(message.pings)
        try:
            sent = await place.send(
                view=message.view, files=files, nonce=f"m{row.id}", allowed_mentions=pings
            )
        except discord.HTTPException as error:
            if error.code in CLOSED_THREAD:
                raise NotYet(str(error)) from error
            raise
        return sent.id

    async def _trace(self, place: discord.abc.Messageable, row: Row) -> int | None:
        """The row's message, if an earlier attempt got that far before it failed or the process died."""
        me = self._client.user
        if row.attempts == 0 or row.claimed_at is None or me is None:
            return None
        return await traces.posted(place, me.id, row.id, row.claimed_at)

    async def _reminder(self, row: Row) -> int | None:
        """To the person, or as one mention in the thread where their direct messages are closed."""
        match = await self._matches.match(row.match)
        person, kind = int(row.payload["person"]), str(row.payload["kind"])
        late = match.turn_since is None or match.turn_since > row.created_at
        if late or match.to_act is None or match.seats[match.to_act].person != person:
            return None  # they have moved since
        turn = await self._matches.turn(row.match)
        known = await self._matches.person(person)
        try:
            return await self._direct(row, match, turn, known, person, kind)
        except discord.HTTPException as error:
            if error.code not in CLOSED_DMS:
                raise
        view = posts.reminder(match, turn, phrases.public(match), kind, row.id, True, person)
        return await self._post(row, match, Message(view, [], [person]))

    async def _direct(
        self, row: Row, match: Match, turn: Turn, known: Person | None, person: int, kind: str
    ) -> int:
        channel = await self._client.create_dm(discord.Object(person))
        if (found := await self._trace(channel, row)) is not None:
            return found
        spoken = words(known.locale if known else "en")
        view = posts.reminder(match, turn, spoken, kind, row.id, False, person)
        return (await channel.send(view=view, nonce=f"m{row.id}")).id


def _next(match: Match, turn: Turn) -> list[int]:
    """Whom the message of that turn pings: who is to act now, unless a later message is on its way."""
    if turn.number != match.turn - 1:
        return []
    return [seat.person for seat in match.seats if seat.waiting and seat.person is not None]


def _only(people: Sequence[int]) -> discord.AllowedMentions:
    """Nobody but these people is pinged, whatever names the text holds."""
    users = [discord.Object(person) for person in people]
    return discord.AllowedMentions(everyone=False, roles=False, users=users or False, replied_user=False)
