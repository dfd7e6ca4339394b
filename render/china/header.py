"""The header: stamp, name, and at the right turn and last round, or a panel's question and the hand."""

from PIL import Image

from games.china import GAME
from games.china.components import COLOURS
from games.china.position import ChinaPosition
from games.engine import Seat
from render.china.assets import piece
from render.china.layout import SMALL, WIDTH
from render.kit import header
from render.kit.header import MARGIN, MIDDLE, Fact
from render.kit.palette import PAPER
from render.kit.type import write_fitted
from render.scene import Scene

RIGHT = WIDTH - MARGIN
CARD_GAP = 8


def draw_header(image: Image.Image, position: ChinaPosition, scene: Scene) -> None:
    """The whole header."""
    if scene.question is None:
        header.draw_header(image, piece, GAME.title, facts(position, scene))
    else:
        left = header.draw_name(image, piece, GAME.title)
        _question(image, position, scene.captions.get("question", ""), left)


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
    """The hand of who is asked, if the view is somebody's; the words beside it."""
    cards = hand_of(position, holder(position))
    x = RIGHT + 12
    for colour in reversed(cards):
        piece(f"small-{colour}").put(image, x - SMALL[0] // 2, MIDDLE + 2)
        x -= SMALL[0] + CARD_GAP
    write_fitted(image, (x - 12, MIDDLE), words, "sans", x - 12 - left, anchor="r", halo=PAPER)


def holder(position: ChinaPosition) -> Seat | None:
    """Whose cards and pieces a question is about: the viewer's, in an imagined position of who is to act."""
    return position.turn if position.imagined and position.turn is not None else position.viewer


def hand_of(position: ChinaPosition, seat: Seat | None) -> list[str]:
    """The seat's cards in the order of the colours, those not known last; nothing for a watcher."""
    return [] if seat is None else sorted(position.hands[seat], key=f"{COLOURS}?".index)
