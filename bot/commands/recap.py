"""Since I last looked: the button of every turn message and of the panel."""

from bot.components import ids
from bot.components import recap as pages
from bot.components.context import Context
from bot.components.ids import BadPress, Press
from bot.components.page import Page
from bot.components.serve import about, on
from bot.matches import Match
from bot.matches.recap import Since


@on("recap")
@on("news")
async def recap(context: Context, press: Press) -> Page:
    """What happened since this person last looked; a number: since that turn.

    Messages of before have it as "news" too, and name a sheet, from when a board could have several.
    """
    match = await context.match(press.match)
    if press.args and (len(press.args) != 2 or press.args[-1] not in ids.SHEETS):
        raise BadPress("|".join(press.args))
    since = press.number() if press.args else None
    return await pages.page(
        await context.matches.recaps.recap(match.id, context.person.id, since), context.words
    )


@about("since")
async def since(context: Context, match: Match, press: Press) -> Page:
    """What happened since this person's own last move, or in the last day."""
    if press.args not in (("move",), ("today",)):
        raise BadPress("|".join(press.args))
    what: Since = "move" if press.args == ("move",) else "today"
    return await pages.page(
        await context.matches.recaps.since(match.id, context.person.id, what), context.words
    )
