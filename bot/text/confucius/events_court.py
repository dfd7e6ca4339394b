"""The court phase of Confucius in sentences: wall, examination, ministries, invasions, the new round."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bot.text.confucius import names
from bot.text.confucius.events_acts import after, rewards
from bot.text.perspective import Perspective
from games.confucius import components
from games.confucius.armies import LandResolved
from games.confucius.components import NOBODY, ORANGE, RED, STUDENTS
from games.confucius.examination import (
    CandidateLost,
    CandidatePlaced,
    CandidateShown,
    ExamBegan,
    ExamDecided,
    ExamEmpty,
    Tutored,
)
from games.confucius.money import Discarded, RewardDrawn
from games.confucius.resolution import InfluenceGiven, PostsFilled, ResolutionBegan
from games.confucius.rounds import ChiefNamed, RoundBegan
from games.confucius.turns import OfficialsCame, WallBuilt
from games.engine import HIDDEN, Event, Seat


def court(reader: Perspective, chunk: Sequence[Event]) -> list[str]:
    """The lines about a step of the court phase or the beginning of a round."""
    return _TELLERS[type(chunk[0])](reader, chunk[0], chunk)


# ── wall and examination ─────────────────────────────────────────────────────────────────────────────


def _wall(reader: Perspective, event: WallBuilt, chunk: Sequence[Event]) -> list[str]:
    return [
        reader.words(
            "confucius-court",
            before=event.wall - 1,
            after=event.wall,
            all=components.realm().wall,
            full="yes" if event.wall >= components.realm().wall else "no",
        )
    ]


def _began(reader: Perspective, event: ExamBegan, chunk: Sequence[Event]) -> list[str]:
    """Who has a student, and whether anybody tutors."""
    words = reader.words
    forced = "yes" if event.forced else "no"
    owners = [seat for seat in (event.red, event.orange) if seat >= 0]
    if len(set(owners)) > 1:
        red, orange = reader.name(event.red), reader.name(event.orange)
        return [words("confucius-exam", forced=forced, red=red, orange=orange)]
    return [words("confucius-exam-alone", forced=forced, count=len(owners), **reader.acts(owners[0]))]


def _empty(reader: Perspective, event: ExamEmpty, chunk: Sequence[Event]) -> list[str]:
    return [reader.words("confucius-exam-empty")]


def _tutored(reader: Perspective, event: Tutored, chunk: Sequence[Event]) -> list[str]:
    told = reader.words(
        "confucius-tutored",
        student=names.student(reader.words, event.student),
        own="yes" if event.owner == event.seat else "no",
        owner=reader.owner(event.owner),
        count=names.count(event.cards),
        known="no" if names.hidden(event.cards) else "yes",
        cards=names.cards(reader.words, event.cards),
        forced="yes" if event.forced else "no",
        **reader.acts(event.seat),
    )
    return [" ".join([told, *after(reader, chunk)])]


def abandoned(reader: Perspective, event: ExamDecided) -> str:
    """Who wins because the other one whose student was examined has left."""
    return reader.words("confucius-exam-abandoned", **reader.acts(event.seat))


def _decided(reader: Perspective, event: ExamDecided, chunk: Sequence[Event]) -> list[str]:
    """The cards of each side and their sums, who wins and why; nothing where no cards were laid."""
    if not event.contested:
        return []
    words = reader.words
    if not any(map(names.count, event.laid)):
        return [words("confucius-no-tutors", **reader.acts(event.seat))]
    lines = [words("confucius-revealed")]
    for student in range(len(STUDENTS)):
        laid = [
            (seat, names.typed(cards))
            for seat, cards in enumerate(event.laid)
            if event.students[seat] == student and names.count(cards)
        ]
        told = words(
            "confucius-side",
            student=names.student(words, student),
            owner=reader.owner(event.owners[student]),
            total=event.sums[student],
            any="yes" if laid else "no",
            cards=reader.by_seat(laid),
        )
        lines.append(words("item", text=told))
    tie = event.sums[RED] == event.sums[ORANGE]
    lines.append(words("confucius-exam-won", tie="yes" if tie else "no", **reader.acts(event.seat)))
    return lines


def _placed(reader: Perspective, event: CandidatePlaced, chunk: Sequence[Event]) -> list[str]:
    """Where the candidate went, and what it replaced."""
    words = reader.words
    return [
        words(
            "confucius-placed",
            candidate=names.candidate(words, event.candidate),
            space=names.space(event.ministry, event.space),
            replaced="official" if event.replaced >= 0 else "no",
            cost=max(event.replaced, 0),
            bribed="yes" if event.marker >= 0 else "no",
            owner=reader.owner(event.marker) if event.marker >= 0 else "",
            why=event.why,
            forced="yes" if event.forced else "no",
            **reader.acts(event.seat),
        )
    ]


def _lost(reader: Perspective, event: CandidateLost, chunk: Sequence[Event]) -> list[str]:
    return [
        reader.words("confucius-candidate-lost", candidate=names.candidate(reader.words, event.candidate))
    ]


def _shown(reader: Perspective, event: CandidateShown, chunk: Sequence[Event]) -> list[str]:
    """The next candidate, after those whose ministry is closed; that none is left."""
    words = reader.words
    discarded = [names.candidate(words, tile) for tile in event.discarded]
    hidden = event.candidate == HIDDEN
    return [
        words(
            "confucius-next-candidate",
            candidate="" if hidden or not event.candidate else names.candidate(words, event.candidate),
            left="hidden" if hidden else "yes" if event.candidate else "no",
            count=len(discarded),
            discarded=words.series(discarded),
        )
    ]


# ── ministries and lands ─────────────────────────────────────────────────────────────────────────────


def _resolution(reader: Perspective, event: ResolutionBegan, chunk: Sequence[Event]) -> list[str]:
    """The ministry, and who has how many officials there; where nobody has any the posts say it all."""
    if not event.standing:
        return []
    return [
        reader.words(
            "confucius-resolution",
            ministry=names.ministry(event.ministry),
            counts=reader.by_seat((seat, tiles) for seat, tiles, _ in event.standing),
        )
    ]


def resumed(reader: Perspective, event: InfluenceGiven) -> str:
    """The ministry, where a text begins in the middle of its resolution."""
    return reader.words("confucius-resolution-on", ministry=names.ministry(event.ministry))


def _influence(reader: Perspective, event: InfluenceGiven, chunk: Sequence[Event]) -> list[str]:
    """Who gives way to whom, why it was this one, and the gift that bound."""
    words = reader.words
    told = words(
        "confucius-influence",
        tiles=event.tiles,
        tie="yes" if event.tie else "no",
        to=reader.name(event.to),
        before=event.total - event.tiles,
        after=event.total,
        bound="yes" if event.gift else "no",
        gift=names.gift(words, event.gift) if event.gift else "",
        **reader.acts(event.seat),
    )
    return [words("item", text=told)]


def _posts(reader: Perspective, event: PostsFilled, chunk: Sequence[Event]) -> list[str]:
    """Minister and Secretary with their points; how equal influence was told apart."""
    words = reader.words
    high, low = event.points
    if event.minister == NOBODY:
        return [words("confucius-no-minister", ministry=names.ministry(event.ministry))]
    if event.secretary in (event.minister, NOBODY):
        told = words("confucius-both-posts", points=high + low, **reader.acts(event.minister))
    else:
        tiles = {seat: (count, best) for seat, count, best in event.standing}
        first, second = tiles[event.minister], tiles[event.secretary]
        told = words(
            "confucius-posts",
            minister=reader.name(event.minister),
            high=high,
            secretary=reader.name(event.secretary),
            low=low,
            most=first[0],
            less=second[0],
            tie="yes" if first[0] == second[0] else "no",
            best=names.space(event.ministry, first[1]),
        )
    return [words("item", text=told)]


def _land(reader: Perspective, event: LandResolved, chunk: Sequence[Event]) -> list[str]:
    """Whether the land was taken, what each army brought, who drew an Emperor's Reward."""
    words = reader.words
    gains: dict[Seat, int] = {}
    for seat, points in event.armies:
        gains[seat] = gains.get(seat, 0) + points
    won = [(seat, points) for seat, points in gains.items() if points]
    drew = [drawn.seat for drawn in chunk if isinstance(drawn, RewardDrawn)]
    parts = [words("confucius-gain", who=reader.name(seat), points=points) for seat, points in won]
    star = [
        words("confucius-star", cards="".join(rewards(reader, chunk, seat)), **reader.acts(seat))
        for seat in drew
    ]
    return [
        words(
            "confucius-land-resolved",
            land=names.land(words, event.land),
            won="yes" if event.won else "no",
            empty="no" if event.armies else "yes",
            any="yes" if parts else "no",
            gains=", ".join(parts),
            wall=event.wall,
            star="".join(star),
        )
    ]


# ── the new round ────────────────────────────────────────────────────────────────────────────────────


def _came(reader: Perspective, event: OfficialsCame, chunk: Sequence[Event]) -> list[str]:
    words = reader.words
    found = [
        words(
            "confucius-new-official",
            cost=max(cost, 0),
            known="yes" if cost > 0 else "no",
            space=names.space(ministry, space),
        )
        for ministry, space, cost in event.tiles
    ]
    return [words("confucius-officials-came", list=", ".join(found), count=len(found))] if found else []


def _discarded(reader: Perspective, event: Discarded, chunk: Sequence[Event]) -> list[str]:
    return [
        reader.words(
            "confucius-discarded",
            cards=names.cards(reader.words, event.cards),
            limit=components.cards().limit,
            **reader.acts(event.seat),
        )
    ]


def _round(reader: Perspective, event: RoundBegan, chunk: Sequence[Event]) -> list[str]:
    """The cubes of everybody, with the gifts they come from."""
    words = reader.words
    cubes = [
        (seat, words("confucius-cubes-from", cubes=cubes, gifts=gifts))
        for seat, (cubes, gifts) in enumerate(zip(event.cubes, event.gifts, strict=True))
        if cubes
    ]
    return [words("confucius-round", round=event.round, cubes=reader.by_seat(cubes))]


def _chief(reader: Perspective, event: ChiefNamed, chunk: Sequence[Event]) -> list[str]:
    words = reader.words
    if event.by < 0:
        return [words("confucius-chief-follows", **reader.acts(event.seat))]
    return [
        words(
            "confucius-chief-named",
            chief=reader.name(event.seat),
            forced="yes" if event.forced else "no",
            **reader.acts(event.by),
        )
    ]


_TELLERS: Final[Mapping[type[Event], Callable[[Perspective, Any, Sequence[Event]], list[str]]]] = {
    WallBuilt: _wall,
    ExamBegan: _began,
    ExamEmpty: _empty,
    Tutored: _tutored,
    ExamDecided: _decided,
    CandidatePlaced: _placed,
    CandidateLost: _lost,
    CandidateShown: _shown,
    ResolutionBegan: _resolution,
    InfluenceGiven: _influence,
    PostsFilled: _posts,
    LandResolved: _land,
    OfficialsCame: _came,
    Discarded: _discarded,
    RoundBegan: _round,
    ChiefNamed: _chief,
}
