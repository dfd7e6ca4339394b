"""Votes: who is asked, what is decided, what lapses, what follows; and presses at the same moment."""

import asyncio
import random
from datetime import timedelta

import pytest

from bot.clock import Clock
from bot.matches import Match, MatchError, Matches, Vote, votes
from bot.store import Store, deadlines
from bot.store import matches as match_store
from tests.matches.table import (
    PEOPLE,
    STRANGER,
    choose,
    confirm,
    lobby,
    mover,
    other,
    posts,
    random_panel,
    started,
    take_turn,
)


async def refusal(attempt: object) -> str:
    """The code of the refusal that this ends in."""
    with pytest.raises(MatchError) as refused:
        await attempt  # type: ignore[misc]  # every use case is awaitable
    return refused.value.code


async def notices(matches: Matches, match: Match) -> list[str]:
    return [notice.kind for notice in await matches.notices(match.id)]


async def overdue(matches: Matches, store: Store, clock: Clock, size: int = 4) -> tuple[Match, Vote]:
    """A match in which the time of the seat to act is up, and the others are asked."""
    match = await started(matches, size)
    clock.advance(timedelta(hours=73))
    await matches.due(clock.now())
    if not await matches.votes(match.id):
        async with store.transaction() as writing:
            row = await match_store.get(writing, match.id)
            assert row is not None
            assert row.to_act is not None
            await votes.overdue(writing, row, row.to_act, clock.now())
    (vote,) = await matches.votes(match.id)
    return await matches.match(match.id), vote


def others_of(match: Match) -> list[int]:
    return [seat.person for seat in match.seats if not seat.waiting and seat.person is not None]


# ── consent ──────────────────────────────────────────────────────────────────────────────────────


async def test_everybody_else_is_asked_and_whoever_asks_agrees(matches: Matches, store: Store) -> None:
    match = await started(matches, 3)
    vote = await matches.ask(match.id, PEOPLE[1].id, "pause")
    asker = match.seat_of(PEOPLE[1].id)
    assert asker is not None
    assert (vote.seat, vote.state, vote.choices) == (asker.seat, "open", ("yes", "no"))
    assert vote.ballots == {asker.seat: "yes"}
    assert {match.seats[seat].person for seat in vote.missing} == {PEOPLE[0].id, PEOPLE[2].id}
    assert (await posts(store))[-1] == ("vote", {"vote": vote.id})
    assert [found.id for found in await matches.votes(match.id)] == [vote.id]
    assert await matches.votes_for(PEOPLE[1].id) == []
    assert [found.id for found in await matches.votes_for(PEOPLE[2].id)] == [vote.id]


async def test_all_must_agree_to_a_pause(matches: Matches, clock: Clock) -> None:
    match = await started(matches, 3)
    vote = await matches.ask(match.id, PEOPLE[0].id, "pause")
    vote = await matches.ballot(match.id, PEOPLE[1].id, vote.id, "yes")
    assert (vote.state, (await matches.match(match.id)).paused_at) == ("open", None)
    clock.advance(timedelta(hours=1))
    vote = await matches.ballot(match.id, PEOPLE[2].id, vote.id, "yes")
    match = await matches.match(match.id)
    assert (vote.state, match.paused_at, match.stopped_by) == ("passed", clock.now(), "players")
    assert await notices(matches, match) == ["agreed-pause"]
    assert await matches.votes(match.id) == []


async def test_one_no_ends_it(matches: Matches) -> None:
    match = await started(matches, 3)
    vote = await matches.ask(match.id, PEOPLE[0].id, "end")
    vote = await matches.ballot(match.id, PEOPLE[2].id, vote.id, "no")
    assert (vote.state, (await matches.match(match.id)).state) == ("refused", "playing")
    (notice,) = await matches.notices(match.id)
    assert (notice.kind, notice.facts) == ("refused", {"what": "end", "name": "Mei", "by": "Aiko"})
    late = await matches.ballot(match.id, PEOPLE[1].id, vote.id, "yes")
    assert (late.state, late.fresh, late.ballots.keys()) == ("refused", True, vote.ballots.keys())


async def test_a_lone_other_decides(matches: Matches) -> None:
    match = await started(matches, 2)
    vote = await matches.ask(match.id, PEOPLE[0].id, "end")
    vote = await matches.ballot(match.id, PEOPLE[1].id, vote.id, "yes")
    match = await matches.match(match.id)
    assert (vote.state, match.state, match.stopped_by) == ("passed", "shelved", "players")
    assert await notices(matches, match) == ["agreed-end"]
    revived = await matches.revive(match.id, PEOPLE[1].id)
    assert revived.state == "playing"


async def test_whoever_asked_can_withdraw(matches: Matches) -> None:
    match = await started(matches, 3)
    vote = await matches.ask(match.id, PEOPLE[0].id, "pause")
    vote = await matches.ballot(match.id, PEOPLE[0].id, vote.id, "no")
    assert (vote.state, vote.withdrawn) == ("lapsed", True)
    assert await matches.notices(match.id) == []
    again = await matches.ask(match.id, PEOPLE[1].id, "pause")
    assert again.id != vote.id


async def test_what_is_asked_already_is_not_asked_twice(matches: Matches, store: Store) -> None:
    match = await started(matches, 3)
    vote = await matches.ask(match.id, PEOPLE[0].id, "pause")
    assert await matches.ask(match.id, PEOPLE[1].id, "pause") == vote
    both = await matches.ask(match.id, PEOPLE[1].id, "end")
    assert [found.id for found in await matches.votes(match.id)] == [vote.id, both.id]


async def test_whoever_has_resigned_has_no_vote(matches: Matches) -> None:
    match = await started(matches, 4)
    vote = await matches.ask(match.id, PEOPLE[0].id, "pause")
    await matches.ballot(match.id, PEOPLE[1].id, vote.id, "yes")
    await matches.ballot(match.id, PEOPLE[2].id, vote.id, "yes")
    await matches.resign(match.id, PEOPLE[3].id)
    match = await matches.match(match.id)
    assert (await matches.vote(match.id, vote.id)).state == "passed"
    assert match.paused_at is not None
    assert await refusal(matches.ask(match.id, PEOPLE[3].id, "end")) == "already-resigned"


async def test_it_lapses_when_whoever_asked_resigns(matches: Matches) -> None:
    match = await started(matches, 3)
    vote = await matches.ask(match.id, PEOPLE[0].id, "pause")
    await matches.resign(match.id, PEOPLE[0].id)
    assert (await matches.vote(match.id, vote.id)).state == "lapsed"


async def test_what_nobody_answers_lapses_after_a_week(matches: Matches, clock: Clock) -> None:
    match = await started(matches, 2, pace="none")
    vote = await matches.ask(match.id, PEOPLE[0].id, "pause")
    clock.advance(timedelta(days=7))
    assert await matches.votes(match.id) == await matches.votes_for(PEOPLE[1].id) == []
    late = await matches.ballot(match.id, PEOPLE[1].id, vote.id, "yes")
    assert (late.state, late.fresh) == ("lapsed", True)
    assert (await matches.match(match.id)).paused_at is None
    assert (await matches.ask(match.id, PEOPLE[1].id, "pause")).id != vote.id


async def test_who_may_ask_and_vote(matches: Matches) -> None:
    match = await started(matches, 2)
    vote = await matches.ask(match.id, PEOPLE[0].id, "pause")
    assert await refusal(matches.ask(match.id, STRANGER.id, "pause")) == "not-in-match"
    assert await refusal(matches.ballot(match.id, STRANGER.id, vote.id, "yes")) == "not-in-match"
    assert await refusal(matches.ballot(match.id, PEOPLE[1].id, vote.id, "grant")) == "no-such-choice"
    assert await refusal(matches.ballot(match.id, PEOPLE[1].id, 999, "yes")) == "no-such-vote"
    another = await started(matches, 2)
    assert await refusal(matches.ballot(another.id, PEOPLE[1].id, vote.id, "yes")) == "no-such-vote"
    table = await lobby(matches)
    assert await refusal(matches.ask(table.id, PEOPLE[0].id, "pause")) == "not-started"


async def test_a_move_lapses_an_undo_but_no_pause(matches: Matches) -> None:
    match = await started(matches, 3)
    asking = mover(match)
    match = (await take_turn(matches, match, "2", "keep")).match
    undo = await matches.ask(match.id, asking, "undo")
    pause = await matches.ask(match.id, asking, "pause")
    match = (await take_turn(matches, match, "2", "keep")).match
    states = [(await matches.vote(match.id, vote.id)).state for vote in (undo, pause)]
    assert states == ["lapsed", "open"]
    late = await matches.ballot(match.id, mover(match), undo.id, "yes")
    assert (late.state, late.fresh, late.match.seq) == ("lapsed", True, match.seq)


async def test_votes_end_with_the_match(matches: Matches) -> None:
    match = await started(matches, 2)
    vote = await matches.ask(match.id, PEOPLE[0].id, "pause")
    await matches.resign(match.id, PEOPLE[1].id)
    assert (await matches.vote(match.id, vote.id)).state == "lapsed"
    assert await refusal(matches.ask(match.id, PEOPLE[0].id, "end")) == "match-over"


async def test_a_newcomer_votes_for_themselves(matches: Matches) -> None:
    match = await started(matches, 3)
    vote = await matches.ask(match.id, PEOPLE[0].id, "pause")
    await matches.ballot(match.id, PEOPLE[1].id, vote.id, "yes")
    own = await matches.ask(match.id, PEOPLE[1].id, "end")
    seat = match.seat_of(PEOPLE[1].id)
    assert seat is not None
    await matches.replace(match.id, seat.seat, STRANGER, "Lena")
    vote = await matches.vote(match.id, vote.id)
    assert (vote.state, seat.seat in vote.missing) == ("open", True)
    assert (await matches.vote(match.id, own.id)).state == "lapsed"
    await matches.ballot(match.id, PEOPLE[2].id, vote.id, "yes")
    assert (await matches.ballot(match.id, STRANGER.id, vote.id, "yes")).state == "passed"


# ── a paused match ───────────────────────────────────────────────────────────────────────────────


async def paused(matches: Matches, size: int = 2) -> Match:
    match = await started(matches, size)
    vote = await matches.ask(match.id, PEOPLE[0].id, "pause")
    for person in PEOPLE[1:size]:
        await matches.ballot(match.id, person.id, vote.id, "yes")
    return await matches.match(match.id)


async def test_nobody_moves_in_a_paused_match(matches: Matches) -> None:
    match = await started(matches, 2)
    panel = await choose(matches, match.id, mover(match), "2", "keep")
    vote = await matches.ask(match.id, PEOPLE[0].id, "pause")
    await matches.ballot(match.id, PEOPLE[1].id, vote.id, "yes")
    person = mover(match)
    for attempt in (
        matches.panel(match.id, person),
        matches.type_move(match.id, person, "take 1"),
        matches.undo(match.id, person),
        matches.resign(match.id, person),
        matches.ask(match.id, person, "pause"),
    ):
        assert await refusal(attempt) == "paused"
    assert await refusal(confirm(matches, panel)) in ("paused", "stale-panel")
    assert (await matches.match(match.id)).seq == 0
    await matches.resume_play(match.id, PEOPLE[1].id)
    again = await matches.panel(match.id, person)
    assert (again.action, again.drafted) == (panel.action, panel.drafted)  # the draft is there
    assert (await confirm(matches, again)).match.seq == 2


async def test_the_clock_stands_still_and_runs_on_with_what_was_left(matches: Matches, clock: Clock) -> None:
    match = await started(matches, 2)
    due = match.due_at
    assert due is not None
    clock.advance(timedelta(hours=10))
    vote = await matches.ask(match.id, PEOPLE[0].id, "pause")
    await matches.ballot(match.id, PEOPLE[1].id, vote.id, "yes")
    clock.advance(timedelta(days=30))
    await matches.due(clock.now())
    assert (await matches.match(match.id)).due_at is None
    match = await matches.resume_play(match.id, PEOPLE[0].id)
    assert match.due_at == due + timedelta(days=30)
    assert await notices(matches, match) == ["agreed-pause", "resumed"]


async def test_any_player_resumes_but_nobody_else(matches: Matches) -> None:
    match = await paused(matches, 3)
    assert await refusal(matches.resume_play(match.id, STRANGER.id)) == "not-in-match"
    match = await matches.resume_play(match.id, PEOPLE[2].id)
    assert (match.paused_at, match.stopped_by) == (None, None)
    assert await refusal(matches.resume_play(match.id, PEOPLE[2].id)) == "not-paused"


async def test_only_the_staff_resumes_what_it_has_paused(matches: Matches) -> None:
    match = await paused(matches)
    await matches.staff_pause(match.id, "Lena")
    assert await refusal(matches.resume_play(match.id, PEOPLE[0].id)) == "paused"
    await matches.staff_resume(match.id, "Lena")
    assert (await matches.match(match.id)).paused_at is None


async def test_whoever_is_to_act_hears_that_it_goes_on(matches: Matches, store: Store, clock: Clock) -> None:
    match = await paused(matches)
    by_other, by_mover = other(match), mover(match)
    await matches.resume_play(match.id, by_other)
    async with store.reading() as reading:
        told = await deadlines.get(reading, match.id)
    assert told is not None
    assert told.tell_at == clock.now()
    vote = await matches.ask(match.id, by_other, "pause")
    await matches.ballot(match.id, by_mover, vote.id, "yes")
    clock.advance(timedelta(hours=1))
    await matches.resume_play(match.id, by_mover)
    async with store.reading() as reading:
        silent = await deadlines.get(reading, match.id)
    assert silent is not None
    assert silent.tell_at is None or silent.tell_at <= clock.now() - timedelta(hours=1)


async def test_a_paused_match_can_be_ended(matches: Matches) -> None:
    match = await paused(matches)
    vote = await matches.ask(match.id, PEOPLE[0].id, "end")
    await matches.ballot(match.id, PEOPLE[1].id, vote.id, "yes")
    assert (await matches.match(match.id)).state == "shelved"


# ── a seat whose time is up ──────────────────────────────────────────────────────────────────────


async def test_more_than_half_of_the_others_give_time(matches: Matches, store: Store, clock: Clock) -> None:
    match, vote = await overdue(matches, store, clock)
    first, second, third = others_of(match)
    assert (vote.kind, vote.seat, len(vote.voters)) == ("overdue", match.to_act, 3)
    assert await matches.votes_for(mover(match)) == []
    assert await refusal(matches.ballot(match.id, mover(match), vote.id, "grant")) == "no-vote"
    assert (await matches.ballot(match.id, first, vote.id, "grant")).state == "open"
    assert (await matches.ballot(match.id, second, vote.id, "pause")).state == "open"
    assert (await matches.ballot(match.id, second, vote.id, "grant")).state == "passed"
    match = await matches.match(match.id)
    assert match.due_at == clock.now() + timedelta(hours=24)
    assert (await notices(matches, match))[-1] == "voted-time"
    late = await matches.ballot(match.id, third, vote.id, "replace")
    assert (late.state, late.fresh) == ("passed", True)


async def test_the_others_pause(matches: Matches, store: Store, clock: Clock) -> None:
    match, vote = await overdue(matches, store, clock, 2)
    assert (await matches.ballot(match.id, other(match), vote.id, "pause")).state == "passed"
    match = await matches.match(match.id)
    assert (match.paused_at, match.stopped_by) == (clock.now(), "players")
    assert (await notices(matches, match))[-1] == "voted-pause"


async def test_the_others_call_for_a_substitute(matches: Matches, store: Store, clock: Clock) -> None:
    match, vote = await overdue(matches, store, clock, 3)
    for person in others_of(match):
        vote = await matches.ballot(match.id, person, vote.id, "replace")
    match = await matches.match(match.id)
    assert vote.state == "passed"
    assert [seat.offered for seat in match.seats] == [seat.waiting for seat in match.seats]
    assert "voted-replace" in await notices(matches, match)


async def test_without_a_majority_it_stays_open_and_ballots_can_be_changed(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match, vote = await overdue(matches, store, clock)
    first, second, third = others_of(match)
    for person, choice in ((first, "grant"), (second, "pause"), (third, "replace")):
        vote = await matches.ballot(match.id, person, vote.id, choice)
    assert (vote.state, vote.missing) == ("open", ())
    assert (await matches.ballot(match.id, first, vote.id, "replace")).state == "passed"


async def test_half_of_two_is_no_majority(matches: Matches, store: Store, clock: Clock) -> None:
    match, vote = await overdue(matches, store, clock, 3)
    first, second = others_of(match)
    await matches.ballot(match.id, first, vote.id, "grant")
    assert (await matches.ballot(match.id, second, vote.id, "pause")).state == "open"
    await matches.resign(match.id, second)
    assert (await matches.vote(match.id, vote.id)).state == "passed"


async def test_it_lapses_when_the_seat_moves(matches: Matches, store: Store, clock: Clock) -> None:
    match, vote = await overdue(matches, store, clock)
    await matches.ballot(match.id, others_of(match)[0], vote.id, "replace")
    match = (await take_turn(matches, match, "2", "keep")).match
    assert (await matches.vote(match.id, vote.id)).state == "lapsed"


@pytest.mark.parametrize("what", ["extended", "paused", "replaced"])
async def test_it_lapses_when_the_staff_steps_in(
    matches: Matches, store: Store, clock: Clock, what: str
) -> None:
    match, vote = await overdue(matches, store, clock)
    match_id, seat = match.id, match.to_act
    assert seat is not None
    if what == "extended":
        await matches.staff_extend(match_id, 24, "Lena")
    elif what == "paused":
        await matches.staff_pause(match_id, "Lena")
    else:
        await matches.replace(match_id, seat, STRANGER, "Lena")
    assert (await matches.vote(match_id, vote.id)).state == "lapsed"
    assert await matches.votes(match_id) == []


async def test_the_others_are_asked_once(matches: Matches, store: Store, clock: Clock) -> None:
    match, vote = await overdue(matches, store, clock)
    async with store.transaction() as writing:
        row = await match_store.get(writing, match.id)
        assert row is not None
        await votes.overdue(writing, row, vote.seat, clock.now())
    assert [found.id for found in await matches.votes(match.id)] == [vote.id]


# ── at the same moment ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("attempt", range(5))
async def test_two_ballots_at_once_decide_once(matches: Matches, store: Store, attempt: int) -> None:
    match = await started(matches, 3)
    asking = mover(match)
    match = (await take_turn(matches, match, "2", "keep")).match
    vote = await matches.ask(match.id, asking, "undo")
    people = [seat.person for seat in match.seats if seat.person != asking]
    again = Matches(store)  # another process has its own memory
    found = await asyncio.gather(
        *(
            through.ballot(match.id, person, vote.id, "yes")
            for through in (matches, again)
            for person in people
            if person is not None
        )
    )
    assert {one.state for one in found} <= {"open", "passed"}
    assert (await matches.vote(match.id, vote.id)).state == "passed"
    assert (await matches.match(match.id)).seq == match.seq + 1
    assert [kind for kind, _ in await posts(store)].count("turn") == 2
    assert await matches.check() == []


@pytest.mark.parametrize("attempt", range(5))
async def test_a_move_and_the_last_yes_at_once_are_one_or_the_other(
    matches: Matches, store: Store, attempt: int
) -> None:
    match = await started(matches, 2)
    asking = mover(match)
    match = (await take_turn(matches, match, "2", "keep")).match
    vote = await matches.ask(match.id, asking, "undo")
    panel = await choose(matches, match.id, mover(match), "3", "keep")
    works = [matches.ballot(match.id, mover(match), vote.id, "yes"), confirm(matches, panel)]
    if attempt % 2:
        works.reverse()
    await asyncio.gather(*works, return_exceptions=True)
    state = (await matches.vote(match.id, vote.id)).state
    last = (await matches.turn(match.id)).entries
    assert (state, last) in (("passed", ("undo 0",)), ("lapsed", ("take 3", "keep")))
    assert await matches.check() == []


async def test_yes_and_no_at_once_end_it_once(matches: Matches) -> None:
    match = await started(matches, 3)
    vote = await matches.ask(match.id, PEOPLE[0].id, "end")
    await asyncio.gather(
        matches.ballot(match.id, PEOPLE[1].id, vote.id, "yes"),
        matches.ballot(match.id, PEOPLE[2].id, vote.id, "no"),
    )
    assert (await matches.vote(match.id, vote.id)).state == "refused"
    assert await notices(matches, match) == ["refused"]


async def test_two_who_ask_at_once_open_one_vote(matches: Matches) -> None:
    match = await started(matches, 3)
    one, other_one = await asyncio.gather(
        matches.ask(match.id, PEOPLE[0].id, "pause"), matches.ask(match.id, PEOPLE[1].id, "pause")
    )
    assert one.id == other_one.id


async def test_an_order_does_not_act_in_a_paused_match_but_afterwards(matches: Matches, clock: Clock) -> None:
    match = await started(matches, 3, "yunnan")
    dice = random.Random(3)
    person = mover(match)
    orders = await matches.orders(match.id, person)
    (order, *_) = orders.standing.offered
    await matches.leave_order(match.id, person, orders.match.version, order, True)
    while mover(match) != person or (await matches.orders(match.id, person)).standing.acting is None:
        if not (await matches.orders(match.id, person)).standing.left:
            orders = await matches.orders(match.id, person)
            (order, *_) = orders.standing.offered
            await matches.leave_order(match.id, person, orders.match.version, order, True)
            continue
        match = (await confirm(matches, await random_panel(matches, match, dice))).match
    vote = await matches.ask(match.id, PEOPLE[0].id, "pause")
    for seat in vote.missing:
        voter = match.seats[seat].person
        assert voter is not None
        await matches.ballot(match.id, voter, vote.id, "yes")
    clock.advance(timedelta(hours=5))
    await matches.due(clock.now())
    assert (await matches.match(match.id)).seq == match.seq
    await matches.resume_play(match.id, person)
    clock.advance(timedelta(minutes=11))
    await matches.due(clock.now())
    assert (await matches.match(match.id)).seq > match.seq
