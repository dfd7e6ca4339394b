"""Who gave what to whom: givers' rows, holders' columns, and what every giver has left."""

from collections.abc import Mapping, Sequence

from PIL import Image

from games.confucius.components import AVAILABLE, REMOVED, UNBOUGHT, box, gifts
from games.confucius.position import ConfuciusPosition
from games.engine import Seat
from render.confucius import assets
from render.confucius.assets import piece
from render.confucius.layout import WIDTH
from render.confucius.realm_layout import (
    CELLS,
    CELLS_END,
    GIFTS,
    GIFTS_FOOT,
    GIFTS_HEAD,
    GIVER,
    OWES_CELLS,
    OWES_CELLS_END,
    OWES_FOOT,
    OWES_GIVER,
    OWES_HEAD,
    OWES_RACK,
    OWES_RACK_STEP,
    OWES_ROW,
    PLATE,
    PLATE_LARGE,
    RACK,
    RACK_END,
)
from render.kit.lines import Point
from render.kit.palette import INK, INK_SOFT, PAPER_DARK, SEATS, mix
from render.kit.slips import write_name
from render.kit.type import write, write_fitted
from render.scene import Scene

LINE = mix(PAPER_DARK, INK_SOFT, 0.25)
PALE = mix(PAPER_DARK, INK_SOFT, 0.55)
"""Lines of the table; values of gifts that nobody has bought."""
SHADE = 70
"""How much dark paper (of 255) lies on the cells where giver and holder are the same."""
ICON_IN, VALUE_IN = 0.34, 0.78
"""Middles of picture and value on a plate, as parts of its width."""
LARGE_CAP = 46
CUBE_ASIDE = 24
"""How far a cube and its number stand from the middle of their column."""
MARGIN = 20
NAME_CAP_ROOM = 8
"""How much narrower than its column a name is."""


def draw_gifts(image: Image.Image, position: ConfuciusPosition) -> None:
    """The table on the realm's sheet."""
    left, top, right, _ = GIFTS
    _grid(image, position.seats, (left + 14, right - 14), (left + CELLS, left + CELLS_END), top + GIFTS_HEAD)
    piece("icon-gives").put(image, left + GIVER - 4, top + GIFTS_HEAD / 2)
    for seat in range(position.seats):
        token = piece(f"marker-{SEATS[seat].letter}")
        x, y = cell(position.seats, seat, seat)
        token.put(image, x, top + GIFTS_HEAD / 2)
        token.put(image, left + GIVER, y)
    for value in gifts().values:
        write(image, (rack(position.seats, 0, value)[0], top + GIFTS_HEAD / 2), str(value))
    for giver, row in enumerate(position.gifts):
        for value, where in enumerate(row, 1):
            at = rack(position.seats, giver, value)
            if where >= 0:
                draw_plate(image, cell(position.seats, giver, where), value, giver)
            elif where == AVAILABLE:
                piece("plate-chip").put(image, *at)
                piece(f"gift-small-{value}").put(image, *at)
            elif where == UNBOUGHT:
                piece(f"gift-small-{value}-pale").put(image, *at)
            elif where == REMOVED:
                piece("gift-gone").put(image, *at)


def _grid(image: Image.Image, seats: int, edges: tuple[int, int], cells: tuple[int, int], top: int) -> None:
    """Lines between the rows and before the columns of the small table."""
    high = _row(seats)
    wide = (cells[1] - cells[0]) / seats
    bottom = round(top + high * seats)
    for number in range(seats):
        y = round(top + high * number)
        image.paste(LINE, (edges[0], y, edges[1], y + 2))
        x = round(cells[0] + wide * number)
        shade(image, (x, y, round(x + wide), round(y + high)))
    for x in (cells[0], cells[1] + 4):
        image.paste(LINE, (x, top - GIFTS_HEAD + 12, x + 2, bottom))


def shade(image: Image.Image, at: tuple[int, int, int, int]) -> None:
    """Dark paper on a cell."""
    image.paste(PAPER_DARK, at, Image.new("L", (at[2] - at[0], at[3] - at[1]), SHADE))


def _row(seats: int) -> float:
    """Height of a row of the table on the realm's sheet."""
    return (GIFTS[3] - GIFTS[1] - GIFTS_HEAD - GIFTS_FOOT) / seats


def cell(seats: int, giver: Seat, holder: Seat) -> Point:
    """Middle of the cell of a gift on the realm's sheet."""
    wide = (CELLS_END - CELLS) / seats
    return GIFTS[0] + CELLS + wide * (holder + 0.5), GIFTS[1] + GIFTS_HEAD + _row(seats) * (giver + 0.5)


def rack(seats: int, giver: Seat, value: int) -> Point:
    """Middle of a giver's own gift on the realm's sheet."""
    wide = (RACK_END - RACK) / len(gifts().values)
    return GIFTS[0] + RACK + wide * (value - 0.5), cell(seats, giver, 0)[1]


def draw_plate(image: Image.Image, at: Point, value: int, giver: Seat, large: bool = False) -> None:
    """A gift that was given: on a plate with the giver's rim."""
    _plate(image, at, value, f"-{SEATS[giver].letter}", large)


def _plate(image: Image.Image, at: Point, value: int, suffix: str, large: bool) -> None:
    wide = (PLATE_LARGE if large else PLATE)[0]
    size = "large" if large else "small"
    pale = suffix == "-unbought"
    piece(f"plate{'-large' * large}{suffix}").put(image, *at)
    piece(f"gift-{size}-{value}{'-pale' * pale}").put(image, at[0] + wide * (ICON_IN - 0.5), at[1])
    where = (at[0] + wide * (VALUE_IN - 0.5), at[1])
    write(image, where, str(value), "number", LARGE_CAP if large else 36, INK_SOFT if pale else INK)


def draw_offer(image: Image.Image, giver: Seat, value: int) -> None:
    """An own gift that may be chosen, in the frame of a candidate."""
    _plate(image, owes_rack(giver, value), value, "", large=False)
    piece("asked-plate").put(image, *owes_rack(giver, value))


def draw_promise(image: Image.Image, at: Point, value: int) -> None:
    """A gift that may be given, in the frame of a candidate; it hides what lies there and would go."""
    _plate(image, at, value, "", large=True)
    piece("asked-plate-large").put(image, *at)


# ── the table alone ──────────────────────────────────────────────────────────────────────────────────


def draw_table(position: ConfuciusPosition, scene: Scene) -> Image.Image:
    """The table of gifts alone, large: the page that says who owes whom."""
    return owes_sheet(position, scene, ())


def owes_sheet(position: ConfuciusPosition, scene: Scene, active: Sequence[Seat]) -> Image.Image:
    """The large table; rows of ``active`` seats are brighter."""
    seats = position.seats
    image = assets.sheet(WIDTH, owes_height(seats))
    _owes_grid(image, seats, active)
    _corner(image, scene.captions)
    piece("icon-own").put(image, OWES_RACK + OWES_RACK_STEP * 1.5, OWES_HEAD / 2)
    for seat in range(seats):
        x, y = owes_cell(seats, seat, seat)
        room = round((OWES_CELLS_END - OWES_CELLS) / seats) - NAME_CAP_ROOM
        _person(image, seat, scene, (x, 46), room)
        _person(image, seat, scene, (OWES_GIVER, y - 22), OWES_CELLS - MARGIN - NAME_CAP_ROOM)
        count = sum(holder >= 0 for holder in position.gifts[seat])
        count += sum(holder == seat for row in position.gifts for holder in row)
        foot = OWES_HEAD + OWES_ROW * seats + OWES_FOOT / 2 - 4
        piece(f"cube-{SEATS[seat].letter}").put(image, x - CUBE_ASIDE, foot)
        write(image, (x + CUBE_ASIDE, foot), str(box().cubes_for(count)), "number", LARGE_CAP)
    piece("icon-cube").put(image, OWES_GIVER, OWES_HEAD + OWES_ROW * seats + OWES_FOOT / 2 - 4)
    for giver, row in enumerate(position.gifts):
        for value, where in enumerate(row, 1):
            at = owes_rack(giver, value)
            if where >= 0:
                draw_plate(image, owes_cell(seats, giver, where), value, giver, large=True)
            elif where == REMOVED:
                piece("gift-gone").put(image, *at)
            elif where == AVAILABLE:
                _plate(image, at, value, "", large=False)
            elif giver in active:
                _plate(image, at, value, "-unbought", large=False)
            else:
                write(image, at, str(value), fill=PALE)
    return image


def owes_height(seats: int) -> int:
    """How high the large table is."""
    return OWES_HEAD + OWES_ROW * seats + OWES_FOOT


def owes_cell(seats: int, giver: Seat, holder: Seat) -> Point:
    """Middle of the cell of a gift in the large table."""
    wide = (OWES_CELLS_END - OWES_CELLS) / seats
    return OWES_CELLS + wide * (holder + 0.5), OWES_HEAD + OWES_ROW * (giver + 0.5)


def owes_rack(giver: Seat, value: int) -> Point:
    """Middle of a giver's own gift in the large table: the cheaper half above, the dearer one below."""
    half = len(gifts().values) // 2
    row, column = divmod(value - 1, half)
    x = OWES_RACK + OWES_RACK_STEP * (column + 0.5)
    return x, OWES_HEAD + OWES_ROW * (giver + 0.5) + (row - 0.5) * (PLATE[1] + 4)


def _owes_grid(image: Image.Image, seats: int, active: Sequence[Seat]) -> None:
    """Rows, lines before and behind the columns, dark cells."""
    wide = (OWES_CELLS_END - OWES_CELLS) / seats
    bottom = OWES_HEAD + OWES_ROW * seats
    for number in range(seats):
        top = OWES_HEAD + OWES_ROW * number
        if number in active:
            piece("owes-active").put(image, MARGIN, top)
        image.paste(LINE, (MARGIN, top, WIDTH - MARGIN, top + 3))
        x = round(OWES_CELLS + wide * number)
        shade(image, (x, top, round(x + wide), top + OWES_ROW))
    image.paste(LINE, (MARGIN, bottom, WIDTH - MARGIN, bottom + 3))
    for x in (OWES_CELLS - 2, OWES_CELLS_END + 4):
        image.paste(LINE, (x, MARGIN, x + 3, bottom))


def _corner(image: Image.Image, words: Mapping[str, str]) -> None:
    """Who is who: a row gives, a column holds."""
    gives, holds = words.get("gives", ""), words.get("holds", "")
    if not (gives and holds):
        piece("icon-gives").put(image, OWES_GIVER, OWES_HEAD / 2)
        return
    right = OWES_CELLS - 14
    for word, sign, y in ((holds, "arrow-down", 40), (gives, "arrow-right", OWES_HEAD - 34)):
        arrow = piece(sign)
        arrow.put(image, right - arrow.image.width + arrow.x, y)
        end = right - arrow.image.width - 8
        write_fitted(image, (end, y), word, "sans", end - MARGIN, anchor="r")


def _person(image: Image.Image, seat: Seat, scene: Scene, at: Point, room: int) -> None:
    """A token with the name under it."""
    piece(f"token-{SEATS[seat].letter}").put(image, *at)
    write_name(image, seat, scene, (at[0], at[1] + 62), room, anchor="m")
