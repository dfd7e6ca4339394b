"""The cards beside the regions: what everybody sees of every seat."""

from collections.abc import Mapping

from PIL import Image, ImageDraw

from games.dayunhe.components import rules
from games.dayunhe.position import DayunhePosition
from games.engine import HIDDEN, Seat
from render.dayunhe.assets import piece
from render.dayunhe.layout import (
    AREA_ROWS,
    AREA_WIDTH,
    AREAS,
    CARD,
    NAME,
    PANEL_HEIGHT,
    PANEL_ROWS,
    PANEL_WIDTH,
    POINTS,
    POINTS_ROOM,
    STACK_SIZE,
    TOKEN,
    panel,
    slot,
    stack,
)
from render.dayunhe.rings import card_shown, draw_panel_rings
from render.dayunhe.tiles import draw_tile
from render.kit.palette import GOLD_LIGHT, INK_SOFT, PANEL, SEATS, mix
from render.kit.slips import BADGES, draw_count, seat_state, write_name
from render.kit.type import plain, signed, write_number
from render.scene import Scene

POINTS_CAP = 48
GAP, EARNED_ROOM = 8, 58
"""Between the signs of the first row; how wide what the way brought may be on its capsule."""
SHELF, SHELF_INK = 178, mix(PANEL, INK_SOFT, 0.5)
"""The line under the warehouse."""
UNDER = 6
"""How much lower than its top the rest of a stack shows."""
BRICK, BRICK_STEP, WALL_ROOM = 23, 42, 36
"""Middle of a row's first cell from the row's left edge, from cell to cell, width of what is beyond."""
SIZE_ROOM = 25


def draw_panels(
    image: Image.Image, position: DayunhePosition, scene: Scene, earned: Mapping[Seat, int]
) -> None:
    """The card of every seat, beside its region, with what the way that is shown brought it."""
    for region in range(position.seats):
        left, top, _, _ = panel(region)
        seat = position.holder(region)
        draw_panel(image, position, seat, scene, (left, top), earned.get(seat))


def draw_panel(
    image: Image.Image,
    position: DayunhePosition,
    seat: Seat,
    scene: Scene,
    corner: tuple[int, int],
    earned: int | None = None,
) -> None:
    """The card of a seat with its upper left corner there."""
    left, top = corner
    piece(f"panel-{seat_state(position, seat)}").put(image, left, top)
    piece(f"bar-{SEATS[seat].letter}").put(image, left, top + PANEL_HEIGHT / 2)
    line = (left + NAME / 4, top + SHELF, left + PANEL_WIDTH - NAME / 4, top + SHELF)
    ImageDraw.Draw(image).line(line, SHELF_INK, 3)
    draw_panel_rings(image, position, seat, scene, corner)
    draw_head(image, position, seat, scene, corner, earned)
    draw_warehouse(image, position, seat, corner)
    draw_stacks(image, position, seat, corner)
    draw_city(image, position, seat, (left + AREAS, top + AREA_ROWS[0]))
    draw_wall_row(image, position, seat, (left + AREAS, top + AREA_ROWS[1]))


def draw_head(
    image: Image.Image,
    position: DayunhePosition,
    seat: Seat,
    scene: Scene,
    corner: tuple[int, int],
    earned: int | None,
) -> None:
    """The first row: token, name; from the right prestige, card, sign of the start, what the way brought."""
    left, y = corner[0], corner[1] + PANEL_ROWS[0]
    points = plain(position.scores[seat])
    write_number(image, (left + POINTS, y), points, POINTS_ROOM, POINTS_CAP, anchor="r")
    signs = []
    if card := card_shown(position, seat):
        signs.append("card-back" if card == HIDDEN else f"sign-{card}")
    if position.start == seat:
        signs.append("icon-start")
    if seat in position.resigned:
        signs.append(BADGES["resigned"])
    right = left + CARD + piece("card-back").image.width / 2
    for name in signs:
        sign = piece(name)
        sign.put(image, right - sign.image.width / 2, y)
        right -= sign.image.width + GAP
    if earned is not None:
        sign = piece("earned")
        x = right - sign.image.width / 2
        sign.put(image, x, y)
        write_number(image, (x, y), signed(earned), EARNED_ROOM, fill=GOLD_LIGHT)
        right -= sign.image.width + GAP
    piece(f"marker-{SEATS[seat].letter}").put(image, left + TOKEN, y)
    write_name(image, seat, scene, (left + NAME, y), right - left - NAME)


def draw_warehouse(
    image: Image.Image, position: DayunhePosition, seat: Seat, corner: tuple[int, int]
) -> None:
    """The seat's warehouse with its free places."""
    held = position.warehouses[seat]
    for number in range(rules().warehouse):
        dx, dy = slot(number)
        at = corner[0] + dx, corner[1] + dy
        if number < len(held):
            draw_tile(image, held[number], 0, seat, at, "small")
        else:
            piece("slot-small").put(image, *at)


def draw_stacks(image: Image.Image, position: DayunhePosition, seat: Seat, corner: tuple[int, int]) -> None:
    """The seat's stacks: the top where it is face up, and how many tiles each has."""
    for number, tiles in enumerate(position.stacks[seat]):
        dx, dy = stack(number)
        x, y = corner[0] + dx, corner[1] + dy
        if not tiles:
            piece("slot-small").put(image, x, y)
        if len(tiles) > 1:
            draw_tile(image, HIDDEN, 0, seat, (x, y + UNDER), "small")
        if tiles:
            top = tiles[-1] if position.up[seat][number] else HIDDEN
            draw_tile(image, top, 0, seat, (x, y), "small")
        at = x + STACK_SIZE[0], y + STACK_SIZE[1]
        write_number(image, at, str(len(tiles)), SIZE_ROOM, fill=INK_SOFT)


def draw_city(image: Image.Image, position: DayunhePosition, seat: Seat, at: tuple[float, float]) -> None:
    """The seat's part of the City: own canal tiles, unrest of others; the row begins at ``at``."""
    half = AREA_WIDTH / 2
    counts = len(position.city[seat]), sum(position.city_unrest[seat])
    for number, (sign, count) in enumerate(zip(("icon-city", "icon-city-unrest"), counts, strict=True)):
        draw_count(image, piece, (at[0] + number * half, at[1]), half, sign, count)


def draw_wall_row(image: Image.Image, position: DayunhePosition, seat: Seat, at: tuple[float, float]) -> None:
    """The seat's row of the wall, which begins at ``at``: cells up to the level; beyond it the number."""
    count, level = position.wall[seat], position.level
    over = count > level
    step = min(BRICK_STEP, (AREA_WIDTH - WALL_ROOM - 2 * BRICK) / (level - 1)) if over else BRICK_STEP
    for number in range(level):
        name = "brick-fire" if number < count else "brick"
        last = "-fist" if number + 1 == level else ""
        piece(f"{name}{last}").put(image, at[0] + BRICK + number * step, at[1])
    if over:
        x = at[0] + AREA_WIDTH - WALL_ROOM / 2
        write_number(image, (x, at[1]), str(count), WALL_ROOM)
