"""Notices in a match's thread: small, and without a sound on anybody's phone unless one calls somebody."""

from bot.components import notices
from bot.delivery.posting import Message, Posting
from bot.store.outbox import Row


async def notice(posting: Posting, row: Row) -> int:
    """The id of the message."""
    match = await posting.matches.watching.match(row.match)
    found = await posting.matches.notices.get(int(row.payload["notice"]))
    say = posting.public(match)
    called = notices.called(match, found)
    if called is not None and found.kind == "staff-seated":
        await posting.add_person(row, match, called)
        await posting.rename(match)
    if found.kind == "staff-uncalled":
        await posting.rename(match)
    view = notices.post(match, found, say, row.id)
    return await posting.post(
        row, match, Message(view, pings=[called] if called else [], silent=called is None)
    )
