"""/learn: a first match in which each decision is explained."""

import discord
from discord import app_commands

from bot.commands import opening, slash
from bot.commands.opening import Wanted
from bot.components import lessons as pages
from bot.components.context import Context
from bot.components.ids import BadPress, Press
from bot.components.page import Page
from bot.components.serve import answer, on
from bot.matches import MatchError
from games import game as find_game
from games.engine.lessons import lesson

GAMES = [app_commands.Choice(name=find_game(name).title, value=name) for name in pages.taught()]


@slash.command("learn")
@app_commands.allowed_contexts(guilds=True)
@app_commands.choices(game=GAMES)
async def learn(interaction: discord.Interaction, game: str | None = None) -> None:
    """The lesson of the game, begun or gone on with; without one the choice of games."""

    async def work(context: Context) -> Page:
        return pages.choice(context.words) if game is None else await _begun(context, game)

    await answer(interaction, work)


@on("lessons")
async def choose(context: Context, press: Press) -> Page:
    """All games that can be learned."""
    return pages.choice(context.words)


@on("learn")
async def begin(context: Context, press: Press) -> Page:
    """The lesson of the game on the button."""
    if len(press.args) != 1 or press.args[0] not in pages.taught():
        raise BadPress("|".join(press.args))
    return await _begun(context, press.args[0])


async def _begun(context: Context, game: str) -> Page:
    """It begins in this channel, unless this person has begun it already: then that one goes on."""
    before = await context.matches.lessons.running(context.person.id, game)
    if before is not None:
        return pages.begun(before, context.words, before=True)
    found = lesson(find_game(game))
    assert found is not None
    wanted = Wanted(game, found.seats, None, found.options, computers=found.computers, lesson=found.seed)
    await opening.check(context, wanted)
    if not context.private:
        await context.show(pages.begins(context.words))  # or Discord takes the card for the private answer
    try:
        return pages.begun(await opening.table(context, wanted), context.words, before=False)
    except MatchError as error:
        before = await context.matches.lessons.running(context.person.id, game)
        if error.code != "already-in" or before is None:
            raise
        return pages.begun(before, context.words, before=True)  # a second press
