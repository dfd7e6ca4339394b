"""The events of Yunnan in sentences: what people did; the automatic phases are told in `phases`."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, Literal

import msgspec

from bot.text.fluent import Words
from bot.text.yunnan import names
from bot.text.yunnan.names import People
from games.engine import Event, Seat, SeatResigned
from games.yunnan.bids import Banked, BidPlaced, Marketed, Passed, ThrownOut
from games.yunnan.components import MARKET
from games.yunnan.incomes import Converted, IncomeCounted, OrderChanged
from games.yunnan.phases import BankPaid, BidsPaid, Gained, GiftsGiven, InspectorCame
from games.yunnan.scoring import FinalScored, MoneyChanged, PointsChanged
from games.yunnan.structures import Built, StructureTaken
from games.yunnan.travel import Displaced, Moved, TravelEnded
from games.yunnan.turns import GameEnded, RoundBegan


class Perspective(msgspec.Struct, frozen=True):
    """How a text is told: to the one who moves ("you"), or to everybody about them ("they")."""

    words: Words
    person: Literal["you", "they"]
    people: People
    mover: Seat | None = None
    settled: bool = False
    """Whether the income of the round is counted, so that nothing is to be said of what it would be."""

    def acts(self, colour: int) -> dict[str, str]:
        """Facts of a sentence about what the colour did: ``person`` and ``who``."""
        if self.person == "you" and self.people.owner(colour) == self.mover:
            token = self.people.token(colour)
            pairs = "yes" if self.people.pairs else "no"
            return {"person": "you", "who": self.words("yunnan-you", pairs=pairs, token=token)}
        return {"person": "they", "who": self.people.rich(colour)}


_Act = BidPlaced | Banked | Marketed | Passed | StructureTaken | Moved | Built | TravelEnded | Converted
"""What somebody decides; a displacement follows a move."""


def mover_of(people: People, events: Sequence[Event]) -> Seat | None:
    """Whose decision comes first; None if nobody decided anything."""
    for event in events:
        if isinstance(event, _Act):
            return people.owner(event.colour)
        if isinstance(event, Displaced):
            return people.owner(event.by)
    return None


_SECTIONS: Final[dict[type[Event], str]] = {
    BidPlaced: "bidding",
    ThrownOut: "bidding",
    Banked: "bidding",
    Marketed: "bidding",
    Passed: "bidding",
    BankPaid: "bank",
    BidsPaid: "progress",
    Gained: "progress",
    StructureTaken: "yard",
    Moved: "travel",
    Displaced: "travel",
    Built: "travel",
    TravelEnded: "travel",
    InspectorCame: "inspector",
    GiftsGiven: "gifts",
    IncomeCounted: "income",
    OrderChanged: "income",
    Converted: "conversion",
    RoundBegan: "round",
    SeatResigned: "resign",
    GameEnded: "end",
}
"""Events that are told together. Changes of points and money, and the final scoring, are told elsewhere."""


def sections(events: Sequence[Event]) -> Iterator[tuple[str, list[Event]]]:
    """The events in their order, those that belong together in one list with its name."""
    told = [event for event in events if not isinstance(event, PointsChanged | MoneyChanged | FinalScored)]
    named: list[tuple[str, Event]] = []
    for index, event in enumerate(told):
        section = _SECTIONS[type(event)]
        following = told[index + 1] if index + 1 < len(told) else None
        if isinstance(event, Built) and isinstance(following, StructureTaken):
            section = "yard"  # a tea house that is built when it is taken
        elif isinstance(event, StructureTaken) and event.forced:
            section = "progress"  # nobody was asked
        named.append((section, event))
    for section, part in groupby(named, key=lambda entry: entry[0]):
        yield section, [event for _, event in part]


# ── bidding ──────────────────────────────────────────────────────────────────────────────────────────


def bidding(reader: Perspective, events: Sequence[Event]) -> list[str]:
    """A line for each decision, with whom it throws out; those who had no trader left in one."""
    lines: list[str] = []
    idle: list[int] = []
    for event in events:
        match event:
            case Passed(forced=True, sent=0):
                idle.append(event.colour)
            case BidPlaced():
                lines.append(_bid(reader, event))
            case Banked():
                lines.append(_banked(reader, event))
            case Marketed():
                source = _source(reader.words, event.source)
                lines.append(reader.words("yunnan-marketed", source=source, **reader.acts(event.colour)))
            case Passed():
                lines.append(reader.words("yunnan-passed", sent=event.sent, **reader.acts(event.colour)))
            case ThrownOut():
                lines.append(
                    f"{lines.pop()} {_thrown_out(reader, event)}" if lines else _thrown_out(reader, event)
                )
            case _:
                pass
    if idle:
        who = reader.words.series([reader.people.rich(colour) for colour in idle])
        lines.append(reader.words("yunnan-idle", who=who, count=len(idle)))
    return lines


def _bid(reader: Perspective, event: BidPlaced) -> str:
    """The bid; for who makes it all its bids beside its money, for others what it lacks, if anything."""
    words = reader.words
    facts = reader.acts(event.colour)
    told = words(
        "yunnan-bid",
        value=event.value,
        building=names.building(words, event.building),
        source=_source(words, event.source),
        **facts,
    )
    if facts["person"] == "you":
        return f"{told} {words('yunnan-bids', bids=event.bids, money=event.money)}"
    if event.bids > event.money:
        debt = words(
            "yunnan-debt",
            bids=event.bids,
            money=event.money,
            missing=event.bids - event.money,
            lost=event.loss,
        )
        return f"{told} {debt}"
    return told


def _source(words: Words, province: int) -> str:
    """Where the trader came from, if not from home: " from Tibet"."""
    return "" if province < 0 else words("yunnan-source", province=names.province(province))


def _thrown_out(reader: Perspective, event: ThrownOut) -> str:
    return reader.words(
        "yunnan-thrown-out",
        who=reader.people.rich(event.colour),
        value=event.value,
        again="yes" if event.again else "no",
    )


def _banked(reader: Perspective, event: Banked) -> str:
    words = reader.words
    return words(
        "yunnan-banked",
        side=names.side(words, event.side),
        source=_source(words, event.source),
        pays=event.pays,
        spaces=names.spaces(words, event.freed),
        count=len(event.freed),
        **reader.acts(event.colour),
    )


# ── the yard, travelling, conversion ─────────────────────────────────────────────────────────────────


def yard(reader: Perspective, events: Sequence[Event]) -> list[str]:
    """The structures taken, each with where it was built at once."""
    place = -1
    lines = []
    for event in events:
        if isinstance(event, Built):
            place = event.place
        elif isinstance(event, StructureTaken):
            lines.append(
                reader.words(
                    "yunnan-taken",
                    structure=names.structure(reader.words, event.kind),
                    place="" if place < 0 else names.province(place),
                    built="yes" if place >= 0 else "no",
                    **reader.acts(event.colour),
                )
            )
            place = -1
    return lines


FEW_STEPS: Final = 3
"""So many steps of a journey stand in one line; more are a list."""


def travel(reader: Perspective, events: Sequence[Event]) -> list[str]:
    """Every colour's journey: its steps, who was isolated, the income as it stands."""
    words = reader.words
    lines: list[str] = []
    for idle, journeys in groupby(_journeys(events), key=lambda journey: _idle(journey[1])):
        if idle:
            who = [reader.people.rich(colour) for colour, _ in journeys]
            lines.append(words("yunnan-nothing-to-travel", who=words.series(who)))
        else:
            for colour, journey in journeys:
                lines += _journey(reader, colour, journey)
    return lines


def _journeys(events: Sequence[Event]) -> list[tuple[int, list[Event]]]:
    """The events by whose journey they belong to."""
    return [(colour, list(part)) for colour, part in groupby(events, key=_traveller)]


def _idle(journey: Sequence[Event]) -> bool:
    """Whether there was nothing to do and nobody isolated."""
    return all(isinstance(event, TravelEnded) and event.forced and not event.isolated for event in journey)


def _journey(reader: Perspective, colour: int, journey: Sequence[Event]) -> list[str]:
    """One colour's journey."""
    lines: list[str] = []
    done = steps(reader, journey)
    facts = reader.acts(colour)
    listed = len(done) > FEW_STEPS
    ended = next((event for event in journey if isinstance(event, TravelEnded)), None)
    if done:
        inline = "" if listed else " · ".join(done)
        lines.append(reader.words("yunnan-travelled", list=inline, listed="yes" if listed else "no", **facts))
        if listed:
            lines += [reader.words("item", text=step) for step in done]
    elif ended is not None:
        lines.append(reader.words("yunnan-stayed", **facts))
    if ended is not None and (told := _ended(reader, ended, facts["person"])):
        lines.append(told)
    return lines


def _traveller(event: Event) -> int:
    match event:
        case Displaced():
            return event.by
        case Moved() | Built() | TravelEnded():
            return event.colour
    raise AssertionError(event)


def steps(reader: Perspective, events: Sequence[Event]) -> list[str]:
    """The moves with whom they displaced and the structures built, a phrase each; equal moves are one."""
    found: list[tuple[str, int]] = []
    last: Moved | None = None
    for event in events:
        match event:
            case Moved():
                alike = last is not None and (last.start, last.end) == (event.start, event.end)
                count = found.pop()[1] + 1 if alike else 1
                found.append((_move(reader.words, event, count), count))
                last = event
            case Displaced():
                text, _ = found.pop() if found else ("", 0)
                told = _displaced(reader, event)
                found.append((f"{text}, {told}" if text else told, 1))
                last = None
            case Built():
                structure = names.built(reader.words, event.kind, event.place)
                found.append((reader.words("yunnan-new", structure=structure), 1))
                last = None
            case _:
                pass
    return [text for text, _ in found]


def _move(words: Words, event: Moved, count: int) -> str:
    return words(
        "yunnan-move",
        count=count,
        start=names.province(event.start),
        end=names.province(event.end),
        passes=event.passes,
        bridge="yes" if event.passes < len(event.via) else "no",
    )


def _displaced(reader: Perspective, event: Displaced) -> str:
    return reader.words(
        "yunnan-displaced",
        who=reader.people.rich(event.colour),
        place=names.province(event.to),
        market="yes" if event.to == MARKET else "no",
    )


def _ended(reader: Perspective, event: TravelEnded, person: str) -> str:
    """Who was isolated, and the income as it stands; passes that are left, to the traveller."""
    words = reader.words
    isolated = words("yunnan-isolated", list=names.counted(event.isolated)) if event.isolated else ""
    parts = []
    if person == "you" and not event.forced and not reader.settled:
        parts.append(words("yunnan-travel-income", income=event.income))
    if person == "you" and event.left:
        parts.append(words("yunnan-unused", left=event.left))
    return "\n".join(line for line in (isolated, " ".join(parts)) if line)


def conversion(reader: Perspective, events: Sequence[Event]) -> list[str]:
    """How much of an income became points; those who had none in one line."""
    lines = []
    idle = []
    for event in events:
        if not isinstance(event, Converted):
            continue
        if event.forced:
            idle.append(reader.people.rich(event.colour))
        else:
            facts = reader.acts(event.colour)
            income = event.points + event.money
            lines.append(
                reader.words(
                    "yunnan-converted", points=event.points, income=income, kept=event.money, **facts
                )
            )
    if idle:
        lines.append(reader.words("yunnan-no-income", who=reader.words.series(idle), count=len(idle)))
    return lines


# ── in short ───────────────────────────────────────────────────────────────────────────


def short(reader: Perspective, events: Sequence[Event]) -> list[str]:
    """What a turn in progress has done, in phrases."""
    return steps(reader, [event for event in events if isinstance(event, Moved | Displaced | Built)])
