"""The coordinator's way on the map: its steps in order, what each brought, and what that makes for whom."""

from collections.abc import Sequence
from itertools import pairwise
from math import dist

from PIL import Image

from games.dayunhe import way as rules
from games.dayunhe.components import FREE
from games.dayunhe.inspection import Inspected
from games.dayunhe.places import HEXES
from games.dayunhe.position import DayunhePosition
from games.dayunhe.way import StepScore
from render.dayunhe.assets import piece
from render.dayunhe.layout import EARNED, hex_middle
from render.dayunhe.tiles import LINELESS, pip_at
from render.dayunhe.tokens import draw_earned, draw_step
from render.kit.lines import Point
from render.scene import Scene

ASIDE, CLEAR_OF_BOAT, LEVEL = 31, 38, 1
"""How far below or above the middle of its hex a step stands, and where the coordinator stands too; a value
lower than so much stands low."""
BESIDE = 62
"""How far west of the coordinator a step stands in a city."""
DOT = 21
"""From dot to dot of the line between two steps."""
SIGN, EARNED_LEFT, EARNED_STEP = 28, 90, 126
"""Of what the way brought: the sign's middle, that of the first seat's token, and from one to the next."""
CLEAR = 30
"""No dot stands nearer than this to the middle of a step."""


def walked(position: DayunhePosition, scene: Scene) -> tuple[StepScore, ...]:
    """The way to show: as far as it is laid out while somebody decides on it, else that of the events.

    Of the events of several turns only the newest way: each would lie over the others.
    """
    if position.way:
        return rules.score_way(position, position.way, position.lines)
    ways = [event.way for event in scene.events if isinstance(event, Inspected)]
    return tuple(step for way in (ways if scene.before is None else ways[-1:]) for step in way)


def way_start(position: DayunhePosition, way: Sequence[StepScore]) -> int:
    """Where that way began, -1 if this cannot be told any more because a new trip has begun."""
    if position.way:
        return position.coordinator
    return position.entered[-len(way) - 1] if len(way) < len(position.entered) else -1


def draw_line(
    image: Image.Image, position: DayunhePosition, way: Sequence[StepScore], start: int = -1
) -> None:
    """A dotted line from ``start`` (-1 unknown) along the way, and a circle where it ends."""
    stops = [step_at(position, step.place) for step in way]
    if way:
        piece("enso").put(image, *hex_middle(way[-1].place))
    if start >= 0:
        stops.insert(0, hex_middle(start))
    for one, other in pairwise(stops):
        _dots(image, one, other)


def draw_steps(image: Image.Image, position: DayunhePosition, way: Sequence[StepScore]) -> None:
    """The steps of the way, numbered in order, with their points."""
    for number, step in enumerate(way, 1):
        draw_step(image, step_at(position, step.place), number, step.points)


def _dots(image: Image.Image, start: Point, end: Point) -> None:
    """The dotted line from step to step."""
    far = dist(start, end)
    count = max(1, round((far - 2 * CLEAR) / DOT))
    for number in range(count + 1):
        share = (CLEAR + (far - 2 * CLEAR) * number / count) / far
        x, y = (a + (b - a) * share for a, b in zip(start, end, strict=True))
        piece("dot-way").put(image, x, y)


def step_at(position: DayunhePosition, place: int) -> Point:
    """Where a step onto that place stands: below the middle of a hex, or above if its value stands low.

    It leaves room for the coordinator.
    """
    x, y = hex_middle(place)
    if place >= HEXES:
        return x - BESIDE, y
    kind = position.tiles[place]
    value = 0.0 if kind == FREE or kind in LINELESS else pip_at(kind, position.rotations[place])[1]
    aside = CLEAR_OF_BOAT if place == position.coordinator else ASIDE
    return x, y + (-aside if value > LEVEL else aside)


def draw_earned_row(image: Image.Image, position: DayunhePosition, way: Sequence[StepScore]) -> None:
    """What the way brought and cost, by seat from north to south; others are left out."""
    order = [(position.first + region) % position.seats for region in range(position.seats)]
    found = [
        (seat, sum(step.points for step in way if step.seat == seat))
        for seat in order
        if any(step.seat == seat and step.points for step in way)
    ]
    left, top, _, bottom = EARNED
    y = (top + bottom) / 2
    if found:
        piece("icon-inspections").put(image, left + SIGN, y)
    for number, (seat, points) in enumerate(found):
        draw_earned(image, (left + EARNED_LEFT + number * EARNED_STEP, y), seat, points)
