"""The seats' tokens."""

from io import BytesIO

from PIL import Image, ImageDraw

from render.kit.palette import CREAM, SEATS


def emblem(seat: int, size: int) -> bytes:
    """The token as PNG."""
    image = Image.new("RGBA", (size, size), (0, 0, 0, 0))
    ImageDraw.Draw(image).ellipse(
        (4, 4, size - 4, size - 4), fill=(*SEATS[seat].colour, 255), outline=CREAM, width=4
    )
    out = BytesIO()
    image.save(out, "PNG")
    return out.getvalue()
