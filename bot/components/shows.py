"""A match that is over, shown as a whole: what its moving picture and its page are made of. Pure."""

import html
import re
from collections.abc import Sequence
from heapq import nlargest
from itertools import pairwise
from typing import Any

import discord
import msgspec

from bot.components import phrases, results
from bot.components.ids import PressItem
from bot.components.page import Page
from bot.matches import Match, Report, Show, Turn
from bot.text import TOKENS, Words
from bot.text.formatter import formatter_of
from games.engine.files import DATA
from render import SEAT_COLOURS, Scene
from render.film import Frames, Shot

ENDINGS = {"film": "gif", "page": "html"}
"""Of the file of what is asked for."""

NOTABLE = 12
"""One turn of so many is a highlight."""

_MARKUP = re.compile(r"\\(.)|<a?:(\w+):\d+>|\*\*?|`|^-# ", re.MULTILINE)
_PLACE = re.compile("{{(lang|title|data)}}")


def buttons(page: Page, match: Match, words: Words) -> list[PressItem]:
    """The ways to both, once the match is over."""
    if match.outcome is None:
        return []
    return [
        page.button("show", words("button-show-film"), "film"),
        page.button("show", words("button-show-page"), "page"),
    ]


def begun(show: Show, words: Words) -> Page:
    """It is being made; or where it stands."""
    match, page = show.match, Page(show.match.id, show.match.version)
    facts = {"title": phrases.title(match, words), "what": show.what, "place": phrases.place(match, words)}
    if show.message is None:
        return page.text(words("show-begun", **facts))
    return page.text(words("show-there", **facts, link=phrases.turn_link(match, show.message)))


def post(
    report: Report, turns: Sequence[Turn], what: str, words: Words, row_id: int
) -> discord.ui.LayoutView:
    """The message that shows it; the file goes with it by another hand."""
    match = report.match
    page = Page(match.id, match.version, row=row_id)
    page.text(words("show-post", title=phrases.title(match, words), what=what))
    button = _other(page, what, words)
    if what == "page":
        return page.attached(file(match, what)).row(button).view()
    alt = phrases.board(turns[-1], words).alt()
    return page.shown(file(match, what), words("show-alt", alt=alt)).row(button).view()


def too_large(match: Match, what: str, words: Words, row_id: int) -> discord.ui.LayoutView:
    """The message in its place where Discord takes no file of that size."""
    page = Page(match.id, match.version, row=row_id)
    page.text(words("show-too-large", title=phrases.title(match, words), what=what))
    return page.row(_other(page, what, words)).view()


def _other(page: Page, what: str, words: Words) -> PressItem:
    """The way to the other of the two."""
    other = "film" if what == "page" else "page"
    return page.button("show", words(f"button-show-{other}"), other)


def file(match: Match, what: str) -> str:
    """How it is called as a file."""
    return f"match-{match.id}.{ENDINGS[what]}"


def shots(report: Report, turns: Sequence[Turn], words: Words) -> tuple[Shot, ...]:
    """The boards as watchers saw them; those turns are highlights that brought somebody most."""
    match, notable = report.match, _notable(report)
    formatter = formatter_of(match.edition)
    return tuple(
        Shot(
            msgspec.json.encode(turn.view),
            Scene(
                names=turn.board_names,
                events=turn.events,
                captions=formatter.captions(words, turn.view, turn.number, None),
            ),
            turn.number in notable,
        )
        for turn in turns
    )


def _notable(report: Report) -> set[int]:
    gains = {
        mark.turn: max(now - old for now, old in zip(mark.standing, before.standing, strict=True))
        for before, mark in pairwise(report.marks)
    }
    best = nlargest(len(gains) // NOTABLE, gains, key=lambda turn: gains[turn])
    return {turn for turn in best if gains[turn] > 0}


def document(report: Report, turns: Sequence[Turn], frames: Frames, words: Words) -> bytes:
    """The page: one file that needs nothing from elsewhere, in which all that people wrote is text."""
    match, title = report.match, phrases.title(report.match, words)
    last = turns[-1].number
    boards = [
        {
            "number": turn.number,
            "head": _plain(
                words("show-turn", number=turn.number, last=last)
                if turn.number
                else words("turn-start", title=title)
            ),
            "text": _plain(phrases.summary(match, turn, words)) if turn.number else "",
            "alt": phrases.board(turn, words).alt(),
            "src": frame.src,
            "at": frame.at,
            "whole": frame.whole,
        }
        for turn, frame in zip(turns, frames.frames, strict=True)
    ]
    seats = [
        {"token": TOKENS[seat.seat], "colour": f"#{SEAT_COLOURS[seat.seat]:06x}"} for seat in match.seats
    ]
    data = {
        "size": frames.size,
        "boards": boards,
        "ranks": _plain(results.ranks(match, words)).split("\n"),
        "seats": seats,
        "marks": [(mark.turn, mark.standing) for mark in report.marks],
        "course": results.alt(report, words),
        "words": {
            "play": words("show-play"),
            "stop": words("show-stop"),
            "course": results.course(report, words),
        }
        | {key: words(f"button-{key}") for key in ("earlier", "later")}
        | {"slider": words("show-slider")},
    }
    filled = {"lang": words.locale.language, "title": html.escape(title), "data": _script(data)}
    page = (DATA / "show" / "page.html").read_text(encoding="utf-8")
    return _PLACE.sub(lambda place: filled[place[1]], page).encode()


def _script(data: Any) -> str:
    """JSON that no text in it can end."""
    text = msgspec.json.encode(data).decode()
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def _plain(text: str) -> str:
    """A text without Discord's markup."""
    return _MARKUP.sub(_unmarked, text)


def _unmarked(found: re.Match[str]) -> str:
    if found[2] in phrases.EMOJI_NAMES:
        return TOKENS[phrases.EMOJI_NAMES.index(found[2])]
    return found[1] or ""
