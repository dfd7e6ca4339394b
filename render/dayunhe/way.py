"""The coordinator's way on the map: its steps in order, what each brought, and what that makes for whom."""

from collections.abc import Sequence
from math import dist

from PIL import Image

from games.dayunhe import way as rules
from games.dayunhe.events import Inspected, StepScore
from games.dayunhe.places import HEXES
from games.dayunhe.position import DayunhePosition
from games.engine import Event
from render.dayunhe.assets import piece
from render.dayunhe.layout import EARNED, hex_middle
from render.dayunhe.tokens import draw_earned, draw_step
from render.kit.lines import Point

LOWER = 35
"""How far below the middle of its hex a step stands: the canal's middle stays clear."""
DOT = 21
"""From dot to dot of the line between two steps."""
SIGN, EARNED_LEFT, EARNED_STEP = 28, 90, 126
"""Of what the way brought: the sign's middle, that of the first seat's token, and from one to the next."""
CLEAR = 30
"""No dot stands nearer than this to the middle of a step."""


def walked(position: DayunhePosition, events: Sequence[Event] = ()) -> tuple[StepScore, ...]:
    """The way to show: as far as it is laid out while somebody decides on it, else that of the events."""
    if position.way:
        return rules.score_way(position, position.way, position.lines)
    return tuple(step for event in events if isinstance(event, Inspected) for step in event.way)


def way_start(position: DayunhePosition, way: Sequence[StepScore]) -> int:
    """Where that way began, -1 if this cannot be told any more because a new trip has begun."""
    if position.way:
        return position.coordinator
    return position.entered[-len(way) - 1] if len(way) < len(position.entered) else -1


def draw_way(image: Image.Image, way: Sequence[StepScore], start: int = -1) -> None:
    """The steps numbered in order with their points, on a dotted line from ``start`` (-1 unknown)."""
    stops = [step_at(step.place) for step in way]
    path = [step_at(start), *stops] if start >= 0 else stops
    for number in range(len(path) - 1):
        _dots(image, path[number], path[number + 1])
    for number, (step, at) in enumerate(zip(way, stops, strict=True), 1):
        draw_step(image, at, number, step.points)


def _dots(image: Image.Image, start: Point, end: Point) -> None:
    """The dotted line from step to step."""
    far = dist(start, end)
    count = max(1, round((far - 2 * CLEAR) / DOT))
    for number in range(count + 1):
        share = (CLEAR + (far - 2 * CLEAR) * number / count) / far
        x, y = (a + (b - a) * share for a, b in zip(start, end, strict=True))
        piece("dot-way").put(image, x, y)


def step_at(place: int) -> Point:
    """Where the number of a step onto that place stands."""
    x, y = hex_middle(place)
    return (x, y + LOWER) if place < HEXES else (x, y)


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
