"""Who won, and by how much (Qin, Order, and the end; Series option)."""

from typing import TYPE_CHECKING

from games.engine import Outcome, Seat, SeatResult

if TYPE_CHECKING:
    from games.qin.position import QinPosition


def outcome(position: "QinPosition") -> Outcome:
    """The result of a match that is over.

    Everybody began with the same number of pagodas, so the fewest left over are the most on the board, and
    who placed the last one has none left: one order for every end. Seats that left rank behind all others,
    the first to leave last.
    """
    left = [sum(reserves) for reserves in zip(*position.finished, strict=True)]
    results = []
    for seat, rank in enumerate(position.ranks([-count for count in left])):
        sources = _left_over(position, seat) if position.series == "both" else _on_board(position, seat)
        results.append(SeatResult(seat, rank, sum(sources.values()), sources))
    return Outcome(position.end, tuple(results))


def _on_board(position: "QinPosition", seat: Seat) -> dict[str, int]:
    """The pagodas on the board of a single game, a double counting two."""
    provinces = sum(province.pagodas for province in position.provinces.values() if province.owner == seat)
    return {"provinces": provinces, "villages": list(position.villages.values()).count(seat)}


def _left_over(position: "QinPosition", seat: Seat) -> dict[str, int]:
    """The pagodas left over in each game of a series."""
    return {f"game-{number}": reserves[seat] for number, reserves in enumerate(position.finished, 1)}
