"""What happened in a turn of Yunnan, line by line: what several events say together is put together here."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby, zip_longest
from typing import Any, ClassVar, TypeVar

import msgspec

from bot.text.fluent import Listed
from bot.text.parts import Turn
from bot.text.teller import slug
from bot.text.yunnan.names import DECISIONS, YunnanTeller, answered, counted, province, whose
from games.engine import Event, Seat
from games.yunnan.bids import BidPlaced, Passed
from games.yunnan.components import YARD, setup
from games.yunnan.incomes import Converted, IncomeCounted, OrderChanged
from games.yunnan.phases import BankPaid, BidsPaid, GiftsGiven
from games.yunnan.scoring import FinalScored, MoneyChanged, PointsChanged
from games.yunnan.structures import Built, StructureTaken
from games.yunnan.travel import Displaced, Moved, TravelEnded
from games.yunnan.turns import GameEnded, RoundBegan

C = TypeVar("C", PointsChanged, MoneyChanged)

Section = str | type[Event]
"""What events are told together as: a paragraph of the rules, or their class for those who had no choice."""

HEADED = ("progress", "gifts", "income")
"""Sections with a heading, which counts for all that follow."""

SUMMED = ("bank-payout", *HEADED)
"""Sections of which little more than what everybody pays and gets need be told."""

FEW_STEPS = 3
"""So many steps of a journey stand in one line; more are a list."""


class YunnanTurn(Turn[YunnanTeller]):
    """What happened in a turn of Yunnan."""

    aside: ClassVar[tuple[type[Event], ...]] = (PointsChanged, MoneyChanged, FinalScored)
    decisions: ClassVar[tuple[type[Event], ...]] = DECISIONS

    @classmethod
    def mover_of(cls, events: Sequence[Event], seats: int) -> Seat | None:
        """Who owns the colour that decided first."""
        return next((whose(event) % seats for event in events if isinstance(event, cls.decisions)), None)

    def _summary(self) -> str:
        """What was decided, then the automatic phases with the numbers behind each sum."""
        return "\n".join(self._lines())

    def _brief(self) -> str:
        """What was decided; of the automatic phases what everybody paid and got."""
        return "\n".join(self._lines(brief=True))

    def _preview(self) -> str:
        """What the draft does and what follows by itself, the points and yuan before and after."""
        say, colours = self.say, self.say.but(style="token")
        people = colours.people()
        points = [people.tell(event) for event in changed(self.events, PointsChanged)]
        yuan = [colours.tell(event, stays=False, bids=0) for event in changed(self.events, MoneyChanged)]
        totals = {"points": say.listed(points), "yuan": say.listed(yuan)}
        return "\n".join([*self._lines(), *totals_of(say, totals)])

    def warning(self) -> str:
        """Isolated traders, a debt, the end of a phase or of the match; after it there is no undo."""
        facts: dict[str, Any] = {"isolated": (), "missing": 0, "lost": 0}
        for event in self.events:
            match event:
                case TravelEnded(forced=False):
                    facts["isolated"] = counted(self.say, event.isolated)
                case BidPlaced() if event.bids > event.money:
                    facts |= {"missing": event.bids - event.money, "lost": event.loss}
                case _:
                    pass
        kinds = {type(event) for event in self.events}
        what = next((what for kind, what in _FINAL.items() if kind in kinds), "turn")
        return " ".join(self.say("yunnan-final", ends=what, **facts).split())

    def _done(self) -> Iterable[str]:
        """The steps of a journey."""
        return _steps(self.say.but(style="token"), self.events)

    def _chosen(self, given: Mapping[str, str]) -> Iterable[str]:
        """All of it in one phrase."""
        return [self.say("yunnan-chosen", **answered(given))] if given else []

    def _lines(self, *, brief: bool = False) -> list[str]:
        """Everything that happened, in its order; in ``brief`` without the numbers behind sums."""
        say, lines, headed = self.say, list[str](), set[str]()
        settled = any(isinstance(event, IncomeCounted) for event in self.events)
        for section, part in _sections(event for event in self.events if not isinstance(event, self.aside)):
            if brief and section in SUMMED:
                lines += self._summed(section, part)
                continue
            if section in HEADED and section not in headed:
                headed.add(section)
                lines.append(self._heading(section, part))
            match section:
                case type():
                    colours = say.seats(map(whose, part))
                    lines.append(say("yunnan-idle", what=slug(section), colours=colours))
                case "progress":
                    lines += self._progress(part)
                case "yard":
                    built = next((event.place for event in part if isinstance(event, Built)), -1)
                    lines.append(say.tell(part[-1], province=province(built)))
                case "travel":
                    for colour, journey in groupby(part, key=whose):
                        lines += self._journey(colour, list(journey), settled=settled)
                case "inspector" if brief:
                    lines.append(say("yunnan-inspector-came.brief", part[0]))
                case "income":
                    incomes = [event.income for event in part if isinstance(event, IncomeCounted)]
                    tie = len(set(incomes)) < len(incomes)
                    lines += [say.tell(event, tie=tie) for event in part]
                case "throwing-out" if lines:
                    lines[-1] = " ".join([lines[-1], *map(say.tell, part)])
                case _:
                    lines += map(say.tell, part)
        return lines

    def _heading(self, section: Section, part: Iterable[Event]) -> str:
        found = (event for event in part if isinstance(event, IncomeCounted))
        gaps = any(line.gaps for event in found for line in event.lines)
        return self.say("yunnan-phase", phase=section, gaps=gaps, transport=setup().transport)

    def _summed(self, section: Section, part: Iterable[Event]) -> Iterator[str]:
        """What every colour pays or gets in it, with the points that a debt costs; nothing of nobody."""
        sums, lost = Counter[int](), Counter[int]()
        for event in part:
            for colour, amount in _amounts(event):
                sums[colour] += amount
            if isinstance(event, BidsPaid):
                lost[event.colour] += event.lost
        say = self.say.but(style="token")
        told = [
            say("yunnan-brief.each", phase=section, colour=colour, amount=amount, lost=lost[colour])
            for colour, amount in sums.items()
            if amount or lost[colour]
        ]
        if told:
            yield self.say("yunnan-brief", phase=section, list=self.say.listed(told))

    def _progress(self, part: Iterable[Event]) -> Iterator[str]:
        """Every colour's payment and gains in a line."""
        for colour, found in groupby(part, key=whose):
            own = list(found)
            told = [self.say.tell(event) for event in own]
            taken = any(isinstance(event, StructureTaken) for event in own)
            built = any(YARD in dict(event.bids) for event in own if isinstance(event, BidsPaid))
            told += [self.say("yunnan-chooses")] if built and not taken else []
            yield self.say("yunnan-progress", colour=colour, list=self.say.listed(told))

    def _journey(self, colour: int, journey: Sequence[Event], *, settled: bool) -> Iterator[str]:
        """A colour's steps, who was isolated; to the traveller the income, until it is counted."""
        steps = _steps(self.say, journey)
        ended = next((event for event in journey if isinstance(event, TravelEnded)), None)
        listed = len(steps) > FEW_STEPS
        if steps or ended:
            facts = self.say.acting(colour)
            yield self.say("yunnan-travelled", steps=self.say.listed(steps), listed=listed, **facts)
        if listed:
            yield from self.say.items(steps)
        if ended:
            told = self.say.tell(ended, stands=not (ended.forced or settled))
            yield from filter(None, map(str.strip, told.splitlines()))


def _steps(say: YunnanTeller, events: Iterable[Event]) -> list[str]:
    """The moves with whom they displaced and the structures built, a phrase each; equal moves are one."""
    found: list[str] = []
    alike: list[Moved] = []
    for event in events:
        if isinstance(event, Moved):
            if alike and (alike[0].start, alike[0].end) == (event.start, event.end):
                found.pop()
            else:
                alike = []
            alike.append(event)
            found.append(say.tell(event, count=len(alike)))
        elif isinstance(event, Displaced):
            found.append(say.tell(event, move=found.pop() if found else None))
            alike = []
        elif isinstance(event, Built):
            found.append(say.tell(event))
            alike = []
    return found


def _sections(events: Iterable[Event]) -> Iterator[tuple[Section, list[Event]]]:
    """The events in their order, those that are told together in one list."""
    told = list(events)
    for section, part in groupby(zip_longest(told, told[1:]), key=lambda pair: _section(*pair)):
        yield section, [event for event, _ in part]


def _section(event: Event, following: Event | None) -> Section:
    match event:
        case Passed(forced=True) | Converted(forced=True) | TravelEnded(forced=True, isolated=()):
            return type(event)
        case StructureTaken(forced=True):
            return BidsPaid.rule
        case Built() if isinstance(following, StructureTaken):
            return StructureTaken.rule
        case Displaced() | Built() | TravelEnded():
            return Moved.rule
        case OrderChanged():
            return IncomeCounted.rule
    return event.rule


def changed(events: Iterable[Event], kind: type[C]) -> Iterable[C]:
    """One change of everybody who has several, from before the first to after the last."""
    found: dict[int, C] = {}
    for event in events:
        if isinstance(event, kind):
            before = found.get(whose(event), event).before
            found[whose(event)] = msgspec.structs.replace(event, before=before)
    return found.values()


def totals_of(say: YunnanTeller, found: Mapping[str, Listed]) -> Iterable[str]:
    """What several have of points, yuan, incomes: a line each."""
    return (say("yunnan-totals", what=what, list=told) for what, told in found.items() if told)


def _amounts(event: Event) -> Iterable[tuple[int, int]]:
    """What the colours pay or get by it."""
    match event:
        case BankPaid():
            return [(colour, amount) for colour, _, amount in event.payments]
        case BidsPaid():
            return [(event.colour, event.paid)]
        case GiftsGiven():
            return event.gifts
        case IncomeCounted():
            return [(event.colour, event.income)]
    return ()


_FINAL = {GameEnded: "match", RoundBegan: "round", IncomeCounted: "income", TravelEnded: "travel"}
"""What a draft puts an end to, the gravest first."""
