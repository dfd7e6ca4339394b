"""The public messages: welcome and turn. Pure: a match in, a message out."""

from collections.abc import Sequence

import discord

from bot.components import imports, lobby, phrases, recap
from bot.components.ids import PressItem
from bot.components.page import Page
from bot.matches import Match, Recap, Turn
from bot.text import Words
from bot.text.formatter import formatter_of
from bot.text.players import escaped, short

PRIMARY = discord.ButtonStyle.primary
LONGEST_NAME = 100
"""Characters in the name of a thread (Discord)."""


def thread_name(match: Match, words: Words) -> str:
    """The thread's name: game, number and people."""
    names = words.series([short(seat.name) for seat in match.seats])
    return words("thread-name", title=phrases.called(match, words), names=names)[:LONGEST_NAME]


def welcome(match: Match, turn: Turn, words: Words, row_id: int, image_name: str) -> discord.ui.LayoutView:
    """The first message in the thread: order of play, options, sealed shuffle, board, who begins.

    The shuffle of a lesson is no secret.
    """
    page = Page(match.id, match.version, row=row_id, colour=phrases.colour(match))
    players = phrases.players(match)
    page.text(words("welcome-head", title=phrases.called(match, words)))
    order = turn.view.order_of_play()
    seated = words.series([phrases.player(match, seat, words) for seat in order])
    page.text(words("welcome-order", order=seated, first=players.rich(order[0])))
    page.text(imports.origin(match, words))
    page.text(lobby.terms(match, words))
    page.text(
        words("welcome-seal", hash=match.seed_sha256) if match.lesson is None else words("welcome-lesson")
    )
    page.shown(image_name, phrases.board(turn, words).alt())
    if match.state == "playing" and match.turn == 1:
        page.text(phrases.next_line(match, words))
    rules = page.button("rules", words("button-rules"))
    return page.row(*turn_buttons(page, words), rules).view()


def turn_post(match: Match, turn: Turn, words: Words, row_id: int, image_name: str) -> discord.ui.LayoutView:
    """A turn after the fact: what happened, the board, who is next. An outdated one names nobody as next."""
    page = Page(match.id, match.version, row=row_id, colour=phrases.colour(match))
    told, full = (phrases.told(match, turn, words, brief=brief) for brief in (True, False))
    page.text(told)
    page.text(_looked_after(match, [turn], words))
    page.shown(image_name, phrases.board(turn, words).alt())
    detail = page.button("detail", words("button-detail"), turn.number) if full != told else None
    return foot(page, match, turn, words, detail).view()


def several_post(found: Recap, words: Words, row_id: int, image_name: str) -> discord.ui.LayoutView:
    """Turns of computers in a row as one such message: a line a turn, all that has changed on one board."""
    match, last = found.match, found.turns[-1]
    page = Page(match.id, match.version, row=row_id, colour=phrases.colour(match))
    players = phrases.players(match)
    formatter = formatter_of(match.edition)
    page.text(words("turns-head", first=found.turns[0].number, last=last.number, count=len(found.turns)))
    page.text(recap.told(found, words, few_words=True))
    page.text(_looked_after(match, found.turns, words))
    page.shown(image_name, formatter.board(words, players, found.view).alt())
    return foot(page, match, last, words).view()


def look_back(
    match: Match, turn: Turn, who: str, text: str, words: Words, row_id: int, image_name: str
) -> discord.ui.LayoutView:
    """A board of the past that somebody has something to say about."""
    page = Page(match.id, match.version, row=row_id, colour=phrases.colour(match))
    page.text(words("look-post", who=phrases.named(who), turn=turn.number, text=escaped(text)))
    page.shown(image_name, phrases.board(turn, words).alt())
    return page.row(page.button("board", words("button-board"), turn.number)).view()


def _looked_after(match: Match, turns: Sequence[Turn], words: Words) -> str:
    """For whom of those who took these turns a computer plays; "" if for nobody."""
    seats = sorted({turn.seat for turn in turns if turn.seat is not None})
    away = [phrases.players(match).rich(seat) for seat in seats if phrases.looked_after(match, seat)]
    return words("turn-looked-after", who=words.series(away)) if away else ""


def foot(page: Page, match: Match, turn: Turn, words: Words, detail: PressItem | None = None) -> Page:
    """Who is next after that turn, and the buttons.

    ``detail``: the way to all that happened, where the message does not tell it.
    """
    if match.state != "playing":
        return page.row(*end_buttons(page, words))
    if turn.number == match.turn - 1:
        page.text(phrases.next_line(match, words))
    return page.row(*turn_buttons(page, words), detail)


def turn_buttons(page: Page, words: Words) -> list[PressItem]:
    """The row below a board while the match runs; the log is behind More."""
    return [
        page.button("move", words("button-move"), style=PRIMARY),
        page.button("hand", words("button-hand")),
        page.button("recap", words("button-recap")),
        page.button("more", words("button-more")),
    ]


def end_buttons(page: Page, words: Words) -> list[PressItem]:
    """The row below the last board."""
    return [
        page.button("recap", words("button-recap")),
        page.button("log", words("button-log")),
        page.button("more", words("button-more")),
    ]
