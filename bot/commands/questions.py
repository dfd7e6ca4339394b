"""A question for the table: /ask, its answers, and that it is settled."""

import discord
from discord import app_commands

from bot.commands import slash
from bot.commands.which import OwnMatch, answer_about
from bot.components import forms
from bot.components import questions as pages
from bot.components.context import Context
from bot.components.ids import Press
from bot.components.page import Page
from bot.components.serve import about
from bot.matches import Match
from bot.matches.questions import LONGEST


@slash.command("ask")
@app_commands.allowed_contexts(guilds=True)
async def ask_command(
    interaction: discord.Interaction, text: app_commands.Range[str, 1, LONGEST], match: OwnMatch = None
) -> None:
    """Ask the others at the table."""

    async def page(context: Context, found: Match) -> Page:
        await context.check_may_write(found)
        asked = await context.matches.questions.ask(found.id, context.person, text)
        return pages.done(asked, "asked", context.words)

    await answer_about(interaction, match, "", page)


@about("answer", "modal")
async def answer(context: Context, match: Match, press: Press) -> None:
    """Open the form, with what was answered before."""
    await context.check_may_write(match)
    asked = await context.matches.questions.to_answer(match.id, press.number(), context.person.id)
    await context.ask(pages.form(asked, context.person.id, context.words))


@about("answered")
async def answered(context: Context, match: Match, press: Press) -> Page:
    """The form was sent; an empty one says that there is nothing to say."""
    await context.check_may_write(match)
    text = forms.text(context.interaction, pages.TEXT)
    asked = await context.matches.questions.answer(match.id, press.number(), context.person.id, text)
    return pages.done(asked, "answered", context.words)


@about("settle")
async def settle(context: Context, match: Match, press: Press) -> Page:
    """Who asked needs no more answers."""
    asked = await context.matches.questions.close(match.id, press.number(), context.person.id)
    return pages.done(asked, "settled", context.words)
