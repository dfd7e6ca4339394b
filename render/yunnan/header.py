"""The header: stamp, name, and at the right round and turn."""

from PIL import Image

from games.yunnan import GAME
from games.yunnan.position import YunnanPosition
from render.kit import header
from render.kit.header import round_facts
from render.scene import Scene
from render.yunnan.assets import piece


def draw_header(image: Image.Image, position: YunnanPosition, scene: Scene) -> None:
    """The whole header."""
    facts = round_facts(scene.captions, position.round, position.turn is None)
    header.draw_header(image, piece, GAME.title, facts)
