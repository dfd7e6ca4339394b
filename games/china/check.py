"""What the files under ``data/china`` must hold: their shapes, and what the rules need of them.

Every check raises `BadData` with file, key and the facts of its code. Keys are written as in the file
("province.chu.outline", "alliance.7", "roads.12"); entries of lists are counted from 1.
"""

from collections.abc import Collection, Sequence
from typing import Annotated, Final

import msgspec

from games.engine import BadData
from games.engine.files import check_at_least, check_provinces

COLOUR_WORDS: Final = ("red", "green", "yellow", "orange", "violet")
"""The colours as the data names them, in the order of `games.china.components.COLOURS`."""

PROVINCES: Final = 9
ALLIANCES: Final = 15
"""Provinces and alliances of the game (China, Goal; The end)."""

_Point = tuple[float, float]


class ProvinceEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One ``[[province]]``."""

    id: str
    name: str
    colour: str
    x: float
    y: float
    outline: list[_Point]


class AllianceEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One ``[[alliance]]``."""

    number: int
    provinces: tuple[str, str]
    x: float
    y: float


class BoardFile(msgspec.Struct, forbid_unknown_fields=True):
    """``board.toml``."""

    total: int
    lake: list[_Point]
    province: list[ProvinceEntry]
    spaces: dict[str, list[_Point]]
    alliance: list[AllianceEntry]


class SideFile(msgspec.Struct, forbid_unknown_fields=True):
    """``side-*.toml``."""

    roads: list[tuple[str, str]]


_Some = Annotated[int, msgspec.Meta(ge=1)]


class PiecesEntry(msgspec.Struct, forbid_unknown_fields=True):
    """``[pieces]``: those of each player."""

    houses: _Some
    emissaries: _Some
    fortifications: _Some


class CardsFile(msgspec.Struct, forbid_unknown_fields=True):
    """``cards.toml``."""

    total: int
    counts: dict[str, int]
    removed: dict[int, int]
    pieces: PiecesEntry


def board(file: str, found: BoardFile) -> None:
    """Nine provinces, every space inside its own, an alliance for every two that touch."""
    check_provinces(file, [entry.id for entry in found.province], PROVINCES)
    for entry in found.province:
        key = f"province.{entry.id}"
        if entry.colour not in COLOUR_WORDS:
            raise BadData(
                "unknown-colour",
                file=file,
                key=f"{key}.colour",
                found=entry.colour,
                known=", ".join(COLOUR_WORDS),
            )
        if len(set(entry.outline)) < 3:
            raise BadData("bad-outline", file=file, key=f"{key}.outline", found=len(set(entry.outline)))
    for colour in COLOUR_WORDS:
        if colour not in [entry.colour for entry in found.province]:
            raise BadData("colour-without-province", file=file, key="province", colour=colour)
    _spaces(file, found)
    _alliances(file, found)


def _spaces(file: str, found: BoardFile) -> None:
    """Every province has spaces, as many as there must be; each lies in its province and in no other."""
    known = [entry.id for entry in found.province]
    for province in found.spaces:
        if province not in known:
            raise BadData("no-such-province", file=file, key=f"spaces.{province}", province=province)
    for entry in found.province:
        places = found.spaces.get(entry.id, [])
        if not places:
            raise BadData("missing-spaces", file=file, key=f"spaces.{entry.id}", province=entry.id)
        fields = {f"spaces.{entry.id}.{number}": place for number, place in enumerate(places, 1)}
        fields[f"province.{entry.id}.x"] = (entry.x, entry.y)
        for key, (x, y) in fields.items():
            where = f"{x:g}, {y:g}"
            if not _inside((x, y), entry.outline):
                raise BadData("outside-province", file=file, key=key, place=where, province=entry.id)
            for other in found.province:
                if other is not entry and _inside((x, y), other.outline):
                    raise BadData("overlapping-provinces", file=file, key=key, place=where, province=other.id)
    total = sum(map(len, found.spaces.values()))
    if total != found.total:
        raise BadData("wrong-space-total", file=file, key="spaces", found=total, needed=found.total)


def _alliances(file: str, found: BoardFile) -> None:
    """The numbers 1 to 15 once each; exactly one for each pair of provinces that share a border."""
    borders = {entry.id: _edges(entry.outline) for entry in found.province}
    numbers: set[int] = set()
    pairs: dict[frozenset[str], int] = {}
    for entry in found.alliance:
        key = f"alliance.{entry.number}"
        if not 1 <= entry.number <= ALLIANCES:
            raise BadData("bad-alliance-number", file=file, key=key, last=ALLIANCES)
        if entry.number in numbers:
            raise BadData("double-alliance-number", file=file, key=key, number=entry.number)
        numbers.add(entry.number)
        for province in entry.provinces:
            if province not in borders:
                raise BadData("no-such-province", file=file, key=f"{key}.provinces", province=province)
        first, second = entry.provinces
        if first == second or not borders[first] & borders[second]:
            raise BadData("not-touching", file=file, key=f"{key}.provinces", first=first, second=second)
        pair = frozenset(entry.provinces)
        if pair in pairs:
            raise BadData(
                "double-alliance",
                file=file,
                key=f"{key}.provinces",
                first=first,
                second=second,
                number=pairs[pair],
            )
        pairs[pair] = entry.number
    for number in range(1, ALLIANCES + 1):
        if number not in numbers:
            raise BadData("missing-alliance-number", file=file, key="alliance", number=number)
    names = list(borders)
    for index, first in enumerate(names):
        for second in names[index + 1 :]:
            if borders[first] & borders[second] and frozenset((first, second)) not in pairs:
                raise BadData("missing-alliance", file=file, key="alliance", first=first, second=second)


def roads(file: str, found: SideFile, known: Collection[str]) -> None:
    """Every road joins two different spaces of the map, and no two roads join the same ones."""
    lines: dict[frozenset[str], int] = {}
    for number, pair in enumerate(found.roads, 1):
        key = f"roads.{number}"
        for space in pair:
            if space not in known:
                raise BadData("unknown-space", file=file, key=key, space=space)
        if pair[0] == pair[1]:
            raise BadData("road-to-itself", file=file, key=key, space=pair[0])
        first = lines.setdefault(frozenset(pair), number)
        if first != number:
            raise BadData("double-road", file=file, key=key, first=pair[0], second=pair[1], number=first)


def cards(file: str, found: CardsFile, seats: Sequence[int], hand: int, row: int) -> None:
    """A card count for each colour, enough to deal for each number of players, pieces for everybody."""
    if sorted(found.counts) != sorted(COLOUR_WORDS):
        raise BadData(
            "wrong-card-colours",
            file=file,
            key="counts",
            found=" ".join(found.counts),
            needed=" ".join(COLOUR_WORDS),
        )
    for colour, count in found.counts.items():
        check_at_least(file, f"counts.{colour}", count, 0)
    total = sum(found.counts.values())
    if total != found.total:
        raise BadData("wrong-card-total", file=file, key="counts", found=total, needed=found.total)
    for players in seats:
        key = f"removed.{players}"
        if players not in found.removed:
            raise BadData("missing-removed", file=file, key=key, seats=players)
        out = found.removed[players]
        check_at_least(file, key, out, 0)
        for colour, count in found.counts.items():
            if out > count:
                raise BadData("too-many-removed", file=file, key=key, colour=colour, found=count, needed=out)
        # one card must be left in the deck: it runs out in play, never in the set-up
        left, needed = total - out * len(COLOUR_WORDS), hand * players + row + 1
        if left < needed:
            raise BadData("too-few-cards", file=file, key=key, seats=players, found=left, needed=needed)
    for players in found.removed:
        if players not in seats:
            raise BadData("unknown-seats", file=file, key=f"removed.{players}", seats=players)


def _edges(outline: Sequence[_Point]) -> set[frozenset[_Point]]:
    """The edges of a border, without direction."""
    return {frozenset((outline[index - 1], point)) for index, point in enumerate(outline)}


def _inside(point: _Point, outline: Sequence[_Point]) -> bool:
    """Whether a ray from the point to the right crosses the border an odd number of times."""
    x, y = point
    inside = False
    for index, (x2, y2) in enumerate(outline):
        x1, y1 = outline[index - 1]
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            inside = not inside
    return inside
