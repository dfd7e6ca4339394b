"""Yunnan, by Aaron Haag (2013): traders bid for progress, then travel the Tea-Horse Road and sell tea.

===============  ================================================================================
module           holds
===============  ================================================================================
``actions``      what a player does, step by step
``notation``     reading what players type
``components``   map, buildings, bank, setup, final table, from ``data/yunnan``
``check``        what those files must hold
``position``     state, setup, actions, views, resigning, standing orders
``rules``        what is legal and why not
``bidding``      what setting a trader or passing causes
``travel``       what the steps of a travel turn cause
``routes``       presence, connection, gaps, border passes
``incomes``      what traders and posts earn
``phases``       the phases that run by themselves, and converting
``rounds``       what comes after what, steps without a choice, the end
``scoring``      the final scoring, the outcome
``events``       what can happen
===============  ================================================================================

>>> position = GAME.start(seats=2, options={}, seed="an example")
>>> position.to_act(), len(position.legal()), str(position.legal()[0])
(1, 19, 'school 5')
>>> [type(event).__name__ for event in position.apply(GAME.parse("school 5"))]
['Bid']
>>> position.view(1).money
[14, 9, 11, 12]
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from games.engine import Game, Option
from games.yunnan import components
from games.yunnan.actions import YunnanAction
from games.yunnan.components import COLOURS_OF_TWO, RULES, SEATS
from games.yunnan.events import YunnanEvent
from games.yunnan.notation import parse
from games.yunnan.position import ORDERS, YunnanPosition, start
from games.yunnan.rules import REFUSALS


class Yunnan(Game):
    """The game for `games.game`."""

    name = "yunnan"
    title = "Yunnan"
    min_seats = min(SEATS)
    max_seats = max(SEATS)
    options = (Option("version", ("basic", "expert")),)
    rules = RULES
    position_type = YunnanPosition
    event_type: ClassVar[Any] = YunnanEvent
    orders = ORDERS
    refusals = REFUSALS

    def load(self) -> None:
        """Read and check map, buildings, bank, setup and final table; raises `BadData`."""
        components.buildings()
        components.bank()
        components.table()

    def colours(self, seats: int) -> int:
        """With two players everybody has two of four colours (Yunnan, Two players)."""
        return COLOURS_OF_TWO if seats == 2 else seats

    def start(self, seats: int, options: Mapping[str, str], seed: str) -> YunnanPosition:
        """The first position of a match."""
        return start(seats, self.complete(seats, options), seed)

    def parse(self, text: str) -> YunnanAction:
        """The action that the text names; raises `BadNotation`."""
        return parse(text)


GAME = Yunnan()
