"""What waits for me, and whom a match waits for: /inbox, /why, Next."""

import aiohttp
import discord
import msgspec
from discord import app_commands

from bot.commands import opening, slash
from bot.commands.turns import opened
from bot.commands.which import OwnMatch, answer_about
from bot.components import inbox as pages
from bot.components import phrases
from bot.components import why as reasons
from bot.components.context import Context
from bot.components.ids import Press
from bot.components.page import Page
from bot.components.serve import about, answer, on
from bot.matches import Match


@slash.command("inbox")
@app_commands.allowed_contexts(guilds=True, dms=True)
async def inbox_command(interaction: discord.Interaction) -> None:
    """What waits for this person."""
    await answer(interaction, _inbox)


@slash.command("help")
@app_commands.allowed_contexts(guilds=True, dms=True)
async def help_command(interaction: discord.Interaction) -> None:
    """What to do when: a turn, time away, somebody who does not move, a table, a server."""
    staff = interaction.permissions.manage_guild

    async def page(context: Context) -> Page:
        in_server, solo = interaction.guild_id is not None, opening.possible(context)
        return pages.help_page(context.words, in_server=in_server, solo=solo, staff=staff)

    await answer(interaction, page)


@slash.command("status")
@app_commands.allowed_contexts(guilds=True, dms=True)
async def status_command(interaction: discord.Interaction) -> None:
    """How the bot itself is."""

    async def page(context: Context) -> Page:
        return pages.status_page(await context.client.health(), context.words)

    await answer(interaction, page)


@on("list")
async def inbox(context: Context, press: Press) -> Page:
    """The inbox from a button."""
    return await _inbox(context)


async def _inbox(context: Context) -> Page:
    found = await context.matches.inbox.of(context.person.id)
    may: dict[int, bool] = {}  # by channel: a question that could not be answered would hide the others
    for match in (each.match for each in found.questions):
        if match.channel not in may:
            may[match.channel] = await _may_answer(context, match)
    found = msgspec.structs.replace(
        found, questions=tuple(each for each in found.questions if may[each.match.channel])
    )
    in_server, solo = context.interaction.guild_id is not None, opening.possible(context)
    return pages.page(found, context.person.id, context.words, in_server=in_server, solo=solo)


async def _may_answer(context: Context, match: Match) -> bool:
    """Whether a question in that match can be answered, as far as Discord tells."""
    try:
        return await context.may_write(match)
    except (discord.HTTPException, aiohttp.ClientError, OSError):
        return True  # nobody knows; it is looked at again when they answer


@on("others")
async def others(context: Context, press: Press) -> Page:
    """The matches that wait for others, page by page."""
    part = press.number() if press.args else 0
    found = await context.matches.inbox.of(context.person.id)
    return pages.others(found.others, part, context.person.id, context.words)


@on("next")
async def next_match(context: Context, press: Press) -> Page:
    """The panel of the match that has waited longest; the inbox if none does any more."""
    match = await context.matches.inbox.oldest(context.person.id)
    return await (_inbox(context) if match is None else opened(context, match.id))


@slash.command("why")
@app_commands.allowed_contexts(guilds=True, dms=True)
async def why_command(interaction: discord.Interaction, match: OwnMatch = None) -> None:
    """Whom a match waits for."""
    await answer_about(interaction, match, "why", _why)


@on("why")
async def why(context: Context, press: Press) -> Page:
    """Whom a match waits for, from a button."""
    return await _why(context, await context.match(press.match))


@about("nudge")
async def nudge(context: Context, match: Match, press: Press) -> Page:
    """Whoever is to act is reminded by one of the others."""
    match = await context.matches.nudges.nudge(match.id, context.person.id)
    return reasons.nudged(await context.matches.inbox.why(match.id), context.words)


@about("time")
async def give_time(context: Context, match: Match, press: Press) -> Page:
    """One of the others gives whoever is to act more time."""
    match = await context.matches.nudges.give_time(match.id, context.person.id)
    who = phrases.players(match).rich(match.to_act or 0)
    return (await _why(context, match)).lead(context.words("time-gave", who=who))


async def _why(context: Context, match: Match) -> Page:
    return reasons.page(
        await context.matches.inbox.why(match.id, context.person.id), context.person.id, context.words
    )
