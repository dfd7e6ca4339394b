"""What of a planned reminder is still to be told when it is delivered, and until when one can snooze."""

from datetime import UTC, datetime, time, timedelta

import pytest

from bot.clock import Clock
from bot.matches import MatchError, Matches, Person, Reminder
from bot.matches.reminding import Until
from bot.store import Store, outbox
from bot.store.outbox import Row
from tests.matches.habits import goes_away, sets, snoozes
from tests.matches.table import AIKO, JONAS, MEI, PEOPLE, mover, started, take_turn

HOUR = timedelta(hours=1)
HALF, NINE = 37 * HOUR, 65 * HOUR
"""From the start at pace daily: half, then nine tenths of the bank are gone."""


async def deliver(store: Store, clock: Clock) -> list[Row]:
    """Send everything that is waiting; the reminders among it."""
    found = []
    while rows := await store.outbox.claim(clock.now(), 100):
        for row in rows:
            await store.outbox.sent(row, 10**18 + row.id)
            if row.kind == "reminder":
                found.append(row)
    return found


async def remind(matches: Matches, store: Store, clock: Clock, after: timedelta) -> Row:
    """The one reminder that is made so much later."""
    await deliver(store, clock)
    clock.advance(after)
    await matches.due(clock.now())
    (row,) = await deliver(store, clock)
    return row


def told(reminder: Reminder) -> list[tuple[int, str]]:
    return [(waiting.match.id, waiting.kind) for waiting in reminder.waiting]


async def test_a_reminder_tells_what_waits_with_its_message(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await started(matches)
    row = await remind(matches, store, clock, HALF)
    reminder = await matches.reminder(row)
    assert told(reminder) == [(match.id, "half")]
    (waiting,) = reminder.waiting
    async with store.reading() as reading:
        board = await outbox.newest_board(reading, match.id)
    assert board is not None
    assert waiting.message == board.message_id == 10**18 + board.id
    assert reminder.not_before is None


async def test_who_has_moved_is_not_reminded_even_if_it_waits_for_them_again(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await started(matches)
    row = await remind(matches, store, clock, HALF)
    person = mover(match)
    await take_turn(matches, match, "1", "keep")
    match = await matches.match(match.id)
    assert told(await matches.reminder(row)) == []
    await take_turn(matches, match, "1", "keep")  # all in the same instant
    match = await matches.match(match.id)
    assert mover(match) == person
    assert told(await matches.reminder(row)) == []


async def test_the_same_wait_under_another_number_is_told(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await started(matches, 3)
    row = await remind(matches, store, clock, HALF)
    leaver = next(person for person in PEOPLE[:3] if person.id != mover(match))
    await matches.resign(match.id, leaver.id)
    assert (await matches.match(match.id)).turn != match.turn
    assert told(await matches.reminder(row)) == [(match.id, "half")]


async def test_a_later_reminder_of_the_same_turn_takes_the_place_of_one_that_was_held_up(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await started(matches)
    first = await remind(matches, store, clock, HALF)
    second = await remind(matches, store, clock, NINE - HALF)
    assert told(await matches.reminder(first)) == []
    assert told(await matches.reminder(second)) == [(match.id, "nine")]


@pytest.mark.parametrize("what", ["snoozed", "paused", "another person", "shelved", "over"])
async def test_what_does_not_wait_any_more_is_dropped(
    matches: Matches, store: Store, clock: Clock, what: str
) -> None:
    match = await started(matches)
    row = await remind(matches, store, clock, HALF)
    if what == "snoozed":
        await snoozes(matches, match, clock.now() + HOUR)
    elif what == "paused":
        await matches.staff_pause(match.id, "Lena")
    elif what == "another person":
        await matches.leave_to_substitute(match.id, mover(match))
        await matches.take_over(match.id, AIKO)
    elif what == "shelved":
        await matches.staff_abort(match.id, "Lena")
    else:
        await matches.resign(match.id, mover(match))
    assert told(await matches.reminder(row)) == []


async def test_once_snoozing_is_over_it_is_told(matches: Matches, store: Store, clock: Clock) -> None:
    match = await started(matches)
    await remind(matches, store, clock, HALF)
    await snoozes(matches, match, clock.now() + HOUR)
    row = await remind(matches, store, clock, HOUR)
    assert told(await matches.reminder(row)) == [(match.id, "turn")]


async def test_it_is_too_early_for_somebody_asleep_but_they_may_say_that_they_are_up(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await started(matches)
    row = await remind(matches, store, clock, HALF)  # at 1 in the morning
    person = next(known for known in PEOPLE if known.id == mover(match))
    await sets(matches, person, wakes=8 * 60, sleeps=23 * 60)
    assert (await matches.reminder(row)).not_before == clock.now() + HOUR
    clock.advance(HOUR * 6.5)
    assert (await matches.reminder(row)).not_before == clock.now() + HOUR / 2
    await sets(matches, person, wakes=None, sleeps=None)
    assert (await matches.reminder(row)).not_before is None


async def test_it_is_too_early_for_somebody_on_vacation(matches: Matches, store: Store, clock: Clock) -> None:
    match = await started(matches)
    row = await remind(matches, store, clock, HALF)
    person = next(known for known in PEOPLE if known.id == mover(match))
    await goes_away(matches, person, clock.now(), clock.now() + 24 * HOUR)
    assert (await matches.reminder(row)).not_before == clock.now() + HOUR


async def test_a_reminder_waits_for_the_message_it_links_to_but_not_for_long(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await started(matches)
    await deliver(store, clock)
    (person,) = (known for known in (MEI, JONAS) if known.id != mover(match))
    await sets(matches, person, ping="dm")
    await take_turn(matches, match, "1", "keep")
    await matches.due(clock.now())
    rows = await store.outbox.claim(clock.now(), 10)
    (row,) = (row for row in rows if row.kind == "reminder")
    (board,) = (row for row in rows if row.kind == "turn")
    early = await matches.reminder(row)
    assert early.not_before == clock.now() + timedelta(seconds=1)
    clock.advance(timedelta(minutes=1))
    late = await matches.reminder(row)
    assert (late.not_before, late.waiting[0].message) == (None, None)
    await store.outbox.sent(board, 77)
    assert (await matches.reminder(row)).waiting[0].message == 77


async def test_time_that_is_short_by_now_is_told(matches: Matches, store: Store, clock: Clock) -> None:
    match = await started(matches)
    row = await remind(matches, store, clock, HALF)
    clock.advance(NINE - HALF)
    assert told(await matches.reminder(row)) == [(match.id, "nine")]


async def test_time_that_is_up_is_told(matches: Matches, store: Store, clock: Clock) -> None:
    match = await started(matches)
    row = await remind(matches, store, clock, HALF)
    clock.advance(72 * HOUR)
    assert told(await matches.reminder(row)) == [(match.id, "out")]


async def test_where_it_is_being_sent_is_kept_beside_what_it_is_about(
    matches: Matches, store: Store, clock: Clock
) -> None:
    await started(matches)
    row = await remind(matches, store, clock, HALF)
    await matches.under_way(row, 5)
    async with store.reading() as reading:
        noted = await outbox.get(reading, row.id)
    assert noted is not None
    assert noted.payload == {**row.payload, "place": 5}
    assert told(await matches.reminder(noted)) == told(await matches.reminder(row))
    await matches.under_way(row, None)
    async with store.reading() as reading:
        again = await outbox.get(reading, row.id)
    assert again is not None
    assert again.payload == row.payload


async def test_only_whom_it_was_for_can_snooze_by_it(matches: Matches, store: Store, clock: Clock) -> None:
    match = await started(matches)
    row = await remind(matches, store, clock, HALF)
    other = next(person for person in PEOPLE[:2] if person.id != mover(match))
    assert await matches.reminded_of(row.id, mover(match)) == [match.id]
    assert await matches.reminded_of(row.id, other.id) == []
    assert await matches.reminded_of(row.id + 1, mover(match)) == []
    for who in (other.id, AIKO.id):
        with pytest.raises(MatchError, match="nothing-to-snooze"):
            await matches.snooze([match.id], who, "morning")


AT = "2026-11-20T"


@pytest.mark.parametrize(
    ("zone", "now", "until", "expected"),
    [
        ("UTC", "10:00", "evening", "20T18:00"),
        ("UTC", "16:59", "evening", "20T18:00"),
        ("UTC", "17:00", "evening", "21T08:00"),  # the evening is there: the morning after
        ("UTC", "19:00", "evening", "21T08:00"),
        ("UTC", "10:00", "morning", "21T08:00"),
        ("UTC", "03:59", "morning", "20T08:00"),  # still up, so it is the night before
        ("UTC", "03:59", "evening", "20T08:00"),
        ("UTC", "04:00", "morning", "21T08:00"),
        ("Asia/Tokyo", "06:00", "evening", "20T09:00"),  # 15:00 there
        ("Asia/Tokyo", "16:00", "morning", "20T23:00"),  # 1:00 there, on the 21st
        ("America/Los_Angeles", "02:00", "morning", "20T16:00"),  # 18:00 there, on the 19th
    ],
)
async def test_until_when_one_snoozes(store: Store, zone: str, now: str, until: Until, expected: str) -> None:
    clock = Clock(lambda: datetime.fromisoformat(f"{AT}{now}+00:00"))
    matches = Matches(store, clock)
    match = await started(matches)
    person = next(known for known in PEOPLE if known.id == mover(match))
    await sets(matches, person, zone=zone)
    found = await matches.snooze([match.id], person.id, until)
    assert found.until.astimezone(UTC) == datetime.fromisoformat(f"2026-11-{expected}+00:00")
    assert found.zone == (zone != "UTC")


async def test_the_morning_is_when_they_wake(matches: Matches, clock: Clock) -> None:
    match = await started(matches)
    person: Person = next(known for known in PEOPLE if known.id == mover(match))
    await sets(matches, person, wakes=6 * 60 + 30, sleeps=22 * 60)
    found = await matches.snooze([match.id], person.id, "morning")
    assert found.until.timetz() == time(6, 30, tzinfo=found.until.tzinfo)
