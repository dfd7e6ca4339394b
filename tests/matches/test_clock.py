"""What falls due by itself, and time banks: clocks, decisions that are none, reminders on their way."""

from datetime import UTC, datetime, time, timedelta, timezone

import pytest
from sqlalchemy import text

from bot.clock import Clock
from bot.matches import PACES, Match, Matches
from bot.matches.computers import TURN
from bot.matches.orders import LONGEST, SHORTEST
from bot.matches.reminders import Until
from bot.store import Store, outbox, seeks
from bot.store.outbox import Row
from bot.store.shards import Held
from tests.support.habits import goes_away, leave_no_choice, reminders, sets, snoozes, waiting_for
from tests.support.hours import DAY, HOUR, MINUTE, SECOND, advance, due, now, restarted
from tests.support.opponents import against, until_computer
from tests.support.people import AIKO, CHANNEL, JONAS, MEI, NOON, SERVER
from tests.support.presses import choose, mover, play, queued, take_turn
from tests.support.refusals import refusal, refused
from tests.support.running import acting, agreed, keep, later, notices
from tests.support.table import lobby, other, started, waiting
from tests.support.written import dump


def test_the_clock_is_in_utc_and_runs() -> None:
    before = datetime.now(UTC)
    now = Clock().now()
    assert now.tzinfo is UTC
    assert before <= now <= datetime.now(UTC)
    shanghai = Clock(lambda: NOON.astimezone(timezone(8 * HOUR)))
    assert (shanghai.now(), shanghai.now().tzinfo) == (NOON, UTC)


def test_a_jump_is_told_after_it_happened_and_never_goes_back() -> None:
    clock = Clock(lambda: NOON)
    heard: list[datetime] = []
    clock.on_jump(lambda: heard.append(clock.now()))
    clock.advance(HOUR)
    clock.advance(timedelta())
    with pytest.raises(ValueError, match="backwards"):
        clock.advance(-HOUR)
    assert heard == [NOON + HOUR, NOON + HOUR]


async def test_listeners_hear_of_new_deadlines(matches: Matches) -> None:
    heard: list[int] = []
    matches.store.listen("deadlines", lambda: heard.append(1))
    table = await lobby(matches)  # which is closed in a week
    assert len(heard) == 1
    match = await matches.lobby.join(table.id, JONAS)
    assert len(heard) == 2
    await keep(matches, match)
    assert len(heard) == 3


async def test_time_does_not_run_out_on_vacation_and_what_waits_is_told_on_return(matches: Matches) -> None:
    match = await waiting_for(matches)
    leaves, returns = NOON + 30 * HOUR, NOON + 30 * HOUR + 7 * DAY
    await goes_away(matches, MEI, leaves, returns)
    assert (await matches.watching.match(match.id)).due_at == NOON + 72 * HOUR + 7 * DAY
    for hour, away in ((29, None), (30, returns), (28 + 7 * 24, returns)):
        await matches.timekeeping.due(NOON + hour * HOUR)
        assert (await matches.watching.match(match.id)).away_until == away
    assert await reminders(matches, MEI) == []
    for after in (0, 0, 6):  # back, told of it, and half of their time is gone
        await matches.timekeeping.due(returns + after * HOUR)
    assert (await matches.watching.match(match.id)).away_until is None
    assert await reminders(matches, MEI) == [f"{match.id} turn 1", f"{match.id} half 1"]


async def forced(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> Match:
    """A match in which whoever is to act can only pass."""
    match = await started(matches)
    leave_no_choice(monkeypatch, heap=11)
    return await keep(matches, match)


async def test_what_is_no_decision_is_done_unseen(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    free = await keep(matches, await started(matches))
    match = await forced(matches, monkeypatch)
    assert [await matches.timekeeping.spared(found.id) for found in (free, match)] == [False, True]
    assert (match.pinged, match.due_at) == (free.pinged, free.due_at)
    acts_at = await matches.timekeeping.next_due()
    assert acts_at is not None
    assert SHORTEST <= acts_at - NOON <= LONGEST
    assert await matches.timekeeping.due(acts_at - SECOND) == 0
    assert await matches.timekeeping.due(acts_at) == 1
    after = await matches.watching.match(match.id)
    assert (after.seq, after.turn) == (match.seq + 1, match.turn + 1)
    assert (await matches.watching.log(match.id, None))[-1].entries == ("keep",)
    assert (await matches.watching.match(free.id)).seq == free.seq


async def test_nobody_is_told_of_no_decision(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    await sets(matches, MEI, JONAS, ping="dm")
    match = await started(matches)
    await matches.timekeeping.due(NOON)
    leave_no_choice(monkeypatch, heap=11)
    match = await keep(matches, match)
    await matches.timekeeping.due(NOON + MINUTE)
    assert await reminders(matches, mover(match)) == []


async def test_nothing_is_done_for_who_sleeps(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or everybody would see that nobody decided it."""
    await sets(matches, MEI, JONAS, wakes=18 * 60, sleeps=6 * 60)
    match = await forced(matches, monkeypatch)
    assert await matches.timekeeping.due(NOON + 6 * HOUR) == 0
    assert await matches.timekeeping.due(NOON + 6 * HOUR + LONGEST) == 1
    assert (await matches.watching.match(match.id)).turn == match.turn + 1


@pytest.mark.parametrize("what", ["back", "replaced", "sitter"])
async def test_what_is_done_for_a_seat_does_not_wait_for_a_vacation_of_before(
    matches: Matches, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """It is over, or that of somebody else; nobody is told of such a turn, so their time would run out."""
    match = await started(matches, pace="quick", caretaker="computer")
    person = next(each for each in (MEI, JONAS) if each.id == other(match))
    first, last = NOON.date(), NOON.date() + 9 * DAY
    away = await matches.people.go_away(person, first, last)
    leave_no_choice(monkeypatch, heap=11)
    match = await keep(matches, match)
    await later(matches, HOUR)
    if what == "back":
        await matches.people.end_vacation(person, away.vacations[0].id)
    elif what == "replaced":
        assert match.to_act is not None
        await matches.substitutes.replace(match.id, match.to_act, AIKO, "Lena")
    else:
        await matches.substitutes.name_sitter(match.id, person.id, AIKO, first, last)
    await later(matches, LONGEST)
    assert (await matches.watching.match(match.id)).seq == match.seq + 1


async def test_who_has_a_choice_after_all_decides(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pause was spent, but somebody's leaving has changed what can be done."""
    with monkeypatch.context() as patch:
        match = await forced(matches, patch)
    assert await matches.timekeeping.due(NOON + LONGEST) == 1
    assert (await matches.watching.match(match.id)).seq == match.seq
    assert await reminders(matches, mover(match)) == [f"{match.id} turn 2"]
    assert not await matches.timekeeping.spared(match.id)


async def test_a_restart_begins_the_pause_again(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    await forced(matches, monkeypatch)
    matches.clock.advance(DAY)
    now = matches.clock.now()
    await restarted(matches).timekeeping.resume(now)
    acts_at = await matches.timekeeping.next_due()
    assert acts_at is not None
    assert SHORTEST <= acts_at - now <= LONGEST


async def back_after(matches: Matches, span: timedelta) -> None:
    """The bot was down for so long, has started, and has done what is due."""
    advance(matches, span)
    await restarted(matches).timekeeping.resume(now(matches))
    await later(matches)


@pytest.mark.parametrize("span", [2 * DAY, DAY - MINUTE])
@pytest.mark.parametrize("rule", ["computer", "substitute"])
@pytest.mark.parametrize("what", ["no choice", "a queued move"])
async def test_what_acts_by_itself_does_so_though_time_ran_out_while_the_bot_was_down(
    matches: Matches, monkeypatch: pytest.MonkeyPatch, what: str, rule: str, span: timedelta
) -> None:
    """Or would in a minute."""
    if what == "no choice":
        match = await started(matches, pace="quick", caretaker=rule)
        leave_no_choice(monkeypatch, heap=11)
        match = await keep(matches, match)
    else:
        match = await started(matches, 2, "qin", pace="quick", caretaker=rule)
        await queued(matches, match, other(match))
        match = await play(matches, match, 1)
    waited = mover(match)
    await back_after(matches, span)
    await later(matches, LONGEST)
    after = await matches.watching.match(match.id)
    assert (after.turn, mover(after) != waited) == (match.turn + 1, True)
    assert await notices(matches, match) == []
    assert not any(seat.offered or seat.computer is not None for seat in after.seats)


@pytest.mark.parametrize("asleep", [False, True])
async def test_whose_time_ran_out_while_the_bot_was_down_has_some_more(
    matches: Matches, asleep: bool
) -> None:
    """Hours in which they are awake; they are reminded in them, and the rest goes on as ever."""
    match = await started(matches, pace="quick", caretaker="computer")
    person = acting(match)
    await sets(matches, person, ping="dm", wakes=16 * 60 if asleep else None, sleeps=23 * 60)
    await back_after(matches, 10 * DAY)
    match = await matches.watching.match(match.id)
    until = NOON + 10 * DAY + asleep * 4 * HOUR + 3 * HOUR
    assert (match.due_at, await notices(matches, match)) == (until, [])
    await later(matches, until - now(matches) - MINUTE)
    assert len(await reminders(matches, person)) == 1
    assert mover(await matches.watching.match(match.id)) == person.id
    await back_after(matches, timedelta())  # no more than once
    await later(matches, MINUTE)
    assert await notices(matches, match) == ["computer-plays"]


async def test_whose_time_ran_out_while_the_bot_was_only_started_anew_has_no_more(matches: Matches) -> None:
    match = await started(matches, pace="quick", caretaker="computer")
    assert match.due_at is not None
    await later(matches, match.due_at - MINUTE - now(matches))
    await back_after(matches, 2 * MINUTE)
    assert await notices(matches, match) == ["computer-plays"]


async def test_grace_that_ran_out_while_the_bot_was_down_lasts_some_more(matches: Matches) -> None:
    match = await started(matches, 3, pace="quick", caretaker="vote")
    for _ in range(2):
        await later(matches, DAY)
    (vote,) = await matches.votes.open_in(match.id)
    await back_after(matches, 5 * DAY)
    assert [found.until for found in await matches.votes.open_in(match.id)] == [now(matches) + 3 * HOUR]
    await later(matches, 3 * HOUR - MINUTE)
    assert (await matches.votes.get(match.id, vote.id)).state == "open"
    await later(matches, MINUTE)
    assert await notices(matches, match) == ["overdue", "computer-plays"]


async def test_what_a_clock_that_was_ahead_put_off_comes_when_it_is_right_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A computer's turn, one without a choice, an order, a reminder, messages, a look at who seeks."""
    ahead = Matches(store, Clock(lambda: NOON + DAY))
    await until_computer(ahead, await against(ahead))
    ordered = await started(ahead, 2, "yunnan")
    for order in (await ahead.orders.of(ordered.id, mover(ordered))).standing.offered:
        await ahead.orders.leave(ordered.id, mover(ordered), ordered.version, order, True)
    await sets(ahead, MEI, JONAS, ping="dm")
    told = await keep(ahead, await started(ahead))
    leave_no_choice(monkeypatch, heap=11)
    spared = await keep(ahead, await started(ahead))
    await ahead.people.block(MEI, [JONAS])
    for person in (MEI, JONAS):
        await ahead.seeks.seek(person, SERVER, CHANNEL, ["qin"], ["daily"], 2, 2)
    right = Matches(store, Clock(lambda: NOON))
    await right.timekeeping.resume(NOON)
    assert len(await store.outbox.claim(NOON, 1000)) > 0
    (thought,) = await right.thinking.thoughts()
    assert thought.plays_at <= NOON + TURN[1]
    async with store.reading() as reading:
        assert await seeks.due(reading, NOON) == [SERVER]
    right.clock.advance(LONGEST)
    await later(right)
    assert await reminders(right, mover(told)) == [f"{told.id} turn {told.turn}"]
    for match in (ordered, spared):
        assert (await right.watching.match(match.id)).seq == match.seq + 1


async def test_one_person_with_whom_it_fails_keeps_no_other_from_their_reminder(matches: Matches) -> None:
    for person in (JONAS, MEI):
        await waiting_for(matches, person)
    async with matches.store.transaction() as writing:
        broken = "update people set zone = 'Mars/Olympus', wakes = 1, sleeps = 2 where id = :id"
        await writing._connection.execute(text(broken), {"id": MEI.id})
    for _ in range(2):
        with pytest.raises(ExceptionGroup) as failed:
            await matches.timekeeping.due(NOON + 36 * HOUR)
        assert len(failed.value.exceptions) == 1
        assert len(await reminders(matches, JONAS)) == 1
        assert await reminders(matches, MEI) == []


# ── reminders as they are delivered ──────────────────────────────────────────────────────────────────

HALF, NINE = 37 * HOUR, 65 * HOUR
"""From the start at pace daily: half, then nine tenths of the bank are gone."""


async def deliver(matches: Matches) -> list[Row]:
    """Send everything that is waiting; the reminders among it."""
    found, sending = [], matches.store.outbox
    while rows := await sending.claim(matches.clock.now(), 100):
        for row in rows:
            await sending.sent(row, 10**18 + row.id)
            if row.kind == "reminder":
                found.append(row)
    return found


async def remind(matches: Matches, after: timedelta) -> Row:
    """The one reminder that is made so much later."""
    await deliver(matches)
    await due(matches, after)
    (row,) = await deliver(matches)
    return row


async def half_gone(matches: Matches, size: int = 2) -> tuple[Match, Row]:
    """A match of which somebody was reminded as half of their time was gone."""
    match = await started(matches, size)
    return match, await remind(matches, HALF)


async def told(matches: Matches, row: Row) -> list[tuple[int, str]]:
    return [(waiting.match.id, waiting.kind) for waiting in (await matches.reminders.reminder(row)).waiting]


async def test_a_reminder_tells_what_waits_with_its_message(matches: Matches) -> None:
    match, row = await half_gone(matches, 3)
    reminder = await matches.reminders.reminder(row)
    (found,) = reminder.waiting
    assert (found.match.id, found.kind, reminder.not_before) == (match.id, "half", None)
    async with matches.store.reading() as reading:
        board = await outbox.newest_board(reading, match.id)
    assert board is not None
    assert found.message == board.message_id == 10**18 + board.id
    # the same wait under another number is told
    assert (await matches.turns.resign(match.id, waiting(match)[0])).turn != match.turn
    assert await told(matches, row) == [(match.id, "half")]


async def test_who_has_moved_is_not_reminded_even_if_it_waits_for_them_again(matches: Matches) -> None:
    match, row = await half_gone(matches)
    after = await keep(matches, match)
    assert await told(matches, row) == []
    after = await keep(matches, after)  # all in the same instant
    assert mover(after) == mover(match)
    assert await told(matches, row) == []


@pytest.mark.parametrize(("after", "kind"), [(HALF, "half"), (NINE, "nine"), (HALF + 72 * HOUR, "out")])
async def test_what_is_true_by_now_is_told(matches: Matches, after: timedelta, kind: str) -> None:
    """A later reminder of the same turn takes the place of one that was held up."""
    match, row = await half_gone(matches)
    matches.clock.advance(after - HALF)
    assert await told(matches, row) == [(match.id, kind)]
    if kind == "nine":
        second = await remind(matches, timedelta())
        assert await told(matches, row) == []
        assert await told(matches, second) == [(match.id, "nine")]


@pytest.mark.parametrize("what", ["snoozed", "paused", "another person", "archived", "over"])
async def test_what_does_not_wait_any_more_is_dropped(matches: Matches, what: str) -> None:
    match, row = await half_gone(matches)
    if what == "snoozed":
        await snoozes(matches, match, matches.clock.now() + HOUR)
    elif what == "paused":
        await matches.staff.pause(match.id, "Lena")
    elif what == "another person":
        await matches.substitutes.leave_to_substitute(match.id, mover(match))
        await matches.substitutes.take_over(match.id, AIKO)
    elif what == "archived":
        await matches.staff.abort(match.id, "Lena")
    else:
        await matches.turns.resign(match.id, mover(match))
    assert await told(matches, row) == []
    if what == "snoozed":
        assert await told(matches, await remind(matches, HOUR)) == [(match.id, "turn")]


async def test_it_is_too_early_for_somebody_asleep(matches: Matches) -> None:
    match, row = await half_gone(matches)  # at 1 in the morning
    clock = matches.clock
    await sets(matches, acting(match), wakes=8 * 60, sleeps=23 * 60)
    assert (await matches.reminders.reminder(row)).not_before == clock.now() + HOUR
    clock.advance(HOUR * 6.5)
    assert (await matches.reminders.reminder(row)).not_before == clock.now() + HOUR / 2
    await sets(matches, acting(match), wakes=None, sleeps=None)
    assert (await matches.reminders.reminder(row)).not_before is None
    await goes_away(matches, acting(match), clock.now(), clock.now() + 24 * HOUR)  # or on vacation
    assert (await matches.reminders.reminder(row)).not_before == clock.now() + HOUR


@pytest.mark.parametrize("paused", [False, True])
async def test_whom_the_message_of_the_turn_could_not_ping_is_reminded_once(
    matches: Matches, paused: bool
) -> None:
    match = await waiting_for(matches, pace="none")
    if paused:
        await matches.staff.pause(match.id, "Lena")
    for _ in range(2):
        await matches.reminders.unheard(match.id)
        await due(matches)
    if paused:
        assert await reminders(matches, MEI) == []
        await matches.staff.resume(match.id, "Lena")
    await due(matches, HOUR)
    assert await reminders(matches, MEI) == [f"{match.id} turn {match.turn}"]


async def test_a_reminder_waits_for_the_message_it_links_to_but_not_for_long(matches: Matches) -> None:
    clock, sending = matches.clock, matches.store.outbox
    match = await started(matches)
    await deliver(matches)
    await sets(matches, *({MEI, JONAS} - {acting(match)}), ping="dm")
    await keep(matches, match)
    await matches.timekeeping.due(clock.now())
    rows = {row.kind: row for row in await sending.claim(clock.now(), 10)}
    row, board = rows["reminder"], rows["turn"]
    assert (await matches.reminders.reminder(row)).not_before == clock.now() + SECOND
    clock.advance(MINUTE)
    late = await matches.reminders.reminder(row)
    assert (late.not_before, late.waiting[0].message) == (None, None)
    await sending.sent(board, 77)
    assert (await matches.reminders.reminder(row)).waiting[0].message == 77


async def test_only_whom_it_was_for_can_snooze_by_it(matches: Matches) -> None:
    match, row = await half_gone(matches)
    assert await matches.reminders.reminded_of(row.id, mover(match)) == [match.id]
    assert await matches.reminders.reminded_of(row.id, other(match)) == []
    assert await matches.reminders.reminded_of(row.id + 1, mover(match)) == []
    for who in (other(match), AIKO.id):
        assert await refused(matches.reminders.snooze([match.id], who, "morning")) == "nothing-to-snooze"
    # where it is being sent is kept beside what it is about
    for place, payload in ((5, {**row.payload, "place": 5}), (None, row.payload)):
        await matches.reminders.under_way(row, place)
        async with matches.store.reading() as reading:
            noted = await outbox.get(reading, row.id)
        assert noted is not None
        assert noted.payload == payload
        assert await told(matches, noted) == await told(matches, row)
    await sets(matches, acting(match), wakes=6 * 60 + 30, sleeps=22 * 60)
    found = await matches.reminders.snooze([match.id], mover(match), "morning")  # which is when they wake
    assert found.until.timetz() == time(6, 30, tzinfo=found.until.tzinfo)


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
    matches = Matches(store, Clock(lambda: datetime.fromisoformat(f"2026-11-20T{now}+00:00")))
    match = await started(matches)
    await sets(matches, acting(match), zone=zone)
    found = await matches.reminders.snooze([match.id], mover(match), until)
    assert found.until.astimezone(UTC) == datetime.fromisoformat(f"2026-11-{expected}+00:00")
    assert found.zone == (zone != "UTC")


@pytest.mark.parametrize(
    ("now", "expected"), [("02:59", "20T03:00"), ("03:00", "21T03:00"), ("03:20", "21T03:00")]
)
async def test_who_is_up_before_the_night_ends_snoozes_until_the_next_morning(
    store: Store, now: str, expected: str
) -> None:
    matches = Matches(store, Clock(lambda: datetime.fromisoformat(f"2026-11-20T{now}+00:00")))
    match = await started(matches)
    await sets(matches, acting(match), wakes=3 * 60, sleeps=19 * 60)
    found = await matches.reminders.snooze([match.id], mover(match), "morning")
    assert found.until == datetime.fromisoformat(f"2026-11-{expected}+00:00")


async def hear_hourly(matches: Matches, hours: int) -> list[str]:
    """Let so many hours pass; of what whoever is to act was reminded until then."""
    match = await matches.watching.match(1)
    for _ in range(hours):
        await later(matches, HOUR)
    return [entry.split()[1] for entry in await reminders(matches, mover(match))]


async def test_who_is_reminded_often_still_hears_when_half_and_nine_tenths_are_gone(matches: Matches) -> None:
    match = await started(matches)
    await sets(matches, acting(match), every=3)
    six = ["every"] * 6
    assert await hear_hourly(matches, 35) == six
    assert await notices(matches, match) == []
    assert await hear_hourly(matches, 36) == [*six, "half", "nine"]
    assert await notices(matches, match) == ["gave-up"]
    assert await hear_hourly(matches, 24) == [*six, "half", "nine"]


@pytest.mark.parametrize("what", ["a pause", "a vacation", "more time"])
async def test_who_has_not_answered_is_reminded_again_after(matches: Matches, what: str) -> None:
    match = await started(matches, pace="none" if what == "a pause" else "quick")
    person = acting(match)
    await sets(matches, person, every=2)
    before = await hear_hourly(matches, 24)
    assert await notices(matches, match) == ["gave-up", "time-up"][: 1 if what == "a pause" else 2]
    if what == "a pause":
        await agreed(matches, match, "pause")
        await matches.votes.resume_play(match.id, other(match))
    elif what == "a vacation":
        await goes_away(matches, person, now(matches), now(matches) + DAY)
        assert await hear_hourly(matches, 23) == before
    else:
        await matches.staff.extend(match.id, 240, "Lena")
    after = await hear_hourly(matches, 24)
    assert after[len(before) :].count("every") >= 5
    little_comes = what == "more time"
    assert (await notices(matches, match)).count("gave-up") == 2 - little_comes


@pytest.mark.parametrize("asleep", [False, True])
async def test_a_digest_comes_at_its_hour_on_the_first_day_that_is_none_off(
    matches: Matches, asleep: bool
) -> None:
    hours = {"wakes": 10 * 60, "sleeps": 22 * 60} if asleep else {}
    await sets(matches, MEI, JONAS, digest_at=9 * 60, **hours)
    match = await started(matches, pace="weekdays")  # on a Friday
    monday = NOON.replace(hour=10 if asleep else 9) + 3 * DAY
    await later(matches, monday - NOON - MINUTE)
    assert await reminders(matches, mover(match)) == []
    await later(matches, MINUTE)
    assert len(await reminders(matches, mover(match))) == 1
    back = NOON.replace(hour=0) + 10 * DAY
    await goes_away(matches, acting(match), now(matches), back)
    await later(matches, back - now(matches))
    assert len(await reminders(matches, mover(match))) == 1
    await sets(matches, acting(match), every=3)  # those of before the vacation are behind them
    await later(matches)
    assert len(await reminders(matches, mover(match))) == 1
    await later(matches, (10 if asleep else 9) * HOUR)
    assert len(await reminders(matches, mover(match))) == 2


async def test_a_snooze_outlives_new_terms_until_it_was_answered(matches: Matches) -> None:
    match = await started(matches)
    until = NOON + 20 * HOUR
    await snoozes(matches, match, until)
    for pace, heard in (("relaxed", 0), ("none", 1)):
        vote = await matches.votes.propose(match.id, other(match), pace, "wait")
        await matches.votes.ballot(match.id, mover(match), vote.id, "yes")
        await later(matches)
        assert len(await reminders(matches, mover(match))) == heard
        await later(matches, max(timedelta(), until - now(matches)))
        assert await reminders(matches, mover(match)) == [f"{match.id} turn 1"]


# ── time banks: what a seat has, and when its clock stops, goes on or changes ────────────────────────

BY = "Kim"


def bank_of(match: Match, seat: int | None) -> timedelta | None:
    assert seat is not None
    return match.seats[seat].bank


async def test_a_turn_takes_what_it_took_and_adds_the_increment(matches: Matches) -> None:
    match = await started(matches)
    assert [seat.bank for seat in match.seats] == [None, None]
    matches.clock.advance(30 * HOUR)
    going_on = (await take_turn(matches, match, "2", "look")).match  # a point of no return adds nothing yet
    assert (going_on.due_at, bank_of(going_on, match.to_act)) == (NOON + 72 * HOUR, None)
    after = (await take_turn(matches, match, "keep")).match
    assert bank_of(after, match.to_act) == 72 * HOUR - 30 * HOUR + 12 * HOUR
    assert after.due_at == NOON + 30 * HOUR + 72 * HOUR  # the other has not begun to use theirs
    matches.clock.advance(HOUR)
    assert (await keep(matches, after)).due_at == NOON + 31 * HOUR + 54 * HOUR


@pytest.mark.parametrize(
    ("pace", "turns"),
    [
        ("quick", 26),
        *(pytest.param(pace, 30, marks=pytest.mark.fuzz) for pace in ("quick", "daily", "relaxed")),
    ],
)
async def test_quick_players_save_time_up_to_the_cap(matches: Matches, pace: str, turns: int) -> None:
    rules = PACES[pace]
    assert rules is not None
    match = await started(matches, pace=pace, options={"heap": "60"})
    for turn in range(1, turns):
        seat = match.to_act
        match = await keep(matches, match)
        assert bank_of(match, seat) == min(rules.cap, rules.initial + (turn + 1) // 2 * rules.increment)


async def test_neither_who_did_not_act_nor_who_has_no_pace_gets_time(matches: Matches) -> None:
    match, endless = await started(matches, 3), await started(matches, pace="none")
    matches.clock.advance(5 * HOUR)
    after = await matches.turns.resign(match.id, other(match))  # another one leaves: the clock runs on
    assert (after.due_at, bank_of(after, after.to_act)) == (match.due_at, None)
    endless = await keep(matches, endless)
    assert ([seat.bank for seat in endless.seats], endless.due_at) == ([None, None], None)


async def test_nobody_can_move_in_a_pause_and_the_draft_is_there_after_it(matches: Matches) -> None:
    match = await started(matches, 3)
    person = mover(match)
    panel = await choose(matches, match.id, person, "2", "keep")
    await matches.staff.pause(match.id, BY)
    fresh = (await matches.watching.match(match.id)).version
    paused = await refusal(matches.turns.confirm(match.id, person, fresh, panel.revision))
    assert (paused.code, paused.facts["by"]) == ("paused", "staff")
    await matches.staff.resume(match.id, BY)
    again = await matches.turns.panel(match.id, person)
    assert (again.action, again.drafted) == (panel.action, panel.drafted)
    assert (await matches.turns.confirm(match.id, person, again.version, again.revision)).match.seq == 2


@pytest.mark.parametrize("what", ["no choice", "an order"])
async def test_nothing_acts_by_itself_in_a_pause_and_then_after_a_pause_of_its_own(
    matches: Matches, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    clock = matches.clock
    if what == "no choice":
        leave_no_choice(monkeypatch, heap=11)
        match = await keep(matches, await started(matches))
    else:
        match = await started(matches, 2, "yunnan")
        for order in (await matches.orders.of(match.id, mover(match))).standing.offered:
            await matches.orders.leave(match.id, mover(match), match.version, order, True)
    first = await matches.timekeeping.next_due()
    assert first is not None
    assert SHORTEST <= first - NOON <= LONGEST
    await agreed(matches, match, "pause")
    clock.advance(DAY)
    assert await matches.timekeeping.due(clock.now()) == 0
    assert await matches.timekeeping.next_due() == match.expires_at
    await matches.votes.resume_play(match.id, mover(match))
    acts_at = await matches.timekeeping.next_due()
    assert acts_at is not None
    assert SHORTEST <= acts_at - clock.now() <= LONGEST
    await later(matches, LONGEST)
    assert (await matches.watching.match(match.id)).seq > match.seq


async def test_a_pause_changes_neither_that_time_was_up_nor_more_time(matches: Matches) -> None:
    match, extended = await started(matches), await started(matches)
    await later(matches, 72 * HOUR)
    for each in (match, extended):
        await matches.staff.pause(each.id, BY)
    assert (await matches.staff.extend(extended.id, 24, BY)).due_at is None
    matches.clock.advance(HOUR)
    for each in (match, extended):
        await matches.staff.resume(each.id, BY)
    assert (await matches.watching.match(match.id)).due_at == NOON + 72 * HOUR
    assert (await matches.watching.match(extended.id)).due_at == NOON + 73 * HOUR + 24 * HOUR
    await matches.timekeeping.due(matches.clock.now() + 9 * DAY)
    assert (await notices(matches, match)).count("time-up") == 1


async def test_a_match_that_was_archived_has_no_clock_and_goes_on_with_a_new_bank(matches: Matches) -> None:
    match = await started(matches, pace="quick")
    match = await keep(matches, await keep(matches, match))
    assert match.due_at == NOON + 28 * HOUR
    now = await later(matches, 60 * DAY)
    assert (await matches.watching.match(match.id)).state == "archived"
    assert (await dump(matches))["deadlines"] == []
    assert (await matches.votes.revive(match.id, mover(match))).due_at == now + 24 * HOUR


async def test_a_clock_behind_a_reminder_that_nobody_sent_is_for_who_holds_its_shard(
    matches: Matches,
) -> None:
    """While all processes were down its reminder fell due, and then the time was up."""
    match = await started(matches, pace="quick")
    people, theirs = (Held(frozenset({number}), 3) for number in (0, 2))  # of persons, and of the server
    matches.clock.advance(2 * DAY)
    matches.store.hold(people)
    await due(matches)
    at = await matches.timekeeping.next_due()
    assert at is None or at > matches.clock.now()
    matches.store.hold(theirs)
    at = await matches.timekeeping.next_due()
    assert at is not None
    assert at <= matches.clock.now()
    await due(matches)
    assert "time-up" in await notices(matches, match)
