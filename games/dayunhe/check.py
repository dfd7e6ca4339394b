"""What the files under ``data/dayunhe`` must hold: their shapes, and what the rules need of them.

Every check raises `BadData` with file, key and the facts of its code. Keys are written as in the file
("region.2.pagoda", "tile.delta.edges"); entries of lists are counted from 1.
"""

from typing import Final

import msgspec

SEATS: Final = (2, 3, 4, 5)
STACKS: Final = 3
CARDS: Final = 10
GROUPS: Final = 3
"""Players, stacks of a player, action cards, groups of a card: as many as pictures have room for."""

LEVELS: Final = ("medium", "hard", "easy")
"""How many unrest tiles start an uprising, in words; the first is the default."""

ACTIONS: Final = (
    "supply", "build", "rebuild", "prestige", "remove", "calm", "destroy", "inspect", "tea", "espionage",
    "intrigue", "denounce", "reform",
)  # fmt: skip
"""The symbols of the cards."""

FILLERS: Final = frozenset(
    ("to", "from", "and", "the", "in", "into", "for", "at", "on", "of", "by", "with", "tile", "canal", "hex",
     "card", "stack", "player", "seat", "steps", "joins", "joining")
)  # fmt: skip
"""Small words that people may type and that mean nothing."""

UNREST: Final = "unrest"
"""The kind of the unrest tiles; all others are canal tiles."""


class CityEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One ``[[city]]``."""

    id: str
    adjacent: list[tuple[int, int]]


class RegionEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One ``[[region]]``."""

    hexes: list[tuple[int, int]]
    river: list[tuple[int, int]]
    unrest: list[tuple[int, int]]
    pagoda: tuple[int, int] | str


class SetupEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One ``[[setup]]``."""

    players: int
    regions: list[int]
    south: tuple[int, int] | str
    steps: int


class BoardFile(msgspec.Struct, forbid_unknown_fields=True):
    """``board.toml``."""

    city: list[CityEntry]
    region: list[RegionEntry]
    setup: list[SetupEntry]


class TileEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One ``[[tile]]``."""

    id: str
    value: int
    count: int
    edges: list[int]


class TilesFile(msgspec.Struct, forbid_unknown_fields=True):
    """``tiles.toml``."""

    canals: int
    unrest: int
    tile: list[TileEntry]


class CardEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One ``[[card]]``."""

    id: str
    groups: list[list[str]]


class CardsFile(msgspec.Struct, forbid_unknown_fields=True):
    """``cards.toml``."""

    card: list[CardEntry]


class UprisingEntry(msgspec.Struct, forbid_unknown_fields=True):
    """``[uprising]``."""

    loss: int


class InspectionEntry(msgspec.Struct, forbid_unknown_fields=True):
    """``[inspection]``."""

    empty: int
    unrest: int
    canal: int
    line: int


class FinalEntry(msgspec.Struct, forbid_unknown_fields=True):
    """``[final]``."""

    network: int
    city_unrest: int
    unrest: int


class RoundsEntry(msgspec.Struct, forbid_unknown_fields=True):
    """``[rounds]``."""

    last: int
    warning: int


class RulesFile(msgspec.Struct, forbid_unknown_fields=True):
    """``rules.toml``."""

    start: int
    laid: int
    warehouse: int
    trips: int
    special: int
    intrigue: int
    levels: dict[str, int]
    uprising: UprisingEntry
    inspection: InspectionEntry
    final: FinalEntry
    rounds: RoundsEntry
