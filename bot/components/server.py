"""The page and the form of what is set for a server. It works without any of it, too."""

from typing import Any, NamedTuple

import discord

from bot.components import ids, languages
from bot.components.context import FOR_WATCHES, IN_CHANNEL, lacking
from bot.components.ids import BadPress, Press
from bot.components.page import Page, options
from bot.matches import PACES
from bot.store.servers import ServerRow
from bot.text import Words
from bot.text.players import escaped

TABLES, WATCHERS, LANGUAGE, PACE, MOST = "tables", "watchers", "language", "pace", "most"
"""The fields of the form."""

USUAL = "daily"
"""The pace of a server that has set none."""

HIGHEST = 99
"""Matches at the same time, at most, where the number is limited at all."""


class Terms(NamedTuple):
    """What the form says."""

    tables_in: int | None
    watchers_in: int | None
    language: str | None
    pace: str
    most: int | None


def page(settings: ServerRow, guild: discord.Guild | None, here: int | None, words: Words) -> Page:
    """What is set, which permission is missing where and what for, and the way to change it.

    Without a channel for tables it is the channel ``here`` whose permissions are told.
    """
    made = Page()
    made.text(words("server-head", name="" if guild is None else escaped(guild.name)))
    made.text(
        "\n".join(
            (
                words("server-tables", channel=_channel(settings.tables_in)),
                words("server-watchers", channel=_channel(settings.watchers_in)),
                words("server-language", language=languages.named(settings.language, words)),
                words("server-pace", pace=words(f"pace-{settings.pace or USUAL}")),
                words("server-most", most="none" if settings.most is None else settings.most),
                words("server-rated", rated=settings.rated),
                words("server-organisers", role=_role(settings.organisers, guild)),
                words("server-ping", role=_role(settings.ping, guild)),
            )
        )
    )
    for line in _troubles(settings, guild, here, words):
        made.text(line)
    made.text(words("server-foot"))
    return made.row(
        made.button("server-form", words("button-server-form"), style=discord.ButtonStyle.primary)
    )


def _role(role: int | None, guild: discord.Guild | None) -> str:
    """The role; "none", too, for one that was deleted."""
    gone = guild is not None and role is not None and guild.get_role(role) is None
    return "none" if role is None or gone else f"<@&{role}>"


def _channel(channel: int | None) -> str:
    return "none" if channel is None else f"<#{channel}>"


def _troubles(settings: ServerRow, guild: discord.Guild | None, here: int | None, words: Words) -> list[str]:
    """What the bot lacks in the channels that matter, a line each."""
    if guild is None:
        return []
    wanted = [
        ("tables", settings.tables_in or here, IN_CHANNEL),
        ("watchers", settings.watchers_in, FOR_WATCHES),
    ]
    found = []
    for use, number, needed in wanted:
        if number is None:
            continue
        channel = guild.get_channel(number)
        if channel is None:
            if number != here:
                found.append(words("server-gone", use=use))
            continue
        missing = lacking(channel.permissions_for(guild.me), needed, words)
        if missing:
            found.append(words("server-lacking", use=use, channel=f"<#{number}>", list=missing))
    role = None if settings.ping is None else guild.get_role(settings.ping)
    if role is not None and not (role.mentionable or guild.me.guild_permissions.mention_everyone):
        found.append(words("server-ping-silent", role=role.mention))
    return found


def form(settings: ServerRow, guild: discord.Guild | None, words: Words) -> discord.ui.Modal:
    """The form, filled in with what is set now."""
    made = discord.ui.Modal(title=words("server-form"), custom_id=ids.write(Press("server-terms")))
    made.add_item(_pick(TABLES, words, settings.tables_in, guild))
    made.add_item(_pick(WATCHERS, words, settings.watchers_in, guild))
    language = words("server-field-language")
    made.add_item(languages.field(LANGUAGE, language, settings.language, words))
    paces: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=PACE,
        options=options({pace: words(f"pace-{pace}") for pace in PACES}, settings.pace or USUAL),
    )
    made.add_item(discord.ui.Label(text=words("server-field-pace"), component=paces))
    most: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=MOST,
        required=False,
        max_length=2,
        default=None if settings.most is None else str(settings.most),
    )
    detail = words("server-field-most.detail")
    made.add_item(discord.ui.Label(text=words("server-field-most"), description=detail, component=most))
    made.stop()  # or discord.py keeps it in memory for good: the answer is read from the interaction
    return made


def _pick(name: str, words: Words, channel: int | None, guild: discord.Guild | None) -> discord.ui.Label[Any]:
    """A field for one text channel or none; one that is gone is not filled in, or it would be sent again."""
    gone = guild is not None and channel is not None and guild.get_channel(channel) is None
    chosen = (
        []
        if channel is None or gone
        else [discord.SelectDefaultValue(id=channel, type=discord.SelectDefaultValueType.channel)]
    )
    select: discord.ui.ChannelSelect[Any] = discord.ui.ChannelSelect(
        custom_id=name,
        channel_types=[discord.ChannelType.text],
        required=False,
        min_values=0,
        default_values=chosen,
    )
    label, detail = words(f"server-field-{name}"), words(f"server-field-{name}.detail")
    return discord.ui.Label(text=label, description=detail, component=select)


def read(interaction: discord.Interaction) -> Terms | None:
    """What was filled in; None if the number is none.

    Raises `BadPress` for what the form cannot have sent.
    """
    data: Any = interaction.data or {}
    try:
        parts = {str(part["component"]["custom_id"]): part["component"] for part in data["components"]}
        tables, watchers = (_one(parts[name].get("values")) for name in (TABLES, WATCHERS))
        language, pace = (str(*parts[name]["values"]) for name in (LANGUAGE, PACE))
        most = str(parts[MOST].get("value") or "").strip()
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise BadPress(str(data.get("custom_id", ""))) from error
    if most and not (most.isdecimal() and 1 <= int(most) <= HIGHEST):
        return None
    spoken = languages.read(language)
    return Terms(tables, watchers, spoken, pace, int(most) if most else None)


def _one(values: Any) -> int | None:
    return int(values[0]) if values else None
