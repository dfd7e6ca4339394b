"""Rings round what the last turn changed; the coordinator's way needs none."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import cast

from PIL import Image

from games.dayunhe.building import Built, CityBuilt
from games.dayunhe.cards import CardRevealed, CardTaken
from games.dayunhe.components import STACKS, UNREST
from games.dayunhe.inspection import Inspected
from games.dayunhe.places import (
    HANGZHOU,
    HEXES,
    area_place,
    prestige_place,
    stack_place,
    wall_place,
)
from games.dayunhe.position import DayunhePosition
from games.dayunhe.scoring import CityScored, NetworkScored, UnrestScored
from games.dayunhe.stacks import CostPaid, Stocked, Supplied
from games.dayunhe.unrest import Denounced
from games.engine import HIDDEN, Event, Seat
from render.dayunhe.assets import piece
from render.dayunhe.layout import (
    AREA_ROWS,
    AREA_WIDTH,
    AREAS,
    CARD,
    PANEL_ROWS,
    POINTS,
    POINTS_ROOM,
    hex_middle,
    slot,
    stack,
)
from render.kit.lines import Point
from render.scene import Scene

QUIET = (Inspected, NetworkScored, CityScored, UnrestScored)
"""What is told otherwise: the way is drawn, the final scoring has its table."""


def draw_map_rings(image: Image.Image, position: DayunhePosition, scene: Scene, way: Collection[int]) -> None:
    """The rings on the map, but for the places of the ``way`` that is drawn.

    Of several turns those where another tile lies than before are ringed too: the way hides that.
    """
    before = cast(DayunhePosition | None, scene.before)
    for place in dict.fromkeys(place for event in _told(scene.events) for place in event.places()):
        if place <= HANGZHOU and _as_before(position, scene, place):
            continue
        anew = before is not None and _laid(before, place) != _laid(position, place)
        if place <= HANGZHOU and (anew or place not in way):
            piece("ring-hex" if place < HEXES else "ring-city").put(image, *hex_middle(place))


def draw_panel_rings(
    image: Image.Image,
    position: DayunhePosition,
    seat: Seat,
    scene: Scene,
    corner: tuple[int, int],
) -> None:
    """The rings on a seat's panel, whose upper left corner that is; before what stands on it."""
    for name, (x, y) in dict.fromkeys(_rings(position, seat, scene)):
        piece(f"ring-{name}").put(image, corner[0] + x, corner[1] + y)


def _told(events: Sequence[Event]) -> Iterator[Event]:
    return (event for event in events if not isinstance(event, QUIET))


def _as_before(position: DayunhePosition, scene: Scene, place: int) -> bool:
    """Whether the place looks as it did before the events."""
    before = cast(DayunhePosition | None, scene.before)
    return before is not None and _held(before, place) == _held(position, place)


def _held(position: DayunhePosition, place: int) -> object:
    """What is at the place: a hex or a city, or on a panel."""
    if place <= HANGZHOU:
        return position.trips if place == position.coordinator else 0, _laid(position, place)
    for seat in range(position.seats):
        if place == area_place(seat):
            return position.city[seat], position.city_unrest[seat]
        if place == wall_place(seat):
            return position.wall[seat]
        if place == prestige_place(seat):
            return position.scores[seat]
        for number in range(STACKS):
            if place == stack_place(seat, number):
                return position.stacks[seat][number], position.up[seat][number]
    return None


def _laid(position: DayunhePosition, place: int) -> list[str | int]:
    """The tile on a hex."""
    if place >= HEXES:
        return []
    return [position.tiles[place], position.owners[place], position.rotations[place]]


def card_shown(position: DayunhePosition, seat: Seat) -> str:
    """The card of the seat, `HIDDEN` before it is revealed, "" if it has none."""
    card = position.chosen[seat]
    return card if not card or position.revealed[seat] else HIDDEN


def _rings(position: DayunhePosition, seat: Seat, scene: Scene) -> Iterator[tuple[str, Point]]:
    """Sprites and places of the rings on a seat's panel, from its corner."""
    area = AREAS + AREA_WIDTH / 2
    found: dict[int, tuple[str, Point]] = {
        area_place(seat): ("area", (area, AREA_ROWS[0])),
        wall_place(seat): ("area", (area, AREA_ROWS[1])),
        prestige_place(seat): ("panel-points", (POINTS - POINTS_ROOM / 2, PANEL_ROWS[0])),
    }
    found |= {stack_place(seat, number): ("hex-small", stack(number)) for number in range(STACKS)}
    for event in _told(scene.events):
        match event:
            case CardTaken(seat=other) | CardRevealed(seat=other):
                before = cast(DayunhePosition | None, scene.before)
                shown = card_shown(position, seat)
                if other == seat and shown and (before is None or shown != card_shown(before, seat)):
                    yield "card", (CARD, PANEL_ROWS[0])
            case _:
                for place in event.places():
                    if place in found and not _as_before(position, scene, place):
                        yield found[place]
    yield from (("hex-small", slot(number)) for number in arrived(position, seat, scene.events))


def arrived(position: DayunhePosition, seat: Seat, events: Sequence[Event]) -> list[int]:
    """The places of a warehouse with tiles that came by these events and are there still, latest first."""
    came: Counter[str] = Counter()
    for event in events:
        match event:
            case Supplied(seat=other, tile=tile) | Stocked(seat=other, tile=tile) if other == seat:
                came[tile] += 1
            case Built(seat=other, tile=tile) | CityBuilt(seat=other, tile=tile) if other == seat:
                came[tile] -= 1
            case CostPaid(seat=other) | Denounced(seat=other) if other == seat:
                came[UNREST] -= 2
    found = []
    held = position.warehouses[seat]
    for number in reversed(range(len(held))):
        if came[held[number]] > 0:
            came[held[number]] -= 1
            found.append(number)
    return found
