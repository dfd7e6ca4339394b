"""A turn of Da Yunhe in words: its events in their order, and what is said around Confirm."""

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Final, get_args

from bot.text.dayunhe.chunks import DECISIONS, DEEDS, Act, chunks, first, sections
from bot.text.dayunhe.deeds import deeds, places, shortly, supplied, unused
from bot.text.dayunhe.names import DayunheTeller
from bot.text.dayunhe.prestige import changed, prestige
from bot.text.parts import Turn
from games.dayunhe.cards import CardRevealed, CardTaken, TurnDone
from games.dayunhe.components import rules
from games.dayunhe.inspection import ForkChosen, Inspected, InspectionAnnounced
from games.dayunhe.stacks import PutUnder, Reformed, Spied, Supplied
from games.dayunhe.turns import CoordinatorTurned, GameEnded, RoundBegan, Uprising
from games.engine import Event, Seat

_WEIGHT: Final = ("turn", "reveal", "taken", "top", "drawn", "reform", "fork", "way", "round", "match")
"""What a draft puts an end to, the least first: the greatest is said."""


class DayunheTurn(Turn[DayunheTeller]):
    """What happened in a turn of Da Yunhe.

    Several events become one sentence where a seat uses a symbol of its card, at forks with the way that they
    lead to, in the uprisings of one colour (`bot.text.dayunhe.chunks`); all others are told one by one.
    """

    decisions: ClassVar[tuple[type[Event], ...]] = get_args(DECISIONS)

    @classmethod
    def mover_of(cls, events: Sequence[Event], seats: int) -> Seat | None:
        """Whose decision comes first; what nobody decided, as the end of a turn without a choice, aside."""
        return super().mover_of([event for event in events if not getattr(event, "forced", False)], seats)

    def _summary(self) -> str:
        """Line by line; the final scoring is told apart."""
        return "\n".join(line for part in sections(self.events) for line in _paragraph(self.say, part))

    def _brief(self) -> str:
        """Without the ways of tiles, what lapses, and the coordinator's single steps."""
        return DayunheTurn(self.say.but(pictured=True), self.events)._summary()

    def _preview(self) -> str:
        """What the draft does and what follows by itself, the prestige before and after."""
        now = [(seat, after) for seat, (_, after) in sorted(changed(self.events).items())]
        told = [self.say("dayunhe-prestige", prestige=prestige(self.say, now, self.events))] if now else []
        return "\n".join(filter(None, (self._summary(), *told)))

    def warning(self) -> str:
        """What is left unused, what is drawn or ends; after it there is no undo."""
        say = self.say
        ended = (event for event in self.events if isinstance(event, TurnDone) and not event.forced)
        left = next((unused(say, event) for event in ended if event.seat == say.mover), say.listed(()))
        return say("dayunhe-warning", left=left, what=max(("turn", *_ends(self.events)), key=_WEIGHT.index))

    def drawn(self) -> str:
        """The card that was taken, tiles drawn from face-down stacks, tops turned up."""
        say = self.say
        blind = [event for event in self.events if isinstance(event, Supplied) and event.face_down]
        told = [say("dayunhe-drawn", tiles=supplied(say, blind, mark=False))] if blind else []
        for event in self.events:
            if isinstance(event, CardTaken) and event.seat == say.mover:
                told.append(say("dayunhe-card-taken.drawn", event, **say.facts(event)))
            elif isinstance(event, Spied):
                told.append(say("dayunhe-spied.drawn", event, **say.facts(event)))
        return " ".join(told)

    def _done(self) -> list[str]:
        """The actions, each with the one thing it was about."""
        told = [event for event in self.events if isinstance(event, Act | ForkChosen)]
        return [shortly(self.say.by_token, chunk) for chunk in chunks(told)]


def _paragraph(say: DayunheTeller, part: Sequence[Event]) -> list[str]:
    """What is told together, in one or more lines."""
    head = part[0]
    match head:
        case _ if isinstance(head, DEEDS):
            return deeds(say, part)
        case CardRevealed():
            return [say.tell(head, gets="".join(map(say.tell, part[1:])))]
        case ForkChosen():
            inspected = [say.tell(event) for event in part if isinstance(event, Inspected)]
            # Told shorter where the whole way follows.
            forks = places(say, (event for event in part if isinstance(event, ForkChosen)))
            return [say.tell(head, places=forks, done=bool(inspected)), *inspected]
        case Uprising():
            return [_uprisings(say, part)]
    return [say.tell(head)]


def _uprisings(say: DayunheTeller, part: Iterable[Event]) -> str:
    """Whose people rise, perhaps several times, with how many tiles, what that costs, where they go."""
    risings = [event for event in part if isinstance(event, Uprising)]
    stacks = sorted({event.stack + 1 for event in part if isinstance(event, PutUnder)})
    return say.tell(
        risings[0],
        times=len(risings),
        tiles=sum(rising.tiles for rising in risings),
        each=rules().loss,
        loss=sum(rising.loss for rising in risings),
        stacks=say.listed(map(str, stacks)),
    )


def _ends(events: Sequence[Event]) -> Iterator[str]:
    """What these events put an end to."""
    announced, special = first(events, InspectionAnnounced), False
    for event in events:
        match event:
            case GameEnded():
                yield "match"
            case RoundBegan(round=number) if number > 1:  # the first one follows the setup
                yield "round"
            case CoordinatorTurned() | Inspected(special=False):
                yield "way"
            case Inspected():
                special = True
            case CardRevealed():
                yield "reveal"
            case CardTaken():
                yield "taken"
            case Supplied(face_down=True):
                yield "drawn"
            case Spied():
                yield "top"
            case Reformed():
                yield "reform"
            case _:
                pass
    if special != (announced is not None):
        yield "way" if special else "fork"
