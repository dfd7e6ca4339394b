"""The processes in which computers think: they die, hang, fail and are stopped, for real."""

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.computers import worker
from bot.computers.pool import Pool, cores
from bot.computers.worker import Budget
from tests.support.tasks import ENDLESS, forced, hard, impossible, unreadable

ROOT = Path(__file__).parents[2]


@pytest.fixture
async def pool() -> AsyncIterator[Pool]:
    """One process, and minutes for each action."""
    made = Pool(1, Budget(ENDLESS, ENDLESS))
    yield made
    if not made._writer.closed:
        await made.stop()


def processes() -> list[int]:
    """Those that run now."""
    return [process.pid for process in multiprocessing.active_children() if process.pid is not None]


async def until(what: Callable[[], object]) -> None:
    async with asyncio.timeout(30):
        while not what():  # noqa: ASYNC110 - nothing there to wake us
            await asyncio.sleep(0.01)


def references(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the log says of failures, without their references."""
    found = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert all(message.startswith("reference ") for message in found)
    return [message.split(": ", 1)[1] for message in found]


async def test_who_fails_is_replaced_by_a_weaker_one(pool: Pool, caplog: pytest.LogCaptureFixture) -> None:
    await pool.think(forced())
    (before,) = processes()
    thinking = asyncio.create_task(pool.think(hard()))
    await until(lambda: pool._processes and pool._processes._pending_work_items)
    os.kill(before, signal.SIGKILL)
    assert await thinking == worker.think(hard("novice"), Budget(0, 0))
    assert references(caplog) == ["a strong computer fails in qin"]
    # The next thought has a new process, in which some fail.
    assert await pool.think(forced()) == worker.think(forced(), Budget(0, 0))
    (after,) = processes()
    assert after != before
    assert len(references(caplog)) == 1
    caplog.clear()
    for task in impossible("strong"), impossible("steady"):
        with pytest.raises(IndexError):  # as in the process
            worker.think(task, Budget(0, 0, nodes=5))
        weaker = task._replace(strength="novice")
        assert await pool.think(task) == worker.think(weaker, Budget(0, 0))
    assert references(caplog) == [f"a {strength} computer fails in qin" for strength in ("strong", "steady")]
    assert all(record.exc_info for record in caplog.records)
    assert processes() == [after]  # it failed, it did not die
    # If the game itself is at fault the last failure is raised.
    caplog.clear()
    with pytest.raises(ValueError, match="truncated"):
        await pool.think(unreadable()._replace(strength="novice"))
    assert references(caplog) == ["a novice computer fails in qin"]
    assert await pool.think(hard("novice"))


async def test_what_hangs_is_given_up_and_the_log_tells_where(
    pool: Pool, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    await pool.think(hard(), within=0)  # its process has begun, and has loaded the game
    pool._budget = Budget(ENDLESS, ENDLESS, patience=0.3)
    assert await pool.think(hard()) == worker.think(hard("novice"), Budget(0, 0))
    assert references(caplog) == ["a strong computer fails in qin"]
    told = capfd.readouterr().err
    assert "in think" in told
    assert "in search" in told
    await pool.stop()
    await until(lambda: not processes())


async def test_many_think_less_and_stop_at_once(pool: Pool, caplog: pytest.LogCaptureFixture) -> None:
    """With one process and minutes for each; only the time at which it is wanted ends a search."""
    await pool.think(forced())
    (process,) = processes()
    async with asyncio.timeout(60):
        found = await asyncio.gather(*(pool.think(hard(), within=0.1) for _ in range(20)))
    assert len(found) == 20
    thinking = [asyncio.create_task(pool.think(hard())) for _ in range(3)]
    # Whoever does not search waits for no process.
    others = [pool.think(hard(strength)) for strength in ("novice", "random", "novice")]
    async with asyncio.timeout(60):
        assert len(await asyncio.gather(*others)) == 3
    assert not any(task.done() for task in thinking)
    async with asyncio.timeout(30):  # it takes milliseconds, the thought minutes
        await pool.stop()
        ends = await asyncio.gather(*thinking, return_exceptions=True)
    assert all(isinstance(end, BaseException) for end in ends)
    assert processes() == []
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
    assert references(caplog) == []


async def test_a_pool_that_nobody_asked_has_nothing_to_stop() -> None:
    await Pool(1, Budget(1, 1)).stop()
    assert processes() == []
    assert cores() >= 1


# ── the process that holds the pool ──────────────────────────────────────────────────────────────


async def ends_with(number: signal.Signals, begins: float | None, group: bool) -> tuple[int, str]:
    """Begin a process with a pool, send it the signal in mid-thought: its exit code, and what was printed.

    Or so many seconds after it began to begin its own process. What was printed is all there once nobody is
    left who could print.
    """
    when = [] if begins is None else [str(begins)]
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.support.alone", *when),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        start_new_session=True,
    )
    assert process.stdout is not None
    async with asyncio.timeout(60):
        assert await process.stdout.readline() == b"thinking\n"
        os.killpg(process.pid, number) if group else process.send_signal(number)
        rest = await process.stdout.read()
        return await process.wait(), rest.decode()


@pytest.mark.parametrize(
    "begins", [None, *(pytest.param(tenths / 10, marks=pytest.mark.fuzz) for tenths in range(1, 6))]
)
async def test_a_bot_that_is_killed_leaves_no_orphans(begins: float | None) -> None:
    code, _ = await ends_with(signal.SIGKILL, begins, group=False)
    assert code == -signal.SIGKILL


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("begins", [None, 0.1, 0.2, 0.3, 0.4, 0.5])
@pytest.mark.fuzz  # for its time
async def test_a_signal_for_all_is_for_the_bot_alone(number: signal.Signals, begins: float | None) -> None:
    assert await ends_with(number, begins, group=True) == (0, "")
