"""The chronicle of a match: what happens to it besides moves, told in its thread and in its log."""

from collections.abc import Sequence
from datetime import datetime

from bot.matches.base import Service
from bot.matches.model import Notice
from bot.store import notices, outbox
from bot.store.database import Reading, Writing
from bot.store.matches import MatchRow
from bot.store.notices import NoticeRow

NOTICES: dict[str, tuple[str, ...]] = {
    # by those who manage the server
    "staff-paused": ("by",),
    "staff-resumed": ("by", "timed"),
    "staff-extended": ("by", "seat", "hours"),
    "staff-replaced": ("by", "name", "other"),
    "staff-seated": ("by", "name", "seat"),
    "staff-rolled-back": ("by", "first", "last", "count"),
    "staff-aborted": ("by",),
    "staff-closed": ("by",),
    "staff-revived": ("by",),
    "staff-freed": ("by",),
    "staff-uncalled": ("by",),
    # seats that change hands; rule: one of CARETAKERS, or "offered"
    "time-up": ("name", "rule"),
    # the others decide unless they move until then
    "overdue": ("name", "until"),
    "asked": ("name",),
    "gone": ("name",),
    "plays-on": ("name",),
    "taken-over": ("name", "other"),
    # a computer plays for somebody, because of their "time", by "vote" of the others, or by that of the only
    # other "voter", or because they have "gone"
    "computer-plays": ("name", "seat", "why"),
    "took-back": ("name", "seat"),
    # who may play for somebody for a while
    "sitter": ("name", "seat", "other", "since", "until"),
    "sitter-off": ("name", "other"),
    # and who did; told in the log alone
    "sat-in": ("name", "other"),
    # only computers would go on
    "nobody-left": ("name",),
    # by consent and by vote; what: a kind of vote
    "agreed-pause": ("name",),
    "agreed-end": ("name",),
    # by somebody who plays against computers only
    "own-pause": ("name",),
    "own-end": ("name",),
    # of one that this program cannot play
    "stuck-end": ("name",),
    "paused-end": (),
    "agreed-terms": ("name", "pace", "rule", "timed"),
    # by one alone, once a match
    "sudden-pause": ("name", "until"),
    "pause-over": ("timed",),
    # by one of those who wait
    "gave-time": ("by", "seat", "hours"),
    "refused": ("what", "name", "by"),
    "resumed": ("by", "timed"),
    "voted-end": ("seat",),
    # as it was until matches had a grace
    "voted-time": ("seat", "hours"),
    "voted-pause": ("seat",),
    "voted-replace": ("seat",),
    # after so many reminders in one turn
    "gave-up": ("seat", "count"),
    # nobody goes on, or somebody does
    "idle": ("days",),
    "revived": ("by", "timed"),
    # by another version of this program: rules that it has no more, an entry that they do not allow any more
    "rules-dropped": ("found", "known"),
    "record-broken": ("number",),
    "playable": ("timed",),
    "rules-adopted": ("name", "timed"),
    # away
    "vacation": ("name", "since", "until", "timed"),
    "vacation-off": ("name",),
    "vacation-back": ("name", "timed"),
}
"""Every kind of notice with the names of its facts; its words are ``notice-<kind>``.

``seat`` and ``seats`` are letters as in `games.engine`, several joined by ", "; ``name``, ``other`` and
``by`` are display names; ``until``, ``since`` and ``at`` are Unix times in seconds. ``timed`` is "no" where
there is no deadline, else "yes"; `note` sees that itself.
"""


async def note(writing: Writing, match: MatchRow, kind: str, now: datetime, **facts: str | int) -> None:
    """Write the notice down, and have it posted in the match's thread."""
    if "timed" in NOTICES[kind]:
        facts["timed"] = "no" if match.pace == "none" else "yes"
    if NOTICES[kind] != tuple(facts):
        raise ValueError(f"{kind} takes {NOTICES[kind]}, not {tuple(facts)}")
    number = await notices.add(writing, match.id, match.turn, kind, facts, now)
    await outbox.add(writing, match.id, "notice", now, {"notice": number})


class Notices(Service):
    """What was noted, for those who look."""

    async def get(self, number: int) -> Notice:
        """The notice of that number, which must be there."""
        async with self._store.reading() as reading:
            row = await notices.get(reading, number)
        assert row is not None
        return _told(row)

    async def of(self, match_id: int) -> Sequence[Notice]:
        """All notices of the match, oldest first."""
        async with self._store.reading() as reading:
            return [_told(row) for row in await notices.of(reading, match_id)]


async def noted_since(reading: Reading, match: int, turn: int) -> tuple[Notice, ...]:
    """What was noted after that turn was over, oldest first."""
    return tuple(_told(row) for row in await notices.of(reading, match) if row.turn > turn)


def _told(row: NoticeRow) -> Notice:
    return Notice(turn=row.turn, kind=row.kind, facts=row.facts, at=row.at)
