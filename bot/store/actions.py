"""The record of each match: its entries in order. Rows are added, never changed or taken away.

Beside it what can be thrown away: a snapshot of a position, which spares replaying, and the draft, which is
what the seat to act has chosen and not confirmed.
"""

from collections.abc import Sequence
from datetime import datetime

import msgspec
from sqlalchemy import and_, bindparam, delete, func, insert, or_, select, update

from bot.store.database import Reading, Writing
from bot.store.tables import actions, drafts, matches, snapshots
from games.engine import record


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


_MATCH = actions.c.match_id == bindparam("match")
_IN_TURN = actions.c.turn == bindparam("number")
_UNDO = actions.c.entry.startswith("undo ")
_OF_TURN = select(actions).where(_MATCH, _IN_TURN).order_by(actions.c.seq)
_AND_UNDOS = select(actions).where(_MATCH, or_(_IN_TURN, _UNDO)).order_by(actions.c.seq)


async def of_turn(reading: Reading, match: int, turn: int) -> Sequence[ActionRow]:
    """The entries of that turn."""
    return await reading.rows(_OF_TURN, ActionRow, match=match, number=turn)


async def of_turn_and_undone(reading: Reading, match: int, turn: int) -> tuple[Sequence[ActionRow], bool]:
    """The entries of that turn, and whether anything was ever taken back in that match."""
    found = await reading.rows(_AND_UNDOS, ActionRow, match=match, number=turn)
    undone = any(record.undone_to(row.entry) is not None for row in found)
    return [row for row in found if row.turn == turn], undone


_SINCE = (
    select(actions)
    .where(actions.c.match_id == bindparam("match"), actions.c.turn >= bindparam("since"))
    .order_by(actions.c.seq)
)


async def since(reading: Reading, match: int, turn: int) -> Sequence[ActionRow]:
    """The entries of that turn and of all later ones."""
    return await reading.rows(_SINCE, ActionRow, match=match, since=turn)


_LAST = (
    select(actions).where(actions.c.match_id == bindparam("match")).order_by(actions.c.seq.desc()).limit(1)
)


async def last(reading: Reading, match: int) -> ActionRow | None:
    """The newest entry."""
    return await reading.row(_LAST, ActionRow, match=match)


async def last_turn(reading: Reading, match: int) -> int:
    """The turn of the newest entry; 0 if there is none."""
    newest = await last(reading, match)
    return 0 if newest is None else newest.turn


async def last_turn_of(reading: Reading, match: int, seat: int) -> int:
    """The last turn in which the seat made an entry; 0 before its first."""
    query = select(func.max(actions.c.turn)).where(actions.c.match_id == match, actions.c.seat == seat)
    return await reading.value(query, int) or 0


async def last_turn_before(reading: Reading, match: int, at: datetime) -> int:
    """The last turn in which there was an entry before that time; 0 for none."""
    query = select(func.max(actions.c.turn)).where(actions.c.match_id == match, actions.c.at < at)
    return await reading.value(query, int) or 0


async def add(writing: Writing, match: int, rows: Sequence[ActionRow]) -> None:
    """Append entries; one whose number is taken is refused by the database."""
    await writing.run(insert(actions), [{"match_id": match, **msgspec.structs.asdict(row)} for row in rows])


class SnapshotRow(msgspec.Struct, frozen=True):
    """The position after ``seq`` entries, encoded, as the rules of that version understand it."""

    seq: int
    rules_version: int
    position: bytes


async def snapshot(reading: Reading, match: int) -> SnapshotRow | None:
    """The snapshot of the match, if there is one."""
    return await reading.row(select(snapshots).where(snapshots.c.match_id == match), SnapshotRow)


async def put_snapshot(writing: Writing, match: int, snapshot: SnapshotRow) -> None:
    """Store the snapshot in place of the last one."""
    await writing.put(snapshots, match_id=match, **msgspec.structs.asdict(snapshot))


class DraftRow(msgspec.Struct, frozen=True):
    """The choices made so far, for that version of the match; ``revision`` counts the draft's changes."""

    version: int
    revision: int
    picks: tuple[str, ...]


_DRAFT = select(drafts).where(drafts.c.match_id == bindparam("match"), drafts.c.version == bindparam("of"))


async def draft(reading: Reading, match: int, version: int) -> DraftRow:
    """The draft for that version, an empty one of revision 0 if nothing was chosen yet."""
    return await reading.row(_DRAFT, DraftRow, match=match, of=version) or DraftRow(version, 0, ())


_DRAFTED = (
    select(matches.c.version, func.coalesce(drafts.c.revision, 0).label("revision"))
    .outerjoin(drafts, and_(drafts.c.match_id == matches.c.id, drafts.c.version == matches.c.version))
    .where(matches.c.id == bindparam("match"))
)


class _Drafted(msgspec.Struct):
    version: int
    revision: int


async def drafted(reading: Reading, match: int) -> tuple[int, int]:
    """The version of the match, and how often its draft was changed; (-1, 0) if there is no such match."""
    found = await reading.row(_DRAFTED, _Drafted, match=match)
    return (-1, 0) if found is None else (found.version, found.revision)


async def put_draft(writing: Writing, match: int, draft: DraftRow) -> None:
    """Store the draft in place of the last one."""
    await writing.put(drafts, match_id=match, **msgspec.structs.asdict(draft))


async def keep_draft(writing: Writing, match: int, version: int) -> None:
    """The draft is one for that version now: what changed the match leaves the choices as they are."""
    await writing.run(update(drafts).where(drafts.c.match_id == match).values(version=version))


_REMOVE_DRAFT = delete(drafts).where(drafts.c.match_id == bindparam("match"))


async def remove_draft(writing: Writing, match: int) -> None:
    """Forget the draft."""
    await writing.run(_REMOVE_DRAFT, [{"match": match}])
