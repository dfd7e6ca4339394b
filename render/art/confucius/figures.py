"""The small pictures of Confucius' rules page, from positions through the real renderer."""

from collections.abc import Callable

from PIL import Image

from games.confucius.box import Pay
from games.confucius.components import (
    AVAILABLE,
    DISTANT,
    NOBODY,
    cards,
    lands,
    realm,
)
from games.confucius.gifts import Give
from games.confucius.position import ConfuciusPosition
from games.confucius.ships import Voyage
from games.confucius.turns import parse
from render.art.confucius.figure_parts import (
    BINGBU,
    COAT,
    GONGBU,
    HUBU,
    JUNK,
    NECKLACE,
    TILE,
    VASE,
    A,
    B,
    C,
    Figure,
    beside,
    draw_notes,
    harbour_part,
    land_part,
    put_official,
    realm_part,
    rows_part,
    scroll_part,
    stacked,
    start,
    table_part,
    token,
)
from render.art.notes import WIDTH
from render.confucius.assets import ground, palette, piece, sheet
from render.confucius.crop_box import draw_box_part
from render.confucius.exam import draw_mat
from render.confucius.layout import (
    BOX_TRAY,
    FOLDER,
    MATS,
    ROD_TOP,
    SEAT_STEP,
    SEATS_TOP,
    STUDENT,
    cell,
    tablet,
)
from render.confucius.realm_layout import (
    BLOCK_STEP,
    HARBOUR_HIGH,
    LAND_DISC,
    SOLDIERS_ROW,
    block,
    land,
)
from render.confucius.realm_layout import (
    DISTANT as ISLANDS,
)
from render.confucius.scrolls import draw_scroll
from render.confucius.tokens import draw_disc
from render.confucius.wall import draw_wall
from render.kit.encode import Picture
from render.kit.type import write
from render.scene import Scene


def bribe() -> Figure:
    """Hubu: A has bribed an official, B has secured one, one is free."""
    position = start()
    put_official(position, HUBU, 3, 4, A)
    put_official(position, HUBU, 4, 2, B, True)
    put_official(position, HUBU, 5, 6)
    part = scroll_part(position, HUBU, 5)
    image = sheet(WIDTH, part.height)
    image.paste(part, (0, 0))
    for space, items in (
        (3, ("icon-bribe", token(A))),
        (4, ("icon-secure", token(B))),
        (5, ("icon-cash", "=6")),
    ):
        y = SEATS_TOP - ROD_TOP + 6 + (space - 0.5) * SEAT_STEP
        draw_notes(image, part.width, WIDTH, y, *items)
    return Figure(image, "board")


def obligations() -> Figure:
    """B holds the vase of A; both have one official in Hubu."""
    position = start()
    position.gifts[A][VASE - 1] = B
    put_official(position, HUBU, 3, 5, A)
    put_official(position, HUBU, 4, 3, B)
    put_official(position, HUBU, 5, 4)
    rows = beside(
        rows_part(position, HUBU, 3, 5),
        (token(B), "icon-ban"),
        (token(A), "=1", "icon-officials", "=1", token(B)),
    )
    return Figure(stacked(table_part(position, A, B, VASE), rows), "realm")


def give() -> Figure:
    """A's vase is with B; B gives a coat in return, and the vase leaves the game."""
    position = start()
    position.gifts[A][VASE - 1] = B
    position.gifts[B][COAT - 1] = AVAILABLE
    position.turn = B
    before = table_part(position, A, B, VASE)
    position.apply(Give(COAT, A))
    return Figure(stacked(before, _arrow(), table_part(position, B, A, COAT)), "realm")


def _arrow() -> Image.Image:
    image = sheet(WIDTH, 40)
    piece("arrow-down").put(image, WIDTH / 2, 20)
    return image


def examination() -> Figure:
    """Red against orange: A lays 3 and C 2 for red, B 3 and 2 for orange; a tie, so red wins."""
    position = start()
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
    return Figure(stacked(*parts), "board")


def _values(position: ConfuciusPosition, seat: int, student: int) -> list[int]:
    """The cards that a seat has laid for a student, in cash."""
    if position.tutored[seat] != student:
        return []
    worth = cards().cash
    return [value for value, count in zip(worth, position.laid[seat], strict=False) for _ in range(count)]


def resolution() -> Figure:
    """Bingbu: A and B have three officials each, C one, and a coat of A and a vase of B: A gets it."""
    position = start()
    for space, owner in enumerate((A, B, B, C, A, B, A), 1):
        put_official(position, BINGBU, space, (4, 6, 3, 5, 2, 4, 7)[space - 1], owner, owner == C)
    position.gifts[A][COAT - 1] = position.gifts[B][VASE - 1] = C
    position.chits[BINGBU] = [7, 5]
    position.cubes, position.passed = [0] * 3, [False, True, True]
    position.phase, position.turn = "turn", A
    position.apply(parse("pass"))
    part = scroll_part(position, BINGBU)
    notes = (
        (token(A), f"gift-{COAT}", token(C)),
        (token(B), f"gift-{VASE}", token(C)),
        (token(C), "arrow-right", token(A)),
        ("icon-minister", token(A), "=4"),
        ("icon-secretary", token(B), "=3"),
    )
    return Figure(beside(part, *notes), "board")


def invade() -> Figure:
    """Mongolia with armies of A and B."""
    position = start()
    mongolia = next(number for number, entry in enumerate(lands()) if entry.id == "mongolia")
    position.lands[0] = mongolia
    position.armies[0] = [A, B, *[NOBODY] * (len(lands()[mongolia].boxes) - 2)]
    position.land_state[0] = ""
    part = land_part(position, 0)
    price = lands()[mongolia].price
    return Figure(stacked(beside(part, ("icon-army", "icon-cash", f"={price}"))), "realm")


def invasions() -> Figure:
    """Annam is full and won; Korea is not when the wall is long enough: only the star brings its card."""
    position = start()
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
    won = beside(
        land_part(position, 0),
        (token(A, "army-pip"), f"=+{annam.boxes[0]}"),
        (token(B, "army-pip"), f"=+{annam.boxes[1]}", "icon-reward"),
    )
    lost = beside(land_part(position, 1), (token(C, "army-pip"), "=0", "icon-reward"))
    return Figure(stacked(won, wall, lost), "realm")


def voyage() -> Figure:
    """Six junks of A set sail: five reach Africa, one waits."""
    position = start(5)
    position.yard[A], position.ocean[A] = realm().voyage + 1, 0
    position.hands[A] = [2, 0, 0, 0]
    before = harbour_part(position)
    africa = DISTANT.index("africa")
    for action in (Voyage(realm().voyage + 1, (africa,)), Pay((2, 0, 0))):
        position.apply(action)
    left, top_edge, right, bottom = ISLANDS[africa]
    island = realm_part(position).crop((left - 14, top_edge - 44, right + 14, bottom + 6))
    top = sheet(WIDTH, before.height)
    after = harbour_part(position)
    top.paste(before, (0, 0))
    top.paste(after, (WIDTH - after.width, 0))
    piece("arrow-right").put(top, WIDTH / 2, before.height / 2)
    low = sheet(WIDTH, max(island.height, 210))
    low.paste(island, (20, (low.height - island.height) // 2))
    draw_notes(
        low, 20 + island.width, WIDTH, low.height / 2, f"=+{position.distant_chits[africa]}", "reward-back"
    )
    return Figure(stacked(top, low), "realm")


def turn() -> Figure:
    """The action box: a cube of A on the first space."""
    position = start()
    position.box[0][A] = 1
    position.hands[A] = [1, 1, 2, 0]
    for ministry in (HUBU, GONGBU):
        put_official(position, ministry, 3, 3)
    put_official(position, BINGBU, 3, 4, A)
    tray = draw_box_part(position.view(A), Scene())
    left, top, right, bottom = BOX_TRAY
    image = tray.crop((left, top - 6, left + WIDTH, bottom + 8))
    rim = cell(0)[0] - left - 4
    image.paste(tray.crop((right - rim, top - 6, right, bottom + 8)), (WIDTH - rim, 0))
    return Figure(image, "board")


def petition() -> Figure:
    """What the five gifts do, one under another, before and after."""
    rows = [_petitioned(value, *PETITIONS[value]) for value in sorted(PETITIONS)]
    return Figure(stacked(*rows), "realm")


def _petitioned(value: int, written: str, look: Callable[[ConfuciusPosition], Image.Image]) -> Image.Image:
    """The gift, and a part of the board before and after the petition."""
    position = start(5)
    position.gifts[A][value - 1] = AVAILABLE
    position.yard[B], position.yard[A] = 3, 1
    position.students = [C, NOBODY]
    put_official(position, HUBU, 2, 5, B)
    put_official(position, HUBU, 3, 3, A)
    put_official(position, HUBU, 4, 6, C)
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
    parts = [harbour_part(position, seat, HARBOUR_HIGH // 2) for seat in (A, B)]
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
    return realm_part(position).crop((middle - 124, top + LAND_DISC - 48, middle + 124, top + LAND_DISC + 42))


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
