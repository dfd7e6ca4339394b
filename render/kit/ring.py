"""The ring round one piece of a picture: the one that a text beside the picture speaks of."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from PIL import Image, ImageDraw

from render.kit.palette import CREAM, SEAL

AWAY, BRUSH, GLOW, ROUND = 5, 8, 3, 26
"""From the piece to the brush; its width; the glow's on both its sides; its corners at most."""
FINE = 3
"""It is drawn so many times as large, and made smaller."""
SOLID = 200
"""From this alpha on a pixel belongs to the piece, not to its shadow."""

_wanted: ContextVar[list[str] | None] = ContextVar("ring", default=None)


@contextmanager
def wanted(name: str) -> Iterator[None]:
    """Ring the first sprite pasted meanwhile whose name begins so; none for ""."""
    token = _wanted.set([name] if name else None)
    try:
        yield
    finally:
        _wanted.reset(token)


def is_wanted(name: str) -> bool:
    """Whether the sprite of that name is to be ringed now; it is asked once."""
    names = _wanted.get()
    if not names or not name.startswith(names[0]):
        return False
    names.clear()
    return True


def draw_ring(onto: Image.Image, piece: Image.Image, left: int, top: int) -> None:
    """Round what is solid of a piece pasted there: pale glow, brush in seal red; never cut off."""
    box = piece.getchannel("A").point(lambda alpha: 255 if alpha > SOLID else 0).getbbox()
    x0, y0, x1, y1 = box or (0, 0, *piece.size)
    edge = AWAY + BRUSH + GLOW
    x0, y0 = max(1, left + x0 - edge), max(1, top + y0 - edge)
    x1, y1 = min(onto.width - 1, left + x1 + edge), min(onto.height - 1, top + y1 + edge)
    size = x1 - x0, y1 - y0
    large = size[0] * FINE, size[1] * FINE
    cover, colour = Image.new("L", large), Image.new("RGB", large, CREAM)
    for inset, width, mask, fill in ((0, BRUSH + 2 * GLOW, cover, 255), (GLOW, BRUSH, colour, SEAL)):
        inner = inset * FINE
        corner = min(ROUND + edge - inset, min(size) // 2 - inset) * FINE
        frame = (inner, inner, large[0] - 1 - inner, large[1] - 1 - inner)
        ImageDraw.Draw(mask).rounded_rectangle(frame, corner, outline=fill, width=width * FINE)
    onto.paste(colour.resize(size, Image.Resampling.BOX), (x0, y0), cover.resize(size, Image.Resampling.BOX))
