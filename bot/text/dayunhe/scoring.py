"""The end of Da Yunhe: the final scoring by seat, who wins and why, the result of a seat."""

from collections.abc import Sequence

from bot.text.dayunhe import names
from bot.text.dayunhe.facts import score_changes
from bot.text.dayunhe.standings import total
from bot.text.fluent import Words
from bot.text.perspective import LONGEST_SCORING, Perspective, within
from games.dayunhe.components import rules
from games.dayunhe.scoring import CityScored, NetworkScored, UnrestScored
from games.dayunhe.turns import GameEnded
from games.engine import Event, Outcome, Seat


def scoring(reader: Perspective, events: Sequence[Event]) -> str:
    """Everybody's parts of the final scoring, the prestige before and after, how a tie was told apart.

    "" while the match runs. Names give way to tokens where five long ones leave no room.
    """
    ended = next((event for event in events if isinstance(event, GameEnded)), None)
    if ended is None:
        return ""
    return within(LONGEST_SCORING, reader, lambda reader: _scoring(reader, ended, events))


def _scoring(reader: Perspective, ended: GameEnded, events: Sequence[Event]) -> str:
    words, printed = reader.words, rules()
    networks = {event.seat: event for event in events if isinstance(event, NetworkScored)}
    cities = {event.seat: event for event in events if isinstance(event, CityScored)}
    unrests = {event.seat: event for event in events if isinstance(event, UnrestScored)}
    changed = score_changes(events)
    head = words(
        "dayunhe-final",
        network=printed.network,
        city=names.signed(words, printed.city_unrest),
        region=names.signed(words, printed.region_unrest),
    )
    lines = [head]
    for seat, score in enumerate(ended.scores):
        network, city, unrest = networks[seat], cities[seat], unrests[seat]
        gained = network.points + city.points - city.loss - unrest.loss
        before = changed.get(seat, (score, score))[1] - gained
        told = words(
            "dayunhe-final-seat",
            who=reader.name(seat),
            tiles=len(network.hexes),
            network=names.signed(words, network.points),
            canals=city.canals,
            city=names.signed(words, city.points),
            denounced=city.unrest,
            slander=names.signed(words, -city.loss),
            unrest=len(unrest.hexes),
            region=names.signed(words, -unrest.loss),
            total=total(words, {seat: (before, score)}, seat, score),
        )
        lines.append(words("item", text=told))
    return "\n".join([*lines, *_tie(reader, ended, cities, networks)])


def _tie(
    reader: Perspective, ended: GameEnded, cities: dict[Seat, CityScored], networks: dict[Seat, NetworkScored]
) -> list[str]:
    """What decides between those with most prestige; nothing where one alone has most."""
    worth = {seat: (cities[seat].canals, len(networks[seat].hexes)) for seat in range(len(ended.scores))}
    winner, shared = ended.winners[0], len(ended.winners) > 1
    # One with as much prestige that is worth more and yet has not won has left.
    level = [
        seat
        for seat, score in enumerate(ended.scores)
        if score == ended.scores[winner] and (seat in ended.winners or worth[seat] < worth[winner])
    ]
    if len(level) < 2:
        return []
    city = all(worth[seat][0] < worth[winner][0] for seat in level if seat != winner)
    return [
        reader.words(
            "dayunhe-final-tie",
            level=reader.words.series(
                [reader.players.token(seat) for seat in (ended.winners if shared else level)]
            ),
            by="shared" if shared else "city" if city else "network",
            who=reader.name(winner),
            counts=reader.by_seat((seat, worth[seat][0 if city else 1]) for seat in level),
        )
    ]


# ── the end card ─────────────────────────────────────────────────────────────────────────────────────


def result(words: Words, outcome: Outcome, seat: Seat) -> str:
    """The prestige of the seat, and where it comes from."""
    found = outcome.seats[seat]
    sources = [
        words("dayunhe-source", source=source, points=names.score(words, points))
        for source, points in found.sources.items()
        if points
    ]
    return words(
        "dayunhe-score",
        score=names.score(words, found.score),
        sources=", ".join(sources),
        any="yes" if sources else "no",
    )


def ending(reader: Perspective, outcome: Outcome) -> str:
    """Why the match ended; how equal prestige was told apart, if it had to be."""
    words = reader.words
    told = words("dayunhe-ending", end=outcome.end, trips=rules().trips, rounds=rules().last_round)
    if outcome.end == "resigned":
        return told
    best = max(outcome.seats[seat].score for seat in outcome.winners)
    # Who left ranks behind all others, as third at best.
    beaten = any(result.rank == 2 and result.score == best for result in outcome.seats)
    if len(outcome.winners) > 1:
        who = words.series([reader.name(seat) for seat in outcome.winners])
        return f"{told} {words('dayunhe-ending-shared', who=who)}"
    return f"{told} {words('dayunhe-ending-tie')}" if beaten else told
