"""Reminders: to the person, or as one mention in the thread where their direct messages are closed."""

import discord

from bot.announcer.posting import CLOSED_DMS, Message, Posting
from bot.store.outbox import Row
from bot.ui import phrases, posts
from bot.words import words


async def reminder(posting: Posting, row: Row) -> int | None:
    """The id of the message; None when the person has moved since."""
    match = await posting.matches.match(row.match)
    person, kind = int(row.payload["person"]), str(row.payload["kind"])
    late = match.turn_since is None or match.turn_since > row.created_at
    if late or match.to_act is None or match.seats[match.to_act].person != person:
        return None
    turn = await posting.matches.turn(row.match)
    known = await posting.matches.person(person)
    spoken = words(known.locale if known else "en")
    view = posts.reminder(match, turn, spoken, kind, row.id, False, person)
    try:
        return await posting.send_dm(row, person, Message(view))
    except discord.HTTPException as error:
        if error.code not in CLOSED_DMS:
            raise
    view = posts.reminder(match, turn, phrases.public(match), kind, row.id, True, person)
    return await posting.post(row, match, Message(view, [], [person]))
