"""What the Emperor does for a gift (Confucius, Petitions). The gift leaves the game."""

from typing import TYPE_CHECKING

from games.confucius import events
from games.confucius.actions import (
    Petition,
    PetitionCoat,
    PetitionJunk,
    PetitionNecklace,
    PetitionTile,
    PetitionVase,
)
from games.confucius.components import NOBODY, REMOVED, SPACES, gifts
from games.engine import Event, Seat

if TYPE_CHECKING:
    from games.confucius.position import ConfuciusPosition


def tile(position: "ConfuciusPosition", seat: Seat, action: PetitionTile) -> list[Event]:
    """Junks go from a shipyard to another."""
    found = _offer(position, seat, action)
    count = min(gifts().junks, position.yard[action.origin])
    position.yard[action.origin] -= count
    position.yard[action.to] += count
    return [*found, events.JunksMoved(seat, action.origin, action.to, count)]


def vase(position: "ConfuciusPosition", seat: Seat, action: PetitionVase) -> list[Event]:
    """One's own student replaces that of another, even beside one's own."""
    found = _offer(position, seat, action)
    loser = position.students[action.student]
    position.students[action.student] = seat
    return [*found, events.StudentReplaced(seat, action.student, loser)]


def coat(position: "ConfuciusPosition", seat: Seat, action: PetitionCoat) -> list[Event]:
    """Two officials change places; markers go with them, secured or not."""
    found = _offer(position, seat, action)
    ministry, space, ministry2, space2 = action.ministry, action.space, action.ministry2, action.space2
    for rows in (position.officials, position.markers):
        rows[ministry][space], rows[ministry2][space2] = rows[ministry2][space2], rows[ministry][space]
    upright = position.secured
    upright[ministry][space], upright[ministry2][space2] = (
        upright[ministry2][space2],
        upright[ministry][space],
    )
    ends = SPACES * ministry + space, SPACES * ministry2 + space2
    swapped = dict(zip(ends, reversed(ends), strict=True))
    position.transferred = [swapped.get(place, place) for place in position.transferred]
    return [*found, events.OfficialsSwapped(seat, (ministry, space), (ministry2, space2))]


def necklace(position: "ConfuciusPosition", seat: Seat, action: PetitionNecklace) -> list[Event]:
    """An army moves to an empty box."""
    found = _offer(position, seat, action)
    slot, to_slot = position.lands.index(action.land), position.lands.index(action.land2)
    owner = position.armies[slot][action.box]
    position.armies[slot][action.box] = NOBODY
    position.armies[to_slot][action.box2] = owner
    return [
        *found,
        events.ArmyMoved(seat, owner, slot, action.land, action.box, to_slot, action.land2, action.box2),
    ]


def junk(position: "ConfuciusPosition", seat: Seat, action: PetitionJunk) -> list[Event]:
    """A marker becomes anybody's and is secured."""
    found = _offer(position, seat, action)
    return [*found, put_marker(position, seat, action.ministry, action.space, action.to, by="petition")]


def put_marker(
    position: "ConfuciusPosition", seat: Seat, ministry: int, space: int, owner: Seat, *, by: str
) -> Event:
    """The official gets a new marker: secured ``by`` "petition", not secured by a "card"."""
    before = position.markers[ministry][space]
    position.markers[ministry][space] = owner
    position.secured[ministry][space] = by == "petition"
    place = SPACES * ministry + space
    if place in position.transferred:
        position.transferred.remove(place)  # this marker did not come by transfer
    return events.MarkerReplaced(seat, ministry, space, before, owner, by == "petition", by)


def _offer(position: "ConfuciusPosition", seat: Seat, action: Petition) -> list[Event]:
    """The gift leaves the game."""
    value = action.gift
    position.gifts[seat][value - 1] = REMOVED
    return [events.Petitioned(seat, value), events.GiftRemoved(seat, NOBODY, value, "petition")]
