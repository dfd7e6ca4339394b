"""Law 4: wherever a transaction is stopped, the old state is whole and the same press works again."""

import asyncio
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from bot.clock import Clock
from bot.matches import Matches
from bot.store import Store
from tests.matches.table import AIKO, JONAS, MEI, choose, confirm, dump, lobby, mover, posts, started


class PulledError(Exception):
    """The plug."""


@contextmanager
def pulled_at(store: Store, number: int) -> Iterator[list[str]]:
    """The writer's statement of that number fails (0: none does); the COMMIT counts as one more."""
    seen: list[str] = []

    def note(statement: str) -> None:
        seen.append(statement)
        if len(seen) == number:
            raise PulledError(statement)

    def before(_c: Any, _u: Any, statement: str, *_rest: Any) -> None:
        note(statement)

    def commit(_connection: Any) -> None:
        note("COMMIT")

    engine = store._writer.sync_engine
    event.listen(engine, "before_cursor_execute", before)
    event.listen(engine, "commit", commit)
    try:
        yield seen
    finally:
        event.remove(engine, "before_cursor_execute", before)
        event.remove(engine, "commit", commit)


async def pull_everywhere(store: Store, press: Callable[[], Awaitable[object]]) -> int:
    """Fail the press at its first statement, its second, ...; nothing may change. Then let it through."""
    before = await dump(store)
    number = 0
    while True:
        number += 1
        with pulled_at(store, number) as seen:
            try:
                await press()
            except PulledError:
                assert await dump(store) == before, seen[-1]
            else:
                assert await dump(store) != before
                return len(seen)


async def test_a_confirm_stopped_at_any_statement_changes_nothing(matches: Matches, store: Store) -> None:
    match = await started(matches)
    panel = await choose(matches, match.id, mover(match), "2", "take", "1", "keep")
    statements = await pull_everywhere(store, lambda: confirm(matches, panel))
    assert statements >= 8  # BEGIN, draft, match, actions, snapshot, draft, deadline, outbox, COMMIT
    after = await matches.match(match.id)
    assert (after.seq, after.turn) == (3, 2)
    assert [kind for kind, _ in await posts(store)].count("turn") == 1
    assert await matches.check() == []


async def test_the_last_confirm_stopped_at_any_statement_changes_nothing(
    matches: Matches, store: Store
) -> None:
    match = await started(matches, options={"heap": "4"})
    match = (await confirm(matches, await choose(matches, match.id, mover(match), "3", "keep"))).match
    panel = await choose(matches, match.id, mover(match), "keep")
    await pull_everywhere(store, lambda: confirm(matches, panel))
    assert (await matches.match(match.id)).state == "over"
    assert [kind for kind, _ in await posts(store)][-3:] == ["turn", "end", "lobby"]


async def test_joining_starting_resigning_and_reminding_are_whole_too(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await lobby(matches, 3)
    await pull_everywhere(store, lambda: matches.join(match.id, JONAS))
    await pull_everywhere(store, lambda: matches.leave(match.id, MEI.id))
    await pull_everywhere(store, lambda: matches.join(match.id, AIKO))
    await pull_everywhere(store, lambda: matches.start(match.id, JONAS.id))
    later = clock.now() + timedelta(hours=37)

    async def remind() -> None:
        try:
            await matches.due(later)
        except ExceptionGroup as failed:
            raise failed.exceptions[0] from None

    await pull_everywhere(store, remind)
    later = clock.now() + timedelta(hours=73)  # the time is up: the clock, a notice, its message
    await pull_everywhere(store, remind)
    await pull_everywhere(store, lambda: matches.resign(match.id, AIKO.id))
    assert (await matches.match(match.id)).state == "over"


KILLED = """
import asyncio, os, signal, sys
import games
from sqlalchemy import event
from tests.matches import toy
sys.modules["games.toy"] = toy
games.NAMES = (*games.NAMES, "toy")
from bot.matches import Matches
from bot.store import Store
from tests.matches.table import confirm

async def main(url, match, person, where):
    store = await Store.open(url)
    matches = Matches(store)
    panel = await matches.panel(match, person)
    count = 0
    def die(*_):
        nonlocal count
        count += 1
        if where in ("commit", str(count)):
            os.kill(os.getpid(), signal.SIGKILL)
    if where == "after":
        store.listen("outbox", die)
        where = "1"
    else:
        when = "commit" if where == "commit" else "after_cursor_execute"
        event.listen(store._writer.sync_engine, when, die)
    await confirm(matches, panel)

asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]))
"""


@pytest.mark.parametrize(("where", "stored"), [("4", False), ("commit", False), ("after", True)])
async def test_a_process_killed_in_the_middle_leaves_all_or_nothing(
    matches: Matches, store: Store, url: str, tmp_path: Path, where: str, stored: bool
) -> None:
    match = await started(matches)
    panel = await choose(matches, match.id, mover(match), "2", "keep")
    await store.close()
    command = [sys.executable, "-W", "ignore", "-c", KILLED, url, str(match.id), str(mover(match)), where]
    root = Path(__file__).parents[2]
    killed = await asyncio.create_subprocess_exec(*command, cwd=root, stderr=subprocess.PIPE)
    _, complaint = await killed.communicate()
    assert killed.returncode == -signal.SIGKILL, complaint.decode()
    with closing(sqlite3.connect(tmp_path / "test.db")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    again = await Store.open(url)
    after = Matches(again)
    found = await after.match(match.id)
    assert (found.seq, found.turn) == ((2, 2) if stored else (0, 1))
    assert [kind for kind, _ in await posts(again)].count("turn") == int(stored)
    if not stored:
        assert (await confirm(after, panel)).match.seq == 2
    await again.close()
