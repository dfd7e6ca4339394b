"""Which picture goes with which question, and which letters its answers have.

=====================  =====================================================================================
question               picture
=====================  =====================================================================================
``card``               the cards handed to the seat, own stacks and warehouse
``do``                 own card, own warehouse large, the board
``stack``              the own stacks, beside the own warehouse
``tile``               the own warehouse
``place``, ``place2``  by region: the same, hexes framed; then the region, its hexes lettered
``lines``              every look of the tile in its surroundings, lettered
``colour``, ``rival``  the panels of those seats
``steps``              where the steps of a special inspection lead
``step``               the coordinator's way so far, the candidates lettered
=====================  =====================================================================================
"""

from PIL import Image

from games.dayunhe.building import CITY
from games.dayunhe.places import PLACES, area_place
from games.dayunhe.position import DayunhePosition
from games.engine.choices import Question
from render.dayunhe.crop_desk import draw_desk
from render.dayunhe.crop_map import draw_places
from render.dayunhe.crop_seat import draw_choice, draw_panels, draw_stacks, draw_warehouse
from render.dayunhe.crop_way import draw_fork, draw_inspection
from render.dayunhe.rotations import draw_rotations, shown
from render.scene import Mark, Scene, lettered

MAP_SLOTS = ("place", "place2", "step")


def marks(position: DayunhePosition, question: Question) -> dict[str, Mark]:
    """Answers that are places of the map, the own part of the City, or looks of a tile."""
    tokens = [answer.token for answer in question.answers]
    if question.slot in MAP_SLOTS:
        city = area_place(position.turn or 0)
        return lettered({token: city if token == CITY else PLACES[token] for token in tokens})
    if question.slot == "lines":
        place = shown(position, question)[0]
        return lettered(dict.fromkeys(tokens, place))
    return {}


def draw_part(position: DayunhePosition, question: Question, scene: Scene) -> Image.Image:
    """The picture of a question of the seat to act, from its view."""
    seat, slot = position.turn or 0, question.slot
    if slot == "card":
        return draw_choice(position, seat, scene.captions)
    if slot == "stack":
        return draw_stacks(position, seat, question)
    if slot == "tile":
        return draw_warehouse(position, seat, question)
    if slot == "lines":
        return draw_rotations(position, question)
    if slot in ("colour", "rival"):
        return draw_panels(position, question, scene)
    if slot == "steps":
        return draw_inspection(position, question)
    if slot == "step":
        return draw_fork(position, marks(position, question))
    if slot in MAP_SLOTS:
        return draw_places(position, question, scene, marks(position, question))
    return draw_desk(position, question, scene)
