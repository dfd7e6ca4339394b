"""Notices: what happened to a match besides its moves, as the thread and the log tell it. Pure."""

from datetime import UTC, datetime

import discord

from bot.components import phrases
from bot.components.page import Page
from bot.matches import Match, Notice
from bot.text import Words, plain
from bot.text.fluent import moment
from games.engine.contract import SEAT_LETTERS

PEOPLE = ("name", "other", "by")
"""Facts that are display names."""

SEATS = ("seat", "seats")
"""Facts that are letters of seats."""

TIMES = ("until", "since", "at")
"""Facts that are Unix times in seconds."""

BUTTONS: dict[str, tuple[str, ...]] = {
    "overdue": ("time",),
    "agreed-pause": ("resume",),
    "sudden-pause": ("resume",),
    "own-pause": ("resume",),
    "voted-pause": ("resume",),
    "voted-end": ("revive",),
    "agreed-end": ("revive",),
    "own-end": ("revive",),
    "idle": ("revive",),
    "taken-over": ("handover",),
    "staff-replaced": ("handover",),
    "staff-seated": ("move", "hand", "rules"),
    "computer-plays": ("play-on",),
    "sitter": ("move", "hand", "rules", "sitter-off"),
    "nobody-left": ("revive",),
    "staff-freed": ("revive",),
}
"""What can be pressed below a notice besides the log, by kind: verbs, whose labels are ``button-<verb>``."""

FIRST = ("play-on", "move", "resume", "revive")
"""What a notice that has such a button is pressed for."""

CALLS = ("computer-plays", "staff-seated", "sitter")
"""Notices that call somebody; the others make no sound on anybody's phone."""


def line(match: Match, notice: Notice, words: Words) -> str:
    """The notice in a sentence or two, with people by token and name and times in each reader's own zone."""
    facts: dict[str, str | int] = {"timed": "yes"}  # as it was told before that was noted
    facts |= {name: _told(match, name, value, words) for name, value in notice.facts.items()}
    if notice.kind == "agreed-terms":
        facts |= {"pace": words(f"pace-{facts['pace']}"), "rule": words(f"caretaker-{facts['rule']}")}
    if notice.kind == "time-up" and facts["rule"] == "wait" != match.caretaker:
        facts["rule"] = "nobody"  # the match's own rule takes somebody else, and only computers play
    if {"name", "seat"} <= facts.keys():  # who sat there then; of the seat itself the token is enough
        facts["seat"] = phrases.players(match).token(SEAT_LETTERS.index(str(notice.facts["seat"])))
    return words(f"notice-{notice.kind}", **facts)


def called(match: Match, notice: Notice) -> int | None:
    """The person whom the notice calls: whose seat a computer plays, who was put into one, who sits in.

    None if there is none, and once that is different again.
    """
    if notice.kind not in CALLS or notice.facts.get("why") == "gone":
        return None
    seat = match.seats[SEAT_LETTERS.index(str(notice.facts["seat"]))]
    if notice.kind == "sitter":
        return seat.sitter
    still = (
        seat.computer is not None if notice.kind == "computer-plays" else seat.name == notice.facts["name"]
    )
    return seat.person if still else None


def post(match: Match, notice: Notice, words: Words, row_id: int) -> discord.ui.LayoutView:
    """The small message that tells the notice in the match's thread."""
    page = Page(match.id, match.version, row=row_id, colour=phrases.colour(match))
    page.text(line(match, notice, words))
    if (person := called(match, notice)) is not None:
        page.text(words(f"notice-{notice.kind}.call", who=f"<@{person}>"))
    verbs = [*BUTTONS.get(notice.kind, ()), "log" if match.started_at else "list"]
    return page.row(
        *(
            page.button(
                verb,
                words(f"button-{verb}"),
                # everybody sees it, and it is about one seat
                *([SEAT_LETTERS.index(str(notice.facts["seat"]))] if verb == "sitter-off" else []),
                style=discord.ButtonStyle.primary if verb in FIRST else discord.ButtonStyle.secondary,
            )
            for verb in verbs
        )
    ).view()


def _told(match: Match, name: str, value: str | int, words: Words) -> str | int:
    if name in PEOPLE:
        return f"**{plain(str(value))}**"
    if name in SEATS:
        players = phrases.players(match)
        return words.series([players.rich(SEAT_LETTERS.index(letter)) for letter in str(value).split(", ")])
    if name in TIMES:
        return moment(datetime.fromtimestamp(int(value), UTC), "f")
    return value
