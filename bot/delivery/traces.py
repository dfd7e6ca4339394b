"""Finds what was posted just before the process died.

A row in state "sending" at start-up may or may not have reached Discord. Every posted message carries its
row's id in the custom ids of its buttons, so the channel itself tells.
"""

from collections.abc import Iterator
from datetime import datetime, timedelta

import discord

from bot.components import ids

MARGIN = timedelta(hours=1)
"""Discord's clock and ours may differ by this much; looking through one hour more costs next to nothing."""


async def posted(place: discord.abc.Messageable, me: int, row: int, since: datetime) -> int | None:
    """The id of the message that announces the row, if it stands there; ``since`` is when sending began."""
    async for message in place.history(limit=None, after=since - MARGIN, oldest_first=True):
        if message.author.id == me and row in _rows(message.components):
            return message.id
    return None


def _rows(components: object) -> Iterator[int]:
    """The row ids that the buttons among the components carry, nested ones included."""
    if not isinstance(components, list | tuple):
        return
    for component in components:
        custom_id = getattr(component, "custom_id", None)
        if custom_id is not None and (press := ids.read(custom_id)) is not None and press.row is not None:
            yield press.row
        yield from _rows(getattr(component, "children", None))
        accessory = getattr(component, "accessory", None)
        yield from _rows([accessory] if accessory is not None else None)
