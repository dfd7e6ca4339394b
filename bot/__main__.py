"""The bot's shell: ``python -m bot run | sandbox | db ... | check | ratings rebuild``."""

import argparse
import asyncio
import contextlib
import gc
import logging
import signal
import sys
import tempfile
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

from pydantic import ValidationError

import games
from bot.app import App
from bot.client import BadToken
from bot.health import BadPort
from bot.logs import LINES, JsonLines
from bot.matches import Matches
from bot.settings import Settings
from bot.store import Store, StoreError, backend_of, is_trouble, moving, reason_of, schema
from bot.text import explain, words
from games.engine import BadData

log = logging.getLogger("bot")

FAILED = 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one verb; the exit code is 0, or 1 with one worded line when it could not be done."""
    options = _parser().parse_args(arguments)
    try:
        settings = Settings()
    except ValidationError as error:
        wrong = ", ".join(str(part["loc"][0]).upper() for part in error.errors())
        return _fail(words()("shell-bad-settings", names=wrong))
    except (OSError, UnicodeDecodeError) as error:  # the latter of a file that Windows has written
        return _fail(words()("shell-file", file=".env", reason=str(error)))
    quiet = options.verb is _sandbox and "log_level" not in settings.model_fields_set
    level = logging.WARNING if quiet else settings.log_level
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if settings.log_format == "json" else logging.Formatter(LINES))
    logging.basicConfig(level=level, handlers=[handler])
    try:
        code: int = asyncio.run(options.verb(settings, options))
        return code
    except (StoreError, BadData) as error:
        return _fail(explain(words(), error))
    except BadPort as error:
        return _fail(words()("shell-port", port=str(error.port), reason=error.reason))
    except BadToken as error:
        return _fail(words()("shell-bad-token", reason=str(error)))
    except OSError as error:
        file = error.filename2 or error.filename  # of a copy the new one, which it names for its own part
        if file is None:  # no file's fault: the network's say
            raise
        return _fail(words()("shell-file", file=str(file), reason=error.strerror or str(error)))
    except KeyboardInterrupt:
        return 0
    except Exception as error:
        if not is_trouble(error):
            raise
        return _fail(words()("shell-database-fails", reason=reason_of(error)))


def _parser() -> argparse.ArgumentParser:
    say = words()
    parser = argparse.ArgumentParser(prog="python -m bot", description=say("shell-about"))
    verbs = parser.add_subparsers(required=True, metavar="VERB")
    verbs.add_parser("run", help=say("shell-run")).set_defaults(verb=_run)
    sandbox = verbs.add_parser("sandbox", help=say("shell-sandbox"))
    sandbox.add_argument("--port", type=int, default=8123, help=say("shell-sandbox-port"))
    sandbox.add_argument("--database", type=Path, help=say("shell-sandbox-database"))
    sandbox.set_defaults(verb=_sandbox)
    database = verbs.add_parser("db", help=say("shell-db")).add_subparsers(required=True, metavar="WHAT")
    database.add_parser("upgrade", help=say("shell-db-upgrade")).set_defaults(verb=_upgrade)
    backup = database.add_parser("backup", help=say("shell-db-backup"))
    backup.add_argument("file", type=Path, nargs="?", metavar="FILE")
    backup.set_defaults(verb=_backup)
    restore = database.add_parser("restore", help=say("shell-db-restore"))
    restore.add_argument("file", type=Path, metavar="FILE")
    restore.set_defaults(verb=_restore)
    move = database.add_parser("move", help=say("shell-db-move"))
    move.add_argument("source", metavar="FROM")
    move.add_argument("target", metavar="TO")
    move.set_defaults(verb=_move)
    verbs.add_parser("check", help=say("shell-check")).set_defaults(verb=_check)
    ratings = verbs.add_parser("ratings", help=say("shell-ratings"))
    rebuild = ratings.add_subparsers(required=True, metavar="WHAT").add_parser(
        "rebuild", help=say("shell-ratings-rebuild")
    )
    rebuild.set_defaults(verb=_rebuild)
    return parser


def _fail(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return FAILED


async def _run(settings: Settings, options: argparse.Namespace) -> int:
    if not settings.discord_token:
        return _fail(words()("shell-no-token"))
    await _until_stopped(App(settings))
    return 0


async def _until_stopped(app: App) -> None:
    """Run the app until SIGTERM or SIGINT, or until it cannot go on."""
    loop = asyncio.get_running_loop()
    stopped = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows has no handlers; there Ctrl-C raises
            loop.add_signal_handler(number, stopped.set)
    await app.start()
    gc.collect()
    gc.freeze()  # what is loaded by now stays: looking through it again and again would hold up answers
    waits = [asyncio.create_task(app.wait()), asyncio.create_task(stopped.wait())]
    try:
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        if waits[0].done():
            waits[0].result()
    finally:
        for wait in waits:
            wait.cancel()
        await app.stop()


async def _sandbox(settings: Settings, options: argparse.Namespace) -> int:
    """A stand-in for Discord on this machine, and the bot connected to it through its two addresses."""
    from bot.sandbox import Sandbox

    with tempfile.TemporaryDirectory(prefix="mandate-") as folder:
        database = options.database or Path(folder) / "sandbox.db"
        try:
            sandbox = Sandbox()
            await sandbox.start(port=options.port)
        except (OSError, OverflowError) as error:  # the latter of a number that is none of a port
            reason = getattr(error, "strerror", None) or str(error)
            return _fail(words()("shell-port", port=str(options.port), reason=reason))
        try:
            theirs = settings.model_copy(
                update={
                    "discord_token": sandbox.token,
                    "discord_api_base": sandbox.api_base,
                    "discord_gateway_url": sandbox.gateway_url,
                    "database_url": f"sqlite+aiosqlite:///{database}",
                    "backup_dir": database.parent / "backups",
                }
            )
            print(words()("shell-sandbox-open", address=sandbox.url), flush=True)
            await _until_stopped(App(theirs, sandbox.clock))
        finally:
            await sandbox.stop()
    return 0


async def _upgrade(settings: Settings, options: argparse.Namespace) -> int:
    store = await Store.open(settings.database_url, alone=True)
    await store.close()
    print(words()("shell-db-upgraded"))
    return 0


async def _backup(settings: Settings, options: argparse.Namespace) -> int:
    store = await Store.open(settings.database_url, migrate=False)
    try:
        if options.file is None:
            settings.backup_dir.mkdir(parents=True, exist_ok=True)
        path = await store.backup(options.file or settings.backup_dir)
        print(words()("shell-db-backed-up", file=str(path)))
    finally:
        await store.close()
    return 0


async def _restore(settings: Settings, options: argparse.Namespace) -> int:
    backend = backend_of(settings.database_url)
    lock = await backend.alone()
    try:
        former = await asyncio.to_thread(backend.restore, options.file)
    finally:
        await lock.close()
    kept = "none" if former is None else str(former)
    print(words()("shell-db-restored", file=str(options.file), former=kept))
    return 0


async def _move(settings: Settings, options: argparse.Namespace) -> int:
    """Both are nobody else's meanwhile; the first must be there, and stays as it is."""
    async with AsyncExitStack() as opened:
        source = await Store.open(options.source, migrate=False, alone=True)
        opened.push_async_callback(source.close)
        target = await Store.open(options.target, alone=True)
        opened.push_async_callback(target.close)
        counts = await moving.move(source, target)
    print(words()("shell-db-moved", rows=sum(counts.values()), matches=counts["matches"]))
    return 0


async def _rebuild(settings: Settings, options: argparse.Namespace) -> int:
    # One that would have to be made first is a mistyped one: nothing is wrong in it.
    await asyncio.to_thread(backend_of(settings.database_url).check)
    store = await Store.open(settings.database_url, alone=True)
    try:
        count, changed = await Matches(store).ratings.rebuild()
    finally:
        await store.close()
    print(words()("shell-ratings-done", count=count, changed=changed))
    return 0


async def _check(settings: Settings, options: argparse.Namespace) -> int:
    """Check the games' data, replay every match that runs; 1 if one does not come out as it is stored.

    A bot may run meanwhile, unless its tables are older ones: it would not know what they become.
    """
    games.load()
    store = await Store.open(settings.database_url, migrate=False)
    try:
        async with store.reading() as reading:
            newest = await schema.is_newest(reading, store.backend.name)
    finally:
        await store.close()
    store = await Store.open(settings.database_url, alone=not newest)
    try:
        wrong = await Matches(store).records.check()
    finally:
        await store.close()
    for match, error in wrong:
        print(words()("shell-check-wrong", match=match, reason=explain(words(), error)))
    print(words()("shell-check-done", wrong=len(wrong)))
    return FAILED if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
