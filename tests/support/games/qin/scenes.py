"""Positions from small text diagrams.

One cell a square, cells parted by blanks, rows by lines or "/": ``RA`` a red square of a province of seat A,
``R-`` a loose one, ``.`` whatever the board shows there. Connected cells of one colour and owner are one
province with pagodas.
"""

from typing import Any

from games.engine import Chance, Event, Seat
from games.engine.contract import SEAT_LETTERS
from games.qin.components import KINDS, Side, board, supply
from games.qin.placing import ReserveChanged, TilePlaced, parse
from games.qin.position import QinPosition
from games.qin.provinces import ProvinceExpanded, ProvinceFounded, ProvincesJoined
from games.qin.squares import COLUMNS, COUNT, NEAR, SIZE, square_name
from games.qin.state import Province
from games.qin.turns import TileDrawn
from games.qin.villages import VillageTaken
from tests.support.games.scenes import of_type as of_type

Pairs = tuple[tuple[int, int], ...]


def square(name: str) -> int:
    """The number of the square of that name."""
    return (int(name[1:]) - 1) * SIZE + COLUMNS.index(name[0])


def squares(names: str) -> tuple[int, ...]:
    """The numbers of the squares named, parted by blanks, in rising order."""
    return tuple(sorted(square(name) for name in names.split()))


def scene(
    diagram: str,
    at: str = "A1",
    *,
    side: Side = "bird",
    seats: int = 2,
    turn: str = "A",
    hands: str | None = None,
    villages: dict[str, str] | None = None,
    reserves: list[int] | None = None,
    pile: list[str] | None = None,
) -> QinPosition:
    """A position with the diagram's top left cell on the square ``at``.

    ``hands`` are the tiles of each seat, parted by "/" (everybody holds one of each kind by default);
    ``villages`` the holders by village; reserves are what the board leaves over unless given.
    """
    grid = [board(side).printed.get(place, "") for place in range(COUNT)]
    owners: dict[int, Seat] = {}
    for down, line in enumerate(diagram.strip().replace("/", "\n").splitlines()):
        for right, cell in enumerate(line.split()):
            if cell != ".":
                place = square(at) + down * SIZE + right
                grid[place] = cell[0]
                if cell[1] != "-":
                    owners[place] = SEAT_LETTERS.index(cell[1])
    provinces = _provinces(grid, owners)
    holders = {village: SEAT_LETTERS.index(holder) for village, holder in (villages or {}).items()}
    if reserves is None:
        reserves = [supply().pagodas[seats]] * seats
        for province in provinces.values():
            reserves[province.owner] -= province.pagodas
        for holder in holders.values():
            reserves[holder] -= 1
    if hands is None:
        held = [list(KINDS) for _ in range(seats)]
    else:
        held = [hand.split() for hand in hands.split("/")]
    return position_of(
        side,
        grid,
        provinces,
        chance=Chance("a scene", 100),
        turn=SEAT_LETTERS.index(turn),
        tiles=[50 if place in owners else 0 for place in range(COUNT)],
        villages=holders,
        reserves=list(reserves),
        hands=held,
        pile=["YB", "RY", "RR"] if pile is None else pile,
    )


def position_of(side: Side, grid: list[str], provinces: dict[int, Province], **fields: Any) -> QinPosition:
    """A position in the middle of a single game, with these fields."""
    more: dict[str, Any] = {"number": 50, "tiles": [0] * COUNT, **fields}
    return QinPosition(
        seats=len(more["reserves"]),
        board=side,
        series="single",
        grid=grid,
        provinces=provinces,
        resigned=[],
        starter=0,
        finished=[],
        end="",
        **more,
    )


def connected(grid: list[str], first: int) -> set[int]:
    """The squares of one colour around that one."""
    found, edge = {first}, [first]
    while edge:
        near = [near for near in NEAR[edge.pop()] if grid[near] == grid[first] and near not in found]
        found.update(near)
        edge += near
    return found


def province_of(owner: Seat, grid: list[str], whole: set[int]) -> Province:
    """The province on these squares, with the pagodas it is due."""
    return Province(owner, grid[min(whole)], tuple(sorted(whole)), 2 if len(whole) >= 5 else 1)


def _provinces(grid: list[str], owners: dict[int, Seat]) -> dict[int, Province]:
    """The connected squares of one colour and owner, numbered from 1."""
    found: dict[int, Province] = {}
    left = set(owners)
    while left:
        whole = connected(grid, min(left))
        assert len(whole) > 1, "a single square is loose: write R-, Y- or B-"
        assert len({owners.get(place) for place in whole}) == 1, (
            "squares of one colour that touch are one province"
        )
        found[len(found) + 1] = province_of(owners[min(left)], grid, whole)
        left -= whole
    return found


def play(position: QinPosition, notation: str) -> list[Event]:
    """Carry out the placement on the position."""
    return position.apply(parse(notation))


def province_at(position: QinPosition, name: str) -> tuple[str, int, int] | None:
    """Owner, number of squares and pagodas of the province on that square; None if there is none."""
    for province in position.provinces.values():
        if square(name) in province.squares:
            return SEAT_LETTERS[province.owner], len(province.squares), province.pagodas
    return None


def holders(position: QinPosition) -> dict[str, str]:
    """Who holds which village."""
    return {village: SEAT_LETTERS[seat] for village, seat in position.villages.items()}


def founded(seat: Seat, colour: str, names: str) -> ProvinceFounded:
    """On the squares named."""
    size = len(names.split())
    return ProvinceFounded(seat, colour, size, size >= 5, squares(names))


def expanded(seat: Seat, colour: str, before: int, names: str) -> ProvinceExpanded:
    """From so many squares to those named."""
    size = len(names.split())
    return ProvinceExpanded(seat, colour, before, size, before < 5 <= size, squares(names))


def joined(seat: Seat, shares: Pairs, returned: Pairs, names: str) -> ProvincesJoined:
    """Red ones, to the squares named."""
    return ProvincesJoined(seat, "R", len(names.split()), shares, returned, squares(names))


def taken(by: Seat, loser: Seat | None, village: str, weight: int, other: int, at: str) -> VillageTaken:
    """The village on that square."""
    return VillageTaken(by, loser, village, weight, other, squares(at))


def check_placed(
    position: QinPosition,
    placement: str,
    events: list[Event],
    provinces: dict[str, tuple[str, int, int]],
    villages: dict[str, str] | None = None,
) -> QinPosition:
    """What a placement tells, and all provinces and villages in the position after it, which is returned.

    Provinces are named by their first square: owner, number of squares and pagodas. Told, too, but not
    listed here, are the tile, the reserves that change (no pagoda is lost or made) and what is drawn.
    """
    before, whole, mover = list(position.reserves), pagodas(position), position.turn
    position = position.copy()
    told = play(position, placement)
    listed = [event for event in told if not isinstance(event, (TilePlaced, ReserveChanged, TileDrawn))]
    assert listed == events
    found = {square_name(province.squares[0]) for province in position.provinces.values()}
    assert {name: province_at(position, name) for name in found} == provinces
    assert holders(position) == (villages or {})
    assert pagodas(position) == whole
    assert mover is not None
    assert of_type(told, ReserveChanged) == [
        ReserveChanged(seat, before[seat], position.reserves[seat])
        for seat in position.clockwise(mover)
        if position.reserves[seat] != before[seat]
    ]
    return position


def pagodas(position: QinPosition) -> list[int]:
    """All pagodas of each seat, on the board and in reserve."""
    found = list(position.reserves)
    for province in position.provinces.values():
        found[province.owner] += province.pagodas
    for seat in position.villages.values():
        found[seat] += 1
    return found
