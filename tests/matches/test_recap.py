"""What happened since one last looked: what counts as a look, what is told again, what was taken back."""

import random
from datetime import timedelta

import pytest

from bot.clock import Clock
from bot.matches import Match, MatchError, Matches
from games.engine import Event
from tests.matches.table import (
    AIKO,
    STRANGER,
    confirm,
    lobby,
    mover,
    other,
    random_panel,
    started,
    take_turn,
)
from tests.matches.test_undo import take_back


async def play(matches: Matches, match: Match, turns: int, seed: int = 1) -> Match:
    """So many turns, each at random by whoever is to act."""
    chance = random.Random(seed)
    for _ in range(turns):
        match = (await confirm(matches, await random_panel(matches, match, chance))).match
    return match


async def numbers(matches: Matches, match: Match, person: int) -> list[int]:
    return [turn.number for turn in (await matches.recap(match.id, person)).turns]


async def test_a_recap_holds_the_turns_since_the_last_look(matches: Matches) -> None:
    match = await play(matches, await started(matches, 2, "qin"), 3)
    assert await numbers(matches, match, STRANGER.id) == [1, 2, 3]
    match = await play(matches, match, 2)
    assert await numbers(matches, match, STRANGER.id) == [4, 5]


async def test_everybody_looks_for_themselves_and_in_each_match(matches: Matches) -> None:
    match = await play(matches, await started(matches, 2, "qin"), 3)
    await matches.look(match.id, STRANGER.id)
    twin = await play(matches, await started(matches, 2, "qin"), 2)
    match = await play(matches, match, 1)
    assert await numbers(matches, match, STRANGER.id) == [4]
    assert await numbers(matches, match, 77) == [1, 2, 3, 4]
    assert await numbers(matches, twin, STRANGER.id) == [1, 2]


async def test_a_second_press_shows_the_last_recap_again(matches: Matches, clock: Clock) -> None:
    match = await play(matches, await started(matches, 2, "qin"), 3)
    await matches.recap(match.id, STRANGER.id)
    looked = clock.now()
    clock.advance(timedelta(hours=30))
    match = await play(matches, match, 2)
    first = await matches.recap(match.id, STRANGER.id)
    seen = clock.now()
    clock.advance(timedelta(minutes=1))
    again = await matches.recap(match.id, STRANGER.id)
    assert first.events == again.events
    assert (first.since, again.since) == (3, 3)
    assert (first.again, again.again) == (False, True)
    assert (first.looked_at, again.looked_at) == (looked, seen)
    assert first.news
    assert not again.news


async def test_before_anything_has_happened_there_is_nothing_to_tell(matches: Matches) -> None:
    match = await started(matches, 2, "qin")
    for _ in range(2):
        found = await matches.recap(match.id, STRANGER.id)
        assert found.turns == ()
        assert not found.news
    with pytest.raises(MatchError, match="not-started"):
        await matches.recap((await lobby(matches)).id, STRANGER.id)


async def test_somebody_who_has_never_looked_is_told_the_newest_turns_or_those_since_their_own(
    matches: Matches,
) -> None:
    match = await play(matches, await started(matches, 3, "qin"), 14)
    assert await numbers(matches, match, STRANGER.id) == list(range(7, 15))
    assert (await matches.recap(match.id, mover(match))).turns[0].number == 13  # the last own turn was 12


async def test_only_what_others_did_is_news(matches: Matches) -> None:
    match = await started(matches, 3, "qin")
    first = mover(match)
    assert await matches.news(match.id, first) is None
    match = await play(matches, match, 1)
    assert await matches.news(match.id, first) is None  # it was their own
    match = await play(matches, match, 2)
    found = await matches.news(match.id, first)
    assert found is not None
    assert [turn.number for turn in found.turns] == [2, 3]
    assert await matches.news(match.id, first) is None  # and they are not asked twice
    assert [turn.number for turn in (await matches.recap(match.id, first)).turns] == [2, 3]


async def test_an_order_that_acted_is_no_news_but_is_told_with_what_others_did(matches: Matches) -> None:
    match = await started(matches, 3, "qin")
    first = mover(match)
    await matches.look(match.id, first)
    match = await play(matches, match, 3)
    found = await matches.news(match.id, first)
    assert found is not None
    assert [turn.number for turn in found.turns] == [1, 2, 3]


async def test_a_turn_that_goes_on_is_told_again_when_it_is_over(matches: Matches) -> None:
    match = (await take_turn(matches, await started(matches), "2", "keep")).match
    await matches.look(match.id, STRANGER.id)
    match = (await take_turn(matches, match, "1", "look")).match
    assert (match.turn, match.seats[match.to_act or 0].waiting) == (2, True)
    for _ in range(2):
        found = await matches.recap(match.id, STRANGER.id)
        assert [turn.number for turn in found.turns] == [2]
        assert len(found.events) == 2
    match = (await take_turn(matches, match, "keep")).match
    found = await matches.recap(match.id, STRANGER.id)
    assert [turn.number for turn in found.turns] == [2]
    assert len(found.events) == 3
    assert not found.again


async def test_since_a_seat_acted_is_no_look(matches: Matches) -> None:
    match = await play(matches, await started(matches, 3, "qin"), 5)
    assert match.to_act is not None
    for _ in range(2):
        found = await matches.since_acted(match.id, match.to_act)
        assert [turn.number for turn in found.turns] == [4, 5]
        assert found.seat == match.to_act
    assert (await matches.recap(match.id, mover(match))).looked_at is None
    newcomer = await started(matches, 3, "qin")
    assert (await matches.since_acted(newcomer.id, 2)).turns == ()


async def test_the_board_before_and_now_stand_beside_what_happened(matches: Matches) -> None:
    match = await play(matches, await started(matches, 3, "qin"), 7)
    found = await matches.recap(match.id, STRANGER.id, 4)
    assert found.before == (await matches.turn(match.id, 4)).view
    assert found.view == (await matches.turn(match.id, 7)).view
    events: list[Event] = []
    for number in (5, 6, 7):
        events += (await matches.turn(match.id, number)).events
    assert list(found.events) == events
    assert found.looked_at is None


async def test_what_was_taken_back_is_not_told_and_the_undo_is(matches: Matches) -> None:
    match = await play(matches, await started(matches, 3, "qin"), 3)
    await matches.look(match.id, STRANGER.id)
    before = (await matches.turn(match.id)).view
    person = mover(match)
    match = await play(matches, match, 3)
    match = await take_back(matches, match, person)  # turns 4 to 6, in turn 7
    found = await matches.recap(match.id, STRANGER.id)
    assert [turn.number for turn in found.turns] == [7]
    assert found.turns[0].undo is not None
    assert found.events == ()
    assert found.view == found.before == before
    match = await play(matches, match, 2)
    found = await matches.recap(match.id, STRANGER.id, 3)
    assert [turn.number for turn in found.turns] == [7, 8, 9]
    told = [(await matches.turn(match.id, number)).events for number in (8, 9)]
    assert found.events == (*told[0], *told[1])


async def test_what_one_has_seen_and_was_taken_back_since_is_told_by_the_undo(matches: Matches) -> None:
    match = await play(matches, await started(matches, 3, "qin"), 3)
    person = mover(match)
    match = await play(matches, match, 3)
    await matches.look(match.id, STRANGER.id)
    seen = (await matches.turn(match.id)).view
    match = await take_back(matches, match, person)
    found = await matches.recap(match.id, STRANGER.id)
    assert [turn.number for turn in found.turns] == [7]
    assert found.before == seen
    assert found.view == (await matches.turn(match.id)).view
    assert found.view != seen


async def test_leaving_is_told(matches: Matches) -> None:
    match = await play(matches, await started(matches, 3, "qin"), 3)
    await matches.look(match.id, STRANGER.id)
    leaver = other(match)
    await matches.resign(match.id, leaver)
    found = await matches.recap(match.id, STRANGER.id)
    assert [type(event).__name__ for event in found.events] == ["SeatResigned"]
    assert found.turns[0].seat == next(seat.seat for seat in match.seats if seat.person == leaver)


async def test_looks_outlast_the_process(matches: Matches, clock: Clock) -> None:
    match = await play(matches, await started(matches, 3, "qin"), 4)
    await matches.look(match.id, AIKO.id)
    match = await play(matches, match, 2)
    again = Matches(matches._store, clock)
    found = await again.recap(match.id, AIKO.id)
    assert [turn.number for turn in found.turns] == [5, 6]
