"""Qin, by Reiner Knizia (2012): lay tiles, found and join provinces, take villages, build all pagodas first.

===============  ================================================================================
module           holds
===============  ================================================================================
``squares``      the geometry of the board: names, neighbours, sets of squares
``components``   the two sides of the board, tiles and pagodas, from ``data/qin``
``state``        what changes: squares, provinces, villages, reserves, hands
``provinces``    founding, expanding, joining, and what forbids it; their pagodas
``lay``          what follows from the board: where each tile may lie
``villages``     who holds a village
``placing``      placing a tile: notation, what is legal and why not, the order of what it causes
``turns``        drawing, passing on, skipping, the end, the series
``scoring``      the standing, the outcome
``position``     all of it together; views, setup
===============  ================================================================================

>>> position = GAME.start(seats=2, options={}, seed="an example")
>>> position.to_act(), len(position.legal()), str(position.legal()[0])
(1, 112, 'RB G3-G4')
>>> [type(event).__name__ for event in position.apply(GAME.parse("RB G3-G4"))]
['TilePlaced', 'ProvinceFounded', 'ReserveChanged', 'TileDrawn']
>>> position.view(1).hands
[['?', '?', '?'], ['YB', 'RB', 'YY']]
"""

from collections.abc import Mapping

from games.engine import Game, Option
from games.qin.components import RULES, SEATS, SIDES, board, supply
from games.qin.placing import Place, parse
from games.qin.position import QinPosition, start


class Qin(Game):
    """The game for `games.game`."""

    name = "qin"
    title = "Qin"
    min_seats = min(SEATS)
    max_seats = max(SEATS)
    options = (Option("board", SIDES), Option("series", ("single", "both")))
    final_scoring = False
    side = "board"
    rules = RULES
    position_type = QinPosition

    def load(self) -> None:
        """Read and check both sides of the board, tiles and pagodas; raises `BadData`."""
        supply()
        for side in SIDES:
            board(side)

    def other_side(self, seats: int, options: Mapping[str, str]) -> dict[str, str] | None:
        """None for a series: it is played on both sides anyway."""
        return None if options["series"] == "both" else super().other_side(seats, options)

    def start(self, seats: int, options: Mapping[str, str], seed: str) -> QinPosition:
        """The first position of a match."""
        return start(seats, self.complete(seats, options), seed)

    def parse(self, text: str) -> Place:
        """The placement that the text names; raises `BadNotation`."""
        return parse(text)


GAME = Qin()
