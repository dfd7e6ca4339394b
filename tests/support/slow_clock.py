"""What the clocks must do, said a second time: a table of matches that is walked through minute by minute.

Nothing of the bot is used here. No moment is ever computed ahead: every minute each clock is counted down,
and each person is asked what they should hear now. Times are whole minutes since the start of the world.
"""

from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo

PACES = {
    "quick": (24, 4, 72),
    "daily": (72, 12, 120),
    "weekdays": (72, 12, 120),
    "relaxed": (72, 36, 240),
    "none": None,
}
"""Hours: at first, more for each turn, at most."""

TOGETHER = 180
MOST = 6
GRAVEST_FIRST = ("nine", "half", "every", "turn")


@cache
def _offset(zone: str, quarter: int, start: datetime) -> int:
    at = (start + timedelta(minutes=15 * quarter)).astimezone(ZoneInfo(zone))
    shift = at.utcoffset()
    assert shift is not None
    return round(shift.total_seconds()) // 60


@dataclass
class Person:
    """Somebody, and when they are away: first minute, first minute back."""

    id: int
    start: datetime
    zone: str = "UTC"
    wakes: int | None = None
    sleeps: int | None = None
    ping: str = "thread"
    every: int | None = None
    digest_at: int | None = None
    away: list[tuple[int, int]] = field(default_factory=list)
    digests: dict[tuple[str, int | None, int], int] = field(default_factory=dict)

    def wall(self, minute: int) -> int:
        """Minutes after midnight, where they live."""
        begun = self.start.hour * 60 + self.start.minute
        return (begun + minute + _offset(self.zone, minute // 15, self.start)) % 1440

    def back_at(self, minute: int) -> int | None:
        """Until when they are on vacation."""
        until = None
        for starts, ends in sorted(self.away):
            if starts <= (minute if until is None else until) < ends:
                until = ends
        return until

    def rests(self, minute: int) -> bool:
        """Whether it is Saturday or Sunday where they live."""
        begun = self.start.hour * 60 + self.start.minute
        passed = begun + minute + _offset(self.zone, minute // 15, self.start)
        return (self.start.weekday() + passed // 1440) % 7 in (5, 6)

    def digest_after(self, minute: int) -> int:
        """The first minute from then on at which their clock shows the hour of the digest, or skips it."""
        key = (self.zone, self.digest_at, minute)
        if key not in self.digests:
            assert self.digest_at is not None
            wall = self.wall(minute)
            while wall != self.digest_at:
                minute, before = minute + 1, wall
                wall = self.wall(minute)
                if 0 < (self.digest_at - before) % 1440 < (wall - before) % 1440 < 720:
                    break
            self.digests[key] = minute
        return self.digests[key]

    def awake(self, minute: int) -> bool:
        """Whether their time runs."""
        if any(starts <= minute < ends for starts, ends in self.away):
            return False
        if self.wakes is None or self.sleeps is None:
            return True
        wall = self.wall(minute)
        if self.wakes < self.sleeps:
            return self.wakes <= wall < self.sleeps
        return wall >= self.wakes or wall < self.sleeps


@dataclass
class Turn:
    """What a match waits for. ``bank`` and ``left`` are minutes, None without a pace."""

    match: int
    number: int
    seat: int
    person: Person
    since: int
    bank: int | None
    left: int | None
    tell_from: int | None = None  # from when on they must hear that it is their turn
    passed: dict[str, int] = field(default_factory=dict)  # since when half, nine tenths are gone
    told: set[str] = field(default_factory=set)  # half, nine, out
    reminded: int = 0
    reminded_at: int | None = None
    quiet: bool = False
    snoozed: int | None = None
    away_until: int | None = None
    paused: bool = False
    rests: bool = False
    grace: int = 0
    late: int = 0  # minutes since their time was up
    counted: int = 0  # when it was last looked at the person: what was over by then plays no part any more

    def runs(self, minute: int) -> bool:
        """Whether their time does."""
        return self.person.awake(minute) and not (self.rests and self.person.rests(minute))

    def count(self, minute: int) -> None:
        """A waking minute is over; notes what is gone by now."""
        if self.left:
            self.left -= 1
            self.note(minute)

    def note(self, minute: int) -> None:
        """What is gone by now."""
        if self.left is not None and self.bank is not None:
            if self.left * 2 <= self.bank:
                self.passed.setdefault("half", minute)
            if self.left * 10 <= self.bank:
                self.passed.setdefault("nine", minute)

    def listen(self) -> None:
        """Whatever they did not answer, they are told again."""
        self.reminded, self.quiet = 0, False

    def begin_anew(self, minute: int) -> None:
        """After any change, what is gone but was not told counts from now on."""
        self.counted = minute
        self.passed.clear()
        self.note(minute)

    def wanted(self, minute: int) -> str | None:
        """The gravest that could be told in this minute were they awake."""
        for kind in GRAVEST_FIRST:
            if self._is_ripe(kind, minute):
                return kind
        return None

    def may_hear(self, kind: str) -> bool:
        """Whether they are still told such a thing, after all that they did not answer."""
        return not self.quiet and (self.reminded < MOST or kind in ("half", "nine"))

    def _is_ripe(self, kind: str, minute: int) -> bool:
        little_comes = self.left is not None and not self.told & {"nine", "out"}
        if little_comes and not self.may_hear(kind):
            return False
        snoozing = self.snoozed is not None and (self.reminded_at is None or self.reminded_at < self.snoozed)
        if snoozing and self.snoozed is not None:
            if minute < self.snoozed:
                return False
            if kind == "turn":
                return True
        since = self._since(kind)
        if since is None or minute < since:
            return False
        if kind == "nine" or self.person.digest_at is None:
            return True
        return minute >= self._digest_after(since)

    def _digest_after(self, minute: int) -> int:
        """The first hour of the digest from then on that is no day off; by night it may be."""
        while True:
            minute = self.person.digest_after(minute)
            away = any(self.counted < ends and starts <= minute < ends for starts, ends in self.person.away)
            if not away and not (self.rests and self.person.rests(minute)):
                return minute
            minute += 1

    def _since(self, kind: str) -> int | None:
        if kind == "turn":
            return self.tell_from
        if kind == "every":
            if self.person.every is None:
                return None
            return max(self.since, self.reminded_at or 0, self.tell_from or 0) + 60 * self.person.every
        if self.told & {kind, "nine", "out"}:
            return None
        return self.passed.get(kind)


class World:
    """All matches, and everything that was said: (minute, what, whom or which match)."""

    def __init__(self, people: list[Person]) -> None:
        self.minute = 0
        self.people = people
        self.turns: dict[int, Turn] = {}
        self.said: list[tuple[int, str, int]] = []
        self.wake()

    def wake(self) -> None:
        """Whose time runs now; again after somebody has said something else about themselves."""
        self.running = {turn.match for turn in self.turns.values() if turn.runs(self.minute)}

    def begin(self, turn: Turn) -> None:
        """The match waits for somebody from now on."""
        person = turn.person
        heard = person.ping == "thread" and person.digest_at is None and turn.runs(self.minute)
        turn.tell_from = None if heard else self.minute
        turn.counted = self.minute
        if not turn.paused:
            turn.away_until = person.back_at(self.minute)
        self.turns[turn.match] = turn
        self.wake()

    def tick(self) -> None:
        """One minute later."""
        self.minute += 1
        for turn in self.turns.values():
            if turn.paused:
                continue
            if turn.match in self.running:
                turn.count(self.minute)
            passed = self.minute - 1
            if "out" in turn.told and turn.person.back_at(passed) is None:
                turn.late += not (turn.rests and turn.person.rests(passed))
        self.wake()

    def look(self) -> None:
        """The bot runs in this minute, and says what is to be said."""
        people: dict[int, list[Turn]] = {}
        for turn in self.turns.values():
            if not turn.paused:
                self._happens(turn)
                people.setdefault(turn.person.id, []).append(turn)
        for turns in people.values():
            self._remind(turns)

    def changed(self, turn: Turn) -> None:
        """Something of the person of that turn has changed; called after the change."""
        if turn.paused:
            return
        back = turn.person.back_at(self.minute)
        if turn.away_until is not None and (back is None or turn.away_until <= self.minute):
            self._return(turn, min(turn.away_until, self.minute))
        turn.away_until = back
        turn.begin_anew(self.minute)

    def _return(self, turn: Turn, at: int) -> None:
        if turn.reminded_at is None or turn.reminded_at < at:
            turn.tell_from = at
            turn.listen()

    def _happens(self, turn: Turn) -> None:
        if turn.away_until is not None and turn.away_until <= self.minute:
            self._return(turn, turn.away_until)
        turn.away_until = turn.person.back_at(self.minute)
        if turn.left == 0 and "out" not in turn.told:
            turn.told.add("out")
            turn.late = 0
            self.said.append((self.minute, "time-up", turn.match))
        if "out" in turn.told and turn.late >= turn.grace:
            turn.told.add("late")
        kind = turn.wanted(self.minute) if turn.runs(self.minute) and not turn.quiet else None
        if kind is not None and not turn.may_hear(kind):
            turn.quiet = True
            self.said.append((self.minute, "gave-up", turn.match))

    def _remind(self, turns: list[Turn]) -> None:
        wanted = [turn.wanted(self.minute) if turn.runs(self.minute) else None for turn in turns]
        if not any(kind and turn.may_hear(kind) for turn, kind in zip(turns, wanted, strict=True)):
            return
        lines = []
        for turn in sorted(turns, key=lambda turn: (turn.since, turn.match)):
            kind = self._soon(turn)
            if kind is not None and turn.may_hear(kind):
                lines.append(f"{turn.match} {kind} {turn.number}")
                if kind in ("half", "nine"):
                    turn.told.add(kind)
                turn.reminded = min(MOST, turn.reminded + 1)
                turn.reminded_at = self.minute
                turn.tell_from = None
        self.said.append((self.minute, ",".join(lines), turns[0].person.id))

    def _soon(self, turn: Turn) -> str | None:
        """What they would hear of it first within three hours, if nothing came between.

        Only what is to be told now, if they have heard of it within three hours.
        """
        later = replace(turn, passed=dict(turn.passed))
        fresh = turn.reminded_at is not None and self.minute - turn.reminded_at < TOGETHER
        for minute in range(self.minute, self.minute + 1 + (0 if fresh else TOGETHER)):
            runs = later.runs(minute)
            kind = later.wanted(minute) if runs else None
            if kind is not None:
                return kind
            if runs:
                later.count(minute + 1)
        return None
