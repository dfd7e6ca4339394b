"""Seats that a computer looks after: whose time is up or who has gone, until they take them back."""

import asyncio
import random
from typing import Any

import pytest

from bot.matches import Match, Matches, Thought
from games.engine import StandingOrder
from tests.support.hours import DAY, SECOND, due, now, restarted
from tests.support.opponents import BANK, LONG, against, all_move, goes_on, plays, thinking, turns_told
from tests.support.people import JONAS, MEI, STRANGER
from tests.support.presses import agree, choose, confirm, mover, person_at, take_turn
from tests.support.refusals import at_once, refused
from tests.support.running import acting, keep, later, notices, posted, seat_of, told
from tests.support.table import other, started
from tests.support.written import dump


async def table(matches: Matches, size: int = 2, game: str = "toy", pace: str = "quick") -> Match:
    """A match of people that has just begun, in which computers look after seats."""
    options = LONG if game == "toy" else {}
    return await started(matches, size, game=game, pace=pace, options=options, caretaker="computer")


async def run_out(matches: Matches, match: Match) -> Match:
    """The time of whoever is to act runs out."""
    await later(matches, BANK)
    return await matches.watching.match(match.id)


async def looked_after(matches: Matches, size: int = 2) -> tuple[int, Thought]:
    """Who has let their time run out, and what the computer is to think over in their place."""
    match = await table(matches, size)
    await run_out(matches, match)
    return mover(match), await thinking(matches)


async def test_when_time_is_up_a_computer_plays_until_its_person_is_back(matches: Matches) -> None:
    match = await table(matches)
    person = acting(match)
    await choose(matches, match.id, person.id, "2")
    after = await run_out(matches, match)
    seat = seat_of(after, person)
    assert (seat.person, seat.player, seat.name, seat.computer) == (person.id, None, person.name, "steady")
    assert (seat.waiting, seat.offered, seat.bank) == (True, False, 0 * DAY)
    assert (after.version, after.seq, after.due_at, after.pinged) == (match.version + 1, 0, None, False)
    facts = {"name": person.name, "seat": "AB"[seat.seat], "why": "time"}
    for _ in range(3):
        assert await told(matches, match) == [("computer-plays", facts)]
        await goes_on(matches, match, random.Random(1))
    match = await table(matches)
    await choose(matches, match.id, mover(match), "2")
    await run_out(matches, match)
    await matches.substitutes.come_back(match.id, mover(match))
    assert (
        await matches.turns.panel(match.id, mover(match))
    ).drafted == ()  # what they had chosen is forgotten


async def test_the_absent_neither_acts_nor_gives_orders_before_they_are_back(matches: Matches) -> None:
    person, thought = await looked_after(matches)
    for use in (matches.turns.panel, matches.turns.undo):
        assert await refused(use(thought.match, person)) == "computer-plays"
    assert await refused(matches.turns.type_move(thought.match, person, "take 1")) == "computer-plays"
    inbox = await matches.inbox.of(person)
    assert (inbox.waiting, [match.id for match in inbox.others]) == ((), [thought.match])
    assert await matches.inbox.oldest(person) is None
    await plays(matches)
    assert await refused(matches.turns.panel(thought.match, person)) == "computer-plays"  # also as others act
    match, order = await table(matches, 3, "yunnan"), StandingOrder("", "pass")
    person = mover(match)
    await matches.orders.leave(match.id, person, match.version, order, True)
    await matches.reminders.has_gone(match.id, person)
    version = (await matches.watching.match(match.id)).version
    assert (await dump(matches))["standing_orders"] == []
    for attempt in (
        matches.orders.of(match.id, person),
        matches.orders.leave(match.id, person, version, order, True),
    ):
        assert await refused(attempt) == "computer-plays"


async def test_the_absent_is_not_reminded(matches: Matches) -> None:
    match = await table(matches)
    person = acting(match)
    await run_out(matches, match)
    thought, before = await thinking(matches), await posted(matches, "reminder")
    for _ in range(4):
        await due(matches, DAY)
    assert await posted(matches, "reminder") == before
    assert await refused(matches.reminders.snooze([match.id], person.id, "morning")) == "nothing-to-snooze"
    # nor does what they say about themselves change when the computer acts
    await matches.people.change(person, ping="dm", every=1, digest_at=None)
    await matches.people.wake(person, 8 * 60, 20 * 60)
    assert await matches.thinking.thoughts() == [thought]


async def test_who_is_back_in_their_turn_has_a_day_for_it(matches: Matches) -> None:
    person, thought = await looked_after(matches)
    matches.clock.advance(SECOND)
    after = await matches.substitutes.come_back(thought.match, person)
    seat, now = seat_of(after, person), matches.clock.now()
    assert (seat.computer, seat.waiting, seat.bank) == (None, True, DAY)
    assert (after.due_at, after.turn_since) == (now + DAY, now)
    assert (await told(matches, after))[-1] == ("took-back", {"name": seat.name, "seat": "AB"[seat.seat]})
    assert await matches.thinking.thoughts() == []
    assert not await matches.thinking.play(thought, ["take 1", "keep"])
    before = await dump(matches)
    await matches.substitutes.come_back(thought.match, person)  # coming back twice changes nothing
    assert await dump(matches) == before
    after = await run_out(matches, after)  # and time can be up again
    assert seat_of(after, person).computer == "steady"
    assert await notices(matches, after) == ["computer-plays", "took-back", "computer-plays"]


async def test_who_is_back_while_others_act_has_a_day_then(matches: Matches) -> None:
    person, thought = await looked_after(matches)
    await plays(matches)
    before = await matches.watching.match(thought.match)
    panel = await choose(matches, before.id, mover(before), "2")
    after = await matches.substitutes.come_back(thought.match, person)
    seat = seat_of(after, person)
    assert (seat.computer, seat.waiting, seat.bank) == (None, False, DAY)
    assert (after.due_at, after.turn_since) == (before.due_at, before.turn_since)
    # whoever is to act goes on where they were
    kept = await matches.turns.panel(before.id, mover(before))
    assert (kept.drafted, kept.version) == (panel.drafted, after.version)
    after = (await take_turn(matches, after, "keep")).match
    assert (mover(after), after.due_at) == (person, matches.clock.now() + DAY)


async def sent(matches: Matches) -> list[str]:
    """The kind of every message that was to be sent by now, which it is."""
    found: list[str] = []
    while rows := await matches.store.outbox.claim(now(matches), 9):
        for row in rows:
            await matches.store.outbox.sent(row, None)
            found.append(row.kind)
    return found


@pytest.mark.parametrize("what", ["terms", "gone", "back"])
async def test_the_card_is_brought_up_to_date_once_when_what_it_tells_has_changed(
    matches: Matches, what: str
) -> None:
    match = await table(matches, 3)
    gone = other(match)
    if what == "back":
        await matches.reminders.has_gone(match.id, gone)
    await sent(matches)
    if what == "terms":
        for pace in ("relaxed", "daily"):  # before the first is sent
            vote = await matches.votes.propose(match.id, MEI.id, pace, "computer")
            await agree(matches, vote)
    elif what == "gone":
        await matches.reminders.has_gone(match.id, gone)
    else:
        await matches.substitutes.come_back(match.id, gone)
    assert (await sent(matches)).count("lobby") == 1


async def test_who_is_back_in_the_middle_of_the_computers_turn_goes_on_with_it(matches: Matches) -> None:
    person, thought = await looked_after(matches)
    await plays(matches, "take 1", "look")
    later = await thinking(matches)
    after = await matches.substitutes.come_back(thought.match, person)
    assert not await matches.thinking.play(later, ["keep"])
    panel = await matches.turns.panel(after.id, person)
    assert len(panel.confirmed) == 2
    assert panel.question is not None
    assert {answer.token for answer in panel.question.answers} >= {"keep", "put"}
    await take_turn(matches, after, "keep")
    assert await matches.records.check() == []


async def test_who_is_back_during_a_pause_goes_on_after_it(matches: Matches) -> None:
    person, thought = await looked_after(matches)
    await matches.staff.pause(thought.match, "Kim")
    assert (await matches.substitutes.come_back(thought.match, person)).due_at is None
    assert await due(matches, 3 * DAY) == 0
    after = await matches.staff.resume(thought.match, "Kim")
    assert after.due_at == matches.clock.now() + DAY
    match = await table(matches, pace="daily")
    person = other(match)
    match = await keep(matches, await keep(matches, match))  # 72 hours and the increment of 12
    await matches.reminders.has_gone(match.id, person)  # who is away for good reasons keeps more than a day
    assert seat_of(await matches.substitutes.come_back(match.id, person), person).bank == 84 * BANK / 24


async def test_what_was_held_back_is_told_to_who_is_back(matches: Matches) -> None:
    _, thought = await looked_after(matches, 3)
    await plays(matches)
    match = await run_out(matches, await matches.watching.match(thought.match))  # the next one is away, too
    second = person_at(match, match.to_act)
    await plays(matches)
    await keep(matches, await matches.watching.match(match.id))
    await plays(matches)  # held back: the second one is next
    assert await turns_told(matches) == [(1, 1), (2, 2), (3, 3)]
    match = await matches.substitutes.come_back(match.id, second)
    assert await turns_told(matches) == [(1, 1), (2, 2), (3, 3), (4, 4)]
    await keep(matches, match)
    assert await turns_told(matches) == [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)]


async def test_who_vanished_before_they_ever_looked_is_told_all_since(matches: Matches) -> None:
    match = await against(matches, people=2, computers=1, caretaker="computer", options=LONG)
    while match.to_act != 1:  # Jonas, who has not done anything
        match = await goes_on(matches, match, random.Random(3))
    begun = match.turn
    await matches.reminders.has_gone(match.id, JONAS.id)
    while match.turn < begun + 7 or match.to_act != 1:
        match = await goes_on(matches, match, random.Random(3))
    await matches.substitutes.come_back(match.id, JONAS.id)
    found = await matches.recaps.news(match.id, JONAS.id)
    assert found is not None
    assert [turn.number for turn in found.turns] == list(range(begun, match.turn))
    assert {turn.seat for turn in found.turns} == {0, 1, 2}
    assert await matches.recaps.news(match.id, JONAS.id) is None


async def test_on_vacation_nobody_is_looked_after(matches: Matches) -> None:
    match = await against(matches, 2, 1, pace="quick", caretaker="computer", options=LONG)
    await all_move(matches, random.Random(1))
    match = await matches.watching.match(match.id)
    today = matches.clock.now().date()
    await matches.people.go_away(acting(match), today, today + 5 * DAY)
    await due(matches, 5 * DAY)
    assert seat_of(await matches.watching.match(match.id), mover(match)).computer is None


@pytest.mark.parametrize("who", [mover, other])
async def test_for_who_left_the_server_a_computer_plays(matches: Matches, who: Any) -> None:
    match = await table(matches)
    person = who(match)
    for _ in range(2):
        await matches.reminders.has_gone(match.id, person)
    after = await matches.watching.match(match.id)
    seat = seat_of(after, person)
    assert (seat.computer, seat.offered) == ("steady", False)
    facts = {"name": seat.name, "seat": "AB"[seat.seat], "why": "gone"}
    assert await told(matches, match) == [("computer-plays", facts)]
    assert await posted(matches, "substitution") == []
    assert len(await matches.thinking.thoughts()) == seat.waiting
    assert (after.due_at is None) == seat.waiting


async def test_a_substitute_who_was_asked_for_takes_the_seat_over_from_the_computer(matches: Matches) -> None:
    match = await table(matches)
    await matches.substitutes.leave_to_substitute(match.id, mover(match))
    seat = seat_of(await run_out(matches, match), mover(match))
    assert (seat.computer, seat.offered) == ("steady", True)
    thought = await thinking(matches)
    after = await matches.substitutes.take_over(match.id, STRANGER)
    assert not await matches.thinking.play(thought, ["take 1", "keep"])
    assert (mover(after), after.seats[seat.seat].computer) == (STRANGER.id, None)
    assert after.due_at == matches.clock.now() + BANK
    await keep(matches, after)


@pytest.mark.parametrize("by_staff", [False, True])
async def test_whoever_leaves_for_good_leaves_no_computer_behind(matches: Matches, by_staff: bool) -> None:
    person, thought = await looked_after(matches, 3)
    if by_staff:
        after = await matches.substitutes.replace(thought.match, thought.seat, STRANGER, "Kim")
        assert (after.seat_of(person), after.seats[thought.seat].player) == (None, STRANGER.id)
    else:
        seat = seat_of(after := await matches.turns.resign(thought.match, person), person)
        assert (seat.resigned, seat.computer, seat.waiting) == (True, None, False)
    assert await matches.thinking.thoughts() == []
    assert not await matches.thinking.play(thought, ["take 1", "keep"])
    assert mover(after) != person
    assert await matches.records.check() == []


async def test_computers_do_not_play_on_among_themselves(matches: Matches) -> None:
    first, thought = await looked_after(matches)
    await plays(matches)
    match = await matches.watching.match(thought.match)
    second = mover(match)
    match = await run_out(matches, match)
    assert seat_of(match, second).computer is None
    assert [(kind, facts.get("rule")) for kind, facts in await told(matches, match)] == [
        ("computer-plays", None),
        ("time-up", "wait"),
    ]
    assert await matches.thinking.thoughts() == []
    # until one of them is there again: then the other is looked after
    match = await matches.substitutes.come_back(match.id, first)
    assert seat_of(match, second).computer == "steady"
    await plays(matches)
    assert mover(await matches.watching.match(match.id)) == first


async def test_one_person_against_computers_is_waited_for(matches: Matches) -> None:
    match = await against(matches, computers=2, pace="quick", caretaker="computer")
    await all_move(matches, random.Random(1))
    match = await run_out(matches, match)
    assert (mover(match), match.state) == (MEI.id, "playing")
    assert await told(matches, match) == [("time-up", {"name": "Mei", "rule": "wait"})]
    await keep(matches, match)
    assert await matches.thinking.thoughts() != []
    await matches.reminders.has_gone(match.id, MEI.id)
    assert await notices(matches, match) == ["time-up", "gone"]
    assert (await matches.watching.match(match.id)).seats[0].offered


async def test_a_match_that_was_put_aside_goes_on_with_who_revives_it(matches: Matches) -> None:
    person, thought = await looked_after(matches)
    await matches.staff.abort(thought.match, "Kim")
    assert not await matches.thinking.play(thought, ["take 1", "keep"])
    await matches.staff.revive(thought.match, "Kim")
    await plays(matches)
    match = await matches.watching.match(thought.match)
    vote = await matches.votes.ask(match.id, mover(match), "end")
    await matches.votes.ballot(match.id, person, vote.id, "yes")
    assert (await matches.watching.match(match.id)).state == "archived"
    assert seat_of(await matches.votes.revive(match.id, person), person).computer is None
    assert (await notices(matches, match))[-2:] == ["took-back", "revived"]


async def test_what_nobody_goes_on_with_is_put_aside_whoever_is_looked_after(matches: Matches) -> None:
    match = await against(matches, 2, 1, pace="quick", caretaker="computer", options=LONG)
    await matches.reminders.has_gone(match.id, JONAS.id)
    await all_move(matches, random.Random(1))
    await later(matches, 61 * DAY)
    after = await matches.watching.match(match.id)
    assert (after.state, after.stopped_by) == ("archived", "idle")
    assert await matches.thinking.thoughts() == []
    after = await matches.staff.revive(match.id, "Kim")
    assert (after.seats[1].player, mover(after)) == (None, MEI.id)


@pytest.mark.parametrize("number", range(4))
async def test_the_computer_acts_or_its_person_is_back_first(matches: Matches, number: int) -> None:
    person, thought = await looked_after(matches)
    both = [
        matches.thinking.play(thought, ["take 1", "keep"]),
        matches.substitutes.come_back(thought.match, person),
    ]
    results = await asyncio.gather(*(both if number % 2 else reversed(both)))
    played = True in results
    after = await matches.watching.match(thought.match)
    assert seat_of(after, person).computer is None
    assert after.seq == 2 * played
    assert (mover(after) == person) == (not played)
    assert await matches.thinking.thoughts() == []
    assert await matches.records.check() == []
    assert after.due_at is not None


@pytest.mark.parametrize("number", range(4))
async def test_of_confirm_and_the_end_of_the_time_one_is_first(matches: Matches, number: int) -> None:
    match = await table(matches)
    panel = await choose(matches, match.id, mover(match), "1", "keep")
    matches.clock.advance(BANK)
    refused = await at_once(number, confirm(matches, panel), matches.timekeeping.due(matches.clock.now()))
    after = await matches.watching.match(match.id)
    assert (seat_of(after, mover(match)).computer is not None) == bool(refused)
    assert after.seq == (0 if refused else 2)
    assert len(await matches.thinking.thoughts()) == len(refused)


@pytest.mark.parametrize("number", range(4))
async def test_a_thought_is_played_by_one_of_two_processes(matches: Matches, number: int) -> None:
    _, thought = await looked_after(matches)
    second = restarted(matches)
    results = await asyncio.gather(
        matches.thinking.play(thought, ["take 1", "keep"]), second.thinking.play(thought, ["take 2", "keep"])
    )
    assert sorted(results) == [False, True]
    assert (await matches.watching.match(thought.match)).seq == 2
