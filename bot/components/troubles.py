"""Private pages for everything that did not work: what happened, in a sentence, and a way on."""

import discord

from bot.components import phrases, substitutes, why
from bot.components.context import Context, Refusal
from bot.components.page import Page
from bot.matches import Match, MatchError
from bot.text import explain
from games.engine import CodedError

WHOSE_TURN = ("not-your-turn", "not-in-match")
"""What watchers and people out of turn run into: they are told who is to act."""


async def page(context: Context, error: CodedError) -> Page:
    """The words for the error, with buttons that lead on."""
    match = await _match(context, error)
    if match is not None and error.code == "not-in-match":
        left = await context.matches.substitutes.former_seat(match.id, context.person.id)
        if left is not None:
            turn = None if match.to_act is None else await context.matches.watching.turn(match.id)
            return substitutes.former(match, left.seat, turn, context.words)
    if match is not None and match.to_act is not None and error.code in WHOSE_TURN:
        try:
            return why.page(await context.matches.inbox.why(match.id), context.person.id, context.words)
        except MatchError as deeper:  # the match cannot be read any more: that is the news
            error = deeper
    words = context.words
    made = Page(match.id, match.version) if match else Page()
    title = f"**{phrases.title(match, words)}**" if match else ""
    made.text(explain(words, error, title=title))
    begun = match is not None and match.state != "lobby"
    rests = error.code == "paused" and error.facts["by"] == "players"
    back = error.code == "computer-plays"
    return made.row(
        made.button("play-on", words("button-play-on"), style=discord.ButtonStyle.primary) if back else None,
        made.button("resume", words("button-resume"), style=discord.ButtonStyle.primary) if rests else None,
        made.button("board", words("button-board")) if begun else None,
        made.button("log", words("button-log")) if begun else None,
        made.button("list", words("button-list")),
    )


async def _match(context: Context, error: CodedError) -> Match | None:
    """The match that the error is about, if there is one that this person may know of."""
    number = error.facts.get("match")
    if not isinstance(number, int):
        return None
    try:
        return await context.match(number)
    except (MatchError, Refusal):
        return None


def apology(context: Context, reference: str) -> Page:
    """For what should never happen: nothing was lost, and a reference that the log knows."""
    made = Page().text(context.words("apology", reference=reference))
    return made.row(made.button("list", context.words("button-list")))
