"""Slash commands, one module an area, and the handlers of its buttons."""

import discord

from bot.commands import (
    computers,
    imports,
    inbox,
    lobby,
    me,
    orders,
    recap,
    reminders,
    results,
    server,
    staff,
    substitutes,
    tree,
    turns,
    votes,
    watches,
    watching,
)
from bot.components import serve
from bot.components.ids import PressItem

AREAS = (
    *(computers, imports, inbox, lobby, me, orders, recap, reminders, results),
    *(server, staff, substitutes, turns, votes, watches, watching),
)
"""All modules with commands and handlers: loaded, they have put them where they are found."""


async def load(client: discord.Client, commands: tree.Tree) -> None:
    """Give the client its commands and components, and Discord the commands if they changed."""
    await tree.build(commands)
    client.add_dynamic_items(PressItem)
    client.event(serve.on_interaction)
    await tree.sync(commands)
