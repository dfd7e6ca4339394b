"""How a match of Da Yunhe ended: its final scoring, and what decides between those with most prestige."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from bot.text.dayunhe.chunks import first
from bot.text.dayunhe.names import DayunheTeller
from bot.text.dayunhe.prestige import changed, total
from bot.text.parts import End
from bot.text.room import LONGEST_SCORING
from games.dayunhe.components import rules
from games.dayunhe.scoring import CityScored, NetworkScored, UnrestScored
from games.dayunhe.turns import GameEnded
from games.engine import Event, Outcome, Seat

S = TypeVar("S", NetworkScored, CityScored, UnrestScored)


class DayunheEnd(End[DayunheTeller]):
    """Prestige with where it comes from, and how equal prestige was told apart."""

    def result(self, outcome: Outcome, seat: Seat) -> str:
        """With a real minus sign; sources that brought nothing are left out."""
        say, found = self.say, outcome.seats[seat]
        gained = {source: points for source, points in found.sources.items() if points}
        told = (say("dayunhe-source", source=source, total=points) for source, points in gained.items())
        return say("dayunhe-score", total=found.score, sources=say.listed(told))

    def _facts(self, outcome: Outcome) -> Mapping[str, Any]:
        """Whether equal prestige had to be told apart; how long a match is at most."""
        best = max(outcome.seats[seat].score for seat in outcome.winners)
        # Who left ranks behind all others, as third at best.
        beaten = any(result.rank == 2 and result.score == best for result in outcome.seats)
        return {"beaten": beaten, "trips": rules().trips, "rounds": rules().last_round}

    def scoring(self, events: Sequence[Event]) -> str:
        """Everybody's parts, the prestige before and after; names give way to tokens where room is short."""
        ended = first(events, GameEnded)
        return self.say.within(LONGEST_SCORING, lambda say: _scoring(say, ended, events)) if ended else ""


def _scoring(say: DayunheTeller, ended: GameEnded, events: Sequence[Event]) -> str:
    """The final scoring seat by seat, and how a tie was told apart."""
    printed, scores = rules(), changed(events)
    networks, cities = _by_seat(events, NetworkScored), _by_seat(events, CityScored)
    unrests = _by_seat(events, UnrestScored)
    city, region = -printed.city_unrest, -printed.region_unrest
    told = [say("dayunhe-final", network=printed.network, city=city, region=region)]
    for seat, score in enumerate(ended.scores):
        network, area, unrest = networks[seat], cities[seat], unrests[seat]
        gained = network.points + area.points - area.loss - unrest.loss
        prestige = total(say, scores.get(seat, (score, score))[1] - gained, score)
        scored = say.listed(map(say.tell, (network, area, unrest)))
        told += say.items([say("dayunhe-final-seat", seat=seat, parts=scored, prestige=prestige)])
    worth = [(cities[seat].canals, len(networks[seat].hexes)) for seat in range(len(ended.scores))]
    return "\n".join(filter(None, (*told, _tie(say, ended, worth))))


def _tie(say: DayunheTeller, ended: GameEnded, worth: Sequence[tuple[int, int]]) -> str:
    """What decides between those with most prestige; nothing where one alone has most.

    ``worth``: by seat the canals in the City, the size of the network.
    """
    winner, shared = ended.winners[0], len(ended.winners) > 1
    # One with as much prestige that is worth more and yet has not won has left.
    level = [
        seat
        for seat, score in enumerate(ended.scores)
        if score == ended.scores[winner] and (seat in ended.winners or worth[seat] < worth[winner])
    ]
    if len(level) < 2:
        return ""
    city = all(worth[seat][0] < worth[winner][0] for seat in level if seat != winner)
    tokens = say.but(style="token")
    return say(
        "dayunhe-final-tie",
        level=tokens.seats(ended.winners if shared else level),
        by="shared" if shared else "city" if city else "network",
        seat=winner,
        counts=tokens.each((seat, worth[seat][0 if city else 1]) for seat in level),
    )


def _by_seat(events: Iterable[Event], kind: type[S]) -> dict[Seat, S]:
    """The event of that kind of every seat."""
    return {event.seat: event for event in events if isinstance(event, kind)}
