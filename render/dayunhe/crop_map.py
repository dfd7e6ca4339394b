"""Questions about places: a region and what is around it, or the whole board with the regions framed."""

from collections.abc import Mapping

from PIL import Image

from games.dayunhe.building import CITY
from games.dayunhe.components import UNREST
from games.dayunhe.places import HEXES, PLACES, region, row
from games.dayunhe.position import DayunhePosition
from games.engine.choices import Question
from render.dayunhe.assets import ground, piece
from render.dayunhe.board import draw_map
from render.dayunhe.crop_desk import DOWN, chosen_tile, draw_desk, frame_area, on_paper
from render.dayunhe.crop_layout import LARGE_HIGH, MAP_HIGH, MARGIN
from render.dayunhe.layout import (
    LARGE_W,
    MAP,
    REGION_ROWS,
    ROWS,
    hex_middle,
)
from render.dayunhe.tiles import draw_tile, pip_at
from render.kit.lines import Point
from render.kit.type import write
from render.scene import Mark, Scene

KEY = "-"
"""Before the key of a hex in its name; the region stands at the left of the map."""
MOST_ROWS = 7
"""Candidates in more rows than these are shown on the whole board."""
TAG_DOWN = 44
"""How far from the middle of a hex a tag stands if a tile or the coordinator is there."""
SIDE = LARGE_W + 2 * MARGIN + 16
"""Width of the column at the right of a part of the map, with the tile that is placed."""
SIDE_TILE = MARGIN + LARGE_HIGH / 2 + 10
CITY_TAG = (0, 70)
"""From the sign of the City in that column to its tag."""
AREA_TAG = 92
"""From the middle of the own part of the City to its tag, where the whole map is shown."""
EDGE_ROOM = 12


def draw_places(
    position: DayunhePosition, question: Question, scene: Scene, marks: Mapping[str, Mark]
) -> Image.Image:
    """The candidates: in a part of the map if they are near each other, else on the whole board."""
    tokens = [answer.token for answer in question.answers]
    found = [PLACES[token] for token in tokens if token in PLACES]
    if not found:
        return draw_desk(position, question, scene)
    rows = [row(place) for place in found]
    if max(rows) - min(rows) >= MOST_ROWS:
        image = draw_desk(position, question, scene)
        mark_places(image, position, question, marks)
        if CITY in tokens:
            x, y = frame_area(image, position)
            draw_tag(image, marks[CITY].letter, "", (x + AREA_TAG, y))
        return image
    return _part(position, question, marks)


def map_rows(first: int, last: int) -> tuple[int, int]:
    """Upper and lower edge of the part of the map with these rows, and with the cities that they touch."""
    top = MAP[1] if first <= 0 else round(hex_middle(first * 3)[1] - MAP_HIGH / 2) - EDGE_ROOM
    bottom = MAP[3] if last >= ROWS - 1 else round(hex_middle(last * 3)[1] + MAP_HIGH / 2) + EDGE_ROOM
    return max(MAP[1], top), min(MAP[3], bottom)


def _part(position: DayunhePosition, question: Question, marks: Mapping[str, Mark]) -> Image.Image:
    """The regions with candidates and a row more above and below; at the right the tile that was chosen."""
    drawn = ground("board")
    draw_map(drawn, position)
    mark_places(drawn, position, question, marks, 0)
    rows = [region(place) * REGION_ROWS for mark in marks.values() if (place := mark.place) < HEXES]
    top, bottom = map_rows(min(rows) - 1, max(rows) + REGION_ROWS)
    chosen = chosen_tile(position, question)
    if not chosen:
        return drawn.crop((MAP[0], top, MAP[2], bottom))
    image = on_paper(drawn, (top, bottom), MAP[2] - MAP[0] + SIDE)
    x = MAP[2] - MAP[0] + SIDE / 2 - 6
    draw_tile(image, *chosen, (x, SIDE_TILE), "large")
    if CITY in marks:
        y = SIDE_TILE + LARGE_HIGH / 2 + 60
        piece("city-court").put(image, x, y)
        draw_tag(image, marks[CITY].letter, "", (x + CITY_TAG[0], y + CITY_TAG[1]))
    return image


def mark_places(
    image: Image.Image,
    position: DayunhePosition,
    question: Question,
    marks: Mapping[str, Mark],
    down: int = DOWN,
) -> None:
    """Frames and tags on the candidates, a frame round the hex chosen before; ``down`` moves all of it."""
    if (token := question.given.get("place", "")) in PLACES:
        x, y = hex_middle(PLACES[token])
        piece("chosen-hex").put(image, x, y + down)
    found = {token: mark for token, mark in marks.items() if token in PLACES}
    for mark in found.values():
        _frame(image, mark.place, down)
    for token, mark in found.items():
        (x, y), (dx, dy) = hex_middle(mark.place), tag_offset(position, mark.place)
        draw_tag(image, mark.letter, token.rpartition(KEY)[2], (x + dx, y + dy + down))


def _frame(image: Image.Image, place: int, down: int) -> None:
    """A frame round a hex that can be chosen."""
    x, y = hex_middle(place)
    piece("asked-hex").put(image, x, y + down)


def tag_offset(position: DayunhePosition, place: int) -> Point:
    """Where the tag of a hex stands, from its middle: away from the value, the owner and the coordinator."""
    kind = position.tiles[place]
    if place == position.coordinator:
        return 0, TAG_DOWN
    if not kind:
        return 0, 0
    up = kind == UNREST or pip_at(kind, position.rotations[place])[1] > 0
    return 0, -TAG_DOWN if up else TAG_DOWN


def draw_tag(image: Image.Image, letter: str, text: str, at: Point) -> None:
    """A white tag with a letter; without one with the ``text``; none without either."""
    if not letter and not text:
        return
    piece(f"tag-{letter}").put(image, *at)
    if not letter:
        write(image, at, text, "letter")
