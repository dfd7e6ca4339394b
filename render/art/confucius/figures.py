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
    below,
    beside,
    draw_notes,
    land_part,
    ledger_part,
    officials_part,
    put_official,
    realm_part,
    stacked,
    start,
    table_part,
    token,
)
from render.art.notes import WIDTH
from render.confucius.assets import ground, palette, piece, sheet
from render.confucius.box import draw_prices
from render.confucius.exam import draw_mat
from render.confucius.layout import (
    BLOCK_STEP,
    BOX_TRAY,
    FOLDER,
    LAND_BOXES,
    MATS,
    OCEAN,
    SOLDIERS_ROW,
    STUDENT,
    YARD,
    block,
    coast,
    land,
    large_cell,
)
from render.confucius.tokens import draw_disc
from render.kit.encode import Picture
from render.kit.type import write
from render.scene import Scene


def bribe() -> Image.Image:
    """Hubu: A has bribed an official, B has secured one, one is free."""
    position = start()
    put_official(position, HUBU, 3, 4, A)
    put_official(position, HUBU, 4, 2, B, True)
    put_official(position, HUBU, 5, 6)
    part = officials_part(position, HUBU, 3, 5)
    return stacked(below(part, ("icon-bribe", token(A)), ("icon-secure", token(B)), ("icon-cash", "=6")))


def obligations() -> Image.Image:
    """B holds the vase of A; both have one official in Hubu."""
    position = start()
    position.gifts[A][VASE - 1] = B
    put_official(position, HUBU, 3, 5, A)
    put_official(position, HUBU, 4, 3, B)
    put_official(position, HUBU, 5, 4)
    part = officials_part(position, HUBU, 3, 5)
    rows = below(part, (token(B), "icon-ban"), (token(A), "=1", "icon-officials", "=1", token(B)))
    return stacked(table_part(position, A, B, VASE), rows)


def give() -> Image.Image:
    """A's vase is with B; B gives a coat in return, and the vase leaves the game."""
    position = start()
    position.gifts[A][VASE - 1] = B
    position.gifts[B][COAT - 1] = AVAILABLE
    position.turn = B
    before = table_part(position, A, B, VASE)
    position.apply(Give(COAT, A))
    return stacked(before, _arrow(), table_part(position, B, A, COAT))


def _arrow() -> Image.Image:
    image = sheet(WIDTH, 40)
    piece("arrow-down").put(image, WIDTH / 2, 20)
    return image


def examination() -> Image.Image:
    """Red against orange: A lays 3 and C 2 for red, B 3 and 2 for orange; a tie, so red wins."""
    position = start()
    position.students = [A, B]
    position.tutored = [0, 1, 0]
    position.laid = [[0, 0, 1, 0], [0, 1, 1, 0], [0, 1, 0, 0]]
    parts = []
    for student in (0, 1):
        image = ground("board")
        draw_mat(image, position, student, {})
        left, top, right, bottom = MATS[student]
        parts.append(image.crop((left - 6, top - 8, right + 6, bottom + 8)))
        values = [value for seat in range(position.seats) for value in _values(position, seat, student)]
        sums = sheet(WIDTH, 64)
        first = WIDTH / 2 - 33 * len(values)
        for number, value in enumerate(values):
            draw_disc(sums, "price", value, (first + number * 66, 32))
        write(sums, (first + 66 * len(values) - 26, 32), f"= {sum(values)}", anchor="l")
        parts.append(sums)
    return stacked(*parts)


def _values(position: ConfuciusPosition, seat: int, student: int) -> list[int]:
    """The cards that a seat has laid for a student, in cash."""
    if position.tutored[seat] != student:
        return []
    worth = cards().cash
    return [value for value, count in zip(worth, position.laid[seat], strict=False) for _ in range(count)]


def resolution() -> Image.Image:
    """Bingbu: A and B have three officials each, C one, and a coat of A and a vase of B: A gets it."""
    position = start()
    for space, owner in enumerate((A, B, B, C, A, B, A), 1):
        put_official(position, BINGBU, space, (4, 6, 3, 5, 2, 4, 7)[space - 1], owner, owner == C)
    position.gifts[A][COAT - 1] = position.gifts[B][VASE - 1] = C
    position.chits[BINGBU] = [7, 5]
    position.cubes, position.passed = [0] * 3, [False, True, True]
    position.phase, position.turn = "turn", A
    position.apply(parse("pass"))
    notes = sheet(WIDTH, 2 * 76)
    for number, items in enumerate(
        (
            (token(A), f"gift-{COAT}", token(C), "=·", token(B), f"gift-{VASE}", token(C)),
            (token(C), "arrow-right", token(A), "icon-minister", token(A), "icon-secretary", token(B)),
        )
    ):
        draw_notes(notes, 0, WIDTH, 38 + 76 * number, *items)
    return stacked(officials_part(position, BINGBU, 1, 4), officials_part(position, BINGBU, 5, 7), notes)


def invade() -> Image.Image:
    """Korea, which is called so in every language, with armies of A and B."""
    position = start()
    korea = next(number for number, entry in enumerate(lands()) if entry.id == "korea")
    position.lands[0] = korea
    position.armies[0] = [A, B, *[NOBODY] * (len(lands()[korea].boxes) - 2)]
    position.land_state[0] = ""
    part = land_part(position, 0)
    price = lands()[korea].price
    return stacked(beside(part, ("icon-army", "icon-cash", f"={price}")))


def invasions() -> Image.Image:
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
    wall = realm_part(position).crop(
        (first[0] + BLOCK_STEP // 2, SOLDIERS_ROW - 24, last[2] + 2, last[3] + 8)
    )
    won = beside(
        land_part(position, 0),
        (token(A, "army"), f"=+{annam.boxes[0]}"),
        (token(B, "army"), f"=+{annam.boxes[1]}", "icon-reward"),
    )
    lost = beside(land_part(position, 1), (token(C, "army"), "=0", "icon-reward"))
    return stacked(won, wall, lost)


def voyage() -> Image.Image:
    """Six junks of A set sail: five reach Africa, one waits."""
    position = start(5)
    position.yard[A], position.ocean[A] = realm().voyage + 1, 0
    position.hands[A] = [2, 0, 0, 0]
    before = ledger_part(position, (A,), (YARD - 30, OCEAN + 24))
    africa = DISTANT.index("africa")
    for action in (Voyage(realm().voyage + 1, (africa,)), Pay((2, 0, 0))):
        position.apply(action)
    after = ledger_part(position, (A,), (YARD - 30, OCEAN + 24))
    ledgers = sheet(WIDTH, before.height)
    ledgers.paste(before, (60, 0))
    ledgers.paste(after, (WIDTH - 60 - after.width, 0))
    piece("arrow-right").put(ledgers, WIDTH / 2, before.height / 2)
    left, top, right, bottom = coast(africa)
    island = realm_part(position).crop((left - 6, top - 8, right + 6, bottom + 8))
    gained = sheet(WIDTH, 200)
    gained.paste(island, (20, (gained.height - island.height) // 2))
    points = f"=+{position.distant_chits[africa]}"
    draw_notes(gained, 20 + island.width, WIDTH, gained.height / 2, points, "reward-back")
    return stacked(ledgers, gained)


def turn() -> Image.Image:
    """The action box: a cube of A on the first space."""
    position = start()
    position.box[0][A] = 1
    position.hands[A] = [1, 1, 2, 0]
    for ministry in (HUBU, GONGBU):
        put_official(position, ministry, 3, 3)
    put_official(position, BINGBU, 3, 4, A)
    tray = draw_prices(position.view(A), Scene())
    left, top, right, bottom = BOX_TRAY
    image = tray.crop((left, top - 6, left + WIDTH, bottom + 8))
    rim = large_cell(0)[0] - left - 4
    image.paste(tray.crop((right - rim, top - 6, right, bottom + 8)), (WIDTH - rim, 0))
    return image


def petition() -> Image.Image:
    """What the five gifts do, one under another, before and after."""
    rows = [_petitioned(value, *PETITIONS[value]) for value in sorted(PETITIONS)]
    return stacked(*rows)


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
    return ledger_part(position, (A, B), (YARD - 34, YARD + 22))


def _student(position: ConfuciusPosition) -> Image.Image:
    """The red student's place."""
    image = ground("board")
    draw_mat(image, position, 0, {})
    left, top, _, bottom = MATS[0]
    return image.crop((left - 4, top - 6, left + 2 * STUDENT + 6, bottom + 6))


def _tablets(first: int, last: int) -> Callable[[ConfuciusPosition], Image.Image]:
    """Officials of Hubu on these spaces."""
    return lambda position: officials_part(position, HUBU, first, last, numbers=False)


def _boxes(position: ConfuciusPosition) -> Image.Image:
    """The armies of the first land."""
    left, top, _, _ = land(0)
    return realm_part(position).crop((left + 2, top + LAND_BOXES - 36, left + 244, top + LAND_BOXES + 36))


PETITIONS: dict[int, tuple[str, Callable[[ConfuciusPosition], Image.Image]]] = {
    TILE: ("petition tile B A", _yards),
    VASE: ("petition vase red", _student),
    COAT: ("petition coat hubu 3 hubu 4", _tablets(3, 4)),
    NECKLACE: ("petition necklace annam 2 annam 1", _boxes),
    JUNK: ("petition junk hubu 2 A", _tablets(2, 2)),
}
"""By value of the gift: what is done, and what of the board it changes."""
FIGURES: dict[str, Callable[[], Image.Image]] = {
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
        (FOLDER / f"rules-{paragraph}.png").write_bytes(Picture(draw(), palette("board")).png())
