"""Stacks and the wall: what leaves the map or a warehouse (Da Yunhe, Under a stack; Wall; Cost)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.dayunhe.components import COST, FREE, NOBODY, STACKS, UNREST, tiles
from games.dayunhe.events import CostPaid, PutUnder, UnrestToWall
from games.dayunhe.places import NOWHERE
from games.engine import HIDDEN, Event, Seat

if TYPE_CHECKING:
    from games.dayunhe.position import DayunhePosition


def deal(shuffled: Sequence[str]) -> list[list[str]]:
    """The tiles in stacks as equal as possible, the larger ones first."""
    least, more = divmod(len(shuffled), STACKS)
    found: list[list[str]] = []
    begun = 0
    for stack in range(STACKS):
        end = begun + least + (stack < more)
        found.append([*shuffled[begun:end]])
        begun = end
    return found


def unseen(position: "DayunhePosition", seat: Seat) -> dict[str, int]:
    """By kind in the order of their file: how many of the seat's tiles lie face down in its stacks.

    Public arithmetic: all tiles but those that can be seen. A tile that a view does not know yet in the
    warehouse counts as face down.
    """
    seen = [kind for kind, owner in zip(position.tiles, position.owners, strict=True) if owner == seat]
    seen += (*position.warehouses[seat], *position.city[seat])
    seen += (stack[-1] for stack, up in zip(position.stacks[seat], position.up[seat], strict=True) if up)
    left = {entry.id: entry.count - seen.count(entry.id) for entry in tiles()}
    left[UNREST] -= position.wall[seat] + sum(area[seat] for area in position.city_unrest)
    return left


def smallest(position: "DayunhePosition", owner: Seat) -> int:
    """The stack that the owner's next tile goes under: the smallest, the first of equal ones."""
    sizes = [len(stack) for stack in position.stacks[owner]]
    return sizes.index(min(sizes))


def put_under(position: "DayunhePosition", owner: Seat, tile: str) -> PutUnder:
    """The tile comes face down under the owner's smallest stack (Da Yunhe, Under a stack)."""
    stack = smallest(position, owner)
    position.stacks[owner][stack].insert(0, HIDDEN if position.masked else tile)
    return PutUnder(owner, tile, stack)


def to_wall(position: "DayunhePosition", owner: Seat, place: int = NOWHERE) -> UnrestToWall:
    """An unrest tile of the owner comes to its row, from a hex or from a warehouse."""
    if place != NOWHERE:
        clear(position, place)
    position.wall[owner] += 1
    return UnrestToWall(owner, place, position.wall[owner], position.level)


def clear(position: "DayunhePosition", place: int) -> None:
    """The tile on the hex is taken away."""
    position.tiles[place] = FREE
    position.owners[place] = NOBODY
    position.rotations[place] = 0


def pay(position: "DayunhePosition", seat: Seat) -> list[Event]:
    """Two unrest tiles of the warehouse: one under a stack, one to the wall (Da Yunhe, Cost)."""
    for _ in range(COST):
        position.warehouses[seat].remove(UNREST)
    return [CostPaid(seat), put_under(position, seat, UNREST), to_wall(position, seat)]


def pop(position: "DayunhePosition", seat: Seat, stack: int) -> str:
    """The top of a stack comes into the warehouse; what lies under it stays face down."""
    tile = position.stacks[seat][stack].pop()
    position.up[seat][stack] = False
    position.warehouses[seat].append(tile)
    return tile
