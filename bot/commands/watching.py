"""Looking: hand, board at a turn, log, list, export, the menu behind More."""

from collections.abc import Sequence

import discord

import render
from bot.commands.which import meant
from bot.components import lists, looking
from bot.components import log as logs
from bot.components import more as menus
from bot.components.context import Context, Refusal
from bot.components.ids import BadPress, Press
from bot.components.page import Page
from bot.components.serve import answer, on
from bot.matches import Match
from bot.matches.recap import last_of
from games import game as find_game
from render import GIFTS


def _turn_number(press: Press, chosen: Sequence[str]) -> int | None:
    """The turn asked for, on the button or from the list; None: the newest."""
    text = chosen[0] if chosen else press.args[0] if press.args else ""
    if not text:
        return None
    if not text.isdecimal():
        raise BadPress(text)
    return int(text)


async def board_command(
    interaction: discord.Interaction,
    turn: int | None = None,
    text: bool = False,
    match: int | None = None,
) -> None:
    """/match board."""

    async def work(context: Context) -> Page:
        found = await meant(context, match, "board")
        if isinstance(found, Page):
            return found
        return await (_text if text else _board)(context, found, turn)

    await answer(interaction, work)


async def _board(context: Context, match: Match, number: int | None, sheet: str = "") -> Page:
    turn = await context.matches.watching.turn(match.id, number)
    seat = match.seat_of(context.person.id)
    if turn.number >= last_of(match):
        await context.matches.recaps.look(match.id, context.person.id)
    return await looking.board(match, turn, context.words, None if seat is None else seat.seat, sheet)


async def _text(context: Context, match: Match, number: int | None) -> Page:
    turn = await context.matches.watching.turn(match.id, number)
    if turn.number >= last_of(match):
        await context.matches.recaps.look(match.id, context.person.id)
    return looking.text(match, turn, context.words)


@on("board")
async def board(context: Context, press: Press, chosen: Sequence[str]) -> Page:
    """The board after a turn: the sheet named on the button, if any."""
    match = await context.match(press.match)
    sheet = press.args[1] if len(press.args) > 1 else ""
    if sheet and sheet not in render.sheets(match.game):
        raise BadPress(sheet)
    return await _board(context, match, _turn_number(press, chosen), sheet)


async def gifts_command(interaction: discord.Interaction, match: int | None = None) -> None:
    """/match gifts."""

    async def work(context: Context) -> Page:
        found = await meant(context, match, GIFTS)
        return found if isinstance(found, Page) else await _gifts(context, found)

    await answer(interaction, work)


async def _gifts(context: Context, match: Match) -> Page:
    if GIFTS not in render.sheets(match.game):
        raise Refusal("no-gifts", title=find_game(match.game).title)
    return await _board(context, match, None, GIFTS)


@on("gifts")
async def gifts(context: Context, press: Press, _: Sequence[str]) -> Page:
    """Who owes whom, from the list of one's matches."""
    return await _gifts(context, await context.match(press.match))


@on("text")
async def text(context: Context, press: Press, chosen: Sequence[str]) -> Page:
    """The board after a turn in words."""
    return await _text(context, await context.match(press.match), _turn_number(press, chosen))


async def log_command(interaction: discord.Interaction, match: int | None = None) -> None:
    """/match log."""

    async def work(context: Context) -> Page:
        found = await meant(context, match, "log")
        return found if isinstance(found, Page) else await _log(context, found, None)

    await answer(interaction, work)


async def _log(context: Context, match: Match, before: int | None) -> Page:
    own = match.seat_of(context.person.id)
    turns = await context.matches.watching.log(match.id, None if own is None else own.seat)
    noted = await context.matches.notices.of(match.id)
    return logs.log(match, turns, noted, before, context.words)


@on("log")
async def log(context: Context, press: Press, chosen: Sequence[str]) -> Page:
    """What happened, the newest turns or those before one."""
    return await _log(context, await context.match(press.match), _turn_number(press, chosen))


@on("hand")
async def hand(context: Context, press: Press, _: Sequence[str]) -> Page:
    """What this person holds."""
    await context.match(press.match)
    match, seat, view = await context.matches.watching.seat_view(press.match, context.person.id)
    return await looking.hand(match, seat, view, context.words)


async def list_command(interaction: discord.Interaction) -> None:
    """/match list."""
    await answer(interaction, _tables)


@on("tables")
async def tables(context: Context, press: Press, _: Sequence[str]) -> Page:
    """The list from a button."""
    return await _tables(context)


async def _tables(context: Context) -> Page:
    server = context.interaction.guild_id
    if server is None:
        raise Refusal("no-server-here")
    lobbies = await context.matches.watching.open_in(server, context.person.id)
    running = await context.matches.watches.public_in(server)
    return lists.tables(lobbies, running, context.person.id, context.words)


async def export_command(interaction: discord.Interaction, match: int | None = None) -> None:
    """/match export."""

    async def work(context: Context) -> Page:
        found = await meant(context, match, "export")
        return found if isinstance(found, Page) else await _export(context, found)

    await answer(interaction, work)


async def _export(context: Context, match: Match) -> Page:
    return menus.export(match, await context.matches.records.export(match.id), context.words)


@on("export")
async def export(context: Context, press: Press, _: Sequence[str]) -> Page:
    """The record as a file."""
    return await _export(context, await context.match(press.match))


@on("more")
async def more(context: Context, press: Press, _: Sequence[str]) -> Page:
    """The menu."""
    match = await context.match(press.match)
    return menus.more(match, context.person.id, context.words)
