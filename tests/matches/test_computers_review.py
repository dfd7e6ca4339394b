"""What if ...? Computers at the table where several things happen at once."""

import random
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any, ClassVar

import pytest

from bot.clock import Clock
from bot.matches import Match, MatchError, Matches, Person, Thought
from bot.matches.computers import GOES_ON, TURN
from bot.matches.model import VoteKind
from bot.store import Store, deadlines
from bot.store import matches as rows
from tests.matches.opponents import (
    against,
    all_move,
    clock_of,
    decide,
    keeps,
    moves,
    row_of_computers,
    turns_told,
    until_computer,
)
from tests.matches.table import (
    AIKO,
    CHANNEL,
    JONAS,
    MEI,
    SERVER,
    STRANGER,
    confirm,
    lobby,
    mover,
    posts,
    random_panel,
    take_turn,
)

BANK = timedelta(hours=24)
"""The time of a seat in a quick match."""


ALLOWED = {
    "already-resigned",
    "computer-plays",
    "match-over",
    "no-such-choice",
    "no-vote",
    "not-offered",
    "not-paused",
    "not-shelved",
    "nothing-to-undo",
    "paused",
    "shelved",
    "shelved-by-staff",
}
"""Why somebody who does anything at any moment is refused."""


async def refused(awaitable: Any) -> str:
    with pytest.raises(MatchError) as caught:
        await awaitable
    return caught.value.code


async def over(matches: Matches, clock: Clock, match: Match) -> Match:
    """The match played to its end."""
    while (match := await matches.match(match.id)).state == "playing":
        if not await moves(matches, clock, random.Random(2)):
            await keeps(matches, match)
    return match


async def looked_after(matches: Matches, person: int, people: int = 3, computers: int = 1) -> Match:
    """A match of people and computers in which a computer looks after that person's seat."""
    match = await against(
        matches, people, computers, pace="quick", caretaker="computer", options={"heap": "60"}
    )
    await matches.has_gone(match.id, person)
    return await matches.match(match.id)


# ── whoever thinks hears of it ───────────────────────────────────────────────────────────────────


async def come_back(matches: Matches, match: Match) -> None:
    await matches.come_back(match.id, JONAS.id)


async def resign(matches: Matches, match: Match) -> None:
    await matches.resign(match.id, AIKO.id)


async def leave(matches: Matches, match: Match) -> None:
    await matches.has_gone(match.id, AIKO.id)


async def seat_somebody(matches: Matches, match: Match) -> None:
    await matches.replace(match.id, 1, STRANGER, "Kim")


async def pause(matches: Matches, match: Match) -> None:
    await matches.staff_pause(match.id, "Kim")


async def abort(matches: Matches, match: Match) -> None:
    await matches.staff_abort(match.id, "Kim")


@pytest.mark.parametrize("happens", [come_back, resign, leave, seat_somebody, pause, abort])
async def test_a_computer_that_thinks_hears_of_whatever_makes_its_thought_out_of_date(
    matches: Matches, store: Store, clock: Clock, happens: Callable[[Matches, Match], Awaitable[None]]
) -> None:
    """Else its move would be refused, and the match would stand still for good."""
    match = await looked_after(matches, JONAS.id)
    while (match := await matches.match(match.id)).to_act != 3:  # the computer that has a seat of its own
        if not await moves(matches, clock, random.Random(3)):
            await keeps(matches, match)
    before = await matches.thoughts()
    assert [thought.seat for thought in before] == [3]
    heard = list[int]()
    store.listen("deadlines", lambda: heard.append(1))
    await happens(matches, match)
    assert await matches.thoughts() != before
    assert heard


# ── undo ─────────────────────────────────────────────────────────────────────────────────────────


async def test_whoever_is_looked_after_comes_back_before_they_take_a_turn_back(
    matches: Matches, store: Store, clock: Clock
) -> None:
    """As with what is not confirmed yet; or the computer would take the turn once more."""
    match = await against(matches, people=2, computers=1, caretaker="computer", options={"heap": "60"})
    for _ in range(5):
        if not await moves(matches, clock, random.Random(3)):
            await keeps(matches, await matches.match(match.id))
    await matches.has_gone(match.id, JONAS.id)
    assert await refused(matches.undoable(match.id, JONAS.id)) == "computer-plays"
    assert await refused(matches.ask(match.id, JONAS.id, "undo")) == "computer-plays"
    assert (await matches.ask(match.id, JONAS.id, "pause")).state == "open"
    await matches.come_back(match.id, JONAS.id)
    assert (await matches.ask(match.id, JONAS.id, "undo")).state == "open"


async def test_what_somebody_wants_taken_back_is_off_when_a_computer_plays_for_them(
    matches: Matches, clock: Clock
) -> None:
    match = await against(matches, people=2, computers=1, caretaker="computer", options={"heap": "60"})
    for _ in range(5):
        if not await moves(matches, clock, random.Random(3)):
            await keeps(matches, await matches.match(match.id))
    undo = await matches.ask(match.id, JONAS.id, "undo")
    pause = await matches.ask(match.id, JONAS.id, "pause")
    assert (undo.state, pause.state) == ("open", "open")
    await matches.has_gone(match.id, JONAS.id)
    assert (await matches.vote(match.id, undo.id)).state == "lapsed"
    assert (await matches.vote(match.id, pause.id)).state == "open"


async def test_after_an_undo_the_computers_think_anew(matches: Matches, clock: Clock) -> None:
    """The record has other entries by then, so chance decides anew; and no old thought is played."""
    match = await against(matches, computers=2, options={"heap": "60"})
    thought = await row_of_computers(matches, match)
    await matches.ask(match.id, MEI.id, "undo")
    assert await matches.thoughts() == []
    match = await matches.match(match.id)
    assert mover(match) == MEI.id
    await keeps(matches, match)
    (again,) = await matches.thoughts()
    assert (again.seat, again.strength) == (thought.seat, thought.strength)
    assert again.seed != thought.seed
    assert again.version > thought.version


async def test_the_very_first_turn_is_taken_back_behind_computers_turns(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await against(matches, computers=3, options={"heap": "60"})
    while (await matches.match(match.id)).to_act != 0:
        await moves(matches, clock, random.Random(3))
    begun = await matches.match(match.id)
    before = (await matches.turn(match.id)).view
    assert await refused(matches.ask(match.id, MEI.id, "undo")) == "nothing-to-undo"
    await keeps(matches, begun)
    await all_move(matches, clock, random.Random(4))
    await matches.ask(match.id, MEI.id, "undo")
    after = await matches.match(match.id)
    assert (after.to_act, (await matches.turn(match.id)).view) == (0, before)
    told = await turns_told(store)
    assert [turn for first, last in told for turn in range(first, last + 1)] == list(range(1, after.turn))
    assert await matches.check() == []


# ── once more ────────────────────────────────────────────────────────────────────────────────────


async def test_somebody_elses_match_against_the_same_computers_takes_no_rematch_away(
    matches: Matches, clock: Clock
) -> None:
    match = await over(matches, clock, await against(matches, computers=2))
    lenas = await matches.rematch(match.id, STRANGER)
    assert (lenas.state, lenas.creator) == ("playing", STRANGER.id)
    again = await matches.rematch(match.id, MEI)
    assert (again.state, again.creator) == ("playing", MEI.id)
    assert (await matches.rematch(match.id, MEI)).id == again.id
    assert (await matches.rematch(match.id, STRANGER)).id == lenas.id


async def test_a_rematch_of_several_people_stays_theirs(matches: Matches, clock: Clock) -> None:
    match = await over(matches, clock, await against(matches, people=2, computers=1))
    table = await matches.rematch(match.id, STRANGER)
    assert table.state == "lobby"
    assert (await matches.rematch(match.id, MEI)).state == "playing"
    assert (await matches.rematch(match.id, JONAS)).id == table.id  # to look at


async def test_whoever_blocked_the_host_meets_a_table_with_computers_like_any_other(
    matches: Matches, clock: Clock
) -> None:
    match = await over(matches, clock, await against(matches, people=2, computers=1))
    await matches.block(JONAS, [MEI])
    table = await matches.rematch(match.id, MEI)
    assert await refused(matches.rematch(match.id, JONAS)) == "blocked"
    filled = await matches.fill(table.id, MEI.id, "novice")
    assert (filled.state, [seat.player for seat in filled.seats]) == ("playing", [MEI.id, None, None])


# ── stopping and going on ────────────────────────────────────────────────────────────────────────


async def test_a_pause_leaves_nothing_to_tell_a_computer(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await looked_after(matches, JONAS.id, people=2)
    while (await matches.match(match.id)).seats[(await matches.match(match.id)).to_act or 0].player:
        await keeps(matches, await matches.match(match.id))
    for person in (MEI, JONAS):
        await matches.staff_pause(match.id, "Kim")
        await matches.staff_resume(match.id, "Kim")
        vote = await matches.ask(match.id, person.id, "pause")
        await matches.ballot(match.id, JONAS.id if person == MEI else MEI.id, vote.id, "yes")
        await matches.resume_play(match.id, person.id)
        row = await clock_of(store, match)
        assert (row.tell_at, row.next_at, row.due_at, row.pinged) == (None, None, None, False)
        assert row.plays_at is not None
        assert row.plays_at > clock.now()


async def test_computers_rest_while_a_match_is_put_aside_and_begin_anew_after_it(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await against(matches, computers=2, options={"heap": "60"})
    thought = await row_of_computers(matches, match)
    assert await matches.play(thought, ["take 1", "look"])  # in the middle of its turn
    (thought,) = await matches.thoughts()
    before = await matches.match(match.id)
    await matches.ask(match.id, MEI.id, "end")
    assert await matches.thoughts() == []
    assert not await matches.play(thought, ["keep"])
    await matches.resume(clock.now())
    clock.advance(timedelta(days=3))
    await matches.revive(match.id, MEI.id)
    (again,) = await matches.thoughts()
    assert (again.seat, again.seq, again.view) == (thought.seat, thought.seq, thought.view)
    assert TURN[0] <= again.plays_at - clock.now() <= TURN[1]
    assert await matches.play(again, ["keep"])
    assert (await matches.turn(match.id, before.turn)).entries == ("take 1", "look", "keep")


async def test_what_nobody_goes_on_with_is_put_aside_whoever_is_looked_after(
    matches: Matches, clock: Clock
) -> None:
    match = await looked_after(matches, JONAS.id, people=2)
    await all_move(matches, clock, random.Random(1))
    clock.advance(timedelta(days=61))
    while (at := await matches.next_due()) is not None and at <= clock.now():
        await matches.due(clock.now())
    after = await matches.match(match.id)
    assert (after.state, after.stopped_by) == ("shelved", "idle")
    assert await matches.thoughts() == []
    await matches.staff_revive(match.id, "Kim")
    assert (await matches.match(match.id)).seats[1].player is None
    assert mover(await matches.match(match.id)) == MEI.id


async def test_what_was_asked_for_is_off_when_the_last_person_leaves(matches: Matches, clock: Clock) -> None:
    match = await against(matches, people=2, computers=2, options={"heap": "60"})
    pause = await matches.ask(match.id, MEI.id, "pause")
    end = await matches.ask(match.id, JONAS.id, "end")
    await matches.resign(match.id, JONAS.id)
    assert (await matches.vote(match.id, end.id)).state == "lapsed"
    # the only one left has agreed with themselves
    assert (await matches.vote(match.id, pause.id)).state == "passed"
    assert (await matches.match(match.id)).paused_at is not None
    assert await refused(matches.resign(match.id, MEI.id)) == "paused"
    await matches.resume_play(match.id, MEI.id)
    assert (await matches.resign(match.id, MEI.id)).state == "shelved"
    assert await refused(matches.revive(match.id, JONAS.id)) == "already-resigned"
    assert (await matches.revive(match.id, MEI.id)).state == "playing"


async def test_computers_in_a_row_keep_nobody_waiting(matches: Matches, store: Store, clock: Clock) -> None:
    """Their turns are told together: there is nothing to read in between."""
    match = await against(matches, computers=3, options={"heap": "60"})
    thought = await row_of_computers(matches, match)
    assert TURN[0] <= thought.plays_at - clock.now() <= TURN[1]
    for _ in range(2):
        clock.advance(thought.plays_at - clock.now())
        assert await matches.play(thought, ["take 1", "keep"])
        (thought,) = await matches.thoughts()
        assert GOES_ON[0] <= thought.plays_at - clock.now() <= GOES_ON[1]


# ── who plays ────────────────────────────────────────────────────────────────────────────────────


async def test_each_computer_plays_as_well_as_was_chosen(matches: Matches, clock: Clock) -> None:
    table = await matches.create("toy", 4, "daily", {"heap": "60"}, MEI, SERVER, CHANNEL)
    for strength in ("strong", "novice"):
        await matches.add_computer(table.id, MEI.id, strength)
    match = await matches.fill(table.id, MEI.id, "steady")
    found = dict[int, str]()
    while len(found) < 3:
        for thought in await matches.thoughts():
            found[thought.seat] = thought.strength
        if not await moves(matches, clock, random.Random(1)):
            await keeps(matches, await matches.match(match.id))
    assert found == {1: "strong", 2: "novice", 3: "steady"}


async def test_staff_seats_a_person_in_the_middle_of_a_computers_turn(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await against(matches, computers=2, options={"heap": "60"})
    thought = await row_of_computers(matches, match)
    assert await matches.play(thought, ["take 1", "keep"])
    (thought,) = await matches.thoughts()
    assert await matches.play(thought, ["take 1", "look"])
    (thought,) = await matches.thoughts()
    turn = (await matches.match(match.id)).turn
    told = await turns_told(store)
    after = await matches.replace(match.id, thought.seat, STRANGER, "Kim")
    assert not await matches.play(thought, ["keep"])
    assert (after.to_act, mover(after), after.turn) == (thought.seat, STRANGER.id, turn)
    assert (await turns_told(store))[len(told) :] == [(turn - 1, turn - 1)]
    assert after.due_at == clock.now() + timedelta(hours=72)
    assert len((await matches.panel(match.id, STRANGER.id)).confirmed) == 2
    await take_turn(matches, after, "keep")
    assert (await turns_told(store))[len(told) :] == [(turn - 1, turn - 1), (turn, turn)]


async def test_computers_of_two_servers_play_side_by_side(matches: Matches, clock: Clock) -> None:
    here = await against(matches, options={"heap": "60"})
    there = await matches.create("toy", 2, "daily", {"heap": "60"}, JONAS, SERVER + 1, CHANNEL + 1)
    await matches.fill(there.id, JONAS.id, "strong")
    await until_computer(matches, here)
    await until_computer(matches, there)
    thoughts = {thought.match: thought for thought in await matches.thoughts()}
    assert set(thoughts) == {here.id, there.id}
    assert thoughts[here.id].seed != thoughts[there.id].seed
    assert not await matches.play(
        # what is thought of one match is no move of another one
        type(thoughts[here.id])(
            **{name: getattr(thoughts[here.id], name) for name in thoughts[here.id].__struct_fields__}
            | {"match": there.id, "version": thoughts[there.id].version}
        ),
        ["take 1", "keep"],
    )


async def test_who_vanished_before_they_ever_looked_is_told_all_since(matches: Matches, clock: Clock) -> None:
    match = await against(matches, people=2, computers=1, caretaker="computer", options={"heap": "60"})
    while (match := await matches.match(match.id)).to_act != 1:  # Jonas, who has not done anything
        if not await moves(matches, clock, random.Random(3)):
            await keeps(matches, match)
    begun = match.turn
    await matches.has_gone(match.id, JONAS.id)
    while (match := await matches.match(match.id)).turn < begun + 7 or match.to_act != 1:
        if not await moves(matches, clock, random.Random(3)):
            await keeps(matches, match)
    await matches.come_back(match.id, JONAS.id)
    found = await matches.news(match.id, JONAS.id)
    assert found is not None
    assert [turn.number for turn in found.turns] == list(range(begun, match.turn))
    assert {turn.seat for turn in found.turns} == {0, 1, 2}
    assert await matches.news(match.id, JONAS.id) is None


# ── at night ─────────────────────────────────────────────────────────────────────────────────────


async def test_computers_play_at_night_and_wake_nobody(matches: Matches, store: Store, clock: Clock) -> None:
    await matches.wake(MEI, 8 * 60, 22 * 60)
    match = await against(matches, computers=2, options={"heap": "60"}, pace="quick")
    await all_move(matches, clock, random.Random(1))
    clock.advance(timedelta(hours=10) - timedelta(minutes=1))  # a minute before she sleeps
    await keeps(matches, await matches.match(match.id))
    clock.advance(timedelta(minutes=2))
    await all_move(matches, clock, random.Random(1))
    row, after = await clock_of(store, match), await matches.match(match.id)
    assert (row.pinged, after.pinged, mover(after)) == (False, False, MEI.id)
    morning = clock.now().replace(hour=8, minute=0, second=0, microsecond=0) + timedelta(days=1)
    assert (row.next_kind, row.next_at) == ("turn", morning)
    assert await matches.due(morning - timedelta(seconds=1)) == 0
    assert [kind for kind, _ in await posts(store)].count("reminder") == 0
    clock.advance(morning - clock.now())
    assert await matches.due(clock.now()) == 1
    assert [kind for kind, _ in await posts(store)].count("reminder") == 1


async def test_on_vacation_nobody_is_looked_after(matches: Matches, clock: Clock) -> None:
    match = await looked_after(matches, JONAS.id, people=2)
    await all_move(matches, clock, random.Random(1))
    match = await matches.match(match.id)
    assert mover(match) == MEI.id
    await matches.come_back(match.id, JONAS.id)
    today = clock.now().date()
    await matches.go_away(MEI, today, today + timedelta(days=5))
    clock.advance(timedelta(days=5))
    await matches.due(clock.now())
    assert (await matches.match(match.id)).seats[0].player == MEI.id


# ── the table ────────────────────────────────────────────────────────────────────────────────────


async def test_computers_and_people_come_and_go_before_the_start(matches: Matches) -> None:
    table = await lobby(matches, 4)
    for strength in ("strong", "novice"):
        await matches.add_computer(table.id, MEI.id, strength)
    await matches.remove_computer(table.id, MEI.id)
    table = await matches.join(table.id, JONAS)
    assert [(seat.name, seat.computer) for seat in table.seats] == [
        ("Mei", None),
        ("Computer B", "strong"),
        ("Jonas", None),
    ]
    table = await matches.add_computer(table.id, MEI.id, "novice")
    assert (table.state, [seat.name for seat in table.seats]) == (
        "playing",
        ["Mei", "Computer B", "Jonas", "Computer D"],
    )
    other = await lobby(matches, 4)
    await matches.add_computer(other.id, MEI.id, "strong")
    await matches.join(other.id, JONAS)
    other = await matches.leave(other.id, MEI.id)  # those who stay move up, and are called so
    assert [(seat.name, seat.computer) for seat in other.seats] == [("Computer A", "strong"), ("Jonas", None)]
    assert other.creator == JONAS.id
    assert await refused(matches.fill(other.id, MEI.id, "novice")) == "not-creator"
    assert (await matches.configure(other.id, JONAS.id, 2, "daily", {})).state == "lobby"
    assert await refused(matches.fill(other.id, JONAS.id, "novice")) == "match-full"
    await matches.configure(other.id, JONAS.id, 4, "daily", {})
    filled = await matches.fill(other.id, JONAS.id, "novice")
    assert [seat.computer for seat in filled.seats] == ["strong", None, "novice", "novice"]
    assert await refused(matches.fill(other.id, JONAS.id, "novice")) == "not-in-lobby"


# ── at random ────────────────────────────────────────────────────────────────────────────────────


class Chaos:
    """People and computers at one table, where anybody does anything at any moment."""

    def __init__(self, matches: Matches, store: Store, clock: Clock, seed: int) -> None:
        self.matches, self.store, self.clock = matches, store, clock
        self.chance = random.Random(seed)
        self.heard = True
        self.thoughts = list[Thought]()
        self.revived = 0
        store.listen("deadlines", self.hear)

    def hear(self) -> None:
        self.heard = True

    async def play(self, match: Match) -> Match:
        """To the end, which may be that there is nobody left."""
        for count in range(300):
            match = await self.matches.match(match.id)
            if match.state == "over":
                return match
            if count % 20 == 0:
                await self.check_record(match.id)
            try:
                await self.step(match)
            except MatchError as error:
                if error.code not in ALLOWED:
                    raise
            await self.check(match.id)
            self.clock.advance(timedelta(seconds=self.chance.randrange(20)))
        return await self.matches.match(match.id)

    async def step(self, match: Match) -> None:
        """Mostly somebody acts."""
        matches, chance = self.matches, self.chance
        seat = chance.choice(match.seats)
        person = chance.choice([each.person for each in match.seats if each.person is not None])
        if match.state == "shelved":
            self.revived += 1
            await (
                matches.revive(match.id, person)
                if match.stopped_by != "staff" and chance.random() < 0.5
                else matches.staff_revive(match.id, "Kim")
            )
            return
        kind = chance.choices(list(self.KINDS), list(self.KINDS.values()))[0]
        if kind == "act":
            await self.act(match)
        elif kind == "gone":
            await matches.has_gone(match.id, person)
        elif kind == "back":
            await matches.come_back(match.id, person)
        elif kind == "ask":
            what: list[VoteKind] = ["undo", "undo", "pause", "end"]
            await matches.ask(match.id, person, chance.choice(what))
        elif kind == "ballot":
            for vote in await matches.votes(match.id):
                await matches.ballot(match.id, person, vote.id, chance.choice(vote.choices))
        elif kind == "pause":
            await matches.staff_pause(match.id, "Kim")
        elif kind == "resume":
            await matches.staff_resume(match.id, "Kim")
        elif kind == "late":
            self.clock.advance(BANK)
            while (at := await matches.next_due()) is not None and at <= self.clock.now():
                await matches.due(self.clock.now())
        elif kind == "abort":
            await matches.staff_abort(match.id, "Kim")
        elif kind == "resign":
            await matches.resign(match.id, person)
        elif kind == "replace":
            newcomer = Person(1 << 50 | chance.randrange(1 << 40), "Newcomer")
            await matches.replace(match.id, seat.seat, newcomer, "Kim")
        elif kind == "offer":
            await matches.leave_to_substitute(match.id, person)
        elif kind == "take":
            await matches.take_over(match.id, Person(1 << 50 | chance.randrange(1 << 40), "Substitute"))
        elif kind == "restart":
            self.matches = Matches(self.store, self.clock)
            await self.matches.resume(self.clock.now())

    KINDS: ClassVar = {
        "act": 40,
        "gone": 4,
        "back": 6,
        "ask": 8,
        "ballot": 8,
        "pause": 1,
        "resume": 6,
        "late": 1,
        "abort": 1,
        "resign": 0.5,
        "replace": 1,
        "offer": 1,
        "take": 2,
        "restart": 2,
    }

    async def act(self, match: Match) -> None:
        found = await self.matches.thoughts()
        if found:
            assert await self.matches.play(found[0], decide(found[0], self.chance))
        elif match.paused_at is None:
            panel = await random_panel(self.matches, match, self.chance)
            await confirm(self.matches, panel)

    async def check(self, number: int) -> None:
        """Somebody is waited for, by a clock of their kind; all is told that is over; who thinks knows."""
        match = await self.matches.match(number)
        async with self.store.reading() as reading:
            row = await rows.get(reading, number)
            clock = await deadlines.get(reading, number)
        assert row is not None
        runs = match.state == "playing"
        assert (clock is not None) == runs
        by_computer = runs and match.seats[match.to_act or 0].player is None
        if clock is not None:
            assert clock.seat == match.to_act
            assert (clock.plays_at is not None) == by_computer
            assert (clock.left is None) == by_computer
            assert clock.next_at is None or not by_computer
        assert row.untold is None or (by_computer and match.paused_at is None)
        thoughts = await self.matches.thoughts()
        assert len(thoughts) == (by_computer and match.paused_at is None)
        assert thoughts == self.thoughts or self.heard
        self.thoughts, self.heard = thoughts, False
        # in order, without a gap; what is told again is the newest turn, to those who go on after the end
        told, again = 0, 0
        for first, last in await turns_told(self.store):
            again += first == last == told
            assert first == told + 1 or first == last == told
            told = last
        assert again <= self.revived
        assert told == (match.turn if match.state == "over" else (row.untold or match.turn) - 1)

    async def check_record(self, number: int) -> None:
        """It leads to the position as it is stored, and what is told together are turns of computers."""
        assert await self.matches.check() == []
        log = await self.matches.log(number, None)
        for kind, payload in await posts(self.store):
            if kind == "turn" and "since" in payload:
                entries = [log[turn - 1].entries for turn in range(payload["since"], payload["number"] + 1)]
                assert not any("undo" in entry or "resign" in entry for turn in entries for entry in turn)


@pytest.mark.parametrize("seed", [4, *(pytest.param(seed, marks=pytest.mark.fuzz) for seed in range(5, 40))])
async def test_whatever_happens(matches: Matches, store: Store, clock: Clock, seed: int) -> None:
    people = 1 + seed % 3
    match = await against(
        matches,
        people,
        4 - people,
        pace="quick",
        caretaker=("computer", "vote", "substitute")[seed // 3 % 3],
        options={"heap": "60"},
    )
    match = await Chaos(matches, store, clock, seed).play(match)
    if match.state == "over":
        report = await matches.report(match.id)
        assert report.position.outcome() == match.outcome
