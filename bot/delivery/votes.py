"""Votes in a match's thread: one message each. It pings whose vote is missing, and is edited from then on."""

import discord

from bot.components import votes
from bot.delivery.posting import CLOSED_THREAD, Message, Posting
from bot.matches import Vote
from bot.store.outbox import Row


async def vote(posting: Posting, row: Row) -> int | None:
    """The id of the message, if one was posted."""
    match = await posting.matches.watching.match(row.match)
    found = await posting.matches.votes.get(row.match, int(row.payload["vote"]))
    view = votes.post(found, posting.public(match), row.id)
    if await _edited(posting, found, view) or found.state != "open":
        return None
    people = [match.seats[seat].person for seat in found.missing]
    pings = [person for person in people if person is not None]
    message = await posting.post(row, match, Message(view, (), pings))
    await posting.matches.votes.posted(found.id, message)
    return message


async def _edited(posting: Posting, found: Vote, view: discord.ui.LayoutView) -> bool:
    """Whether its message shows how the vote stands; False if there is none, or it was deleted."""
    if found.message is None:
        return False
    place = posting.messageable(found.match)
    nobody = discord.AllowedMentions.none()
    try:
        await place.get_partial_message(found.message).edit(view=view, allowed_mentions=nobody)
    except discord.NotFound:
        return False
    except discord.HTTPException as error:
        # Nothing can be edited in a closed thread, and what follows here may open it again.
        if error.code not in CLOSED_THREAD:
            raise
    return True
