"""From picture to PNG: the board's own palette, no dithering, and a size that a phone takes well."""

import struct
import zlib
from typing import NamedTuple, Self

from deflate import zlib_compress
from PIL import Image

LARGEST = 400_000
"""Bytes of a picture, at most."""

HEAD = 1_000
"""Bytes of a file besides its pixels, at most."""

LEVELS = (2, 6, 9)
"""Of libdeflate, which takes half of Pillow's time for the same bytes; the later for what is too large."""

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
        deflated = bytearray()
        for level in LEVELS:
            deflated = zlib_compress(plain, level)
            if len(deflated) <= LARGEST - HEAD:
                break
        return _file(image, self.colours.show, deflated)


def _file(image: Image.Image, palette: bytes, deflated: bytearray) -> bytes:
    """The file of a picture of mode P."""
    header = struct.pack(">2I5B", image.width, image.height, 8, 3, 0, 0, 0)
    chunks: dict[bytes, bytes | bytearray] = {
        b"IHDR": header,
        b"PLTE": palette,
        b"IDAT": deflated,
        b"IEND": b"",
    }
    return SIGNATURE + b"".join(
        struct.pack(">I", len(data)) + name + data + zlib.crc32(data, zlib.crc32(name)).to_bytes(4)
        for name, data in chunks.items()
    )
