"""What people have played: /profile, /match best."""

import discord
import msgspec
from discord import app_commands

from bot.commands import slash
from bot.components import best, phrases, pictures, profile
from bot.components.context import Context, Refusal, name_of
from bot.components.ids import Press
from bot.components.page import Page
from bot.components.serve import answer, on
from bot.matches import Person


@slash.command("profile")
@app_commands.allowed_contexts(guilds=True)
async def profile_command(
    interaction: discord.Interaction, person: discord.User | discord.Member | None = None
) -> None:
    """What a person has played and how it went; without a name it is their own."""

    async def work(context: Context) -> Page:
        if person is not None and person.bot:
            raise Refusal("no-bots", name=person.display_name)
        meant = None if person is None else Person(person.id, name_of(person))
        return await _page(context, meant)

    await answer(interaction, work)


@on("profile")
async def show(context: Context, press: Press) -> Page:
    """Their own, from a button."""
    return await _page(context)


@slash.command("best", slash.match)
async def best_command(interaction: discord.Interaction) -> None:
    """The best of the last months in this server, for everybody."""

    async def work(context: Context) -> Page:
        server = interaction.guild_id or 0
        found = await context.matches.profiles.best(server)
        language = (await context.matches.lobby.customs(server)).language
        words = phrases.public_in(server, language, interaction.client)
        return await best.page(found, words)

    await answer(interaction, work, "public")


async def _page(context: Context, person: Person | None = None) -> Page:
    server = context.interaction.guild_id or 0
    found = await context.matches.profiles.profile(person or context.person, context.person.id, server)
    if not found.own:
        seen = tuple(match for match in found.newest if context.sees_channel(match.channel))
        found = msgspec.structs.replace(found, newest=seen)
    card = profile.card(found, context.words)
    picture = None if card is None else await pictures.profile(card)
    return profile.page(found, picture, context.words)
