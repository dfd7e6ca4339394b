"""Whoever sees to it that computers move: at their time, once; and nothing of it tells a secret."""

import asyncio
import contextlib
import logging
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager as Context
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, text, update

import games
from bot.clock import Clock
from bot.computers import thinker
from bot.computers.thinker import Thinker
from bot.computers.worker import Task
from bot.matches import Match, Matches, Strength, Thought, computers
from bot.store import Store, actions, backend_of
from bot.store.tables import matches as match_table
from bot.store.tables import snapshots
from games.engine import Chance, GameError, Position
from games.engine.editions import RuleSet
from tests.support.hours import SECOND, restarted
from tests.support.opponents import LONG, against, decide, row_of_computers, seen, thinking, until_computer
from tests.support.people import AIKO, JONAS, MEI
from tests.support.presses import confirm, random_panel
from tests.support.running import seat_of
from tests.support.tasks import Here
from tests.support.written import dump

INSTANT = timedelta(microseconds=1)


class Table:
    """A database, a clock, and what a test does with them."""

    def __init__(self, store: Store, matches: Matches, clock: Clock) -> None:
        self.store, self.matches, self.clock = store, matches, clock
        self.pool = Here()

    @contextlib.asynccontextmanager
    async def thinking(self, matches: Matches | None = None) -> AsyncIterator[Thinker]:
        """Meanwhile the computers play."""
        thinker = Thinker(self.store, (matches or self.matches).thinking, self.clock, self.pool)
        task = asyncio.create_task(thinker.run())
        try:
            yield thinker
            assert not task.done()
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    def thought(self) -> Context[Thinker]:
        """The same, entered once the first thing is thought, and only to be done at its time."""

        @contextlib.asynccontextmanager
        async def run() -> AsyncIterator[Thinker]:
            known = self.pool.answered
            async with self.thinking() as thinker:
                await until(lambda: self.pool.answered > known)
                yield thinker

        return run()

    async def one(self, game: str = "qin", **table: Any) -> Thought:
        """What a computer is to think over that is to act in a match which has just begun."""
        return await until_computer(self.matches, await against(self.matches, game=game, **table))

    def at(self, thought: Thought, but: timedelta = timedelta()) -> None:
        """The time of the move has come."""
        self.clock.advance(thought.plays_at - self.clock.now() - but)

    async def moved(self, *thoughts: Thought) -> None:
        """Wait until they are done."""
        for thought in thoughts:
            async with asyncio.timeout(30):
                while (await self.matches.watching.match(thought.match)).seq <= thought.seq:  # noqa: ASYNC110 - as below
                    await asyncio.sleep(0.005)

    async def done(self, thought: Thought) -> list[tuple[str, datetime]]:
        """What was done from the thought on, and when."""
        async with self.store.reading() as reading:
            return [(row.entry, row.at) for row in await actions.of(reading, thought.match, thought.seq)]

    async def calm(self) -> None:
        """Whatever can happen now has happened: the database was asked again and again."""
        for _ in range(10):
            await self.matches.thinking.thoughts()

    async def rename(self, table: str, name: str) -> None:
        """Somebody else changes the tables."""
        async with self.store.transaction() as writing:
            await writing.run(text(f"ALTER TABLE {table} RENAME TO {name}"))


@pytest.fixture
def table(store: Store, matches: Matches, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Table:
    monkeypatch.setattr(thinker, "AGAIN", 0.01)
    return Table(store, matches, clock)


async def until(what: Callable[[], object]) -> None:
    async with asyncio.timeout(30):
        while not what():  # noqa: ASYNC110 - nothing there to wake us
            await asyncio.sleep(0.005)


@pytest.fixture
def errors(caplog: pytest.LogCaptureFixture) -> Callable[[str], list[str]]:
    """The errors in the log that hold these words."""

    def found(words: str) -> list[str]:
        told = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
        return [message for message in told if words in message]

    return found


# ── the time of a move ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("strength", ["novice", "steady"])
async def test_it_moves_at_its_time_and_not_before(table: Table, strength: Strength) -> None:
    thought = await table.one(strength=strength)
    left = thought.plays_at - table.clock.now() - computers.SPARE
    async with table.thought():
        assert table.pool.asked == [left.total_seconds()]
        table.at(thought, but=INSTANT)
        await table.calm()
        assert await table.done(thought) == []
        table.clock.advance(INSTANT)
        await table.moved(thought)
    assert {at for _, at in await table.done(thought)} == {thought.plays_at}


async def test_it_moves_at_its_time_however_it_thinks(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seed and as many entries: two tables, one of a fast thinker, one of a slow one."""
    monkeypatch.setattr("bot.matches.lobby.new_seed", lambda: "5" * 64)
    found = []
    for nodes in (2, 40):
        table.pool, began = Here(nodes), table.clock.now()
        thought = await table.one(strength="strong")
        async with table.thinking():
            table.at(thought)
            await table.moved(thought)
        found.append({at - began for _, at in await table.done(thought)})
    assert found[0] == found[1]


async def test_the_pieces_of_a_turn_come_one_after_the_other_each_at_its_time(table: Table) -> None:
    match = await against(table.matches, computers=2, game="china")
    async with table.thinking():
        for _ in range(6):
            thought = await until_computer(table.matches, match)
            table.at(thought)
            await table.moved(thought)
            assert {at for _, at in await table.done(thought)} == {thought.plays_at}


# ── what happens meanwhile ───────────────────────────────────────────────────────────────────────


async def paused(matches: Matches, match: Match) -> None:
    await matches.staff.pause(match.id, "Kim")
    await matches.staff.resume(match.id, "Kim")


async def resigned(matches: Matches, match: Match) -> None:
    await matches.turns.resign(match.id, JONAS.id)


async def seated(matches: Matches, match: Match) -> None:
    """Staff puts a person in the seat of the other computer: the clock of the one to act goes on."""
    other = next(seat.seat for seat in match.seats if seat.computer and seat.seat != match.to_act)
    await matches.substitutes.replace(match.id, other, AIKO, "Kim")


@pytest.mark.parametrize("happens", [paused, resigned, seated])
async def test_no_change_stops_it(table: Table, happens: Callable[[Matches, Match], Awaitable[None]]) -> None:
    thought = await table.one(people=2, computers=2)
    async with table.thought():
        await happens(table.matches, await table.matches.watching.match(thought.match))
        (later,) = await table.matches.thinking.thoughts()
        table.at(later)
        await table.moved(later)
    assert any(entry[0] != "!" for entry, _ in await table.done(thought))
    assert await table.matches.records.check() == []


async def test_whose_seat_is_taken_by_a_person_moves_no_more(table: Table) -> None:
    thought = await table.one()
    async with table.thought():
        await table.matches.substitutes.replace(thought.match, thought.seat, AIKO, "Kim")
        table.clock.advance(timedelta(hours=1))
        await table.calm()
    assert await table.done(thought) == []


async def test_many_that_are_to_act_at_once_all_do(table: Table) -> None:
    """Every move makes the thinker look at all of them again; none is disturbed by that."""
    thoughts = [await table.one(computers=2) for _ in range(8)]
    async with table.thinking():
        table.at(max(thoughts, key=lambda thought: thought.plays_at))
        await table.moved(*thoughts)
    assert await table.matches.records.check() == []


async def test_what_was_thought_is_not_made_anew_for_every_look(table: Table) -> None:
    matches, first, second = table.matches, await table.one(), await table.one()
    again = await matches.thinking.thoughts([first, second])
    assert {id(thought) for thought in again} == {id(first), id(second)}
    await paused(matches, await matches.watching.match(first.match))
    later = await matches.thinking.thoughts([first, second])
    assert [thought is second for thought in later] == [thought.match == second.match for thought in later]
    assert {thought.match for thought in later} == {first.match, second.match}


# ── what goes wrong ──────────────────────────────────────────────────────────────────────────────


async def test_a_database_in_trouble_is_asked_again(table: Table, errors: Callable[[str], list[str]]) -> None:
    thought = await table.one()
    await table.rename("deadlines", "gone")
    async with table.thinking():
        await until(lambda: errors("the computers' turns could not be read"))
        await table.rename("gone", "deadlines")
        table.at(thought)
        await table.moved(thought)


async def test_a_move_is_stored_later_as_thought(table: Table, errors: Callable[[str], list[str]]) -> None:
    thought = await table.one(strength="strong")
    expected = await Here().think(Task("qin", thought.view, "strong", thought.seed))
    async with table.thought():
        await table.rename("actions", "gone")
        table.at(thought)
        await until(lambda: errors(f"match {thought.match}: a computer's move could not be stored"))
        await table.rename("gone", "actions")
        await table.moved(thought)
    assert [entry for entry, _ in await table.done(thought)][: len(expected)] == expected
    assert errors("cannot move") == []


async def test_a_game_at_fault_stops_nobody_else(table: Table, errors: Callable[[str], list[str]]) -> None:
    thought, sound = await table.one(), await table.one("china", computers=2)
    with pytest.MonkeyPatch.context() as broken:
        broken.setattr(games.game("qin").position_type, "legal", lambda self: 1 / 0)
        async with table.thinking():
            table.clock.advance(timedelta(seconds=10))
            await table.moved(sound)
            assert f"match {thought.match}: a novice computer cannot move" in errors("cannot move")
            assert await table.done(thought) == []
            broken.undo()
            await table.moved(thought)


@pytest.mark.parametrize("fault", ["rules", "view"])
async def test_a_match_that_cannot_be_read_stops_nobody_else_and_is_told_once(
    table: Table, errors: Callable[[str], list[str]], monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    thought, sound = await table.one(), await table.one("china", computers=2)
    if fault == "view":
        monkeypatch.setattr(games.game("qin").position_type, "view", lambda self, seat: 1 / 0)
    else:
        monkeypatch.setattr(type(games.game("qin")), "rules", RuleSet(99, (99,), {}))
    fresh = Matches(table.store, table.clock)
    async with table.thinking(fresh):
        for _ in range(3):
            table.at(sound)
            await table.moved(sound)
            match = await fresh.watching.match(sound.match)
            while match.seats[match.to_act or 0].player is not None:
                await confirm(fresh, await random_panel(fresh, match, random.Random(1)))
                match = await fresh.watching.match(sound.match)
            sound = next(later for later in await fresh.thinking.thoughts() if later.match == sound.match)
    assert await table.done(thought) == []
    (told,) = errors(f"match {thought.match}: ")
    assert "cannot play on" in told


# ── stopping ─────────────────────────────────────────────────────────────────────────────────────


async def test_stopped_while_it_stores_it_moves_once_after_the_next_start(table: Table) -> None:
    thought = await table.one()
    async with table.thought() as thinker, table.store.transaction():  # the move waits for it
        table.at(thought)
        await until(lambda: thought in thinker._moving)
        await table.calm()
        assert thought in thinker._moving
    assert await table.done(thought) == []
    async with table.thinking(Matches(table.store, table.clock)):
        await table.moved(thought)
        await table.calm()
    assert (
        len(await table.done(thought))
        == (await table.matches.watching.match(thought.match)).seq - thought.seq
    )
    assert await table.matches.records.check() == []


async def test_stopped_in_mid_thought_nothing_of_it_is_left(table: Table) -> None:
    thought = await table.one(strength="strong")
    table.pool = Here(nodes=None)
    async with table.thinking():
        await until(lambda: table.pool.asked)
    assert await table.done(thought) == []
    assert await table.matches.thinking.thoughts() == [thought]
    seats = (await table.matches.watching.match(thought.match)).seats
    assert seats[thought.seat].computer == "strong"
    assert MEI.id in {seat.person for seat in seats}


# ── nothing of it tells what somebody may not know ───────────────────────────────────────────────────


async def put(store: Store, position: Position | bytes) -> None:
    """From now on the only match stands like that."""
    data = position if isinstance(position, bytes) else msgspec.json.encode(position)
    async with store.transaction() as writing:
        await writing.run(update(snapshots).values(position=data))


async def standing(store: Store) -> bytes:
    """How the only match stands."""
    async with store.reading() as reading:
        found = await reading.value(select(snapshots.c.position), bytes)
    assert found is not None
    return found


async def test_the_seed_of_the_match_is_in_no_thought(matches: Matches) -> None:
    thought = await row_of_computers(matches, await against(matches, options=LONG))
    async with matches.store.reading() as reading:
        seed = await reading.value(select(match_table.c.seed), str)
    assert seed is not None
    assert seed not in str(msgspec.to_builtins(thought))
    async with matches.store.transaction() as writing:
        await writing.run(update(match_table).values(seed="another seed"))
    other = await thinking(restarted(matches))
    assert (other.view, other.plays_at) == (thought.view, thought.plays_at)
    assert other.seed != thought.seed


async def pauses(
    matches: Matches, game: str, seed: int, options: dict[str, str], entries: int
) -> dict[tuple[int, bool], timedelta]:
    """A match of three at random: how long computers waited, by the record's length and after whom."""
    match = await against(matches, 1, 2, game, options=options)
    chance = random.Random(seed)
    found = {}
    while match.state == "playing" and match.seq < entries:
        before, by_computer = match.seq, match.seats[match.to_act or 0].player is None
        if by_computer:
            thought = await until_computer(matches, match)
            # also long after its time: how long somebody thinks shifts nothing
            matches.clock.advance(chance.randrange(100) * SECOND)
            assert await matches.thinking.play(thought, decide(thought, chance))
        else:
            await confirm(matches, await random_panel(matches, match, chance))
        match = await matches.watching.match(match.id)
        if match.state == "playing" and match.seats[match.to_act or 0].player is None:
            thought = await until_computer(matches, match)
            found[before, by_computer] = thought.plays_at - matches.clock.now()
    return found


@pytest.mark.parametrize(
    ("game", "options", "runs", "entries"),
    [
        ("qin", {}, 2, 14),
        pytest.param("qin", {}, 2, 30, marks=pytest.mark.fuzz),
        pytest.param("toy", LONG, 5, 30, marks=pytest.mark.fuzz),
    ],
)
async def test_a_pause_depends_on_neither_what_is_held_nor_what_is_done(
    matches: Matches,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    options: dict[str, str],
    runs: int,
    entries: int,
) -> None:
    monkeypatch.setattr("bot.matches.lobby.new_seed", lambda: "5" * 64)
    found: dict[tuple[int, bool], list[timedelta]] = {}
    for seed in range(runs):
        for when, pause in (await pauses(matches, game, seed, options, entries)).items():
            found.setdefault(when, []).append(pause)
    assert sum(len(same) > 1 for same in found.values()) > 5
    assert [same for same in found.values() if len(set(same)) > 1] == []
    assert len({same[0] for same in found.values()}) == len(found)


async def told(matches: Matches, match: int) -> list[Any]:
    """What is shown of when and how somebody acts: messages, clocks, seats, the match as all may know it."""
    everything = await dump(matches)
    shown = [everything[table] for table in ("outbox", "deadlines", "seats")]
    return [*shown, await matches.watching.match(match)]


@pytest.mark.parametrize("game", games.NAMES)
async def test_nobody_can_tell_two_worlds_apart(matches: Matches, file: Path, game: str) -> None:
    """Other hands, bags and draws behind what a person sees: at the same time the same is done and told.

    And behind what the computer sees: not one byte of what it is to think over is another.
    """
    store, clock = matches.store, matches.clock
    match = await against(matches, 1, 2, game)
    mine = seat_of(match, MEI).seat
    compared = 0
    for number in range(4):
        thought = await until_computer(matches, match)
        data = await standing(store)
        whole = games.brain(game).sample(seen(thought), thought.seat, Chance(f"others {number}"))
        assert msgspec.json.encode(whole) != data
        await put(store, whole)
        same = await Matches(store, clock).thinking.thoughts()
        assert [msgspec.json.encode(other) for other in same] == [msgspec.json.encode(thought)]
        await put(store, data)
        real = msgspec.json.decode(data, type=games.game(game).position_type)
        view = real.view(mine)
        copy = await store.backup(file.with_name(f"{number}.db"))
        elsewhere = Store(backend_of(f"sqlite:///{copy}"))
        before = await told(matches, match.id)
        for attempt in range(20):
            whole = games.brain(game).sample(view, mine, Chance(f"{number} {attempt}"))
            assert whole.view(mine) == view
            await put(elsewhere, whole)
            others = Matches(elsewhere, clock)
            other = await thinking(others)
            assert msgspec.structs.replace(other, view=thought.view) == thought
            assert await told(others, match.id) == before
            actions = decide(thought, random.Random(attempt))
            if legal(other, actions):
                break
        clock.advance(max(thought.plays_at - clock.now(), timedelta()))
        assert await matches.thinking.play(thought, actions)
        if legal(other, actions):
            compared += whole != real
            assert await others.thinking.play(other, actions)
            assert await told(others, match.id) == await told(matches, match.id)
        await elsewhere.close()
    assert compared >= 2


def legal(thought: Thought, actions: Sequence[str]) -> bool:
    """Whether the seat could do that, as far as it knows, and would have done a piece of its turn with it."""
    view = seen(thought)
    try:
        for text in actions:
            action = games.game(thought.game).parse(text)
            final = view.final(action)
            view.apply(action)
    except GameError:
        return False
    return final
