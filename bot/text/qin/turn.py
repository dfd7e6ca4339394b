"""A turn of Qin in words: the placement with what it brought, then what followed."""

from typing import ClassVar

from bot.text.parts import Turn
from bot.text.qin.names import QinTeller
from games.engine import Event
from games.qin.placing import ReserveChanged, TilePlaced
from games.qin.provinces import ProvinceExpanded, ProvinceFounded, ProvincesJoined
from games.qin.turns import GameBegun, TileDrawn
from games.qin.villages import VillageFreed, VillageTaken

EFFECTS = (ProvinceFounded, ProvinceExpanded, ProvincesJoined, VillageTaken, VillageFreed)
"""What a placement causes on the board, each a phrase whose subject is the move."""

INLINE = 2
"""Effects told in the sentence itself; more become a list."""


class QinTurn(Turn[QinTeller]):
    """What happened in a turn of Qin."""

    aside: ClassVar[tuple[type[Event], ...]] = (TilePlaced, *EFFECTS, ReserveChanged, TileDrawn)
    decisions: ClassVar[tuple[type[Event], ...]] = (TilePlaced,)

    def _effects(self) -> list[str]:
        """What the placement causes, a phrase each."""
        return [self.say.tell(event) for event in self.events if isinstance(event, EFFECTS)]

    def _after(self, say: QinTeller) -> list[str]:
        """What follows the placement: who is passed over, who left, which game ended or began."""
        goes_on = any(isinstance(event, GameBegun) for event in self.events)
        return [
            say.tell(event, goes_on=goes_on) for event in self.events if not isinstance(event, self.aside)
        ]

    def _summary(self) -> str:
        """Who laid what where and what it brought, then what followed."""
        say, lines = self.say, list[str]()
        if placed := next((event for event in self.events if isinstance(event, TilePlaced)), None):
            effects = self._effects()
            listed = len(effects) > INLINE
            lines.append(say.tell(placed, effects=say.listed(effects), listed=listed))
            lines += say.items(effects) if listed else []
        return "\n".join([*lines, *self._after(say)])

    def _preview(self) -> str:
        """What the placement would do, as a list, with the pagodas before and after."""
        say = self.say
        placed = next(event for event in self.events if isinstance(event, TilePlaced))
        effects = self._effects()
        changed = say.listed(say.tell(event) for event in self.events if isinstance(event, ReserveChanged))
        lines = [say("qin-preview", placed, count=len(effects)), *say.items(effects)]
        lines += [say("qin-preview-changes", list=changed)] if changed else []
        return "\n".join([*lines, *self._after(say.but(you=None))])

    def warning(self) -> str:
        """After a placement a tile is drawn, unless the pile is empty or the game over."""
        return self.say("qin-final", draws=any(isinstance(event, TileDrawn) for event in self.events))

    def drawn(self) -> str:
        """The tile drawn after the placement."""
        return "".join(self.say.tell(event) for event in self.events if isinstance(event, TileDrawn))
