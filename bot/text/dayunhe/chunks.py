"""Which events of Da Yunhe are told together: those of a turn, of an action, of the coordinator's way."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeVar

from games.dayunhe.building import Built, CityBuilt
from games.dayunhe.cards import CardRevealed, CardTaken, PrestigeTaken, TurnDone
from games.dayunhe.components import Symbol, card
from games.dayunhe.inspection import ForkChosen, Inspected, InspectionAnnounced, TeaBreak
from games.dayunhe.rebuilding import Moved, Swapped, Turned
from games.dayunhe.scoring import CityScored, NetworkScored, ScoreChanged, UnrestScored
from games.dayunhe.stacks import CostPaid, PutUnder, Reformed, Spied, Stocked, Supplied, UnrestToWall
from games.dayunhe.turns import Uprising
from games.dayunhe.unrest import CanalDestroyed, Denounced, Intrigued, PeopleCalmed, UnrestRemoved
from games.engine import Event

E = TypeVar("E", bound=Event)

Paid = CanalDestroyed | TeaBreak | Intrigued | Denounced
"""What takes two unrest tiles from the warehouse."""

Act = (
    Paid
    | Supplied
    | Built
    | CityBuilt
    | Swapped
    | Moved
    | Turned
    | UnrestRemoved
    | PeopleCalmed
    | Spied
    | Reformed
    | InspectionAnnounced
)
"""What a seat does with a symbol of its card."""

DEEDS: Final = Act | CostPaid | PutUnder | UnrestToWall | TurnDone
"""The events of which what somebody did with a card consists."""

DECISIONS: Final = Stocked | CardTaken | Act | ForkChosen | TurnDone
"""What the seat named in the event decides, unless it was forced."""

_ASIDE: Final = ScoreChanged | NetworkScored | CityScored | UnrestScored
"""Told by the totals, or in the final scoring."""


def first(events: Iterable[Event], kind: type[E]) -> E | None:
    """The first event of that kind."""
    return next((event for event in events if isinstance(event, kind)), None)


def sections(events: Sequence[Event]) -> Iterator[list[Event]]:
    """The events in their order, those told together as one list; without changes of prestige and the
    final scoring.
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
        case _ if not isinstance(head, DEEDS) or isinstance(part[-1], TurnDone):
            return False
        case _ if isinstance(event, ForkChosen | Inspected):
            return first(part, InspectionAnnounced) is not None and (
                not isinstance(event, Inspected) or event.special
            )
    seats = {before.seat for before in part if isinstance(before, Act | CostPaid)}
    if isinstance(event, Act | CostPaid | TurnDone):
        return not seats or event.seat in seats
    return isinstance(event, DEEDS)


def chunks(events: Iterable[Event]) -> list[list[Event]]:
    """The events by action, each with what belongs to it: price, tiles that go elsewhere, the new look."""
    found: list[list[Event]] = []
    for event in events:
        if isinstance(event, TurnDone):
            continue
        if found and (not isinstance(event, Act | CostPaid) or _continues(found[-1], event)):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def _continues(last: Sequence[Event], event: Event) -> bool:
    """Whether the action goes on with what could also begin one."""
    match event:
        case Turned():
            return any(isinstance(before, Moved | Swapped) for before in last)
        case CostPaid():
            return isinstance(last[0], Paid)
        case _ if isinstance(event, Paid):
            return isinstance(last[0], CostPaid) and first(last, type(event)) is None
        case Supplied():
            return isinstance(last[-1], Supplied)
    return False


def left(done: TurnDone) -> list[list[Symbol]]:
    """The symbols of the card that were left, by group."""
    counts = dict(done.unused)
    groups = (
        [Symbol(symbol.action, counts[symbol.action]) for symbol in group if symbol.action in counts]
        for group in card(done.card).groups
    )
    return [group for group in groups if group]


def all_left(done: TurnDone) -> bool:
    """Whether nothing of the card was used but the prestige, which comes by itself."""
    symbols = {symbol.action: symbol.count for symbol in card(done.card).symbols}
    symbols.pop("prestige", None)
    return dict(done.unused) == symbols
