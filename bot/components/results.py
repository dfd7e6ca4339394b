"""The end of a match: its card, its picture, the answers to its buttons. Pure: a report in, a message out."""

from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import Any, Self

import discord
import msgspec

from bot.components import lessons, phrases, posts
from bot.components.page import INK, LONGEST_TEXT, Page
from bot.matches import Mark, Match, Person, Report, Turn, Wait
from bot.text import Words, plain, result
from bot.text.fluent import moment
from bot.text.formatter import formatter_of
from bot.text.players import short
from games import game as find_game
from games.engine import Outcome
from render import report as drawing

PRIMARY = discord.ButtonStyle.primary

OTHER = "other"
"""Argument of the button for the other side of the board."""

CHEERS_TOLD = 12
"""Names in the line that tells who said "good game"; the others are counted."""


class Files(msgspec.Struct, frozen=True):
    """The names of what the card shows."""

    report: str
    board: str
    record: str

    @classmethod
    def of(cls, match: Match) -> Self:
        """Those of that match."""
        return cls("report.png", "board-end.png", f"match-{match.id}.json")


def card(
    report: Report, turn: Turn, words: Words, record: bytes, row_id: int, files: Files
) -> discord.ui.LayoutView:
    """Winners with their points by source, the report's picture, the board, how long turns took, the seal."""
    match, outcome = report.match, _outcome(report.match)
    page = Page(match.id, match.version, row=row_id, colour=INK)
    players, formatter = phrases.players(match), formatter_of(match.edition)
    title = phrases.called(match, words)
    winners = words.series([players.rich(seat) for seat in outcome.winners])
    upper = [
        words("result-head", title=title, winners=winners, count=len(outcome.winners)),
        formatter.end(words, players).ending(outcome),
        ranks(match, words),
        titles(report, words),
    ]
    lower = [_dates(match, words), _seal(match, words, record, files.record)]
    room = LONGEST_TEXT - sum(map(len, (*upper, *lower)))
    for text in upper:
        page.text(text)
    page.shown(files.report, alt(report, words))
    page.shown(files.board, phrases.board(turn, words).alt())
    page.text(waits(report, words, room))
    for text in lower:
        page.text(text)
    page.attached(files.record)
    played = not match.imported
    page.row(
        page.button("rematch", words("button-rematch"), style=PRIMARY) if played else None,
        page.button("rematch", words("button-other-side"), OTHER) if played and _other_side(match) else None,
        page.button("cheer", words("button-cheer")) if played else None,
        page.button("scoring", words("button-scoring"))
        if formatter.end(words, players).scoring(turn.events)
        else None,
        page.button("review", words("button-review")) if played else None,
        page.button("advice", words("button-advice"))
        if report.first and match.game in lessons.taught()
        else None,
    )
    return page.row(*posts.end_buttons(page, words)).view()


def _outcome(match: Match) -> Outcome:
    assert match.outcome is not None
    return match.outcome


def _other_side(match: Match) -> bool:
    """Whether so many people could play on another side of the board."""
    return find_game(match.game).other_side(len(match.seats), match.options) is not None


def ranks(match: Match, words: Words) -> str:
    """A line for each seat, the best first: rank, points, where they come from."""
    outcome, players, formatter = _outcome(match), phrases.players(match), formatter_of(match.edition)
    return "\n".join(
        words(
            "result-rank",
            rank=found.rank,
            who=phrases.player(match, found.seat, words),
            score=formatter.end(words, players).result(outcome, found.seat),
            resigned="yes" if match.seats[found.seat].resigned else "no",
        )
        for found in sorted(outcome.seats, key=lambda found: (found.rank, found.seat))
    )


def titles(report: Report, words: Words) -> str:
    """A line for each title that somebody has earned."""
    return "\n".join(
        words(
            "result-titled",
            who=phrases.player(report.match, given.seat, words),
            title=words(f"titled-{'any' if given.general else report.match.game}-{given.id}"),
        )
        for given in report.titles
    )


def _length(match: Match, words: Words) -> str:
    """How many turns in which time."""
    if match.started_at is None or match.ended_at is None or match.imported:
        return ""
    return words(
        "result-length", turns=match.turn, span=result.span(words, match.ended_at - match.started_at)
    )


def _dates(match: Match, words: Words) -> str:
    """The same, and when it began."""
    since = "" if match.started_at is None else moment(match.started_at, "f")
    if match.imported:
        return words("result-imported", since=since, turns=match.turn)
    return words("result-dates", length=_length(match, words), since=since)


def _seal(match: Match, words: Words, record: bytes, name: str) -> str:
    """The seed of the match, opened, and how to check it; after a lesson what to try next."""
    seed = str(msgspec.json.decode(record, type=dict[str, Any])["seed"])
    if match.lesson is not None:
        return words("result-lesson")
    return words("result-seal", seed=seed, hash=match.seed_sha256, file=name)


# ── how long turns took ──────────────────────────────────────────────────────────────────────────────


def waits(report: Report, words: Words, room: int) -> str:
    """A line for everybody who ever sat there; where room is short without names, then without the last."""
    for named in (True, False):
        lines = [words("result-waits"), *_wait_lines(report, words, named)] if report.waits else []
        if len(text := "\n".join(lines)) <= room:
            return text
    while lines and len("\n".join(lines)) > room:
        lines.pop()
    return "\n".join(lines) if len(lines) > 1 else ""


def _wait_lines(report: Report, words: Words, named: bool) -> list[str]:
    players = phrases.players(report.match)
    lines = []
    for seat, found in groupby(report.waits, key=lambda wait: wait.seat):
        since = None
        for wait in found:
            who = f"{players.token(seat)} **{plain(wait.name)}**" if named else players.token(seat)
            lines.append(_wait(wait, who, since, words))
            since = wait.until
    return lines


def _wait(wait: Wait, who: str, since: int | None, words: Words) -> str:
    """One person's line; ``since``: the turn in which they took the seat over."""
    median, longest = result.span(words, wait.median), result.span(words, wait.longest)
    facts: dict[str, str | int] = {
        "who": who,
        "turns": wait.turns,
        "median": median,
        "longest": longest,
        "even": "yes" if median == longest else "no",
        "until": "none" if wait.until is None else wait.until,
    }
    return (
        words("result-wait", **facts)
        if since is None
        else words("result-wait-substitute", **facts, **{"from": since})
    )


# ── the picture ──────────────────────────────────────────────────────────────────────────────────────


def picture(report: Report, words: Words) -> drawing.Report:
    """What the report's picture shows."""
    match, outcome = report.match, _outcome(report.match)
    ranked = sorted(outcome.seats, key=lambda found: (found.rank, found.seat))
    time = _time(report)
    return drawing.Report(
        game=match.game,
        names=tuple(seat.name for seat in match.seats),
        order=tuple(found.seat for found in ranked),
        winners=tuple(found.seat for found in ranked if found.rank == 1),
        resigned=tuple(seat.seat for seat in match.seats if seat.resigned),
        totals=report.marks[-1].standing,
        sources=tuple(drawing.Source(label, points) for label, points in sources(report, words).items()),
        marks=tuple(drawing.Mark(mark.turn, mark.stage, mark.standing) for mark in report.marks),
        final=find_game(match.game).final_scoring,
        captions={
            "title": phrases.title(match, words),
            "course": words("result-course", game=match.game, time=time),
            "total": words("result-total", game=match.game),
            "time": words("result-time", time=time),
            "end": words("result-end"),
            "length": _length(match, words),
        },
    )


def _time(report: Report) -> str:
    """What the numbers below the chart count: rounds, games of a series, turns."""
    if not report.marks[-1].stage:
        return "turn"
    return "game" if report.match.options.get("series") == "both" else "round"


def sources(report: Report, words: Words) -> dict[str, tuple[int, ...]]:
    """What each source brought by seat, by its name; those that brought nobody anything are left out.

    Where the score is not what counts in the end (a series of Qin counts what is left over), the games of the
    series are the sources.
    """
    outcome, totals = _outcome(report.match), report.marks[-1].standing
    found = {
        name: tuple(result.sources[name] for result in outcome.seats) for name in outcome.seats[0].sources
    }
    if tuple(map(sum, zip(*found.values(), strict=True))) != totals:
        found = dict(zip(found, _by_stage(report.marks), strict=True))
    game = report.match.game
    return {
        words(f"result-source-{game}", source=name): points for name, points in found.items() if any(points)
    }


def _by_stage(marks: Sequence[Mark]) -> list[tuple[int, ...]]:
    """What each stage brought by seat; the turn that ends a stage belongs to it."""
    ends = [mark.standing for before, mark in pairwise(marks) if mark.stage != before.stage]
    ends = [marks[0].standing, *ends, marks[-1].standing]
    return [
        tuple(after - before for before, after in zip(one, other, strict=True))
        for one, other in pairwise(ends)
    ]


def course(report: Report, words: Words) -> str:
    """What the chart shows."""
    return words("result-course", game=report.match.game, time=_time(report))


def alt(report: Report, words: Words) -> str:
    """The picture in words."""
    match = report.match
    return result.alt(
        words,
        phrases.players(match),
        course(report, words),
        _outcome(match),
        report.marks[-1].standing,
        sources(report, words),
        {mark.turn: mark.standing for mark in report.marks},
    )


# ── the answers to its buttons ───────────────────────────────────────────────────────────────────────


def scoring(match: Match, turn: Turn, words: Words) -> Page:
    """The final scoring step by step."""
    told = formatter_of(match.edition).end(words, phrases.players(match)).scoring(turn.events)
    page = Page(match.id, match.version)
    return page.text(words("result-scoring", title=phrases.title(match, words))).text(told)


def advice(match: Match, found: Sequence[str], words: Words) -> Page:
    """What somebody may try next time, from what happened."""
    page, title = Page(match.id, match.version), phrases.title(match, words)
    page.text(words("advice-head" if found else "advice-none", title=title))
    told = (words(f"advice-{match.game}-{each}") for each in found)
    return page.text("\n".join(f"{number}. {text}" for number, text in enumerate(told, 1)))


def again(match: Match, person: int, words: Words) -> Page:
    """The table of the rematch, for who asked for it."""
    page = Page(match.id, match.version)
    seat = match.seat_of(person)
    if match.state != "lobby":
        state = "begun"
    elif seat is None:
        state = "full"
    else:
        state = "open" if match.creator == person else "joined"
    others = match.size - 1 - sum(seat.person is None for seat in match.seats)
    title, place = phrases.title(match, words), phrases.place(match, words)
    page.text(words(f"rematch-{state}", title=title, place=place, others=others))
    begun = state == "begun" and seat is not None
    return page.row(
        page.button("move", words("button-move")) if begun else None,
        page.button("list", words("button-list")),
    )


def cheers(match: Match, said: Sequence[Person], words: Words, row_id: int) -> discord.ui.LayoutView:
    """Who said "good game", in one small line, with the button for whoever has not yet."""
    page = Page(match.id, match.version, row=row_id)
    told = [plain(short(person.name)) for person in said[:CHEERS_TOLD]]
    page.text(words("cheers", list=", ".join(told), more=len(said) - len(told)))
    return page.row(page.button("cheer", words("button-cheer"))).view()


def call(match: Match, words: Words, guests: Sequence[int]) -> str:
    """Calls the others to the table of a rematch or a fork."""
    called = words.series([f"<@{guest}>" for guest in guests])
    if match.forked_from is not None:
        return words("fork-call", host=phrases.host(match), list=called)
    title = find_game(match.game).title
    return words("rematch-call", host=phrases.host(match), title=title, list=called)
