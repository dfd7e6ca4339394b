"""The slips under both sheets: what everybody sees of every seat."""

from PIL import Image

from games.confucius.position import ConfuciusPosition
from games.engine import Seat
from render.confucius.assets import piece
from render.confucius.layout import STRIP_GAP, STRIP_LEFT, slip_width
from render.confucius.tokens import draw_cubes, draw_marker
from render.kit.slips import BADGES, draw_count, seat_state, write_name
from render.kit.type import write_number
from render.scene import Scene

BADGE = (-26, 2)
"""From the slip's upper right corner."""
PAD, TOKEN, NAME, NAME_END, BADGE_ROOM = 14, 42, 78, 12, 26
"""The slip's padding; the token's middle, where the name begins and ends, from the slip's edges."""
ROWS = (40, 105, 163, 212)
"""Middles of a slip's rows: name; points, cubes, chief; cards and rewards; armies and junks."""
POINTS_CAP = 58
CUBES, CHIEF = -97, -36
"""Middles of the unused cubes and of the chief's badge, from the slip's right edge."""


def draw_strip(image: Image.Image, position: ConfuciusPosition, scene: Scene, top: int) -> None:
    """All slips, their upper edges at ``top``."""
    wide = slip_width(position.seats)
    for seat in range(position.seats):
        draw_slip(image, position, seat, scene, STRIP_LEFT + seat * (wide + STRIP_GAP), top)


def draw_slip(
    image: Image.Image, position: ConfuciusPosition, seat: Seat, scene: Scene, left: int, top: int
) -> None:
    """The slip of a seat with its corner there."""
    wide = slip_width(position.seats)
    state = seat_state(position, seat)
    piece(f"slip-{position.seats}-{state}").put(image, left, top)
    room = wide - NAME - NAME_END - (BADGE_ROOM if state in BADGES else 0)
    draw_marker(image, seat, (left + TOKEN, top + ROWS[0]))
    write_name(image, seat, scene, (left + NAME, top + ROWS[0]), room)
    _points(image, position, seat, left, top + ROWS[1])
    half = (wide - 2 * PAD) // 2
    rows = (
        (("card", sum(position.hands[seat])), ("reward", len(position.rewards[seat]))),
        (("army", position.colonies[seat]), ("junk", position.yard[seat])),
    )
    for y, row in zip(ROWS[2:], rows, strict=True):
        for column, (sign, count) in enumerate(row):
            draw_count(image, piece, (left + PAD + column * half, top + y), half, f"small-{sign}", count)
    if state in BADGES:
        piece(BADGES[state]).put(image, left + wide + BADGE[0], top + BADGE[1])


def _points(image: Image.Image, position: ConfuciusPosition, seat: Seat, left: int, y: int) -> None:
    """Points, unused cubes or that the seat has passed, and the chief's badge."""
    wide = slip_width(position.seats)
    points = str(position.scores[seat])
    room = wide + CUBES - 30 - PAD
    write_number(image, (left + PAD + room / 2, y), points, room, POINTS_CAP)
    right = left + wide
    if position.passed[seat]:
        piece("icon-passed").put(image, right + CUBES, y)
    else:
        draw_cubes(image, seat, (right + CUBES, y), position.cubes[seat], always=True)
    if position.chief == seat:
        piece("badge-chief").put(image, right + CHIEF, y)
