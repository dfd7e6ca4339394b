"""A turn of Da Yunhe in sentences: what was chosen and done, the coordinator, uprisings, the next round."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from bot.text.dayunhe import names
from bot.text.dayunhe.events_acts import PARTS, deeds, spied, supplied
from bot.text.dayunhe.facts import Act
from bot.text.dayunhe.ways import forks, inspected
from bot.text.fluent import Words
from bot.text.perspective import Perspective
from games.dayunhe.cards import CardRevealed, CardTaken, PrestigeTaken, TurnDone
from games.dayunhe.components import rules
from games.dayunhe.inspection import ForkChosen, Inspected, InspectionAnnounced
from games.dayunhe.scoring import CityScored, NetworkScored, ScoreChanged, UnrestScored
from games.dayunhe.stacks import CostPaid, PutUnder, Spied, Stocked, Supplied
from games.dayunhe.turns import CoordinatorRested, CoordinatorTurned, GameEnded, RoundBegan, Uprising
from games.engine import HIDDEN, Event, Seat, SeatResigned


def tell(reader: Perspective, events: Sequence[Event]) -> list[str]:
    """Everything that happened, in its order, line by line; the final scoring is told apart."""
    lines: list[str] = []
    for part in sections(events):
        head = part[0]
        if isinstance(head, PARTS):
            lines += deeds(reader, part)
        else:
            lines += _TELLERS[type(head)](reader, head, part)
    return lines


def sections(events: Sequence[Event]) -> Iterator[list[Event]]:
    """The events in their order, those told together as one list; changes of prestige and the final scoring
    are left out.
    """
    part: list[Event] = []
    for event in events:
        if isinstance(event, _ASIDE):
            continue
        if part and not _joins(part, event):
            yield part
            part = []
        part.append(event)
    if part:
        yield part


_ASIDE: Final = ScoreChanged | NetworkScored | CityScored | UnrestScored
"""Told by the totals, or in the final scoring."""


def _joins(part: Sequence[Event], event: Event) -> bool:
    """Whether the event belongs to what is told already."""
    head = part[0]
    match head:
        case CardRevealed():
            return isinstance(event, PrestigeTaken)
        case Uprising():
            return isinstance(event, PutUnder) or (isinstance(event, Uprising) and event.owner == head.owner)
        case ForkChosen():
            return isinstance(event, ForkChosen | Inspected)
        case _ if not isinstance(head, PARTS):
            return False
        case _ if isinstance(part[-1], TurnDone):
            return False
        case _ if isinstance(event, ForkChosen | Inspected):
            return any(isinstance(before, InspectionAnnounced) for before in part) and (
                not isinstance(event, Inspected) or event.special
            )
    seats = {before.seat for before in part if isinstance(before, Act | CostPaid | TurnDone)}
    return isinstance(event, PARTS) and (
        not isinstance(event, Act | CostPaid | TurnDone) or not seats or event.seat in seats
    )


# ── setup and choosing ───────────────────────────────────────────────────────────────────────────────


def _stocked(reader: Perspective, event: Stocked, part: Sequence[Event]) -> list[str]:
    return [
        reader.words(
            "dayunhe-stocked",
            tile=names.a_tile(reader.words, event.tile),
            stack=event.stack + 1,
            **reader.acts(event.seat),
        )
    ]


def _taken(reader: Perspective, event: CardTaken, part: Sequence[Event]) -> list[str]:
    """That a card was taken; which one is said to nobody but its seat."""
    card = names.card_marked(reader.words, event.card)
    return [reader.words("dayunhe-taken", card=card, **reader.acts(event.seat))]


def _revealed(reader: Perspective, event: CardRevealed, part: Sequence[Event]) -> list[str]:
    """Whose card comes next, with what it allows; the prestige that it brings at once."""
    points = sum(taken.points for taken in part if isinstance(taken, PrestigeTaken))
    return [
        reader.words(
            "dayunhe-revealed",
            known="no" if event.card == HIDDEN else "yes",
            card=(names.card if reader.brief else names.card_marked)(reader.words, event.card),
            any="yes" if points else "no",
            points=names.signed(reader.words, points),
            **reader.acts(event.seat),
        )
    ]


# ── the coordinator ──────────────────────────────────────────────────────────────────────────────────


def _forked(reader: Perspective, event: ForkChosen, part: Sequence[Event]) -> list[str]:
    """Where the start player led him, and the way if it is complete with it."""
    found = [inspected(reader, event) for event in part if isinstance(event, Inspected)]
    return [forks(reader, part), *found]


def _inspected(reader: Perspective, event: Inspected, part: Sequence[Event]) -> list[str]:
    return [inspected(reader, event)]


def _rested(reader: Perspective, event: CoordinatorRested, part: Sequence[Event]) -> list[str]:
    return [reader.words("dayunhe-rested", why=event.why)]


def _uprising(reader: Perspective, event: Uprising, part: Sequence[Event]) -> list[str]:
    """Whose people rise, perhaps several times, with how many tiles, what that costs, where they go."""
    words = reader.words
    risings = [rising for rising in part if isinstance(rising, Uprising)]
    stacks = sorted({put.stack + 1 for put in part if isinstance(put, PutUnder)})
    return [
        words(
            "dayunhe-uprising",
            times=len(risings),
            tiles=sum(rising.tiles for rising in risings),
            each=rules().loss,
            points=names.signed(words, -sum(rising.loss for rising in risings)),
            stacks=words.series([str(stack) for stack in stacks]),
            count=len(stacks),
            **reader.acts(event.owner),
        )
    ]


def _turned(reader: Perspective, event: CoordinatorTurned, part: Sequence[Event]) -> list[str]:
    """Where he turned, and which trip begins."""
    all_trips = rules().trips
    return [
        reader.words(
            "dayunhe-coordinator-turned",
            place=names.place(reader.words, event.place),
            left=event.trips,
            trip=all_trips - event.trips + 1,
            all=all_trips,
            south="yes" if event.trips % 2 == 0 else "no",
        )
    ]


# ── rounds, the end ──────────────────────────────────────────────────────────────────────────────────


def _round(reader: Perspective, event: RoundBegan, part: Sequence[Event]) -> list[str]:
    return [
        reader.words(
            "dayunhe-round",
            round=event.round,
            last=rules().last_round,
            late="yes" if event.round >= rules().warning_round else "no",
            **reader.acts(event.start),
        )
    ]


def _resigned(reader: Perspective, event: SeatResigned, part: Sequence[Event]) -> list[str]:
    return [reader.words("dayunhe-resigned", who=reader.name(event.seat))]


def _over(reader: Perspective, event: GameEnded, part: Sequence[Event]) -> list[str]:
    return [reader.words("dayunhe-over", end=event.end, person=reader.person, rounds=rules().last_round)]


_TELLERS: Final[Mapping[type[Event], Callable[[Perspective, Any, Sequence[Event]], list[str]]]] = {
    Stocked: _stocked,
    CardTaken: _taken,
    CardRevealed: _revealed,
    ForkChosen: _forked,
    Inspected: _inspected,
    CoordinatorRested: _rested,
    Uprising: _uprising,
    CoordinatorTurned: _turned,
    RoundBegan: _round,
    SeatResigned: _resigned,
    GameEnded: _over,
}


# ── for the eyes of one ──────────────────────────────────────────────────────────────────────────────


def drawn(words: Words, seat: Seat | None, events: Sequence[Event]) -> str:
    """What the seat came to know: the card it took, tiles from face-down stacks, tops it turned up."""
    parts = []
    found = [event for event in events if isinstance(event, Supplied) and event.face_down]
    if found:
        parts.append(words("dayunhe-drawn", tiles=supplied(words, found, mark=False)))
    for event in events:
        match event:
            case CardTaken() if event.seat == seat:
                parts.append(words("dayunhe-drawn-card", card=names.card_marked(words, event.card)))
            case Spied():
                parts.append(words("dayunhe-drawn-tops", tops=spied(words, event)))
            case _:
                pass
    return " ".join(parts)
