"""What gifts oblige their holders to (Confucius, Obligations).

A gift is active while another player holds it. Its holder may not give that player a lower one, may not bribe
where that player has an official and the holder has as many, tutors that player's student, and gives that
player its influence when it is the weakest in a ministry.
"""

from typing import TYPE_CHECKING, NamedTuple

from games.confucius.components import MINISTRIES, NOBODY, REMOVED
from games.confucius.events import GiftRemoved
from games.engine import Event, Seat

if TYPE_CHECKING:
    from games.confucius.position import ConfuciusPosition


class Gift(NamedTuple):
    """An active gift."""

    giver: Seat
    holder: Seat
    value: int


class Ban(NamedTuple):
    """The holder of ``giver``'s gift may not bribe in the ministry: they have so many markers there."""

    giver: Seat
    value: int
    ministry: int
    theirs: int
    own: int


def active(position: "ConfuciusPosition") -> tuple[Gift, ...]:
    """Every active gift, by giver and value."""
    return tuple(
        Gift(giver, holder, value)
        for giver, row in enumerate(position.gifts)
        for value, holder in enumerate(row, 1)
        if holder >= 0
    )


def gift_from(position: "ConfuciusPosition", giver: Seat, holder: Seat) -> int:
    """The value of the gift that the one holds from the other; 0 for none. There is never more than one."""
    row = position.gifts[giver]
    return row.index(holder) + 1 if holder in row else 0


def bound(position: "ConfuciusPosition", seat: Seat) -> int:
    """How many active gifts the seat has given and received (Confucius, Cubes)."""
    return sum((giver == seat and holder >= 0) or holder == seat for giver, holder, _ in active(position))


def bans(position: "ConfuciusPosition", holder: Seat) -> tuple[Ban, ...]:
    """Where the seat may not bribe now, and for whose gift: by giver and ministry (Confucius, Bribing)."""
    found: list[Ban] = []
    for giver in range(position.seats):
        value = gift_from(position, giver, holder) if giver != holder else 0
        if not value:
            continue
        for ministry, row in enumerate(position.markers):
            theirs = row.count(giver)
            if theirs and not position.resolved[ministry] and row.count(holder) >= theirs:
                found.append(Ban(giver, value, ministry, theirs, row.count(holder)))
    return tuple(found)


def banned(position: "ConfuciusPosition", holder: Seat) -> list[bool]:
    """By ministry: whether some gift forbids the seat to bribe there."""
    found = [False] * len(MINISTRIES)
    for ban in bans(position, holder):
        found[ban.ministry] = True
    return found


def students_for(position: "ConfuciusPosition", seat: Seat) -> tuple[int, ...]:
    """The student spaces for which the seat may lay cards: that of the giver of its better gift.

    Both if the gifts are equal or there is none (Confucius, Examination).
    """
    red, orange = (gift_from(position, owner, seat) if owner != NOBODY else 0 for owner in position.students)
    if red == orange:
        return 0, 1
    return (0,) if red > orange else (1,)


def contenders(position: "ConfuciusPosition") -> list[Seat]:
    """Who has influence in the ministry that is being resolved, by seat."""
    return [seat for seat in range(position.seats) if seat in position.influence]


def heir_gift(position: "ConfuciusPosition", seat: Seat) -> int:
    """The value of the best gift that the seat holds from another with influence there; 0 for none."""
    return max(gift_from(position, giver, seat) for giver in contenders(position) if giver != seat)


def heirs(position: "ConfuciusPosition", seat: Seat) -> tuple[Seat, ...]:
    """To whom the seat may give its influence: the givers of its best gift, else anybody who has some.

    (Confucius, Resolving a ministry.)
    """
    best = heir_gift(position, seat)
    return tuple(
        giver
        for giver in contenders(position)
        if giver != seat and gift_from(position, giver, seat) == best  # 0 for all if there is no gift
    )


def remove(position: "ConfuciusPosition", giver: Seat, holder: Seat, why: str) -> list[Event]:
    """The gift that the one holds from the other leaves the game, if there is one."""
    value = gift_from(position, giver, holder)
    if not value:
        return []
    position.gifts[giver][value - 1] = REMOVED
    return [GiftRemoved(giver, holder, value, why)]
