"""What falls due by itself: reminders, and standing orders that act. Each once, late rather than never."""

from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import partial

import msgspec

from bot.matches import advance
from bot.matches.advance import remind_at
from bot.matches.base import Base, load
from bot.matches.errors import MatchError
from bot.matches.standing import order_of, pause
from bot.matches.threads import aside
from bot.store import deadlines, outbox, seats, standing_orders
from bot.store.standing_orders import StandingOrderRow


class Timekeeping(Base):
    """The use cases of the clock. What is still to be done stands in two tables alone."""

    async def next_due(self) -> datetime | None:
        """When something is to be done; the past if it is overdue."""
        async with self._store.reading() as reading:
            times = (await standing_orders.next_at(reading), await deadlines.next_at(reading))
        return min((time for time in times if time is not None), default=None)

    async def resume(self, now: datetime) -> None:
        """To be called when the bot starts: orders that fell due while it was down wait their pause again.

        Otherwise everybody would see the seat act in the very second in which the bot comes back.
        """
        async with self._store.transaction() as writing:
            for order in await standing_orders.due(writing, now):
                later = msgspec.structs.replace(order, due_at=now + pause())
                await standing_orders.put(writing, later)

    async def due(self, now: datetime) -> int:
        """Do everything that is due, each in a transaction of its own; returns how much was done.

        Orders come first: they may spare a reminder. If both reminders of a turn are due at once, only the
        later one is sent. What goes wrong with one match is raised after all others have had their due.
        """
        async with self._store.reading() as reading:
            orders = await standing_orders.due(reading, now)
            reminders = await deadlines.due(reading, now)
        work: list[Callable[[], Awaitable[bool]]] = [
            *(partial(self._obey, order, now) for order in orders),
            *(partial(self._remind, row.match_id, now) for row in reminders),
        ]
        done = 0
        failed: list[Exception] = []
        for each in work:
            try:
                done += await each()
            except Exception as error:
                failed.append(error)
        if failed:
            raise ExceptionGroup("what fell due and could not be done", failed)
        return done

    async def _obey(self, order: StandingOrderRow, now: datetime) -> bool:
        """Whether the order still stood: if so it has acted for its seat."""
        async with self._store.reading() as reading:
            row = await load(reading, order.match_id)
            line = await self._positions.line(reading, row, row.seq)
        position = await self._positions.reach(line)
        action = position.obey(order_of(order))
        if action is None:
            return False
        step = await aside(advance.step, row, position, [action], now)
        try:
            async with self._store.transaction() as writing:
                if order not in await standing_orders.of(writing, row.id):
                    return False
                await advance.move_on(writing, row, step, now)
        except MatchError as error:
            if error.code != "stale-panel":
                raise
            return False  # somebody moved at the same moment, and the order was looked at anew
        self._positions.keep(row.id, step.rows[-1].seq, step.after)
        return True

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
