"""The final scoring and the outcome (Yunnan, Final scoring)."""

from typing import TYPE_CHECKING

from games.engine import Event, Outcome, Seat, SeatResult
from games.yunnan.components import table
from games.yunnan.events import FinalScored

if TYPE_CHECKING:
    from games.yunnan.position import YunnanPosition


def bonus(position: "YunnanPosition", seat: Seat) -> dict[str, int]:
    """What the final scoring gives the seat now, by source; with two players for both colours.

    Money of both colours is put together before it is divided. A seat that left gets nothing.
    """
    colours = () if seat in position.resigned else position.colours_of(seat)
    final = table()
    return {
        "money": sum(position.money[colour] for colour in colours) // final.yuan,
        "gifts": sum(position.gifts[colour] for colour in colours) * final.gift,
        "passes": sum(final.passes[position.passes[colour]] for colour in colours),
        "influence": sum(final.influence[position.influence[colour]] for colour in colours),
        "teahouses": sum(final.teahouses[position.teahouses.count(colour)] for colour in colours),
    }


def final_scoring(position: "YunnanPosition") -> list[Event]:
    """Everybody who still plays gets what is scored at the end."""
    found: list[Event] = []
    for seat in position.playing:
        colours = position.colours_of(seat)
        sources = {"points": position.vp[seat], **bonus(position, seat)}
        position.vp[seat] = sum(sources.values())
        found.append(
            FinalScored(
                seat=seat,
                sources=sources,
                total=position.vp[seat],
                money=sum(position.money[colour] for colour in colours),
                gifts=sum(position.gifts[colour] for colour in colours),
                passes=tuple(position.passes[colour] for colour in colours),
                influence=tuple(position.influence[colour] for colour in colours),
                teahouses=tuple(position.teahouses.count(colour) for colour in colours),
            )
        )
    return found


def outcome(position: "YunnanPosition") -> Outcome:
    """The result of a match that is over: most points, then influence, then the front of the travel order.

    Nobody shares a rank. Seats that left rank behind all others, the first to leave last.
    """
    standings = [_standing(position, seat) for seat in range(position.seats)]
    results: list[SeatResult] = []
    for seat, rank in enumerate(position.ranks(standings)):
        extra = bonus(position, seat)
        points = position.vp[seat] - sum(extra.values())
        results.append(SeatResult(seat, rank, position.vp[seat], {"points": points, **extra}))
    return Outcome(position.end, tuple(results))


def _standing(position: "YunnanPosition", seat: Seat) -> tuple[int, int, int]:
    """The greater, the better: points, influence of all colours, nearness to the front of the order."""
    colours = position.colours_of(seat)
    influence = sum(position.influence[colour] for colour in colours)
    front = [place for place, colour in enumerate(position.travel_order) if colour in colours]
    return position.vp[seat], influence, -min(front, default=0)
