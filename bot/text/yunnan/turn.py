"""What happened in a turn of Yunnan, line by line: what several events say together is put together here."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby, zip_longest
from typing import Any, ClassVar, TypeVar

import msgspec

from bot.text.fluent import Listed
from bot.text.teller import slug
from bot.text.yunnan import names
from bot.text.yunnan.names import Naming
from games.engine import Event, Seat
from games.yunnan.bids import Banked, BidPlaced, Marketed, Passed
from games.yunnan.components import HORSE, YARD, ends, setup
from games.yunnan.incomes import Converted, IncomeCounted, OrderChanged
from games.yunnan.phases import BankPaid, BidsPaid, Gained, GiftsGiven, InspectorCame
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


class Turns(Naming, frozen=True):
    """A teller of what happened."""

    aside: ClassVar[tuple[type[Event], ...]] = (PointsChanged, MoneyChanged, FinalScored)
    decisions: ClassVar[tuple[type[Event], ...]] = (
        *(BidPlaced, Banked, Marketed, Passed, StructureTaken),
        *(Moved, Displaced, Built, TravelEnded, Converted),
    )

    @classmethod
    def mover_of(cls, events: Sequence[Event], seats: int) -> Seat | None:
        """Who owns the colour that decided first; nobody where nobody is named."""
        found = (whose(event) for event in events if isinstance(event, cls.decisions))
        return next((colour % seats for colour in found), None) if seats else None

    def tell(self, event: Event, **given: Any) -> str:
        """The sentence of an event, with what it needs besides: sums, and the names that its kind decides."""
        facts: dict[str, Any] = self.acting(whose(event)) if isinstance(event, self.decisions) else {}
        match event:
            case BidPlaced():
                facts["missing"] = event.bids - event.money
            case BankPaid():
                facts["bids"] = self.but(style="token").each(event.bids)
            case BidsPaid():
                facts["total"] = sum(value for _, value in event.bids)
            case Gained() if event.building == HORSE:
                facts |= {"before": names.province(event.before), "after": names.province(event.after)}
            case Displaced():  # a part of the move, which tells who does it
                facts["colour"] = event.colour
            case Built():
                facts["place"] = names.place(event.kind, event.place)
            case Moved():
                facts["bridge"] = event.passes < len(event.via)
            case InspectorCame():
                found = enumerate(event.yields)
                others = {province: tea for province, tea in found if tea and province != event.province}
                most = max(event.yields)
                tie = most in others.values()
                facts |= {"most": most, "tie": tie, "others": self.counted(others.items())}
            case GiftsGiven():
                gifts = (entry for entry in event.gifts if entry[1])
                facts["gifts"] = self.but(style="token").each(gifts)
            case IncomeCounted():
                facts["lines"] = self.terms(event.lines)
            case OrderChanged():
                facts["order"] = self.tokens(event.order)
            case Converted():
                facts["income"] = event.points + event.money
            case GameEnded():
                facts |= self.ends()
            case FinalScored():
                facts["terms"] = self.listed(
                    self("yunnan-scored", event, source=source, points=points)
                    for source, points in event.sources.items()
                    if points or source == "points"
                )
            case _:
                pass
        return super().tell(event, **facts | given)

    def ends(self) -> dict[str, int]:
        """When the match ends: the ``points`` of somebody, the ``gifts`` left on the map."""
        return msgspec.structs.asdict(ends(len(self.players.names)))

    def summary(self, events: Sequence[Event]) -> str:
        """What was decided, then the automatic phases with the numbers behind each sum."""
        return "\n".join(self.lines(events))

    def brief(self, events: Sequence[Event]) -> str:
        """What was decided; of the automatic phases what everybody paid and got."""
        return "\n".join(self.lines(events, brief=True))

    def preview(self, events: Sequence[Event]) -> str:
        """What the draft does and what follows by itself, the points and yuan before and after."""
        people, colours = self.people().but(style="token"), self.but(style="token")
        points = [people.tell(event) for event in changed(events, PointsChanged)]
        yuan = [colours.tell(event, stays=False, bids=0) for event in changed(events, MoneyChanged)]
        totals = {"points": self.listed(points), "yuan": self.listed(yuan)}
        return "\n".join([*self.lines(events), *self.totals_of(totals)])

    def totals_of(self, found: Mapping[str, Listed]) -> Iterable[str]:
        """What several have of points, yuan, incomes: a line each."""
        return (self("yunnan-totals", what=what, list=told) for what, told in found.items() if told)

    def warning(self, events: Sequence[Event]) -> str:
        """Isolated traders, a debt, the end of a phase or of the match; after it there is no undo."""
        facts: dict[str, Any] = {"isolated": (), "missing": 0, "lost": 0}
        for event in events:
            match event:
                case TravelEnded(forced=False):
                    facts["isolated"] = self.counted(event.isolated)
                case BidPlaced() if event.bids > event.money:
                    facts |= {"missing": event.bids - event.money, "lost": event.loss}
                case _:
                    pass
        kinds = {type(event) for event in events}
        what = next((what for kind, what in _FINAL.items() if kind in kinds), "turn")
        return " ".join(self("yunnan-final", ends=what, **facts).split())

    def done(self, events: Sequence[Event]) -> Iterable[str]:
        """What the travel turn has done so far."""
        return self.but(style="token").steps(events)

    def lines(self, events: Sequence[Event], *, brief: bool = False) -> list[str]:
        """Everything that happened, in its order; in ``brief`` without the numbers behind sums."""
        lines: list[str] = []
        headed: set[str] = set()
        settled = any(isinstance(event, IncomeCounted) for event in events)
        for section, part in sections(event for event in events if not isinstance(event, self.aside)):
            if brief and section in SUMMED:
                lines.append(self._summed(section, part))
                continue
            if section in HEADED and section not in headed:
                headed.add(section)
                lines.append(self._heading(section, part))
            match section:
                case type():
                    colours = self.seats(map(whose, part))
                    lines.append(self("yunnan-idle", what=slug(section), colours=colours))
                case "progress":
                    lines += self._progress(part)
                case "yard":
                    built = next((event.place for event in part if isinstance(event, Built)), -1)
                    lines.append(self.tell(part[-1], province=names.province(built)))
                case "travel":
                    for colour, journey in groupby(part, key=whose):
                        lines += self._journey(colour, list(journey), settled=settled)
                case "inspector" if brief:
                    lines.append(self("yunnan-inspector-came.brief", part[0]))
                case "income":
                    incomes = [event.income for event in part if isinstance(event, IncomeCounted)]
                    tie = len(set(incomes)) < len(incomes)
                    lines += [self.tell(event, tie=tie) for event in part]
                case "throwing-out" if lines:
                    lines[-1] = " ".join([lines[-1], *map(self.tell, part)])
                case _:
                    lines += map(self.tell, part)
        return lines

    def _heading(self, section: Section, part: Iterable[Event]) -> str:
        counted = (event for event in part if isinstance(event, IncomeCounted))
        gaps = any(line.gaps for event in counted for line in event.lines)
        return self("yunnan-phase", phase=section, gaps=gaps, transport=setup().transport)

    def _summed(self, section: Section, part: Iterable[Event]) -> str:
        """What every colour pays or gets in it."""
        sums = Counter[int]()
        for event in part:
            for colour, amount in _amounts(event):
                sums[colour] += amount
        say = self.but(style="token")
        told = (
            say("yunnan-brief.each", phase=section, colour=colour, amount=amount)
            for colour, amount in sums.items()
            if amount
        )
        return self("yunnan-brief", phase=section, list=self.listed(told))

    def _progress(self, part: Iterable[Event]) -> Iterator[str]:
        """Every colour's payment and gains in a line."""
        for colour, found in groupby(part, key=whose):
            own = list(found)
            told = [self.tell(event) for event in own]
            taken = any(isinstance(event, StructureTaken) for event in own)
            built = any(YARD in dict(event.bids) for event in own if isinstance(event, BidsPaid))
            told += [self("yunnan-chooses")] if built and not taken else []
            yield self("yunnan-progress", colour=colour, list=self.listed(told))

    def _journey(self, colour: int, journey: Sequence[Event], *, settled: bool) -> Iterator[str]:
        """A colour's steps, who was isolated; to the traveller the income, until it is counted."""
        steps = self.steps(journey)
        ended = next((event for event in journey if isinstance(event, TravelEnded)), None)
        listed = len(steps) > FEW_STEPS
        if steps or ended:
            facts = self.acting(colour)
            yield self("yunnan-travelled", steps=self.listed(steps), listed=listed, **facts)
        if listed:
            yield from self.items(steps)
        if ended:
            told = self.tell(ended, stands=not (ended.forced or settled))
            yield from filter(None, map(str.strip, told.splitlines()))

    def steps(self, events: Iterable[Event]) -> list[str]:
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
                found.append(self.tell(event, count=len(alike)))
            elif isinstance(event, Displaced):
                found.append(self.tell(event, move=found.pop() if found else None))
                alike = []
            elif isinstance(event, Built):
                found.append(self.tell(event))
                alike = []
        return found


def whose(event: Any) -> int:
    """The colour, or the seat, that does something or to which it happens."""
    match event:
        case Displaced():
            return event.by
        case PointsChanged():
            return event.seat
    colour: int = event.colour
    return colour


def sections(events: Iterable[Event]) -> Iterator[tuple[Section, list[Event]]]:
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
