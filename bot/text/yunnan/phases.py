"""The automatic phases of Yunnan, told with the numbers behind each sum."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final, Literal

from bot.text.fluent import Words
from bot.text.yunnan import events as acts
from bot.text.yunnan import names
from bot.text.yunnan.events import Perspective
from games.engine import Event, SeatResigned
from games.yunnan.components import BUILDINGS, HORSE, YARD, setup
from games.yunnan.incomes import IncomeCounted, Line, OrderChanged
from games.yunnan.phases import BankPaid, BidsPaid, Gained, GiftsGiven, InspectorCame
from games.yunnan.structures import Built, StructureTaken
from games.yunnan.turns import GameEnded, RoundBegan


def tell(reader: Perspective, events: Sequence[Event]) -> list[str]:
    """Everything that happened, in its order, line by line."""
    lines: list[str] = []
    headed: set[str] = set()
    for section, part in acts.sections(events):
        if section in ("progress", "gifts", "income") and section not in headed:
            headed.add(section)
            gaps = any(
                line.gaps for event in part if isinstance(event, IncomeCounted) for line in event.lines
            )
            lines.append(
                reader.words(
                    "yunnan-phase",
                    phase=section,
                    gaps="yes" if gaps else "no",
                    transport=setup().transport,
                )
            )
        lines += _TELLERS[section](reader, part)
    return lines


def brief(reader: Perspective, events: Sequence[Event]) -> list[str]:
    """The same without the numbers behind: what every colour paid and got, one line a phase."""
    lines: list[str] = []
    for section, part in acts.sections(events):
        amounts: dict[int, int] = {}
        for event in part:
            for colour, amount in _amounts(event):
                amounts[colour] = amounts.get(colour, 0) + amount
        if section in _SUMS:
            found = (
                f"{reader.people.token(colour)} {_signed(amount)}"
                for colour, amount in amounts.items()
                if amount
            )
            listed = " · ".join(found) or reader.words("nothing")
            lines.append(reader.words("yunnan-brief", phase=section, list=listed))
        elif section == "inspector":
            lines += [reader.words("yunnan-brief-inspector", **_sent(reader, event)) for event in part]
        else:
            lines += _TELLERS[section](reader, part)
    return lines


_SUMS: Final = ("bank", "progress", "gifts", "income")


def _amounts(event: Event) -> Iterable[tuple[int, int]]:
    """What the colours pay or get by it."""
    match event:
        case BankPaid():
            return [(colour, amount) for colour, _, amount in event.payments]
        case BidsPaid():
            return [(event.colour, -event.paid)]
        case GiftsGiven():
            return event.gifts
        case IncomeCounted():
            return [(event.colour, event.income)]
    return ()


def _signed(amount: int) -> str:
    """With a real minus sign: "+4", "−4"."""
    return f"{amount:+}".replace("-", "−")


def _sent(reader: Perspective, event: Event) -> dict[str, str]:
    """Where the inspector came, and whom he sent away."""
    assert isinstance(event, InspectorCame)
    return {
        "province": names.province(event.province) if event.province >= 0 else "",
        "who": reader.people.rich(event.colour) if event.colour >= 0 else "",
        "what": "stays" if event.province < 0 else "sends" if event.colour >= 0 else "nobody",
    }


def _bank(reader: Perspective, events: Sequence[Event]) -> list[str]:
    """All bids by colour, their sum, what it makes the bank pay."""
    words, people = reader.words, reader.people
    lines = []
    for event in events:
        if isinstance(event, BankPaid):
            bids = [f"{people.token(colour)} {bid}" for colour, bid in event.bids if bid]
            payments = [
                words("yunnan-bank-pays", who=people.rich(colour), amount=amount)
                for colour, _, amount in event.payments
            ]
            lines.append(
                words(
                    "yunnan-bank-paid",
                    bids=" + ".join(bids),
                    count=len(bids),
                    total=event.total,
                    payments=words.series(payments),
                )
            )
    return lines


def _progress(reader: Perspective, events: Sequence[Event]) -> list[str]:
    """Every colour's payment and gains in a line."""
    lines = []
    for colour, part in groupby(events, key=_whose):
        found = list(part)
        paid = next((event for event in found if isinstance(event, BidsPaid)), None)
        gains = [gain(reader.words, event) for event in found if isinstance(event, Gained)]
        place = next((names.province(event.place) for event in found if isinstance(event, Built)), "")
        gains += [
            reader.words(
                "yunnan-taken-last",
                structure=names.structure(reader.words, event.kind),
                place=place,
                built="yes" if place else "no",
            )
            for event in found
            if isinstance(event, StructureTaken)
        ]
        if paid and any(building == YARD for building, _ in paid.bids) and _nothing_taken(found):
            gains.append(reader.words("yunnan-chooses"))
        parts = [_paid(reader.words, paid)] if paid else []
        told = "; ".join([*parts, *gains])
        lines.append(reader.words("yunnan-progress", who=reader.people.rich(colour), list=told))
    return lines


def _nothing_taken(events: Sequence[Event]) -> bool:
    return not any(isinstance(event, StructureTaken) for event in events)


def _whose(event: Event) -> int:
    assert isinstance(event, BidsPaid | Gained | StructureTaken | Built)
    return event.colour


def _paid(words: Words, event: BidsPaid) -> str:
    """The bids and their sum; what was missing, and the points it cost."""
    values = [value for _, value in event.bids]
    return words(
        "yunnan-paid",
        bids=" + ".join(map(str, values)),
        count=len(values),
        paid=event.paid,
        total=sum(values),
        missing=event.missing,
        lost=event.lost,
    )


def gain(words: Words, event: Gained) -> str:
    """A step of progress, before and after."""
    return step(words, event.building, event.before, event.after)


def step(
    words: Words, building: int, before: int, after: int, style: Literal["told", "label"] = "told"
) -> str:
    """A step of progress in that building: "border passes 3 → 4"; in a label "+1 border pass (3 → 4)"."""
    horse = building == HORSE
    return words(
        "yunnan-gain" if style == "told" else "yunnan-label-gain",
        building=BUILDINGS[building],
        before=names.province(before) if horse else before,
        after=names.province(after) if horse else after,
    )


def _inspector(reader: Perspective, events: Sequence[Event]) -> list[str]:
    """The yields, where he comes, whom he sends away."""
    words = reader.words
    lines = []
    for event in events:
        if not isinstance(event, InspectorCame):
            continue
        if event.province < 0:
            lines.append(words("yunnan-inspector-stays"))
            continue
        most = event.yields[event.province]
        yields = [
            f"{names.province(province)} {tea}"
            for province, tea in enumerate(event.yields)
            if tea and province and province != event.province
        ]
        lines.append(
            words(
                "yunnan-inspector",
                province=names.province(event.province),
                most=most,
                others=", ".join(yields),
                alone="no" if yields else "yes",
                tie="yes" if event.yields[1:].count(most) > 1 else "no",
                who=reader.people.rich(event.colour) if event.colour >= 0 else "",
                sent="yes" if event.colour >= 0 else "no",
                influence=event.influence,
            )
        )
    return lines


def _gifts(reader: Perspective, events: Sequence[Event]) -> list[str]:
    """By province who got how many, and how many are left."""
    return [
        reader.words(
            "yunnan-gifts",
            province=names.province(event.province),
            list=", ".join(
                f"{reader.people.token(colour)} {tiles}" for colour, tiles in event.gifts if tiles
            ),
            left=event.left,
            short="yes" if event.short else "no",
        )
        for event in events
        if isinstance(event, GiftsGiven)
    ]


def _income(reader: Perspective, events: Sequence[Event]) -> list[str]:
    """Every colour's income as a sum; the order that they make."""
    lines = []
    incomes: list[int] = []
    for event in events:
        if isinstance(event, IncomeCounted):
            incomes.append(event.income)
            lines.append(
                reader.words(
                    "yunnan-income",
                    who=reader.people.rich(event.colour),
                    terms=terms(reader.words, event.lines),
                    income=event.income,
                    any="yes" if event.lines else "no",
                )
            )
        elif isinstance(event, OrderChanged):
            tie = "yes" if len(set(incomes)) < len(incomes) else "no"
            order = reader.people.tokens(event.order)
            lines.append(reader.words("yunnan-order", order=order, tie=tie))
    return lines


def terms(words: Words, lines: Sequence[Line]) -> str:
    """The parts of an income: "Pu’er 2 × 3 + Qamdo 12 − 3 + post in Sichuan 3"."""
    return " + ".join(_term(words, line) for line in lines) or "0"


def _term(words: Words, line: Line) -> str:
    cut = line.kind == "post" and line.gaps > 0
    return words(
        "yunnan-term",
        kind="cut" if cut else line.kind,
        province=names.province(line.province),
        count=line.count,
        value=line.value,
        gaps=line.gaps,
        charge=line.gaps * setup().transport,
    )


def _round(reader: Perspective, events: Sequence[Event]) -> list[str]:
    """A new round begins."""
    return [
        reader.words("yunnan-round", round=event.round) for event in events if isinstance(event, RoundBegan)
    ]


def _resigned(reader: Perspective, events: Sequence[Event]) -> list[str]:
    """Who left."""
    people = reader.people
    return [
        reader.words("yunnan-resigned", who=people.rich(people.of(event.seat)[0]))
        for event in events
        if isinstance(event, SeatResigned)
    ]


def _over(reader: Perspective, events: Sequence[Event]) -> list[str]:
    """The match is over."""
    return [
        reader.words("yunnan-over", end=event.end, person=reader.person, **names.ends(reader.people))
        for event in events
        if isinstance(event, GameEnded)
    ]


_TELLERS: Final[Mapping[str, Callable[[Perspective, Sequence[Event]], list[str]]]] = {
    "bidding": acts.bidding,
    "bank": _bank,
    "progress": _progress,
    "yard": acts.yard,
    "travel": acts.travel,
    "inspector": _inspector,
    "gifts": _gifts,
    "income": _income,
    "conversion": acts.conversion,
    "round": _round,
    "resign": _resigned,
    "end": _over,
}
