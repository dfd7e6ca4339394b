"""Building canals and unrest on the map, canals in the City (Da Yunhe, Building; The Forbidden City).

===========================  ============================================================================
notation                     meaning
===========================  ============================================================================
``build straight 2-5 e-w``   build that canal tile there so that it joins east and west
``build straight city``      into the own part of the Forbidden City
``build unrest 2-5``         lay an own unrest tile there
===========================  ============================================================================
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache, partial
from typing import ClassVar, Final

from games.dayunhe import stacks
from games.dayunhe.cards import (
    Deed,
    check_hex,
    check_kind,
    check_look,
    hex_slot,
    known_looks,
    look_slots,
    read_hexes,
    read_kind,
    read_mask,
    read_parted,
    symbol,
)
from games.dayunhe.components import (
    FREE,
    NO_CANALS,
    UNREST,
    Kind,
    Points,
    edges,
    is_canal,
    is_unrest,
    kinds,
    look_of,
    looks,
    tile,
)
from games.dayunhe.networks import Calls, Laid, calls
from games.dayunhe.places import Place, area_place, hex_name
from games.dayunhe.scoring import BUILDING, score
from games.dayunhe.state import DayunheState
from games.engine import HIDDEN, BadNotation, Event, IllegalAction, Refusals, Seat, Slot
from games.engine.contract import seat_letter
from games.engine.lazy import Joined, Made
from games.engine.notation import Verb

refuse: Final = Refusals(
    {
        "tile-not-held": "build",
        "canal-in-the-way": "build",
        "hex-not-free": "build",
        "unrest-in-city": "city",
        "city-quota": "city",
        "warehouse-empty": "build",
        "no-hex-left": "build",
        "tiles-hidden": "build",
    }
)

CITY: Final = "city"
"""The place of a canal tile that is built in the Forbidden City."""


class Build(Deed, frozen=True):
    """Lay a ``tile`` of the warehouse on ``hex``, in this ``rotation`` (Da Yunhe, Building)."""

    rule: ClassVar[str] = "build"
    do: ClassVar[str] = "build"
    tile: str
    hex: int
    rotation: int

    def __post_init__(self) -> None:
        check_look(self.tile, self.rotation)
        check_hex(self.hex)

    def parts(self) -> tuple[Slot, ...]:
        """Tile, hex, look."""
        return Slot("tile", self.tile), hex_slot("place", self.hex), *look_slots(self.tile, self.rotation)


class BuildCity(Deed, frozen=True):
    """Lay a canal ``tile`` into the own part of the Forbidden City (Da Yunhe, The Forbidden City)."""

    rule: ClassVar[str] = "city"
    do: ClassVar[str] = "build"
    tile: str

    def __post_init__(self) -> None:
        check_kind(self.tile)

    def parts(self) -> tuple[Slot, ...]:
        """Tile, and "city" in place of a hex."""
        return Slot("tile", self.tile), Slot("place", CITY)


build = cache(Build)
build_city = cache(BuildCity)


def _read_build(words: Sequence[str]) -> Build | BuildCity:
    """``build straight 2-5 e-w``, ``build reservoir 2-5``, ``build straight city``."""
    if words and words[-1] == CITY:
        return build_city(read_kind(words[:-1]))
    name, numbers, joined = read_parted(words)
    kind = read_kind(name)
    place = read_hexes(numbers, 1)[0]
    if len(looks(kind)) == 1 and not joined:
        return build(kind, place, 0)
    found, rotation = look_of(read_mask(joined))
    if found != kind:
        raise BadNotation("no-such-look", tile=kind, lines="-".join(joined), known=known_looks(kind))
    return build(kind, place, rotation)


VERBS: Final[dict[str, Verb[Deed]]] = {"build": (_read_build, "build straight 2-5 e-w")}


# ── what is legal ───────────────────────────────────────────────────────────────────────────────────────────


def builds(state: DayunheState, seat: Seat) -> Sequence[Build]:
    """Every tile of the warehouse wherever it may lie (Da Yunhe, Building)."""
    warehouse = state.warehouses[seat]
    if not warehouse:
        return ()
    laid, found_out = Laid.of(state), list[Calls]()

    def called() -> Calls:
        """As the tiles lie now, found out when it is needed."""
        if not found_out:
            found_out.append(calls(laid, seat))
        return found_out[0]

    no_canals = [place for place, there in enumerate(laid.tiles) if there in NO_CANALS]
    found: list[Sequence[Build]] = []
    for kind in kinds():
        if kind in warehouse:
            places = no_canals if is_canal(kind) else [at for at in no_canals if laid.tiles[at] == FREE]
            found.append(Made(places, len(looks(kind)), partial(_builds_at, called, kind)))
    return Joined(found)


def city_builds(state: DayunheState, seat: Seat) -> Sequence[BuildCity]:
    """Every canal tile of the warehouse, while there is room (Da Yunhe, The Forbidden City)."""
    warehouse = state.warehouses[seat]
    held = [kind for kind in kinds() if kind in warehouse and is_canal(kind)]
    return [build_city(kind) for kind in held] if held and city_has_room(state, seat) else ()


def _builds_at(called: Callable[[], Calls], kind: str, place: int) -> Sequence[Build]:
    """Building a tile on a hex, the better connected looks first."""
    own, every = called()
    return _builds_between(kind, place, own[place], every[place])


@lru_cache(maxsize=1 << 10)
def _builds_between(kind: str, place: int, own: int, every: int) -> tuple[Build, ...]:
    """The same, where these edges lead to lines of neighbours."""
    return tuple(build(kind, place, rotation) for rotation in by_links(kind, own, every))


@lru_cache(maxsize=1 << 10)
def by_links(kind: str, own: int, every: int) -> tuple[int, ...]:
    """The looks of a kind, the better connected first, where these edges lead to lines of neighbours."""

    def worth(rotation: int) -> tuple[int, int, int]:
        mask = edges(kind, rotation)
        return -(mask & own).bit_count(), -(mask & every).bit_count(), rotation

    return tuple(sorted(looks(kind), key=worth))


def city_has_room(state: DayunheState, seat: Seat) -> bool:
    """Whether one more canal tile in the City would not be more than there are on the map."""
    return len(state.city[seat]) + 1 <= canals_on_map(state, seat)


def canals_on_map(state: DayunheState, seat: Seat) -> int:
    """How many canal tiles of the seat lie on the map."""
    pairs = zip(state.tiles, state.owners, strict=True)
    own = [kind for kind, owner in pairs if owner == seat]
    return len(own) - own.count(UNREST)


def not_built(state: DayunheState, seat: Seat, action: Build) -> IllegalAction | None:
    """A tile of the warehouse; canal tiles not over canal tiles, unrest on a free hex."""
    if missing := _not_held(state, seat, action.tile):
        return missing
    there = state.tiles[action.hex]
    if is_canal(there) and is_canal(action.tile):
        return refuse("canal-in-the-way", **tile_facts(state, action.hex))
    if there != FREE and is_unrest(action.tile):
        return refuse("hex-not-free", **tile_facts(state, action.hex))
    return None


def not_built_in_city(state: DayunheState, seat: Seat, action: BuildCity) -> IllegalAction | None:
    """A canal tile, and not more of them than on the map."""
    if is_unrest(action.tile):
        return refuse("unrest-in-city")
    if missing := _not_held(state, seat, action.tile):
        return missing
    if not city_has_room(state, seat):
        city, canals = len(state.city[seat]), canals_on_map(state, seat)
        return refuse("city-quota", city=city, map=canals)
    return None


def _not_held(state: DayunheState, seat: Seat, kind: str) -> IllegalAction | None:
    """The tile is not in the warehouse."""
    if kind not in state.warehouses[seat]:
        return refuse("tile-not-held", tile=kind)
    return None


def tile_facts(state: DayunheState, place: int) -> dict[str, str | int]:
    """The facts of a tile on the map."""
    return {
        "hex": hex_name(place),
        "tile": state.tiles[place],
        "owner": seat_letter(state.owners[place]),
    }


# ── what it causes ──────────────────────────────────────────────────────────────────────────────────────────


class Built(Event, frozen=True):
    """A ``tile`` came on the map; ``points`` for it, 0 for unrest."""

    rule: ClassVar[str] = "build"
    seat: Seat
    tile: Kind
    hex: Place
    rotation: int
    points: Points

    def places(self) -> tuple[int, ...]:
        """The hex."""
        return (self.hex,)


class CityBuilt(Event, frozen=True):
    """A canal ``tile`` came into the seat's part of the City, which holds ``count`` of its own then."""

    rule: ClassVar[str] = "city"
    seat: Seat
    tile: Kind
    count: int

    def places(self) -> tuple[int, ...]:
        """The seat's part of the City."""
        return (area_place(self.seat),)


def carry_out_build(state: DayunheState, seat: Seat, action: Build) -> list[Event]:
    """The tile comes on the map; unrest there goes to the wall, a canal scores (Da Yunhe, Building)."""
    place = action.hex
    found: list[Event] = []
    if state.tiles[place] != FREE:
        found.append(stacks.to_wall(state, state.owners[place], place))
    state.warehouses[seat].remove(action.tile)
    state.tiles[place] = action.tile
    state.owners[place] = seat
    state.rotations[place] = action.rotation
    points = tile(action.tile).value
    score(state, seat, BUILDING, points)
    return [Built(seat, action.tile, place, action.rotation, points), *found]


def carry_out_city(state: DayunheState, seat: Seat, action: BuildCity) -> list[Event]:
    """The tile comes into the own part of the City; it scores at the end (Da Yunhe, The Forbidden City)."""
    state.warehouses[seat].remove(action.tile)
    state.city[seat].append(action.tile)
    return [CityBuilt(seat, action.tile, len(state.city[seat]))]


def _nothing(state: DayunheState, seat: Seat) -> IllegalAction:
    """Why there is nothing to build; nobody knows where a tile goes that was drawn in a plan."""
    held = state.warehouses[seat]
    if not held:
        return refuse("warehouse-empty")
    return refuse("tiles-hidden" if set(held) == {HIDDEN} else "no-hex-left")


SYMBOLS: Final = (
    symbol("build", Build, builds, not_built, carry_out_build, _nothing),
    symbol("build", BuildCity, city_builds, not_built_in_city, carry_out_city, _nothing),
)
