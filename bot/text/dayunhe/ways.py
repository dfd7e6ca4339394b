"""The way of the coordinator in a line: the hexes he enters one by one, and who gets what for them."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final

from bot.text.dayunhe import names
from bot.text.fluent import Words
from bot.text.perspective import Perspective
from games.dayunhe.inspection import ForkChosen, Inspected
from games.dayunhe.way import StepScore
from games.engine import Event, Seat

JOINT: Final = " · "
"""Between the parts of a way."""

Token = Callable[[Seat], str]
"""How a text calls a seat in few signs."""


def steps(words: Words, found: Sequence[StepScore], token: Token, mark: str = "**") -> str:
    """The steps in their order, those alike and next to each other as one: "2-1, 2-4 empty · 2-8 ▲ +4".

    ``token`` calls the seats, ``mark`` stands around points and cities: "" where markup does not show.
    """
    return JOINT.join(
        _step(words, list(run), token, mark)
        for _, run in groupby(found, key=lambda step: (step.kind, step.seat, step.points))
    )


def _step(words: Words, run: Sequence[StepScore], token: Token, mark: str) -> str:
    """Steps that bring the same: where to, what is there, who gets or loses how much for each."""
    first = run[0]
    return words(
        "dayunhe-step",
        places=", ".join(names.place(words, step.place) for step in run),
        kind=first.kind,
        gain=_gain(words, token(first.seat), first.points, mark) if first.points else "",
        count=len(run),
    )


def gains(words: Words, found: Sequence[StepScore], token: Token, mark: str = "**") -> str:
    """What the steps bring each seat in all: "▲ +8 · ■ −4"; "" if nothing."""
    return JOINT.join(_gain(words, token(seat), points, mark) for seat, points in sums(found).items())


def _gain(words: Words, who: str, points: int, mark: str) -> str:
    return f"{who} {mark}{names.signed(words, points)}{mark}"


def sums(found: Sequence[StepScore]) -> dict[Seat, int]:
    """What the steps bring each seat in all, in the order of the seats; those without points left out."""
    totals: dict[Seat, int] = {}
    for step in found:
        if step.points:
            totals[step.seat] = totals.get(step.seat, 0) + step.points
    return dict(sorted(totals.items()))


# ── after the fact ───────────────────────────────────────────────────────────────────────────────────


def inspected(reader: Perspective, event: Inspected) -> str:
    """An inspection at the end of a round, or a special one whose announcement is told elsewhere."""
    return reader.words(
        "dayunhe-inspected",
        special="yes" if event.special else "no",
        steps=names.steps(reader.words, len(event.way)),
        way=way(reader, event),
    )


def way(reader: Perspective, event: Inspected) -> str:
    """The steps with their points, what each seat gets in all where it is not plain, steps that lapse."""
    words, token = reader.words, reader.players.token
    if reader.brief:
        return gains(words, event.way, token) or words("dayunhe-nothing-there")
    several = sum(step.points != 0 for step in event.way) > len(sums(event.way))
    return words(
        "dayunhe-way",
        steps=steps(words, event.way, token),
        several="yes" if several else "no",
        sums=gains(words, event.way, token),
        unused=event.unused,
    )


def forks(reader: Perspective, events: Sequence[Event]) -> str:
    """What one seat chose at forks; told shorter where the whole way follows."""
    words = reader.words
    chosen = [event for event in events if isinstance(event, ForkChosen)]
    places = [names.place(words, event.place) for event in chosen]
    who = reader.acts(chosen[0].seat)
    if any(isinstance(event, Inspected) for event in events):
        return words("dayunhe-forks", places=", ".join(places), count=len(places), **who)
    return words("dayunhe-led", places=words.series(places), **who)
