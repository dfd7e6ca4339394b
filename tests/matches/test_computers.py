"""Turns of computers: what is to be thought over, making a move of it, and how it is told."""

import random
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

import games
from bot.matches import Match, MatchError, Matches, Thought
from bot.matches.computers import GOES_ON, TURN
from games.engine import GameError
from tests.support import opponents
from tests.support.hours import DAY, HOUR, MINUTE, SECOND, due, restarted
from tests.support.opponents import (
    LONG,
    against,
    all_move,
    keeps,
    moves,
    plays,
    row_of_computers,
    seen,
    thinking,
    turns_told,
    until_computer,
)
from tests.support.people import AIKO, CHANNEL, JONAS, MEI, SERVER, STRANGER
from tests.support.presses import confirm, mover, random_panel
from tests.support.refusals import refused
from tests.support.running import clock_of, posted, seat_of
from tests.support.table import lobby, started
from tests.support.written import dump, kinds


async def one(matches: Matches, **table: Any) -> tuple[Match, Thought]:
    """A match in which a computer is to act, and what it is to think over."""
    match = await against(matches, **table)
    thought = await until_computer(matches, match)
    return await matches.watching.match(match.id), thought


async def test_a_computer_is_neither_hurried_nor_reminded(matches: Matches) -> None:
    match, thought = await one(matches, pace="quick")
    assert (match.due_at, match.pinged, match.away_until) == (None, False, None)
    row = await clock_of(matches, match)
    assert (row.bank, row.left, row.due_at, row.next_at, row.tell_at, row.acts_at) == (None,) * 6
    assert row.plays_at == thought.plays_at
    before = await dump(matches)
    assert await due(matches, 50 * DAY) == 0
    assert await dump(matches) == before
    assert (await matches.inbox.of(MEI.id)).waiting == ()


async def test_a_turn_begins_after_six_to_ten_seconds_and_goes_on_after_four_to_six(matches: Matches) -> None:
    begin, on = set(), set()
    assert (TURN, GOES_ON) == ((6 * SECOND, 10 * SECOND), (4 * SECOND, 6 * SECOND))
    for _ in range(4):
        match, thought = await one(matches)
        begin.add(thought.plays_at - matches.clock.now())
        matches.clock.advance(20 * SECOND)
        assert await matches.thinking.play(thought, ["take 1", "look"])
        again = next(later for later in await matches.thinking.thoughts() if later.match == match.id)
        on.add(again.plays_at - matches.clock.now())
        assert (again.seat, again.seq, again.version) == (thought.seat, thought.seq + 2, thought.version + 1)
        assert (await matches.watching.match(match.id)).turn == match.turn
    for waits, (least, most) in ((begin, TURN), (on, GOES_ON)):
        assert least <= min(waits) < max(waits) <= most
        assert len(waits) == 4


async def test_the_time_of_people_runs_on_as_ever(matches: Matches) -> None:
    match = await against(matches, pace="quick")
    for _ in range(2):
        await all_move(matches, random.Random(5))
        match = await matches.watching.match(match.id)
        bank = (await clock_of(matches, match)).bank
        assert bank is not None
        assert (match.due_at, match.pinged) == (matches.clock.now() + bank * SECOND, True)
        matches.clock.advance(HOUR)
        match = await keeps(matches, match)
    assert seat_of(match, MEI).bank == (24 + 2 * 4 - 2) * HOUR
    assert match.seats[1 - seat_of(match, MEI).seat].bank is None


async def test_computers_play_at_night_and_wake_nobody(matches: Matches) -> None:
    await matches.people.wake(MEI, 8 * 60, 22 * 60)
    match = await against(matches, computers=2, options=LONG, pace="quick")
    await all_move(matches, random.Random(1))
    matches.clock.advance(10 * HOUR - MINUTE)  # a minute before she sleeps
    await keeps(matches, await matches.watching.match(match.id))
    matches.clock.advance(2 * MINUTE)
    await all_move(matches, random.Random(1))
    row, after = await clock_of(matches, match), await matches.watching.match(match.id)
    assert (row.pinged, after.pinged, mover(after)) == (False, False, MEI.id)
    morning = matches.clock.now().replace(hour=8, minute=0, second=0, microsecond=0) + DAY
    assert (row.next_kind, row.next_at) == ("turn", morning)
    assert await matches.timekeeping.due(morning - SECOND) == 0
    assert await posted(matches, "reminder") == []
    assert await matches.timekeeping.due(morning) == 1
    assert len(await posted(matches, "reminder")) == 1


async def test_a_thought_is_what_the_seat_sees(matches: Matches) -> None:
    match, thought = await one(matches, strength="strong")
    assert match.to_act == thought.seat
    assert (thought.version, thought.seq, thought.game) == (match.version, match.seq, "toy")
    assert (thought.strength, thought.rules_version) == ("strong", match.rules_version)
    view = seen(thought)
    assert (view.viewer, view.chance.seed, view.to_act()) == (thought.seat, "", thought.seat)
    _, _, mine = await matches.watching.seat_view(match.id, MEI.id)
    assert view.standing() == mine.standing()
    assert view != mine


async def test_only_matches_that_wait_for_a_computer_are_thought_over(matches: Matches) -> None:
    await started(matches)
    await lobby(matches)
    paused, _ = await one(matches)
    await matches.staff.pause(paused.id, "Kim")
    await opponents.over(matches, await against(matches, options={"heap": "4"}))
    assert await matches.thinking.thoughts() == []
    found = [(await one(matches))[0].id for _ in range(2)]
    thoughts = await matches.thinking.thoughts()
    assert {thought.match for thought in thoughts} == set(found)
    assert [thought.plays_at for thought in thoughts] == sorted(thought.plays_at for thought in thoughts)


async def test_each_computer_plays_as_well_as_was_chosen(matches: Matches) -> None:
    table = await lobby(matches, 4, options=LONG)
    for strength in ("strong", "novice"):
        await matches.lobby.add_computer(table.id, MEI.id, strength)
    match = await matches.lobby.fill(table.id, MEI.id, "steady")
    found = dict[int, str]()
    while len(found) < 3:
        found |= {thought.seat: thought.strength for thought in await matches.thinking.thoughts()}
        match = await opponents.goes_on(matches, match, random.Random(1))
    assert found == {1: "strong", 2: "novice", 3: "steady"}


async def test_computers_of_two_servers_play_side_by_side(matches: Matches) -> None:
    here = await against(matches, options=LONG)
    there = await matches.lobby.create("toy", 2, "daily", LONG, JONAS, SERVER + 1, CHANNEL + 1)
    await matches.lobby.fill(there.id, JONAS.id, "strong")
    one, other = [await until_computer(matches, match) for match in (here, there)]
    assert {thought.match for thought in await matches.thinking.thoughts()} == {here.id, there.id}
    assert one.seed != other.seed
    # what is thought of one match is no move of another one
    lost = msgspec.structs.replace(one, match=there.id, version=other.version)
    assert not await matches.thinking.play(lost, ["take 1", "keep"])


async def test_in_a_paused_match_nobody_plays_and_then_it_waits_anew(matches: Matches) -> None:
    """The same entries are thought over alike, others differently."""
    match, thought = await one(matches)
    await matches.staff.pause(match.id, "Kim")
    assert not await matches.thinking.play(thought, ["take 1", "keep"])
    assert await matches.thinking.thoughts() == []
    matches.clock.advance(HOUR)
    await matches.staff.resume(match.id, "Kim")
    again = await thinking(matches)
    assert TURN[0] <= again.plays_at - matches.clock.now() <= TURN[1]
    assert (again.view, again.seed) == (thought.view, thought.seed)
    assert not await matches.thinking.play(thought, ["take 1", "keep"])
    assert await matches.thinking.play(again, ["take 1", "look"])
    assert (await thinking(matches)).seed != thought.seed
    _, elsewhere = await one(matches)
    assert elsewhere.seed != thought.seed


async def test_after_a_restart_what_is_overdue_waits_anew(matches: Matches) -> None:
    clock = matches.clock
    _, overdue = await one(matches)
    clock.advance(8 * SECOND)
    _, due = await one(matches)
    clock.advance(due.plays_at - clock.now() - SECOND)
    new = Matches(matches.store, clock)
    await new.timekeeping.resume(clock.now())
    thoughts = {thought.match: thought for thought in await new.thinking.thoughts()}
    assert thoughts[due.match] == due
    waiting = thoughts[overdue.match]
    assert msgspec.structs.replace(waiting, plays_at=overdue.plays_at) == overdue
    assert TURN[0] <= waiting.plays_at - clock.now() <= TURN[1]
    assert not await new.thinking.play(overdue, ["take 1", "keep"])
    assert await new.thinking.play(waiting, ["take 1", "keep"])


async def test_nothing_is_done_of_what_is_no_turn_and_a_thought_is_played_once(matches: Matches) -> None:
    _, thought = await one(matches)
    before = await dump(matches)
    wrong = [["take 4"], ["keep"], ["take 1", "put 7?"], ["take 1", "hello"], [""], []]
    longer = [["take 1", "keep", "take 1"], ["take 1", "keep", "take 1", "keep"]]
    for actions in wrong + longer:
        with pytest.raises((GameError, ValueError)):
            await matches.thinking.play(thought, actions)
        assert await dump(matches) == before, actions
    assert await matches.thinking.play(thought, ["take 1", "look"])
    before = await dump(matches)
    assert not await matches.thinking.play(thought, ["take 1", "look"])
    assert await dump(matches) == before


async def test_a_person_cannot_act_for_a_computer_nor_before_it_nor_have_its_seat(matches: Matches) -> None:
    match, _ = await one(matches)
    with pytest.raises(MatchError, match="not-your-turn") as late:
        await matches.turns.panel(match.id, MEI.id)
    assert late.value.facts["name"] == match.seats[match.to_act or 0].name
    assert await refused(matches.turns.undo(match.id, MEI.id)) in ("not-your-turn", "already-final")
    assert await refused(matches.substitutes.come_back(match.id, JONAS.id)) == "not-in-match"
    assert await refused(matches.substitutes.take_over(match.id, JONAS)) == "not-offered"


@pytest.mark.parametrize("what", ["comes back", "resigns", "goes", "is replaced", "pause", "abort"])
async def test_who_thinks_hears_that_its_thought_is_out_of_date(matches: Matches, what: str) -> None:
    """Else its move would be refused, and the match would stand still for good."""
    match = await against(matches, 3, 1, pace="quick", caretaker="computer", options=LONG)
    await matches.reminders.has_gone(match.id, JONAS.id)
    while (
        match := await matches.watching.match(match.id)
    ).to_act != 3:  # the computer that has a seat of its own
        await opponents.goes_on(matches, match, random.Random(3))
    before = await thinking(matches)
    assert before.seat == 3
    heard = list[int]()
    matches.store.listen("computers", lambda: heard.append(1))
    happens: dict[str, Callable[[], Awaitable[object]]] = {
        "comes back": lambda: matches.substitutes.come_back(match.id, JONAS.id),
        "resigns": lambda: matches.turns.resign(match.id, AIKO.id),
        "goes": lambda: matches.reminders.has_gone(match.id, AIKO.id),
        "is replaced": lambda: matches.substitutes.replace(match.id, 1, STRANGER, "Kim"),
        "pause": lambda: matches.staff.pause(match.id, "Kim"),
        "abort": lambda: matches.staff.abort(match.id, "Kim"),
    }
    await happens[what]()
    assert await matches.thinking.thoughts() != [before]
    assert heard


async def test_computers_turns_in_a_row_are_told_at_once_and_keep_nobody_waiting(matches: Matches) -> None:
    """There is nothing to read in between."""
    match = await against(matches, computers=3, options=LONG)
    acted = await all_move(matches, random.Random(3))
    first = await matches.watching.match(match.id)
    turns = first.turn - 1
    assert acted >= turns
    assert await turns_told(matches) == ([(1, turns)] if turns else [])
    await keeps(matches, first)
    mine = first.turn
    waits = TURN
    for _ in range(3):
        assert (await turns_told(matches))[-1] == (mine, mine)
        thought = await thinking(matches)
        assert waits[0] <= thought.plays_at - matches.clock.now() <= waits[1]
        matches.clock.advance(thought.plays_at - matches.clock.now())
        await plays(matches)
        waits = GOES_ON
    assert (await posted(matches, "turn"))[-2:] == [{"number": mine}, {"number": mine + 3, "since": mine + 1}]


async def in_mid_row(matches: Matches, people: int, computers: int) -> tuple[Match, Thought]:
    """Where the first computer's turn and the second's half are played, and nothing of them is told yet.

    The match is as it was before them; the thought is the second computer's.
    """
    begun = await against(matches, people, computers, options=LONG)
    await row_of_computers(matches, begun)
    match = await matches.watching.match(begun.id)
    await plays(matches)
    await plays(matches, "take 1", "look")
    return match, await thinking(matches)


async def test_a_pause_or_an_end_tells_first_what_was_held_back(matches: Matches) -> None:
    match, _ = await in_mid_row(matches, people=1, computers=3)
    before = await turns_told(matches)
    assert before[-1:] != [(match.turn, match.turn)]
    await matches.staff.pause(match.id, "Kim")
    assert await turns_told(matches) == [*before, (match.turn, match.turn)]
    assert (await kinds(matches))[-2:] == ["turn", "notice"]
    await matches.staff.resume(match.id, "Kim")
    await plays(matches, "keep")
    await plays(matches)
    await matches.staff.abort(match.id, "Kim")
    assert await turns_told(matches) == [*before, (match.turn, match.turn), (match.turn + 1, match.turn + 2)]
    assert (await kinds(matches))[-3:] == ["turn", "lobby", "notice"]


async def test_whoever_leaves_meanwhile_is_told_with_what_was_held_back(matches: Matches) -> None:
    match, thought = await in_mid_row(matches, people=2, computers=2)
    before = len(await turns_told(matches))
    await matches.turns.resign(match.id, MEI.id)
    assert (await turns_told(matches))[before:] == [(match.turn, match.turn + 1), (match.turn + 2,) * 2]
    later = await thinking(matches)
    assert not await matches.thinking.play(thought, ["take 1", "keep"])
    assert await matches.thinking.play(later, ["keep"])
    assert await matches.records.check() == []


async def test_whom_the_staff_seats_in_mid_turn_goes_on_with_it(matches: Matches) -> None:
    match, thought = await in_mid_row(matches, people=1, computers=3)
    told, turn = await turns_told(matches), match.turn + 1
    after = await matches.substitutes.replace(match.id, thought.seat, STRANGER, "Kim")
    assert not await matches.thinking.play(thought, ["keep"])
    assert (after.to_act, mover(after), after.turn) == (thought.seat, STRANGER.id, turn)
    assert await turns_told(matches) == [*told, (turn - 1, turn - 1)]
    assert after.due_at == matches.clock.now() + 72 * HOUR
    assert after.seats[thought.seat].bank is None
    facts = {"by": "Kim", "name": "Lena", "seat": "C"}
    assert [(notice.kind, notice.facts) for notice in await matches.notices.of(match.id)] == [
        ("staff-seated", facts)
    ]
    panel = await matches.turns.panel(match.id, STRANGER.id)
    assert len(panel.confirmed) == 2
    panel = await matches.turns.pick(match.id, STRANGER.id, panel.version, panel.revision, "keep")
    await confirm(matches, panel)
    assert await turns_told(matches) == [*told, (turn - 1, turn - 1), (turn, turn)]
    after = await matches.substitutes.replace(match.id, 3, AIKO, "Kim")  # also a seat that is not to act
    assert [each.player for each in after.seats] == [MEI.id, None, STRANGER.id, AIKO.id]


async def test_what_a_computer_did_is_told_under_its_name_whoever_is_seated_there(matches: Matches) -> None:
    match, thought = await in_mid_row(matches, people=1, computers=3)
    seat, turn = thought.seat, match.turn
    before = [each.name for each in match.seats]
    matches.clock.advance(SECOND)
    await matches.substitutes.replace(match.id, seat, STRANGER, "Kim")
    matches.clock.advance(SECOND)
    told = [*await matches.watching.log(match.id, None), await matches.watching.turn(match.id, 0)]
    assert {each.names[seat] for each in told} == {before[seat]}
    after = await matches.watching.turn(match.id)
    assert after.board_names[seat] == STRANGER.name
    panel = await matches.turns.panel(match.id, STRANGER.id)
    panel = await matches.turns.pick(match.id, STRANGER.id, panel.version, panel.revision, "keep")
    await confirm(matches, panel)
    matches.clock.advance(SECOND)
    await matches.substitutes.leave_to_substitute(match.id, STRANGER.id)
    await matches.substitutes.take_over(match.id, AIKO)
    names = {each.number: each.names[seat] for each in await matches.watching.log(match.id, None)}
    assert names == dict.fromkeys(range(1, turn + 1), before[seat]) | {turn + 1: STRANGER.name}


async def whole(matches: Matches, game: str, people: int, computer_seats: int, seed: int) -> Match:
    """A match of people and computers, all at random, to its end; now and then the bot begins anew."""
    chance = random.Random(seed)
    match = await against(matches, people, computer_seats, game)
    while (match := await matches.watching.match(match.id)).state == "playing":
        if chance.random() < 0.05:
            matches = restarted(matches)
            await matches.timekeeping.resume(matches.clock.now())
        if not await moves(matches, chance):
            await confirm(matches, await random_panel(matches, match, chance))
    return match


async def check_whole(matches: Matches, match: Match) -> None:
    """Its record leads to its end, every turn was told once, and together only those of computers."""
    log = await matches.watching.log(match.id, None)
    told = await turns_told(matches)
    assert opponents.turns(told) == list(range(1, match.turn + 1))
    seats = [match.seats[turn.seat or 0] for turn in log]
    for (first, last), (following, _) in zip(told, [*told[1:], (match.turn + 1, 0)], strict=True):
        players = {seats[turn - 1].player for turn in range(first, last + 1)}
        assert players == {None} or first == last
        # it was told when a person was to act, or all was over, unless a person had just acted
        if players == {None} and following <= match.turn:
            assert seats[following - 1].player is not None
    assert games.game(match.game).complete(match.size, match.options) == match.options
    assert (await matches.results.report(match.id)).position.outcome() == match.outcome


@pytest.mark.parametrize(
    ("game", "people", "computer_seats"),
    [
        ("toy", 1, 3),
        ("toy", 2, 2),
        pytest.param("qin", 1, 2, marks=pytest.mark.fuzz, id="qin-quick"),
        *(
            pytest.param(game, people, computer_seats, marks=pytest.mark.fuzz)
            for game in ("china", "qin", "dayunhe", "yunnan", "confucius")
            for people, computer_seats in ((1, 2), (2, 1), (1, 3), (2, 2))
        ),
    ],
)
async def test_whole_matches(matches: Matches, game: str, people: int, computer_seats: int) -> None:
    match = await whole(matches, game, people, computer_seats, seed=people)
    assert match.outcome is not None
    await check_whole(restarted(matches), match)
