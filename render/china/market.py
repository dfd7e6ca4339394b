"""Open cards, deck and used cards: the row under the map, and the picture that asks for a card."""

from PIL import Image

from games.china.components import COLOURS, HAND, ROW
from games.china.position import ChinaPosition
from games.engine import Seat
from games.engine.choices import Question
from render.china.assets import ground, piece
from render.china.header import hand_of, holder
from render.china.layout import CARD_LEFT, CARD_STEP, DECK, MARKET, PILES, USED
from render.kit.palette import INK, PAPER_LIGHT, SEATS
from render.kit.type import width, write, write_fitted
from render.scene import Scene

COUNT_CAP = 46
PILE_ROOM = 128
FLAT_CAP, FLAT_LEFT, FLAT_RIGHT, FLAT_ROOM = 42, 62, 40, 106
"""On the piles beside the open row: the number's height, how far aside it and the words stand, their room."""
THICK = (0, 8, 20)
"""A pile looks three cards thick above 20 cards, two above 8."""

HAND_ROOM = 160
"""Width of the words beside the hand; longer ones take two lines."""
OWNER_ROWS, LINE = {1: (-26, 48), 2: (-46, 18)}, 49
"""By number of lines: the token and the first line, below the row's middle; from line to line."""
ROWS = (118, 352)
"""The open row and the hand on the picture that asks for a card."""
COLUMN, STEP = 111, 192
"""The middle of the first column, and from one to the next."""


def draw_market(image: Image.Image, position: ChinaPosition, scene: Scene) -> None:
    """The row under the map."""
    for number in range(ROW):
        at = CARD_LEFT + number * CARD_STEP
        card = position.row[number] if number < len(position.row) else "empty"
        piece(f"open-{card}").put(image, at, MARKET)
    _flat_pile(image, "deck", len(position.deck), scene, DECK)
    _flat_pile(image, "used", len(position.discards), scene, USED)


def _flat_pile(image: Image.Image, name: str, cards: int, scene: Scene, y: int) -> None:
    """The deck or the used cards beside the open ones, with their number and, beside it, their caption."""
    piece(f"flat-{name}-{_thickness(cards)}").put(image, PILES, y)
    fill = PAPER_LIGHT if name == "deck" and cards else INK
    words = scene.captions.get(name, "")
    write(image, (PILES - (FLAT_LEFT if words else 0), y), str(cards), "number", FLAT_CAP, fill)
    write_fitted(image, (PILES + FLAT_RIGHT, y), words, "sans", FLAT_ROOM, fill=fill)


def _thickness(cards: int) -> int:
    """As how many cards a pile is drawn."""
    return sum(cards > least for least in THICK)


def draw_pile(image: Image.Image, name: str, cards: int, scene: Scene, x: int, y: int) -> None:
    """The deck or the used cards, with their number and the caption of that name."""
    piece(f"{name}-{_thickness(cards)}").put(image, x, y)
    fill = PAPER_LIGHT if name == "deck" and cards else INK
    words = scene.captions.get(name, "")
    write(image, (x, y - 30 if words else y), str(cards), "number", COUNT_CAP, fill)
    write_fitted(image, (x, y + 33), words, "sans", PILE_ROOM, fill=fill)


def draw_choice(position: ChinaPosition, question: Question, scene: Scene) -> Image.Image:
    """The picture that asks for a card: the open row and the deck above, the hand of who is asked below."""
    image = ground("panel")
    asked = {answer.token for answer in question.answers}
    taking = question.slot == "draw"
    x, y = COLUMN, ROWS[0]
    for number in range(ROW):
        at = x + number * STEP
        card = position.row[number] if number < len(position.row) else "empty"
        piece(f"card-{card}").put(image, at, y)
        if taking and card in asked:
            piece("card-frame").put(image, at, y)
    deck = x + ROW * STEP
    draw_pile(image, "deck", len(position.deck), scene, deck, y)
    if taking and "deck" in asked:
        piece("pile-frame").put(image, deck, y)
    _hand(image, position, set() if taking else asked, scene)
    draw_pile(image, "used", len(position.discards), scene, deck, ROWS[1])
    return image


def _hand(image: Image.Image, position: ChinaPosition, asked: set[str], scene: Scene) -> None:
    """The token and cards of who is asked on a slip of paper; empty places for cards not yet drawn."""
    seat = holder(position)
    if seat is None:
        return
    y = ROWS[1]
    piece("hand-slip").put(image, COLUMN - 87, y - 94)
    _owner(image, seat, scene.captions.get("hand", ""))
    cards = hand_of(position, seat)
    for number in range(HAND):
        at = COLUMN + (1 + number) * STEP
        card = cards[number] if number < len(cards) else "empty"
        piece(f"card-{card}").put(image, at, y)
        if card in asked and card in COLOURS:
            piece("card-frame").put(image, at, y)


def _owner(image: Image.Image, seat: Seat, words: str) -> None:
    """The token beside the hand, the caption under it on one line or two."""
    lines = [words] if width(words or " ", "sans") <= HAND_ROOM else words.split(maxsplit=1)
    token, row = OWNER_ROWS[len(lines)] if words else (0, 0)
    piece(f"seat-{SEATS[seat].letter}").put(image, COLUMN, ROWS[1] + token)
    for number, line in enumerate(lines if words else ()):
        write_fitted(image, (COLUMN, ROWS[1] + row + LINE * number), line, "sans", HAND_ROOM)
