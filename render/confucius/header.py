"""The header of both sheets: stamp, name, and at the right round and turn."""

from PIL import Image

from games.confucius import GAME
from games.confucius.position import ConfuciusPosition
from render.confucius.assets import piece
from render.kit import header
from render.kit.header import round_facts
from render.scene import Scene


def draw_header(image: Image.Image, position: ConfuciusPosition, scene: Scene) -> None:
    """The whole header."""
    facts = round_facts(scene.captions, position.round, position.turn is None)
    header.draw_header(image, piece, GAME.title, facts)
