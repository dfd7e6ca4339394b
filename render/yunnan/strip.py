"""The slips under the board: what every colour has. A person's two colours share one, with points once."""

from collections.abc import Sequence

from PIL import Image

from games.engine import Seat
from games.yunnan.components import KINDS
from games.yunnan.position import YunnanPosition
from render.kit.palette import SEATS
from render.kit.slips import BADGES, draw_count, seat_state, write_name
from render.kit.type import write, write_number
from render.scene import Scene
from render.yunnan.assets import piece
from render.yunnan.layout import STRIP, STRIP_GAP, STRIP_LEFT, slip_width

BADGE = (-26, 2)
"""From the slip's upper right corner."""
PAD, TOKEN, NAME, NAME_END = 14, 42, 78, 12
"""The slip's padding; the token's middle, where the name begins and ends, from the slip's edges."""
ROWS = (42, 108, 162, 208, 254)
"""Middles of a slip's rows: name, points and money, income and gifts, three levels, structures."""
POINTS_CAP = 58
PAIR_ROWS = (46, 116, 174, 232)
"""Of a pair's: name and points, then for both colours money and income, four levels, structures."""
ROOMY = 110
"""From this width on a number stands beside a sign of full size."""
BADGE_ROOM = 26
"""How much earlier a name ends under a badge."""


def draw_strip(image: Image.Image, position: YunnanPosition, scene: Scene) -> None:
    """All slips."""
    if position.pairs:
        for seat in range(position.seats):
            _pair(image, position, seat, scene)
        return
    wide = slip_width(position.colours)
    for colour in range(position.colours):
        left = STRIP_LEFT + colour * (wide + STRIP_GAP)
        state = _frame(image, f"slip-{position.colours}", position, colour, left)
        room = wide - NAME - NAME_END - (BADGE_ROOM if state in BADGES else 0)
        draw_name(image, colour, scene, (left + TOKEN, STRIP + ROWS[0]), left + NAME, room)
        _slip(image, position, colour, left, wide)
        if state in BADGES:
            piece(BADGES[state]).put(image, left + wide + BADGE[0], STRIP + BADGE[1])


def _frame(image: Image.Image, name: str, position: YunnanPosition, seat: Seat, left: int) -> str:
    """The empty slip of a seat; returns its state."""
    state = seat_state(position, seat)
    piece(f"{name}-{state}").put(image, left, STRIP)
    return state


def draw_name(
    image: Image.Image, seat: Seat, scene: Scene, token: tuple[int, int], left: int, room: int
) -> None:
    """The token; from ``left`` on the name where the font has every glyph of it."""
    piece(f"trader-{SEATS[seat].letter}").put(image, *token)
    write_name(image, seat, scene, (left, token[1]), room)


def _slip(image: Image.Image, position: YunnanPosition, colour: int, left: int, wide: int) -> None:
    """What a colour has, for a slip of its own."""
    half = (wide - 2 * PAD) // 2
    points = signed(position.vp[position.owner(colour)])
    room = half - 8
    write_number(image, (left + PAD + room / 2, STRIP + ROWS[1]), points, room, POINTS_CAP)
    counts(image, (left + PAD + half, STRIP + ROWS[1]), half, [("money", position.money[colour])])
    row = [("income", position.incomes[colour]), ("gift", position.gifts[colour])]
    counts(image, (left + PAD, STRIP + ROWS[2]), 2 * half, row)
    counts(image, (left + PAD, STRIP + ROWS[3]), 2 * half, levels(position, colour))
    counts(image, (left + PAD, STRIP + ROWS[4]), 2 * half, stock(position, colour))


def _pair(image: Image.Image, position: YunnanPosition, seat: Seat, scene: Scene) -> None:
    """A person's two colours on one slip."""
    wide = slip_width(2)
    left = STRIP_LEFT + seat * (wide + STRIP_GAP)
    state = _frame(image, "slip-pair", position, seat, left)
    points = signed(position.vp[seat])
    taken = write(image, (left + wide - 60, STRIP + PAIR_ROWS[0]), points, "number", POINTS_CAP, anchor="r")
    x = left + TOKEN
    for colour in position.colours_of(seat):
        piece(f"trader-{SEATS[colour].letter}").put(image, x, STRIP + PAIR_ROWS[0])
        x += 58
    write_name(image, seat, scene, (x - 18, STRIP + PAIR_ROWS[0]), left + wide - 84 - taken - x)
    half = (wide - 3 * PAD) // 2
    for number, colour in enumerate(position.colours_of(seat)):
        at = left + PAD + number * (half + PAD)
        middle = STRIP + PAIR_ROWS[1]
        if colour == position.colour:
            piece("act").put(image, at + 28, middle)
        piece(f"trader-{SEATS[colour].letter}").put(image, at + 28, middle)
        row = [("money", position.money[colour]), ("income", position.incomes[colour])]
        counts(image, (at + 64, middle), half - 64, row)
        row = [*levels(position, colour), ("gift", position.gifts[colour])]
        counts(image, (at, STRIP + PAIR_ROWS[2]), half, row)
        counts(image, (at, STRIP + PAIR_ROWS[3]), half, stock(position, colour))
    piece("pair-line").put(image, left + wide / 2, STRIP + (PAIR_ROWS[1] + PAIR_ROWS[3]) / 2)
    if state in BADGES:
        piece(BADGES[state]).put(image, left + wide + BADGE[0], STRIP + BADGE[1])


def signed(number: int) -> str:
    """A number that may be below zero, with a true minus (Yunnan, Expert)."""
    return str(number).replace("-", "−")


def levels(position: YunnanPosition, colour: int) -> list[tuple[str, int]]:
    """Passes, influence, traders at home."""
    return [
        ("pass", position.passes[colour]),
        ("dragon", position.influence[colour]),
        ("trader", position.supply[colour]),
    ]


def stock(position: YunnanPosition, colour: int) -> list[tuple[str, int]]:
    """Structures taken and not built; nothing for kinds of which there is none."""
    owned = [(kind, position.stock[number][colour]) for number, kind in enumerate(KINDS)]
    return [(kind, count) for kind, count in owned if count]


def counts(
    image: Image.Image, at: tuple[int, float], room: int, found: Sequence[tuple[str, int]], cells: int = 0
) -> None:
    """Signs with their numbers in a row that begins at ``at``: in columns of one width."""
    cells = max(len(found), cells, 1)
    for number, (name, count) in enumerate(found):
        left = at[0] + room * number / cells
        sign = f"{'icon' if room / cells > ROOMY else 'small'}-{name}"
        draw_count(image, piece, (left, at[1]), room / cells, sign, count)
