"""The seats' tokens as application emojis: uploaded once, drawn by ``render``; plain shapes until then."""

import logging

import discord

import render
from bot.components import pictures
from bot.text import TOKENS

log = logging.getLogger(__name__)

SIZE = 128
NAMES = ("mandate_a", "mandate_b", "mandate_c", "mandate_d", "mandate_e")
"""The emojis' names, by seat."""

_tokens: tuple[str, ...] = TOKENS


def tokens() -> tuple[str, ...]:
    """How seats are shown in messages: emojis if the application has them all, else plain shapes."""
    return _tokens


async def upload(client: discord.Client) -> None:
    """Upload the emojis that are missing, then use them. Whatever fails, the plain shapes stay."""
    global _tokens
    try:
        present = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        for seat, name in enumerate(NAMES):
            if name not in present:
                image = await pictures.run(render.emblem, seat, SIZE)
                present[name] = await client.create_application_emoji(name=name, image=image)
        _tokens = tuple(str(present[name]) for name in NAMES)
    except Exception:
        log.exception("no application emojis: the seats keep their plain shapes")
