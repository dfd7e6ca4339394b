"""The coordinator's way on the map: its steps in the look of what each brings, what that makes for whom."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import dist

from PIL import Image

from games.dayunhe import components
from games.dayunhe import way as inspection
from games.dayunhe.inspection import Inspected
from games.dayunhe.places import HEXES
from games.dayunhe.position import DayunhePosition
from games.dayunhe.way import StepScore
from games.engine import Seat
from render.dayunhe.assets import piece
from render.dayunhe.layout import KEY, hex_middle
from render.kit.lines import Point
from render.kit.palette import CREAM, GOLD_LIGHT, INK, INK_SOFT, PAPER, Colour
from render.kit.type import signed, write, write_number
from render.scene import Scene

BESIDE = 76
"""How far west of the coordinator a step stands in a city."""
DOT = 19
"""From dot to dot of the line between two steps."""
CLEAR = 30
"""No dot stands nearer than this to the middle of a step."""
ROOM, UP = 44, 1
"""How wide what is written on a step may be, and how much above its middle it stands."""
INKS: dict[str, Colour] = {"line": GOLD_LIGHT, "canal": INK, "unrest": CREAM, "empty": INK_SOFT}
KEY_LEFT, KEY_STEP, KEY_GAP = 60, 160, 36
"""Of the key: the first sign's middle, from one to the next, from a sign to its points."""


def walked(position: DayunhePosition, scene: Scene) -> tuple[StepScore, ...]:
    """The way to show: as far as it is laid out while somebody decides on it, else that of the events.

    Of the events of several turns only the newest way: each would lie over the others.
    """
    if position.way:
        return inspection.score_way(position, position.way, position.lines)
    ways = [event.way for event in scene.events if isinstance(event, Inspected)]
    return tuple(step for way in (ways if scene.before is None else ways[-1:]) for step in way)


def way_start(position: DayunhePosition, way: Sequence[StepScore]) -> int:
    """Where that way began, -1 if this cannot be told any more because a new trip has begun."""
    if position.way:
        return position.coordinator
    return position.entered[-len(way) - 1] if len(way) < len(position.entered) else -1


def earned(way: Sequence[StepScore]) -> Mapping[Seat, int]:
    """What the way brought and cost, by seat; others are left out."""
    seats = dict.fromkeys(step.seat for step in way if step.points)
    return {seat: sum(step.points for step in way if step.seat == seat) for seat in seats}


def draw_line(image: Image.Image, way: Sequence[StepScore], start: int = -1) -> None:
    """A dotted line from ``start`` (-1 unknown) along the way, and a circle where it ends."""
    stops = [step_at(step.place) for step in way]
    if way:
        piece("enso").put(image, *hex_middle(way[-1].place))
    if start >= 0:
        stops.insert(0, hex_middle(start))
    for one, other in pairwise(stops):
        _dots(image, one, other)


def _dots(image: Image.Image, start: Point, end: Point) -> None:
    """The dotted line from step to step."""
    far = dist(start, end)
    count = max(1, round((far - 2 * CLEAR) / DOT))
    for number in range(count + 1):
        share = (CLEAR + (far - 2 * CLEAR) * number / count) / far
        x, y = (a + (b - a) * share for a, b in zip(start, end, strict=True))
        piece("dot-way").put(image, x, y)


def draw_steps(image: Image.Image, way: Sequence[StepScore]) -> None:
    """The steps of the way, numbered in order."""
    for number, step in enumerate(way, 1):
        draw_step(image, step_at(step.place), step.points, str(number))


def draw_step(image: Image.Image, at: Point, points: int, text: str = "") -> None:
    """A step of the way, in the look of what it brings, with its number or its points on it."""
    most = components.rules().line
    look = "unrest" if points < 0 else "empty" if not points else "line" if points >= most else "canal"
    piece(f"step-{look}").put(image, *at)
    if text:
        write_number(image, (at[0], at[1] - UP), text, ROOM, fill=INKS[look])


def step_at(place: int) -> Point:
    """Where a step onto that place stands: in the middle of a hex, in a city beside the coordinator."""
    x, y = hex_middle(place)
    return (x - BESIDE, y) if place >= HEXES else (x, y)


def draw_key(image: Image.Image) -> None:
    """What a step brings by its look."""
    left, top, _, bottom = KEY
    y, rules = (top + bottom) / 2, components.rules()
    for number, points in enumerate((rules.line, rules.canal, rules.unrest)):
        x = left + KEY_LEFT + number * KEY_STEP
        draw_step(image, (x, y), points)
        write(image, (x + KEY_GAP, y), signed(points), anchor="l", halo=PAPER)
