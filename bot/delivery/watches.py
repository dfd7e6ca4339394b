"""Mirrors: a match as its watchers see it in another channel or by direct message, without a sound.

A message is edited while it is under an hour old, so that a quick exchange fills no channel; later there is
a new one (Discord limits edits of older messages). What a mirror meets with never touches the match's own
thread: each watch has a lane of its own, and no attempt takes longer than `PATIENCE`.
"""

import asyncio
import io
import logging

import discord

from bot.components import pictures, watches
from bot.components.context import is_shut_out
from bot.delivery.posting import CLOSED_DMS, UNKNOWN_CHANNEL, Message, NotYet, Posting
from bot.matches import Match, Watch
from bot.matches.model import last_of
from bot.store.outbox import Row
from bot.store.watches import WatchPostRow
from bot.text import Words, words
from render import strengthen

log = logging.getLogger(__name__)

PATIENCE = 20.0
"""Seconds for one attempt: the worker has other messages to send than mirrors."""

TOLD = 4
"""Turns that one message tells in words, at most."""

UNKNOWN_MEMBER = 10007
NOT_EDITED = (10008, 30046, 50083)
"""The message is gone, or too old to be edited once more, or in an archived thread."""

Place = discord.PartialMessageable | discord.DMChannel


async def post(posting: Posting, row: Row) -> int | None:
    """The id of the message that shows the match now; None if there was nothing to show."""
    watch = await posting.matches.watches.get(int(row.payload["watch"]))
    if watch is None:
        return None
    if watch.ended_at is not None:
        return await _ended(posting, watch, row)
    match = await posting.matches.watching.match(row.match)
    if match.private or match.started_at is None:
        return None
    try:
        async with asyncio.timeout(PATIENCE):
            if await _hidden(posting.client, watch, match):
                return None
            place = await _place(posting, watch)
            show = _shown if watch.read_to is None else _announced
            return await show(posting, watch, match, place, row)
    except discord.HTTPException as error:
        if error.code == UNKNOWN_CHANNEL:
            await posting.matches.watches.end(watch.id, match.id, "gone")
        elif error.code == UNKNOWN_MEMBER:
            await posting.matches.watches.end(watch.id, match.id, "left")
        elif error.code in CLOSED_DMS:
            if watch.read_to is not None:  # what there is to read is under /watch, too
                return None
            await posting.matches.watches.end(watch.id, match.id, "closed")
        else:
            raise
        log.info("watch %s has ended: %s", watch.id, error)
    return None


async def _place(posting: Posting, watch: Watch) -> Place:
    """Where the watch shows matches."""
    if watch.person is None:
        assert watch.channel is not None
        return posting.client.get_partial_messageable(watch.channel, guild_id=watch.server)
    return await posting.client.create_dm(discord.Object(watch.person))


async def _hidden(client: discord.Client, watch: Watch, match: Match) -> bool:
    """Whether the match is played in a channel that not all see who would see it by this watch.

    What those who manage the server have chosen for a channel themselves is shown there; whoever has left the
    server is shown nothing of it any more.
    """
    if watch.person is not None:
        return await is_shut_out(client, match, watch.person)
    there = client.get_channel(match.channel)
    if not isinstance(there, discord.TextChannel):
        return False
    guild = there.guild
    if there.permissions_for(guild.default_role).view_channel:
        return False
    here = None if watch.channel is None else guild.get_channel_or_thread(watch.channel)
    if here is None or watch.match is not None:
        return False
    seeing = [role for role in guild.roles if here.permissions_for(role).view_channel]
    return not all(there.permissions_for(role).view_channel for role in seeing)


async def _shown(posting: Posting, watch: Watch, match: Match, place: Place, row: Row) -> int | None:
    """Bring the newest message up to date, or post a new one; nothing if it is all told already."""
    matches = posting.matches
    last, fresh = await matches.watches.newest_post(watch.id, match.id)
    newest = await matches.watching.turn(match.id, match.turn if match.state == "over" else match.turn - 1)
    state = "paused" if match.paused_at is not None else match.state
    ended = match.state in ("over", "archived")
    if last and newest.number <= last.told and (state == last.state or not (fresh or ended)):
        return None
    first = newest.number
    if last is not None:
        first = last.turn if fresh else min(last.told + 1, first)
    oldest = max(first, newest.number - TOLD + 1)
    turns = [await matches.watching.turn(match.id, number) for number in range(oldest, newest.number)]
    say = await _words(posting, watch, match)
    image = await pictures.board(match, newest, say)
    if watch.person is not None and (await matches.people.telling(watch.person)).contrast:
        image = strengthen(image)
    name = f"board-{newest.number}.png"

    def view() -> discord.ui.LayoutView:
        return watches.post(watch, match, [*turns, newest], first, say, row.id, name)

    message = last.message_id if last and fresh else None
    if message is None and row.attempts:  # it may have got through, with what there was to tell then
        _check_readable(posting.client, watch)
        message = await posting.trace(place, row)
    if message is None or not await _edited(place, message, view(), image, name):
        message = await posting.send_to(place, row, Message(view(), [(image, name)], silent=True))
    await _note(posting, watch, match, message, first, newest.number)
    return message


async def _announced(posting: Posting, watch: Watch, match: Match, place: Place, row: Row) -> int | None:
    """Tell who reads the match turn by turn that it has gone on: once, until they have read it all."""
    last, _ = await posting.matches.watches.newest_post(watch.id, match.id)
    newest, read_to = last_of(match), watch.read_to or 0
    if newest <= read_to or (last is not None and read_to < last.told):
        return None
    view = watches.unread(watch, match, await _words(posting, watch, match), row.id)
    message = await posting.send_to(place, row, Message(view, silent=True))
    await _note(posting, watch, match, message, read_to, newest)
    return message


async def _note(posting: Posting, watch: Watch, match: Match, message: int, first: int, last: int) -> None:
    """That message shows the match with those turns."""
    await posting.matches.watches.posted(
        WatchPostRow(
            watch=watch.id,
            match_id=match.id,
            message_id=message,
            posted_at=discord.utils.snowflake_time(message),
            turn=first,
            told=last,
            state="paused" if match.paused_at is not None else match.state,
        )
    )


async def _edited(place: Place, message: int, view: discord.ui.LayoutView, image: bytes, name: str) -> bool:
    """Whether the message could be brought up to date."""
    try:
        await place.get_partial_message(message).edit(
            view=view,
            attachments=[discord.File(io.BytesIO(image), name)],
            allowed_mentions=discord.AllowedMentions.none(),
        )
    except discord.HTTPException as error:
        if error.code not in NOT_EDITED:
            raise
        log.info("a mirror is posted anew: %s", error)
        return False
    return True


def _check_readable(client: discord.Client, watch: Watch) -> None:
    """Raise `NotYet` where the bot may not read what it posted: Discord would show an empty history."""
    channel = None if watch.channel is None else client.get_channel(watch.channel)
    if not isinstance(channel, discord.TextChannel | discord.Thread):
        return
    if not channel.permissions_for(channel.guild.me).read_message_history:
        raise NotYet("an earlier attempt may have got through, and the history cannot be read")


async def _words(posting: Posting, watch: Watch, match: Match) -> Words:
    if watch.person is None:
        return posting.public(match)
    known = await posting.matches.people.person(watch.person)
    return words(known.locale if known else "en")


async def _ended(posting: Posting, watch: Watch, row: Row) -> int | None:
    """Tell whoever set it up that the channel is gone; None if their direct messages are closed."""
    known = await posting.matches.people.person(watch.by)
    view = watches.ended(watch, words(known.locale if known else "en"), row.id)
    try:
        return await posting.send_dm(row, watch.by, Message(view, silent=True))
    except discord.HTTPException as error:
        if error.code not in CLOSED_DMS:
            raise
    return None
