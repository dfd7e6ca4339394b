"""The realm: the Great Wall, the foreign lands with their armies, the distant lands with their visitors."""

from collections.abc import Mapping

from PIL import Image

from games.confucius.components import DISTANT, NOBODY, lands, realm
from games.confucius.position import ConfuciusPosition
from render.confucius.assets import piece
from render.confucius.layout import (
    ARMY,
    COAST_CHIT,
    COAST_SIGN,
    LAND_NAME,
    LAND_PRICE,
    LAND_WALL,
    POINTS,
    SOLDIERS_ROW,
    STAR,
    VISITOR,
    VISITOR_STEP,
    block,
    coast,
    land,
    land_box,
    middle,
)
from render.confucius.tokens import draw_disc
from render.kit.lines import Point
from render.kit.palette import INK, INK_SOFT, PAPER_LIGHT, SEATS
from render.kit.type import write, write_fitted

NAME, NAME_GAP, WALL_HALF, SEAL_HALF = 18, 10, 38, 36
"""Where a land's name begins; how far before what follows it ends; half of the block, of the seal."""
STAR_STEP, STAR_OVER = 116, 36
"""With boxes as wide as that the star stands beside the points, else so far over them."""


def draw_wall(image: Image.Image, position: ConfuciusPosition) -> None:
    """Every block with its number; over it the soldiers of the land that is decided there."""
    for number in range(realm().wall):
        at = middle(block(number))
        built = number < position.wall
        piece("wall-built" if built else "wall-free").put(image, *at)
        write(image, at, str(number + 1), fill=INK if built else INK_SOFT, halo=PAPER_LIGHT)
    for soldiers, space in zip(realm().soldiers, realm().walls, strict=True):
        piece(f"soldier-{soldiers}").put(image, middle(block(space - 1))[0], SOLDIERS_ROW)


def draw_lands(image: Image.Image, position: ConfuciusPosition, captions: Mapping[str, str]) -> None:
    """All foreign lands."""
    for slot in range(len(position.lands)):
        draw_land(image, position, slot, captions)


def draw_land(
    image: Image.Image, position: ConfuciusPosition, slot: int, captions: Mapping[str, str]
) -> None:
    """A land: its name; the block of wall that decides it and the price of an army, or how it went; boxes."""
    printed = lands()[position.lands[slot]]
    left, top, right, _ = land(slot)
    piece(f"land-{printed.id}").put(image, left, top)
    y, state = top + LAND_NAME, position.land_state[slot]
    if state:
        piece(f"land-{state}").put(image, *seal(slot))
        end = seal(slot)[0] - SEAL_HALF
    else:
        piece("wall-small").put(image, right + LAND_WALL, y)
        write(image, (right + LAND_WALL, y + 2), str(realm().walls[slot]), halo=PAPER_LIGHT)
        draw_disc(image, "price", printed.price, (right + LAND_PRICE, y))
        end = right + LAND_WALL - WALL_HALF
    room = end - NAME_GAP - left - NAME
    write_fitted(image, (left + NAME, y), captions.get(printed.id, printed.name), "serif", room, anchor="l")
    for number, owner in enumerate(position.armies[slot]):
        at = army_at(position, slot, number)
        piece("box-star" if number == printed.star else "box").put(image, *at)
        if owner >= 0:
            piece(f"army-{SEATS[owner].letter}").put(image, *at)
    draw_points(image, position, slot)


def draw_points(image: Image.Image, position: ConfuciusPosition, slot: int) -> None:
    """The points of a land's boxes and its star."""
    printed = lands()[position.lands[slot]]
    boxes = len(printed.boxes)
    for number, points in enumerate(printed.boxes):
        at = army_at(position, slot, number)
        x = at[0] - ARMY
        write(image, (x + POINTS, at[1]), str(points), halo=PAPER_LIGHT)
        if number == printed.star:
            wide = land_box(slot, 1, boxes)[0] - land_box(slot, 0, boxes)[0] >= STAR_STEP
            piece("star").put(image, x + (STAR if wide else POINTS), at[1] - (0 if wide else STAR_OVER))


def army_at(position: ConfuciusPosition, slot: int, box: int) -> Point:
    """The middle of a land's box."""
    return land_box(slot, box, len(lands()[position.lands[slot]].boxes))


def seal(slot: int) -> Point:
    """The middle of the seal on a land that is done."""
    _, top, right, _ = land(slot)
    return right + LAND_PRICE, top + LAND_NAME


def draw_sea(image: Image.Image, position: ConfuciusPosition) -> None:
    """The distant lands: picture, points for the first who comes, who came later.

    Once somebody was the first, the disc has his colour and shape.
    """
    for number, name in enumerate(DISTANT):
        left, _, _, _ = coast(number)
        _, y = middle(coast(number))
        piece(f"coast-{name}").put(image, left + COAST_SIGN, y)
        first = position.first[number]
        chit = "chit-land" if first == NOBODY else f"chit-{SEATS[first].letter}"
        draw_disc(image, chit, position.distant_chits[number], chit_at(number))
        for at, seat in later(position, number):
            piece(f"later-{SEATS[seat].letter}").put(image, *at)


def chit_at(number: int) -> Point:
    """The middle of a distant land's points."""
    return coast(number)[0] + COAST_CHIT, middle(coast(number))[1]


def later(position: ConfuciusPosition, number: int) -> list[tuple[Point, int]]:
    """Where those stand who came to a distant land after the first, with their seats."""
    here = [
        seat for seat, been in enumerate(position.visited[number]) if been and seat != position.first[number]
    ]
    left, _, right, _ = coast(number)
    step = min(VISITOR_STEP, (right - 24 - left - VISITOR) / max(1, len(here) - 1))
    return [
        ((left + VISITOR + place * step, middle(coast(number))[1]), seat) for place, seat in enumerate(here)
    ]
