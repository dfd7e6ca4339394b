"""Questions about cards: what is due, or how many to give up, over the own cards."""

from PIL import Image, ImageDraw

from games.confucius import components
from games.confucius.box import price
from games.confucius.position import ConfuciusPosition
from games.engine.choices import Question
from render.confucius.assets import piece, sheet
from render.confucius.cards import SIGNS, draw_hand_strip
from render.confucius.layout import INFO, WIDTH
from render.confucius.tokens import draw_marker
from render.kit.palette import INK_SOFT
from render.kit.slips import write_name
from render.kit.type import write
from render.scene import Scene

DUE = 112
"""Height of the strip over the cards."""
TOKEN, NAME = 52, 96
CAP, GAP, RIGHT = 58, 14, WIDTH - 40


def draw_cards_part(position: ConfuciusPosition, question: Question, scene: Scene) -> Image.Image:
    """Token, name and what is asked for in the upper strip, the cards below."""
    image = sheet(WIDTH, DUE + INFO)
    seat = position.turn or 0
    draw_hand_strip(image, position, seat, DUE, rewards=False)
    x = RIGHT
    if position.phase == "pay":
        x = _due(image, position)
    elif position.phase == "discard":
        x = _limit(image, "icon-card", components.cards().limit)
    elif question.given.get("do") == "commercial":
        x = _limit(image, "icon-cash", components.cards().commercial)
    draw_marker(image, seat, (TOKEN, DUE / 2))
    write_name(image, seat, scene, (NAME, DUE // 2), x - NAME - 40)
    return image


def _due(image: Image.Image, position: ConfuciusPosition) -> int:
    """What for, what is due, what it would be without a discount struck out; where it begins."""
    action = position.announcement
    cost = price(position, position.turn or 0, action)
    x = RIGHT - write(image, (RIGHT, DUE / 2), str(cost.due), "number", CAP, anchor="r")
    if cost.full > cost.due:
        x -= GAP
        wide = write(image, (x, DUE / 2), str(cost.full), fill=INK_SOFT, anchor="r")
        ImageDraw.Draw(image).line((x - wide - 4, DUE / 2 + 8, x + 4, DUE / 2 - 8), fill=INK_SOFT, width=6)
        x -= wide
    for name in (SIGNS[cost.kind], f"icon-{action.do}"):
        sign = piece(name)
        x -= GAP + sign.image.width
        sign.put(image, x + sign.x, DUE / 2)
        x -= GAP
    return x


def _limit(image: Image.Image, name: str, most: int) -> int:
    """A sign and at most how many; where it begins."""
    text = f"≤ {most}"
    x = RIGHT - write(image, (RIGHT, DUE / 2), text, "number", CAP, anchor="r")
    sign = piece(name)
    x -= GAP + sign.image.width
    sign.put(image, x + sign.x, DUE / 2)
    return x
