"""Qin, by Reiner Knizia (2012): lay tiles, found and join provinces, take villages, build all pagodas first.

===============  ================================================================================
module           holds
===============  ================================================================================
``actions``      the placement of a tile and its notation
``components``   the two sides of the board, tiles and pagodas, from ``data/qin``
``squares``      the geometry of the board: names, neighbours, sets of squares
``position``     setup, whose turn, the turn, skipping, the end, the series, views, resigning
``rules``        what forbids a placement, and the order of what it causes
``provinces``    founding, expanding, joining; their pagodas
``villages``     who holds a village
``scoring``      the outcome
``lay``          all legal placements at once, fast
``events``       what can happen
===============  ================================================================================
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from games.engine import Game, Option
from games.qin.actions import Place, parse
from games.qin.components import RULES, SEATS, SIDES, board, supply
from games.qin.events import QinEvent
from games.qin.position import QinPosition, start
from games.qin.rules import REFUSALS


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
    event_type: ClassVar[Any] = QinEvent
    refusals = REFUSALS

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
