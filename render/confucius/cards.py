"""Cards: a hand by kind with its sums as cash and as licences, rewards; what is due, over the own cards."""

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from games.confucius import components
from games.confucius.box import price
from games.confucius.components import CASH, LICENCES, REWARDS, Kind, cards
from games.confucius.position import ConfuciusPosition
from games.engine import Seat
from games.engine.choices import Question
from render.confucius.assets import piece, sheet
from render.confucius.layout import CARD, INFO, WIDTH
from render.confucius.tokens import draw_disc, draw_marker
from render.kit.palette import INK_SOFT
from render.kit.slips import write_name
from render.kit.type import write, write_number
from render.scene import Scene

SIGNS: Final[dict[Kind, str]] = {CASH: "icon-cash", LICENCES: "icon-licence"}
PAD, TOKEN = 22, 52
"""The strip's margin; middle of the token from its left edge."""
SUMS, SUM_ROWS, SUM_GAP, SUMS_END = 92, (66, 148), 8, 214
"""Cash and licences of the whole hand: left edge, rows below the strip's upper edge, where they end."""
SUM_CAP = 46
FAN, THICK, KIND_GAP, REWARD_STEP = 11, 5, 34, 78
"""From one card of a kind to the next, seen of it at most; between kinds; between rewards at the least."""
COUNT = (-10, 10)
"""The number of cards of a kind, from the upper right corner of the last one."""


def draw_hand_strip(
    image: Image.Image, position: ConfuciusPosition, seat: Seat, top: int, rewards: bool = True
) -> None:
    """A strip of paper, `INFO` high: token, cash and licences, cards, and ``rewards`` at the right."""
    image.paste(sheet(image.width, INFO), (0, top))
    piece("edge").put(image, 0, top)
    draw_marker(image, seat, (TOKEN, top + INFO / 2))
    draw_sums(image, position, seat, SUMS, [top + row for row in SUM_ROWS])
    end: float = image.width - PAD
    if rewards and position.rewards[seat]:
        end = draw_rewards(image, position.rewards[seat], end, top + INFO / 2 + 3, 2 * REWARD_STEP + CARD[0])
    draw_cards(image, position.hands[seat], (SUMS_END, top + INFO / 2 + 3), end - KIND_GAP - SUMS_END)


def draw_sums(
    image: Image.Image, position: ConfuciusPosition, seat: Seat, left: int, rows: Sequence[float]
) -> None:
    """What the hand is worth as cash, and as licences; with cards that nobody knows, at the least."""
    hand = position.hands[seat]
    hidden = hand[3] > 0
    for (kind, name), y in zip(SIGNS.items(), rows, strict=True):
        sign = piece(name)
        sign.put(image, left + sign.x, y)
        known = cards().total(hand, kind)
        text = f"{known}+" if hidden and known else "?" if hidden else str(known)
        room = SUMS_END - left - sign.image.width - SUM_GAP - 14
        write_number(image, (left + sign.image.width + SUM_GAP, y), text, room, SUM_CAP, anchor="l")


def draw_cards(image: Image.Image, hand: Sequence[int], at: tuple[float, float], room: float) -> float:
    """The cards by kind, the lowest first, each kind a pile with its number; returns where they end.

    Those that nobody knows lie face down.

    ``at``: left edge and middle.
    """
    kinds = [("card-1", hand[0]), ("card-2", hand[1]), ("card-3", hand[2]), ("card-back", hand[3])]
    held = [(name, count, (min(count, THICK) - 1) * FAN) for name, count in kinds if count]
    wide = sum(CARD[0] + behind for _, _, behind in held)
    gap = min(KIND_GAP, (room - wide) / max(1, len(held) - 1))
    x, y = at
    for name, count, behind in held:
        for shift in range(0, behind + 1, FAN):
            piece(name).put(image, x + shift + CARD[0] / 2, y)
        x += behind + CARD[0]
        if count > 1:
            draw_disc(image, "count", count, (x + COUNT[0], y - CARD[1] / 2 + COUNT[1]))
        x += gap
    return x - gap


def draw_rewards(image: Image.Image, rewards: Sequence[str], right: float, y: float, room: float) -> float:
    """Reward cards, the last one ending at ``right``; returns where the first one begins."""
    step = min(CARD[0] + KIND_GAP / 2, (room - CARD[0]) / max(1, len(rewards) - 1))
    left = right - CARD[0] - (len(rewards) - 1) * step
    for number, reward in enumerate(rewards):
        name = f"reward-{reward}" if reward in REWARDS else "reward-back"
        piece(name).put(image, left + number * step + CARD[0] / 2, y)
    return left


# ── questions about cards ─────────────────────────────────────────────────────────────────────────────

DUE = 112
"""Height of the strip over the cards."""
NAME = 96
DUE_CAP, GAP, DUE_RIGHT = 58, 14, WIDTH - 40


def draw_cards_part(position: ConfuciusPosition, question: Question, scene: Scene) -> Image.Image:
    """Token, name and what is asked for in the upper strip, the cards below."""
    image = sheet(WIDTH, DUE + INFO)
    seat = position.turn or 0
    draw_hand_strip(image, position, seat, DUE, rewards=False)
    x = DUE_RIGHT
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
    x = DUE_RIGHT - write(image, (DUE_RIGHT, DUE / 2), str(cost.due), "number", DUE_CAP, anchor="r")
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
    x = DUE_RIGHT - write(image, (DUE_RIGHT, DUE / 2), text, "number", DUE_CAP, anchor="r")
    sign = piece(name)
    x -= GAP + sign.image.width
    sign.put(image, x + sign.x, DUE / 2)
    return x
