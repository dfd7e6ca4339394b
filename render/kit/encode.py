"""From picture to PNG: the board's own palette, no dithering, and a size that a phone takes well."""

from io import BytesIO
from typing import NamedTuple, Self

from PIL import Image

LEVELS = (4, 6, 9)
"""Of deflate: 4 takes half the time of 6 for a tenth more bytes; what is too large then takes the others."""

LARGEST = 400_000
"""Bytes of a picture, at most."""


class Colours(NamedTuple):
    """A board's palette: ``find`` is a small picture of mode P to match pixels with, ``show`` is written.

    Pillow matches a colour by the lower corner of its cell of 4 x 4 x 4 colours, so the two differ a little.
    """

    find: Image.Image
    show: bytes

    @classmethod
    def of(cls, rows: Image.Image) -> Self:
        """From a picture two rows high: the colours to match, the colours to show."""
        find = Image.new("P", (1, 1))
        find.putpalette(rows.crop((0, 0, rows.width, 1)).convert("RGB").tobytes())
        return cls(find, rows.crop((0, 1, rows.width, 2)).convert("RGB").tobytes())


class Picture(NamedTuple):
    """A finished picture and the palette to write it in; ``level`` of deflate is tried first."""

    image: Image.Image
    colours: Colours
    level: int = LEVELS[0]

    def png(self) -> bytes:
        """The bytes of a PNG, the same for the same picture on one machine."""
        image = self.image.quantize(palette=self.colours.find, dither=Image.Dither.NONE)
        image.putpalette(self.colours.show)
        data = b""
        for level in (self.level, *LEVELS[1:]):
            out = BytesIO()
            image.save(out, "PNG", compress_level=level)
            data = out.getvalue()
            if len(data) <= LARGEST:
                break
        return data
