"""Whoever sees to it that computers move: at their time, once, whatever happens meanwhile."""

import asyncio
import contextlib
import logging
import random
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

import games
from bot.clock import Clock
from bot.computers import thinker
from bot.computers.pool import Pool
from bot.computers.thinker import Thinker
from bot.computers.worker import Budget, Task
from bot.matches import Match, Matches, Strength, Thought
from bot.store import Store, actions
from tests.matches.opponents import against, until_computer
from tests.matches.table import AIKO, JONAS, MEI, confirm, random_panel

SECOND = timedelta(seconds=1)
INSTANT = timedelta(microseconds=1)


@contextlib.asynccontextmanager
async def thinking(store: Store, matches: Matches, clock: Clock, pool: Pool) -> AsyncIterator[None]:
    """Meanwhile the computers play."""
    task = asyncio.create_task(Thinker(store, matches, clock, pool).run())
    try:
        yield
        assert not task.done()
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def until(what: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(30):
        while not await what():  # noqa: ASYNC110 - nothing there to wake us
            await asyncio.sleep(0.01)


async def one(matches: Matches, **table: Any) -> Thought:
    """A match of Qin in which a computer is to act."""
    match = await against(matches, game="qin", **table)
    return await until_computer(matches, match)


async def moved(matches: Matches, thought: Thought) -> bool:
    return (await matches.match(thought.match)).seq > thought.seq


async def done(store: Store, thought: Thought) -> list[tuple[str, datetime]]:
    """What was done from the thought on, and when."""
    async with store.reading() as reading:
        return [(row.entry, row.at) for row in await actions.of(reading, thought.match, thought.seq)]


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


async def run(store: Store, statement: str) -> None:
    """Somebody else changes the tables."""

    def work() -> None:
        with contextlib.closing(sqlite3.connect(store.path, isolation_level=None)) as other:
            other.execute(statement)

    await asyncio.to_thread(work)


# ── the time of a move ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("strength", ["novice", "steady"])
async def test_it_moves_at_its_time_and_not_before(
    store: Store, matches: Matches, clock: Clock, quick_pool: Pool, strength: Strength
) -> None:
    thought = await one(matches, strength=strength)
    async with thinking(store, matches, clock, quick_pool):
        await quick_pool.think(Task("qin", thought.view, strength, "other"))  # it has thought, too
        clock.advance(thought.plays_at - clock.now() - INSTANT)
        await asyncio.sleep(0.1)
        assert await done(store, thought) == []
        clock.advance(INSTANT)
        await until(lambda: moved(matches, thought))
    assert {at for _, at in await done(store, thought)} == {thought.plays_at}


async def test_however_long_it_thinks_it_moves_at_the_same_time(
    store: Store, matches: Matches, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same seed and as many entries: two tables, one of a fast thinker, one of a slow one."""
    monkeypatch.setattr("bot.matches.lobby.new_seed", lambda: "5" * 64)
    found = []
    for nodes in (2, 200):
        pool = Pool(1, Budget(seconds=0, together=0, nodes=nodes))
        began = clock.now()
        thought = await one(matches, strength="strong")
        async with thinking(store, matches, clock, pool):
            clock.advance(thought.plays_at - clock.now())
            await until(lambda thought=thought: moved(matches, thought))  # type: ignore[misc]  # its default
        found.append({at - began for _, at in await done(store, thought)})
        await pool.stop()
    assert found[0] == found[1]


async def test_the_pieces_of_a_turn_come_one_after_the_other_each_at_its_time(
    store: Store, matches: Matches, clock: Clock, quick_pool: Pool
) -> None:
    match = await against(matches, computers=2, game="china")
    thought = await until_computer(matches, match)
    async with thinking(store, matches, clock, quick_pool):
        for _ in range(6):
            clock.advance(thought.plays_at - clock.now())
            await until(lambda thought=thought: moved(matches, thought))  # type: ignore[misc]  # its default
            assert {at for _, at in await done(store, thought)} == {thought.plays_at}
            thought = await until_computer(matches, match)


# ── what happens meanwhile ───────────────────────────────────────────────────────────────────────


async def paused(matches: Matches, match: Match) -> None:
    await matches.staff_pause(match.id, "Kim")
    await matches.staff_resume(match.id, "Kim")


async def resigned(matches: Matches, match: Match) -> None:
    await matches.resign(match.id, JONAS.id)


async def seated(matches: Matches, match: Match) -> None:
    """Staff puts a person in the seat of the other computer: the clock of the one to act goes on."""
    other = next(seat.seat for seat in match.seats if seat.computer and seat.seat != match.to_act)
    await matches.replace(match.id, other, AIKO, "Kim")


@pytest.mark.parametrize("happens", [paused, resigned, seated])
async def test_what_changes_while_it_thinks_does_not_stop_it(
    store: Store,
    matches: Matches,
    clock: Clock,
    quick_pool: Pool,
    happens: Callable[[Matches, Match], Awaitable[None]],
) -> None:
    thought = await one(matches, people=2, computers=2)
    async with thinking(store, matches, clock, quick_pool):
        await asyncio.sleep(0.1)  # it has thought, and waits
        await happens(matches, await matches.match(thought.match))
        async with asyncio.timeout(30):
            while not any(entry[0] != "!" for entry, _ in await done(store, thought)):
                clock.advance(SECOND)
                await asyncio.sleep(0.01)
    assert await matches.check() == []


async def test_whose_seat_is_taken_by_a_person_moves_no_more(
    store: Store, matches: Matches, clock: Clock, quick_pool: Pool
) -> None:
    thought = await one(matches)
    async with thinking(store, matches, clock, quick_pool):
        await asyncio.sleep(0.1)
        await matches.replace(thought.match, thought.seat, AIKO, "Kim")
        clock.advance(timedelta(hours=1))
        await asyncio.sleep(0.2)
    assert await done(store, thought) == []


async def test_many_that_are_to_act_at_once_all_do(
    store: Store, matches: Matches, clock: Clock, quick_pool: Pool
) -> None:
    """Every move makes the thinker look at all of them again; none is disturbed by that."""
    thoughts = [await one(matches, computers=2) for _ in range(8)]
    async with thinking(store, matches, clock, quick_pool):
        clock.advance(max(thought.plays_at for thought in thoughts) - clock.now())

        async def all_moved() -> bool:
            return all([await moved(matches, thought) for thought in thoughts])

        await until(all_moved)
    assert await matches.check() == []


async def test_what_was_thought_is_not_made_anew_for_every_look(matches: Matches) -> None:
    first, second = await one(matches), await one(matches)
    again = await matches.thoughts([first, second])
    assert {id(thought) for thought in again} == {id(first), id(second)}
    await matches.staff_pause(first.match, "Kim")
    await matches.staff_resume(first.match, "Kim")
    later = await matches.thoughts([first, second])
    assert [thought is second for thought in later] == [thought.match == second.match for thought in later]
    assert {thought.match for thought in later} == {first.match, second.match}


# ── what goes wrong ──────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "AGAIN", 0.05)


async def test_a_database_that_cannot_be_read_is_asked_again(
    store: Store,
    matches: Matches,
    clock: Clock,
    quick_pool: Pool,
    impatient: None,
    caplog: pytest.LogCaptureFixture,
) -> None:
    thought = await one(matches)
    await run(store, "ALTER TABLE deadlines RENAME TO gone")
    async with thinking(store, matches, clock, quick_pool):
        await asyncio.sleep(0.2)
        assert "the computers' turns could not be read" in errors(caplog)
        await run(store, "ALTER TABLE gone RENAME TO deadlines")
        clock.advance(thought.plays_at - clock.now())
        await until(lambda: moved(matches, thought))


async def test_a_move_that_cannot_be_stored_is_stored_later_as_it_was_thought(
    store: Store,
    matches: Matches,
    clock: Clock,
    quick_pool: Pool,
    impatient: None,
    caplog: pytest.LogCaptureFixture,
) -> None:
    thought = await one(matches, strength="strong")
    expected = await quick_pool.think(Task("qin", thought.view, "strong", thought.seed))
    async with thinking(store, matches, clock, quick_pool):
        await asyncio.sleep(0.2)
        await run(store, "ALTER TABLE actions RENAME TO gone")
        clock.advance(thought.plays_at - clock.now())
        await asyncio.sleep(0.2)
        await run(store, "ALTER TABLE gone RENAME TO actions")
        await until(lambda: moved(matches, thought))
    assert [entry for entry, _ in await done(store, thought)][: len(expected)] == expected
    assert any("could not be stored" in message for message in errors(caplog))
    assert not any("cannot move" in message for message in errors(caplog))


async def test_a_game_at_fault_stops_nobody_else_and_its_match_goes_on_once_it_is_mended(
    store: Store,
    matches: Matches,
    clock: Clock,
    quick_pool: Pool,
    impatient: None,
    caplog: pytest.LogCaptureFixture,
) -> None:
    thought = await one(matches)
    sound = await until_computer(matches, await against(matches, computers=2, game="china"))
    with pytest.MonkeyPatch.context() as broken:
        broken.setattr(games.game("qin").position_type, "legal", lambda self: 1 / 0)
        async with thinking(store, matches, clock, quick_pool):
            clock.advance(10 * SECOND)
            await until(lambda: moved(matches, sound))
            assert f"match {thought.match}: a novice computer cannot move" in errors(caplog)
            assert await done(store, thought) == []
            broken.undo()
            await until(lambda: moved(matches, thought))


@pytest.mark.parametrize("fault", ["rules_version", "view"])
async def test_a_match_that_cannot_be_read_stops_nobody_else_and_is_told_once(
    store: Store,
    matches: Matches,
    clock: Clock,
    quick_pool: Pool,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    fault: str,
) -> None:
    thought = await one(matches)
    sound = await until_computer(matches, await against(matches, computers=2, game="china"))
    if fault == "view":
        monkeypatch.setattr(games.game("qin").position_type, "view", lambda self, seat: 1 / 0)
    else:
        monkeypatch.setattr(type(games.game("qin")), "rules_version", 99)
    fresh = Matches(store, clock)
    async with thinking(store, fresh, clock, quick_pool):
        for _ in range(3):
            clock.advance(sound.plays_at - clock.now())
            await until(lambda sound=sound: moved(fresh, sound))  # type: ignore[misc]  # its default
            match = await fresh.match(sound.match)
            while match.seats[match.to_act or 0].player is not None:
                await confirm(fresh, await random_panel(fresh, match, random.Random(1)))
                match = await fresh.match(sound.match)
            sound = next(later for later in await fresh.thoughts() if later.match == sound.match)
    assert await done(store, thought) == []
    told = [message for message in errors(caplog) if message.startswith(f"match {thought.match}: ")]
    assert len(told) == 1
    assert "cannot play on" in told[0]


# ── stopping ─────────────────────────────────────────────────────────────────────────────────────


async def test_stopped_while_it_stores_it_moves_once_after_the_next_start(
    store: Store, matches: Matches, clock: Clock, quick_pool: Pool
) -> None:
    thought = await one(matches)
    async with thinking(store, matches, clock, quick_pool):
        await asyncio.sleep(0.1)
        async with store.transaction():  # the move waits for it
            clock.advance(thought.plays_at - clock.now())
            await asyncio.sleep(0.2)
    assert await done(store, thought) == []
    async with thinking(store, Matches(store, clock), clock, quick_pool):
        await until(lambda: moved(matches, thought))
        await asyncio.sleep(0.1)
    entries = [entry for entry, _ in await done(store, thought)]
    assert len(entries) == (await matches.match(thought.match)).seq - thought.seq
    assert await matches.check() == []


async def test_stopped_in_mid_thought_nothing_of_it_is_left(
    store: Store, matches: Matches, clock: Clock, tmp_path: Path
) -> None:
    thought = await one(matches, strength="strong")
    pool = Pool(1, Budget(seconds=600, together=600))
    async with thinking(store, matches, clock, pool):
        await asyncio.sleep(0.1)
    await pool.stop()
    assert await done(store, thought) == []
    assert await matches.thoughts() == [thought]
    assert (await matches.match(thought.match)).seats[thought.seat].computer == "strong"
    assert MEI.id in {seat.person for seat in (await matches.match(thought.match)).seats}
