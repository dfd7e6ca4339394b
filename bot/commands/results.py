"""After the end: rematch, good game, the final scoring."""

from collections.abc import Sequence

import discord

from bot.components import results
from bot.components.context import Context, Refusal, missing
from bot.components.ids import BadPress, Press
from bot.components.page import Page
from bot.components.serve import on


@on("rematch")
async def rematch(context: Context, press: Press, _: Sequence[str]) -> Page:
    """Once more, perhaps on the other side of the board: open the table, or take a seat at it."""
    await context.match(press.match)
    if press.args not in ((), (results.OTHER,)):
        raise BadPress(press.args[0])
    interaction = context.interaction
    if isinstance(interaction.channel, discord.Thread | discord.TextChannel) and (
        lacking := missing(interaction.app_permissions, False, context.words)
    ):
        raise Refusal("missing-permission", list=lacking)
    again = await context.matches.results.rematch(press.match, context.person, other_side=bool(press.args))
    return results.again(again, context.person.id, context.words)


@on("cheer", "card")
async def cheer(context: Context, press: Press, _: Sequence[str]) -> None:
    """Say "good game"; the thread tells it."""
    await context.match(press.match)
    await context.matches.results.cheer(press.match, context.person)


@on("scoring")
async def scoring(context: Context, press: Press, _: Sequence[str]) -> Page:
    """The final scoring step by step."""
    match = await context.match(press.match)
    return results.scoring(match, await context.matches.watching.turn(match.id), context.words)
