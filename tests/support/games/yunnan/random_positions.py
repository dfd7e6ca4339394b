"""Positions for the random tests: reached by play, and made up."""

import random
from collections.abc import Iterator

from games.yunnan.position import YunnanPosition, start
from games.yunnan.state import Phase
from tests.support.games.playing import stops

VERSIONS = ("basic", "expert")
PHASES: tuple[Phase, ...] = ("bid", "yard", "travel", "convert")


def variant(number: int) -> tuple[int, dict[str, str]]:
    """Seats and options by a number: all of them in every eight that follow each other."""
    return 2 + number % 4, {"version": VERSIONS[number // 4 % 2]}


def played(seed: int, every: int = 5) -> Iterator[YunnanPosition]:
    """Every so many positions of one random match, its variant by the seed."""
    dice = random.Random(seed)
    seats, options = variant(seed)
    return stops(start(seats, options, f"played {seed}"), dice, every)


def made_up(seed: int, phase: Phase | None = None) -> YunnanPosition:
    """A position that no play may reach: pieces are strewn within the reach of the horses."""
    dice = random.Random(seed)
    seats, options = variant(seed)
    position = start(seats, options, f"made up {seed}")
    position.phase = dice.choice(PHASES) if phase is None else phase
    position.round = dice.randrange(1, 10)
    dice.shuffle(position.bid_order)
    position.travel_order = position.bid_order[::-1]
    position.vp = [dice.randrange(-30, 75) for _ in range(seats)]
    free = [place for place in range(1, 6) if dice.random() < 0.6]
    for colour in range(position.colours):
        _strew(position, colour, free, dice)
    position.gifts_left = [0, *(dice.randrange(4) for _ in range(5))]
    position.gifts_left[dice.randrange(1, 6)] += 3
    position.colour = dice.randrange(position.colours)
    position.turn = position.owner(position.colour)
    if position.phase == "bid":
        _strew_bids(position, dice)
    if position.phase == "yard" and not any(left[position.colour] for left in position.reserve):
        position.reserve[dice.randrange(3)][position.colour] = 1
    place = position.travel_order.index(position.colour)
    if position.phase == "travel":
        position.passes_left = dice.randrange(position.passes[position.colour] + 1)
        position.waiting = position.travel_order[place + 1 :]
        for province, row in enumerate(position.traders):
            position.moved[province] = dice.randrange(row[position.colour] + 1) if dice.random() < 0.3 else 0
    if position.phase == "convert":
        position.incomes = [dice.randrange(1, 90) for _ in position.incomes]
        position.waiting = position.travel_order[place + 1 :]
    return position


def _strew(position: YunnanPosition, colour: int, free: list[int], dice: random.Random) -> None:
    """Traders, structures and progress of one colour."""
    horse = dice.randrange(1, 6)
    position.horse[colour] = horse
    position.passes[colour] = dice.randrange(2, 7)
    position.influence[colour] = dice.randrange(5)
    position.money[colour] = dice.randrange(40)
    position.gifts[colour] = dice.randrange(3)
    position.incomes[colour] = dice.randrange(60)
    in_play = dice.randrange(3, 8)
    position.general[colour] = 7 - in_play
    position.supply[colour] = dice.choice([0, 0, 1, 2, in_play])
    for _ in range(in_play - position.supply[colour]):
        position.traders[dice.randrange(horse + 1)][colour] += 1
    for kind in range(3):
        position.reserve[kind][colour] = dice.randrange(3)
        position.stock[kind][colour] = dice.randrange(3 - position.reserve[kind][colour])
        for _ in range(2 - position.reserve[kind][colour] - position.stock[kind][colour]):
            if kind == 0:
                position.posts[dice.randrange(1, horse + 1)][colour] += 1
            elif kind == 1:
                site = dice.randrange(4)
                if position.bridges[site][colour]:
                    position.stock[kind][colour] += 1
                position.bridges[site][colour] = True
            elif free and position.teahouses[free[-1]] < 0:
                position.teahouses[free.pop()] = colour
            else:
                position.stock[kind][colour] += 1


def _strew_bids(position: YunnanPosition, dice: random.Random) -> None:
    """Traders from home in buildings and in the bank; some have passed."""
    for row in position.spaces:
        for space in range(len(row)):
            other = dice.randrange(position.colours)
            small = space < 2 and any(holder >= 0 for holder in row)
            if position.supply[other] and other not in row and not small and dice.random() < 0.4:
                row[space] = other
                position.supply[other] -= 1
    for side in range(2):
        other = dice.randrange(position.colours)
        if position.supply[other] and not any(other in row for row in (*position.spaces, position.bank)):
            position.bank[side] = other
            position.banked[other] = True
            position.supply[other] -= 1
    for other in range(position.colours):
        position.passed[other] = other != position.colour and dice.random() < 0.3
