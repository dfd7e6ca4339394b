"""Nobody can hold the others: nudges, given time, votes on who is absent, other terms, sudden pauses."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.matches import Match, Matches
from bot.matches.clocks import SPARED
from bot.matches.people import MOST_PINGS
from bot.store import pings
from tests.support.habits import goes_away, reminders, sets
from tests.support.hours import DAY, HOUR, MINUTE, advance, now, restarted
from tests.support.people import AIKO, JONAS, MEI, RAFI, STRANGER
from tests.support.presses import mover
from tests.support.refusals import refusal, refused
from tests.support.running import acting, agreed, changing, clock_of, keep, later, notices
from tests.support.table import other, started, waiting
from tests.support.written import rows

BANK = 72 * HOUR
"""The initial bank of the pace "daily", and so one pace."""


async def late(matches: Matches, size: int = 2, rule: str = "vote") -> Match:
    """A match in which the seat to act is overdue by one pace."""
    match = await started(matches, size, caretaker=rule)
    await later(matches, BANK)
    await later(matches, BANK)
    return await matches.watching.match(match.id)


# ── when the time is up ──────────────────────────────────────────────────────────────────────────


async def test_the_others_vote_after_one_pace_and_a_computer_plays_after_two(matches: Matches) -> None:
    match = await started(matches, 3)
    assert match.caretaker == "wait"
    match = await started(matches, 3, caretaker="vote")
    late = mover(match)
    await later(matches, BANK)
    await later(matches, BANK - MINUTE)
    assert await matches.votes.open_in(match.id) == []
    await later(matches, MINUTE)
    (vote,) = await matches.votes.open_in(match.id)
    assert (vote.choices, vote.until) == (("computer", "substitute", "end"), now(matches) + BANK)
    await later(matches, BANK - MINUTE)
    assert mover(await matches.watching.match(match.id)) == late
    await later(matches, MINUTE)
    match = await matches.watching.match(match.id)
    assert [seat.computer is not None for seat in match.seats] == [
        seat.person == late for seat in match.seats
    ]
    assert await notices(matches, match) == ["overdue", "computer-plays"]
    assert (await matches.votes.get(match.id, vote.id)).state == "lapsed"


async def test_grace_passes_in_sleep_but_not_on_vacation_or_in_a_pause(matches: Matches) -> None:
    match = await started(matches, 3, caretaker="vote")
    person = acting(match)
    await sets(matches, person, wakes=8 * 60, sleeps=20 * 60)
    while (await clock_of(matches, match)).stage != "out":
        await later(matches, HOUR)
    await later(matches, DAY)
    await goes_away(matches, person, now(matches), now(matches) + 10 * DAY)
    await later(matches, 10 * DAY)
    await matches.staff.pause(match.id, "Lena")
    await later(matches, 5 * DAY)
    await matches.staff.resume(match.id, "Lena")
    await later(matches, 2 * DAY - MINUTE)
    assert await matches.votes.open_in(match.id) == []
    await later(matches, MINUTE)
    assert len(await matches.votes.open_in(match.id)) == 1


async def test_a_substitute_whom_nobody_is_leaves_the_seat_to_a_computer(matches: Matches) -> None:
    match = await late(matches, 3)
    (vote,) = await matches.votes.open_in(match.id)
    for person in waiting(match):
        await matches.votes.ballot(match.id, person, vote.id, "substitute")
    await later(matches, BANK)
    match = await matches.watching.match(match.id)
    assert [(seat.offered, seat.computer is not None) for seat in match.seats if seat.waiting] == [
        (True, True)
    ]
    assert (await matches.substitutes.take_over(match.id, STRANGER)).seat_of(STRANGER.id) is not None


# ── the end without who is absent ────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("rule", ["wait", "vote", "substitute", "computer"])
async def test_who_is_overdue_by_a_pace_has_a_say_about_the_end_but_no_veto(
    matches: Matches, rule: str
) -> None:
    match = await started(matches, 3, caretaker=rule)
    absent = mover(match)
    await later(matches, BANK)
    asking, third = waiting(match)
    assert await matches.votes.may_ask(match.id, asking, "end") == 2
    await later(matches, BANK)
    assert await matches.votes.may_ask(match.id, asking, "end") == 1
    assert await matches.votes.may_ask(match.id, asking, "pause") == 2
    vote = await matches.votes.ask(match.id, asking, "end")
    assert (len(vote.missing), len(vote.awaited)) == (2, 1)
    vote = await matches.votes.ballot(match.id, absent, vote.id, "no")
    assert vote.state == "open"
    vote = await matches.votes.ballot(match.id, third, vote.id, "yes")
    assert (vote.state, (await matches.watching.match(match.id)).state) == ("passed", "archived")


async def test_who_acts_again_has_a_veto_again(matches: Matches) -> None:
    match = await late(matches, rule="wait")
    absent = mover(match)
    match = await keep(matches, match)
    vote = await matches.votes.ask(match.id, mover(match), "end")
    assert (await matches.votes.ballot(match.id, absent, vote.id, "no")).state == "refused"
    assert (await matches.votes.ask(match.id, absent, "end")).state == "open"


# ── nudges and time ──────────────────────────────────────────────────────────────────────────────


async def test_a_nudge_is_a_reminder_once_in_half_a_day(matches: Matches) -> None:
    match = await started(matches, 3)
    first, second = waiting(match)
    assert await refused(matches.nudges.nudge(match.id, mover(match))) == "own-turn"
    assert await refused(matches.nudges.nudge(match.id, STRANGER.id)) == "not-in-match"
    await matches.nudges.nudge(match.id, first)
    error = await refusal(matches.nudges.nudge(match.id, first))
    again = now(matches) + 12 * HOUR
    assert (error.code, error.facts["at"]) == ("nudged-lately", int(again.timestamp()))
    await matches.nudges.nudge(match.id, second)
    await later(matches)
    (row,) = await rows(matches, "reminder")
    (waiting_now,) = (await matches.reminders.reminder(row)).waiting
    assert (row.payload["person"], waiting_now.nudges) == (mover(match), 2)
    await later(matches, 12 * HOUR)
    await matches.nudges.nudge(match.id, first)


async def test_nobody_is_nudged_while_asleep(matches: Matches) -> None:
    match = await started(matches)
    await sets(matches, acting(match), zone="Pacific/Auckland", wakes=8 * 60, sleeps=22 * 60)
    await matches.nudges.nudge(match.id, other(match))
    await later(matches)
    assert await reminders(matches, mover(match)) == []
    morning = datetime(2026, 11, 20, 19, tzinfo=UTC)
    await later(matches, morning - now(matches))
    assert len(await reminders(matches, mover(match))) == 1


async def test_whoever_was_reminded_often_enough_is_not_nudged(matches: Matches) -> None:
    match = await started(matches)
    await sets(matches, acting(match), every=1)
    assert (await matches.inbox.why(match.id, other(match))).nudges
    for _ in range(7):
        await later(matches, HOUR)
    assert await refused(matches.nudges.nudge(match.id, other(match))) == "reminded-enough"
    assert not (await matches.inbox.why(match.id, other(match))).nudges


async def test_each_of_the_others_gives_a_day_once_a_turn(matches: Matches) -> None:
    match = await late(matches, 3)
    first, second = waiting(match)
    given = await matches.nudges.give_time(match.id, first)
    assert given.due_at == now(matches) + DAY
    assert await matches.votes.open_in(match.id) == []
    assert await refused(matches.nudges.give_time(match.id, first)) == "time-given"
    assert (await matches.nudges.give_time(match.id, second)).due_at == now(matches) + 2 * DAY
    assert await refused(matches.nudges.give_time(match.id, mover(match))) == "own-turn"
    assert (await notices(matches, match))[-2:] == ["gave-time", "gave-time"]
    timeless = await started(matches, pace="none")
    assert await refused(matches.nudges.give_time(timeless.id, other(timeless))) == "no-deadline"


async def test_nobody_calls_others_too_often(matches: Matches) -> None:
    match = await started(matches)
    async with changing(matches, match) as (writing, row, at):
        for _ in range(MOST_PINGS):
            await pings.add(writing, JONAS.id, row.id, "invite", 1, at)
    assert await refused(matches.votes.ask(match.id, JONAS.id, "pause")) == "too-many-pings"
    assert await refused(matches.votes.propose(match.id, JONAS.id, "quick", "wait")) == "too-many-pings"
    await later(matches, HOUR)
    assert (await matches.votes.ask(match.id, JONAS.id, "pause")).state == "open"


# ── other terms ──────────────────────────────────────────────────────────────────────────────────


async def test_other_terms_are_agreed_at_once_by_all(matches: Matches) -> None:
    match = await started(matches)
    await later(matches, 20 * HOUR)
    vote = await matches.votes.propose(match.id, MEI.id, "relaxed", "computer")
    assert (await matches.votes.propose(match.id, JONAS.id, "quick", "wait")).id == vote.id
    assert (await matches.votes.ballot(match.id, JONAS.id, vote.id, "yes")).state == "passed"
    match = await matches.watching.match(match.id)
    assert (match.pace, match.caretaker, match.due_at) == ("relaxed", "computer", now(matches) + BANK)
    assert await refused(matches.votes.propose(match.id, MEI.id, "relaxed", "computer")) == "same-terms"
    assert await refused(matches.votes.propose(match.id, MEI.id, "slow", "computer")) == "unknown-pace"
    await keep(matches, match)


@pytest.mark.parametrize("agrees", [0, 1, 2])
async def test_more_than_half_are_enough_after_a_day(matches: Matches, agrees: int) -> None:
    match = await started(matches, 4, pace="none")
    vote = await matches.votes.propose(match.id, MEI.id, "quick", "wait")
    others = [person for person in (*waiting(match), mover(match)) if person != MEI.id]
    for person in others[:agrees]:
        vote = await matches.votes.ballot(match.id, person, vote.id, "yes")
    await later(matches, DAY - MINUTE)
    assert (await matches.votes.get(match.id, vote.id)).state == "open"
    await later(matches, MINUTE)
    found = await matches.watching.match(match.id)
    assert found.pace == ("quick" if agrees == 2 else "none")
    if agrees == 1:
        await matches.votes.ballot(match.id, others[1], vote.id, "yes")
        assert (await matches.watching.match(match.id)).due_at == now(matches) + DAY


@pytest.mark.parametrize("objects", [False, True])
@pytest.mark.parametrize("down", [DAY - HOUR, 25 * HOUR, 9 * DAY])
async def test_silence_is_no_consent_while_the_bot_is_down(
    matches: Matches, down: timedelta, objects: bool
) -> None:
    match = await started(matches, 4)
    vote = await matches.votes.propose(match.id, MEI.id, "relaxed", "wait")
    for person in (JONAS, AIKO):
        await matches.votes.ballot(match.id, person.id, vote.id, "yes")
    advance(matches, down)
    back = restarted(matches)
    await back.timekeeping.resume(now(matches))
    await later(back)
    await later(back, SPARED - MINUTE)
    open_still = await back.votes.get(match.id, vote.id)
    assert (open_still.state, open_still.until) == ("open", now(matches) + MINUTE)
    if objects:
        await back.votes.ballot(match.id, RAFI.id, vote.id, "no")
    await later(back, MINUTE)
    assert (await back.watching.match(match.id)).pace == ("daily" if objects else "relaxed")


async def test_one_who_objects_is_enough_to_leave_the_terms(matches: Matches) -> None:
    match = await started(matches, 4)
    vote = await matches.votes.propose(match.id, MEI.id, "quick", "wait")
    for person, choice in ((JONAS, "yes"), (AIKO, "no")):
        vote = await matches.votes.ballot(match.id, person.id, vote.id, choice)
    assert vote.state == "refused"
    await later(matches, 2 * DAY)
    assert (await matches.watching.match(match.id)).pace == "daily"


async def test_an_absent_person_cannot_keep_the_others_to_the_terms(matches: Matches) -> None:
    match = await late(matches, rule="wait")
    vote = await matches.votes.propose(match.id, other(match), "daily", "computer")
    assert vote.state == "passed"
    assert (await matches.watching.match(match.id)).due_at == now(matches) + BANK


# ── a pause made alone ───────────────────────────────────────────────────────────────────────────


async def test_everybody_pauses_once_without_asking_and_three_days_at_most(matches: Matches) -> None:
    match = await started(matches)
    paused = await matches.votes.pause_now(match.id, MEI.id)
    assert (paused.stopped_by, paused.resumes_at) == ("players", now(matches) + 3 * DAY)
    assert [paused.may_resume(person.id) for person in (MEI, JONAS, STRANGER)] == [True, False, False]
    error = await refusal(matches.turns.panel(match.id, mover(match)))
    assert (error.code, error.facts["by"]) == ("paused", "alone")
    error = await refusal(matches.votes.resume_play(match.id, JONAS.id))
    assert (error.code, error.facts["name"]) == ("pause-of-another", "Mei")
    assert (await matches.votes.resume_play(match.id, MEI.id)).resumes_at is None
    assert await refused(matches.votes.pause_now(match.id, MEI.id)) == "pause-used"
    left = (await matches.watching.match(match.id)).due_at
    await matches.votes.pause_now(match.id, JONAS.id)
    await later(matches, 3 * DAY - MINUTE)
    assert (await matches.watching.match(match.id)).paused_at is not None
    await later(matches, MINUTE)
    found = await matches.watching.match(match.id)
    assert left is not None
    assert (found.paused_at, found.due_at) == (None, left + 3 * DAY)
    assert (await notices(matches, match))[-1] == "pause-over"


@pytest.mark.parametrize("ends", ["staff", "revived"])
async def test_a_pause_that_became_another_does_not_end_by_itself(matches: Matches, ends: str) -> None:
    match = await started(matches)
    await matches.votes.pause_now(match.id, MEI.id)
    if ends == "staff":
        await matches.staff.pause(match.id, "Lena")
    else:
        await agreed(matches, match, "end")
        await matches.votes.revive(match.id, JONAS.id)
        await agreed(matches, match, "pause")
    await later(matches, 4 * DAY)
    assert (await matches.watching.match(match.id)).paused_at is not None
