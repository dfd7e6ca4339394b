"""How a match of Qin ended."""

from collections.abc import Mapping
from typing import Any

from bot.text.parts import End
from bot.text.qin.names import QinTeller
from games.engine import Outcome


class QinEnd(End[QinTeller]):
    """Pagodas on the board, or left over in a series, with where they are."""

    def _facts(self, outcome: Outcome) -> Mapping[str, Any]:
        """Whether it was a series; who had built most without winning, as they had left before."""
        most = max(range(len(outcome.seats)), key=lambda seat: outcome.seats[seat].score)
        series = "provinces" not in outcome.seats[0].sources
        return {"seat": -1 if most in outcome.winners else most, "series": series}
