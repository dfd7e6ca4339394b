"""What the symbols of the cards do; special inspections stand in ``inspection``."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from games.dayunhe import inspection, stacks
from games.dayunhe.actions import (
    Build,
    BuildCity,
    Calm,
    DayunheAction,
    Denounce,
    Destroy,
    Espionage,
    Inspect,
    Intrigue,
    Move,
    Reform,
    Remove,
    Supply,
    Swap,
    Tea,
    Turn,
)
from games.dayunhe.choices import hidden_tops
from games.dayunhe.components import COST, FREE, UNREST, looks, rules, tile
from games.dayunhe.events import (
    Built,
    CanalDestroyed,
    CityBuilt,
    Denounced,
    Intrigued,
    Moved,
    PeopleCalmed,
    Reformed,
    Spied,
    Supplied,
    Swapped,
    TeaBreak,
    Turned,
    UnrestRemoved,
)
from games.dayunhe.scoring import BUILDING, INTRIGUE, score
from games.engine import HIDDEN, Action, Event, Seat

if TYPE_CHECKING:
    from games.dayunhe.position import DayunhePosition


def carry_out(position: "DayunhePosition", seat: Seat, action: DayunheAction) -> list[Event]:
    """The effect of a legal action of a turn."""
    return _EFFECTS[type(action)](position, seat, action)


# ── supply and building ──────────────────────────────────────────────────────────────────────────────


def _supply(position: "DayunhePosition", seat: Seat, action: Supply) -> list[Event]:
    """The top of a stack comes into the warehouse (Da Yunhe, Supply)."""
    face_down = not position.up[seat][action.stack]
    return [Supplied(seat, action.stack, stacks.pop(position, seat, action.stack), face_down)]


def _build(position: "DayunhePosition", seat: Seat, action: Build) -> list[Event]:
    """The tile comes on the map; unrest there goes to the wall, a canal scores (Da Yunhe, Building)."""
    place = action.hex
    found: list[Event] = []
    if position.tiles[place] != FREE:
        found.append(stacks.to_wall(position, position.owners[place], place))
    position.warehouses[seat].remove(action.tile)
    position.tiles[place] = action.tile
    position.owners[place] = seat
    position.rotations[place] = action.rotation
    points = tile(action.tile).value
    score(position, seat, BUILDING, points)
    return [Built(seat, action.tile, place, action.rotation, points), *found]


def _build_city(position: "DayunhePosition", seat: Seat, action: BuildCity) -> list[Event]:
    """The tile comes into the own part of the City; it scores at the end (Da Yunhe, City)."""
    position.warehouses[seat].remove(action.tile)
    position.city[seat].append(action.tile)
    return [CityBuilt(seat, action.tile, len(position.city[seat]))]


# ── rebuilding ───────────────────────────────────────────────────────────────────────────────────────


def _swap(position: "DayunhePosition", seat: Seat, action: Swap) -> list[Event]:
    """Both tiles change places; then they are faced (Da Yunhe, Rebuilding)."""
    place, other = action.hex, action.other
    tiles, owners, rotations = position.tiles, position.owners, position.rotations
    swapped = Swapped(seat, place, other, (tiles[place], tiles[other]), (owners[place], owners[other]))
    tiles[place], tiles[other] = tiles[other], tiles[place]
    owners[place], owners[other] = owners[other], owners[place]
    rotations[place], rotations[other] = rotations[other], rotations[place]
    _to_face(position, place, other)
    return [swapped]


def _move(position: "DayunhePosition", seat: Seat, action: Move) -> list[Event]:
    """The tile comes to a free hex; then it is faced (Da Yunhe, Rebuilding)."""
    place, to = action.hex, action.to
    position.tiles[to] = position.tiles[place]
    position.owners[to] = position.owners[place]
    position.rotations[to] = position.rotations[place]
    stacks.clear(position, place)
    _to_face(position, to)
    return [Moved(seat, place, to, position.tiles[to], position.owners[to])]


def _to_face(position: "DayunhePosition", *places: int) -> None:
    """The tiles there are to be faced, if they have more than one look."""
    position.facing = [place for place in places if len(looks(position.tiles[place])) > 1]
    if position.facing:
        position.phase = "face"


def _turn(position: "DayunhePosition", seat: Seat, action: Turn) -> list[Event]:
    """The tile comes to lie in another way (Da Yunhe, Rebuilding)."""
    return turn_tile(position, seat, action.hex, action.rotation)


def turn_tile(position: "DayunhePosition", seat: Seat, place: int, rotation: int) -> list[Event]:
    """The tile there comes to lie so; no event if it does already."""
    before = position.rotations[place]
    position.rotations[place] = rotation
    if before == rotation:
        return []
    return [Turned(seat, place, before, rotation, position.tiles[place], position.owners[place])]


# ── unrest, cost, rivals ─────────────────────────────────────────────────────────────────────────────


def _remove(position: "DayunhePosition", seat: Seat, action: Remove) -> list[Event]:
    """The unrest tile goes to the wall (Da Yunhe, Unrest)."""
    owner = position.owners[action.hex]
    return [UnrestRemoved(seat, owner, action.hex), stacks.to_wall(position, owner, action.hex)]


def _calm(position: "DayunhePosition", seat: Seat, action: Calm) -> list[Event]:
    """An unrest tile leaves the wall and goes under a stack of its owner (Da Yunhe, Unrest)."""
    owner = action.colour
    position.wall[owner] -= 1
    calmed = PeopleCalmed(seat, owner, position.wall[owner], position.level)
    return [calmed, stacks.put_under(position, owner, UNREST)]


def _destroy(position: "DayunhePosition", seat: Seat, action: Destroy) -> list[Event]:
    """Cost; the canal tile goes under a stack of its owner (Da Yunhe, Destroying)."""
    found = stacks.pay(position, seat)
    kind, owner = position.tiles[action.hex], position.owners[action.hex]
    stacks.clear(position, action.hex)
    destroyed = CanalDestroyed(seat, owner, action.hex, kind)
    return [*found, destroyed, stacks.put_under(position, owner, kind)]


def _tea(position: "DayunhePosition", seat: Seat, action: Tea) -> list[Event]:
    """Cost; the coordinator lies down (Da Yunhe, Tea break)."""
    found = stacks.pay(position, seat)
    position.lying = True
    return [*found, TeaBreak(seat)]


def _intrigue(position: "DayunhePosition", seat: Seat, action: Intrigue) -> list[Event]:
    """Cost; a rival loses prestige (Da Yunhe, Intrigue)."""
    found = stacks.pay(position, seat)
    loss = rules().intrigue
    score(position, action.rival, INTRIGUE, -loss)
    return [*found, Intrigued(seat, action.rival, loss)]


def _denounce(position: "DayunhePosition", seat: Seat, action: Denounce) -> list[Event]:
    """One unrest tile goes under a stack, one into a rival's part of the City (Da Yunhe, Denouncing)."""
    for _ in range(COST):
        position.warehouses[seat].remove(UNREST)
    position.city_unrest[action.rival][seat] += 1
    count = sum(position.city_unrest[action.rival])
    return [Denounced(seat, action.rival, count), stacks.put_under(position, seat, UNREST)]


# ── stacks ───────────────────────────────────────────────────────────────────────────────────────────


def _espionage(position: "DayunhePosition", seat: Seat, action: Espionage) -> list[Event]:
    """The tops of all own stacks lie face up (Da Yunhe, Espionage)."""
    tops = tuple((stack, position.stacks[seat][stack][-1]) for stack in hidden_tops(position, seat))
    position.up[seat] = [bool(stack) for stack in position.stacks[seat]]
    return [Spied(seat, tops)]


def _reform(position: "DayunhePosition", seat: Seat, action: Reform) -> list[Event]:
    """The own stacks are shuffled together and dealt anew, face down (Da Yunhe, Reform)."""
    together = [kind for stack in position.stacks[seat] for kind in stack]
    if position.masked:
        together = [HIDDEN] * len(together)
    else:
        position.chance.shuffle(together)
    position.stacks[seat] = stacks.deal(together)
    position.up[seat] = [False] * len(position.stacks[seat])
    return [Reformed(seat, tuple(len(stack) for stack in position.stacks[seat]))]


_EFFECTS: Final[dict[type[Action], Callable[["DayunhePosition", Seat, Any], list[Event]]]] = {
    Supply: _supply,
    Build: _build,
    BuildCity: _build_city,
    Swap: _swap,
    Move: _move,
    Turn: _turn,
    Remove: _remove,
    Calm: _calm,
    Destroy: _destroy,
    Inspect: lambda position, seat, action: inspection.announce(position, seat, action.steps),
    Tea: _tea,
    Espionage: _espionage,
    Intrigue: _intrigue,
    Denounce: _denounce,
    Reform: _reform,
}
