"""What people agree on among computers, how they leave them, and once more at the same table."""

import random

import pytest

from bot.matches import Match, Matches, Vote
from bot.matches.computers import TURN
from bot.matches.people import MOST_PINGS
from bot.store import pings
from games.engine import record
from tests.support import opponents
from tests.support.hours import DAY, MINUTE, due
from tests.support.opponents import (
    BANK,
    LONG,
    against,
    all_move,
    goes_on,
    keeps,
    moves,
    over,
    plays,
    row_of_computers,
    thinking,
    turns_told,
)
from tests.support.people import AIKO, JONAS, MEI, STRANGER
from tests.support.presses import mover, take_turn
from tests.support.refusals import at_once, refused
from tests.support.running import changing, clock_of, later, notices, told
from tests.support.written import kinds


@pytest.mark.parametrize("acted", range(3))
async def test_an_undo_against_computers_is_done_at_once(matches: Matches, acted: int) -> None:
    """Before the computers act, between them, and when it is the person's turn again."""
    match = await against(matches, computers=2, options=LONG)
    thought = first = await row_of_computers(matches, match)
    turn = (await matches.watching.match(match.id)).turn
    for _ in range(acted):
        thought = await thinking(matches)
        await plays(matches)
    before = await turns_told(matches)
    vote = await matches.votes.ask(match.id, MEI.id, "undo")
    assert vote.state == "passed"
    assert vote.undo is not None
    assert (vote.undo.first, vote.undo.last) == (turn - 1, turn - 1 + acted)
    after = await matches.watching.match(match.id)
    assert mover(after) == MEI.id
    assert await matches.thinking.thoughts() == []
    assert not await matches.thinking.play(thought, ["take 1", "keep"])
    # what had been held back is told before it
    held_back = [(turn, turn)] if acted == 1 else []
    assert (await turns_told(matches))[len(before) :] == [*held_back, (turn + acted, turn + acted)]
    again = (await take_turn(matches, after, "3", "keep")).match
    assert again.seats[again.to_act or 0].player is None
    # the record has other entries by now, so chance decides anew
    anew = await thinking(matches)
    assert (anew.seat, anew.strength) == (first.seat, first.strength)
    assert anew.seed != first.seed
    assert anew.version > first.version
    texts = [entry for turn in await matches.watching.log(match.id, None) for entry in turn.entries]
    assert sum(record.undone_to(text) is not None for text in texts) == 1
    assert await matches.records.check() == []


async def test_the_very_first_turn_is_taken_back_behind_computers_turns(matches: Matches) -> None:
    match = await against(matches, computers=3, options=LONG)
    await all_move(matches, random.Random(3))
    begun = await matches.watching.match(match.id)
    before = (await matches.watching.turn(match.id)).view
    assert await refused(matches.votes.ask(match.id, MEI.id, "undo")) == "nothing-to-undo"
    await keeps(matches, begun)
    await all_move(matches, random.Random(4))
    await matches.votes.ask(match.id, MEI.id, "undo")
    after = await matches.watching.match(match.id)
    assert (after.to_act, (await matches.watching.turn(match.id)).view) == (0, before)
    assert opponents.turns(await turns_told(matches)) == list(range(1, after.turn))
    assert await matches.records.check() == []


async def test_an_undo_pressed_twice_or_late_takes_back_nothing_else(matches: Matches) -> None:
    match = await against(matches, computers=1, options=LONG)
    for _ in range(4):
        match = await keeps(matches, await goes_on_to(matches, match))
    match = await goes_on_to(matches, match)
    first, again = [matches.votes.ask(match.id, MEI.id, "undo", match.version) for _ in range(2)]
    assert await at_once(0, first, again) == ["stale-panel"]
    after = await matches.watching.match(match.id)
    assert (after.seq, mover(after)) == (match.seq + 1, MEI.id)
    assert await refused(matches.votes.ask(match.id, MEI.id, "undo", match.version)) == "stale-panel"
    assert (await matches.votes.ask(match.id, MEI.id, "undo", after.version)).state == "passed"


async def test_whoever_decides_alone_pings_nobody(matches: Matches) -> None:
    match = await against(matches, computers=1, options=LONG)
    match = await keeps(matches, await goes_on_to(matches, match))
    async with changing(matches, match) as (writing, row, at):
        for _ in range(MOST_PINGS - 1):
            await pings.add(writing, MEI.id, row.id, "invite", 1, at)
    assert (await matches.votes.propose(match.id, MEI.id, "quick", "wait")).state == "passed"
    for kind in ("undo", "pause"):
        assert (await matches.votes.ask(match.id, MEI.id, kind)).state == "passed"
    async with matches.store.reading() as reading:
        assert await pings.count(reading, MEI.id, match.created_at) == MOST_PINGS - 1


async def goes_on_to(matches: Matches, match: Match) -> Match:
    """The match once it is a person's turn."""
    await all_move(matches, random.Random(3))
    return await matches.watching.match(match.id)


async def test_whoever_is_looked_after_comes_back_before_they_take_a_turn_back(matches: Matches) -> None:
    """As with what is not confirmed yet; or the computer would take the turn once more."""
    match = await against(matches, people=2, computers=1, caretaker="computer", options=LONG)
    for _ in range(5):
        match = await goes_on(matches, match, random.Random(3))
    undo = await matches.votes.ask(match.id, JONAS.id, "undo")
    pause = await matches.votes.ask(match.id, JONAS.id, "pause")
    assert (undo.state, pause.state) == ("open", "open")
    await matches.reminders.has_gone(match.id, JONAS.id)
    votes = [await matches.votes.get(match.id, vote.id) for vote in (undo, pause)]
    assert [vote.state for vote in votes] == ["lapsed", "open"]
    assert await refused(matches.votes.undoable(match.id, JONAS.id)) == "computer-plays"
    assert await refused(matches.votes.ask(match.id, JONAS.id, "undo")) == "computer-plays"
    assert (await matches.votes.ask(match.id, JONAS.id, "end")).state == "open"
    await matches.substitutes.come_back(match.id, JONAS.id)
    assert (await matches.votes.ask(match.id, JONAS.id, "undo")).state == "open"


async def test_a_pause_and_the_end_against_computers_are_agreed_at_once(matches: Matches) -> None:
    match = await against(matches, computers=2, options=LONG)
    await row_of_computers(matches, match)
    await plays(matches, "take 1", "look")  # in the middle of its turn
    before, turn = await thinking(matches), (await matches.watching.match(match.id)).turn
    assert (await matches.votes.ask(match.id, MEI.id, "pause")).state == "passed"
    assert (await matches.watching.match(match.id)).paused_at is not None
    assert await matches.thinking.thoughts() == []
    await matches.votes.resume_play(match.id, MEI.id)
    assert (await matches.votes.ask(match.id, MEI.id, "end")).state == "passed"
    after = await matches.watching.match(match.id)
    assert (after.state, after.stopped_by) == ("archived", "players")
    assert await notices(matches, match) == ["own-pause", "resumed", "own-end"]
    assert await matches.thinking.thoughts() == []
    assert not await matches.thinking.play(before, ["keep"])
    await matches.timekeeping.resume(matches.clock.now())
    matches.clock.advance(3 * DAY)
    await matches.votes.revive(match.id, MEI.id)
    again = await thinking(matches)
    assert (again.seat, again.seq, again.view) == (before.seat, before.seq, before.view)
    assert TURN[0] <= again.plays_at - matches.clock.now() <= TURN[1]
    await plays(matches, "keep")
    assert (await matches.watching.turn(match.id, turn)).entries == ("take 1", "look", "keep")


async def test_other_people_are_asked_computers_are_not(matches: Matches) -> None:
    """Whoever is looked after keeps their vote."""
    match = await against(matches, people=2, computers=2, caretaker="computer")
    vote = await matches.votes.ask(match.id, MEI.id, "pause")
    assert (vote.state, vote.voters, vote.missing) == ("open", (0, 1), (1,))
    assert (await matches.votes.ballot(match.id, JONAS.id, vote.id, "yes")).state == "passed"
    await matches.votes.resume_play(match.id, MEI.id)
    await matches.reminders.has_gone(match.id, JONAS.id)
    vote = await matches.votes.ask(match.id, MEI.id, "end")
    assert (vote.state, vote.missing) == ("open", (1,))
    assert (await matches.votes.ballot(match.id, JONAS.id, vote.id, "no")).state == "refused"


async def test_nobody_votes_about_one_person_among_computers(matches: Matches) -> None:
    match = await against(matches, computers=2, pace="quick", caretaker="vote")
    await all_move(matches, random.Random(1))
    await due(matches, BANK)
    assert await told(matches, match) == [("time-up", {"name": "Mei", "rule": "wait"})]
    assert await matches.votes.open_in(match.id) == []
    await matches.staff.pause(match.id, "Kim")
    await matches.staff.resume(match.id, "Kim")
    assert await matches.votes.open_in(match.id) == []


async def test_a_vote_lapses_when_its_last_voter_leaves(matches: Matches) -> None:
    match = await against(matches, people=2, computers=2, pace="quick", caretaker="vote")
    await all_move(matches, random.Random(1))
    match = await matches.watching.match(match.id)
    late = mover(match)
    await due(matches, BANK)
    await due(matches, BANK)
    (vote,) = await matches.votes.open_in(match.id)
    (voter,) = vote.voters
    assert match.seats[voter].person != late
    await matches.turns.resign(match.id, match.seats[voter].person or 0)
    assert (await matches.votes.get(match.id, vote.id)).state == "lapsed"
    assert mover(await matches.watching.match(match.id)) == late


async def test_a_pause_leaves_nothing_to_tell_a_computer(matches: Matches) -> None:
    match = await against(matches, 2, 1, pace="quick", caretaker="computer", options=LONG)
    await matches.reminders.has_gone(match.id, JONAS.id)
    while match.seats[match.to_act or 0].player:
        match = await keeps(matches, match)
    for person, another in ((MEI, JONAS), (JONAS, MEI)):
        await matches.staff.pause(match.id, "Kim")
        await matches.staff.resume(match.id, "Kim")
        vote = await matches.votes.ask(match.id, person.id, "pause")
        await matches.votes.ballot(match.id, another.id, vote.id, "yes")
        await matches.votes.resume_play(match.id, person.id)
        row = await clock_of(matches, match)
        assert (row.tell_at, row.next_at, row.due_at, row.pinged) == (None, None, None, False)
        assert row.plays_at is not None
        assert row.plays_at > matches.clock.now()


@pytest.mark.parametrize("acted", range(3))
async def test_without_people_a_match_is_put_aside(matches: Matches, acted: int) -> None:
    match = await against(matches, computers=2, options=LONG)
    await row_of_computers(matches, match)
    for _ in range(acted):
        await plays(matches)
    before = await matches.watching.match(match.id)
    after = await matches.turns.resign(match.id, MEI.id)
    assert (after.state, after.stopped_by, after.outcome) == ("archived", "players", None)
    assert (after.seq, after.seats[0].resigned) == (before.seq, False)
    assert await notices(matches, match) == ["nobody-left"]
    assert await matches.thinking.thoughts() == []
    assert opponents.turns(await turns_told(matches)) == list(range(1, before.turn))
    assert (await kinds(matches))[-2:] == ["lobby", "notice"]
    assert await refused(matches.turns.resign(match.id, MEI.id)) == "archived"
    after = await matches.votes.revive(match.id, MEI.id)
    assert (after.state, after.to_act) == ("playing", before.to_act)
    assert len(await matches.thinking.thoughts()) == (acted < 2)


async def test_as_long_as_a_person_stays_the_match_goes_on(matches: Matches) -> None:
    """If they are only looked after it is put aside, and a lone computer wins."""
    match = await against(matches, people=2, computers=1, caretaker="computer")
    await matches.reminders.has_gone(match.id, JONAS.id)
    assert (await matches.turns.resign(match.id, MEI.id)).state == "archived"
    after = await matches.votes.revive(match.id, JONAS.id)
    assert (after.state, after.seats[1].player) == ("playing", JONAS.id)
    match = await against(matches, people=2, computers=1)
    after = await matches.turns.resign(match.id, MEI.id)
    assert (after.state, after.seats[0].resigned) == ("playing", True)
    after = await matches.turns.resign(match.id, JONAS.id)
    assert after.state == "over"
    assert after.outcome is not None
    assert after.outcome.winners == (2,)
    assert {wait.name for wait in (await matches.results.report(match.id)).waits} <= {"Mei", "Jonas"}
    assert await matches.thinking.thoughts() == []


async def test_what_was_asked_for_is_off_when_the_last_person_leaves(matches: Matches) -> None:
    match = await against(matches, people=2, computers=2, options=LONG)
    pause = await matches.votes.ask(match.id, MEI.id, "pause")
    end = await matches.votes.ask(match.id, JONAS.id, "end")
    await matches.turns.resign(match.id, JONAS.id)
    assert (await matches.votes.get(match.id, end.id)).state == "lapsed"
    # the only one left has agreed with themselves
    assert (await matches.votes.get(match.id, pause.id)).state == "passed"
    assert (await matches.watching.match(match.id)).paused_at is not None
    assert await refused(matches.turns.resign(match.id, MEI.id)) == "paused"
    await matches.votes.resume_play(match.id, MEI.id)
    assert (await matches.turns.resign(match.id, MEI.id)).state == "archived"
    assert await refused(matches.votes.revive(match.id, JONAS.id)) == "already-resigned"
    assert (await matches.votes.revive(match.id, MEI.id)).state == "playing"


async def test_the_same_computers_sit_at_the_table_again(matches: Matches) -> None:
    match = await over(matches, await against(matches, computers=3, strength="strong", options={"heap": "4"}))
    before = len(await kinds(matches))
    assert await refused(matches.results.rematch(match.id, STRANGER)) == "not-played"
    again = await matches.results.rematch(match.id, MEI)
    assert (again.state, again.creator, again.rematch_of) == ("playing", MEI.id, match.id)
    assert [seat.computer for seat in again.seats] == [None, "strong", "strong", "strong"]
    assert (await kinds(matches))[before:] == ["table", "open-thread", "lobby", "welcome"]
    assert (await matches.results.rematch(match.id, MEI)).id == again.id  # that one goes on


async def test_in_a_rematch_the_seats_of_people_are_free_again_and_it_stays_theirs(matches: Matches) -> None:
    first, second = [await against(matches, 2, 1, options={"heap": "4"}) for _ in range(2)]
    match = await over(matches, first)
    again = await matches.results.rematch(match.id, JONAS)
    assert (again.state, [seat.name for seat in again.seats]) == ("lobby", ["Jonas", "Bot B"])
    again = await matches.results.rematch(match.id, MEI)
    assert (again.state, again.seat_of(MEI.id) is not None) == ("playing", True)
    match = await over(matches, second)
    table = await matches.results.rematch(match.id, MEI)
    assert table.state == "lobby"
    assert (await matches.results.rematch(match.id, JONAS)).state == "playing"


async def test_who_was_looked_after_plays_again_themselves(matches: Matches) -> None:
    """And whoever blocked the host meets a table with computers like any other."""
    match = await against(matches, 2, 1, caretaker="computer", options={"heap": "4"})
    await matches.reminders.has_gone(match.id, JONAS.id)
    match = await over(matches, match)
    again = await matches.results.rematch(match.id, MEI)
    assert [(seat.name, seat.computer) for seat in again.seats] == [("Mei", None), ("Bot B", "novice")]
    await matches.people.block(JONAS, [MEI])
    assert await refused(matches.results.rematch(match.id, JONAS)) == "blocked"
    await matches.people.unblock(JONAS.id, [MEI.id])
    assert (await matches.results.rematch(match.id, JONAS)).state == "playing"


async def test_the_report_tells_for_whom_the_others_waited(matches: Matches) -> None:
    """Neither computers nor those who look after a seat let anybody wait."""
    match = await against(matches, 2, 1, pace="quick", caretaker="computer")
    slow = back = 0
    while (match := await matches.watching.match(match.id)).state == "playing":
        if await moves(matches, random.Random(2)):
            continue
        if mover(match) == JONAS.id and not slow:
            slow = match.turn
            await due(matches, BANK)
        elif mover(match) == MEI.id and match.turn > 6 and not back:
            back = match.turn
            await matches.substitutes.come_back(match.id, JONAS.id)
        else:
            matches.clock.advance(5 * MINUTE)
            await keeps(matches, match)
    waits = {wait.name: wait for wait in (await matches.results.report(match.id)).waits}
    log = await matches.watching.log(match.id, None)
    assert set(waits) == {"Mei", "Jonas"}
    assert waits["Jonas"].longest == BANK
    assert waits["Jonas"].median == waits["Mei"].median == 5 * MINUTE
    assert waits["Mei"].turns == sum(turn.seat == 0 for turn in log)
    after = sum(turn.seat == 1 and turn.number > back for turn in log)
    assert waits["Jonas"].turns == 1 + after < sum(turn.seat == 1 for turn in log)


async def test_the_report_counts_a_computers_successor_from_their_first_turn(matches: Matches) -> None:
    match = await against(matches, computers=2)
    for _ in range(4):
        match = await goes_on(matches, match, random.Random(2))
    await matches.substitutes.replace(match.id, 1, STRANGER, "Kim")
    before = sum(turn.seat == 1 for turn in await matches.watching.log(match.id, None))
    assert before
    match = await over(matches, match)
    waits = {wait.name: wait for wait in (await matches.results.report(match.id)).waits}
    assert set(waits) == {"Mei", "Lena"}
    assert (
        waits["Lena"].turns
        == sum(turn.seat == 1 for turn in await matches.watching.log(match.id, None)) - before
    )


@pytest.mark.parametrize("kind", ["end", "terms"])
@pytest.mark.parametrize("gone_first", [True, False])
async def test_what_all_others_want_is_done_when_who_is_away_has_no_veto_any_more(
    matches: Matches, kind: str, gone_first: bool
) -> None:
    """And then nothing is due any more."""
    match = await against(matches, people=3, pace="none", caretaker="computer", computers=0)
    if gone_first:
        await matches.reminders.has_gone(match.id, AIKO.id)
    vote = await (
        matches.votes.ask(match.id, MEI.id, "end")
        if kind == "end"
        else matches.votes.propose(match.id, MEI.id, "relaxed", "wait")
    )
    if not gone_first:
        await matches.reminders.has_gone(match.id, AIKO.id)
    await matches.votes.ballot(match.id, JONAS.id, vote.id, "yes")
    await later(matches, 3 * DAY - MINUTE)
    assert (await matches.votes.get(match.id, vote.id)).state == "open"
    await later(matches, MINUTE)
    assert (await matches.votes.get(match.id, vote.id)).state == "passed"
    after = await matches.watching.match(match.id)
    assert (after.state, after.pace) == (("archived", "none") if kind == "end" else ("playing", "relaxed"))
    assert await due(matches) == 0


async def agreed_without(matches: Matches) -> tuple[Match, Vote]:
    """All agree to an end who count by now, for Aiko is away; nobody has looked since."""
    match = await against(matches, people=3, computers=0, pace="none", caretaker="computer")
    await matches.reminders.has_gone(match.id, AIKO.id)
    vote = await matches.votes.ask(match.id, MEI.id, "end")
    await matches.votes.ballot(match.id, JONAS.id, vote.id, "yes")
    matches.clock.advance(3 * DAY)
    return match, vote


async def test_what_is_decided_does_not_lapse_when_the_bot_was_down(matches: Matches) -> None:
    match, vote = await agreed_without(matches)
    await later(matches, 5 * DAY)
    assert (await matches.votes.get(match.id, vote.id)).state == "passed"
    assert (await matches.watching.match(match.id)).state == "archived"
    assert await matches.timekeeping.next_due() is None


async def test_a_vote_is_looked_at_again_for_each_who_is_away_and_at_its_end(matches: Matches) -> None:
    """Each time once, whether or not something comes of it; who is back has a veto again."""
    match = await against(matches, people=4, pace="none", caretaker="computer", computers=0)
    vote = await matches.votes.ask(match.id, MEI.id, "end")
    for person in (JONAS, AIKO):
        await matches.reminders.has_gone(match.id, person.id)
        matches.clock.advance(DAY)
    await matches.substitutes.come_back(match.id, JONAS.id)
    assert [await due(matches, span) for span in (DAY, DAY, DAY, 3 * DAY)] == [1, 1, 0, 1]
    assert (await matches.votes.get(match.id, vote.id)).state == "lapsed"
    assert await due(matches) == 0


async def test_who_asks_for_what_is_agreed_by_now_gets_it(matches: Matches) -> None:
    match, vote = await agreed_without(matches)
    assert await refused(matches.votes.ask(match.id, STRANGER.id, "end")) == "not-in-match"
    again = await matches.votes.ask(match.id, JONAS.id, "end")
    assert (again.id, again.state, again.match.state) == (vote.id, "passed", "archived")
    assert await refused(matches.votes.ask(match.id, JONAS.id, "end")) == "archived"


@pytest.mark.parametrize("what", ["pause", "terms"])
async def test_nothing_is_asked_in_a_match_that_ends_by_what_is_agreed(matches: Matches, what: str) -> None:
    match, vote = await agreed_without(matches)
    asked = (
        matches.votes.ask(match.id, JONAS.id, "pause")
        if what == "pause"
        else matches.votes.propose(match.id, JONAS.id, "relaxed", "wait")
    )
    assert await refused(asked) == "archived"
    assert (await matches.votes.get(match.id, vote.id)).state == "passed"
    assert await matches.votes.open_in(match.id) == []
    assert await refused(matches.votes.get(match.id, vote.id + 1)) == "no-such-vote"
