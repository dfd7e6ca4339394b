"""Reminders: at half and at nine tenths of the time for a turn, each once, late rather than never."""

from datetime import datetime

import msgspec

from bot.matches.advance import remind_at
from bot.matches.base import Base
from bot.store import deadlines, outbox, seats


class Reminders(Base):
    """The use cases of the clock. What is still to be done stands in the deadlines table alone."""

    async def next_due(self) -> datetime | None:
        """When the next reminder is to be sent; the past if one is overdue."""
        async with self._store.reading() as reading:
            return await deadlines.next_at(reading)

    async def due(self, now: datetime) -> int:
        """Put every reminder that is due into the outbox, each in a transaction of its own; returns how many.

        If both of a turn are due at once, only the later one is sent. What goes wrong with one match is
        raised after all others have had their reminders.
        """
        async with self._store.reading() as reading:
            rows = await deadlines.due(reading, now)
        moved = 0
        failed: list[Exception] = []
        for row in rows:
            try:
                moved += await self._remind(row.match_id, now)
            except Exception as error:
                failed.append(error)
        if failed:
            raise ExceptionGroup("reminders that could not be sent", failed)
        return moved

    async def _remind(self, match_id: int, now: datetime) -> bool:
        """Whether a reminder was due in that match: if so it is in the outbox now."""
        async with self._store.transaction() as writing:
            row = await deadlines.get(writing, match_id)
            if row is None or row.next_kind is None or row.next_at is None or row.next_at > now:
                return False
            kind = "nine" if now >= remind_at(row, "nine") else row.next_kind
            if kind == "half":
                after = msgspec.structs.replace(row, next_kind="nine", next_at=remind_at(row, "nine"))
            else:
                after = msgspec.structs.replace(row, next_kind=None, next_at=None)
            await deadlines.put(writing, after)
            person = (await seats.of(writing, [match_id]))[row.seat].person
            if person is None:
                return False
            payload = {"person": person, "kind": kind, "turn": row.turn}
            await outbox.add(writing, match_id, "reminder", now, payload)
            return True
