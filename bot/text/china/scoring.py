"""The final scoring of China step by step."""

from collections.abc import Iterable, Sequence
from typing import Any

from bot.text.players import plain
from bot.text.room import LONGEST_SCORING
from bot.text.teller import Teller
from games.china.components import board
from games.china.scoring import AllianceScored, HousesScored, RoadScored
from games.china.turns import GameEnded
from games.engine import Event, Seat
from games.engine.contract import seat_letter


def scoring(teller: Teller[Any], events: Sequence[Event]) -> str:
    """Houses by province, alliances by number, roads by player, the sums; players by letter, named once."""
    ended = next((event for event in events if isinstance(event, GameEnded)), None)
    if ended is None:
        return ""
    names = teller.players.names
    legend = " · ".join(f"{seat_letter(seat)} {plain(name)}" for seat, name in enumerate(names))
    text = _scoring(teller, ended, events, legend)
    # Five long names full of markup must not cost a step.
    return text if len(text) <= LONGEST_SCORING else _scoring(teller, ended, events, "")


def _scoring(teller: Teller[Any], ended: GameEnded, events: Sequence[Event], legend: str) -> str:
    gained = [0] * len(ended.scores)
    lines = [teller("china-final", legend=legend, names=bool(legend))]
    for step, kind in (("houses", HousesScored), ("alliances", AllianceScored), ("roads", RoadScored)):
        found: list[str] = []
        for event in events:
            if isinstance(event, kind) and getattr(event, "at_end", True):
                gains = [*_gains(event)]
                for seat, points, _ in gains:
                    gained[seat] += points
                found.append(_line(teller, event, gains))
        lines.append(teller("china-final-step", step=step, none=not found))
        lines += teller.items(found)
    sums = (
        teller("china-score-changed", seat=seat, before=score - gained[seat], after=score)
        if gained[seat]
        else f"{seat_letter(seat)} {score}"
        for seat, score in enumerate(ended.scores)
    )
    return "\n".join([*lines, teller("china-final-sum", list=teller.listed(sums))])


def _gains(event: Event) -> Iterable[tuple[Seat, int, bool]]:
    """Who got how many points by it, and whether doubled."""
    match event:
        case HousesScored():
            yield from ((seat, points, seat in event.doubled) for seat, points in event.points)
        case AllianceScored():
            yield from ((seat, event.points, False) for seat in event.seats)
        case RoadScored():
            yield event.seat, event.points, event.doubled


def _line(teller: Teller[Any], event: Event, gains: Iterable[tuple[Seat, int, bool]]) -> str:
    """One scoring of the final ones."""
    told = teller.listed(
        teller("china-gain", seat=seat, points=points, doubled=doubled) for seat, points, doubled in gains
    )
    if isinstance(event, HousesScored):
        return teller("china-final-houses", event, gains=told, own=teller.each(_some(event.houses)))
    if isinstance(event, AllianceScored):
        entry = board().alliances[event.number - 1]
        here, there = sum(event.emissaries_a), sum(event.emissaries_b)
        return teller.tell(event, province1=entry.a, province2=entry.b, here=here, there=there, gains=told)
    return teller.tell(event, gains=told)


def _some(counts: Iterable[int]) -> Iterable[tuple[Seat, int]]:
    """The seats that have something."""
    return ((seat, count) for seat, count in enumerate(counts) if count)
