"""What changes in a match of Yunnan.

A **seat** is a person, a **colour** a set of pieces with its own money, traders and progress. With three and
more players they are the same; with two everybody has two of four colours (Yunnan, Two players).
"""

from typing import Literal

import msgspec

from games.engine import Seat, State
from games.yunnan.components import CUSTOMS, DRAGON, HORSE, SCHOOL, BuildingIndex, Colour, setup

Phase = Literal["bid", "yard", "travel", "convert", "over"]
"""What is decided now."""

End = Literal["points", "gifts", "agreed", "resigned"]
"""How a match came to its end."""

NOBODY = -1
"""A colour where there is none."""


class Ousting(msgspec.Struct, frozen=True):
    """A trader thrown out of the space ``value`` of a building by ``by``, who bid ``by_value``."""

    building: BuildingIndex
    value: int
    by: Colour
    by_value: int


class YunnanState(State):
    """Everything there is to know. Nothing is hidden: a view lacks the seed alone.

    Lists are by colour unless said otherwise; -1 stands for nobody and nowhere.
    """

    expert: bool
    round: int  # the first is 1
    phase: Phase
    colour: int  # to act; -1 when over
    waiting: list[int]  # colours still to act after it in the phases yard, travel and convert, in their order
    bid_order: list[int]  # colours; one that left is in neither order
    travel_order: list[int]  # while bidding the reverse of bid_order
    passed: list[bool]
    banked: list[bool]  # went to the bank in this bidding
    ousted: list[list[Ousting]]  # the throw-outs since the colour last acted in this bidding
    spaces: list[list[int]]  # by building and space: the colour whose trader stands there
    bank: list[int]  # by side: the same
    vp: list[int]  # by seat
    money: list[int]
    influence: list[int]
    passes: list[int]
    horse: list[int]  # province
    supply: list[int]  # traders at home
    general: list[int]  # traders that are not in play yet
    gifts: list[int]
    incomes: list[int]  # of the last round counted; 0 before
    traders: list[list[int]]  # by province, the market too, and colour
    posts: list[list[int]]  # by province and colour
    bridges: list[list[bool]]  # by site and colour
    teahouses: list[int]  # by province: whose stands there
    stock: list[list[int]]  # by kind and colour: structures taken and not built
    reserve: list[list[int]]  # by kind and colour: structures not taken yet
    gifts_left: list[int]  # by province
    inspector: int  # the province he came to in the last round
    passes_left: int  # of the travel turn in progress; 0 outside
    moved: list[int]  # by province: traders there that have travelled in this turn
    arrived: int  # the province where a displacement is to be decided
    end: End | Literal[""]  # "" while it runs

    @property
    def colours(self) -> int:
        """The number of colours."""
        return len(self.money)

    @property
    def pairs(self) -> bool:
        """Whether everybody has two colours."""
        return self.seats == 2

    def owner(self, colour: int) -> Seat:
        """The seat to which the colour belongs."""
        return colour % self.seats

    def colours_of(self, seat: Seat) -> range:
        """The colours of the seat, the lowest first."""
        return range(seat, self.colours, self.seats)

    def level(self, colour: int, building: int) -> int:
        """How far the colour's progress in the building has gone, as in `Building.most`."""
        if building == SCHOOL:
            return setup().traders - self.general[colour]
        if building == CUSTOMS:
            return self.passes[colour]
        if building == HORSE:
            return self.horse[colour]
        if building == DRAGON:
            return self.influence[colour]
        return sum(setup().structures) - sum([kind[colour] for kind in self.reserve])
