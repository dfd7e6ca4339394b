"""Reminders: one message to one person, where they want it or else where it can reach them.

A reminder goes to the person alone or, as one mention, into the thread of the match that waits longest. The
other way is taken where the first is closed for certain: direct messages that are refused, a thread that is
locked, a missing permission. Where nobody knows whether a message got through (an outage, a cut connection,
the end of the process), it is looked for at that place before it is sent anywhere.
"""

import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import aiohttp
import discord

from bot.components import reminders
from bot.components.context import has_gone
from bot.components.reminders import Story
from bot.delivery.posting import (
    CLOSED_DMS,
    UNKNOWN_CHANNEL,
    Closed,
    Later,
    Message,
    NotYet,
    Posting,
    Undeliverable,
)
from bot.matches import Match, MatchError, Reminder
from bot.store.outbox import Row
from bot.text import words

log = logging.getLogger(__name__)


class _Refused(Exception):
    """This way is closed: nothing was posted."""


async def reminder(posting: Posting, row: Row) -> int | None:
    """The id of the message; None when nothing is left to remind of."""
    if (found := await _sent_before(posting, row)) is not None:
        return found
    told = await posting.matches.reminders.reminder(row)
    if told.waiting and told.not_before is not None:
        raise Later(told.not_before)
    stories = await _stories(posting, await _still_here(posting, told))
    if not stories:
        return None
    ways = [partial(_by_dm, posting, row, told, stories)]
    threads = [partial(_in_thread, posting, row, told, stories, story.match) for story in stories]
    ordered: list[Callable[[], Awaitable[int]]] = (
        [*ways, *threads] if told.ping == "dm" else [*threads, *ways]
    )
    for way in ordered:
        try:
            return await way()
        except _Refused as refusal:
            log.info("outbox row %s: a way is closed: %r", row.id, refusal.__cause__)
            await posting.matches.reminders.under_way(row, None)
    raise NotYet("neither the person nor any of the threads can be reached")


async def next_up(posting: Posting, row: Row) -> int | None:
    """Tell somebody that they are next; None if they are so no more."""
    if (found := await _sent_before(posting, row)) is not None:
        return found
    told = await posting.matches.reminders.next(row)
    if told is None:
        return None
    if told.not_before is not None:
        raise Later(told.not_before)
    if await has_gone(posting.client.http, told.match.server, told.person) is not False:
        return None
    if told.ping == "dm":
        try:
            return await _send_dm(
                posting, row, told.person, reminders.next_up(told, words(told.locale), row.id)
            )
        except _Refused:
            await posting.matches.reminders.under_way(row, None)
    view = reminders.next_up(told, posting.public(told.match), row.id, public=True)
    return await posting.post(row, told.match, Message(view, pings=[told.person]))


async def _sent_before(posting: Posting, row: Row) -> int | None:
    """The message, if an attempt that failed or was interrupted had got it through."""
    place = row.payload.get("place")
    if row.attempts == 0 or place is None:
        return None
    match = await posting.matches.watching.of_thread(int(place))
    if match is not None and not posting.readable(match):
        raise NotYet("an earlier attempt may have got through, and the history cannot be read")
    try:
        return await posting.trace(posting.client.get_partial_messageable(int(place)), row)
    except discord.NotFound:
        return None  # the place is gone, and with it whatever was posted there


async def _still_here(posting: Posting, told: Reminder) -> Reminder:
    """Without the matches in servers that the person has left, whose tables are told, or the bot itself."""
    servers = sorted({waiting.match.server for waiting in told.waiting})
    gone = {server: await has_gone(posting.client.http, server, told.person) for server in servers}
    for waiting in told.waiting:
        if gone[waiting.match.server]:
            await posting.matches.reminders.has_gone(waiting.match.id, told.person)
    return told.without([server for server in servers if gone[server] is not False])


async def miss(posting: Posting, match: Match, person: int) -> None:
    """Tell the table if the person who was just pinged has left the server; late is soon enough."""
    try:
        if await has_gone(posting.client.http, match.server, person):
            await posting.matches.reminders.has_gone(match.id, person)
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        log.info("match %s: nobody knows whether %s is still here: %r", match.id, person, error)


async def _stories(posting: Posting, told: Reminder) -> list[Story]:
    """What is to be told of each match; one that this bot cannot read any more is left out."""
    found = []
    for waiting in told.waiting:
        match = waiting.match
        assert match.to_act is not None
        try:
            turn = await posting.matches.watching.turn(match.id)
            recap = await posting.matches.recaps.since_acted(match.id, match.to_act)
        except MatchError as error:
            log.error("match %s: no reminder of it: %s", match.id, error)
            continue
        found.append(Story(waiting, turn, recap))
    return found


async def _by_dm(posting: Posting, row: Row, told: Reminder, stories: Sequence[Story]) -> int:
    """To the person alone."""
    view = reminders.message(told, stories, words(told.locale), row.id)
    return await _send_dm(posting, row, told.person, view)


async def _send_dm(posting: Posting, row: Row, person: int, view: discord.ui.LayoutView) -> int:
    """As a direct message, if they are open."""
    try:
        channel = await posting.client.create_dm(discord.Object(person))
        await posting.matches.reminders.under_way(row, channel.id)
        sent = await posting.send_to(channel, row, Message(view))
    except discord.HTTPException as error:
        if error.code not in CLOSED_DMS:
            raise
        await posting.matches.reminders.dms(person, closed=True)
        raise _Refused from error
    await posting.matches.reminders.dms(person, closed=False)
    return sent


async def _in_thread(
    posting: Posting, row: Row, told: Reminder, stories: Sequence[Story], match: Match
) -> int:
    """As one mention in that match's thread; in a new one if that was deleted."""
    await posting.matches.reminders.under_way(row, match.thread or match.channel)
    try:
        try:
            return await posting.send(row, match, _mention(posting, row, told, stories, match))
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL:
                raise
        moved = await posting.new_thread(row, match)
        return await posting.send(row, moved, _mention(posting, row, told, stories, moved))
    except (discord.Forbidden, Closed, Undeliverable) as error:
        raise _Refused from error


def _mention(posting: Posting, row: Row, told: Reminder, stories: Sequence[Story], match: Match) -> Message:
    """The message for that match's thread; its links go where that is by now."""
    stories = [story.played_at(match) if story.match.id == match.id else story for story in stories]
    view = reminders.message(told, stories, posting.public(match), row.id, match)
    return Message(view, pings=[told.person])
