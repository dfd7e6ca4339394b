"""The record of each match: its entries in order. Rows are added, never changed or taken away."""

from collections.abc import Sequence
from datetime import datetime

import msgspec
from sqlalchemy import bindparam, func, insert, select

from bot.store.database import Reading, Writing
from bot.store.tables import actions


class ActionRow(msgspec.Struct, frozen=True):
    """Entry number ``seq`` (from 1) of a record, in that turn, by that seat."""

    seq: int
    turn: int
    seat: int
    entry: str
    at: datetime


async def of(reading: Reading, match: int, after: int = 0, until: int | None = None) -> Sequence[ActionRow]:
    """The entries ``after`` < seq <= ``until``."""
    query = select(actions).where(actions.c.match_id == match, actions.c.seq > after).order_by(actions.c.seq)
    if until is not None:
        query = query.where(actions.c.seq <= until)
    return await reading.rows(query, ActionRow)


async def of_turn(reading: Reading, match: int, turn: int) -> Sequence[ActionRow]:
    """The entries of that turn."""
    query = select(actions).where(actions.c.match_id == match, actions.c.turn == turn)
    return await reading.rows(query.order_by(actions.c.seq), ActionRow)


_SINCE = (
    select(actions)
    .where(actions.c.match_id == bindparam("match"), actions.c.turn >= bindparam("since"))
    .order_by(actions.c.seq)
)


async def since(reading: Reading, match: int, turn: int) -> Sequence[ActionRow]:
    """The entries of that turn and of all later ones."""
    return await reading.rows(_SINCE, ActionRow, match=match, since=turn)


async def last(reading: Reading, match: int) -> ActionRow | None:
    """The newest entry."""
    query = select(actions).where(actions.c.match_id == match).order_by(actions.c.seq.desc()).limit(1)
    return await reading.row(query, ActionRow)


async def last_turn_of(reading: Reading, match: int, seat: int) -> int:
    """The last turn in which the seat made an entry; 0 before its first."""
    query = select(func.max(actions.c.turn)).where(actions.c.match_id == match, actions.c.seat == seat)
    return await reading.value(query, int) or 0


async def undone(reading: Reading, match: int) -> bool:
    """Whether anything was ever taken back in that match."""
    query = select(func.count()).where(actions.c.match_id == match, actions.c.entry.startswith("undo "))
    return bool(await reading.value(query, int))


async def add(writing: Writing, match: int, rows: Sequence[ActionRow]) -> None:
    """Append entries; one whose number is taken is refused by the database."""
    await writing.run(insert(actions), [{"match_id": match, **msgspec.structs.asdict(row)} for row in rows])
