"""What happened since somebody last looked: a line a turn, the board now with rings.

`told` alone serves reminders, `brief` the panel, `put` what a substitute is told, `page` whoever asks.
"""

import re
from collections.abc import Sequence
from functools import cache

import discord
import msgspec

from bot.components import notices, phrases, pictures, watching
from bot.components.ids import PressItem
from bot.components.page import Page, Picture
from bot.matches import Match, Recap, Turn
from bot.matches.model import last_of
from bot.text import Players, Words
from bot.text.fluent import moment
from bot.text.formatter import formatter_of
from bot.text.players import TOKENS, short
from bot.text.room import clip, count_words

TURNS = 10
"""Lines of a recap, at most."""

BRIEF = 3
"""Lines of the shortest."""

FEW_WORDS = 12
"""Words of a turn among several that a message tells, and in the shortest recap."""

ROOM = 2200
"""Characters for all of them."""

LINE = 200
"""Characters for one turn."""

_END = re.compile(r"(?:(?<=[.;])|(?<=[.;]\*\*)) (?![^(]*\))")
"""Where a sentence has ended, not within parentheses: a better place to cut than the middle."""

NOTICES = 6
"""Notices of a recap, at most: the newest."""

SHORT_NAME = 10
"""Characters of a name where room is short."""

_ENDINGS = (".", ":", ";", "!", "?", "…")
"""What a line ends with after which another one can begin."""

_OPEN_TOKEN = re.compile(r"<[^<>]*$")
_ITEM = "- "


async def page(found: Recap, words: Words) -> Page:
    """The recap."""
    match = found.match
    made = Page(match.id, match.version, colour=phrases.colour(match))
    made.text(_head(found, words))
    await put(made, found, words)
    waits = phrases.to_move(match, found.seat)
    if match.to_act is not None:
        players = phrases.players(match)
        task = formatter_of(match.edition).board(words, players, found.view).task()
        made.text(watching.who_is_next(match, words, task))
    move = made.button("move", words("button-move"), style=discord.ButtonStyle.primary)
    return made.row(
        move if waits else None,
        made.button("board", words("button-board")),
        made.button("log", words("button-log")),
        _further(made, found, words),
        made.button("more", words("button-more")),
    )


def _further(made: Page, found: Recap, words: Words) -> PressItem | None:
    """The way to all since the reader's own move; for whoever watches, to all of the last day."""
    what = "today" if found.seat is None else "move"
    return None if found.what == what else made.button("since", words(f"button-since-{what}"), what)


async def put(made: Page, found: Recap, words: Words) -> None:
    """Add lines and picture to a page."""
    match = found.match
    players = phrases.players(match)
    formatter = formatter_of(match.edition)
    made.text(_with_notices(found, words))
    image = await pictures.recap(found, words)
    made.picture(Picture("recap.png", image, formatter.board(words, players, found.view).alt()))


def of(match: Match, before: Turn, turns: Sequence[Turn]) -> Recap:
    """These turns, which follow that one, as a watcher may know them."""
    return Recap(
        match=match,
        seat=None,
        since=before.number,
        turns=tuple(turns),
        events=tuple(event for turn in turns for event in turn.events),
        before=before.view,
        view=turns[-1].view,
    )


def by_computers(found: Recap) -> bool:
    """Whether all that there is to tell are turns of computers: then the newest message tells the same."""
    match = found.match
    return not found.noted and all(
        turn.seat is not None
        and match.seats[turn.seat].computer is not None
        and turn.undo is None
        and turn.number <= last_of(match)
        for turn in found.turns
    )


def told(
    found: Recap,
    words: Words,
    most: int = TURNS,
    longest: int | None = None,
    *,
    few_words: bool = False,
) -> str:
    """A line a turn, the newest last; so many at most, the line that counts the turns before them included.

    ``longest``: characters of a line; None: as many as it takes where there is room for all of them. Where
    room is short, names and lines are cut, then only the newest turns are told. What was noted is left out.
    """
    if not found.turns:
        return words("recap-nothing")
    lines = _lines(found, words, most, longest)
    lines = [first_words(line, words) for line in lines] if few_words else lines
    return "\n".join([*_left(found, lines, words), *lines])


def brief(found: Recap, words: Words) -> str:
    """The newest of all that in three short lines, above the first question of the panel."""
    told = _in_order(found, _lines(found, words, BRIEF + 1, None), words)
    return "\n".join(first_words(line, words) for line in told[-BRIEF:])


def _with_notices(found: Recap, words: Words) -> str:
    """All that: the turns, and what was noted while they went on or since."""
    lines = _lines(found, words, TURNS, None)
    told = _in_order(found, lines, words)
    return "\n".join([*_left(found, lines, words), *told]) or words("recap-nothing")


def _in_order(found: Recap, lines: Sequence[str], words: Words) -> list[str]:
    """The lines of the newest turns, and between them what was noted."""
    shown = found.turns[len(found.turns) - len(lines) :]
    first = shown[0].number if len(shown) < len(found.turns) else 0
    told = [(turn.at, line) for turn, line in zip(shown, lines, strict=True)]
    told += [
        (notice.at, words("log-notice", notice=notices.line(found.match, notice, words)))
        for notice in found.noted[-NOTICES:]
        if notice.turn >= first
    ]
    return [line for _, line in sorted(told, key=lambda entry: entry[0])]


def _lines(found: Recap, words: Words, most: int, longest: int | None) -> list[str]:
    """The lines of the newest turns, as many as there is room for."""
    turns = found.turns
    listed = turns if len(turns) <= most else turns[len(turns) - most + 1 :]
    lines: list[str] = []
    whole = ((ROOM, _as_called), (ROOM, _shorter)) if longest is None else ()
    for limit, called in (*whole, *((longest or LINE, called) for called in (_as_called, _shorter, _bare))):
        lines = [
            _line(found, turn, words, called(phrases.players(found.match, turn)), limit) for turn in listed
        ]
        if sum(map(len, lines)) <= ROOM:
            break
    while sum(map(len, lines)) > ROOM:
        lines.pop(0)
    return lines


def _as_called(players: Players) -> Players:
    return players


def _shorter(players: Players) -> Players:
    """With names where room is short."""
    return msgspec.structs.replace(players, names=tuple(map(cut, players.names)))


def _bare(players: Players) -> Players:
    """With plain tokens as well."""
    return msgspec.structs.replace(_shorter(players), tokens=TOKENS)


def _left(found: Recap, lines: Sequence[str], words: Words) -> list[str]:
    """How many turns have no line, if any."""
    left = len(found.turns) - len(lines)
    return [words("recap-before", count=left)] if left else []


def cut(name: str) -> str:
    """The name where room is short."""
    name = short(name)
    return name if len(name) <= SHORT_NAME else name[: SHORT_NAME - 1] + "…"


def _line(found: Recap, turn: Turn, words: Words, players: Players, longest: int) -> str:
    """What a turn did, in one line."""
    summary = phrases.summary(found.match, turn, words, players, brief=True)
    return words("recap-turn", number=turn.number, summary=one_line(summary, longest))


def one_line(text: str, longest: int = LINE) -> str:
    """The text in one line of at most about so many characters; what was in bold stays so where it is cut."""
    joined = ""
    for line in text.split("\n"):
        if joined:
            item = line.startswith(_ITEM) and not joined.endswith(":")
            joined += " · " if item else " " if joined.rstrip("*").endswith(_ENDINGS) else ". "
        joined += line.removeprefix(_ITEM)
    if len(joined) <= longest:
        return joined
    return _ended(_OPEN_TOKEN.sub("", clip(joined, longest).removesuffix("…")))


def first_words(line: str, words: Words) -> str:
    """A few words of the line, up to where something has been said if that is not too little."""
    kept = line.split(" ")
    while count_words(" ".join(kept)) > FEW_WORDS:
        kept.pop()
    text = " ".join(kept)
    if text == line:
        return line
    for ends in (_END, _part_ends(words)):
        found = [end.start() for end in ends.finditer(line)]
        said = [end for end in found if end <= len(text) and count_words(text[:end]) > FEW_WORDS // 2]
        if said:
            return _ended(text[: said[-1]])
    return _ended(text)


@cache
def _part_ends(words: Words) -> re.Pattern[str]:
    """Where a part of a sentence has ended, not within parentheses."""
    joining = "|".join(words("recap-joining").split())
    return re.compile(rf"(?: (?:(?:{joining}) )+| (?=\(|· )|(?<=[,:)]) )(?![^(]*\))")


def _ended(text: str) -> str:
    """The beginning of a line, with bold text closed."""
    kept = text.rstrip("*·:;., ")
    return f"{kept}**…" if kept.count("**") % 2 else f"{kept}…"


def _head(found: Recap, words: Words) -> str:
    return words(
        "recap-head",
        title=phrases.title(found.match, words),
        since=found.what or ("never" if found.looked_at is None else "again" if found.again else "looked"),
        when="" if found.looked_at is None else moment(found.looked_at),
        count=len(found.turns),
    )
