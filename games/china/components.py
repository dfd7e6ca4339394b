"""What is printed: the map with its two sides, the deck, the pieces.

Read from ``data/china`` and checked in `games.china.check`.
"""

from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias, get_args

import msgspec

from games.china import check
from games.engine.editions import RuleSet
from games.engine.files import folder, load, named

FOLDER = folder(__name__)
RULES = RuleSet.of(__name__, 1)
"""The versions of the rules that can be played, and what changed in them."""

Side = Literal["3-4", "4-5"]
SIDES: Final[tuple[Side, ...]] = get_args(Side)
"""The two sides of the map, named after the numbers of players; the first is the default of four."""

SEATS: Final = (3, 4, 5)
HAND: Final = 3
"""Cards that each player holds between turns (China, Setup)."""

ROW: Final = 4
"""Open cards beside the deck (China, Setup)."""

COLOURS: Final = "RGYOV"
"""Red, green, yellow, orange, violet: the five colours in the order of every list."""

ProvinceIndex: TypeAlias = Annotated[int, "province"]
PlaceNumber: TypeAlias = Annotated[int, "place"]
Spaces: TypeAlias = Annotated[tuple[int, ...], "spaces"]
Colour: TypeAlias = Annotated[str, "colour"]
Pay: TypeAlias = Annotated[str, "pay"]
"""How texts show what events hold."""

Point = tuple[float, float]
"""x and y on the map, in the units of ``board.toml``, y downward."""


class Province(msgspec.Struct, frozen=True):
    """A province: short name, printed name, its colour's letter, dragon field, border, house spaces.

    ``within``: its spaces in a list by space.
    """

    id: str
    name: str
    colour: str
    dragon: Point
    outline: tuple[Point, ...]
    spaces: tuple[int, ...]
    within: slice


class Space(msgspec.Struct, frozen=True):
    """A house space: ``name`` as in the data ("chu-3"), the index of its province, where it lies."""

    name: str
    province: int
    xy: Point


class Alliance(msgspec.Struct, frozen=True):
    """Alliance ``number`` of the provinces with the indices ``a`` and ``b``, printed at ``xy``."""

    number: int
    a: int
    b: int
    xy: Point


class Map(msgspec.Struct, frozen=True):
    """What both sides share.

    House spaces are numbered 0, 1, ... province by province; the dragon fields follow, one a province. So
    every place of a piece has one number.
    """

    provinces: tuple[Province, ...]
    spaces: tuple[Space, ...]
    alliances: tuple[Alliance, ...]
    lake: tuple[Point, ...]

    def dragon(self, province: int) -> int:
        """The number of the province's dragon field."""
        return len(self.spaces) + province

    def province_of(self, place: int) -> int:
        """The index of the province in which a space or a dragon field lies."""
        spaces = len(self.spaces)
        return self.spaces[place].province if place < spaces else place - spaces

    def label(self, place: int) -> str:
        """The place within its province as people write it: the number of a space, or "dragon"."""
        if place >= len(self.spaces):
            return "dragon"
        return str(1 + place - self.provinces[self.spaces[place].province].spaces[0])

    def name(self, place: int) -> str:
        """The place as people read it: "Chu 3", "Chu dragon"."""
        return f"{self.provinces[self.province_of(place)].name} {self.label(place)}"


class Roads(msgspec.Struct, frozen=True):
    """The roads of a side: ``pairs`` of spaces, the smaller first, and by space the spaces they lead to."""

    pairs: tuple[tuple[int, int], ...]
    near: tuple[tuple[int, ...], ...]


class Supply(msgspec.Struct, frozen=True):
    """Cards by colour letter; how many of each colour go out, by number of players; pieces of each player."""

    cards: dict[str, int]
    removed: dict[int, int]
    houses: int
    emissaries: int
    forts: int

    def deck(self, seats: int) -> list[str]:
        """The cards in play, unshuffled, in the order of `COLOURS`."""
        return [colour for colour in COLOURS for _ in range(self.cards[colour] - self.removed[seats])]


@cache
def board() -> Map:
    """The map; raises `BadData` if its file is unusable."""
    return read_board(FOLDER / "board.toml")


@cache
def roads(side: str) -> Roads:
    """The roads of the side; raises `BadData` if its file is unusable."""
    return read_roads(FOLDER / f"side-{side}.toml")


@cache
def supply() -> Supply:
    """Cards and pieces; raises `BadData` if their file is unusable."""
    return read_supply(FOLDER / "cards.toml")


def read_board(path: Path) -> Map:
    """The map in a file, checked."""
    found = load(path, check.BoardFile)
    check.board(named(path), found)
    provinces: list[Province] = []
    spaces: list[Space] = []
    for index, province in enumerate(found.province):
        places = found.spaces[province.id]
        first = len(spaces)
        spaces += [Space(f"{province.id}-{number}", index, xy) for number, xy in enumerate(places, 1)]
        provinces.append(
            Province(
                id=province.id,
                name=province.name,
                colour=_letter(province.colour),
                dragon=(province.x, province.y),
                outline=tuple(province.outline),
                spaces=tuple(range(first, len(spaces))),
                within=slice(first, len(spaces)),
            )
        )
    indices = {province.id: index for index, province in enumerate(provinces)}
    alliances = [
        Alliance(
            number=entry.number,
            a=indices[entry.provinces[0]],
            b=indices[entry.provinces[1]],
            xy=(entry.x, entry.y),
        )
        for entry in sorted(found.alliance, key=lambda entry: entry.number)
    ]
    return Map(tuple(provinces), tuple(spaces), tuple(alliances), tuple(found.lake))


def read_roads(path: Path) -> Roads:
    """The roads in a file, checked against the map."""
    found = load(path, check.SideFile)
    numbers = {space.name: number for number, space in enumerate(board().spaces)}
    check.roads(named(path), found, numbers)
    pairs = tuple(sorted(_pair(numbers[one], numbers[other]) for one, other in found.roads))
    near: list[list[int]] = [[] for _ in numbers]
    for one, other in pairs:
        near[one].append(other)
        near[other].append(one)
    return Roads(pairs, tuple(tuple(sorted(others)) for others in near))


def read_supply(path: Path) -> Supply:
    """The cards and pieces in a file, checked."""
    found = load(path, check.CardsFile)
    check.cards(named(path), found, SEATS, HAND, ROW)
    return Supply(
        cards={_letter(colour): found.counts[colour] for colour in check.COLOUR_WORDS},
        removed={seats: found.removed[seats] for seats in SEATS},
        houses=found.pieces.houses,
        emissaries=found.pieces.emissaries,
        forts=found.pieces.fortifications,
    )


def _letter(colour: str) -> str:
    """The letter of a colour's word."""
    return COLOURS[check.COLOUR_WORDS.index(colour)]


def _pair(one: int, other: int) -> tuple[int, int]:
    """Both, the smaller first."""
    return (one, other) if one < other else (other, one)
