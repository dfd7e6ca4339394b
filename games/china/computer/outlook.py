"""A position of China before its end: what each seat may still get for houses, alliances, rows and turns."""

from functools import cache
from typing import Final

from games.china.components import HAND, ROW, board, supply
from games.china.computer.hopes import FULL, house_hope, lead_hope, road_hope
from games.china.position import ChinaPosition
from games.engine import Seat

CARDS_FOR_A_PIECE: Final = 1.3
"""Cards that go for one piece, jokers and exchanges among them."""

PIECES_OF_A_TURN: Final = 1.5
"""Pieces that a seat places in a turn on the average."""

PLACES: Final = 1.35
"""Places for pieces to come for each open house space: the emissaries' on the dragon fields beside it."""

MOST_TO_COME: Final = 4
"""So many emissaries more are foreseen in a province at most."""

TURN: Final = 1.0
"""Points that a seat is ahead by a turn that it still has in this round."""

SETTLED: Final = 2.0
"""Majorities of emissaries tell nothing of the end before half of the cards are drawn (1 / this), as measured
over matches of the rule of thumb; then they tell more and more."""

PRESENCE: Final = 4.0
"""Points to come of an emissary at the beginning of a match, wherever it stands: measured likewise."""

SETTLER: Final = 4.0
"""Points to come of a house at the beginning of a match, besides what its province promises; it falls with
the square of what is left of the match: measured likewise."""


class Outlook:
    """A position before its end, without regard to who looks at it: what may come of the board."""

    def __init__(self, position: ChinaPosition) -> None:
        assert position.turn is not None
        self.position = position
        self.mover: Seat = position.turn
        self.fill = fill(position)
        self.left = left(position)
        self.settled = max(0.0, 1 - SETTLED * self.left)
        self._counts: dict[int, tuple[int, ...]] = {}
        self._leads: dict[int, tuple[tuple[float, ...], float]] = {}
        self._owned: list[int] | None = None

    # ── the board ────────────────────────────────────────────────────────────────────────────────

    def counts(self, province: int) -> tuple[int, ...]:
        """The houses of each seat in the province."""
        found = self._counts.get(province)
        if found is None:
            spaces = board().provinces[province].spaces
            here = self.position.houses[spaces[0] : spaces[-1] + 1]
            found = self._counts[province] = tuple([here.count(seat) for seat in range(self.position.seats)])
        return found

    def free(self, province: int) -> int:
        """The open spaces of the province."""
        return len(board().provinces[province].spaces) - sum(self.counts(province))

    def doubled(self, province: int) -> list[Seat]:
        """The seats with a house on a fortification in the province."""
        if not self.position.fortified:
            return []
        spaces = board().provinces[province].spaces
        return [self.position.houses[space] for space in spaces if self.position.forts[space]]

    def leads(self, province: int) -> tuple[tuple[float, ...], float]:
        """How likely each seat has a majority of emissaries there at the end, and how many there will be."""
        found = self._leads.get(province)
        if found is None:
            found = self._leads[province] = self.leads_with(
                province, tuple(self.position.emissaries[province])
            )
        return found

    def leads_with(self, province: int, sent: tuple[int, ...]) -> tuple[tuple[float, ...], float]:
        """The same with these emissaries there. Room that houses to come may make does not count."""
        room = max(self.counts(province)) - sum(sent)
        more = min(MOST_TO_COME, max(0, round(room * self.fill / FULL)))
        return lead_hope(sent, more), sum(sent) + more

    def owned(self, seat: Seat) -> int:
        """The spaces with houses of the seat, as a set; with -1 the open ones."""
        if self._owned is None:
            self._owned = [0] * (self.position.seats + 1)
            for space, holder in enumerate(self.position.houses):
                self._owned[holder] |= 1 << space
        return self._owned[seat]

    # ── what it comes to ─────────────────────────────────────────────────────────────────────────

    def of_houses(self) -> list[float]:
        """Points of each seat for the houses of the provinces not scored yet."""
        points = [0.0] * self.position.seats
        for province, scored in enumerate(self.position.scored):
            counts = self.counts(province)
            if scored or not any(counts):
                continue
            doubled = self.doubled(province)
            for seat, hope in enumerate(house_hope(counts, self.free(province), self.fill)):
                points[seat] += 2 * hope if seat in doubled else hope
        return points

    def of_alliances(self) -> list[float]:
        """Points of each seat for the alliances."""
        points = [0.0] * self.position.seats
        for entry in board().alliances:
            first, there = self.leads(entry.a)
            second, beyond = self.leads(entry.b)
            for seat, (one, other) in enumerate(zip(first, second, strict=True)):
                points[seat] += one * other * (there + beyond) * self.settled
        return points

    def of_pieces(self) -> list[float]:
        """Points of each seat for having pieces on the board, whatever they stand for now."""
        emissary, house = PRESENCE * self.left, SETTLER * self.left**2
        return [
            -emissary * emissaries - house * houses
            for emissaries, houses in zip(
                self.position.emissaries_left, self.position.houses_left, strict=True
            )
        ]

    def of_roads(self) -> list[float]:
        """Points of each seat for its rows."""
        free, side = self.owned(-1), self.position.side
        return [road_hope(side, self.owned(seat), free, self.fill) for seat in range(self.position.seats)]

    def of_turns(self) -> list[float]:
        """Points of each seat for the turns that it still has before the round is over."""
        position = self.position
        points = [0.0] * position.seats
        for seat in position.still_to_act():
            points[seat] = TURN
        if position.phase != "draw":
            points[self.mover] = TURN if position.phase == "start" else TURN / 2
        return points


def to_come(position: ChinaPosition) -> int:
    """The cards that will still come from the deck, after the reshuffle too."""
    if position.exhausted:
        return len(position.deck) if position.exhausted == 1 else 0
    return len(position.deck) + _in_deck(position.seats)


@cache
def _in_deck(seats: int) -> int:
    """The cards of a deck when the hands are full and the row lies open."""
    return len(supply().deck(seats)) - HAND * seats - ROW


def left(position: ChinaPosition) -> float:
    """How much of the match is left, by the cards to come: 1 at the beginning, 0 at the end."""
    return to_come(position) / (2 * _in_deck(position.seats))


def fill(position: ChinaPosition) -> int:
    """How likely an open place is still taken before the end, in quarters, by the cards still to come."""
    if position.exhausted > 1:
        turns = len(position.still_to_act()) + (position.phase == "start")
        coming = PIECES_OF_A_TURN * turns
    else:
        coming = to_come(position) / CARDS_FOR_A_PIECE
    places = PLACES * position.houses.count(-1) + 1
    return min(FULL, round(FULL * coming / places))
