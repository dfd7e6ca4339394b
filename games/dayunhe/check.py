"""What the files under ``data/dayunhe`` must hold: their shapes, and what the rules need of them.

Every check raises `BadData` with file, key and the facts of its code. Keys are written as in the file
("region.2.pagoda", "tile.delta.edges"); entries of lists are counted from 1.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Final

import msgspec

from games.dayunhe.places import CITIES, COLUMNS, EDGES, HEXES, REGION, REGIONS, ROWS, hex_at
from games.engine import BadData
from games.engine.contract import SEAT_LETTERS
from games.engine.files import check_at_least, check_count, check_within, is_word

SEATS: Final = (2, 3, 4, 5)
STACKS: Final = 3
CARDS: Final = 10
GROUPS: Final = 3
"""Players, stacks of a player, action cards, groups of a card: as many as pictures have room for."""

MOST_ALTERNATIVES: Final = 2
MOST_SLOTS: Final = 6
MOST_TRIPS: Final = 9
MOST_LEVEL: Final = 9
LARGEST: Final = 99
"""Actions of a group, slots of a warehouse, trips, unrest tiles of an uprising; the largest other number."""

LEVELS: Final = ("medium", "hard", "easy")
"""How many unrest tiles start an uprising, in words; the first is the default."""

ACTIONS: Final = (
    "supply", "build", "rebuild", "prestige", "remove", "calm", "destroy", "inspect", "tea", "espionage",
    "intrigue", "denounce", "reform",
)  # fmt: skip
"""The symbols of the cards."""

UNREST: Final = "unrest"
"""The kind of the unrest tiles; all others are canal tiles."""

COST: Final = 2
"""Unrest tiles of a cost: one goes under a stack, one to the wall or to a rival."""

FILLERS: Final = frozenset(
    ("to", "from", "and", "the", "in", "into", "for", "at", "on", "of", "by", "with", "tile", "canal", "hex",
     "card", "stack", "player", "seat", "steps", "joins", "joining")
)  # fmt: skip
"""Small words that people may type and that mean nothing."""

RESERVED: Final = FILLERS.union(
    EDGES,
    CITIES,
    SEAT_LETTERS.lower(),
    ("city", UNREST, "done", "stock", "take", "swap", "move", "turn", "face", "step"),
    (action for action in ACTIONS if action != "tea"),
)
"""Words of the notation: no tile can be called so, alone or in a part of its name."""

Spot = tuple[int, int]
"""A hex as files name it: row and column."""


class CityEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One ``[[city]]``."""

    id: str
    adjacent: list[Spot]


class RegionEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One ``[[region]]``."""

    hexes: list[Spot]
    river: list[Spot]
    unrest: list[Spot]
    pagoda: Spot | str


class SetupEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One ``[[setup]]``."""

    players: int
    regions: list[int]
    south: Spot | str
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


# ── the map ──────────────────────────────────────────────────────────────────────────────────────────


def board(file: str, found: BoardFile, laid: int) -> None:
    """Cities, regions and setups; symbols for all unrest tiles, ``laid`` by each player."""
    _same(file, "city", [city.id for city in found.city], CITIES)
    for city, touched in zip(found.city, (0, ROWS - 1), strict=True):
        needed = [(touched, column) for column in range(COLUMNS)]
        _spots(file, f"city.{city.id}.adjacent", sorted(city.adjacent), needed)
    _regions(file, found.region)
    for number, region in enumerate(found.region, 1):
        _region(file, number, region)
    symbols = sum(len(region.unrest) for region in found.region)
    check_at_least(file, "region.unrest", symbols, max(SEATS) * laid)
    check_count(file, "setup", found.setup, len(SEATS))
    for number, (setup, players) in enumerate(zip(found.setup, SEATS, strict=True), 1):
        key = f"setup.{number}"
        if setup.players != players:
            raise BadData(
                "wrong-number", file=file, key=f"{key}.players", found=setup.players, needed=players
            )
        _same(file, f"{key}.regions", map(str, setup.regions), map(str, range(1, players + 1)))
        _same(file, f"{key}.south", [_name(setup.south)], [_name(found.region[players - 1].pagoda)])
        check_within(file, f"{key}.steps", setup.steps, 1, LARGEST)


def _regions(file: str, regions: Sequence[RegionEntry]) -> None:
    """Five regions from north to south, which share all hexes of the map: three rows of three each."""
    check_count(file, "region", regions, REGIONS)
    seen: set[int] = set()
    for number, region in enumerate(regions, 1):
        for spot in region.hexes:
            key = f"region.{number}.hexes"
            place = _on_map(file, key, spot)
            if place in seen:
                raise BadData("double-hex", file=file, key=key, found=_name(spot))
            seen.add(place)
    for place in range(HEXES):
        if place not in seen:
            raise BadData("missing-hex", file=file, key="region", found=_name(divmod(place, COLUMNS)))
    for number, region in enumerate(regions, 1):
        key = f"region.{number}.hexes"
        check_count(file, key, region.hexes, REGION)
        first = REGION * (number - 1)
        needed = [divmod(place, COLUMNS) for place in range(first, first + REGION)]
        _spots(file, key, sorted(region.hexes), needed)


def _region(file: str, number: int, region: RegionEntry) -> None:
    """River, symbols and pagoda in the region; the pagoda where the coordinator cannot pass it by.

    That is the middle of the last row (the argument stands in ``way``); the last region's is Hangzhou.
    """
    for key, spots in (("river", region.river), ("unrest", region.unrest)):
        for index, spot in enumerate(spots):
            _inside(file, f"region.{number}.{key}", spot, region)
            if spot in spots[:index]:
                raise BadData("double-hex", file=file, key=f"region.{number}.{key}", found=_name(spot))
    key = f"region.{number}.pagoda"
    if isinstance(region.pagoda, str) or number == REGIONS:
        _same(file, key, [_name(region.pagoda)], [CITIES[-1] if number == REGIONS else "row, column"])
        return
    _inside(file, key, region.pagoda, region)
    middle = (REGION // COLUMNS * number - 1, COLUMNS // 2)
    _same(file, key, [_name(region.pagoda)], [_name(middle)])


def _inside(file: str, key: str, spot: Spot, region: RegionEntry) -> None:
    """Raise `BadData` unless the hex is one of the region's."""
    _on_map(file, key, spot)
    if spot not in region.hexes:
        raise BadData("hex-outside-region", file=file, key=key, found=_name(spot))


def _on_map(file: str, key: str, spot: Spot) -> int:
    """The number of a hex; raises `BadData` if it is not on the map."""
    place = hex_at(*spot)
    if place < 0:
        raise BadData("hex-off-map", file=file, key=key, found=_name(spot))
    return place


def _spots(file: str, key: str, found: Sequence[Spot], needed: Sequence[Spot]) -> None:
    """Just these hexes."""
    _same(file, key, map(_name, found), map(_name, needed))


def _name(spot: Spot | str) -> str:
    """A hex as errors name it, "5 1" for row and column, or a city."""
    return spot if isinstance(spot, str) else f"{spot[0]} {spot[1]}"


# ── tiles ────────────────────────────────────────────────────────────────────────────────────────────


def tiles(file: str, found: TilesFile, laid: int) -> None:
    """Kinds that can be typed and told apart by their lines; as many tiles as there must be.

    ``laid``: unrest tiles that each player lays at the start. Of the others stacks are made that show no
    unrest but for one.
    """
    check_within(file, "canals", found.canals, STACKS, LARGEST)
    check_within(file, UNREST, found.unrest, laid, LARGEST)
    _names(file, "tile", [tile.id for tile in found.tile], RESERVED)
    for tile in found.tile:
        key = f"tile.{tile.id}"
        check_within(file, f"{key}.value", tile.value, 0, LARGEST)
        check_within(file, f"{key}.count", tile.count, 1, LARGEST)
        for index, edge in enumerate(tile.edges):
            check_within(file, f"{key}.edges", edge, 0, len(EDGES) - 1)
            if edge in tile.edges[:index]:
                raise BadData("double-edge", file=file, key=f"{key}.edges", edge=edge)
    for index, tile in enumerate(found.tile):
        for other in found.tile[:index]:
            if looks_like(tile.edges, other.edges):
                raise BadData(
                    "tiles-alike", file=file, key=f"tile.{tile.id}.edges", first=other.id, second=tile.id
                )
    counts = sum(tile.count for tile in found.tile)
    if counts != found.canals:
        raise BadData("wrong-tile-mix", file=file, key="tile", found=counts, needed=found.canals)


def looks_like(joined: Collection[int], other: Collection[int]) -> bool:
    """Whether the one line, turned, joins the same edges as the other."""
    return any({(edge + turn) % len(EDGES) for edge in joined} == {*other} for turn in range(len(EDGES)))


# ── cards ────────────────────────────────────────────────────────────────────────────────────────────


def cards(file: str, found: CardsFile) -> None:
    """Ten cards of three groups, known symbols, none twice on a card.

    Prestige is taken by itself, so it cannot be one of two to choose from.
    """
    check_count(file, "card", found.card, CARDS)
    _names(file, "card", [card.id for card in found.card], FILLERS)
    for card in found.card:
        check_count(file, f"card.{card.id}.groups", card.groups, GROUPS)
        seen: list[str] = []
        for number, group in enumerate(card.groups, 1):
            key = f"card.{card.id}.groups.{number}"
            check_within(file, key, len(group), 1, MOST_ALTERNATIVES)
            for text in group:
                action = _action(file, key, text)
                if action in seen:
                    raise BadData("double-action", file=file, key=key, action=action)
                if action == "prestige" and len(group) > 1:
                    raise BadData("prestige-not-alone", file=file, key=key)
                seen.append(action)


def _action(file: str, key: str, text: str) -> str:
    """The action of a symbol, with or without a number."""
    action, blank, count = text.partition(" ")
    number = count.isascii() and count.isdecimal() and not count.startswith("0") and len(count) <= 2
    if action not in ACTIONS or (blank and not number):
        raise BadData("unknown-action", file=file, key=key, action=text, known=", ".join(ACTIONS))
    return action


# ── numbers ──────────────────────────────────────────────────────────────────────────────────────────


def rules(file: str, found: RulesFile) -> None:
    """Numbers of a sensible size; losses where losses must be, and nobody gains by an empty hex."""
    check_within(file, "start", found.start, 0, LARGEST)
    check_within(file, "laid", found.laid, 0, REGION)
    check_within(file, "warehouse", found.warehouse, COST, MOST_SLOTS)
    check_within(file, "trips", found.trips, 1, MOST_TRIPS)
    check_within(file, "special", found.special, 1, LARGEST)
    check_within(file, "intrigue", found.intrigue, 0, LARGEST)
    _same(file, "levels", sorted(found.levels), sorted(LEVELS))
    for level, count in found.levels.items():
        check_within(file, f"levels.{level}", count, 1, MOST_LEVEL)
    check_within(file, "uprising.loss", found.uprising.loss, 0, LARGEST)
    check_within(file, "inspection.empty", found.inspection.empty, 0, 0)
    check_within(file, "inspection.unrest", found.inspection.unrest, -LARGEST, 0)
    check_within(file, "inspection.canal", found.inspection.canal, 0, LARGEST)
    check_within(file, "inspection.line", found.inspection.line, 0, LARGEST)
    check_within(file, "final.network", found.final.network, 0, LARGEST)
    check_within(file, "final.city_unrest", found.final.city_unrest, -LARGEST, 0)
    check_within(file, "final.unrest", found.final.unrest, -LARGEST, 0)
    check_within(file, "rounds.last", found.rounds.last, 1, LARGEST)
    check_within(file, "rounds.warning", found.rounds.warning, 1, found.rounds.last)


# ── shared ───────────────────────────────────────────────────────────────────────────────────────────


def _names(file: str, kind: str, ids: Sequence[str], reserved: Collection[str]) -> None:
    """Different names that can be typed: words of small letters with hyphens between, none reserved."""
    for number, name in enumerate(ids, 1):
        key = f"{kind}.{number}.id"
        if not all(is_word(part, reserved) for part in name.split("-")):
            raise BadData("bad-id", file=file, key=key, id=name)
        if name in ids[: number - 1]:
            raise BadData("double-id", file=file, key=key, id=name)


def _same(file: str, key: str, found: Iterable[str], needed: Iterable[str]) -> None:
    """Just these words in this order."""
    is_there, must_be = [*found], [*needed]
    if is_there != must_be:
        raise BadData("wrong-words", file=file, key=key, found=", ".join(is_there), needed=", ".join(must_be))
