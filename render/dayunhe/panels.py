"""The panels beside the regions: what everybody sees of every seat."""

from PIL import Image

from games.dayunhe.components import rules
from games.dayunhe.position import DayunhePosition
from games.engine import HIDDEN, Seat
from render.dayunhe.assets import piece
from render.dayunhe.layout import (
    AREA_ROWS,
    AREA_WIDTH,
    AREAS,
    BADGE,
    CARD,
    NAME,
    NAME_ROOM,
    PANEL_ROWS,
    POINTS,
    POINTS_ROOM,
    STACK_SIZE,
    START,
    TOKEN,
    panel,
    slot,
    stack,
)
from render.dayunhe.rings import draw_panel_rings
from render.dayunhe.tiles import draw_tile
from render.dayunhe.tokens import plain
from render.kit.palette import INK_SOFT, SEATS
from render.kit.slips import BADGES, draw_count, seat_state, write_name
from render.kit.type import write_number
from render.scene import Scene

POINTS_CAP, POINTS_GAP = 50, 8
BRICK, BRICK_STEP, WALL_ROOM = 23, 46, 34
"""Middle of a row's first cell from the row's left edge, from cell to cell, width of what is beyond."""
WALL_GAP = 4
SIZE_ROOM = 34


def draw_panels(image: Image.Image, position: DayunhePosition, scene: Scene) -> None:
    """The panel of every seat, beside its region."""
    for region in range(position.seats):
        left, top, _, _ = panel(region)
        draw_panel(image, position, (position.first + region) % position.seats, scene, (left, top))


def draw_panel(
    image: Image.Image, position: DayunhePosition, seat: Seat, scene: Scene, corner: tuple[int, int]
) -> None:
    """The panel of a seat with its upper left corner there."""
    left, top = corner
    state = seat_state(position, seat)
    piece(f"panel-{state}").put(image, left, top)
    draw_panel_rings(image, position, seat, scene, corner)
    draw_head(image, position, seat, scene, corner)
    draw_warehouse(image, position, seat, corner)
    draw_stacks(image, position, seat, corner)
    draw_city(image, position, seat, (left + AREAS, top + AREA_ROWS[0]))
    draw_wall_row(image, position, seat, (left + AREAS, top + AREA_ROWS[1]))
    if state in BADGES:
        piece(BADGES[state]).put(image, left + BADGE, top + PANEL_ROWS[0])


def draw_head(
    image: Image.Image, position: DayunhePosition, seat: Seat, scene: Scene, corner: tuple[int, int]
) -> None:
    """The first row: token, name, whether the seat is start player, its card, its prestige."""
    left, y = corner[0], corner[1] + PANEL_ROWS[0]
    piece(f"token-{SEATS[seat].letter}").put(image, left + TOKEN, y)
    write_name(image, seat, scene, (left + NAME, y), NAME_ROOM)
    if position.start == seat:
        piece("icon-start").put(image, left + START, y)
    if position.chosen[seat]:
        card = position.chosen[seat] if position.revealed[seat] else HIDDEN
        piece("card-back" if card == HIDDEN else f"sign-{card}").put(image, left + CARD, y)
    sign = piece("icon-points")
    sign.put(image, left + POINTS + sign.x, y)
    taken = sign.image.width + POINTS_GAP
    points = plain(position.scores[seat])
    write_number(image, (left + POINTS + taken, y), points, POINTS_ROOM - taken, POINTS_CAP, anchor="l")


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
        at = corner[0] + dx, corner[1] + dy
        if not tiles:
            piece("slot-small").put(image, *at)
        else:
            top = tiles[-1] if position.up[seat][number] else HIDDEN
            draw_tile(image, top, 0, seat, at, "small")
        dx, dy = STACK_SIZE
        write_number(image, (at[0] + dx, at[1] + dy), str(len(tiles)), SIZE_ROOM, fill=INK_SOFT)


def draw_city(image: Image.Image, position: DayunhePosition, seat: Seat, at: tuple[float, float]) -> None:
    """The seat's part of the City: own canal tiles, unrest of others; the row begins at ``at``."""
    half = AREA_WIDTH / 2
    counts = len(position.city[seat]), sum(position.city_unrest[seat])
    for number, (sign, count) in enumerate(zip(("icon-city", "icon-city-unrest"), counts, strict=True)):
        draw_count(image, piece, (at[0] + number * half, at[1]), half, sign, count)


def draw_wall_row(image: Image.Image, position: DayunhePosition, seat: Seat, at: tuple[float, float]) -> None:
    """The seat's row of the wall, which begins at ``at``: cells up to the level; beyond it the number."""
    count = position.wall[seat]
    for number in range(position.level):
        name = "brick-fire" if number < count else "brick"
        last = "-fist" if number + 1 == position.level else ""
        piece(f"{name}{last}").put(image, at[0] + BRICK + number * BRICK_STEP, at[1])
    if count > position.level:
        x = at[0] + position.level * BRICK_STEP + WALL_GAP + WALL_ROOM / 2
        write_number(image, (x, at[1]), str(count), WALL_ROOM)
