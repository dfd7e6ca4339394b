"""The picture of a lobby card: a game's ground with its lettering, and one line of words on it."""

from collections.abc import Mapping

from PIL import Image

from render.kit.encode import Colours, Picture
from render.kit.palette import PAPER
from render.kit.type import Anchor, write_fitted


def draw_title(
    ground: Image.Image,
    colours: Colours,
    captions: Mapping[str, str],
    at: tuple[float, float],
    room: float,
    anchor: Anchor,
) -> Picture:
    """The ground with the caption ``subtitle`` in that room, if there is one."""
    image = ground.copy()
    write_fitted(image, at, captions.get("subtitle", ""), "sans", room, anchor=anchor, halo=PAPER)
    return Picture(image, colours)
