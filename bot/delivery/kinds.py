"""What each kind of outbox row does on Discord."""

import io
import logging
from collections.abc import Awaitable, Callable
from functools import partial

import discord

from bot.components import lobby, pictures, posts, recap
from bot.computers.studio import Studio
from bot.delivery import (
    competitions,
    invitations,
    notices,
    orders,
    questions,
    reminders,
    results,
    reviews,
    seeks,
    shows,
    substitutes,
    votes,
    watches,
)
from bot.delivery.posting import (
    CALLS,
    TOO_MANY_EDITS,
    UNKNOWN_MESSAGE,
    Closed,
    Message,
    Posting,
    Undeliverable,
    gives_up,
)
from bot.matches import Match, MatchError, Matches, Turn
from bot.matches.errors import UNREADABLE
from bot.store.outbox import Row

log = logging.getLogger(__name__)

SHUT = (Closed, discord.Forbidden)
"""Troubles that last until somebody changes something: a row waits for that, whoever is to act does not."""


class Delivery:
    """Carries out rows; stateless, so that a row can be carried out again after any failure."""

    def __init__(self, client: discord.Client, matches: Matches, studio: Studio) -> None:
        self._client = client
        self._matches = matches
        self._posting = posting = Posting(client, matches)
        self._kinds: dict[str, Callable[[Row], Awaitable[int | None]]] = {
            "open-thread": self._open_thread,
            "lobby": self._lobby,
            "welcome": self._welcome,
            "turn": self._turn,
            "look": self._look,
            "end": partial(results.end, posting),
            "table": partial(results.table, posting),
            "cheer": partial(results.cheer, posting),
            "review": partial(reviews.review, posting),
            "reminder": partial(reminders.reminder, posting),
            "notice": partial(notices.notice, posting),
            "vote": partial(votes.vote, posting),
            "substitution": partial(substitutes.call, posting),
            "invitation": partial(invitations.invitation, posting),
            "watch": partial(watches.post, posting),
            "order": partial(orders.report, posting),
            "question": partial(questions.question, posting),
            "competition": partial(competitions.news, posting),
            "call": partial(seeks.call, posting),
            "next": partial(reminders.next_up, posting),
            "show": partial(shows.show, posting, studio),
        }

    async def deliver(self, row: Row) -> int | None:
        """Do what the row says; the id of the posted message, None for edits.

        Raises `Undeliverable`, or what discord.py raises when it may work later.
        """
        await self._client.wait_until_ready()
        try:
            return await self._kinds[row.kind](row)
        except MatchError as error:
            if error.code not in UNREADABLE:
                raise
            raise Undeliverable(str(error)) from error
        except Exception as error:
            if row.kind in CALLS and (isinstance(error, SHUT) or gives_up(row, error)):
                await self._matches.reminders.unheard(row.match)
            raise

    async def _open_thread(self, row: Row) -> None:
        match = await self._matches.watching.match(row.match)
        if match.thread is None:
            match = await self._posting.open_thread(match)
        elif not row.attempts:  # else it may have been cut while it added people
            return
        await self._posting.add_people(row, match)

    async def _lobby(self, row: Row) -> None:
        match = await self._matches.watching.match(row.match)
        if match.lobby_message is not None:
            await self._card(row, match, match.lobby_message)
        await invitations.close(self._posting, match)

    async def _card(self, row: Row, match: Match, message: int) -> None:
        say = self._posting.public(match)
        channel = self._client.get_partial_messageable(match.channel, guild_id=match.server)
        card = channel.get_partial_message(message)
        image = discord.File(io.BytesIO(await pictures.title(match, say)), "lobby.png")
        try:
            await card.edit(view=lobby.card(match, say, image.filename), attachments=[image])
        except discord.HTTPException as error:
            if error.code in (TOO_MANY_EDITS, UNKNOWN_MESSAGE) and match.state == "lobby":
                data = await pictures.title(match, say)
                anew = Message(lobby.card(match, say, image.filename, row.id), [(data, image.filename)])
                await self._matches.lobby.posted(match.id, await self._posting.send_to(channel, row, anew))
            elif error.code == TOO_MANY_EDITS or error.status in (403, 404):
                # it is only decoration: nothing else of the match may wait for it
                log.info("match %s: the lobby card cannot be edited: %s", match.id, error)
            else:
                raise

    async def _welcome(self, row: Row) -> int:
        turn = await self._matches.watching.turn(row.match, 0)
        match, say = turn.match, self._posting.public(turn.match)
        image = await pictures.board(match, turn, say)
        view = posts.welcome(match, turn, say, row.id, "board-0.png")
        return await self._post(row, match, turn, Message(view, [(image, "board-0.png")]))

    async def _turn(self, row: Row) -> int:
        """A turn; or several in a row that computers have taken, in one message with one picture."""
        turn = await self._matches.watching.turn(row.match, int(row.payload["number"]))
        match, say = turn.match, self._posting.public(turn.match)
        if "since" in row.payload:
            return await self._several(row, match, turn)
        image = await pictures.board(match, turn, say)
        name = f"board-{turn.number}.png"
        view = posts.turn_post(match, turn, say, row.id, name)
        sent = await self._post(row, match, turn, Message(view, [(image, name)]))
        await self._posting.keep([turn], say)
        return sent

    async def _look(self, row: Row) -> int | None:
        """A board of the past, with somebody's word on it; nothing if that was forgotten."""
        known = await self._matches.people.person(int(row.payload["person"]))
        text = str(row.payload["text"])
        if known is None or not text:
            return None
        turn = await self._matches.watching.turn(row.match, int(row.payload["number"]))
        match, say = turn.match, self._posting.public(turn.match)
        image = await pictures.board(match, turn, say)
        name = f"board-{turn.number}.png"
        view = posts.look_back(match, turn, known.name, text, say, row.id, name)
        return await self._posting.post(row, match, Message(view, [(image, name)], silent=True))

    async def _several(self, row: Row, match: Match, last: Turn) -> int:
        """The turns from the row's first one to that: what watchers may know of each, as everywhere here."""
        first, say = int(row.payload["since"]), self._posting.public(match)
        before = await self._matches.watching.turn(match.id, first - 1)
        turns = [await self._matches.watching.turn(match.id, number) for number in range(first, last.number)]
        found = recap.of(match, before, [*turns, last])
        image = await pictures.recap(found, say, last.number)
        name = f"board-{last.number}.png"
        view = posts.several_post(found, say, row.id, name)
        sent = await self._post(row, match, last, Message(view, [(image, name)]))
        await self._posting.keep([*turns, last], say)
        return sent

    async def _post(self, row: Row, match: Match, turn: Turn, message: Message) -> int:
        """Post the board of that turn with its ping."""
        pings = await self._next(match, turn)
        sent = await self._posting.post(row, match, message._replace(pings=pings))
        for person in pings:
            await reminders.miss(self._posting, match, person)
        return sent

    async def _next(self, match: Match, turn: Turn) -> list[int]:
        """Whom the message of that turn pings: who is to act now, unless a later message is on its way.

        Who wants to hear of it elsewhere or later is reminded instead; who has nothing to decide is spared.
        """
        if turn.number != match.turn - 1 or not match.pinged or match.paused_at is not None:
            return []
        if await self._matches.timekeeping.spared(match.id):
            return []
        return [seat.player for seat in match.seats if seat.waiting and seat.player is not None]
