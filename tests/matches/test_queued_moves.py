"""Moves chosen before their turn: played as they were chosen, or not at all, by whoever chose them alone."""

import asyncio
import random
from datetime import timedelta

import msgspec
import pytest

from bot.components.orders import name, report
from bot.matches import Match, Matches
from bot.matches.orders import LONGEST, MOVE
from bot.store import outbox, standing_orders
from bot.store.outbox import Row
from bot.text import words
from games.engine import OPEN, SAME, StandingOrder
from tests.support.hours import advance, due, now, restarted
from tests.support.pages import items, texts
from tests.support.people import STRANGER
from tests.support.presses import (
    back,
    confirm,
    draft,
    mover,
    next_person,
    offered,
    queued,
    random_panel,
    start_over,
    take,
    take_back,
)
from tests.support.refusals import refused
from tests.support.table import bidders, started
from tests.support.written import dump, entries

GAMES = ("qin", "china", "yunnan", "confucius", "dayunhe")


async def begun(matches: Matches, name: str, turns: int = 0) -> Match:
    """A match of three after so many confirmations at random."""
    match = await started(matches, 3, name)
    rng = random.Random(name)
    for _ in range(turns):
        match = (await confirm(matches, await random_panel(matches, match, rng))).match
    return match


async def told(matches: Matches) -> list[Row]:
    """What waits to be told to the persons of orders."""
    async with matches.store.reading() as reading:
        rows = [await outbox.get(reading, number) for number in range(1, 200)]
    return [row for row in rows if row is not None and row.kind == "order"]


@pytest.mark.parametrize("name", GAMES)
async def test_a_queued_move_is_played_once_after_a_pause_by_another_process(
    matches: Matches, name: str
) -> None:
    """On the condition that it is still allowed; if it is not, its person is told, and queues another."""
    match = await begun(matches, name, 3)
    played, rng = False, random.Random(5)
    while not played:
        match = await matches.watching.match(match.id)
        person = next_person(match)
        moves = await queued(matches, match, person, rng.randrange(100))
        found = await matches.orders.depend(match.id, person, str(OPEN))
        assert found.queued is not None
        assert (found.queued.actions, found.queued.condition) == (moves, OPEN)
        heard = len(await told(matches))
        while len(await told(matches)) == heard:
            if await acts(matches, match, person, moves):
                break
            match = await matches.watching.match(match.id)
            await confirm(matches, await random_panel(matches, match, rng))
        report = await matches.orders.report((await told(matches))[heard])
        assert report is not None
        assert (report.person, report.order.name) == (person, MOVE)
        assert bool(report.events) != bool(report.lost)
        played = not report.lost
        assert (await dump(matches))["standing_orders"] == []
    assert await due(matches, LONGEST) == 0
    assert await matches.records.check() == []


async def acts(matches: Matches, match: Match, person: int, moves: tuple[str, ...]) -> bool:
    """Whether the move is about to be played: then it is, once, by one of two that both would."""
    match = await matches.watching.match(match.id)
    standing = (await matches.orders.of(match.id, person)).standing
    if standing.acting is None:
        return False
    assert (mover(match), standing.acting.name) == (person, MOVE)
    before = await entries(matches, match)
    fresh = restarted(matches)
    advance(matches, LONGEST)
    assert sum(await asyncio.gather(due(fresh), due(restarted(matches)))) == 1
    while (await matches.orders.of(match.id, person)).queued is not None:
        assert await due(fresh, LONGEST) == 1
    assert await entries(matches, match) == [*before, *moves]
    return True


async def test_what_changes_where_it_acts_deletes_it_and_is_told_by_its_place(matches: Matches) -> None:
    match = await begun(matches, "yunnan")
    person = next_person(match)
    panel = await matches.turns.ahead(match.id, person, "school 7")
    assert await matches.turns.queue(match.id, person, panel.version, panel.revision)
    match = await take(matches, match, "school", "5")
    (row,) = await told(matches)
    found = await matches.orders.report(row)
    assert found is not None
    assert (found.lost, found.place, found.moves) == ("changed", "school", ("school 7",))
    assert (await matches.orders.of(match.id, person)).queued is None
    assert await due(matches, LONGEST) == 0


@pytest.mark.parametrize("plays", [True, False])
async def test_a_bid_can_depend_on_what_others_bid(matches: Matches, plays: bool) -> None:
    match = await begun(matches, "yunnan")
    person = (await bidders(matches, match))[1]
    panel = await matches.turns.ahead(match.id, person, "school 9")
    assert await matches.turns.queue(match.id, person, panel.version, panel.revision)
    await matches.orders.depend(match.id, person, "most school 5")
    match = await take(matches, match, "school", "5" if plays else "7")
    assert await due(matches, LONGEST) == plays
    assert (await entries(matches, match))[-1] == ("school 9" if plays else "school 7")
    (row,) = await told(matches)
    found = await matches.orders.report(row)
    assert found is not None
    assert found.lost == ("" if plays else "unmet")


async def test_what_was_being_chosen_when_the_turn_came_is_on_the_panel(matches: Matches) -> None:
    match = await begun(matches, "china", 3)
    person = next_person(match)
    panel = await draft(matches, match, person, random.Random(2))
    assert panel.action is not None
    rng = random.Random(1)
    while (match := await matches.watching.match(match.id)).to_act != panel.seat:
        await confirm(matches, await random_panel(matches, match, rng))
    assert not await matches.turns.queue(match.id, person, panel.version, panel.revision)
    come = await matches.turns.panel(match.id, person)
    assert (come.ahead, come.action, come.drafted) == (False, panel.action, panel.drafted)
    assert (await start_over(matches, come)).question is not None
    assert (await matches.turns.panel(match.id, person)).action is None


async def test_out_of_turn_those_moves_are_suggested_that_could_be_queued(matches: Matches) -> None:
    match = await begun(matches, "qin", 3)
    person = next_person(match)
    suggested = await matches.turns.suggest(match.id, person, "")
    assert (await dump(matches))["standing_orders"] == []
    assert (await matches.turns.ahead(match.id, person, suggested[3])).action is not None
    assert await refused(matches.turns.suggest(match.id, STRANGER.id, "")) == "not-in-match"


async def test_what_is_chosen_by_hand_or_changed_is_not_played(matches: Matches) -> None:
    match = await begun(matches, "qin")
    person = next_person(match)
    await queued(matches, match, person)
    panel = await matches.turns.panel(match.id, person)  # shown as it was left
    assert panel.ahead
    assert panel.action is not None
    stale = panel.revision
    panel = await matches.turns.back(match.id, person, panel.version, panel.revision)
    assert (await matches.orders.of(match.id, person)).queued is None
    assert not await matches.turns.queue(match.id, person, panel.version, stale)
    await confirm(matches, await random_panel(matches, match, random.Random(3)))
    assert await due(matches, timedelta(hours=1)) == 0
    match = await matches.watching.match(match.id)
    await confirm(matches, await random_panel(matches, match, random.Random(3)))
    assert (await dump(matches))["standing_orders"] == []


async def test_a_move_queued_as_it_was_keeps_its_condition_and_a_changed_one_is_told_to_be_off(
    matches: Matches,
) -> None:
    match = await begun(matches, "qin")
    person = next_person(match)
    await queued(matches, match, person)
    await matches.orders.depend(match.id, person, str(OPEN))
    panel = await matches.turns.panel(match.id, person)
    assert panel.condition == OPEN
    assert await matches.turns.queue(match.id, person, panel.version, panel.revision)
    found = (await matches.orders.of(match.id, person)).queued
    assert found is not None
    assert found.condition == OPEN
    panel = await matches.turns.panel(match.id, person)
    panel = await back(matches, panel)
    assert (panel.unqueued, panel.condition) == (True, None)
    while panel.question is not None:
        token = offered(panel)[0]
        panel = await matches.turns.pick(match.id, person, panel.version, panel.revision, token)
        assert not panel.unqueued
    assert await matches.turns.queue(match.id, person, panel.version, panel.revision)
    assert (await matches.turns.panel(match.id, person)).condition == SAME


async def test_nobody_else_chooses_for_the_seat_and_who_takes_it_over_gets_nothing(matches: Matches) -> None:
    match = await begun(matches, "qin")
    person = next_person(match)
    await queued(matches, match, person)
    assert await refused(matches.turns.ahead(match.id, 12345)) == "not-in-match"
    await matches.turns.resign(match.id, person)
    assert (await dump(matches))["standing_orders"] == []


@pytest.mark.parametrize("name", ["qin", "yunnan"])
async def test_a_queued_move_changes_nothing_that_others_see(matches: Matches, name: str) -> None:
    match = await begun(matches, name, 2)
    person = next_person(match)
    before = await dump(matches, "standing_orders")
    seen = [
        msgspec.json.encode(await matches.watching.match(match.id)),
        await matches.records.export(match.id),
    ]
    await queued(matches, match, person)
    assert await dump(matches, "standing_orders") == before
    now = [
        msgspec.json.encode(await matches.watching.match(match.id)),
        await matches.records.export(match.id),
    ]
    assert now == seen
    other = mover(match)
    assert (await matches.orders.of(match.id, other)).queued is None
    assert StandingOrder(MOVE, MOVE) not in (await matches.orders.of(match.id, other)).standing.left


async def test_a_sitter_learns_of_no_order_and_cannot_queue(matches: Matches) -> None:
    match = await begun(matches, "yunnan")
    person = next_person(match)
    today = now(matches).date()
    await matches.substitutes.name_sitter(match.id, person, STRANGER, today, today + timedelta(days=3))
    moves = await queued(matches, match, person)
    await matches.orders.depend(match.id, person, str(OPEN))
    assert await refused(matches.turns.ahead(match.id, STRANGER.id)) == "not-in-match"
    while mover(match) != person:
        match = await take(matches, match, "market")
    shown = await matches.turns.panel(match.id, STRANGER.id)
    assert (shown.standing.acting, shown.standing.left) == (None, ())
    assert (await matches.turns.panel(match.id, person)).standing.acting is not None
    assert await due(matches, LONGEST) == 1
    assert (await entries(matches, match))[-1] == moves[0]


@pytest.mark.parametrize("confirms", [False, True])
async def test_a_queued_move_gives_way_to_a_sitters_turn_and_not_to_a_tap(
    matches: Matches, confirms: bool
) -> None:
    match = await begun(matches, "yunnan")
    person = next_person(match)
    today = now(matches).date()
    await matches.substitutes.name_sitter(match.id, person, STRANGER, today, today + timedelta(days=3))
    moves = await queued(matches, match, person)
    await matches.orders.depend(match.id, person, str(OPEN))
    while mover(match) != person:
        match = await take(matches, match, "market")
    panel = await matches.turns.panel(match.id, STRANGER.id)
    while panel.question is not None:
        token = panel.question.answers[0].token
        panel = await matches.turns.pick(match.id, STRANGER.id, panel.version, panel.revision, token)
    found = (await matches.orders.of(match.id, person)).queued
    assert found is not None
    assert (found.actions, await told(matches)) == (moves, [])
    if confirms:
        await matches.turns.confirm(match.id, STRANGER.id, panel.version, panel.revision)
        (row,) = await told(matches)
        report = await matches.orders.report(row)
        assert report is not None
        assert (report.person, report.lost, report.moves) == (person, "played", moves)
        assert (await matches.orders.of(match.id, person)).queued is None
    assert await due(matches, LONGEST) == (not confirms)


@pytest.mark.parametrize("who", ["sitter", "substitute"])
async def test_whoever_plays_for_somebody_gets_neither_plans_nor_notes_nor_orders(
    matches: Matches, who: str
) -> None:
    match = await begun(matches, "yunnan")
    person, today = next_person(match), now(matches).date()
    plan = await matches.plans.open(match.id, person)
    plan = await matches.plans.pick(match.id, person, plan.revision, "market")
    await matches.plans.keep(match.id, person, "north")
    await matches.notes.write(match.id, person, None, "take the bank")
    order = StandingOrder("", "pass")
    await matches.orders.leave(match.id, person, match.version, order, True)
    await queued(matches, match, person)
    if who == "sitter":
        await matches.substitutes.name_sitter(match.id, person, STRANGER, today, today + timedelta(days=3))
        for asked in (matches.plans.open, matches.notes.of, matches.orders.of, matches.turns.ahead):
            assert await refused(asked(match.id, STRANGER.id)) == "not-in-match"
        return
    await matches.substitutes.leave_to_substitute(match.id, person)
    await matches.substitutes.take_over(match.id, STRANGER)
    plan = await matches.plans.open(match.id, STRANGER.id)
    assert (plan.steps, plan.kept) == ((), ())
    assert (await matches.notes.of(match.id, STRANGER.id))[1] == ()
    found = await matches.orders.of(match.id, STRANGER.id)
    assert (found.queued, found.standing.left) == (None, ())


async def test_whose_order_ends_because_turns_are_taken_back_is_told(matches: Matches) -> None:
    """A queued move and a standing order; nothing is told of a move that was still being chosen."""
    match = await begun(matches, "yunnan", 2)
    third = mover(match)
    waits, asks = (seat.person for seat in match.seats if seat.person not in (None, third))
    assert waits is not None
    assert asks is not None
    moves = await queued(matches, match, waits)
    offered = (await matches.orders.of(match.id, asks)).standing.offered
    left = next(order for order in offered if order.name == "hold")
    await matches.orders.leave(match.id, asks, match.version, left, on=True)
    match = await take_back(matches, match, asks)
    assert (await dump(matches))["standing_orders"] == []
    heard = {}
    for row in await told(matches):
        found = await matches.orders.report(row)
        assert found is not None
        heard[found.person] = found
    assert (heard[waits].lost, heard[waits].moves) == ("undone", moves)
    assert (heard[asks].lost, heard[asks].order) == ("off", left)
    assert "turns were taken back" in texts(report(heard[waits], words("en"), 1))
    shown = report(heard[asks], words("de"), 1)
    assert "Dauerauftrag" in texts(shown)
    assert any(item.custom_id.startswith("m1|orders|") for item in items(shown))


async def test_whose_orders_end_together_is_told_of_them_together(matches: Matches) -> None:
    match = await begun(matches, "yunnan", 2)
    third = mover(match)
    asks = next(seat.person for seat in match.seats if seat.person not in (None, third))
    assert asks is not None
    offered = (await matches.orders.of(match.id, asks)).standing.offered
    left = [*{order.subject: order for order in offered}.values()][:3]
    for order in left:
        await matches.orders.leave(match.id, asks, match.version, order, on=True)
    match = await take_back(matches, match, asks)
    (row,) = await told(matches)
    found = await matches.orders.report(row)
    assert found is not None
    assert {found.order, *found.more} == set(left)
    for language, said in (("en", "standing orders “"), ("de", "deine Daueraufträge „")):
        shown = texts(report(found, words(language), 1))
        assert said in shown
        assert all(name(match.game, order, words(language)) in shown for order in left)


async def test_undo_means_what_counts_not_what_is_queued(matches: Matches) -> None:
    """A mistake just confirmed is for the others to take back; the move for later stays."""
    match = await begun(matches, "qin")
    person = mover(match)
    await confirm(matches, await random_panel(matches, match, random.Random(1)))
    moves = await queued(matches, match, person)
    assert await refused(matches.turns.undo(match.id, person)) == "already-final"
    found = (await matches.orders.of(match.id, person)).queued
    assert found is not None
    assert found.actions == moves


async def test_the_rest_of_a_queued_move_is_for_its_own_turn_alone(matches: Matches) -> None:
    """What could not be played any more is deleted and told; it would end the next turn otherwise."""
    match = await begun(matches, "china")
    person = next_person(match)
    await queued(matches, match, person)
    async with matches.store.transaction() as writing:
        (row,) = await standing_orders.of(writing, match.id)
        assert row.queued is not None
        rest = msgspec.structs.replace(row.queued, condition=str(OPEN), seen={}, begun=True)
        await standing_orders.put(writing, msgspec.structs.replace(row, queued=rest))
    await confirm(matches, await random_panel(matches, match, random.Random(2)))
    assert (await dump(matches))["standing_orders"] == []
    assert [row.payload["lost"] for row in await told(matches)] == ["refused"]


@pytest.mark.parametrize(("left", "heard"), [(("done",), []), (("supply 1", "done"), ["refused"])])
async def test_where_only_the_end_of_the_turn_was_left_nothing_is_told(
    matches: Matches, left: tuple[str, ...], heard: list[str]
) -> None:
    """Da Yunhe: the turn ended by itself, as it was chosen to."""
    match = await begun(matches, "dayunhe")
    person = next_person(match)
    await queued(matches, match, person)
    async with matches.store.transaction() as writing:
        (row,) = await standing_orders.of(writing, match.id)
        assert row.queued is not None
        rest = msgspec.structs.replace(row.queued, condition=str(OPEN), seen={}, begun=True, actions=left)
        await standing_orders.put(writing, msgspec.structs.replace(row, queued=rest))
    for _ in range(2):
        match = (await confirm(matches, await random_panel(matches, match, random.Random(2)))).match
    assert (await dump(matches))["standing_orders"] == []
    assert [row.payload["lost"] for row in await told(matches)] == heard
