"""Votes: who is asked, what is decided, what lapses, what follows; and presses at the same moment."""

import asyncio
from datetime import timedelta

import pytest
from sqlalchemy import update

from bot.clock import Clock
from bot.matches import Match, Matches, Vote, ballots
from bot.store import tables
from bot.store import votes as vote_table
from bot.store.votes import VoteKind
from tests.support.hours import DAY, HOUR, advance, due, now
from tests.support.people import AIKO, JONAS, MEI, PEOPLE, RAFI, STRANGER
from tests.support.presses import agree, choose, confirm, mover, person_at, take, take_back, take_turn
from tests.support.refusals import refused
from tests.support.running import agreed, changing, clock_of, keep, later, notices, posted, seat_of, told
from tests.support.table import other, started, waiting
from tests.support.written import kinds, posts


async def overdue(matches: Matches, size: int = 4) -> tuple[Match, Vote]:
    """A match in which the seat to act is overdue by a pace, and the others are asked."""
    match = await started(matches, size, caretaker="vote")
    await later(matches, 73 * HOUR)
    await later(matches, 72 * HOUR)
    (vote,) = await matches.votes.open_in(match.id)
    return await matches.watching.match(match.id), vote


async def state(matches: Matches, vote: Vote) -> str:
    """What has become of it."""
    return (await matches.votes.get(vote.match.id, vote.id)).state


async def test_everybody_else_is_asked_and_all_must_agree_to_a_pause(matches: Matches) -> None:
    match = await started(matches, 3)
    vote = await matches.votes.ask(match.id, JONAS.id, "pause")
    asker = seat_of(match, JONAS).seat
    assert (vote.seat, vote.state, vote.choices) == (asker, "open", ("yes", "no"))
    assert vote.ballots == {asker: "yes"}
    assert {match.seats[seat].person for seat in vote.missing} == {MEI.id, AIKO.id}
    assert (await posts(matches))[-1] == ("vote", {"vote": vote.id})
    assert [found.id for found in await matches.votes.open_in(match.id)] == [vote.id]
    assert await matches.votes.waiting_for(JONAS.id) == []
    assert [found.id for found in await matches.votes.waiting_for(AIKO.id)] == [vote.id]
    assert await matches.votes.ask(match.id, MEI.id, "pause") == vote  # what is asked is not asked twice
    vote = await matches.votes.ballot(match.id, MEI.id, vote.id, "yes")
    assert (vote.state, (await matches.watching.match(match.id)).paused_at) == ("open", None)
    matches.clock.advance(HOUR)
    vote = await matches.votes.ballot(match.id, AIKO.id, vote.id, "yes")
    match = await matches.watching.match(match.id)
    assert (vote.state, match.paused_at, match.stopped_by) == ("passed", matches.clock.now(), "players")
    assert await notices(matches, match) == ["agreed-pause"]
    assert await matches.votes.open_in(match.id) == []


async def test_one_no_ends_it(matches: Matches) -> None:
    match = await started(matches, 3)
    vote = await matches.votes.ask(match.id, MEI.id, "end")
    vote = await matches.votes.ballot(match.id, AIKO.id, vote.id, "no")
    assert (vote.state, (await matches.watching.match(match.id)).state) == ("refused", "playing")
    facts = {"what": "end", "name": "Mei", "by": "Aiko"}
    assert await told(matches, match) == [("refused", facts)]
    late = await matches.votes.ballot(match.id, JONAS.id, vote.id, "yes")
    assert (late.state, late.fresh, late.ballots.keys()) == ("refused", True, vote.ballots.keys())


@pytest.mark.parametrize("pauses", [False, True])
async def test_a_lone_other_decides_to_end_it_also_in_a_pause(matches: Matches, pauses: bool) -> None:
    match = await started(matches, 2)
    if pauses:
        await agreed(matches, match, "pause")
    match = await agreed(matches, match, "end")
    assert (match.state, match.stopped_by) == ("archived", "players")
    assert (await notices(matches, match))[-1] == "agreed-end"
    assert (await matches.votes.revive(match.id, JONAS.id)).state == "playing"


async def test_whoever_asked_can_withdraw_and_a_week_is_the_end(matches: Matches) -> None:
    match = await started(matches, 3, pace="none")
    vote = await matches.votes.ask(match.id, MEI.id, "pause")
    both = await matches.votes.ask(match.id, JONAS.id, "end")
    assert [found.id for found in await matches.votes.open_in(match.id)] == [vote.id, both.id]
    vote = await matches.votes.ballot(match.id, MEI.id, vote.id, "no")
    assert (vote.state, vote.withdrawn) == ("lapsed", True)
    assert await matches.notices.of(match.id) == []
    again = await matches.votes.ask(match.id, JONAS.id, "pause")
    assert again.id != vote.id
    matches.clock.advance(7 * DAY)
    assert await matches.votes.open_in(match.id) == await matches.votes.waiting_for(AIKO.id) == []
    late = await matches.votes.ballot(match.id, AIKO.id, again.id, "yes")
    assert (late.state, late.fresh) == ("lapsed", True)
    assert (await matches.watching.match(match.id)).paused_at is None
    assert (await matches.votes.ask(match.id, JONAS.id, "pause")).id != again.id


@pytest.mark.parametrize("kind", ["pause", "end", "terms"])
async def test_after_a_week_its_message_says_that_it_is_over(matches: Matches, kind: VoteKind) -> None:
    match = await started(matches, 3, pace="none")
    vote = await (
        matches.votes.propose(match.id, MEI.id, "relaxed", "wait")
        if kind == "terms"
        else matches.votes.ask(match.id, MEI.id, kind)
    )
    await later(matches, 2 * DAY)
    await later(matches, 5 * DAY - HOUR)
    told = (await posted(matches, "vote")).count({"vote": vote.id})
    assert await state(matches, vote) == "open"
    await later(matches, HOUR)
    assert await state(matches, vote) == "lapsed"
    assert (await posted(matches, "vote")).count({"vote": vote.id}) == told + 1


async def test_nothing_is_due_in_a_vote_that_another_one_due_then_has_closed(matches: Matches) -> None:
    """Nor in one that was closed with its time left to it."""
    match = await started(matches, 3, pace="none")
    await matches.votes.ask(match.id, MEI.id, "pause")
    await matches.votes.ask(match.id, JONAS.id, "end")
    assert await due(matches, 7 * DAY) == 2
    assert await due(matches, HOUR) == 0
    async with matches.store.transaction() as writing:
        await writing.run(update(tables.votes).values(due_at=now(matches)))
    assert await due(matches, HOUR) == 0
    due_at = await matches.timekeeping.next_due()
    assert due_at is not None
    assert due_at > now(matches)


async def test_whoever_has_resigned_has_no_vote(matches: Matches) -> None:
    match = await started(matches, 4)
    await agreed(matches, match, "pause", MEI, JONAS, AIKO)
    (vote,) = await matches.votes.open_in(match.id)
    theirs = await matches.votes.ask(match.id, RAFI.id, "end")
    await matches.turns.resign(match.id, RAFI.id)
    assert (await state(matches, vote), await state(matches, theirs)) == ("passed", "lapsed")
    assert (await matches.watching.match(match.id)).paused_at is not None


async def test_its_message_waits_for_those_who_are_left_and_who_came_instead(matches: Matches) -> None:
    match = await started(matches, 4, "yunnan")
    vote = await matches.votes.ask(match.id, MEI.id, "pause")
    told = [{"vote": vote.id}]
    assert await posted(matches, "vote") == told
    await matches.turns.resign(match.id, JONAS.id)
    assert await posted(matches, "vote") == told * 2
    await matches.substitutes.leave_to_substitute(match.id, AIKO.id)
    await matches.substitutes.take_over(match.id, STRANGER)
    assert await posted(matches, "vote") == told * 3


async def test_who_may_ask_and_vote(matches: Matches) -> None:
    match, another = await started(matches), await started(matches)
    vote = await matches.votes.ask(match.id, MEI.id, "pause")
    assert await refused(matches.votes.ballot(match.id, STRANGER.id, vote.id, "yes")) == "not-in-match"
    assert await refused(matches.votes.ballot(match.id, JONAS.id, vote.id, "grant")) == "no-such-choice"
    assert await refused(matches.votes.ballot(match.id, JONAS.id, 999, "yes")) == "no-such-vote"
    theirs = await matches.votes.ask(another.id, MEI.id, "pause")
    assert await refused(matches.votes.ballot(another.id, JONAS.id, vote.id, "yes")) == "no-such-vote"
    assert await refused(matches.votes.ballot(match.id, JONAS.id, theirs.id, "yes")) == "no-such-vote"
    await matches.turns.resign(match.id, JONAS.id)  # votes end with the match
    assert await state(matches, vote) == "lapsed"


async def test_a_move_lapses_an_undo_but_no_pause(matches: Matches) -> None:
    match = await started(matches, 3)
    asking = mover(match)
    match = await keep(matches, match)
    undo = await matches.votes.ask(match.id, asking, "undo")
    pause = await matches.votes.ask(match.id, asking, "pause")
    match = await keep(matches, match)
    assert [await state(matches, vote) for vote in (undo, pause)] == ["lapsed", "open"]
    late = await matches.votes.ballot(match.id, mover(match), undo.id, "yes")
    assert (late.state, late.fresh, late.match.seq) == ("lapsed", True, match.seq)


async def test_any_player_resumes_but_nobody_else(matches: Matches) -> None:
    """Whoever is to act hears of it, unless they do it themselves."""
    match = await agreed(matches, await started(matches, 3), "pause")
    assert await refused(matches.votes.ask(match.id, MEI.id, "pause")) == "paused"
    match = await matches.votes.resume_play(match.id, other(match))
    assert (match.paused_at, match.stopped_by) == (None, None)
    assert await notices(matches, match) == ["agreed-pause", "resumed"]
    assert (await clock_of(matches, match)).tell_at == matches.clock.now()
    await agreed(matches, match, "pause")
    matches.clock.advance(HOUR)
    await matches.votes.resume_play(match.id, mover(match))
    silent = await clock_of(matches, match)
    assert silent.tell_at is None or silent.tell_at <= matches.clock.now() - HOUR


async def test_more_than_half_of_the_others_let_a_computer_play(matches: Matches) -> None:
    match, vote = await overdue(matches)
    first, second, third = waiting(match)
    assert (vote.kind, vote.seat, len(vote.voters)) == ("overdue", match.to_act, 3)
    assert await matches.votes.waiting_for(mover(match)) == []
    assert await refused(matches.votes.ballot(match.id, mover(match), vote.id, "computer")) == "no-vote"
    assert (await matches.votes.ballot(match.id, first, vote.id, "computer")).state == "open"
    assert (await matches.votes.ballot(match.id, second, vote.id, "end")).state == "open"
    assert (await matches.votes.ballot(match.id, second, vote.id, "computer")).state == "passed"
    match = await matches.watching.match(match.id)
    assert match.seats[vote.seat].computer is not None
    assert (await told(matches, match))[-1][1]["why"] == "vote"
    late = await matches.votes.ballot(match.id, third, vote.id, "substitute")
    assert (late.state, late.fresh) == ("passed", True)


async def test_a_computer_that_the_only_other_wants_is_not_said_to_be_what_others_want(
    matches: Matches,
) -> None:
    match, vote = await overdue(matches, 2)
    (voter,) = waiting(match)
    assert (await matches.votes.ballot(match.id, voter, vote.id, "computer")).state == "passed"
    assert (await told(matches, match))[-1][1]["why"] == "voter"


@pytest.mark.parametrize("choice", ["end", "substitute"])
async def test_the_others_end_it_or_call_for_a_substitute(matches: Matches, choice: str) -> None:
    match, vote = await overdue(matches, 3)
    for person in waiting(match):
        vote = await matches.votes.ballot(match.id, person, vote.id, choice)
    match = await matches.watching.match(match.id)
    assert vote.state == "passed"
    if choice == "end":
        assert (match.state, match.stopped_by) == ("archived", "players")
        assert (await notices(matches, match))[-1] == "voted-end"
    else:
        assert (await notices(matches, match))[-1] == "voted-replace"
        assert [seat.offered for seat in match.seats] == [seat.waiting for seat in match.seats]
        assert (await matches.substitutes.call(1)).why == "vote"
        await keep(matches, match)  # acting ends it
        assert (await matches.substitutes.call(1)).state == "withdrawn"


@pytest.mark.parametrize("size", [3, 4])
async def test_without_a_majority_it_stays_open(matches: Matches, size: int) -> None:
    """Half of two is none."""
    match, vote = await overdue(matches, size)
    people = waiting(match)
    for person, choice in zip(people, ("computer", "end", "substitute"), strict=size == 4):
        vote = await matches.votes.ballot(match.id, person, vote.id, choice)
    assert (vote.state, vote.missing) == ("open", ())
    if size == 4:
        await matches.votes.ballot(match.id, people[0], vote.id, "substitute")
    else:
        await matches.turns.resign(match.id, people[1])
    assert await state(matches, vote) == "passed"


@pytest.mark.parametrize("what", ["moves", "extended", "paused", "replaced"])
async def test_it_lapses_when_the_seat_moves_or_the_staff_steps_in(matches: Matches, what: str) -> None:
    match, vote = await overdue(matches)
    async with changing(matches, match) as (writing, row, now):
        await ballots.overdue(writing, row, vote.seat, now)
    assert [found.id for found in await matches.votes.open_in(match.id)] == [vote.id]  # asked once
    await matches.votes.ballot(match.id, waiting(match)[0], vote.id, "substitute")
    if what == "moves":
        await keep(matches, match)
    elif what == "extended":
        await matches.staff.extend(match.id, 24, "Lena")
    elif what == "paused":
        await matches.staff.pause(match.id, "Lena")
    else:
        await matches.substitutes.replace(match.id, vote.seat, STRANGER, "Lena")
    assert await state(matches, vote) == "lapsed"
    assert await matches.votes.open_in(match.id) == []


@pytest.mark.parametrize("attempt", range(3))
async def test_two_ballots_at_once_decide_once(matches: Matches, clock: Clock, attempt: int) -> None:
    match = await started(matches, 3)
    asking = mover(match)
    match = await keep(matches, match)
    vote = await matches.votes.ask(match.id, asking, "undo")
    again = Matches(matches.store, clock)  # another process has its own memory
    voters = [person.id for person in PEOPLE[:3] if person.id != asking]
    ballots = [
        through.votes.ballot(match.id, person, vote.id, "yes")
        for through in (matches, again)
        for person in voters
    ]
    found = await asyncio.gather(*ballots)
    assert {one.state for one in found} <= {"open", "passed"}
    assert await state(matches, vote) == "passed"
    assert (await matches.watching.match(match.id)).seq == match.seq + 1
    assert (await kinds(matches)).count("turn") == 2
    assert await matches.records.check() == []


@pytest.mark.parametrize("attempt", range(4))
async def test_a_move_and_the_last_yes_at_once_are_one_or_the_other(matches: Matches, attempt: int) -> None:
    match = await started(matches, 2)
    asking = mover(match)
    match = await keep(matches, match)
    vote = await matches.votes.ask(match.id, asking, "undo")
    panel = await choose(matches, match.id, mover(match), "3", "keep")
    works = [matches.votes.ballot(match.id, mover(match), vote.id, "yes"), confirm(matches, panel)]
    await asyncio.gather(*(works if attempt % 2 else reversed(works)), return_exceptions=True)
    last = (await matches.watching.turn(match.id)).entries
    assert (await state(matches, vote), last) in (("passed", ("undo 0",)), ("lapsed", ("take 3", "keep")))
    assert await matches.records.check() == []


async def test_who_ask_at_once_open_one_vote_and_yes_and_no_at_once_end_it_once(matches: Matches) -> None:
    match = await started(matches, 3)
    vote, same = await asyncio.gather(
        *(matches.votes.ask(match.id, person.id, "end") for person in (MEI, JONAS))
    )
    assert vote.id == same.id
    asked = (await matches.votes.get(match.id, vote.id)).seat
    voters = [seat.person or 0 for seat in match.seats if seat.seat != asked]
    ballots = zip(voters, ("yes", "no"), strict=True)
    await asyncio.gather(
        *(matches.votes.ballot(match.id, person, vote.id, choice) for person, choice in ballots)
    )
    assert await state(matches, vote) == "refused"
    assert await notices(matches, match) == ["refused"]


# ── pauses, votes, calls, ends and undos that meet ───────────────────────────────────────────────────

BY = RAFI.name


async def pass_by(matches: Matches, match: Match, by: timedelta) -> Match:
    """So much time goes by; the match then."""
    await later(matches, by)
    return await matches.watching.match(match.id)


async def run_out(matches: Matches, match: Match) -> Match:
    """The time of whoever is to act runs out."""
    return await pass_by(matches, match, 73 * HOUR)


async def pause_by_staff(matches: Matches, match: Match) -> Match:
    """And resume."""
    await matches.staff.pause(match.id, BY)
    return await matches.staff.resume(match.id, BY)


def on_offer(match: Match) -> bool:
    """Whether the seat to act is."""
    assert match.to_act is not None
    return match.seats[match.to_act].offered


async def test_players_do_not_get_around_a_pause_of_the_staff(matches: Matches) -> None:
    match = await started(matches)
    await matches.staff.pause(match.id, BY)
    await agree(matches, await matches.votes.ask(match.id, MEI.id, "end"))
    archived = await matches.watching.match(match.id)
    assert (archived.state, archived.stopped_by) == ("archived", "staff")
    assert (await notices(matches, match))[-1] == "paused-end"
    assert await refused(matches.votes.revive(match.id, MEI.id)) == "archived-by-staff"
    assert (await matches.staff.revive(match.id, BY)).state == "playing"
    await matches.staff.pause(match.id, BY)
    assert (await pass_by(matches, match, 61 * DAY)).state == "archived"
    assert (await notices(matches, match))[-1] == "paused-end"
    assert await refused(matches.votes.revive(match.id, JONAS.id)) == "archived-by-staff"


@pytest.mark.parametrize("by", ["players", "staff"])
async def test_the_others_are_asked_again_after_a_pause(matches: Matches, by: str) -> None:
    match, vote = await overdue(matches, 2)
    if by == "players":
        await agreed(matches, match, "pause")
        await matches.votes.resume_play(match.id, MEI.id)
    else:
        await pause_by_staff(matches, match)
    (again,) = await matches.votes.open_in(match.id)
    assert (again.kind, again.seat, again.missing) == ("overdue", vote.seat, vote.voters)
    await matches.votes.ballot(match.id, other(match), again.id, "computer")
    assert await matches.votes.open_in(match.id) == []


async def test_nobody_is_asked_after_a_pause_about_a_seat_on_offer(matches: Matches) -> None:
    match, vote = await overdue(matches, 2)
    await matches.votes.ballot(match.id, other(match), vote.id, "substitute")
    await pause_by_staff(matches, match)
    assert await matches.votes.open_in(match.id) == []


async def test_who_says_to_be_back_holds_the_table_up_for_a_day(matches: Matches) -> None:
    match = await run_out(matches, await started(matches, caretaker="substitute"))
    away = mover(match)
    for _ in range(2):
        back = await matches.substitutes.come_back(match.id, away)
        assert not any(seat.offered for seat in back.seats)
        assert back.due_at == now(matches) + 24 * HOUR
        match = await pass_by(matches, match, 24 * HOUR)
        assert on_offer(await matches.watching.match(match.id))


async def test_who_is_back_in_time_gets_no_more_of_it(matches: Matches) -> None:
    match = await started(matches, caretaker="substitute")
    advance(matches, 10 * HOUR)
    await matches.substitutes.leave_to_substitute(match.id, mover(match))
    back = await matches.substitutes.come_back(match.id, mover(match))
    assert back.due_at == match.due_at


async def test_who_is_given_more_time_is_not_replaced_meanwhile(matches: Matches) -> None:
    match = await run_out(matches, await started(matches, caretaker="substitute"))
    assert on_offer(match)
    extended = await matches.staff.extend(match.id, 48, BY)
    assert not on_offer(extended)
    assert await refused(matches.substitutes.take_over(match.id, STRANGER)) == "not-offered"
    match = await pass_by(matches, match, 48 * HOUR)
    assert on_offer(await matches.watching.match(match.id))
    match = await started(matches, caretaker="wait")
    await matches.substitutes.leave_to_substitute(match.id, mover(match))
    await matches.staff.extend(match.id, 48, BY)
    assert mover(await matches.substitutes.take_over(match.id, STRANGER)) == STRANGER.id


async def test_more_time_in_a_pause_is_more_time_and_nothing_is_up(matches: Matches) -> None:
    match = await run_out(matches, await started(matches, caretaker="wait"))
    await matches.staff.pause(match.id, BY)
    assert (await matches.staff.extend(match.id, 5, BY)).due_at is None
    resumed = await matches.staff.resume(match.id, BY)
    assert resumed.due_at == now(matches) + 5 * HOUR


async def test_a_turn_whose_time_is_longer_than_matches_may_lie_still_is_waited_for(matches: Matches) -> None:
    match = await started(matches)
    for _ in range(4):
        match = await matches.staff.extend(match.id, 720, BY)
    assert match.due_at is not None
    assert (await pass_by(matches, match, match.due_at - now(matches) - HOUR)).state == "playing"
    assert (await pass_by(matches, match, 61 * DAY)).state == "archived"


async def test_who_agrees_to_take_back_is_there_not_replaced_and_begins_with_time(matches: Matches) -> None:
    match = await take(matches, await started(matches, caretaker="substitute"), "1", "keep")
    mine, theirs = other(match), mover(match)
    match = await run_out(matches, match)
    assert on_offer(match)
    back = await take_back(matches, match, mine)
    assert mover(back) == mine
    assert not any(seat.offered for seat in back.seats)
    match = await take(matches, back, "1", "keep")
    assert mover(match) == theirs
    assert match.due_at == now(matches) + 12 * HOUR


async def test_who_has_seen_one_seat_plays_that_one_alone(matches: Matches) -> None:
    match = await started(matches, 3)
    first, second = match.to_act or 0, ((match.to_act or 0) + 1) % 3
    former = mover(match)
    await matches.substitutes.leave_to_substitute(match.id, former)
    match = await matches.substitutes.take_over(match.id, STRANGER)
    await matches.substitutes.leave_to_substitute(match.id, person_at(match, second))
    person = next(person for person in PEOPLE if person.id == former)
    assert await refused(matches.substitutes.take_over(match.id, person, second)) == "knows-another-seat"
    assert await refused(matches.substitutes.replace(match.id, second, person, BY)) == "knows-another-seat"
    await matches.substitutes.leave_to_substitute(match.id, STRANGER.id)
    match = await matches.substitutes.take_over(match.id, person)
    assert match.seats[first].person == former
    match = await started(matches, 3)
    one, two = MEI.id, JONAS.id
    await matches.substitutes.leave_to_substitute(match.id, two)
    await matches.substitutes.take_over(match.id, STRANGER)
    await matches.substitutes.leave_to_substitute(match.id, one)
    await matches.substitutes.leave_to_substitute(match.id, STRANGER.id)
    match = await matches.substitutes.take_over(match.id, JONAS)
    assert match.seats[1].person == two


async def test_a_private_rematch_is_nobody_elses_business(matches: Matches) -> None:
    match = await started(matches)
    await matches.turns.resign(match.id, MEI.id)
    again = await matches.results.rematch(match.id, JONAS)
    await matches.lobby.configure(again.id, JONAS.id, 2, "daily", again.options, private=True)
    assert await refused(matches.results.rematch(match.id, STRANGER)) == "not-played"
    await matches.lobby.invite(again.id, JONAS.id, MEI)
    begun = await matches.results.rematch(match.id, MEI)
    assert begun.state == "playing"
    assert await refused(matches.results.rematch(match.id, STRANGER)) == "not-played"
    assert (await matches.results.rematch(match.id, MEI)).id == again.id


async def test_what_one_vote_decides_closes_the_others_once(matches: Matches) -> None:
    match = await started(matches, 4)
    leaves = other(match)
    staying = [person.id for person in PEOPLE if person.id != leaves]
    kinds: tuple[VoteKind, ...] = ("pause", "end")
    for kind in kinds:
        vote = await matches.votes.ask(match.id, staying[0], kind)
        for person in staying[1:]:
            await matches.votes.ballot(match.id, person, vote.id, "yes")
    await matches.turns.resign(match.id, leaves)
    async with matches.store.reading() as reading:
        states = [found.state for number in (1, 2) if (found := await vote_table.get(reading, number))]
    assert states == ["passed", "passed"]
    ended = await matches.watching.match(match.id)
    assert ended.state == "archived"
    told = [notice.kind for notice in await matches.notices.of(match.id)]
    assert (told.count("agreed-pause"), told.count("agreed-end")) == (1, 1)


async def test_after_a_turn_no_paused_match_is_offered(matches: Matches) -> None:
    begun = [await started(matches) for _ in range(9)]
    first, second, third = [match for match in begun if mover(match) == mover(begun[-1])][:3]
    await matches.staff.pause(second.id, BY)
    done = await take_turn(matches, first, "1", "keep")
    offered = [match.id for match in done.waiting]
    assert third.id in offered
    assert second.id not in offered


async def test_other_terms_give_time_and_end_the_vote_about_who_had_none(matches: Matches) -> None:
    match, vote = await overdue(matches, 3)
    others = waiting(match)
    terms = await matches.votes.propose(match.id, others[0], "relaxed", "vote")
    await matches.votes.ballot(match.id, others[1], terms.id, "yes")
    assert await matches.votes.open_in(match.id) == []
    assert [await state(matches, each) for each in (vote, terms)] == ["lapsed", "passed"]
    assert (await posted(matches, "vote"))[-1] == {"vote": vote.id}
