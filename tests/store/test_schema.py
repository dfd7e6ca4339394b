"""Migrations lead to exactly the tables of `bot.store.tables`; any other file is refused by name."""

import asyncio
import re
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from bot.clock import Clock
from bot.matches import Matches, Person
from bot.store import STORE_ERRORS, Store, StoreError, backend_of, outbox, schema
from bot.store.tables import METADATA
from games.engine import editions
from tests.support.database import lay, migrate


def statements(engine: sa.Engine) -> dict[str, str]:
    """Every CREATE statement by name; blanks, quotes, commas and the order of a table's lines evened out."""
    with engine.connect() as connection:
        query = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'alembic%'"
        rows = connection.execute(sa.text(query)).all()
    return {name: "\n".join(sorted(re.findall(r"[^\s,][^\n,]*", sql.replace('"', "")))) for name, sql in rows}


def upgrade(url: str) -> None:
    """Bring the database to the newest tables."""
    backend_of(url).upgrade()


def test_migrations_make_exactly_the_tables(url: str, file: Path, tmp_path: Path) -> None:
    migrate(file, "head")
    migrated = sa.create_engine(f"sqlite:///{file}", poolclass=sa.NullPool)
    created = sa.create_engine(f"sqlite:///{tmp_path / 'created.db'}", poolclass=sa.NullPool)
    METADATA.create_all(created)
    with migrated.connect() as connection:
        options = {"compare_type": True, "compare_server_default": True}
        assert compare_metadata(MigrationContext.configure(connection, opts=options), METADATA) == []
    assert statements(migrated) == statements(created)
    assert "outbox" in statements(migrated)


def test_upgrading_again_changes_nothing_and_leaves_wal_mode(url: str, file: Path) -> None:
    """Two connections that change the mode at once refuse each other, so none may have to."""
    upgrade(url)
    before = file.read_bytes()
    upgrade(url)
    assert file.read_bytes() == before
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


@pytest.mark.parametrize("first", [None, "0001"])
def test_a_migration_that_fails_anywhere_leaves_no_table(url: str, file: Path, first: str | None) -> None:
    """Wherever it is, nothing that it has done can be seen; two that fail leave nothing to the next."""
    left = 0
    if first is not None:
        migrate(file, first)
    with closing(sqlite3.connect(file)) as connection:
        before = connection.execute("SELECT name FROM sqlite_master ORDER BY 1").fetchall()

    def watch(*_: object) -> None:
        nonlocal left
        left -= 1
        with closing(sqlite3.connect(file)) as connection:
            assert connection.execute("SELECT name FROM sqlite_master ORDER BY 1").fetchall() == before
        if left == 0:
            raise RuntimeError("pulled")

    sa.event.listen(sa.Engine, "before_cursor_execute", watch)
    try:
        for number in (3, 40):
            left = number
            with pytest.raises(RuntimeError, match="pulled"):
                upgrade(url)
        upgrade(url)
    finally:
        sa.event.remove(sa.Engine, "before_cursor_execute", watch)
    assert left < -40


@pytest.fixture
def foreign(file: Path) -> Path:
    """A database of somebody else."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    return file


def open_and_close(url: str, migrate: bool = True, backup: Path | None = None) -> None:
    async def work() -> None:
        store = await Store.open(url, migrate)
        if backup is not None:
            await store.backup(backup)
        await store.close()

    asyncio.run(work())


def refused(does: Callable[[], object]) -> StoreError:
    with pytest.raises(StoreError) as refusal:
        does()
    return refusal.value


def test_a_database_left_as_it_is_may_be_older(url: str, foreign: Path, tmp_path: Path) -> None:
    before = foreign.read_bytes()
    open_and_close(url, migrate=False, backup=tmp_path / "copy.db")
    assert foreign.read_bytes() == before


def test_revisions_are_known_by_their_files() -> None:
    scripts = ScriptDirectory.from_config(schema.alembic_config())
    assert [script.revision for script in scripts.walk_revisions()] == schema.REVISIONS[::-1]


def test_a_database_of_a_newer_program_is_refused(url: str, file: Path) -> None:
    lay(file)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    error = refused(lambda: upgrade(url))
    assert error.code == "newer-database"
    assert error.facts == {"database": str(file), "found": "9999", "known": "0026"}


def test_somebody_elses_database_is_refused(url: str, foreign: Path) -> None:
    assert refused(lambda: upgrade(url)).code == "foreign-database"


@pytest.mark.parametrize(
    "address", ["sqlite+aiosqlite://", "sqlite:///:memory:", "mysql+aiomysql://u:secret@h/d", "nonsense"]
)
def test_a_database_that_is_no_file_is_refused_without_telling_the_password(address: str) -> None:
    error = refused(lambda: upgrade(address))
    assert error.code == "unsupported-database"
    assert "secret" not in str(error)


def test_a_missing_folder_and_a_folder_in_place_of_the_file_are_refused(tmp_path: Path) -> None:
    error = refused(lambda: open_and_close(f"sqlite+aiosqlite:///{tmp_path}/nowhere/a.db"))
    assert error.code == "no-such-folder"
    assert error.facts == {"folder": str(tmp_path / "nowhere")}
    assert refused(lambda: open_and_close(f"sqlite+aiosqlite:///{tmp_path}")).code == "unreadable-database"


def test_without_migrating_a_missing_file_is_not_made(url: str, file: Path) -> None:
    assert refused(lambda: open_and_close(url, migrate=False)).code == "no-such-database"
    assert not file.exists()


def test_a_file_of_something_else_or_damaged_is_refused(url: str, file: Path) -> None:
    file.write_bytes(b"this is a letter, not a database " * 100)
    assert refused(lambda: open_and_close(url)).code == "corrupted-database"
    lay(file)
    damaged = bytearray(file.read_bytes())
    damaged[3 * 4096 : 3 * 4096 + 200] = b"\xff" * 200
    file.write_bytes(damaged)
    assert refused(lambda: open_and_close(url)).code == "corrupted-database"
    assert file.read_bytes() == damaged


def test_an_error_carries_exactly_its_facts() -> None:
    for code, facts in STORE_ERRORS.items():
        assert str(StoreError(code, **dict.fromkeys(facts, "x"))).startswith(code)
    with pytest.raises(ValueError, match="backup-exists takes"):
        StoreError("backup-exists", folder="x")


@pytest.mark.fuzz  # for its seconds of waiting
def test_a_start_waits_for_a_process_that_is_just_ending(url: str, file: Path) -> None:
    lay(file)
    with closing(sqlite3.connect(file, isolation_level=None, check_same_thread=False)) as ending:
        ending.execute("BEGIN IMMEDIATE")
        ending.execute("INSERT INTO people (id, name, locale) VALUES (1, 'Mei', 'en')")
        done = threading.Timer(7, ending.execute, ("COMMIT",))
        done.start()
        upgrade(url)
        assert not done.is_alive()
        done.join()
        assert ending.execute("SELECT name FROM people").fetchall() == [("Mei",)]


# ── a database of an earlier version, with matches that run ──────────────────────────────────────────

NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)
MEI, JONAS = 1 << 60, 1 << 60 | 1
THREAD = 1 << 57
SEED = "5" * 64


def stamp(at: datetime) -> str:
    """The time as it is stored."""
    return at.replace(tzinfo=None).isoformat(" ", "microseconds")


QIN = editions.printed("qin")[1]
"""What every match of Qin from before editions is said to have begun with."""

SINCE_0005: dict[str, Any] = {"printing": QIN, "replayed_by": None, "rated": 0}
SINCE_0005 |= dict.fromkeys(
    ("progress", "progress_at", "resumes_at", "forked_from", "forked_turn", "start", "lesson", "called")
)


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


async def test_clocks_run_on_and_tell_nothing_twice(before: sqlite3.Connection, file: Path, url: str) -> None:
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
    found = [await matches.watching.match(number) for number in range(1, 6)]
    assert [each.pace for each in found] == ["quick", "daily", "relaxed", "none", "quick"]
    assert [each.due_at for each in found[:3]] == [since + span for span in spans.values()]
    assert (found[3].due_at, found[4].due_at) == (None, NOW + timedelta(hours=1))
    assert await matches.timekeeping.due(NOW) == 0
    clock.advance(timedelta(hours=1))
    await matches.timekeeping.due(clock.now())
    told = {number: [notice.kind for notice in await matches.notices.of(number)] for number in range(1, 6)}
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
    told = await matches.reminders.reminder(row)
    assert [(waiting.match.id, waiting.kind) for waiting in told.waiting] == [(1, "half")]
    assert await matches.reminders.reminded_of(1, MEI) == [1]
    await store.close()


async def test_matches_of_people_go_on(before: sqlite3.Connection, file: Path, url: str) -> None:
    match(before, 1, "1d", NOW - timedelta(hours=5))
    deadline(before, 1, NOW - timedelta(hours=5), timedelta(days=1), "half")
    before.commit()
    migrate(file, "0003")
    tables = ("matches", "seats", "deadlines")
    told = {table: rows(before, table) for table in tables}
    store = await Store.open(url)
    for table in tables:
        new: dict[str, dict[str, Any]] = {"matches": {"untold": None, **SINCE_0005}}
        new["seats"] = dict.fromkeys(
            ("computer", "absent_at", "paused_at", "sitter", "sits_from", "sits_until")
        )
        new["deadlines"] = {"plays_at": None, "grace": None, "rests": 0}
        assert rows(before, table) == [row | new[table] for row in told[table]]
    assert (1, "matches") in before.execute("SELECT seq, name FROM sqlite_sequence").fetchall()
    assert before.execute("PRAGMA foreign_key_check").fetchall() == []
    clock = Clock(lambda: NOW)
    matches = Matches(store, clock)
    found = await matches.watching.match(1)
    assert [(seat.player, seat.computer) for seat in found.seats] == [(MEI, None), (JONAS, None)]
    assert found.due_at == NOW + timedelta(hours=19)
    panel = await matches.turns.panel(1, MEI)
    while panel.question is not None:
        token = panel.question.answers[0].token
        panel = await matches.turns.pick(1, MEI, panel.version, panel.revision, token)
    assert (await matches.turns.confirm(1, MEI, panel.version, panel.revision)).next_seat == 1
    assert await matches.thinking.thoughts() == []
    await store.close()


async def test_the_others_are_asked_anew_about_whose_time_was_up(
    before: sqlite3.Connection, file: Path, url: str
) -> None:
    """More than one pace has gone by since; what they were asked under the rules of before has lapsed."""
    match(before, 1, "1d", NOW - timedelta(days=9))
    before.commit()
    migrate(file, "0006")
    up = stamp(NOW - timedelta(days=6))
    before.execute("UPDATE matches SET caretaker = 'vote'")
    before.execute(
        "UPDATE deadlines SET bank = 259200, left = 0, counted_at = ?, due_at = ?, stage = 'out',"
        " next_kind = NULL, next_at = NULL, reminded = 6",
        (up, up),
    )
    before.execute(
        "INSERT INTO votes (match_id, kind, seat, seq, state, at) VALUES (1, 'overdue', 0, 0, 'open', ?)",
        (up,),
    )
    before.commit()
    matches = Matches(await Store.open(url), Clock(lambda: NOW))
    assert (await matches.votes.get(1, 1)).state == "lapsed"
    assert await matches.timekeeping.next_due() == NOW - timedelta(days=6)
    await matches.timekeeping.due(NOW)
    (vote,) = await matches.votes.open_in(1)
    assert (vote.kind, vote.seat, vote.voters) == ("overdue", 0, (1,))
    assert vote.until == NOW + timedelta(days=3)


def test_what_was_stored_under_other_names_is_kept(before: sqlite3.Connection, file: Path, url: str) -> None:
    match(before, 1, "1d", NOW)
    before.commit()
    migrate(file, "0004")
    before.executescript(
        """
        UPDATE matches SET state = 'shelved';
        INSERT INTO watches (id, server, by, at) SELECT 5, 1, id, '' FROM people LIMIT 1;
        INSERT INTO calls SELECT 7, 1, 0, id, 'asked', '', 'open', NULL, NULL, NULL, 8, 9 FROM people LIMIT 1;
        INSERT INTO looks SELECT id, 1, 3, 2, '' FROM people;
        INSERT INTO mirrors VALUES (5, 1, 99, '', 2, 3, 'shelved');
        INSERT INTO outbox SELECT 1, 1, 'call', '{}', 'waiting', 0, '', '', NULL, NULL, NULL, NULL;
        INSERT INTO outbox SELECT 2, 1, 'mirror', '{}', 'waiting', 0, '', '', NULL, NULL, NULL, NULL;
        """
    )
    told = {table: rows(before, table) for table in ("matches", "calls", "looks", "mirrors", "outbox")}
    upgrade(url)
    assert rows(before, "substitutions") == told["calls"]
    assert rows(before, "last_seen") == told["looks"]
    assert rows(before, "watch_posts") == [{**row, "state": "archived"} for row in told["mirrors"]]
    assert rows(before, "matches") == [{**row, "state": "archived", **SINCE_0005} for row in told["matches"]]
    kinds = ("substitution", "watch")
    assert rows(before, "outbox") == [
        {**row, "kind": kind} for row, kind in zip(told["outbox"], kinds, strict=True)
    ]
    assert (7, "substitutions") in before.execute("SELECT seq, name FROM sqlite_sequence").fetchall()


async def test_who_sought_a_table_is_looked_at_again(
    before: sqlite3.Connection, file: Path, url: str
) -> None:
    before.commit()
    migrate(file, "0025")
    before.executemany(
        "INSERT INTO seeks VALUES (?, 1, '[\"qin\"]', '[\"daily\"]', 2, 2, ?, ?)",
        [(person, stamp(NOW), stamp(NOW + timedelta(days=7))) for person in (MEI, JONAS)],
    )
    before.commit()
    upgrade(url)
    assert [(row["again_at"], row["channel"]) for row in rows(before, "seeks")] == [(stamp(NOW), None)] * 2
    matches = Matches(await Store.open(url), Clock(lambda: NOW))
    assert await matches.timekeeping.next_due() == NOW
    assert await matches.timekeeping.due(NOW) == 0
    assert (await matches.seeks.seek(Person(9, "Aiko"), 1, 2, ["qin"], ["daily"], 3, 3)).own is not None
    assert await matches.seeks.fitting(1) == []  # Mei and Jonas have found each other
    await matches.store.close()


async def test_votes_of_before_end_after_a_week(before: sqlite3.Connection, file: Path, url: str) -> None:
    match(before, 1, "none", NOW - timedelta(days=9))
    before.commit()
    migrate(file, "0025")
    days = {"end": 8, "pause": 2, "overdue": 8, "terms": 0}
    votes = [(kind, stamp(NOW - timedelta(days=old)), kind == "terms") for kind, old in days.items()]
    before.executemany(
        "INSERT INTO votes (match_id, kind, seat, seq, state, at, due_at, terms)"
        f" VALUES (1, ?, 0, 0, 'open', ?, iif(?, '{stamp(NOW + timedelta(days=1))}', NULL), 'daily wait')",
        votes,
    )
    before.commit()
    matches = Matches(await Store.open(url), Clock(lambda: NOW))
    due = [row["due_at"] for row in rows(before, "votes")]
    assert due == [votes[0][1], votes[1][1], None, stamp(NOW + timedelta(days=1))]
    assert await matches.timekeeping.next_due() == NOW - timedelta(days=8)
    await matches.timekeeping.due(NOW)
    assert [(await matches.votes.get(1, number)).state for number in (1, 2, 4)] == ["lapsed", "open", "open"]
    assert await matches.timekeeping.next_due() == NOW + timedelta(days=1)
    await matches.timekeeping.due(NOW + timedelta(days=5))
    assert (await matches.votes.get(1, 2)).state == "lapsed"
    await matches.store.close()


async def test_cards_of_the_end_that_were_given_up_are_sent(
    before: sqlite3.Connection, file: Path, url: str
) -> None:
    match(before, 1, "none", NOW)
    before.commit()
    migrate(file, "0025")
    errors = [
        ("end", "KeyError('villages')"),
        ("end", "the channel is gone"),
        ("turn", "KeyError('villages')"),
    ]
    before.executemany(
        "INSERT INTO outbox (match_id, kind, payload, state, attempts, at, created_at, error)"
        f" VALUES (1, ?, '{{}}', 'dead', 4, '{stamp(NOW)}', '{stamp(NOW)}', ?)",
        errors,
    )
    before.commit()
    upgrade(url)
    states = [(row["state"], row["attempts"]) for row in rows(before, "outbox")]
    assert states == [("waiting", 0), ("dead", 4), ("dead", 4)]


def rows(database: sqlite3.Connection, table: str) -> list[dict[str, object]]:
    """Every row of that table, by its columns."""
    cursor = database.execute(f"SELECT * FROM {table} ORDER BY 1, 2")
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor]
