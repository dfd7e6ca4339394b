"""How a match of Confucius ended: titles, points, how equal ones were told apart."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.text.confucius.names import ConfuciusTeller
from bot.text.parts import End
from bot.text.room import LONGEST_SCORING
from games.confucius.components import court
from games.confucius.scoring import ScoreChanged, TitleAwarded
from games.confucius.turns import GameEnded
from games.engine import Event, Outcome, Seat

_CHAIN = ("admiral", "chief", "general")
"""The titles that decide between equal points, the first one first."""


class ConfuciusEnd(End[ConfuciusTeller]):
    """Points from many sources, and the titles."""

    def result(self, outcome: Outcome, seat: Seat) -> str:
        """Points, and those of each source that brought some."""
        say, score, sources = self.say, outcome.seats[seat].score, outcome.seats[seat].sources.items()
        told = (say("confucius-source", source=source, count=count) for source, count in sources if count)
        return say("confucius-score", points=score, sources=say.listed(told))

    def _facts(self, outcome: Outcome) -> Mapping[str, Any]:
        """How equal points were told apart, if they had to be."""
        best = outcome.seats[outcome.winners[0]].score
        # Who left ranks behind all others: as second only where nobody else is left.
        second = max((result.score for result in outcome.seats if result.rank == 2), default=best - 1)
        if len(outcome.winners) > 1:
            return {"tie": "shared"}
        decided = outcome.end != "resigned" and second >= best
        return {"tie": ("admiral" if second > best else "title") if decided else "none"}

    def scoring(self, events: Sequence[Event]) -> str:
        """The titles one by one, the points, how equal points were told apart; "" while the match runs.

        Names give way to tokens, and emojis to signs, where five long ones leave no room.
        """
        ended = next((event for event in events if isinstance(event, GameEnded)), None)
        return self.say.within(LONGEST_SCORING, lambda say: _final(say, ended, events)) if ended else ""


def _final(say: ConfuciusTeller, ended: GameEnded, events: Sequence[Event]) -> str:
    """The final scoring, however long it is."""
    titles = [event for event in events if isinstance(event, TitleAwarded)]
    changed = [event for event in events if isinstance(event, ScoreChanged)]
    lines = [say("confucius-titles", points=court().title), *say.items(map(say.tell, titles))]
    lines.append(say("confucius-changes", list=say.bare.totals(ended.scores, changed)))
    winners = ended.winners
    scores = {seat: score for seat, score in enumerate(ended.scores) if seat not in ended.resigned}
    level = [seat for seat, score in scores.items() if score == max(scores.values())]
    held = [title for title in _CHAIN for event in titles if (event.title, event.seat) == (title, winners[0])]
    if len(winners) > 1 and len(level) > 1:
        lines.append(say("confucius-tie", level=say.bare.seats(winners), title="none", seat=winners[0]))
    elif len(level) > 1 and held:  # always, but for records that do not say who had left
        lines.append(say("confucius-tie", level=say.bare.seats(level), title=held[0], seat=winners[0]))
    return "\n".join(lines)
