"""What happened since one last looked: what counts as a look, what is told again, what was taken back."""

from datetime import timedelta

from bot.matches import Match, Matches
from games.engine import Event
from tests.support.hours import advance, now, restarted
from tests.support.people import AIKO, STRANGER
from tests.support.presses import mover, play, take, take_back
from tests.support.refusals import refused
from tests.support.table import lobby, other, started

LENA = STRANGER.id


async def qin(matches: Matches, turns: int, seats: int = 3) -> Match:
    """A match in which so many turns were taken."""
    return await play(matches, await started(matches, seats, "qin"), turns)


async def numbers(matches: Matches, match: Match, person: int = LENA) -> list[int]:
    """The turns of which they are told."""
    return [turn.number for turn in (await matches.recap(match.id, person)).turns]


async def test_a_recap_holds_the_turns_since_the_last_look_of_that_person_at_that_match(
    matches: Matches,
) -> None:
    match = await qin(matches, 3, 2)
    assert await numbers(matches, match) == [1, 2, 3]
    twin = await qin(matches, 2, 2)
    match = await play(matches, match, 2)
    assert await numbers(matches, match) == [4, 5]
    assert await numbers(matches, match, 77) == [1, 2, 3, 4, 5]
    assert await numbers(matches, twin) == [1, 2]
    await matches.look(twin.id, 77)
    await play(matches, twin, 1)
    assert await numbers(matches, twin, 77) == [3]
    # looks outlast the process
    await matches.look(match.id, AIKO.id)
    await play(matches, match, 2)
    assert await numbers(restarted(matches), match, AIKO.id) == [6, 7]


async def test_a_second_press_shows_the_last_recap_again(matches: Matches) -> None:
    match = await qin(matches, 3, 2)
    await matches.recap(match.id, LENA)
    looked = now(matches)
    advance(matches, timedelta(hours=30))
    match = await play(matches, match, 2)
    first = await matches.recap(match.id, LENA)
    seen = now(matches)
    advance(matches, timedelta(minutes=1))
    again = await matches.recap(match.id, LENA)
    assert first.events == again.events
    assert (first.since, again.since) == (3, 3)
    assert (first.again, again.again) == (False, True)
    assert (first.looked_at, again.looked_at) == (looked, seen)
    assert (first.news, again.news) == (True, False)


async def test_before_anything_has_happened_there_is_nothing_to_tell(matches: Matches) -> None:
    match = await started(matches, 2, "qin")
    for _ in range(2):
        found = await matches.recap(match.id, LENA)
        assert (found.turns, found.news) == ((), False)
    assert await refused(matches.recap((await lobby(matches)).id, LENA)) == "not-started"


async def test_who_has_never_looked_is_told_the_newest_turns_or_those_since_their_own(
    matches: Matches,
) -> None:
    match = await qin(matches, 14)
    assert await numbers(matches, match) == list(range(7, 15))
    assert (await numbers(matches, match, mover(match)))[0] == 13  # the last own turn was 12


async def test_only_what_others_did_is_news_an_order_that_acted_is_told_with_it(matches: Matches) -> None:
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
    assert await numbers(matches, match, first) == [2, 3]
    await matches.look(match.id, first)
    match = await play(matches, match, 3)
    found = await matches.news(match.id, first)
    assert found is not None
    assert [turn.number for turn in found.turns] == [4, 5, 6]


async def test_a_turn_that_goes_on_is_told_again_when_it_is_over(matches: Matches) -> None:
    match = await take(matches, await started(matches), "2", "keep")
    await matches.look(match.id, LENA)
    match = await take(matches, match, "1", "look")
    assert (match.turn, match.seats[match.to_act or 0].waiting) == (2, True)
    for events in (2, 2, 3):
        if events == 3:
            match = await take(matches, match, "keep")
        found = await matches.recap(match.id, LENA)
        assert [turn.number for turn in found.turns] == [2]
        assert len(found.events) == events
    assert not found.again


async def test_since_a_seat_acted_is_no_look_and_boards_stand_beside_what_happened_also_leaving(
    matches: Matches,
) -> None:
    match = await qin(matches, 7)
    assert match.to_act is not None
    for _ in range(2):
        found = await matches.since_acted(match.id, match.to_act)
        assert [turn.number for turn in found.turns] == [6, 7]
        assert found.seat == match.to_act
    assert (await matches.recap(match.id, mover(match))).looked_at is None
    newcomer = await started(matches, 3, "qin")
    assert (await matches.since_acted(newcomer.id, 2)).turns == ()
    found = await matches.recap(match.id, LENA, 4)
    assert found.before == (await matches.turn(match.id, 4)).view
    assert found.view == (await matches.turn(match.id, 7)).view
    events: list[Event] = []
    for number in (5, 6, 7):
        events += (await matches.turn(match.id, number)).events
    assert list(found.events) == events
    assert found.looked_at is None
    await matches.look(match.id, LENA)
    leaver = other(match)
    await matches.resign(match.id, leaver)
    found = await matches.recap(match.id, LENA)
    assert [type(event).__name__ for event in found.events] == ["SeatResigned"]
    assert found.turns[0].seat == next(seat.seat for seat in match.seats if seat.person == leaver)


async def test_what_was_taken_back_is_not_told_and_the_undo_is(matches: Matches) -> None:
    match = await qin(matches, 3)
    await matches.look(match.id, LENA)
    before = (await matches.turn(match.id)).view
    person = mover(match)
    match = await play(matches, match, 3)
    await matches.look(match.id, AIKO.id)
    seen = (await matches.turn(match.id)).view
    match = await take_back(matches, match, person)  # turns 4 to 6, in turn 7
    for reader, known in ((LENA, before), (AIKO.id, seen)):  # who has not seen what was taken back, who has
        found = await matches.recap(match.id, reader)
        assert [turn.number for turn in found.turns] == [7]
        assert found.turns[0].undo is not None
        assert found.events == ()
        assert found.before.view(None) == known
        assert found.view.view(None) == (await matches.turn(match.id)).view == before
    match = await play(matches, match, 2)
    found = await matches.recap(match.id, LENA, 3)
    assert [turn.number for turn in found.turns] == [7, 8, 9]
    told = [(await matches.turn(match.id, number)).events for number in (8, 9)]
    assert found.events == (*told[0], *told[1])
