"""The seats' slips under the board: token, name, score, pieces left, cards in hand, emperor, state."""

from PIL import Image

from games.china.components import HAND
from games.china.position import ChinaPosition
from games.engine import Seat
from render.china.assets import piece
from render.china.layout import STRIP, STRIP_GAP, STRIP_LEFT, slip_width
from render.kit.palette import SEATS
from render.kit.slips import BADGES, seat_state, write_name
from render.kit.type import write_number
from render.scene import Scene

BADGE = (-26, 2)
"""From the slip's upper right corner."""
PAD, TOKEN, NAME, NAME_END = 13, 42, 80, 10
"""The slip's padding; the token's middle and where the name begins and ends, from its own edges."""
NAME_ROW, SCORE_ROW, HOUSE_ROW, EMISSARY_ROW, LAST_ROW = 44, 114, 99, 145, 183
SCORE_CAPS = {3: 66, 4: 62, 5: 58}
EMPEROR, FORT = 42, 95
"""Middles in the last row."""
RIGHTS = {3: 132, 4: 112, 5: 94}
"""The column of the pieces left: the slip's right edge less so much."""


def draw_strip(image: Image.Image, position: ChinaPosition, scene: Scene) -> None:
    """All slips."""
    wide = slip_width(position.seats)
    for seat in range(position.seats):
        left = STRIP_LEFT + seat * (wide + STRIP_GAP)
        state = seat_state(position, seat)
        piece(f"seat-{position.seats}-{state}").put(image, left, STRIP)
        draw_name(image, seat, scene, (left + TOKEN, STRIP + NAME_ROW), left + NAME, wide - NAME - NAME_END)
        _score(image, position, seat, left, wide)
        _left_over(image, position, seat, left, wide)
        if state in BADGES:
            piece(BADGES[state]).put(image, left + wide + BADGE[0], STRIP + BADGE[1])


def draw_name(
    image: Image.Image, seat: Seat, scene: Scene, token: tuple[int, int], left: int, room: int
) -> None:
    """The token; from ``left`` on the name where the font has every glyph of it."""
    piece(f"seat-{SEATS[seat].letter}").put(image, *token)
    write_name(image, seat, scene, (left, token[1]), room)


def _score(image: Image.Image, position: ChinaPosition, seat: Seat, left: int, wide: int) -> None:
    """The one big number; under it the emperor at his holder's, and the fortification until it is placed."""
    room = wide - RIGHTS[position.seats] - 24
    score = str(position.scores[seat])
    cap = SCORE_CAPS[position.seats]
    write_number(image, (left + room // 2, STRIP + SCORE_ROW), score, room - 2 * PAD, cap)
    if position.emperor == seat:
        piece("emperor").put(image, left + EMPEROR, STRIP + LAST_ROW - 8)
    if position.fortified and position.forts_left[seat]:
        piece("fort-small").put(image, left + FORT, STRIP + LAST_ROW - 8)


def _left_over(image: Image.Image, position: ChinaPosition, seat: Seat, left: int, wide: int) -> None:
    """Houses and emissaries left, cards in hand."""
    right = RIGHTS[position.seats]
    x = left + wide - right
    for name, count, row in (
        ("icon-house", position.houses_left[seat], HOUSE_ROW),
        ("icon-emissary", position.emissaries_left[seat], EMISSARY_ROW),
    ):
        piece(name).put(image, x, STRIP + row)
        write_number(image, (x + 30, STRIP + row), str(count), right - PAD - 30, anchor="l")
    held = piece(f"held-{min(HAND, len(position.hands[seat]))}")
    held.put(image, left + wide - PAD - 3 - held.image.width + held.x, STRIP + LAST_ROW)
