"""Positions for the random tests: reached by play, and made up."""

import random
from collections import Counter
from collections.abc import Iterator

from games.engine import Chance
from games.qin.components import COLOURS, KINDS, SIDES, board, supply
from games.qin.position import QinPosition, start
from games.qin.squares import COUNT, SIZE
from games.qin.state import Province
from tests.support.games.qin.scenes import connected, position_of, province_of, squares
from tests.support.games.qin.slow import Slow


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


def held(position: QinPosition) -> Counter[str]:
    """All tiles of the hands and the pile."""
    return Counter(position.pile) + Counter(tile for hand in position.hands for tile in hand)


def mixed(position: QinPosition) -> None:
    """Cover all grassland but C1, D1, A13 and B13: stripes of the three colours slant over the board."""
    for place in range(COUNT):
        if position.side.ground[place] == "grassland" and place not in squares("C1 D1 A13 B13"):
            position.grid[place] = position.grid[place] or "RYB"[(place // SIZE + place % SIZE) % 3]


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
    position = position_of(
        side.name,
        grid,
        provinces,
        chance=Chance(f"made up {seed}"),
        turn=dice.randrange(seats),
        number=30,
        villages={letter: dice.randrange(seats) for letter in side.villages if dice.random() < 0.5},
        reserves=[dice.choice([1, 1, 2, 3, 9]) for _ in range(seats)],
        hands=[[pool.pop() for _ in range(3)] for _ in range(seats)],
        pile=pool[: dice.randrange(5)],
    )
    position.villages = Slow(position).settle()
    return position


def _provinces(grid: list[str], seats: int, dice: random.Random) -> dict[int, Province]:
    """The provinces on the grid, with owners drawn."""
    found: dict[int, Province] = {}
    seen: set[int] = set()
    for first in range(COUNT):
        if grid[first] and first not in seen:
            whole = connected(grid, first)
            seen |= whole
            if len(whole) > 1:
                found[len(found) + 1] = province_of(dice.randrange(seats), grid, whole)
    return found
