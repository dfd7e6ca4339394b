"""Qin in words: turns, questions, answers with what they bring, the hand, the end."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from bot.text.qin import board
from bot.text.qin.squares import runs
from bot.text.room import MOST_BESIDE, few_words
from bot.text.teller import Teller, slug
from games.engine import Event, Outcome, Seat
from games.engine.choices import Question
from games.qin.components import KINDS
from games.qin.placing import Place, ReserveChanged, TilePlaced
from games.qin.position import QinPosition
from games.qin.provinces import ProvinceExpanded, ProvinceFounded, ProvincesJoined
from games.qin.squares import square_name
from games.qin.turns import GameBegun, GameEnded, TileDrawn
from games.qin.villages import VillageFreed, VillageTaken

EFFECTS = (ProvinceFounded, ProvinceExpanded, ProvincesJoined, VillageTaken, VillageFreed)
"""What a placement causes on the board, each a phrase whose subject is the move."""

INLINE = 2
"""Effects told in the sentence itself; more become a list."""


class QinTeller(Teller[QinPosition], frozen=True):
    """Qin, told to one reader."""

    game: ClassVar[str] = "qin"
    shown: ClassVar[Mapping[str, Any]] = {
        "tile": str,
        "colour": str,
        "square": lambda square: square if isinstance(square, str) else square_name(square),
        "squares": runs,
    }
    aside: ClassVar[tuple[type[Event], ...]] = (TilePlaced, *EFFECTS, ReserveChanged, TileDrawn)
    decisions: ClassVar[tuple[type[Event], ...]] = (TilePlaced,)

    # ── a turn ───────────────────────────────────────────────────────────────────────────────────

    def tell(self, event: Event, **given: Any) -> str:
        """Where the message needs more than the event holds: shares of a join, who has built all."""
        match event:
            case ProvincesJoined():
                most, *others = (str(squares) for _, squares in event.shares)
                given |= {"most": most, "against": self.listed(others)}
            case GameEnded():
                given["seats"] = self.seats(seat for seat, left in enumerate(event.left) if not left)
            case _:
                pass
        return super().tell(event, **given)

    def effects(self, events: Iterable[Event]) -> list[str]:
        """What the placement causes, a phrase each."""
        return [self.tell(event) for event in events if isinstance(event, EFFECTS)]

    def after(self, events: Sequence[Event]) -> list[str]:
        """What follows the placement: who is passed over, who left, which game ended or began."""
        goes_on = any(isinstance(event, GameBegun) for event in events)
        return [self.tell(event, goes_on=goes_on) for event in events if not isinstance(event, self.aside)]

    def summary(self, events: Sequence[Event]) -> str:
        """Who laid what where and what it brought, then what followed."""
        lines: list[str] = []
        if placed := next((event for event in events if isinstance(event, TilePlaced)), None):
            effects = self.effects(events)
            listed = len(effects) > INLINE
            lines.append(self.tell(placed, effects=self.listed(effects), listed=listed))
            lines += self.items(effects) if listed else []
        return "\n".join([*lines, *self.after(events)])

    def preview(self, events: Sequence[Event]) -> str:
        """What the placement would do, as a list, with the pagodas before and after."""
        placed = next(event for event in events if isinstance(event, TilePlaced))
        effects = self.effects(events)
        changed = self.listed(self.tell(event) for event in events if isinstance(event, ReserveChanged))
        lines = [self("qin-preview", placed, count=len(effects)), *self.items(effects)]
        lines += [self("qin-preview-changes", list=changed)] if changed else []
        return "\n".join([*lines, *self.but(you=None).after(events)])

    def warning(self, events: Sequence[Event]) -> str:
        """After a placement a tile is drawn, unless the pile is empty or the game over."""
        return self("qin-final", draws=any(isinstance(event, TileDrawn) for event in events))

    def drawn(self, events: Sequence[Event]) -> str:
        """The tile drawn after the placement."""
        return "".join(self.tell(event) for event in events if isinstance(event, TileDrawn))

    def standings(self, events: Sequence[Event]) -> str:
        """Every seat's pagodas left, as before -> after where the events changed them."""
        begun = max((at for at, event in enumerate(events) if isinstance(event, GameBegun)), default=-1)
        changed = [event for event in events[begun + 1 :] if isinstance(event, ReserveChanged)]
        return self("qin-standings", list=self.totals(self.view.reserves, changed), pile=len(self.view.pile))

    def hand(self, seat: Seat) -> str:
        """The tiles in hand that can be seen, in the order of the list of tiles."""
        tiles = sorted((tile for tile in self.view.hands[seat] if tile in KINDS), key=KINDS.index)
        names = self.listed(self("qin-hand-tile", tile=tile) for tile in tiles)
        return self("qin-hand", list=names, pagodas=self.view.reserves[seat])

    # ── questions and answers ────────────────────────────────────────────────────────────────────

    def asked(self, question: Question) -> dict[str, Any]:
        """The halves of the tile by their colours."""
        tile = question.given.get("tile", KINDS[0])
        return super().asked(question) | {
            "colour1": tile[0],
            "colour2": tile[1],
            "double": tile[0] == tile[1],
        }

    def brings(self, question: Question, token: str, actions: Sequence[Place]) -> Mapping[str, Any]:
        """In few words the effects that all of the placements have, or else those that some have."""
        if question.slot == "tile":
            return {}
        tried = [self._short(self.view.copy().apply(action)) for action in actions]
        certain = all(found == tried[0] for found in tried)
        some = dict.fromkeys(effect for found in tried for effect in found)
        return {
            "square2": actions[0].second,
            "certain": certain,
            "effects": self.listed(_first(tuple(some), MOST_BESIDE if certain else MOST_BESIDE - 3)),
        }

    def _short(self, events: Iterable[Event]) -> list[str]:
        """What the placement causes, a few words each."""
        found = (event for event in events if isinstance(event, EFFECTS))
        return [self(f"qin-{slug(type(event))}.short", event) for event in found]

    # ── the board and the end ────────────────────────────────────────────────────────────────────

    def alt(self) -> str:
        """The board for somebody who cannot see it."""
        return board.alt(self.words, self.players, self.view)

    def board(self) -> str:
        """The board in full as text."""
        return board.board(self.words, self.players, self.view)

    def captions(self, turn: int, question: Question | None, **facts: Any) -> dict[str, str]:
        """Captions by the keys of ``render.qin``."""
        view = self.view
        return super().captions(turn, question, pile=len(view.pile), number=view.stage())

    def result(self, outcome: Outcome, seat: Seat, **facts: Any) -> str:
        """Pagodas on the board, or left over in a series, with where they are."""
        return super().result(outcome, seat, series="provinces" not in outcome.seats[0].sources)

    def ending(self, outcome: Outcome, **facts: Any) -> str:
        """Why the match ended; who had built most without winning, as they had left before."""
        most = max(range(len(outcome.seats)), key=lambda seat: outcome.seats[seat].score)
        return super().ending(
            outcome,
            seat=-1 if most in outcome.winners else most,
            series="provinces" not in outcome.seats[0].sources,
        )


TELLER = QinTeller


def _first(effects: Sequence[str], most: int) -> list[str]:
    """As many of them as so many words can tell, the first in any case; what is left out is said to be."""
    kept = few_words(effects, most)
    return [*kept, *(["…"] if len(kept) < len(effects) else [])]
