"""Positions from small text diagrams.

One cell a square, cells parted by blanks: ``RA`` a red square of a province of seat A, ``R-`` a loose one,
``.`` whatever the board shows there. Connected cells of one colour and owner are one province with pagodas.
"""

from games.engine import Chance, Event, Seat
from games.engine.contract import SEAT_LETTERS
from games.qin.actions import KINDS, parse
from games.qin.components import board, supply
from games.qin.position import QinPosition
from games.qin.provinces import Province
from games.qin.squares import COLUMNS, COUNT, NEAR, SIZE
from tests.games.scenes import of_type as of_type


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
    side: str = "bird",
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
    for down, line in enumerate(diagram.strip().splitlines()):
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
    return QinPosition(
        seats=seats,
        board=side,
        series="single",
        chance=Chance("a scene", 100),
        turn=SEAT_LETTERS.index(turn),
        number=50,
        grid=grid,
        tiles=[50 if place in owners else 0 for place in range(COUNT)],
        provinces=provinces,
        villages=holders,
        reserves=reserves,
        hands=held,
        pile=["YB", "RY", "RR"] if pile is None else pile,
        resigned=[],
        starter=0,
        finished=[],
        end="",
    )


def _provinces(grid: list[str], owners: dict[int, Seat]) -> dict[int, Province]:
    """The connected squares of one colour and owner, numbered from 1."""
    found: dict[int, Province] = {}
    left = set(owners)
    while left:
        first = min(left)
        piece = {first}
        edge = [first]
        while edge:
            here = edge.pop()
            for near in NEAR[here]:
                if near in left - piece and grid[near] == grid[first] and owners[near] == owners[first]:
                    piece.add(near)
                    edge.append(near)
        left -= piece
        beside = {near for here in piece for near in NEAR[here] if near not in piece}
        assert len(piece) > 1, "a single square is loose: write R-, Y- or B-"
        assert all(grid[near] != grid[first] for near in beside), (
            "squares of one colour that touch are one province"
        )
        pagodas = 2 if len(piece) >= 5 else 1
        found[len(found) + 1] = Province(owners[first], grid[first], tuple(sorted(piece)), pagodas)
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


def holder(position: QinPosition, village: str) -> str | None:
    """Who holds the village; None if it is free."""
    seat = position.villages.get(village)
    return None if seat is None else SEAT_LETTERS[seat]
