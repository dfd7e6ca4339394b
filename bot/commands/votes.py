"""Asking the others: /match pause, /match resume, /match end, undo by consent, and the buttons of votes."""

from collections.abc import Sequence
from functools import partial
from typing import cast

import discord

from bot.commands import slash
from bot.commands.which import OwnMatch, answer_about
from bot.components import phrases, votes
from bot.components.context import Context
from bot.components.ids import BadPress, Press
from bot.components.page import Page
from bot.components.serve import on
from bot.matches import Match, MatchError
from bot.matches.model import VoteKind

ASKED = ("pause", "undo", "end")
"""What people can ask each other."""


@slash.command("pause", slash.match)
async def pause_command(interaction: discord.Interaction, match: OwnMatch = None) -> None:
    """Ask the others for a pause."""
    await answer_about(interaction, match, "pause", partial(_asking, kind="pause"))


@slash.command("resume", slash.match)
async def resume_command(interaction: discord.Interaction, match: OwnMatch = None) -> None:
    """End a pause that the players agreed on."""
    await answer_about(interaction, match, "resume", _resumed)


@slash.command("end", slash.match)
async def end_command(interaction: discord.Interaction, match: OwnMatch = None) -> None:
    """Ask the others to end the match without a result."""
    await answer_about(interaction, match, "end", partial(_asking, kind="end"))


async def _asking(context: Context, match: Match, kind: VoteKind) -> Page:
    """The question before the others are asked; if they are asked already, that vote."""
    await context.matches.votes.may_ask(match.id, context.person.id, kind)
    for vote in await context.matches.votes.open_in(match.id):
        if vote.kind == kind:
            return votes.page(vote, context.person.id, context.words)
    return votes.ask(match, kind, context.words)


async def undo_page(context: Context, match: Match) -> Page | None:
    """The question before the others are asked to let a turn be taken back; None if there is none to take."""
    undo = await context.matches.votes.undoable(match.id, context.person.id)
    if undo is None:
        return None
    for vote in await context.matches.votes.open_in(match.id):
        if vote.kind == "undo":
            return votes.page(vote, context.person.id, context.words)
    return votes.ask_undo(match, undo, context.words)


@on("pause")
async def pause(context: Context, press: Press, _: Sequence[str]) -> Page:
    """Pause, from the menu."""
    return await _asking(context, await context.match(press.match), "pause")


@on("end")
async def end(context: Context, press: Press, _: Sequence[str]) -> Page:
    """End, from the menu."""
    return await _asking(context, await context.match(press.match), "end")


@on("ask")
async def ask(context: Context, press: Press, _: Sequence[str]) -> Page:
    """The others are asked."""
    if len(press.args) != 1 or press.args[0] not in ASKED:
        raise BadPress("|".join(press.args))
    await context.match(press.match)
    kind = cast(VoteKind, press.args[0])
    vote = await context.matches.votes.ask(press.match, context.person.id, kind)
    return votes.page(vote, context.person.id, context.words)


@on("vote")
async def ballot(context: Context, press: Press, _: Sequence[str]) -> Page:
    """A ballot; without a choice, the vote to look at."""
    if not press.args or not press.args[0].isdecimal():
        raise BadPress("|".join(press.args))
    await context.match(press.match)
    number = int(press.args[0])
    if len(press.args) == 1:
        vote = await context.matches.votes.get(press.match, number)
    else:
        try:
            vote = await context.matches.votes.ballot(press.match, context.person.id, number, press.args[1])
        except MatchError as error:
            if error.code not in ("not-in-match", "no-vote"):
                raise
            # Whoever has no vote may look how it stands.
            vote = await context.matches.votes.get(press.match, number)
    return votes.page(vote, context.person.id, context.words)


@on("resume")
async def resume(context: Context, press: Press, _: Sequence[str]) -> Page:
    """Resume, from a refusal, a notice or the menu."""
    return await _resumed(context, await context.match(press.match))


async def _resumed(context: Context, match: Match) -> Page:
    resumed = await context.matches.votes.resume_play(match.id, context.person.id)
    seat = resumed.seat_of(context.person.id)
    page = Page(resumed.id, resumed.version, colour=phrases.colour(resumed))
    page.text(context.words("resumed", title=phrases.title(resumed, context.words)))
    waits = seat is not None and phrases.to_move(resumed, seat.seat)
    return page.row(
        page.button("move", context.words("button-move"), style=discord.ButtonStyle.primary)
        if waits
        else None,
        page.button("board", context.words("button-board")),
    )
