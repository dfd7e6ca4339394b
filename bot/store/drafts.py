"""Drafts: what the seat to act has chosen and not confirmed."""

import msgspec
from sqlalchemy import bindparam, delete, select, update

from bot.store.database import Reading, Writing
from bot.store.tables import drafts


class DraftRow(msgspec.Struct, frozen=True):
    """The choices made so far, for that version of the match; ``revision`` counts the draft's changes."""

    version: int
    revision: int
    picks: tuple[str, ...]


_GET = select(drafts).where(drafts.c.match_id == bindparam("match"), drafts.c.version == bindparam("of"))


async def get(reading: Reading, match: int, version: int) -> DraftRow:
    """The draft for that version, an empty one of revision 0 if nothing was chosen yet."""
    return await reading.row(_GET, DraftRow, match=match, of=version) or DraftRow(version, 0, ())


async def put(writing: Writing, match: int, draft: DraftRow) -> None:
    """Store the draft in place of the last one."""
    await writing.put(drafts, match_id=match, **msgspec.structs.asdict(draft))


async def keep(writing: Writing, match: int, version: int) -> None:
    """The draft is one for that version now: what changed the match leaves the choices as they are."""
    await writing.run(update(drafts).where(drafts.c.match_id == match).values(version=version))


async def remove(writing: Writing, match: int) -> None:
    """Forget the draft."""
    await writing.run(delete(drafts).where(drafts.c.match_id == match))
