"""The map with all that stands on it: holders, tiles, the coordinator and his way; beside it the cards."""

from collections.abc import Collection, Sequence
from functools import lru_cache

from PIL import Image

from games.dayunhe.components import FREE, NO_CANALS, board, edges
from games.dayunhe.places import HEXES, NEIGHBOURS, NOWHERE, REGION, REGIONS, opposite
from games.dayunhe.position import DayunhePosition
from games.dayunhe.way import StepScore, turning_point
from render.dayunhe.assets import ground, palette, piece
from render.dayunhe.header import draw_shared
from render.dayunhe.layout import (
    BOAT,
    FLAG,
    PAGODA,
    REGION_ROWS,
    hex_middle,
    holder_at,
    region_corner,
    towards,
)
from render.dayunhe.panels import draw_panels
from render.dayunhe.rings import draw_map_rings
from render.dayunhe.tiles import draw_plate, draw_value, draw_water
from render.dayunhe.way import draw_key, draw_line, draw_steps, earned, walked, way_start
from render.kit.palette import INK_SOFT, PAPER, SEATS, mix
from render.kit.type import write
from render.scene import Scene

NOTHING = Scene()
NUMBER, NUMBER_CAP, HOLDER = -27, 40, 14
"""Middle of a region's number and of its holder's token from that of the gap; height of the number."""
KEY, KEY_INK = (61, 20), mix(PAPER, INK_SOFT, 0.8)
"""Where the key of a free hex stands, from its middle; pale, for it only helps to type."""
CITY_FLAG = 190
"""How far east of a city's middle the flag stands."""


def land(position: DayunhePosition) -> Image.Image:
    """A new picture of the ground with the regions in the looks of their holders; a match has it once."""
    letters = (SEATS[position.holder(region)].letter for region in range(position.seats))
    return _land("".join(letters)).convert("RGB")


@lru_cache(2)
def _land(letters: str) -> Image.Image:
    """The same in the colours of the board, which take less room."""
    image = ground("board")
    for region, letter in enumerate(letters):
        rows = "odd" if region * REGION_ROWS % 2 else "even"
        piece(f"region-{letter}-{rows}").put(image, *region_corner(region))
    return image.quantize(palette=palette("board").find, dither=Image.Dither.NONE)


def draw_board(position: DayunhePosition, scene: Scene) -> Image.Image:
    """A new picture of the board, all but its header."""
    image = land(position)
    way = walked(position, scene)
    draw_shared(image, position)
    draw_panels(image, position, scene, earned(way))
    draw_map(image, position, scene)
    if way:
        draw_key(image)
    return image


def draw_map(
    image: Image.Image,
    position: DayunhePosition,
    scene: Scene = NOTHING,
    way: Sequence[StepScore] | None = None,
) -> None:
    """Everything on the map, onto the `land`; what the scene's events changed is ringed.

    The coordinator's way is the one in progress or that of the events, unless another ``way`` is given that
    begins where he stands.
    """
    shown = walked(position, scene) if way is None else way
    start = way_start(position, shown) if way is None else position.coordinator
    draw_regions(image, position)
    draw_tiles(image, position, scene, {step.place for step in shown})
    draw_turning_point(image, position)
    draw_line(image, shown, start)
    draw_corners(image, position)
    draw_coordinator(image, position)
    draw_steps(image, shown)


def draw_regions(image: Image.Image, position: DayunhePosition) -> None:
    """Numbers and holders of the regions; what is printed on free hexes, and their keys."""
    for region in range(REGIONS):
        x, y = holder_at(region)
        write(image, (x + NUMBER, y), str(region + 1), "serif", NUMBER_CAP, halo=PAPER)
        if region < position.seats:
            piece(f"marker-{SEATS[position.holder(region)].letter}").put(image, x + HOLDER, y)
    symbols, pagodas = board().symbols, board().pagodas
    for place, kind in enumerate(position.tiles):
        if kind == FREE:
            x, y = hex_middle(place)
            if place in pagodas:
                piece("pagoda").put(image, x, y)
            elif place in symbols:
                piece("symbol").put(image, x, y)
            write(image, (x + KEY[0], y + KEY[1]), str(place % REGION + 1), "serif", fill=KEY_INK)


def draw_tiles(
    image: Image.Image,
    position: DayunhePosition,
    scene: Scene = NOTHING,
    unringed: Collection[int] = (),
) -> None:
    """All tiles but what is in their corners: the canals over all plates, so that they join; the rings."""
    laid = [
        (kind, position.rotations[place], position.owners[place], hex_middle(place))
        for place, kind in enumerate(position.tiles)
        if kind != FREE
    ]
    for kind, _, seat, at in laid:
        draw_plate(image, kind, seat, at)
    for kind, rotation, _, at in laid:
        draw_water(image, kind, rotation, at)
    _draw_joints(image, position)
    draw_map_rings(image, position, scene, unringed)


def draw_corners(image: Image.Image, position: DayunhePosition, down: int = 0) -> None:
    """Values, owners and pagodas on the tiles; ``down`` moves all of it."""
    pagodas = board().pagodas
    for place, kind in enumerate(position.tiles):
        if kind != FREE:
            x, y = hex_middle(place)
            if place in pagodas and place != position.coordinator:
                piece("pagoda-small").put(image, x + PAGODA[0], y + PAGODA[1] + down)
            draw_value(image, kind, position.rotations[place], position.owners[place], (x, y + down))


def _draw_joints(image: Image.Image, position: DayunhePosition) -> None:
    """Water from tile to tile where both lines come to the same edge."""
    lines = [
        0 if kind in NO_CANALS else edges(kind, rotation)
        for kind, rotation in zip(position.tiles, position.rotations, strict=True)
    ]
    for place, mask in enumerate(lines):
        for edge in range(3):
            other = NEIGHBOURS[place][edge]
            if other != NOWHERE and mask >> edge & lines[other] >> opposite(edge) & 1:
                (x, y), (dx, dy) = hex_middle(place), towards(edge)
                piece(f"joint-{edge}").put(image, x + dx, y + dy)


def draw_turning_point(image: Image.Image, position: DayunhePosition) -> None:
    """A flag where this trip ends."""
    if not position.trips:
        return
    place = turning_point(position)
    (x, y), (dx, dy) = hex_middle(place), FLAG if place < HEXES else (CITY_FLAG, 0)
    piece("turning").put(image, x + dx, y + dy)


def draw_coordinator(image: Image.Image, position: DayunhePosition) -> None:
    """The coordinator, pointing where he travels; lying during a tea break."""
    place = position.coordinator
    way = "lying" if position.lying else "south" if position.south else "north"
    (x, y), (dx, dy) = hex_middle(place), BOAT if place < HEXES else (0, 0)
    piece(f"boat-{way}").put(image, x + dx, y + dy)
