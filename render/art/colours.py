"""A board's own palette: 224 colours, the seats' among them."""

from collections.abc import Sequence

from PIL import Image

from render.kit.palette import SEATS

COUNT = 224


def palette(pictures: Sequence[Image.Image]) -> Image.Image:
    """A small picture of mode P whose palette suits the pictures: median cut, then k-means."""
    width = max(picture.width for picture in pictures)
    stack = Image.new("RGB", (width, sum(picture.height for picture in pictures)))
    top = 0
    for picture in pictures:
        stack.paste(picture, (0, top))
        top += picture.height
    cut = stack.quantize(COUNT - len(SEATS), Image.Quantize.MEDIANCUT, kmeans=3)
    colours = (cut.getpalette() or [])[: 3 * (COUNT - len(SEATS))]
    for look in SEATS:
        colours += look.colour
    result = Image.new("P", (1, 1))
    result.putpalette(colours)
    return result
