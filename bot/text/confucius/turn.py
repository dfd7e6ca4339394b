"""A turn of Confucius in words: what was decided, its price and gains, then what the court made of it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import ClassVar

from bot.text.confucius import names
from bot.text.confucius.names import ConfuciusTeller, Facts
from bot.text.parts import Turn
from bot.text.teller import changes
from games.confucius.armies import LandResolved
from games.confucius.box import Passed
from games.confucius.components import NOBODY, ORANGE, RED, STUDENTS
from games.confucius.deeds import Acted
from games.confucius.examination import (
    CandidateLost,
    CandidatePlaced,
    CandidateShown,
    ExamBegan,
    ExamDecided,
    ExamEmpty,
    Tutored,
)
from games.confucius.money import Discarded, Drawn, RewardDrawn
from games.confucius.resolution import InfluenceGiven, PostsFilled, ResolutionBegan
from games.confucius.rounds import ChiefNamed, RoundBegan
from games.confucius.scoring import ScoreChanged, TitleAwarded
from games.confucius.turns import GameEnded, OfficialsCame, WallBuilt
from games.engine import Event, Seat, SeatResigned

_FINAL = {
    GameEnded: "match",
    RoundBegan: "round",
    WallBuilt: "court",
    Tutored: "laid",
    Drawn: "cards",
    RewardDrawn: "cards",
}
"""What cannot be taken back, the gravest first."""


class ConfuciusTurn(Turn[ConfuciusTeller]):
    """What happened in a turn of Confucius."""

    decisions: ClassVar[tuple[type[Event], ...]] = (
        Acted,
        Passed,
        Tutored,
        CandidatePlaced,
        InfluenceGiven,
        Discarded,
    )

    @classmethod
    def mover_of(cls, events: Sequence[Event], seats: int) -> Seat | None:
        """Whose decision comes first, unless it was forced; None if nobody decided anything."""
        for event in events:
            match event:
                case ChiefNamed(forced=False) if event.by != NOBODY:
                    return event.by
                case _ if isinstance(event, cls.decisions) and not getattr(event, "forced", False):
                    return super().mover_of([event], seats)
        return None

    def _summary(self) -> str:
        """What was decided, then what the court made of it with the reasons; titles belong to the scoring."""
        say, lines, idle = self.say, list[str](), list[Passed]()
        resolving = NOBODY
        left = {event.seat for event in self.events if isinstance(event, SeatResigned)}
        for head, *rest in _chunks(self.events):
            if isinstance(head, Passed) and head.forced:
                idle.append(head)
                continue
            lines += self._idle(idle)
            idle = []
            match head:
                case Acted():
                    lines.append(self._deed(head, rest))
                case InfluenceGiven():
                    lines += [say.tell(head, "began")] if head.ministry != resolving else []
                    lines += say.items([say.tell(head)])
                case ResolutionBegan() if head.standing:
                    lines.append(say.tell(head))
                case PostsFilled() if head.minister != NOBODY:
                    lines += say.items([say.tell(head)])
                case ExamDecided():
                    lines += self._decided(head, left)
                case LandResolved():
                    lines.append(self._land(head, rest))
                case TitleAwarded() | ResolutionBegan() | OfficialsCame(tiles=()):
                    pass
                case _:
                    lines.append(" ".join([say.tell(head), *say.phrases("after", rest)]))
            resolving = getattr(head, "ministry", resolving)
        return "\n".join([*lines, *self._idle(idle)])

    def _idle(self, passed: Sequence[Passed]) -> list[str]:
        """Those who were passed over because nothing was left that they could do, together."""
        seats = self.say.seats(event.seat for event in passed)
        return [self.say.tell(passed[0], seats=seats)] if passed else []

    def _deed(self, acted: Acted, events: Sequence[Event]) -> str:
        """An action with its price and what it brought, then gifts that it cancelled."""
        say = self.say
        told = next(say.phrases("", [*events, acted]))
        other = [event for event in events if not isinstance(event, RewardDrawn)]
        brings = [
            *say.phrases("brings", other, do=acted.do),
            *self._rewards(events, "brings", acted.seat),
            *say.phrases("left", events),
        ]
        paid = "".join(say.phrases("price", events, do=acted.do))
        done = say("confucius-deed", acted, told=told, paid=paid, brings=say.listed(brings))
        return " ".join([done, *say.phrases("after", events)])

    def _rewards(self, events: Iterable[Event], part: str, seat: Seat | None) -> Iterator[str]:
        """The Emperor's Rewards that the seat draws, all at once."""
        say = self.say
        found = [event for event in events if isinstance(event, RewardDrawn) and event.seat == seat]
        if found:
            called = say.in_full if part == "drawn" else partial(say, "confucius-reward")
            yield say.tell(found[0], part, list=say.listed(called(reward=event.card) for event in found))

    def _decided(self, event: ExamDecided, left: set[Seat]) -> Iterator[str]:
        """The cards of each side and their sums, who wins and why; nothing where no cards were laid."""
        say = self.say
        if left.intersection(event.owners):
            yield say.tell(event, why="left")
        elif event.contested and not any(map(any, event.laid)):
            yield say.tell(event, why="none")
        elif event.contested:
            yield say.tell(event, "revealed")
            for student in range(len(STUDENTS)):
                laid = (
                    (seat, names.typed(found))
                    for seat, found in enumerate(event.laid)
                    if event.students[seat] == student and any(found)
                )
                facts = {"seat": event.owners[student], "sum": event.sums[student]}
                side = say.tell(event, "side", student=student, laid=say.bare.each(laid), **facts)
                yield from say.items([side])
            tie = event.sums[RED] == event.sums[ORANGE]
            yield say.tell(event, why="tie" if tie else "sum")

    def _land(self, event: LandResolved, drawn: Sequence[Event]) -> str:
        """Whether the land was taken, what each army brought, who drew an Emperor's Reward."""
        say, gains = self.say, dict[Seat, int]()
        for seat, points in event.armies:
            gains[seat] = gains.get(seat, 0) + points
        told = (
            say("confucius-land-resolved.gain", seat=seat, points=points)
            for seat, points in gains.items()
            if points
        )
        return say.tell(event, gains=say.listed(told), star="".join(say.phrases("star", drawn)))

    def _preview(self) -> str:
        """The same, and the points before and after."""
        say = self.say
        found = changes(event for event in self.events if isinstance(event, ScoreChanged))
        told = say.listed(say.bare.tell(ScoreChanged(seat, *both)) for seat, both in sorted(found.items()))
        return "\n".join(filter(None, [self._summary(), say("confucius-changes", list=told) if told else ""]))

    def warning(self) -> str:
        """What is overpaid or given up, what is drawn or ends; after it there is no undo."""
        say, events = self.say, self.events
        own = [event for event in events if getattr(event, "seat", None) == say.mover]
        kinds = {
            type(event) for event in events if event in own or not isinstance(event, Drawn | RewardDrawn)
        }
        what = next((what for kind, what in _FINAL.items() if kind in kinds), "turn")
        return " ".join([*say.phrases("warned", own), say("confucius-final", what=what)])

    def drawn(self) -> str:
        """The cards and Emperor's Rewards that the one who moved drew unseen."""
        events, mover = self.events, self.say.mover
        found = [event.cards for event in events if isinstance(event, Drawn) and event.seat == mover]
        first, second, third, hidden = map(sum, zip(*found, strict=True)) if found else (0, 0, 0, 0)
        cards = Drawn(mover or 0, (first, second, third, hidden))
        told = [self.say.tell(cards, "drawn")] if any(cards.cards) else []
        return " ".join([*told, *self._rewards(events, "drawn", mover)])

    def _done(self) -> Iterator[str]:
        """The actions of the turn so far, each with what it was about: "bribe: Hubu 3"."""
        say = self.say
        for head, *rest in _chunks(self.events):
            if isinstance(head, Acted):
                yield say.tell(head, "short", about=say.listed(say.phrases("short", rest)))

    def _chosen(self, given: Mapping[str, str]) -> Iterator[str]:
        """A few words for each answer: "bribe", "Hubu 3"."""
        say = self.say.bare
        for slot, token in given.items():
            kind = slot.rstrip("0123456789")
            at = {"ministry": "space", "land": "box"}.get(kind, "") + slot[len(kind) :]
            facts: Facts = {kind: token}
            match kind:
                case "space" | "box":
                    continue
                case "do" if "card" in given:
                    continue  # the card says it
                case "land" if given["do"] == "voyage":
                    kind, facts = "distant", {"distant": token}
                case "card":
                    facts = {"reward": token}
                case "from" | "to" | "chief":
                    kind, facts = "seat", {"seat": names.seat_of(token)}
                case "pay" if token != names.OTHER:
                    kind, facts = "cards", {"cards": token}
            yield say("confucius-chosen", slot=kind, at=int(given.get(at, "0")), **facts)


_HEADS: tuple[type[Event], ...] = (
    *ConfuciusTurn.decisions,
    WallBuilt,
    ExamBegan,
    ExamEmpty,
    ExamDecided,
    CandidateLost,
    CandidateShown,
    ResolutionBegan,
    PostsFilled,
    LandResolved,
    OfficialsCame,
    TitleAwarded,
    RoundBegan,
    ChiefNamed,
    SeatResigned,
    GameEnded,
)
"""What something new begins with; every other event belongs to the one before it."""


def _chunks(events: Sequence[Event]) -> list[list[Event]]:
    """The events in their order, each with those that belong to it: payments, effects, cards drawn."""
    found: list[list[Event]] = []
    for event in events:
        if found and not isinstance(event, _HEADS):
            found[-1].append(event)
        else:
            found.append([event])
    return found
