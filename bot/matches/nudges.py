"""What people can do while others are to act: nudge them, or give them time."""

from datetime import datetime, timedelta

import msgspec

from bot.matches import clocks, lifecycle
from bot.matches.base import Service, check_not_paused, check_plays, load, match_of, show
from bot.matches.errors import MatchError
from bot.matches.model import Match, SeatState
from bot.matches.notices import note
from bot.matches.people import check_pings, may_ping
from bot.store import deadlines, pings, seats
from bot.store.database import Reading
from bot.store.matches import MatchRow
from games.engine.contract import seat_letter

NUDGE_EVERY = timedelta(hours=12)
"""So long nobody nudges twice in one match."""

GIVEN = timedelta(hours=24)
"""What one of the others gives at once."""


class Nudges(Service):
    """The use cases of those who wait.

    All raise `MatchError` for whoever does not play there, paused, own-turn for the seat to act,
    nobody-waits-for for a computer.
    """

    async def nudge(self, match_id: int, person_id: int) -> Match:
        """Remind whoever is to act, as soon as they are awake and want to hear of it.

        Raises `MatchError` nudged-lately, reminded-enough, too-many-pings.
        """
        now = self._clock.now()
        async with self._store.transaction() as writing:
            row, _, match = await _waited_for(writing, match_id, person_id)
            await _check_nudge(writing, match_id, person_id, now)
            await check_pings(writing, row, person_id, "nudge", now)
            clock = await deadlines.get(writing, match_id)
            assert clock is not None
            person = await clocks.habits_at(writing, clock, now)
            clock = msgspec.structs.replace(clock, tell_at=now)
            await deadlines.put(writing, clocks.planned(clock, person, now))
            return match

    async def give_time(self, match_id: int, person_id: int) -> Match:
        """Give whoever is to act a day more, also if their time was up; everybody can once a turn.

        Raises `MatchError` no-deadline, time-given.
        """
        now = self._clock.now()
        async with self._store.transaction() as writing:
            row, seat, _ = await _waited_for(writing, match_id, person_id)
            clock = await deadlines.get(writing, match_id)
            if clock is None or clock.left is None:
                raise MatchError("no-deadline", match=match_id)
            if await has_given(writing, row, person_id):
                raise MatchError("time-given", match=match_id)
            await pings.add(writing, person_id, match_id, "time", row.turn, now)
            await clocks.extend(writing, row, GIVEN, now)
            hours = int(GIVEN.total_seconds() // 3600)
            await note(
                writing, row, "gave-time", now, by=seat.name, seat=seat_letter(clock.seat), hours=hours
            )
            await lifecycle.settle(writing, match_id, now)
            return await show(writing, match_id)


async def may_nudge(reading: Reading, match_id: int, person_id: int, now: datetime) -> bool:
    """Whether this person could have whoever is to act reminded now."""
    try:
        await _check_nudge(reading, match_id, person_id, now)
    except MatchError:
        return False
    return await may_ping(reading, person_id, now)


async def _check_nudge(reading: Reading, match_id: int, person_id: int, now: datetime) -> None:
    last = await pings.last(reading, person_id, match_id, "nudge")
    if last is not None and now - last < NUDGE_EVERY:
        at = int((last + NUDGE_EVERY).timestamp())
        raise MatchError("nudged-lately", match=match_id, at=at)
    clock = await deadlines.get(reading, match_id)
    if clock is not None and clock.reminded >= clocks.MOST_REMINDERS:
        raise MatchError("reminded-enough", match=match_id, count=clocks.MOST_REMINDERS)


async def has_given(reading: Reading, row: MatchRow, person_id: int) -> bool:
    """Whether this person has given time in the turn in progress."""
    return await pings.last(reading, person_id, row.id, "time", row.turn) is not None


async def _waited_for(reading: Reading, match_id: int, person_id: int) -> tuple[MatchRow, SeatState, Match]:
    """The match in which this person waits for another, and their own seat."""
    row = await load(reading, match_id)
    match = match_of(row, await seats.of(reading, [match_id]))
    seat = check_plays(match, person_id)
    check_not_paused(match)
    assert match.to_act is not None
    if seat.waiting:
        raise MatchError("own-turn", match=match_id)
    if match.seats[match.to_act].player is None:
        raise MatchError("nobody-waits-for", match=match_id)
    return row, seat, match
