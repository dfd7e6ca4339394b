"""Standing orders and queued moves: what a seat has left to be done for it. Nobody else may learn of them."""

from datetime import datetime

import msgspec
from sqlalchemy import and_, bindparam, delete, select

from bot.store.database import Reading, Writing
from bot.store.shards import ours
from bot.store.tables import matches, standing_orders


class Queued(msgspec.Struct, frozen=True, kw_only=True):
    """A turn chosen ahead: the answers so far, ``revision`` counts their changes.

    ``actions`` are the notations of what waits for its turn, () while it is still being chosen. ``phase``: of
    the decision that it is for, "" for any. ``condition`` is what must hold then, as
    `games.engine.contract.Condition` is written. ``seen``: by place what the board showed there. ``begun``:
    a part of it is played, the rest belongs to the same turn.
    """

    revision: int = 0
    picks: tuple[str, ...] = ()
    actions: tuple[str, ...] = ()
    phase: str = ""
    condition: str = ""
    seen: dict[str, str] = {}
    begun: bool = False


class StandingOrderRow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's order for one subject; ``due_at`` is when it acts, None while another seat is to act."""

    match_id: int
    seat: int
    subject: str
    name: str
    amount: int | None = None
    queued: Queued | None = None
    due_at: datetime | None = None


_RUNS = and_(
    matches.c.id == standing_orders.c.match_id, matches.c.state == "playing", matches.c.paused_at.is_(None)
)


_OF = (
    select(standing_orders)
    .where(standing_orders.c.match_id == bindparam("match"))
    .order_by(*standing_orders.primary_key)
)


async def of(reading: Reading, match: int) -> list[StandingOrderRow]:
    """All orders left in the match."""
    return await reading.known(_OF, StandingOrderRow, match=match)


async def put(writing: Writing, order: StandingOrderRow) -> None:
    """Store the order in place of the seat's last one for that subject."""
    queued = None if order.queued is None else msgspec.to_builtins(order.queued)
    await writing.put(standing_orders, **msgspec.structs.asdict(order) | {"queued": queued})
    writing.touched.add("deadlines")


async def remove(writing: Writing, order: StandingOrderRow) -> None:
    """Switch the order off."""
    await writing.run(
        delete(standing_orders).where(
            standing_orders.c.match_id == order.match_id,
            standing_orders.c.seat == order.seat,
            standing_orders.c.subject == order.subject,
        )
    )
    writing.touched.add("deadlines")


async def forget(writing: Writing, match: int, seat: int) -> None:
    """Switch every order of the seat off."""
    await writing.run(
        delete(standing_orders).where(standing_orders.c.match_id == match, standing_orders.c.seat == seat)
    )
    writing.touched.add("deadlines")


async def acting(reading: Reading) -> list[StandingOrderRow]:
    """The orders whose seat is to act; not those of paused matches."""
    query = select(standing_orders).join(matches, _RUNS).where(standing_orders.c.due_at.is_not(None))
    query = query.where(ours(reading.held, standing_orders.c.match_id))
    return await reading.rows(query.order_by(*standing_orders.primary_key), StandingOrderRow)


async def due(reading: Reading, now: datetime) -> list[StandingOrderRow]:
    """The orders that are to act by now, the longest overdue first; in a paused match none does."""
    query = select(standing_orders).join(matches, _RUNS).where(standing_orders.c.due_at <= now)
    query = query.where(ours(reading.held, standing_orders.c.match_id))
    return await reading.rows(
        query.order_by(standing_orders.c.due_at, *standing_orders.primary_key), StandingOrderRow
    )
