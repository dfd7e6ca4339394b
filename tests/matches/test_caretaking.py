"""Seats that change hands: when a substitute is called for, and when not any more; taking over."""

import random
from datetime import timedelta
from typing import Any

import pytest

from bot.clock import Clock
from bot.matches import PACES, Match, MatchError, Matches, Person, pausing
from bot.matches.base import load
from bot.matches.caretaking import offer
from bot.matches.model import IDLE_LASTS
from bot.store import Store, blocks, drafts, invites
from games.engine import StandingOrder
from games.engine.record import read
from tests.matches.table import (
    AIKO,
    CHANNEL,
    JONAS,
    MEI,
    PEOPLE,
    RAFI,
    SERVER,
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

DAY = timedelta(days=1)
INITIAL = PACES["daily"]
assert INITIAL is not None
BANK = INITIAL.initial


async def table(matches: Matches, caretaker: str, size: int = 2, **more: Any) -> Match:
    """A match that has just begun, with that rule for who runs out of time."""
    match = await matches.create("toy", size, "daily", {}, MEI, SERVER, CHANNEL, caretaker, **more)
    for person in PEOPLE[1:size]:
        match = await matches.join(match.id, person)
    return match


async def told(matches: Matches, match: Match) -> list[tuple[str, dict[str, str | int]]]:
    """Kind and facts of every notice of the match."""
    return [(notice.kind, notice.facts) for notice in await matches.notices(match.id)]


async def calls(store: Store) -> list[int]:
    """The calls that were to be posted or brought up to date, in order."""
    return [payload["call"] for kind, payload in await posts(store) if kind == "call"]


async def do_all(matches: Matches, clock: Clock) -> None:
    """Everything that is due by now."""
    while (at := await matches.next_due()) is not None and at <= clock.now():
        await matches.due(clock.now())


async def run_out(matches: Matches, clock: Clock, match: Match) -> Match:
    """The time of whoever is to act runs out."""
    clock.advance(BANK)
    await do_all(matches, clock)
    return await matches.match(match.id)


def named(match: Match, person: int) -> str:
    seat = match.seat_of(person)
    assert seat is not None
    return seat.name


async def refused(awaitable: Any) -> tuple[str, dict[str, str | int]]:
    """Code and facts of the refusal."""
    with pytest.raises(MatchError) as caught:
        await awaitable
    return caught.value.code, caught.value.facts


# ── asking for a substitute, coming back ─────────────────────────────────────────────────────────


async def test_whoever_asks_plays_on_and_the_call_stands(matches: Matches, store: Store) -> None:
    match = await started(matches)
    person = mover(match)
    after = await matches.leave_to_substitute(match.id, person)
    assert [seat.offered for seat in after.seats] == [seat.person == person for seat in match.seats]
    assert after.version == match.version  # nobody's page is out of date
    assert await told(matches, match) == [("asked", {"name": named(match, person)})]
    for _ in range(2):
        after = (await take_turn(matches, after, "1", "keep")).match
    mine = after.seat_of(person)
    assert mine is not None
    assert mine.offered
    assert await calls(store) == [1]


async def test_asking_twice_calls_once(matches: Matches, store: Store) -> None:
    match = await started(matches)
    for _ in range(2):
        await matches.leave_to_substitute(match.id, other(match))
    assert await calls(store) == [1]
    assert len(await told(matches, match)) == 1


async def test_who_is_back_is_not_replaced(matches: Matches, store: Store) -> None:
    match = await started(matches)
    person = other(match)
    assert await matches.come_back(match.id, person) == match  # nothing to end
    await matches.leave_to_substitute(match.id, person)
    assert await matches.come_back(match.id, person) == match
    assert [kind for kind, _ in await told(matches, match)] == ["asked", "plays-on"]
    assert (await matches.call(1)).state == "withdrawn"
    assert await calls(store) == [1, 1]
    assert (await refused(matches.take_over(match.id, STRANGER)))[0] == "not-offered"
    await matches.leave_to_substitute(match.id, person)
    assert (await matches.call(2)).state == "open"


async def test_at_an_open_table_the_seat_is_given_up(matches: Matches) -> None:
    match = await lobby(matches, 3)
    await matches.join(match.id, JONAS)
    after = await matches.leave_to_substitute(match.id, MEI.id)
    assert [seat.person for seat in after.seats] == [JONAS.id]
    assert await told(matches, match) == []


async def test_only_who_plays_can_ask_or_come_back(matches: Matches) -> None:
    match = await started(matches, 3)
    for use in (matches.leave_to_substitute, matches.come_back):
        assert (await refused(use(match.id, STRANGER.id)))[0] == "not-in-match"
        assert (await refused(use(777, MEI.id)))[0] == "no-such-match"
    await matches.resign(match.id, AIKO.id)
    for use in (matches.leave_to_substitute, matches.come_back):
        assert (await refused(use(match.id, AIKO.id)))[0] == "already-resigned"
    await matches.resign(match.id, JONAS.id)
    for use in (matches.leave_to_substitute, matches.come_back):
        assert (await refused(use(match.id, MEI.id)))[0] == "match-over"


# ── out of time ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("rule", ["wait", "vote", "substitute"])
async def test_the_table_is_told_once_and_the_rule_does_what_it_says(
    matches: Matches, store: Store, clock: Clock, rule: str
) -> None:
    match = await table(matches, rule, 3)
    person = mover(match)
    before = await run_out(matches, clock, match)
    assert before.to_act == match.to_act  # the seat may still move
    for _ in range(5):
        clock.advance(DAY)
        await do_all(matches, clock)
    assert [kind for kind, _ in await told(matches, match)].count("time-up") == 1
    assert (await told(matches, match))[0] == ("time-up", {"name": named(match, person), "rule": rule})
    seat = (await matches.match(match.id)).seat_of(person)
    assert seat is not None
    assert seat.offered == (rule == "substitute")
    assert await calls(store) == [1] * (rule == "substitute")
    asked = [vote for vote in await matches.votes(match.id) if vote.kind == "overdue"]
    assert len(asked) == (rule == "vote")


@pytest.mark.parametrize(("first", "stays"), [("time", False), ("asked", True)])
async def test_acting_ends_what_the_person_did_not_ask_for(
    matches: Matches, clock: Clock, first: str, stays: bool
) -> None:
    match = await table(matches, "substitute")
    person = mover(match)
    if first == "asked":
        await matches.leave_to_substitute(match.id, person)
    late = await run_out(matches, clock, match)
    assert (await told(matches, match))[-1][1]["rule"] == ("offered" if stays else "substitute")
    after = (await take_turn(matches, late, "1", "keep")).match
    seat = after.seat_of(person)
    assert seat is not None
    assert seat.offered == stays
    assert (await matches.call(1)).state == ("open" if stays else "withdrawn")


async def test_whoever_ran_out_of_time_and_then_asks_is_replaced_even_if_they_act(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await run_out(matches, clock, await table(matches, "substitute"))
    await matches.leave_to_substitute(match.id, mover(match))
    assert (await matches.call(1)).why == "asked"
    assert await calls(store) == [1, 1]  # the message says so too
    await take_turn(matches, match, "1", "keep")
    assert (await matches.call(1)).state == "open"


async def test_a_choice_that_is_not_confirmed_does_not_end_the_offer(matches: Matches, clock: Clock) -> None:
    match = await run_out(matches, clock, await table(matches, "substitute"))
    panel = await choose(matches, match.id, mover(match), "2", "keep")
    assert (await matches.call(1)).state == "open"
    await confirm(matches, panel)
    assert (await matches.call(1)).state == "withdrawn"


# ── gone ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("rule", ["wait", "vote", "substitute"])
async def test_who_left_the_server_is_called_a_substitute_for_once(
    matches: Matches, store: Store, rule: str
) -> None:
    match = await table(matches, rule)
    for person in (other(match), other(match), STRANGER.id):
        await matches.has_gone(match.id, person)
    assert await told(matches, match) == [("gone", {"name": named(match, other(match))})]
    assert (await matches.call(1)).why == "gone"
    assert await calls(store) == [1]


async def test_a_match_whose_people_are_all_gone_rests_until_it_is_put_aside(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await table(matches, "substitute")
    for seat in match.seats:
        assert seat.person is not None
        await matches.has_gone(match.id, seat.person)
    for _ in range(61):
        clock.advance(DAY)
        await do_all(matches, clock)
    after = await matches.match(match.id)
    assert after.state == "shelved"
    assert not any(seat.offered for seat in after.seats)
    assert [(await matches.call(number)).state for number in (1, 2)] == ["over", "over"]
    assert (await refused(matches.take_over(match.id, STRANGER)))[0] == "shelved"
    kinds = [kind for kind, _ in await told(matches, match)]
    assert (kinds.count("gone"), kinds.count("time-up")) == (2, 1)


# ── taking over ──────────────────────────────────────────────────────────────────────────────────


async def test_whoever_takes_over_has_the_seat_and_a_full_clock(matches: Matches, clock: Clock) -> None:
    match = await started(matches, 3)
    match = (await take_turn(matches, match, "1", "keep")).match
    leaver = mover(match)
    await matches.leave_to_substitute(match.id, leaver)
    clock.advance(2 * DAY)
    after = await matches.take_over(match.id, STRANGER)
    seat = after.seat_of(STRANGER.id)
    assert seat is not None
    assert (seat.seat, seat.name, seat.offered, seat.waiting) == (match.to_act, "Lena", False, True)
    assert after.due_at == clock.now() + BANK
    assert after.turn_since == clock.now()
    assert after.expires_at == clock.now() + IDLE_LASTS
    assert after.seat_of(leaver) is None
    assert (await refused(matches.panel(match.id, leaver)))[0] == "not-in-match"
    done = await take_turn(matches, after, "1", "keep")
    assert done.match.seats[seat.seat].bank == min(BANK + timedelta(hours=12), timedelta(hours=120))
    assert (await told(matches, match))[-1] == (
        "taken-over",
        {"name": "Lena", "other": named(match, leaver)},
    )


async def test_out_of_turn_nobody_elses_clock_or_draft_is_touched(matches: Matches, clock: Clock) -> None:
    match = await started(matches)
    person, leaver = mover(match), other(match)
    panel = await choose(matches, match.id, person, "2")
    await matches.leave_to_substitute(match.id, leaver)
    clock.advance(DAY)
    after = await matches.take_over(match.id, STRANGER)
    assert (after.due_at, after.turn_since) == (match.due_at, match.turn_since)
    again = await matches.panel(match.id, person)
    assert (again.revision, again.events) == (panel.revision, panel.events)
    await confirm(matches, await matches.pick(match.id, person, again.version, again.revision, "keep"))


async def test_the_draft_of_the_one_before_is_forgotten(matches: Matches, store: Store) -> None:
    match = await started(matches)
    leaver = mover(match)
    panel = await choose(matches, match.id, leaver, "2", "keep")
    await matches.leave_to_substitute(match.id, leaver)
    after = await matches.take_over(match.id, STRANGER)
    fresh = await matches.panel(match.id, STRANGER.id)
    assert (fresh.revision, fresh.drafted, fresh.can_back) == (0, (), False)
    async with store.reading() as reading:
        assert (await drafts.get(reading, match.id, after.version)).picks == ()
    for press in (
        matches.confirm(match.id, leaver, panel.version, panel.revision),
        matches.back(match.id, leaver, panel.version, panel.revision),
        matches.undo(match.id, leaver),
        matches.resign(match.id, leaver),
        matches.seat_view(match.id, leaver),
        matches.orders(match.id, leaver),
    ):
        assert (await refused(press))[0] == "not-in-match"


async def test_what_the_one_before_has_left_to_be_done_is_not_done(matches: Matches, clock: Clock) -> None:
    match = await started(matches, 3, "yunnan")
    leaver = mover(match)
    order = StandingOrder("", "pass")
    await matches.leave_order(match.id, leaver, match.version, order, True)
    await matches.leave_to_substitute(match.id, leaver)
    await matches.take_over(match.id, STRANGER)
    assert (await matches.orders(match.id, STRANGER.id)).standing.left == ()
    clock.advance(timedelta(hours=1))
    await matches.due(clock.now())
    assert (await matches.match(match.id)).seq == 0


async def test_the_record_goes_on_and_the_end_names_who_sat_there_last(matches: Matches) -> None:
    match = await started(matches, options={"heap": "4"})
    leaver = mover(match)
    match = (await take_turn(matches, match, "1", "keep")).match
    await matches.leave_to_substitute(match.id, leaver)
    match = await matches.take_over(match.id, STRANGER)
    while match.state == "playing":
        match = (await confirm(matches, await random_panel(matches, match, random.Random(1)))).match
    assert {seat.name for seat in match.seats} == {"Lena", named(match, other_of(match, STRANGER.id))}
    record = read(await matches.export(match.id))
    assert len(record.actions) == match.seq
    assert record.result == match.outcome


def other_of(match: Match, person: int) -> int:
    return next(seat.person for seat in match.seats if seat.person not in (None, person))


async def test_who_may_not_take_over(matches: Matches, store: Store) -> None:
    match = await started(matches, 4)
    await matches.leave_to_substitute(match.id, MEI.id)
    await matches.resign(match.id, RAFI.id)
    for person in (MEI, JONAS, RAFI):
        assert (await refused(matches.take_over(match.id, person)))[0] == "already-in"
    await matches.remember(STRANGER)
    async with store.transaction() as writing:
        await blocks.add(writing, JONAS.id, STRANGER.id)
    assert (await refused(matches.take_over(match.id, STRANGER)))[0] == "blocked"
    async with store.transaction() as writing:
        await blocks.remove(writing, JONAS.id, STRANGER.id)
    assert (await refused(matches.take_over(match.id, STRANGER, 2)))[0] == "not-offered"
    assert (await refused(matches.take_over(match.id, STRANGER, 9)))[0] == "not-offered"
    assert (await refused(matches.take_over(777, STRANGER)))[0] == "no-such-match"
    assert (await matches.take_over(match.id, STRANGER)).seat_of(STRANGER.id) is not None
    assert (await refused(matches.take_over(match.id, Person(98, "Ole"))))[0] == "not-offered"


async def test_only_invited_people_take_over_in_a_private_match(matches: Matches, store: Store) -> None:
    match = await matches.create("toy", 2, "daily", {}, MEI, SERVER, CHANNEL, "wait", True)
    async with store.transaction() as writing:
        await invites.add(writing, match.id, JONAS.id)
        await invites.add(writing, match.id, AIKO.id)
    match = await matches.join(match.id, JONAS)
    await matches.leave_to_substitute(match.id, MEI.id)
    assert (await refused(matches.take_over(match.id, STRANGER)))[0] == "not-invited"
    after = await matches.take_over(match.id, AIKO)
    assert after.seat_of(AIKO.id) is not None
    assert await matches.may_look(after, MEI.id)  # who has played may watch on
    assert not await matches.may_look(after, STRANGER.id)


async def test_before_the_start_and_after_the_end_there_is_nothing_to_take_over(matches: Matches) -> None:
    match = await lobby(matches)
    assert (await refused(matches.take_over(match.id, STRANGER)))[0] == "not-started"
    match = await matches.join(match.id, JONAS)
    await matches.leave_to_substitute(match.id, MEI.id)
    await matches.resign(match.id, JONAS.id)
    assert (await refused(matches.take_over(match.id, STRANGER)))[0] == "match-over"
    assert (await matches.call(1)).state == "over"


async def test_who_resigns_is_not_replaced(matches: Matches) -> None:
    match = await started(matches, 3)
    for person in (MEI, JONAS):
        await matches.leave_to_substitute(match.id, person.id)
    after = await matches.resign(match.id, MEI.id)
    assert [(await matches.call(number)).state for number in (1, 2)] == ["over", "open"]
    assert [seat.offered for seat in after.seats] == [seat.person == JONAS.id for seat in match.seats]


async def test_the_former_person_and_the_new_one_are_known(matches: Matches) -> None:
    match = await started(matches)
    await matches.leave_to_substitute(match.id, MEI.id)
    assert await matches.former_seat(match.id, MEI.id) is None
    await matches.take_over(match.id, STRANGER)
    seat = await matches.former_seat(match.id, MEI.id)
    assert seat is not None
    assert seat.name == "Lena"
    call = await matches.arrival(match.id, STRANGER.id)
    assert call is not None
    assert (call.name, call.person, call.taker_name, call.turn) == ("Mei", MEI.id, "Lena", 1)
    for person in (JONAS, STRANGER):
        assert await matches.former_seat(match.id, person.id) is None
    assert await matches.arrival(match.id, JONAS.id) is None
    # and the other way round
    await matches.leave_to_substitute(match.id, STRANGER.id)
    after = await matches.take_over(match.id, MEI)
    assert after.seat_of(MEI.id) is not None
    assert await matches.former_seat(match.id, MEI.id) is None
    arrival = await matches.arrival(match.id, MEI.id)
    assert arrival is not None
    assert arrival.name == "Lena"


async def test_a_paused_match_is_taken_over_and_stays_paused(
    matches: Matches, clock: Clock, store: Store
) -> None:
    match = await started(matches)
    await matches.leave_to_substitute(match.id, mover(match))
    async with store.transaction() as writing:
        await pausing.pause(writing, await load(writing, match.id), "staff", clock.now())
    after = await matches.take_over(match.id, STRANGER)
    assert after.paused_at is not None
    assert after.due_at is None
    assert (await refused(take_turn(matches, after, "1", "keep")))[0] == "paused"


async def test_reminders_go_to_whoever_sits_there_now(matches: Matches, store: Store, clock: Clock) -> None:
    match = await started(matches)
    await matches.leave_to_substitute(match.id, mover(match))
    clock.advance(BANK / 2 - timedelta(minutes=1))
    await do_all(matches, clock)
    match = await matches.take_over(match.id, STRANGER)
    clock.advance(BANK / 2 - timedelta(minutes=1))
    await do_all(matches, clock)
    assert "reminder" not in [kind for kind, _ in await posts(store)]
    clock.advance(timedelta(minutes=2))
    await do_all(matches, clock)
    reminders = [payload for kind, payload in await posts(store) if kind == "reminder"]
    assert [payload["person"] for payload in reminders] == [STRANGER.id]


async def test_whoever_comes_votes_for_themselves(matches: Matches) -> None:
    match = await started(matches, 3)
    for kind in ("pause", "end"):
        await matches.ask(match.id, MEI.id, kind)
    before = {vote.kind: vote for vote in await matches.votes(match.id)}
    await matches.ballot(match.id, JONAS.id, before["end"].id, "yes")
    for person in (MEI, JONAS):
        await matches.leave_to_substitute(match.id, person.id)
    jonas = match.seat_of(JONAS.id)
    assert jonas is not None
    await matches.take_over(match.id, STRANGER, jonas.seat)
    votes = {vote.kind: vote for vote in await matches.votes(match.id)}
    assert set(votes) == {"pause", "end"}
    assert all(jonas.seat in vote.missing for vote in votes.values())
    await matches.take_over(match.id, RAFI)
    assert await matches.votes(match.id) == []  # nobody asks for it any more


# ── by the staff ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("offered", [False, True])
async def test_the_staff_puts_somebody_in_a_seat(matches: Matches, store: Store, offered: bool) -> None:
    match = await started(matches)
    seat = match.seat_of(mover(match))
    assert seat is not None
    if offered:
        await matches.leave_to_substitute(match.id, mover(match))
    after = await matches.replace(match.id, seat.seat, STRANGER, "Olga")
    assert after.seats[seat.seat].person == STRANGER.id
    assert (await told(matches, match))[-1] == (
        "staff-replaced",
        {"by": "Olga", "name": "Lena", "other": seat.name},
    )
    call = await matches.call(1)
    assert (call.why, call.state, call.taker) == ("staff", "taken", STRANGER.id)
    assert await calls(store) == [1, 1] if offered else [1]


async def test_the_staff_cannot_put_somebody_where_they_must_not_sit(matches: Matches, store: Store) -> None:
    match = await started(matches, 3)
    assert (await refused(matches.replace(match.id, 0, JONAS, "Olga")))[0] == "already-in"
    await matches.resign(match.id, AIKO.id)
    (gone,) = [seat.seat for seat in match.seats if seat.person == AIKO.id]
    assert (await refused(matches.replace(match.id, gone, STRANGER, "Olga")))[0] == "already-resigned"
    await matches.remember(STRANGER)
    async with store.transaction() as writing:
        await blocks.add(writing, STRANGER.id, MEI.id)
    (left,) = [seat.seat for seat in match.seats if seat.person == JONAS.id]
    assert (await refused(matches.replace(match.id, left, STRANGER, "Olga")))[0] == "blocked"


# ── votes ────────────────────────────────────────────────────────────────────────────────────────


async def test_a_vote_can_offer_the_seat_and_acting_ends_it(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await started(matches)
    assert match.to_act is not None
    async with store.transaction() as writing:
        assert await offer(writing, await load(writing, match.id), match.to_act, clock.now())
        assert not await offer(writing, await load(writing, match.id), match.to_act, clock.now())
    assert (await matches.call(1)).why == "vote"
    await take_turn(matches, match, "1", "keep")
    assert (await matches.call(1)).state == "withdrawn"
