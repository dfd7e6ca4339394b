"""Foreign lands with their armies, and the colonies."""

from collections.abc import Mapping

from PIL import Image

from games.confucius.components import lands, realm
from games.confucius.position import ConfuciusPosition
from render.confucius.assets import piece
from render.confucius.realm_layout import (
    COLONIES,
    LAND_NAME,
    LAND_POINTS,
    army,
    land,
)
from render.kit.lines import Point
from render.kit.palette import INK, INK_SOFT, PAPER_LIGHT, SEATS
from render.kit.type import width, write, write_fitted

PAD = 18
"""From a land's edges to its name and its price."""
NAME_ROOM, PRICE_AWAY = 240, 30
"""Width of a land's name; middle of the coin before its price."""
STAR_STEP = 6
"""Between a box's points and its star."""
SEAL = 48
"""From the upper right corner of a land to the middle of its seal, which hides the price."""
COLONIES_WORD, COLONIES_FIRST = 80, 296
"""From the slip's left edge: where the word begins; the first seat."""
ARMY_IN, COUNT_AFTER, INSULT_AFTER = 26, 40, 80
"""From a seat's column in the colonies: its army, and from there its number and the sign of insults."""


def draw_land_tiles(image: Image.Image, position: ConfuciusPosition) -> None:
    """The foreign lands with nothing on them."""
    for slot, number in enumerate(position.lands):
        left, top, _, _ = land(slot)
        piece(f"land-{lands()[number].id}").put(image, left, top)


def draw_lands(image: Image.Image, position: ConfuciusPosition) -> None:
    """What stands on the foreign lands."""
    for slot in range(len(position.lands)):
        draw_land(image, position, slot)


def draw_land(image: Image.Image, position: ConfuciusPosition, slot: int) -> None:
    """A land: name, price of an army, soldiers, boxes with points, armies, the seal when it is done."""
    printed = lands()[position.lands[slot]]
    left, top, right, _ = land(slot)
    piece(f"soldier-{realm().soldiers[slot]}").put(image, (left + right) / 2, top - 2)
    y, state = top + LAND_NAME, position.land_state[slot]
    write_fitted(image, (left + PAD, y), printed.name, "serif", NAME_ROOM, anchor="l")
    if not state:
        wide = write(image, (right - PAD, y), str(printed.price), anchor="r")
        piece("icon-cash").put(image, right - PAD - wide - PRICE_AWAY, y)
    for number, points in enumerate(printed.boxes):
        at = army_at(position, slot, number)
        owner = position.armies[slot][number]
        star = number == printed.star
        piece("box-star" if star else "box").put(image, *at)
        if owner >= 0:
            piece(f"army-{SEATS[owner].letter}").put(image, *at)
        _points(image, (at[0], top + LAND_POINTS), points, star)
    if state:
        piece(f"land-{state}").put(image, *seal(slot))


def army_at(position: ConfuciusPosition, slot: int, box: int) -> Point:
    """The middle of a land's box."""
    return army(slot, box, len(lands()[position.lands[slot]].boxes))


def seal(slot: int) -> Point:
    """The middle of the seal on a land that is done."""
    _, top, right, _ = land(slot)
    return right - SEAL, top + LAND_NAME


def _points(image: Image.Image, at: Point, points: int, star: bool) -> None:
    """A box's points, and the star of the Emperor's Reward."""
    text = str(points)
    if not star:
        write(image, at, text, halo=PAPER_LIGHT)
        return
    sign = piece("star")
    both = width(text, "number") + STAR_STEP + sign.image.width
    x = at[0] - both / 2
    write(image, (x, at[1]), text, anchor="l", halo=PAPER_LIGHT)
    sign.put(image, at[0] + both / 2 - sign.image.width + sign.x, at[1])


def draw_colonies(image: Image.Image, position: ConfuciusPosition, words: Mapping[str, str]) -> None:
    """The armies of every seat in the colonies, and those that stand on a card of insult."""
    left, top, _, bottom = COLONIES
    y = (top + bottom) / 2
    piece("icon-colonies").put(image, left + 44, y)
    word, room = words.get("colonies", ""), COLONIES_FIRST - COLONIES_WORD - 14
    write_fitted(image, (left + COLONIES_WORD, y), word, "serif", room, anchor="l")
    for seat in range(position.seats):
        x, _ = colony(position.seats, seat)
        piece(f"army-pip-{SEATS[seat].letter}").put(image, x, y)
        count = position.colonies[seat]
        write(image, (x + COUNT_AFTER, y), str(count), fill=INK if count else INK_SOFT)
        if position.insulted[seat]:
            piece("small-insult").put(image, x + INSULT_AFTER, y)
            write(image, (x + INSULT_AFTER + COUNT_AFTER - 8, y), str(position.insulted[seat]))


def colony(seats: int, seat: int) -> Point:
    """The middle of a seat's army in the colonies."""
    left, top, right, bottom = COLONIES
    first = left + COLONIES_FIRST
    return first + ARMY_IN + seat * (right - 10 - first) / seats, (top + bottom) / 2
