"""Villages: who holds one, and what a placement changes about that (Qin, Villages)."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

from games.engine import Event, Seat
from games.qin.lay import lay_of
from games.qin.squares import Squares
from games.qin.state import Province, QinState


class VillageTaken(Event, frozen=True):
    """A village got a holder; ``loser`` held it before (None: it was free).

    Weights are the pagodas beside it.
    """

    rule: ClassVar[str] = "village"
    seat: Seat
    loser: Seat | None
    village: str
    weight: int
    loser_weight: int
    squares: Squares

    def places(self) -> tuple[int, ...]:
        """The squares of the village."""
        return self.squares


class VillageFreed(Event, frozen=True):
    """A pagoda was taken from a village, and the game ended before the new holder's was placed."""

    rule: ClassVar[str] = "end"
    loser: Seat
    village: str
    squares: Squares

    def places(self) -> tuple[int, ...]:
        """The squares of the village."""
        return self.squares


def weights(provinces: Iterable[Province]) -> dict[Seat, int]:
    """The pagodas of each seat on the provinces beside a village; each province counts once."""
    found: dict[Seat, int] = {}
    for province in provinces:
        found[province.owner] = found.get(province.owner, 0) + province.pagodas
    return found


def claim(weights: Mapping[Seat, int], holder: Seat | None) -> Seat | None:
    """Who takes the village from its holder (None: free); None if nothing changes.

    The sole greatest weight takes it. A tie at the top changes nothing, even if it is above the holder; a
    holder with no weight stays until somebody has some.
    """
    most = max(weights.values(), default=0)
    leaders = [seat for seat, weight in weights.items() if weight == most]
    return leaders[0] if len(leaders) == 1 and leaders[0] != holder else None


def settle(state: QinState, mover: Seat, numbers: Iterable[int]) -> list[Event]:
    """Change the holders of the villages beside the provinces of these numbers; no other can have changed.

    First all displaced pagodas go back; then the new ones are placed, the mover's first, then clockwise. It
    stops at once when somebody places a last pagoda.
    """
    lay, side = lay_of(state), state.side
    beside = side.beside
    near = {
        village
        for number in numbers
        for square in state.provinces[number].squares
        for village in beside[square]
    }
    taken: list[VillageTaken] = []
    for village in sorted(near):
        weight = weights(lay.covering(side.rims[village]).values())
        loser = state.villages.get(village)
        taker = claim(weight, loser)
        if taker is not None:
            lost = 0 if loser is None else weight.get(loser, 0)
            taken.append(VillageTaken(taker, loser, village, weight[taker], lost, side.villages[village]))
    if not taken:
        return []
    for take in taken:
        if take.loser is not None:
            del state.villages[take.village]
            state.reserves[take.loser] += 1
    taken.sort(key=lambda take: (take.seat - mover) % state.seats)
    events: list[Event] = []
    for take in taken:
        if 0 not in state.reserves:
            state.villages[take.village] = take.seat
            state.reserves[take.seat] -= 1
            events.append(take)
        elif take.loser is not None:
            events.append(VillageFreed(take.loser, take.village, take.squares))
    return events
