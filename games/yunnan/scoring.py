"""The final scoring and the outcome (Yunnan, Final scoring)."""

from typing import ClassVar

from games.engine import Event, Outcome, Seat, SeatResult
from games.yunnan.components import Colour, table
from games.yunnan.state import YunnanState


class PointsChanged(Event, frozen=True):
    """A seat's points before and after everything that one action caused."""

    rule: ClassVar[str] = "conversion"
    seat: Seat
    before: int
    after: int


class MoneyChanged(Event, frozen=True):
    """A colour's money before and after everything that one action caused."""

    rule: ClassVar[str] = "conversion"
    colour: Colour
    before: int
    after: int


class FinalScored(Event, frozen=True):
    """The points of a seat at the end by source, as in the outcome, and their ``total``.

    What they are for: ``money`` in yuan and ``gifts`` of all its colours; by colour of the seat, the lowest
    first, ``passes``, ``influence`` and ``teahouses`` on the map.
    """

    rule: ClassVar[str] = "final-scoring"
    seat: Seat
    sources: dict[str, int]
    total: int
    money: int
    gifts: int
    passes: tuple[int, ...]
    influence: tuple[int, ...]
    teahouses: tuple[int, ...]


def bonus(state: YunnanState, seat: Seat) -> dict[str, int]:
    """What the final scoring gives the seat now, by source; with two players for both colours.

    Money of both colours is put together before it is divided. A seat that left gets nothing.
    """
    colours = () if seat in state.resigned else state.colours_of(seat)
    final = table()
    return {
        "money": sum(state.money[colour] for colour in colours) // final.yuan,
        "gifts": sum(state.gifts[colour] for colour in colours) * final.gift,
        "passes": sum(final.passes[state.passes[colour]] for colour in colours),
        "influence": sum(final.influence[state.influence[colour]] for colour in colours),
        "teahouses": sum(final.teahouses[state.teahouses.count(colour)] for colour in colours),
    }


def final_scoring(state: YunnanState) -> list[Event]:
    """Everybody who still plays gets what is scored at the end."""
    found: list[Event] = []
    for seat in state.playing:
        colours = state.colours_of(seat)
        sources = {"points": state.vp[seat], **bonus(state, seat)}
        state.vp[seat] = sum(sources.values())
        found.append(
            FinalScored(
                seat=seat,
                sources=sources,
                total=state.vp[seat],
                money=sum(state.money[colour] for colour in colours),
                gifts=sum(state.gifts[colour] for colour in colours),
                passes=tuple(state.passes[colour] for colour in colours),
                influence=tuple(state.influence[colour] for colour in colours),
                teahouses=tuple(state.teahouses.count(colour) for colour in colours),
            )
        )
    return found


def outcome(state: YunnanState) -> Outcome:
    """The result of a match that is over: most points, then influence, then the front of the travel order.

    Nobody shares a rank. Seats that left rank behind all others, the first to leave last.
    """
    standings = [_standing(state, seat) for seat in range(state.seats)]
    results: list[SeatResult] = []
    for seat, rank in enumerate(state.ranks(standings)):
        extra = bonus(state, seat)
        points = state.vp[seat] - sum(extra.values())
        results.append(SeatResult(seat, rank, state.vp[seat], {"points": points, **extra}))
    return Outcome(state.end, tuple(results))


def _standing(state: YunnanState, seat: Seat) -> tuple[int, int, int]:
    """The greater, the better: points, influence of all colours, nearness to the front of the order."""
    colours = state.colours_of(seat)
    influence = sum(state.influence[colour] for colour in colours)
    front = [place for place, colour in enumerate(state.travel_order) if colour in colours]
    return state.vp[seat], influence, -min(front, default=0)
