"""What falls due by itself: reminders by person, time that is up, vacations, decisions that are none."""

from datetime import UTC, datetime, timedelta, timezone

import pytest
from sqlalchemy import text

from bot.clock import Clock
from bot.matches import Match, Matches
from bot.matches.standing import LONGEST, SHORTEST
from tests.support.habits import leave_no_choice, reminders, sets, waiting_for
from tests.support.hours import DAY, HOUR, MINUTE, SECOND, restarted
from tests.support.people import JONAS, MEI, NOON
from tests.support.presses import mover
from tests.support.running import keep
from tests.support.table import lobby, started


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
    matches._store.listen("deadlines", lambda: heard.append(1))
    table = await lobby(matches)  # which is closed in a week
    assert len(heard) == 1
    match = await matches.join(table.id, JONAS)
    assert len(heard) == 2
    await keep(matches, match)
    assert len(heard) == 3


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
