"""The header: stamp, name, and at the right the turn and pile, or what a panel asks."""

from PIL import Image

from games.engine.choices import Question
from games.qin import GAME
from games.qin.position import QinPosition
from render.kit import header
from render.kit.header import MARGIN, MIDDLE, Fact
from render.kit.palette import PAPER
from render.kit.type import write_fitted
from render.qin.assets import piece
from render.qin.layout import WIDTH
from render.scene import Scene

RIGHT = WIDTH - MARGIN
HALF = 60
"""A tile's half in the header."""
LEAST = 200
"""Room that a question needs; a plan for another player may offer all six kinds, which leave none."""


def draw_header(image: Image.Image, position: QinPosition, scene: Scene) -> None:
    """The whole header."""
    if scene.question is None:
        header.draw_header(image, piece, GAME.title, facts(position, scene))
    else:
        left = header.draw_name(image, piece, GAME.title)
        _question(image, scene.question, scene.captions.get("question", ""), left)


def facts(position: QinPosition, scene: Scene) -> list[Fact]:
    """What the header tells while nothing is asked, from left to right."""
    words = scene.captions
    found = []
    if position.series != "single":
        number = len(position.finished) + (position.turn is not None)
        short = f"{number}/2"
        found.append(Fact("icon-games", words.get("game", short), short))
    left = str(len(position.pile))
    found.append(Fact("icon-pile", words.get("left", left), left))
    if position.turn is None:
        turn = str(position.number)
        found.append(Fact("icon-flag", words.get("over", turn), turn))
    else:
        turn = str(position.number + 1)
        found.append(Fact("icon-clock", words.get("turn", turn), turn))
    return found


def _question(image: Image.Image, question: Question, words: str, left: int) -> None:
    """The tile with the half to be placed in a frame, or the tiles to choose from; the words beside."""
    tile = question.given.get("tile")
    kinds = (
        [tile] if tile else [answer.token for answer in question.answers if f"tile-{answer.token}" in TILES]
    )
    x = RIGHT
    for kind in reversed(kinds):
        x -= 2 * HALF + 6
        piece(f"tile-{kind}").put(image, x + HALF, MIDDLE)
        x -= 18
    if tile:
        second = question.slot == "direction"
        middle = RIGHT - HALF - 6 + (HALF // 2 if second else -HALF // 2)
        piece("chosen-half").put(image, middle, MIDDLE)
    room = x - 10 - left
    if room >= LEAST:
        write_fitted(image, (x - 10, MIDDLE), words, "sans", room, anchor="r", halo=PAPER)


TILES = frozenset(f"tile-{kind}" for kind in ("RR", "YY", "BB", "RY", "RB", "YB"))
