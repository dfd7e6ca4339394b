"""Why an action of a turn is not legal; phase and symbols aside, which ``rules`` looks at.

Facts that name players are letters called ``owner``, ``rival`` or ``seat``; hexes are called ``hex`` and
``other`` and named as people call them, stacks and regions are the numbers people see, tiles are ids.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from games.dayunhe import choices
from games.dayunhe.actions import (
    Build,
    BuildCity,
    Calm,
    DayunheAction,
    Denounce,
    Destroy,
    Done,
    Espionage,
    Face,
    Inspect,
    Intrigue,
    Move,
    Reform,
    Remove,
    Supply,
    Swap,
    Tea,
    Turn,
    is_canal,
    is_unrest,
)
from games.dayunhe.components import COST, FREE, edges, lines_name, rules
from games.dayunhe.places import hex_name, region
from games.dayunhe.refusals import refusal
from games.dayunhe.way import turning_point
from games.engine import Action, IllegalAction, Seat
from games.engine.contract import seat_letter

if TYPE_CHECKING:
    from games.dayunhe.position import DayunhePosition


def check(position: "DayunhePosition", seat: Seat, action: DayunheAction) -> None:
    """Raise `IllegalAction` if the rules forbid the seat this action of a turn, its symbol aside."""
    _CHECKS[type(action)](position, seat, action)


# ── supply and building ──────────────────────────────────────────────────────────────────────────────


def _supply(position: "DayunhePosition", seat: Seat, action: Supply) -> None:
    """Room in the warehouse, a tile in the stack."""
    check_room(position, seat)
    if not position.stacks[seat][action.stack]:
        raise refusal("stack-empty", stack=action.stack + 1)


def check_room(position: "DayunhePosition", seat: Seat) -> None:
    """Raise `IllegalAction` if the warehouse is full."""
    if len(position.warehouses[seat]) >= rules().warehouse:
        raise refusal("warehouse-full", slots=rules().warehouse)


def _build(position: "DayunhePosition", seat: Seat, action: Build) -> None:
    """A tile of the warehouse; canal tiles not over canal tiles, unrest on a free hex."""
    _check_held(position, seat, action.tile)
    there = position.tiles[action.hex]
    if is_canal(there) and is_canal(action.tile):
        raise refusal("canal-in-the-way", **_tile(position, action.hex))
    if there != FREE and is_unrest(action.tile):
        raise refusal("hex-not-free", **_tile(position, action.hex))


def _build_city(position: "DayunhePosition", seat: Seat, action: BuildCity) -> None:
    """A canal tile, and not more of them than on the map."""
    if is_unrest(action.tile):
        raise refusal("unrest-in-city")
    _check_held(position, seat, action.tile)
    if not choices.city_has_room(position, seat):
        city, canals = len(position.city[seat]), choices.canals_on_map(position, seat)
        raise refusal("city-quota", city=city, map=canals)


def _check_held(position: "DayunhePosition", seat: Seat, kind: str) -> None:
    """Raise `IllegalAction` unless the tile is in the warehouse."""
    if kind not in position.warehouses[seat]:
        raise refusal("tile-not-held", tile=kind)


def _tile(position: "DayunhePosition", place: int) -> dict[str, str | int]:
    """The facts of a tile on the map."""
    return {
        "hex": hex_name(place),
        "tile": position.tiles[place],
        "owner": seat_letter(position.owners[place]),
    }


# ── rebuilding ───────────────────────────────────────────────────────────────────────────────────────


def _check_movable(position: "DayunhePosition", seat: Seat, place: int) -> None:
    """Raise `IllegalAction` unless a tile is there that is one's own or in the own region."""
    if position.tiles[place] == FREE:
        raise refusal("no-tile-there", hex=hex_name(place))
    if position.owners[place] != seat and region(place) != position.region_of(seat):
        raise refusal("foreign-tile", **_tile(position, place), region=position.region_of(seat) + 1)


def _swap(position: "DayunhePosition", seat: Seat, action: Swap) -> None:
    """Both one's own, or both in the own region; something must change."""
    _check_movable(position, seat, action.hex)
    _check_movable(position, seat, action.other)
    if choices.same_tiles(position, action.hex, action.other):
        raise refusal("same-tiles", hex=hex_name(action.hex), other=hex_name(action.other))
    if not choices.can_swap(position, seat, action.hex, action.other):
        # one of them is foreign, so it is in the own region, and the other one is outside
        foreign, own = action.hex, action.other
        if position.owners[foreign] == seat:
            foreign, own = own, foreign
        home = position.region_of(seat) + 1
        raise refusal("swap-beyond-region", **_tile(position, foreign), other=hex_name(own), region=home)


def _move(position: "DayunhePosition", seat: Seat, action: Move) -> None:
    """To a free hex; foreign tiles stay in the own region."""
    _check_movable(position, seat, action.hex)
    if position.tiles[action.to] != FREE:
        raise refusal("target-not-free", **_tile(position, action.to))
    home = position.region_of(seat)
    if position.owners[action.hex] != seat and region(action.to) != home:
        raise refusal(
            "move-beyond-region", **_tile(position, action.hex), other=hex_name(action.to), region=home + 1
        )


def _turn(position: "DayunhePosition", seat: Seat, action: Turn) -> None:
    """The tile that is there, and it must come to lie in another way."""
    _check_movable(position, seat, action.hex)
    check_kind(position, action.hex, action)
    if position.rotations[action.hex] == action.rotation:
        lines = lines_name(edges(action.tile, action.rotation))
        raise refusal("lies-so-already", hex=hex_name(action.hex), tile=action.tile, lines=lines)


def check_kind(position: "DayunhePosition", place: int, action: Turn | Face) -> None:
    """Raise `IllegalAction` unless the tile on the hex is of the kind whose look was named."""
    if position.tiles[place] != action.tile:
        lines = lines_name(edges(action.tile, action.rotation))
        raise refusal("other-tile-there", **_tile(position, place), lines=lines)


# ── unrest, cost, rivals ─────────────────────────────────────────────────────────────────────────────


def _remove(position: "DayunhePosition", seat: Seat, action: Remove) -> None:
    """An unrest tile is there."""
    if not is_unrest(position.tiles[action.hex]):
        raise refusal("no-unrest-there", hex=hex_name(action.hex))


def _calm(position: "DayunhePosition", seat: Seat, action: Calm) -> None:
    """An unrest tile of the colour is in the wall."""
    _check_seat(position, action.colour)
    if not position.wall[action.colour]:
        raise refusal("wall-row-empty", owner=seat_letter(action.colour))


def check_cost(position: "DayunhePosition", seat: Seat) -> None:
    """Raise `IllegalAction` unless the warehouse holds unrest enough (Da Yunhe, Cost)."""
    if not choices.can_pay(position, seat):
        raise refusal("too-little-unrest", held=choices.unrest_held(position, seat), needed=COST)


def _destroy(position: "DayunhePosition", seat: Seat, action: Destroy) -> None:
    """The cost, and a canal tile is there."""
    check_cost(position, seat)
    if not is_canal(position.tiles[action.hex]):
        raise refusal("no-canal-there", hex=hex_name(action.hex))


def _check_seat(position: "DayunhePosition", seat: Seat) -> None:
    """Raise `IllegalAction` unless there is such a seat in the match."""
    if seat >= position.seats:
        raise refusal("no-such-seat", seat=seat_letter(seat))


def _rival(position: "DayunhePosition", seat: Seat, action: Intrigue | Denounce) -> None:
    """The cost, and another player who still plays."""
    check_cost(position, seat)
    _check_seat(position, action.rival)
    if action.rival == seat:
        raise refusal("intrigue-yourself" if isinstance(action, Intrigue) else "denounce-yourself")
    if action.rival in position.resigned:
        raise refusal("seat-has-left", seat=seat_letter(action.rival))


# ── coordinator and stacks ───────────────────────────────────────────────────────────────────────────


def check_inspection(position: "DayunhePosition", seat: Seat) -> None:
    """Raise `IllegalAction` unless the coordinator can go on (Da Yunhe, Special inspection)."""
    if position.lying:
        raise refusal("coordinator-lies")
    if position.coordinator == turning_point(position):
        raise refusal("coordinator-turns", hex=hex_name(position.coordinator))


def _tea(position: "DayunhePosition", seat: Seat, action: Tea) -> None:
    """The cost, once a round."""
    check_cost(position, seat)
    if position.lying:
        raise refusal("tea-again")


def _espionage(position: "DayunhePosition", seat: Seat, action: Espionage) -> None:
    """A face-down top."""
    if not choices.hidden_tops(position, seat):
        raise refusal("no-top-hidden")


def _reform(position: "DayunhePosition", seat: Seat, action: Reform) -> None:
    """A tile in a stack."""
    if not any(position.stacks[seat]):
        raise refusal("nothing-to-reform")


_CHECKS: Final[dict[type[Action], Callable[["DayunhePosition", Seat, Any], None]]] = {
    Supply: _supply,
    Build: _build,
    BuildCity: _build_city,
    Swap: _swap,
    Move: _move,
    Turn: _turn,
    Remove: _remove,
    Calm: _calm,
    Destroy: _destroy,
    Inspect: lambda position, seat, action: check_inspection(position, seat),
    Tea: _tea,
    Espionage: _espionage,
    Intrigue: _rival,
    Denounce: _rival,
    Reform: _reform,
    Done: lambda position, seat, action: None,
}


# ── in general ───────────────────────────────────────────────────────────────────────────────────────


def why_nothing(position: "DayunhePosition", seat: Seat, symbol: str) -> IllegalAction:
    """Why the symbol cannot be used at all now, where `choices.CHOICES` finds nothing for it."""
    try:
        _GENERAL[symbol](position, seat)
    except IllegalAction as reason:
        return reason
    raise AssertionError(f"{symbol} is possible")


def _no_supply(position: "DayunhePosition", seat: Seat) -> None:
    check_room(position, seat)
    raise refusal("stacks-empty")


def _no_build(position: "DayunhePosition", seat: Seat) -> None:
    raise refusal("no-hex-left" if position.warehouses[seat] else "warehouse-empty")


def _no_rebuild(position: "DayunhePosition", seat: Seat) -> None:
    raise refusal("nothing-to-rebuild")


def _no_removal(position: "DayunhePosition", seat: Seat) -> None:
    raise refusal("no-unrest-on-map")


def _no_calming(position: "DayunhePosition", seat: Seat) -> None:
    raise refusal("wall-empty")


def _no_destruction(position: "DayunhePosition", seat: Seat) -> None:
    check_cost(position, seat)
    raise refusal("no-canal-on-map")


_GENERAL: Final[dict[str, Callable[["DayunhePosition", Seat], None]]] = {
    "supply": _no_supply,
    "build": _no_build,
    "rebuild": _no_rebuild,
    "remove": _no_removal,
    "calm": _no_calming,
    "destroy": _no_destruction,
    "inspect": check_inspection,
    "tea": lambda position, seat: _tea(position, seat, Tea()),
    "espionage": lambda position, seat: _espionage(position, seat, Espionage()),
    "intrigue": check_cost,
    "denounce": check_cost,
    "reform": lambda position, seat: _reform(position, seat, Reform()),
}
