"""The pictures of noughts and crosses."""

from collections.abc import Mapping
from typing import cast

from games.noughts.components import NAMES
from games.noughts.position import NoughtsPosition
from PIL import Image, ImageDraw

from games.engine import Position, Seat
from games.engine.choices import Question
from render.kit.encode import Colours, Picture
from render.kit.palette import INK, PAPER, SEATS
from render.kit.title import draw_title
from render.kit.tokens import shared_piece
from render.kit.type import write
from render.scene import Mark, Scene, lettered

SIZE, CELL, EDGE = 1200, 360, 60


def _colours() -> Colours:
    """Paper, ink and the seats' colours."""
    image = Image.new("RGB", (256, 2), PAPER)
    for column, colour in enumerate((INK, *(look.colour for look in SEATS))):
        image.paste(colour, (column, 0, column + 1, 2))
    return Colours.of(image)


def _centre(square: int) -> tuple[int, int]:
    return EDGE + CELL * (square % 3) + CELL // 2, EDGE + CELL * (square // 3) + CELL // 2


def draw(view: Position, scene: Scene) -> Picture:
    """The board: marks, rings, letters of what is asked."""
    position = cast(NoughtsPosition, view)
    image = Image.new("RGB", (SIZE, SIZE), PAPER)
    pen = ImageDraw.Draw(image)
    for at in (EDGE + CELL, EDGE + 2 * CELL):
        pen.line((at, EDGE, at, SIZE - EDGE), INK, 8)
        pen.line((EDGE, at, SIZE - EDGE, at), INK, 8)
    for square, seat in enumerate(position.marks):
        if seat >= 0:
            shared_piece(f"emblem-{SEATS[seat].letter}").put(image, *_centre(square))
    for event in scene.events:
        for x, y in map(_centre, event.places()):
            pen.ellipse((x - 140, y - 140, x + 140, y + 140), outline=INK, width=8)
    for mark in marks(view, scene.question).values() if scene.question else ():
        write(image, _centre(mark.place), mark.letter, "letter", 60)
    return Picture(image, _colours())


def hand(view: Position, seat: Seat, scene: Scene) -> Picture:
    """Nobody holds anything: the board."""
    return draw(view, scene)


def title(options: Mapping[str, str], captions: Mapping[str, str]) -> Picture:
    """The lobby card's picture."""
    ground = Image.new("RGB", (SIZE, 675), PAPER)
    write(ground, (SIZE // 2, 300), "Noughts", "serif", 140)
    return draw_title(ground, _colours(), captions, (SIZE // 2, 560), 1000, "m")


def marks(view: Position, question: Question) -> dict[str, Mark]:
    """The squares."""
    return lettered({answer.token: NAMES.index(answer.token) for answer in question.answers})
