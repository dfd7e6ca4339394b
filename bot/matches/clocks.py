"""Time banks: the clock of the seat to act, in the store. Every function works in a given transaction.

A seat begins with its pace's ``initial``. Each time it has acted and another seat is waited for, it gets
``increment`` more, up to ``cap``. Its time runs while the match waits for it, in the waking hours of whoever
sits there, not while they are on vacation, not while the match is paused, not on weekends where it rests.
When it is up, a pace of grace follows, in which nights count.

What is told when stands in `plan`; the clock (`bot.matches.timekeeping`) does it.
"""

from collections import defaultdict
from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Literal

import msgspec

from bot.matches import computers, orders
from bot.matches.hours import Hours
from bot.matches.model import IDLE_LASTS, PACES, Pace
from bot.store import deadlines, matches, people, seats, standing_orders
from bot.store.database import Reading, Writing
from bot.store.deadlines import DeadlineRow, Kind, Reminder, Stage
from bot.store.matches import MatchRow
from bot.store.people import SettingsRow
from bot.store.seats import SeatRow, Strength
from games.engine import Seat

MOST_REMINDERS = 6
"""So many reminders a turn, besides those that half and nine tenths are gone; then the table is told that
nobody answers."""

SPARED = timedelta(hours=3)
"""Whose time ran out while the bot was down has so much from its start on, in their waking hours."""

_AHEAD: dict[Stage | None, tuple[Literal["nine", "half"], ...]] = {
    None: ("nine", "half"),
    "half": ("nine",),
    "nine": (),
    "out": (),
    "late": (),
}
"""What is still to be told of a bank, by what was told last."""

_PART = {"half": 2, "nine": 10}
"""What part of the bank is left then: a half, a tenth."""


class Habits(msgspec.Struct, frozen=True):
    """What the clock must know of a person."""

    settings: SettingsRow
    hours: Hours


NOBODY = Habits(SettingsRow(id=0), Hours())


async def habits(reading: Reading, person: int | None, since: datetime) -> Habits:
    """The person's settings and hours, with the vacations that end after that time."""
    return NOBODY if person is None else (await habits_of(reading, [person], since))[person]


async def habits_of(reading: Reading, persons: Collection[int], since: datetime) -> dict[int, Habits]:
    """Those of several people."""
    spans = defaultdict(list)
    for row in await people.vacations_of(reading, persons, since):
        spans[row.person].append((row.starts_at, row.ends_at))
    return {
        person: Habits(own, Hours(own.zone, own.wakes, own.sleeps, tuple(spans[person])))
        for person, own in (await people.settings_of(reading, persons)).items()
    }


async def habits_at(reading: Reading, row: DeadlineRow, now: datetime) -> Habits:
    """Of whoever sits at that clock, since it was last counted."""
    since = now if row.counted_at is None else min(row.counted_at, now)
    return await _habits_in(reading, await seats.of(reading, [row.match_id]), row.seat, since)


async def _habits_in(reading: Reading, seated: Sequence[SeatRow], seat: Seat, since: datetime) -> Habits:
    """Of whoever plays that seat; all at the table are asked for at once, for others are next."""
    player = seated[seat].player
    if player is None:
        return NOBODY
    players = [other.player for other in seated if other.player is not None]
    return (await habits_of(reading, players, since))[player]


def hours_of(row: DeadlineRow, person: Habits) -> Hours:
    """The hours in which that clock runs while the person sits at it."""
    return msgspec.structs.replace(person.hours, rests=True) if row.rests else person.hours


async def start(
    writing: Writing,
    match: MatchRow,
    turn: int,
    seat: Seat,
    now: datetime,
    *,
    forced: bool = False,
    goes_on: bool = False,
) -> None:
    """From now on the match waits for that seat, with the bank that it has; a computer has none.

    ``forced``: it can do but one thing, and that is done for it when it would have had time to answer. Nobody
    is told of that decision, and nobody but the seat may learn that it was none. ``goes_on``: a computer acts
    after a computer, of whose turn nobody has read yet.
    """
    at_table = await seats.of(writing, [match.id])
    seated = at_table[seat]
    if seated.computer is not None:
        plays_at = now + computers.pause(match, goes_on=goes_on)
        row = DeadlineRow(match_id=match.id, turn=turn, seat=seat, since=now, pinged=False, plays_at=plays_at)
        await deadlines.put(writing, row)
        return
    if seated.absent_at is not None:  # they have time again
        await seats.change(writing, match.id, seat, absent_at=None)
    person = await _habits_in(writing, at_table, seat, now)
    pace = PACES[match.pace]
    row = DeadlineRow(
        match_id=match.id, turn=turn, seat=seat, since=now, rests=pace is not None and pace.rests
    )
    hours = hours_of(row, person)
    at_once = person.settings.digest_at is None and hours.awake(now)
    pinged = person.settings.ping == "thread" and at_once
    row = msgspec.structs.replace(
        row,
        pinged=pinged,
        tell_at=None if pinged else now,
        acts_at=hours.next_awake(now) + orders.pause() if forced else None,
    )
    if pace is not None:
        bank = int(pace.initial.total_seconds()) if seated.bank is None else seated.bank
        row = msgspec.structs.replace(row, bank=bank, left=bank)
    await orders.wait_again(writing, match, now)
    if match.paused_at is None:
        row = run(row, person, now)
    await deadlines.put(writing, row)


async def go_on(writing: Writing, match: MatchRow, now: datetime) -> None:
    """The computer to act has begun its turn and goes on with it."""
    row = await deadlines.get(writing, match.id)
    if row is not None:
        plays_at = now + computers.pause(match, goes_on=True)
        await deadlines.put(writing, msgspec.structs.replace(row, plays_at=plays_at))


async def stop(writing: Writing, match: MatchRow, now: datetime, *, acted: bool = True) -> None:
    """The seat is not waited for any more: it keeps what it has left and, if it acted, the increment.

    Whoever has nothing left gets the increment in any case. Its clock gives way to the next one, by `start`.
    """
    row = await deadlines.get(writing, match.id)
    pace = PACES[match.pace]
    if row is not None and row.left is not None and pace is not None:
        left = timedelta(seconds=(await _counted(writing, row, now)).left or 0)
        adds = acted or not left  # or the time would be up again as soon as the next turn begins
        bank = int(min(pace.cap, left + pace.increment * adds).total_seconds())
        here = {"absent_at": None} if acted else {}
        await seats.change(writing, match.id, row.seat, bank=bank, **here)


async def pause(writing: Writing, match: MatchRow, now: datetime) -> None:
    """The match is paused: the clock stands still, nothing is told."""
    row = await deadlines.get(writing, match.id)
    if row is not None:
        row = await _counted(writing, row, now)
        due_at = row.due_at if row.up else None
        still = {"counted_at": None, "due_at": due_at, "next_kind": None, "next_at": None}
        await deadlines.put(writing, msgspec.structs.replace(row, **still))


async def resume(writing: Writing, match: MatchRow, now: datetime) -> None:
    """The pause is over: the clock goes on with what was left; what was to be done by itself waits again."""
    row = await deadlines.get(writing, match.id)
    if row is None:
        return
    if row.plays_at is not None:
        plays_at = now + computers.pause(match)
        await deadlines.put(writing, msgspec.structs.replace(row, plays_at=plays_at))
        return
    await orders.wait_again(writing, match, now)
    row = msgspec.structs.replace(row, reminded=0)
    await deadlines.put(writing, run(row, await habits_at(writing, row, now), now))


async def restart(writing: Writing, match_id: int, now: datetime, *, down: bool) -> None:
    """The bot has started: the clock of the seat to act goes on from now.

    Time, or grace, that ran out while the bot was ``down`` for long, or would before what waits its pause
    acts, is `SPARED` from now on. What was to be told later by a machine's clock that was ahead, is to be
    told now.
    """
    row = await deadlines.get(writing, match_id)
    if row is None or row.counted_at is None:
        return
    person, left = await habits_at(writing, row, now), await standing_orders.of(writing, match_id)
    hours, over_at = hours_of(row, person), late_at(row, person)
    acts = row.acts_at is not None or any(order.due_at is not None for order in left)
    soon, spared = now + orders.LONGEST if acts else now, acts or down
    if row.counted_at > now and row.tell_at is not None:
        row = msgspec.structs.replace(row, tell_at=now)
    row = await _counted(writing, row, now)
    if spared and not row.up and row.due_at is not None and row.due_at <= soon:
        row = msgspec.structs.replace(row, left=int(SPARED.total_seconds()), stage="half", reminded=0)
    elif spared and over_at is not None and over_at <= soon:
        grace = hours.sleepless().between(now, hours.after(now, SPARED))
        row = msgspec.structs.replace(row, grace=int(grace.total_seconds()))
    await deadlines.put(writing, run(row, person, now))


async def extend(writing: Writing, match: MatchRow, by: timedelta, now: datetime) -> None:
    """The seat to act gets that much more time for this turn, also when its time was up.

    The match is not put aside before all of it could be taken.
    """
    row = await deadlines.get(writing, match.id)
    if row is None or row.left is None or row.bank is None:
        return
    row = await _counted(writing, row, now)
    assert row.left is not None
    assert row.bank is not None
    left = row.left + int(by.total_seconds())
    row = msgspec.structs.replace(row, left=left, stage=_stage(left, row.bank), grace=None, reminded=0)
    if row.counted_at is not None:
        row = run(row, await habits_at(writing, row, now), now)
    else:
        row = msgspec.structs.replace(row, due_at=None)
    await deadlines.put(writing, row)
    await seats.change(writing, match.id, row.seat, absent_at=None)
    await matches.put_off(writing, match.id, (row.due_at or now) + IDLE_LASTS)


async def hand_over(
    writing: Writing, match: MatchRow, seat: Seat, now: datetime, *, told: bool = True
) -> None:
    """Another person sits there now: with the pace's initial bank, and a clock that starts anew.

    The orders of the one before are gone. ``told``: the new person knows whether it is their turn; else they
    are told as soon as they are awake.
    """
    await seats.change(writing, match.id, seat, bank=None, absent_at=None)
    await standing_orders.forget(writing, match.id, seat)
    await _start_anew(writing, match, seat, now, told=told)


async def to_computer(
    writing: Writing, match: MatchRow, seat: Seat, strength: Strength, now: datetime
) -> None:
    """A computer plays the seat from now on, by no orders; the person keeps the time they have left."""
    row = await deadlines.get(writing, match.id)
    if row is not None and row.seat == seat:
        await seats.change(writing, match.id, seat, bank=(await _counted(writing, row, now)).left)
    await seats.change(writing, match.id, seat, computer=strength)
    await standing_orders.forget(writing, match.id, seat)
    if row is not None and row.seat == seat:
        await start(writing, match, row.turn, seat, now)


async def from_computer(
    writing: Writing, match: MatchRow, seat: Seat, least: timedelta, now: datetime
) -> None:
    """The person plays the seat again, with the time they had left but no less than that."""
    bank = (await seats.of(writing, [match.id]))[seat].bank
    if bank is not None:
        bank = max(bank, int(least.total_seconds()))
    await seats.change(writing, match.id, seat, computer=None, bank=bank, absent_at=None)
    await _start_anew(writing, match, seat, now)


async def _start_anew(
    writing: Writing,
    match: MatchRow,
    seat: Seat,
    now: datetime,
    *,
    told: bool = True,
    snoozed_until: datetime | None = None,
) -> None:
    """If the match waits for that seat, it does so from now on; what acts for it by itself still does."""
    row = await deadlines.get(writing, match.id)
    if row is None or row.seat != seat:
        return
    await start(writing, match, row.turn, seat, now)
    fresh = await deadlines.get(writing, match.id)
    assert fresh is not None
    tell_at = None if told else now
    fresh = msgspec.structs.replace(
        fresh, pinged=told, tell_at=tell_at, acts_at=row.acts_at, snoozed_until=snoozed_until
    )
    if fresh.counted_at is not None:
        fresh = run(fresh, await habits_at(writing, fresh, now), now)
    await deadlines.put(writing, fresh)


async def change_player(writing: Writing, match: MatchRow, seat: Seat, now: datetime, **values: None) -> None:
    """Another person is waited for in that seat, from now on by their hours; they hear of it."""
    row = await deadlines.get(writing, match.id)
    row = None if row is None or row.seat != seat or row.plays_at is not None else row
    if row is not None:
        row = await _counted(writing, row, now)
    await seats.change(writing, match.id, seat, **values)
    if row is not None:
        row = msgspec.structs.replace(row, tell_at=now, reminded=0, away_until=None, snoozed_until=None)
        if match.paused_at is None:
            row = run(row, await habits_at(writing, row, now), now)
        await deadlines.put(writing, row)


async def repace(writing: Writing, match: MatchRow, now: datetime) -> None:
    """The match has another pace: everybody begins anew with its initial bank."""
    for seat in await seats.of(writing, [match.id]):
        await seats.change(writing, match.id, seat.seat, bank=None)
    row = await deadlines.get(writing, match.id)
    if row is not None and row.plays_at is None:
        told, until = row.tell_at is None, silent_until(row)
        await _start_anew(writing, match, row.seat, now, told=told, snoozed_until=until)


async def settle(writing: Writing, person: int, now: datetime) -> None:
    """To be called before the person's hours change: the time until now is counted by the old ones."""
    for row in (await deadlines.of_people(writing, [person]))[person]:
        await deadlines.put(writing, await _counted(writing, row, now))


async def replan(writing: Writing, person: int, now: datetime) -> None:
    """To be called after something of the person's hours, pings or vacations has changed."""
    found = await habits(writing, person, now)
    for row in (await deadlines.of_people(writing, [person]))[person]:
        await deadlines.put(writing, run(row, found, now))


async def snooze(writing: Writing, match: MatchRow, until: datetime, now: datetime) -> None:
    """Whoever is to act wants to hear nothing before that time, and then to be reminded."""
    row = await deadlines.get(writing, match.id)
    if row is not None:
        row = msgspec.structs.replace(row, snoozed_until=until, reminded=0)
        await deadlines.put(writing, planned(row, await habits_at(writing, row, now), now))


async def unheard(writing: Writing, match_id: int, now: datetime) -> None:
    """Whoever is to act could not be pinged by the message of the turn: they are reminded instead."""
    row = await deadlines.get(writing, match_id)
    if row is None or not row.pinged:
        return
    row = msgspec.structs.replace(row, pinged=False, tell_at=now)
    if row.counted_at is not None:
        row = planned(row, await habits_at(writing, row, now), now)
    await deadlines.put(writing, row)


async def forget(writing: Writing, match: MatchRow) -> None:
    """The match is over or archived: it has no clock until `start`."""
    await deadlines.remove(writing, match.id)


async def choose(writing: Writing, match: MatchRow, now: datetime) -> None:
    """The seat to act has more than one choice by now: it is told, and nothing is done for it."""
    row = await deadlines.get(writing, match.id)
    if row is not None and row.acts_at is not None:
        row = msgspec.structs.replace(row, acts_at=None, tell_at=now)
        await deadlines.put(writing, planned(row, await habits_at(writing, row, now), now))


def run(row: DeadlineRow, person: Habits, now: datetime) -> DeadlineRow:
    """The clock set anew: when the time is up, and what is next."""
    due_at, hours = row.due_at, hours_of(row, person)
    if row.left is not None and not row.up:
        due_at = hours.after(now, timedelta(seconds=row.left))
    acts_at, awake = row.acts_at, hours.next_awake(now)
    if acts_at is not None and not awake < acts_at <= awake + orders.LONGEST:
        acts_at = awake + orders.pause()  # after the hours of whoever sits there now
    row = msgspec.structs.replace(row, counted_at=now, due_at=due_at, acts_at=acts_at)
    return planned(returned(row, person, now), person, now)


def returned(row: DeadlineRow, person: Habits, now: datetime) -> DeadlineRow:
    """The clock with the vacation of now; who has come back from one is to hear again whose turn it is."""
    away = person.hours.away_until(now)
    if row.away_until is not None and (away is None or row.away_until <= now):
        back = min(row.away_until, now)
        if row.reminded_at is None or row.reminded_at < back:
            row = msgspec.structs.replace(row, tell_at=back, reminded=0)
    return msgspec.structs.replace(row, away_until=away)


def is_up(row: DeadlineRow, now: datetime) -> bool:
    """Whether the time is up and the table was not told yet."""
    return not row.up and row.due_at is not None and row.due_at <= now


def up(row: DeadlineRow, pace: Pace | None, now: datetime) -> DeadlineRow:
    """The clock whose time is up: one pace of grace follows."""
    assert pace is not None
    grace = int(pace.initial.total_seconds())
    return msgspec.structs.replace(row, stage="out", left=0, grace=grace, counted_at=now)


def late(row: DeadlineRow, pace: Pace | None, now: datetime) -> DeadlineRow:
    """The clock that is overdue by one pace, or two; with a pace something more follows after it."""
    grace = None if pace is None else int(pace.initial.total_seconds())
    return msgspec.structs.replace(row, stage="late", grace=grace, counted_at=now)


def late_at(row: DeadlineRow, person: Habits) -> datetime | None:
    """When the grace is over; None while none runs."""
    if not row.up or row.grace is None or row.counted_at is None:
        return None
    return hours_of(row, person).sleepless().after(row.counted_at, timedelta(seconds=row.grace))


def planned(row: DeadlineRow, person: Habits, now: datetime) -> DeadlineRow:
    """The clock with what is next."""
    kind, at = plan(row, person, now) or (None, None)
    return msgspec.structs.replace(row, next_kind=kind, next_at=at)


def plan(row: DeadlineRow, person: Habits, now: datetime) -> tuple[Kind, datetime] | None:
    """What is to be done next at that clock, and when; None: nothing more."""
    events: list[tuple[Kind, datetime]] = []
    if row.due_at is not None and not row.up:
        events.append(("out", row.due_at))
    if (over_at := late_at(row, person)) is not None:
        events.append(("late", over_at))
    if row.away_until is not None:
        events.append(("back", row.away_until))
    else:
        leaves = now if person.hours.away_until(now) else person.hours.next_away(now)
        if leaves is not None:
            events.append(("away", leaves))
    reminder = next_reminder(row, person, now)
    if reminder is not None:
        events.append((reminder[0] if may_hear(row, reminder[0]) else "quiet", reminder[1]))
    return min(events, key=lambda event: event[1], default=None)


def next_reminder(row: DeadlineRow, person: Habits, now: datetime) -> tuple[Reminder, datetime] | None:
    """The next reminder of that turn and when it is due, not before now; the gravest of several.

    None, too, as long as the table was not told that the time is up.
    """
    if is_up(row, now) or person is NOBODY or row.acts_at is not None or row.reminded > MOST_REMINDERS:
        return None
    hours = hours_of(row, person)
    moments = _moments(row, person)
    moments = [moment for moment in moments if may_hear(row, moment[0])] or moments
    times = [(hours.next_awake(max(at, now)), kind) for kind, at in moments]
    first = min((at for at, _ in times), default=None)
    return next(((kind, at) for at, kind in times if at == first), None)


def may_hear(row: DeadlineRow, kind: Reminder) -> bool:
    """Whether the person is reminded so, or has had enough; how little time is left they hear anyway."""
    return row.reminded < MOST_REMINDERS or (row.reminded == MOST_REMINDERS and kind in _PART)


def _moments(row: DeadlineRow, person: Habits) -> list[tuple[Reminder, datetime]]:
    """Each reminder that is still to come with the time from which on it may, the gravest first."""
    moments: list[tuple[Reminder, datetime]] = []
    if row.counted_at is not None and row.left is not None and row.bank is not None:
        for kind in _AHEAD[row.stage]:
            until_then = timedelta(seconds=row.left - row.bank / _PART[kind])
            moments.append((kind, hours_of(row, person).after(row.counted_at, until_then)))
    if person.settings.every is not None:
        since = max(row.since, row.reminded_at or row.since, row.tell_at or row.since)
        moments.append(("every", since + timedelta(hours=person.settings.every)))
    if row.tell_at is not None:
        moments.append(("turn", row.tell_at))
    digest = person.settings.digest_at
    if digest is not None:
        hours = hours_of(row, person)
        moments = [(kind, at if kind == "nine" else _shows(digest, hours, at)) for kind, at in moments]
    if (snoozed := silent_until(row)) is not None:
        moments = [(kind, max(at, snoozed)) for kind, at in moments]
        moments.append(("turn", snoozed))
    return moments


def _shows(digest: int, hours: Hours, at: datetime) -> datetime:
    """The first hour of the digest from then on, not on a day off; one at night waits until they wake."""
    days = hours.sleepless()
    at = days.shows(digest, at)
    while not days.awake(at):
        at = days.shows(digest, days.next_awake(at))
    return at


def silent_until(row: DeadlineRow) -> datetime | None:
    """Until when the person wants to hear nothing; None, too, once they have been reminded after it."""
    until, at = row.snoozed_until, row.reminded_at
    return until if until is None or at is None or at < until else None


def reminded(row: DeadlineRow, kind: Reminder, now: datetime) -> DeadlineRow:
    """The clock after that reminder has gone out."""
    stage = kind if kind in _AHEAD[row.stage] else row.stage
    count = min(MOST_REMINDERS, row.reminded + 1)  # one more: the table was told
    return msgspec.structs.replace(row, stage=stage, tell_at=None, reminded=count, reminded_at=now)


def _stage(left: int, bank: int) -> Stage | None:
    """What has gone by when so much of the bank is left."""
    if left * _PART["half"] > bank:
        return None
    return "half" if left * _PART["nine"] > bank else "nine"


async def _counted(reading: Reading, row: DeadlineRow, now: datetime) -> DeadlineRow:
    """The clock with what is left now; one that stands still stays as it is."""
    if row.counted_at is None or row.left is None:
        return row
    hours = hours_of(row, await habits_at(reading, row, now))
    if row.grace is not None:
        spent = round(hours.sleepless().between(row.counted_at, now).total_seconds())
        return msgspec.structs.replace(row, grace=max(0, row.grace - spent), counted_at=now)
    spent = round(hours.between(row.counted_at, now).total_seconds())
    return msgspec.structs.replace(row, left=max(0, row.left - spent), counted_at=now)
