"""Confucius, by Alan Paull (2008): families rise at the court of the Ming by officials, gifts, ships, armies.

===============  ================================================================================
module           holds
===============  ================================================================================
``components``   ministries, cards, gifts, lands, the action box, rewards, from ``data/confucius``
``state``        what changes: markers, hands, gifts, armies, junks, and whose decision it is
``scoring``      points, titles, the outcome
``deeds``        what actions have in common: players, cubes, prices
``gifts``        buying and giving gifts; who holds whose
``officials``    markers on officials: setting, securing, transferring them
``money``        cards and rewards in hand: drawing, giving up, discarding, earning
``ships``        junks and voyages
``armies``       recruiting and invading
``rewards``      playing the Emperor's Rewards
``examination``  students, tutoring, placing the candidate
``petitions``    what the Emperor does for a gift
``resolution``   giving influence until a ministry's posts are filled
``rounds``       cubes, and the next Chief Minister
``box``          all that can be done in a turn, with its price; paying
``turns``        from turn to turn, the court phase step by step, the end; seats that leave
``position``     all of it together; views, standing orders, setup
===============  ================================================================================

>>> position = GAME.start(seats=3, options={}, seed="an example")
>>> position.to_act(), len(position.legal()), str(position.legal()[-1])
(1, 27, 'nothing')
>>> [type(event).__name__ for event in position.apply(GAME.parse("tax"))]
['Acted', 'Drawn']
>>> position.view(1).hands
[[0, 0, 0, 3], [1, 3, 1, 0], [0, 0, 0, 3]]
"""

from collections.abc import Mapping

from games.confucius import components
from games.confucius.components import RULES, SEATS
from games.confucius.deeds import ConfuciusAction
from games.confucius.position import ORDERS, ConfuciusPosition, start
from games.confucius.turns import parse
from games.engine import Game, Option


class Confucius(Game):
    """The game for `games.game`."""

    name = "confucius"
    title = "Confucius"
    min_seats = min(SEATS)
    max_seats = max(SEATS)
    options = (
        Option("game", ("basic", "advanced")),
        Option("admiral", ("no", "yes")),
        Option("necklace", ("no", "yes")),
        Option("open-rewards", ("no", "yes")),
    )
    rules = RULES
    position_type = ConfuciusPosition
    orders = ORDERS

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
