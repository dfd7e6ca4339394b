"""What computers think of matches that are over: who asked for it, and how far it is."""

from datetime import datetime

import msgspec
from sqlalchemy import func, select, update

from bot.store.database import Reading, Writing
from bot.store.shards import ours
from bot.store.tables import reviews


class ReviewRow(msgspec.Struct, frozen=True, kw_only=True):
    """The review of a match.

    ``person`` asked first and is told when it is done (None: forgotten); all are if it is ``public``.
    ``points``: by turn, as text, each seat's chance after it. ``better``: by turn, what a strong computer
    would have played in it, in the notation of the game.
    """

    match_id: int
    person: int | None
    public: bool
    at: datetime
    done_at: datetime | None = None
    points: dict[str, tuple[float, ...]] = {}
    better: dict[str, tuple[str, ...]] = {}


async def get(reading: Reading, match: int) -> ReviewRow | None:
    """The match's review."""
    return await reading.row(select(reviews).where(reviews.c.match_id == match), ReviewRow)


async def put(writing: Writing, row: ReviewRow) -> None:
    """Store it in place of what there was."""
    await writing.put(reviews, **msgspec.structs.asdict(row))
    writing.touched.add("computers")


async def change(writing: Writing, match: int, **values: object) -> None:
    """Store how far it is, or for whom; the rest stays as it is by now."""
    await writing.run(update(reviews).where(reviews.c.match_id == match).values(**values))
    writing.touched.add("computers")


async def open_of(reading: Reading, person: int) -> int:
    """How many this person has asked for that are not done."""
    query = select(func.count()).where(reviews.c.person == person, reviews.c.done_at.is_(None))
    return await reading.value(query, int) or 0


async def open_ones(reading: Reading) -> list[ReviewRow]:
    """All that are not done, the first asked for first."""
    query = select(reviews).where(reviews.c.done_at.is_(None), ours(reading.held, reviews.c.match_id))
    return await reading.rows(query.order_by(reviews.c.at, reviews.c.match_id), ReviewRow)
