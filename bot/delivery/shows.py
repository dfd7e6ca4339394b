"""A match that is over, shown as a whole in its thread: a moving picture, or a page as a file."""

from datetime import timedelta

import discord

from bot.components import pictures, shows
from bot.computers.studio import Studio
from bot.delivery.posting import Later, Message, Posting, Undeliverable
from bot.store.outbox import Row
from games.engine import editions
from render import film

AGAIN = timedelta(seconds=3)
"""Until a row asks again whether the one before it is drawn; meanwhile others are sent."""

TOO_LARGE = 413
"""Status of Discord's answer to a file that is larger than it takes."""


async def show(posting: Posting, studio: Studio, row: Row) -> int:
    """Draw it, beside everything else, and post it."""
    if studio.free.locked():
        raise Later(posting.matches.clock.now() + AGAIN)
    if row.attempts and (found := await _earlier(posting, row)) is not None:
        return found
    async with studio.free:
        report = await posting.matches.results.report(row.match)
        turns = await posting.matches.watching.course(row.match)
        match, say = report.match, posting.public(report.match)
        shots = await pictures.run(shows.shots, report, turns, say)
        given = match.edition, editions.printing(match.edition), shots
        if row.payload["what"] == "film":
            data = await studio.draw(film.film, *given)
        else:
            frames = await studio.draw(film.frames, *given)
            data = await pictures.run(shows.document, report, turns, frames, say)
    what = str(row.payload["what"])
    post, file = shows.post(report, turns, what, say, row.id), (data, shows.file(match, what))
    message = Message(post, [file], silent=True)
    try:
        return await posting.post(row, match, message)
    except discord.HTTPException as error:
        if error.status == TOO_LARGE:  # in its place, since nobody knows any more who asked
            told = shows.too_large(match, what, say, row.id)
            return await posting.post(row, match, Message(told, silent=True))
        if isinstance(error, discord.Forbidden):
            raise Undeliverable(error.text) from error  # whoever wants it asks again, when it can be posted
        raise


async def _earlier(posting: Posting, row: Row) -> int | None:
    """The message of an earlier attempt, if it got through: looked for before all is drawn again."""
    match = await posting.matches.watching.match(row.match)
    try:
        return await posting.trace(posting.messageable(match), row)
    except discord.NotFound:
        return None
