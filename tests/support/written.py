"""What matches have written: tables, messages, logs, records."""

import json
import sqlite3
from contextlib import closing
from typing import Any

from bot.matches import Match, Matches
from bot.store import Store, outbox
from bot.store.outbox import Row
from tests.support.database import file_of, on_sqlite

TABLES = ["people", "servers", "matches", "seats", "actions", "drafts", "snapshots", "deadlines"]
TABLES += ["standing_orders", "plans", "notes", "seeks", "outbox"]


async def select(source: Store | Matches, *queries: str) -> list[list[tuple[Any, ...]]]:
    """The rows of each; of a file past the bot's own connections, which would make this slow."""
    store = source.store if isinstance(source, Matches) else source
    if not on_sqlite(store):
        async with store.reading() as reading:
            found = [await reading._connection.exec_driver_sql(query) for query in queries]
            return [[tuple(row) for row in result] for result in found]
    with closing(sqlite3.connect(file_of(store))) as connection:
        return [connection.execute(query).fetchall() for query in ("BEGIN", *queries)][1:]


async def dump(source: Store | Matches, *but: str) -> dict[str, list[Any]]:
    """The content of every table, except those named."""
    names = [name for name in TABLES if name not in but]
    rows = await select(source, *(f"SELECT * FROM {name} ORDER BY 1, 2" for name in names))
    return dict(zip(names, rows, strict=True))


async def posts(source: Store | Matches) -> list[tuple[str, dict[str, Any]]]:
    """Kind and payload of every message written to the outbox, in order."""
    (rows,) = await select(source, "SELECT kind, payload FROM outbox ORDER BY id")
    return [(kind, content(payload)) for kind, payload in rows]


def content(payload: Any) -> dict[str, Any]:
    """Of a column of JSON, which PostgreSQL's driver has read already."""
    found: dict[str, Any] = payload if isinstance(payload, dict) else json.loads(payload)
    return found


async def kinds(source: Store | Matches) -> list[str]:
    """Of every message, in order."""
    return [kind for kind, _ in await posts(source)]


async def turns_posted(source: Store | Matches) -> list[int]:
    """The numbers of the turns that are told, in order."""
    return [payload["number"] for kind, payload in await posts(source) if kind == "turn"]


async def entries(matches: Matches, match: Match) -> list[str]:
    """Everything confirmed, as the log tells it."""
    return [entry for turn in await matches.watching.log(match.id, None) for entry in turn.entries]


async def exported(matches: Matches, match: Match) -> list[str]:
    """The actions that everybody may read of the record."""
    found: list[str] = json.loads(await matches.records.export(match.id))["actions"]
    return found


async def rows(source: Store | Matches, kind: str) -> list[Row]:
    """Every message of that kind written to the outbox, in order."""
    store = source.store if isinstance(source, Matches) else source
    (found,) = await select(store, f"SELECT id FROM outbox WHERE kind = '{kind}' ORDER BY id")
    async with store.reading() as reading:
        return [row for (number,) in found if (row := await outbox.get(reading, number)) is not None]
