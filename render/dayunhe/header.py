"""The header, and beside Beijing what all share: trips and their direction, a tea break, the level."""

from PIL import Image

from games.dayunhe import GAME
from games.dayunhe.components import rules
from games.dayunhe.position import DayunhePosition
from render.dayunhe.assets import piece
from render.dayunhe.layout import SHARED
from render.kit import header
from render.kit.header import round_facts
from render.kit.palette import PAPER
from render.kit.type import write
from render.scene import Scene

TRIPS, TRIP_STEP = 40, 58
"""The first trip's middle from the left edge, and from one to the next."""
TEA, LEVEL, LEVEL_GAP = 310, 410, 36
"""Middles of the signs of a tea break and of the level; from the latter to its number."""


def draw_header(image: Image.Image, position: DayunhePosition, scene: Scene) -> None:
    """The whole header."""
    facts = round_facts(scene.captions, position.round, position.turn is None)
    header.draw_header(image, piece, GAME.title, facts)


def draw_shared(image: Image.Image, position: DayunhePosition) -> None:
    """All trips as arrows in their direction, the present one golden; the level of the uprisings."""
    left, top, _, bottom = SHARED
    y = (top + bottom) / 2
    whole = rules().trips
    for number in range(whole):
        left_then = whole - number  # the counter on that trip
        way = "south" if left_then % 2 == 0 else "north"
        state = "" if left_then < position.trips else "-now" if left_then == position.trips else "-done"
        piece(f"trip-{way}{state}").put(image, left + TRIPS + number * TRIP_STEP, y)
    if position.lying:
        piece("icon-tea").put(image, left + TEA, y)
    piece("icon-level").put(image, left + LEVEL, y)
    write(image, (left + LEVEL + LEVEL_GAP, y), str(position.level), anchor="l", halo=PAPER)
