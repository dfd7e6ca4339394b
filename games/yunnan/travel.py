"""The travel turn: moving, displacing, building, isolation."""

from functools import lru_cache
from typing import TYPE_CHECKING

from games.engine import Event
from games.yunnan import actions, events, incomes, routes
from games.yunnan.actions import NOBODY, Build, Displace, Move
from games.yunnan.components import BRIDGE, KINDS, MARKET, POST, TEAHOUSE, board

if TYPE_CHECKING:
    from games.yunnan.position import YunnanPosition


# ── what there is to choose from ─────────────────────────────────────────────────────────────────────


def moves(position: "YunnanPosition", colour: int) -> tuple[Move, ...]:
    """Every journey of a trader that has not travelled in this turn: by start, then by end."""
    starts = 0
    for province, row in enumerate(position.traders):
        if row[colour] > position.moved[province]:
            starts |= 1 << province
    if not starts:
        return ()
    return _moves(routes.bridges(position, colour), position.horse[colour], starts, position.passes_left)


@lru_cache(maxsize=1 << 14)
def _moves(own: int, horse: int, starts: int, passes: int) -> tuple[Move, ...]:
    """The journeys with these bridges from these provinces, made once."""
    return tuple(
        actions.move(start, end)
        for start, row in enumerate(routes.routes(own, horse))
        if starts >> start & 1
        for end, found in enumerate(row)
        if found is not None and found[0] <= passes
    )


def victims(position: "YunnanPosition", colour: int) -> list[int]:
    """The colours that have a trader where one of ``colour`` has just arrived, and less influence."""
    if position.arrived < 0:
        return []
    own = position.influence[colour]
    here = position.traders[position.arrived]
    return [other for other, count in enumerate(here) if count and position.influence[other] < own]


def displacements(position: "YunnanPosition", colour: int) -> list[Displace]:
    """Everybody who can be displaced now, then nobody."""
    return [actions.displace(other) for other in (*victims(position, colour), NOBODY)]


def can_stand(position: "YunnanPosition", colour: int, kind: str, place: int) -> bool:
    """Whether board and horse let the colour build such a structure there, wherever it comes from."""
    horse = position.horse[colour]
    if kind == BRIDGE:
        return board().bridges[place].b <= horse and not position.bridges[place][colour]
    if not MARKET < place <= horse:
        return False
    if kind == POST:
        return True
    return board().provinces[place].teahouse and position.teahouses[place] < 0


def builds(position: "YunnanPosition", colour: int) -> list[Build]:
    """Everything that the colour can build from its stock: by kind and place."""
    found: list[Build] = []
    for index, kind in enumerate(KINDS):
        if position.stock[index][colour]:
            places = len(board().bridges) if kind == BRIDGE else len(board().provinces)
            found += [
                actions.build(kind, place)
                for place in range(places)
                if can_stand(position, colour, kind, place)
            ]
    return found


# ── what an action causes ────────────────────────────────────────────────────────────────────────────


def move(position: "YunnanPosition", colour: int, action: Move) -> list[Event]:
    """A trader travels; if it can displace somebody where it arrives, that is to be decided next."""
    start, end = action.start, action.end
    found = routes.routes(routes.bridges(position, colour), position.horse[colour])[start][end]
    assert found is not None
    passes, via = found
    position.traders[start][colour] -= 1
    position.traders[end][colour] += 1
    position.moved[end] += 1
    position.passes_left -= passes
    if end != MARKET:
        position.arrived = end
        if not victims(position, colour):
            position.arrived = -1
    return [events.Moved(colour, start, end, passes, position.passes_left, via)]


def displace(position: "YunnanPosition", colour: int, other: int) -> list[Event]:
    """A trader of the other colour goes one province down the road; or nobody does."""
    province, position.arrived = position.arrived, -1
    if other == NOBODY:
        return []
    position.traders[province][other] -= 1
    position.traders[province - 1][other] += 1
    return [events.Displaced(colour, other, province, province - 1)]


def build_from_stock(position: "YunnanPosition", colour: int, action: Build) -> list[Event]:
    """A structure of the stock is built."""
    position.stock[KINDS.index(action.kind)][colour] -= 1
    return [build(position, colour, action.kind, action.place)]


def build(position: "YunnanPosition", colour: int, kind: str, place: int) -> Event:
    """A structure stands on the board from now on."""
    if kind == POST:
        position.posts[place][colour] += 1
    elif kind == BRIDGE:
        position.bridges[place][colour] = True
    else:
        assert kind == TEAHOUSE
        position.teahouses[place] = colour
    return events.Built(colour, kind, place)


def end_turn(position: "YunnanPosition", colour: int, *, forced: bool) -> list[Event]:
    """The travel turn is over: isolated traders go to the market, unused passes lapse."""
    cut_off = routes.isolated(position, colour)
    for province, count in cut_off:
        position.traders[province][colour] = 0
        position.traders[MARKET][colour] += count
    left = position.passes_left
    clear_turn(position)
    return [events.TravelEnded(colour, cut_off, incomes.income(position, colour).total, left, forced)]


def clear_turn(position: "YunnanPosition") -> None:
    """No travel turn is in progress."""
    position.passes_left = 0
    position.moved = [0] * len(position.moved)
    position.arrived = -1
