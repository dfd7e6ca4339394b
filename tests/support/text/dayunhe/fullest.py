"""Five players, a tile on every hex, everything of everything: the longest texts there can be."""

from games.dayunhe.places import HEXES, hex_name
from games.dayunhe.position import DayunhePosition
from games.dayunhe.state import Phase
from tests.support.games.dayunhe.scenes import scene

LETTERS = "ABCDE"
LOOKS = (
    "branch-right e-se-w",
    "branch-left sw-nw-ne",
    "crossing se-sw-nw-ne",
    "crossing e-sw-w-ne",
    "delta se-w-ne",
    "wide-bend se-w",
    "sharp-bend nw-ne",
    "unrest",
    "unrest",
)
"""The tiles that everybody has on the map."""


def fullest(phase: Phase = "act") -> DayunhePosition:
    """Nobody has more tiles of a kind than there are; the coordinator has eleven steps to go."""
    return scene(
        phase,
        seats=5,
        turn="C",
        start_player="A",
        round=38,
        card="intriguer",
        cards=dict(zip("AB", ("supplies", "inspector"), strict=True)),
        tiles=", ".join(f"{hex_name(hex)} {LETTERS[hex % 5]} {LOOKS[hex // 5]}" for hex in range(HEXES)),
        warehouses=dict.fromkeys(LETTERS, "sharp-bend basin reservoir straight wide-bend unrest"),
        stacks=dict.fromkeys(LETTERS, "basin straight! | straight straight! | unrest unrest!"),
        city=dict.fromkeys(LETTERS, "straight basin"),
        city_unrest=dict(zip(LETTERS, "BCDEA", strict=True)),
        wall=dict.fromkeys(LETTERS, 2),
        scores=dict.fromkeys(LETTERS, -123),
        trips=2,
        at="beijing",
        resigned="E",
    )
