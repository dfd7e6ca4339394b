"""Matches that begin in another: /match import, and playing on from a past turn."""

import discord

from bot.commands import opening, slash
from bot.components import imports
from bot.components.context import FOR_WATCHES, Context, Refusal, lacking
from bot.components.ids import Press
from bot.components.page import Page
from bot.components.serve import about, answer
from bot.matches import Match, MatchError
from bot.matches.imports import MOST_BYTES


@slash.command("import", slash.match)
async def import_command(interaction: discord.Interaction, record: discord.Attachment) -> None:
    """Bring the record of a finished match, to look at."""

    async def work(context: Context) -> Page:
        channel = interaction.channel
        if not isinstance(channel, discord.TextChannel):
            raise Refusal("no-table-here")
        if absent := lacking(interaction.app_permissions, FOR_WATCHES, context.words):
            raise Refusal("missing-permission", list=absent)
        if record.size > MOST_BYTES:
            raise MatchError("record-too-long", most=MOST_BYTES // 1000)
        data = await record.read()
        match = await context.matches.imports.bring(data, context.person, channel.guild.id, channel.id)
        return imports.brought(match, context.words)

    await answer(interaction, work)


@about("fork")
async def fork(context: Context, match: Match, press: Press) -> Page:
    """Ask once more before a table is opened that goes on after this turn."""
    await context.matches.imports.forkable(match.id, press.number())
    alone = match.state == "over" and match.seat_of(context.person.id) is not None
    return imports.ask_fork(match, press.number(), alone, context.words)


@about("fork-yes")
async def fork_yes(context: Context, match: Match, press: Press) -> Page:
    """Open it."""
    await _check(context, match, private=match.private)
    table = await context.matches.imports.fork(match.id, press.number(), context.person)
    return imports.forked(table, context.words)


@about("fork-solo")
async def fork_solo(context: Context, match: Match, press: Press) -> Page:
    """A private match against computers begins there."""
    await _check(context, match, private=True)
    table = await context.matches.imports.play_on(match.id, press.number(), context.person)
    return imports.played_on(table, context.words)


async def _check(context: Context, match: Match, *, private: bool) -> None:
    """Refuse whoever may not write where the match was played, and where the bot could not open a thread."""
    await context.check_may_write(match)
    opening.check_thread(context, match.channel, private=private)
