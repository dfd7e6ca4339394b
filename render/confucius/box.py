"""The action box: on the board what was done how often by whom; as a question what all costs now.

An action keeps its row and its neighbours: a small dark cell with its sign until somebody has a cube there.
"""

from collections.abc import Mapping, Sequence
from functools import cache

from PIL import Image

from games.confucius import components
from games.confucius.box import Prospect, prospects
from games.confucius.components import BOX, CASH, LICENCES
from games.confucius.position import ConfuciusPosition
from games.engine import Seat
from render.confucius.assets import ground, piece
from render.confucius.cards import draw_hand_strip
from render.confucius.layout import (
    BOX_CELL_ROWS,
    BOX_HEIGHT,
    CELL_DOWN,
    CELL_GAP,
    CELL_TOP,
    CELLS,
    COLUMNS,
    DIM,
    EMPTY_CELL,
    INFO,
    Box,
    large_cell,
    middle,
)
from render.confucius.tokens import draw_cubes
from render.kit.lines import Point
from render.kit.palette import GOLD_LIGHT, SEATS
from render.kit.sprites import blend
from render.kit.type import LEAST_SQUEEZE, fit, width, write, write_fitted
from render.scene import Scene

SIGN, NAME, END = 34, 64, 8
"""From a cell's left edge: middle of its sign, beginning of its name; from its right edge: the end."""
STEP, PILE = 50, 15
"""From the cubes of one seat to those of the next; seen of each cube below the front one of a pile."""
EDGE, NAME_GAP = 20, 8
"""Of a cell: what is not cut; between its name and the cubes."""
CUBE_STEP, AFTER_CUBES = 30, 36
"""From one cube of a price to the next; from the last one's middle to the money."""
SIGN_GAP, PRICE_GAP, LARGE_STEP = 6, 18, 53
SIGNS = {CASH: "small-cash", LICENCES: "small-licence"}


def draw_box(image: Image.Image, position: ConfuciusPosition, words: Mapping[str, str]) -> None:
    """All cells."""
    for number, (name, box) in enumerate(zip(BOX, cells(position, words), strict=True)):
        left, _, right, _ = box
        x, y = middle(box)
        places = cubes(position, number, box)
        if not places:
            piece("cell-empty").put(image, x, y)
            piece(f"box-{name}-dim").put(image, x, y)
            continue
        _cell(image, box)
        piece(f"box-{name}").put(image, left + SIGN, y)
        room = places[0][0] - STEP / 2 - NAME_GAP - left - NAME
        _name(image, words.get(name, ""), (left + NAME, y), room)
        counted = _counted(position, number, right - left)
        for at, seat, count in places:
            if counted:
                draw_cubes(image, seat, (at, y), count)
                continue
            for below in range(count):
                front = below == count - 1
                look = "army" if front else "cube"
                piece(f"{look}-{SEATS[seat].letter}").put(image, at + below * PILE, y)


@cache
def _widest() -> Image.Image:
    """A cell with cubes as wide as can be, put together once for all widths."""
    return piece("cell").image


def _cell(image: Image.Image, box: Box) -> None:
    """A cell with cubes: the widest one, cut in its middle."""
    (left, top, right, _), whole = box, _widest()
    blend(image, whole.crop((0, 0, right - left - EDGE, whole.height)), (left, top))
    blend(image, whole.crop((whole.width - EDGE, 0, whole.width, whole.height)), (right - EDGE, top))


def _name(image: Image.Image, name: str, at: Point, room: float) -> None:
    """The name of an action, if it can be read whole: else the sign is enough."""
    if name and room > 0 and fit(name, "serif", room).text == name:
        write_fitted(image, at, name, "serif", room, fill=GOLD_LIGHT, anchor="l")


def cells(position: ConfuciusPosition, words: Mapping[str, str]) -> list[Box]:
    """The cells in their order, each always in its row; those with cubes share what the others leave.

    Where their names do not find room beside the cubes, the longest ones are left away.
    """
    found: list[Box] = []
    for row in range(len(BOX) // COLUMNS):
        numbers = range(row * COLUMNS, (row + 1) * COLUMNS)
        needs = [_pile(here) + NAME + END if (here := _here(position, number)) else 0 for number in numbers]
        room = CELLS[1] - CELLS[0] - CELL_GAP * (COLUMNS - 1) - EMPTY_CELL * needs.count(0)
        names = [
            _least(words.get(BOX[number], "")) if need else 0
            for number, need in zip(numbers, needs, strict=True)
        ]
        while any(names) and sum(needs) + sum(names) > room:
            names[names.index(max(names))] = 0
        used = COLUMNS - needs.count(0)
        gap = CELL_GAP if used else CELL_GAP + room / COLUMNS
        spare = room - sum(needs) - sum(names)
        x, top = float(CELLS[0]), CELL_TOP + row * CELL_DOWN
        for need, name in zip(needs, names, strict=True):
            wide = EMPTY_CELL if not need else need + name + spare / used if spare >= 0 else room / used
            found.append((round(x), top, round(x + wide), top + EMPTY_CELL))
            x += wide + gap
    return found


def _least(name: str) -> int:
    """The least room that a name takes with the gap after it, 0 for none."""
    return round(width(name, "serif") * LEAST_SQUEEZE) + NAME_GAP + 2 if name else 0


def _here(position: ConfuciusPosition, number: int) -> list[tuple[Seat, int]]:
    """Who has how many cubes in a cell."""
    return [(seat, count) for seat, count in enumerate(position.box[number]) if count]


def _pile(here: Sequence[tuple[Seat, int]]) -> int:
    """How wide cubes are, those of a seat a pile."""
    return sum(STEP + PILE * (count - 1) for _, count in here)


def _counted(position: ConfuciusPosition, number: int, wide: int) -> bool:
    """Whether piles would leave no room, so that cubes carry their number instead of a letter."""
    return _pile(_here(position, number)) > wide - END - NAME


def cubes(position: ConfuciusPosition, number: int, box: Box) -> list[tuple[float, Seat, int]]:
    """Where the cubes of each seat in a cell begin (the middle of the first), and how many."""
    here = _here(position, number)
    left, _, right, _ = box
    counted = _counted(position, number, right - left)
    step = min(STEP, (right - END - left - NAME) / max(1, len(here)))
    wides = [step if counted else STEP + PILE * (count - 1) for _, count in here]
    x = right - END - sum(wides)
    found: list[tuple[float, Seat, int]] = []
    for (seat, count), wide in zip(here, wides, strict=True):
        found.append((x + (step if counted else STEP) / 2, seat, count))
        x += wide
    return found


def cubes_at(position: ConfuciusPosition, words: Mapping[str, str], number: int, seat: Seat) -> Point | None:
    """The middle of a seat's front cube in a cell; None if it has none there."""
    left, top, right, bottom = box = cells(position, words)[number]
    behind = 0 if _counted(position, number, right - left) else PILE
    for x, other, count in cubes(position, number, box):
        if other == seat:
            return x + behind * (count - 1), (top + bottom) / 2
    return None


# ── what to do ───────────────────────────────────────────────────────────────────────────────────────


def draw_prices(position: ConfuciusPosition, scene: Scene) -> Image.Image:
    """The tray with what everything costs, over the own cards; where nothing can be done it is dark."""
    image = ground("box")
    seat = position.turn or 0
    found = {prospect.do: prospect for prospect in prospects(position, seat)}
    for number, name in enumerate(BOX):
        left, top, right, _ = place = large_cell(number)
        y = top + BOX_CELL_ROWS[0]
        actions = [found[do] for do in components.box().spaces[number].actions]
        able = [prospect for prospect in actions if prospect.refusal is None]
        dark = bool(actions) and not able
        if dark:  # below what stands there, which must be read in high contrast, too
            piece("cell-veil-large").put(image, *middle(place))
        piece(f"box-{name}-dim" if dark else f"box-{name}").put(image, left + SIGN, y)
        words = scene.captions.get(name, "")
        room = right - END - left - NAME
        write_fitted(
            image, (left + NAME, y), words, "serif", room, fill=DIM if dark else GOLD_LIGHT, anchor="l"
        )
        here = [(other, count) for other, count in enumerate(position.box[number]) if count]
        for order, (other, count) in enumerate(here):
            draw_cubes(image, other, (left + 31 + order * LARGE_STEP, top + BOX_CELL_ROWS[2]), count)
        if able:
            _price(image, able, seat, place)
    draw_hand_strip(image, position, seat, BOX_HEIGHT - INFO)
    return image


def _price(image: Image.Image, able: Sequence[Prospect], seat: int, place: Box) -> None:
    """What the possible actions of a cell cost: cubes, the least money of each kind, its span if alone."""
    y = place[1] + BOX_CELL_ROWS[1]
    piece("cost-tag").put(image, middle(place)[0], y)
    x = float(place[0] + SIGN)
    if not able[0].cubes and not any(prospect.kind for prospect in able):
        piece("small-cube").put(image, x, y)
        write(image, (x + AFTER_CUBES, y), "0", anchor="l")
    for number in range(able[0].cubes):
        draw_cubes(image, seat, (x + number * CUBE_STEP, y), 1)
    if able[0].cubes:
        x += (able[0].cubes - 1) * CUBE_STEP + AFTER_CUBES
    kinds = [kind for kind in SIGNS if any(prospect.kind == kind for prospect in able)]
    for kind in kinds:
        asked = [prospect for prospect in able if prospect.kind == kind]
        least = min(prospect.least for prospect in asked)
        most = max(prospect.most for prospect in asked)
        sign = piece(SIGNS[kind])
        sign.put(image, x + sign.x, y)
        x += sign.image.width + SIGN_GAP
        words = f"{least}–{most}" if most > least and len(kinds) == 1 else str(least)
        x += write(image, (x, y), words, anchor="l") + PRICE_GAP
