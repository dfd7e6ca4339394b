"""The icon key of a game: its signs with what they mean, in two columns under the game's name."""

from collections.abc import Callable, Mapping
from io import BytesIO

from PIL import Image

from render.kit.header import draw_name
from render.kit.palette import PAPER
from render.kit.sprites import Sprite
from render.kit.type import write_fitted

WIDTH, COLUMNS = 1200, 2
TOP, ROW = 130, 92
LEFT, SIGN, GAP = 24, 112, 14
"""The left margin; the room of a sign; from it to its words."""


def draw_key(piece: Callable[[str], Sprite], title: str, signs: Mapping[str, str]) -> bytes:
    """A PNG of the sprites named, each with its words; tall and wide ones are drawn smaller."""
    rows = -(-len(signs) // COLUMNS)
    image = Image.new("RGB", (WIDTH, TOP + rows * ROW + LEFT), PAPER)
    draw_name(image, piece, title)
    wide = (WIDTH - LEFT) // COLUMNS
    for number, (name, words) in enumerate(signs.items()):
        column, row = divmod(number, rows)
        x, y = LEFT + column * wide, TOP + row * ROW + ROW // 2
        sign = piece(name).image.convert("RGBA")
        sign.thumbnail((SIGN, ROW - 8))
        image.paste(sign, (x + (SIGN - sign.width) // 2, y - sign.height // 2), sign)
        write_fitted(image, (x + SIGN + GAP, y), words, "sans", wide - SIGN - 2 * GAP, anchor="l")
    out = BytesIO()
    image.quantize(256).save(out, "PNG", optimize=True)
    return out.getvalue()
