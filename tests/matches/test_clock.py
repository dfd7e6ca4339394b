"""What falls due by itself: reminders by person, time that is up, vacations, decisions that are none."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta, timezone

import pytest
from sqlalchemy import text

from bot.clock import Clock
from bot.matches import PACES, Match, Matches
from bot.matches.banks import MOST_REMINDERS
from bot.matches.standing import LONGEST, SHORTEST
from bot.store import Store
from tests.matches.conftest import NOON
from tests.matches.habits import goes_away, leave_no_choice, reminders, sets, snoozes
from tests.matches.table import JONAS, MEI, lobby, mover, other, started, take_turn

DAY = timedelta(days=1)
HOUR = timedelta(hours=1)
MINUTE = timedelta(minutes=1)


def test_the_clock_is_in_utc_and_runs() -> None:
    clock = Clock()
    before = datetime.now(UTC)
    now = clock.now()
    assert now.tzinfo is UTC
    assert before <= now <= datetime.now(UTC)


def test_the_clock_takes_any_zone_and_gives_utc() -> None:
    shanghai = timezone(timedelta(hours=8))
    clock = Clock(lambda: NOON.astimezone(shanghai))
    assert (clock.now(), clock.now().tzinfo) == (NOON, UTC)


def test_a_jump_is_told_after_it_happened_and_never_goes_back() -> None:
    clock = Clock(lambda: NOON)
    heard: list[datetime] = []
    clock.on_jump(lambda: heard.append(clock.now()))
    clock.advance(HOUR)
    clock.advance(timedelta())
    with pytest.raises(ValueError, match="backwards"):
        clock.advance(-HOUR)
    assert heard == [NOON + HOUR, NOON + HOUR]


@pytest.mark.parametrize("pace", ["quick", "daily", "relaxed"])
async def test_both_reminders_come_at_their_time_once_each(
    matches: Matches, store: Store, clock: Clock, pace: str
) -> None:
    match = await started(matches, pace=pace)
    found = PACES[pace]
    assert found is not None
    bank = found.initial
    assert match.due_at == NOON + bank
    assert await matches.next_due() == NOON + bank / 2
    assert await matches.due(NOON + bank / 2 - MINUTE) == 0
    assert await matches.due(NOON + bank / 2) == 1
    assert await matches.due(NOON + bank / 2 + MINUTE) == 0
    assert await matches.next_due() == NOON + bank * 0.9
    assert await matches.due(NOON + bank * 0.9) == 1
    assert await matches.next_due() == match.due_at
    assert await reminders(store, mover(match)) == [f"{match.id} half 1", f"{match.id} nine 1"]


async def test_the_reminder_goes_its_own_way_beside_the_thread(matches: Matches, store: Store) -> None:
    match = await started(matches)
    await matches.due(NOON + 37 * HOUR)
    async with store.reading() as reading:
        rows = await reading._connection.execute(
            text("SELECT match_id, lane, payload FROM outbox WHERE kind = 'reminder'")
        )
        (row,) = rows
    assert (row.match_id, row.lane) == (match.id, f"p{mover(match)}")


async def test_without_pace_nobody_is_reminded_of_time(matches: Matches) -> None:
    match = await started(matches, pace="none")
    assert (match.due_at, await matches.next_due()) == (None, match.expires_at)
    assert await matches.due(NOON + timedelta(days=59)) == 0


async def test_when_both_are_overdue_only_the_later_is_sent(matches: Matches, store: Store) -> None:
    match = await started(matches)
    await matches.due(NOON + 70 * HOUR)
    assert await reminders(store, mover(match)) == [f"{match.id} nine 1"]
    assert await matches.next_due() == match.due_at


async def test_a_move_stops_the_reminders_and_starts_the_next_persons(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await started(matches)
    clock.advance(35 * HOUR)
    match = (await take_turn(matches, match, "2", "keep")).match
    assert await matches.next_due() == NOON + 71 * HOUR
    clock.advance(36 * HOUR)
    assert await matches.due(clock.now()) == 1
    assert await reminders(store, other(match)) == []
    assert await reminders(store, mover(match)) == [f"{match.id} half 2"]


async def test_a_turn_that_goes_on_keeps_its_deadline_and_its_reminders(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await started(matches, 3)
    clock.advance(37 * HOUR)
    await matches.due(clock.now())
    after = (await take_turn(matches, match, "2", "look")).match
    after = await matches.resign(match.id, other(after))
    assert (after.due_at, after.to_act) == (match.due_at, match.to_act)
    assert await matches.due(NOON + 65 * HOUR) == 1
    assert await reminders(store, mover(match)) == [f"{match.id} half 1", f"{match.id} nine {after.turn}"]


async def test_the_end_of_a_match_ends_its_reminders(matches: Matches) -> None:
    match = await started(matches)
    await matches.resign(match.id, mover(match))
    assert (await matches.next_due(), await matches.due(NOON + timedelta(days=9))) == (None, 0)


async def test_listeners_hear_of_new_deadlines(matches: Matches, store: Store) -> None:
    heard: list[int] = []
    store.listen("deadlines", lambda: heard.append(1))
    table = await lobby(matches)  # which is closed in a week
    assert len(heard) == 1
    match = await matches.join(table.id, JONAS)
    assert len(heard) == 2
    await take_turn(matches, match, "2", "keep")
    assert len(heard) == 3


# ── grouped by person ────────────────────────────────────────────────────────────────────────────


async def waiting_for(matches: Matches, store: Store, clock: Clock, gaps: Sequence[timedelta]) -> list[Match]:
    """Matches that wait for Mei, each begun so long after the one before."""
    found: list[Match] = []
    for gap in gaps:
        clock.advance(gap)
        match = await started(matches)
        while mover(match) != MEI.id:
            await matches.resign(match.id, mover(match))
            match = await started(matches)
        found.append(match)
    return found


async def test_twelve_matches_are_one_message_oldest_first(
    matches: Matches, store: Store, clock: Clock
) -> None:
    waiting = await waiting_for(matches, store, clock, [10 * MINUTE] * 12)
    assert await matches.due(NOON + 10 * MINUTE + 36 * HOUR) == 1
    assert await reminders(store, MEI.id) == [",".join(f"{match.id} half 1" for match in waiting)]
    assert await matches.due(NOON + 40 * HOUR) == 0


async def test_what_is_due_within_three_hours_joins_and_what_is_due_later_does_not(
    matches: Matches, store: Store, clock: Clock
) -> None:
    first, second, third = await waiting_for(matches, store, clock, [timedelta(), 3 * HOUR, MINUTE])
    assert await matches.due(NOON + 36 * HOUR) == 1
    assert await reminders(store, MEI.id) == [f"{first.id} half 1,{second.id} half 1"]
    assert await matches.next_due() == NOON + 39 * HOUR + MINUTE
    assert await matches.due(NOON + 39 * HOUR + MINUTE) == 1
    assert (await reminders(store, MEI.id))[1:] == [f"{third.id} half 1"]


async def test_each_person_gets_their_own(matches: Matches, store: Store) -> None:
    of: dict[int, list[str]] = {}
    for _ in range(8):
        match = await started(matches, 3)
        of.setdefault(mover(match), []).append(f"{match.id} half 1")
    assert len(of) > 1
    assert await matches.due(NOON + 36 * HOUR) == len(of)
    for person, entries in of.items():
        assert await reminders(store, person) == [",".join(entries)]


# ── when nobody is to be disturbed ───────────────────────────────────────────────────────────────


async def test_a_reminder_of_the_night_waits_for_the_morning(
    matches: Matches, store: Store, clock: Clock
) -> None:
    """Awake from 6 to 20: half of 72 hours falls on the third evening at 20:00, to the second."""
    (match,) = await waiting_for(matches, store, clock, [timedelta()])
    await sets(matches, MEI, wakes=6 * 60, sleeps=20 * 60)
    half = NOON + 2 * DAY + 8 * HOUR  # 8 hours on the first day, 14 on the second, 14 on the third
    assert await matches.next_due() == half + 10 * HOUR
    assert await matches.due(half + 9 * HOUR) == 0
    assert await matches.due(half + 10 * HOUR) == 1
    assert await reminders(store, MEI.id) == [f"{match.id} half 1"]


async def test_after_an_outage_nobody_is_woken(matches: Matches, store: Store, clock: Clock) -> None:
    (match,) = await waiting_for(matches, store, clock, [timedelta()])
    await sets(matches, MEI, wakes=6 * 60, sleeps=20 * 60, every=20)
    night, morning = NOON + 14 * HOUR + DAY, NOON + 18 * HOUR + DAY
    assert await matches.next_due() == NOON + DAY - 4 * HOUR
    assert await matches.due(night) == 0
    assert await matches.next_due() == morning
    assert await matches.due(morning) == 1
    assert await reminders(store, MEI.id) == [f"{match.id} every 1"]


async def test_a_turn_that_begins_at_night_is_told_in_the_morning(
    matches: Matches, store: Store, clock: Clock
) -> None:
    for person in (MEI, JONAS):
        await matches.remember(person)
        await sets(matches, person, wakes=18 * 60, sleeps=6 * 60)
    match = await started(matches)
    assert (match.pinged, await matches.next_due()) == (False, NOON + 6 * HOUR)
    assert await matches.due(NOON + 6 * HOUR) == 1
    assert await reminders(store, mover(match)) == [f"{match.id} turn 1"]
    assert match.due_at == NOON + 5 * DAY + 18 * HOUR  # six times twelve hours


async def test_who_wants_direct_messages_hears_of_a_turn_at_once(matches: Matches, store: Store) -> None:
    for person in (MEI, JONAS):
        await matches.remember(person)
        await sets(matches, person, ping="dm")
    match = await started(matches)
    assert (match.pinged, await matches.next_due()) == (False, NOON)
    assert await matches.due(NOON) == 1
    assert await reminders(store, mover(match)) == [f"{match.id} turn 1"]


async def test_a_digest_waits_for_its_hour_and_the_last_warning_does_not(
    matches: Matches, store: Store, clock: Clock
) -> None:
    for person in (MEI, JONAS):
        await matches.remember(person)
        await sets(matches, person, digest_at=18 * 60)
    (match,) = await waiting_for(matches, store, clock, [timedelta()])
    assert match.pinged is False
    for at, done in ((6, 1), (36, 0), (54, 1), (64, 0), (64.8, 1)):
        assert await matches.due(NOON + at * HOUR) == done, at
    assert await reminders(store, MEI.id) == [
        f"{match.id} turn 1",
        f"{match.id} half 1",
        f"{match.id} nine 1",
    ]


async def test_who_answers_within_the_interval_is_not_reminded_and_who_does_not_is_again_and_again(
    matches: Matches, store: Store, clock: Clock
) -> None:
    (match,) = await waiting_for(matches, store, clock, [timedelta()])
    await sets(matches, MEI, every=30)
    for hour in range(71):
        await matches.due(NOON + hour * HOUR)
    assert await reminders(store, MEI.id) == [
        f"{match.id} every 1",  # after 30 hours
        f"{match.id} half 1",  # after 36
        f"{match.id} nine 1",  # after 64.8, before the next 30 are over
    ]


async def test_after_six_reminders_the_table_is_told_once(
    matches: Matches, store: Store, clock: Clock
) -> None:
    (match,) = await waiting_for(matches, store, clock, [timedelta()])
    await sets(matches, MEI, every=4)
    for hour in range(60):
        await matches.due(NOON + hour * HOUR)
    assert len(await reminders(store, MEI.id)) == MOST_REMINDERS == 6
    assert [(notice.kind, notice.facts["count"]) for notice in await matches.notices(match.id)] == [
        ("gave-up", 6)
    ]
    assert (await matches.notices(match.id))[0].at == NOON + 28 * HOUR
    assert await matches.next_due() == match.due_at


async def test_who_snoozes_hears_nothing_until_then_and_then_once(
    matches: Matches, store: Store, clock: Clock
) -> None:
    first, second = await waiting_for(matches, store, clock, [timedelta(), timedelta()])
    await snoozes(matches, first, NOON + 50 * HOUR)
    assert await matches.due(NOON + 36 * HOUR) == 1
    assert await reminders(store, MEI.id) == [f"{second.id} half 1"]
    assert await matches.due(NOON + 50 * HOUR - MINUTE) == 0
    assert await matches.due(NOON + 50 * HOUR) == 1
    assert (await reminders(store, MEI.id))[1:] == [f"{first.id} half 1"]
    await snoozes(matches, first, NOON + 60 * HOUR)
    assert await matches.due(NOON + 60 * HOUR) == 1
    assert (await reminders(store, MEI.id))[2:] == [f"{first.id} turn 1"]


async def test_a_snooze_does_not_keep_the_time_from_running_out(
    matches: Matches, store: Store, clock: Clock
) -> None:
    (match,) = await waiting_for(matches, store, clock, [timedelta()])
    await snoozes(matches, match, NOON + 99 * HOUR)
    assert await matches.due(NOON + 72 * HOUR) == 1
    assert [notice.kind for notice in await matches.notices(match.id)] == ["time-up"]
    assert await reminders(store, MEI.id) == []


# ── out of time, vacations, matches that stand still ─────────────────────────────────────────────


async def test_time_that_is_up_is_told_once_and_the_seat_may_still_move(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await started(matches)
    clock.advance(80 * HOUR)
    await matches.due(clock.now())
    assert [notice.kind for notice in await matches.notices(match.id)] == ["time-up"]
    assert await matches.due(clock.now() + DAY) == 0
    assert (await matches.match(match.id)).due_at == match.due_at
    after = (await take_turn(matches, match, "2", "keep")).match
    seat = after.seat_of(mover(match))
    assert seat is not None
    assert seat.bank == 12 * HOUR  # nothing was left, and the turn adds its twelve hours


async def test_time_does_not_run_out_on_vacation_and_what_waits_is_told_on_return(
    matches: Matches, store: Store, clock: Clock
) -> None:
    (match,) = await waiting_for(matches, store, clock, [timedelta()])
    leaves, returns = NOON + 30 * HOUR, NOON + 30 * HOUR + 7 * DAY
    await goes_away(matches, MEI, leaves, returns)
    assert (await matches.match(match.id)).due_at == NOON + 72 * HOUR + 7 * DAY
    for hour in range(29 + 7 * 24):
        await matches.due(NOON + hour * HOUR)
        away = (await matches.match(match.id)).away_until
        assert away == (returns if hour >= 30 else None)
    assert await reminders(store, MEI.id) == []
    await matches.due(returns)
    await matches.due(returns)
    assert (await matches.match(match.id)).away_until is None
    assert await reminders(store, MEI.id) == [f"{match.id} turn 1"]
    await matches.due(returns + 6 * HOUR)
    assert (await reminders(store, MEI.id))[1:] == [f"{match.id} half 1"]


async def test_a_turn_that_begins_on_vacation_says_until_when(
    matches: Matches, store: Store, clock: Clock
) -> None:
    for person in (MEI, JONAS):
        await matches.remember(person)
        await goes_away(matches, person, NOON - DAY, NOON + 3 * DAY)
    match = await started(matches)
    assert (match.pinged, match.away_until, match.due_at) == (False, NOON + 3 * DAY, NOON + 6 * DAY)
    await matches.due(NOON + 3 * DAY - MINUTE)
    assert await reminders(store, mover(match)) == []
    await matches.due(NOON + 3 * DAY)
    await matches.due(NOON + 3 * DAY)
    assert await reminders(store, mover(match)) == [f"{match.id} turn 1"]


async def test_a_match_that_stands_still_is_shelved_and_a_table_that_never_fills_is_closed(
    matches: Matches,
) -> None:
    table, match = await lobby(matches), await started(matches, pace="none")
    assert await matches.next_due() == NOON + 7 * DAY
    assert await matches.due(NOON + 7 * DAY) == 1
    assert (await matches.match(table.id)).state == "over"
    assert await matches.next_due() == NOON + 60 * DAY
    assert await matches.due(NOON + 60 * DAY) == 1
    assert (await matches.match(match.id)).state == "shelved"
    assert (await matches.next_due(), await matches.due(NOON + 99 * DAY)) == (None, 0)


async def test_every_move_gives_the_match_sixty_days_more(matches: Matches, clock: Clock) -> None:
    match = await started(matches)
    clock.advance(40 * DAY)
    match = (await take_turn(matches, match, "2", "keep")).match
    assert match.expires_at == NOON + 100 * DAY
    match = await matches.resign(match.id, mover(match))
    assert (match.state, match.expires_at) == ("over", None)


# ── decisions that are none ──────────────────────────────────────────────────────────────────────


async def test_what_is_no_decision_is_done_after_a_pause_and_nobody_notices(
    matches: Matches, store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = (await take_turn(matches, await started(matches), "2", "keep")).match
    leave_no_choice(monkeypatch, heap=10)
    match = (await take_turn(matches, await started(matches), "2", "keep")).match
    assert [await matches.spared(found.id) for found in (free, match)] == [False, True]
    assert (match.pinged, match.due_at) == (free.pinged, free.due_at)
    acts_at = await matches.next_due()
    assert acts_at is not None
    assert SHORTEST <= acts_at - NOON <= LONGEST
    assert await matches.due(acts_at - timedelta(seconds=1)) == 0
    assert await matches.due(acts_at) == 1
    after = await matches.match(match.id)
    assert (after.seq, after.turn) == (match.seq + 1, match.turn + 1)
    assert (await matches.log(match.id, None))[-1].entries == ("keep",)
    assert (await matches.match(free.id)).seq == free.seq


async def test_nobody_is_told_of_what_is_no_decision(
    matches: Matches, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    for person in (MEI, JONAS):
        await sets(matches, person, ping="dm")
    match = await started(matches)
    await matches.due(NOON)
    leave_no_choice(monkeypatch, heap=10)
    match = (await take_turn(matches, match, "2", "keep")).match
    await matches.due(NOON + MINUTE)
    assert await reminders(store, mover(match)) == []


async def test_what_is_no_decision_is_not_done_while_its_person_sleeps(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or everybody would see that nobody decided it."""
    for person in (MEI, JONAS):
        await sets(matches, person, wakes=18 * 60, sleeps=6 * 60)
    leave_no_choice(monkeypatch, heap=10)
    match = (await take_turn(matches, await started(matches), "2", "keep")).match
    assert await matches.due(NOON + 6 * HOUR) == 0
    assert await matches.due(NOON + 6 * HOUR + LONGEST) == 1
    assert (await matches.match(match.id)).turn == match.turn + 1


async def test_who_has_a_choice_after_all_is_told_and_decides(
    matches: Matches, store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pause was spent, but somebody's leaving has changed what can be done."""
    with monkeypatch.context() as patch:
        leave_no_choice(patch, heap=10)
        match = (await take_turn(matches, await started(matches), "2", "keep")).match
    assert await matches.due(NOON + LONGEST) == 1
    assert (await matches.match(match.id)).seq == match.seq
    assert await reminders(store, mover(match)) == [f"{match.id} turn 2"]
    assert not await matches.spared(match.id)


async def test_after_a_restart_the_pause_begins_again(
    matches: Matches, store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave_no_choice(monkeypatch, heap=10)
    await take_turn(matches, await started(matches), "2", "keep")
    clock.advance(DAY)
    await Matches(store, clock).resume(clock.now())
    acts_at = await matches.next_due()
    assert acts_at is not None
    assert SHORTEST <= acts_at - clock.now() <= LONGEST


async def test_one_person_with_whom_it_fails_keeps_no_other_from_their_reminder(
    matches: Matches, store: Store
) -> None:
    found = await started(matches)
    while mover(found) == MEI.id:
        found = await started(matches)
    await waiting_for(matches, store, Clock(lambda: NOON), [timedelta()])
    async with store.transaction() as writing:
        await writing.run(
            text(f"update people set zone = 'Mars/Olympus', wakes = 1, sleeps = 2 where id = {MEI.id}")
        )
    for _ in range(2):
        with pytest.raises(ExceptionGroup) as failed:
            await matches.due(NOON + 36 * HOUR)
        assert len(failed.value.exceptions) == 1
        assert len(await reminders(store, JONAS.id)) == 1
        assert await reminders(store, MEI.id) == []
