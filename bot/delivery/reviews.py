"""What a computer thinks of a match: into its thread, or to who asked for it."""

import discord

from bot.components import pictures, reviews
from bot.delivery.posting import CLOSED_DMS, Message, Posting
from bot.store.outbox import Row
from bot.text import words
from render import strengthen


async def review(posting: Posting, row: Row) -> int | None:
    """The id of the message; None where the person takes none: they find it where they asked."""
    found = await posting.matches.reviews.of(row.match)
    person = row.payload.get("person")
    if person is None:
        say = posting.public(found.match)
    else:
        known = await posting.matches.people.person(int(person))
        if known is None or found.person != int(person):
            return None  # who was forgotten meanwhile
        say = words(known.locale)
    image = await pictures.curve(reviews.picture(found, say))
    if person is not None and (await posting.matches.people.telling(int(person))).contrast:
        image = strengthen(image)
    message = Message(reviews.page(found, say, image, row.id).view(), [(image, reviews.FILE)])
    if person is None:
        return await posting.post(row, found.match, message._replace(silent=True))
    try:
        return await posting.send_dm(row, int(person), message)
    except discord.HTTPException as error:
        if error.code not in CLOSED_DMS:
            raise
    return None
