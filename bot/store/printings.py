"""What was printed when matches began, by its hash: kept as long as there are matches."""

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import select

from bot.store.database import Reading, Writing
from bot.store.tables import printings
from games.engine.editions import Printing


class PrintingRow(msgspec.Struct, frozen=True):
    """The data files of a game, packed, and their hash."""

    sha256: str
    game: str
    files: bytes


def packed(files: Printing) -> bytes:
    """Parsed files as they are stored."""
    return zlib.compress(msgspec.json.encode(files))


def unpacked(files: bytes) -> Printing:
    """The parsed files again."""
    return msgspec.json.decode(zlib.decompress(files), type=dict[str, dict[str, Any]])


async def put(writing: Writing, sha256: str, game: str, files: Printing) -> None:
    """Keep them, if they are not kept yet."""
    await writing.put(printings, sha256=sha256, game=game, files=packed(files))


async def every(reading: Reading) -> Sequence[PrintingRow]:
    """All that are kept."""
    return await reading.rows(select(printings).order_by(printings.c.sha256), PrintingRow)
