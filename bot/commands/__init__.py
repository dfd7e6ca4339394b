"""Slash commands, one module an area, and the handlers of its buttons."""

import discord

from bot.commands import (
    competitions,
    computers,
    imports,
    inbox,
    lessons,
    lobby,
    me,
    orders,
    plans,
    profile,
    questions,
    recap,
    reminders,
    results,
    reviews,
    seeks,
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
    *(competitions, computers, imports, inbox, lessons, lobby, me, orders, plans, profile, questions, recap),
    *(reminders, results, reviews, seeks, server, staff, substitutes, turns, votes, watches, watching),
)
"""All modules with commands and handlers: loaded, they have put them where they are found."""


async def load(client: discord.Client, commands: tree.Tree, *, upload: bool) -> None:
    """Give the client its commands and components; ``upload``: Discord the commands too, if they changed."""
    await tree.build(commands)
    client.add_dynamic_items(PressItem)
    client.event(serve.on_interaction)
    if upload:
        await tree.sync(commands)
