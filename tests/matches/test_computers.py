"""Turns of computers: what is to be thought over, making a move of it, and how it is told."""

import random
from datetime import timedelta
from typing import Any

import msgspec
import pytest

import games
from bot.clock import Clock
from bot.matches import Match, MatchError, Matches, Thought
from bot.store import Store
from games.engine import GameError
from games.engine.chance import hash_of
from tests.matches.opponents import (
    against,
    all_move,
    clock_of,
    moves,
    row_of_computers,
    seen,
    turns_told,
    until_computer,
)
from tests.matches.table import (
    JONAS,
    MEI,
    confirm,
    dump,
    lobby,
    mover,
    posts,
    random_panel,
    started,
    take_turn,
)

ONCE = random.Random(5)
SECOND = timedelta(seconds=1)


async def one(matches: Matches, **table: Any) -> tuple[Match, Any]:
    """A match in which a computer is to act, and what it is to think over."""
    match = await against(matches, **table)
    thought = await until_computer(matches, match)
    return await matches.match(match.id), thought


# ── waiting ──────────────────────────────────────────────────────────────────────────────────────


async def test_a_computer_is_neither_hurried_nor_reminded(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match, thought = await one(matches, pace="quick")
    assert (match.due_at, match.pinged, match.away_until) == (None, False, None)
    row = await clock_of(store, match)
    assert (row.bank, row.left, row.due_at, row.next_at, row.tell_at, row.acts_at) == (None,) * 6
    assert row.plays_at == thought.plays_at
    before = await dump(store)
    clock.advance(timedelta(days=50))
    assert await matches.due(clock.now()) == 0
    assert await dump(store) == before
    assert (await matches.inbox(MEI.id)).waiting == ()


async def test_a_turn_begins_after_six_to_ten_seconds(matches: Matches, clock: Clock) -> None:
    waits = set()
    for _ in range(6):
        _, thought = await one(matches)
        waits.add(thought.plays_at - clock.now())
    assert 6 * SECOND <= min(waits) < max(waits) <= 10 * SECOND
    assert len(waits) == 6


async def test_it_goes_on_with_its_turn_after_four_to_six_seconds(matches: Matches, clock: Clock) -> None:
    waits = set()
    for _ in range(8):
        match, thought = await one(matches)
        clock.advance(timedelta(seconds=20))
        assert await matches.play(thought, ["take 1", "look"])
        (again,) = [later for later in await matches.thoughts() if later.match == match.id]
        waits.add(again.plays_at - clock.now())
        assert (again.seat, again.seq, again.version) == (thought.seat, thought.seq + 2, thought.version + 1)
        assert (await matches.match(match.id)).turn == match.turn
    assert 4 * SECOND <= min(waits) < max(waits) <= 6 * SECOND


async def test_the_time_of_people_runs_on_as_ever(matches: Matches, store: Store, clock: Clock) -> None:
    match = await against(matches, pace="quick")
    for _ in range(2):
        await all_move(matches, clock, ONCE)
        match = await matches.match(match.id)
        bank = (await clock_of(store, match)).bank
        assert bank is not None
        assert (match.due_at, match.pinged) == (clock.now() + bank * SECOND, True)
        clock.advance(timedelta(hours=1))
        match = (await take_turn(matches, match, "1", "keep")).match
    seat = match.seat_of(MEI.id)
    assert seat is not None
    assert seat.bank == timedelta(hours=24 + 2 * 4 - 2)
    assert match.seats[1 - seat.seat].bank is None


# ── thoughts ─────────────────────────────────────────────────────────────────────────────────────


async def test_a_thought_is_what_the_seat_sees(matches: Matches) -> None:
    match, thought = await one(matches, strength="strong")
    assert match.to_act == thought.seat
    assert (thought.version, thought.seq, thought.game) == (match.version, match.seq, "toy")
    assert (thought.strength, thought.rules_version) == ("strong", match.rules_version)
    view = seen(thought)
    assert (view.viewer, view.chance.seed, view.to_act()) == (thought.seat, "", thought.seat)
    _, _, mine = await matches.seat_view(match.id, MEI.id)
    assert view.standing() == mine.standing()
    assert view != mine


async def test_only_matches_that_wait_for_a_computer_are_thought_over(matches: Matches, clock: Clock) -> None:
    await started(matches)
    await lobby(matches)
    paused, _ = await one(matches)
    await matches.staff_pause(paused.id, "Kim")
    over, _ = await one(matches, options={"heap": "4"})
    await all_move(matches, clock, ONCE)
    await matches.resign(over.id, MEI.id)
    assert await matches.thoughts() == []
    found = [(await one(matches))[0].id for _ in range(3)]
    thoughts = await matches.thoughts()
    assert {thought.match for thought in thoughts} == set(found)
    assert [thought.plays_at for thought in thoughts] == sorted(thought.plays_at for thought in thoughts)


async def test_what_cannot_be_read_does_not_stop_the_others(
    matches: Matches, store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await one(matches, game="qin")
    match, _ = await one(matches)
    monkeypatch.setattr(type(games.game("qin")), "rules_version", 99)
    assert [thought.match for thought in await Matches(store, clock).thoughts()] == [match.id]


async def test_the_same_entries_are_thought_over_alike_and_others_differently(matches: Matches) -> None:
    match, thought = await one(matches)
    assert await matches.thoughts() == [thought]
    await matches.staff_pause(match.id, "Kim")
    await matches.staff_resume(match.id, "Kim")
    (again,) = await matches.thoughts()
    assert (again.view, again.seed) == (thought.view, thought.seed)
    assert await matches.play(again, ["take 1", "look"])
    (later,) = await matches.thoughts()
    assert later.seed != thought.seed
    _, elsewhere = await one(matches)
    assert elsewhere.seed != thought.seed


async def test_the_seed_of_a_search_is_not_that_of_the_match(matches: Matches, store: Store) -> None:
    match, thought = await one(matches)
    seeds = [row[12] for row in (await dump(store))["matches"]]
    assert match.seed_sha256 in {hash_of(seed) for seed in seeds}
    for seed in seeds:
        assert seed not in thought.seed
        assert seed.encode() not in msgspec.json.encode(thought)


# ── playing ──────────────────────────────────────────────────────────────────────────────────────


async def test_its_actions_are_a_turn_like_any_other(matches: Matches, store: Store) -> None:
    match, thought = await one(matches)
    assert await matches.play(thought, ["take 3", "take 1", "keep"])
    after = await matches.match(match.id)
    assert (after.seq, after.version) == (match.seq + 3, match.version + 1)
    assert after.turn == match.turn + 1
    assert mover(after) == MEI.id
    told = await matches.turn(match.id, match.turn)
    assert (told.seat, told.entries) == (thought.seat, ("take 3", "take 1", "keep"))
    assert (await turns_told(store))[-1] == (match.turn, match.turn)
    assert await matches.check() == []
    assert await matches.thoughts() == []
    assert (await matches.panel(match.id, MEI.id)).view.standing() == (0, 0)


async def test_a_thought_is_played_once(matches: Matches, store: Store) -> None:
    _, thought = await one(matches)
    assert await matches.play(thought, ["take 1", "look"])
    before = await dump(store)
    assert not await matches.play(thought, ["take 1", "look"])
    assert await dump(store) == before


async def test_in_a_paused_match_nobody_plays_and_then_it_waits_anew(matches: Matches, clock: Clock) -> None:
    match, thought = await one(matches)
    await matches.staff_pause(match.id, "Kim")
    assert not await matches.play(thought, ["take 1", "keep"])
    assert await matches.thoughts() == []
    clock.advance(timedelta(hours=1))
    await matches.staff_resume(match.id, "Kim")
    (again,) = await matches.thoughts()
    assert 6 * SECOND <= again.plays_at - clock.now() <= 10 * SECOND
    assert not await matches.play(thought, ["take 1", "keep"])
    assert await matches.play(again, ["take 1", "keep"])


async def test_after_a_restart_what_is_overdue_waits_anew(
    matches: Matches, store: Store, clock: Clock
) -> None:
    _, overdue = await one(matches)
    clock.advance(timedelta(seconds=8))
    _, due = await one(matches)
    clock.advance(due.plays_at - clock.now() - SECOND)
    new = Matches(store, clock)
    await new.resume(clock.now())
    thoughts = {thought.match: thought for thought in await new.thoughts()}
    assert thoughts[due.match] == due
    waiting = thoughts[overdue.match]
    assert msgspec.structs.replace(waiting, plays_at=overdue.plays_at) == overdue
    assert 6 * SECOND <= waiting.plays_at - clock.now() <= 10 * SECOND
    assert not await new.play(overdue, ["take 1", "keep"])
    assert await new.play(waiting, ["take 1", "keep"])


@pytest.mark.parametrize(
    "actions",
    [
        ["take 4"],
        ["keep"],
        ["take 1", "put 7?"],
        ["take 1", "hello"],
        [""],
        ["take 1", "keep", "take 1"],
        ["take 1", "keep", "take 1", "keep"],
        [],
    ],
)
async def test_nothing_is_done_of_what_is_no_turn(matches: Matches, store: Store, actions: list[str]) -> None:
    _, thought = await one(matches)
    before = await dump(store)
    with pytest.raises((GameError, ValueError)):
        await matches.play(thought, actions)
    assert await dump(store) == before
    assert await matches.play(thought, ["take 1", "keep"])


async def test_a_person_cannot_act_for_a_computer_nor_before_it(matches: Matches) -> None:
    match, _ = await one(matches)
    for use in (matches.panel, matches.undo):
        with pytest.raises(MatchError) as refused:
            await use(match.id, MEI.id)
        assert refused.value.code in ("not-your-turn", "already-final")
    with pytest.raises(MatchError, match="not-your-turn") as late:
        await matches.panel(match.id, MEI.id)
    assert late.value.facts["name"] == match.seats[match.to_act or 0].name


async def test_a_seat_that_computers_play_is_nobodys(matches: Matches) -> None:
    match, _ = await one(matches)
    with pytest.raises(MatchError, match="not-in-match"):
        await matches.come_back(match.id, JONAS.id)
    with pytest.raises(MatchError, match="not-offered"):
        await matches.take_over(match.id, JONAS)


# ── telling ──────────────────────────────────────────────────────────────────────────────────────


async def test_computers_turns_in_a_row_are_told_at_once(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await against(matches, computers=3, options={"heap": "60"})
    acted = await all_move(matches, clock, random.Random(3))
    first = await matches.match(match.id)
    turns = first.turn - 1
    assert acted >= turns
    assert await turns_told(store) == ([(1, turns)] if turns else [])
    await take_turn(matches, first, "1", "keep")
    mine = first.turn
    for _ in range(3):
        assert (await turns_told(store))[-1] == (mine, mine)
        thought = (await matches.thoughts())[0]
        assert await matches.play(thought, ["take 1", "keep"])
    assert (await turns_told(store))[-1] == (mine + 1, mine + 3)
    payloads = [payload for kind, payload in await posts(store) if kind == "turn"]
    assert payloads[-2:] == [{"number": mine}, {"number": mine + 3, "since": mine + 1}]


async def test_what_computers_did_last_is_told_when_the_match_is_over(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await against(matches, computers=3, options={"heap": "4"})
    match = await matches.match(match.id)
    while match.state == "playing":
        if match.seats[match.to_act or 0].player is None:
            await matches.play((await matches.thoughts())[0], ["take 1", "keep"])
        else:
            await take_turn(matches, match, "1", "keep")
        match = await matches.match(match.id)
    told = [(first, last) for first, last in await turns_told(store)]
    assert [turn for first, last in told for turn in range(first, last + 1)] == [1, 2, 3, 4]
    kinds = [kind for kind, _ in await posts(store)]
    assert kinds[-3:] == ["turn", "end", "lobby"]


async def in_mid_row(matches: Matches, people: int, computers: int) -> tuple[Match, Thought]:
    """Where the first computer's turn and the second's half are played, and nothing of them is told yet.

    The match is as it was before them; the thought is the second computer's.
    """
    begun = await against(matches, people=people, computers=computers, options={"heap": "60"})
    thought = await row_of_computers(matches, begun)
    match = await matches.match(begun.id)
    assert await matches.play(thought, ["take 1", "keep"])
    (thought,) = await matches.thoughts()
    assert await matches.play(thought, ["take 1", "look"])
    return match, thought


async def test_a_pause_or_an_end_tells_first_what_was_held_back(matches: Matches, store: Store) -> None:
    match, _ = await in_mid_row(matches, people=1, computers=3)
    before = await turns_told(store)
    assert before[-1:] != [(match.turn, match.turn)]
    await matches.staff_pause(match.id, "Kim")
    assert await turns_told(store) == [*before, (match.turn, match.turn)]
    assert [kind for kind, _ in await posts(store)][-2:] == ["turn", "notice"]
    await matches.staff_resume(match.id, "Kim")
    (thought,) = await matches.thoughts()
    assert await matches.play(thought, ["keep"])
    (thought,) = await matches.thoughts()
    assert await matches.play(thought, ["take 1", "keep"])
    await matches.staff_abort(match.id, "Kim")
    assert await turns_told(store) == [*before, (match.turn, match.turn), (match.turn + 1, match.turn + 2)]
    assert [kind for kind, _ in await posts(store)][-3:] == ["turn", "lobby", "notice"]


async def test_whoever_leaves_meanwhile_is_told_with_what_was_held_back(
    matches: Matches, store: Store
) -> None:
    match, thought = await in_mid_row(matches, people=2, computers=2)
    before = await turns_told(store)
    await matches.resign(match.id, MEI.id)
    assert (await turns_told(store))[len(before) :] == [(match.turn, match.turn + 1), (match.turn + 2,) * 2]
    (later,) = await matches.thoughts()
    assert not await matches.play(thought, ["take 1", "keep"])
    assert await matches.play(later, ["keep"])
    assert await matches.check() == []


# ── whole matches ────────────────────────────────────────────────────────────────────────────────


async def whole(
    matches: Matches, store: Store, clock: Clock, game: str, people: int, computer_seats: int, seed: int
) -> Match:
    """A match of people and computers, all at random, to its end; now and then the bot begins anew."""
    chance = random.Random(seed)
    match = await against(matches, people, computer_seats, game)
    while (match := await matches.match(match.id)).state == "playing":
        if chance.random() < 0.05:
            matches = Matches(store, clock)
            await matches.resume(clock.now())
        if not await moves(matches, clock, chance):
            await confirm(matches, await random_panel(matches, match, chance))
    return match


async def check_whole(matches: Matches, store: Store, match: Match) -> None:
    """Its record leads to its end, every turn was told once, and together only those of computers."""
    log = await matches.log(match.id, None)
    told = [
        (payload.get("since", payload["number"]), payload["number"])
        for kind, payload in await posts(store)
        if kind == "turn"
    ]
    assert [turn for first, last in told for turn in range(first, last + 1)] == list(range(1, match.turn + 1))
    seats = [match.seats[turn.seat or 0] for turn in log]
    for (first, last), (following, _) in zip(told, [*told[1:], (match.turn + 1, 0)], strict=True):
        players = {seats[turn - 1].player for turn in range(first, last + 1)}
        assert players == {None} or first == last
        # it was told when a person was to act, or all was over, unless a person had just acted
        if players == {None} and following <= match.turn:
            assert seats[following - 1].player is not None
    assert games.game(match.game).complete(match.size, match.options) == match.options
    report = await matches.report(match.id)
    assert report.position.outcome() == match.outcome


@pytest.mark.parametrize(
    ("game", "people", "computer_seats"),
    [
        ("toy", 1, 3),
        ("qin", 1, 2),
        *(
            pytest.param(game, people, computer_seats, marks=pytest.mark.fuzz)
            for game in ("china", "qin", "dayunhe", "yunnan", "confucius")
            for people, computer_seats in ((1, 2), (2, 1), (1, 3), (2, 2))
        ),
    ],
)
async def test_whole_matches(
    matches: Matches, store: Store, clock: Clock, game: str, people: int, computer_seats: int
) -> None:
    match = await whole(matches, store, clock, game, people, computer_seats, seed=people)
    assert match.outcome is not None
    await check_whole(Matches(store, clock), store, match)
