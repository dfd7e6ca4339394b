"""Snapshots: a position of each match, which spares replaying its record. Can be thrown away."""

import msgspec
from sqlalchemy import select

from bot.store.database import Reading, Writing
from bot.store.tables import snapshots


class SnapshotRow(msgspec.Struct, frozen=True):
    """The position after ``seq`` entries, encoded, as the rules of that version understand it."""

    seq: int
    rules_version: int
    position: bytes


async def get(reading: Reading, match: int) -> SnapshotRow | None:
    """The snapshot of the match, if there is one."""
    return await reading.row(select(snapshots).where(snapshots.c.match_id == match), SnapshotRow)


async def put(writing: Writing, match: int, snapshot: SnapshotRow) -> None:
    """Store the snapshot in place of the last one."""
    await writing.put(snapshots, match_id=match, **msgspec.structs.asdict(snapshot))
