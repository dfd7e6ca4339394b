"""From picture to PNG: the board's own palette, no dithering, deflate level 6."""

from io import BytesIO
from typing import NamedTuple

from PIL import Image


class Picture(NamedTuple):
    """A finished picture and the palette to write it in (a small image of mode P)."""

    image: Image.Image
    palette: Image.Image | None = None

    def png(self) -> bytes:
        """The bytes of a PNG, the same for the same picture on one machine."""
        image = self.image
        if self.palette is not None:
            image = image.quantize(palette=self.palette, dither=Image.Dither.NONE)
        elif image.mode == "RGB":
            image = image.quantize(224)
        out = BytesIO()
        image.save(out, "PNG", compress_level=6)
        return out.getvalue()
