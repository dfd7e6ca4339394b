"""Questions of Qin, and their answers with what they bring."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.text.parts import Asked
from bot.text.qin.names import QinTeller
from bot.text.qin.turn import EFFECTS
from bot.text.room import MOST_BESIDE, few_words
from bot.text.teller import slug
from games.engine import Event
from games.qin.components import KINDS
from games.qin.placing import Place


class QinAsked(Asked[QinTeller]):
    """A question of Qin: which tile, where."""

    def facts(self) -> dict[str, Any]:
        """The halves of the tile by their colours."""
        tile = self.question.given.get("tile", KINDS[0])
        halves = {"colour1": tile[0], "colour2": tile[1], "double": tile[0] == tile[1]}
        return super().facts() | halves

    def _brings(self, token: str, actions: Sequence[Place]) -> Mapping[str, Any]:
        """In few words the effects that all of the placements have, or else those that some have."""
        if self.question.slot == "tile":
            return {}
        tried = [self._short(self.say.view.copy().apply(action)) for action in actions]
        certain = all(found == tried[0] for found in tried)
        some = dict.fromkeys(effect for found in tried for effect in found)
        return {
            "square2": actions[0].second,
            "certain": certain,
            "effects": self.say.listed(_first(tuple(some), MOST_BESIDE if certain else MOST_BESIDE - 3)),
        }

    def _short(self, events: Iterable[Event]) -> list[str]:
        """What the placement causes, a few words each."""
        found = (event for event in events if isinstance(event, EFFECTS))
        return [self.say(f"qin-{slug(type(event))}.short", event) for event in found]


def _first(effects: Sequence[str], most: int) -> list[str]:
    """As many of them as so many words can tell, the first in any case; what is left out is said to be."""
    kept = few_words(effects, most)
    return [*kept, *(["…"] if len(kept) < len(effects) else [])]
