"""A match that somebody brought, and the way from a past turn to a table that goes on from there."""

import discord

from bot.components import phrases
from bot.components.page import Page
from bot.matches import Match
from bot.text import Words
from games import game as find_game


def brought(match: Match, words: Words) -> Page:
    """Where it is now."""
    page = Page(match.id, match.version)
    page.text(words("import-done", title=phrases.title(match, words), place=phrases.place(match, words)))
    return page.row(
        page.button("board", words("button-board")),
        page.button("log", words("button-log")),
        page.button("more", words("button-more")),
    )


def ask_fork(match: Match, turn: int, alone: bool, words: Words) -> Page:
    """Asks once more before a table is opened for everybody to see.

    ``alone``: the reader may play on against computers, too.
    """
    page = Page(match.id, match.version)
    page.text(words("fork-ask", title=phrases.title(match, words), turn=turn))
    return page.row(
        page.button("fork-yes", words("button-fork-yes"), turn, style=discord.ButtonStyle.primary),
        page.button("fork-solo", words("button-fork-solo"), turn) if alone else None,
        page.button("board", words("button-back"), turn),
    )


def forked(match: Match, words: Words) -> Page:
    """The table is open."""
    page = Page(match.id, match.version)
    page.text(words("fork-open", title=phrases.title(match, words), place=phrases.place(match, words)))
    return page.row(page.button("list", words("button-list")))


def played_on(match: Match, words: Words) -> Page:
    """The match against computers has begun."""
    page = Page(match.id, match.version)
    title, place = phrases.title(match, words), phrases.place(match, words)
    page.text(words("lobby-started", title=title, place=place))
    return page.row(page.button("move", words("button-move")), page.button("list", words("button-list")))


def origin(match: Match, words: Words) -> str:
    """After which turn of which match it goes on; "" if it began at the start."""
    if match.forked_from is None or match.forked_turn is None:
        return ""
    before = words("match-title", game=find_game(match.game).title, match=str(match.forked_from))
    return words("lobby-fork", title=before, turn=match.forked_turn)
