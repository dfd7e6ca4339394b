"""The header of both sheets: stamp, name, and at the right round and turn."""

from PIL import Image

from games.confucius import GAME
from games.confucius.position import ConfuciusPosition
from render.confucius.assets import piece
from render.confucius.layout import WIDTH
from render.kit.facts import GAP, Fact, draw_facts
from render.kit.palette import PAPER
from render.kit.type import write
from render.scene import Scene

MIDDLE = 60
RIGHT = WIDTH - 28
TITLE_CAP = 62
LEFT = 150


def draw_header(image: Image.Image, position: ConfuciusPosition, scene: Scene) -> None:
    """The whole header, in the rows 0 to 118."""
    piece("stamp").put(image, 20 + 56, 8 + 56)
    wide = write(image, (LEFT, MIDDLE + 2), GAME.title, "serif", TITLE_CAP, anchor="l", halo=PAPER)
    left = LEFT + wide + GAP
    draw_facts(image, facts(position, scene), piece, RIGHT, MIDDLE, RIGHT - left)


def facts(position: ConfuciusPosition, scene: Scene) -> list[Fact]:
    """What the header tells at the right, from left to right."""
    words = scene.captions
    if position.turn is None:
        return [Fact("icon-flag", words.get("over", ""), "")]
    number = str(position.round)
    found = [Fact("icon-round", words.get("round", number), number)]
    if turn := words.get("turn"):
        found.append(Fact("icon-clock", turn, ""))
    return found
