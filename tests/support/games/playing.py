"""Random play that the tests of several games share."""

import copy
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

import pytest

from games import game as find_game
from games.engine import Position, editions, hash_of, record
from games.engine.record import Record

P = TypeVar("P", bound=Position)


def quick_of(count: int, quick: int) -> list[Any]:
    """The seeds below ``count`` as parameters; those from ``quick`` on are left to `make fuzz`."""
    return [pytest.param(seed, marks=[pytest.mark.fuzz] if seed >= quick else []) for seed in range(count)]


def stops(
    position: P,
    dice: random.Random,
    every: int,
    pick: Callable[[Any, random.Random], Any] = lambda legal, dice: dice.choice(legal),
    leaving: int = 0,
) -> Iterator[P]:
    """Every so many positions of a random match from this one on, which is changed.

    Actions are picked so; with ``leaving`` a seat leaves as often as once in so many.
    """
    step = dice.randrange(every)
    while position.turn is not None:
        if step % every == 0:
            yield position.copy()
        step += 1
        if leaving and dice.randrange(leaving) == 0:
            position.resign(dice.choice(position.playing))
        else:
            position.apply(pick(position.legal(), dice))


def check_replay(played: Record, end: Position) -> None:
    """The record survives being written, and leads to this end."""
    read = record.read(record.write(played))
    assert read == played
    assert record.replay(read) == end


def recorded(
    game: str, seats: int, options: Mapping[str, str], seed: str, entries: Sequence[str], end: Position
) -> Record:
    """The record of a match that has come to this end."""
    return Record(
        game=game,
        rules_version=find_game(game).rules_version,
        seats=seats,
        options=dict(options),
        seed=seed,
        seed_sha256=hash_of(seed),
        actions=list(entries),
        result=end.outcome(),
    )


CHANGES: dict[str, tuple[str, tuple[str | int, ...], Any]] = {
    "qin": ("tiles.toml", ("pagodas", "4"), 9),
    "china": ("cards.toml", ("pieces", "houses"), 6),
    "yunnan": ("board.toml", ("province", 1, "trader"), 5),
    "confucius": ("cards.toml", ("tax",), 3),
    "dayunhe": ("rules.toml", ("trips",), 3),
}
"""For each game a number that was printed otherwise once: its file, where in it, what it was."""


def older(name: str) -> str:
    """The key of the edition that it was printed in."""
    printing = copy.deepcopy(editions.printed(name)[0])
    file, path, value = CHANGES[name]
    place: Any = printing[file]
    for step in path[:-1]:
        place = place[step]
    assert place[path[-1]] != value
    place[path[-1]] = value
    return editions.named(name, find_game(name).rules_version, editions.register(printing))
