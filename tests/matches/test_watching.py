"""Looking at turns, masked for whoever asks; and recaps: what counts as a look, what is told again."""

import random
from datetime import timedelta

import msgspec
import pytest
from sqlalchemy import delete, update

from bot.matches import Match, MatchError, Matches
from bot.store.kept import BoardRow, ToldTurnRow
from bot.store.tables import actions, snapshots
from bot.store.tables import matches as match_table
from games.engine import Event
from tests.support.hours import advance, now, restarted
from tests.support.people import AIKO, JONAS, MEI, STRANGER
from tests.support.presses import choose, confirm, mover, play, random_panel, take, take_back, take_turn
from tests.support.running import keep
from tests.support.table import other, started
from tests.support.toy import Beads, Ended, Looked, Took


async def test_turn_nought_is_the_start(matches: Matches) -> None:
    match = await started(matches)
    turn = await matches.watching.turn(match.id, 0)
    assert (turn.number, turn.seat, turn.entries, turn.events, turn.at) == (0, None, (), (), match.started_at)
    assert await matches.watching.turn(match.id) == turn
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
    assert (await matches.watching.turn(match.id, 1)).events == public
    assert (await matches.watching.turn(match.id, 1, viewer=1 - seat)).events == public
    own = (await matches.watching.turn(match.id, 1, viewer=seat)).events
    assert own[1] != public[1]
    for viewer in (None, 1 - seat):
        assert (await matches.watching.log(match.id, viewer))[0].events == public
    assert (await matches.watching.log(match.id, seat))[0].events == own
    await matches.turns.resign(match.id, MEI.id)
    assert (await matches.watching.log(match.id, None))[0].events == own
    assert (await matches.watching.turn(match.id, 1)).events == public


async def test_any_turn_is_the_same_from_memory_snapshot_or_the_bare_record(matches: Matches) -> None:
    match = await started(matches, 3)
    rng = random.Random(5)
    while match.state == "playing":
        match = (await confirm(matches, await random_panel(matches, match, rng))).match
    numbers = list(range(match.turn + 1))
    warm = [await matches.watching.turn(match.id, number) for number in numbers]
    assert [turn.number for turn in warm] == numbers
    for order in (numbers[::-1], numbers[::2] + numbers[1::2], numbers):
        if order is numbers:
            async with matches.store.transaction() as writing:
                await writing.run(delete(snapshots))
        cold = restarted(matches)
        assert [await cold.watching.turn(match.id, number) for number in order] == [
            warm[number] for number in order
        ]
    assert [turn.view for turn in await matches.watching.log(match.id, None)] == [
        turn.view for turn in warm[1:]
    ]


async def test_of_a_match_that_cannot_be_played_the_log_has_what_was_told(matches: Matches) -> None:
    """Da Yunhe: the first cards of a round are chosen in secret, each in a turn of its own."""
    match = await started(matches, 4, "dayunhe")
    dice = random.Random(2)
    while not (await matches.watching.turn(match.id)).view.secret_entries():
        match = (await confirm(matches, await random_panel(matches, match, dice))).match
    board = BoardRow(match_id=match.id, turn=1, text="", alt="", secret=0)
    await matches.records.keep(match.id, [ToldTurnRow(1, "Somebody has chosen")], board)
    again = restarted(matches)
    async with matches.store.transaction() as writing:
        await writing.run(update(match_table).values(rules_version=99))
    assert await again.watching.log(match.id, None) == []
    plain = await again.watching.plain_log(match.id, 0)
    assert [(turn.number, turn.text) for turn in plain] == [(1, "Somebody has chosen")]


async def test_a_snapshot_that_is_lost_or_wrong_is_made_up_for_by_the_record(matches: Matches) -> None:
    """A record that does not replay is named, not taken for a person's mistake."""
    match = await keep(matches, await started(matches), "2")
    before = await matches.turns.panel(match.id, mover(match))
    wrong = msgspec.json.encode((await matches.watching.turn(match.id, 0)).view)
    for damage in (
        update(snapshots).values(seq=99),
        update(snapshots).values(seq=match.seq, position=b"\xff{"),
        update(snapshots).values(rules_version=2, position=wrong),
        delete(snapshots),
    ):
        async with matches.store.transaction() as writing:
            await writing.run(damage)
        assert await restarted(matches).turns.panel(match.id, mover(match)) == before
    async with matches.store.transaction() as writing:
        await writing.run(update(actions).where(actions.c.seq == 1).values(entry="put 9"))
    with pytest.raises(MatchError, match="broken-record"):
        await restarted(matches).turns.panel(match.id, mover(match))


async def test_turns_that_are_not_there_are_refused(matches: Matches) -> None:
    match = await started(matches)
    await keep(matches, match, "2")
    for number in (-1, 2):
        with pytest.raises(MatchError) as caught:
            await matches.watching.turn(match.id, number)
        assert caught.value.facts == {"match": match.id, "number": number, "last": 1}


async def test_a_seats_view_is_its_own_in_turn_or_out_of_it(matches: Matches) -> None:
    match = await started(matches)
    for seat, person in enumerate((MEI, JONAS)):
        found, where, view = await matches.watching.seat_view(match.id, person.id)
        assert (found, where) == (match, seat)
        assert isinstance(view, Beads)
        assert view.viewer == seat
        assert "?" not in view.hands[seat]
        assert view.hands[1 - seat] == ["?", "?"]


async def test_what_one_caller_does_to_a_view_no_other_sees(matches: Matches) -> None:
    match = await started(matches)
    panel = await choose(matches, match.id, mover(match), "2")
    for view in (panel.view, (await matches.watching.turn(match.id)).view):
        assert isinstance(view, Beads)
        view.heap = -5
        view.hands[0].append("9")
    again = await matches.turns.panel(match.id, mover(match))
    assert isinstance(again.view, Beads)
    assert (again.view.heap, len(again.view.hands[0])) == (10, 2)


# ── what happened since one last looked ──────────────────────────────────────────────────────────────

LENA = STRANGER.id


async def qin(matches: Matches, turns: int, seats: int = 3) -> Match:
    """A match in which so many turns were taken."""
    return await play(matches, await started(matches, seats, "qin"), turns)


async def numbers(matches: Matches, match: Match, person: int = LENA) -> list[int]:
    """The turns of which they are told."""
    return [turn.number for turn in (await matches.recaps.recap(match.id, person)).turns]


async def test_a_recap_holds_the_turns_since_the_last_look(matches: Matches) -> None:
    match = await qin(matches, 3, 2)
    assert await numbers(matches, match) == [1, 2, 3]
    twin = await qin(matches, 2, 2)
    match = await play(matches, match, 2)
    assert await numbers(matches, match) == [4, 5]
    assert await numbers(matches, match, 77) == [1, 2, 3, 4, 5]
    assert await numbers(matches, twin) == [1, 2]
    await matches.recaps.look(twin.id, 77)
    await play(matches, twin, 1)
    assert await numbers(matches, twin, 77) == [3]
    # looks outlast the process
    await matches.recaps.look(match.id, AIKO.id)
    await play(matches, match, 2)
    assert await numbers(restarted(matches), match, AIKO.id) == [6, 7]


async def test_a_second_press_shows_the_last_recap_again(matches: Matches) -> None:
    match = await qin(matches, 3, 2)
    await matches.recaps.recap(match.id, LENA)
    looked = now(matches)
    advance(matches, timedelta(hours=30))
    match = await play(matches, match, 2)
    first = await matches.recaps.recap(match.id, LENA)
    seen = now(matches)
    advance(matches, timedelta(minutes=1))
    again = await matches.recaps.recap(match.id, LENA)
    assert first.events == again.events
    assert (first.since, again.since) == (3, 3)
    assert (first.again, again.again) == (False, True)
    assert (first.looked_at, again.looked_at) == (looked, seen)
    assert (first.news, again.news) == (True, False)


async def test_before_anything_has_happened_there_is_nothing_to_tell(matches: Matches) -> None:
    match = await started(matches, 2, "qin")
    for _ in range(2):
        found = await matches.recaps.recap(match.id, LENA)
        assert (found.turns, found.news) == ((), False)


async def test_who_has_never_looked_is_told_the_newest_turns(matches: Matches) -> None:
    match = await qin(matches, 14)
    assert await numbers(matches, match) == list(range(7, 15))
    assert (await numbers(matches, match, mover(match)))[0] == 13  # the last own turn was 12


async def test_only_what_others_did_is_news_an_order_that_acted_is_told_with_it(matches: Matches) -> None:
    match = await started(matches, 3, "qin")
    first = mover(match)
    assert await matches.recaps.news(match.id, first) is None
    match = await play(matches, match, 1)
    assert await matches.recaps.news(match.id, first) is None  # it was their own
    match = await play(matches, match, 2)
    found = await matches.recaps.news(match.id, first)
    assert found is not None
    assert [turn.number for turn in found.turns] == [2, 3]
    assert await matches.recaps.news(match.id, first) is None  # and they are not asked twice
    assert await numbers(matches, match, first) == [2, 3]
    await matches.recaps.look(match.id, first)
    match = await play(matches, match, 3)
    found = await matches.recaps.news(match.id, first)
    assert found is not None
    assert [turn.number for turn in found.turns] == [5, 6]  # as they saw the match when they took turn 4


async def test_a_turn_that_goes_on_is_told_again_when_it_is_over(matches: Matches) -> None:
    match = await take(matches, await started(matches), "2", "keep")
    await matches.recaps.look(match.id, LENA)
    match = await take(matches, match, "1", "look")
    assert (match.turn, match.seats[match.to_act or 0].waiting) == (2, True)
    for events in (2, 2, 3):
        if events == 3:
            match = await take(matches, match, "keep")
        found = await matches.recaps.recap(match.id, LENA)
        assert [turn.number for turn in found.turns] == [2]
        assert len(found.events) == events
    assert not found.again


async def test_since_a_seat_acted_is_no_look(matches: Matches) -> None:
    match = await qin(matches, 7)
    assert match.to_act is not None
    for _ in range(2):
        found = await matches.recaps.since_acted(match.id, match.to_act)
        assert [turn.number for turn in found.turns] == [6, 7]
        assert found.seat == match.to_act
    assert (await matches.recaps.recap(match.id, mover(match))).looked_at is None
    newcomer = await started(matches, 3, "qin")
    assert (await matches.recaps.since_acted(newcomer.id, 2)).turns == ()
    found = await matches.recaps.recap(match.id, LENA, 4)
    assert found.before == (await matches.watching.turn(match.id, 4)).view
    assert found.view == (await matches.watching.turn(match.id, 7)).view
    events: list[Event] = []
    for number in (5, 6, 7):
        events += (await matches.watching.turn(match.id, number)).events
    assert list(found.events) == events
    assert found.looked_at is None
    await matches.recaps.look(match.id, LENA)
    leaver = other(match)
    await matches.turns.resign(match.id, leaver)
    found = await matches.recaps.recap(match.id, LENA)
    assert [type(event).__name__ for event in found.events] == ["SeatResigned"]
    assert found.turns[0].seat == next(seat.seat for seat in match.seats if seat.person == leaver)


async def test_what_was_taken_back_is_not_told_and_the_undo_is(matches: Matches) -> None:
    match = await qin(matches, 3)
    await matches.recaps.look(match.id, LENA)
    before = (await matches.watching.turn(match.id)).view
    person = mover(match)
    match = await play(matches, match, 3)
    await matches.recaps.look(match.id, AIKO.id)
    seen = (await matches.watching.turn(match.id)).view
    match = await take_back(matches, match, person)  # turns 4 to 6, in turn 7
    for reader, known in ((LENA, before), (AIKO.id, seen)):  # who has not seen what was taken back, who has
        found = await matches.recaps.recap(match.id, reader)
        assert [turn.number for turn in found.turns] == [7]
        assert found.turns[0].undo is not None
        assert found.events == ()
        assert found.before.view(None) == known
        assert found.view.view(None) == (await matches.watching.turn(match.id)).view == before
    match = await play(matches, match, 2)
    found = await matches.recaps.recap(match.id, LENA, 3)
    assert [turn.number for turn in found.turns] == [7, 8, 9]
    told = [(await matches.watching.turn(match.id, number)).events for number in (8, 9)]
    assert found.events == (*told[0], *told[1])
