"""What the databases of tests share: empty tables, laid once; statements, compiled once a process."""

import asyncio
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event

from bot.store import upgrade


class _Compiled(dict[Any, Any]):
    """Compiled statements of all engines of a kind; SQLAlchemy's own key begins with the engine's dialect.

    A test that opens a store would spend more time on compiling its statements than on carrying them out.
    """

    def get(self, key: Any, default: Any = None) -> Any:
        return super().get((type(key[0]), *key[1:]), default)

    def __setitem__(self, key: Any, compiled: Any) -> None:
        super().__setitem__((type(key[0]), *key[1:]), compiled)


_COMPILED = _Compiled()


@event.listens_for(Engine, "engine_connect")
def _share(connection: Connection) -> None:
    connection.execution_options(compiled_cache=_COMPILED)


def lay(path: Path) -> None:
    """Put it there."""
    path.write_bytes(_empty())


@cache
def _empty() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"
        upgrade(f"sqlite:///{path}")
        return path.read_bytes()


class _Queue:
    """Work for the thread of a connection, which is done at once."""

    def put_nowait(self, work: tuple[asyncio.Future[Any], Callable[[], Any]]) -> None:
        future, what = work
        try:
            future.set_result(what())
        except Exception as error:
            future.set_exception(error)


class _NoThread:
    def __init__(self, **_: object) -> None:
        self.daemon = True

    def start(self) -> None:
        """There is none."""


async def _execute(_: object, what: Callable[..., Any], *args: Any, **more: Any) -> Any:
    await asyncio.sleep(0)  # whoever else waits has a turn before each statement
    return what(*args, **more)


def without_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Statements are carried out on the loop, one a step: to hand them over costs more than they do.

    Not for two stores on one file: who waits for the other's lock would hold it up.
    """
    monkeypatch.setattr("aiosqlite.core.SimpleQueue", _Queue)
    monkeypatch.setattr("aiosqlite.core.Thread", _NoThread)
    monkeypatch.setattr("aiosqlite.core.Connection._execute", _execute)
