"""Questions about the coordinator: where a special inspection leads, where he goes on from a fork."""

from collections.abc import Iterable, Mapping, Sequence

from PIL import Image

from games.dayunhe.places import row
from games.dayunhe.position import DayunhePosition
from games.dayunhe.way import StepScore, along, go_on, score_way
from games.engine.choices import Question
from render.dayunhe.board import draw_map, land
from render.dayunhe.crop_map import map_rows
from render.dayunhe.crop_seat import draw_tag
from render.dayunhe.layout import MAP, hex_middle
from render.dayunhe.way import draw_step
from render.kit.lines import Point
from render.kit.type import signed
from render.scene import Mark

TAG = (-58, 0)
"""Where the tag of a candidate stands, from the middle of its hex: beside what the step would bring."""
OPEN = "?"
"""On the tags of a fork at which the start player will decide."""


def draw_inspection(position: DayunhePosition, question: Question) -> Image.Image:
    """Where the steps among the answers lead, each with its points; beyond a fork where he may go."""
    most = max(int(answer.token) for answer in question.answers)
    way = go_on(position, (), (), most, special=True)
    steps = score_way(position, way.places, way.lines)
    image = _map(position, steps)
    for place in way.fork:
        draw_tag(image, "", OPEN, _tag_at(place))
    return _cut(image, [position.coordinator, *way.places, *way.fork])


def draw_fork(position: DayunhePosition, marks: Mapping[str, Mark]) -> Image.Image:
    """The way so far; the candidates with their letters and points."""
    image = _map(position, score_way(position, position.way, position.lines))
    for mark in marks.values():
        step = step_onto(position, mark.place)
        draw_step(image, hex_middle(mark.place), step.points, signed(step.points))
        draw_tag(image, mark.letter, "", _tag_at(mark.place))
    return _cut(image, [position.coordinator, *position.way, *(mark.place for mark in marks.values())])


def step_onto(position: DayunhePosition, place: int) -> StepScore:
    """The next step of the open inspection, if it led there."""
    return score_way(position, [place], [along(position, place)])[0]


def _map(position: DayunhePosition, way: Sequence[StepScore]) -> Image.Image:
    """The map with a way from where the coordinator stands."""
    image = land(position)
    draw_map(image, position, way=way)
    return image


def _tag_at(place: int) -> Point:
    (x, y), (dx, dy) = hex_middle(place), TAG
    return x + dx, y + dy


def _cut(image: Image.Image, places: Iterable[int]) -> Image.Image:
    """The rows of the map with these places, and a row more above and below."""
    rows = [row(place) for place in places]
    top, bottom = map_rows(min(rows) - 1, max(rows) + 1)
    return image.crop((MAP[0], top, MAP[2], bottom))
