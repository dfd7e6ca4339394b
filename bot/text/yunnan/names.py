"""How texts call colours, provinces, buildings and structures of Yunnan; what events tell besides."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Self, cast

import msgspec

from bot.text.fluent import Listed, Named, Numbered
from bot.text.players import TOKENS, Players
from bot.text.teller import Kind, Teller, kinds
from games.engine import Event, Seat
from games.yunnan.bids import Banked, BidPlaced, Marketed, Passed
from games.yunnan.components import BRIDGE, BUILDINGS, HORSE, KINDS, SIDES, board, ends, setup
from games.yunnan.incomes import Converted, IncomeCounted, Line, OrderChanged
from games.yunnan.phases import BankPaid, BidsPaid, Gained, GiftsGiven, InspectorCame
from games.yunnan.position import YunnanPosition
from games.yunnan.scoring import FinalScored, PointsChanged
from games.yunnan.structures import Built, StructureTaken
from games.yunnan.travel import Displaced, Moved, TravelEnded
from games.yunnan.turns import GameEnded

DECISIONS: tuple[type[Event], ...] = (
    *(BidPlaced, Banked, Marketed, Passed, StructureTaken),
    *(Moved, Displaced, Built, TravelEnded, Converted),
)
"""Events whose colour has decided something."""


def province(found: int | str) -> Numbered:
    """The province, by its index or as it is typed: chosen by as its index, shown as it is printed."""
    entries = board().provinces
    index = found if isinstance(found, int) else province_of(found)
    return Numbered(index, entries[index].name if index >= 0 else "")


def province_of(token: str) -> int:
    """The province of an answer such as "tibet"."""
    return next(index for index, found in enumerate(board().provinces) if found.id == token)


def place(kind: str, index: int) -> str:
    """Where such a structure stands: "Tibet"; the two ends of a bridge, "Sichuan–Qinghai"."""
    if kind != BRIDGE:
        return province(index).text
    bridge = board().bridges[index]
    return f"{province(bridge.a).text}–{province(bridge.b).text}"


def deed(token: str) -> str:
    """What an action begins with: a building, a kind of structure, a province to start from; or the token."""
    if token in BUILDINGS:
        return "building"
    if token in KINDS:
        return "kind"
    return "province" if any(found.id == token for found in board().provinces) else token


def answered(given: Mapping[str, str]) -> dict[str, Any]:
    """The answers that were given, by what they may be."""
    do, space = given.get("do"), given.get("space")
    first = {"building": do, "province": do} if do else {}
    return {"do": do, "kind": given.get("kind", do), "space": space, "side": space, **first}


def whose(event: Any) -> int:
    """The colour, or the seat, that does something or to which it happens."""
    match event:
        case Displaced():
            return event.by
        case PointsChanged():
            return event.seat
    colour: int = event.colour
    return colour


class YunnanTeller(Teller[YunnanPosition], frozen=True):
    """Tells of Yunnan to one reader. Seats are colours to it; with two players everybody has two of four.

    A colour is called by its own token and the name of its owner.
    """

    game: ClassVar[str] = "yunnan"
    open: ClassVar[bool] = True
    shown: ClassVar[Mapping[str, Any]] = {
        "building": lambda found: BUILDINGS[found] if isinstance(found, int) else found,
        "side": lambda found: SIDES[found] if isinstance(found, int) else found,
        "province": province,
        "kind": str,
        "do": deed,
    }

    @property
    def pairs(self) -> bool:
        """Whether everybody has two colours."""
        return self.players.colours > len(self.players.names)

    def name(self, seat: Seat) -> str:
        """The colour as the style says; in labels the reader's own by its token alone."""
        return TOKENS[seat] if self.style == "flat" and self._mine(seat) else self._called(seat)

    def seat(self, seat: Seat) -> Named:
        """The colour by its name; chosen by as ``you``, ``other`` or ``none``."""
        if seat < 0:
            return Named("none", "")
        return Named("you" if self._mine(seat) else "other", self.name(seat))

    def _mine(self, colour: int) -> bool:
        return self.you is not None and colour % len(self.players.names) == self.you

    def kind_of(self, name: str) -> Kind:
        """A colour is told as a seat is."""
        return "seat" if name == "colour" else super().kind_of(name)

    def acting(self, colour: int) -> dict[str, Any]:
        """The facts of a sentence about what the colour does; "you" are told which, if you have two."""
        return {"colour": colour, "pairs": self.pairs, "token": self.players.token(colour)}

    def tokens(self, colours: Iterable[int]) -> Listed:
        """The tokens of the colours."""
        return self.but(style="token").seats(colours)

    def people(self) -> Self:
        """The same teller, to whom seats are people: called by the tokens of all their colours."""
        names, tokens, colours = (self.players.names, self.players.tokens, self.players.colours)
        joined = ("".join(tokens[seat : colours : len(names)]) for seat in range(len(names)))
        return self.but(players=Players(names, tuple(joined), len(names)))

    def tell(self, event: Event, **given: Any) -> str:
        """Where the message needs more than the event holds: who acts, sums, names that a kind decides."""
        facts: dict[str, Any] = self.acting(whose(event)) if isinstance(event, DECISIONS) else {}
        match event:
            case BidPlaced():
                facts["missing"] = event.bids - event.money
            case BankPaid():
                facts["bids"] = self.but(style="token").each(event.bids)
            case BidsPaid():
                facts["total"] = sum(value for _, value in event.bids)
            case Gained() if event.building == HORSE:
                facts |= {"before": province(event.before), "after": province(event.after)}
            case Displaced():  # a part of the move, which tells who does it
                facts["colour"] = event.colour
            case Built():
                facts["place"] = place(event.kind, event.place)
            case Moved():
                facts["bridge"] = event.passes < len(event.via)
            case InspectorCame():
                found = enumerate(event.yields)
                others = {province: tea for province, tea in found if tea and province != event.province}
                most = max(event.yields)
                tie = most in others.values()
                facts |= {"most": most, "tie": tie, "others": counted(self, others.items())}
            case GiftsGiven():
                gifts = (entry for entry in event.gifts if entry[1])
                facts["gifts"] = self.but(style="token").each(gifts)
            case IncomeCounted():
                facts["lines"] = terms(self, event.lines)
            case OrderChanged():
                facts["order"] = self.tokens(event.order)
            case Converted():
                facts["income"] = event.points + event.money
            case GameEnded():
                facts |= msgspec.structs.asdict(ends(len(self.players.names)))
            case FinalScored():
                facts["terms"] = self.listed(
                    self("yunnan-scored", event, source=source, points=points)
                    for source, points in event.sources.items()
                    if points or source == "points"
                )
            case _:
                pass
        return super().tell(event, **facts | given)


def counted(say: YunnanTeller, found: Iterable[tuple[int, int]]) -> Listed:
    """Provinces with a number each: "Tibet 2", "Qamdo 1"."""
    isolated = kinds(TravelEnded)["isolated"]
    return cast(Listed, say.show(isolated, found, "yunnan-travel-ended.isolated"))


def terms(say: YunnanTeller, lines: Iterable[Line]) -> Listed:
    """The parts of an income: "Pu’er 2 × 3", "Qamdo (12 − 3)", "post in Sichuan 3"."""
    charge = setup().transport
    return say.listed(say("yunnan-line", line, charge=line.gaps * charge) for line in lines)
