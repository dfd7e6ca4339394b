"""The rule of thumb: pagodas that a placement gains over the rivals now, and a little for what may follow."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from games.engine import Seat
from games.qin.computer.outlook import growth, hold
from games.qin.lay import lay_of
from games.qin.placing import Place
from games.qin.position import QinPosition
from games.qin.provinces import shares
from games.qin.squares import NEAR
from games.qin.state import MAJOR
from games.qin.turns import GAMES_OF_BOTH
from games.qin.villages import claim, weights

LOOSE: Final = 0.2
"""What a loose square costs who leaves it: the next player founds a province there."""

FINISH: Final = 50.0
"""More than any placement can gain: the placement ends the match, won or lost."""


def weigh(position: QinPosition, actions: Sequence[Place]) -> list[float]:
    """How good the placements look; see `Brain.weigh`."""
    look = Look(position)
    return [look.weight(action) for action in actions]


class Group(NamedTuple):
    """What squares of one colour do, laid on their own."""

    gains: tuple[tuple[Seat, int], ...]
    """Pagodas that seats place on provinces, or get back if negative."""
    claims: tuple[tuple[str, Seat, int], ...]
    """Villages beside which seats have so many pagodas more."""
    promise: float
    """What the mover may expect of it later, and its rivals may not."""


ALONE: Final = Group((), (), -LOOSE)
"""A loose square."""


class Look:
    """A position as the seat to act looks at it; what was found out once is kept for the other placements."""

    def __init__(self, position: QinPosition) -> None:
        assert position.turn is not None
        self.position = position
        self.mover: Seat = position.turn
        self.grid = position.grid
        self.number = lay_of(position).number
        self.provinces = position.provinces
        self.beside = position.side.beside
        self.share = [0.0] * position.seats
        for seat in position.playing:
            self.share[seat] = -1.0 / (len(position.playing) - 1)
        self.share[self.mover] = 1.0
        self._groups: dict[tuple[str, int], Group] = {}
        self._beside_province: dict[int, frozenset[str]] = {}
        self._weights: dict[str, dict[Seat, int]] = {}

    def weight(self, place: Place) -> float:
        """What the placement gains the mover over its rivals, now and later."""
        gains, total = self.effect(place)
        if not any(gains):
            return total
        last = self._last(gains)
        if last is not None:
            total += self._finish(last, gains)
        return total + sum(share * count for share, count in zip(self.share, gains, strict=True))

    def effect(self, place: Place) -> tuple[list[int], float]:
        """The pagodas that each seat has more on the board with the placement, and what else it promises."""
        tile = place.tile
        if tile[0] == tile[1]:
            groups = [self._group(tile[0], (place.first, place.second))]
        else:
            groups = [self._half(tile[0], place.first), self._half(tile[1], place.second)]
        promise = 0.0
        claims: list[tuple[str, Seat, int]] = []
        gains = [0] * self.position.seats
        for group in groups:
            promise += group.promise
            claims += group.claims
            for seat, count in group.gains:
                gains[seat] += count
        if claims and self._last(gains) is None:
            promise += self._settle(claims, gains)
        return gains, promise

    # ── provinces ────────────────────────────────────────────────────────────────────────────────

    def _half(self, colour: str, square: int) -> Group:
        """What a single square does; most placements share theirs with others."""
        found = self._groups.get((colour, square))
        if found is None:
            found = self._groups[colour, square] = self._group(colour, (square,))
        return found

    def _group(self, colour: str, laid: tuple[int, ...]) -> Group:
        """What these squares do: nothing, found, expand or join (Qin, Founding; Extending; Joining)."""
        grid = self.grid
        met = [near for square in laid for near in NEAR[square] if grid[near] == colour]
        if not met and len(laid) == 1:
            return ALONE
        numbers = {self.number[near] for near in met} - {0}
        loose = [near for near in met if not self.number[near]]
        squares = (*laid, *loose)
        if len(numbers) > 1:
            return self._joined(sorted(numbers), squares, LOOSE * len(loose))
        if numbers:
            return self._expanded(numbers.pop(), squares, LOOSE * len(loose))
        return self._founded(squares, LOOSE * len(loose))

    def _founded(self, squares: tuple[int, ...], promise: float) -> Group:
        """A new province of the mover."""
        count = 2 if len(squares) >= MAJOR else 1
        villages = {village for square in squares for village in self.beside[square]}
        claims = tuple((village, self.mover, count) for village in sorted(villages))
        return Group(((self.mover, count),), claims, promise + growth(len(squares)))

    def _expanded(self, number: int, squares: tuple[int, ...], promise: float) -> Group:
        """A province grows, and becomes major or touches another village."""
        province = self.provinces[number]
        owner, size = province.owner, len(province.squares)
        promise += self.share[owner] * (growth(size + len(squares)) - growth(size))
        promoted = size < MAJOR <= size + len(squares)
        count = province.pagodas + promoted
        known = self._villages(number)
        touched = {village for square in squares for village in self.beside[square]} - known
        claims = [(village, owner, count) for village in sorted(touched)]
        if promoted:
            claims += [(village, owner, 1) for village in sorted(known)]
        return Group(((owner, 1),) if promoted else (), tuple(claims), promise)

    def _joined(self, numbers: Sequence[int], squares: tuple[int, ...], promise: float) -> Group:
        """Provinces become one; all pagodas but its owner's two go back."""
        parts = [self.provinces[number] for number in numbers]
        owner = shares(parts)[0][0]
        gains = [(owner, 2)]
        claims: list[tuple[str, Seat, int]] = []
        touched = {village for square in squares for village in self.beside[square]}
        for number, part in zip(numbers, parts, strict=True):
            gains.append((part.owner, -part.pagodas))
            promise -= self.share[part.owner] * growth(len(part.squares))
            beside = self._villages(number)
            claims += [(village, part.owner, -part.pagodas) for village in sorted(beside)]
            touched |= beside
        claims += [(village, owner, 2) for village in sorted(touched)]
        return Group(tuple(gains), tuple(claims), promise + self.share[owner] * growth(MAJOR))

    def _villages(self, number: int) -> frozenset[str]:
        """The villages beside the province."""
        found = self._beside_province.get(number)
        if found is None:
            squares = self.provinces[number].squares
            found = frozenset(village for square in squares for village in self.beside[square])
            self._beside_province[number] = found
        return found

    # ── villages and the end ─────────────────────────────────────────────────────────────────────

    def _settle(self, claims: Iterable[tuple[str, Seat, int]], gains: list[int]) -> float:
        """Add to the gains what villages change hands; what the holds are worth more than before."""
        after: dict[str, dict[Seat, int]] = {}
        for village, seat, count in claims:
            if village not in after:
                after[village] = self._before(village).copy()
            after[village][seat] = after[village].get(seat, 0) + count
        promise = 0.0
        for village, weight in after.items():
            holder = self.position.villages.get(village)
            if holder is not None:
                promise -= self.share[holder] * hold(self._before(village), holder)
            taker = claim(weight, holder) if any(weight.values()) else None
            if taker is not None:
                gains[taker] += 1
                if holder is not None:
                    gains[holder] -= 1
                holder = taker
            if holder is not None:
                promise += self.share[holder] * hold(weight, holder)
        return promise

    def _before(self, village: str) -> dict[Seat, int]:
        """The pagodas of each seat beside the village as it is."""
        found = self._weights.get(village)
        if found is None:
            position = self.position
            covering = lay_of(position).covering(position.side.rims[village])
            found = self._weights[village] = weights(covering.values())
        return found

    def _last(self, gains: Sequence[int]) -> Seat | None:
        """Who places a last pagoda with these gains, first in the order of placing; None if nobody does."""
        last = [seat for seat, left in enumerate(self.position.reserves) if gains[seat] >= left]
        if len(last) > 1:
            return next(seat for seat in self.position.clockwise(self.mover) if seat in last)
        return last[0] if last else None

    def _finish(self, last: Seat, gains: Sequence[int]) -> float:
        """What it is worth that the game ends now: nothing by itself before the last game of a series."""
        position = self.position
        if position.series == "both" and len(position.finished) + 1 < GAMES_OF_BOTH:
            return 0.0
        if position.series == "single" and last in position.playing:
            return FINISH if last == self.mover else -FINISH
        standing = position.standing()
        ends = [standing[seat] + gains[seat] for seat in range(position.seats)]
        rival = max(ends[seat] for seat in position.playing if seat != self.mover)
        return FINISH if ends[self.mover] > rival else -FINISH if ends[self.mover] < rival else 0.0
