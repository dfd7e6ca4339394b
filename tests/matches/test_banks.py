"""Time banks: what a seat has, what a turn adds, and when its clock stops, goes on or changes."""

import random
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

import pytest

from bot.clock import Clock
from bot.matches import PACES, Match, MatchError, Matches, Person, banks, pausing
from bot.matches.advance import Step, move_on
from bot.matches.standing import LONGEST, SHORTEST
from bot.store import Store, deadlines, seats, vacations
from bot.store import matches as match_table
from bot.store.actions import ActionRow
from bot.store.database import Writing
from bot.store.deadlines import DeadlineRow
from bot.store.matches import MatchRow
from tests.matches.conftest import NOON
from tests.matches.habits import goes_away, leave_no_choice, reminders, sets
from tests.matches.table import (
    PEOPLE,
    RAFI,
    choose,
    dump,
    mover,
    other,
    started,
    take_turn,
)

HOUR, MINUTE, DAY = timedelta(hours=1), timedelta(minutes=1), timedelta(days=1)


async def clock_of(store: Store, match: Match) -> DeadlineRow:
    async with store.reading() as reading:
        row = await deadlines.get(reading, match.id)
    assert row is not None
    return row


async def row_of(writing: Writing, match: Match) -> MatchRow:
    row = await match_table.get(writing, match.id)
    assert row is not None
    return row


async def pause(matches: Matches, match: Match) -> None:
    async with matches._store.transaction() as writing:
        await pausing.pause(writing, await row_of(writing, match), "players", matches._clock.now())


async def resume(matches: Matches, match: Match) -> None:
    async with matches._store.transaction() as writing:
        await pausing.resume(writing, await row_of(writing, match), matches._clock.now(), mover(match))


async def extend(matches: Matches, match: Match, by: timedelta) -> Match:
    async with matches._store.transaction() as writing:
        await banks.extend(writing, await row_of(writing, match), by, matches._clock.now())
    return await matches.match(match.id)


def bank_of(match: Match, seat: int | None) -> timedelta | None:
    assert seat is not None
    return match.seats[seat].bank


# ── what a turn leaves ───────────────────────────────────────────────────────────────────────────


async def test_a_turn_takes_what_it_took_and_adds_the_increment(matches: Matches, clock: Clock) -> None:
    match = await started(matches)
    assert [seat.bank for seat in match.seats] == [None, None]
    clock.advance(30 * HOUR)
    after = (await take_turn(matches, match, "2", "keep")).match
    assert bank_of(after, match.to_act) == 72 * HOUR - 30 * HOUR + 12 * HOUR
    assert after.due_at == NOON + 30 * HOUR + 72 * HOUR  # the other has not begun to use theirs
    clock.advance(HOUR)
    again = (await take_turn(matches, after, "1", "keep")).match
    assert again.due_at == NOON + 31 * HOUR + 54 * HOUR


@pytest.mark.parametrize(
    "pace",
    ["quick", *(pytest.param(pace, marks=pytest.mark.fuzz) for pace in ("daily", "relaxed"))],
)
async def test_quick_players_save_time_up_to_the_cap(matches: Matches, pace: str) -> None:
    rules = PACES[pace]
    assert rules is not None
    match = await started(matches, pace=pace, options={"heap": "60"})
    for turn in range(1, 30):
        seat = match.to_act
        match = (await take_turn(matches, match, "1", "keep")).match
        turns = (turn + 1) // 2
        assert bank_of(match, seat) == min(rules.cap, rules.initial + turns * rules.increment)


async def test_a_turn_that_goes_on_after_a_point_of_no_return_adds_nothing_yet(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await started(matches)
    clock.advance(HOUR)
    match = (await take_turn(matches, match, "2", "look")).match
    assert (match.due_at, bank_of(match, match.to_act)) == (NOON + 72 * HOUR, None)


async def test_who_did_not_act_gets_nothing(matches: Matches, clock: Clock) -> None:
    """The one to act leaves: the match passes on, and the bank is what it was."""
    match = await started(matches, 3)
    clock.advance(5 * HOUR)
    after = await matches.resign(match.id, other(match))
    assert after.due_at == match.due_at
    assert bank_of(after, after.to_act) is None


async def test_without_a_pace_there_is_no_bank(matches: Matches, clock: Clock) -> None:
    match = await started(matches, pace="none")
    clock.advance(99 * DAY)
    match = (await take_turn(matches, match, "2", "keep")).match
    assert [seat.bank for seat in match.seats] == [None, None]
    assert match.due_at is None


async def test_time_runs_in_waking_hours_alone(matches: Matches, clock: Clock) -> None:
    match = await started(matches)
    person = next(person for person in PEOPLE if person.id == mover(match))
    await sets(matches, person, wakes=6 * 60, sleeps=20 * 60)
    clock.advance(24 * HOUR)
    after = (await take_turn(matches, match, "2", "keep")).match
    assert bank_of(after, match.to_act) == 72 * HOUR - 14 * HOUR + 12 * HOUR


# ── pauses ───────────────────────────────────────────────────────────────────────────────────────


async def test_in_a_pause_no_clock_runs_and_nobody_is_told_anything(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await started(matches)
    clock.advance(30 * HOUR)
    await pause(matches, match)
    found = await matches.match(match.id)
    assert (found.paused_at, found.due_at) == (clock.now(), None)
    clock.advance(10 * DAY)
    assert await matches.due(clock.now()) == 0
    await resume(matches, match)
    found = await matches.match(match.id)
    assert (found.paused_at, found.due_at) == (None, clock.now() + 42 * HOUR)
    assert await matches.next_due() == clock.now() + 6 * HOUR  # half of 72
    assert await reminders(store, mover(match)) == []


async def test_nobody_can_move_in_a_pause(matches: Matches, store: Store) -> None:
    match = await started(matches, 3)
    panel = await choose(matches, match.id, mover(match), "2", "keep")
    await pause(matches, match)
    content = await dump(store)
    fresh = (await matches.match(match.id)).version
    tries: list[Callable[[], Awaitable[object]]] = [
        lambda: matches.panel(match.id, mover(match)),
        lambda: matches.pick(match.id, mover(match), fresh, panel.revision, "1"),
        lambda: matches.type_move(match.id, mover(match), "take 1"),
        lambda: matches.confirm(match.id, mover(match), fresh, panel.revision),
        lambda: matches.resign(match.id, mover(match)),
        lambda: matches.resign(match.id, other(match)),
    ]
    for press in tries:
        with pytest.raises(MatchError) as refused:
            await press()
        assert (refused.value.code, refused.value.facts["by"]) == ("paused", "players")
    assert await dump(store) == content
    await resume(matches, match)
    assert (await matches.panel(match.id, mover(match))).drafted == ("take 2",)


async def test_a_move_that_was_under_way_when_the_pause_began_is_refused_at_the_bottom(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await started(matches)
    async with store.reading() as reading:
        row = await match_table.get(reading, match.id)
        assert row is not None
        position = (await matches._positions.reach(await matches._positions.line(reading, row, 0))).copy()
    await pause(matches, match)
    content = await dump(store)
    entry = ActionRow(1, 1, match.to_act or 0, "take 1", clock.now())
    with pytest.raises(MatchError, match="paused"):
        async with store.transaction() as writing:
            await move_on(writing, row, Step([entry], position, (), 1), clock.now())
    assert await dump(store) == content


async def test_nothing_acts_by_itself_in_a_pause_and_then_after_a_pause_of_its_own(
    matches: Matches, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave_no_choice(monkeypatch, heap=10)
    match = (await take_turn(matches, await started(matches), "2", "keep")).match
    await pause(matches, match)
    clock.advance(DAY)
    assert await matches.due(clock.now()) == 0
    assert await matches.next_due() == match.expires_at
    await resume(matches, match)
    acts_at = await matches.next_due()
    assert acts_at is not None
    assert SHORTEST <= acts_at - clock.now() <= LONGEST


async def test_an_order_does_not_act_in_a_pause_and_then_waits_anew(matches: Matches, clock: Clock) -> None:
    match = await started(matches, 2, "yunnan")
    for order in (await matches.orders(match.id, mover(match))).standing.offered:
        await matches.leave_order(match.id, mover(match), match.version, order, True)
    first = await matches.next_due()
    assert first is not None
    assert first < NOON + HOUR
    await pause(matches, match)
    clock.advance(DAY)
    assert await matches.due(clock.now()) == 0
    await resume(matches, match)
    again = await matches.next_due()
    assert again is not None
    assert SHORTEST <= again - clock.now() <= LONGEST


async def test_time_that_was_up_stays_up_over_a_pause(matches: Matches, clock: Clock) -> None:
    match = await started(matches)
    clock.advance(72 * HOUR)
    await matches.due(clock.now())
    await pause(matches, match)
    clock.advance(HOUR)
    await resume(matches, match)
    assert (await matches.match(match.id)).due_at == NOON + 72 * HOUR
    await matches.due(clock.now() + 9 * DAY)
    assert [notice.kind for notice in await matches.notices(match.id)].count("time-up") == 1


# ── more time, another person ────────────────────────────────────────────────────────────────────


async def test_more_time_is_added_to_what_is_left(matches: Matches, clock: Clock) -> None:
    match = await started(matches)
    clock.advance(10 * HOUR)
    found = await extend(matches, match, 24 * HOUR)
    assert found.due_at == NOON + 96 * HOUR
    assert await matches.next_due() == NOON + 60 * HOUR  # 36 of 72 are left then
    after = (await take_turn(matches, found, "2", "keep")).match
    assert bank_of(after, match.to_act) == (72 + 24 - 10 + 12) * HOUR


async def test_more_time_after_the_end_is_told_of_again(matches: Matches, store: Store, clock: Clock) -> None:
    match = await started(matches)
    clock.advance(80 * HOUR)
    await matches.due(clock.now())
    found = await extend(matches, match, 24 * HOUR)
    assert found.due_at == clock.now() + 24 * HOUR
    for hours in range(25):
        await matches.due(clock.now() + hours * HOUR)
    assert await reminders(store, mover(match)) == [f"{match.id} nine 1"]  # half of 72 is long gone
    assert [notice.kind for notice in await matches.notices(match.id)] == ["time-up", "time-up"]


async def test_more_time_in_a_pause_counts_after_it(matches: Matches, clock: Clock) -> None:
    match = await started(matches)
    await pause(matches, match)
    assert (await extend(matches, match, 24 * HOUR)).due_at is None
    clock.advance(DAY)
    await resume(matches, match)
    assert (await matches.match(match.id)).due_at == NOON + DAY + 96 * HOUR


async def test_more_time_where_there_is_no_clock_is_nothing(matches: Matches) -> None:
    match = await started(matches, pace="none")
    assert (await extend(matches, match, DAY)).due_at is None


async def sit_down(matches: Matches, match: Match, seat: int, person: Person, told: bool = True) -> Match:
    await sets(matches, person)
    async with matches._store.transaction() as writing:
        await seats.change(writing, match.id, seat, person=person.id)
        row = await row_of(writing, match)
        await banks.hand_over(writing, row, seat, matches._clock.now(), told=told)
    return await matches.match(match.id)


async def test_another_person_begins_with_a_new_bank_and_a_new_clock(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await started(matches)
    clock.advance(80 * HOUR)
    await matches.due(clock.now())
    assert match.to_act is not None
    found = await sit_down(matches, match, match.to_act, RAFI)
    assert (found.due_at, found.pinged) == (clock.now() + 72 * HOUR, True)
    assert await matches.next_due() == clock.now() + 36 * HOUR
    await matches.due(clock.now() + 36 * HOUR)
    assert await reminders(store, RAFI.id) == [f"{match.id} half 1"]


async def test_who_was_put_into_a_seat_by_others_is_told(matches: Matches, store: Store) -> None:
    match = await started(matches)
    assert match.to_act is not None
    await sit_down(matches, match, match.to_act, RAFI, told=False)
    await matches.due(NOON)
    assert await reminders(store, RAFI.id) == [f"{match.id} turn 1"]


async def test_a_seat_that_is_not_waited_for_changes_hands_without_a_clock(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await started(matches)
    clock.advance(HOUR)
    match = (await take_turn(matches, match, "2", "keep")).match
    seat = 1 - (match.to_act or 0)
    assert bank_of(match, seat) == 83 * HOUR
    before = await clock_of(store, match)
    found = await sit_down(matches, match, seat, RAFI)
    assert bank_of(found, seat) is None
    assert await clock_of(store, match) == before


async def test_who_takes_a_seat_over_does_not_inherit_its_orders(matches: Matches, store: Store) -> None:
    match = await started(matches, 2, "yunnan")
    assert match.to_act is not None
    order = (await matches.orders(match.id, mover(match))).standing.offered[0]
    await matches.leave_order(match.id, mover(match), match.version, order, True)
    await sit_down(matches, match, match.to_act, RAFI)
    assert (await dump(store))["standing_orders"] == []


# ── what people say about themselves ─────────────────────────────────────────────────────────────


async def test_new_hours_count_from_now_on_and_not_before(matches: Matches, clock: Clock) -> None:
    """At noon; after a day and a night awake they say that they sleep from 20 to 6."""
    match = await started(matches)
    person = next(person for person in PEOPLE if person.id == mover(match))
    clock.advance(24 * HOUR)
    await sets(matches, person, wakes=6 * 60, sleeps=20 * 60)
    found = await matches.match(match.id)
    assert found.due_at == NOON + DAY + 3 * DAY + 8 * HOUR - 2 * HOUR  # 48 left: 8 + 14 + 14 + 12


async def test_other_peoples_clocks_are_left_alone(matches: Matches, store: Store, clock: Clock) -> None:
    match = await started(matches)
    before = await clock_of(store, match)
    clock.advance(HOUR)
    bystander = next(person for person in PEOPLE if person.id == other(match))
    await sets(matches, bystander, wakes=60, sleeps=700, every=4)
    assert await clock_of(store, match) == before


async def test_however_often_somebody_changes_their_hours_no_time_is_won_or_lost(
    matches: Matches, clock: Clock
) -> None:
    match = await started(matches)
    person = next(person for person in PEOPLE if person.id == mover(match))
    rng = random.Random(1)
    for _ in range(50):
        clock.advance(rng.randrange(60) * MINUTE)
        await sets(matches, person, every=rng.choice([None, 4, 9]))
    assert (await matches.match(match.id)).due_at == NOON + 72 * HOUR


async def test_back_from_vacation_before_the_time_the_clock_runs_again(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await started(matches)
    person = next(person for person in PEOPLE if person.id == mover(match))
    await goes_away(matches, person, NOON, NOON + 9 * DAY)
    found = await matches.match(match.id)
    assert (found.away_until, found.due_at) == (NOON + 9 * DAY, NOON + 12 * DAY)
    clock.advance(2 * DAY)
    await come_back(matches, person.id, clock.now())
    found = await matches.match(match.id)
    assert (found.away_until, found.due_at) == (None, NOON + 5 * DAY)
    await matches.due(clock.now())
    assert await reminders(store, person.id) == [f"{match.id} turn 1"]


async def test_who_comes_back_early_while_the_match_is_paused_hears_of_it_after_the_pause(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await started(matches)
    person = next(person for person in PEOPLE if person.id == mover(match))
    await goes_away(matches, person, NOON, NOON + 9 * DAY)
    await pause(matches, match)
    clock.advance(2 * DAY)
    await come_back(matches, person.id, clock.now())
    await resume(matches, match)
    assert (await matches.match(match.id)).away_until is None
    await matches.due(clock.now())
    assert await reminders(store, person.id) == [f"{match.id} turn 1"]


async def come_back(matches: Matches, person: int, now: datetime) -> None:
    async with matches._store.transaction() as writing:
        await banks.settle(writing, person, now)
        for row in await vacations.of(writing, [person], now):
            await vacations.end(writing, row.id, now)
        await banks.replan(writing, person, now)


async def test_a_match_that_was_shelved_has_no_clock_and_goes_on_with_a_new_bank(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await started(matches, pace="quick")
    match = (await take_turn(matches, match, "2", "keep")).match
    match = (await take_turn(matches, match, "1", "keep")).match
    assert match.due_at == NOON + 28 * HOUR
    clock.advance(60 * DAY)
    while await matches.due(clock.now()):
        pass
    assert (await matches.match(match.id)).state == "shelved"
    assert (await dump(store))["deadlines"] == []
    found = await matches.revive(match.id, mover(match))
    assert found.due_at == clock.now() + 24 * HOUR
