"""An empty database of the newest tables, made once: most tests are not about making it."""

import tempfile
from functools import cache
from pathlib import Path

from bot.store import upgrade


def lay(path: Path) -> None:
    """Put it there."""
    path.write_bytes(_empty())


@cache
def _empty() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"
        upgrade(f"sqlite:///{path}")
        return path.read_bytes()
