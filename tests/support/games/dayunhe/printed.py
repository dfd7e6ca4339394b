"""What is printed on board, tiles and cards of Da Yunhe, copied from the rules' text and not from ``data``.

The shipped data are held against these tables, and the slow rules count with them. A hex is written ``2-5``:
region and key, as on a telephone.
"""

from functools import cache

LETTERS = "ABCDE"
SIDES = ("e", "se", "sw", "w", "nw", "ne")
"""The sides of a hex, clockwise, in the order in which they are numbered."""

ROWS, COLUMNS, REGIONS = 15, 3, 5
HEXES = 45
START = 15
SLOTS = 6
STACKS = 3
STACK_SIZES = (9, 9, 8)
TRIPS = 4
LAID = 4
"""Unrest tiles that each player lays at the beginning."""

LEVELS = {"hard": 2, "medium": 3, "easy": 4}
UPRISING = 4
EMPTY, UNREST_SEEN, CANAL, LINE = 0, -4, 2, 4
"""What a hex that the coordinator enters brings."""

INTRIGUE = 8
DENOUNCED, RESTLESS = 4, 4
"""What an unrest tile in the City and one in the region cost at the end."""

GUARD, WARNING = 40, 35
STEPS = {2: 5, 3: 7, 4: 9, 5: 11}
TURNING = {2: "2-8", 3: "3-8", 4: "4-8", 5: "hangzhou"}

RIVERS = {
    1: "1-2 1-5 1-4 1-7 1-8",
    2: "2-2 2-6 2-5 2-7 2-8",
    3: "3-2 3-4 3-5 3-9 3-8",
    4: "4-1 4-4 4-5 4-7 4-8",
    5: "5-2 5-5 5-4 5-8",
}
SYMBOLS = {
    1: "1-2 1-5 1-4 1-7",
    2: "2-2 2-6 2-5 2-7",
    3: "3-2 3-4 3-5 3-9",
    4: "4-1 4-4 4-5 4-7",
    5: "5-2 5-5 5-4 5-8",
}
"""Unrest symbols in the order in which they are covered."""

PAGODAS = ("1-8", "2-8", "3-8", "4-8")

TILES: dict[str, tuple[int, int, str]] = {
    "crossing": (1, 2, "e se w nw"),
    "delta": (2, 2, "e sw nw"),
    "branch-right": (3, 2, "e se w"),
    "branch-left": (3, 2, "e sw w"),
    "straight": (5, 4, "e w"),
    "wide-bend": (6, 3, "e sw"),
    "sharp-bend": (7, 2, "e se"),
    "basin": (8, 2, "e"),
    "reservoir": (9, 1, ""),
}
"""Canal tiles: value, how many each player has, the sides that the line joins."""

UNREST = "unrest"
UNREST_TILES = 10
KINDS = (*TILES, UNREST)
OWN_TILES = {**{kind: count for kind, (_, count, _) in TILES.items()}, UNREST: UNREST_TILES}

CARDS: dict[str, str] = {
    "builder": "supply 1 | build 2 | espionage 1",
    "supplies": "supply 3 | build 1 | prestige 1",
    "reformer": "supply 3 | reform 1 / espionage 1 | prestige 5",
    "rebuilder": "supply 2 | build 1 | rebuild 1",
    "order": "supply 2 | build 1 | remove 1",
    "welfare": "build 2 | calm 1 | prestige 2",
    "inspector": "supply 2 | build 1 | inspect 1",
    "tea": "supply 2 | build 1 | tea 1",
    "intriguer": "supply 2 | build 1 | intrigue 1 / denounce 1",
    "saboteur": "supply 2 | build 1 | destroy 1",
}
"""The three groups of each card; a stroke is an alternative."""

ACTIONS = (
    *("supply", "build", "rebuild", "prestige", "remove", "calm", "destroy", "inspect", "tea", "espionage"),
    *("intrigue", "denounce", "reform"),
)
SOURCES = (
    *("start", "building", "prestige", "inspections", "uprisings", "intrigue", "network", "city", "unrest"),
)
BEIJING, HANGZHOU = "beijing", "hangzhou"


def groups(card: str) -> list[dict[str, int]]:
    """The groups of a card: in each the alternatives, with how many symbols."""
    found = []
    for group in CARDS[card].split(" | "):
        words = [entry.split() for entry in group.split(" / ")]
        found.append({action: int(count) for action, count in words})
    return found


def symbols(card: str) -> dict[str, int]:
    """How many symbols of each action are on the card."""
    return {action: count for group in groups(card) for action, count in group.items()}


@cache
def turned(kind: str, rotation: int) -> frozenset[str]:
    """The sides that the tile's line joins after so many turns clockwise by one side."""
    lines = TILES[kind][2].split() if kind in TILES else []
    return frozenset(SIDES[(SIDES.index(side) + rotation) % 6] for side in lines)


@cache
def written(lines: frozenset[str]) -> str:
    """The line as it is written: ``e-w``; "" for none."""
    return "-".join(side for side in SIDES if side in lines)


@cache
def looks(kind: str) -> list[int]:
    """The lowest rotations of all that look different."""
    seen: list[frozenset[str]] = []
    for rotation in range(6):
        if turned(kind, rotation) not in seen:
            seen.append(turned(kind, rotation))
    return [min(r for r in range(6) if turned(kind, r) == lines) for lines in seen]


@cache
def name(place: int) -> str:
    """What people call the place."""
    return {45: BEIJING, 46: HANGZHOU}.get(place) or f"{place // 9 + 1}-{place % 9 + 1}"


@cache
def place(named: str) -> int:
    """The number of the hex or city that people call so."""
    if named in (BEIJING, HANGZHOU):
        return HEXES + (BEIJING, HANGZHOU).index(named)
    region, key = named.split("-")
    return 9 * (int(region) - 1) + int(key) - 1
