"""What people agree on among computers, how they leave them, and once more at the same table."""

import random
from datetime import timedelta
from typing import Any

import pytest

from bot.clock import Clock
from bot.matches import Match, MatchError, Matches
from bot.store import Store
from games.engine import record
from tests.matches.opponents import against, all_move, keeps, moves, row_of_computers, turns_told
from tests.matches.table import JONAS, MEI, PEOPLE, STRANGER, mover, posts, take_turn

BANK = timedelta(hours=24)
"""The time of a seat in a quick match."""


async def told(matches: Matches, match: Match) -> list[str]:
    return [notice.kind for notice in await matches.notices(match.id)]


async def refused(awaitable: Any) -> str:
    with pytest.raises(MatchError) as caught:
        await awaitable
    return caught.value.code


# ── agreed with computers ────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("acted", range(3))
async def test_an_undo_against_computers_is_done_at_once(
    matches: Matches, store: Store, clock: Clock, acted: int
) -> None:
    """Before the computers act, between them, and when it is the person's turn again."""
    match = await against(matches, computers=2, options={"heap": "60"})
    thought = await row_of_computers(matches, match)
    turn = (await matches.match(match.id)).turn
    for _ in range(acted):
        (thought,) = await matches.thoughts()
        assert await matches.play(thought, ["take 1", "keep"])
    before = await turns_told(store)
    vote = await matches.ask(match.id, MEI.id, "undo")
    assert vote.state == "passed"
    assert vote.undo is not None
    assert (vote.undo.first, vote.undo.last) == (turn - 1, turn - 1 + acted)
    after = await matches.match(match.id)
    assert mover(after) == MEI.id
    assert await matches.thoughts() == []
    assert not await matches.play(thought, ["take 1", "keep"])
    # what had been held back is told before it
    held_back = [(turn, turn)] if acted == 1 else []
    assert (await turns_told(store))[len(before) :] == [*held_back, (turn + acted, turn + acted)]
    again = (await take_turn(matches, after, "3", "keep")).match
    assert again.seats[again.to_act or 0].player is None
    texts = [entry for turn in await matches.log(match.id, None) for entry in turn.entries]
    assert sum(record.undone_to(text) is not None for text in texts) == 1
    assert await matches.check() == []


async def test_a_pause_and_the_end_against_computers_are_agreed_at_once(matches: Matches) -> None:
    match = await against(matches, computers=3)
    assert (await matches.ask(match.id, MEI.id, "pause")).state == "passed"
    assert (await matches.match(match.id)).paused_at is not None
    assert await matches.thoughts() == []
    await matches.resume_play(match.id, MEI.id)
    assert (await matches.ask(match.id, MEI.id, "end")).state == "passed"
    after = await matches.match(match.id)
    assert (after.state, after.stopped_by) == ("shelved", "players")
    assert await told(matches, match) == ["own-pause", "resumed", "own-end"]
    await matches.revive(match.id, MEI.id)
    assert (await matches.match(match.id)).state == "playing"


async def test_other_people_are_asked_computers_are_not(matches: Matches) -> None:
    match = await against(matches, people=2, computers=2)
    vote = await matches.ask(match.id, MEI.id, "pause")
    assert (vote.state, vote.voters, vote.missing) == ("open", (0, 1), (1,))
    vote = await matches.ballot(match.id, JONAS.id, vote.id, "yes")
    assert vote.state == "passed"


async def test_whoever_is_looked_after_keeps_their_vote(matches: Matches) -> None:
    match = await against(matches, people=2, computers=1, caretaker="computer")
    await matches.has_gone(match.id, JONAS.id)
    vote = await matches.ask(match.id, MEI.id, "end")
    assert (vote.state, vote.missing) == ("open", (1,))
    assert (await matches.ballot(match.id, JONAS.id, vote.id, "no")).state == "refused"


async def test_nobody_votes_about_one_person_among_computers(matches: Matches, clock: Clock) -> None:
    match = await against(matches, computers=2, pace="quick", caretaker="vote")
    await all_move(matches, clock, random.Random(1))
    clock.advance(BANK)
    await matches.due(clock.now())
    notices = await matches.notices(match.id)
    assert [(notice.kind, notice.facts["rule"]) for notice in notices] == [("time-up", "wait")]
    assert await matches.votes(match.id) == []
    await matches.staff_pause(match.id, "Kim")
    await matches.staff_resume(match.id, "Kim")
    assert await matches.votes(match.id) == []


async def test_a_vote_lapses_when_its_last_voter_leaves(matches: Matches, clock: Clock) -> None:
    match = await against(matches, people=2, computers=2, pace="quick", caretaker="vote")
    await all_move(matches, clock, random.Random(1))
    match = await matches.match(match.id)
    late = mover(match)
    clock.advance(BANK)
    await matches.due(clock.now())
    (vote,) = await matches.votes(match.id)
    (voter,) = vote.voters
    assert match.seats[voter].person != late
    await matches.resign(match.id, match.seats[voter].person or 0)
    assert (await matches.vote(match.id, vote.id)).state == "lapsed"
    assert mover(await matches.match(match.id)) == late


# ── leaving them ─────────────────────────────────────────────────────────────────────────────────


async def test_one_computer_wins_when_its_only_rival_resigns(matches: Matches) -> None:
    match = await against(matches)
    after = await matches.resign(match.id, MEI.id)
    assert after.state == "over"
    assert after.outcome is not None
    assert after.outcome.winners == (1,)
    assert await matches.thoughts() == []
    assert [wait.name for wait in (await matches.report(match.id)).waits if wait.name != "Mei"] == []


@pytest.mark.parametrize("acted", range(3))
async def test_without_people_a_match_is_put_aside(matches: Matches, store: Store, acted: int) -> None:
    match = await against(matches, computers=2, options={"heap": "60"})
    await row_of_computers(matches, match)
    for _ in range(acted):
        (thought,) = await matches.thoughts()
        assert await matches.play(thought, ["take 1", "keep"])
    before = await matches.match(match.id)
    after = await matches.resign(match.id, MEI.id)
    assert (after.state, after.stopped_by, after.outcome) == ("shelved", "players", None)
    assert (after.seq, after.seats[0].resigned) == (before.seq, False)
    assert await told(matches, match) == ["nobody-left"]
    assert await matches.thoughts() == []
    spans = await turns_told(store)
    assert [turn for first, last in spans for turn in range(first, last + 1)] == list(range(1, before.turn))
    assert [kind for kind, _ in await posts(store)][-2:] == ["lobby", "notice"]
    assert await refused(matches.resign(match.id, MEI.id)) == "shelved"
    after = await matches.revive(match.id, MEI.id)
    assert (after.state, after.to_act) == ("playing", before.to_act)
    assert len(await matches.thoughts()) == (acted < 2)


async def test_others_who_are_only_looked_after_do_not_play_on_either(matches: Matches) -> None:
    match = await against(matches, people=2, computers=1, caretaker="computer")
    await matches.has_gone(match.id, JONAS.id)
    after = await matches.resign(match.id, MEI.id)
    assert after.state == "shelved"
    after = await matches.revive(match.id, JONAS.id)
    assert (after.state, after.seats[1].player) == ("playing", JONAS.id)


async def test_as_long_as_a_person_stays_the_match_goes_on(matches: Matches) -> None:
    match = await against(matches, people=2, computers=1)
    after = await matches.resign(match.id, MEI.id)
    assert (after.state, after.seats[0].resigned) == ("playing", True)
    assert (await matches.resign(match.id, JONAS.id)).state == "over"


async def test_nobody_leaves_a_paused_match(matches: Matches) -> None:
    match = await against(matches, computers=2)
    await matches.staff_pause(match.id, "Kim")
    assert await refused(matches.resign(match.id, MEI.id)) == "paused"


# ── after the end ────────────────────────────────────────────────────────────────────────────────


async def over(matches: Matches, clock: Clock, match: Match) -> Match:
    """The match played to its end."""
    while (match := await matches.match(match.id)).state == "playing":
        if not await moves(matches, clock, random.Random(2)):
            await keeps(matches, match)
    return match


async def test_the_same_computers_sit_at_the_table_again(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await over(matches, clock, await against(matches, computers=3, strength="strong"))
    before = len(await posts(store))
    again = await matches.rematch(match.id, MEI)
    assert (again.state, again.rematch_of) == ("playing", match.id)
    assert [seat.computer for seat in again.seats] == [None, "strong", "strong", "strong"]
    kinds = [kind for kind, _ in (await posts(store))[before:]]
    assert kinds == ["table", "open-thread", "lobby", "welcome"]
    assert (await matches.rematch(match.id, MEI)).id == again.id  # that one goes on


async def test_the_seats_of_people_are_free_again(matches: Matches, clock: Clock) -> None:
    match = await over(matches, clock, await against(matches, people=2, computers=1))
    again = await matches.rematch(match.id, JONAS)
    assert (again.state, [seat.name for seat in again.seats]) == ("lobby", ["Jonas", "Computer B"])
    again = await matches.rematch(match.id, MEI)
    assert (again.state, again.seat_of(MEI.id) is not None) == ("playing", True)


async def test_who_was_looked_after_plays_again_themselves(matches: Matches, clock: Clock) -> None:
    match = await against(matches, people=3, computers=0, caretaker="computer")
    await matches.has_gone(match.id, JONAS.id)
    match = await over(matches, clock, match)
    again = await matches.rematch(match.id, MEI)
    assert [(seat.name, seat.computer) for seat in again.seats] == [("Mei", None)]
    for person in PEOPLE[1:3]:
        again = await matches.rematch(match.id, person)
    assert again.state == "playing"


async def test_the_report_tells_for_whom_the_others_waited(matches: Matches, clock: Clock) -> None:
    """Neither computers nor those who look after a seat let anybody wait."""
    match = await against(
        matches, people=2, computers=1, pace="quick", caretaker="computer", options={"heap": "60"}
    )
    slow = None
    while (match := await matches.match(match.id)).state == "playing":
        if await moves(matches, clock, random.Random(2)):
            continue
        person = mover(match)
        if person == JONAS.id and slow is None:
            slow = clock.now()
            clock.advance(BANK)
            await matches.due(clock.now())
        elif person == MEI.id and match.turn > 20 and match.seats[1].player is None:
            await matches.come_back(match.id, JONAS.id)
        else:
            clock.advance(timedelta(minutes=5))
            await keeps(matches, match)
    waits = {wait.name: wait for wait in (await matches.report(match.id)).waits}
    log = await matches.log(match.id, None)
    assert set(waits) == {"Mei", "Jonas"}
    assert waits["Jonas"].longest == BANK
    assert waits["Jonas"].median == waits["Mei"].median == timedelta(minutes=5)
    assert waits["Mei"].turns == sum(turn.seat == 0 for turn in log)
    since = next(turn.number for turn in log if turn.number > 20 and turn.seat == 1)
    assert waits["Jonas"].turns == 1 + sum(turn.seat == 1 and turn.number >= since for turn in log)


async def test_the_report_counts_a_computers_successor_from_their_first_turn(
    matches: Matches, clock: Clock
) -> None:
    match = await against(matches, computers=2)
    for _ in range(4):
        if not await moves(matches, clock, random.Random(2)):
            await take_turn(matches, await matches.match(match.id), "1", "keep")
    await matches.replace(match.id, 1, STRANGER, "Kim")
    before = sum(turn.seat == 1 for turn in await matches.log(match.id, None))
    assert before
    match = await over(matches, clock, match)
    waits = {wait.name: wait for wait in (await matches.report(match.id)).waits}
    assert set(waits) == {"Mei", "Lena"}
    assert waits["Lena"].turns == sum(turn.seat == 1 for turn in await matches.log(match.id, None)) - before
