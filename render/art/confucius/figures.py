"""The small pictures of Confucius' rules page, from positions through the real renderer."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image

from games.confucius import GAME
from games.confucius.actions import Give, Pay, Voyage
from games.confucius.components import (
    AVAILABLE,
    DISTANT,
    EMPTY,
    MINISTRIES,
    NOBODY,
    SPACES,
    cards,
    lands,
    realm,
)
from games.confucius.notation import parse
from games.confucius.position import ConfuciusPosition
from games.engine import Seat
from render.confucius.assets import ground, palette, piece, sheet
from render.confucius.crop_box import draw_box_part
from render.confucius.exam import draw_mat
from render.confucius.gifts import cell as gift_cell
from render.confucius.gifts import draw_gifts
from render.confucius.lands import draw_land_tiles, draw_lands
from render.confucius.layout import (
    BOX_TRAY,
    FOLDER,
    MATS,
    NUMBER,
    ROD_BOTTOM,
    ROD_HIGH,
    ROD_TOP,
    SCROLL_WIDTH,
    SEAT_STEP,
    SEATS_TOP,
    STUDENT,
    cell,
    scroll,
    tablet,
)
from render.confucius.realm_layout import (
    BLOCK_STEP,
    GIFTS,
    HARBOUR,
    HARBOUR_HIGH,
    LAND_DISC,
    SOLDIERS_ROW,
    block,
    land,
    slips,
)
from render.confucius.realm_layout import (
    DISTANT as ISLANDS,
)
from render.confucius.scrolls import draw_scroll
from render.confucius.seas import draw_sea_tiles, draw_seas
from render.confucius.tokens import draw_disc
from render.confucius.wall import draw_wall
from render.kit.encode import Picture
from render.kit.palette import SEATS
from render.kit.type import write
from render.scene import Scene

WIDTH = 600
EDGE = 10
"""Round the parts of a figure."""
GAP, TEXT_CAP = 12, 46
"""Between signs in a row of notes; cap height of their numbers."""
A, B, C = range(3)
BINGBU, HUBU, GONGBU = range(3)
TILE, VASE, COAT, NECKLACE, JUNK = 2, 3, 4, 5, 6


class Figure(NamedTuple):
    """A picture and the palette it is written in."""

    image: Image.Image
    colours: str


def _start(seats: int = 3) -> ConfuciusPosition:
    """A match in which A is to act and nothing stands anywhere."""
    position = GAME.start(seats, GAME.complete(seats, {}), "figures")
    position.round, position.chief, position.turn = 4, seats - 1, A
    position.officials = [[EMPTY] * SPACES for _ in MINISTRIES]
    position.cubes = [3] * seats
    position.box = [[0] * seats for _ in position.box]
    return position


def _official(
    position: ConfuciusPosition,
    ministry: int,
    space: int,
    cost: int,
    owner: int = NOBODY,
    secured: bool = False,
) -> None:
    """Put an official on a space, 1 the highest."""
    position.officials[ministry][space - 1] = cost
    position.markers[ministry][space - 1] = owner
    position.secured[ministry][space - 1] = secured


# ── parts of a picture ───────────────────────────────────────────────────────────────────────────────


def _notes(image: Image.Image, left: int, right: int, y: float, *items: str) -> None:
    """Sprites and texts ("=3") side by side, in the middle between two edges."""
    middle = (left + right) / 2
    plan: list[tuple[str, int]] = []
    blank = sheet(WIDTH, 200)
    for item in items:
        wide = write(blank, (300, 100), item[1:], cap=TEXT_CAP) if item[0] == "=" else _solid(item)
        plan.append((item, wide))
    x = middle - (sum(wide for _, wide in plan) + GAP * (len(plan) - 1)) / 2
    for item, wide in plan:
        if item[0] == "=":
            write(image, (x, y), item[1:], cap=TEXT_CAP, anchor="l")
        else:
            piece(item).put(image, x + wide / 2, y)
        x += wide + GAP


def _solid(name: str) -> int:
    """The width of a sprite without its shadow."""
    box = piece(name).mask.point(lambda value: 255 if value > 200 else 0).getbbox() or (0, 0, 0, 0)
    return box[2] - box[0]


def _scroll(position: ConfuciusPosition, ministry: int, rows: int = SPACES) -> Image.Image:
    """A ministry's scroll with its first rows."""
    image = ground("court").copy()
    draw_scroll(image, position, ministry, {})
    left = scroll(ministry) - EDGE
    bottom = ROD_BOTTOM + ROD_HIGH + 6 if rows == SPACES else SEATS_TOP + rows * SEAT_STEP + 4
    return image.crop((left, ROD_TOP - 6, left + SCROLL_WIDTH + 2 * EDGE, bottom))


def _rows(position: ConfuciusPosition, ministry: int, first: int, last: int) -> Image.Image:
    """Some rows of a scroll: numbers and tablets."""
    image = ground("court").copy()
    draw_scroll(image, position, ministry, {})
    _, _, right, _ = tablet(ministry, 0)
    top = SEATS_TOP + (first - 1) * SEAT_STEP
    return image.crop((scroll(ministry) + NUMBER - 24, top, right + 6, SEATS_TOP + last * SEAT_STEP))


def _realm(position: ConfuciusPosition) -> Image.Image:
    """The realm without header, wall, words and slips."""
    image = ground("realm").copy()
    draw_land_tiles(image, position)
    draw_sea_tiles(image, position)
    draw_lands(image, position)
    draw_seas(image, position, {})
    draw_gifts(image, position)
    return image


def _land(position: ConfuciusPosition, slot: int) -> Image.Image:
    """A foreign land."""
    left, top, right, bottom = land(slot)
    return _realm(position).crop((left - 8, top - 24, right + 8, bottom + 10))


def _table(position: ConfuciusPosition, giver: Seat, holder: Seat, value: int) -> Image.Image:
    """The table of gifts of A and B, and beside it who gave what to whom."""
    image = _realm(position)
    left, top, _, _ = GIFTS
    x, y = gift_cell(position.seats, B, B)
    half_wide, half_high = x - gift_cell(position.seats, A, A)[0], y - gift_cell(position.seats, A, A)[1]
    table = image.crop((left + 12, top + 8, round(x + half_wide / 2), round(y + half_high / 2)))
    made = sheet(WIDTH, table.height)
    made.paste(table, (0, 0))
    _notes(made, table.width, WIDTH, table.height * 0.38, f"gift-large-{value}")
    piece(_token(giver)).put(made, table.width + 28, table.height * 0.72)
    piece("arrow-right").put(made, (table.width + WIDTH) / 2, table.height * 0.72)
    piece(_token(holder)).put(made, WIDTH - 28, table.height * 0.72)
    return made


def _stacked(*parts: Image.Image) -> Image.Image:
    """Parts one under another on paper, each in the middle."""
    height = sum(part.height for part in parts) + EDGE * (len(parts) + 1)
    image = sheet(WIDTH, height)
    top = EDGE
    for part in parts:
        image.paste(part, ((WIDTH - part.width) // 2, top))
        top += part.height + EDGE
    return image


def _beside(part: Image.Image, *notes: Sequence[str]) -> Image.Image:
    """A part with rows of notes at its right."""
    image = sheet(WIDTH, part.height)
    image.paste(part, (0, 0))
    for number, row in enumerate(notes):
        y = part.height / 2 + (number - (len(notes) - 1) / 2) * 82
        _notes(image, part.width, WIDTH, y, *row)
    return image


def _token(seat: int, name: str = "marker") -> str:
    return f"{name}-{SEATS[seat].letter}"


# ── figures ──────────────────────────────────────────────────────────────────────────────────────────


def bribe() -> Figure:
    """Hubu: A has bribed an official, B has secured one, one is free."""
    position = _start()
    _official(position, HUBU, 3, 4, A)
    _official(position, HUBU, 4, 2, B, True)
    _official(position, HUBU, 5, 6)
    part = _scroll(position, HUBU, 5)
    image = sheet(WIDTH, part.height)
    image.paste(part, (0, 0))
    for space, items in (
        (3, ("icon-bribe", _token(A))),
        (4, ("icon-secure", _token(B))),
        (5, ("icon-cash", "=6")),
    ):
        y = SEATS_TOP - ROD_TOP + 6 + (space - 0.5) * SEAT_STEP
        _notes(image, part.width, WIDTH, y, *items)
    return Figure(image, "board")


def obligations() -> Figure:
    """B holds the vase of A; both have one official in Hubu."""
    position = _start()
    position.gifts[A][VASE - 1] = B
    _official(position, HUBU, 3, 5, A)
    _official(position, HUBU, 4, 3, B)
    _official(position, HUBU, 5, 4)
    rows = _beside(
        _rows(position, HUBU, 3, 5),
        (_token(B), "icon-ban"),
        (_token(A), "=1", "icon-officials", "=1", _token(B)),
    )
    return Figure(_stacked(_table(position, A, B, VASE), rows), "realm")


def give() -> Figure:
    """A's vase is with B; B gives a coat in return, and the vase leaves the game."""
    position = _start()
    position.gifts[A][VASE - 1] = B
    position.gifts[B][COAT - 1] = AVAILABLE
    position.turn = B
    before = _table(position, A, B, VASE)
    position.apply(Give(COAT, A))
    return Figure(_stacked(before, _arrow(), _table(position, B, A, COAT)), "realm")


def _arrow() -> Image.Image:
    image = sheet(WIDTH, 40)
    piece("arrow-down").put(image, WIDTH / 2, 20)
    return image


def examination() -> Figure:
    """Red against orange: A lays 3 and C 2 for red, B 3 and 2 for orange; a tie, so red wins."""
    position = _start()
    position.students = [A, B]
    position.tutored = [0, 1, 0]
    position.laid = [[0, 0, 1, 0], [0, 1, 1, 0], [0, 1, 0, 0]]
    parts = []
    for student in (0, 1):
        image = ground("court").copy()
        draw_mat(image, position, student, {})
        left, top, right, bottom = MATS[student]
        mat = image.crop((left - 6, top - 8, right + 6, bottom + 8))
        values = [value for seat in range(position.seats) for value in _values(position, seat, student)]
        part = sheet(WIDTH, mat.height)
        part.paste(mat, (0, 0))
        first = mat.width + 40
        for number, value in enumerate(values):
            draw_disc(part, "price", value, (first + number * 66, mat.height / 2))
        write(part, (first + 66 * len(values) - 26, mat.height / 2), f"= {sum(values)}", anchor="l")
        parts.append(part)
    return Figure(_stacked(*parts), "board")


def _values(position: ConfuciusPosition, seat: int, student: int) -> list[int]:
    """The cards that a seat has laid for a student, in cash."""
    if position.tutored[seat] != student:
        return []
    worth = cards().cash
    return [value for value, count in zip(worth, position.laid[seat], strict=False) for _ in range(count)]


def resolution() -> Figure:
    """Bingbu: A and B have three officials each, C one, and a coat of A and a vase of B: A gets it."""
    position = _start()
    for space, owner in enumerate((A, B, B, C, A, B, A), 1):
        _official(position, BINGBU, space, (4, 6, 3, 5, 2, 4, 7)[space - 1], owner, owner == C)
    position.gifts[A][COAT - 1] = position.gifts[B][VASE - 1] = C
    position.chits[BINGBU] = [7, 5]
    position.cubes, position.passed = [0] * 3, [False, True, True]
    position.phase, position.turn = "turn", A
    position.apply(parse("pass"))
    part = _scroll(position, BINGBU)
    notes = (
        (_token(A), f"gift-{COAT}", _token(C)),
        (_token(B), f"gift-{VASE}", _token(C)),
        (_token(C), "arrow-right", _token(A)),
        ("icon-minister", _token(A), "=4"),
        ("icon-secretary", _token(B), "=3"),
    )
    return Figure(_beside(part, *notes), "board")


def invade() -> Figure:
    """Mongolia with armies of A and B."""
    position = _start()
    mongolia = next(number for number, entry in enumerate(lands()) if entry.id == "mongolia")
    position.lands[0] = mongolia
    position.armies[0] = [A, B, *[NOBODY] * (len(lands()[mongolia].boxes) - 2)]
    position.land_state[0] = ""
    part = _land(position, 0)
    price = lands()[mongolia].price
    return Figure(_stacked(_beside(part, ("icon-army", "icon-cash", f"={price}"))), "realm")


def invasions() -> Figure:
    """Annam is full and won; Korea is not when the wall is long enough: only the star brings its card."""
    position = _start()
    ids = [entry.id for entry in lands()]
    annam, korea = lands()[ids.index("annam")], lands()[ids.index("korea")]
    position.lands[:2] = [ids.index("annam"), ids.index("korea")]
    position.armies[:2] = [[A, B], [NOBODY] * len(korea.boxes)]
    position.armies[1][korea.star] = C
    position.wall = realm().walls[1] - 1
    position.cubes, position.passed = [0] * 3, [False, True, True]
    position.apply(parse("pass"))
    first, last = block(realm().walls[1] - 5), block(realm().walls[1] - 1)
    wall = ground("realm").copy()
    draw_wall(wall, position)
    wall = wall.crop((first[0] + BLOCK_STEP // 2, SOLDIERS_ROW - 24, last[2] + 2, last[3] + 8))
    won = _beside(
        _land(position, 0),
        (_token(A, "army-pip"), f"=+{annam.boxes[0]}"),
        (_token(B, "army-pip"), f"=+{annam.boxes[1]}", "icon-reward"),
    )
    lost = _beside(_land(position, 1), (_token(C, "army-pip"), "=0", "icon-reward"))
    return Figure(_stacked(won, wall, lost), "realm")


def voyage() -> Figure:
    """Six junks of A set sail: five reach Africa, one waits."""
    position = _start(5)
    position.yard[A], position.ocean[A] = realm().voyage + 1, 0
    position.hands[A] = [2, 0, 0, 0]
    before = _harbour(position)
    africa = DISTANT.index("africa")
    for action in (Voyage(realm().voyage + 1, (africa,)), Pay((2, 0, 0))):
        position.apply(action)
    left, top_edge, right, bottom = ISLANDS[africa]
    island = _realm(position).crop((left - 14, top_edge - 44, right + 14, bottom + 6))
    top = sheet(WIDTH, before.height)
    after = _harbour(position)
    top.paste(before, (0, 0))
    top.paste(after, (WIDTH - after.width, 0))
    piece("arrow-right").put(top, WIDTH / 2, before.height / 2)
    low = sheet(WIDTH, max(island.height, 210))
    low.paste(island, (20, (low.height - island.height) // 2))
    _notes(
        low, 20 + island.width, WIDTH, low.height / 2, f"=+{position.distant_chits[africa]}", "reward-back"
    )
    return Figure(_stacked(top, low), "realm")


def _harbour(position: ConfuciusPosition, seat: Seat = A, rows: int = HARBOUR_HIGH) -> Image.Image:
    """The upper rows of a seat's harbour."""
    columns = slips(position.seats)
    left = columns.left + seat * columns.step
    return _realm(position).crop((left - 5, HARBOUR - 6, left + columns.width + 5, HARBOUR + rows + 6))


def turn() -> Figure:
    """The action box: a cube of A on the first space."""
    position = _start()
    position.box[0][A] = 1
    position.hands[A] = [1, 1, 2, 0]
    for ministry in (HUBU, GONGBU):
        _official(position, ministry, 3, 3)
    _official(position, BINGBU, 3, 4, A)
    tray = draw_box_part(position.view(A), Scene())
    left, top, right, bottom = BOX_TRAY
    image = tray.crop((left, top - 6, left + WIDTH, bottom + 8))
    rim = cell(0)[0] - left - 4
    image.paste(tray.crop((right - rim, top - 6, right, bottom + 8)), (WIDTH - rim, 0))
    return Figure(image, "board")


def petition() -> Figure:
    """What the five gifts do, one under another, before and after."""
    rows = [_petitioned(value, *PETITIONS[value]) for value in sorted(PETITIONS)]
    return Figure(_stacked(*rows), "realm")


def _petitioned(value: int, written: str, look: Callable[[ConfuciusPosition], Image.Image]) -> Image.Image:
    """The gift, and a part of the board before and after the petition."""
    position = _start(5)
    position.gifts[A][value - 1] = AVAILABLE
    position.yard[B], position.yard[A] = 3, 1
    position.students = [C, NOBODY]
    _official(position, HUBU, 2, 5, B)
    _official(position, HUBU, 3, 3, A)
    _official(position, HUBU, 4, 6, C)
    position.lands[0] = [entry.id for entry in lands()].index("annam")
    position.armies[0] = [NOBODY, A]
    before = look(position)
    position.apply(parse(written))
    after = look(position)
    image = sheet(WIDTH, max(before.height, 64))
    piece(f"gift-{value}").put(image, 32, image.height / 2)
    for part, middle in ((before, 192), (after, WIDTH - 128)):
        image.paste(part, (middle - part.width // 2, (image.height - part.height) // 2))
    piece("arrow-right").put(image, WIDTH - 268, image.height / 2)
    return image


def _yards(position: ConfuciusPosition) -> Image.Image:
    """The shipyards of A and B."""
    parts = [_harbour(position, seat, HARBOUR_HIGH // 2) for seat in (A, B)]
    image = Image.new("RGB", (parts[0].width, 2 * parts[0].height))
    for number, part in enumerate(parts):
        image.paste(part, (0, number * part.height))
    return image


def _student(position: ConfuciusPosition) -> Image.Image:
    """The red student's place."""
    image = ground("court").copy()
    draw_mat(image, position, 0, {})
    left, top, _, bottom = MATS[0]
    return image.crop((left - 4, top - 6, left + 2 * STUDENT + 6, bottom + 6))


def _tablets(first: int, last: int) -> Callable[[ConfuciusPosition], Image.Image]:
    """Officials of Hubu on these spaces."""

    def look(position: ConfuciusPosition) -> Image.Image:
        image = ground("court").copy()
        draw_scroll(image, position, HUBU, {})
        left, top, right, _ = tablet(HUBU, first - 1)
        return image.crop((left - 5, top - 5, right + 5, tablet(HUBU, last - 1)[3] + 5))

    return look


def _boxes(position: ConfuciusPosition) -> Image.Image:
    """The armies of the first land."""
    left, top, right, _ = land(0)
    middle = (left + right) // 2
    return _realm(position).crop((middle - 124, top + LAND_DISC - 48, middle + 124, top + LAND_DISC + 42))


PETITIONS: dict[int, tuple[str, Callable[[ConfuciusPosition], Image.Image]]] = {
    TILE: ("petition tile B A", _yards),
    VASE: ("petition vase red", _student),
    COAT: ("petition coat hubu 3 hubu 4", _tablets(3, 4)),
    NECKLACE: ("petition necklace annam 2 annam 1", _boxes),
    JUNK: ("petition junk hubu 2 A", _tablets(2, 2)),
}
"""By value of the gift: what is done, and what of the board it changes."""
FIGURES: dict[str, Callable[[], Figure]] = {
    "turn": turn,
    "bribe": bribe,
    "give": give,
    "obligations": obligations,
    "examination": examination,
    "resolution": resolution,
    "invade": invade,
    "invasions": invasions,
    "voyage": voyage,
    "petition": petition,
}
"""By paragraph."""


def build() -> None:
    """Write every figure; needs everything else."""
    for paragraph, draw in FIGURES.items():
        image, colours = draw()
        (FOLDER / f"rules-{paragraph}.png").write_bytes(Picture(image, palette(colours)).png())
