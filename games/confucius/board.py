"""Looking at the board: what stands where, for those who choose."""

from typing import TYPE_CHECKING

from games.confucius.components import MINISTRIES, NOBODY
from games.engine import Seat

if TYPE_CHECKING:
    from games.confucius.position import ConfuciusPosition


def unsecured(position: "ConfuciusPosition") -> list[tuple[int, int]]:
    """Officials with a marker that are not secured, in open ministries."""
    return [
        (ministry, space)
        for ministry in range(len(MINISTRIES))
        if not position.resolved[ministry]
        for space, owner in enumerate(position.markers[ministry])
        if owner != NOBODY and not position.secured[ministry][space]
    ]


def boxes(position: "ConfuciusPosition", owner: Seat | None) -> list[tuple[int, int]]:
    """Boxes of lands not resolved, as (land, box), that hold what is asked for (None: any army)."""
    return [
        (position.lands[slot], number)
        for slot, row in enumerate(position.armies)
        if not position.land_state[slot]
        for number, army in enumerate(row)
        if (army != NOBODY if owner is None else army == owner)
    ]


def others(position: "ConfuciusPosition", seat: Seat) -> tuple[Seat, ...]:
    """Everybody else who still plays."""
    return tuple(other for other in range(position.seats) if other != seat and other not in position.resigned)
