"""Questions about places: a region and what is around it, or the whole board with the regions framed."""

from collections.abc import Mapping

from PIL import Image

from games.dayunhe.building import CITY
from games.dayunhe.places import HEXES, PLACES, region, row
from games.dayunhe.position import DayunhePosition
from games.engine.choices import Question
from render.dayunhe.assets import piece, sheet
from render.dayunhe.board import draw_corners, draw_map, land
from render.dayunhe.crop_desk import DOWN, chosen_tile, draw_desk, frame_area
from render.dayunhe.crop_layout import MARGIN, TILE_H
from render.dayunhe.crop_seat import draw_tag
from render.dayunhe.layout import HEX_W, MAP, REGION_ROWS, ROWS, hex_middle
from render.dayunhe.tiles import draw_tile
from render.scene import Mark, Scene

KEY = "-"
"""Before the key of a hex in its name; the region stands at the left of the map."""
MOST_ROWS = 7
"""Candidates in more rows than these are shown on the whole board."""
SIDE = HEX_W + 2 * MARGIN
"""Width of the column at the right of a part of the map, with the tile that is placed."""
SIDE_TILE = MARGIN + TILE_H / 2 + 10
CITY_DOWN, CITY_TAG = 60, 70
"""From that tile to the sign of the City below it, from there to its tag."""
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
    top = MAP[1] if first <= 0 else round(hex_middle(first * 3)[1] - TILE_H / 2) - EDGE_ROOM
    bottom = MAP[3] if last >= ROWS - 1 else round(hex_middle(last * 3)[1] + TILE_H / 2) + EDGE_ROOM
    return max(MAP[1], top), min(MAP[3], bottom)


def _part(position: DayunhePosition, question: Question, marks: Mapping[str, Mark]) -> Image.Image:
    """The regions with candidates and a row more above and below; at the right the tile that was chosen."""
    drawn = land(position)
    draw_map(drawn, position)
    mark_places(drawn, position, question, marks, 0)
    rows = [region(place) * REGION_ROWS for mark in marks.values() if (place := mark.place) < HEXES]
    top, bottom = map_rows(min(rows) - 1, max(rows) + REGION_ROWS)
    part = drawn.crop((MAP[0], top, MAP[2], bottom))
    chosen = chosen_tile(position, question)
    if not chosen:
        return part
    image = sheet(part.width + SIDE, part.height)
    image.paste(part, (0, 0))
    x = part.width + SIDE / 2
    draw_tile(image, *chosen, (x, SIDE_TILE))
    if CITY in marks:
        y = SIDE_TILE + TILE_H / 2 + CITY_DOWN
        piece("city-court").put(image, x, y)
        draw_tag(image, marks[CITY].letter, "", (x, y + CITY_TAG))
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
        x, y = hex_middle(mark.place)
        piece("asked-hex").put(image, x, y + down)
    draw_corners(image, position, down)
    for token, mark in found.items():
        x, y = hex_middle(mark.place)
        draw_tag(image, mark.letter, token.rpartition(KEY)[2], (x, y + down))
