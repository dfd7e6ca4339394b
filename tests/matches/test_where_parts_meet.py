"""Pauses, votes, calls, ends and undos that meet: what one of them does must not undo what another is for."""

from datetime import timedelta

import pytest

from bot.matches import Match, Matches
from bot.matches.model import VoteKind
from bot.store import votes as vote_table
from tests.support.hours import advance, due, now
from tests.support.people import JONAS, MEI, PEOPLE, RAFI, STRANGER
from tests.support.presses import agree, mover, person_at, take, take_back, take_turn
from tests.support.refusals import refused
from tests.support.table import other, started

BY = RAFI.name
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


async def table(matches: Matches, caretaker: str) -> Match:
    """A match for two that has just begun, with that rule for who runs out of time."""
    return await started(matches, caretaker=caretaker)


async def pass_by(matches: Matches, match: Match, by: timedelta) -> Match:
    """So much time goes by, and all that is due is done; the match then."""
    advance(matches, by)
    while (at := await matches.next_due()) is not None and at <= now(matches):
        await due(matches)
    return await matches.match(match.id)


async def run_out(matches: Matches, match: Match) -> Match:
    """The time of whoever is to act runs out."""
    return await pass_by(matches, match, 73 * HOUR)


async def pause_by_staff(matches: Matches, match: Match) -> Match:
    """And resume."""
    await matches.staff_pause(match.id, BY)
    return await matches.staff_resume(match.id, BY)


def on_offer(match: Match) -> bool:
    """Whether the seat to act is."""
    assert match.to_act is not None
    return match.seats[match.to_act].offered


async def test_players_do_not_get_around_a_pause_of_the_staff_by_ending_or_waiting_and_reviving(
    matches: Matches,
) -> None:
    match = await started(matches)
    await matches.staff_pause(match.id, BY)
    await agree(matches, await matches.ask(match.id, MEI.id, "end"))
    shelved = await matches.match(match.id)
    assert (shelved.state, shelved.stopped_by) == ("shelved", "staff")
    assert await refused(matches.revive(match.id, MEI.id)) == "shelved-by-staff"
    assert (await matches.staff_revive(match.id, BY)).state == "playing"
    await matches.staff_pause(match.id, BY)
    assert (await pass_by(matches, match, 61 * DAY)).state == "shelved"
    assert await refused(matches.revive(match.id, JONAS.id)) == "shelved-by-staff"


@pytest.mark.parametrize("by", ["players", "staff"])
async def test_the_others_are_asked_again_after_a_pause_if_the_time_is_still_up(
    matches: Matches, by: str
) -> None:
    match = await run_out(matches, await table(matches, "vote"))
    (vote,) = await matches.votes(match.id)
    if by == "players":
        await matches.ballot(match.id, other(match), vote.id, "pause")
        await matches.resume_play(match.id, MEI.id)
    else:
        await pause_by_staff(matches, match)
    (again,) = await matches.votes(match.id)
    assert (again.kind, again.seat, again.missing) == ("overdue", vote.seat, vote.voters)
    await matches.ballot(match.id, other(match), again.id, "grant")
    assert await matches.votes(match.id) == []


async def test_nobody_is_asked_after_a_pause_about_a_seat_on_offer(matches: Matches) -> None:
    match = await run_out(matches, await table(matches, "vote"))
    (vote,) = await matches.votes(match.id)
    await matches.ballot(match.id, other(match), vote.id, "replace")
    await pause_by_staff(matches, match)
    assert await matches.votes(match.id) == []


@pytest.mark.parametrize("rule", ["substitute", "vote"])
async def test_who_says_to_be_back_and_does_nothing_holds_the_table_up_no_longer_than_a_day(
    matches: Matches, rule: str
) -> None:
    match = await run_out(matches, await table(matches, rule))
    away = mover(match)
    for _ in range(2):
        if rule == "vote":
            (vote,) = await matches.votes(match.id)
            await matches.ballot(match.id, other(match), vote.id, "replace")
        back = await matches.come_back(match.id, away)
        assert not any(seat.offered for seat in back.seats)
        assert back.due_at == now(matches) + 24 * HOUR
        match = await pass_by(matches, match, 24 * HOUR)
        if rule == "substitute":
            assert on_offer(await matches.match(match.id))
        else:
            assert len(await matches.votes(match.id)) == 1


async def test_who_is_back_in_time_gets_no_more_of_it(matches: Matches) -> None:
    match = await table(matches, "substitute")
    advance(matches, 10 * HOUR)
    await matches.leave_to_substitute(match.id, mover(match))
    back = await matches.come_back(match.id, mover(match))
    assert back.due_at == match.due_at


async def test_who_is_given_more_time_is_not_replaced_meanwhile_unless_they_asked_for_it(
    matches: Matches,
) -> None:
    match = await run_out(matches, await table(matches, "substitute"))
    assert on_offer(match)
    extended = await matches.staff_extend(match.id, 48, BY)
    assert not on_offer(extended)
    assert await refused(matches.take_over(match.id, STRANGER)) == "not-offered"
    match = await pass_by(matches, match, 48 * HOUR)
    assert on_offer(await matches.match(match.id))
    match = await table(matches, "wait")
    await matches.leave_to_substitute(match.id, mover(match))
    await matches.staff_extend(match.id, 48, BY)
    assert mover(await matches.take_over(match.id, STRANGER)) == STRANGER.id


async def test_more_time_in_a_pause_is_more_time_and_nothing_is_up(matches: Matches) -> None:
    match = await run_out(matches, await table(matches, "wait"))
    await matches.staff_pause(match.id, BY)
    assert (await matches.staff_extend(match.id, 5, BY)).due_at is None
    resumed = await matches.staff_resume(match.id, BY)
    assert resumed.due_at == now(matches) + 5 * HOUR


async def test_a_turn_whose_time_is_longer_than_matches_may_lie_still_is_waited_for(matches: Matches) -> None:
    match = await started(matches)
    for _ in range(4):
        match = await matches.staff_extend(match.id, 720, BY)
    assert match.due_at is not None
    assert (await pass_by(matches, match, match.due_at - now(matches) - HOUR)).state == "playing"
    assert (await pass_by(matches, match, 61 * DAY)).state == "shelved"


async def test_who_agrees_to_take_back_is_there_not_replaced_and_begins_with_time(matches: Matches) -> None:
    match = await take(matches, await table(matches, "substitute"), "1", "keep")
    mine, theirs = other(match), mover(match)
    match = await run_out(matches, match)
    assert on_offer(match)
    back = await take_back(matches, match, mine)
    assert mover(back) == mine
    assert not any(seat.offered for seat in back.seats)
    match = await take(matches, back, "1", "keep")
    assert mover(match) == theirs
    assert match.due_at == now(matches) + 12 * HOUR


async def test_who_has_seen_what_one_seat_holds_plays_that_one_alone_of_several(
    matches: Matches,
) -> None:
    match = await started(matches, 3)
    first, second = match.to_act or 0, ((match.to_act or 0) + 1) % 3
    former = mover(match)
    await matches.leave_to_substitute(match.id, former)
    match = await matches.take_over(match.id, STRANGER)
    await matches.leave_to_substitute(match.id, person_at(match, second))
    person = next(person for person in PEOPLE if person.id == former)
    assert await refused(matches.take_over(match.id, person, second)) == "knows-another-seat"
    assert await refused(matches.replace(match.id, second, person, BY)) == "knows-another-seat"
    await matches.leave_to_substitute(match.id, STRANGER.id)
    match = await matches.take_over(match.id, person)
    assert match.seats[first].person == former
    match = await started(matches, 3)
    one, two = MEI.id, JONAS.id
    await matches.leave_to_substitute(match.id, two)
    await matches.take_over(match.id, STRANGER)
    await matches.leave_to_substitute(match.id, one)
    await matches.leave_to_substitute(match.id, STRANGER.id)
    match = await matches.take_over(match.id, JONAS)
    assert match.seats[1].person == two


async def test_a_private_rematch_is_nobody_elses_business(matches: Matches) -> None:
    match = await started(matches)
    await matches.resign(match.id, MEI.id)
    again = await matches.rematch(match.id, JONAS)
    await matches.configure(again.id, JONAS.id, 2, "daily", again.options, private=True)
    assert await refused(matches.rematch(match.id, STRANGER)) == "not-invited"
    await matches.invite(again.id, JONAS.id, MEI)
    begun = await matches.rematch(match.id, MEI)
    assert begun.state == "playing"
    assert await refused(matches.rematch(match.id, STRANGER)) == "not-invited"
    assert (await matches.rematch(match.id, MEI)).id == again.id


async def test_what_one_vote_decides_closes_the_others_once(matches: Matches) -> None:
    match = await started(matches, 4)
    leaves = other(match)
    staying = [person.id for person in PEOPLE if person.id != leaves]
    kinds: tuple[VoteKind, ...] = ("pause", "end")
    for kind in kinds:
        vote = await matches.ask(match.id, staying[0], kind)
        for person in staying[1:]:
            await matches.ballot(match.id, person, vote.id, "yes")
    await matches.resign(match.id, leaves)
    async with matches._store.reading() as reading:
        states = [found.state for number in (1, 2) if (found := await vote_table.get(reading, number))]
    assert states == ["passed", "passed"]
    ended = await matches.match(match.id)
    assert ended.state == "shelved"
    told = [notice.kind for notice in await matches.notices(match.id)]
    assert (told.count("agreed-pause"), told.count("agreed-end")) == (1, 1)


async def test_after_a_turn_no_paused_match_is_offered(matches: Matches) -> None:
    begun = [await started(matches) for _ in range(9)]
    first, second, third = [match for match in begun if mover(match) == mover(begun[-1])][:3]
    await matches.staff_pause(second.id, BY)
    done = await take_turn(matches, first, "1", "keep")
    offered = [match.id for match in done.waiting]
    assert third.id in offered
    assert second.id not in offered
