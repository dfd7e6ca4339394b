"""The bot's shell, called as an operator calls it."""

import asyncio
import gc
import os
import shutil
import socket
import sqlite3
import subprocess
import sys
import warnings
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.matches import Matches
from bot.store import Store, schema, sqlite
from bot.store.tables import METADATA
from games.china import components as china
from games.qin import components as qin
from tests.support.database import full_at_half_of, lay, migrate
from tests.support.table import started


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in, with the settings pointing at a database that is not there yet."""
    path = tmp_path / "mandate.db"
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "DISCORD_API_BASE", "DISCORD_GATEWAY_URL", "BACKUP_DIR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{path}")
    monkeypatch.setenv("LOG_LEVEL", "ERROR")
    return path


async def _open_match(url: str) -> None:
    store = await Store.open(url)
    await started(Matches(store), 2, "qin")
    await store.close()


def test_upgrade_makes_the_database(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["db", "upgrade"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("select name from sqlite_master where type = 'table'")
        assert set(METADATA.tables) <= {name for (name,) in rows}


def test_backup_writes_a_whole_copy_and_overwrites_nothing(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lay(database)
    copy = database.with_name("copy.db")
    assert main(["db", "backup", str(copy)]) == 0
    assert copy.read_bytes()[:15] == b"SQLite format 3"
    assert main(["db", "backup", str(copy)]) == 1
    assert str(copy) in capsys.readouterr().err
    assert main(["db", "backup"]) == 0
    assert len(list((database.parent / "backups").iterdir())) == 1


def test_backup_of_nothing_is_refused_and_makes_nothing(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["db", "backup", str(database.with_name("copy.db"))]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert list(database.parent.glob("*.db")) == []


def test_restore_puts_a_backup_in_place_and_keeps_what_was_there(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite+aiosqlite:///{database}"
    asyncio.run(_open_match(url))
    copy = str(database.with_name("copy.db"))
    assert main(["db", "backup", copy]) == 0
    asyncio.run(_open_match(url))
    assert main(["db", "restore", copy]) == 0
    told = capsys.readouterr().out
    (former,) = database.parent.glob("mandate.db.before-*")
    assert former.name in told
    counts = []
    for path in (database, former):
        with closing(sqlite3.connect(path)) as connection:
            counts += connection.execute("select count(*) from matches").fetchone()
    assert counts == [1, 2]
    assert [main(["db", "restore", copy]) for _ in range(4)] == [0] * 4  # some of them within a second
    assert len(list(database.parent.glob("mandate.db.before-*"))) == 5
    database.unlink()
    capsys.readouterr()
    assert main(["db", "restore", copy]) == 0
    assert "kept" not in capsys.readouterr().out
    assert main(["check"]) == 0


def test_restore_takes_along_what_a_killed_bot_wrote_last(database: Path) -> None:
    lay(database)
    left = database.with_name("left.db")
    leftover = database.with_name(f".{database.name}.part-wal")
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("insert into people (id, name, locale) values (1, 'Mei', 'en')")
        connection.commit()
        for end in ("", "-wal", "-shm"):
            shutil.copy(f"{database}{end}", f"{left}{end}")
    leftover.write_bytes(Path(f"{left}-wal").read_bytes()[:-4096])  # of a try that was killed
    assert main(["db", "restore", str(left)]) == 0
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("select name from people").fetchall() == [("Mei",)]
    assert Path(f"{left}-wal").stat().st_size
    assert list(database.parent.glob(".*")) == []


@pytest.mark.parametrize("there", [True, False])
def test_what_is_restored_belongs_to_whom_the_database_or_its_folder_does(
    database: Path, there: bool
) -> None:
    copy = database.with_name("copy.db")
    lay(copy)
    model = database if there else database.parent
    if there:
        lay(database)
    (model if there else copy).chmod(0o600)
    if os.geteuid() == 0:
        os.chown(model, 61234, 61234)
    assert main(["db", "restore", str(copy)]) == 0
    owner = model.stat().st_uid
    for path in (database, Path(f"{database}.lock")):
        assert (path.stat().st_uid, path.stat().st_mode & 0o777) == (owner, 0o600)


def test_what_is_no_backup_is_not_put_in_place(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(_open_match(f"sqlite+aiosqlite:///{database}"))
    before = database.read_bytes()
    letter = database.with_name("letter.db")
    letter.write_bytes(b"this is a letter, not a database " * 100)
    database.with_name("empty.db").touch()  # a copy that broke off at once
    damaged = bytearray(before)
    damaged[3 * 4096 : 3 * 4096 + 200] = b"\xff" * 200
    database.with_name("damaged.db").write_bytes(damaged)
    monkeypatch.setattr(sqlite, "LOOKED_THROUGH", 0)  # so it is too large to be looked through at every start
    for name in ("letter.db", "empty.db", "damaged.db", "nothing.db"):
        assert main(["db", "restore", str(database.with_name(name))]) == 1
        (line,) = capsys.readouterr().err.splitlines()
        assert name in line
    assert database.read_bytes() == before
    assert sorted(path.name for path in database.parent.iterdir()) == [
        *("damaged.db", "empty.db", "letter.db", "mandate.db", "mandate.db.lock")
    ]


def test_move_copies_into_an_empty_database_alone(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, target = (f"sqlite:///{database.with_name(name)}" for name in ("old.db", "new.db"))
    asyncio.run(_open_match(source))
    assert main(["db", "move", source, target]) == 0
    assert "one match" in capsys.readouterr().out
    assert main(["db", "move", source, target]) == 1
    assert "new.db holds matches already" in capsys.readouterr().err


def test_move_makes_no_source_and_changes_none(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = ("mistyped.db", "empty.db", "old.db")
    mistyped, empty, old = (database.with_name(name) for name in names)
    empty.touch()
    migrate(old, "0002")
    before = old.read_bytes()
    for source in (mistyped, empty, old):
        assert main(["db", "move", f"sqlite:///{source}", f"sqlite:///{database}"]) == 1
        assert source.name in capsys.readouterr().err
    assert [path.name for path in database.parent.glob("mistyped*")] == []
    assert (empty.read_bytes(), old.read_bytes()) == (b"", before)
    old.unlink()
    lay(old)
    assert main(["db", "move", f"sqlite:///{old}", f"sqlite:///{database}"]) == 0


def test_check_replays_every_match(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(_open_match(f"sqlite+aiosqlite:///{database}"))
    assert main(["check"]) == 0
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(
            "insert into actions (match_id, seq, seat, entry, turn, at)"
            " select id, 1, 0, 'RR A1-B1', 1, created_at from matches"
        )
        connection.execute("update matches set seq = 1")
        connection.commit()
    capsys.readouterr()
    assert main(["check"]) == 1
    assert "RR A1-B1" in capsys.readouterr().out


def test_check_changes_no_older_tables_under_a_bot_that_runs(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sqlite, "ALONE_PATIENCE", 0.0)
    migrate(database, schema.REVISIONS[-2])
    before = database.read_bytes()
    with closing(sqlite3.connect(f"{database}.lock")) as running:
        running.execute("BEGIN EXCLUSIVE")
        assert main(["check"]) == 1
        assert "a bot that runs" in capsys.readouterr().err
        assert database.read_bytes() == before
        running.rollback()
        assert main(["check"]) == 0
        running.execute("BEGIN EXCLUSIVE")
        assert main(["check"]) == 0  # they are this program's by now


@pytest.mark.parametrize("verb", [["check"], ["ratings", "rebuild"]])
def test_what_is_not_there_is_not_said_to_be_right(
    database: Path, capsys: pytest.CaptureFixture[str], verb: list[str]
) -> None:
    assert main(verb) == 1
    assert database.name in capsys.readouterr().err
    assert list(database.parent.iterdir()) == []


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the data of China and Qin to spoil; nothing that was read from the real one is known."""
    caches = (china.board, china.roads, china.supply, qin.board, qin.supply)
    for module, game in ((china, "china"), (qin, "qin")):
        shutil.copytree(module.FOLDER, tmp_path / game)
        monkeypatch.setattr(module, "FOLDER", tmp_path / game)
    for cache in caches:
        cache.cache_clear()
    yield tmp_path
    for cache in caches:
        cache.cache_clear()


def test_ratings_are_computed_anew_while_nobody_else_does(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lay(database)
    assert main(["ratings", "rebuild"]) == 0
    assert capsys.readouterr().out == "0 rated matches counted; every rating was right.\n"


@pytest.mark.parametrize("verb", ["check", "run", "sandbox"])
@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("china/side-3-4.toml", '"chu-3"', '"chu-33"', ("side-3-4.toml, roads.", "“chu-33”")),
        ("china/side-4-5.toml", '"chu-3"', '"chu-33"', ("side-4-5.toml, roads.", "“chu-33”")),
        ("china/board.toml", "number = 7\n", "number = 8\n", ("board.toml, alliance.8", "8")),
        ("china/cards.toml", "total = 57", "total = 58", ("cards.toml, counts", "57", "58")),
        ("china/cards.toml", "total = 57", "total = ", ("cards.toml is malformed", "line 2")),
        ("qin/lion.toml", "[legend]", "[legends]", ("lion.toml is malformed", "legend")),
    ],
)
def test_bad_data_of_a_game_is_told_in_one_line_before_anything_begins(
    database: Path,
    data: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    verb: str,
    file: str,
    old: str,
    new: str,
    told: Sequence[str],
) -> None:
    text = (data / file).read_text(encoding="utf-8")
    assert old in text
    (data / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    monkeypatch.setenv("DISCORD_TOKEN", "never used")
    assert main([verb, "--port", "0"] if verb == "sandbox" else [verb]) == 1
    said = capsys.readouterr()
    (line,) = said.err.splitlines()
    for part in told:
        assert part in line
    assert not database.exists()


@pytest.mark.parametrize(
    ("verb", "wrong", "named"),
    [
        ("run", {}, "DISCORD_TOKEN"),
        ("check", {"LOG_LEVEL": "LOUD"}, "LOG_LEVEL"),
        ("check", {"file": "no database at all, " * 100}, "mandate.db"),
    ],
)
def test_what_keeps_the_bot_from_its_work_is_named(
    database: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    verb: str,
    wrong: dict[str, str],
    named: str,
) -> None:
    if "file" in wrong:
        database.write_text(wrong["file"])
    else:
        monkeypatch.setattr("os.environ", os.environ | wrong)
    assert main([verb]) == 1
    assert named in capsys.readouterr().err


@pytest.mark.parametrize(
    ("setting", "value", "named"),
    [
        ("DATABASE_URL", "sqlite:////proc/mandate.db", "/proc/mandate.db"),
        ("DATABASE_URL", "postgresql://mei:hush@host:port/mandate", "…@host:port/mandate"),
        ("DATABASE_URL", "postgresql//mei:hu/s@h@host/mandate", "…@host/mandate"),
        ("BACKUP_DIR", "letter.txt/backups", "letter.txt"),
    ],
)
def test_what_cannot_be_had_is_named_in_one_line_and_no_password_is(
    database: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    setting: str,
    value: str,
    named: str,
) -> None:
    lay(database)
    database.with_name("letter.txt").touch()
    monkeypatch.setattr("os.environ", os.environ | {"DISCORD_TOKEN": "never used", setting: value})
    assert main(["run"] if setting == "DATABASE_URL" else ["db", "backup"]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert named in line
    assert not any(part in line for part in ("hush", "hu/s", "s@h"))


def test_a_disk_that_is_full_during_a_restore_is_told_and_nothing_is_left(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = database.with_name("copy.db")
    lay(copy)
    with full_at_half_of(copy):
        assert main(["db", "restore", str(copy)]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert str(database.parent) in line
    assert sorted(path.name for path in database.parent.iterdir()) == ["copy.db", "mandate.db.lock"]


@pytest.mark.parametrize("verb", ["sandbox", "run"])
def test_a_taken_port_is_named(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], verb: str
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        if verb == "run":
            monkeypatch.setattr("os.environ", os.environ | {"DISCORD_TOKEN": "x", "HEALTH_PORT": port})
        with warnings.catch_warnings(action="always", record=True) as warned:
            assert main([verb] if verb == "run" else [verb, "--port", port]) == 1
            gc.collect()
    assert [str(each.message) for each in warned if "never awaited" in str(each.message)] == []
    (line,) = capsys.readouterr().err.splitlines()
    assert f"Port {port} " in line


@pytest.mark.parametrize("port", ["99999", "-3"])
def test_what_is_no_port_is_named(database: Path, capsys: pytest.CaptureFixture[str], port: str) -> None:
    assert main(["sandbox", f"--port={port}"]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert f"Port {port} " in line


def test_settings_that_cannot_be_read_are_named(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As Windows may write them."""
    database.with_name(".env").write_text("LOG_LEVEL=INFO\n", encoding="utf-16")
    assert main(["check"]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(".env ")


def test_a_disk_that_is_full_during_a_move_is_told_and_the_target_stays_empty(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = database.with_name("old.db")
    lay(source)
    with closing(sqlite3.connect(source)) as connection:
        people = [(number, "p" * 300, "en") for number in range(1, 9000)]
        connection.executemany("insert into people (id, name, locale) values (?, ?, ?)", people)
        connection.commit()
    move = ["db", "move", f"sqlite:///{source}", f"sqlite:///{database}"]
    with full_at_half_of(source):
        assert main(move) == 1
    told = capsys.readouterr().err
    assert "Traceback" not in told
    assert told.splitlines()[-1].startswith("The database fails: ")
    assert main(move) == 0


@pytest.mark.fuzz  # for its time
def test_a_token_that_discord_refuses_ends_the_process_with_a_sentence(database: Path) -> None:
    from bot.sandbox import Sandbox

    async def attempt() -> tuple[int | None, str]:
        async with Sandbox() as sandbox:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "bot",
                "run",
                env={
                    "PYTHONPATH": str(Path(__file__).parents[1]),
                    "DISCORD_TOKEN": "wrong",
                    "DISCORD_API_BASE": sandbox.api_base,
                    "DISCORD_GATEWAY_URL": sandbox.gateway_url,
                    "DATABASE_URL": f"sqlite+aiosqlite:///{database}",
                    "LOG_LEVEL": "ERROR",
                },
                stderr=subprocess.PIPE,
            )
            _, errors = await asyncio.wait_for(process.communicate(), 30)
            return process.returncode, errors.decode()

    code, errors = asyncio.run(attempt())
    assert code == 1
    assert len(errors.splitlines()) == 1
    assert "token" in errors
