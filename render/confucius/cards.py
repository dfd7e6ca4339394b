"""A hand: Confucius' cards by kind with their sums as cash and as licences, the Emperor's Rewards."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from games.confucius.components import CASH, LICENCES, REWARDS, Kind, cards
from games.confucius.position import ConfuciusPosition
from games.engine import Seat
from render.confucius.assets import piece, sheet
from render.confucius.layout import CARD, INFO
from render.confucius.tokens import draw_disc, draw_marker
from render.kit.type import write_number

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
    """What the hand is worth as cash, and as licences."""
    for (kind, name), y in zip(SIGNS.items(), rows, strict=True):
        sign = piece(name)
        sign.put(image, left + sign.x, y)
        text = str(cards().total(position.hands[seat], kind))
        room = SUMS_END - left - sign.image.width - SUM_GAP - 14
        write_number(image, (left + sign.image.width + SUM_GAP, y), text, room, SUM_CAP, anchor="l")


def draw_cards(image: Image.Image, hand: Sequence[int], at: tuple[float, float], room: float) -> float:
    """The cards by kind, the lowest first, each kind a pile with its number; returns where they end.

    ``at``: left edge and middle.
    """
    kinds = [("1", hand[0]), ("2", hand[1]), ("3", hand[2]), ("back", hand[3])]
    held = [(name, count, (min(count, THICK) - 1) * FAN) for name, count in kinds if count]
    wide = sum(CARD[0] + behind for _, _, behind in held)
    gap = min(KIND_GAP, (room - wide) / max(1, len(held) - 1))
    x, y = at
    for name, count, behind in held:
        for shift in range(0, behind + 1, FAN):
            piece(f"card-{name}").put(image, x + shift + CARD[0] / 2, y)
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
