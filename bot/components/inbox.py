"""The inbox: the matches that wait for a person, the votes, and the others folded. Pure."""

from collections.abc import Sequence

import discord

from bot.components import phrases, questions, votes
from bot.components.ids import PressItem
from bot.components.page import Page
from bot.components.recap import cut
from bot.matches import Match
from bot.matches.inbox import Inbox, Likely, Pending
from bot.status import BEHIND, Status
from bot.text import Words, plain
from bot.text.fluent import moment
from bot.text.formatter import formatter_of
from bot.text.room import clip

PRIMARY = discord.ButtonStyle.primary

VOTES = 2
"""Votes with a button in one inbox."""

LONGEST_ASKED = 250
"""Characters of what a vote or a question is about; its own page has all of it."""

LINES = 10
"""Matches on one page of those that need nothing of the person now."""


def page(found: Inbox, person: int, words: Words, *, in_server: bool = True, solo: bool = True) -> Page:
    """What waits, each with its button, the longest wait first; the button below opens the first of them.

    Where there is no room for every match the last ones are counted. ``solo``: a match against computers can
    be begun there.
    """
    made = Page()
    made.text(words("inbox-waiting", count=len(found.waiting)))
    asked = _asked(made, found, words)
    others = words("inbox-others", count=len(found.others)) if found.others else ""
    below = words("inbox-rest", count=len(found.waiting)), others, *(text for text, _ in asked)
    told = 0
    for pending in found.pending:
        text, match = _entry(pending, person, words), pending.match
        if len(text) > made.room - sum(map(len, below)):
            break
        made.entry(text, made.button("move", words("button-move"), match=match.id, version=match.version))
        told += 1
    if len(found.waiting) > told:
        made.text(words("inbox-rest", count=len(found.waiting) - told))
    for text, button in asked:
        made.text(text) if button is None else made.entry(text, button)
    if found.others:
        made.text(_soon(found, others, made.room, words))
    elif not found.waiting:
        made.text(words("inbox-free"))
    return made.row(
        made.button("next", words("button-next"), style=PRIMARY) if found.waiting else None,
        made.button("others", words("button-others")) if found.others else None,
        made.button("tables", words("button-tables")) if in_server else None,
        made.button("offer", words("button-offer")) if solo and not found.waiting else None,
        made.button("lessons", words("button-lessons")) if solo and not found.waiting else None,
    )


def _asked(made: Page, found: Inbox, words: Words) -> list[tuple[str, PressItem | None]]:
    """The votes and the question that wait, each below its heading and with its button."""
    asked: list[tuple[str, PressItem | None]] = []
    if found.votes:
        asked.append((words("inbox-votes", count=len(found.votes)), None))
    for vote in found.votes[:VOTES]:
        match = vote.match
        title, link = phrases.title(match, words), phrases.turn_link(match, None)
        told = words("inbox-vote", title=title, link=link, vote=clip(votes.line(vote, words), LONGEST_ASKED))
        button = made.button("vote", words("button-vote"), vote.id, match=match.id, version=match.version)
        asked.append((told, button))
    if found.questions:
        question, match = found.questions[0], found.questions[0].match  # the next one when it is answered
        asked.append((words("inbox-questions", count=len(found.questions)), None))
        title, link = phrases.title(match, words), phrases.turn_link(match, question.message)
        line = clip(questions.line(question, words), LONGEST_ASKED)
        told = words("inbox-vote", title=title, link=link, vote=line)
        asked.append((told, questions.answer(made, question, words)))
    return asked


def _soon(found: Inbox, others: str, room: int, words: Words) -> str:
    """How many need nothing of the person now, and as many as have room of those that likely come today."""
    likely = [_likely(each, words) for each in found.likely]
    while likely:
        text = f"{words('inbox-likely', list=', '.join(likely))}\n{others}"
        if len(text) <= room:
            return text
        likely.pop()
    return others


def help_page(words: Words, *, in_server: bool = True, solo: bool = True, staff: bool = False) -> Page:
    """What to do when, a paragraph each; to those who manage the server also what they can do.

    ``solo``: a match against computers can be begun there.
    """
    made = Page()
    topics = (
        "new",
        "turn",
        "back",
        "leaving",
        "waiting",
        "watching",
        "profile",
        *(("staff",) if staff else ()),
    )
    for topic in topics:
        made.text(words(f"help-{topic}"))
    return made.row(
        made.button("list", words("button-list"), style=PRIMARY),
        made.button("tables", words("button-tables")) if in_server else None,
        made.button("rules", words("button-rules")),
        made.button("lessons", words("button-lessons")) if solo else None,
    )


def status_page(status: Status, words: Words) -> Page:
    """How the bot itself is, a line each; what is wrong first."""
    lines = []
    if status.trouble is not None:
        lines.append(words("status-trouble", since=moment(status.trouble)))
    if status.behind >= BEHIND:
        lines.append(words("status-clock"))
    if status.latency is None:
        lines.append(words("status-alone"))
    else:
        lines.append(words("status-connected", ms=round(status.latency * 1000)))
    if status.unsent is None:
        lines.append(words("status-sent"))
    else:
        lines.append(words("status-unsent", since=moment(status.unsent)))
    if status.backup is not None:
        lines.append(words("status-backup", at=moment(status.backup)))
    lines.append(words("status-runs", since=moment(status.since, "f"), version=status.version))
    return Page().text("\n".join(lines))


def _entry(pending: Pending, person: int, words: Words) -> str:
    """A match that waits: with whom, where, for what, since when, until when."""
    match = pending.match
    task = (
        ""
        if pending.view is None
        else formatter_of(match.edition).board(words, phrases.players(match), pending.view).task()
    )
    since = "" if match.turn_since is None else moment(match.turn_since)
    return words(
        "inbox-entry",
        title=phrases.called(match, words),
        link=phrases.turn_link(match, None),
        names=rivals(match, person, words),
        owner=phrases.sits_for(match, person),
        task=task,
        since=since,
        due=phrases.until(match, words),
    )


def _likely(likely: Likely, words: Words) -> str:
    match = likely.match
    who = phrases.players(match).rich(likely.after)
    return words(
        "inbox-soon", title=phrases.title(match, words), link=phrases.turn_link(match, None), who=who
    )


def rivals(match: Match, person: int, words: Words) -> str:
    """Who else plays in the match, in short."""
    tokens, own = phrases.players(match).tokens, match.acts(person)
    others = [seat for seat in match.seats if seat != own]
    return words.series([f"{tokens[seat.seat]} {plain(cut(seat.name))}" for seat in others])


def others(matches: Sequence[Match], part: int, person: int, words: Words) -> Page:
    """The running matches and tables that need nothing of the person now, page by page."""
    made = Page()
    made.text(words("others-head"))
    parts = -(-len(matches) // LINES)
    shown = matches[part % parts * LINES :][:LINES] if matches else ()
    for match in shown:
        line = _line(match, person, words)
        if _looked_after(match, person):
            back = made.button("play-on", words("button-play-on"), match=match.id, version=match.version)
            made.entry(line, back)
        else:
            made.text(line)
    made.text("" if shown else words("others-none"))
    return made.row(
        made.button("others", words("button-part"), (part + 1) % parts) if parts > 1 else None,
        made.button("list", words("button-list")),
    )


def _looked_after(match: Match, person: int) -> bool:
    """Whether a computer plays for that person."""
    seat = match.seat_of(person)
    return match.state == "playing" and seat is not None and phrases.looked_after(match, seat.seat)


def _line(match: Match, person: int, words: Words) -> str:
    """Such a match or table in one line."""
    if match.state == "lobby":
        state = words("others-lobby", taken=len(match.seats), size=match.size)
    elif match.paused_at is not None or match.to_act is None:
        state = words("others-paused")
    elif _looked_after(match, person):
        state = words("others-looked-after")
    else:
        who = phrases.players(match).rich(match.to_act)
        state = words("others-playing", who=who, waiting=phrases.waiting_line(match, words))
    return words(
        "others-line", title=phrases.called(match, words), link=phrases.turn_link(match, None), state=state
    )
