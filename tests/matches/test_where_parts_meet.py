"""Pauses, votes, calls, ends and undos that meet: what one of them does must not undo what another is for."""

from datetime import timedelta
from typing import Any

import pytest

from bot.clock import Clock
from bot.matches import Match, MatchError, Matches
from bot.matches.model import VoteKind
from bot.store import Store
from bot.store import votes as vote_table
from tests.matches.table import (
    CHANNEL,
    JONAS,
    MEI,
    PEOPLE,
    RAFI,
    SERVER,
    STRANGER,
    mover,
    other,
    started,
    take_turn,
)

BY = RAFI.name


async def table(matches: Matches, caretaker: str, size: int = 2) -> Match:
    """A match that has just begun, with that rule for who runs out of time."""
    match = await matches.create("toy", size, "daily", {}, MEI, SERVER, CHANNEL, caretaker)
    for person in PEOPLE[1:size]:
        match = await matches.join(match.id, person)
    return match


async def do_all(matches: Matches, clock: Clock) -> None:
    """Everything that is due by now."""
    while (at := await matches.next_due()) is not None and at <= clock.now():
        await matches.due(clock.now())


async def run_out(matches: Matches, clock: Clock, match: Match) -> Match:
    """The time of whoever is to act runs out."""
    clock.advance(timedelta(hours=73))
    await do_all(matches, clock)
    return await matches.match(match.id)


async def refused(attempt: Any) -> str:
    """The code of the refusal that this ends in."""
    with pytest.raises(MatchError) as refusal:
        await attempt
    return refusal.value.code


# ── what the staff has stopped ───────────────────────────────────────────────────────────────────


async def test_players_do_not_get_around_a_pause_of_the_staff_by_ending_and_reviving(
    matches: Matches,
) -> None:
    match = await started(matches)
    await matches.staff_pause(match.id, BY)
    vote = await matches.ask(match.id, MEI.id, "end")
    await matches.ballot(match.id, JONAS.id, vote.id, "yes")
    shelved = await matches.match(match.id)
    assert (shelved.state, shelved.stopped_by) == ("shelved", "staff")
    assert await refused(matches.revive(match.id, MEI.id)) == "shelved-by-staff"
    assert (await matches.staff_revive(match.id, BY)).state == "playing"


async def test_nor_by_letting_it_lie_until_it_is_put_aside(matches: Matches, clock: Clock) -> None:
    match = await started(matches)
    await matches.staff_pause(match.id, BY)
    clock.advance(timedelta(days=61))
    await do_all(matches, clock)
    assert (await matches.match(match.id)).state == "shelved"
    assert await refused(matches.revive(match.id, JONAS.id)) == "shelved-by-staff"


# ── time that is up ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("by", ["players", "staff"])
async def test_the_others_are_asked_again_after_a_pause_if_the_time_is_still_up(
    matches: Matches, clock: Clock, by: str
) -> None:
    match = await run_out(matches, clock, await table(matches, "vote"))
    (vote,) = await matches.votes(match.id)
    if by == "players":
        await matches.ballot(match.id, other(match), vote.id, "pause")
        await matches.resume_play(match.id, MEI.id)
    else:
        await matches.staff_pause(match.id, BY)
        await matches.staff_resume(match.id, BY)
    (again,) = await matches.votes(match.id)
    assert (again.kind, again.seat, again.missing) == ("overdue", vote.seat, vote.voters)
    await matches.ballot(match.id, other(match), again.id, "grant")
    assert await matches.votes(match.id) == []


async def test_nobody_is_asked_after_a_pause_about_a_seat_on_offer(
    matches: Matches, clock: Clock, store: Store
) -> None:
    match = await run_out(matches, clock, await table(matches, "vote"))
    (vote,) = await matches.votes(match.id)
    await matches.ballot(match.id, other(match), vote.id, "replace")
    await matches.staff_pause(match.id, BY)
    await matches.staff_resume(match.id, BY)
    assert await matches.votes(match.id) == []


@pytest.mark.parametrize("rule", ["substitute", "vote"])
async def test_who_says_to_be_back_and_does_nothing_holds_the_table_up_no_longer_than_a_day(
    matches: Matches, clock: Clock, rule: str
) -> None:
    match = await run_out(matches, clock, await table(matches, rule))
    away = mover(match)
    for _ in range(2):
        if rule == "vote":
            (vote,) = await matches.votes(match.id)
            await matches.ballot(match.id, other(match), vote.id, "replace")
        back = await matches.come_back(match.id, away)
        assert not any(seat.offered for seat in back.seats)
        assert back.due_at == clock.now() + timedelta(hours=24)
        clock.advance(timedelta(hours=24))
        await do_all(matches, clock)
        if rule == "substitute":
            assert (await matches.match(match.id)).seats[match.seats.index(match.seat_of(away))].offered
        else:
            assert len(await matches.votes(match.id)) == 1


async def test_who_is_back_in_time_gets_no_more_of_it(matches: Matches, clock: Clock) -> None:
    match = await table(matches, "substitute")
    clock.advance(timedelta(hours=10))
    await matches.leave_to_substitute(match.id, mover(match))
    back = await matches.come_back(match.id, mover(match))
    assert back.due_at == match.due_at


async def test_who_is_given_more_time_is_not_replaced_meanwhile(matches: Matches, clock: Clock) -> None:
    match = await run_out(matches, clock, await table(matches, "substitute"))
    assert match.to_act is not None
    assert match.seats[match.to_act].offered
    extended = await matches.staff_extend(match.id, 48, BY)
    assert not extended.seats[match.to_act].offered
    assert await refused(matches.take_over(match.id, STRANGER)) == "not-offered"
    clock.advance(timedelta(hours=48))
    await do_all(matches, clock)
    assert (await matches.match(match.id)).seats[match.to_act].offered


async def test_who_asked_for_a_substitute_is_replaced_also_with_more_time(matches: Matches) -> None:
    match = await table(matches, "wait")
    await matches.leave_to_substitute(match.id, mover(match))
    await matches.staff_extend(match.id, 48, BY)
    assert mover(await matches.take_over(match.id, STRANGER)) == STRANGER.id


async def test_more_time_in_a_pause_is_more_time_and_nothing_is_up(matches: Matches, clock: Clock) -> None:
    match = await run_out(matches, clock, await table(matches, "wait"))
    await matches.staff_pause(match.id, BY)
    assert (await matches.staff_extend(match.id, 5, BY)).due_at is None
    resumed = await matches.staff_resume(match.id, BY)
    assert resumed.due_at == clock.now() + timedelta(hours=5)


async def test_a_turn_whose_time_is_longer_than_matches_may_lie_still_is_waited_for(
    matches: Matches, clock: Clock
) -> None:
    match = await started(matches)
    for _ in range(4):
        match = await matches.staff_extend(match.id, 720, BY)
    assert match.due_at is not None
    clock.advance(match.due_at - clock.now() - timedelta(hours=1))
    await do_all(matches, clock)
    assert (await matches.match(match.id)).state == "playing"
    clock.advance(timedelta(days=61))
    await do_all(matches, clock)
    assert (await matches.match(match.id)).state == "shelved"


# ── taking back ──────────────────────────────────────────────────────────────────────────────────


async def test_who_agrees_to_take_back_is_there_and_not_replaced(matches: Matches, clock: Clock) -> None:
    match = (await take_turn(matches, await table(matches, "substitute"), "1", "keep")).match
    mine, theirs = other(match), mover(match)
    match = await run_out(matches, clock, match)
    assert match.to_act is not None
    assert match.seats[match.to_act].offered
    vote = await matches.ask(match.id, mine, "undo")
    await matches.ballot(match.id, theirs, vote.id, "yes")
    back = await matches.match(match.id)
    assert mover(back) == mine
    assert not any(seat.offered for seat in back.seats)


async def test_nobody_begins_a_turn_with_time_that_is_up(matches: Matches, clock: Clock) -> None:
    match = (await take_turn(matches, await table(matches, "wait"), "1", "keep")).match
    mine, theirs = other(match), mover(match)
    match = await run_out(matches, clock, match)
    vote = await matches.ask(match.id, mine, "undo")
    await matches.ballot(match.id, theirs, vote.id, "yes")
    match = (await take_turn(matches, await matches.match(match.id), "1", "keep")).match
    assert mover(match) == theirs
    assert match.due_at == clock.now() + timedelta(hours=12)


# ── who may sit where ────────────────────────────────────────────────────────────────────────────


async def test_who_has_seen_what_one_seat_holds_plays_no_other_one(matches: Matches, store: Store) -> None:
    match = await started(matches, 3)
    assert match.to_act is not None
    first, second = match.to_act, (match.to_act + 1) % 3
    former = match.seats[first].person
    assert former is not None
    await matches.leave_to_substitute(match.id, former)
    match = await matches.take_over(match.id, STRANGER)
    await matches.leave_to_substitute(match.id, match.seats[second].person or 0)
    person = next(person for person in PEOPLE if person.id == former)
    assert await refused(matches.take_over(match.id, person, second)) == "knows-another-seat"
    assert await refused(matches.replace(match.id, second, person, BY)) == "knows-another-seat"
    await matches.leave_to_substitute(match.id, STRANGER.id)
    match = await matches.take_over(match.id, person)
    assert match.seats[first].person == former


async def test_of_several_seats_on_offer_whoever_sat_there_gets_their_own(matches: Matches) -> None:
    match = await started(matches, 3)
    one, two = (match.seats[seat].person or 0 for seat in (0, 1))
    await matches.leave_to_substitute(match.id, two)
    await matches.take_over(match.id, STRANGER)
    await matches.leave_to_substitute(match.id, one)
    await matches.leave_to_substitute(match.id, STRANGER.id)
    person = next(person for person in PEOPLE if person.id == two)
    match = await matches.take_over(match.id, person)
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


# ── votes that decide votes ──────────────────────────────────────────────────────────────────────


async def test_what_one_vote_decides_closes_the_others_once(matches: Matches, store: Store) -> None:
    match = await started(matches, 4)
    leaves = other(match)
    staying = [person.id for person in PEOPLE if person.id != leaves]
    kinds: tuple[VoteKind, ...] = ("pause", "end")
    for kind in kinds:
        vote = await matches.ask(match.id, staying[0], kind)
        for person in staying[1:]:
            await matches.ballot(match.id, person, vote.id, "yes")
    await matches.resign(match.id, leaves)
    async with store.reading() as reading:
        states = [found.state for number in (1, 2) if (found := await vote_table.get(reading, number))]
    assert states == ["passed", "passed"]
    ended = await matches.match(match.id)
    assert ended.state == "shelved"
    told = [notice.kind for notice in await matches.notices(match.id)]
    assert (told.count("agreed-pause"), told.count("agreed-end")) == (1, 1)


# ── what is offered next ─────────────────────────────────────────────────────────────────────────


async def test_after_a_turn_no_paused_match_is_offered(matches: Matches) -> None:
    begun = [await started(matches) for _ in range(9)]
    first, second, third = [match for match in begun if mover(match) == mover(begun[-1])][:3]
    await matches.staff_pause(second.id, BY)
    done = await take_turn(matches, first, "1", "keep")
    offered = [match.id for match in done.waiting]
    assert third.id in offered
    assert second.id not in offered
