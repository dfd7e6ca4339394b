"""What a position promises each seat, in prestige at the end of the match."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from games.dayunhe.components import NOBODY, UNREST, card, edges, is_canal, rules
from games.dayunhe.computer.outlook import (
    BUILDS,
    EARLY,
    builds_to_come,
    canal_income,
    canals_by_row,
    passes_left,
    rounds_left,
    unrest_cost,
    wall_cost,
)
from games.dayunhe.networks import networks
from games.dayunhe.places import NEIGHBOURS, region, row
from games.engine import Seat

if TYPE_CHECKING:
    from games.dayunhe.position import DayunhePosition

CANALS: Final = 0.7
"""The share of canal tiles among those that are supplied."""

SYMBOL: Final = 2.5
"""Prestige of a symbol that neither supplies nor builds."""

STORED: Final = 2.0
"""Prestige of a canal tile in the warehouse over one to come: there is something to choose from."""

AT_HAND: Final = 3.0
"""How much more a build of the card in hand brings than one to come: the best hex is there to be picked."""


def worth(position: "DayunhePosition") -> list[float]:
    """By seat the prestige it may expect at the end."""
    return _final(position) if position.end else _expected(position)


def _final(position: "DayunhePosition") -> list[float]:
    """The scores, with what decides between equal ones; behind them those that left."""
    found = []
    for seat, score in enumerate(position.scores):
        network = max(map(len, networks(position, seat)), default=0)
        found.append(score + len(position.city[seat]) / 100 + network / 10000)
    lowest = min(found)
    for number, seat in enumerate(position.resigned):
        found[seat] = lowest - position.seats + number
    return found


def _expected(position: "DayunhePosition") -> list[float]:
    """What is there, what stands on the map, and what there is time for."""
    seats = position.seats
    rounds = rounds_left(position)
    found = [float(score) for score in position.scores]
    on_map = _of_the_map(position, found)
    for seat in range(seats):
        city = len(position.city[seat])
        stored: float = sum(map(is_canal, position.warehouses[seat]))
        symbols = _symbols(position, seat)
        now = min(symbols.get("build", 0), stored + CANALS * symbols.get("supply", 0))
        come = _cards_to_come(position, seat, rounds)
        builds = now + BUILDS * come
        stored += CANALS * min(symbols.get("supply", 0), rules().warehouse - len(position.warehouses[seat]))
        found[seat] += symbols.get("prestige", 0)
        found[seat] += SYMBOL * sum(symbol not in _PLAIN for symbol in symbols)
        found[seat] += builds_to_come(city, on_map[seat], builds, come)
        found[seat] += now * (AT_HAND + EARLY * come / 2)
        found[seat] += STORED * min(stored, builds)
        found[seat] += rules().city_unrest * sum(position.city_unrest[seat])
        found[seat] -= wall_cost(position.level, position.wall[seat], rounds)
    return found


_PLAIN: Final = ("supply", "build", "prestige")
"""Symbols that are counted by themselves."""


def _symbols(position: "DayunhePosition", seat: Seat) -> Mapping[str, int]:
    """What the seat can still use of its card, if it has one."""
    if seat in position.resigned or not position.chosen[seat]:
        return {}
    if position.actor == seat:
        return position.left
    return {} if position.revealed[seat] else printed(position.chosen[seat])


@cache
def printed(name: str) -> Mapping[str, int]:
    """The symbols of a card."""
    return {symbol.action: symbol.count for symbol in card(name).symbols}


def _cards_to_come(position: "DayunhePosition", seat: Seat, rounds: float) -> float:
    """Cards that the seat will still take."""
    if seat in position.resigned:
        return 0.0
    return rounds - 1 if position.chosen[seat] else rounds


def _of_the_map(position: "DayunhePosition", found: list[float]) -> list[int]:
    """Add to the points of each seat what the map will bring it; returns everybody's canal tiles there."""
    tiles, owners, rotations = position.tiles, position.owners, position.rotations
    passed = passes_left(position)
    crowd = canals_by_row(position)
    masks = [edges(kind, rotation) for kind, rotation in zip(tiles, rotations, strict=True)]
    on_map = [0] * position.seats
    for place, kind in enumerate(tiles):
        if not kind:
            continue
        if kind == UNREST:
            holder = position.holder(region(place))
            if holder != NOBODY:
                found[holder] -= unrest_cost(passed[place])
            continue
        owner = owners[place]
        on_map[owner] += 1
        every, own = _links(masks, owners, place)
        found[owner] += canal_income(passed[place], crowd[row(place)] - 1, every)
        found[owner] += rules().network * (own > 0)
    return on_map


def _links(masks: Sequence[int], owners: Sequence[int], place: int) -> tuple[int, int]:
    """To how many canal tiles the one there is linked: everybody's, and those of its owner."""
    every = own = 0
    mask = masks[place]
    for edge, other in enumerate(NEIGHBOURS[place]):
        if mask >> edge & 1 and other >= 0 and masks[other] >> (edge + 3) % 6 & 1:
            every += 1
            own += owners[other] == owners[place]
    return every, own
