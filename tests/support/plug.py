"""The plug is pulled in the middle of a transaction."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import event

from bot.matches import Matches
from tests.support.written import dump


class PulledError(Exception):
    """The plug."""


@contextmanager
def pulled_at(matches: Matches, number: int) -> Iterator[list[str]]:
    """The writer's statement of that number fails (0: none does); the COMMIT counts as one more.

    In SQLite a statement that is known to be the last brings its COMMIT along.
    """
    seen: list[str] = []

    def note(statement: str) -> None:
        seen.append(statement)
        if len(seen) == number:
            raise PulledError(statement)

    def before(_c: Any, _u: Any, statement: str, *_rest: Any) -> None:
        note(statement)

    def commit(connection: Any) -> None:
        if getattr(connection.connection.driver_connection, "in_transaction", True):
            note("COMMIT")

    engine = matches.store._writer.sync_engine
    event.listen(engine, "before_cursor_execute", before)
    event.listen(engine, "commit", commit)
    try:
        yield seen
    finally:
        event.remove(engine, "before_cursor_execute", before)
        event.remove(engine, "commit", commit)


async def pull_everywhere(matches: Matches, press: Callable[[], Awaitable[object]]) -> int:
    """Fail the press at its first statement, its second, ...; nothing may change. Then let it through.

    What does many things, each of which may fail, says so by a group of failures.
    """
    before = await dump(matches)
    number = 0
    while True:
        number += 1
        with pulled_at(matches, number) as seen:
            try:
                await press()
            except* PulledError:
                assert await dump(matches) == before, seen[-1]
            else:
                assert await dump(matches) != before
                return len(seen)
