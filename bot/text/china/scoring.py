"""The final scoring of China step by step, and the result of a seat."""

from collections.abc import Sequence

from bot.text.china import names
from bot.text.fluent import Words
from bot.text.perspective import LONGEST_SCORING, Players, plain
from games.china.components import board
from games.china.scoring import AllianceScored, HousesScored, RoadScored
from games.china.turns import GameEnded
from games.engine import Event, Outcome, Seat
from games.engine.contract import seat_letter


def scoring(words: Words, players: Players, events: Sequence[Event]) -> str:
    """Houses by province, alliances by number, roads by player, the sums; players by letter, named once."""
    ended = next((event for event in events if isinstance(event, GameEnded)), None)
    if ended is None:
        return ""
    legend = " · ".join(f"{seat_letter(seat)} {plain(name)}" for seat, name in enumerate(players.names))
    text = _scoring(words, ended, events, legend)
    # Five long names full of markup must not cost a step.
    return text if len(text) <= LONGEST_SCORING else _scoring(words, ended, events, "")


def _scoring(words: Words, ended: GameEnded, events: Sequence[Event], legend: str) -> str:
    houses = [event for event in events if isinstance(event, HousesScored) and event.at_end]
    alliances = [event for event in events if isinstance(event, AllianceScored)]
    roads = [event for event in events if isinstance(event, RoadScored)]
    gained = [0] * len(ended.scores)
    for scored in houses:
        for seat, points in scored.points:
            gained[seat] += points
    for bond in alliances:
        for seat in bond.seats:
            gained[seat] += bond.points
    for row in roads:
        gained[row.seat] += row.points
    lines = [words("china-final", legend=legend, names="yes" if legend else "no")]
    for step, found in (
        ("houses", [_houses(words, event) for event in houses]),
        ("alliances", [_alliance(words, event) for event in alliances]),
        ("roads", [_road(words, event) for event in roads]),
    ):
        lines.append(words("china-final-step", step=step, none="no" if found else "yes"))
        lines += [words("item", text=text) for text in found]
    sums = [
        words("china-change", who=seat_letter(seat), before=score - gained[seat], after=score)
        if gained[seat]
        else f"{seat_letter(seat)} {score}"
        for seat, score in enumerate(ended.scores)
    ]
    return "\n".join([*lines, words("china-final-sum", list=" · ".join(sums))])


def _houses(words: Words, event: HousesScored) -> str:
    return words(
        "china-final-houses",
        province=names.province(event.province),
        houses=names.by_seat(event.houses, seat_letter),
        gains=", ".join(_gain(words, seat, points, seat in event.doubled) for seat, points in event.points),
    )


def _alliance(words: Words, event: AllianceScored) -> str:
    entry = board().alliances[event.number - 1]
    return words(
        "china-final-alliance",
        number=event.number,
        first=names.province(entry.a),
        second=names.province(entry.b),
        here=sum(event.emissaries_a),
        there=sum(event.emissaries_b),
        gains=", ".join(_gain(words, seat, event.points, doubled=False) for seat in event.seats),
    )


def _road(words: Words, event: RoadScored) -> str:
    return words(
        "china-final-road",
        gain=_gain(words, event.seat, event.points, event.doubled),
        spaces=names.spaces(event.spaces),
    )


def _gain(words: Words, seat: Seat, points: int, doubled: bool) -> str:
    return words("china-gain", who=seat_letter(seat), points=points, doubled="yes" if doubled else "no")


def result(words: Words, outcome: Outcome, seat: Seat) -> str:
    """The points of the seat, and where they come from."""
    found = outcome.seats[seat]
    sources = ", ".join(
        words("china-source", source=source, count=count) for source, count in found.sources.items()
    )
    return words("china-score", score=found.score, sources=sources)


def ending(words: Words, players: Players, outcome: Outcome) -> str:
    """Why the match ended; how equal points were told apart, if they had to be, or why they were not."""
    best = max(result.score for result in outcome.seats if result.rank == 1)
    level = [result for result in outcome.seats if result.score == best and result.rank > 1]
    told = words("china-ending", end=outcome.end)
    if level and outcome.end != "resigned":
        told = f"{told} {words('china-ending-tie')}"
    if len(outcome.winners) > 1:
        who = words.series([players.rich(seat) for seat in outcome.winners])
        told = f"{told} {words('china-ending-shared', who=who)}"
    return told
