"""Looking: hand, board at a turn, log, list, export, the menu behind More."""

from collections.abc import Sequence

import discord

from bot.commands import slash
from bot.commands.which import OwnMatch, answer_about, command_about
from bot.components import ids, lists, notes, phrases, watches, watching
from bot.components import log as logs
from bot.components import more as menus
from bot.components.context import Context, Refusal
from bot.components.ids import BadPress, Press
from bot.components.page import Page
from bot.components.serve import about, answer, on
from bot.matches import Match, Note, ReadTurn
from bot.matches.model import last_of
from games import game as find_game

GIFTS = "gifts"
"""The command that tells who owes whom; on older messages a sheet."""


def _turn_number(press: Press) -> int | None:
    """The turn asked for, on the button or from the list; None: the newest."""
    text = press.chosen[0] if press.chosen else press.args[0] if press.args else ""
    return ids.number(text) if text else None


@slash.command("board", slash.match)
async def board_command(
    interaction: discord.Interaction, turn: int | None = None, text: bool = False, match: OwnMatch = None
) -> None:
    """The board, or the board in words, after a turn."""

    async def page(context: Context, found: Match) -> Page:
        return await (_text if text else _board)(context, found, turn)

    await answer_about(interaction, match, "board", page)


async def _board(context: Context, match: Match, number: int | None, noted: bool = False) -> Page:
    reads = await _read(context, match, number)
    if reads is not None and not noted:
        return await watches.reading(reads, context.words)
    turn = reads.turn if reads is not None else await context.matches.watching.turn(match.id, number)
    seat = match.acts(context.person.id)
    reader = None if seat is None else seat.seat
    note = ""
    if noted:
        note = phrases.board(turn, context.words, reader).note()
        if not note:
            raise Refusal("no-gifts", title=find_game(match.game).title)
    if turn.number >= last_of(match):
        await context.matches.recaps.look(match.id, context.person.id)
    own = match.seat_of(context.person.id) is not None
    return await watching.board(turn.match, turn, context.words, reader, note, own=own)


async def _read(context: Context, match: Match, number: int | None) -> ReadTurn | None:
    """How far somebody is who reads the match turn by turn: the newest board they do not want to see yet.

    None for who has asked for a turn by its number, or plays there.
    """
    if number is not None or match.acts(context.person.id) is not None:
        return None
    reads = await context.matches.watches.read_by(context.person.id, match)
    return None if reads is None else await context.matches.watches.read(reads.id, context.person.id)


async def _text(context: Context, match: Match, number: int | None) -> Page:
    reads = await _read(context, match, number)
    if reads is not None:
        return watching.text(reads.turn.match, reads.turn, context.words)
    turn = await context.matches.watching.turn(match.id, number)
    if turn.number >= last_of(match):
        await context.matches.recaps.look(match.id, context.person.id)
    return watching.text(match, turn, context.words)


@about("board")
async def board(context: Context, match: Match, press: Press) -> Page:
    """The board after a turn.

    Older messages name a sheet too, from when a board could have several.
    """
    sheet = press.args[1] if len(press.args) > 1 else ""
    if sheet and sheet not in ids.SHEETS:
        raise BadPress(sheet)
    return await _board(context, match, _turn_number(press), noted=sheet == GIFTS)


@command_about(GIFTS)
async def gifts(context: Context, match: Match) -> Page:
    """Who owes whom, under the board."""
    return await _board(context, match, None, noted=True)


@on("text")
async def text(context: Context, press: Press) -> Page:
    """The board after a turn in words."""
    return await _text(context, await context.match(press.match), _turn_number(press))


@slash.command("log", slash.match)
async def log_command(interaction: discord.Interaction, match: OwnMatch = None) -> None:
    """The newest turns."""
    await answer_about(interaction, match, "log", _log)


async def _log(context: Context, match: Match, before: int | None = None) -> Page:
    own = match.acts(context.person.id)
    turns = await context.matches.watching.log(match.id, None if own is None else own.seat)
    last = turns[-1].number if turns else 0
    plain = await context.matches.watching.plain_log(match.id, last) if last < last_of(match) else ()
    noted = await context.matches.notices.of(match.id)
    return logs.log(match, turns, noted, before, context.words, plain)


@on("log")
async def log(context: Context, press: Press) -> Page:
    """What happened, the newest turns or those before one."""
    return await _log(context, await context.match(press.match), _turn_number(press))


@about("hand")
async def hand(context: Context, match: Match, press: Press) -> Page:
    """What this person holds."""
    match, seat, view = await context.matches.watching.seat_view(press.match, context.person.id)
    return await watching.hand(match, seat, view, context.words)


@slash.command("list", slash.match)
async def list_command(interaction: discord.Interaction) -> None:
    """The open tables and public matches of the server."""
    await answer(interaction, _tables)


@on("tables")
async def tables(context: Context, press: Press) -> Page:
    """The list from a button."""
    return await _tables(context)


async def _tables(context: Context) -> Page:
    server = context.interaction.guild_id
    if server is None:
        raise Refusal("no-server-here")
    lobbies = filter(context.sees, await context.matches.watching.open_in(server, context.person.id))
    running = filter(context.sees, await context.matches.watches.public_in(server))
    return lists.tables(list(lobbies), list(running), context.person.id, context.words)


@command_about("export")
async def export(context: Context, match: Match) -> Page:
    """The record as a file."""
    record = await context.matches.records.export(match.id)
    own: Sequence[Note] = ()
    if match.seat_of(context.person.id) is not None:
        _, own = await context.matches.notes.of(match.id, context.person.id)
    return menus.export(match, record, notes.file(own, context.words), context.words)


@about("more")
async def more(context: Context, match: Match, press: Press) -> Page:
    """The menu."""
    return menus.more(match, context.person.id, context.words)


@about("detail")
async def detail(context: Context, match: Match, press: Press) -> Page:
    """All that happened in a turn, with the numbers behind."""
    turn = await context.matches.watching.turn(match.id, press.number())
    return watching.detail(match, turn, context.words)


@about("standings")
async def standings(context: Context, match: Match, press: Press) -> Page:
    """The totals as they are now."""
    return watching.standings(match, await context.matches.watching.turn(match.id), context.words)
