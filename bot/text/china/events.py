"""The events of a turn of China in sentences: pieces, cards, house scorings with reasons, the deck."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from bot.text.china import names
from bot.text.china.names import Name
from bot.text.fluent import Words
from games.china.cards import CardDrawn, CardTaken, DeckRanOut, Exchanged, RowFilled
from games.china.placing import PiecePlaced
from games.china.scoring import HousesScored, ScoreChanged
from games.china.turns import GameEnded
from games.engine import HIDDEN, Event, Seat, SeatResigned


class Perspective(msgspec.Struct, frozen=True):
    """How a text is told: to the one who moves ("you"), or to everybody about them ("they")."""

    words: Words
    person: Literal["you", "they"]
    mover: Seat | None
    called: Name

    def name(self, seat: Seat) -> str:
        """How the text calls the seat."""
        return self.words("china-you") if self.person == "you" and seat == self.mover else self.called(seat)


def mover_of(events: Sequence[Event]) -> Seat | None:
    """Whose turn the events are of; None if nobody placed, exchanged or drew."""
    acts = PiecePlaced | Exchanged | CardTaken | CardDrawn
    return next((event.seat for event in events if isinstance(event, acts)), None)


def sentences(reader: Perspective, events: Sequence[Event]) -> str:
    """Who left; the pieces or the exchange, the cards taken and laid open: the first line about a turn."""
    parts = (_resigned, _placed, _exchanged, _refilled, _filled)
    return " ".join(text for part in parts if (text := part(reader, events)))


def _resigned(reader: Perspective, events: Sequence[Event]) -> str:
    gone = [event.seat for event in events if isinstance(event, SeatResigned)]
    return " ".join(reader.words("china-resigned", who=reader.name(seat)) for seat in gone)


def _placed(reader: Perspective, events: Sequence[Event]) -> str:
    pieces = [piece(reader.words, event) for event in events if isinstance(event, PiecePlaced)]
    if not pieces or reader.mover is None:
        return ""
    return reader.words(
        "china-placed",
        person=reader.person,
        who=reader.name(reader.mover),
        pieces=reader.words.series(pieces),
    )


def piece(words: Words, event: PiecePlaced, style: Literal["told", "short"] = "told") -> str:
    """The piece, where it went and what paid for it."""
    return words(
        "china-piece" if style == "told" else "china-piece-short",
        piece=event.piece,
        place=_space(event.place) if event.piece != "emissary" else names.province(event.province),
        pay=names.pay(words, event.pay),
    )


def _space(place: int) -> str:
    return names.spaces([place])


def _exchanged(reader: Perspective, events: Sequence[Event]) -> str:
    exchange = next((event for event in events if isinstance(event, Exchanged)), None)
    if exchange is None:
        return ""
    return reader.words(
        "china-exchanged",
        person=reader.person,
        who=reader.name(exchange.seat),
        card=names.colour(reader.words, exchange.card),
    )


def _refilled(reader: Perspective, events: Sequence[Event]) -> str:
    """The cards taken from the row and drawn from the deck; that there were none after an exchange.

    With them begins what is told of a turn that somebody who resigned had interrupted.
    """
    parts = drawn(reader, events)
    if parts and reader.mover is not None:
        return reader.words(
            "china-refilled",
            person=reader.person,
            begins="no" if any(isinstance(event, PiecePlaced | Exchanged) for event in events) else "yes",
            who=reader.name(reader.mover),
            list=reader.words.series(parts),
        )
    if any(isinstance(event, Exchanged) for event in events):
        return reader.words("china-refilled-none", person=reader.person)
    return ""


def drawn(reader: Perspective, events: Sequence[Event], mark: str = "") -> list[str]:
    """Cards from the row, cards from the deck: a phrase each; ``mark`` stands around those from the deck."""
    words = reader.words
    taken = [event.card for event in events if isinstance(event, CardTaken)]
    blind = [event.card for event in events if isinstance(event, CardDrawn)]
    parts = []
    if taken:
        parts.append(words("china-took", person=reader.person, cards=names.cards(words, taken)))
    if blind:
        known = HIDDEN not in blind
        parts.append(
            words(
                "china-drew",
                person=reader.person,
                known="yes" if known else "no",
                cards=f"{mark}{names.cards(words, blind)}{mark}" if known else "",
                count=len(blind),
            )
        )
    return parts


def _filled(reader: Perspective, events: Sequence[Event]) -> str:
    """What came into the open row; nothing before it is known."""
    laid = [card for event in events if isinstance(event, RowFilled) for card in event.cards]
    if not laid or HIDDEN in laid:
        return ""
    return reader.words("china-filled", cards=names.cards(reader.words, laid))


# ── what follows from a turn ─────────────────────────────────────────────────────────────────────────


def after(reader: Perspective, events: Sequence[Event]) -> list[str]:
    """House scorings, the deck running out, that the match is over: a line each, in their order.

    The steps of the final scoring are told elsewhere.
    """
    lines: list[str] = []
    reasons = {event.end for event in events if isinstance(event, GameEnded)}
    for event in events:
        match event:
            case HousesScored(at_end=False):
                lines += scoring(reader, event)
            case DeckRanOut(time=2) if "deck" in reasons:
                pass  # the line about the end says so
            case DeckRanOut():
                lines.append(_ran_out(reader, event))
            case GameEnded():
                lines.append(reader.words("china-over", end=event.end, person=reader.person))
            case _:
                pass
    return lines


def scoring(reader: Perspective, event: HousesScored) -> list[str]:
    """A house scoring: the province, the paragraph of the rules, then the points with their reasons.

    Players who get as many for the same reason are told together.
    """
    words = reader.words
    head = words(
        "china-full",
        province=names.province(event.province),
        rule=words(f"rules-china-{event.rule}.title"),
    )
    alike: dict[tuple[int, int], list[Seat]] = {}
    for seat, points in event.points:
        alike.setdefault((event.houses[seat], points), []).append(seat)
    return [
        head,
        *(words("item", text=_reason(reader, event, seats, points)) for (_, points), seats in alike.items()),
    ]


def _reason(reader: Perspective, event: HousesScored, seats: Sequence[Seat], points: int) -> str:
    """Why these seats, which have equally many houses, got these points."""
    counts = sorted({count for count in event.houses if count}, reverse=True)
    own = event.houses[seats[0]]
    rank = counts.index(own)
    return reader.words(
        "china-scored",
        who=reader.words.series([reader.name(seat) for seat in seats]),
        several="yes" if len(seats) > 1 else "no",
        points=points,
        rank=1 + rank,
        own=own,
        shared="yes" if event.houses.count(own) > 1 else "no",
        total=sum(event.houses),
        above=counts[rank - 1] if rank else 0,
        doubled="yes" if seats[0] in event.doubled else "no",
    )


def _ran_out(reader: Perspective, event: DeckRanOut) -> str:
    return reader.words(
        "china-ran-out",
        person=reader.person,
        time=event.time,
        size=event.size,
        count=len(event.last),
    )


def changes(reader: Perspective, events: Sequence[Event]) -> str:
    """The points that change, before and after; "" if none do."""
    parts = [
        reader.words("china-change", who=reader.name(event.seat), before=event.before, after=event.after)
        for event in events
        if isinstance(event, ScoreChanged)
    ]
    return reader.words("china-changes", list=" · ".join(parts)) if parts else ""


def short(reader: Perspective, events: Sequence[Event]) -> list[str]:
    """What a turn in progress has done, in phrases: pieces, points, cards, what became of the deck."""
    words = reader.words
    parts: list[str] = []
    for event in events:
        match event:
            case PiecePlaced():
                parts.append(piece(words, event, "short"))
            case Exchanged():
                parts.append(words("china-discarded", card=names.colour(words, event.card)))
            case HousesScored():
                gains = [f"{reader.name(seat)} +{points}" for seat, points in event.points]
                parts.append(
                    words(
                        "china-full-short",
                        province=names.province(event.province),
                        gains=", ".join(gains),
                    )
                )
            case _:
                pass
    parts += drawn(Perspective(words, "they", reader.mover, reader.called), events, mark="**")
    over = [event for event in events if isinstance(event, DeckRanOut)]
    return [*parts, *(words("china-ran-out-short", time=event.time) for event in over)]
