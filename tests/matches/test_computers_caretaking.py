"""Seats that a computer looks after: whose time is up or who has gone, until they take them back."""

import asyncio
import random
from datetime import timedelta
from typing import Any

import pytest

from bot.clock import Clock
from bot.matches import Match, MatchError, Matches, Thought
from bot.store import Store
from games.engine import StandingOrder
from tests.matches.opponents import against, clock_of, decide, moves, row_of_computers, turns_told
from tests.matches.table import (
    AIKO,
    CHANNEL,
    JONAS,
    MEI,
    PEOPLE,
    SERVER,
    STRANGER,
    choose,
    confirm,
    dump,
    mover,
    other,
    posts,
    take_turn,
)

BANK = timedelta(hours=24)
"""The time of a seat in a quick match."""
DAY = timedelta(days=1)


async def table(
    matches: Matches, size: int = 2, game: str = "toy", pace: str = "quick", **more: Any
) -> Match:
    """A match of people that has just begun, in which computers look after seats."""
    options = {"heap": "60"} if game == "toy" else {}
    match = await matches.create(game, size, pace, options, MEI, SERVER, CHANNEL, "computer", **more)
    for person in PEOPLE[1:size]:
        if more.get("private"):
            await matches.invite(match.id, MEI.id, person)
        match = await matches.join(match.id, person)
    return match


async def run_out(matches: Matches, clock: Clock, match: Match) -> Match:
    """The time of whoever is to act runs out."""
    clock.advance(BANK)
    while (at := await matches.next_due()) is not None and at <= clock.now():
        await matches.due(clock.now())
    return await matches.match(match.id)


async def told(matches: Matches, match: Match) -> list[tuple[str, dict[str, str | int]]]:
    return [(notice.kind, notice.facts) for notice in await matches.notices(match.id)]


async def looked_after(matches: Matches, clock: Clock, size: int = 2) -> tuple[int, Thought]:
    """Who has let their time run out, and what the computer is to think over in their place."""
    match = await table(matches, size)
    person = mover(match)
    await run_out(matches, clock, match)
    (thought,) = [found for found in await matches.thoughts() if found.match == match.id]
    return person, thought


async def refused(awaitable: Any) -> str:
    with pytest.raises(MatchError) as caught:
        await awaitable
    return caught.value.code


def letter(match: Match, person: int) -> str:
    seat = match.seat_of(person)
    assert seat is not None
    return "ABCDE"[seat.seat]


# ── away ─────────────────────────────────────────────────────────────────────────────────────────


async def test_when_time_is_up_a_computer_plays_until_its_person_is_back(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await table(matches)
    person = mover(match)
    name = next(each.name for each in PEOPLE if each.id == person)
    after = await run_out(matches, clock, match)
    seat = after.seat_of(person)
    assert seat is not None
    assert (seat.person, seat.player, seat.name, seat.computer) == (person, None, name, "steady")
    assert (seat.waiting, seat.offered, seat.bank) == (True, False, timedelta())
    assert (after.version, after.seq, after.due_at, after.pinged) == (match.version + 1, 0, None, False)
    facts = {"name": name, "seat": letter(match, person), "why": "time"}
    assert await told(matches, match) == [("computer-plays", facts)]
    for _ in range(3):
        if not await moves(matches, clock, random.Random(1)):
            await take_turn(matches, await matches.match(match.id), "1", "keep")
    assert len(await told(matches, match)) == 1


async def test_what_the_absent_had_chosen_and_ordered_is_forgotten(matches: Matches, clock: Clock) -> None:
    match = await table(matches)
    person = mover(match)
    await choose(matches, match.id, person, "2")
    await run_out(matches, clock, match)
    await matches.come_back(match.id, person)
    assert (await matches.panel(match.id, person)).drafted == ()


async def test_the_absent_gives_no_orders(matches: Matches, store: Store, clock: Clock) -> None:
    match = await table(matches, 3, "confucius")
    person = mover(match)
    offered = (await matches.orders(match.id, person)).standing.offered
    order = StandingOrder("", "pass") if not offered else offered[0]
    if offered:
        await matches.leave_order(match.id, person, match.version, order, True)
    after = await run_out(matches, clock, match)
    assert (await dump(store))["standing_orders"] == []
    assert await refused(matches.orders(match.id, person)) == "computer-plays"
    assert (
        await refused(matches.leave_order(match.id, person, after.version, order, True)) == "computer-plays"
    )


async def test_the_absent_cannot_act_before_they_are_back(matches: Matches, clock: Clock) -> None:
    person, thought = await looked_after(matches, clock)
    for use in (matches.panel, matches.undo):
        assert await refused(use(thought.match, person)) == "computer-plays"
    assert await refused(matches.type_move(thought.match, person, "take 1")) == "computer-plays"
    assert (await matches.inbox(person)).waiting == ()
    assert await matches.oldest(person) is None
    assert [match.id for match in (await matches.inbox(person)).others] == [thought.match]
    # also while somebody else is to act
    assert await matches.play(thought, ["take 1", "keep"])
    assert await refused(matches.panel(thought.match, person)) == "computer-plays"


async def test_the_absent_is_not_reminded(matches: Matches, store: Store, clock: Clock) -> None:
    person, thought = await looked_after(matches, clock)
    before = [payload for kind, payload in await posts(store) if kind == "reminder"]
    for _ in range(4):
        clock.advance(DAY)
        await matches.due(clock.now())
    assert [payload for kind, payload in await posts(store) if kind == "reminder"] == before
    assert await refused(matches.snooze([thought.match], person, "morning")) == "nothing-to-snooze"
    # nor does what they say about themselves change when the computer acts
    for each in PEOPLE:
        if each.id == person:
            await matches.hear(each, "dm", 1, None)
            await matches.wake(each, 8 * 60, 20 * 60)
    assert await matches.thoughts() == [thought]


# ── back ─────────────────────────────────────────────────────────────────────────────────────────


async def test_who_is_back_in_their_turn_has_a_day_for_it(
    matches: Matches, store: Store, clock: Clock
) -> None:
    person, thought = await looked_after(matches, clock)
    clock.advance(timedelta(seconds=1))
    after = await matches.come_back(thought.match, person)
    seat = after.seat_of(person)
    assert seat is not None
    assert (seat.computer, seat.waiting, seat.bank) == (None, True, DAY)
    assert (after.due_at, after.turn_since) == (clock.now() + DAY, clock.now())
    assert (await told(matches, after))[-1] == (
        "took-back",
        {"name": seat.name, "seat": letter(after, person)},
    )
    assert await matches.thoughts() == []
    assert not await matches.play(thought, ["take 1", "keep"])
    assert (await take_turn(matches, after, "1", "keep")).match.turn == 2


async def test_who_is_back_while_others_act_has_a_day_then(
    matches: Matches, store: Store, clock: Clock
) -> None:
    person, thought = await looked_after(matches, clock)
    assert await matches.play(thought, ["take 1", "keep"])
    before = await matches.match(thought.match)
    panel = await choose(matches, before.id, mover(before), "2")
    after = await matches.come_back(thought.match, person)
    seat = after.seat_of(person)
    assert seat is not None
    assert (seat.computer, seat.waiting, seat.bank) == (None, False, DAY)
    assert (after.due_at, after.turn_since) == (before.due_at, before.turn_since)
    # whoever is to act goes on where they were
    kept = await matches.panel(before.id, mover(before))
    assert (kept.drafted, kept.version) == (panel.drafted, after.version)
    after = (await take_turn(matches, after, "keep")).match
    assert (mover(after), after.due_at) == (person, clock.now() + DAY)


async def test_who_is_back_in_the_middle_of_the_computers_turn_goes_on_with_it(
    matches: Matches, clock: Clock
) -> None:
    person, thought = await looked_after(matches, clock)
    assert await matches.play(thought, ["take 1", "look"])
    (later,) = await matches.thoughts()
    after = await matches.come_back(thought.match, person)
    assert not await matches.play(later, ["keep"])
    panel = await matches.panel(after.id, person)
    assert len(panel.confirmed) == 2
    assert {answer.token for answer in panel.question.answers} >= {"keep", "put"}  # type: ignore[union-attr]  # None fails here
    await take_turn(matches, after, "keep")
    assert await matches.check() == []


async def test_who_was_away_for_good_reasons_keeps_more_than_a_day(matches: Matches, clock: Clock) -> None:
    match = await table(matches, pace="daily")
    person = other(match)
    match = (await take_turn(matches, match, "1", "keep")).match
    match = (await take_turn(matches, match, "1", "keep")).match  # 72 hours and the increment of 12
    await matches.has_gone(match.id, person)
    after = await matches.come_back(match.id, person)
    assert after.seat_of(person).bank == timedelta(hours=84)  # type: ignore[union-attr]  # None fails here


async def test_coming_back_twice_changes_nothing(matches: Matches, store: Store, clock: Clock) -> None:
    person, thought = await looked_after(matches, clock)
    await matches.come_back(thought.match, person)
    before = await dump(store)
    await matches.come_back(thought.match, person)
    assert await dump(store) == before


async def test_time_can_be_up_again(matches: Matches, clock: Clock) -> None:
    person, thought = await looked_after(matches, clock)
    await matches.come_back(thought.match, person)
    after = await run_out(matches, clock, await matches.match(thought.match))
    assert after.seat_of(person).computer == "steady"  # type: ignore[union-attr]  # None fails here
    assert [kind for kind, _ in await told(matches, after)] == [
        "computer-plays",
        "took-back",
        "computer-plays",
    ]


async def test_what_was_held_back_is_told_to_who_is_back(
    matches: Matches, store: Store, clock: Clock
) -> None:
    person, thought = await looked_after(matches, clock, 3)
    assert await matches.play(thought, ["take 1", "keep"])
    match = await run_out(matches, clock, await matches.match(thought.match))  # the next one is away, too
    second = match.seats[match.to_act or 0].person
    assert second is not None
    (thought,) = await matches.thoughts()
    assert await matches.play(thought, ["take 1", "keep"])
    match = (await take_turn(matches, await matches.match(match.id), "1", "keep")).match
    (thought,) = await matches.thoughts()
    assert await matches.play(thought, ["take 1", "keep"])  # held back: the second one is next
    assert await turns_told(store) == [(1, 1), (2, 2), (3, 3)]
    await matches.come_back(match.id, second)
    assert await turns_told(store) == [(1, 1), (2, 2), (3, 3), (4, 4)]
    await take_turn(matches, await matches.match(match.id), "1", "keep")
    assert await turns_told(store) == [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)]
    assert person != second


async def test_who_is_back_during_a_pause_goes_on_after_it(matches: Matches, clock: Clock) -> None:
    person, thought = await looked_after(matches, clock)
    await matches.staff_pause(thought.match, "Kim")
    after = await matches.come_back(thought.match, person)
    assert after.due_at is None
    clock.advance(3 * DAY)
    assert await matches.due(clock.now()) == 0
    after = await matches.staff_resume(thought.match, "Kim")
    assert after.due_at == clock.now() + DAY


# ── gone ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("who", [mover, other])
async def test_for_who_left_the_server_a_computer_plays(
    matches: Matches, store: Store, clock: Clock, who: Any
) -> None:
    match = await table(matches)
    person = who(match)
    for _ in range(2):
        await matches.has_gone(match.id, person)
    after = await matches.match(match.id)
    seat = after.seat_of(person)
    assert seat is not None
    assert (seat.computer, seat.offered) == ("steady", False)
    facts = {"name": seat.name, "seat": letter(match, person), "why": "gone"}
    assert await told(matches, match) == [("computer-plays", facts)]
    assert [kind for kind, _ in await posts(store)].count("call") == 0
    assert len(await matches.thoughts()) == seat.waiting
    assert (after.due_at is None) == seat.waiting


async def test_a_substitute_who_was_asked_for_takes_the_seat_over_from_the_computer(
    matches: Matches, clock: Clock
) -> None:
    match = await table(matches)
    person = mover(match)
    await matches.leave_to_substitute(match.id, person)
    after = await run_out(matches, clock, match)
    seat = after.seat_of(person)
    assert seat is not None
    assert (seat.computer, seat.offered) == ("steady", True)
    (thought,) = await matches.thoughts()
    after = await matches.take_over(match.id, STRANGER)
    assert not await matches.play(thought, ["take 1", "keep"])
    assert (mover(after), after.seats[seat.seat].computer) == (STRANGER.id, None)
    assert after.due_at == clock.now() + BANK
    await take_turn(matches, after, "1", "keep")


async def test_whoever_leaves_for_good_leaves_no_computer_behind(matches: Matches, clock: Clock) -> None:
    person, thought = await looked_after(matches, clock, 3)
    after = await matches.resign(thought.match, person)
    seat = after.seat_of(person)
    assert seat is not None
    assert (seat.resigned, seat.computer, seat.waiting) == (True, None, False)
    assert await matches.thoughts() == []
    assert not await matches.play(thought, ["take 1", "keep"])
    assert mover(after) != person
    assert await matches.check() == []


# ── nobody else there ────────────────────────────────────────────────────────────────────────────


async def test_computers_do_not_play_on_among_themselves(
    matches: Matches, store: Store, clock: Clock
) -> None:
    first, thought = await looked_after(matches, clock)
    assert await matches.play(thought, ["take 1", "keep"])
    match = await matches.match(thought.match)
    second = mover(match)
    match = await run_out(matches, clock, match)
    assert match.seat_of(second).computer is None  # type: ignore[union-attr]  # None fails here
    assert [(kind, facts.get("rule")) for kind, facts in await told(matches, match)] == [
        ("computer-plays", None),
        ("time-up", "wait"),
    ]
    assert await matches.thoughts() == []
    # until one of them is there again: then the other is looked after
    match = await matches.come_back(match.id, first)
    assert match.seat_of(second).computer == "steady"  # type: ignore[union-attr]  # None fails here
    (thought,) = await matches.thoughts()
    assert await matches.play(thought, ["take 1", "keep"])
    assert mover(await matches.match(match.id)) == first


async def test_one_person_against_computers_is_waited_for(matches: Matches, clock: Clock) -> None:
    match = await against(matches, computers=2, pace="quick", caretaker="computer")
    while await moves(matches, clock, random.Random(1)):
        pass
    match = await run_out(matches, clock, await matches.match(match.id))
    assert (mover(match), match.state) == (MEI.id, "playing")
    assert (await told(matches, match))[-1] == ("time-up", {"name": "Mei", "rule": "wait"})
    await take_turn(matches, match, "1", "keep")
    assert await matches.thoughts() != []


async def test_who_is_alone_and_gone_is_called_a_substitute_for(matches: Matches, clock: Clock) -> None:
    match = await against(matches, computers=2, pace="quick", caretaker="computer")
    await matches.has_gone(match.id, MEI.id)
    assert [kind for kind, _ in await told(matches, match)] == ["gone"]
    assert (await matches.match(match.id)).seats[0].offered


# ── staff ────────────────────────────────────────────────────────────────────────────────────────


async def test_staff_puts_a_person_in_a_computers_seat(matches: Matches, store: Store) -> None:
    match = await against(matches, computers=3, options={"heap": "60"}, pace="quick")
    thought = await row_of_computers(matches, match)
    assert await matches.play(thought, ["take 1", "keep"])
    (thought,) = await matches.thoughts()
    before = await turns_told(store)
    turn = (await matches.match(match.id)).turn
    after = await matches.replace(match.id, thought.seat, JONAS, "Kim")
    assert after.seats[thought.seat].player == JONAS.id
    assert after.seats[thought.seat].bank is None
    assert (mover(after), after.seats[thought.seat].name) == (JONAS.id, "Jonas")
    facts = {"by": "Kim", "name": "Jonas", "seat": "C"}
    assert await told(matches, match) == [("staff-seated", facts)]
    assert not await matches.play(thought, ["take 1", "keep"])
    assert await turns_told(store) == [*before, (turn - 1, turn - 1)]
    await take_turn(matches, after, "1", "keep")
    after = await matches.replace(match.id, 3, AIKO, "Kim")  # also a seat that is not to act
    assert [each.player for each in after.seats] == [MEI.id, None, JONAS.id, AIKO.id]


async def test_staff_may_replace_the_absent(matches: Matches, clock: Clock) -> None:
    person, thought = await looked_after(matches, clock)
    after = await matches.replace(thought.match, thought.seat, STRANGER, "Kim")
    assert after.seat_of(person) is None
    assert after.seats[thought.seat].player == STRANGER.id
    assert not await matches.play(thought, ["take 1", "keep"])


async def test_a_match_that_was_put_aside_goes_on_with_who_revives_it(matches: Matches, clock: Clock) -> None:
    person, thought = await looked_after(matches, clock)
    await matches.staff_abort(thought.match, "Kim")
    assert not await matches.play(thought, ["take 1", "keep"])
    await matches.staff_revive(thought.match, "Kim")
    (again,) = await matches.thoughts()
    assert await matches.play(again, ["take 1", "keep"])
    match = await matches.match(thought.match)
    vote = await matches.ask(match.id, mover(match), "end")
    await matches.ballot(match.id, person, vote.id, "yes")
    assert (await matches.match(match.id)).state == "shelved"
    after = await matches.revive(match.id, person)
    assert after.seat_of(person).computer is None  # type: ignore[union-attr]  # None fails here
    assert [kind for kind, _ in await told(matches, match)][-2:] == ["took-back", "revived"]


# ── two at once ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("number", range(6))
async def test_the_computer_acts_or_its_person_is_back_first(
    matches: Matches, clock: Clock, number: int
) -> None:
    person, thought = await looked_after(matches, clock)
    both = [matches.play(thought, ["take 1", "keep"]), matches.come_back(thought.match, person)]
    results = await asyncio.gather(*(both if number % 2 else reversed(both)))
    played = True in results
    after = await matches.match(thought.match)
    assert after.seat_of(person).computer is None  # type: ignore[union-attr]  # None fails here
    assert after.seq == 2 * played
    assert (mover(after) == person) == (not played)
    assert await matches.thoughts() == []
    assert await matches.check() == []
    assert after.due_at is not None


@pytest.mark.parametrize("number", range(6))
async def test_of_a_confirmed_turn_and_the_end_of_the_time_one_is_first(
    matches: Matches, clock: Clock, number: int
) -> None:
    match = await table(matches)
    person = mover(match)
    panel = await choose(matches, match.id, person, "1", "keep")
    clock.advance(BANK)
    both = [confirm(matches, panel), matches.due(clock.now())]
    results: list[Any] = await asyncio.gather(
        *(both if number % 2 else reversed(both)), return_exceptions=True
    )
    late = [result for result in results if isinstance(result, MatchError)]
    after = await matches.match(match.id)
    assert (after.seat_of(person).computer is not None) == bool(late)  # type: ignore[union-attr]  # None fails here
    assert after.seq == (0 if late else 2)
    assert len(await matches.thoughts()) == len(late)


@pytest.mark.parametrize("number", range(4))
async def test_a_thought_is_played_by_one_of_two_processes(
    matches: Matches, store: Store, clock: Clock, number: int
) -> None:
    _, thought = await looked_after(matches, clock)
    second = Matches(store, clock)
    results = await asyncio.gather(
        matches.play(thought, ["take 1", "keep"]), second.play(thought, ["take 2", "keep"])
    )
    assert sorted(results) == [False, True]
    assert (await matches.match(thought.match)).seq == 2


# ── at random ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.fuzz) for seed in range(2, 10))])
async def test_people_come_and_go_over_whole_matches(
    matches: Matches, store: Store, clock: Clock, seed: int
) -> None:
    """Whoever is away or back at any moment: somebody is always waited for, and the record holds."""
    chance = random.Random(seed)
    match = await table(matches, 2 + seed % 3)
    while (match := await matches.match(match.id)).state == "playing":
        person = chance.choice([seat.person for seat in match.seats if seat.person is not None])
        event = chance.random()
        if event < 0.08:
            await matches.has_gone(match.id, person)
        elif event < 0.2:
            await matches.come_back(match.id, person)
        elif event < 0.25 and match.seats[match.to_act or 0].player is not None:
            await run_out(matches, clock, match)
        elif event < 0.28:
            await matches.staff_pause(match.id, "Kim")
            await matches.staff_resume(match.id, "Kim")
        else:
            thoughts = await matches.thoughts()
            waits_for_computer = match.seats[match.to_act or 0].player is None
            assert len(thoughts) == waits_for_computer
            if thoughts:
                assert await matches.play(thoughts[0], decide(thoughts[0], chance))
            else:
                panel = await matches.panel(match.id, mover(match))
                while panel.question is not None:
                    token = chance.choice(panel.question.answers).token
                    panel = await matches.pick(match.id, mover(match), panel.version, panel.revision, token)
                await confirm(matches, panel)
        clock.advance(timedelta(seconds=chance.randrange(20)))
        row = await clock_of(store, match) if (await matches.match(match.id)).state == "playing" else None
        assert row is None or (row.plays_at is None) != (row.due_at is None)
    spans = await turns_told(store)
    assert [turn for first, last in spans for turn in range(first, last + 1)] == list(
        range(1, match.turn + 1)
    )
