"""How slash commands are declared: discord.py's groups, commands and transformers, worded by the locales."""

import inspect
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import discord
from discord import AppCommandOptionType, app_commands

from bot.components.languages import AS_ON_DISCORD
from bot.text import Words, languages, words

CHOICES = 25
"""Suggestions to a text that is being typed (Discord)."""

Command = app_commands.Command[Any, ..., Any]
Suggest = Callable[[discord.Interaction, str], Awaitable[list[app_commands.Choice[Any]]]]


def told(*keys: str) -> app_commands.locale_str:
    """The sentence of that key, or of several, in the language of the locales that all others lean on."""
    return app_commands.locale_str(_joined(words(), keys), keys=keys)


def _joined(spoken: Words, keys: Iterable[str]) -> str:
    return ": ".join(map(spoken, keys))


class Translator(app_commands.Translator):
    """Gives Discord the words of commands and options in all other languages that there are."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: Any
    ) -> str | None:
        """The sentence in that language; None if it is no other than the usual one."""
        keys = string.extras.get("keys")
        found = None if keys is None else _joined(words(locale.value), keys)
        return None if found == string.message else found


match = app_commands.Group(
    name="match",
    description=told("command-match"),
    allowed_contexts=app_commands.AppCommandContext(guild=True),
)
league = app_commands.Group(
    name="league",
    description=told("command-league"),
    allowed_contexts=app_commands.AppCommandContext(guild=True),
)
tournament = app_commands.Group(
    name="tournament",
    description=told("command-tournament"),
    allowed_contexts=app_commands.AppCommandContext(guild=True),
)
staff = app_commands.Group(
    name="staff",
    description=told("command-staff"),
    allowed_contexts=app_commands.AppCommandContext(guild=True),
    default_permissions=discord.Permissions(manage_guild=True),
)


def command(name: str, group: app_commands.Group | None = None) -> Callable[[Callable[..., Any]], Command]:
    """Make a function the command of that name; its words and those of its options come from the locales."""
    key = f"command-{name}" if group is None else f"command-{group.name}-{name}"

    def made(callback: Callable[..., Any]) -> Command:
        options = [option for option in inspect.signature(callback).parameters if option != "interaction"]
        app_commands.describe(**{option: told(f"{key}.{option}") for option in options})(callback)
        make = app_commands.command if group is None else group.command
        found: Command = make(name=name, description=told(key))(callback)
        return found

    return made


LANGUAGES = [
    app_commands.Choice(name=told("language-discord"), value=AS_ON_DISCORD),
    *(app_commands.Choice(name=name, value=language) for language, name in languages().items()),
]
"""What an option for a language may be."""


class Suggested(app_commands.Transformer):
    """An option that is completed while it is typed; texts unless it is said to be numbers."""

    def __init__(self, suggest: Suggest, type: AppCommandOptionType = AppCommandOptionType.string) -> None:
        self._suggest, self._type = suggest, type

    @property
    def type(self) -> AppCommandOptionType:
        """What Discord sends."""
        return self._type

    async def transform(self, interaction: discord.Interaction, value: Any, /) -> Any:
        """The value as it was sent: what it means is found out once the command is acknowledged."""
        return value

    async def autocomplete(
        self, interaction: discord.Interaction, value: Any, /
    ) -> list[app_commands.Choice[Any]]:
        """What fits, at most as many as Discord shows."""
        return (await self._suggest(interaction, str(value)))[:CHOICES]


def numbered(suggest: Suggest) -> Suggested:
    """The same for numbers: of matches, of seats."""
    return Suggested(suggest, AppCommandOptionType.integer)
