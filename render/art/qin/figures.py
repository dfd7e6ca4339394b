"""The small pictures of Qin's rules page: parts of the board before and after a placement, really played."""

from collections.abc import Mapping, Sequence

from PIL import Image

from games.engine import Event
from games.engine.contract import SEAT_LETTERS
from games.qin import GAME
from games.qin.position import QinPosition
from render.kit.encode import Picture
from render.qin.assets import ground, palette
from render.qin.board import draw_land, draw_pieces, draw_rings
from render.qin.layout import CELL, FOLDER, corner, square_of
from render.scene import Scene

ACROSS, DOWN = 7, 4
"""Squares of a part."""
GAP = 12
"""Between before and after."""

BOARD = "bird"
FIRST = "A YY E7-F7"
"""Founds a yellow province beside the village at E8."""
BLUE = "B BB D7-D8", "B BB C7-C8"

FIGURES: Mapping[str, tuple[str, Sequence[str]]] = {
    "found": ("D6", (FIRST,)),
    "village": ("B7", (FIRST, *BLUE, "B BB C9-D9")),
    "join": ("D7", ("A RR E9-F9", "C YY H7-I7", "B RR I8-J8", "A RR H8-H9")),
}
"""By paragraph: the part's upper left square, and the placements, each with its seat; the last is shown."""


def build() -> None:
    """Write every figure; needs everything else."""
    for paragraph, picture in draw_all().items():
        (FOLDER / f"rules-{paragraph}.png").write_bytes(picture.png())


def draw_all() -> dict[str, Picture]:
    """The figures by paragraph."""
    return {name: Picture(_draw(*what), palette(BOARD)) for name, what in FIGURES.items()}


def _draw(at: str, placements: Sequence[str]) -> Image.Image:
    """The part before the last placement, and below it after that."""
    position = GAME.start(3, GAME.complete(3, {"board": BOARD}), "figures")
    for placement in placements[:-1]:
        _place(position, placement)
    before = _part(position, at, ())
    after = _part(position, at, _place(position, placements[-1]))
    image = Image.new("RGB", (before.width, 2 * before.height + GAP), "white")
    image.paste(before, (0, 0))
    image.paste(after, (0, before.height + GAP))
    return image


def _place(position: QinPosition, placement: str) -> Sequence[Event]:
    """The seat places the tile, whoever's turn it is."""
    letter, tile, _ = placement.split()
    position.turn = SEAT_LETTERS.index(letter)
    position.hands[position.turn] = [tile]
    return position.apply(GAME.parse(placement.removeprefix(f"{letter} ")))


def _part(position: QinPosition, at: str, events: Sequence[Event]) -> Image.Image:
    image = ground(position.board).copy()
    draw_land(image, position, None)
    draw_rings(image, position, Scene(events=tuple(events)))
    draw_pieces(image, position)
    left, top = corner(square_of(at))
    return image.crop((left, top, left + ACROSS * CELL, top + DOWN * CELL))
