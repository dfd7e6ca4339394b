"""Undo by consent: what is offered, what is stored, what everybody sees, and what stays secret."""

import json
import random
from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import Engine, event, select, update

from bot.matches import Match, Matches, Undo
from bot.matches.positions import History, Positions, history
from bot.store import actions as action_store
from bot.store import matches as match_store
from bot.store.actions import ActionRow
from bot.store.kept import BoardRow
from bot.store.tables import actions
from bot.store.tables import matches as match_table
from games.engine import record
from tests.support.hours import advance, now, restarted
from tests.support.people import NOON
from tests.support.presses import (
    agree,
    choose,
    confirm,
    mover,
    play,
    random_panel,
    take,
    take_back,
    take_turn,
)
from tests.support.refusals import refused
from tests.support.table import letter, other, started, waiting
from tests.support.written import exported, turns_posted


async def three_turns(matches: Matches) -> tuple[Match, list[int]]:
    """A match of three in which everybody has taken a turn; who did, in order."""
    match = await started(matches, 3)
    people = []
    for beads in ("2", "1", "3"):
        people.append(mover(match))
        match = await take(matches, match, beads, "keep")
    return match, people


async def test_a_seat_may_ask_for_its_last_turn_and_all_since(matches: Matches) -> None:
    """With a turn and a message of its own."""
    match, people = await three_turns(matches)
    seats = {seat.person: seat.seat for seat in match.seats}
    for number, person in enumerate(people):
        assert await matches.votes.undoable(match.id, person) == Undo(
            seats[person], 2 * number, number + 1, 3
        )
    second = people[1]
    before = (await matches.watching.turn(match.id, 1)).view
    match = await take_back(matches, match, second)
    assert (mover(match), match.turn, match.seq) == (second, 5, 7)
    turn = await matches.watching.turn(match.id)
    assert (turn.number, turn.entries, turn.events) == (4, ("undo 2",), ())
    assert turn.undo == Undo(turn.seat or 0, 2, 2, 3)
    assert turn.view == before
    assert await turns_posted(matches) == [1, 2, 3, 4]
    panel = await matches.turns.panel(match.id, second)
    assert (panel.confirmed, panel.drafted) == ((), ())
    assert await restarted(matches).watching.turn(match.id) == turn  # from the record alone
    assert await matches.records.check() == []


async def test_a_turn_that_was_confirmed_in_part_is_told_and_then_taken_back(matches: Matches) -> None:
    """A draw that was taken back stays hidden, and the same comes again."""
    match = await started(matches)
    person = mover(match)
    done = await take_turn(matches, match, "2", "look")
    assert await matches.votes.undoable(match.id, person) == Undo(match.to_act or 0, 0, 1, 1, open=True)
    assert await matches.votes.undoable(match.id, other(match)) is None
    assert await refused(matches.votes.ask(match.id, other(match), "undo")) == "nothing-to-undo"
    match = await take_back(matches, done.match, person)
    assert mover(match) == person
    assert await turns_posted(matches) == [1, 2]
    first, second = await matches.watching.log(match.id, None)
    assert (first.entries, first.taken_back) == (("take 2", "look"), 2)
    assert (second.entries, second.undo) == (("undo 0",), Undo(first.seat or 0, 0, 1, 1))
    assert (await matches.turns.panel(match.id, person)).confirmed == ()
    for viewer, sees in ((None, False), (1 - (match.to_act or 0), False), (match.to_act, True)):
        taken, looked = (await matches.watching.log(match.id, viewer))[0].events
        assert getattr(taken, "card", "?") == "?"
        assert (getattr(looked, "card", "?") != "?") == sees
    assert (await take_turn(matches, match, "2", "look")).events == done.events


async def test_an_undo_can_follow_an_undo(matches: Matches) -> None:
    match, (first, second, third) = await three_turns(matches)
    match = await take_back(matches, match, third)  # entries 5 and 6, turn 3
    match = await take_back(matches, match, second)  # entries 3 and 4, turn 2
    assert (await matches.watching.turn(match.id)).entries == ("undo 2",)
    match = await take(matches, match, "3", "keep")
    match = await take_back(matches, match, first)
    log = await matches.watching.log(match.id, None)
    assert [turn.taken_back for turn in log] == [7, 5, 4, None, None, 7, None]
    assert [turn.undo is not None for turn in log] == [False, False, False, True, True, False, True]
    assert (mover(match), await matches.votes.undoable(match.id, first)) == (first, None)
    again = restarted(matches)
    for turn in log:
        assert await again.watching.turn(match.id, turn.number) == turn
    assert await again.records.check() == []


async def test_who_has_left_since_stays_away(matches: Matches) -> None:
    match = await started(matches, 4)
    asking = mover(match)
    match = await take(matches, match, "1", "keep")
    leaver = next(person for person in waiting(match) if person != asking)
    seat = "ABCD".index(letter(match, leaver))
    match = await take_back(matches, await matches.turns.resign(match.id, leaver), asking)
    turn = await matches.watching.turn(match.id)
    assert turn.entries == ("undo 0", record.resignation(seat))
    assert turn.view.resigned == [seat]
    assert mover(match) == asking
    assert await matches.records.check() == []
    while match.state == "playing":
        match = await take(matches, match, "3", "keep")
        assert match.to_act != seat
    written = record.read(await matches.records.export(match.id))
    assert record.verify(written) == match.outcome
    assert len(written.actions) == match.seq


async def test_whoever_resigns_in_mid_turn_does_not_move_where_the_turn_began(matches: Matches) -> None:
    match = await started(matches, 3)
    asking = mover(match)
    match = await take(matches, match, "2", "look")
    match = await matches.turns.resign(match.id, other(match))
    assert await matches.votes.undoable(match.id, asking) == Undo(match.to_act or 0, 0, 1, 2)
    match = await take_back(matches, await take(matches, match, "keep"), asking)
    assert mover(match) == asking
    assert (await matches.turns.panel(match.id, asking)).confirmed == ()


async def test_the_running_record_leaves_out_what_was_taken_back(matches: Matches) -> None:
    match, (_, second, _) = await three_turns(matches)
    match = await take(matches, await take_back(matches, match, second), "3", "keep")
    running = json.loads(await matches.records.export(match.id))
    assert running["actions"] == ["take 2", "keep", "take 3", "keep"]
    async with matches.store.reading() as reading:
        row = await match_store.get(reading, match.id)
    assert row is not None
    running["seed"] = row.seed
    replayed = record.replay(record.read(json.dumps(running)))
    assert replayed.view(None) == (await matches.watching.turn(match.id)).view
    match = await play(matches, match)
    whole = record.read(await matches.records.export(match.id))
    assert ", ".join(whole.actions[:8]) == "take 2, keep, take 1, keep, take 3, keep, undo 2, take 3"
    assert record.verify(whole) == match.outcome


async def test_a_secret_pick_is_in_no_export_also_once_taken_back_or_put_aside(matches: Matches) -> None:
    """Da Yunhe: the first cards of a round are chosen in secret, and the record is silent about them."""
    match = await started(matches, 3, "dayunhe")
    dice = random.Random(2)
    while True:
        before, person = await matches.records.export(match.id), mover(match)
        panel = await random_panel(matches, match, dice)
        match = (await confirm(matches, panel)).match
        if (await matches.watching.turn(match.id)).view.secret_entries():
            break
    assert await matches.records.export(match.id) == before
    assert len(await exported(matches, match)) < match.seq
    match = await take_back(matches, match, person)
    assert await matches.records.export(match.id) == before
    async with matches.store.reading() as reading:
        stored = [row.entry for row in await action_store.of(reading, match.id)]
    assert str(panel.action) in stored
    assert stored[-1].startswith("undo")
    match = (await confirm(matches, await random_panel(matches, match, dice))).match
    assert (await matches.watching.turn(match.id)).view.secret_entries()
    await agree(matches, await matches.votes.ask(match.id, mover(match), "end"))
    assert await matches.records.export(match.id) == before
    async with matches.store.reading() as reading:
        query = select(match_table.c.state).where(match_table.c.id == match.id)
        assert await reading.value(query, str) == "archived"


async def test_nor_is_it_in_the_export_of_a_match_that_cannot_be_played_any_more(matches: Matches) -> None:
    match = await started(matches, 4, "dayunhe")
    dice = random.Random(2)
    while not (await matches.watching.turn(match.id)).view.secret_entries():
        match = (await confirm(matches, await random_panel(matches, match, dice))).match
    person = mover(match)
    match = (await confirm(matches, await random_panel(matches, match, dice))).match
    match = await take_back(matches, match, person)
    newest = await matches.watching.turn(match.id)
    secret = newest.view.secret_entries()
    assert secret
    public = await exported(matches, match)
    board = BoardRow(match_id=match.id, turn=newest.number, text="", alt="", secret=secret)
    await matches.records.keep(match.id, [], board)
    async with matches.store.transaction() as writing:
        await writing.run(update(match_table).values(rules_version=99))
    assert await exported(restarted(matches), match) == public


async def test_the_clock_starts_anew_with_what_the_seat_had(matches: Matches) -> None:
    match = await started(matches)
    person = mover(match)
    advance(matches, timedelta(hours=5))
    match = await take(matches, match, "2", "keep")
    advance(matches, timedelta(hours=3))
    match = await take_back(matches, match, person)
    assert match.turn_since == now(matches)
    # 72 hours, less the 5 that were used, and the 12 of the turn that was taken
    assert match.due_at == now(matches) + timedelta(hours=72 - 5 + 12)
    match = await take(matches, match, "2", "keep")
    assert match.due_at == now(matches) + timedelta(hours=72 - 3)  # no gift for being interrupted


async def test_orders_and_drafts_are_gone_with_what_they_were_for(matches: Matches) -> None:
    match = await started(matches, 3, "yunnan")
    asking = mover(match)
    match = await play(matches, match, 1, 5)
    orders = await matches.orders.of(match.id, asking)
    await matches.orders.leave(match.id, asking, orders.match.version, orders.standing.offered[0], True)
    panel = await matches.turns.panel(match.id, mover(match))
    assert panel.question is not None
    drafted = await choose(matches, match.id, mover(match), panel.question.answers[0].token)
    assert drafted.can_back
    match = await take_back(matches, match, asking)
    assert (await matches.orders.of(match.id, asking)).standing.left == ()
    assert not (await matches.turns.panel(match.id, asking)).can_back


async def test_a_wrong_snapshot_changes_nothing_a_wrong_undo_is_found(matches: Matches) -> None:
    match, (_, second, _) = await three_turns(matches)
    match = await take_back(matches, match, second)
    view = (await matches.watching.turn(match.id)).view
    async with matches.store.transaction() as writing:
        found = await action_store.snapshot(writing, match.id)
        assert found is not None
        assert found.seq == match.seq
        await action_store.put_snapshot(
            writing, match.id, action_store.SnapshotRow(4, found.rules_version, b"{")
        )
    assert (await restarted(matches).watching.turn(match.id)).view == view
    async with matches.store.transaction() as writing:
        where = (actions.c.match_id == match.id, actions.c.seq == 7)
        await writing.run(update(actions).where(*where).values(entry="undo 6"))
    assert [error.code for _, error in await matches.records.check()] == ["broken-record"]


def scribbled(dice: random.Random, count: int) -> list[ActionRow]:
    """So many entries with undos to anywhere, undos of undos too; nobody could play them."""
    rows: list[ActionRow] = []
    turn = 1
    for seq in range(1, count + 1):
        undoes = seq > 2 and dice.random() < 0.3
        turn += undoes or dice.random() < 0.5
        staff = dice.random() < 0.2
        entry = record.undo_to(dice.randrange(seq - 1), staff=staff) if undoes else "x"
        rows.append(ActionRow(seq, turn, dice.randrange(3), entry, NOON))
    return rows


def counting_after(rows: Sequence[ActionRow]) -> list[list[int]]:
    """What counts after each entry, 0 for the start: an undo brings all of that back as it was."""
    after: list[list[int]] = [[]]
    for row in rows:
        to = record.undone_to(row.entry)
        after.append([*after[-1], row.seq] if to is None else after[to])
    return after


def history_of(rows: Sequence[ActionRow]) -> History:
    """The same as `positions.history`, looked up entry by entry."""
    after, undos, by = counting_after(rows), dict[int, Undo](), dict[int, int]()
    for row in rows:
        to = record.undone_to(row.entry)
        if to is not None:
            gone = [rows[number - 1].turn for number in after[row.seq - 1] if number not in after[to]]
            first, last = (gone[0], gone[-1]) if gone else (row.turn, row.turn)
            undos[row.seq] = Undo(row.seat, to, first, last, staff=record.by_staff(row.entry))
            by |= dict.fromkeys(gone, row.turn)
    standing = {rows[number - 1].turn for number in after[-1]}
    return History(undos, {turn: undo for turn, undo in by.items() if turn not in standing})


@pytest.mark.parametrize("seed", range(20))
def test_what_undos_did_is_found_in_one_pass(seed: int) -> None:
    rows = scribbled(random.Random(seed), 60)
    texts = [row.entry for row in rows]
    for until, counting in enumerate(counting_after(rows)):
        assert record.kept(texts[:until]) == counting
        assert history(rows[:until]) == history_of(rows[:until])


async def test_the_way_past_many_undos_is_read_once(matches: Matches) -> None:
    """And begins at the nearest position that is known, where it leads past one."""
    match = await started(matches, 3)
    rows = scribbled(random.Random(1), 200)
    after = counting_after(rows)
    start = (await matches.watching.turn(match.id, 0)).view
    known = Positions()
    there = {seq: start.copy() for seq in (0, 40, 90, 150)}
    async with matches.store.transaction() as writing:
        await action_store.add(writing, match.id, rows)
    read: list[str] = []

    def note(_c: Any, _u: Any, statement: str, *_rest: Any) -> None:
        read.extend([statement] if "FROM actions" in statement else [])

    event.listen(Engine, "before_cursor_execute", note)
    try:
        async with matches.store.reading() as reading:
            row = await match_store.get(reading, match.id)
            assert row is not None
            for keeping in (False, True):
                for seq in range(1, len(rows) + 1):
                    line = await known.line(reading, row, seq)
                    begins = next((at for at, position in there.items() if position is line.known), 0)
                    assert [*after[begins], *(number for number, _ in line.entries)] == after[seq]
                    assert keeping or len(read) == 1
                    read.clear()
                for at, position in there.items():
                    known.keep(match.id, at, position)
    finally:
        event.remove(Engine, "before_cursor_execute", note)


async def test_nothing_is_taken_back_in_a_pause(matches: Matches) -> None:
    match, (first, _, _) = await three_turns(matches)
    undo = await matches.votes.ask(match.id, first, "undo")
    await agree(matches, await matches.votes.ask(match.id, first, "pause"))
    assert await refused(matches.votes.ask(match.id, first, "undo")) == "paused"
    assert await refused(matches.votes.ballot(match.id, mover(match), undo.id, "yes")) == "paused"
