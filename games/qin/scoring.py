"""Who won, and by how much (Qin, The end; Series)."""

from games.engine import Outcome, Seat, SeatResult
from games.qin.components import supply
from games.qin.state import QinState


def standing(state: QinState) -> tuple[int, ...]:
    """The pagodas that each seat has on the board, in a series in all games together.

    Everybody begins each game with equally many, so what is not left over has been built.
    """
    played = state.finished if state.turn is None else [*state.finished, state.reserves]
    supplied = supply().pagodas[state.seats]
    return tuple(sum(supplied - reserves[seat] for reserves in played) for seat in range(state.seats))


def outcome(state: QinState) -> Outcome:
    """The result of a match that is over.

    Everybody began with the same number of pagodas, so the fewest left over are the most on the board, and
    who placed the last one has none left: one order for every end. Seats that left rank behind all others,
    the first to leave last.
    """
    left = [sum(reserves) for reserves in zip(*state.finished, strict=True)]
    results = []
    for seat, rank in enumerate(state.ranks([-count for count in left])):
        sources = _left_over(state, seat) if state.series == "both" else _on_board(state, seat)
        results.append(SeatResult(seat, rank, sum(sources.values()), sources))
    return Outcome(state.end, tuple(results))


def _on_board(state: QinState, seat: Seat) -> dict[str, int]:
    """The pagodas on the board of a single game, a double counting two."""
    provinces = sum(province.pagodas for province in state.provinces.values() if province.owner == seat)
    return {"provinces": provinces, "villages": list(state.villages.values()).count(seat)}


def _left_over(state: QinState, seat: Seat) -> dict[str, int]:
    """The pagodas left over in each game of a series."""
    return {f"game-{number}": reserves[seat] for number, reserves in enumerate(state.finished, 1)}
