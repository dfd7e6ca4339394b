"""Notices: what happened to a match besides its moves, as the thread and the log tell it. Pure."""

from datetime import UTC, datetime

import discord

from bot.matches import Match, Notice
from bot.ui import phrases
from bot.ui.page import Page
from bot.words import Words, plain
from bot.words.when import moment
from games.engine.contract import SEAT_LETTERS

PEOPLE = ("name", "other", "by")
"""Facts that are display names."""

SEATS = ("seat", "seats")
"""Facts that are letters of seats."""

TIMES = ("until", "since", "at")
"""Facts that are Unix times in seconds."""

BUTTONS: dict[str, tuple[str, ...]] = {
    "agreed-pause": ("resume",),
    "voted-pause": ("resume",),
    "agreed-end": ("revive",),
    "idle": ("revive",),
    "taken-over": ("brief",),
    "staff-replaced": ("brief",),
}
"""What can be pressed below a notice besides the log, by kind: verbs, whose labels are ``button-<verb>``."""


def line(match: Match, notice: Notice, words: Words) -> str:
    """The notice in a sentence or two, with people by token and name and times in each reader's own zone."""
    facts = {name: _told(match, name, value, words) for name, value in notice.facts.items()}
    return words(f"notice-{notice.kind}", **facts)


def post(match: Match, notice: Notice, words: Words, row_id: int) -> discord.ui.LayoutView:
    """The small message that tells the notice in the match's thread."""
    page = Page(match.id, match.version, row=row_id, colour=phrases.colour(match))
    page.text(line(match, notice, words))
    verbs = [*BUTTONS.get(notice.kind, ()), "log" if match.started_at else "list"]
    return page.row(*(page.button(verb, words(f"button-{verb}")) for verb in verbs)).view()


def _told(match: Match, name: str, value: str | int, words: Words) -> str | int:
    if name in PEOPLE:
        return f"**{plain(str(value))}**"
    if name in SEATS:
        cast = phrases.cast(match)
        return words.series([cast.rich(SEAT_LETTERS.index(letter)) for letter in str(value).split(", ")])
    if name in TIMES:
        return moment(datetime.fromtimestamp(int(value), UTC), "f")
    return value
