"""Seats: who sits where in a match. Numbers run from 0 without gaps."""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Literal

import msgspec
from sqlalchemy import bindparam, delete, func, insert, select, update

from bot.store.database import Reading, Writing
from bot.store.tables import people, seats

Strength = Literal["novice", "steady", "strong"]


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, the person in it (None: a computer) and that person's name ("" then).

    ``bank``: the seconds of time left when its last turn was over, None before the first or without a pace.
    ``offered_at``: since when a substitute is wanted for it. ``computer``: a computer of that strength plays
    the seat, also if it is a person's.
    """

    match_id: int
    seat: int
    person: int | None
    name: str
    resigned: bool
    bank: int | None
    offered_at: datetime | None
    computer: Strength | None

    @property
    def player(self) -> int | None:
        """The person who acts in the seat; None if a computer does."""
        return self.person if self.computer is None else None


_OF = (
    select(seats, func.coalesce(people.c.name, "").label("name"))
    .outerjoin(people, people.c.id == seats.c.person)
    .where(seats.c.match_id.in_(bindparam("matches", expanding=True)))
    .order_by(seats.c.match_id, seats.c.seat)
)


async def of(reading: Reading, matches: Collection[int]) -> Sequence[SeatRow]:
    """The seats of those matches, in order of match and seat."""
    return await reading.rows(_OF, SeatRow, matches=matches)


async def add(writing: Writing, match: int, seat: int, person: int) -> None:
    """Seat the person; the seat must be free."""
    await writing.run(insert(seats).values(match_id=match, seat=seat, person=person, resigned=False))


async def add_computer(writing: Writing, match: int, seat: int, strength: Strength) -> None:
    """Seat a computer; the seat must be free."""
    await writing.run(insert(seats).values(match_id=match, seat=seat, computer=strength, resigned=False))


async def remove(writing: Writing, match: int, seat: int, count: int) -> None:
    """Take the seat away; those after it, of ``count`` in all, move up."""
    await writing.run(delete(seats).where(seats.c.match_id == match, seats.c.seat == seat))
    for moved in range(seat + 1, count):
        await writing.run(
            update(seats).where(seats.c.match_id == match, seats.c.seat == moved).values(seat=moved - 1)
        )


async def resign(writing: Writing, match: int, seat: int) -> None:
    """The seat has left the match for good; nobody plays it any more."""
    await change(writing, match, seat, resigned=True, computer=None)


async def change(writing: Writing, match: int, seat: int, **values: object) -> None:
    """Store other values of that seat: who sits there and plays it, its bank, whether it is offered."""
    await writing.run(update(seats).where(seats.c.match_id == match, seats.c.seat == seat).values(**values))
