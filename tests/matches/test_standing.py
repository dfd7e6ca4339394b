"""Standing orders act for their seat, switch themselves off, and nobody else can tell that there is one."""

import asyncio
import random
from datetime import timedelta

import msgspec
import pytest
from sqlalchemy import delete, update

from bot.clock import Clock
from bot.matches import Match, MatchError, Matches
from bot.matches.standing import LONGEST, SHORTEST, pause
from bot.store import Store
from bot.store.tables import deadlines, snapshots
from bot.store.tables import matches as match_table
from games import game
from games.engine import StandingOrder
from games.yunnan.position import YunnanPosition
from tests.matches.table import (
    AIKO,
    CHANNEL,
    MEI,
    SERVER,
    STRANGER,
    choose,
    confirm,
    dump,
    mover,
    posts,
    random_panel,
    started,
    take_turn,
)
from tests.matches.test_crash import pull_everywhere

HOLD, PASS = StandingOrder("", "hold"), StandingOrder("", "pass")
SECOND = timedelta(seconds=1)


async def begun(matches: Matches, seats: int = 3) -> Match:
    """A match of Yunnan in which nobody has acted."""
    return await started(matches, seats, "yunnan")


async def in_turn(matches: Matches, match: Match) -> list[int]:
    """The people of a match for three or more in their order of bidding, the one to act first."""
    view = (await matches.turn(match.id)).view
    assert isinstance(view, YunnanPosition)
    people = [match.seats[seat].person for seat in view.order_of_play()]
    return [person for person in people if person is not None]


async def leave(matches: Matches, match: Match, person: int, what: StandingOrder) -> None:
    version = (await matches.match(match.id)).version
    orders = await matches.leave_order(match.id, person, version, what, True)
    assert not orders.fresh
    assert what in orders.standing.left


async def left(matches: Matches, match: Match, person: int) -> tuple[StandingOrder, ...]:
    return (await matches.orders(match.id, person)).standing.left


async def bid(matches: Matches, match: Match, *tokens: str) -> Match:
    """The person to act does this."""
    return (await take_turn(matches, await matches.match(match.id), *tokens)).match


async def entries(matches: Matches, match: Match) -> list[str]:
    return [entry for turn in await matches.log(match.id, None) for entry in turn.entries]


# ── acting ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("what", [HOLD, PASS])
async def test_an_order_acts_once_its_seat_has_been_waited_for_a_while(
    matches: Matches, clock: Clock, what: StandingOrder
) -> None:
    match = await begun(matches)
    first, second, _ = await in_turn(matches, match)
    await leave(matches, match, second, what)
    clock.advance(timedelta(hours=1))
    assert await matches.due(clock.now()) == 0  # another seat is to act
    match = await bid(matches, match, "school", "5")
    assert mover(match) == second
    shown = (await matches.orders(match.id, second)).standing
    assert shown.acting == what
    assert shown.acts_at is not None
    assert SHORTEST <= shown.acts_at - clock.now() <= LONGEST
    assert await matches.next_due() == shown.acts_at
    clock.advance(shown.acts_at - clock.now() - SECOND)
    assert await matches.due(clock.now()) == 0
    clock.advance(SECOND)
    assert await matches.due(clock.now()) == 1
    assert await entries(matches, match) == ["school 5", "pass"]
    assert mover(await matches.match(match.id)) not in (first, second)
    assert await matches.due(clock.now()) == 0
    assert await matches.check() == []


async def test_an_order_left_on_ones_own_turn_acts_too(matches: Matches, clock: Clock) -> None:
    match = await begun(matches)
    person = mover(match)
    await leave(matches, match, person, HOLD)
    acts_at = (await matches.orders(match.id, person)).standing.acts_at
    assert acts_at is not None
    clock.advance(timedelta(seconds=30))
    await leave(matches, match, person, PASS)  # another order: the pause goes on
    assert (await matches.orders(match.id, person)).standing.acts_at == acts_at
    clock.advance(acts_at - clock.now())
    assert await matches.due(clock.now()) == 1
    assert await entries(matches, match) == ["pass"]


async def test_orders_one_after_the_other_each_take_their_time(matches: Matches, clock: Clock) -> None:
    match = await begun(matches, 4)
    people = await in_turn(matches, match)
    for person in people[1:]:
        await leave(matches, match, person, PASS)
    match = await bid(matches, match, "school", "5")
    for count in (2, 3, 4):
        acts_at = await matches.next_due()
        assert acts_at is not None
        assert SHORTEST <= acts_at - clock.now() <= LONGEST
        clock.advance(acts_at - clock.now())
        assert await matches.due(clock.now()) == 1
        assert len(await entries(matches, match)) == count
    assert mover(await matches.match(match.id)) == people[0]  # has not passed


async def test_an_overdue_order_acts_before_anybody_is_reminded(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await begun(matches)
    person = mover(match)
    await leave(matches, match, person, PASS)
    clock.advance(timedelta(hours=20))
    assert await Matches(store, clock).due(clock.now()) == 1
    assert [payload for kind, payload in await posts(store) if kind == "reminder"] == []
    assert await entries(matches, match) == ["pass"]


async def test_a_stop_anywhere_while_an_order_acts_loses_nothing(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await begun(matches)
    await leave(matches, match, mover(match), PASS)
    clock.advance(LONGEST)
    before = len(await posts(store))

    async def due() -> None:
        try:
            await matches.due(clock.now())
        except ExceptionGroup as group:
            raise group.exceptions[0] from group

    await pull_everywhere(store, due)
    assert await entries(matches, match) == ["pass"]
    assert len(await posts(store)) == before + 1
    assert await matches.check() == []


async def test_an_order_that_two_processes_find_due_acts_once(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await begun(matches)
    await leave(matches, match, mover(match), PASS)
    clock.advance(LONGEST)
    done = await asyncio.gather(matches.due(clock.now()), Matches(store, clock).due(clock.now()))
    assert sum(done) == 1
    assert await entries(matches, match) == ["pass"]


# ── switching off ────────────────────────────────────────────────────────────────────────────────


async def thrown_out(matches: Matches, clock: Clock, what: StandingOrder) -> tuple[Match, int]:
    """The second has bid 5 and passes by order, then the third throws them out; the match, the second."""
    match = await begun(matches)
    _, second, third = await in_turn(matches, match)
    match = await bid(matches, match, "market")
    match = await bid(matches, match, "school", "5")
    match = await bid(matches, match, "market")
    await leave(matches, match, second, what)
    match = await bid(matches, match, "market")
    clock.advance(LONGEST)
    assert await matches.due(clock.now()) == 1
    match = await matches.match(match.id)
    assert mover(match) == third
    match = await bid(matches, match, "school", "7")
    return match, second


async def test_hold_is_off_once_a_trader_is_thrown_out(matches: Matches, clock: Clock) -> None:
    match, second = await thrown_out(matches, clock, HOLD)
    assert await left(matches, match, second) == ()
    match = await bid(matches, match, "market")  # the first
    assert mover(match) == second
    clock.advance(timedelta(hours=2))
    assert await matches.due(clock.now()) == 0
    assert (await matches.panel(match.id, second)).question is not None


async def test_pass_stays_when_a_trader_is_thrown_out(matches: Matches, clock: Clock) -> None:
    match, second = await thrown_out(matches, clock, PASS)
    assert await left(matches, match, second) == (PASS,)
    match = await bid(matches, match, "pass")  # the first
    assert mover(match) == second
    clock.advance(LONGEST)
    assert await matches.due(clock.now()) == 1
    assert (await entries(matches, match))[-1] == "pass"
    match = await bid(matches, match, "pass")  # the third: the bidding is over
    assert await left(matches, match, second) == ()
    assert (await dump_of(matches))["standing_orders"] == []


async def dump_of(matches: Matches) -> dict[str, list[object]]:
    return await dump(matches._store)


async def test_choosing_by_hand_switches_the_order_off_that_would_act(matches: Matches, clock: Clock) -> None:
    match = await begun(matches)
    person = mover(match)
    await leave(matches, match, person, PASS)
    panel = await matches.panel(match.id, person)
    assert panel.standing.acting == PASS
    panel = await matches.pick(match.id, person, panel.version, panel.revision, "school")
    assert panel.standing.acting is None
    assert panel.standing.left == ()
    assert await left(matches, match, person) == ()
    clock.advance(timedelta(hours=1))
    assert await matches.due(clock.now()) == 0


async def test_confirming_switches_off_what_was_left_after_choosing(matches: Matches) -> None:
    match = await begun(matches)
    person = mover(match)
    panel = await choose(matches, match.id, person, "school", "5")
    await leave(matches, match, person, HOLD)
    panel = await matches.panel(match.id, person)
    assert panel.standing.acting == HOLD  # and the page of Confirm says so
    assert panel.action is not None
    await confirm(matches, panel)
    assert await left(matches, match, person) == ()


async def test_a_typed_move_switches_it_off_too(matches: Matches) -> None:
    match = await begun(matches)
    person = mover(match)
    await leave(matches, match, person, HOLD)
    await matches.type_move(match.id, person, "school 7")
    assert await left(matches, match, person) == ()


async def test_taking_choices_back_leaves_the_order_alone(matches: Matches) -> None:
    match = await begun(matches)
    person = mover(match)
    panel = await choose(matches, match.id, person, "school")
    await leave(matches, match, person, PASS)
    panel = await matches.back(match.id, person, panel.version, panel.revision)
    assert panel.standing.acting == PASS
    panel = await matches.start_over(match.id, person, panel.version, panel.revision)
    assert panel.standing.acting == PASS
    assert await left(matches, match, person) == (PASS,)


async def test_an_order_is_replaced_and_taken_back(matches: Matches, clock: Clock) -> None:
    match = await begun(matches)
    person = mover(match)
    await leave(matches, match, person, HOLD)
    await leave(matches, match, person, PASS)
    assert await left(matches, match, person) == (PASS,)
    orders = await matches.leave_order(match.id, person, match.version, PASS, False)
    assert orders.standing.left == ()
    clock.advance(timedelta(hours=1))
    assert await matches.due(clock.now()) == 0


async def test_who_leaves_the_match_leaves_no_order_behind(matches: Matches, store: Store) -> None:
    match = await begun(matches)
    _, second, third = await in_turn(matches, match)
    await leave(matches, match, second, PASS)
    await leave(matches, match, third, HOLD)
    await matches.resign(match.id, second)
    assert len((await dump(store))["standing_orders"]) == 1
    await matches.resign(match.id, third)  # one is left: the match is over
    assert (await dump(store))["standing_orders"] == []


async def test_another_leaving_in_the_pause_does_not_begin_it_anew(matches: Matches, clock: Clock) -> None:
    match = await begun(matches)
    first, second, _ = await in_turn(matches, match)
    await leave(matches, match, first, PASS)
    before = (await matches.orders(match.id, first)).standing.acts_at
    clock.advance(timedelta(seconds=30))
    await matches.resign(match.id, second)
    assert (await matches.orders(match.id, first)).standing.acts_at == before


# ── refusing ─────────────────────────────────────────────────────────────────────────────────────


async def test_an_order_for_an_older_position_is_not_taken(matches: Matches) -> None:
    match = await begun(matches)
    _, second, _ = await in_turn(matches, match)
    await bid(matches, match, "school", "5")
    orders = await matches.leave_order(match.id, second, match.version, PASS, True)
    assert orders.fresh
    assert orders.match.version > match.version
    assert orders.standing.left == ()


async def test_an_order_that_is_not_offered_is_refused(matches: Matches) -> None:
    match = await begun(matches)
    person = mover(match)
    for wrong, on in ((StandingOrder("", "bribe"), True), (StandingOrder("A", "pass"), True), (PASS, False)):
        with pytest.raises(MatchError) as caught:
            await matches.leave_order(match.id, person, match.version, wrong, on)
        assert caught.value.code == "no-such-choice"
    assert await left(matches, match, person) == ()


async def test_hold_is_not_offered_to_who_has_passed(matches: Matches) -> None:
    match = await begun(matches)
    person = mover(match)
    assert (await matches.orders(match.id, person)).standing.offered == (HOLD, PASS)
    await bid(matches, match, "pass")
    assert (await matches.orders(match.id, person)).standing.offered == (PASS,)


async def test_only_who_plays_has_orders(matches: Matches) -> None:
    lobby = await matches.create("yunnan", 3, "daily", {}, MEI, SERVER, CHANNEL)
    match = await begun(matches)
    await matches.resign(match.id, AIKO.id)
    for number, person, code in (
        (lobby.id, MEI, "not-started"),
        (match.id, STRANGER, "not-in-match"),
        (match.id, AIKO, "already-resigned"),
    ):
        with pytest.raises(MatchError) as caught:
            await matches.orders(number, person.id)
        assert caught.value.code == code


async def test_games_without_orders_offer_none(matches: Matches) -> None:
    match = await started(matches, 2, "qin")
    assert (await matches.orders(match.id, mover(match))).standing.offered == ()
    panel = await random_panel(matches, match, random.Random(1))
    assert not (await confirm(matches, panel)).orders


async def test_orders_are_offered_after_a_turn_as_long_as_there_are_any(matches: Matches) -> None:
    match = await begun(matches)
    offered = []
    for token in ("market", "market", "market", "pass", "pass", "pass"):
        done = await take_turn(matches, match, token)
        match = done.match
        offered.append(done.orders)
    assert offered == [True, True, True, True, True, False]


# ── secrets ──────────────────────────────────────────────────────────────────────────────────────


async def test_leaving_an_order_changes_nothing_that_others_see(matches: Matches, store: Store) -> None:
    match = await begun(matches)
    for person in await in_turn(matches, match):
        before = await dump(store, "standing_orders")
        seen = msgspec.json.encode(await matches.match(match.id))
        for what in (HOLD, PASS):
            await leave(matches, match, person, what)
        await matches.leave_order(match.id, person, match.version, PASS, False)
        await leave(matches, match, person, HOLD)
        assert await dump(store, "standing_orders") == before
        assert msgspec.json.encode(await matches.match(match.id)) == seen
    for person in await in_turn(matches, match):
        assert await left(matches, match, person) == (HOLD,)  # its own, and no word of the others'
    assert b"hold" not in await matches.export(match.id)


async def public(matches: Matches, store: Store, match: Match) -> list[object]:
    """What the world can see of a match: itself, its log, its messages, its deadline."""
    log = await matches.log(match.id, None)
    told = [[turn.number, turn.entries, turn.at, turn.events] for turn in log]
    content = await dump(store)
    rows = [
        [value for value in row[2:] if value is not None]
        for name in ("outbox", "deadlines")
        for row in content[name]
        if row[0 if name == "deadlines" else 1] == match.id
    ]
    fields = msgspec.to_builtins(await matches.match(match.id))
    del fields["id"], fields["seed_sha256"]
    return [fields, msgspec.to_builtins(told), rows]


async def test_the_match_looks_the_same_with_any_order_and_with_none_until_it_acts(
    matches: Matches, store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also once it has acted, both orders look the same; the pause is drawn without knowing of them."""
    monkeypatch.setattr("bot.matches.standing.pause", lambda: SHORTEST)
    tables = [await begun(matches) for _ in range(3)]
    first = game("yunnan").start(3, {}, "the same").to_act()
    async with store.transaction() as writing:
        await writing.run(update(match_table).values(seed="the same", to_act=first))
        await writing.run(update(deadlines).values(seat=first))
        await writing.run(delete(snapshots))
    alike = Matches(store, clock)
    people = await in_turn(alike, tables[0])
    for match, what in zip(tables, (None, HOLD, PASS), strict=True):
        if what is not None:
            await leave(alike, match, people[1], what)
        await bid(alike, match, "school", "5")
    assert len({msgspec.json.encode(await public(alike, store, match)) for match in tables}) == 1
    clock.advance(LONGEST - SECOND)
    while await alike.due(clock.now()):
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


async def test_no_pause_can_be_worked_out_from_the_seed_that_the_end_opens(matches: Matches) -> None:
    """Otherwise everybody could tell afterwards which passes were orders, by the times of the messages."""
    match = await begun(matches)
    person = mover(match)
    times = set()
    for _ in range(6):
        await leave(matches, match, person, PASS)
        times.add((await matches.orders(match.id, person)).standing.acts_at)
        await matches.leave_order(match.id, person, match.version, PASS, False)
    assert len(times) > 1


# ── two colours each ─────────────────────────────────────────────────────────────────────────────


async def test_with_two_colours_each_an_order_is_for_one_of_them(matches: Matches, clock: Clock) -> None:
    match = await begun(matches, 2)
    person = mover(match)
    orders = await matches.orders(match.id, person)
    subjects = {order.subject for order in orders.standing.offered}
    assert len(subjects) == 2
    assert len(orders.standing.offered) == 4
    view = (await matches.turn(match.id)).view
    assert isinstance(view, YunnanPosition)
    now, later = "ABCD"[view.colour], next(iter(subjects - {"ABCD"[view.colour]}))
    await leave(matches, match, person, StandingOrder(later, "pass"))
    assert (await matches.orders(match.id, person)).standing.acting is None
    await leave(matches, match, person, StandingOrder(now, "hold"))
    assert (await matches.orders(match.id, person)).standing.acting == StandingOrder(now, "hold")
    clock.advance(LONGEST)
    assert await matches.due(clock.now()) == 1
    assert await entries(matches, match) == ["pass"]
    match = await bid(matches, match, "market")  # the other person
    assert mover(match) == person
    clock.advance(LONGEST)
    assert await matches.due(clock.now()) == 1
    panel = await choose(matches, match.id, mover(await matches.match(match.id)), "pass")
    assert panel.action is not None
