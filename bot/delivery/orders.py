"""What orders did: a message to their person alone, and nowhere else if that is not wanted."""

import discord

from bot.components import orders
from bot.delivery.posting import CLOSED_DMS, Message, Posting
from bot.store.outbox import Row
from bot.text import words


async def report(posting: Posting, row: Row) -> int | None:
    """The id of the message; None where the person takes none, or has the seat no more."""
    found = await posting.matches.orders.report(row)
    if found is None:
        return None
    view = orders.report(found, words(found.locale), row.id)
    try:
        return await posting.send_dm(row, found.person, Message(view))
    except discord.HTTPException as error:
        if error.code not in CLOSED_DMS:
            raise
        return None
