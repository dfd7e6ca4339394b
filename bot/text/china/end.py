"""How a match of China ended: ties, and the final scoring step by step."""

from collections.abc import Iterable, Sequence

from bot.text.china.names import ChinaTeller
from bot.text.parts import End
from bot.text.players import plain
from bot.text.room import LONGEST_SCORING
from games.china.components import board
from games.china.scoring import AllianceScored, HousesScored, RoadScored
from games.china.turns import GameEnded
from games.engine import Event, Outcome, Seat
from games.engine.contract import seat_letter


class ChinaEnd(End[ChinaTeller]):
    """Points for houses, alliances and roads."""

    def ending(self, outcome: Outcome) -> str:
        """Also how equal points were told apart, if they had to be, or why they were not."""
        best = max(result.score for result in outcome.seats if result.rank == 1)
        level = [result for result in outcome.seats if result.score == best and result.rank > 1]
        told = [super().ending(outcome)]
        if level and outcome.end != "resigned":
            told.append(self.say("china-ending-tie"))
        if len(outcome.winners) > 1:
            told.append(self.say("china-ending-shared", seats=self.say.seats(outcome.winners)))
        return " ".join(told)

    def scoring(self, events: Sequence[Event]) -> str:
        """Houses by province, alliances by number, roads by player, the sums; by letter, named once."""
        ended = next((event for event in events if isinstance(event, GameEnded)), None)
        if ended is None:
            return ""
        say, names = self.say.but(style="letter"), self.say.players.names
        legend = " · ".join(f"{seat_letter(seat)} {plain(name)}" for seat, name in enumerate(names))
        text = _scoring(say, ended, events, legend)
        # Five long names full of markup must not cost a step.
        return text if len(text) <= LONGEST_SCORING else _scoring(say, ended, events, "")


def _scoring(say: ChinaTeller, ended: GameEnded, events: Sequence[Event], legend: str) -> str:
    gained = [0] * len(ended.scores)
    lines = [say("china-final", legend=legend, names=bool(legend))]
    for step, kind in (("houses", HousesScored), ("alliances", AllianceScored), ("roads", RoadScored)):
        found: list[str] = []
        for event in events:
            if isinstance(event, kind) and getattr(event, "at_end", True):
                gains = [*_gains(event)]
                for seat, points, _ in gains:
                    gained[seat] += points
                found.append(_line(say, event, gains))
        lines.append(say("china-final-step", step=step, none=not found))
        lines += say.items(found)
    sums = (
        say("china-score-changed", seat=seat, before=score - gained[seat], after=score)
        if gained[seat]
        else f"{seat_letter(seat)} {score}"
        for seat, score in enumerate(ended.scores)
    )
    return "\n".join([*lines, say("china-final-sum", list=say.listed(sums))])


def _gains(event: Event) -> Iterable[tuple[Seat, int, bool]]:
    """Who got how many points by it, and whether doubled."""
    match event:
        case HousesScored():
            yield from ((seat, points, seat in event.doubled) for seat, points in event.points)
        case AllianceScored():
            yield from ((seat, event.points, False) for seat in event.seats)
        case RoadScored():
            yield event.seat, event.points, event.doubled


def _line(say: ChinaTeller, event: Event, gains: Iterable[tuple[Seat, int, bool]]) -> str:
    """One scoring of the final ones."""
    told = say.listed(
        say("china-gain", seat=seat, points=points, doubled=doubled) for seat, points, doubled in gains
    )
    if isinstance(event, HousesScored):
        return say("china-final-houses", event, gains=told, own=say.each(_some(event.houses)))
    if isinstance(event, AllianceScored):
        entry = board().alliances[event.number - 1]
        here, there = sum(event.emissaries_a), sum(event.emissaries_b)
        return say.tell(event, province1=entry.a, province2=entry.b, here=here, there=there, gains=told)
    return say.tell(event, gains=told)


def _some(counts: Iterable[int]) -> Iterable[tuple[Seat, int]]:
    """The seats that have something."""
    return ((seat, count) for seat, count in enumerate(counts) if count)
