"""What is thought: on views alone, always legal, within the budget; and the processes that think."""

import asyncio
import itertools
import logging
import math
import multiprocessing
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from datetime import timedelta
from pathlib import Path

import msgspec
import pytest
from pydantic import ValidationError

import games
from bot.__main__ import main
from bot.computers import worker
from bot.computers.pool import Pool, cores
from bot.computers.worker import NEXT, Budget, Task, think
from bot.matches.computers import GOES_ON, MOST_SECONDS, SPARE, THINKS, TURN
from bot.settings import Settings
from games.engine import Chance, Position
from games.engine.computer import Strength
from games.engine.computer.players import SHARES
from tests.support.games.confucius.scenes import scene
from tests.support.tasks import ENDLESS, begun, forced, hard, impossible, task_of, unreadable

FEW = Budget(seconds=0, together=0, nodes=3)


def play(name: str, seats: int, strength: Strength, seed: str, pieces: int | None = None) -> Position:
    """A match between computers, or its first pieces: all that is thought is done to the real position."""
    game = games.game(name)
    chance = Chance(seed)
    options = {option.name: option.values[chance.below(len(option.values))] for option in game.options}
    position = game.start(seats, game.complete(seats, options), seed)
    for number in itertools.count() if pieces is None else range(pieces):
        seat = position.to_act()
        if seat is None:
            break
        task = task_of(position, name, strength, f"{seed} {number}")
        chosen = think(task, FEW)
        if number % 5 == 0:
            assert chosen == think(task, FEW)
        for last, text in enumerate(chosen, 1 - len(chosen)):
            action = game.parse(text)
            assert str(action) == text
            assert position.to_act() == seat
            position.verify(action)
            # the piece ends with the first that cannot be taken back or ends the turn, and there alone
            ends = position.final(action)
            events = position.apply(action)
            ends = ends or position.turn_ended(seat, events)
            assert ends == (last == 0)
    return position


@pytest.mark.parametrize("name", games.NAMES)
def test_a_rule_of_thumb_plays_whole_matches(name: str) -> None:
    assert play(name, games.game(name).max_seats, "novice", "5").outcome() is not None


def test_the_free_action_of_a_reward_is_thought_of_by_itself() -> None:
    """It is a turn of its own: both in one piece would never be stored, and the match would stand still."""
    tasks = [task_of(scene(rewards={"A": "extra"}), "confucius", "random", str(seed)) for seed in range(300)]
    chosen = [actions for actions in (think(task, FEW) for task in tasks) if "card extra" in actions]
    assert chosen
    assert all(actions == ["card extra"] for actions in chosen)


@pytest.mark.parametrize("name", games.NAMES)
@pytest.mark.parametrize("strength", ["steady", "strong"])
def test_a_search_does_only_what_is_legal(name: str, strength: Strength) -> None:
    play(name, games.game(name).max_seats, strength, "6", pieces=5)


@pytest.mark.fuzz
@pytest.mark.parametrize("name", games.NAMES)
@pytest.mark.parametrize("strength", ["novice", "steady", "strong"])
@pytest.mark.parametrize("part", range(4))
def test_whole_matches_of_every_strength(name: str, strength: Strength, part: int) -> None:
    game = games.game(name)
    sizes = range(game.min_seats, game.max_seats + 1)
    for number in range(25 if strength == "novice" else 2):
        seats = sizes[(part + number) % len(sizes)]
        assert play(name, seats, strength, f"{part} {number}").outcome() is not None


def test_a_forced_action_needs_no_budget() -> None:
    task = forced()
    view = msgspec.json.decode(task.view, type=games.game(task.game).position_type)
    assert think(task, Budget(0, 0, nodes=0)) == [str(view.legal()[0])]


def test_the_seed_decides_and_nothing_else() -> None:
    task = hard()
    assert len({tuple(think(task, FEW)) for _ in range(3)}) == 1
    others = (hard("random")._replace(seed=str(seed)) for seed in range(20))
    assert len({tuple(think(other, FEW)) for other in others}) > 1


# ── time ─────────────────────────────────────────────────────────────────────────────────────────

TICK = 1 / 16


def ticking() -> Callable[[], float]:
    """A clock that goes on by a tick whenever somebody looks: by one for each playout."""
    ticks: Iterator[int] = itertools.count()
    return lambda: next(ticks) * TICK


def positions(name: str) -> Iterator[tuple[Position, Task]]:
    """Some positions of a match in which there is a choice; its longest pieces are among them."""
    position = begun(name)
    chance = Chance(name)
    for _ in range(40):
        if position.to_act() is None:
            return
        if len(position.legal()) > 1:
            yield position, task_of(position, name)
        position.apply(position.legal()[chance.below(len(position.legal()))])


@pytest.mark.parametrize("name", games.NAMES)
@pytest.mark.parametrize("strength", ["steady", "strong"])
def test_it_thinks_no_longer_than_it_may(name: str, strength: Strength) -> None:
    together = 1.5
    share = SHARES[strength]
    for _, task in itertools.islice(positions(name), 0, None, 15):
        clock = ticking()
        chosen = think(task._replace(strength=strength), Budget(1, together / share), math.inf, clock)
        looks = 3 * len(chosen) + 2  # looks at the clock that are no playouts
        assert clock() <= together + looks * TICK


def test_a_strength_has_its_share_of_the_time_for_an_action() -> None:
    used = {}
    for strength in SHARES:
        clock = ticking()
        assert len(think(hard()._replace(strength=strength), Budget(4, 100), clock=clock)) == 1
        used[strength] = clock()
        assert used[strength] <= 4 * SHARES[strength] + 4 * TICK
    assert used["random"] == used["novice"] < used["steady"] < used["strong"]


@pytest.mark.parametrize("name", games.NAMES)
def test_what_is_chosen_when_the_time_is_up_looks_best_by_rule_of_thumb(name: str) -> None:
    brain = games.brain(name)
    for position, task in itertools.islice(positions(name), 12):
        clock = ticking()
        chosen = think(task, Budget(1, 3), ends=0.0, clock=clock)
        view = position.view(position.to_act())
        for text in chosen:
            legal = list(view.legal())
            weights = brain.weigh(view, legal)
            action = games.game(name).parse(text)
            assert weights[legal.index(action)] == pytest.approx(max(weights))
            if not view.final(action):
                view.apply(action)


def test_an_action_gets_half_of_the_time_that_is_left() -> None:
    clock = ticking()
    think(hard(), Budget(100, 1000), ends=2.0, clock=clock)
    assert clock() <= 1.0 + 4 * TICK


# ── no time tells how long it thought ────────────────────────────────────────────────────────────────


def told(seconds: float) -> Settings:
    return Settings(_env_file=None, computer_seconds=seconds)  # type: ignore[call-arg]  # pydantic-settings' own


def test_every_pause_is_longer_than_any_thought() -> None:
    assert timedelta() < SPARE
    for least, most in GOES_ON, TURN:
        assert THINKS + SPARE <= least < most
    assert GOES_ON[0] <= TURN[0]


def test_the_time_for_an_action_that_may_be_set_can_be_had() -> None:
    assert NEXT * THINKS.total_seconds() == MOST_SECONDS
    assert told(MOST_SECONDS).computer_seconds == MOST_SECONDS
    for wrong in (0, -1, MOST_SECONDS + 0.01, float("nan"), float("inf")):
        with pytest.raises(ValidationError):
            told(wrong)


def test_a_longer_time_is_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COMPUTER_SECONDS", "10")
    assert main(["check"]) == 1
    said = capsys.readouterr().err
    assert "COMPUTER_SECONDS" in said
    assert ".env.example" in said
    explained = (Path(__file__).parents[2] / ".env.example").read_text("utf-8")
    assert f"({MOST_SECONDS:g} at most" in explained


# ── the processes: they die, hang, fail and are stopped, for real ────────────────────────────────────

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
        with pytest.raises(IndexError):  # who reviews a match wants this strength or none
            await pool.search(task)
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
