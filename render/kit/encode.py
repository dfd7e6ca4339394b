"""From picture to PNG: the board's own palette, no dithering, and a size that a phone takes well."""

import struct
import zlib
from typing import NamedTuple, Self

from isal import isal_zlib
from PIL import Image

LARGEST = 400_000
"""Bytes of a picture, at most."""

HEAD = 1_000
"""Bytes of a file besides its pixels, at most."""

LEVEL = 2
"""Of ISA-L, which deflates in a third of libdeflate's time, to an eighth more bytes."""

LEVELS = (6, 9)
"""Of zlib, for what is too large then: one picture of some hundred."""

SIGNATURE = b"\x89PNG\r\n\x1a\n"


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
    """A finished picture and the palette to write it in."""

    image: Image.Image
    colours: Colours

    def png(self) -> bytes:
        """The bytes of a PNG, the same for the same picture on one machine."""
        image = self.image.quantize(palette=self.colours.find, dither=Image.Dither.NONE)
        rows = Image.new("P", (image.width + 1, image.height))  # each begins with its filter, 0 for none
        rows.paste(image, (1, 0))
        plain = rows.tobytes()
        deflated = isal_zlib.compress(plain, LEVEL)
        for level in LEVELS:
            if len(deflated) > LARGEST - HEAD:
                deflated = zlib.compress(plain, level)
        return _file(image, self.colours.show, deflated)


def _file(image: Image.Image, palette: bytes, deflated: bytes) -> bytes:
    """The file of a picture of mode P."""
    header = struct.pack(">2I5B", image.width, image.height, 8, 3, 0, 0, 0)
    chunks: dict[bytes, bytes] = {
        b"IHDR": header,
        b"PLTE": palette,
        b"IDAT": deflated,
        b"IEND": b"",
    }
    return SIGNATURE + b"".join(
        struct.pack(">I", len(data)) + name + data + zlib.crc32(data, zlib.crc32(name)).to_bytes(4)
        for name, data in chunks.items()
    )
