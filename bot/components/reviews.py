"""What a computer thinks of a match: the chances as a curve, and the turns that changed them. Pure."""

from collections.abc import Sequence

from bot.components import phrases
from bot.components.ids import PressItem
from bot.components.page import Page, Picture
from bot.matches import Match, Review, Verdict
from bot.text import Players, Words
from bot.text.formatter import formatter_of
from bot.text.room import brief
from games.engine import Seat
from games.engine.computer.review import Chances
from render import report as drawing

FILE = "review.png"

SECONDS = 4
"""How long a turn takes at least, as it is told; on a busy machine longer."""

ALL = "all"
"""Argument of the button for everybody."""


def begun(review: Review, person: int, words: Words) -> Page:
    """The offer, for this person or for all; or how far it is."""
    match = review.match
    made = Page(match.id, match.version)
    title = phrases.title(match, words)
    if review.asked:
        seen, told = max(0, len(review.points) - 1), "you" if review.person == person else "nobody"
        told = "all" if review.public else told
        made.text(words("review-open", title=title, seen=seen, turns=review.turns, told=told))
        return made.row(
            made.button("review", words("button-review-look")),
            None if review.public else made.button("review-ask", words("button-review-all"), ALL),
        )
    minutes = max(1, round(review.turns * SECONDS / 60))
    made.text(words("review-offer", title=title, turns=review.turns, minutes=minutes))
    return made.row(
        made.button("review-ask", words("button-review-me"), "me"),
        made.button("review-ask", words("button-review-all"), ALL),
    )


def page(review: Review, words: Words, image: bytes, row: int | None = None) -> Page:
    """What came of it, with its picture; as the message of an outbox ``row``, or private."""
    match = review.match
    made = Page(match.id, match.version, row=row)
    made.text(words("review-head", title=phrases.title(match, words)))
    made.picture(Picture(FILE, image, alt(review, words)))
    for verdict in review.verdicts:
        made.text(_told(match, verdict, words))
    if not review.verdicts:
        made.text(words("review-even"))
    return made.row(*_buttons(made, review, words))


def _buttons(made: Page, review: Review, words: Words) -> list[PressItem]:
    turns = [verdict.turn.number for verdict in review.verdicts]
    return [
        *(made.button("board", words("button-review-board", turn=turn), turn) for turn in turns),
        *([] if review.public else [made.button("review-ask", words("button-review-all"), ALL)]),
    ]


def _told(match: Match, verdict: Verdict, words: Words) -> str:
    """A turn: the chances before and after it, what was played, what the computer would have played."""
    formatter, players = formatter_of(match.edition), phrases.players(match, verdict.turn)
    seat = verdict.seat
    if seat is None or _percent(verdict.before[seat]) == _percent(verdict.after[seat]):
        seat = _most(verdict)  # who took the turn has changed only the chances of others
    better = ""
    if verdict.better:
        better = brief(formatter.turn(words, players, verdict.better).brief()).replace("\n", "\n-# ")
    return words(
        "review-turn",
        number=verdict.turn.number,
        who=players.rich(seat),
        before=_percent(verdict.before[seat]),
        after=_percent(verdict.after[seat]),
        played=phrases.summary(match, verdict.turn, words, brief=True),
        state="none" if verdict.better is None else "other" if better else "same",
        better=better,
    )


def _most(verdict: Verdict) -> Seat:
    """Whose chances have changed most."""
    changes = [abs(new - old) for old, new in zip(verdict.before, verdict.after, strict=True)]
    return changes.index(max(changes))


def _percent(chance: float) -> int:
    return round(100 * chance)


def picture(review: Review, words: Words) -> drawing.Report:
    """The chances by turn as the chart of a report."""
    match = review.match
    assert match.outcome is not None
    turns = sorted(review.points)
    marks = [drawing.Mark(turn, 0, _percents(review.points[turn])) for turn in turns]
    ranked = sorted(match.outcome.seats, key=lambda found: (found.rank, found.seat))
    return drawing.Report(
        game=match.game,
        names=tuple(seat.name for seat in match.seats),
        order=tuple(found.seat for found in ranked),
        winners=match.outcome.winners,
        resigned=tuple(seat.seat for seat in match.seats if seat.resigned),
        totals=marks[-1].standing,
        sources=(),
        marks=tuple(marks),
        final=False,
        notable=tuple(verdict.turn.number for verdict in review.verdicts),
        captions={
            "title": phrases.title(match, words),
            "course": words("review-course"),
            "time": words("result-time", time="turn"),
        },
    )


def _percents(chances: Chances) -> tuple[int, ...]:
    return tuple(map(_percent, chances))


def alt(review: Review, words: Words) -> str:
    """The curve for those who cannot see it: where it began, and the turns that changed it."""
    players = phrases.players(review.match)
    turns = sorted({0, *(verdict.turn.number for verdict in review.verdicts), max(review.points)})
    told = [
        words("result-alt-point", turn=turn, list=_spoken(review.points[turn], players, words))
        for turn in turns
    ]
    return words("review-alt", list="; ".join(told))


def _spoken(chances: Sequence[float], players: Players, words: Words) -> str:
    return ", ".join(
        words("review-alt-chance", who=players.spoken(seat), percent=_percent(chance))
        for seat, chance in enumerate(chances)
    )
