"""Positions for the random tests: reached by play, and made up."""

import random
from collections.abc import Iterator

from games.china.components import COLOURS, HAND, ROW, SIDES, board, roads, supply
from games.china.position import ChinaPosition, start
from games.engine import Chance
from tests.support.games.playing import stops

NOBODY = -1


def variant(number: int) -> tuple[int, dict[str, str]]:
    """Seats and options by a number: all of them in every eight that follow each other."""
    seats, four = ((3, "3-4"), (4, "3-4"), (4, "4-5"), (5, "4-5"))[number % 4]
    return seats, {"four": four, "fortifications": ("no", "yes")[number // 4 % 2]}


def played(seed: int, every: int = 5) -> Iterator[ChinaPosition]:
    """Every so many positions of one random match, its variant by the seed."""
    dice = random.Random(seed)
    seats, options = variant(seed)
    return stops(start(seats, options, f"played {seed}"), dice, every)


def made_up(seed: int) -> ChinaPosition:
    """A position that no play may reach, at the beginning of a turn.

    Houses of one seat tend to lie together; there may be more emissaries than a province admits and more
    fortifications than players, some supplies are short, and no province has been scored.
    """
    dice = random.Random(seed)
    seats, options = variant(seed)
    side = SIDES[options["four"] == SIDES[1] if seats == 4 else seats > 4]
    fortified = options["fortifications"] == "yes"
    houses = _strewn(side, seats, dice)
    forts = [fortified and dice.random() < 0.1 for _ in houses]
    emissaries = [[0] * seats for _ in board().provinces]
    for field in emissaries:
        for _ in range(dice.choice([0, 1, 2, 3, 4])):
            field[dice.randrange(seats)] += 1
    deck = supply().deck(seats)
    dice.shuffle(deck)
    hands = [[deck.pop() for _ in range(HAND)] for _ in range(seats)]
    row = [deck.pop() for _ in range(ROW)]
    cut = dice.randrange(1, len(deck))
    short = dice.random() < 0.3
    left = [dice.choice([0, 1, 5]) if short else 9 for _ in range(3 * seats)]
    turn = dice.randrange(seats)
    return ChinaPosition(
        seats=seats,
        side=side,
        fortified=fortified,
        chance=Chance(f"made up {seed}"),
        turn=turn,
        emperor=dice.randrange(seats),
        houses=houses,
        forts=forts,
        emissaries=emissaries,
        houses_left=left[:seats],
        emissaries_left=left[seats : 2 * seats],
        forts_left=[min(1, count) if fortified else 0 for count in left[2 * seats :]],
        hands=hands,
        deck=deck[:cut],
        row=row,
        discards=deck[cut:],
        scored=[False] * len(board().provinces),
        scores=[0] * seats,
        exhausted=0,
        resigned=[],
        phase="start",
        province=-1,
        placed=0,
        allowed=0,
        number=30,
        end="",
    )


def _strewn(side: str, seats: int, dice: random.Random) -> list[int]:
    """Owners by space: often the owner of a space that a road leads to, never more than the supply."""
    density, likeness = dice.uniform(0.3, 1), dice.choice([0.2, 0.6, 0.98])
    houses = [NOBODY] * len(board().spaces)
    for space in _order(side, dice):
        if dice.random() < density:
            owner = dice.randrange(seats)
            beside = [houses[near] for near in roads(side).near[space] if houses[near] != NOBODY]
            if beside and dice.random() < likeness:
                owner = dice.choice(beside)
            if houses.count(owner) < supply().houses:
                houses[space] = owner
    return houses


def _order(side: str, dice: random.Random) -> list[int]:
    """All spaces: shuffled, or each beside one before it, so that houses of one seat grow along the roads."""
    spaces = list(range(len(board().spaces)))
    dice.shuffle(spaces)
    if dice.random() < 0.5:
        return spaces
    order = [spaces[0]]
    while len(order) < len(spaces):
        beside = [near for space in order for near in roads(side).near[space] if near not in order]
        order.append(dice.choice(beside or [space for space in spaces if space not in order]))
    return order


def random_hand(dice: random.Random) -> list[str]:
    """Three cards."""
    return dice.choices(COLOURS, k=HAND)
