"""Since I last looked: the button of every turn message, and the first page of the panel."""

import render
from bot.components import recap as pages
from bot.components.context import Context
from bot.components.ids import BadPress, Press
from bot.components.page import Page
from bot.components.serve import on
from bot.matches import Recap


@on("recap")
async def recap(context: Context, press: Press) -> Page:
    """What happened since this person last looked; or the same with another sheet of the board."""
    found, sheet = await _found(context, press)
    return await pages.page(found, context.words, sheet)


@on("news")
async def news(context: Context, press: Press) -> Page:
    """Another sheet of the first page of the panel."""
    found, sheet = await _found(context, press)
    return await pages.page(found, context.words, sheet, panel=True)


async def _found(context: Context, press: Press) -> tuple[Recap, str]:
    match = await context.match(press.match)
    since, sheet = press.args if len(press.args) == 2 else ("", "")
    if press.args and not (since.isdecimal() and sheet in render.sheets(match.edition)):
        raise BadPress("|".join(press.args))
    return await context.matches.recaps.recap(
        match.id, context.person.id, int(since) if since else None
    ), sheet
