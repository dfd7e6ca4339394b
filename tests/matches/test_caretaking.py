"""Seats that change hands: when a substitute is called for, and when not any more; taking over."""

import random

import pytest

from bot.matches import Match, MatchError, Matches, Person, caretaking
from bot.matches.model import IDLE_LASTS
from bot.store import actions, seats
from games.engine.record import read
from tests.support.habits import leave_no_choice, reminders
from tests.support.hours import DAY, HOUR, MINUTE
from tests.support.people import AIKO, JONAS, MEI, NOON, RAFI, STRANGER
from tests.support.presses import choose, confirm, mover, random_panel, take_turn
from tests.support.refusals import refusal, refused
from tests.support.running import changing, keep, later, notices, posted, seat_of, told
from tests.support.table import lobby, other, started, waiting

BANK = 72 * HOUR


async def calls(matches: Matches) -> list[int]:
    """The calls that were to be posted or brought up to date, in order."""
    return [payload["call"] for payload in await posted(matches, "substitution")]


async def states(matches: Matches) -> list[str]:
    """What has become of the calls, in order."""
    return [(await matches.substitutes.call(number)).state for number in sorted({*await calls(matches)})]


async def offered(matches: Matches, size: int = 2) -> Match:
    """A match in which a substitute is wanted for whoever is to act."""
    match = await started(matches, size)
    return await matches.substitutes.leave_to_substitute(match.id, mover(match))


async def ran_out(matches: Matches, match: Match) -> Match:
    """The time of whoever is to act runs out."""
    await later(matches, BANK)
    return await matches.watching.match(match.id)


async def test_whoever_asks_plays_on_and_the_call_stands(matches: Matches) -> None:
    match = await started(matches)
    person = mover(match)
    after = await matches.substitutes.leave_to_substitute(match.id, person)
    assert [seat.offered for seat in after.seats] == [seat.person == person for seat in match.seats]
    assert after.version == match.version  # nobody's page is out of date
    await matches.substitutes.leave_to_substitute(match.id, person)  # asking twice calls once
    assert await told(matches, match) == [("asked", {"name": seat_of(match, person).name})]
    after = await keep(matches, await keep(matches, after))
    assert seat_of(after, person).offered
    assert await calls(matches) == [1]


async def test_who_is_back_is_not_replaced(matches: Matches) -> None:
    match = await started(matches)
    person = other(match)
    assert await matches.substitutes.come_back(match.id, person) == match  # nothing to end
    await matches.substitutes.leave_to_substitute(match.id, person)
    assert await matches.substitutes.come_back(match.id, person) == match
    assert await notices(matches, match) == ["asked", "plays-on"]
    assert (await calls(matches), await states(matches)) == ([1, 1], ["withdrawn"])
    assert await refused(matches.substitutes.take_over(match.id, STRANGER)) == "not-offered"
    await matches.substitutes.leave_to_substitute(match.id, person)
    assert await states(matches) == ["withdrawn", "open"]


async def test_at_an_open_table_the_seat_is_given_up(matches: Matches) -> None:
    match = await lobby(matches, 3)
    await matches.lobby.join(match.id, JONAS)
    after = await matches.substitutes.leave_to_substitute(match.id, MEI.id)
    assert [seat.person for seat in after.seats] == [JONAS.id]
    assert await told(matches, match) == []


@pytest.mark.parametrize("rule", ["wait", "vote", "substitute"])
async def test_the_table_is_told_once_and_the_rule_does_what_it_says(matches: Matches, rule: str) -> None:
    match = await started(matches, 3, caretaker=rule)
    assert (await ran_out(matches, match)).to_act == match.to_act  # the seat may still move
    for _ in range(5):
        await later(matches, DAY)
    seat = seat_of(await matches.watching.match(match.id), mover(match))
    up = {"name": seat.name, "rule": rule}
    overdue = {"name": seat.name, "until": int((NOON + 6 * DAY).timestamp())}
    expected = ("overdue", overdue) if rule == "vote" else ("time-up", up)
    assert await told(matches, match) == [expected]
    assert seat.offered == (rule == "substitute")
    assert await calls(matches) == [1] * (rule == "substitute")
    asked = [vote for vote in await matches.votes.open_in(match.id) if vote.kind == "overdue"]
    assert len(asked) == (rule == "vote")


@pytest.mark.parametrize(("asks", "stays"), [("never", False), ("before", True), ("after", True)])
async def test_acting_ends_what_the_person_did_not_ask_for(matches: Matches, asks: str, stays: bool) -> None:
    match = await started(matches, caretaker="substitute")
    person = mover(match)
    if asks == "before":
        await matches.substitutes.leave_to_substitute(match.id, person)
    late = await ran_out(matches, match)
    assert (await told(matches, match))[-1][1]["rule"] == ("offered" if asks == "before" else "substitute")
    if asks == "after":
        await matches.substitutes.leave_to_substitute(match.id, person)
        assert await calls(matches) == [1, 1]  # the message says so too
    assert (await matches.substitutes.call(1)).why == ("asked" if stays else "time")
    panel = await choose(matches, match.id, person, "2", "keep")
    assert await states(matches) == ["open"]  # a choice that is not confirmed does not end it
    after = (await confirm(matches, panel)).match
    assert (late.version, seat_of(after, person).offered) == (match.version, stays)
    assert await states(matches) == ["open" if stays else "withdrawn"]


@pytest.mark.parametrize("what", ["terms", "rollback"])
async def test_nobody_replaces_who_has_time_again_or_is_not_to_act(matches: Matches, what: str) -> None:
    match = await keep(matches, await started(matches, 3, caretaker="substitute"))
    late, others = mover(match), waiting(match)
    assert seat_of(await ran_out(matches, match), late).offered
    if what == "terms":
        await later(matches, BANK)  # the others decide without who is absent
        vote = await matches.votes.propose(match.id, others[0], "relaxed", "wait")
        await matches.votes.ballot(match.id, others[1], vote.id, "yes")
    else:
        await matches.staff.rollback(match.id, 0, "Lena")
    assert await states(matches) == ["withdrawn"]
    assert not seat_of(await matches.watching.match(match.id), late).offered
    assert await refused(matches.substitutes.take_over(match.id, STRANGER)) == "not-offered"


@pytest.mark.parametrize(("why", "stays"), [("time", False), ("gone", True)])
async def test_what_is_done_for_a_seat_by_itself_ends_a_call_because_time_was_up(
    matches: Matches, monkeypatch: pytest.MonkeyPatch, why: str, stays: bool
) -> None:
    """Whoever has left the server is not back by it."""
    match = await started(matches, 3, caretaker="substitute")
    leave_no_choice(monkeypatch, heap=11)
    match = await keep(matches, match)
    person = mover(match)
    if why == "gone":
        await matches.reminders.has_gone(match.id, person)
    else:
        async with changing(matches, match) as (writing, row, now):
            await caretaking.offer(writing, row, seat_of(match, person).seat, now, "time")
    after = await ran_out(matches, match)
    assert mover(after) != person
    assert seat_of(after, person).offered == stays


@pytest.mark.parametrize("rule", ["wait", "vote", "substitute"])
async def test_who_left_the_server_is_called_a_substitute_for_once(matches: Matches, rule: str) -> None:
    match = await started(matches, caretaker=rule)
    for person in (other(match), other(match), STRANGER.id):
        await matches.reminders.has_gone(match.id, person)
    assert await told(matches, match) == [("gone", {"name": seat_of(match, other(match)).name})]
    assert (await matches.substitutes.call(1)).why == "gone"
    assert await calls(matches) == [1]


async def test_a_match_whose_people_are_all_gone_rests_until_it_is_put_aside(matches: Matches) -> None:
    match = await started(matches, caretaker="substitute")
    for person in (MEI, JONAS):
        await matches.reminders.has_gone(match.id, person.id)
    for _ in range(61):
        await later(matches, DAY)
    after = await matches.watching.match(match.id)
    assert after.state == "archived"
    assert not any(seat.offered for seat in after.seats)
    assert await states(matches) == ["over", "over"]
    assert sorted(await notices(matches, match)) == ["gone", "gone", "idle", "time-up"]


async def test_whoever_takes_over_has_the_seat_and_a_full_clock(matches: Matches) -> None:
    match = await keep(matches, await started(matches, 3))
    leaver = mover(match)
    await matches.substitutes.leave_to_substitute(match.id, leaver)
    matches.clock.advance(2 * DAY)
    after, now = await matches.substitutes.take_over(match.id, STRANGER), NOON + 2 * DAY
    seat = seat_of(after, STRANGER)
    assert (seat.seat, seat.name, seat.offered, seat.waiting) == (match.to_act, "Lena", False, True)
    assert (after.due_at, after.turn_since, after.expires_at) == (now + BANK, now, now + IDLE_LASTS)
    assert after.seat_of(leaver) is None
    assert await refused(matches.turns.panel(match.id, leaver)) == "not-in-match"
    after = await keep(matches, after)
    assert after.seats[seat.seat].bank == BANK + 12 * HOUR
    facts: dict[str, str | int] = {"name": "Lena", "other": seat_of(match, leaver).name}
    assert (await told(matches, match))[-1] == ("taken-over", facts)


async def test_out_of_turn_nobody_elses_clock_or_draft_is_touched(matches: Matches) -> None:
    match = await started(matches)
    panel = await choose(matches, match.id, mover(match), "2")
    await matches.substitutes.leave_to_substitute(match.id, other(match))
    matches.clock.advance(BANK / 2 - MINUTE)
    after = await matches.substitutes.take_over(match.id, STRANGER)
    assert (after.due_at, after.turn_since) == (match.due_at, match.turn_since)
    again = await matches.turns.panel(match.id, mover(match))
    assert (again.revision, again.events) == (panel.revision, panel.events)
    await take_turn(matches, after, "keep")
    await later(matches, BANK / 2 - MINUTE)  # reminders go to whoever sits there now
    assert await posted(matches, "reminder") == []
    await later(matches, MINUTE)
    assert await reminders(matches, STRANGER) == [f"{match.id} half 2"]
    assert len(await posted(matches, "reminder")) == 1


async def test_the_draft_of_the_one_before_is_forgotten(matches: Matches) -> None:
    match = await offered(matches)
    leaver = mover(match)
    panel = await choose(matches, match.id, leaver, "2", "keep")
    after = await matches.substitutes.take_over(match.id, STRANGER)
    fresh = await matches.turns.panel(match.id, STRANGER.id)
    assert (fresh.revision, fresh.drafted, fresh.can_back) == (0, (), False)
    async with matches.store.reading() as reading:
        assert (await actions.draft(reading, match.id, after.version)).picks == ()
    for press in (
        matches.turns.confirm(match.id, leaver, panel.version, panel.revision),
        matches.turns.back(match.id, leaver, panel.version, panel.revision),
        matches.turns.undo(match.id, leaver),
        matches.turns.resign(match.id, leaver),
        matches.watching.seat_view(match.id, leaver),
        matches.orders.of(match.id, leaver),
    ):
        assert await refused(press) == "not-in-match"


async def test_the_record_goes_on_and_the_end_names_who_sat_there_last(matches: Matches) -> None:
    match = await started(matches, options={"heap": "4"})
    leaver, stays = mover(match), other(match)
    match = await keep(matches, match)
    await matches.substitutes.leave_to_substitute(match.id, leaver)
    match = await matches.substitutes.take_over(match.id, STRANGER)
    while match.state == "playing":
        match = (await confirm(matches, await random_panel(matches, match, random.Random(1)))).match
    assert {seat.name for seat in match.seats} == {"Lena", seat_of(match, stays).name}
    record = read(await matches.records.export(match.id))
    assert len(record.actions) == match.seq
    assert record.result == match.outcome


async def test_who_may_not_take_over_nor_be_put_in_a_seat(matches: Matches) -> None:
    match = await started(matches, 4)
    for person in (MEI, AIKO):
        await matches.substitutes.leave_to_substitute(match.id, person.id)
    after = await matches.turns.resign(match.id, AIKO.id)  # who resigns is not replaced
    assert await states(matches) == ["open", "over"]
    assert [seat.offered for seat in after.seats] == [seat.person == MEI.id for seat in match.seats]
    gone, left = (seat_of(match, person).seat for person in (AIKO, RAFI))
    for person in (MEI, JONAS, AIKO):
        assert await refused(matches.substitutes.take_over(match.id, person)) == "already-in"
    assert await refused(matches.substitutes.replace(match.id, left, JONAS, "Olga")) == "sits-there"
    assert await refused(matches.substitutes.replace(match.id, gone, STRANGER, "Olga")) == "seat-resigned"
    await matches.people.block(JONAS, [STRANGER])
    assert await refused(matches.substitutes.take_over(match.id, STRANGER)) == "blocked"
    for _ in ("blocked", "own-limit"):  # the staff is told that it cannot be, the reason is the person's own
        error = await refusal(matches.substitutes.replace(match.id, left, STRANGER, "Olga"))
        assert isinstance(error, MatchError)
        assert (error.code, error.facts) == ("not-to-seat", {"match": match.id, "name": "Lena"})
        await matches.people.unblock(JONAS.id, [STRANGER.id])
        await matches.people.change(STRANGER, most=0)
    await matches.people.change(STRANGER, most=None)
    for seat in (gone, left, 9):
        assert await refused(matches.substitutes.take_over(match.id, STRANGER, seat)) == "not-offered"
    assert (await matches.substitutes.take_over(match.id, STRANGER)).seat_of(STRANGER.id) is not None
    assert await refused(matches.substitutes.take_over(match.id, Person(98, "Ole"))) == "not-offered"


async def test_only_invited_people_take_over_in_a_private_match(matches: Matches) -> None:
    match = await matches.lobby.create("toy", 2, "daily", {}, MEI, 1, 1, "wait", True)
    async with matches.store.transaction() as writing:
        for person in (JONAS, AIKO):
            await seats.invite(writing, match.id, person.id)
    match = await matches.lobby.join(match.id, JONAS)
    await matches.substitutes.leave_to_substitute(match.id, MEI.id)
    assert await refused(matches.substitutes.take_over(match.id, STRANGER)) == "not-invited"
    after = await matches.substitutes.take_over(match.id, AIKO)
    assert after.seat_of(AIKO.id) is not None
    assert await matches.watching.may_look(after, MEI.id)  # who has played may watch on
    assert not await matches.watching.may_look(after, STRANGER.id)


async def test_the_former_person_and_the_new_one_are_known(matches: Matches) -> None:
    match = await started(matches)
    await matches.substitutes.leave_to_substitute(match.id, MEI.id)
    assert await matches.watching.former_seat(match.id, MEI.id) is None
    await matches.substitutes.take_over(match.id, STRANGER)
    seat = await matches.watching.former_seat(match.id, MEI.id)
    assert seat is not None
    assert seat.name == "Lena"
    call = await matches.substitutes.arrival(match.id, STRANGER.id)
    assert call is not None
    assert (call.name, call.person, call.taker_name, call.turn) == ("Mei", MEI.id, "Lena", 1)
    for person in (JONAS, STRANGER):
        assert await matches.watching.former_seat(match.id, person.id) is None
    assert await matches.substitutes.arrival(match.id, JONAS.id) is None
    # and the other way round
    await matches.substitutes.leave_to_substitute(match.id, STRANGER.id)
    after = await matches.substitutes.take_over(match.id, MEI)
    assert after.seat_of(MEI.id) is not None
    assert await matches.watching.former_seat(match.id, MEI.id) is None
    arrival = await matches.substitutes.arrival(match.id, MEI.id)
    assert arrival is not None
    assert arrival.name == "Lena"


async def test_a_paused_match_is_taken_over_and_stays_paused(matches: Matches) -> None:
    match = await offered(matches)
    await matches.staff.pause(match.id, "Olga")
    after = await matches.substitutes.take_over(match.id, STRANGER)
    assert (after.paused_at, after.due_at) == (NOON, None)
    assert await refused(keep(matches, after)) == "paused"


@pytest.mark.parametrize("by", ["themselves", "the staff"])
async def test_whoever_comes_votes_for_themselves(matches: Matches, by: str) -> None:
    match = await started(matches, 3)
    pause = await matches.votes.ask(match.id, MEI.id, "pause")
    end = await matches.votes.ask(match.id, JONAS.id, "end")
    await matches.votes.ballot(match.id, JONAS.id, pause.id, "yes")
    seat = seat_of(match, JONAS).seat
    if by == "themselves":
        await matches.substitutes.leave_to_substitute(match.id, JONAS.id)
        await matches.substitutes.take_over(match.id, STRANGER, seat)
    else:
        await matches.substitutes.replace(match.id, seat, STRANGER, "Olga")
    pause = await matches.votes.get(match.id, pause.id)
    assert (pause.state, seat in pause.missing) == ("open", True)
    assert (await matches.votes.get(match.id, end.id)).state == "lapsed"  # nobody asks for it any more
    await matches.votes.ballot(match.id, AIKO.id, pause.id, "yes")
    assert (await matches.votes.ballot(match.id, STRANGER.id, pause.id, "yes")).state == "passed"


@pytest.mark.parametrize("wanted", [False, True])
async def test_the_staff_puts_somebody_in_a_seat(matches: Matches, wanted: bool) -> None:
    match = await (offered if wanted else started)(matches)
    seat = seat_of(match, mover(match))
    after = await matches.substitutes.replace(match.id, seat.seat, STRANGER, "Olga")
    assert [each.person for each in after.seats if each.seat != seat.seat] == waiting(match)
    assert after.seats[seat.seat].person == STRANGER.id
    facts: dict[str, str | int] = {"by": "Olga", "name": "Lena", "other": seat.name}
    assert (await told(matches, match))[-1] == ("staff-replaced", facts)
    call = await matches.substitutes.call(1)
    assert (call.why, call.state, call.taker) == ("staff", "taken", STRANGER.id)
    assert await calls(matches) == [1] * (1 + wanted)
