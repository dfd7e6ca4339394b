"""Looking at turns: replayed from the record, masked for whoever asks."""

import random

import msgspec
import pytest
from sqlalchemy import delete, update

from bot.clock import Clock
from bot.matches import MatchError, Matches, Turn
from bot.store import Store
from bot.store.tables import actions, snapshots
from games.engine import BadRecord
from tests.matches.table import (
    JONAS,
    MEI,
    STRANGER,
    choose,
    confirm,
    lobby,
    mover,
    random_panel,
    started,
    take_turn,
)
from tests.matches.toy import Beads, Ended, Looked, Took


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
    (await take_turn(matches, match, "keep"))
    public = (Took(seat, 2), Looked(seat, "?"), Ended(seat, ""))
    assert (await matches.turn(match.id, 1)).events == public
    assert (await matches.turn(match.id, 1, viewer=1 - seat)).events == public
    own = (await matches.turn(match.id, 1, viewer=seat)).events
    assert own[1] != public[1]
    assert [(await matches.log(match.id, viewer))[0].events for viewer in (None, 1 - seat)] == [
        public,
        public,
    ]
    assert (await matches.log(match.id, seat))[0].events == own
    await matches.resign(match.id, MEI.id)
    assert (await matches.log(match.id, None))[0].events == own
    assert (await matches.turn(match.id, 1)).events == public


async def test_any_turn_is_the_same_from_memory_snapshot_or_the_bare_record(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await started(matches, 3)
    rng = random.Random(5)
    while match.state == "playing":
        match = (await confirm(matches, await random_panel(matches, match, rng))).match
    warm = [await matches.turn(match.id, number) for number in range(match.turn + 1)]
    assert [turn.number for turn in warm] == list(range(match.turn + 1))

    async def all_turns(fresh: Matches, numbers: list[int]) -> list[Turn]:
        return [await fresh.turn(match.id, number) for number in numbers]

    numbers = list(range(match.turn + 1))
    assert await all_turns(Matches(store, clock), numbers) == warm
    assert await all_turns(Matches(store, clock), numbers[::-1]) == warm[::-1]
    jumping = numbers[::2] + numbers[1::2] + numbers
    assert await all_turns(Matches(store, clock), jumping) == [warm[number] for number in jumping]
    async with store.transaction() as writing:
        await writing.run(delete(snapshots))
    assert await all_turns(Matches(store, clock), numbers) == warm
    assert [turn.view for turn in await matches.log(match.id, None)] == [turn.view for turn in warm[1:]]


@pytest.mark.parametrize("damage", ["gone", "garbage", "other-rules", "ahead"])
async def test_a_snapshot_that_is_lost_or_wrong_is_made_up_for_by_the_record(
    matches: Matches, store: Store, clock: Clock, damage: str
) -> None:
    match = await started(matches)
    match = (await take_turn(matches, match, "2", "keep")).match
    before = await matches.panel(match.id, mover(match))
    async with store.transaction() as writing:
        if damage == "gone":
            await writing.run(delete(snapshots))
        elif damage == "garbage":
            await writing.run(update(snapshots).values(position=b"\xff{"))
        elif damage == "other-rules":
            wrong = msgspec.json.encode((await matches.turn(match.id, 0)).view)
            await writing.run(update(snapshots).values(rules_version=2, position=wrong))
        else:
            await writing.run(update(snapshots).values(seq=99))
    assert await Matches(store, clock).panel(match.id, mover(match)) == before


async def test_a_record_that_does_not_replay_is_named_not_taken_for_a_persons_mistake(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await started(matches)
    match = (await take_turn(matches, match, "2", "keep")).match
    async with store.transaction() as writing:
        await writing.run(delete(snapshots))
        await writing.run(update(actions).where(actions.c.seq == 1).values(entry="put 9"))
    with pytest.raises(BadRecord, match="broken-record"):
        await Matches(store, clock).panel(match.id, mover(match))


async def test_turns_that_are_not_there_are_refused(matches: Matches) -> None:
    match = await started(matches)
    await take_turn(matches, match, "2", "keep")
    for number in (-1, 2):
        with pytest.raises(MatchError) as refused:
            await matches.turn(match.id, number)
        assert refused.value.facts == {"match": match.id, "number": number, "last": 1}
    waiting = await lobby(matches)
    for call in (
        matches.turn(waiting.id),
        matches.log(waiting.id, None),
        matches.export(waiting.id),
        matches.seat_view(waiting.id, MEI.id),
    ):
        with pytest.raises(MatchError, match="not-started"):
            await call


async def test_a_seats_view_is_its_own_in_turn_or_out_of_it(matches: Matches) -> None:
    match = await started(matches)
    for seat, person in enumerate((MEI, JONAS)):
        found, where, view = await matches.seat_view(match.id, person.id)
        assert (found, where) == (match, seat)
        assert isinstance(view, Beads)
        assert view.viewer == seat
        assert "?" not in view.hands[seat]
        assert view.hands[1 - seat] == ["?", "?"]
    with pytest.raises(MatchError, match="not-in-match"):
        await matches.seat_view(match.id, STRANGER.id)


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
