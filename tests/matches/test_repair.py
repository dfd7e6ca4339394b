"""What the staff repairs: turns taken back, and records that do not follow the rules any more."""

import json

import pytest
from sqlalchemy import delete, update

from bot.matches import Match, Matches
from bot.store.tables import actions, snapshots
from games.engine import BadRecord, record
from tests.support.hours import restarted
from tests.support.people import MEI
from tests.support.presses import play, take_turn
from tests.support.refusals import at_once, refusal, refused
from tests.support.running import agreed, keep, told
from tests.support.table import started
from tests.support.written import entries, turns_posted


async def four_turns(matches: Matches) -> Match:
    """A match of three in which four turns are taken."""
    match = await started(matches, 3)
    for beads in "1213":
        match = await keep(matches, match, beads)
    return match


async def test_a_rollback_brings_the_board_back_and_keeps_the_record(matches: Matches) -> None:
    match = await four_turns(matches)
    then = (await matches.watching.turn(match.id, 2)).view
    to = await matches.staff.last_of(match.id, 2)
    after = await matches.staff.rollback(match.id, to, "Kim")
    newest = await matches.watching.turn(match.id)
    assert (newest.view, after.to_act) == (then, then.to_act())
    assert newest.undo is not None
    assert (newest.undo.staff, newest.undo.first, newest.undo.last) == (True, 3, 4)
    assert (await told(matches, match))[-1] == (
        "staff-rolled-back",
        {"by": "Kim", "first": 3, "last": 4, "count": 2},
    )
    assert (await turns_posted(matches))[-1] == newest.number
    assert (await entries(matches, match))[-1] == f"undo {to} by staff"
    assert (await restarted(matches).watching.turn(match.id)).view == then
    match = await play(matches, after)
    found = record.read(await matches.records.export(match.id))
    assert record.verify(found) == match.outcome


async def test_a_rollback_to_the_start_and_of_a_rollback(matches: Matches) -> None:
    match = await four_turns(matches)
    before = (await matches.watching.turn(match.id)).view
    await matches.staff.rollback(match.id, 0, "Kim")
    assert (await matches.watching.turn(match.id)).view == (await matches.watching.turn(match.id, 0)).view
    await matches.staff.rollback(match.id, match.seq, "Kim")
    assert (await matches.watching.turn(match.id)).view == before
    assert await matches.records.check() == []


async def test_a_rollback_pressed_twice_is_done_once(matches: Matches) -> None:
    match = await four_turns(matches)
    first, again = [matches.staff.rollback(match.id, 2, "Kim", match.version) for _ in range(2)]
    assert await at_once(0, first, again) == ["stale-panel"]
    assert (await matches.watching.match(match.id)).seq == match.seq + 1
    kinds = [kind for kind, _ in await told(matches, match)]
    assert kinds.count("staff-rolled-back") == 1


async def test_whoever_has_left_stays_away(matches: Matches) -> None:
    match = await four_turns(matches)
    await matches.turns.resign(match.id, MEI.id)
    await matches.staff.rollback(match.id, 2, "Kim")
    newest = await matches.watching.turn(match.id)
    assert newest.view.resigned == [seat.seat for seat in match.seats if seat.person == MEI.id]
    assert await matches.records.check() == []


@pytest.mark.parametrize("state", ["newest", "negative", "paused", "over"])
async def test_what_cannot_be_rolled_back(matches: Matches, state: str) -> None:
    match = await four_turns(matches)
    to, code = 1, {"newest": "nothing-to-undo", "negative": "nothing-to-undo"}.get(state, state)
    if state == "newest":
        to = match.seq
    elif state == "negative":
        to = -1
    elif state == "paused":
        await agreed(matches, match, "pause")
    else:
        await play(matches, match)
        code = "match-over"
    assert await refused(matches.staff.rollback(match.id, to, "Kim")) == code
    if state == "newest":
        assert (await refusal(matches.staff.last_of(match.id, 99))).facts["last"] == match.turn


async def test_after_the_newest_turn_there_is_nothing_to_take_back(matches: Matches) -> None:
    match = await four_turns(matches)
    for turn in (match.turn, match.turn - 1):
        assert await refused(matches.staff.last_of(match.id, turn)) == "nothing-after"
    assert await matches.staff.last_of(match.id, match.turn - 2) < match.seq


async def forge(matches: Matches, seq: int, entry: str) -> None:
    """Somebody has changed an entry of the record."""
    async with matches.store.transaction() as writing:
        await writing.run(update(actions).where(actions.c.seq == seq).values(entry=entry))
        await writing.run(delete(snapshots))


async def test_a_broken_record_goes_on_from_before_the_entry_that_fails(matches: Matches) -> None:
    match = await four_turns(matches)
    assert await matches.records.fault(match.id) is None
    await forge(matches, 5, "take 9")
    again = restarted(matches)
    await again.records.inspect()
    assert (await again.watching.match(match.id)).stopped_by == "record"
    fault = await again.records.fault(match.id)
    assert fault is not None
    assert (fault.facts["number"], await again.staff.turn_at(match.id, 5)) == (5, 3)
    found = await again.staff.rollback(match.id, 4, "Kim")
    assert (found.paused_at, found.stopped_by) == (None, None)
    assert await again.records.fault(match.id) is None
    assert await again.records.check() == []
    match = await play(again, found)
    told = record.read(await again.records.export(match.id))
    assert record.verify(told) == match.outcome
    assert "take 9" in told.actions
    honest = json.loads(record.write(told))
    honest["actions"] = [entry.removesuffix(" by staff") for entry in honest["actions"]]
    assert "broken-record" in (await refusal_of(honest))


async def refusal_of(text: object) -> str:
    """Why that is no record that can be trusted."""
    with pytest.raises(BadRecord) as caught:
        record.verify(record.read(json.dumps(text)))
    return str(caught.value)


async def test_the_seat_to_act_after_a_rollback_begins_its_turn_anew(matches: Matches) -> None:
    match = await four_turns(matches)
    after = await matches.staff.rollback(match.id, await matches.staff.last_of(match.id, 2), "Kim")
    done = await take_turn(matches, after, "2", "keep")
    assert done.match.turn == after.turn + 1
