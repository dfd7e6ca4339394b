"""Seeking a table: /seek with its page and form, and the role that new tables ping."""

import contextlib
from collections.abc import Iterable
from itertools import islice

import discord
import msgspec
from discord import app_commands

from bot.commands import opening, slash
from bot.commands.lobby import GAMES, TIMES
from bot.components import seeks
from bot.components.context import IN_CHANNEL, Context, Refusal, has_gone, lacking
from bot.components.ids import Press
from bot.components.page import Page
from bot.components.seeks import FEWEST, LARGEST, Terms
from bot.components.serve import answer, on
from bot.matches import Sought
from games import NAMES

ANY = "any"

ANY_GAME = app_commands.Choice(name=slash.told("seek-any"), value=ANY)

Players = app_commands.Range[int, FEWEST, LARGEST]

ASKED_FOR = 12
"""Others who seek, of whom Discord is asked whether they are still there before somebody is seated."""


@slash.command("seek")
@app_commands.choices(game=[ANY_GAME, *GAMES], pace=TIMES)
@app_commands.allowed_contexts(guilds=True)
async def seek_command(
    interaction: discord.Interaction,
    game: str | None = None,
    pace: str | None = None,
    least: Players | None = None,
    most: Players | None = None,
    ping: bool | None = None,
) -> None:
    """Who seeks what here; with a game, a pace or a number of players: seek that.

    With ``ping``: take the role that new tables ping, or give it back.
    """

    async def work(context: Context) -> Page:
        note = "" if ping is None else await _take(context, ping)
        if game is None and pace is None and least is None and most is None:
            return await _page(context, note=note, pinged=ping)
        wanted = Terms(
            NAMES if game in (None, ANY) else (str(game),),
            (pace or await _usual(context),),
            least or FEWEST,
            most or LARGEST,
        )
        return await _seek(context, wanted, note)

    await answer(interaction, work)


def _server(context: Context) -> int:
    server = context.interaction.guild_id
    if server is None:
        raise Refusal("only-in-servers")
    return server


async def _usual(context: Context) -> str:
    return (await context.matches.lobby.customs(_server(context))).pace or opening.USUAL_PACE


async def _page(
    context: Context, sought: Sought | None = None, note: str = "", pinged: bool | None = None
) -> Page:
    """The page; ``pinged``: they have just taken the role, or given it back."""
    server = _server(context)
    if sought is None:
        sought = await _look(context, server)
    sought = msgspec.structs.replace(sought, open=tuple(filter(context.sees, sought.open)))
    role = (await context.matches.lobby.customs(server)).ping
    if role is not None and pinged is None:
        pinged = _has(context, role)
    return seeks.page(sought, context.words, note, pinged)


async def _look(context: Context, server: int) -> Sought:
    """What is sought, once all are seated who can be by now; nobody is where no table could open."""
    try:
        place = await _place(context)
    except Refusal:
        return await context.matches.seeks.of(server, context.person.id)
    await _drop_gone(context, await context.matches.seeks.fitting(server))
    return await context.matches.seeks.look(server, context.person.id, place)


def _has(context: Context, role: int) -> bool:
    user = context.interaction.user
    return isinstance(user, discord.Member) and any(each.id == role for each in user.roles)


async def _seek(context: Context, wanted: Terms, note: str = "") -> Page:
    server, place = _server(context), await _place(context)
    others = (await context.matches.seeks.of(server, context.person.id)).others
    await _drop_gone(context, (seek.person for seek in others if set(seek.games) & set(wanted.games)))
    found = await context.matches.seeks.seek(context.person, server, place, *wanted)
    return await _page(context, found, note)


async def _drop_gone(context: Context, persons: Iterable[int]) -> None:
    """Of these people whoever is no member of the server any more seeks nothing there."""
    server = _server(context)
    for person in islice(persons, ASKED_FOR):
        with contextlib.suppress(discord.HTTPException):
            if await has_gone(context.client.http, server, person):
                await context.matches.seeks.withdraw(server, person)


async def _place(context: Context) -> int:
    """The channel in which the table would be: that of the server's tables, else this one; or `Refusal`."""
    guild, here = context.interaction.guild, context.interaction.channel
    if guild is None:
        raise Refusal("only-in-servers")
    everybody = guild.get_role(guild.id)
    if everybody is None:  # Discord has not told of the server yet, or the bot is not in it
        raise Refusal("server-unknown")
    wanted = (await context.matches.lobby.customs(guild.id)).tables_in
    channel = (guild.get_channel(wanted) if wanted else None) or here
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("no-table-here")
    if not channel.permissions_for(everybody).view_channel:
        chosen = "yes" if channel.id == wanted else "no"
        raise Refusal("no-open-channel", place=channel.mention, chosen=chosen)  # whoever fits may not see it
    if missing := lacking(channel.permissions_for(guild.me), IN_CHANNEL, context.words):
        raise Refusal("missing-there", place=channel.mention, list=missing)
    return channel.id


@on("seek")
async def show(context: Context, press: Press) -> Page:
    """The page from a button."""
    return await _page(context)


@on("seek-form", "modal")
async def form(context: Context, press: Press) -> None:
    """Open the form."""
    found = await context.matches.seeks.of(_server(context), context.person.id)
    await context.ask(seeks.form(found.own, await _usual(context), context.words))


@on("seek-sent")
async def sent(context: Context, press: Press) -> Page:
    """The form was sent."""
    return await _seek(context, seeks.read(context.interaction))


@on("seek-off")
async def withdraw(context: Context, press: Press) -> Page:
    """Seek nothing any more."""
    return await _page(context, await context.matches.seeks.withdraw(_server(context), context.person.id))


# ── the role that new tables ping ────────────────────────────────────────────────────────────────


@on("seek-ping")
async def ping(context: Context, press: Press) -> Page:
    """Take the role, or give it back."""
    wanted = press.args == ("yes",)
    note = await _take(context, wanted)
    return await _page(context, note=note, pinged=wanted)


async def _take(context: Context, wanted: bool) -> str:
    """Give the person the role, or take it from them; what is told of that. Raises `Refusal`."""
    number = (await context.matches.lobby.customs(_server(context))).ping
    guild, user = context.interaction.guild, context.interaction.user
    if number is None or guild is None or not isinstance(user, discord.Member):
        raise Refusal("no-ping-role")
    check_role(guild, number)
    role = discord.Object(number)
    try:
        await (user.add_roles(role) if wanted else user.remove_roles(role))
    except discord.Forbidden as error:
        raise Refusal("ping-role", role=f"<@&{number}>", why="above") from error
    return context.words("seek-pings", on="yes" if wanted else "no", role=f"<@&{number}>")


def check_role(guild: discord.Guild, number: int) -> None:
    """Raise `Refusal` ping-role unless the bot can hand the role out, and nobody gains anything by it."""
    if (why := _trouble(guild, guild.get_role(number))) is not None:
        raise Refusal("ping-role", role=f"<@&{number}>", why=why)


def _trouble(guild: discord.Guild, role: discord.Role | None) -> str | None:
    if role is None:
        return "gone"
    if role.is_default() or role.managed:
        return "managed"
    if role.permissions.value & ~guild.default_role.permissions.value:
        return "grants"
    if not guild.me.guild_permissions.manage_roles:
        return "lacks"
    return None if role < guild.me.top_role else "above"


def check_hands_out(user: discord.Member, role: discord.Role) -> None:
    """Raise `Refusal` ping-role-yours unless the person could hand the role out without the bot.

    Otherwise whoever manages the server would get roles by it that they may not give to anybody.
    """
    if user.guild.owner_id == user.id:
        return
    if not user.guild_permissions.manage_roles or not role < user.top_role:
        raise Refusal("ping-role-yours", role=role.mention)
