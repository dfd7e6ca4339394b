"""Da Yunhe, the Great Canal: families of builders, and a coordinator who travels from Beijing to Hangzhou.

===============  ================================================================================
module           holds
===============  ================================================================================
``actions``      what a player does, and how it is written (``actions_tiles``, ``parts``)
``notation``     reading what players type
``components``   map, tiles, cards, numbers of the rules, from ``data/dayunhe``
``check``        what those files must hold
``places``       numbers and names of hexes and other places, which hexes touch
``position``     state, setup, actions, views
``rules``        what is legal and why not: phases, symbols
``choices``      what can be chosen in a turn; ``reasons`` says why something cannot
``refusals``     the codes with which it is refused, and their paragraphs
``prospects``    everything on a card at a glance
``turns``        carrying out the cards one after the other
``acts``         what the symbols do; ``stacks``: under a stack, to the wall, cost
``networks``     canal lines that join
``way``          where the coordinator goes; ``inspection``: laying out his way, scoring it
``rounds``       setup, choosing, the coordinator's phase, uprisings, the next round, the end
``leaving``      what becomes of a seat that resigns
``scoring``      prestige, final scoring, the outcome
``events``       what can happen (``events_tiles``, ``events_way``)
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
from typing import Any, ClassVar

from games.dayunhe import components
from games.dayunhe.actions import DayunheAction
from games.dayunhe.components import LEVELS, RULES, SEATS
from games.dayunhe.events import DayunheEvent
from games.dayunhe.notation import parse
from games.dayunhe.position import DayunhePosition, start
from games.dayunhe.refusals import REFUSALS
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
    event_type: ClassVar[Any] = DayunheEvent
    refusals = REFUSALS

    def load(self) -> None:
        """Read and check everything printed; raises `BadData`."""
        components.board()
        components.tiles()
        components.cards()
        components.rules()

    def start(self, seats: int, options: Mapping[str, str], seed: str) -> DayunhePosition:
        """The first position of a match."""
        return start(seats, self.complete(seats, options), seed)

    def parse(self, text: str) -> DayunheAction:
        """The action that the text names; raises `BadNotation`."""
        return parse(text)


GAME = Dayunhe()
