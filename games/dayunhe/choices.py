"""What can be chosen in a turn, symbol by symbol; why something cannot is said in ``reasons``.

Hexes come from north to south, tiles in the order of their file, of several looks the better connected first:
by links to own tiles, then by links to any tile.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final

from games.dayunhe import actions
from games.dayunhe.actions import DONE, ESPIONAGE, REFORM, TEA, DayunheAction, Face, is_canal
from games.dayunhe.components import ACTIONS, COST, FREE, NO_CANALS, UNREST, edges, kinds, looks, rules
from games.dayunhe.networks import Calls, Laid, calls
from games.dayunhe.places import region
from games.dayunhe.way import turning_point
from games.engine import Seat
from games.engine.lazy import Joined, Made

if TYPE_CHECKING:
    from games.dayunhe.position import DayunhePosition

Choices = Iterable[DayunheAction]


@lru_cache(maxsize=1 << 15)
def _by_links(kind: str, own: int, every: int) -> tuple[int, ...]:
    """The looks of a kind, the better connected first, where these edges lead to lines of neighbours."""

    def worth(rotation: int) -> tuple[int, int, int]:
        mask = edges(kind, rotation)
        return -(mask & own).bit_count(), -(mask & every).bit_count(), rotation

    return tuple(sorted(looks(kind), key=worth))


# ── supply and building ──────────────────────────────────────────────────────────────────────────────


def supplies(position: "DayunhePosition", seat: Seat) -> Choices:
    """Own stacks with a tile, if the warehouse has room (Da Yunhe, Supply)."""
    if len(position.warehouses[seat]) < rules().warehouse:
        for stack, tiles in enumerate(position.stacks[seat]):
            if tiles:
                yield actions.supply(stack)


def builds(position: "DayunhePosition", seat: Seat) -> Choices:
    """Every tile of the warehouse wherever it may lie (Da Yunhe, Building; City)."""
    warehouse = position.warehouses[seat]
    laid, found_out = Laid.of(position), list[Calls]()

    def called() -> Calls:
        """As the tiles lie now, found out when it is needed."""
        if not found_out:
            found_out.append(calls(laid, seat))
        return found_out[0]

    free = [place for place, there in enumerate(position.tiles) if there == FREE]
    open_to_canals = [place for place, there in enumerate(position.tiles) if there in NO_CANALS]
    quota = city_has_room(position, seat)
    found: list[Sequence[DayunheAction]] = []
    for kind in kinds():
        if kind in warehouse:
            canal = is_canal(kind)
            places = open_to_canals if canal else free
            found.append(Made(places, len(looks(kind)), partial(_builds_at, called, kind)))
            if canal and quota:
                found.append((actions.build_city(kind),))
    return Joined(found)


def _builds_at(called: Callable[[], Calls], kind: str, place: int) -> Sequence[DayunheAction]:
    """Building a tile on a hex, the better connected looks first."""
    own, every = called()
    return _builds_between(kind, place, own[place], every[place])


@lru_cache(maxsize=1 << 15)
def _builds_between(kind: str, place: int, own: int, every: int) -> tuple[DayunheAction, ...]:
    """The same, where these edges lead to lines of neighbours."""
    return tuple(actions.build(kind, place, rotation) for rotation in _by_links(kind, own, every))


def city_has_room(position: "DayunhePosition", seat: Seat) -> bool:
    """Whether one more canal tile in the City would not be more than there are on the map."""
    return len(position.city[seat]) + 1 <= canals_on_map(position, seat)


def canals_on_map(position: "DayunhePosition", seat: Seat) -> int:
    """How many canal tiles of the seat lie on the map."""
    pairs = zip(position.tiles, position.owners, strict=True)
    own = [kind for kind, owner in pairs if owner == seat]
    return len(own) - own.count(UNREST)


# ── rebuilding ───────────────────────────────────────────────────────────────────────────────────────


def rebuilds(position: "DayunhePosition", seat: Seat) -> Choices:
    """Swapping, moving, turning own tiles anywhere and all tiles of the own region (Da Yunhe, Rebuilding)."""
    home = position.region_of(seat)
    tiles, owners = position.tiles, position.owners
    movable = [
        place for place, kind in enumerate(tiles) if kind and (owners[place] == seat or region(place) == home)
    ]
    for number, place in enumerate(movable):
        for other in movable[number + 1 :]:
            if can_swap(position, seat, place, other):
                yield actions.swap(place, other)
    free = [place for place, kind in enumerate(tiles) if kind == FREE]
    for place in movable:
        for to in free:
            if owners[place] == seat or region(to) == home:
                yield actions.move(place, to)
    own, every = calls(position, seat)
    for place in movable:
        for rotation in _by_links(tiles[place], own[place], every[place]):
            if rotation != position.rotations[place]:
                yield actions.turn(place, tiles[place], rotation)


def can_swap(position: "DayunhePosition", seat: Seat, place: int, other: int) -> bool:
    """Whether two tiles of which each is one's own or in the own region may be swapped, and that matters."""
    home = position.region_of(seat)
    both_own = position.owners[place] == seat == position.owners[other]
    at_home = region(place) == home == region(other)
    return (both_own or at_home) and not same_tiles(position, place, other)


def same_tiles(position: "DayunhePosition", place: int, other: int) -> bool:
    """Whether nothing changes when the tiles are swapped, however they are faced then."""
    return (
        position.tiles[place] == position.tiles[other]
        and position.owners[place] == position.owners[other]
        and len(looks(position.tiles[place])) == 1
    )


def faces(position: "DayunhePosition", seat: Seat) -> list[Face]:
    """Every look of the tile that is to be faced, also how it lies now (Da Yunhe, Rebuilding)."""
    place = position.facing[0]
    own, every = calls(position, seat)
    kind = position.tiles[place]
    return [actions.face(kind, rotation) for rotation in _by_links(kind, own[place], every[place])]


# ── unrest, cost, rivals ─────────────────────────────────────────────────────────────────────────────


def removals(position: "DayunhePosition", seat: Seat) -> Choices:
    """Every unrest tile on the map (Da Yunhe, Unrest)."""
    for place, kind in enumerate(position.tiles):
        if kind == UNREST:
            yield actions.remove(place)


def calmings(position: "DayunhePosition", seat: Seat) -> Choices:
    """Every colour with unrest in the wall (Da Yunhe, Unrest)."""
    for colour, count in enumerate(position.wall):
        if count:
            yield actions.calm(colour)


def can_pay(position: "DayunhePosition", seat: Seat) -> bool:
    """Whether the warehouse holds the unrest tiles of a cost (Da Yunhe, Cost)."""
    return unrest_held(position, seat) >= COST


def unrest_held(position: "DayunhePosition", seat: Seat) -> int:
    """Unrest tiles in the seat's warehouse."""
    return position.warehouses[seat].count(UNREST)


def destructions(position: "DayunhePosition", seat: Seat) -> Choices:
    """Every canal tile on the map (Da Yunhe, Destroying)."""
    if can_pay(position, seat):
        for place, kind in enumerate(position.tiles):
            if is_canal(kind):
                yield actions.destroy(place)


def intrigues(position: "DayunhePosition", seat: Seat) -> Choices:
    """Every rival (Da Yunhe, Intrigue)."""
    return map(actions.intrigue, _rivals(position, seat))


def denunciations(position: "DayunhePosition", seat: Seat) -> Choices:
    """Every rival (Da Yunhe, Denouncing)."""
    return map(actions.denounce, _rivals(position, seat))


def _rivals(position: "DayunhePosition", seat: Seat) -> list[Seat]:
    """Whom the seat can harm, if it can pay for it."""
    return [rival for rival in position.playing if rival != seat] if can_pay(position, seat) else []


# ── coordinator and stacks ───────────────────────────────────────────────────────────────────────────


def inspections(position: "DayunhePosition", seat: Seat) -> Choices:
    """Every number of steps, if the coordinator can go on at all (Da Yunhe, Special inspection)."""
    if not position.lying and position.coordinator != turning_point(position):
        for steps in range(1, rules().special + 1):
            yield actions.inspect(steps)


def tea(position: "DayunhePosition", seat: Seat) -> Choices:
    """A tea break (Da Yunhe, Tea break)."""
    if can_pay(position, seat) and not position.lying:
        yield TEA


def espionage(position: "DayunhePosition", seat: Seat) -> Choices:
    """Turning up tops, if one is face down (Da Yunhe, Espionage)."""
    if hidden_tops(position, seat):
        yield ESPIONAGE


def hidden_tops(position: "DayunhePosition", seat: Seat) -> list[int]:
    """The seat's stacks whose top is face down."""
    rows = zip(position.stacks[seat], position.up[seat], strict=True)
    return [stack for stack, (tiles, up) in enumerate(rows) if tiles and not up]


def reform(position: "DayunhePosition", seat: Seat) -> Choices:
    """Dealing the stacks anew, if there is a tile in them (Da Yunhe, Reform)."""
    if any(position.stacks[seat]):
        yield REFORM


CHOICES: Final[dict[str, Callable[["DayunhePosition", Seat], Choices]]] = {
    "supply": supplies,
    "build": builds,
    "rebuild": rebuilds,
    "remove": removals,
    "calm": calmings,
    "destroy": destructions,
    "inspect": inspections,
    "tea": tea,
    "espionage": espionage,
    "intrigue": intrigues,
    "denounce": denunciations,
    "reform": reform,
}
"""What can be chosen, by symbol; prestige is taken by itself."""


def turn(position: "DayunhePosition", seat: Seat) -> Sequence[DayunheAction]:
    """Everything that the symbols left allow, and ``done``."""
    found = [CHOICES[symbol](position, seat) for symbol in ACTIONS if symbol in position.left]
    return Joined([*(part if isinstance(part, Sequence) else [*part] for part in found), (DONE,)])


def possible(position: "DayunhePosition", seat: Seat, symbol: str) -> bool:
    """Whether the symbol can be used now."""
    choices = CHOICES[symbol](position, seat)
    return bool(choices) if isinstance(choices, Sequence) else any(True for _ in choices)


def nothing_left(position: "DayunhePosition", seat: Seat) -> bool:
    """Whether no symbol that is left can be used now."""
    return not any(possible(position, seat, symbol) for symbol in position.left)
