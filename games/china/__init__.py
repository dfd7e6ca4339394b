"""China, by Michael Schacht (2005): houses and emissaries in nine provinces, scored by majorities and roads.

===============  ================================================================================
module           holds
===============  ================================================================================
``check``        what the files under ``data/china`` must hold
``components``   the map, its two sides, cards and pieces, from those files
``state``        what changes: pieces, hands, deck, open row, scores, how far the turn is
``roads``        the rows of houses that are worth most
``scoring``      houses, alliances, the final scoring, the outcome
``cards``        drawing, exchanging; deck, open row, running out
``placing``      houses, emissaries, fortifications: notation, what is legal and why not; no second piece
``turns``        from turn to turn, the end
``position``     all of it together; views, setup
===============  ================================================================================

>>> position = GAME.start(seats=3, options={}, seed="an example")
>>> position.to_act(), len(position.legal()), str(position.legal()[0])
(0, 34, 'yan 1 G')
>>> [type(event).__name__ for event in position.apply(GAME.parse("yan 1 G"))]
['PiecePlaced']
>>> position.view(0).hands
[['V', 'O'], ['?', '?', '?'], ['?', '?', '?']]
"""

from collections.abc import Mapping

from games.china import components  # as "roads" the package knows its module
from games.china.components import RULES, SEATS, SIDES
from games.china.position import ORDERS, ChinaPosition, start
from games.china.turns import ChinaAction, parse
from games.engine import Game, Option


class China(Game):
    """The game for `games.game`."""

    name = "china"
    title = "China"
    min_seats = min(SEATS)
    max_seats = max(SEATS)
    options = (Option("four", SIDES, seats=(4,)), Option("fortifications", ("no", "yes")))
    side = "four"
    rules = RULES
    position_type = ChinaPosition
    orders = ORDERS

    def load(self) -> None:
        """Read and check the map, the roads of both sides, cards and pieces; raises `BadData`."""
        components.supply()
        for side in SIDES:
            components.roads(side)

    def start(self, seats: int, options: Mapping[str, str], seed: str) -> ChinaPosition:
        """The first position of a match."""
        return start(seats, self.complete(seats, options), seed)

    def parse(self, text: str) -> ChinaAction:
        """The action that the text names; raises `BadNotation`."""
        return parse(text)


GAME = China()
