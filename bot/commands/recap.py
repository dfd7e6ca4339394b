"""Since I last looked: the button of every turn message and of the panel."""

import render
from bot.components import recap as pages
from bot.components.context import Context
from bot.components.ids import BadPress, Press
from bot.components.page import Page
from bot.components.serve import about, on
from bot.matches import Match, Recap
from bot.matches.recap import Since


@on("recap")
@on("news")
async def recap(context: Context, press: Press) -> Page:
    """What happened since this person last looked; or the same with another sheet of the board.

    Messages of before have it as "news" too.
    """
    found, sheet = await _found(context, press)
    return await pages.page(found, context.words, sheet)


@about("since")
async def since(context: Context, match: Match, press: Press) -> Page:
    """What happened since this person's own last move, or in the last day."""
    if press.args not in (("move",), ("today",)):
        raise BadPress("|".join(press.args))
    what: Since = "move" if press.args == ("move",) else "today"
    return await pages.page(
        await context.matches.recaps.since(match.id, context.person.id, what), context.words
    )


async def _found(context: Context, press: Press) -> tuple[Recap, str]:
    match = await context.match(press.match)
    if not press.args:
        return await context.matches.recaps.recap(match.id, context.person.id, None), ""
    since, sheet = press.number(), press.args[-1]
    if len(press.args) != 2 or sheet not in render.sheets(match.edition):
        raise BadPress("|".join(press.args))
    return await context.matches.recaps.recap(match.id, context.person.id, since), sheet
