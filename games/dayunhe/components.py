"""What is printed: the map, the tiles, the action cards, the numbers of the rules.

Read from ``data/dayunhe`` and checked in `games.dayunhe.check`. A **mask** is a set of edges as bits: edge 0
is 1, edge 5 is 32. A **rotation** turns a tile clockwise by so many sixths; of those that look the same the
lowest one stands for all.
"""

from functools import cache, cached_property
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import msgspec

from games.dayunhe import check
from games.dayunhe.places import BEIJING, CITIES, EDGES, HEXES, hex_at
from games.engine.editions import RuleSet
from games.engine.files import folder, load, named

FOLDER = folder(__name__)
RULES = RuleSet.of(__name__, 1)
"""The versions of the rules that can be played, and what changed in them."""

SEATS: Final = check.SEATS
STACKS: Final = check.STACKS
LEVELS: Final = check.LEVELS
ACTIONS: Final = check.ACTIONS
UNREST: Final = check.UNREST
COST: Final = check.COST
NOBODY: Final = -1
"""The seat in a place where nobody is, the holder of a neutral region."""

FREE: Final = ""
"""What stands on a hex without a tile."""
NO_CANALS: Final = (FREE, UNREST)
"""What stands on a hex without a canal tile."""

Kind: TypeAlias = Annotated[str, "tile"]
CardName: TypeAlias = Annotated[str, "card"]
StackIndex: TypeAlias = Annotated[int, "stack"]
Points: TypeAlias = Annotated[int, "points"]
Total: TypeAlias = Annotated[int, "total"]
"""How texts show what events hold: points won or lost, and prestige in all."""

_SIXTHS: Final = 6


class Region(msgspec.Struct, frozen=True):
    """A region: hexes with the painted ``river``, with ``unrest`` symbols in their order, with a ``pagoda``.

    The pagoda of the last region is Hangzhou.
    """

    river: tuple[int, ...]
    unrest: tuple[int, ...]
    pagoda: int


class Setup(msgspec.Struct, frozen=True):
    """By number of players: where the coordinator turns in the south, his steps in a round."""

    south: int
    steps: int


class Board(msgspec.Struct, frozen=True, dict=True):
    """The map: hexes that each city touches, Beijing first; the regions; setups by number of players."""

    adjacent: tuple[tuple[int, ...], ...]
    regions: tuple[Region, ...]
    setups: dict[int, Setup]

    @property
    def symbols(self) -> tuple[int, ...]:
        """The hexes with unrest symbols in the order in which tiles are laid on them."""
        return tuple(place for region in self.regions for place in region.unrest)

    @cached_property
    def pagodas(self) -> frozenset[int]:
        """Where a special inspection stops: the pagodas of all regions, and both cities."""
        return frozenset((BEIJING, *(region.pagoda for region in self.regions)))


class Tile(msgspec.Struct, frozen=True):
    """A kind of tile: prestige for building it, how many each player has, the looks of its line.

    ``rotations`` are the rotations that look different, ``masks`` by rotation 0 to 5 the edges joined then.
    """

    id: str
    value: int
    count: int
    rotations: tuple[int, ...]
    masks: tuple[int, ...]


class Symbol(msgspec.Struct, frozen=True):
    """An action on a card and how often it may be used."""

    action: str
    count: int


class Card(msgspec.Struct, frozen=True, dict=True):
    """An action card; of a group with several symbols only one may be used."""

    id: str
    groups: tuple[tuple[Symbol, ...], ...]

    @cached_property
    def symbols(self) -> tuple[Symbol, ...]:
        """All symbols in the order in which they are printed."""
        return tuple(symbol for group in self.groups for symbol in group)

    @cached_property
    def excluded(self) -> dict[str, tuple[str, ...]]:
        """By action: the others of its group, which may not be used beside it."""
        return {
            symbol.action: tuple(other.action for other in group if other.action != symbol.action)
            for group in self.groups
            for symbol in group
        }

    def group(self, action: str) -> int:
        """The group with that action; -1 if the card has none."""
        for number, group in enumerate(self.groups):
            if any(symbol.action == action for symbol in group):
                return number
        return -1


class Rules(msgspec.Struct, frozen=True):
    """The numbers of the rules, named as in the file; gains and losses have the sign they count with.

    ``loss`` and ``intrigue`` are what is lost. ``levels`` by word: unrest tiles of an uprising.
    """

    start: int
    laid: int
    warehouse: int
    trips: int
    special: int
    intrigue: int
    levels: dict[str, int]
    loss: int
    empty: int
    unrest: int
    canal: int
    line: int
    network: int
    city_unrest: int
    region_unrest: int
    last_round: int
    warning_round: int


# ── where it stands ──────────────────────────────────────────────────────────────────────────────────


@cache
def board() -> Board:
    """The map; raises `BadData` if its file is unusable."""
    return read_board(FOLDER / "board.toml")


@cache
def tiles() -> tuple[Tile, ...]:
    """Every kind of tile in the order of the file, unrest last; raises `BadData` if the file is unusable."""
    return read_tiles(FOLDER / "tiles.toml")


@cache
def cards() -> tuple[Card, ...]:
    """The ten action cards; raises `BadData` if their file is unusable."""
    return read_cards(FOLDER / "cards.toml")


@cache
def rules() -> Rules:
    """The numbers of the rules; raises `BadData` if their file is unusable."""
    return read_rules(FOLDER / "rules.toml")


@cache
def kinds() -> tuple[str, ...]:
    """The ids of all kinds of tiles, unrest last."""
    return tuple(tile.id for tile in tiles())


@cache
def tile(kind: str) -> Tile:
    """The kind of tile with that id; raises KeyError."""
    return {entry.id: entry for entry in tiles()}[kind]


@cache
def card(name: str) -> Card:
    """The card with that id; raises KeyError."""
    return {entry.id: entry for entry in cards()}[name]


def looks(kind: str) -> tuple[int, ...]:
    """The rotations of a kind that look different, the lowest for each look."""
    return tile(kind).rotations


@cache
def edges(kind: str, rotation: int) -> int:
    """The edges that the tile's line joins, as a mask; 0 for unrest and a hex without a tile."""
    return tile(kind).masks[rotation] if kind else 0


@cache
def lines_name(mask: int) -> str:
    """The edges of a mask as they are typed: ``e-se-w``."""
    return "-".join(name for edge, name in enumerate(EDGES) if mask >> edge & 1)


@cache
def look_of(mask: int) -> tuple[str, int]:
    """The kind of tile whose line joins just these edges and its rotation; ("", 0) if there is none.

    There is one at most: the file with tiles is refused otherwise. Nothing joins no edge, for tiles without
    a line have no look to name.
    """
    for entry in tiles():
        if mask and mask in entry.masks:
            return entry.id, entry.masks.index(mask)
    return "", 0


# ── reading ──────────────────────────────────────────────────────────────────────────────────────────


def read_board(path: Path) -> Board:
    """The map in a file, checked."""
    found = load(path, check.BoardFile)
    check.board(named(path), found, rules().laid)
    return Board(
        tuple(tuple(hex_at(*spot) for spot in city.adjacent) for city in found.city),
        tuple(
            Region(
                tuple(hex_at(*spot) for spot in region.river),
                tuple(hex_at(*spot) for spot in region.unrest),
                _place(region.pagoda),
            )
            for region in found.region
        ),
        {setup.players: Setup(_place(setup.south), setup.steps) for setup in found.setup},
    )


def _place(spot: tuple[int, int] | str) -> int:
    """A hex by row and column, or a city by its name."""
    return HEXES + CITIES.index(spot) if isinstance(spot, str) else hex_at(*spot)


def read_tiles(path: Path) -> tuple[Tile, ...]:
    """The kinds of tiles in a file, checked."""
    found = load(path, check.TilesFile)
    check.tiles(named(path), found, rules().laid)
    canals = (_tile(entry) for entry in found.tile)
    return (*canals, Tile(UNREST, 0, found.unrest, (0,), (0,) * _SIXTHS))


def _tile(entry: check.TileEntry) -> Tile:
    """A kind of canal tile with its looks."""
    masks = tuple(turned(entry.edges, rotation) for rotation in range(_SIXTHS))
    rotations = tuple(rotation for rotation, mask in enumerate(masks) if mask not in masks[:rotation])
    return Tile(entry.id, entry.value, entry.count, rotations, masks)


def turned(joined: list[int], rotation: int) -> int:
    """The mask of these edges after turning."""
    return sum(1 << (edge + rotation) % _SIXTHS for edge in joined)


def read_cards(path: Path) -> tuple[Card, ...]:
    """The cards in a file, checked."""
    found = load(path, check.CardsFile)
    check.cards(named(path), found)
    return tuple(
        Card(entry.id, tuple(tuple(symbol(text) for text in group) for group in entry.groups))
        for entry in found.card
    )


def symbol(text: str) -> Symbol:
    """A symbol as it stands in the file: an action, and how often if more than once."""
    action, _, count = text.partition(" ")
    return Symbol(action, int(count or 1))


def read_rules(path: Path) -> Rules:
    """The numbers of the rules in a file, checked."""
    found = load(path, check.RulesFile)
    check.rules(named(path), found)
    return Rules(
        start=found.start,
        laid=found.laid,
        warehouse=found.warehouse,
        trips=found.trips,
        special=found.special,
        intrigue=found.intrigue,
        levels=found.levels,
        loss=found.uprising.loss,
        empty=found.inspection.empty,
        unrest=found.inspection.unrest,
        canal=found.inspection.canal,
        line=found.inspection.line,
        network=found.final.network,
        city_unrest=found.final.city_unrest,
        region_unrest=found.final.unrest,
        last_round=found.rounds.last,
        warning_round=found.rounds.warning,
    )


def is_unrest(kind: str) -> bool:
    """Whether it is an unrest tile, not a canal tile and not nothing."""
    return kind == UNREST


def is_canal(kind: str) -> bool:
    """Whether it is a canal tile."""
    return kind not in NO_CANALS
