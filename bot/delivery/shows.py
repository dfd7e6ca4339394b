"""A match that is over, shown as a whole in its thread: a moving picture, or a page as a file."""

from datetime import timedelta

from bot.components import pictures, shows
from bot.computers.studio import Studio
from bot.delivery.posting import Later, Message, Posting
from bot.store.outbox import Row
from games.engine import editions
from render import film

AGAIN = timedelta(seconds=3)
"""Until a row asks again whether the one before it is drawn; meanwhile others are sent."""


async def show(posting: Posting, studio: Studio, row: Row) -> int:
    """Draw it, beside everything else, and post it."""
    if studio.free.locked():
        raise Later(posting.matches.clock.now() + AGAIN)
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
    return await posting.post(row, match, message)
