"""The seats' slips under the board: token, name, pagodas in reserve, villages, tiles in hand, state."""

from PIL import Image

from games.engine import Seat
from games.qin.components import HAND
from games.qin.position import QinPosition
from render.kit.palette import INK, INK_SOFT, SEATS
from render.kit.slips import BADGES, seat_state, write_name
from render.kit.type import MIN_CAP, width, write, write_fitted
from render.qin.assets import piece
from render.qin.layout import SERIES_HEIGHT, SLIP_HEIGHT, STRIP, STRIP_GAP, STRIP_LEFT, slip_width
from render.scene import Scene

PAD, ICON_GAP = 18, 8
TOKEN, NAME = 56, 108
"""The token's middle and the name's beginning, from the slip's left edge."""
NAME_ROW, COUNT_ROW = 57, 132
BADGE = (-28, 4)
"""From the slip's upper right corner: above the name."""


def has_series_row(position: QinPosition) -> bool:
    """Whether slips show the sum over the games of a series: from the second on."""
    return position.series != "single" and len(position.finished) + (position.turn is not None) > 1


def draw_strip(image: Image.Image, position: QinPosition, scene: Scene) -> None:
    """All slips."""
    outcome = position.outcome()
    winners = outcome.winners if outcome else ()
    wide = slip_width(position.seats)
    suffix = "-series" if has_series_row(position) else ""
    for seat in range(position.seats):
        left = STRIP_LEFT + seat * (wide + STRIP_GAP)
        state = "winner" if seat in winners else seat_state(position, seat)
        badge = BADGES.get(state)
        piece(f"slip-{position.seats}-{state}{suffix}").put(image, left, STRIP)
        _name(image, seat, scene, left, wide - NAME - PAD)
        _counts(image, position, seat, left, wide)
        if suffix:
            _series(image, position, seat, left, wide)
        if badge:
            piece(badge).put(image, left + wide + BADGE[0], STRIP + BADGE[1])


def _name(image: Image.Image, seat: Seat, scene: Scene, left: int, room: int) -> None:
    """The token; the name beside it where the font has every glyph of it."""
    piece(f"token-{SEATS[seat].letter}").put(image, left + TOKEN, STRIP + NAME_ROW)
    write_name(image, seat, scene, (left + NAME, STRIP + NAME_ROW), room)


def _counts(image: Image.Image, position: QinPosition, seat: Seat, left: int, wide: int) -> None:
    """Reserve, villages, tiles: three groups spread over the slip, closer and smaller among four seats."""
    narrow = position.seats == 4
    size, cap = ("-small", 46) if narrow else ("", 52)
    hand = piece(f"tiles-{min(HAND, len(position.hands[seat]))}{size}")
    groups = (
        (piece(f"icon-pagoda{size}"), str(position.reserves[seat]), cap),
        (piece(f"icon-village{size}"), str(list(position.villages.values()).count(seat)), MIN_CAP),
    )
    widths = [sign.image.width + ICON_GAP + width(text, "number", cap) for sign, text, cap in groups]
    spare = wide - 2 * PAD - sum(widths) - hand.image.width
    squeeze = 1.0 if spare >= 2 * ICON_GAP else 0.8
    y = STRIP + COUNT_ROW
    x = left + PAD
    for sign, text, cap in groups:
        sign.put(image, x + sign.x, y - 2)
        x += sign.image.width + ICON_GAP
        x += write(image, (x, y), text, "number", cap, INK, "l", squeeze=squeeze)
        x += max(ICON_GAP, spare // 2)
    hand.put(image, left + wide - PAD - hand.image.width + hand.x, y)


def _series(image: Image.Image, position: QinPosition, seat: Seat, left: int, wide: int) -> None:
    """Pagodas left over, game by game, and their sum: the lowest wins the series."""
    left_over = [game[seat] for game in position.finished]
    if position.turn is not None:
        left_over.append(position.reserves[seat])
    told = f"{' + '.join(map(str, left_over))} = {sum(left_over)}"
    at = (left + wide // 2, STRIP + SLIP_HEIGHT + SERIES_HEIGHT // 2 - 12)
    write_fitted(image, at, told, "number", wide - 2 * PAD, fill=INK_SOFT)
