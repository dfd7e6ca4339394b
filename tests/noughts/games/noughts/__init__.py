"""Noughts and crosses: three in a row.

==============  =============================================
module          holds
==============  =============================================
``components``  nine squares, eight lines
``state``       whose marks are where
``marking``     setting a mark
``position``    turns, the end; setup
==============  =============================================

>>> position = GAME.start(seats=2, options={}, seed="an example")
>>> position.to_act(), len(position.legal()), str(position.legal()[0])
(1, 9, 'a1')
>>> position.apply(GAME.parse("b2"))
[Marked(seat=1, square=4)]
>>> position.view(0).marks
[-1, -1, -1, -1, 1, -1, -1, -1, -1]
"""

from collections.abc import Mapping

from games.noughts.components import RULES
from games.noughts.marking import Mark, parse
from games.noughts.position import NoughtsPosition, start

from games.engine import Game


class Noughts(Game):
    """The game for `games.game`."""

    name = "noughts"
    title = "Noughts"
    min_seats = max_seats = 2
    rules = RULES
    position_type = NoughtsPosition
    final_scoring = False

    def load(self) -> None:
        """It has no data."""

    def start(self, seats: int, options: Mapping[str, str], seed: str) -> NoughtsPosition:
        """The first position of a match."""
        self.complete(seats, options)
        return start(seats, seed)

    def parse(self, text: str) -> Mark:
        """The mark that the text names; raises `BadNotation`."""
        return parse(text)


GAME = Noughts()
