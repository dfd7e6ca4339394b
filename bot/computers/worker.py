"""What runs in a process of its own: a view in, actions out. Nothing else of the bot is loaded there."""

import contextlib
import math
import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from typing import NamedTuple

import msgspec

import games
from games.engine import Chance, Position, editions
from games.engine.computer import Brain, Strength, choose
from games.engine.computer.budget import Left, counted, timed
from games.engine.computer.players import SHARES
from games.engine.computer.review import Chances, chances

NEXT = 0.5
"""An action gets at most so much of the time that is left for all: there may be more of them."""

SIGNALS = signal.SIGINT, signal.SIGTERM
"""Sent to a whole group of processes, these are for the bot alone."""


class Task(NamedTuple):
    """What to think about: the view of the seat to act, encoded; ``seed`` decides where chance does.

    ``game`` may be the key of an older edition; then ``printing`` is what was printed in it.
    """

    game: str
    view: bytes
    strength: Strength
    seed: str
    printing: editions.Printing | None = None


class Look(NamedTuple):
    """Whose chances are to be judged: a watcher's view, encoded; the rest as in a `Task`."""

    game: str
    view: bytes
    seed: str
    printing: editions.Printing | None = None


class Budget(NamedTuple):
    """How long to think: ``seconds`` for an action and ``together`` for all that are chosen at once.

    With ``nodes``, so many playouts for an action instead. A strength gets its share. A process that thinks
    for ``patience`` seconds hangs, and is given up.
    """

    seconds: float
    together: float
    nodes: int | None = None
    patience: float = 30.0


def begin(bot: Connection, nice: int) -> None:
    """To be called first in every process: it ends when the other end of that pipe does, and only then.

    It stands back by so much: answers to people come first.
    """
    for number in SIGNALS:
        signal.signal(number, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(nice)
    threading.Thread(target=_end_with, args=(bot,), daemon=True).start()


def _end_with(bot: Connection) -> None:
    with contextlib.suppress(OSError):
        bot.poll(None)  # nothing is ever sent
    os._exit(0)


def ask(task: Task, budget: Budget, ends: float) -> list[str]:
    """What `think` returns. If it hangs, the process tells where, and ends."""
    with _patience(budget):
        return think(task, budget, ends)


def look(look: Look, budget: Budget) -> Chances:
    """Everybody's chances; so many seconds of the core's own time are spent on it."""
    with _patience(budget):
        view, brain = _read(look)
        left = counted(budget.nodes) if budget.nodes else timed(budget.seconds, time.process_time)
        return chances(brain, view, None, Chance(look.seed), left)


@contextlib.contextmanager
def _patience(budget: Budget) -> Iterator[None]:
    patience = threading.Timer(budget.patience, _give_up, (threading.get_ident(),))
    patience.daemon = True
    patience.start()
    try:
        yield
    finally:
        patience.cancel()


def _give_up(thinking: int) -> None:
    try:
        print("A computer thinks too long, and is stopped here:", file=sys.stderr)
        traceback.print_stack(sys._current_frames()[thinking])
        sys.stderr.flush()
    finally:
        os._exit(1)


def think(
    task: Task, budget: Budget, ends: float = math.inf, clock: Callable[[], float] = time.monotonic
) -> list[str]:
    """What the seat does, in notation: up to the first action that cannot be taken back or ends a turn.

    The search is over when the clock shows ``ends``, or before; what is still to be chosen then is chosen by
    rule of thumb.
    """
    view, brain = _read(task)
    chance = Chance(task.seed)
    ends = min(ends, clock() + budget.together * SHARES[task.strength])
    chosen: list[str] = []
    while True:
        action = choose(brain, view, task.strength, chance, _left(task.strength, budget, ends, clock))
        chosen.append(str(action))
        if view.final(action):
            return chosen
        seat, events = view.to_act(), view.apply(action)
        if view.turn_ended(seat, events):
            return chosen


def _read(task: Task | Look) -> tuple[Position, Brain]:
    """The view, and who knows how to play that game."""
    if task.printing is not None:
        editions.register(task.printing)
    view: Position = msgspec.json.decode(task.view, type=games.game(task.game).position_type)
    return view, games.brain(task.game)


def _left(strength: Strength, budget: Budget, ends: float, clock: Callable[[], float]) -> Left:
    """The budget for the next action."""
    share = SHARES[strength]
    if budget.nodes is not None:
        return counted(budget.nodes * share)
    return timed(min(budget.seconds * share, NEXT * (ends - clock())), clock)
