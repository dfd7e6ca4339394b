"""Standing orders while somebody else moves, leaves, or thinks again: never twice, never against the seat."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime

import pytest

from bot.clock import Clock
from bot.matches import MatchError, Matches
from bot.matches.model import Orders
from bot.matches.positions import Line
from bot.matches.standing import LONGEST
from bot.store import Store
from bot.store.standing_orders import StandingOrderRow
from games.engine import Position, StandingOrder
from tests.matches.table import choose, confirm, mover, posts, take_turn
from tests.matches.test_crash import pull_everywhere
from tests.matches.test_standing import HOLD, PASS, begun, bid, entries, in_turn, leave, left

Overtake = Callable[[], Awaitable[object]]


class Overtaken(Matches):
    """Something happens just before it acts for a seat, or just before it stores an order; once each."""

    before_acting: Overtake | None = None
    before_storing: Overtake | None = None

    async def _obey(self, order: StandingOrderRow, now: datetime) -> bool:
        if self.before_acting is not None:
            pending, self.before_acting = self.before_acting, None
            await pending()
        return await super()._obey(order, now)

    async def orders(self, match_id: int, person_id: int) -> Orders:
        found = await super().orders(match_id, person_id)
        if self.before_storing is not None:
            pending, self.before_storing = self.before_storing, None
            await pending()
        return found


@pytest.fixture
def overtaken(store: Store, clock: Clock) -> Overtaken:
    return Overtaken(store, clock)


# ── acting ───────────────────────────────────────────────────────────────────────────────────────


async def test_an_order_taken_back_in_the_last_moment_does_not_act(
    overtaken: Overtaken, clock: Clock
) -> None:
    match = await begun(overtaken)
    person = mover(match)
    await leave(overtaken, match, person, PASS)
    clock.advance(LONGEST)
    overtaken.before_acting = lambda: overtaken.leave_order(match.id, person, match.version, PASS, False)
    assert await overtaken.due(clock.now()) == 0
    assert await entries(overtaken, match) == []


async def test_an_order_changed_in_the_last_moment_acts_as_it_is_then(
    overtaken: Overtaken, clock: Clock
) -> None:
    match = await begun(overtaken)
    person = mover(match)
    await leave(overtaken, match, person, PASS)
    clock.advance(LONGEST)
    overtaken.before_acting = lambda: overtaken.leave_order(match.id, person, match.version, HOLD, True)
    assert await overtaken.due(clock.now()) == 0
    assert await overtaken.due(clock.now()) == 1
    assert await left(overtaken, match, person) == (HOLD,)
    assert await entries(overtaken, match) == ["pass"]


async def test_an_order_does_not_act_for_the_seat_that_is_next_meanwhile(
    overtaken: Overtaken, matches: Matches, clock: Clock
) -> None:
    match = await begun(overtaken)
    await leave(overtaken, match, mover(match), PASS)
    clock.advance(LONGEST)
    overtaken.before_acting = lambda: take_turn(matches, match, "market")
    assert await overtaken.due(clock.now()) == 0
    assert await entries(overtaken, match) == ["market"]


async def test_an_order_has_nothing_to_do_once_the_bidding_is_over(
    overtaken: Overtaken, matches: Matches, clock: Clock
) -> None:
    match = await begun(overtaken)
    for token in ("market", "market", "market", "pass", "pass"):
        match = await bid(overtaken, match, token)
    await leave(overtaken, match, mover(match), PASS)
    clock.advance(LONGEST)
    overtaken.before_acting = lambda: take_turn(matches, match, "pass")
    assert await overtaken.due(clock.now()) == 0
    assert (await entries(overtaken, match))[5:] == ["pass"]


async def test_somebody_leaving_in_the_same_moment_only_delays_an_order(
    matches: Matches, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await begun(matches, 4)
    first, second, *_ = await in_turn(matches, match)
    await leave(matches, match, first, PASS)
    clock.advance(LONGEST)
    reach = matches._positions.reach

    async def reach_late(line: Line) -> Position:
        """Between reading the match and storing what the order does."""
        position = await reach(line)
        monkeypatch.undo()
        await matches.resign(match.id, second)
        return position

    monkeypatch.setattr(matches._positions, "reach", reach_late)
    assert await matches.due(clock.now()) == 0
    assert await matches.due(clock.now()) == 1
    assert (await entries(matches, match))[-1] == "pass"
    assert await matches.check() == []


async def test_of_a_confirm_and_an_order_at_once_one_counts(
    matches: Matches, store: Store, clock: Clock
) -> None:
    second = Matches(store, clock)
    for number in range(12):
        match = await begun(matches)
        person = mover(match)
        panel = await choose(matches, match.id, person, "school", "7")
        await leave(matches, match, person, PASS)
        clock.advance(LONGEST)
        before = len(await posts(store))
        presses: list[Awaitable[object]] = [confirm(matches, panel), second.due(clock.now())]
        results = await asyncio.gather(*presses[:: 1 if number % 2 else -1], return_exceptions=True)
        (entry,) = await entries(matches, match)
        errors = [result.code for result in results if isinstance(result, MatchError)]
        assert errors in ([], ["stale-panel"])
        assert (entry == "pass") == bool(errors)
        assert len(await posts(store)) == before + 1
        await matches.resign(match.id, person)  # what is left of it must not disturb the next round
    assert await matches.check() == []


async def test_a_stop_anywhere_leaves_an_order_whole_or_not_at_all(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await begun(matches)
    person = mover(match)
    await pull_everywhere(store, lambda: matches.leave_order(match.id, person, match.version, HOLD, True))
    await pull_everywhere(store, lambda: matches.leave_order(match.id, person, match.version, PASS, True))
    clock.advance(LONGEST)
    await pull_everywhere(store, lambda: matches.resume(clock.now()))
    await pull_everywhere(store, lambda: matches.type_move(match.id, person, "school 7"))  # takes it back
    assert await left(matches, match, person) == ()
    await leave(matches, match, person, PASS)
    await pull_everywhere(store, lambda: matches.leave_order(match.id, person, match.version, PASS, False))
    assert await left(matches, match, person) == ()


# ── leaving ──────────────────────────────────────────────────────────────────────────────────────


async def test_an_order_left_while_somebody_moves_is_not_taken(
    overtaken: Overtaken, matches: Matches
) -> None:
    match = await begun(overtaken)
    _, second, _ = await in_turn(overtaken, match)
    overtaken.before_storing = lambda: take_turn(matches, match, "market")
    orders = await overtaken.leave_order(match.id, second, match.version, HOLD, True)
    assert orders.fresh
    assert orders.standing.left == ()
    assert orders.match.version > match.version


async def test_a_stale_press_for_an_order_that_is_offered_no_more_is_no_error(matches: Matches) -> None:
    match = await begun(matches)
    first, *_ = await in_turn(matches, match)
    await bid(matches, match, "pass")
    orders = await matches.leave_order(match.id, first, match.version, HOLD, True)
    assert orders.fresh
    assert orders.standing.offered == (PASS,)


async def test_of_two_orders_left_at_once_one_stays(matches: Matches, store: Store, clock: Clock) -> None:
    match = await begun(matches)
    person = mover(match)
    second = Matches(store, clock)
    found = await asyncio.gather(
        matches.leave_order(match.id, person, match.version, HOLD, True),
        second.leave_order(match.id, person, match.version, PASS, True),
    )
    assert not any(orders.fresh for orders in found)
    stays: tuple[StandingOrder, ...] = await left(matches, match, person)
    assert stays in ((HOLD,), (PASS,))
    clock.advance(LONGEST)
    assert await matches.due(clock.now()) == 1
