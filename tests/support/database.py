"""What the databases of tests share: empty tables, laid once; statements, compiled once a process."""

import tempfile
from functools import cache
from pathlib import Path
from typing import Any

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
