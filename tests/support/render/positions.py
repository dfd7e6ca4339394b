"""Positions of Qin to draw, and how pictures are compared."""

from collections.abc import Sequence
from functools import cache, lru_cache
from io import BytesIO
from itertools import combinations
from pathlib import Path

from PIL import Image, ImageChops

from games.engine import Chance, Event, Seat, record
from games.qin.components import Side, board
from games.qin.position import QinPosition
from games.qin.squares import COUNT, NEAR
from games.qin.state import Province
from render.kit.encode import Picture

RECORDS = Path(__file__).parents[2] / "games" / "golden"


@cache
def _record(name: str) -> record.Record:
    return record.read((RECORDS / f"{name}.json").read_bytes())


def whole(name: str, at: int | None = None) -> QinPosition:
    """The position of a recorded match after so many entries, secrets included."""
    position = record.replay(_record(name), at)
    assert isinstance(position, QinPosition)
    return position


def seen(name: str, at: int | None = None, seat: Seat | None = None) -> tuple[QinPosition, tuple[Event, ...]]:
    """A view of that position, and the events of the last entry as that viewer may know them."""
    *_, (position, events) = record.steps(_record(name), at)
    assert isinstance(position, QinPosition)
    return position.view(seat), tuple(event.view(seat) for event in events)


def to_move(name: str, at: int) -> QinPosition:
    """The view of the seat to act."""
    position = whole(name, at)
    return position.view(position.to_act())


def words(view: QinPosition) -> dict[str, str]:
    """English words, as a person gets them."""
    return {
        "turn": f"Turn {view.number + 1}",
        "left": f"{len(view.pile)} left",
        "game": f"Game {len(view.finished) + 1}",
        "over": "The end",
        "question": "Place the red half",
    }


def fullest(side: Side) -> QinPosition:
    """All grassland covered, small provinces everywhere, every village held, a series' second game."""
    printed = board(side)
    grid = [printed.printed.get(square, "") for square in range(COUNT)]
    for square in range(COUNT):
        if printed.ground[square] == "grassland":
            grid[square] = "RYB"[(square % 13 // 2 + square // 13) % 3]
    provinces: dict[int, Province] = {}
    reached: set[int] = set()
    for start in range(COUNT):
        if not grid[start] or start in reached:
            continue
        group = [start]
        for square in group:
            reached.add(square)
            group += [
                n for n in NEAR[square] if n not in reached and n not in group and grid[n] == grid[square]
            ]
        if len(group) > 1:
            seat = len(provinces) % 4
            pagodas = 2 if len(group) > 4 else 1
            provinces[len(provinces) + 1] = Province(seat, grid[start], tuple(sorted(group)), pagodas)
    return QinPosition(
        seats=4,
        board=side,
        series="both",
        chance=Chance(""),
        turn=0,
        number=71,
        grid=grid,
        tiles=[1 + square // 2 for square in range(COUNT)],
        provinces=provinces,
        villages={letter: number % 4 for number, letter in enumerate(printed.villages)},
        reserves=[12, 11, 10, 13],
        hands=[["?"] * 3] * 4,
        pile=["?"] * 12,
        resigned=[1],
        starter=0,
        finished=[[12, 14, 10, 11]],
        end="",
    )


Drawn = bytes | Image.Image
"""A picture to compare: a PNG, or its colours."""


def colours_of(picture: Picture) -> Image.Image:
    """The colours that the picture's file has. Most tests need no file, and packing one takes long."""
    image = picture.image.quantize(palette=picture.colours.find, dither=Image.Dither.NONE)
    image.putpalette(picture.colours.show)
    return image.convert("RGB")


def pixels(picture: Drawn) -> Image.Image:
    """A picture's colours."""
    return picture if isinstance(picture, Image.Image) else _unpacked(picture)


@lru_cache(maxsize=4)
def _unpacked(png: bytes) -> Image.Image:
    with Image.open(BytesIO(png)) as picture:
        return picture.convert("RGB")


Box = tuple[int, int, int, int]
"""Left, top, right, bottom."""


def changed(one: Drawn, other: Drawn) -> Box | None:
    """The box in which two pictures differ visibly; None if they do not."""
    return _difference(pixels(one), pixels(other))


def differing(one: Drawn, other: Drawn) -> Box:
    """The box in which two pictures differ visibly, which they must."""
    box = changed(one, other)
    assert box is not None, "the pictures are alike"
    return box


def only_in(one: Drawn, other: Drawn, boxes: Sequence[Box]) -> bool:
    """Whether the pictures differ visibly in every one of the boxes, and nowhere else."""
    grey = ImageChops.difference(pixels(one), pixels(other)).convert("L")
    mask = grey.point(lambda value: 255 if value > 24 else 0)
    everywhere = all(mask.crop(box).getbbox() for box in boxes)
    for box in boxes:
        mask.paste(0, box)
    return everywhere and mask.getbbox() is None


def around(at: Sequence[float], wide: float, high: float | None = None) -> Box:
    """A box with that middle."""
    half, tall = wide / 2, (wide if high is None else high) / 2
    return round(at[0] - half), round(at[1] - tall), round(at[0] + half), round(at[1] + tall)


def enclosing(one: Box, other: Box) -> Box:
    """The smallest box round two boxes."""
    return min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])


def colour_at(picture: Image.Image, x: float, y: float) -> tuple[int, ...]:
    """The colour of the pixel there."""
    found = picture.getpixel((round(x), round(y)))
    assert isinstance(found, tuple)
    return found


def moved(box: Box, left: int = 0, top: int = 0) -> Box:
    """A box of the board on a picture that begins there."""
    return box[0] - left, box[1] - top, box[2] - left, box[3] - top


def _difference(one: Image.Image, other: Image.Image) -> Box | None:
    grey = ImageChops.difference(one, other).convert("L")
    return grey.point(lambda value: 255 if value > 24 else 0).getbbox()


def told_apart(pictures: Sequence[Drawn], box: Box) -> bool:
    """Whether the pictures are alike outside the box, and any two of them differ visibly inside it."""
    outside = all(within(changed(pictures[0], other), box) for other in pictures[1:])
    parts = [pixels(picture).crop(box) for picture in pictures]
    return outside and all(_difference(one, other) for one, other in combinations(parts, 2))


def within(inner: Box | None, outer: Box) -> bool:
    """Whether something changed, and only inside the box."""
    return inner is not None and all(
        (inner[0] >= outer[0], inner[1] >= outer[1], inner[2] <= outer[2], inner[3] <= outer[3])
    )


def grown(box: Box, by: int) -> Box:
    """The box with so much more on every side."""
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def near(picture: Drawn, box: Box, colour: tuple[int, int, int], most: int = 60) -> int:
    """Pixels of the box in about that colour."""
    part = pixels(picture).crop(box)
    red, green, blue = ImageChops.difference(part, Image.new("RGB", part.size, colour)).split()
    return sum(ImageChops.add(ImageChops.add(red, green), blue).histogram()[:most])
