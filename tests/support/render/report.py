"""Reports of matches for pictures: from golden records, and the fullest that can be."""

from collections.abc import Mapping

from games.engine import Position, record
from games.engine.record import Record
from render.report import Mark, Report, Source
from tests.support.render.positions import RECORDS
from tests.support.render.scenes import NAMES

CAPTIONS = {
    "course": "Points by turn",
    "total": "Points",
    "time": "Turn",
    "length": "38 turns in 12 days",
    "end": "end",
}


def _marks(played: Record) -> tuple[tuple[Mark, ...], Position]:
    """What each seat had after every turn, counted as the bot counts turns; how the match ended."""
    found: dict[int, Mark] = {}
    turn, before = 0, None
    for position, events in record.steps(played):
        if before is None:
            found[0] = Mark(0, position.stage(), position.standing())
            turn = 1
        else:
            found[turn] = Mark(turn, position.stage(), position.standing())
            turn += position.turn_ended(before, events)
        before = position.to_act()
    return tuple(found.values()), position


def from_record(name: str, captions: Mapping[str, str] = CAPTIONS, names: tuple[str, ...] = NAMES) -> Report:
    """The report of the golden record of that name."""
    played = record.read((RECORDS / f"{name}.json").read_bytes())
    outcome = played.result
    assert outcome is not None
    marks, position = _marks(played)
    ranked = sorted(outcome.seats, key=lambda result: (result.rank, result.seat))
    totals = position.standing()
    labels = list(outcome.seats[0].sources)
    series = played.options.get("series") == "both"
    sources = [
        Source(label.capitalize(), tuple(result.sources[label] for result in outcome.seats))
        for label in labels
    ]
    if series:
        share = sum(totals) + sum(result.score for result in outcome.seats)
        each = share // (len(labels) * len(totals))
        sources = [Source(s.label, tuple(each - left for left in s.points)) for s in sources]
    return Report(
        game=played.game,
        names=names[: played.seats],
        order=tuple(result.seat for result in ranked),
        winners=outcome.winners,
        resigned=tuple(position.resigned),
        totals=totals,
        sources=tuple(source for source in sources if any(source.points)),
        marks=marks,
        final=played.game != "qin",
        captions={"title": f"{played.game.capitalize()} 42", **captions},
    )


def fullest(seats: int) -> Report:
    """More than any match has: the longest names, nine sources, four digits lost, forty rounds, all won."""
    marks = tuple(
        Mark(turn, 1 + turn // 10, tuple((-1) ** (turn + seat) * turn * (seat + 1) for seat in range(seats)))
        for turn in range(400)
    )
    everybody = tuple(range(seats))
    return Report(
        game="confucius",
        names=("Wilhelmina Wolkenstein-Trostburg",) * seats,
        order=everybody,
        winners=everybody,
        resigned=everybody[1:],
        totals=marks[-1].standing,
        sources=tuple(
            Source("Inspections" if row % 2 else "Invasions", tuple(-1000 * row - seat for seat in everybody))
            for row in range(9)
        ),
        marks=marks,
        final=True,
        captions={
            "title": "Confucius 123456789",
            "course": "Prestige, round by round",
            "total": "Prestige",
            "time": "Round",
            "length": "12345 turns in 1234 days",
            "end": "end",
        },
    )
