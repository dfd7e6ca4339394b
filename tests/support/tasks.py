"""Things to think about, and who thinks about them."""

import asyncio
import math

import msgspec

import games
from bot.computers import worker
from bot.computers.pool import Pool
from bot.computers.worker import Budget, Task
from games.engine import HIDDEN, Position
from games.engine.computer import Strength
from games.qin.position import QinPosition

ENDLESS = 600.0
"""More seconds than any test takes."""


def begun(name: str = "qin", seats: int | None = None, seed: str = "5") -> Position:
    """The first position of a match, with as many seats as there can be unless it is said how many."""
    game = games.game(name)
    seats = seats or game.max_seats
    return game.start(seats, game.complete(seats, {}), seed)


def task_of(position: Position, name: str = "qin", strength: Strength = "strong", seed: str = "7") -> Task:
    """What the seat to act has to think about."""
    seat = position.to_act()
    assert seat is not None
    return Task(name, msgspec.json.encode(position.view(seat)), strength, seed)


def hard(strength: Strength = "strong") -> Task:
    """A search that goes on as long as its budget."""
    return task_of(begun(), strength=strength)


def forced() -> Task:
    """The seat can do but one thing, and a search is asked: it is over at once."""
    position = begun("yunnan")
    while len(position.legal()) > 1 or not position.final(position.legal()[0]):
        position.apply(position.legal()[0])
    return task_of(position, "yunnan")


def impossible(strength: Strength = "strong") -> Task:
    """A view that nothing can be behind, so that every search fails; a rule of thumb does not notice."""
    position = begun()
    assert isinstance(position, QinPosition)
    other = next(seat for seat in range(position.seats) if seat != position.to_act())
    position.hands[other] = [HIDDEN] * 999
    return task_of(position, strength=strength)


def unreadable() -> Task:
    """Nobody can make anything of it."""
    return hard()._replace(view=b"{")


class Here(Pool):
    """Thinks for a few playouts in this process, or forever; keeps what it was asked, counts its answers."""

    def __init__(self, nodes: int | None = 10) -> None:
        super().__init__(1, Budget(0, 0, nodes))
        self.asked: list[float] = []
        """In how many seconds each answer was wanted."""
        self.answered = 0

    async def think(self, task: Task, within: float = math.inf) -> list[str]:
        self.asked.append(within)
        if self._budget.nodes is None:
            await asyncio.Event().wait()
        found = worker.think(task, self._budget)
        self.answered += 1
        return found
