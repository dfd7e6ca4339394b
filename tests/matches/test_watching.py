"""Looking at turns: replayed from the record, masked for whoever asks."""

import random

import msgspec
import pytest
from sqlalchemy import delete, update

from bot.matches import MatchError, Matches
from bot.store.tables import actions, snapshots
from games.engine import BadRecord
from tests.support.hours import restarted
from tests.support.people import JONAS, MEI, STRANGER
from tests.support.presses import choose, confirm, mover, random_panel, take_turn
from tests.support.refusals import refused
from tests.support.running import keep
from tests.support.table import lobby, started
from tests.support.toy import Beads, Ended, Looked, Took


async def test_turn_nought_is_the_start(matches: Matches) -> None:
    match = await started(matches)
    turn = await matches.turn(match.id, 0)
    assert (turn.number, turn.seat, turn.entries, turn.events, turn.at) == (0, None, (), (), match.started_at)
    assert await matches.turn(match.id) == turn
    assert isinstance(turn.view, Beads)
    assert turn.view.heap == 12
    assert (turn.view.viewer, turn.view.chance.seed) == (None, "")
    assert all(hand == ["?", "?"] for hand in turn.view.hands)


async def test_events_are_masked_for_whoever_asks_until_the_log_of_an_ended_match(matches: Matches) -> None:
    match = await started(matches)
    seat = match.to_act
    assert seat is not None
    match = (await take_turn(matches, match, "2", "look")).match
    await take_turn(matches, match, "keep")
    public = (Took(seat, 2), Looked(seat, "?"), Ended(seat, ""))
    assert (await matches.turn(match.id, 1)).events == public
    assert (await matches.turn(match.id, 1, viewer=1 - seat)).events == public
    own = (await matches.turn(match.id, 1, viewer=seat)).events
    assert own[1] != public[1]
    for viewer in (None, 1 - seat):
        assert (await matches.log(match.id, viewer))[0].events == public
    assert (await matches.log(match.id, seat))[0].events == own
    await matches.resign(match.id, MEI.id)
    assert (await matches.log(match.id, None))[0].events == own
    assert (await matches.turn(match.id, 1)).events == public


async def test_any_turn_is_the_same_from_memory_snapshot_or_the_bare_record(matches: Matches) -> None:
    match = await started(matches, 3)
    rng = random.Random(5)
    while match.state == "playing":
        match = (await confirm(matches, await random_panel(matches, match, rng))).match
    numbers = list(range(match.turn + 1))
    warm = [await matches.turn(match.id, number) for number in numbers]
    assert [turn.number for turn in warm] == numbers
    for order in (numbers[::-1], numbers[::2] + numbers[1::2], numbers):
        if order is numbers:
            async with matches._store.transaction() as writing:
                await writing.run(delete(snapshots))
        cold = restarted(matches)
        assert [await cold.turn(match.id, number) for number in order] == [warm[number] for number in order]
    assert [turn.view for turn in await matches.log(match.id, None)] == [turn.view for turn in warm[1:]]


async def test_a_snapshot_that_is_lost_or_wrong_is_made_up_for_by_the_record(matches: Matches) -> None:
    """A record that does not replay is named, not taken for a person's mistake."""
    match = await keep(matches, await started(matches), "2")
    before = await matches.panel(match.id, mover(match))
    wrong = msgspec.json.encode((await matches.turn(match.id, 0)).view)
    for damage in (
        update(snapshots).values(seq=99),
        update(snapshots).values(seq=match.seq, position=b"\xff{"),
        update(snapshots).values(rules_version=2, position=wrong),
        delete(snapshots),
    ):
        async with matches._store.transaction() as writing:
            await writing.run(damage)
        assert await restarted(matches).panel(match.id, mover(match)) == before
    async with matches._store.transaction() as writing:
        await writing.run(update(actions).where(actions.c.seq == 1).values(entry="put 9"))
    with pytest.raises(BadRecord, match="broken-record"):
        await restarted(matches).panel(match.id, mover(match))


async def test_turns_that_are_not_there_are_refused(matches: Matches) -> None:
    match = await started(matches)
    await keep(matches, match, "2")
    for number in (-1, 2):
        with pytest.raises(MatchError) as caught:
            await matches.turn(match.id, number)
        assert caught.value.facts == {"match": match.id, "number": number, "last": 1}
    waiting = await lobby(matches)
    for call in (
        matches.turn(waiting.id),
        matches.log(waiting.id, None),
        matches.export(waiting.id),
        matches.seat_view(waiting.id, MEI.id),
    ):
        assert await refused(call) == "not-started"


async def test_a_seats_view_is_its_own_in_turn_or_out_of_it(matches: Matches) -> None:
    match = await started(matches)
    for seat, person in enumerate((MEI, JONAS)):
        found, where, view = await matches.seat_view(match.id, person.id)
        assert (found, where) == (match, seat)
        assert isinstance(view, Beads)
        assert view.viewer == seat
        assert "?" not in view.hands[seat]
        assert view.hands[1 - seat] == ["?", "?"]
    assert await refused(matches.seat_view(match.id, STRANGER.id)) == "not-in-match"


async def test_what_one_caller_does_to_a_view_no_other_sees(matches: Matches) -> None:
    match = await started(matches)
    panel = await choose(matches, match.id, mover(match), "2")
    for view in (panel.view, (await matches.turn(match.id)).view):
        assert isinstance(view, Beads)
        view.heap = -5
        view.hands[0].append("9")
    again = await matches.panel(match.id, mover(match))
    assert isinstance(again.view, Beads)
    assert (again.view.heap, len(again.view.hands[0])) == (10, 2)
