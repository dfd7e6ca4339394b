"""What tiles, ways and losses are worth to the seat to act, for the rule of thumb of Da Yunhe, in prestige.

Only what that seat may know is looked at.
"""

from collections.abc import Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING, Final

from games.dayunhe import way
from games.dayunhe.building import canals_on_map
from games.dayunhe.components import COST, NOBODY, UNREST, board, edges, is_canal, rules, tile
from games.dayunhe.computer.outlook import (
    BUILDS,
    builds_to_come,
    canal_income,
    canals_by_row,
    passes_left,
    rounds_left,
    unrest_cost,
    wall_cost,
)
from games.dayunhe.networks import calls
from games.dayunhe.places import NEIGHBOURS, NOWHERE, region, row
from games.engine import Seat

if TYPE_CHECKING:
    from games.dayunhe.position import DayunhePosition

LEADER: Final = 0.7
"""What a point that the leading rival loses is worth; the others share the rest. Of one rival: a point."""

STORED, STORED_VALUE = 3.0, 0.2
"""A canal tile in the warehouse, and a part of its value, for it may be built without scoring it."""

FOR_COSTS, IN_THE_WAY = 1.0, -1.5
"""An unrest tile in the warehouse: as many as cards cost may be of use, more only take up room."""

OPEN: Final = 0.6
"""A line that leads on: how much better a build is for each edge that the coordinator may come or go by."""


class Look:
    """What the weights of one decision have in common."""

    def __init__(self, position: "DayunhePosition") -> None:
        seat = position.mover
        assert seat is not None
        self.position = position
        self.seat: Seat = seat
        self.rounds = rounds_left(position)
        self.passed = passes_left(position)
        self.signs = _signs(position, seat)

    # Found when they are first needed: most decisions are about a few things only.

    @cached_property
    def crowd(self) -> list[int]:
        """How many canal tiles lie in each row."""
        return canals_by_row(self.position)

    @cached_property
    def links(self) -> tuple[list[int], list[int]]:
        """By hex the edges where lines lead to it, as masks: of own tiles, of all tiles."""
        return calls(self.position, self.seat)

    @cached_property
    def on_map(self) -> int:
        """Own canal tiles on the map."""
        return canals_on_map(self.position, self.seat)

    @cached_property
    def city(self) -> int:
        """Own canal tiles in the City."""
        return len(self.position.city[self.seat])

    @cached_property
    def builds(self) -> float:
        """Tiles that the seat will still build."""
        return max(1.0, BUILDS * (self.rounds - 1) + self.position.left.get("build", 0))

    @cached_property
    def special(self) -> tuple[float, ...]:
        """What a special inspection of one step brings to the seat, of two, of more; forks end it."""
        position = self.position
        laid = way.go_on(position, (), (), rules().special, special=True)
        steps = range(1, rules().special + 1)
        return tuple(self.inspected(laid.places[:step], laid.lines[:step]) for step in steps)

    # ── what things are worth to the seat ────────────────────────────────────────────────────────

    def further(self, city: int, on_map: int) -> float:
        """What so many more canal tiles in the City or on the map do for the builds after this one."""
        after = max(0.0, self.builds - 1)
        rounds = self.rounds - 1
        with_them = builds_to_come(self.city + city, self.on_map + on_map, after, rounds)
        return with_them - builds_to_come(self.city, self.on_map, after, rounds)

    def unrest_at(self, place: int) -> float:
        """An unrest tile on that hex, to the seat."""
        holder = self.position.holder(region(place))
        return 0.0 if holder == NOBODY else -self.signs[holder] * unrest_cost(self.passed[place])

    def to_wall(self, colour: Seat, more: int = 1) -> float:
        """One more unrest tile of the colour in the wall, or one less, to the seat."""
        tiles = self.position.wall[colour]
        level = self.position.level
        cost = wall_cost(level, tiles + more, self.rounds) - wall_cost(level, tiles, self.rounds)
        return -self.signs[colour] * cost

    def cleared(self, place: int) -> float:
        """The unrest tile on that hex coming to the wall, to the seat."""
        return self.to_wall(self.position.owners[place]) - self.unrest_at(place)

    def income(self, place: int, mask: int, others: int) -> float:
        """What inspections bring for a canal tile there with that line, to its owner."""
        return canal_income(self.passed[place], others, (mask & self.links[1][place]).bit_count())

    def canal_at(self, place: int) -> float:
        """The canal tile on that hex, to its owner."""
        mask = edges(self.position.tiles[place], self.position.rotations[place])
        return self.income(place, mask, self.crowd[row(place)] - 1) + rules().network

    def stored(self, kind: str) -> float:
        """A tile in the own warehouse."""
        held = self.position.warehouses[self.seat]
        if is_canal(kind):
            return STORED + STORED_VALUE * tile(kind).value
        return FOR_COSTS if held.count(UNREST) < COST else IN_THE_WAY

    def moved(self, place: int, to: int) -> float:
        """The tile of that hex coming to another one, as it may be turned best."""
        position = self.position
        kind = position.tiles[place]
        if kind == UNREST:
            return self.unrest_at(to) - self.unrest_at(place)
        others = self.crowd[row(to)] - (row(to) == row(place))
        links = min(self.links[1][to].bit_count(), edges(kind, 0).bit_count())
        better = canal_income(self.passed[to], others, links) + rules().network * (links > 0)
        return self.signs[position.owners[place]] * (better - self.canal_at(place))

    def inspected(self, places: Sequence[int], lines: Sequence[bool]) -> float:
        """The points of a way of the coordinator, to the seat."""
        steps = way.score_way(self.position, places, lines)
        return sum(self.signs[step.seat] * step.points for step in steps if step.seat != NOBODY)

    def faced(self, place: int, rotation: int) -> float:
        """A tile on the map lying so, to the seat."""
        mask = edges(self.position.tiles[place], rotation)
        owner = self.position.owners[place]
        income = self.income(place, mask, self.crowd[row(place)] - 1)
        own = bool(mask & self.links[0][place]) if owner == self.seat else 0
        return self.signs[owner] * (income + OPEN * useful(place, mask)) + rules().network * own

    def destroyed(self, place: int) -> float:
        """The canal tile of that hex going back under a stack, and the cost."""
        owner = self.position.owners[place]
        missing = len(self.position.city[owner]) if owner != self.seat else self.further(0, 1)
        return self.to_wall(self.seat) - self.signs[owner] * (self.canal_at(place) + missing)

    def rested(self) -> float:
        """A tea break: what the coordinator's way would bring does not come, and the cost."""
        laid = way.go_on(self.position, (), (), board().setups[self.position.seats].steps, special=False)
        return self.to_wall(self.seat) - self.inspected(laid.places, laid.lines)

    def intrigue_against(self, rival: Seat) -> float:
        """What the rival loses, and the cost."""
        return self.to_wall(self.seat) - self.signs[rival] * rules().intrigue

    def denounce_of(self, rival: Seat) -> float:
        """What the rival will lose at the end."""
        return self.signs[rival] * rules().city_unrest


def _signs(position: "DayunhePosition", seat: Seat) -> list[float]:
    """By seat what a point of it is worth to this one: its own 1, the rivals' less than 0."""
    rivals = [rival for rival in position.playing if rival != seat]
    found = [0.0] * position.seats
    found[seat] = 1.0
    if len(rivals) == 1:
        found[rivals[0]] = -1.0
        return found
    leader = max(rivals, key=lambda rival: position.scores[rival] + len(position.city[rival]) ** 2)
    for rival in rivals:
        found[rival] = -LEADER if rival == leader else -(1 - LEADER) / (len(rivals) - 1)
    return found


@cache
def useful(place: int, mask: int) -> int:
    """Of these edges of a hex, those with a hex beyond them; the ones to other rows count double."""
    found = 0
    for edge, other in enumerate(NEIGHBOURS[place]):
        if mask >> edge & 1 and other != NOWHERE:
            found += 1 if row(other) == row(place) else 2
    return found
