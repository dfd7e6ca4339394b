"""How a match of Yunnan ended."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import asdict

from bot.text.parts import End
from bot.text.room import LONGEST_SCORING
from bot.text.yunnan.names import YunnanTeller
from games.engine import Event, Outcome
from games.yunnan.components import ends, table
from games.yunnan.scoring import FinalScored


class YunnanEnd(End[YunnanTeller]):
    """Points by their sources, and when they come to an end."""

    def _facts(self, outcome: Outcome) -> Mapping[str, Any]:
        """What ends a match; whether equal points had to be told apart, and by pairs of colours."""
        best = max(result.score for result in outcome.seats if result.rank == 1)
        level = sum(result.score == best for result in outcome.seats)
        tie = level > 1 and outcome.end != "resigned"
        return {"tie": tie, "pairs": self.say.pairs, **asdict(ends(len(outcome.seats)))}

    def scoring(self, events: Sequence[Event]) -> str:
        """Everybody's points by source with the numbers behind them, most first; "" while the match runs."""
        found = [event for event in events if isinstance(event, FinalScored)]
        found.sort(key=lambda event: -event.total)
        text, people = "", self.say.people()
        for teller in (people, people.but(style="token")) if found else ():
            head = self.say("yunnan-scoring", rate=table().yuan, each=table().gift)
            text = "\n".join([head, *map(teller.tell, found)])
            if len(text) <= LONGEST_SCORING:
                break
        return text
