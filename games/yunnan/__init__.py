"""Yunnan, by Aaron Haag (2013): traders bid for progress, then travel the Tea-Horse Road and sell tea.

===============  ================================================================================
module           holds
===============  ================================================================================
``check``        what the files under ``data/yunnan`` must hold
``components``   map, buildings, bank, setup, final table, from those files
``state``        what changes: money, progress, traders, structures, how far the round is
``routes``       presence, connection, gaps, border passes
``incomes``      what traders and posts earn; the order by it; converting
``structures``   posts, bridges, tea houses: taking them in the yard, building them
``bids``         setting traders in buildings, bank and market; throwing out; passing
``travel``       the travel turn: moving, displacing, isolation
``phases``       what runs by itself: bank, progress, inspector, gifts
``scoring``      the final scoring, the outcome
``turns``        what comes after what, steps without a choice, the end; seats that leave
``position``     all of it together; standing orders, setup
===============  ================================================================================

>>> position = GAME.start(seats=2, options={}, seed="an example")
>>> position.to_act(), len(position.legal()), str(position.legal()[0])
(1, 19, 'school 5')
>>> [type(event).__name__ for event in position.apply(GAME.parse("school 5"))]
['BidPlaced']
>>> position.view(1).money
[14, 9, 11, 12]
"""

from collections.abc import Mapping

from games.engine import Game, Option
from games.yunnan import components
from games.yunnan.components import COLOURS_OF_TWO, RULES, SEATS
from games.yunnan.position import ORDERS, YunnanPosition, start
from games.yunnan.turns import YunnanAction, parse


class Yunnan(Game):
    """The game for `games.game`."""

    name = "yunnan"
    title = "Yunnan"
    min_seats = min(SEATS)
    max_seats = max(SEATS)
    options = (Option("version", ("basic", "expert")),)
    rules = RULES
    position_type = YunnanPosition
    orders = ORDERS

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
