"""The map with all that stands on it: holders, tiles, the coordinator and his way."""

from collections.abc import Collection, Sequence

from PIL import Image

from games.dayunhe.components import FREE
from games.dayunhe.places import HEXES, REGION, REGIONS
from games.dayunhe.position import DayunhePosition
from games.dayunhe.way import StepScore, turning_point
from render.dayunhe.assets import ground, piece
from render.dayunhe.header import draw_shared
from render.dayunhe.layout import REGION_ROWS, hex_middle, holder_at, region_middle
from render.dayunhe.panels import draw_panels
from render.dayunhe.rings import draw_map_rings
from render.dayunhe.tiles import LINELESS, draw_plate, draw_value, draw_water, pip_at
from render.dayunhe.way import draw_earned_row, draw_line, draw_steps, step_at, walked, way_start
from render.kit.palette import INK_SOFT, PAPER, SEATS, mix
from render.kit.type import write
from render.scene import Scene

NOTHING = Scene()
NUMBER, NUMBER_ALONE, NUMBER_CAP = -24, -8, 42
"""Middle of a region's number from that of its sign, with and without a holder; its height."""
HOLDER = 24
KEY, KEY_INK = (38, 20), mix(PAPER, INK_SOFT, 0.55)
"""Where the key of a free hex stands, from its middle; pale, for it only helps to type."""
BOAT, BOAT_ASIDE, FLAG = (0, -14), (30, -22), (34, -34)
"""Where the coordinator and the flag of his turning point stand, from the middle of the hex or city."""
STEPPED = (-20, 30)
"""How far above or below the middle he stands where a step of his way stands on the other side of it."""
CITY_FLAG = 150
"""How far east of a city's middle the flag stands."""


def draw_board(position: DayunhePosition, scene: Scene) -> Image.Image:
    """A new picture of the board, all but its header."""
    image = ground("board")
    draw_shared(image, position)
    draw_panels(image, position, scene)
    draw_earned_row(image, position, walked(position, scene))
    draw_map(image, position, scene)
    return image


def draw_map(
    image: Image.Image,
    position: DayunhePosition,
    scene: Scene = NOTHING,
    way: Sequence[StepScore] | None = None,
) -> None:
    """Everything on the map, onto the ground; what the scene's events changed is ringed.

    The coordinator's way is the one in progress or that of the events, unless another ``way`` is given that
    begins where he stands.
    """
    shown = walked(position, scene) if way is None else way
    start = way_start(position, shown) if way is None else position.coordinator
    draw_regions(image, position)
    draw_tiles(image, position, scene, {step.place for step in shown})
    draw_turning_point(image, position)
    draw_line(image, position, shown, start)
    draw_coordinator(image, position, stepped=position.coordinator in {step.place for step in shown})
    draw_steps(image, position, shown)


def draw_regions(image: Image.Image, position: DayunhePosition) -> None:
    """Numbers of regions and free hexes, holders; mist over the regions that nobody holds."""
    for region in range(REGIONS):
        x, y = holder_at(region)
        held = region < position.seats
        if not held:
            piece(f"neutral-{region * REGION_ROWS % 2}").put(image, *region_middle(region))
        number = x + (NUMBER if held else NUMBER_ALONE), y
        write(image, number, str(region + 1), "serif", NUMBER_CAP, halo=PAPER)
        if held:
            seat = (position.first + region) % position.seats
            piece(f"marker-{SEATS[seat].letter}").put(image, x + HOLDER, y)
    for place, kind in enumerate(position.tiles):
        if kind == FREE:
            x, y = hex_middle(place)
            write(image, (x + KEY[0], y + KEY[1]), str(place % REGION + 1), "serif", fill=KEY_INK)


def draw_tiles(
    image: Image.Image,
    position: DayunhePosition,
    scene: Scene = NOTHING,
    unringed: Collection[int] = (),
) -> None:
    """All tiles: the canals over all plates, so that they join; then the rings; values last."""
    laid = [
        (kind, position.rotations[place], position.owners[place], hex_middle(place))
        for place, kind in enumerate(position.tiles)
        if kind != FREE
    ]
    canals = [found for found in laid if found[0] not in LINELESS]
    for kind, _, seat, at in laid:
        draw_plate(image, kind, seat, at)
    for kind, rotation, _, at in canals:
        draw_water(image, kind, rotation, at)
    draw_map_rings(image, position, scene, unringed)
    for kind, rotation, seat, at in canals:
        draw_value(image, kind, rotation, seat, at)


def draw_turning_point(image: Image.Image, position: DayunhePosition) -> None:
    """A flag where this trip ends."""
    if not position.trips:
        return
    place = turning_point(position)
    x, y = hex_middle(place)
    dx, dy = FLAG if place < HEXES else (CITY_FLAG, 0)
    piece("turning").put(image, x + dx, y + dy)


def draw_coordinator(image: Image.Image, position: DayunhePosition, *, stepped: bool = False) -> None:
    """The coordinator, pointing where he travels; lying during a tea break.

    ``stepped``: a step of his way stands there too.
    """
    place = position.coordinator
    x, y = hex_middle(place)
    way = "lying" if position.lying else "south" if position.south else "north"
    dx, dy = (0, 0) if place >= HEXES else _boat_at(position, place)
    if stepped and place < HEXES:
        dy = STEPPED[step_at(position, place)[1] < y]
    piece(f"boat-{way}").put(image, x + dx, y + dy)


def _boat_at(position: DayunhePosition, place: int) -> tuple[int, int]:
    """Where the coordinator stands, from the middle of his hex: beside the value of a canal tile."""
    kind = position.tiles[place]
    if kind == FREE or kind in LINELESS:
        return BOAT
    aside, up = BOAT_ASIDE
    return (-aside if pip_at(kind, position.rotations[place])[0] >= 0 else aside), up
