"""Small pictures for the rules page, 600 px wide, of real positions: what paragraphs tell."""

from collections.abc import Callable, Sequence

from PIL import Image

from games.dayunhe.building import city_has_room
from games.dayunhe.components import UNREST, board, cards, rules, tile, tiles
from games.dayunhe.places import BEIJING
from games.dayunhe.position import DayunhePosition
from games.dayunhe.scoring import final_parts
from games.dayunhe.turns import parse
from games.dayunhe.way import forecast, options
from render.art.dayunhe.figure_parts import (
    A,
    B,
    C,
    beside,
    changed,
    draw_notes,
    lay,
    map_part,
    shrunk,
    stacked,
    start,
    token,
)
from render.art.notes import WIDTH
from render.dayunhe.assets import palette, piece, sheet
from render.dayunhe.board import draw_map, land
from render.dayunhe.cards import draw_group, printed
from render.dayunhe.layout import FOLDER, MAP, hex_middle
from render.dayunhe.panels import draw_wall_row
from render.dayunhe.tiles import draw_tile
from render.kit.encode import Picture
from render.kit.type import plain, signed, write

ROW = 66
"""Height of a row of signs alone."""
CARD_ROW = 112
"""Height of a card's row."""


def tiles_there_are() -> Image.Image:
    """The ten kinds of tiles of A: below each how many there are."""
    step, down = 116, 190
    image = sheet(WIDTH, 2 * down)
    for number, kind in enumerate(tiles()):
        row, column = divmod(number, 5)
        x, y = 68 + column * step, 72 + row * down
        draw_tile(image, kind.id, 0, A, (x, y), "small")
        write(image, (x, y + 88), f"×{kind.count}")
    return stacked(image)


def cards_there_are() -> Image.Image:
    """The ten action cards: emblem and three groups of signs."""
    image = sheet(WIDTH, CARD_ROW * len(cards()))
    for number, card in enumerate(cards()):
        y = CARD_ROW * (number + 0.5)
        piece(f"card-{card.id}").put(image, 66, y)
        x = 150.0
        for group, room in zip(card.groups, (130, 170, 140), strict=True):
            draw_group(image, [printed(symbol) for symbol in group], (x, y))
            x += room
    return stacked(image)


def build() -> Image.Image:
    """A builds a branch that links two own canals and one of B, and gets its value."""
    position = start()
    position.warehouses[A] = ["branch-left"]
    for place, kind, seat, rotation in ((0, "wide-bend", A, 5), (3, "straight", A, 0), (8, "delta", B, 0)):
        lay(position, place, kind, seat, rotation)
    before = map_part(position, (4,), margin=66)
    events = position.apply(parse("build branch-left 1-5 se-w-nw"))
    after = map_part(position, (4,), events, margin=66)
    value = sheet(WIDTH, ROW)
    draw_notes(value, 0, WIDTH, ROW / 2, token(A), f"={signed(tile('branch-left').value)}")
    return stacked(changed(before, after), value)


def wall() -> Image.Image:
    """A canal of A over unrest of B, which goes to B's row of the wall."""
    position = start()
    position.warehouses[A] = ["straight"]
    lay(position, 3, "crossing", A)
    lay(position, 4, UNREST, B)
    position.wall[B] = 1
    before = _with_row(map_part(position, (3, 4)), position, B)
    events = position.apply(parse("build straight 1-5 e-w"))
    return stacked(changed(before, _with_row(map_part(position, (3, 4), events), position, B)))


def _with_row(part: Image.Image, position: DayunhePosition, seat: int) -> Image.Image:
    """A part of the map, below it a seat's row of the wall."""
    image = sheet(part.width, part.height + ROW)
    image.paste(part, (0, 0))
    image.paste(_row(position, seat), (0, part.height))
    return image


def _row(position: DayunhePosition, seat: int) -> Image.Image:
    """A seat's row of the wall, with its token."""
    image = sheet(260, ROW)
    piece(token(seat)).put(image, 36, ROW / 2)
    draw_wall_row(image, position, seat, (76, ROW // 2))
    return image


def city() -> Image.Image:
    """With three canals on the map A may have a third in the City, not a fourth."""
    position = start()
    for place, kind in ((3, "crossing"), (4, "straight"), (5, "basin")):
        lay(position, place, kind, A, 3 if kind == "basin" else 0)
    rows = []
    for count in (2, 3):
        position.city[A] = ["delta"] * count
        sign = "icon-tick" if city_has_room(position, A) else "icon-cross"
        image = sheet(WIDTH, 80)
        draw_notes(image, 0, WIDTH, 40, "icon-city", f"={count}", "arrow-right", f"={count + 1}", sign)
        rows.append(image)
    return stacked(map_part(position, (3, 4, 5)), *rows)


def rebuild() -> Image.Image:
    """Two own tiles swapped, an own one moved, an own one turned."""
    return stacked(
        _rebuilt("swap 1-4 1-5", (3, 4), ((3, UNREST, 0), (4, "sharp-bend", 2))),
        _rebuilt("move 1-4 1-5", (3, 4), ((3, "straight", 1),)),
        _rebuilt("turn 1-5 w-nw", (3, 4), ((3, "straight", 0), (4, "sharp-bend", 0))),
    )


def _rebuilt(written: str, shown: Sequence[int], laid: Sequence[tuple[int, str, int]]) -> Image.Image:
    """A part of the map with tiles of A before and after that is done."""
    position = start()
    for place, kind, rotation in laid:
        lay(position, place, kind, A, rotation)
    before = map_part(position, shown)
    events = position.apply(parse(written))
    return changed(before, map_part(position, shown, events))


def way() -> Image.Image:
    """The coordinator southwards up to a fork, what each step brings and to whom."""
    position = _on_the_way()
    found = forecast(position)
    position.way, position.lines = [step.place for step in found], [step.line for step in found]
    position.steps = board().setups[position.seats].steps - len(found)
    image = land(position)
    draw_map(image, position)
    for letter, place in zip("NP", options(position), strict=True):
        piece(f"tag-{letter}").put(image, *hex_middle(place))
    part = shrunk(image.crop((0, 96, MAP[2], 830)))
    totals = [
        (token(seat), f"={signed(sum(step.points for step in found if step.seat == seat))}")
        for seat in (A, B, C)
    ]
    points = rules()
    looks = (("line", points.line), ("canal", points.canal), ("unrest", points.unrest))
    totals += [(f"step-{look}", f"={signed(brought)}") for look, brought in looks]
    made = sheet(WIDTH, part.height)
    made.paste(part, (0, 0))
    for number, note in enumerate(totals):
        draw_notes(made, part.width, WIDTH, 60 + 70 * number, *note)
    return made


def _on_the_way() -> DayunhePosition:
    """The coordinator in Beijing; canals of three players lead him, then unrest."""
    position = start()
    position.coordinator, position.entered = BEIJING, [BEIJING]
    for place, kind, seat, rotation in (
        (1, "straight", A, 1), (4, "wide-bend", B, 4), (5, "sharp-bend", A, 2), (8, UNREST, B, 0),
        (11, "basin", C, 0),
    ):  # fmt: skip
        lay(position, place, kind, seat, rotation)
    return position


def uprising() -> Image.Image:
    """As much unrest of A in the wall as the level: A loses, the tiles go under A's stacks."""
    position = start()
    position.wall[A] = position.level + 1
    position.lying, position.start = True, B
    position.revealed = [True] * position.seats
    before = _revolt(position)
    score = position.scores[A]
    position.apply(parse("done"))
    loss = sheet(WIDTH, ROW)
    draw_notes(loss, 0, WIDTH, ROW / 2, "icon-uprisings", token(A), f"={plain(position.scores[A] - score)}")
    return stacked(changed(before, _revolt(position)), loss)


def _revolt(position: DayunhePosition) -> Image.Image:
    """A's row of the wall and the sizes of A's stacks."""
    image = sheet(260, 2 * ROW + 8)
    image.paste(_row(position, A), (0, 0))
    sizes = [f"={len(stack)}" for stack in position.stacks[A]]
    draw_notes(image, 0, 260, ROW * 1.5 + 8, "icon-stack", *sizes)
    return image


def final() -> Image.Image:
    """A's network of three, three canals in the City, one unrest tile there and one in the own region."""
    position = start()
    position.first = C  # A has the second region
    for place, kind, seat, rotation in (
        (9, "sharp-bend", A, 0), (10, "straight", A, 0), (13, "basin", A, 4), (14, "basin", A, 0),
        (16, "delta", B, 0), (17, UNREST, C, 0),
    ):  # fmt: skip
        lay(position, place, kind, seat, rotation)
    position.city[A], position.city_unrest[A][B] = ["delta"] * 3, 1
    parts = final_parts(position)[A]
    rows = (
        ("icon-points", f"={position.scores[A]}"),
        ("icon-network", f"={signed(parts.network)}"),
        ("icon-city", f"={len(position.city[A])}", f"={signed(parts.city)}"),
        ("icon-city-unrest", f"={signed(parts.city_unrest)}"),
        ("icon-region-unrest", f"={signed(parts.unrest)}"),
        ("icon-total", f"={plain(parts.total)}"),
    )
    return stacked(beside(map_part(position, range(9, 18), margin=4), *rows))


FIGURES: dict[str, Callable[[], Image.Image]] = {
    "tiles": tiles_there_are,
    "cards": cards_there_are,
    "build": build,
    "city": city,
    "wall": wall,
    "rebuild": rebuild,
    "way": way,
    "uprising": uprising,
    "final": final,
}
"""By paragraph."""


def draw_all() -> dict[str, Picture]:
    """Every figure by its paragraph."""
    return {paragraph: Picture(draw(), palette("board")) for paragraph, draw in FIGURES.items()}


def build_all() -> None:
    """Write every figure; needs everything else."""
    for paragraph, picture in draw_all().items():
        (FOLDER / f"rules-{paragraph}.png").write_bytes(picture.png())
