"""The command tree: names in code, descriptions from the locales; sent to Discord only when it changed."""

import asyncio
import inspect
import logging
import secrets
from collections.abc import Callable
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.commands import inbox, lobby, me, orders, seats, server, staff, turns, votes, watch, watching, which
from bot.components import troubles
from bot.components.context import Context
from bot.text import words

log = logging.getLogger(__name__)

Tree = app_commands.CommandTree[Any]

ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True)
IN_SERVERS = app_commands.AppCommandContext(guild=True)
LOCAL = ("server", "watch")
"""Commands of their own that mean nothing outside a server."""

COMMANDS: dict[str, Callable[..., Any]] = {
    "command-match-new": lobby.new,
    "command-match-invite": lobby.invite_command,
    "command-match-board": watching.board_command,
    "command-match-gifts": watching.gifts_command,
    "command-match-log": watching.log_command,
    "command-match-list": watching.list_command,
    "command-match-export": watching.export_command,
    "command-match-orders": orders.orders_command,
    "command-match-undo": turns.undo_command,
    "command-match-pause": votes.pause_command,
    "command-match-resume": votes.resume_command,
    "command-match-end": votes.end_command,
    "command-match-leave": seats.leave_command,
    "command-match-resign": turns.resign_command,
    "command-play": turns.play,
    "command-inbox": inbox.inbox_command,
    "command-why": inbox.why_command,
    "command-me": me.me_command,
    "command-rules": lobby.show_rules,
    "command-watch": watch.watch_command,
    "command-server": server.server_command,
    "command-staff-pause": staff.pause_command,
    "command-staff-resume": staff.resume_command,
    "command-staff-extend": staff.extend_command,
    "command-staff-replace": staff.replace_command,
    "command-staff-abort": staff.abort_command,
    "command-staff-revive": staff.revive_command,
}
"""Every command by the key of its description, which is also its name: ``/match new``, ``/play``."""

SUGGESTIONS: dict[str, Callable[..., Any]] = {
    "match": which.suggest_matches,
    "command-me.zone": me.suggest_zones,
    "command-match-invite.match": lobby.suggest_own,
    "move": turns.suggest_moves,
    "options": lobby.suggest_options,
    "seat": staff.suggest_seats,
    "command-watch.match": watch.suggest_public,
    "staff.match": staff.suggest_matches,
}
"""What completes an option while it is typed: by its name, or by group or command and its name."""

STAFF = discord.Permissions(manage_guild=True)
FOR_STAFF = ("staff", "server")
"""Groups and commands that only those who manage the server are shown; each of them asks again itself."""

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


PAUSE = 60
"""Seconds until the commands are sent again after a failure."""

_retries: set[asyncio.Task[None]] = set()


def build(tree: Tree) -> None:
    """Put every command into the tree."""
    groups: dict[str, app_commands.Group] = {}
    for key, callback in COMMANDS.items():
        *parents, name = key.split("-")[1:]
        if not parents:
            tree.add_command(_command(name, callback, key, IN_SERVERS if name in LOCAL else ANYWHERE))
            continue
        (parent,) = parents
        if parent not in groups:
            groups[parent] = _group(parent)
            tree.add_command(groups[parent])
        groups[parent].add_command(_command(name, callback, key))
    tree.error(_failed)


def groups() -> list[str]:
    """The names of the groups of commands."""
    return list(dict.fromkeys(key.split("-")[1] for key in COMMANDS if key.count("-") == 2))


def options_of(callback: Callable[..., Any]) -> list[str]:
    """The names of a command's options."""
    return [name for name in inspect.signature(callback).parameters if name != "interaction"]


def _group(name: str) -> app_commands.Group:
    return app_commands.Group(
        name=name,
        description=words()(f"command-{name}"),
        allowed_contexts=IN_SERVERS,
        default_permissions=STAFF if name in FOR_STAFF else None,
    )


def _command(
    name: str,
    callback: Callable[..., Any],
    key: str,
    contexts: app_commands.AppCommandContext | None = None,
) -> app_commands.Command[Any, ..., Any]:
    """The command with its words: the message's value, and an attribute for each option."""
    options = options_of(callback)
    app_commands.describe(**{option: words()(f"{key}.{option}") for option in options})(callback)
    command: app_commands.Command[Any, ..., Any] = app_commands.Command(
        name=name, description=words()(key), callback=callback, allowed_contexts=contexts
    )
    if name in FOR_STAFF:
        command.default_permissions = STAFF
    group = key.split("-")[1]
    for option in options:
        for wanted in (f"{key}.{option}", f"{group}.{option}", option):
            if wanted in SUGGESTIONS:
                command.autocomplete(option)(SUGGESTIONS[wanted])
                break
    return command


async def _failed(interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
    """What discord.py itself could not make of a command; everything else is answered in `serve`."""
    reference = secrets.token_hex(2).upper()
    log.error("reference %s: %s", reference, interaction.data, exc_info=error)
    if interaction.type is discord.InteractionType.autocomplete or interaction.response.is_done():
        return
    page = troubles.apology(Context(interaction), reference)
    await interaction.response.send_message(view=page.view(), ephemeral=True)


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
    wanted = [command.to_dict(tree) for command in tree.get_commands()]
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
