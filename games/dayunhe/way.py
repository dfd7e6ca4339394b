"""The way of the coordinator, step by step (Da Yunhe, His way).

He never comes into a dead end. On one trip he enters no row again that he has left, so all hexes of the rows
further on are still to be entered, and every hex has a neighbour in the next row. Only in the last row of a
trip there is none to go on to. Where the trip ends at a city, that row touches it as a whole. Where it ends
at a pagoda, the pagoda is the middle one of the row's three hexes: he stops as soon as he is there, and
enters the row there or on a hex at its side, from which nothing but the pagoda is a candidate. So there is
always a way to the turning point, and a shortest one begins with a candidate. (The files are refused if a
city does not touch its row, or a pagoda is not in the middle of its region's last row.)
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cache
from typing import Final, Literal, NamedTuple

import msgspec

from games.dayunhe.components import FREE, NO_CANALS, NOBODY, board, is_unrest, rules
from games.dayunhe.networks import linked
from games.dayunhe.places import (
    BEIJING,
    COLUMNS,
    HEXES,
    NE,
    NEIGHBOURS,
    NW,
    PLACES,
    REGION,
    SE,
    SW,
    E,
    W,
    region,
    row,
)
from games.dayunhe.state import DayunheState

_SOUTHWARDS: Final = (E, SE, SW, W)
_NORTHWARDS: Final = (E, W, NW, NE)


class StepScore(msgspec.Struct, frozen=True):
    """What the coordinator found on one place of his way.

    ``kind`` is "empty", "unrest", "canal" or "city"; ``seat`` gets the ``points``, -1 if nobody does;
    ``line``: entered along a canal line.
    """

    place: int
    kind: Literal["empty", "unrest", "canal", "city"]
    seat: int
    points: int
    line: bool


class Way(NamedTuple):
    """A way as far as it is laid out: its places, which of them were entered along a line, steps still to go.

    ``fork``: the places of which the start player must choose one; () if the way is complete.
    """

    places: tuple[int, ...]
    lines: tuple[bool, ...]
    steps: int
    fork: tuple[int, ...]


def turning_point(state: DayunheState) -> int:
    """Where this trip ends: Beijing, or the pagoda of the last played region, or Hangzhou."""
    return _end(state.seats, south=state.south)


@cache
def _end(seats: int, *, south: bool) -> int:
    return board().setups[seats].south if south else BEIJING


def reached(state: DayunheState, way: Sequence[int]) -> int:
    """Where the coordinator is once he has gone this way from where he stands."""
    return way[-1] if way else state.coordinator


def along(state: DayunheState, place: int) -> bool:
    """Whether the open way would go on along a canal line with a step onto that place."""
    return linked(state, reached(state, state.way), place)


# ── one step ─────────────────────────────────────────────────────────────────────────────────────────


def options(state: DayunheState) -> tuple[int, ...]:
    """The steps on offer where the way stands now, by number; none on the turning point.

    The way is the open inspection's; if there is none, as if one began. At a fork they were found when the
    way was laid out up to it; nothing changes them until somebody chooses.
    """
    laid: Way | None = state.__dict__.get("laid")
    if laid is not None and state.phase == "fork":
        return laid.fork
    return _options(state, state.way)


def _options(state: DayunheState, way: Sequence[int]) -> tuple[int, ...]:
    """The steps on offer after this way: along lines if there are any, else towards the nearest goal."""
    here, south = reached(state, way), state.south
    if here == _end(state.seats, south=south):
        return ()
    entered = {*state.entered, *way}
    candidates = [place for place in _onward(state.seats, here, south=south) if place not in entered]
    lined = [place for place in candidates if linked(state, here, place)]
    return tuple(lined or _towards(state, here, candidates, entered, south=south))


@cache
def _onward(seats: int, here: int, *, south: bool) -> tuple[int, ...]:
    """Where a step may lead: forward or sideways in played regions, into the city that is the goal."""
    limit = REGION * seats  # played regions are the first ones
    if here >= HEXES:
        around: Iterable[int] = board().adjacent[here - HEXES]
    else:
        neighbours = NEIGHBOURS[here]
        around = (neighbours[edge] for edge in (_SOUTHWARDS if south else _NORTHWARDS))
    found = sorted(place for place in around if 0 <= place < limit)
    goal = _end(seats, south=south)
    if goal >= HEXES and here in board().adjacent[goal - HEXES]:
        found.append(goal)
    return tuple(found)


def _towards(
    state: DayunheState, here: int, candidates: Sequence[int], entered: Collection[int], *, south: bool
) -> list[int]:
    """First steps of the shortest ways to the nearest canals further on; if none, to the turning point."""
    current = row(here)
    ahead = range(COLUMNS * (current + 1), HEXES) if south else range(COLUMNS * current)
    tiles = state.tiles
    canals = {place for place in ahead if tiles[place] not in NO_CANALS}
    end, back = _end(state.seats, south=south), _back(state.seats, south=south)
    closed = {*entered, end}
    return _first_steps(back, candidates, closed, canals) or _first_steps(back, candidates, closed, {end})


def _first_steps(
    back: Mapping[int, Sequence[int]],
    candidates: Sequence[int],
    closed: AbstractSet[int],
    goals: AbstractSet[int],
) -> list[int]:
    """First steps of all shortest ways to the nearest of the goals that do not cross a closed place.

    Search in rings, back from the goals: ``ring`` holds the places from which so many steps lead to one.
    """
    seen, ring = closed, goals
    while ring:
        found = [place for place in candidates if place in ring]
        if found:
            return found
        seen = seen | ring
        ring = {before for place in ring for before in back[place]} - seen
    return []


@cache
def _back(seats: int, *, south: bool) -> dict[int, list[int]]:
    """From where a step may lead to each place; see `_onward`."""
    back: dict[int, list[int]] = {place: [] for place in PLACES.values()}
    for place in back:
        for other in _onward(seats, place, south=south):
            back[other].append(place)
    return back


# ── a whole way ──────────────────────────────────────────────────────────────────────────────────────


def go_on(
    state: DayunheState, places: Sequence[int], lines: Sequence[bool], steps: int, *, special: bool
) -> Way:
    """The way as far as it can be laid out from there on: to its end or the next fork."""
    way, lined = list(places), list(lines)
    while steps and not _stops(state, way, special=special):
        offered = _options(state, way)
        if len(offered) != 1:
            return Way(tuple(way), tuple(lined), steps, offered)
        lined.append(linked(state, reached(state, way), offered[0]))
        way.append(offered[0])
        steps -= 1
    return Way(tuple(way), tuple(lined), steps, ())


def _stops(state: DayunheState, way: Sequence[int], *, special: bool) -> bool:
    """Whether he stops where the way has come to; a special inspection stops on unrest and pagodas too.

    What he starts from does not stop him, but the turning point does.
    """
    here = reached(state, way)
    if here == turning_point(state):
        return True
    if not special or not way:
        return False
    return here in board().pagodas or is_unrest(state.tiles[here])


def forecast(state: DayunheState) -> tuple[StepScore, ...]:
    """The way that he would go if phase 3 came now, up to the first fork or to its end.

    () while he lies or is on his turning point. With an open inspection: what is laid out of it.
    """
    if state.steps:
        return score_way(state, state.way, state.lines)
    if state.lying:
        return ()
    way = go_on(state, (), (), board().setups[state.seats].steps, special=False)
    return score_way(state, way.places, way.lines)


def score_way(state: DayunheState, places: Sequence[int], lines: Sequence[bool]) -> tuple[StepScore, ...]:
    """What each place of the way brings to whom (Da Yunhe, Inspections)."""
    return tuple(_step(state, place, line) for place, line in zip(places, lines, strict=True))


def _step(state: DayunheState, place: int, line: bool) -> StepScore:
    """One place: nothing, the region's holder for unrest, the tile's owner for a canal."""
    numbers = rules()
    if place >= HEXES:
        return StepScore(place, "city", NOBODY, 0, line)
    kind = state.tiles[place]
    if kind == FREE:
        return StepScore(place, "empty", NOBODY, numbers.empty, line)
    if is_unrest(kind):
        return StepScore(place, "unrest", state.holder(region(place)), numbers.unrest, line)
    return StepScore(place, "canal", state.owners[place], numbers.line if line else numbers.canal, line)
