"""Confucius' signs: which drawing stands for what, and signs in another ink."""

from pathlib import Path

from PIL import Image, ImageChops

from render.art.drawing import KIT
from render.confucius.layout import FOLDER
from render.kit.palette import Colour
from render.kit.sprites import Sprite

DRAWN = FOLDER / "svg"
OF_ALL = {"left": "pile", "total": "total", "round": "round", "cross": "cross"}
"""Signs that all games have, by their name here."""
SAME = {
    "card": "cards",
    "reward": "rewards",
    "gift": "buy",
    "gives": "give",
    "passed": "pass",
    "hubu": "cash",
    "armies": "army",
    "junks": "junk",
    "ships": "junk",
    "voyages": "voyage",
    "invasions": "invade",
    "insult": "insults",
}
"""Signs that stand for another thing too."""


def sign_files() -> dict[str, Path]:
    """The drawing of every sign."""
    found = {path.stem: path for path in sorted((DRAWN / "icons").glob("*.svg"))}
    found |= {name: KIT / "icons" / f"{drawn}.svg" for name, drawn in OF_ALL.items()}
    return found | {name: found[drawn] for name, drawn in SAME.items()}


def inked(sign: Sprite, ink: Colour) -> Sprite:
    """A sign in another ink; its paper is clear."""
    dark = ImageChops.invert(sign.image.convert("L")).point(lambda value: min(255, value * 255 // 225))
    picture = Image.new("RGBA", sign.image.size, (*ink, 0))
    picture.putalpha(ImageChops.multiply(sign.image.getchannel("A"), dark))
    return Sprite.of(picture, sign.x, sign.y)


SIGNS = sign_files()
