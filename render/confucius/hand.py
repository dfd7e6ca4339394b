"""The owner's sheet: cards and rewards, own gifts and who holds them, gifts held and what they forbid."""

from collections.abc import Sequence

from PIL import Image

from games.confucius.components import AVAILABLE, MINISTRIES, REMOVED, UNBOUGHT
from games.confucius.components import gifts as printed_gifts
from games.confucius.gifts import Gift, active
from games.confucius.officials import bans
from games.confucius.position import ConfuciusPosition
from games.engine import Seat
from render.confucius.assets import piece, sheet
from render.confucius.cards import PAD, draw_hand_strip, draw_rewards
from render.confucius.layout import CARD, INFO, LEFT, TABLE_ROW, WIDTH
from render.confucius.tokens import draw_cubes, draw_marker
from render.kit.palette import INK_SOFT
from render.kit.slips import write_name
from render.kit.type import write
from render.scene import Scene

HEAD, HEAD_TOP = 100, 16
"""Height of the row with name, cubes and points; upper edge of its slip."""
ROW, REWARDS = 92, CARD[1] + 26
"""Heights of a row of gifts and of one of rewards, if they need their own."""
FEW_REWARDS = 3
"""So many rewards stand beside the cards."""
SIGN, FIRST, STEP = 52, 128, 184
"""Middles: of a row's sign, of its first entry, from one entry to the next."""
GIFT_MIDDLE, VALUE, HOLDER = 36, 44, 92
"""Middles of a gift with all that, of its value, of its holder, right of its picture."""
HELD_STEP, ARROW, HELD, BAN_STEP = 264, 48, 104, 60
"""From one gift held to the next; right of the giver: arrow, gift; from one ministry closed to the next."""
TOTAL_CAP, GAP, ICON_GAP = 46, 34, 9
DISCOUNTS = 680
"""Where the ministries that give a discount begin."""


def draw_hand(position: ConfuciusPosition, seat: Seat, scene: Scene) -> Image.Image:
    """The sheet of the seat whose view this is; raises ValueError for somebody else's view."""
    if position.viewer != seat:
        raise ValueError("a hand is drawn only from its own seat's view")
    many = len(position.rewards[seat]) > FEW_REWARDS
    held = [gift for gift in active(position) if gift.holder == seat]
    banned = bans(position, seat)
    height = HEAD + INFO + (REWARDS if many else 0) + ROW * (2 + bool(held) + bool(banned)) + 8
    image = sheet(WIDTH, height)
    _head(image, position, seat, scene)
    draw_hand_strip(image, position, seat, HEAD, rewards=not many)
    y = HEAD + INFO
    if many:
        draw_rewards(image, position.rewards[seat], WIDTH - PAD, y + REWARDS / 2 - 8, WIDTH - 2 * PAD)
        y += REWARDS
    piece("edge").put(image, 0, y)
    draw_own_gifts(image, position, seat, y + ROW / 2 + 6)
    y += ROW
    if held:
        _held(image, position, held, y)
        y += ROW * (1 + bool(banned))
    _stock(image, position, seat, y + ROW / 2 - 6)
    return image


def _head(image: Image.Image, position: ConfuciusPosition, seat: Seat, scene: Scene) -> None:
    """Token, name, unused cubes, points."""
    piece("row-plain").put(image, LEFT, HEAD_TOP)
    y = HEAD_TOP + TABLE_ROW // 2
    draw_marker(image, seat, (LEFT + 46, y))
    x = (
        WIDTH
        - 48
        - write(image, (WIDTH - 48, y), str(position.scores[seat]), "number", TOTAL_CAP, anchor="r")
    )
    star = piece("icon-points")
    x -= ICON_GAP + star.image.width
    star.put(image, x + star.x, y)
    x -= GAP + 23
    draw_cubes(image, seat, (x, y), position.cubes[seat], always=True)
    if position.chief == seat:
        x -= GAP + 34
        piece("badge-chief").put(image, x, y)
    write_name(image, seat, scene, (LEFT + 96, y), x - 60 - LEFT - 96)


def _held(image: Image.Image, position: ConfuciusPosition, held: Sequence[Gift], top: float) -> None:
    """Gifts of others, one column for each giver; under it where one may take no officials for it."""
    piece("icon-holds").put(image, SIGN, top + ROW / 2)
    banned = bans(position, held[0].holder)
    if banned:
        piece("icon-ban").put(image, SIGN, top + ROW * 3 / 2)
    for number, gift in enumerate(held):
        x, y = FIRST + number * HELD_STEP, top + ROW / 2
        draw_marker(image, gift.giver, (x, y))
        piece("arrow-right").put(image, x + ARROW, y)
        _gift(image, gift.value, (x + HELD, y))
        closed = [ban.ministry for ban in banned if ban.giver == gift.giver]
        for place, ministry in enumerate(closed):
            piece(f"icon-{MINISTRIES[ministry]}").put(image, x + place * BAN_STEP, y + ROW)


def draw_own_gifts(image: Image.Image, position: ConfuciusPosition, seat: Seat, y: float) -> None:
    """All own gifts: at home, with whom, not bought yet (pale), gone (crossed out)."""
    piece("icon-gift").put(image, SIGN, y)
    for value in printed_gifts().values:
        at = own_gift(value, y)
        state = position.gifts[seat][value - 1]
        _gift(image, value, at, state)
        if state >= 0:
            draw_marker(image, state, (at[0] + HOLDER, y))


def own_gift(value: int, y: float) -> tuple[float, float]:
    """The middle of an own gift's picture, in that row."""
    return FIRST + (value - 1) * STEP, y


def _gift(image: Image.Image, value: int, at: tuple[float, float], state: int = AVAILABLE) -> None:
    """A gift's picture and its value."""
    away = state in (UNBOUGHT, REMOVED)
    piece(f"gift-{value}{'-pale' if away else ''}").put(image, *at)
    if state == REMOVED:
        piece("gift-gone").put(image, *at)
    else:
        number = (at[0] + VALUE, at[1])
        if away:
            write(image, number, str(value), fill=INK_SOFT)
        else:
            write(image, number, str(value))


def _stock(image: Image.Image, position: ConfuciusPosition, seat: Seat, y: float) -> None:
    """Armies at home and in the colonies, junks in the yard and at sea; ministries that give a discount."""
    counts = (
        ("icon-army", position.stock[seat]),
        ("icon-colonies", position.colonies[seat]),
        ("icon-yard", position.yard[seat]),
        ("icon-junk", position.ocean[seat]),
    )
    x = float(SIGN - 22)
    for name, count in counts:
        sign = piece(name)
        sign.put(image, x + sign.x, y)
        x += sign.image.width + ICON_GAP
        x += write(image, (x, y), str(count), anchor="l") + 2 * GAP
    found = [name for ministry, name in enumerate(MINISTRIES) if position.has_marker(seat, ministry)]
    if found:
        x = float(DISCOUNTS)
        x += write(image, (x, y), "%", anchor="l") + ICON_GAP
    for name in found:
        sign = piece(f"icon-{name}")
        sign.put(image, x + sign.x, y)
        x += sign.image.width + 2 * ICON_GAP
