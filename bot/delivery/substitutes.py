"""Calls for substitutes: one message each in the match's channel, brought up to date when it is answered."""

import contextlib
import io
import logging

import discord

from bot.components import pictures, substitutes
from bot.delivery.posting import TOO_MANY_EDITS, Message, NotYet, Posting, Undeliverable
from bot.matches import Match, Substitution
from bot.store.outbox import Row

log = logging.getLogger(__name__)

IMAGE = "call.png"


async def call(posting: Posting, row: Row) -> int | None:
    """Post the call, or bring its message up to date; the message's id.

    Whoever takes over is added to the thread, which is named after them, too; whom staff put there is told.
    """
    found = await posting.matches.substitutes.call(int(row.payload["call"]))
    match = await posting.matches.watching.match(row.match)
    shown = found.message or await _trace(posting, row, match, found)
    there = shown is not None and await _brought_up_to_date(posting, row, match, found, shown)
    if not there and found.state == "open":
        shown = await _post(posting, row, match, found)
    if found.state == "taken":
        await _welcome(posting, row, match, found)
    return shown


async def _trace(posting: Posting, row: Row, match: Match, found: Substitution) -> int | None:
    """The message of the call, if an earlier attempt posted it and could not say so."""
    if row.attempts == 0 or found.why == "staff":  # what staff decides was never called for
        return None
    if not posting.readable(match):
        raise NotYet("an earlier attempt may have got through, and the history cannot be read")
    with contextlib.suppress(discord.NotFound):
        shown = await posting.trace(_place(posting, match), row)
        if shown is not None:
            await posting.matches.substitutes.called(found.id, _channel(match), shown)
        return shown
    return None


async def _post(posting: Posting, row: Row, match: Match, found: Substitution) -> int:
    turn = await posting.matches.watching.turn(row.match)
    words = posting.public(match)
    image = await pictures.board(match, turn, words)
    message = Message(substitutes.call(found, match, turn, words, row.id, IMAGE), [(image, IMAGE)])
    if match.private:
        shown = await posting.post(row, match, message)
        match = await posting.matches.watching.match(row.match)  # it may have a new thread
    else:
        try:
            shown = await posting.send_to(_place(posting, match), row, message)
        except discord.NotFound as error:
            raise Undeliverable("the channel is gone") from error
    await posting.matches.substitutes.called(found.id, _channel(match), shown)
    return shown


async def _brought_up_to_date(
    posting: Posting, row: Row, match: Match, found: Substitution, shown: int
) -> bool:
    """Whether the message shows the call as it is now; False if it was deleted."""
    channel = posting.client.get_partial_messageable(found.channel or _channel(match), guild_id=match.server)
    message = channel.get_partial_message(shown)
    words = posting.public(match)
    try:
        if found.state == "open":
            turn = await posting.matches.watching.turn(row.match)
            image = await pictures.board(match, turn, words)
            view = substitutes.call(found, match, turn, words, row.id, IMAGE)
            await message.edit(view=view, attachments=[discord.File(io.BytesIO(image), IMAGE)])
        else:
            await message.edit(view=substitutes.answered(found, match, words, row.id), attachments=[])
    except discord.NotFound:
        log.info("match %s: call %s was deleted", match.id, found.id)
        return False
    except discord.HTTPException as error:
        if error.code == TOO_MANY_EDITS:
            raise NotYet(str(error)) from error
        raise
    return True


async def _welcome(posting: Posting, row: Row, match: Match, found: Substitution) -> None:
    """The thread shows up among those of whoever took over, under a name that is theirs too."""
    assert found.taker is not None
    await posting.add_person(row, match, found.taker)
    if found.why == "staff":
        view = substitutes.arrival(found, match, posting.public(match), row.id)
        await posting.post(row, match, Message(view, pings=[found.taker]))
    await posting.rename(match)


def _place(posting: Posting, match: Match) -> discord.PartialMessageable:
    return posting.client.get_partial_messageable(_channel(match), guild_id=match.server)


def _channel(match: Match) -> int:
    """Where the call stands: in public, or where only those are who may know of a private match."""
    return match.thread or match.channel if match.private else match.channel
