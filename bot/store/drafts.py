"""Drafts: what the seat to act has chosen and not confirmed."""

import msgspec
from sqlalchemy import delete, select, update

from bot.store.database import Reading, Writing, upsert
from bot.store.tables import drafts


class DraftRow(msgspec.Struct, frozen=True):
    """The choices made so far, for that version of the match; ``revision`` counts the draft's changes."""

    version: int
    revision: int
    picks: tuple[str, ...]


async def get(reading: Reading, match: int, version: int) -> DraftRow:
    """The draft for that version, an empty one of revision 0 if nothing was chosen yet."""
    query = select(drafts).where(drafts.c.match_id == match, drafts.c.version == version)
    return await reading.row(query, DraftRow) or DraftRow(version, 0, ())


async def put(writing: Writing, match: int, draft: DraftRow) -> None:
    """Store the draft in place of the last one."""
    values = {"match_id": match, **msgspec.structs.asdict(draft)}
    await writing.run(upsert(drafts, ("match_id",), values))


async def keep(writing: Writing, match: int, version: int) -> None:
    """The draft is one for that version now: what changed the match leaves the choices as they are."""
    await writing.run(update(drafts).where(drafts.c.match_id == match).values(version=version))


async def remove(writing: Writing, match: int) -> None:
    """Forget the draft."""
    await writing.run(delete(drafts).where(drafts.c.match_id == match))
