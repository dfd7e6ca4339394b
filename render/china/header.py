"""The header: stamp, name, and at the right turn and last round, or a panel's question and the hand."""

from PIL import Image

from games.china.components import COLOURS
from games.china.position import ChinaPosition
from render.china.assets import piece
from render.china.layout import SMALL, WIDTH
from render.kit.facts import GAP, Fact, draw_facts
from render.kit.palette import PAPER
from render.kit.type import MIN_CAP, fit, write
from render.scene import Scene

MIDDLE = 60
RIGHT = WIDTH - 28
TITLE_CAP = 62
CARD_GAP = 8


def draw_header(image: Image.Image, position: ChinaPosition, scene: Scene) -> None:
    """The whole header."""
    piece("stamp").put(image, 20 + 56, 8 + 56)
    left = 150 + write(image, (150, MIDDLE + 2), "China", "serif", TITLE_CAP, anchor="l", halo=PAPER) + GAP
    if scene.question is not None:
        _question(image, position, scene.captions.get("question", ""), left)
    else:
        draw_facts(image, facts(position, scene), piece, RIGHT, MIDDLE, RIGHT - left)


def facts(position: ChinaPosition, scene: Scene) -> list[Fact]:
    """What the header tells while nothing is asked, from left to right."""
    words = scene.captions
    turn = str(position.number)
    if position.turn is None:
        return [Fact("icon-flag", words.get("over", turn), turn)]
    found = [Fact("icon-clock", words.get("turn", turn), turn)]
    if position.exhausted == 2:
        found.insert(0, Fact("icon-flag", words.get("last", ""), ""))
    return found


def _question(image: Image.Image, position: ChinaPosition, words: str, left: int) -> None:
    """The hand of the viewer, if the view is somebody's; the words beside it."""
    cards = own_hand(position)
    x = RIGHT + 12
    for colour in reversed(cards):
        piece(f"small-{colour}").put(image, x - SMALL[0] // 2, MIDDLE + 2)
        x -= SMALL[0] + CARD_GAP
    if words:
        text = fit(words, "sans", x - 12 - left)
        at = (x - 12, MIDDLE)
        write(image, at, text.text, "sans", MIN_CAP, anchor="r", halo=PAPER, squeeze=text.squeeze)


def own_hand(position: ChinaPosition) -> list[str]:
    """The viewer's cards in the order of the colours, those not yet known last; nothing for a watcher."""
    if position.viewer is None:
        return []
    return sorted(position.hands[position.viewer], key=f"{COLOURS}?".index)
