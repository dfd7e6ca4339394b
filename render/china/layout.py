"""Where things stand on China's pictures. Pixels of the finished picture; places 0..63 as in the rules."""

from functools import cache
from typing import NamedTuple

import msgspec

from games.china.components import board
from games.engine import BadData
from games.engine.files import DATA
from render.kit.lines import Point
from render.kit.type import width

WIDTH, HEIGHT = 1200, 1690
MARKET = 1282
"""The row of the open cards, the deck and the used cards: their middle."""
OPEN, CARD, SMALL, LARGE = (220, 166), (174, 152), (128, 112), (264, 228)
"""Cards in the row under the map; where one is asked for; in a crop's strip and the header; on the tray."""
CARD_LEFT, CARD_STEP = 20 + OPEN[0] // 2, 230
PILES, PILE, DECK, USED = 1064, (220, 78), MARKET - 44, MARKET + 44
"""The middle of the deck and the used cards beside the row; their size; their rows, one above the other."""

RAIL_LEFT, RAIL = 20, 1399
RAIL_WIDTH, RAIL_HEIGHT, RAIL_PAD = 1160, 46, 44
"""The score track; its first and last marks stand ``RAIL_PAD`` from its ends."""
RAIL_ENDS = (60, 120, 240)
"""The highest score on the track: the first that reaches."""

STRIP, SLIP_HEIGHT = 1466, 212
STRIP_LEFT, STRIP_GAP = 20, 10

HOUSES = 1208
"""Where the tables of the final scoring begin: first the houses by province."""
HOUSES_HEAD, HOUSES_STEP = 56, 54
HOUSES_LEFT, HOUSES_RIGHT, HOUSES_GAP = 94, 1012, 4
"""From the first province's column to the end of the last; between two of them."""
HOUSES_LEAST, HOUSES_SQUEEZE = 84, 0.88
"""Width of the smallest column; how much the names are narrowed."""
HOUSES_SUM = (1022, 158)
"""Left edge and width of the sums."""
TABLE_HEAD, TABLE_ROW, TABLE_GAP = 58, 60, 8
TABLE_FADE = 48
"""Height of the band under the map in which its ground becomes that of the tables."""

CROP_LEAST, CROP_MOST = 600, 760
"""Width of the part of the map that a panel shows."""
CROP_STRIP = 152
"""Height of the hand under it."""
PANEL = (1000, 478)
"""Size of the paper under the hand and under a question about cards."""
TRAY_SIZE = (PANEL[0] - 60, 310)
TITLE_HEIGHT = 675

HOUSE, HOUSE_LOWER = 52, 5
"""A house's emblem, and how far below the space's middle it stands, so that its roof stays over the space."""
SEAL, PIP, PIP_AWAY = 70, 34, 43
"""The side of an alliance's seal, the leader's shape on its rim, and how far from its middle."""
FIELD = 47
"""Radius of a dragon field."""
SLIP = 48
"""Height of a province's name slip."""

FOLDER = DATA / "art" / "china"

Spot = tuple[int, int]


class PlacesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``places.json``, written with the base pictures: what stands on the map, in pixels, by its name there.

    ``alliances``: x, y and the clock point (0 east, then clockwise by eighths) free for the leader's shape;
    ``crops``: left, top, right, bottom of the part that shows a province with all that touches it; ``roads``:
    for the roads of both sides, by the names of both ends, the bow with which `kit.lines.bent` draws them.
    """

    spaces: dict[str, Spot]
    dragons: dict[str, Spot]
    slips: dict[str, Spot]
    alliances: dict[str, tuple[int, int, int]]
    crops: dict[str, tuple[int, int, int, int]]
    roads: dict[str, float]


class Seal(NamedTuple):
    """Where an alliance's seal stands, and at which of eight clock points (0 east, 2 south) there is room."""

    at: Point
    clock: int


class Places(NamedTuple):
    """``points``: by place, spaces and then dragon fields. The other lists are by province.

    ``bows``: how far a road bends aside in its middle, in parts of its length, by the two spaces it joins.
    """

    points: tuple[Point, ...]
    slips: tuple[Point, ...]
    crops: tuple[tuple[int, int, int, int], ...]
    seals: dict[int, Seal]
    bows: dict[tuple[int, int], float]


@cache
def places() -> Places:
    """Read once; raises `BadData`."""
    path = FOLDER / "places.json"
    try:
        file = msgspec.json.decode(path.read_bytes(), type=PlacesFile)
        china = board()
        names = [province.id for province in china.provinces]
        number = {space.name: index for index, space in enumerate(china.spaces)}
        ends = {road: road.split() for road in file.roads}
        return Places(
            points=(*(file.spaces[space.name] for space in china.spaces), *(file.dragons[n] for n in names)),
            slips=tuple(file.slips[name] for name in names),
            crops=tuple(file.crops[name] for name in names),
            seals={
                a.number: Seal((x, y), clock)
                for a in china.alliances
                for x, y, clock in (file.alliances[str(a.number)],)
            },
            bows={(number[first], number[last]): file.roads[road] for road, (first, last) in ends.items()},
        )
    except OSError as error:
        raise BadData("unreadable-data", file=path.name, reason=error.strerror or "") from error
    except msgspec.DecodeError as error:
        raise BadData("malformed-data", file=path.name, reason=str(error)) from error
    except KeyError as error:
        raise BadData("malformed-data", file=path.name, reason=f"missing {error}") from error


def slip_width(seats: int) -> int:
    """Width of one seat's slip."""
    return (WIDTH - 2 * STRIP_LEFT - (seats - 1) * STRIP_GAP) // seats


def slip_room(name: str) -> int:
    """Width of a province's name slip."""
    return width(name, "serif") + 30


@cache
def house_columns() -> tuple[tuple[int, int], ...]:
    """Left edge and width of each province's column in the table of houses: as wide as its name needs."""
    names = [province.name for province in board().provinces]
    wide = [max(HOUSES_LEAST, round(width(name, "serif") * HOUSES_SQUEEZE) + 12) for name in names]
    free = HOUSES_RIGHT - HOUSES_LEFT - sum(wide) - HOUSES_GAP * (len(names) - 1)
    columns: list[tuple[int, int]] = []
    left = HOUSES_LEFT
    for number, own in enumerate(wide):
        own += free // len(names) + (number < free % len(names))
        columns.append((left, own))
        left += own + HOUSES_GAP
    return tuple(columns)


def table_top(seats: int) -> int:
    """Where the table of totals begins, under the houses by province."""
    return HOUSES + HOUSES_HEAD + seats * HOUSES_STEP + 2


def table_height(seats: int) -> int:
    """How high the picture of a match that is over is."""
    return table_top(seats) + TABLE_HEAD + seats * (TABLE_ROW + TABLE_GAP) + 8
