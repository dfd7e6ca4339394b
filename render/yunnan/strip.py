"""The cards under the board: points, money, income and open bids. A person's two colours share one."""

from PIL import Image

from games.engine import Seat
from games.yunnan.bids import sum_of_bids
from games.yunnan.position import YunnanPosition
from render.kit.palette import SEATS
from render.kit.slips import BADGES, draw_count, seat_state, write_name
from render.kit.type import plain, write, write_number
from render.scene import Scene
from render.yunnan.assets import piece
from render.yunnan.layout import STRIP, STRIP_GAP, STRIP_LEFT, slip_width

BADGE = (-22, 14)
"""From the card's upper right corner."""
PAD, TOKEN, TOKEN_STEP, NAME, NAME_END = 12, 42, 58, 78, 12
"""The card's padding; the first token's middle, from it to a second one, where the name begins and ends."""
ROWS = (40, 96, 145)
"""Middles of a card's rows: the name; points and money; income and bids."""
PAIR_ROWS = (38, 92, 145)
"""Of a pair's: the name and points; what each colour has."""
POINTS_CAP = 50
BADGE_ROOM = 32
"""How much earlier a name ends under a badge."""


def draw_strip(image: Image.Image, position: YunnanPosition, scene: Scene) -> None:
    """All cards."""
    wide = slip_width(position.seats)
    for seat in range(position.seats):
        left = STRIP_LEFT + seat * (wide + STRIP_GAP)
        state = seat_state(position, seat)
        piece(f"slip-{position.seats}-{state}").put(image, left, STRIP)
        end = left + wide - NAME_END - (BADGE_ROOM if state in BADGES else 0)
        if position.pairs:
            y = STRIP + PAIR_ROWS[0]
            end -= write(image, (end, y), plain(position.vp[seat]), "number", POINTS_CAP, anchor="r") + PAD
            _pair(image, position, seat, left, wide)
        else:
            y = STRIP + ROWS[0]
            _single(image, position, seat, left, wide)
        colours = position.colours_of(seat)
        for number, colour in enumerate(colours):
            piece(f"trader-{SEATS[colour].letter}").put(image, left + TOKEN + number * TOKEN_STEP, y)
        name = left + NAME + (len(colours) - 1) * TOKEN_STEP
        write_name(image, seat, scene, (name, y), end - name)
        if state in BADGES:
            piece(BADGES[state]).put(image, left + wide + BADGE[0], STRIP + BADGE[1])


def _single(image: Image.Image, position: YunnanPosition, seat: Seat, left: int, wide: int) -> None:
    half = (wide - 2 * PAD) / 2
    upper, lower = STRIP + ROWS[1], STRIP + ROWS[2]
    at = (left + PAD, upper)
    write_number(image, at, plain(position.vp[seat]), half - PAD, POINTS_CAP, anchor="l")
    places = ((half, upper), (0, lower), (half, lower))
    for (x, y), (sign, count) in zip(places, have(position, seat), strict=True):
        draw_count(image, piece, (left + PAD + x, y), half, f"small-{sign}", count)


def _pair(image: Image.Image, position: YunnanPosition, seat: Seat, left: int, wide: int) -> None:
    """A row for each colour of the seat."""
    for colour, row in zip(position.colours_of(seat), PAIR_ROWS[1:], strict=True):
        y = STRIP + row
        if colour == position.colour:
            piece("act").put(image, left + TOKEN, y)
        piece(f"trader-{SEATS[colour].letter}").put(image, left + TOKEN, y)
        room = (wide - NAME - PAD) / 3
        for number, (sign, count) in enumerate(have(position, colour)):
            at = (left + NAME + PAD + number * room, y)
            draw_count(image, piece, at, room, f"icon-{sign}", count)


def have(position: YunnanPosition, colour: int) -> list[tuple[str, int]]:
    """What a colour's card shows, each with its sign."""
    return [
        ("money", position.money[colour]),
        ("income", position.incomes[colour]),
        ("bid", sum_of_bids(position, colour)),
    ]
