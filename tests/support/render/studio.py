"""What the tests of all games' shipped picture files share."""

from collections.abc import Container, Mapping
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from render.kit.encode import Picture
from render.kit.files import read_picture
from render.kit.palette import PAPER
from render.kit.sprites import Sprite
from tests.support.render.positions import colours_of


def alike(one: Sprite, other: Sprite) -> bool:
    """Whether two sprites are the same but for rounding."""
    if one.image.size != other.image.size or (one.x, one.y) != (other.x, other.y):
        return False
    ends = ImageChops.difference(one.image, other.image).getextrema()
    return all(isinstance(end, tuple) and end[1] <= 8 for end in ends)


def check_all_differ(pictures: Mapping[str, Image.Image]) -> None:
    """No two of these small grey pictures look alike."""
    for name, one in pictures.items():
        for other in list(pictures)[: list(pictures).index(name)]:
            difference = ImageStat.Stat(ImageChops.difference(one, pictures[other])).mean[0]
            assert difference > 20, (name, other)


def check_signs_differ(signs: Mapping[str, Sprite]) -> None:
    """No two signs look alike 14 px high, as they are on a phone."""
    small = {}
    for name, drawn in signs.items():
        picture = Image.new("RGB", drawn.image.size, PAPER)
        picture.paste(drawn.image, (0, 0), drawn.image)
        small[name] = picture.convert("L").resize((14, 14))
    check_all_differ(small)


def check_figures(folder: Path, drawn: Mapping[str, Picture], widths: Container[int]) -> None:
    """The rules page's figures in the folder are these, drawn anew, by paragraph."""
    assert {path.stem.removeprefix("rules-") for path in folder.glob("rules-*.png")} == set(drawn)
    for paragraph, picture in drawn.items():
        shipped = read_picture(folder / f"rules-{paragraph}.png", "RGB")
        fresh = colours_of(picture)
        assert fresh.size == shipped.size
        assert fresh.width in widths
        assert ImageStat.Stat(ImageChops.difference(shipped, fresh).convert("L")).mean[0] < 2, paragraph
