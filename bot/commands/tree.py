"""The command tree: all commands together; sent to Discord only when they changed."""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.commands import (
    inbox,
    lessons,
    lobby,
    me,
    plans,
    profile,
    questions,
    seeks,
    server,
    slash,
    turns,
    watches,
)
from bot.components import serve
from bot.components.context import Context, Refusal
from bot.components.page import Page

log = logging.getLogger(__name__)

Tree = app_commands.CommandTree[Any]

COMMANDS: Sequence[slash.Command | app_commands.Group] = (
    slash.match,
    slash.staff,
    slash.league,
    slash.tournament,
    turns.play,
    inbox.inbox_command,
    inbox.why_command,
    inbox.help_command,
    inbox.status_command,
    me.me_command,
    profile.profile_command,
    seeks.seek_command,
    lobby.show_rules,
    lessons.learn,
    watches.watch_command,
    plans.note_command,
    questions.ask_command,
    server.server_command,
)
"""The groups, which their modules fill, and the commands that stand alone."""

COMPARED = (
    "name",
    "description",
    "type",
    "options",
    "choices",
    "value",
    "required",
    "autocomplete",
    "min_value",
    "max_value",
    "contexts",
    "default_member_permissions",
)
"""What makes two descriptions of a command the same; Discord adds more of its own."""


OTHER_VERSION = (app_commands.CommandSignatureMismatch, app_commands.CommandNotFound)
"""What a Discord sends that still shows the commands of another version."""

PAUSE = 60
"""Seconds until the commands are sent again after a failure."""

_retries: set[asyncio.Task[None]] = set()


async def build(tree: Tree) -> None:
    """Put every command into the tree."""
    for command in COMMANDS:
        tree.add_command(command)
    tree.error(_failed)
    await tree.set_translator(slash.Translator())


async def _failed(interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
    """What discord.py itself could not make of a command; everything else is answered in `serve`."""
    if isinstance(error, OTHER_VERSION) and interaction.type is discord.InteractionType.application_command:
        log.warning("a command of another version: %s", serve.pressed(interaction))
        await serve.answer(interaction, _refuse)
        return
    reference = secrets.token_hex(2).upper()
    log.error("reference %s: %s", reference, serve.pressed(interaction), exc_info=error)
    if interaction.type is discord.InteractionType.autocomplete or interaction.response.is_done():
        return
    page = serve.apology(Context(interaction), reference)
    await interaction.response.send_message(view=page.view(), ephemeral=True)


async def _refuse(context: Context) -> Page:
    raise Refusal("other-command")


async def sync(tree: Tree) -> None:
    """Send the commands to Discord unless it has exactly these; tries again later if it is out of reach."""
    try:
        await _sync(tree)
    except (discord.DiscordException, aiohttp.ClientError, OSError):
        log.exception("the commands could not be sent, next try in %d s", PAUSE)
        tree.client.loop.call_later(PAUSE, lambda: _again(tree))


def _again(tree: Tree) -> None:
    if not tree.client.is_closed():
        task = tree.client.loop.create_task(sync(tree))
        _retries.add(task)
        task.add_done_callback(_retries.discard)


async def _sync(tree: Tree) -> None:
    assert tree.client.application_id is not None
    translator = tree.translator
    assert translator is not None
    wanted = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
    there = await tree.client.http.get_global_commands(tree.client.application_id)
    if _outline(wanted) == _outline(there):
        log.info("the commands are unchanged")
        return
    await tree.sync()
    log.info("the commands were sent to Discord")


def _outline(value: Any) -> Any:
    """The description without what Discord adds, and without what says nothing; commands by name."""
    if isinstance(value, dict):
        found = {key: _outline(value[key]) for key in COMPARED if value.get(key)}
        return {key: part for key, part in found.items() if part}
    if isinstance(value, list):
        parts = [_outline(part) for part in value]
        named = all(isinstance(part, dict) and "options" in part for part in parts)
        return sorted(parts, key=lambda part: str(part["name"])) if named else parts
    return str(value)  # permissions are numbers in the library, texts at Discord
