"""Asking the others: /match pause, /match resume, /match end, undo by consent, and the buttons of votes."""

from typing import cast

import discord

from bot.commands.which import command_about
from bot.components import forms, phrases, votes
from bot.components.context import Context
from bot.components.ids import BadPress, Press
from bot.components.page import Page
from bot.components.serve import about, on
from bot.matches import Match, MatchError
from bot.store.votes import VoteKind

ASKED = ("pause", "undo", "end", "adopt")
"""What people can ask each other."""


@command_about("pause")
async def pause(context: Context, match: Match) -> Page:
    """Ask the others for a pause."""
    return await _asking(context, match, "pause")


@command_about("end")
async def end(context: Context, match: Match) -> Page:
    """Ask the others to end the match without a result."""
    return await _asking(context, match, "end")


@about("adopt")
async def adopt(context: Context, match: Match, press: Press) -> Page:
    """Ask the others to go on by the newest rules."""
    return await _asking(context, match, "adopt")


async def _asking(context: Context, match: Match, kind: VoteKind) -> Page:
    """The question before the others are asked; if they are asked already, that vote."""
    others = await context.matches.votes.may_ask(match.id, context.person.id, kind)
    for vote in await context.matches.votes.open_in(match.id):
        if vote.kind == kind:
            return votes.page(vote, context.person.id, context.words)
    return votes.ask(match, kind, others, context.person.id, context.words)


async def undo_page(context: Context, match: Match) -> Page | None:
    """The question before the others are asked to let a turn be taken back; None if there is none to take."""
    undo = await context.matches.votes.undoable(match.id, context.person.id)
    if undo is None:
        return None
    for vote in await context.matches.votes.open_in(match.id):
        if vote.kind == "undo":
            return votes.page(vote, context.person.id, context.words)
    return votes.ask_undo(match, undo, context.words)


@on("ask")
async def ask(context: Context, press: Press) -> Page:
    """The others are asked; for an undo that would be another by now, the question anew."""
    if len(press.args) != 1 or press.args[0] not in ASKED:
        raise BadPress("|".join(press.args))
    await context.match(press.match)
    kind = cast(VoteKind, press.args[0])
    try:
        vote = await context.matches.votes.ask(press.match, context.person.id, kind, press.version)
    except MatchError as error:
        if error.code != "stale-panel" or kind != "undo":
            raise
        asking = await undo_page(context, await context.match(press.match))
        if asking is None:
            raise
        return asking.lead(context.words("panel-fresh"))
    return votes.page(vote, context.person.id, context.words)


@about("proposal", "modal")
async def proposal(context: Context, match: Match, press: Press) -> Page | None:
    """Open the form of what can be changed while a match runs, unless the others are asked already."""
    await context.matches.votes.may_ask(match.id, context.person.id, "terms")
    for vote in await context.matches.votes.open_in(match.id):
        if vote.kind == "terms":
            return votes.page(vote, context.person.id, context.words)
    await context.ask(forms.proposal(match, context.words))
    return None


@about("propose")
async def propose(context: Context, match: Match, press: Press) -> Page:
    """The form was sent: the others are asked."""
    terms = forms.proposed(context.interaction)
    vote = await context.matches.votes.propose(match.id, context.person.id, *terms)
    return votes.page(vote, context.person.id, context.words)


@about("pause-now")
async def pause_now(context: Context, match: Match, press: Press) -> Page:
    """The match is paused without asking."""
    paused = await context.matches.votes.pause_now(match.id, context.person.id)
    return votes.paused(paused, context.words)


@on("vote")
async def ballot(context: Context, press: Press) -> Page:
    """A ballot; without a choice, the vote to look at."""
    number = press.number()
    await context.match(press.match)
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


@command_about("resume")
async def resume(context: Context, match: Match) -> Page:
    """End a pause that the players agreed on."""
    resumed = await context.matches.votes.resume_play(match.id, context.person.id)
    seat = resumed.seat_of(context.person.id)
    page = Page(resumed.id, resumed.version, colour=phrases.colour(resumed))
    timed = resumed.pace != "none"
    page.text(context.words("resumed", title=phrases.title(resumed, context.words), timed=timed))
    waits = seat is not None and phrases.to_move(resumed, seat.seat)
    return page.row(
        page.button("move", context.words("button-move"), style=discord.ButtonStyle.primary)
        if waits
        else None,
        page.button("board", context.words("button-board")),
    )
