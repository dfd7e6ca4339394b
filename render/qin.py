"""Qin's pictures.

Captions (all optional; without one an icon and a number stand instead, or nothing):

===========  ===========================  ================================================================
key          example                      where
===========  ===========================  ================================================================
``turn``     ``Turn 34``                  header, right
``left``     ``30 left``                  header, tiles in the pile
``question`` ``Place the red half``       header of a panel's picture, beside the tile (replaces the two above)
``game``     ``Game 1 of 2``              header, in a series only
``over``     ``The end``                  header once nobody is to act (replaces ``turn``)
``player``   ``Mei``                      `hand`: beside the seat's token (falls back to ``names``)
``subtitle`` ``open table, needs 2 to 4`` `title`: one line under the lettering
===========  ===========================  ================================================================
"""

from collections.abc import Mapping
from typing import cast

from PIL import Image, ImageDraw

from games.engine import Position, Seat
from games.engine.choices import Question
from games.qin.position import QinPosition
from render.kit.encode import Picture
from render.kit.palette import CREAM, INK, PAPER, SEATS
from render.scene import Mark, Scene, lettered

STEPS = {"north": -13, "east": 1, "south": 13, "west": -1}


def marks(view: Position, question: Question) -> dict[str, Mark]:
    """Squares by answer: of the first half, or where the second half would lie."""
    if question.grouped:
        return {}
    if question.slot == "square":
        return lettered({a.token: square_of(a.token) for a in question.answers})
    if question.slot == "direction" and "square" in question.given:
        first = square_of(question.given["square"])
        return lettered({a.token: first + STEPS[a.token] for a in question.answers})
    return {}


def square_of(name: str) -> int:
    """``"F7"`` as the square's number."""
    return (int(name[1:]) - 1) * 13 + "ABCDEFGHIJKLM".index(name[0].upper())


def draw(view: Position, scene: Scene) -> Picture:
    position = cast(QinPosition, view)
    image = Image.new("RGB", (1200, 1500), PAPER)
    pen = ImageDraw.Draw(image)
    colours = {"": (221, 221, 190), "R": (208, 149, 133), "Y": (235, 213, 149), "B": (170, 194, 214)}
    for square, colour in enumerate(position.grid):
        x, y = 76 + square % 13 * 84, 178 + square // 13 * 84
        pen.rectangle((x, y, x + 84, y + 84), fill=colours[colour], outline=INK)
    for province in position.provinces.values():
        square = province.squares[0]
        x, y = 76 + square % 13 * 84, 178 + square // 13 * 84
        pen.ellipse(
            (x + 12, y + 12, x + 72, y + 72), fill=SEATS[province.owner].colour, outline=CREAM, width=4
        )
    if scene.question is not None:
        for mark in marks(view, scene.question).values():
            x, y = 76 + mark.place % 13 * 84, 178 + mark.place // 13 * 84
            pen.rectangle((x + 12, y + 12, x + 72, y + 72), fill=(255, 255, 255), outline=INK)
            pen.text((x + 32, y + 24), mark.letter, fill=INK, font_size=36)
    return Picture(image)


def hand(view: Position, seat: Seat, scene: Scene) -> Picture:
    return Picture(Image.new("RGB", (1200, 500), PAPER))


def title(options: Mapping[str, str], captions: Mapping[str, str]) -> Picture:
    return Picture(Image.new("RGB", (1200, 675), PAPER))


def warm() -> None:
    pass
