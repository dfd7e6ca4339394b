"""After the end: rematch, good game, the final scoring, what to try next."""

import discord

from bot.commands import opening
from bot.components import results, shows
from bot.components.context import Context
from bot.components.ids import BadPress, Press
from bot.components.page import Page
from bot.components.serve import about
from bot.matches import Match


@about("rematch")
async def rematch(context: Context, match: Match, press: Press) -> Page:
    """Once more, perhaps on the other side of the board: open the table, or take a seat at it."""
    if press.args not in ((), (results.OTHER,)):
        raise BadPress(press.args[0])
    await context.check_may_write(match)
    opening.check_thread(context, match.channel, private=match.private)
    again = await context.matches.results.rematch(press.match, context.person, other_side=bool(press.args))
    return results.again(again, context.person.id, context.words)


@about("cheer", "card")
async def cheer(context: Context, match: Match, press: Press) -> None:
    """Say "good game"; the thread tells it."""
    await context.matches.results.cheer(press.match, context.person)


@about("show")
async def show(context: Context, match: Match, press: Press) -> Page:
    """The whole match as a moving picture or as a page, for the thread."""
    match press.args:
        case ("film" | "page" as what,):
            shown = await context.matches.results.show(match.id, what)
            if shown.message is not None and await _is_gone(context, match, shown.message):
                shown = await context.matches.results.show(match.id, what, shown.message)
            return shows.begun(shown, context.words)
    raise BadPress("|".join(press.args))


async def _is_gone(context: Context, match: Match, message: int) -> bool:
    """Whether somebody has deleted that message of the match's."""
    try:
        await context.client.http.get_message(match.thread or match.channel, message)
    except discord.NotFound:
        return True
    except discord.HTTPException:
        return False
    return False


@about("scoring")
async def scoring(context: Context, match: Match, press: Press) -> Page:
    """The final scoring step by step."""
    return results.scoring(match, await context.matches.watching.turn(match.id), context.words)


@about("advice")
async def advice(context: Context, match: Match, press: Press) -> Page:
    """What to try next time, for somebody who played."""
    return results.advice(
        *await context.matches.results.advice(press.match, context.person.id), context.words
    )
