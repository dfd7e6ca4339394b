"""Da Yunhe, the Great Canal: families of builders, and a coordinator who travels from Beijing to Hangzhou.

===============  ================================================================================
module           holds
===============  ================================================================================
``places``       numbers and names of hexes and other places, which hexes touch
``check``        what the files under ``data/dayunhe`` must hold
``components``   map, tiles, cards, numbers of the rules, from those files
``state``        what changes: map, stacks, warehouses, wall, cards, the coordinator
``networks``     canal lines that join
``scoring``      prestige, the final scoring, the outcome
``cards``        taking a card, using its symbols, ending the turn
``stacks``       stacks, warehouse, wall: first tiles, supply, espionage, reform, what is paid
``building``     canals and unrest on the map, canals in the City
``rebuilding``   swapping, moving, turning tiles; how they come to lie
``unrest``       removing, calming, destroying, intrigue, denouncing
``way``          where the coordinator goes
``inspection``   announcing one, a tea break, the coordinator's way to its points
``turns``        setup, choosing, carrying out, the coordinator's phase, the end; seats that leave
``position``     all of it together; views, setup
===============  ================================================================================

>>> position = GAME.start(seats=2, options={}, seed="an example")
>>> position.to_act(), len(position.legal()), str(position.legal()[0])
(1, 3, 'stock 1')
>>> [type(event).__name__ for event in position.apply(GAME.parse("stock 1"))]
['Stocked']
>>> position.view(1).warehouses
[[], ['sharp-bend']]
"""

from collections.abc import Mapping

from games.dayunhe import components
from games.dayunhe.cards import Deed
from games.dayunhe.components import LEVELS, RULES, SEATS
from games.dayunhe.position import ORDERS, DayunhePosition, start
from games.dayunhe.turns import parse
from games.engine import Game, Option


class Dayunhe(Game):
    """The game for `games.game`."""

    name = "dayunhe"
    title = "Da Yunhe"
    min_seats = min(SEATS)
    max_seats = max(SEATS)
    options = (Option("level", LEVELS),)
    rules = RULES
    position_type = DayunhePosition
    orders = ORDERS

    def load(self) -> None:
        """Read and check everything printed; raises `BadData`."""
        components.board()
        components.tiles()
        components.cards()
        components.rules()

    def start(self, seats: int, options: Mapping[str, str], seed: str) -> DayunhePosition:
        """The first position of a match."""
        return start(seats, self.complete(seats, options), seed)

    def parse(self, text: str) -> Deed:
        """The action that the text names; raises `BadNotation`."""
        return parse(text)


GAME = Dayunhe()
