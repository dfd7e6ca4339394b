"""The board itself: land, villages, pagodas, rings of the last turn, candidate squares."""

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from PIL import Image

from games.engine import Event
from games.engine.choices import Question
from games.qin.position import QinPosition
from games.qin.squares import DIRECTIONS, NEAR, SIZE, STEPS
from games.qin.state import Province
from games.qin.turns import GameBegun
from games.qin.villages import VillageFreed, VillageTaken
from render.kit.palette import SEATS
from render.qin.assets import piece
from render.qin.land import province_square, shape_of
from render.qin.layout import CELL, centre, corner, square_of
from render.scene import Mark, Scene, lettered

SINGLE_LOWER, DOUBLE_LOWER = 9, 11
"""How far below a square's middle a pagoda's emblem stands, so that its roofs stay over it."""


def marks(question: Question) -> dict[str, Mark]:
    """Squares by answer: of the first half, or where the second half would lie."""
    if question.slot == "square":
        return lettered({answer.token: square_of(answer.token) for answer in question.answers})
    if question.slot == "direction":
        first = square_of(question.given["square"])
        steps = dict(zip(DIRECTIONS, STEPS, strict=True))
        return lettered({answer.token: first + steps[answer.token] for answer in question.answers})
    return {}


def draw_land(image: Image.Image, position: QinPosition, half: tuple[int, str] | None) -> None:
    """Province squares with their owners' bands, and the joints of their tiles.

    ``half``: a square chosen for a half of that colour.
    """
    grid, tiles = position.grid, position.tiles
    owners = {
        square: province.owner for province in position.provinces.values() for square in province.squares
    }
    if half is not None:
        grid, tiles = list(grid), list(tiles)
        grid[half[0]], tiles[half[0]] = half[1], -1
        beside = {owners[other] for other in NEAR[half[0]] if other in owners and grid[other] == half[1]}
        if len(beside) == 1:
            owners[half[0]] = beside.pop()
    for square, colour in enumerate(grid):
        if colour:
            province_square(colour, shape_of(grid, square), square, owners.get(square)).put(
                image, *corner(square)
            )
    for square, colour in enumerate(grid):
        for step, name, dx, dy in (
            (1, "seam-upright", CELL, CELL // 2),
            (SIZE, "seam-level", CELL // 2, CELL),
        ):
            other = square + step
            inside = other < len(grid) and (step == SIZE or square % SIZE < SIZE - 1)
            if (
                colour
                and inside
                and grid[other] == colour
                and (not tiles[square] or tiles[square] != tiles[other])
            ):
                x, y = corner(square)
                piece(name).put(image, x + dx, y + dy)


def draw_pieces(image: Image.Image, position: QinPosition) -> None:
    """Holders in their villages, then pagodas from the top down: roofs lie over what is behind them."""
    villages = position.side.villages
    for letter, seat in position.villages.items():
        squares = villages[letter]
        for square in squares:
            piece("village").put(image, *centre(square))
        piece(f"holder-{SEATS[seat].letter}").put(image, *centre(squares[0]))
    for square, province in sorted(
        (
            (_stand(position, province), province)
            for province in position.provinces.values()
            if province.pagodas
        ),
        key=lambda standing: standing[0],
    ):
        x, y = centre(square)
        name, lower = ("double", DOUBLE_LOWER) if province.pagodas == 2 else ("single", SINGLE_LOWER)
        piece(f"{name}-{SEATS[province.owner].letter}").put(image, x, y + lower)


def _stand(position: QinPosition, province: Province) -> int:
    """Where a province's pagoda stands: near the middle, if possible with only own land under its roofs."""
    squares = province.squares
    middle_x = sum(square % SIZE for square in squares) / len(squares)
    middle_y = sum(square // SIZE for square in squares) / len(squares)

    def cost(square: int) -> tuple[float, int]:
        away = (square % SIZE - middle_x) ** 2 + (square // SIZE - middle_y) ** 2
        above = square - SIZE
        if province.major and above not in squares:
            free = above >= 0 and position.side.ground[above] == "grassland" and not position.grid[above]
            away += 1.5 if free else 3
        return away, square

    return min(squares, key=cost)


def draw_rings(image: Image.Image, position: QinPosition, scene: Scene) -> None:
    """Rings round the places of the events since the last board was laid out."""
    for event in _of_this_board(scene.events):
        if isinstance(event, VillageTaken | VillageFreed) and _as_before(position, scene, event.village):
            continue
        places = sorted(event.places())
        if len(places) == 2 and places[1] - places[0] in (1, SIZE):
            name = "ring-level" if places[1] - places[0] == 1 else "ring-upright"
            (x0, y0), (x1, y1) = centre(places[0]), centre(places[1])
            piece(name).put(image, (x0 + x1) / 2, (y0 + y1) / 2)
        else:
            for place in places:
                piece("ring-square").put(image, *centre(place))


def _as_before(position: QinPosition, scene: Scene, village: str) -> bool:
    """Whether the village has the holder again that it had before the events."""
    before = cast(QinPosition | None, scene.before)
    if before is None or len(before.finished) != len(position.finished):
        return False
    return before.villages.get(village) == position.villages.get(village)


def _of_this_board(events: Sequence[Event]) -> Iterator[Event]:
    """The events after the last change of boards: older ones happened elsewhere."""
    begun = max((number for number, event in enumerate(events) if isinstance(event, GameBegun)), default=-1)
    yield from events[begun + 1 :]


def draw_candidates(image: Image.Image, found: Iterable[Mark]) -> None:
    """White tags with letters; plain white dots when there are too many for letters."""
    lettered_ones = any(mark.letter for mark in found)
    for mark in found:
        x, y = centre(mark.place)
        if lettered_ones:
            piece("glow").put(image, x, y)
        piece(f"tag-{mark.letter}" if lettered_ones else "dot").put(image, x, y)
