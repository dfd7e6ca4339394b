"""When a person is awake: waking hours by the clock on their wall, less their vacations. Pure arithmetic.

A day of 23 or 25 hours is what it is: somebody who is awake from 8 to 22 has 14 hours on it as on any other,
somebody who is awake from 22 to 12 has 13 or 15. Every time that goes in must be in UTC, and comes out so.
"""

from collections.abc import Iterator
from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

import msgspec

DAY = timedelta(days=1)
_NONE = timedelta()
_SATURDAY, _WEEK = 5, 7


class Hours(msgspec.Struct, frozen=True):
    """The waking hours of one person.

    ``zone`` is a name of the time zone database. ``wakes`` and ``sleeps`` are minutes after midnight on the
    wall there, from the one (included) to the other (not any more), over midnight if it is the smaller one;
    None, or both the same: always awake. ``away``: from when until when they are on vacation. ``rests``: from
    Saturday to Sunday there no time runs.
    """

    zone: str = "UTC"
    wakes: int | None = None
    sleeps: int | None = None
    away: tuple[tuple[datetime, datetime], ...] = ()
    rests: bool = False

    def awake(self, at: datetime) -> bool:
        """Whether time runs at that moment."""
        return self._phase(at)[0]

    def sleepless(self) -> "Hours":
        """The same hours without sleep: vacations and rests stay."""
        return msgspec.structs.replace(self, wakes=None, sleeps=None)

    def next_awake(self, at: datetime) -> datetime:
        """The first moment from then on at which time runs."""
        return next(begin for begin, _ in self._awake_from(at))

    def after(self, start: datetime, span: timedelta) -> datetime:
        """The moment at which so much waking time has passed since then; the start itself for none."""
        if span <= _NONE:
            return start
        for begin, end in self._awake_from(start):
            if end is None or span <= end - begin:
                return begin + span
            span -= end - begin
        raise AssertionError("waking hours never end")

    def between(self, start: datetime, end: datetime) -> timedelta:
        """How much waking time there is from one moment to the other; none if the other is before it."""
        total = _NONE
        for begin, until in self._awake_from(start):
            if begin >= end:
                break
            total += (end if until is None else min(until, end)) - begin
            if until is None or until >= end:
                break
        return total

    def away_until(self, at: datetime) -> datetime | None:
        """Until when they are on vacation at that moment; None if they are not."""
        until = None
        for starts, ends in sorted(self.away):
            if starts <= (until or at) < ends:
                until = ends
        return until

    def next_away(self, at: datetime) -> datetime | None:
        """When the next vacation after that moment begins, if one is known."""
        return min((starts for starts, _ in self.away if starts > at), default=None)

    def shows(self, minute: int, at: datetime) -> datetime:
        """The first moment from then on at which the clock on their wall shows that minute after midnight.

        Where the clock is put forward over that minute, it is the moment at which that happens.
        """
        while True:
            moment = at + (timedelta(minutes=minute) - _on_wall(at, self.zone)) % DAY
            change = _change(at, moment, self.zone)
            if change is None:
                return moment
            skips = _offset(change, self.zone) - _offset(at, self.zone)
            if (timedelta(minutes=minute) - _on_wall(change, self.zone) + skips) % DAY < skips:
                return change
            at = change

    def _awake_from(self, at: datetime) -> Iterator[tuple[datetime, datetime | None]]:
        """The stretches of waking time from then on, cut where it pleases; None: for ever."""
        while True:
            awake, until = self._phase(at)
            if awake:
                yield at, until
            if until is None:
                return
            at = until

    def _phase(self, at: datetime) -> tuple[bool, datetime | None]:
        """Whether they are awake at that moment, and until when at least that stays so (None: for ever)."""
        for starts, ends in self.away:
            if starts <= at < ends:
                return False, ends
        leaves = self.next_away(at)
        if self.rests:
            here = at.astimezone(ZoneInfo(self.zone))
            day = here.weekday()
            if day >= _SATURDAY:
                return False, _midnight(here, _WEEK - day)
            weekend = _midnight(here, _SATURDAY - day)
            leaves = weekend if leaves is None else min(leaves, weekend)
        if self.wakes is None or self.sleeps is None or self.wakes == self.sleeps:
            return True, leaves
        wakes, sleeps = timedelta(minutes=self.wakes), timedelta(minutes=self.sleeps)
        wall = _on_wall(at, self.zone)
        awake = (wall - wakes) % DAY < (sleeps - wakes) % DAY
        until = at + ((sleeps if awake else wakes) - wall) % DAY
        until = _change(at, until, self.zone) or until
        return awake, until if leaves is None else min(until, leaves)


def _midnight(here: datetime, days: int) -> datetime:
    """The beginning of the day there that comes after so many."""
    return datetime.combine(here.date() + timedelta(days), time(), here.tzinfo).astimezone(UTC)


def _on_wall(at: datetime, zone: str) -> timedelta:
    """What the clock there shows, as the time since its midnight."""
    here = at.astimezone(ZoneInfo(zone))
    return timedelta(hours=here.hour, minutes=here.minute, seconds=here.second, microseconds=here.microsecond)


def _offset(at: datetime, zone: str) -> timedelta:
    """How far the clock there is ahead of UTC."""
    return at.astimezone(ZoneInfo(zone)).utcoffset() or _NONE


def _change(start: datetime, end: datetime, zone: str) -> datetime | None:
    """When the clock there is put forward or back after the start and by the end, a day later at most.

    No zone does that twice within a day.
    """
    there = ZoneInfo(zone)
    before = start.astimezone(there).utcoffset()
    if end.astimezone(there).utcoffset() == before:
        return None
    # clocks are changed at whole seconds
    low, high = int(start.timestamp()), -int(-end.timestamp() // 1)
    while high - low > 1:
        middle = (low + high) // 2
        if datetime.fromtimestamp(middle, there).utcoffset() == before:
            low = middle
        else:
            high = middle
    return datetime.fromtimestamp(high, UTC)
