"""Undo by consent: what is offered, what is stored, what everybody sees, and what stays secret."""

import json
import random
from datetime import timedelta

import pytest
from sqlalchemy import select, update

from bot.clock import Clock
from bot.matches import Match, MatchError, Matches, Undo, Vote
from bot.store import Store, snapshots
from bot.store import actions as action_store
from bot.store import matches as match_store
from bot.store.tables import actions
from bot.store.tables import matches as match_table
from games.engine import record
from tests.matches.table import (
    STRANGER,
    choose,
    confirm,
    mover,
    other,
    posts,
    random_panel,
    started,
    take_turn,
)


async def agree(matches: Matches, vote: Vote) -> Vote:
    """Everybody whose vote is missing says yes."""
    for seat in vote.missing:
        person = vote.match.seats[seat].person
        assert person is not None
        vote = await matches.ballot(vote.match.id, person, vote.id, "yes")
    return vote


async def take_back(matches: Matches, match: Match, person: int) -> Match:
    """The person asks, all agree; the match then."""
    vote = await agree(matches, await matches.ask(match.id, person, "undo"))
    assert vote.state == "passed"
    return await matches.match(match.id)


async def seed_of(store: Store, match: Match) -> str:
    async with store.reading() as reading:
        row = await match_store.get(reading, match.id)
    assert row is not None
    return row.seed


async def three_turns(matches: Matches) -> tuple[Match, list[int]]:
    """A match of three in which everybody has taken a turn; who did, in order."""
    match = await started(matches, 3)
    people = []
    for beads in ("2", "1", "3"):
        people.append(mover(match))
        match = (await take_turn(matches, match, beads, "keep")).match
    return match, people


async def test_a_seat_may_ask_for_its_last_turn_and_all_since(matches: Matches) -> None:
    match, (first, second, third) = await three_turns(matches)
    seats = {seat.person: seat.seat for seat in match.seats}
    assert await matches.undoable(match.id, first) == Undo(seats[first], 0, 1, 3)
    assert await matches.undoable(match.id, second) == Undo(seats[second], 2, 2, 3)
    assert await matches.undoable(match.id, third) == Undo(seats[third], 4, 3, 3)


async def test_what_is_confirmed_of_a_turn_in_progress_may_be_taken_back(matches: Matches) -> None:
    match = await started(matches)
    match = (await take_turn(matches, match, "2", "look")).match
    assert await matches.undoable(match.id, mover(match)) == Undo(match.to_act or 0, 0, 1, 1, open=True)
    assert await matches.undoable(match.id, other(match)) is None
    with pytest.raises(MatchError) as refused:
        await matches.ask(match.id, other(match), "undo")
    assert refused.value.code == "nothing-to-undo"


async def test_the_position_before_comes_again_with_a_turn_and_a_message_of_its_own(
    matches: Matches, store: Store
) -> None:
    match, (_, second, _) = await three_turns(matches)
    before = (await matches.turn(match.id, 1)).view
    match = await take_back(matches, match, second)
    assert (mover(match), match.turn, match.seq) == (second, 5, 7)
    turn = await matches.turn(match.id)
    assert (turn.number, turn.entries, turn.events) == (4, ("undo 2",), ())
    assert turn.undo == Undo(turn.seat or 0, 2, 2, 3)
    assert turn.view == before
    assert [payload["number"] for kind, payload in await posts(store) if kind == "turn"] == [1, 2, 3, 4]
    panel = await matches.panel(match.id, second)
    assert (panel.confirmed, panel.drafted) == ((), ())
    assert await Matches(store).turn(match.id) == turn  # from the record alone
    assert await matches.check() == []


async def test_a_turn_that_was_confirmed_in_part_is_told_and_then_taken_back(
    matches: Matches, store: Store
) -> None:
    match = await started(matches)
    person = mover(match)
    match = (await take_turn(matches, match, "2", "look")).match
    match = await take_back(matches, match, person)
    assert mover(match) == person
    assert [payload["number"] for kind, payload in await posts(store) if kind == "turn"] == [1, 2]
    first, second = await matches.log(match.id, None)
    assert (first.entries, first.taken_back) == (("take 2", "look"), 2)
    assert (second.entries, second.undo) == (("undo 0",), Undo(first.seat or 0, 0, 1, 1))
    panel = await matches.panel(match.id, person)
    assert panel.confirmed == ()


async def test_the_same_draw_comes_again(matches: Matches) -> None:
    match = await started(matches)
    person = mover(match)
    done = await take_turn(matches, match, "2", "look")
    match = await take_back(matches, done.match, person)
    assert (await take_turn(matches, match, "2", "look")).events == done.events


async def test_an_undo_can_follow_an_undo(matches: Matches, store: Store) -> None:
    match, (first, second, third) = await three_turns(matches)
    match = await take_back(matches, match, third)  # entries 5 and 6, turn 3
    match = await take_back(matches, match, second)  # entries 3 and 4, turn 2
    assert (await matches.turn(match.id)).entries == ("undo 2",)
    match = (await take_turn(matches, match, "3", "keep")).match
    match = await take_back(matches, match, first)
    log = await matches.log(match.id, None)
    assert [turn.taken_back for turn in log] == [7, 5, 4, None, None, 7, None]
    assert [turn.undo is not None for turn in log] == [False, False, False, True, True, False, True]
    assert (mover(match), await matches.undoable(match.id, first)) == (first, None)
    again = Matches(store)
    for turn in log:
        assert await again.turn(match.id, turn.number) == turn
    assert await again.check() == []


async def test_who_has_left_since_stays_away(matches: Matches, store: Store) -> None:
    match = await started(matches, 4)
    asking = mover(match)
    match = (await take_turn(matches, match, "1", "keep")).match
    leaver = next(
        seat.person
        for seat in match.seats
        if seat.person not in (asking, mover(match)) and seat.person is not None
    )
    await matches.resign(match.id, leaver)
    match = await matches.match(match.id)
    seat = match.seat_of(leaver)
    assert seat is not None
    match = await take_back(matches, match, asking)
    turn = await matches.turn(match.id)
    assert turn.entries == ("undo 0", record.resignation(seat.seat))
    assert turn.view.resigned == [seat.seat]
    assert mover(match) == asking
    assert await matches.check() == []
    while match.state == "playing":
        match = (await take_turn(matches, match, "3", "keep")).match
        assert match.to_act != seat.seat
    written = record.read(await matches.export(match.id))
    assert record.verify(written) == match.outcome
    assert len(written.actions) == match.seq


async def test_whoever_resigns_in_mid_turn_does_not_move_where_the_turn_began(matches: Matches) -> None:
    match = await started(matches, 3)
    asking = mover(match)
    match = (await take_turn(matches, match, "2", "look")).match
    await matches.resign(match.id, other(match))
    match = await matches.match(match.id)
    assert match.to_act is not None
    assert await matches.undoable(match.id, asking) == Undo(match.to_act, 0, 1, 2)
    match = (await take_turn(matches, match, "keep")).match
    match = await take_back(matches, match, asking)
    assert mover(match) == asking
    assert (await matches.panel(match.id, asking)).confirmed == ()


async def test_the_running_record_leaves_out_what_was_taken_back(matches: Matches, store: Store) -> None:
    match, (_, second, _) = await three_turns(matches)
    match = await take_back(matches, match, second)
    match = (await take_turn(matches, match, "3", "keep")).match
    running = json.loads(await matches.export(match.id))
    assert running["actions"] == ["take 2", "keep", "take 3", "keep"]
    running["seed"] = await seed_of(store, match)
    replayed = record.replay(record.read(json.dumps(running)))
    assert replayed.view(None) == (await matches.turn(match.id)).view
    dice = random.Random(1)
    while match.state == "playing":
        match = (await confirm(matches, await random_panel(matches, match, dice))).match
    whole = record.read(await matches.export(match.id))
    assert whole.actions[:8] == [
        "take 2", "keep", "take 1", "keep", "take 3", "keep", "undo 2", "take 3",
    ]  # fmt: skip
    assert record.verify(whole) == match.outcome


async def test_a_draw_that_was_taken_back_stays_hidden(matches: Matches) -> None:
    match = await started(matches)
    person = mover(match)
    match = (await take_turn(matches, match, "2", "look")).match
    match = await take_back(matches, match, person)
    for viewer in (None, 1 - (match.to_act or 0)):
        events = (await matches.log(match.id, viewer))[0].events
        assert [getattr(event, "card", "?") for event in events] == ["?", "?"]
    own = (await matches.log(match.id, match.to_act))[0].events
    assert getattr(own[1], "card", "?") != "?"


async def test_a_secret_pick_that_was_taken_back_is_in_no_export(matches: Matches, store: Store) -> None:
    """Da Yunhe: the first cards of a round are chosen in secret, and the record is silent about them."""
    match = await started(matches, 3, "dayunhe")
    dice = random.Random(2)
    while True:
        before, person = await matches.export(match.id), mover(match)
        panel = await random_panel(matches, match, dice)
        match = (await confirm(matches, panel)).match
        if (await matches.turn(match.id)).view.secret_entries():
            break
    assert await matches.export(match.id) == before
    match = await take_back(matches, match, person)
    assert await matches.export(match.id) == before
    async with store.reading() as reading:
        stored = [row.entry for row in await action_store.of(reading, match.id)]
    assert str(panel.action) in stored
    assert stored[-1].startswith("undo")


async def test_the_clock_starts_anew_with_what_the_seat_had(matches: Matches, clock: Clock) -> None:
    match = await started(matches)
    person = mover(match)
    begun = match.due_at
    assert begun is not None
    clock.advance(timedelta(hours=5))
    match = (await take_turn(matches, match, "2", "keep")).match
    waiting = match.due_at
    clock.advance(timedelta(hours=3))
    match = await take_back(matches, match, person)
    assert match.turn_since == clock.now()
    # 72 hours, less the 5 that were used, and the 12 of the turn that was taken
    assert match.due_at == clock.now() + timedelta(hours=72 - 5 + 12)
    assert waiting is not None
    match = (await take_turn(matches, match, "2", "keep")).match
    assert match.due_at == clock.now() + timedelta(hours=72 - 3)  # no gift for being interrupted


async def test_orders_and_drafts_are_gone_with_what_they_were_for(matches: Matches, store: Store) -> None:
    match = await started(matches, 3, "yunnan")
    dice = random.Random(5)
    asking = mover(match)
    match = (await confirm(matches, await random_panel(matches, match, dice))).match
    orders = await matches.orders(match.id, asking)
    (order, *_) = orders.standing.offered
    await matches.leave_order(match.id, asking, orders.match.version, order, True)
    panel = await matches.panel(match.id, mover(match))
    assert panel.question is not None
    drafted = await choose(matches, match.id, mover(match), panel.question.answers[0].token)
    assert drafted.can_back
    match = await take_back(matches, match, asking)
    assert (await matches.orders(match.id, asking)).standing.left == ()
    assert not (await matches.panel(match.id, asking)).can_back


async def test_a_lost_or_wrong_snapshot_changes_nothing(matches: Matches, store: Store) -> None:
    match, (_, second, _) = await three_turns(matches)
    match = await take_back(matches, match, second)
    view = (await matches.turn(match.id)).view
    async with store.transaction() as writing:
        found = await snapshots.get(writing, match.id)
        assert found is not None
        assert found.seq == match.seq
        await snapshots.put(writing, match.id, snapshots.SnapshotRow(4, found.rules_version, b"{"))
    assert (await Matches(store).turn(match.id)).view == view


async def test_a_paused_match_takes_nothing_back(matches: Matches) -> None:
    match, (first, _, _) = await three_turns(matches)
    undo = await matches.ask(match.id, first, "undo")
    await agree(matches, await matches.ask(match.id, first, "pause"))
    for attempt in (
        matches.ask(match.id, first, "undo"),
        matches.undoable(match.id, first),
        matches.ballot(match.id, mover(match), undo.id, "yes"),
    ):
        with pytest.raises(MatchError) as refused:
            await attempt
        assert refused.value.code == "paused"


async def test_who_does_not_play_takes_nothing_back(matches: Matches) -> None:
    match, (first, _, _) = await three_turns(matches)
    with pytest.raises(MatchError) as refused:
        await matches.undoable(match.id, STRANGER.id)
    assert refused.value.code == "not-in-match"
    await matches.resign(match.id, first)
    with pytest.raises(MatchError) as refused:
        await matches.ask(match.id, first, "undo")
    assert refused.value.code == "already-resigned"


async def test_the_record_of_a_match_put_aside_keeps_its_secrets(matches: Matches, store: Store) -> None:
    match = await started(matches, 3, "dayunhe")
    dice = random.Random(2)
    while not (await matches.turn(match.id)).view.secret_entries():
        match = (await confirm(matches, await random_panel(matches, match, dice))).match
    public = await matches.export(match.id)
    assert len(json.loads(public)["actions"]) < match.seq
    await agree(matches, await matches.ask(match.id, mover(match), "end"))
    assert await matches.export(match.id) == public
    async with store.reading() as reading:
        query = select(match_table.c.state).where(match_table.c.id == match.id)
        assert await reading.value(query, str) == "shelved"


async def test_check_names_a_match_whose_undo_leads_nowhere(matches: Matches, store: Store) -> None:
    match, (_, second, _) = await three_turns(matches)
    await take_back(matches, match, second)
    async with store.transaction() as writing:
        where = (actions.c.match_id == match.id, actions.c.seq == 7)
        await writing.run(update(actions).where(*where).values(entry="undo 6"))
    assert [error.code for _, error in await matches.check()] == ["broken-record"]
