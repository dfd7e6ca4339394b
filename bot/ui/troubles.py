"""Private pages for everything that did not work: what happened, in a sentence, and a way on."""

import discord

from bot.matches import MatchError
from bot.ui import phrases
from bot.ui.context import Context, Refusal
from bot.ui.ids import BadPress
from bot.ui.page import Page
from bot.words import explain
from bot.words.narrator import find
from games.engine import GameError

Trouble = MatchError | GameError | Refusal | BadPress


async def page(context: Context, error: Trouble) -> Page:
    """The words for the error, with buttons that lead on."""
    if isinstance(error, MatchError) and error.code == "not-your-turn":
        return await _not_your_turn(context, error)
    made = Page().text(explain(context.words, error))
    return made.row(made.button("list", context.words("button-list")))


async def _not_your_turn(context: Context, error: MatchError) -> Page:
    """Whose turn it is, for what, since when, until when; and the board to look at meanwhile."""
    words = context.words
    match = await context.matches.match(int(error.facts["match"]))
    made = Page(match.id, match.version, colour=phrases.colour(match))
    if match.to_act is None:
        return made.text(words("refusal-match-over", match=str(match.id)))
    own = match.seat_of(context.person.id)
    made.text(
        words(
            "not-your-turn",
            title=phrases.title(match, words),
            who=phrases.cast(match).rich(match.to_act),
            task=find(match.game).task(words),
            waiting=phrases.waiting_line(match, words),
            seated="yes" if own else "no",
        )
    )
    return made.row(
        made.button("board", words("button-board"), style=discord.ButtonStyle.primary),
        made.button("log", words("button-log")),
        made.button("list", words("button-list")),
    )


def apology(context: Context, reference: str) -> Page:
    """For what should never happen: nothing was lost, and a reference that the log knows."""
    made = Page().text(context.words("apology", reference=reference))
    return made.row(made.button("list", context.words("button-list")))
