"""The final scoring of Da Yunhe seat by seat, and what decides between those with most prestige."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from bot.text.dayunhe import names
from bot.text.dayunhe.names import Say
from bot.text.teller import changes
from games.dayunhe.components import rules
from games.dayunhe.scoring import CityScored, NetworkScored, ScoreChanged, UnrestScored
from games.dayunhe.turns import GameEnded
from games.engine import Event, Seat

S = TypeVar("S", NetworkScored, CityScored, UnrestScored)


def changed(events: Iterable[Event]) -> dict[Seat, tuple[int, int]]:
    """Every seat's prestige before and after the events, where it changed."""
    return changes(event for event in events if isinstance(event, ScoreChanged))


def total(say: Say, before: int, after: int) -> str:
    """A seat's prestige, before and after where it changed: "15 → **20**"."""
    was, now = names.total(before), names.total(after)
    return now.text if before == after else say("dayunhe-score-changed", before=was, after=now)


def final(say: Say, ended: GameEnded, events: Sequence[Event]) -> str:
    """Everybody's parts of the final scoring, the prestige before and after, how a tie was told apart."""
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


def _tie(say: Say, ended: GameEnded, worth: Sequence[tuple[int, int]]) -> str:
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
