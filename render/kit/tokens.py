"""What every game's pictures share: seat tokens, candidate tags, signs."""

from functools import cache
from io import BytesIO

from PIL import Image

from games.engine import Seat
from games.engine.files import DATA
from render.kit.palette import SEATS
from render.kit.ring import SOLID
from render.kit.sprites import Sheet, Sprite


@cache
def shared() -> Sheet:
    """The sprites of all games."""
    return Sheet(DATA / "art" / "kit")


@cache
def shared_piece(name: str) -> Sprite:
    """A sprite of all games, kept once for all of them."""
    return shared()[name]


def emblem(seat: Seat, size: int) -> bytes:
    """The seat's token as a square PNG with clear ground, filling it."""
    picture = shared()[f"emblem-{SEATS[seat].letter}"].image
    # The soft shadow may be cut: small signs in a line of text need the room.
    solid = picture.getchannel("A").point(lambda value: 255 if value > SOLID else 0)
    left, top, right, bottom = solid.getbbox() or (0, 0, *picture.size)
    side = max(right - left, bottom - top)
    x, y = (left + right - side) // 2, (top + bottom - side) // 2
    square = picture.crop((x, y, x + side, y + side)).resize((size, size), Image.Resampling.LANCZOS)
    out = BytesIO()
    square.save(out, "PNG", optimize=True)
    return out.getvalue()
