"""Action cards: upright in a hand to choose from, and the own one lying, with what is left of it."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from games.dayunhe.components import Card, Symbol, card
from games.dayunhe.position import DayunhePosition
from games.dayunhe.turns import Prospect, prospects
from games.engine.contract import HIDDEN
from render.dayunhe.assets import piece, sheet
from render.dayunhe.crop_layout import (
    CARD,
    CARD_DOWN,
    CARD_EMBLEM,
    CARD_GROUP_STEP,
    CARD_GROUPS,
    CARD_NAME,
    CARD_ROOM,
    CARD_STEP,
    CARDS_IN_ROW,
    MARGIN,
    STRIP,
    WIDE_CARD,
    WIDE_EMBLEM,
    WIDE_END,
    WIDE_GROUPS,
    WIDE_NAME,
)
from render.kit.palette import INK, INK_SOFT, PANEL, Colour, mix
from render.kit.sprites import Sprite
from render.kit.type import MIN_CAP, width, write, write_fitted

GAP, COUNT_GAP = 14, 8
"""Between the signs of one group; from a sign to its number."""
PALE = 0.5
"""How much is left of a sign that cannot be used now."""
PALE_INK = mix(INK_SOFT, PANEL, 0.28)
TICK = 46
"""Room for the tick behind what has been used."""


class Part(NamedTuple):
    """A sign of a group as it is drawn: its number, pale or not, used up or not."""

    sign: str
    text: str
    pale: bool = False
    used: bool = False


@cache
def pale(name: str) -> Sprite:
    """The sprite, faded."""
    drawn = piece(name)
    clear = drawn.image.copy()
    clear.putalpha(drawn.image.getchannel("A").point(lambda value: int(value * PALE)))
    return Sprite.of(clear, drawn.x, drawn.y)


def draw_card(image: Image.Image, name: str, corner: tuple[int, int], captions: Mapping[str, str]) -> None:
    """An upright card: emblem, name, and its three groups of signs."""
    left, top = corner
    middle = left + CARD[0] / 2
    piece("card").put(image, left, top)
    piece(f"card-{name}").put(image, middle, top + CARD_EMBLEM)
    write_fitted(image, (middle, top + CARD_NAME), captions.get(name, ""), "serif", CARD_ROOM)
    for number, group in enumerate(card(name).groups):
        parts = [printed(symbol) for symbol in group]
        y = top + CARD_GROUPS + number * CARD_GROUP_STEP
        draw_group(image, parts, (middle - group_width(parts) / 2, y))


def draw_hand_of_cards(
    image: Image.Image, names: Sequence[str], top: int, captions: Mapping[str, str]
) -> list[tuple[int, int]]:
    """Upright cards in rows of `CARDS_IN_ROW`, in the middle; returns their corners."""
    corners: list[tuple[int, int]] = []
    for number, name in enumerate(names):
        row, column = divmod(number, CARDS_IN_ROW)
        in_row = min(CARDS_IN_ROW, len(names) - row * CARDS_IN_ROW)
        left = (image.width - (in_row - 1) * CARD_STEP - CARD[0]) // 2
        corners.append((left + column * CARD_STEP, top + row * CARD_DOWN))
        draw_card(image, name, corners[-1], captions)
    return corners


def hand_height(count: int) -> int:
    """How high the rows of so many cards are."""
    rows = -(-count // CARDS_IN_ROW)
    return (rows - 1) * CARD_DOWN + CARD[1] if rows else 0


def draw_own_card(
    image: Image.Image, position: DayunhePosition, captions: Mapping[str, str], top: int, end: int = 0
) -> None:
    """A strip of paper, `STRIP` high, with the card of the actor: what is left, used, excluded, impossible.

    ``end``: how much stays free at the right for something else.
    """
    seat = position.actor
    if seat is None:
        return
    image.paste(sheet(image.width, STRIP), (0, top))
    left, middle = MARGIN, top + STRIP / 2
    piece("card-wide").put(image, left, top + (STRIP - WIDE_CARD[1]) // 2)
    name = position.chosen[seat]
    if name in ("", HIDDEN):
        piece("card-back").put(image, left + WIDE_EMBLEM, middle)
        return
    piece(f"card-{name}").put(image, left + WIDE_EMBLEM, middle)
    at = (left + WIDE_NAME, middle)
    write_fitted(image, at, captions.get(name, ""), "serif", WIDE_GROUPS - WIDE_NAME - GAP, anchor="l")
    groups = _groups(card(name), prospects(position))
    room = WIDE_CARD[0] - WIDE_GROUPS - WIDE_END - end
    gap = (room - sum(map(group_width, groups))) / len(groups)
    x = left + WIDE_GROUPS + gap / 2
    for parts in groups:
        x = draw_group(image, parts, (x, middle)) + gap


def _groups(shown: Card, found: Sequence[Prospect]) -> list[list[Part]]:
    """The groups of a card with what can still be done with them."""
    states = {prospect.action: prospect for prospect in found}
    return [[_left(symbol, states.get(symbol.action)) for symbol in group] for group in shown.groups]


def printed(symbol: Symbol) -> Part:
    """A sign as it stands on its card."""
    return Part(f"icon-{symbol.action}", _number(symbol.action, symbol.count))


def _left(symbol: Symbol, prospect: Prospect | None) -> Part:
    """A sign of the own card; how often it was used stands before how often it may be."""
    part = printed(symbol)
    if prospect is None or prospect.state == "open":
        if prospect is not None and prospect.left < symbol.count:
            part = part._replace(text=_number(symbol.action, prospect.left, always=True))
        return part
    return part._replace(pale=True, used=prospect.state == "used")


def _number(action: str, count: int, always: bool = False) -> str:
    """How often, or how many points; nothing where it is once."""
    if action == "prestige":
        return f"+{count}"
    return f"×{count}" if count > 1 or always else ""


def group_width(parts: Sequence[Part]) -> float:
    """How wide a group is."""
    return sum(map(_part_width, parts)) + (len(parts) - 1) * (2 * GAP + width("/", "number"))


def _part_width(part: Part) -> float:
    wide: float = piece(part.sign).image.width
    if part.text:
        wide += COUNT_GAP + width(part.text, "number")
    return wide + (TICK if part.used else 0)


def draw_group(image: Image.Image, parts: Sequence[Part], at: tuple[float, float]) -> float:
    """A group of signs that begins there; what is between them says that only one may be used.

    Returns where it ends.
    """
    x, y = at
    for number, part in enumerate(parts):
        if number:
            x += GAP
            x += write(image, (x, y), "/", "number", MIN_CAP, INK_SOFT, anchor="l") + GAP
        x = _draw_part(image, part, x, y)
    return x


def _draw_part(image: Image.Image, part: Part, x: float, y: float) -> float:
    """A sign with its number, and a tick if it has been used; returns where it ends."""
    sign = pale(part.sign) if part.pale else piece(part.sign)
    fill: Colour = PALE_INK if part.pale else INK
    start = x
    sign.put(image, x + sign.x, y)
    x += sign.image.width
    if part.text:
        x += COUNT_GAP
        x += write(image, (x, y), part.text, fill=fill, anchor="l")
    if part.used:
        piece("icon-tick").put(image, x + TICK / 2, y)
        x += TICK
    elif part.pale:
        ImageDraw.Draw(image).line((start - 4, y + 10, x + 4, y - 10), fill=INK_SOFT, width=5)
    return x
