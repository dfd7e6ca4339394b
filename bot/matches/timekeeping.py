"""What falls due by itself. Each thing once, late rather than never.

Standing orders and forced decisions act, clocks run out, vacations begin and end, people are reminded, tables
and matches that stand still end, whoever seeks a table is seated when nothing is against it any more.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from functools import partial

import msgspec

from bot.matches import (
    advance,
    ballots,
    caretaking,
    clocks,
    computers,
    lifecycle,
    orders,
    rounds,
    sitters,
)
from bot.matches.base import Service, load
from bot.matches.errors import MatchError
from bot.matches.model import IDLE_LASTS, PACES
from bot.matches.notices import note
from bot.matches.seeks import AGAIN
from bot.matches.seeks import seat as seat_seekers
from bot.store import competitions as stored
from bot.store import deadlines, matches, outbox, seats, seeks, servers, standing_orders, votes
from bot.store.database import Reading, Writing
from bot.store.deadlines import DeadlineRow, Kind, Reminder
from bot.store.matches import MatchRow
from bot.store.seats import SeatRow
from bot.store.standing_orders import StandingOrderRow
from bot.store.votes import VoteRow
from games.engine import Action, Position
from games.engine.contract import seat_letter

JOINED = timedelta(hours=3)
"""What the same person would be reminded of within this time joins a reminder, if they have not heard of it
within this time."""

SHORT = timedelta(minutes=5)
"""If nothing has been due for longer, the bot was only started anew, or has taken over a shard."""

TOGETHER = 50
"""So many clocks or people are seen to in one transaction; then presses have their turn."""

_REMINDERS: tuple[Kind, ...] = ("turn", "half", "nine", "every")

Work = Callable[[], Awaitable[int]]
"""Something to do, in a transaction of its own; returns how much was done."""


class Timekeeping(Service):
    """The use cases of the clock. What is still to be done stands in the tables alone."""

    async def next_due(self) -> datetime | None:
        """When something is to be done; the past if it is overdue."""
        async with self._store.reading() as reading:
            return await deadlines.next_at(reading)

    async def resume(self, now: datetime) -> None:
        """To be called when the bot starts: what fell due to act while it was down waits its pause again.

        Otherwise everybody would see the seat act in the very second in which the bot comes back. If it was
        down for longer than `SHORT`, whose time ran out meanwhile, and could not move, has `clocks.SPARED`
        from now on; rounds and sign-ups that ended wait as long, so that nobody is out before they could say
        that they are back. What a clock that was ahead has put off, is not. Silence is consent no sooner than
        that after any start: how long nobody could object is not known.
        """
        async with self._store.transaction() as writing:
            since = await deadlines.next_at(writing)
            down = since is not None and since < now - SHORT
            if down:
                await stored.put_off(writing, now, now + clocks.SPARED)
            await seeks.put_right(writing, now, now + AGAIN)
            await outbox.put_right(writing, now)
        async with self._store.transaction() as writing:
            await ballots.put_off(writing, now, now + clocks.SPARED)
        async with self._store.transaction() as writing:
            await matches.hold(writing, *(row.match_id for row in await standing_orders.acting(writing)))
            for order in await standing_orders.acting(writing):
                if order.due_at is not None and not now < order.due_at <= now + orders.LONGEST:
                    later = msgspec.structs.replace(order, due_at=now + orders.pause())
                    await standing_orders.put(writing, later)
            for row in await deadlines.playing(writing):
                if row.plays_at is not None and not now < row.plays_at <= now + computers.TURN[1]:
                    await clocks.resume(writing, await load(writing, row.match_id), now)
            unsettled = await deadlines.unsettled(writing, now, now + orders.LONGEST)
        # with whom it fails now, it fails again when they fall due, and is raised then
        await _in_batches(partial(self._restart, now=now, down=down), unsettled)

    async def spared(self, match_id: int) -> bool:
        """Whether the seat to act has nothing to decide: nobody shall be pinged, and nobody shall notice."""
        async with self._store.reading() as reading:
            row = await deadlines.get(reading, match_id)
        return row is not None and row.acts_at is not None

    async def due(self, now: datetime) -> int:
        """Do everything that is due, reminders of some people at once; returns how much was done.

        What acts comes first: it may spare a reminder. Whoever is reminded, is so of everything that happened
        until now. What goes wrong with one match is raised after all others have had their due.
        """
        async with self._store.reading() as reading:
            ordered = await standing_orders.due(reading, now)
            forced = await deadlines.acting(reading, now)
            due = await deadlines.due(reading, now)
            people = await deadlines.people_due(reading, now, _REMINDERS)
            expired = await matches.expired(reading, now)
            resting = await matches.resting(reading, now)
            silent = await votes.due(reading, now)
            sitting = await seats.sitting(reading, now)
            gone = await servers.due(reading, now)
            held = await stored.due(reading, now)
            sought = await seeks.due(reading, now)
        work: list[Work] = [
            *(partial(self._wake, row.id, now) for row in resting),
            *(partial(self._decide, vote, now) for vote in silent),
            *(partial(self._sit, seat, now) for seat in sitting),
            *(partial(self._obey, order, now) for order in ordered),
            *(partial(self._force, row, now) for row in forced),
            *(partial(self._forget, server.id, now) for server in gone),
        ]
        done, failed = await _all_of(work)
        clocks_due = [row.match_id for row in due if _happens(row, now)]
        happened, also_failed = await _in_batches(partial(self._happen, now=now), clocks_due)
        done, failed = done + happened, failed + also_failed
        if work or clocks_due:
            async with self._store.reading() as reading:
                people = await deadlines.people_due(reading, now, _REMINDERS)
        for more, also_failed in (
            await _in_batches(partial(self._remind, now=now), people),
            await _all_of([partial(self._expire, row.id, now) for row in expired]),
            await _all_of([partial(self._go_on, number, now) for number in held]),
            await _all_of([partial(self._seat, server, now) for server in sought]),
        ):
            done, failed = done + more, failed + also_failed
        if failed:
            raise ExceptionGroup("what fell due and could not be done", failed)
        return done

    async def _obey(self, order: StandingOrderRow, now: datetime) -> bool:
        """Whether the order still stood: if so it has acted for its seat."""
        row, position = await self._newest(order.match_id)
        chosen = await asyncio.to_thread(lambda: orders.chosen(row, order, position.view(order.seat)))
        if not chosen:
            return False

        async def stands(reading: Reading) -> bool:
            return order in await standing_orders.of(reading, row.id)

        return await self._act(row, position, chosen, now, stands, order)

    async def _force(self, due: DeadlineRow, now: datetime) -> bool:
        """Whether the seat was still to act: if so the only thing it could do is done."""
        row, position = await self._newest(due.match_id)

        async def stands(reading: Reading) -> bool:
            found = await deadlines.get(reading, row.id)
            return found is not None and (found.turn, found.acts_at) == (due.turn, due.acts_at)

        action = await asyncio.to_thread(advance.forced, position)
        if action is not None:
            return await self._act(row, position, [action], now, stands)
        async with self._store.transaction() as writing:
            await matches.hold(writing, row.id)
            await clocks.choose(writing, row, now)
        return False

    async def _newest(self, match_id: int) -> tuple[MatchRow, Position]:
        async with self._store.reading() as reading:
            row = await load(reading, match_id)
            line = await self._positions.line(reading, row, row.seq)
        return row, await self._positions.reach(line)

    async def _act(
        self,
        row: MatchRow,
        position: Position,
        chosen: Sequence[Action],
        now: datetime,
        stands: Callable[[Reading], Awaitable[bool]],
        order: StandingOrderRow | None = None,
    ) -> bool:
        """Do that for the seat to act, by its order if there is one, if the reason stands until the end."""
        step = await asyncio.to_thread(advance.step, row, position, chosen, now)
        try:
            async with self._store.transaction() as writing:
                await matches.hold(writing, row.id)
                if not await stands(writing):
                    return False
                if order is not None:
                    await orders.acted(writing, row, order, step.rows, now)
                await advance.move_on(writing, row, step, now)
        except MatchError as error:
            if error.code not in ("stale-panel", "paused"):
                raise
            return False  # somebody moved, or stopped the match, at the same moment
        self._positions.keep(row.id, step.rows[-1].seq, step.after)
        return True

    async def _happen(self, match_ids: Sequence[int], now: datetime) -> int:
        """At how many of these clocks something besides a reminder was due: it is done."""
        async with self._store.transaction() as writing:
            await matches.hold(writing, *match_ids)
            return sum([await _happen(writing, match_id, now) for match_id in match_ids])

    async def _restart(self, match_ids: Sequence[int], now: datetime, down: bool) -> int:
        """These clocks go on after a time in which the bot was down."""
        async with self._store.transaction() as writing:
            await matches.hold(writing, *match_ids)
            for match_id in match_ids:
                await clocks.restart(writing, match_id, now, down=down)
        return len(match_ids)

    async def _remind(self, persons: Sequence[int], now: datetime) -> int:
        """How many were to be reminded: each has one message for all of their matches in the outbox now."""
        reminded = 0
        async with self._store.transaction() as writing:
            clocks_of = await deadlines.of_people(writing, persons)
            counted = [row.counted_at for rows in clocks_of.values() for row in rows]
            since = min((at for at in counted if at is not None), default=now)
            habits = await clocks.habits_of(writing, persons, min(since, now))
            changed: list[DeadlineRow] = []
            for person, rows in clocks_of.items():
                after, told = _joined(rows, habits[person], now)
                changed += after
                if told:
                    payload: dict[str, str | int] = {"person": person, "matches": ",".join(told)}
                    oldest = int(told[0].split()[0])
                    await outbox.add(writing, oldest, "reminder", now, payload, f"p{person}")
                    reminded += 1
            if changed:
                await deadlines.put(writing, *changed)
        return reminded

    async def _forget(self, server: int, now: datetime) -> bool:
        """A part of a server that removed the bot long ago; what is left is due at once."""
        async with self._store.transaction() as writing:
            if server not in [row.id for row in await servers.due(writing, now)]:
                return False
            await stored.forget(writing, server)
            if await matches.forget(writing, server, TOGETHER) < TOGETHER:
                await servers.forget(writing, server)
            return True

    async def _go_on(self, number: int, now: datetime) -> bool:
        """Whether a sign-up or a round was over: if so the next one has begun, or the competition is over."""
        async with self._store.transaction() as writing:
            return await rounds.go_on(writing, self._positions, number, now)

    async def _seat(self, server: int, now: datetime) -> int:
        """How many of those who seek a table there have one now."""
        async with self._store.transaction() as writing:
            await seeks.hold(writing, server)
            return len(await seat_seekers(writing, server, now))

    async def _wake(self, match_id: int, now: datetime) -> bool:
        """Whether the pause still lasted: if so the match goes on."""
        async with self._store.transaction() as writing:
            row = await load(writing, match_id)
            if row.resumes_at is None or row.resumes_at > now:
                return False
            await lifecycle.resume(writing, row, now)
            await lifecycle.settle(writing, match_id, now)
            await note(writing, row, "pause-over", now)
            return True

    async def _decide(self, vote: VoteRow, now: datetime) -> bool:
        """From now on silence is consent, somebody has no veto, or nobody is asked any more."""
        async with self._store.transaction() as writing:
            await matches.hold(writing, vote.match_id)
            await ballots.plan(writing, vote.match_id, now)
            await lifecycle.settle(writing, vote.match_id, now)
            return True

    async def _sit(self, seat: SeatRow, now: datetime) -> bool:
        """A sitter's time has come, or is over."""
        async with self._store.transaction() as writing:
            row = await load(writing, seat.match_id)
            if (await seats.of(writing, [row.id]))[seat.seat] != seat:
                return False
            if seat.sits_until is not None and seat.sits_until <= now:
                await sitters.end(writing, row, seat, now)
            else:
                await sitters.begin(writing, row, seat, now)
            return True

    async def _expire(self, match_id: int, now: datetime) -> bool:
        """Whether it still stood still: if so it has ended now."""
        async with self._store.transaction() as writing:
            row = await load(writing, match_id)
            if row.expires_at is None or row.expires_at > now:
                return False  # somebody came in time after all
            if row.due_at is not None and row.due_at > now:
                await matches.put_off(writing, row.id, row.due_at + IDLE_LASTS)
                return False  # whoever is to act, sleeps much or is away for long, was told that time
            if row.state == "lobby":
                closed = {"state": "over", "stopped_by": "idle", "ended_at": now, "expires_at": None}
                await matches.change(writing, row.id, row.version, **closed)
                await outbox.add(writing, row.id, "lobby", now)
            else:
                await lifecycle.archive(writing, row, "idle", now, "idle", days=IDLE_LASTS.days)
            return True


async def _all_of(work: Sequence[Work]) -> tuple[int, list[Exception]]:
    """Do all of it, whatever fails: how much was done, and what went wrong."""
    done = 0
    failed: list[Exception] = []
    for each in work:
        try:
            done += await each()
        except Exception as error:
            failed.append(error)
    return done, failed


async def _happen(writing: Writing, match_id: int, now: datetime) -> bool:
    """Whether something besides a reminder was due at that clock: if so it is done."""
    row = await deadlines.get(writing, match_id)
    if row is None or row.next_at is None or row.next_at > now or not _happens(row, now):
        return False
    match = await load(writing, match_id)
    person = await clocks.habits_at(writing, row, now)
    row = clocks.returned(row, person, now)
    up = clocks.is_up(row, now)
    if up:
        row = clocks.up(row, PACES[match.pace], now)
    late_at = clocks.late_at(row, person)
    late = late_at is not None and late_at <= now
    again = late and row.stage == "late"
    if late:
        asked = match.caretaker == "vote" and not again
        row = clocks.late(row, PACES[match.pace] if asked else None, now)
    reminder = clocks.next_reminder(row, person, now)
    if reminder is not None and not clocks.may_hear(row, reminder[0]) and reminder[1] <= now:
        row = msgspec.structs.replace(row, reminded=row.reminded + 1)
        seat = seat_letter(row.seat)
        await note(writing, match, "gave-up", now, seat=seat, count=clocks.MOST_REMINDERS)
    await deadlines.put(writing, clocks.planned(row, person, now))
    if up:
        await caretaking.time_is_up(writing, match, now)
    elif again:
        await caretaking.look_after(writing, match, row.seat, now, "time")
    elif late:
        await caretaking.late(writing, match, now)
    if up or late:
        await lifecycle.settle(writing, match_id, now)
    return True


def _joined(
    rows: Sequence[DeadlineRow], habits: clocks.Habits, now: datetime
) -> tuple[list[DeadlineRow], list[str]]:
    """Of a person's clocks those that change, and what the person is reminded of now."""
    found = [(row, clocks.next_reminder(row, habits, now)) for row in rows]
    tells = any(_comes(row, reminder, now) for row, reminder in found)
    changed, told = [], []
    for row, reminder in found:
        after = row
        fresh = row.reminded_at is not None and now - row.reminded_at < JOINED
        by = now if fresh else now + JOINED
        if tells and reminder is not None and _comes(row, reminder, by):
            after = clocks.reminded(row, reminder[0], now)
            told.append(f"{row.match_id} {reminder[0]} {row.turn}")
        after = clocks.planned(after, habits, now)
        if after != row:
            changed.append(after)
    return changed, told


async def _in_batches(
    do: Callable[[Sequence[int]], Awaitable[int]], numbers: Sequence[int]
) -> tuple[int, list[Exception]]:
    """Do it for some of them at a time; where that fails one by one, so that none keeps others from it."""
    done = 0
    alone: list[int] = []
    for first in range(0, len(numbers), TOGETHER):
        batch = numbers[first : first + TOGETHER]
        try:
            done += await do(batch)
        except Exception:
            alone += batch
    last, failed = await _all_of([partial(do, [number]) for number in alone])
    return done + last, failed


def _happens(row: DeadlineRow, now: datetime) -> bool:
    """Whether more is due at that clock than a reminder, also behind one."""
    back = row.away_until is not None and row.away_until <= now
    return back or clocks.is_up(row, now) or row.next_kind not in _REMINDERS


def _comes(row: DeadlineRow, reminder: tuple[Reminder, datetime] | None, by: datetime) -> bool:
    """Whether the person is to hear of the match by that time."""
    return reminder is not None and reminder[1] <= by and clocks.may_hear(row, reminder[0])
