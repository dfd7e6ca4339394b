"""Following matches from elsewhere: /watch, its buttons. Channels are for those who manage the server."""

import discord
from discord import app_commands

from bot.commands import slash
from bot.commands.slash import numbered
from bot.commands.staff import check
from bot.commands.which import suggested
from bot.components import ids, watches
from bot.components.context import FOR_WATCHES, IN_THREAD, Context, Refusal, is_shut_out, lacking
from bot.components.ids import BadPress, Press
from bot.components.page import Page
from bot.components.serve import answer, on
from bot.matches import Match


async def suggest_public(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The matches of this server that everybody may watch."""
    if interaction.guild_id is None:
        return []
    context = Context(interaction)
    public = await context.matches.watches.public_in(interaction.guild_id)
    return await suggested(context, filter(context.sees, public), typed)


@slash.command("watch")
@app_commands.allowed_contexts(guilds=True)
async def watch_command(
    interaction: discord.Interaction,
    match: app_commands.Transform[int, numbered(suggest_public)] | None = None,
) -> None:
    """What is followed, and what can be."""

    async def work(context: Context) -> Page:
        found = await context.match_here() if match is None else await context.match(match)
        return await _page(context, found)

    await answer(interaction, work)


@on("watch")
async def show(context: Context, press: Press) -> Page:
    """The page from a button, or about another match from the list."""
    number = ids.number(press.chosen[0]) if press.chosen else press.match
    return await _page(context, await context.match(number) if number else None)


async def _page(context: Context, found: Match | None) -> Page:
    interaction = context.interaction
    server = interaction.guild_id
    if server is None:
        raise Refusal("only-in-servers")
    staff = interaction.permissions.manage_guild
    followed = await context.matches.watches.of(server, context.person.id, channels=staff)
    public = list(filter(context.sees, await context.matches.watches.public_in(server)))
    if found is not None and (found.private or found.server != server):
        found = None
    here = interaction.channel_id if staff else None
    return watches.page(found, followed, public, here, context.words)


@on("follow")
async def follow(context: Context, press: Press) -> Page:
    """Follow the match, or the whole server, in this channel or by direct message."""
    interaction = context.interaction
    server, channel = interaction.guild_id, interaction.channel_id
    if server is None or press.args not in (("dm",), ("here",), ("read",)):
        raise BadPress("|".join(press.args))
    match = await context.match(press.match) if press.match else None
    if match is not None and match.server != server:
        raise Refusal("not-here", match=str(match.id))
    number = None if match is None else match.id
    if press.args == ("read",):
        watch = await context.matches.watches.read_along(press.match, context.person)
        return await _reading(context, watch.id, begun=True)
    if press.args == ("dm",):
        return watches.begun(
            await context.matches.watches.follow(server, number, context.person), context.words
        )
    await check(context)
    here = await context.match_here()
    if here is not None and (match is None or match.id == here.id):
        raise Refusal("watch-here")
    needed = IN_THREAD if isinstance(interaction.channel, discord.Thread) else FOR_WATCHES
    if missing := lacking(interaction.app_permissions, needed, context.words):
        raise Refusal("cannot-show", list=missing)
    watch = await context.matches.watches.follow(server, number, context.person, channel)
    return watches.begun(watch, context.words)


@on("read")
async def read(context: Context, press: Press) -> Page:
    """A match turn by turn: where one is, or the turn of that number."""
    return await _reading(context, press.number(), press.number(1) if len(press.args) > 1 else None)


async def _reading(context: Context, watch: int, number: int | None = None, *, begun: bool = False) -> Page:
    known = await context.matches.watches.get(watch)
    if known is not None and known.match is not None and known.person == context.person.id:
        await _check_sees(context, known.match)
    found = await context.matches.watches.read(watch, context.person.id, number)
    return await watches.reading(found, context.words, begun=begun)


async def _check_sees(context: Context, match: Match) -> None:
    """Raise `Refusal` to whoever may not know of the match any more, also in direct messages."""
    if context.interaction.guild_id == match.server:
        await context.match(match.id)
        return
    try:
        unseen = await is_shut_out(context.interaction.client, match, context.person.id)
    except (discord.NotFound, discord.Forbidden) as error:
        raise Refusal("not-here", match=str(match.id)) from error
    if unseen:
        raise Refusal("out-of-sight", match=str(match.id))


@on("unwatch")
async def unfollow(context: Context, press: Press) -> Page:
    """Stop: what one follows oneself, or what a channel does for those who manage the server."""
    watch = await context.matches.watches.get(press.number())
    if watch is not None:
        interaction = context.interaction
        manages = interaction.guild_id == watch.server and interaction.permissions.manage_guild
        if watch.person != context.person.id and not (watch.channel is not None and manages):
            raise Refusal("not-your-watch")
        await context.matches.watches.unfollow(watch.id)
    return watches.stopped(watch, context.words)
