"""Standing orders act for their seat, switch themselves off, and nobody else can tell that there is one.

Also while somebody else moves, leaves, or thinks again: never twice, never against the seat.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta

import msgspec
import pytest
from sqlalchemy import delete, select, update

from bot.clock import Clock
from bot.matches import Match, MatchError, Matches, Standing
from bot.matches.model import Orders
from bot.matches.orders import LONGEST, SHORTEST, StandingOrders, pause
from bot.matches.positions import Line
from bot.matches.timekeeping import Timekeeping
from bot.store import Store
from bot.store.outbox import Row
from bot.store.standing_orders import StandingOrderRow
from bot.store.tables import deadlines, outbox, snapshots
from bot.store.tables import matches as match_table
from games import NAMES, game
from games.engine import Position, StandingOrder
from games.yunnan.position import YunnanPosition
from tests.support.hours import SECOND, advance, due, now, restarted
from tests.support.people import STRANGER
from tests.support.plug import pull_everywhere
from tests.support.presses import (
    back,
    choose,
    confirm,
    mover,
    random_panel,
    start_over,
    take,
    take_turn,
    typed,
)
from tests.support.refusals import refused
from tests.support.table import bidders, started
from tests.support.written import dump, entries, kinds

OUTBOX = tuple(column.label("match") if column.name == "match_id" else column for column in outbox.c)

HOLD, PASS = StandingOrder("", "hold"), StandingOrder("", "pass")

Overtake = Callable[[], Awaitable[object]]


class Obeying(Timekeeping):
    """Something happens just before it acts for a seat, once."""

    before: Overtake | None = None

    async def _obey(self, order: StandingOrderRow, now: datetime) -> bool:
        if self.before is not None:
            pending, self.before = self.before, None
            await pending()
        return await super()._obey(order, now)


class Storing(StandingOrders):
    """Something happens just before it stores an order, once."""

    before: Overtake | None = None

    async def of(self, match_id: int, person_id: int) -> Orders:
        found = await super().of(match_id, person_id)
        if self.before is not None:
            pending, self.before = self.before, None
            await pending()
        return found


class Overtaken(Matches):
    """Others come first where two of its services read and then write."""

    def __init__(self, store: Store, clock: Clock) -> None:
        super().__init__(store, clock)
        given = self.store, self.clock, self.positions
        self.timekeeping = self.obeying = Obeying(*given)
        self.orders = self.storing = Storing(*given)


@pytest.fixture
def matches(store: Store, clock: Clock) -> Overtaken:
    return Overtaken(store, clock)


async def begun(matches: Matches, seats: int = 3) -> Match:
    """A match of Yunnan in which nobody has acted."""
    return await started(matches, seats, "yunnan")


async def leave(matches: Matches, match: Match, person: int, what: StandingOrder) -> None:
    version = (await matches.watching.match(match.id)).version
    orders = await matches.orders.leave(match.id, person, version, what, True)
    assert not orders.fresh
    assert what in orders.standing.left


async def left(matches: Matches, match: Match, person: int) -> tuple[StandingOrder, ...]:
    return (await matches.orders.of(match.id, person)).standing.left


def plain(orders: Sequence[StandingOrder]) -> tuple[StandingOrder, ...]:
    """Those without an amount."""
    return tuple(order for order in orders if order.amount is None)


async def posted(matches: Matches) -> list[str]:
    """The messages of the match besides those to the persons of orders."""
    return [kind for kind in await kinds(matches) if kind != "order"]


async def about_to_pass(matches: Matches, seats: int = 3) -> tuple[Match, int]:
    """A match in which an order to pass is about to act; and whose it is."""
    match = await begun(matches, seats)
    await leave(matches, match, mover(match), PASS)
    advance(matches, LONGEST)
    return match, mover(match)


@pytest.mark.parametrize("what", [HOLD, PASS])
async def test_an_order_acts_once_its_seat_was_waited_for(matches: Matches, what: StandingOrder) -> None:
    match = await begun(matches)
    first, second, _ = await bidders(matches, match)
    await leave(matches, match, second, what)
    advance(matches, timedelta(hours=1))
    assert await due(matches) == 0  # another seat is to act
    match = await take(matches, match, "school", "5")
    assert mover(match) == second
    shown = (await matches.orders.of(match.id, second)).standing
    assert shown.acting == what
    assert shown.acts_at is not None
    assert SHORTEST <= shown.acts_at - now(matches) <= LONGEST
    assert await matches.timekeeping.next_due() == shown.acts_at
    assert await due(matches, shown.acts_at - now(matches) - SECOND) == 0
    assert await due(matches, SECOND) == 1
    assert await entries(matches, match) == ["school 5", "pass"]
    assert mover(await matches.watching.match(match.id)) not in (first, second)
    assert await due(matches) == 0
    assert await matches.records.check() == []


async def test_an_order_on_ones_own_turn_acts_and_nothing_puts_it_off(matches: Matches) -> None:
    match = await begun(matches)
    person, second, _ = await bidders(matches, match)
    await leave(matches, match, person, HOLD)
    acts_at = (await matches.orders.of(match.id, person)).standing.acts_at
    assert acts_at is not None
    advance(matches, timedelta(seconds=30))
    await leave(matches, match, person, PASS)
    assert (await matches.orders.of(match.id, person)).standing.acts_at == acts_at
    await matches.turns.resign(match.id, second)
    assert (await matches.orders.of(match.id, person)).standing.acts_at == acts_at
    assert await due(matches, acts_at - now(matches)) == 1
    assert (await entries(matches, match))[1:] == ["pass"]

    match = await begun(matches, 4)  # and orders one after the other each take their time
    people = await bidders(matches, match)
    for person in people[1:]:
        await leave(matches, match, person, PASS)
    match = await take(matches, match, "school", "5")
    for count in (2, 3, 4):
        acts_at = await matches.timekeeping.next_due()
        assert acts_at is not None
        assert SHORTEST <= acts_at - now(matches) <= LONGEST
        assert await due(matches, acts_at - now(matches)) == 1
        assert len(await entries(matches, match)) == count
    assert mover(await matches.watching.match(match.id)) == people[0]  # has not passed


async def test_an_overdue_order_acts_once_before_anybody_is_reminded(matches: Matches) -> None:
    match, _ = await about_to_pass(matches)
    advance(matches, timedelta(hours=20))
    assert sum(await asyncio.gather(due(matches), due(restarted(matches)))) == 1
    assert "reminder" not in await kinds(matches)
    assert await entries(matches, match) == ["pass"]


@pytest.mark.parametrize(("what", "stays"), [(HOLD, ()), (PASS, (PASS,))])
async def test_once_a_trader_is_thrown_out_hold_is_off_and_pass_stays(
    matches: Matches, what: StandingOrder, stays: tuple[StandingOrder, ...]
) -> None:
    """The second has bid 5 and passes by order, then the third throws them out."""
    match = await begun(matches)
    _, second, third = await bidders(matches, match)
    for tokens in (("market",), ("school", "5"), ("market",)):
        match = await take(matches, match, *tokens)
    await leave(matches, match, second, what)
    match = await take(matches, match, "market")
    assert await due(matches, LONGEST) == 1
    match = await matches.watching.match(match.id)
    assert mover(match) == third
    match = await take(matches, match, "school", "7")
    assert await left(matches, match, second) == stays
    match = await take(matches, match, "market" if what == HOLD else "pass")  # the first
    assert mover(match) == second
    if what == HOLD:
        assert await due(matches, timedelta(hours=2)) == 0
        assert (await matches.turns.panel(match.id, second)).question is not None
        return
    assert await due(matches, LONGEST) == 1
    assert (await entries(matches, match))[-1] == "pass"
    match = await take(matches, match, "pass")  # the third: the bidding is over
    assert await left(matches, match, second) == ()
    assert (await dump(matches))["standing_orders"] == []


async def leave_all(matches: Matches, match: Match, name: str) -> None:
    """Everybody who may leaves the order of that name, up to the most."""
    for seat in match.seats:
        assert seat.person is not None
        found = (await matches.orders.of(match.id, seat.person)).standing
        most = {order.subject: order for order in found.offered if order.name == name}
        for order in most.values():
            if order not in found.left:
                await leave(matches, match, seat.person, order)


ALWAYS = [(name, order) for name in NAMES for order in game(name).orders]


@pytest.mark.parametrize(("name", "order"), ALWAYS)
async def test_an_order_does_what_the_game_says_and_its_person_is_told(
    matches: Matches, name: str, order: str
) -> None:
    """In a match played at random; the process is another one when the order acts."""
    match = await started(matches, 3, name)
    rng = random.Random(name)
    standing = Standing()
    while standing.acting is None:
        match = await matches.watching.match(match.id)
        match = match if match.state == "playing" else await started(matches, 3, name)
        await leave_all(matches, match, order)
        standing = (await matches.orders.of(match.id, mover(match))).standing
        if standing.acting is None:
            await confirm(matches, await random_panel(matches, match, rng))
    assert standing.acting.name == order
    person, before = mover(match), await entries(matches, match)
    view = (await matches.watching.seat_view(match.id, person))[2]
    fresh = restarted(matches)
    assert await due(fresh, LONGEST) == 1
    chosen = [str(action) for action in view.obey(standing.acting)]
    assert await entries(fresh, match) == [*before, *chosen]
    async with fresh.store.reading() as reading:
        rows = await reading.rows(select(*OUTBOX).where(outbox.c.kind == "order"), Row)
    told = await fresh.orders.report(rows[-1])
    assert told is not None
    assert (told.person, told.order) == (person, standing.acting)
    assert told.events
    assert await fresh.records.check() == []


async def test_acting_by_hand_switches_the_order_off(matches: Matches) -> None:
    match = await begun(matches)
    person = mover(match)
    await leave(matches, match, person, HOLD)
    await leave(matches, match, person, PASS)  # in its place
    orders = await matches.orders.leave(match.id, person, match.version, PASS, False)
    assert orders.standing.left == ()
    assert await due(matches, timedelta(hours=1)) == 0
    await leave(matches, match, person, PASS)
    panel = await matches.turns.panel(match.id, person)
    assert (panel.standing.acting, panel.standing.left) == (PASS, (PASS,))
    panel = await matches.turns.pick(match.id, person, panel.version, panel.revision, "school")
    assert (panel.standing.acting, panel.standing.left) == (None, ())
    assert await left(matches, match, person) == ()
    assert await due(matches, timedelta(hours=1)) == 0
    await leave(matches, match, person, PASS)
    for press in (back, start_over):
        panel = await press(matches, panel)
        assert panel.standing.acting == PASS
    assert await left(matches, match, person) == (PASS,)
    panel = await typed(matches, match, "school 7")
    assert await left(matches, match, person) == ()
    await leave(matches, match, person, HOLD)
    panel = await matches.turns.panel(match.id, person)
    assert panel.standing.acting == HOLD  # and the page of Confirm says so
    assert panel.action is not None
    await confirm(matches, panel)
    assert await left(matches, match, person) == ()


async def test_an_order_stays_where_a_sitter_takes_the_turn(matches: Matches) -> None:
    match = await begun(matches)
    person, today = mover(match), now(matches).date()
    await leave(matches, match, person, PASS)
    await matches.substitutes.name_sitter(match.id, person, STRANGER, today, today)
    panel = await matches.turns.panel(match.id, STRANGER.id)
    while panel.question is not None:
        token = panel.question.answers[0].token
        panel = await matches.turns.pick(match.id, STRANGER.id, panel.version, panel.revision, token)
    await matches.turns.confirm(match.id, STRANGER.id, panel.version, panel.revision)
    assert (await left(matches, match, person), await due(matches, LONGEST)) == ((PASS,), 0)


async def test_who_leaves_leaves_no_order_behind(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await begun(matches)
    _, second, third = await bidders(matches, match)
    await leave(matches, match, second, PASS)
    await leave(matches, match, third, HOLD)
    await matches.turns.resign(match.id, second)
    assert len((await dump(matches))["standing_orders"]) == 1
    await leave(matches, match, mover(await matches.watching.match(match.id)), HOLD)
    # Whatever a game says of its orders: with the match that ends, as only one is left, they are gone.
    monkeypatch.setattr(YunnanPosition, "broken", lambda *_: False)
    await matches.turns.resign(match.id, third)
    assert (await dump(matches))["standing_orders"] == []


@pytest.mark.parametrize("meanwhile", [False, True])
async def test_an_order_for_an_older_position_is_not_taken(matches: Overtaken, meanwhile: bool) -> None:
    match = await begun(matches)
    first, second, _ = await bidders(matches, match)
    if meanwhile:
        matches.storing.before = lambda: take_turn(matches, match, "pass")
    else:
        await take(matches, match, "pass")
    orders = await matches.orders.leave(match.id, second, match.version, HOLD, True)
    assert (orders.fresh, orders.standing.left) == (True, ())
    assert orders.match.version > match.version
    # one that is offered no more is no error either
    orders = await matches.orders.leave(match.id, first, match.version, HOLD, True)
    assert (orders.fresh, plain(orders.standing.offered)) == (True, (PASS,))


async def test_only_what_is_on_offer_is_ordered(matches: Matches) -> None:
    match = await begun(matches)
    person = mover(match)
    for wrong, on in ((StandingOrder("", "bribe"), True), (StandingOrder("A", "pass"), True), (PASS, False)):
        attempt = matches.orders.leave(match.id, person, match.version, wrong, on)
        assert await refused(attempt) == "no-such-choice"
    standing = (await matches.orders.of(match.id, person)).standing
    assert (standing.left, plain(standing.offered)) == ((), (HOLD, PASS))
    await take(matches, match, "pass")
    assert plain((await matches.orders.of(match.id, person)).standing.offered) == (PASS,)


async def test_orders_and_a_queue_are_offered_after_a_turn_while_others_act(matches: Matches) -> None:
    match = await begun(matches)
    offered = []
    for token in ("market", "market", "market", "pass", "pass", "pass"):
        offered.append((await take_turn(matches, await matches.watching.match(match.id), token)).orders)
    assert offered == [True] * 5 + [False]  # who bids last travels first
    match = await started(matches, 2, "qin")  # a game without standing orders
    assert (await matches.orders.of(match.id, mover(match))).standing.offered == ()
    assert (await confirm(matches, await random_panel(matches, match, random.Random(1)))).orders


@pytest.mark.parametrize(("what", "on", "acts"), [(PASS, False, 0), (HOLD, True, 1)])
async def test_an_order_changed_in_the_last_moment_acts_as_it_is_then_if_it_still_is(
    matches: Overtaken, what: StandingOrder, on: bool, acts: int
) -> None:
    match, person = await about_to_pass(matches)
    matches.obeying.before = lambda: matches.orders.leave(match.id, person, match.version, what, on)
    assert await due(matches) == 0
    assert await due(matches) == acts
    assert await left(matches, match, person) == (HOLD,) * acts
    assert await entries(matches, match) == ["pass"] * acts


@pytest.mark.parametrize(
    ("before", "meanwhile"),
    [((), "market"), (("market", "market", "market", "pass", "pass"), "pass")],
    ids=["the next seat", "the bidding is over"],
)
async def test_an_order_does_not_act_once_its_seat_has(
    matches: Overtaken, before: tuple[str, ...], meanwhile: str
) -> None:
    match = await begun(matches)
    for token in before:
        match = await take(matches, match, token)
    await leave(matches, match, mover(match), PASS)
    advance(matches, LONGEST)
    matches.obeying.before = lambda: take_turn(matches, match, meanwhile)
    assert await due(matches) == 0
    assert await entries(matches, match) == [*before, meanwhile]


async def test_somebody_leaving_only_delays_it(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    match, _ = await about_to_pass(matches, 4)
    second = (await bidders(matches, match))[1]
    reach = matches.positions.reach

    async def reach_late(line: Line) -> Position:
        """Between reading the match and storing what the order does."""
        position = await reach(line)
        monkeypatch.undo()
        await matches.turns.resign(match.id, second)
        return position

    monkeypatch.setattr(matches.positions, "reach", reach_late)
    assert await due(matches) == 0
    assert await due(matches) == 1
    assert (await entries(matches, match))[-1] == "pass"
    assert await matches.records.check() == []


@pytest.mark.parametrize("number", range(4))
async def test_of_a_confirm_and_an_order_at_once_one_counts(matches: Matches, number: int) -> None:
    match = await begun(matches)
    panel = await choose(matches, match.id, mover(match), "school", "7")
    await leave(matches, match, mover(match), PASS)
    advance(matches, LONGEST)
    before = len(await posted(matches))
    presses: list[Awaitable[object]] = [
        confirm(matches, panel),
        restarted(matches).timekeeping.due(now(matches)),
    ]
    results = await asyncio.gather(*presses[:: 1 if number % 2 else -1], return_exceptions=True)
    (entry,) = await entries(matches, match)
    errors = [result.code for result in results if isinstance(result, MatchError)]
    assert errors in ([], ["stale-panel"])
    assert (entry == "pass") == bool(errors)
    assert len(await posted(matches)) == before + 1
    assert await matches.records.check() == []


async def test_of_two_orders_one_stays_and_no_pause_follows_from_the_seed(matches: Matches) -> None:
    """Otherwise the times of the messages would tell, once the seed is open, which passes were orders."""
    match = await begun(matches)
    person = mover(match)
    times = set()
    for _ in range(6):
        await leave(matches, match, person, PASS)
        times.add((await matches.orders.of(match.id, person)).standing.acts_at)
        await matches.orders.leave(match.id, person, match.version, PASS, False)
    assert len(times) > 1
    found = await asyncio.gather(
        matches.orders.leave(match.id, person, match.version, HOLD, True),
        restarted(matches).orders.leave(match.id, person, match.version, PASS, True),
    )
    assert not any(orders.fresh for orders in found)
    stays: tuple[StandingOrder, ...] = await left(matches, match, person)
    assert stays in ((HOLD,), (PASS,))
    assert await due(matches, LONGEST) == 1


async def test_a_stop_anywhere_leaves_an_order_whole_or_not_at_all(matches: Matches) -> None:
    match = await begun(matches)
    person = mover(match)

    async def press(what: StandingOrder, on: bool) -> None:
        await pull_everywhere(
            matches, lambda: matches.orders.leave(match.id, person, match.version, what, on)
        )

    await press(HOLD, True)
    await press(PASS, True)
    advance(matches, LONGEST)
    await pull_everywhere(matches, lambda: matches.timekeeping.resume(now(matches)))
    await pull_everywhere(
        matches, lambda: matches.turns.type_move(match.id, person, "school 7")
    )  # takes it back
    assert await left(matches, match, person) == ()
    await press(PASS, True)
    await press(PASS, False)
    assert await left(matches, match, person) == ()
    await press(PASS, True)
    advance(matches, LONGEST)
    before = len(await posted(matches))
    await pull_everywhere(matches, lambda: due(matches))
    assert await entries(matches, match) == ["pass"]
    assert len(await posted(matches)) == before + 1
    assert await matches.records.check() == []


async def test_leaving_an_order_changes_nothing_that_others_see(matches: Matches) -> None:
    match = await begun(matches)
    for person in await bidders(matches, match):
        before = await dump(matches, "standing_orders")
        seen = msgspec.json.encode(await matches.watching.match(match.id))
        for what in (HOLD, PASS):
            await leave(matches, match, person, what)
        await matches.orders.leave(match.id, person, match.version, PASS, False)
        await leave(matches, match, person, HOLD)
        assert await dump(matches, "standing_orders") == before
        assert msgspec.json.encode(await matches.watching.match(match.id)) == seen
    for person in await bidders(matches, match):
        assert await left(matches, match, person) == (HOLD,)  # its own, and no word of the others'
    assert b"hold" not in await matches.records.export(match.id)


async def public(matches: Matches, store: Store, match: Match) -> list[object]:
    """What the world can see of a match: itself, its log, its messages, its deadline."""
    log = await matches.watching.log(match.id, None)
    told = [[turn.number, turn.entries, turn.at, turn.events] for turn in log]
    content = await dump(matches)
    rows = [
        [value for value in row[2:] if value is not None]
        for name in ("outbox", "deadlines")
        for row in content[name]
        if row[0 if name == "deadlines" else 1] == match.id and "order" not in row
    ]
    fields = msgspec.to_builtins(await matches.watching.match(match.id))
    del fields["id"], fields["seed_sha256"]
    return [fields, msgspec.to_builtins(told), rows]


async def test_the_match_looks_the_same_with_any_order_and_with_none_until_it_acts(
    matches: Matches, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also once it has acted, both orders look the same; the pause is drawn without knowing of them."""
    monkeypatch.setattr("bot.matches.orders.pause", lambda: SHORTEST)
    tables = [await begun(matches) for _ in range(3)]
    first = game("yunnan").start(3, {}, "the same").to_act()
    async with matches.store.transaction() as writing:
        await writing.run(update(match_table).values(seed="the same", to_act=first))
        await writing.run(update(deadlines).values(seat=first))
        await writing.run(delete(snapshots))
    alike = restarted(matches)
    people = await bidders(alike, tables[0])
    for match, what in zip(tables, (None, HOLD, PASS), strict=True):
        if what is not None:
            await leave(alike, match, people[1], what)
        await take(alike, match, "school", "5")
    assert len({msgspec.json.encode(await public(alike, store, match)) for match in tables}) == 1
    advance(matches, LONGEST - SECOND)
    while await alike.timekeeping.due(now(matches)):
        pass
    seen = [await public(alike, store, match) for match in tables]
    assert seen[1] == seen[2]
    assert await entries(alike, tables[1]) == ["school 5", "pass"]


def test_pauses_are_spread() -> None:
    pauses = [pause() for _ in range(800)]
    assert min(pauses) >= SHORTEST
    assert max(pauses) <= LONGEST
    for number in range(4):
        first = SHORTEST + number * timedelta(minutes=2)
        assert 100 < sum(first <= found < first + timedelta(minutes=2) for found in pauses) < 300


async def test_with_two_colours_each_an_order_is_for_one_of_them(matches: Matches) -> None:
    match = await begun(matches, 2)
    person = mover(match)
    orders = await matches.orders.of(match.id, person)
    subjects = {order.subject for order in plain(orders.standing.offered)}
    assert (len(subjects), len(plain(orders.standing.offered))) == (2, 4)
    view = (await matches.watching.turn(match.id)).view
    assert isinstance(view, YunnanPosition)
    now, later = "ABCD"[view.colour], next(iter(subjects - {"ABCD"[view.colour]}))
    await leave(matches, match, person, StandingOrder(later, "pass"))
    assert (await matches.orders.of(match.id, person)).standing.acting is None
    await leave(matches, match, person, StandingOrder(now, "hold"))
    assert (await matches.orders.of(match.id, person)).standing.acting == StandingOrder(now, "hold")
    assert await due(matches, LONGEST) == 1
    assert await entries(matches, match) == ["pass"]
    match = await take(matches, match, "market")  # the other person
    assert mover(match) == person
    assert await due(matches, LONGEST) == 1
    panel = await choose(matches, match.id, mover(await matches.watching.match(match.id)), "pass")
    assert panel.action is not None


async def test_an_order_answers_on_the_panel_what_comes_after_a_choice(matches: Matches) -> None:
    """In China: the card comes from the deck without a question, and can be drawn otherwise all the same."""
    match = await started(matches, 3, "china")
    person = mover(match)
    await leave(matches, match, person, StandingOrder("", "draw"))
    panel = await matches.turns.panel(match.id, person)
    card = next(str(action).split()[1] for action in panel.view.legal() if "exchange" in str(action))
    panel = await matches.turns.pick(match.id, person, panel.version, panel.revision, f"exchange {card}")
    while panel.action is None:
        assert panel.question is not None
        token = panel.question.answers[0].token
        panel = await matches.turns.pick(match.id, person, panel.version, panel.revision, token)
        assert panel.question is None or panel.question.slot != "draw"
    assert str(panel.action) == "draw"
    panel = await back(matches, panel)
    assert panel.question is not None
    assert panel.question.slot == "draw"
