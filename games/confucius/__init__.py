"""Confucius, by Alan Paull (2008): families rise at the court of the Ming by bribes, gifts, ships, armies.

===============  ================================================================================
module           holds
===============  ================================================================================
``actions``      what a player does (``actions_box``, ``actions_special``, ``parts``)
``notation``     reading what players type
``components``   ministries, cards, gifts, lands, the action box, rewards, from ``data/confucius``
``check``        what those files must hold
``places``       numbers of the places that pictures ring
``position``     state, setup, actions, views, standing orders
``rules``        what is legal and why not, phase by phase
``choices``      what can be chosen in a turn; ``board`` looks at what stands where
``reasons``      why something cannot; ``conditions`` are what several actions ask for
``refusals``     the codes with which it is refused, and their paragraphs
``prospects``    everything that can be done in a turn at a glance
``costs``        cubes, prices, discounts, ways to pay
``obligations``  what gifts oblige their holders to
``turns``        an action of a turn, from its announcement to the next turn
``box``          effects of the action box and of the rewards
``petitions``    effects of gifts to the Emperor
``money``        drawing and paying cards, earning rewards
``court``        the court phase and the end of a round, step by step
``examination``  tutoring, the winner, placing the candidate
``resolution``   resolving ministries
``rounds``       whose turn is next, new rounds, the end
``leaving``      what becomes of a seat that resigns
``scoring``      points, titles, the outcome
``events``       what can happen (``events_turn``, ``_gifts``, ``_court``)
===============  ================================================================================

>>> position = GAME.start(seats=3, options={}, seed="an example")
>>> position.to_act(), len(position.legal()), str(position.legal()[0])
(1, 27, 'bribe bingbu 3')
>>> [type(event).__name__ for event in position.apply(GAME.parse("tax"))]
['Acted', 'Drawn']
>>> position.view(1).hands
[[0, 0, 0, 3], [1, 3, 1, 0], [0, 0, 0, 3]]
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from games.confucius import components
from games.confucius.actions import ConfuciusAction
from games.confucius.components import RULES, SEATS
from games.confucius.events import ConfuciusEvent
from games.confucius.notation import parse
from games.confucius.position import ORDERS, ConfuciusPosition, start
from games.confucius.refusals import REFUSALS
from games.engine import Game, Option


class Confucius(Game):
    """The game for `games.game`."""

    name = "confucius"
    title = "Confucius"
    min_seats = min(SEATS)
    max_seats = max(SEATS)
    options = (
        Option("game", ("advanced", "basic")),
        Option("admiral", ("no", "yes")),
        Option("necklace", ("no", "yes")),
        Option("open-rewards", ("no", "yes")),
    )
    rules = RULES
    position_type = ConfuciusPosition
    event_type: ClassVar[Any] = ConfuciusEvent
    orders = ORDERS
    refusals = REFUSALS

    def load(self) -> None:
        """Read and check everything printed; raises `BadData`."""
        components.court()
        components.cards()
        components.gifts()
        components.realm()
        components.box()
        components.rewards()

    def start(self, seats: int, options: Mapping[str, str], seed: str) -> ConfuciusPosition:
        """The first position of a match."""
        return start(seats, self.complete(seats, options), seed)

    def parse(self, text: str) -> ConfuciusAction:
        """The action that the text names; raises `BadNotation`."""
        return parse(text)


GAME = Confucius()
