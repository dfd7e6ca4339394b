"""The seats' slips under the board: token, name, pagodas in reserve, villages, tiles in hand, state."""

from PIL import Image

from games.engine import Seat
from games.qin.position import QinPosition
from render.kit.palette import INK, INK_SOFT, SEATS
from render.kit.type import MIN_CAP, covers, fit, width, write
from render.qin.assets import piece
from render.qin.layout import SERIES_HEIGHT, SLIP_HEIGHT, STRIP, STRIP_GAP, STRIP_LEFT, slip_width
from render.scene import Scene

RESERVE_CAP = 50
TOKEN = 54
"""The token's middle from the slip's left edge."""
NAME_ROW, COUNT_ROW = 50, 128


def has_series_row(position: QinPosition) -> bool:
    """Whether slips show the sum over the games of a series: once one of them is over."""
    return position.series != "single" and bool(position.finished)


def draw_strip(image: Image.Image, position: QinPosition, scene: Scene) -> None:
    """All slips."""
    outcome = position.outcome()
    winners = outcome.winners if outcome else ()
    wide = slip_width(position.seats)
    suffix = "-series" if has_series_row(position) else ""
    for seat in range(position.seats):
        left = STRIP_LEFT + seat * (wide + STRIP_GAP)
        state = _state(position, seat, winners)
        piece(f"slip-{position.seats}-{state}{suffix}").put(image, left, STRIP)
        _name(image, seat, scene, left, wide)
        _counts(image, position, seat, left, wide)
        if suffix:
            _series(image, position, seat, left, wide)
        badge = {"active": "badge-act", "winner": "badge-crown", "resigned": "badge-flag"}.get(state)
        if badge:
            piece(badge).put(image, left + wide - 30, STRIP + 14)


def _state(position: QinPosition, seat: Seat, winners: tuple[Seat, ...]) -> str:
    if seat in winners:
        return "winner"
    if seat in position.resigned:
        return "resigned"
    return "active" if position.turn == seat else "plain"


def _name(image: Image.Image, seat: Seat, scene: Scene, left: int, wide: int) -> None:
    """The token; the name beside it where the font has every glyph of it."""
    piece(f"token-{SEATS[seat].letter}").put(image, left + TOKEN, STRIP + NAME_ROW)
    name = scene.names[seat].strip() if seat < len(scene.names) else ""
    if name and covers("sans", name):
        text = fit(name, "sans", wide - TOKEN - 44 - 62)
        at = (left + TOKEN + 44, STRIP + NAME_ROW)
        write(image, at, text.text, "sans", MIN_CAP, anchor="l", squeeze=text.squeeze)


def _counts(image: Image.Image, position: QinPosition, seat: Seat, left: int, wide: int) -> None:
    """Reserve, villages, tiles: three groups spread over the slip."""
    y = STRIP + COUNT_ROW
    reserve = str(position.reserves[seat])
    villages = str(list(position.villages.values()).count(seat))
    hand = piece(f"tiles-{min(3, len(position.hands[seat]))}")
    narrow = 0.86 if position.seats == 4 and len(reserve) + len(villages) > 2 else 1.0
    pagoda, village = piece("icon-pagoda"), piece("icon-village")
    widths = [
        pagoda.colours.width + 8 + round(width(reserve, "number", RESERVE_CAP) * narrow),
        village.colours.width + 8 + round(width(villages, "number") * narrow),
        hand.colours.width,
    ]
    pad = 14
    gap = (wide - 2 * pad - sum(widths)) / (2 if position.seats > 2 else 3)
    x = left + pad
    pagoda.put(image, x + pagoda.x, y - 2)
    write(image, (x + pagoda.colours.width + 8, y), reserve, "number", RESERVE_CAP, INK, "l", squeeze=narrow)
    x += round(widths[0] + gap)
    village.put(image, x + village.x, y - 2)
    write(image, (x + village.colours.width + 8, y), villages, "number", MIN_CAP, INK, "l", squeeze=narrow)
    x += round(widths[1] + gap)
    hand.put(image, x + hand.x, y)


def _series(image: Image.Image, position: QinPosition, seat: Seat, left: int, wide: int) -> None:
    """Pagodas left over, game by game, and their sum: the lowest wins the series."""
    left_over = [game[seat] for game in position.finished]
    if position.turn is not None:
        left_over.append(position.reserves[seat])
    sum_text = f"{' + '.join(map(str, left_over))} = {sum(left_over)}"
    text = fit(sum_text, "number", wide - 36)
    at = (left + wide // 2, STRIP + SLIP_HEIGHT + SERIES_HEIGHT // 2 - 14)
    write(image, at, text.text, "number", MIN_CAP, INK_SOFT, squeeze=text.squeeze)
