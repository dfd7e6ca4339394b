"""Slash commands, one module an area, and the handlers of its buttons.

``lobby``       open tables: /match new, /match invite, the lobby card, /rules
``opening``     how a table is opened
``computers``   computers at a table, and playing against them at once
``me``          /me: what people say about themselves
``substitutes`` /match leave, and taking a seat over
``turns``       /play, the panel, Confirm, undo, resign
``orders``      standing orders
``inbox``       /inbox, /why, Next
``recap``       since I last looked
``reminders``   snooze, and the further matches of a digest
``results``     after the end: rematch, good game, the final scoring
``watching``    board, log, list, export, hand, the menu
``staff``       /staff, for those who manage a server
``server``      /server: what is set for it
``watches``     /watch: following matches from elsewhere
``which``       which match a command means
``slash``       how commands are declared: groups, words, suggestions
``tree``        puts them together and tells Discord when they changed
"""

import discord

from bot.commands import (
    computers,
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
from bot.components.item import PressItem

AREAS = (
    *(computers, inbox, lobby, me, orders, recap, reminders, results),
    *(server, staff, substitutes, turns, votes, watches, watching),
)
"""All modules with commands and handlers: loaded, they have put them where they are found."""


async def load(client: discord.Client, commands: tree.Tree) -> None:
    """Give the client its commands and components, and Discord the commands if they changed."""
    await tree.build(commands)
    client.add_dynamic_items(PressItem)
    client.event(serve.on_interaction)
    await tree.sync(commands)
