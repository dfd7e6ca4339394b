"""Votes in a match's thread: one message each. It pings whose vote is missing, and is edited from then on."""

from bot.components import votes
from bot.delivery.posting import Message, Posting
from bot.store.outbox import Row


async def vote(posting: Posting, row: Row) -> int | None:
    """The id of the message, if one was posted."""
    match = await posting.matches.watching.match(row.match)
    found = await posting.matches.votes.get(row.match, int(row.payload["vote"]))
    view = votes.post(found, posting.public(match), row.id)
    if await posting.edited(match, found.message, view) or found.state != "open":
        return None
    people = [match.seats[seat].person for seat in found.missing]
    pings = [person for person in people if person is not None]
    message = await posting.post(row, match, Message(view, (), pings))
    await posting.matches.votes.posted(found.id, message)
    return message
