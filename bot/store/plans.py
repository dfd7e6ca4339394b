"""Plans: moves that somebody tries for themselves and others. Nobody but that person may learn of them."""

from datetime import datetime

import msgspec
from sqlalchemy import delete, select

from bot.store.database import Reading, Writing
from bot.store.tables import plans

WORKED_ON = ""
"""The name of the plan that is being worked on; all others are kept."""


class PlanRow(msgspec.Struct, frozen=True, kw_only=True):
    """A person's plan in a match; it begins after so many entries of the record.

    ``steps`` are seats with what they do, in notation; the first ``done`` of them lead to the board on show.
    ``mover`` is who moves there, None for whose turn it would be; ``picks`` are answers given for it.
    """

    match_id: int
    person: int
    name: str
    seq: int
    steps: tuple[tuple[int, str], ...]
    done: int
    mover: int | None
    picks: tuple[str, ...]
    revision: int
    at: datetime


async def of(reading: Reading, match: int, person: int) -> list[PlanRow]:
    """The person's plans in the match, by name."""
    query = select(plans).where(plans.c.match_id == match, plans.c.person == person)
    return await reading.rows(query.order_by(plans.c.name), PlanRow)


async def put(writing: Writing, plan: PlanRow) -> None:
    """Store the plan in place of the one of that name."""
    await writing.put(plans, **msgspec.to_builtins(plan, builtin_types=(datetime,)))


async def remove(writing: Writing, match: int, person: int, name: str) -> None:
    """Forget that plan."""
    await writing.run(
        delete(plans).where(plans.c.match_id == match, plans.c.person == person, plans.c.name == name)
    )


async def forget(writing: Writing, match: int) -> None:
    """Forget all plans of a match."""
    await writing.run(delete(plans).where(plans.c.match_id == match))
