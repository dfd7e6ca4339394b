"""The chronicle of a match: what happens to it besides moves, told in its thread and in its log."""

from datetime import datetime

from bot.store import notices, outbox
from bot.store.database import Writing
from bot.store.matches import MatchRow

NOTICES: dict[str, tuple[str, ...]] = {}
"""Every kind of notice with the names of its facts; its words are ``notice-<kind>``.

``seat`` and ``seats`` are letters as in `games.engine`; ``name`` and ``by`` are display names; times are Unix
times in seconds.
"""


async def note(writing: Writing, match: MatchRow, kind: str, now: datetime, **facts: str | int) -> None:
    """Write the notice down, and have it posted in the match's thread."""
    if NOTICES[kind] != tuple(facts):
        raise ValueError(f"{kind} takes {NOTICES[kind]}, not {tuple(facts)}")
    number = await notices.add(writing, match.id, match.turn, kind, facts, now)
    await outbox.add(writing, match.id, "notice", now, {"notice": number})
