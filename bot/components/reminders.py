"""Reminders: to one person, of one match or of many. Pure: what waits in, a message out."""

from collections.abc import Sequence
from datetime import time
from typing import Self

import discord
import msgspec

from bot.components import phrases, recap, why
from bot.components.page import ANSWERS, LONGEST_TEXT, Page, option
from bot.matches import Match, Next, Recap, Reminder, Snoozed, Turn, Waiting
from bot.text import Words
from bot.text.fluent import moment
from bot.text.formatter import formatter_of
from bot.text.players import plain, short

PRIMARY = discord.ButtonStyle.primary

ENTRIES = 12
"""Matches with a button of their own in a digest: with three components each they just fit."""

ENTRIES_OF_MANY = 10
"""The same where there are more, and room is needed for the lists of the others."""

ENTRIES_IN_THREAD = 5
"""The same in a match's thread, where others read too."""

LISTS = 2
"""Lists of further matches, of 25 each."""

NEWS = ((5, 300),)
"""Lines that tell what happened in the one match that waits, and how long each is."""

NEWS_OF_MANY = ((3, 200), (2, 140))
"""The same for each of several matches: the first that there is room for."""

NAMES = 3
"""Names of the others that tell which match it is, at most."""

TAIL = 200
"""Characters kept for what stands below the matches of a digest."""


class Story(msgspec.Struct, frozen=True):
    """A match that waits, with what to tell of it: its newest turn, and what came since they last acted."""

    waiting: Waiting
    turn: Turn
    recap: Recap

    @property
    def match(self) -> Match:
        """The match."""
        return self.waiting.match

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The turns of the others since they last acted."""
        return tuple(turn for turn in self.recap.turns if turn.seat != self.recap.seat)

    def played_at(self, match: Match) -> Self:
        """The same after the match has got another thread."""
        return msgspec.structs.replace(self, waiting=msgspec.structs.replace(self.waiting, match=match))


def next_up(told: Next, words: Words, row: int, *, public: bool = False) -> discord.ui.LayoutView:
    """They are next; in the match's thread, where others read too, by a mention."""
    match = told.match
    assert match.to_act is not None
    made = Page(match.id, match.version, row=row, colour=phrases.colour(match))
    made.text(
        words(
            "next-up",
            person=f"<@{told.person}>" if public else "none",
            title=phrases.title(match, words),
            link=phrases.turn_link(match, None),
            who=phrases.players(match).rich(match.to_act),
        )
    )
    return made.row(
        made.button("board", words("button-board")), made.button("plan", words("button-plan"))
    ).view()


def message(
    told: Reminder, stories: Sequence[Story], words: Words, row: int, place: Match | None = None
) -> discord.ui.LayoutView:
    """The message of that row; ``place``: it goes into this match's thread, where everybody reads it."""
    if place is None:
        seen, hidden = list(stories), 0
    else:
        first = [story for story in stories if story.match.id == place.id]
        seen = first + [story for story in stories if story not in first and _public(story.match, place)]
        hidden = len(stories) - len(seen)
    if len(stories) == 1:
        return _one(told, seen[0], words, row, place)
    return _many(told, seen, hidden, words, row, place)


def _public(match: Match, place: Match) -> bool:
    """Whether those who read the one match's thread may know of the other match."""
    return match.server == place.server and not match.private


def _one(told: Reminder, story: Story, words: Words, row: int, place: Match | None) -> discord.ui.LayoutView:
    match = story.match
    page = Page(match.id, match.version, row=row, colour=phrases.colour(match))
    page.text(
        words(
            "reminder",
            who="you" if place is None else f"<@{told.person}>",
            place="dm" if place is None else "thread",
            head=_head(story, told.person, words),
            link=phrases.turn_link(match, story.waiting.message),
            task=_task(story, words),
            kind=story.waiting.kind,
            rule=why.rule(match),
            nudges=story.waiting.nudges,
            **_times(story),
        )
    )
    page.text(_news(story, words, NEWS, LONGEST_TEXT // 2, public=place is not None))
    page.text(_why_here(told, words, place))
    evening = told.evening is not None
    return page.row(
        page.button("move", words("button-open-move"), style=PRIMARY),
        page.button("snooze", words("button-snooze-evening"), "evening") if evening else None,
        page.button("snooze", words("button-snooze-morning"), "morning"),
        page.button("substitute", words("button-substitute")) if match.seat_of(told.person) else None,
    ).view()


def _many(
    told: Reminder, stories: Sequence[Story], hidden: int, words: Words, row: int, place: Match | None
) -> discord.ui.LayoutView:
    page = Page(row=row, colour=phrases.colour(stories[0].match))
    count = len(stories) + hidden
    who = "you" if place is None else f"<@{told.person}>"
    head = words("digest", count=count, who=who, place="dm" if place is None else "thread")
    head = "\n".join(filter(None, (head, _why_here(told, words, place))))
    page.text(head)
    most = ENTRIES if count <= ENTRIES else ENTRIES_OF_MANY
    most = most if place is None else ENTRIES_IN_THREAD
    room = LONGEST_TEXT - len(head) - TAIL
    shown = _put(page, stories[:most], told.person, words, room, public=place is not None)
    rest = stories[shown:]
    for number in range(LISTS if place is None else 0):
        listed, rest = rest[:ANSWERS], rest[ANSWERS:]
        if listed:
            choices = [option(str(story.match.id), _label(story.match, words)) for story in listed]
            page.choice("waiting", words("digest-others", count=len(listed)), choices, number)
    if left := hidden + len(rest):
        page.text(words("digest-rest", count=left))
    evening = told.evening
    page.choice(
        "snooze",
        words("digest-snooze"),
        [
            *([option("evening", words("digest-snooze-evening", at=_clock(evening)))] if evening else []),
            option("morning", words("digest-snooze-morning", at=_clock(told.morning))),
        ],
    )
    return page.view()


def _put(page: Page, stories: Sequence[Story], person: int, words: Words, room: int, *, public: bool) -> int:
    """Add as many of the matches as there is room for, each with its button; returns how many."""
    entries = [_entry(story, person, words) for story in stories]
    while sum(map(len, entries)) > room:
        entries.pop()
    spare = (room - sum(map(len, entries))) // len(entries) - 1
    for story, entry in zip(stories, entries, strict=False):
        news = _news(story, words, NEWS_OF_MANY, spare, public=public) if story.turns else ""
        match = story.match
        button = page.button(
            "move", words("button-move"), match=match.id, version=match.version, style=PRIMARY
        )
        page.entry(f"{entry}\n{news}" if news else entry, button)
    return len(entries)


def _entry(story: Story, person: int, words: Words) -> str:
    return words(
        "digest-entry",
        head=_head(story, person, words),
        task=_task(story, words),
        kind=story.waiting.kind,
        **_times(story),
    )


def _head(story: Story, person: int, words: Words) -> str:
    """The match as a link to the message of the turn, who plays it, and for whom that person does."""
    match = story.match
    others = [plain(seat.name) for seat in match.seats if not seat.waiting and not seat.resigned]
    few = others if len(others) <= NAMES else others[: NAMES - 1]
    more = len(others) - len(few)
    return words(
        "reminder-head",
        title=phrases.title(match, words),
        link=phrases.turn_link(match, story.waiting.message),
        names=", ".join(few) if more else words.series(few),
        others=more,
        owner=phrases.sits_for(match, person),
    )


def _task(story: Story, words: Words) -> str:
    match = story.match
    return formatter_of(match.edition).board(words, phrases.players(match), story.turn.view).task()


def _times(story: Story) -> dict[str, str]:
    """Since when and until when the match waits, as facts for `words`."""
    match = story.match
    since = "" if match.turn_since is None else moment(match.turn_since)
    if match.due_at is None or story.waiting.kind == "out":
        return {"since": since, "until": "none", "soon": ""}
    return {"since": since, "until": moment(match.due_at, "f"), "soon": moment(match.due_at)}


def _news(story: Story, words: Words, lengths: Sequence[tuple[int, int]], room: int, *, public: bool) -> str:
    """What happened since they last acted, in one of these numbers and lengths of lines; "" without room."""
    turns = story.turns
    if public:
        turns = tuple(
            msgspec.structs.replace(turn, events=tuple(event.view(None) for event in turn.events))
            for turn in turns
        )
    others = msgspec.structs.replace(story.recap, turns=turns)
    acted = "yes" if others.since else "no"
    head = words("reminder-news", acted=acted, count=len(turns), told="yes")
    texts = [f"{head}\n{recap.told(others, words, most, longest)}" for most, longest in lengths if turns]
    texts.append(words("reminder-news", acted=acted, count=len(turns), told="no"))
    return next((text for text in texts if len(text) <= room), "")


def _why_here(told: Reminder, words: Words, place: Match | None) -> str:
    """Why it stands where they did not want to hear it; "" where they did."""
    if place is not None and told.ping == "dm":
        return words("reminder-no-dm")
    if place is None and told.ping == "thread":
        return words("reminder-no-thread")
    return ""


def _label(match: Match, words: Words) -> str:
    names = words.series([short(seat.name) for seat in match.seats])
    return words("thread-name", title=phrases.called(match, words), names=names)


def _clock(at: time) -> str:
    return f"{at.hour}:{at.minute:02}"


def snoozed(found: Snoozed, words: Words) -> Page:
    """From when on they are reminded again, and where that is too late."""
    first, *more = found.matches
    page = Page(first.id, first.version, colour=phrases.colour(first))
    page.text(
        words(
            "snoozed",
            count=len(found.matches),
            title=phrases.title(first, words),
            when=moment(found.until, "f"),
            soon=moment(found.until),
            clock="yes" if any(match.due_at for match in found.matches) else "no",
        )
    )
    late = [match for match in found.matches if match.due_at is not None and match.due_at < found.until]
    if late:
        named = [phrases.title(match, words) for match in late[:ENTRIES]]
        page.text(words("snoozed-late", list=words.series(named)))
    if not found.zone:
        page.text(words("snoozed-zone"))
    opening = None if more else page.button("move", words("button-open-move"), style=PRIMARY)
    return page.row(opening, page.button("list", words("button-list")))
