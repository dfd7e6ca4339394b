"""The map: traders, posts, horses, tea houses, gifts, the inspector, gates and bridges."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from games.yunnan.components import board
from games.yunnan.position import YunnanPosition
from render.kit.lines import Point
from render.kit.palette import PAPER_LIGHT, SEATS
from render.kit.type import width, write
from render.yunnan.assets import piece
from render.yunnan.layout import PLACES, PROVINCES, Row, bridge, builder, gate

MOST = 3
"""So many pieces of a kind and colour are shown; of more one and their number."""
LOWER = 5
"""How far below its row's middle a post's emblem stands, so that its roof has room."""
GIFT_STEP = 27
"""From one gift to the next."""


class Size(NamedTuple):
    """How large pieces are and how close they stand: from one of a kind to the next, between two kinds."""

    ending: str  # of the sprites
    wide: float
    step: float
    gap: float


LARGE = Size("-large", 62, 36, 12)
SIZES = (LARGE, Size("", 52, 32, 13), Size("", 52, 20, 3), Size("-small", 40, 15, 2))
"""The first in which everything finds room is taken; in the last, without letters, it always does."""
LARGE_LOWER = 14
"""How far below the middle of their row large pieces stand."""


class Group(NamedTuple):
    """Pieces of one kind and colour in a province: how they stand, the first one's middle."""

    kind: str  # "trader", "moved" (those that have travelled in this turn) or "post"
    colour: int
    number: int
    size: Size
    x: float = 0
    y: float = 0

    @property
    def shown(self) -> int:
        """How many are drawn."""
        return self.number if self.number <= MOST else 1

    @property
    def wide(self) -> float:
        """Width of all."""
        figure = 0 if self.number <= MOST else 4 + width(str(self.number), "number")
        return self.size.wide + (self.shown - 1) * self.size.step + figure

    @property
    def top(self) -> Point:
        """Where the last one stands, which hides the others."""
        return self.x + (self.shown - 1) * self.size.step, self.y + (LOWER if self.kind == "post" else 0)

    def mark(self, name: str) -> tuple[str, Point]:
        """The sprite of that mark in the size of the pieces, and the place of the last one."""
        return name + self.size.ending, self.top

    def draw(self, image: Image.Image) -> None:
        """All of them, the last one on top."""
        x, y = self.top
        name = f"{self.kind}-{SEATS[self.colour].letter}"
        for place in range(self.shown - 1):
            piece(f"{name}{self.size.ending}-bare").put(image, self.x + place * self.size.step, y)
        piece(name + self.size.ending).put(image, x, y)
        if self.number > MOST:
            write(image, (x + self.size.wide / 2 + 3, y), str(self.number), anchor="l", halo=PAPER_LIGHT)


def is_moving(position: YunnanPosition) -> bool:
    """Whether traders have travelled in this turn; they stand apart from those that may still."""
    return position.phase == "travel" and any(position.moved)


def arranged(position: YunnanPosition) -> list[int]:
    """The colours in the order in which they stand side by side: by person."""
    return sorted(range(position.colours), key=lambda colour: (position.owner(colour), colour))


def groups(position: YunnanPosition, province: int, moving: bool = False) -> list[Group]:
    """All pieces of a province; ``moving``: what has travelled in this turn stands apart."""
    for size in SIZES:
        found = _in_rows(list(_counted(position, province, moving, size)), _rows(province, size))
        if found is not None:
            return found
    raise AssertionError("more pieces than there are")


def _counted(position: YunnanPosition, province: int, moving: bool, size: Size) -> Iterator[Group]:
    for colour in arranged(position):
        gone = position.moved[province] if moving and colour == position.colour else 0
        for kind, count in (
            ("trader", position.traders[province][colour] - gone),
            ("moved", gone),
            ("post", position.posts[province][colour]),
        ):
            if count:
                yield Group(kind, colour, count, size)


def _rows(province: int, size: Size) -> Sequence[Row]:
    rows = PLACES[province].rows
    return [(left, y + LARGE_LOWER, right) for left, y, right in rows[::2]] if size is LARGE else rows


def _in_rows(found: list[Group], rows: Sequence[Row]) -> list[Group] | None:
    """From left to right, row by row; None if there is no room."""
    placed = []
    number, (x, y, end) = 0, rows[0]
    for group in found:
        while x + group.wide > end:
            number += 1
            if number == len(rows):
                return None
            x, y, end = rows[number]
        placed.append(group._replace(x=x + group.size.wide / 2, y=y))
        x += group.wide + group.size.gap
    return placed


def group_of(
    position: YunnanPosition, province: int, colour: int, kind: str = "trader", moving: bool = False
) -> Group:
    """A colour's traders or posts in a province, where there are any."""
    found = groups(position, province, moving)
    return next(group for group in found if (group.kind, group.colour) == (kind, colour))


def draw_map(image: Image.Image, position: YunnanPosition, moving: bool = False) -> None:
    """Everything on the map; ``moving``: what has travelled in this turn stands apart."""
    for province in range(len(PROVINCES)):
        piece("gate").put(image, *gate(province))
    for site in range(len(position.bridges)):
        draw_bridge(image, position, site)
    for province in range(len(board().provinces)):
        if province in PROVINCES:
            _draw_fixed(image, position, province)
        for group in groups(position, province, moving):
            group.draw(image)


def builders(position: YunnanPosition, site: int) -> list[int]:
    """Whose bridges stand there, in the order of their tokens."""
    return [colour for colour in arranged(position) if position.bridges[site][colour]]


def draw_bridge(image: Image.Image, position: YunnanPosition, site: int, look: str = "plain") -> None:
    """A bridge, if one stands, with the tokens of those who built it; ``look``: "connected" is golden."""
    here = builders(position, site)
    if here:
        piece(f"bridge-{look}").put(image, *bridge(site))
    name = "level" if len(here) <= 2 else "pip"
    for number, colour in enumerate(here):
        piece(f"{name}-{SEATS[colour].letter}").put(image, *builder(site, number, len(here)))


def _draw_fixed(image: Image.Image, position: YunnanPosition, province: int) -> None:
    """Tea house, gifts left, inspector and horses of a province."""
    place = PLACES[province]
    owner = position.teahouses[province]
    piece(f"teahouse-{'free' if owner < 0 else SEATS[owner].letter}").put(image, *place.tea)
    count, (x, y) = position.gifts_left[province], place.gift
    for number in range(count if count <= MOST else 1):
        piece("gift").put(image, x + number * GIFT_STEP, y)
    if count > MOST:
        write(image, (x + 30, y), str(count), anchor="l", halo=PAPER_LIGHT)
    if position.inspector == province:
        piece("inspector").put(image, *place.inspector)
    here = [colour for colour in arranged(position) if position.horse[colour] == province]
    for number, colour in enumerate(here):
        piece(f"horse-{SEATS[colour].letter}").put(
            image, place.horse[0] + number * place.step, place.horse[1]
        )
