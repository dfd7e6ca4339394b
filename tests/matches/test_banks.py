"""Time banks: what a seat has, what a turn adds, and when its clock stops, goes on or changes."""

from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

from bot.matches import PACES, Match, MatchError, Matches, Person, banks, pausing
from bot.matches.advance import Step, move_on
from bot.matches.standing import LONGEST, SHORTEST
from bot.store import matches as match_table
from bot.store import seats
from bot.store.actions import ActionRow
from tests.support.habits import leave_no_choice, sets
from tests.support.hours import DAY, HOUR
from tests.support.people import NOON, RAFI
from tests.support.presses import choose, mover, take_turn
from tests.support.running import changing, clock_of, keep, later, notices, row_of
from tests.support.table import other, started
from tests.support.written import dump


async def pause(matches: Matches, match: Match) -> None:
    async with changing(matches, match) as (writing, row, now):
        await pausing.pause(writing, row, "players", now)


async def resume(matches: Matches, match: Match) -> None:
    async with changing(matches, match) as (writing, row, now):
        await pausing.resume(writing, row, now, mover(match))


async def extend(matches: Matches, match: Match, by: timedelta) -> Match:
    async with changing(matches, match) as (writing, row, now):
        await banks.extend(writing, row, by, now)
    return await matches.match(match.id)


async def sit_down(matches: Matches, match: Match, seat: int | None, person: Person, told: bool) -> Match:
    assert seat is not None
    await sets(matches, person)
    async with changing(matches, match) as (writing, _, now):
        await seats.change(writing, match.id, seat, person=person.id)
        await banks.hand_over(writing, await row_of(writing, match.id), seat, now, told=told)
    return await matches.match(match.id)


def bank_of(match: Match, seat: int | None) -> timedelta | None:
    assert seat is not None
    return match.seats[seat].bank


async def test_a_turn_takes_what_it_took_and_adds_the_increment(matches: Matches) -> None:
    match = await started(matches)
    assert [seat.bank for seat in match.seats] == [None, None]
    matches._clock.advance(30 * HOUR)
    going_on = (await take_turn(matches, match, "2", "look")).match  # a point of no return adds nothing yet
    assert (going_on.due_at, bank_of(going_on, match.to_act)) == (NOON + 72 * HOUR, None)
    after = (await take_turn(matches, match, "keep")).match
    assert bank_of(after, match.to_act) == 72 * HOUR - 30 * HOUR + 12 * HOUR
    assert after.due_at == NOON + 30 * HOUR + 72 * HOUR  # the other has not begun to use theirs
    matches._clock.advance(HOUR)
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
    matches._clock.advance(5 * HOUR)
    after = await matches.resign(match.id, other(match))  # another one leaves: the clock runs on
    assert (after.due_at, bank_of(after, after.to_act)) == (match.due_at, None)
    endless = await keep(matches, endless)
    assert ([seat.bank for seat in endless.seats], endless.due_at) == ([None, None], None)
    assert (await extend(matches, endless, DAY)).due_at is None


async def test_nobody_can_move_in_a_pause(matches: Matches) -> None:
    match = await started(matches, 3)
    person = mover(match)
    panel = await choose(matches, match.id, person, "2", "keep")
    await pause(matches, match)
    content = await dump(matches)
    fresh = (await matches.match(match.id)).version
    tries: list[Callable[[], Awaitable[object]]] = [
        lambda: matches.panel(match.id, person),
        lambda: matches.pick(match.id, person, fresh, panel.revision, "1"),
        lambda: matches.type_move(match.id, person, "take 1"),
        lambda: matches.confirm(match.id, person, fresh, panel.revision),
        lambda: matches.undo(match.id, person),
        lambda: matches.resign(match.id, person),
        lambda: matches.resign(match.id, other(match)),
    ]
    for press in tries:
        with pytest.raises(MatchError) as refused:
            await press()
        assert (refused.value.code, refused.value.facts["by"]) == ("paused", "players")
    assert await dump(matches) == content
    await resume(matches, match)
    again = await matches.panel(match.id, person)
    assert (again.action, again.drafted) == (panel.action, panel.drafted)  # the draft is there
    assert (await matches.confirm(match.id, person, again.version, again.revision)).match.seq == 2


async def test_a_move_under_way_when_the_pause_began_is_refused(matches: Matches) -> None:
    match = await started(matches)
    async with matches._store.reading() as reading:
        row = await match_table.get(reading, match.id)
        assert row is not None
        position = (await matches._positions.reach(await matches._positions.line(reading, row, 0))).copy()
    await pause(matches, match)
    content = await dump(matches)
    entry = ActionRow(1, 1, match.to_act or 0, "take 1", NOON)
    with pytest.raises(MatchError, match="paused"):
        async with matches._store.transaction() as writing:
            await move_on(writing, row, Step([entry], position, (), 1), NOON)
    assert await dump(matches) == content


@pytest.mark.parametrize("what", ["no choice", "an order"])
async def test_nothing_acts_by_itself_in_a_pause_and_then_after_a_pause_of_its_own(
    matches: Matches, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    clock = matches._clock
    if what == "no choice":
        leave_no_choice(monkeypatch, heap=11)
        match = await keep(matches, await started(matches))
    else:
        match = await started(matches, 2, "yunnan")
        for order in (await matches.orders(match.id, mover(match))).standing.offered:
            await matches.leave_order(match.id, mover(match), match.version, order, True)
    first = await matches.next_due()
    assert first is not None
    assert SHORTEST <= first - NOON <= LONGEST
    await pause(matches, match)
    clock.advance(DAY)
    assert await matches.due(clock.now()) == 0
    assert await matches.next_due() == match.expires_at
    await resume(matches, match)
    acts_at = await matches.next_due()
    assert acts_at is not None
    assert SHORTEST <= acts_at - clock.now() <= LONGEST
    await later(matches, LONGEST)
    assert (await matches.match(match.id)).seq > match.seq


async def test_a_pause_changes_neither_that_time_was_up_nor_more_time(matches: Matches) -> None:
    match, extended = await started(matches), await started(matches)
    await later(matches, 72 * HOUR)
    for each in (match, extended):
        await pause(matches, each)
    assert (await extend(matches, extended, 24 * HOUR)).due_at is None
    matches._clock.advance(HOUR)
    for each in (match, extended):
        await resume(matches, each)
    assert (await matches.match(match.id)).due_at == NOON + 72 * HOUR
    assert (await matches.match(extended.id)).due_at == NOON + 73 * HOUR + 24 * HOUR
    await matches.due(matches._clock.now() + 9 * DAY)
    assert (await notices(matches, match)).count("time-up") == 1


async def test_a_seat_that_is_not_waited_for_changes_hands_without_a_clock(matches: Matches) -> None:
    match = await keep(matches, await started(matches))
    seat = 1 - (match.to_act or 0)
    assert bank_of(match, seat) == 84 * HOUR
    before = await clock_of(matches, match)
    assert bank_of(await sit_down(matches, match, seat, RAFI, told=True), seat) is None
    assert await clock_of(matches, match) == before


async def test_who_takes_a_seat_over_does_not_inherit_its_orders(matches: Matches) -> None:
    match = await started(matches, 2, "yunnan")
    order = (await matches.orders(match.id, mover(match))).standing.offered[0]
    await matches.leave_order(match.id, mover(match), match.version, order, True)
    await sit_down(matches, match, match.to_act, RAFI, told=True)
    assert (await dump(matches))["standing_orders"] == []


async def test_a_match_that_was_shelved_has_no_clock_and_goes_on_with_a_new_bank(matches: Matches) -> None:
    match = await started(matches, pace="quick")
    match = await keep(matches, await keep(matches, match))
    assert match.due_at == NOON + 28 * HOUR
    now = await later(matches, 60 * DAY)
    assert (await matches.match(match.id)).state == "shelved"
    assert (await dump(matches))["deadlines"] == []
    assert (await matches.revive(match.id, mover(match))).due_at == now + 24 * HOUR
