"""Taking a turn: /play, the panel, Confirm; undo and resign."""

import asyncio
import logging

import discord
from discord import app_commands

from bot.commands import opening, slash, votes
from bot.commands.slash import Suggested
from bot.commands.which import OwnMatch, command_about, meant
from bot.components import computers, lessons, more, orders, panel, phrases, recap, why
from bot.components import rules as rules_pages
from bot.components import votes as vote_pages
from bot.components.context import Context, Refusal
from bot.components.ids import BadPress, Press
from bot.components.page import Page
from bot.components.serve import OUTDATED, about, answer, on
from bot.matches import Done, Match, MatchError, Panel
from bot.matches.base import check_begun
from bot.text import explain
from bot.text.formatter import formatter_of
from games.engine import BadNotation, IllegalAction

log = logging.getLogger(__name__)

BY_CONSENT = ("already-final", "nothing-to-undo", "not-your-turn")
"""Why somebody alone cannot take anything back, though all together may."""

NOTHING_TO_PLAY = ("nothing-waits", "no-match-here")
"""Why nobody is asked for a move: then computers are there to play against."""

_ahead: set[asyncio.Task[None]] = set()
"""Pictures being drawn before they are needed."""


async def suggest_moves(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The legal moves that fit what was typed so far; out of turn, what could be queued."""
    context = Context(interaction)
    try:
        found = await meant(context, getattr(interaction.namespace, "match", None), "move")
        if isinstance(found, Page):
            return []
        moves = await context.matches.turns.suggest(found.id, context.person.id, typed)
    except (MatchError, Refusal):
        return []
    except Exception:
        log.exception("no suggestions")
        return []
    return [app_commands.Choice(name=move[:100], value=move) for move in moves]


@slash.command("play")
@app_commands.allowed_contexts(guilds=True, dms=True)
async def play(
    interaction: discord.Interaction,
    move: app_commands.Transform[str, Suggested(suggest_moves)] | None = None,
    match: OwnMatch = None,
) -> None:
    """The panel, or a typed move ready to be confirmed."""

    async def work(context: Context) -> Page:
        try:
            found = await meant(context, match, "move")
        except Refusal as refusal:
            if refusal.code not in NOTHING_TO_PLAY or not opening.possible(context):
                raise
            return computers.offer(computers.USUAL, context.words, free=True)
        if isinstance(found, Page):
            return found
        return await (opened(context, found.id) if move is None else _typed(context, found, move))

    await answer(interaction, work)


async def opened(context: Context, match_id: int) -> Page:
    """The panel; above it, once, what others did since this person last looked.

    Not if computers alone have moved since: the message that called for this person tells just that. Before
    their turn the move that is queued; whose turn it is, if nothing is chosen yet, or can be any more.
    """
    person = context.person.id
    try:
        state = await context.matches.turns.panel(match_id, person)
    except MatchError as error:
        if error.code != "nothing-ahead":
            raise
        return why.page(await context.matches.inbox.why(match_id, person), person, context.words)
    if state.ahead and state.condition is None and not state.can_back:
        return why.page(await context.matches.inbox.why(match_id, person), person, context.words)
    found = await context.matches.recaps.news(match_id, person)
    if state.condition is None:
        made = await shown(context, state)
    else:
        made = orders.page(await context.matches.orders.of(match_id, person), context.words)
    if found is not None and not recap.by_computers(found):
        made.lead(recap.brief(found, context.words))
    return made


async def _typed(context: Context, match: Match, text: str) -> Page:
    """A move in notation: ready for Confirm, or the rule against it and what is legal instead."""
    try:
        ahead = context.matches.turns.ahead(match.id, context.person.id, text)
        return await shown(context, await ahead)
    except (IllegalAction, BadNotation) as error:
        state, near = await context.matches.turns.nearest(match.id, context.person.id, text)
        return await panel.refused(state, text, error, near, context.words)


async def shown(context: Context, state: Panel, part: int = 0) -> Page:
    """The page of the panel; after a decision the public picture is drawn ahead."""
    context.subject = state.match
    lesson = None if state.ahead else await context.matches.lessons.step(state)
    made = await panel.page(state, context.words, part, lesson)
    if state.question is None or not state.can_back:  # at the beginning and at the end of the decision
        asked = await context.matches.votes.open_in(state.match.id)
        made.lead(vote_pages.pending(asked, state.seat, context.words))
    if state.preview is not None:
        task = asyncio.create_task(panel.prepare(state, context.interaction.client))
        _ahead.add(task)
        task.add_done_callback(_ahead.discard)
    return made


# ── the buttons of the panel ─────────────────────────────────────────────────────────────────────


@on("move")
@on("go")
async def move(context: Context, press: Press) -> Page:
    """Your move: always the newest panel, whatever the age of the button; once it was "go" in places."""
    return await opened(context, press.match)


@on("part")
async def part(context: Context, press: Press) -> Page:
    """More answers to the same question."""
    state = await context.matches.turns.panel(press.match, context.person.id)
    return await shown(context, state, press.number())


@on("explain")
async def explain_question(context: Context, press: Press) -> Page:
    """What the rules say of what is asked."""
    state = await context.matches.turns.panel(press.match, context.person.id)
    return await rules_pages.explained(state, context.words)


@on("pick")
async def pick(context: Context, press: Press) -> Page:
    """An answer was chosen, from a list or by its button."""
    chosen = press.chosen or press.args[1:]
    if len(chosen) != 1:
        raise BadPress("pick")
    try:
        state = await context.matches.turns.pick(
            press.match, context.person.id, press.version, press.number(), chosen[0]
        )
    except MatchError as error:
        return await _fresh(context, press, error)
    return await shown(context, state)


async def _fresh(context: Context, press: Press, error: MatchError) -> Page:
    """The newest panel for a press that does not go with it; raises every other error."""
    if error.code not in OUTDATED:
        raise error
    made = await shown(context, await context.matches.turns.panel(press.match, context.person.id))
    return made.lead(context.words("panel-fresh"))


@on("back")
async def back(context: Context, press: Press) -> Page:
    """One choice back."""
    state = await context.matches.turns.back(press.match, context.person.id, press.version, press.number())
    return await shown(context, state)


@on("over")
async def over(context: Context, press: Press) -> Page:
    """Start over."""
    state = await context.matches.turns.start_over(
        press.match, context.person.id, press.version, press.number()
    )
    return await shown(context, state)


@on("type")
async def type_move(context: Context, press: Press) -> Page:
    """One of the nearest legal moves was pressed."""
    if len(press.args) != 1:
        raise BadPress("type")
    return await _typed(context, await context.match(press.match), press.args[0])


@on("confirm")
async def confirm(context: Context, press: Press) -> Page:
    """The turn is taken. A stale press confirms nothing and shows the newest panel.

    A double tap shows once more what the first one has done: its page takes the place of the other.
    """
    turns, person = context.matches.turns, context.person.id
    try:
        result = await turns.confirm(press.match, person, press.version, press.number())
    except MatchError as error:
        done = await turns.confirmed(press.match, person, press.version) if error.code in OUTDATED else None
        if done is None:
            return await _fresh(context, press, error)
        return (await _confirmed(context, done)).lead(context.words("panel-confirmed"))
    return await _confirmed(context, result)


async def _confirmed(context: Context, result: Done) -> Page:
    """The panel, if the same person is to act again; else who is next, and what else waits."""
    context.subject = result.match
    if result.next_seat is not None and _goes_on(context, result.match):
        state = await context.matches.turns.panel(result.match.id, context.person.id)
        made = await shown(context, state)
        # Within one turn the panel itself says what it has brought so far.
        players = phrases.players(state.match)
        draft = formatter_of(state.match.edition).draft(context.words, players, result.events)
        drawn = "" if state.confirmed else draft.drawn()
        return made.lead(drawn).lead(lessons.told(result.match, result.lesson, context.words))
    own = result.match.seat_of(context.person.id) is not None
    return panel.done(result, context.interaction.channel_id, context.words, own=own)


def _goes_on(context: Context, match: Match) -> bool:
    """Whether the same person is to act again."""
    seat = match.acts(context.person.id)
    return seat is not None and phrases.to_move(match, seat.seat)


# ── undo and resign ──────────────────────────────────────────────────────────────────────────────


@command_about("undo")
async def undo(context: Context, match: Match) -> Page:
    """The panel without the last step of the draft; of what counts already, the question to the others."""
    try:
        state = await context.matches.turns.undo(match.id, context.person.id)
    except MatchError as error:
        asking = await votes.undo_page(context, match) if error.code in BY_CONSENT else None
        if asking is None:
            raise
        if error.code == "already-final":
            asking.lead(explain(context.words, error, title=phrases.title(match, context.words)))
        return asking
    made = await shown(context, state)
    return made.lead(context.words("undone"))


@command_about("resign")
async def resign(context: Context, match: Match) -> Page:
    """Leave the match for good: the question, to somebody who can resign."""
    seat = match.seat_of(context.person.id)
    check_begun(match)
    if match.state == "over":
        raise MatchError("match-over", match=match.id)
    if match.state == "archived":
        raise MatchError("archived", match=match.id)
    if seat is None:
        raise MatchError("not-in-match", match=match.id)
    if seat.resigned:
        raise MatchError("already-resigned", match=match.id)
    return more.resign(match, context.person.id, context.words)


@about("resign-yes")
async def resign_yes(context: Context, match: Match, press: Press) -> Page:
    """The seat is given up."""
    match = await context.matches.turns.resign(press.match, context.person.id)
    words = context.words
    page = Page(match.id, match.version)
    state = "archived" if match.state == "archived" else "left"
    page.text(
        words("resigned", title=phrases.title(match, words), place=phrases.place(match, words), state=state)
    )
    return page.row(
        page.button("revive", words("button-revive")) if match.state == "archived" else None,
        page.button("list", words("button-list")),
    )
