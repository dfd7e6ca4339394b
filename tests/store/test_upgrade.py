"""A database of an earlier version, with matches that run, goes on under this one."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from alembic import command

from bot.clock import Clock
from bot.matches import Matches
from bot.store import Store, outbox, schema

NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)
MEI, JONAS = 1 << 60, 1 << 60 | 1
THREAD = 1 << 57
SEED = "5" * 64


def stamp(at: datetime) -> str:
    """The time as it is stored."""
    return at.replace(tzinfo=None).isoformat(" ", "microseconds")


def migrate(file: Path, version: str) -> None:
    """Bring the database to that version."""
    with schema._connection(file) as connection:
        config = schema._config()
        config.attributes["connection"] = connection
        command.upgrade(config, version)
        connection.commit()


@pytest.fixture
def before(file: Path) -> Iterator[sqlite3.Connection]:
    """A database from before matches were played over days."""
    migrate(file, "0002")
    with closing(sqlite3.connect(file)) as old:
        old.executemany("INSERT INTO people VALUES (?, ?, 'en')", [(MEI, "Mei"), (JONAS, "Jonas")])
        old.execute("INSERT INTO servers VALUES (1, ?)", (stamp(NOW),))
        yield old


def match(old: sqlite3.Connection, number: int, pace: str, since: datetime) -> None:
    """A match of Qin that waits for Mei since then."""
    values = {"id": number, "game": "qin", "rules_version": 1, "options": "{}", "size": 2, "pace": pace}
    values |= {"state": "playing", "creator": MEI, "server": 1, "channel": 2, "thread": THREAD + number}
    values |= {"seed": SEED, "seed_sha256": SEED, "version": 3, "seq": 0, "turn": 1, "to_act": 0}
    values |= dict.fromkeys(("turn_since", "created_at", "started_at"), stamp(since))
    marks = ", ".join("?" * len(values))
    old.execute(f"INSERT INTO matches ({', '.join(values)}) VALUES ({marks})", tuple(values.values()))
    for seat, person in enumerate((MEI, JONAS)):
        old.execute("INSERT INTO seats VALUES (?, ?, ?, 0)", (number, seat, person))


def deadline(
    old: sqlite3.Connection, number: int, since: datetime, span: timedelta, kind: str | None
) -> None:
    at = None if kind is None else stamp(since + span * {"half": 0.5, "nine": 0.9}[kind])
    times = (stamp(since), stamp(since + span))
    old.execute("INSERT INTO deadlines VALUES (?, 1, 0, ?, ?, ?, ?)", (number, *times, kind, at))


async def test_clocks_run_on_and_nothing_is_told_twice(
    before: sqlite3.Connection, file: Path, url: str
) -> None:
    since = NOW - timedelta(hours=5)
    spans = {"12h": timedelta(hours=12), "1d": timedelta(days=1), "3d": timedelta(days=3)}
    for number, (pace, span) in enumerate(spans.items(), 1):
        match(before, number, pace, since)
        deadline(before, number, since, span, "half")
    match(before, 4, "none", since)
    match(before, 5, "12h", NOW - timedelta(hours=11))
    deadline(before, 5, NOW - timedelta(hours=11), timedelta(hours=12), None)  # all reminders are told
    before.commit()
    store = await Store.open(url)
    assert before.execute("PRAGMA foreign_key_check").fetchall() == []
    clock = Clock(lambda: NOW)
    matches = Matches(store, clock)
    found = [await matches.match(number) for number in range(1, 6)]
    assert [each.pace for each in found] == ["quick", "daily", "relaxed", "none", "quick"]
    assert [each.due_at for each in found[:3]] == [since + span for span in spans.values()]
    assert (found[3].due_at, found[4].due_at) == (None, NOW + timedelta(hours=1))
    assert await matches.due(NOW) == 0
    clock.advance(timedelta(hours=1))
    await matches.due(clock.now())
    told = {number: [notice.kind for notice in await matches.notices(number)] for number in range(1, 6)}
    assert told == {1: [], 2: [], 3: [], 4: [], 5: ["time-up"]}
    async with store.reading() as reading:
        found_rows = [await outbox.get(reading, number) for number in range(1, 9)]
    half = [row.payload["matches"] for row in found_rows if row is not None and row.kind == "reminder"]
    assert half == ["1 half 1"]
    await store.close()


async def test_reminders_that_wait_to_be_sent_still_are(before: sqlite3.Connection, url: str) -> None:
    match(before, 1, "12h", NOW - timedelta(hours=7))
    deadline(before, 1, NOW - timedelta(hours=7), timedelta(hours=12), "nine")
    payload = f'{{"person": {MEI}, "kind": "half", "turn": 1}}'
    before.execute(
        "INSERT INTO outbox (id, match_id, kind, payload, state, attempts, at, created_at)"
        " VALUES (1, 1, 'reminder', ?, 'waiting', 0, ?, ?)",
        (payload, stamp(NOW), stamp(NOW)),
    )
    before.commit()
    store = await Store.open(url)
    matches = Matches(store, Clock(lambda: NOW))
    async with store.reading() as reading:
        row = await outbox.get(reading, 1)
    assert row is not None
    assert (row.lane, row.payload) == (f"p{MEI}", {"person": MEI, "matches": "1 half 1", "place": THREAD + 1})
    told = await matches.reminder(row)
    assert [(waiting.match.id, waiting.kind) for waiting in told.waiting] == [(1, "half")]
    assert await matches.reminded_of(1, MEI) == [1]
    await store.close()


async def test_matches_of_people_go_on_where_computers_can_play(
    before: sqlite3.Connection, file: Path, url: str
) -> None:
    match(before, 1, "1d", NOW - timedelta(hours=5))
    deadline(before, 1, NOW - timedelta(hours=5), timedelta(days=1), "half")
    before.commit()
    migrate(file, "0003")
    tables = ("matches", "seats", "deadlines")
    told = {table: rows(before, table) for table in tables}
    store = await Store.open(url)
    for table in tables:
        new = {"matches": "untold", "seats": "computer", "deadlines": "plays_at"}[table]
        assert rows(before, table) == [{**row, new: None} for row in told[table]]
    assert (1, "matches") in before.execute("SELECT seq, name FROM sqlite_sequence").fetchall()
    assert before.execute("PRAGMA foreign_key_check").fetchall() == []
    clock = Clock(lambda: NOW)
    matches = Matches(store, clock)
    found = await matches.match(1)
    assert [(seat.player, seat.computer) for seat in found.seats] == [(MEI, None), (JONAS, None)]
    assert found.due_at == NOW + timedelta(hours=19)
    panel = await matches.panel(1, MEI)
    while panel.question is not None:
        token = panel.question.answers[0].token
        panel = await matches.pick(1, MEI, panel.version, panel.revision, token)
    assert (await matches.confirm(1, MEI, panel.version, panel.revision)).next_seat == 1
    assert await matches.thoughts() == []
    await store.close()


def rows(database: sqlite3.Connection, table: str) -> list[dict[str, object]]:
    """Every row of that table, by its columns."""
    cursor = database.execute(f"SELECT * FROM {table} ORDER BY 1, 2")
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor]
