"""What falls due by itself: reminders by person, time that is up, vacations, decisions that are none."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta, timezone

import pytest
from sqlalchemy import text

from bot.clock import Clock
from bot.matches import PACES, Match, Matches
from bot.matches.banks import MOST_REMINDERS
from bot.matches.standing import LONGEST, SHORTEST
from tests.support.habits import goes_away, leave_no_choice, reminders, sets, snoozes, waiting_for
from tests.support.hours import DAY, HOUR, MINUTE, SECOND, restarted
from tests.support.people import JONAS, MEI, NOON
from tests.support.presses import mover, take_turn
from tests.support.running import keep, later, notices, seat_of
from tests.support.table import lobby, other, started


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


@pytest.mark.parametrize("pace", ["quick", "daily", "relaxed"])
async def test_both_reminders_come_at_their_time_once_each(matches: Matches, pace: str) -> None:
    match = await started(matches, pace=pace)
    found = PACES[pace]
    assert found is not None
    bank = found.initial
    assert match.due_at == NOON + bank
    assert await matches.next_due() == NOON + bank / 2
    for at, done in ((bank / 2 - MINUTE, 0), (bank / 2, 1), (bank / 2 + MINUTE, 0)):
        assert await matches.due(NOON + at) == done
    async with matches._store.reading() as reading:
        query = text("SELECT match_id, lane FROM outbox WHERE kind = 'reminder'")
        (row,) = await reading._connection.execute(query)
    assert (row.match_id, row.lane) == (match.id, f"p{mover(match)}")  # it goes its own way beside the thread
    assert await matches.next_due() == NOON + bank * 0.9
    assert await matches.due(NOON + bank * 0.9) == 1
    assert await matches.next_due() == match.due_at
    assert await reminders(matches, mover(match)) == [f"{match.id} half 1", f"{match.id} nine 1"]


async def test_when_both_are_overdue_only_the_later_is_sent(matches: Matches) -> None:
    match = await started(matches)
    await matches.due(NOON + 70 * HOUR)
    assert await reminders(matches, mover(match)) == [f"{match.id} nine 1"]
    assert await matches.next_due() == match.due_at


async def test_a_move_stops_the_reminders_and_starts_the_next_persons(matches: Matches) -> None:
    match = await started(matches)
    matches._clock.advance(35 * HOUR)
    match = await keep(matches, match)
    assert await matches.next_due() == NOON + 71 * HOUR
    assert await matches.due(NOON + 71 * HOUR) == 1
    assert await reminders(matches, other(match)) == []
    assert await reminders(matches, mover(match)) == [f"{match.id} half 2"]
    await matches.resign(match.id, mover(match))  # and the end of a match ends them
    assert (await matches.next_due(), await matches.due(NOON + 9 * DAY)) == (None, 0)


async def test_a_turn_that_goes_on_keeps_its_deadline_and_its_reminders(matches: Matches) -> None:
    match = await started(matches, 3)
    await later(matches, 37 * HOUR)
    after = (await take_turn(matches, match, "2", "look")).match
    after = await matches.resign(match.id, other(after))
    assert (after.due_at, after.to_act) == (match.due_at, match.to_act)
    assert await matches.due(NOON + 65 * HOUR) == 1
    assert await reminders(matches, mover(match)) == [f"{match.id} half 1", f"{match.id} nine {after.turn}"]


async def test_listeners_hear_of_new_deadlines(matches: Matches) -> None:
    heard: list[int] = []
    matches._store.listen("deadlines", lambda: heard.append(1))
    table = await lobby(matches)  # which is closed in a week
    assert len(heard) == 1
    match = await matches.join(table.id, JONAS)
    assert len(heard) == 2
    await keep(matches, match)
    assert len(heard) == 3


async def all_waiting(matches: Matches, gaps: Sequence[timedelta]) -> list[Match]:
    """Matches that wait for Mei, each begun so long after the one before."""
    found: list[Match] = []
    for gap in gaps:
        matches._clock.advance(gap)
        found.append(await waiting_for(matches))
    return found


async def test_what_is_due_within_three_hours_joins_oldest_first_and_what_is_due_later_does_not(
    matches: Matches,
) -> None:
    *joined, last = await all_waiting(matches, [0 * HOUR, HOUR, 0 * HOUR, 2 * HOUR, MINUTE])
    assert await matches.due(NOON + 36 * HOUR) == 1
    assert await reminders(matches, MEI) == [",".join(f"{match.id} half 1" for match in joined)]
    assert await matches.next_due() == NOON + 39 * HOUR + MINUTE
    assert await matches.due(NOON + 39 * HOUR + MINUTE) == 1
    assert (await reminders(matches, MEI))[1:] == [f"{last.id} half 1"]


async def test_each_person_gets_their_own(matches: Matches) -> None:
    of: dict[int, list[str]] = {}
    for _ in range(5):
        match = await started(matches, 3)
        of.setdefault(mover(match), []).append(f"{match.id} half 1")
    assert len(of) > 1
    assert await matches.due(NOON + 36 * HOUR) == len(of)
    for person, entries in of.items():
        assert await reminders(matches, person) == [",".join(entries)]


async def test_a_reminder_of_the_night_waits_for_the_morning(matches: Matches) -> None:
    """Awake from 6 to 20: half of 72 hours falls on the third evening at 20:00, to the second."""
    match = await waiting_for(matches)
    await sets(matches, MEI, wakes=6 * 60, sleeps=20 * 60)
    half = NOON + 2 * DAY + 8 * HOUR  # 8 hours on the first day, 14 on the second, 14 on the third
    assert await matches.next_due() == half + 10 * HOUR
    assert await matches.due(half + 9 * HOUR) == 0
    await sets(matches, MEI, wakes=6 * 60, sleeps=20 * 60, every=20)
    assert await matches.next_due() == NOON + DAY - 4 * HOUR
    night, morning = NOON + 14 * HOUR + DAY, NOON + 18 * HOUR + DAY
    assert await matches.due(night) == 0  # after an outage nobody is woken
    assert await matches.next_due() == morning
    assert await matches.due(morning) == 1
    assert await matches.due(half + 10 * HOUR) == 1
    assert await reminders(matches, MEI) == [f"{match.id} every 1", f"{match.id} half 1"]


@pytest.mark.parametrize(
    ("settings", "told_after", "due_after"),
    [
        ({"wakes": 18 * 60, "sleeps": 6 * 60}, 6, 24 * 5 + 18),  # six times twelve hours
        ({"ping": "dm"}, 0, 72),
        ({"digest_at": 18 * 60}, 6, 72),
    ],
)
async def test_a_turn_that_nobody_is_pinged_of_is_told_when_they_hear_of_it(
    matches: Matches, settings: dict[str, object], told_after: int, due_after: int
) -> None:
    """In the morning, by direct message, with the digest."""
    await sets(matches, MEI, JONAS, **settings)
    match = await started(matches)
    tells = NOON + told_after * HOUR
    assert (match.pinged, match.due_at) == (False, NOON + due_after * HOUR)
    assert await matches.next_due() == tells
    assert await matches.due(tells) == 1
    assert await reminders(matches, mover(match)) == [f"{match.id} turn 1"]


async def test_a_digest_waits_for_its_hour_and_the_last_warning_does_not(matches: Matches) -> None:
    await sets(matches, MEI, JONAS, digest_at=18 * 60)
    match = await waiting_for(matches)
    for at, done in ((6, 1), (36, 0), (54, 1), (64, 0), (64.8, 1)):
        assert await matches.due(NOON + at * HOUR) == done, at
    assert await reminders(matches, MEI) == [f"{match.id} {kind} 1" for kind in ("turn", "half", "nine")]


async def test_who_does_not_answer_within_the_interval_is_reminded_again_and_again(matches: Matches) -> None:
    match = await waiting_for(matches)
    await sets(matches, MEI, every=30)
    for hour in range(71):
        if await matches.due(NOON + hour * HOUR):
            assert hour in (30, 36, 65)  # nine tenths are gone after 64.8, before the next 30 are over
    assert await reminders(matches, MEI) == [f"{match.id} {kind} 1" for kind in ("every", "half", "nine")]


async def test_after_six_reminders_the_table_is_told_once(matches: Matches) -> None:
    match = await waiting_for(matches)
    await sets(matches, MEI, every=4)
    for hour in range(0, 60, 4):
        await matches.due(NOON + hour * HOUR)
    assert len(await reminders(matches, MEI)) == MOST_REMINDERS == 6
    (notice,) = await matches.notices(match.id)
    assert (notice.kind, notice.facts["count"], notice.at) == ("gave-up", 6, NOON + 28 * HOUR)
    assert await matches.next_due() == match.due_at
    await snoozes(matches, match, NOON + 61 * HOUR)  # whoever asks for it is reminded again
    assert await matches.due(NOON + 61 * HOUR) == 1
    assert len(await reminders(matches, MEI)) == MOST_REMINDERS + 1


async def test_who_snoozes_hears_nothing_until_then_and_then_once(matches: Matches) -> None:
    first, second, third = await all_waiting(matches, [timedelta()] * 3)
    await snoozes(matches, first, NOON + 50 * HOUR)
    await snoozes(matches, third, NOON + 99 * HOUR)
    for at, done in ((36 * HOUR, 1), (50 * HOUR - MINUTE, 0), (50 * HOUR, 1)):
        assert await matches.due(NOON + at) == done
    await snoozes(matches, first, NOON + 60 * HOUR)
    assert await matches.due(NOON + 60 * HOUR) == 1
    wanted = [f"{second.id} half 1", f"{first.id} half 1", f"{first.id} turn 1"]
    assert await reminders(matches, MEI) == wanted
    while await matches.due(NOON + 72 * HOUR):
        pass  # a snooze does not keep the time from running out
    assert await notices(matches, third) == ["time-up"]
    assert not [text for text in await reminders(matches, MEI) if f"{third.id} " in text]


async def test_time_that_is_up_is_told_once_and_the_seat_may_still_move(matches: Matches) -> None:
    match = await started(matches)
    now = await later(matches, 80 * HOUR)
    assert await notices(matches, match) == ["time-up"]
    assert await matches.due(now + DAY) == 0
    assert (await matches.match(match.id)).due_at == match.due_at
    after = await keep(matches, match)
    assert seat_of(after, mover(match)).bank == 12 * HOUR  # nothing was left, and the turn adds its twelve


async def test_time_does_not_run_out_on_vacation_and_what_waits_is_told_on_return(matches: Matches) -> None:
    match = await waiting_for(matches)
    leaves, returns = NOON + 30 * HOUR, NOON + 30 * HOUR + 7 * DAY
    await goes_away(matches, MEI, leaves, returns)
    assert (await matches.match(match.id)).due_at == NOON + 72 * HOUR + 7 * DAY
    for hour in (*range(0, 30, 8), 29, *range(30, 29 + 7 * 24, 8), 29 + 7 * 24):
        await matches.due(NOON + hour * HOUR)
        away = (await matches.match(match.id)).away_until
        assert away == (returns if hour >= 30 else None)
    assert await reminders(matches, MEI) == []
    await matches.due(returns)
    await matches.due(returns)
    assert (await matches.match(match.id)).away_until is None
    assert await reminders(matches, MEI) == [f"{match.id} turn 1"]
    await matches.due(returns + 6 * HOUR)
    assert (await reminders(matches, MEI))[1:] == [f"{match.id} half 1"]


async def test_a_turn_that_begins_on_vacation_says_until_when(matches: Matches) -> None:
    returns = NOON + 3 * DAY
    for person in (MEI, JONAS):
        await goes_away(matches, person, NOON - DAY, returns)
    match = await started(matches)
    assert (match.pinged, match.away_until, match.due_at) == (False, returns, NOON + 6 * DAY)
    await matches.due(returns - MINUTE)
    assert await reminders(matches, mover(match)) == []
    for _ in range(2):
        await matches.due(returns)
    assert await reminders(matches, mover(match)) == [f"{match.id} turn 1"]
    matches._clock.advance(40 * DAY)
    match = await keep(matches, match)
    assert match.expires_at == NOON + 100 * DAY  # every move gives the match sixty days more
    match = await matches.resign(match.id, mover(match))
    assert (match.state, match.expires_at) == ("over", None)


async def test_a_match_that_stands_still_is_shelved_and_a_table_that_never_fills_is_closed(
    matches: Matches,
) -> None:
    table, match = await lobby(matches), await started(matches, pace="none")
    assert (match.due_at, await matches.next_due()) == (None, NOON + 7 * DAY)
    assert await matches.due(NOON + 7 * DAY) == 1
    assert (await matches.match(table.id)).state == "over"
    assert await matches.next_due() == NOON + 60 * DAY
    assert await matches.due(NOON + 60 * DAY) == 1
    assert (await matches.match(match.id)).state == "shelved"
    assert (await matches.next_due(), await matches.due(NOON + 99 * DAY)) == (None, 0)


async def forced(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> Match:
    """A match in which whoever is to act can only pass."""
    match = await started(matches)
    leave_no_choice(monkeypatch, heap=11)
    return await keep(matches, match)


async def test_what_is_no_decision_is_done_after_a_pause_and_nobody_notices(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = await keep(matches, await started(matches))
    match = await forced(matches, monkeypatch)
    assert [await matches.spared(found.id) for found in (free, match)] == [False, True]
    assert (match.pinged, match.due_at) == (free.pinged, free.due_at)
    acts_at = await matches.next_due()
    assert acts_at is not None
    assert SHORTEST <= acts_at - NOON <= LONGEST
    assert await matches.due(acts_at - SECOND) == 0
    assert await matches.due(acts_at) == 1
    after = await matches.match(match.id)
    assert (after.seq, after.turn) == (match.seq + 1, match.turn + 1)
    assert (await matches.log(match.id, None))[-1].entries == ("keep",)
    assert (await matches.match(free.id)).seq == free.seq


async def test_nobody_is_told_of_what_is_no_decision(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sets(matches, MEI, JONAS, ping="dm")
    match = await started(matches)
    await matches.due(NOON)
    leave_no_choice(monkeypatch, heap=11)
    match = await keep(matches, match)
    await matches.due(NOON + MINUTE)
    assert await reminders(matches, mover(match)) == []


async def test_what_is_no_decision_is_not_done_while_its_person_sleeps(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or everybody would see that nobody decided it."""
    await sets(matches, MEI, JONAS, wakes=18 * 60, sleeps=6 * 60)
    match = await forced(matches, monkeypatch)
    assert await matches.due(NOON + 6 * HOUR) == 0
    assert await matches.due(NOON + 6 * HOUR + LONGEST) == 1
    assert (await matches.match(match.id)).turn == match.turn + 1


async def test_who_has_a_choice_after_all_is_told_and_decides(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pause was spent, but somebody's leaving has changed what can be done."""
    with monkeypatch.context() as patch:
        match = await forced(matches, patch)
    assert await matches.due(NOON + LONGEST) == 1
    assert (await matches.match(match.id)).seq == match.seq
    assert await reminders(matches, mover(match)) == [f"{match.id} turn 2"]
    assert not await matches.spared(match.id)


async def test_after_a_restart_the_pause_begins_again(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    await forced(matches, monkeypatch)
    matches._clock.advance(DAY)
    now = matches._clock.now()
    await restarted(matches).resume(now)
    acts_at = await matches.next_due()
    assert acts_at is not None
    assert SHORTEST <= acts_at - now <= LONGEST


async def test_one_person_with_whom_it_fails_keeps_no_other_from_their_reminder(matches: Matches) -> None:
    for person in (JONAS, MEI):
        await waiting_for(matches, person)
    async with matches._store.transaction() as writing:
        broken = "update people set zone = 'Mars/Olympus', wakes = 1, sleeps = 2 where id = :id"
        await writing._connection.execute(text(broken), {"id": MEI.id})
    for _ in range(2):
        with pytest.raises(ExceptionGroup) as failed:
            await matches.due(NOON + 36 * HOUR)
        assert len(failed.value.exceptions) == 1
        assert len(await reminders(matches, JONAS)) == 1
        assert await reminders(matches, MEI) == []
