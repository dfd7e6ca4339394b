"""Positions for the random tests: reached by play, and made up."""

import random
from collections.abc import Iterator

from games.engine import Chance
from games.qin.actions import COLOURS, KINDS
from games.qin.components import SIDES, board, supply
from games.qin.position import QinPosition, start
from games.qin.provinces import Province
from games.qin.squares import COUNT, NEAR
from tests.games.qin.slow import Slow


def played(seed: int, every: int = 5) -> Iterator[QinPosition]:
    """Every so many positions of one random match, its seats, side and series drawn too."""
    dice = random.Random(seed)
    options = {"board": dice.choice(SIDES), "series": dice.choice(["single", "both"])}
    position = start(dice.choice([2, 3, 4]), options, f"played {seed}")
    skip = dice.randrange(every)
    while position.turn is not None:
        if position.number % every == skip:
            yield position.copy()
        position.apply(dice.choice(position.legal()))


def made_up(seed: int) -> QinPosition:
    """A position that no play may reach: colours strewn over the board, owners and low reserves drawn.

    Villages are settled as the rules settle them, from random holders.
    """
    dice = random.Random(seed)
    seats = dice.choice([2, 3, 4])
    side = board(dice.choice(SIDES))
    density = dice.uniform(0.1, 0.7)
    grid = [
        side.printed.get(square)
        or (dice.choice(COLOURS) if side.ground[square] == "grassland" and dice.random() < density else "")
        for square in range(COUNT)
    ]
    provinces = _provinces(grid, seats, dice)
    pool = [kind for kind in KINDS for _ in range(supply().mix[kind])]
    dice.shuffle(pool)
    position = QinPosition(
        seats=seats,
        board=side.name,
        series="single",
        chance=Chance(f"made up {seed}"),
        turn=dice.randrange(seats),
        number=30,
        grid=grid,
        tiles=[0] * COUNT,
        provinces=provinces,
        villages={letter: dice.randrange(seats) for letter in side.villages if dice.random() < 0.5},
        reserves=[dice.choice([1, 1, 2, 3, 9]) for _ in range(seats)],
        hands=[[pool.pop() for _ in range(3)] for _ in range(seats)],
        pile=pool[: dice.randrange(5)],
        resigned=[],
        starter=0,
        finished=[],
        end="",
    )
    position.villages = Slow(position).settle()
    return position


def _provinces(grid: list[str], seats: int, dice: random.Random) -> dict[int, Province]:
    """The provinces on the grid, with owners drawn."""
    found: dict[int, Province] = {}
    seen: set[int] = set()
    for first in range(COUNT):
        if grid[first] and first not in seen:
            piece, edge = {first}, [first]
            while edge:
                for near in NEAR[edge.pop()]:
                    if grid[near] == grid[first] and near not in piece:
                        piece.add(near)
                        edge.append(near)
            seen |= piece
            if len(piece) > 1:
                pagodas = 2 if len(piece) >= 5 else 1
                found[len(found) + 1] = Province(
                    dice.randrange(seats), grid[first], tuple(sorted(piece)), pagodas
                )
    return found
