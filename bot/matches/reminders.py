"""Reminders as they are delivered: what still is to be said of what the clock has planned, and to whom.

Between planning and delivery anything may happen, and an outage of Discord may last for days. So everything
is looked at anew: nobody hears of a move they have made, nor twice of the same one.
"""

from collections.abc import Collection, Sequence
from datetime import date, datetime, time, timedelta
from typing import Literal, Self
from zoneinfo import ZoneInfo

import msgspec

from bot.matches import caretaking, clocks, lifecycle
from bot.matches.base import Service, assemble, load, show
from bot.matches.errors import MatchError
from bot.matches.hours import Hours
from bot.matches.model import Match
from bot.store import actions, deadlines, matches, outbox, people, pings
from bot.store.database import Reading, Writing
from bot.store.deadlines import DeadlineRow
from bot.store.deadlines import Reminder as Kind
from bot.store.matches import MatchRow
from bot.store.outbox import Row
from bot.store.people import Ping
from bot.store.seats import SeatRow
from games.engine import Position

Until = Literal["evening", "morning"]
"""Until when somebody wants to hear nothing: this evening, tomorrow morning."""

EVENING = time(18)
MORNING = time(8)
"""For those who have not said when they wake."""

NIGHT_ENDS = 4
"""Until this hour it still is the night before, for those who are up so late."""

EVENING_IS_NEAR = timedelta(hours=1)
"""So shortly before the evening nobody is asked whether to wait for it."""

LITTLE = 10
"""What part of the bank is little time."""

BOARD_TAKES = timedelta(minutes=1)
"""A reminder waits at most so long for the message of the turn that it is about."""

SOON = timedelta(seconds=1)
"""After that time it looks again."""

NAP = timedelta(hours=1)
"""After that time it looks again whether somebody asleep has said that they are awake after all."""


class Waiting(msgspec.Struct, frozen=True, kw_only=True):
    """A match that waits for the person, and why they are told: by now their time may be short, or "out".

    ``message`` is the message of the turn, None while there is none to link to. ``nudges``: how often others
    have asked for it.
    """

    match: Match
    kind: Kind | Literal["out"]
    message: int | None
    nudges: int = 0


class Reminder(msgspec.Struct, frozen=True, kw_only=True):
    """What one message has to tell one person: the matches that wait, oldest first; none: nothing is left.

    ``ping`` is where they want to hear it. The evening or the morning that they may wait for is told as their
    clock shows it; ``evening`` is None when it is there already. It is too early to tell anything before
    ``not_before``: they are asleep, or the message to link to is still being posted.
    """

    person: int
    locale: str
    ping: Ping
    waiting: tuple[Waiting, ...]
    evening: time | None
    morning: time
    not_before: datetime | None

    def without(self, servers: Collection[int]) -> Self:
        """The same without the matches that are played there."""
        kept = tuple(waiting for waiting in self.waiting if waiting.match.server not in servers)
        return msgspec.structs.replace(self, waiting=kept)


class Next(msgspec.Struct, frozen=True):
    """Somebody is next in the match, after who is to act; nothing is told before ``not_before``."""

    match: Match
    person: int
    locale: str
    ping: Ping
    not_before: datetime | None


class Snoozed(msgspec.Struct, frozen=True):
    """Of which matches the person hears nothing until then; ``zone``: whether they said where they live."""

    matches: tuple[Match, ...]
    until: datetime
    zone: bool


class _Entry(msgspec.Struct, frozen=True):
    match: int
    kind: Kind
    turn: int


async def tell_next(
    writing: Writing, row: MatchRow, turn: int, seated: Sequence[SeatRow], position: Position, now: datetime
) -> None:
    """Whoever acts after the seat that begins that turn is told so, if they want to; once until they act.

    Computers between the two do not count. Not told is who wants to hear of everything at once a day, and
    nobody while a computer is to act: seconds later they would hear that it is their turn.
    """
    mover = position.to_act()
    if mover is None or seated[mover].player is None:
        return
    acts = seated[mover].player
    players = [seat.player for seat in seated if seat.player is not None]
    known = await people.settings_of(writing, players)
    if not any(own.next for own in known.values()):
        return
    order = position.view(None).following()  # what everybody knows of it
    seat = next((other for other in order if seated[other].player is not None), None)
    own = None if seat is None else known.get(seated[seat].player or 0)
    if seat is None or own is None or not own.next or own.digest_at is not None or own.id == acts:
        return
    lane = f"n{own.id}"
    told = await outbox.newest_in(writing, row.id, lane)
    if told is None or int(told.payload["turn"]) <= await actions.last_turn_of(writing, row.id, seat):
        await outbox.add(writing, row.id, "next", now, {"person": own.id, "turn": turn}, lane)


class Reminders(Service):
    """The use cases of reminders."""

    async def reminder(self, row: Row) -> Reminder:
        """What of the row still is to be told."""
        now = self._clock.now()
        person = int(row.payload["person"])
        planned = _planned(row)
        async with self._store.reading() as reading:
            habits = await clocks.habits(reading, person, now)
            known = await people.get(reading, person)
            found = await _found(reading, [entry.match for entry in planned])
            waiting = []
            early = False
            for entry in planned:
                match, deadline = found.get(entry.match, (None, None))
                if match is None or deadline is None:
                    continue
                if not _stands(match, deadline, entry, row, person, now):
                    continue
                board = await outbox.newest_board(reading, match.id)
                kind = _by_now(entry.kind, deadline, clocks.hours_of(deadline, habits), now)
                message = board.message_id if board else None
                since = match.turn_since or now
                nudges = await pings.nudges(reading, match.id, since)
                waiting.append(Waiting(match=match, kind=kind, message=message, nudges=nudges))
                early |= board is not None and board.state in ("waiting", "sending")
        settings = habits.settings
        not_before = None
        if not habits.hours.awake(now):
            not_before = min(habits.hours.next_awake(now), now + NAP)
        elif early and now < row.created_at + BOARD_TAKES:
            not_before = now + SOON
        return Reminder(
            person=person,
            locale=known.locale if known else "en",
            ping=settings.ping,
            waiting=tuple(waiting),
            evening=EVENING if _evening(settings.zone, now) is not None else None,
            morning=_wakes(settings.wakes),
            not_before=not_before,
        )

    async def next(self, row: Row) -> Next | None:
        """Who is to be told by that row that they are next; None if that is so no more, or not wanted."""
        now, person = self._clock.now(), int(row.payload["person"])
        async with self._store.reading() as reading:
            match = await show(reading, row.match)
            habits = await clocks.habits(reading, person, now)
            known = await people.get(reading, person)
        waits = match.state == "playing" and match.paused_at is None and match.turn == row.payload["turn"]
        there = next((seat for seat in match.seats if seat.player == person and not seat.resigned), None)
        if not waits or there is None or there.waiting or not habits.settings.next:
            return None
        awake = habits.hours.awake(now)
        return Next(
            match=match,
            person=person,
            locale=known.locale if known else "en",
            ping=habits.settings.ping,
            not_before=None if awake else min(habits.hours.next_awake(now), now + NAP),
        )

    async def asleep(self, persons: Collection[int]) -> set[int]:
        """Those of them who are asleep or on vacation."""
        if not persons:
            return set()
        now = self._clock.now()
        async with self._store.reading() as reading:
            found = await clocks.habits_of(reading, persons, now)
        return {person for person, habits in found.items() if not habits.hours.awake(now)}

    async def under_way(self, row: Row, place: int | None) -> None:
        """The row is being sent to that place; None: certainly nowhere."""
        async with self._store.transaction() as writing:
            await outbox.under_way(writing, row.id, place)

    async def dms(self, person: int, closed: bool) -> None:
        """Whether the last direct message to the person was refused."""
        async with self._store.transaction() as writing:
            await people.dms(writing, person, closed)

    async def unheard(self, match_id: int) -> None:
        """The message with the ping is given up, or comes silently: whoever is to act is reminded, once."""
        async with self._store.transaction() as writing:
            await matches.hold(writing, match_id)
            await clocks.unheard(writing, match_id, self._clock.now())

    async def has_gone(self, match_id: int, person: int) -> None:
        """The person has left the server in which the match is played."""
        async with self._store.transaction() as writing:
            row = await load(writing, match_id)
            now = self._clock.now()
            await caretaking.has_gone(writing, row, person, now)
            await lifecycle.settle(writing, match_id, now)

    async def reminded_of(self, row_id: int, person: int) -> list[int]:
        """The matches that this person was reminded of by that row; none if it is for somebody else."""
        async with self._store.reading() as reading:
            row = await outbox.get(reading, row_id)
        if row is None or row.kind != "reminder" or int(row.payload["person"]) != person:
            return []
        return [entry.match for entry in _planned(row)]

    async def snooze(self, match_ids: Sequence[int], person: int, until: Until) -> Snoozed:
        """The person hears nothing of the turns that these matches wait for until then.

        Matches that do not wait for them are passed over; raises `MatchError` nothing-to-snooze if none does.
        """
        now = self._clock.now()
        async with self._store.transaction() as writing:
            settings = await people.settings(writing, person)
            at = _evening(settings.zone, now) if until == "evening" else None
            at = at or _morning(settings.zone, settings.wakes, now)
            await matches.hold(writing, *match_ids)
            found = []
            for match_id in match_ids:
                row = await matches.get(writing, match_id)
                if row is None:
                    continue
                (match,) = await assemble(writing, [row])
                seat = match.acts(person)
                if seat is None or seat.player is None or not seat.waiting or match.paused_at is not None:
                    continue
                await clocks.snooze(writing, row, at, now)
                found.append(match)
        if not found:
            raise MatchError("nothing-to-snooze")
        return Snoozed(tuple(found), at, settings.zone != people.SettingsRow(id=person).zone)


def _planned(row: Row) -> list[_Entry]:
    """The entries of the row: ``12 half 7,15 turn 3`` is match 12, kind "half", turn 7, then match 15."""
    parts = [part.split() for part in str(row.payload["matches"]).split(",")]
    return [_Entry(int(match), msgspec.convert(kind, Kind), int(turn)) for match, kind, turn in parts]


async def _found(reading: Reading, match_ids: Sequence[int]) -> dict[int, tuple[Match, DeadlineRow | None]]:
    rows = [row for number in match_ids if (row := await matches.get(reading, number)) is not None]
    found = await assemble(reading, rows)
    return {match.id: (match, await deadlines.get(reading, match.id)) for match in found}


def _stands(match: Match, deadline: DeadlineRow, entry: _Entry, row: Row, person: int, now: datetime) -> bool:
    """Whether the match still waits for the person since before the reminder, who wants to hear of it now.

    The number of the turn alone does not tell: it rises while the same wait goes on when another resigns. One
    that was reminded of once more since then is left to that later reminder.
    """
    if match.state != "playing" or match.paused_at is not None or match.to_act is None:
        return False
    if match.seats[match.to_act].player != person or match.turn_since is None:
        return False
    if match.turn != entry.turn and match.turn_since >= row.created_at:
        return False
    if deadline.snoozed_until is not None and deadline.snoozed_until > now:
        return False
    return deadline.reminded_at is None or deadline.reminded_at <= row.created_at


def _by_now(planned: Kind, deadline: DeadlineRow, hours: Hours, now: datetime) -> Kind | Literal["out"]:
    """Why they are told, or rather how little of their time is left."""
    if deadline.due_at is None or deadline.bank is None:
        return planned
    if deadline.due_at <= now:
        return "out"
    left = hours.between(now, deadline.due_at).total_seconds()
    return "nine" if left <= deadline.bank / LITTLE else planned


def _wakes(minutes: int | None) -> time:
    return MORNING if minutes is None else time(*divmod(minutes, 60))


def _evening(zone: str, now: datetime) -> datetime | None:
    """This evening there; None if it is near, or there already."""
    here = now.astimezone(ZoneInfo(zone))
    at = datetime.combine(_day(here), EVENING, here.tzinfo)
    return at if here + EVENING_IS_NEAR < at and here.hour >= NIGHT_ENDS else None


def _morning(zone: str, wakes: int | None, now: datetime) -> datetime:
    """Tomorrow morning there, when the person wakes; some do so before the night ends, and are up already."""
    here = now.astimezone(ZoneInfo(zone))
    at = datetime.combine(_day(here) + timedelta(days=1), _wakes(wakes), here.tzinfo)
    return at if at > here else at + timedelta(days=1)


def _day(here: datetime) -> date:
    """The day it is for somebody awake at that time."""
    return (here - timedelta(hours=NIGHT_ENDS)).date()
