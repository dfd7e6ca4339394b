"""What is printed: the two sides of the board, the tiles, the pagodas.

Read from ``data/qin`` and checked there.
"""

from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias, cast, get_args

import msgspec

from games.engine import BadData
from games.engine.editions import RuleSet
from games.engine.files import folder, load, named
from games.qin.squares import COUNT, SIZE, SquareSet, around, as_set, members, square_name

FOLDER = folder(__name__)
RULES = RuleSet.of(__name__, 1)
"""The versions of the rules that can be played, and what changed in them."""

COLOURS: Final = "RYB"
"""Red, yellow, blue, in the order in which tiles are named."""

Colour: TypeAlias = Annotated[str, "colour"]
Tile: TypeAlias = Annotated[str, "tile"]
"""How texts show a letter of `COLOURS`, one of `KINDS` or a hidden tile."""

KINDS: Final = ("RR", "YY", "BB", "RY", "RB", "YB")
"""The six tiles, as every list of tiles orders them."""

Side = Literal["bird", "lion"]
SIDES: Final[tuple[Side, ...]] = get_args(Side)
"""The two sides of the board; the first is the easier one."""

Ground = Literal["grassland", "water", "village", "printed"]

SEATS = (2, 3, 4)
HAND = 3
"""Tiles that each player holds while the pile lasts (Qin, Placing a tile)."""


class Board(msgspec.Struct, frozen=True):
    """One side of the board.

    ``ground`` and ``beside``, the villages that it touches, tell of each of the 169 squares; ``printed`` the
    colours of the printed province squares; ``villages`` the squares of each village by its letter; ``rims``
    the squares around each village.
    """

    name: Side
    ground: tuple[Ground, ...]
    printed: dict[int, str]
    villages: dict[str, tuple[int, ...]]
    grassland: SquareSet
    rims: dict[str, tuple[int, ...]]
    beside: tuple[tuple[str, ...], ...]


class Supply(msgspec.Struct, frozen=True):
    """Tiles by kind, and pagodas of each player by the number of players."""

    mix: dict[str, int]
    pagodas: dict[int, int]


class _BoardFile(msgspec.Struct, forbid_unknown_fields=True):
    rows: list[str]
    legend: dict[str, str]


class _SupplyFile(msgspec.Struct, forbid_unknown_fields=True):
    total: int
    mix: dict[str, int]
    pagodas: dict[int, int]


@cache
def board(side: str) -> Board:
    """The side of that name; raises `BadData` if its file is unusable."""
    return read_board(FOLDER / f"{side}.toml")


@cache
def supply() -> Supply:
    """Tiles and pagodas; raises `BadData` if their file is unusable."""
    return read_supply(FOLDER / "tiles.toml")


def read_supply(path: Path) -> Supply:
    """The tiles and pagodas in a file, checked."""
    found = load(path, _SupplyFile)
    if tuple(sorted(found.mix)) != tuple(sorted(KINDS)):
        raise BadData(
            "wrong-tile-kinds", file=named(path), key="mix", found=" ".join(found.mix), needed=" ".join(KINDS)
        )
    if min(found.mix.values()) < 0 or sum(found.mix.values()) != found.total:
        raise BadData(
            "wrong-tile-mix", file=named(path), key="mix", found=sum(found.mix.values()), needed=found.total
        )
    if found.total < HAND * max(SEATS):
        raise BadData(
            "too-few-tiles", file=named(path), key="total", found=found.total, needed=HAND * max(SEATS)
        )
    for seats in SEATS:
        if found.pagodas.get(seats, 0) < 1:
            raise BadData("missing-pagodas", file=named(path), key=f"pagodas.{seats}")
    return Supply(found.mix, found.pagodas)


_GROUNDS: Final[dict[str, tuple[Ground, str]]] = {
    "grassland": ("grassland", ""),
    "water": ("water", ""),
    "red": ("printed", "R"),
    "yellow": ("printed", "Y"),
    "blue": ("printed", "B"),
}
"""What a legend may say, with the colour of a printed province square."""


def read_board(path: Path) -> Board:
    """The board in a file, checked: size, characters, printed squares, villages in one piece."""
    found = load(path, _BoardFile)
    for character, meaning in found.legend.items():
        if meaning not in _GROUNDS or len(character) != 1 or character.islower():
            raise BadData("bad-legend", file=named(path), key=f"legend.{character}", meaning=meaning)
    if len(found.rows) != SIZE:
        raise BadData("wrong-size", file=named(path), key="rows", found=len(found.rows), needed=SIZE)
    for number, row in enumerate(found.rows, 1):
        if len(row) != SIZE:
            raise BadData("wrong-size", file=named(path), key=f"rows.{number}", found=len(row), needed=SIZE)
    ground: list[Ground] = []
    printed: dict[int, str] = {}
    villages: dict[str, list[int]] = {}
    for square, character in enumerate("".join(found.rows)):
        if character in found.legend:
            kind, colour = _GROUNDS[found.legend[character]]
            ground.append(kind)
            if colour:
                printed[square] = colour
        elif "a" <= character <= "z":
            ground.append("village")
            villages.setdefault(character, []).append(square)
        else:
            key = f"rows.{square // SIZE + 1}"
            raise BadData(
                "unknown-character", file=named(path), key=key, square=square_name(square), found=character
            )
    _check_printed(path, printed)
    for letter, squares in villages.items():
        _check_connected(path, letter, squares)
    return _board(cast(Side, path.stem), ground, printed, villages)


def _check_printed(path: Path, printed: dict[int, str]) -> None:
    """Exactly one printed square of each colour."""
    for colour in COLOURS:
        count = list(printed.values()).count(colour)
        if count != 1:
            raise BadData(
                "wrong-printed-squares", file=named(path), key="rows", colour=colour, found=count, needed=1
            )


def _check_connected(path: Path, letter: str, squares: list[int]) -> None:
    """A village is one piece: every square can be reached from the first over its own."""
    whole = as_set(squares)
    reached = as_set(squares[:1])
    while (wider := (reached | around(reached)) & whole) != reached:
        reached = wider
    if reached != whole:
        apart = next(members(whole & ~reached))
        raise BadData(
            "split-village", file=named(path), key="rows", village=letter, square=square_name(apart)
        )


def _board(
    name: Side, ground: list[Ground], printed: dict[int, str], villages: dict[str, list[int]]
) -> Board:
    """The board with everything that follows from its squares."""
    rims = {
        letter: tuple(members(around(as_set(squares)) & ~as_set(squares)))
        for letter, squares in villages.items()
    }
    return Board(
        name=name,
        ground=tuple(ground),
        printed=printed,
        villages={letter: tuple(squares) for letter, squares in sorted(villages.items())},
        grassland=as_set(square for square in range(COUNT) if ground[square] == "grassland"),
        rims=dict(sorted(rims.items())),
        beside=tuple(
            tuple(letter for letter in sorted(rims) if square in rims[letter]) for square in range(COUNT)
        ),
    )
