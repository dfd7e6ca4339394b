"""Numbers on pieces: cubes with their count, discs with points."""

from PIL import Image

from games.engine import Seat
from render.confucius.assets import piece
from render.kit.palette import CREAM, INK, SEATS
from render.kit.type import write

LOWER = {"triangle": 5}
"""How much lower than its middle a number stands on a shape."""


def draw_cubes(
    image: Image.Image, seat: Seat, at: tuple[float, float], count: int, always: bool = False
) -> None:
    """Cubes of a seat: its shape, with their number on it if there are several, or ``always``."""
    look = SEATS[seat]
    piece(f"cube-{look.letter}").put(image, *at)
    if count > 1 or always:
        lower = LOWER.get(look.shape, 0)
        write(image, (at[0], at[1] + lower), str(count), fill=CREAM if look.dark else INK)


def draw_marker(image: Image.Image, seat: Seat, at: tuple[float, float]) -> None:
    """A seat's marker, with its letter."""
    piece(f"marker-{SEATS[seat].letter}").put(image, *at)


def draw_disc(image: Image.Image, name: str, number: int, at: tuple[float, float]) -> None:
    """A number on a disc: a ``chit`` or a ``price``."""
    piece(name).put(image, *at)
    write(image, at, str(number))
