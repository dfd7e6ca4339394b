"""The one action of Qin: place a tile. Notation ``RB F7-F8``: the red half on F7, the blue half on F8."""

import msgspec

from games.engine import Action, Slot


class Place(Action, frozen=True):
    """Place ``tile`` with its first half on square ``first`` and its second half on square ``second``.

    Squares are numbered 0..168 by row (A1 = 0, B1 = 1, A2 = 13). Of a double (RR), ``first`` is the smaller number.
    """

    tile: str
    first: int
    second: int
