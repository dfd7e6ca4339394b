"""The choice of a language: for oneself (/me), for the public messages of a server (/server)."""

from typing import Any

import discord

from bot.components.ids import BadPress
from bot.components.page import options
from bot.text import LANGUAGES, Words, languages

AS_ON_DISCORD = "discord"
"""What is chosen for the language that Discord is set to."""


def named(language: str | None, words: Words) -> str:
    """The language by its own name, so that everybody finds theirs; None: as on Discord."""
    return words("language-discord") if language is None else languages().get(language, language)


def field(name: str, label: str, chosen: str | None, words: Words) -> discord.ui.Label[Any]:
    """The list in a form, filled in with what is chosen now."""
    values = {AS_ON_DISCORD: named(None, words)} | languages()
    select: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=name, options=options(values, chosen or AS_ON_DISCORD)
    )
    return discord.ui.Label(text=label, component=select)


def read(value: str) -> str | None:
    """The language that was chosen, None for that of Discord; raises `BadPress` for one there is not."""
    if value == AS_ON_DISCORD:
        return None
    if value not in LANGUAGES:
        raise BadPress(value)
    return value
