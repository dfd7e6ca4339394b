"""When something falls due by itself, over all the tables in which times stand."""

from datetime import datetime

from sqlalchemy import ColumnElement, and_, func, select, union_all

from bot.store.database import Reading
from bot.store.tables import UtcTime, deadlines, matches, standing_orders


def _runs(match_id: ColumnElement[int]) -> ColumnElement[bool]:
    """The match goes on and is not paused."""
    return and_(matches.c.id == match_id, matches.c.state == "playing", matches.c.paused_at.is_(None))


_order, _act = standing_orders.c, deadlines.c
_TIMES = union_all(
    select(func.min(deadlines.c.next_at, type_=UtcTime).label("at")),
    select(func.min(_order.due_at)).join(matches, _runs(_order.match_id)).where(_order.due_at.is_not(None)),
    select(func.min(_act.acts_at)).join(matches, _runs(_act.match_id)).where(_act.acts_at.is_not(None)),
    select(func.min(matches.c.expires_at)),
).subquery()
_NEXT = select(func.min(_TIMES.c.at))
"""Each part looks at the beginning of an index, or at the few entries of one: never at all matches."""


async def next_at(reading: Reading) -> datetime | None:
    """When a clock, a seat's order or only choice, or the end of a match that stands still is due.

    The past if that is now, None if nothing is.
    """
    return await reading.value(_NEXT, datetime)
