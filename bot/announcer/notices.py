"""Notices in a match's thread: small, and without a sound on anybody's phone."""

from bot.announcer.posting import Message, Posting
from bot.store.outbox import Row
from bot.ui import notices, phrases


async def notice(posting: Posting, row: Row) -> int:
    """The id of the message."""
    match = await posting.matches.match(row.match)
    found = await posting.matches.notice(int(row.payload["notice"]))
    view = notices.post(match, found, phrases.public(match), row.id)
    return await posting.post(row, match, Message(view, silent=True))
