"""What is set for a server: /server, for those who manage it."""

import discord
import msgspec
from discord import app_commands

from bot.commands import seeks, slash
from bot.commands.staff import check
from bot.components import languages, server
from bot.components.context import Context, Refusal
from bot.components.ids import BadPress, Press
from bot.components.page import Page
from bot.components.serve import answer, on
from bot.store.servers import ServerRow


@slash.command("server")
@app_commands.choices(language=slash.LANGUAGES)
@app_commands.allowed_contexts(guilds=True)
@app_commands.default_permissions(manage_guild=True)
async def server_command(
    interaction: discord.Interaction,
    language: str | None = None,
    ratings: bool | None = None,
    organisers: discord.Role | None = None,
    ping: discord.Role | None = None,
) -> None:
    """What is set for the server; with a language: that is its public one; with ratings: so are matches.

    With organisers: that role may hold leagues and tournaments; no more, if it might before. With a ping: new
    tables ping that role; no more, if they did before.
    """

    async def work(context: Context) -> Page:
        if language is None and ratings is None and organisers is None and ping is None:
            return await _page(context)
        assert interaction.guild_id is not None
        settings = await context.matches.lobby.customs(interaction.guild_id)
        if language is not None:
            settings = msgspec.structs.replace(settings, language=languages.read(language))
        if ratings is not None:
            settings = msgspec.structs.replace(settings, rated=ratings)
        if organisers is not None:
            role = None if organisers.id == settings.organisers else organisers.id
            settings = msgspec.structs.replace(settings, organisers=role)
        if ping is not None:
            role = None if ping.id == settings.ping else ping.id
            if role is not None and interaction.guild is not None:
                assert isinstance(interaction.user, discord.Member)
                seeks.check_hands_out(interaction.user, ping)
                seeks.check_role(interaction.guild, role)
            settings = msgspec.structs.replace(settings, ping=role)
        return _shown(context, await context.matches.staff.set_up(settings, context.person))

    await answer(interaction, work, check=check)


async def _page(context: Context) -> Page:
    interaction = context.interaction
    assert interaction.guild_id is not None
    return _shown(context, await context.matches.lobby.customs(interaction.guild_id))


def _shown(context: Context, settings: ServerRow) -> Page:
    interaction = context.interaction
    return server.page(settings, interaction.guild, interaction.channel_id, context.words)


@on("server")
async def show(context: Context, press: Press) -> Page:
    """The page from a button."""
    await check(context)
    return await _page(context)


@on("server-form", "modal")
async def form(context: Context, press: Press) -> Page | None:
    """Open the form."""
    await check(context)
    assert context.interaction.guild_id is not None
    settings = await context.matches.lobby.customs(context.interaction.guild_id)
    await context.ask(server.form(settings, context.interaction.guild, context.words))
    return None


@on("server-terms")
async def terms(context: Context, press: Press) -> Page:
    """The form was sent."""
    await check(context)
    interaction = context.interaction
    assert interaction.guild_id is not None
    agreed = server.read(interaction)
    if agreed is None:
        raise Refusal("no-number", most=server.HIGHEST)
    guild = interaction.guild
    for channel in (agreed.tables_in, agreed.watchers_in):
        known = guild is None or channel is None or guild.get_channel(channel) is not None
        if not known:
            raise BadPress(str(channel))
    before = await context.matches.lobby.customs(interaction.guild_id)
    settings = msgspec.structs.replace(before, **agreed._asdict())
    return _shown(context, await context.matches.staff.set_up(settings, context.person))
