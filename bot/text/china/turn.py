"""A turn of China in words: pieces or an exchange, cards, house scorings with their reasons, the deck."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

from bot.text.china import names
from bot.text.china.names import ChinaTeller
from bot.text.parts import Turn
from games.china.cards import CardDrawn, CardTaken, DeckRanOut, Exchanged, RowFilled
from games.china.placing import PiecePlaced
from games.china.scoring import HousesScored, ScoreChanged
from games.china.turns import GameEnded
from games.engine import HIDDEN, Event, Seat, SeatResigned

_FINAL = {GameEnded: "match", CardDrawn: "deck", RowFilled: "row"}
"""What cannot be taken back, the gravest first."""


class ChinaTurn(Turn[ChinaTeller]):
    """What happened in a turn of China."""

    decisions: ClassVar[tuple[type[Event], ...]] = (PiecePlaced, Exchanged, CardTaken, CardDrawn)

    def _summary(self) -> str:
        """Pieces and cards, then house scorings with their reasons, the deck, the end."""
        return "\n".join(filter(None, (self._first(laid=True), *self._after(reasons=True))))

    def _brief(self) -> str:
        """The same without the cards laid open and the reasons for points."""
        return "\n".join(filter(None, (self._first(laid=False), *self._after(reasons=False))))

    def _preview(self) -> str:
        """The summary, and the points before and after."""
        say, told = self.say, self._summary()
        changed = say.listed(say.tell(event) for event in self.events if isinstance(event, ScoreChanged))
        return "\n".join([told, say("china-changes", list=changed)] if changed else [told])

    def _first(self, *, laid: bool) -> str:
        """Who left; the pieces or the exchange, the cards taken, and those laid open: the first line."""
        say, events = self.say, self.events
        pieces = say.listed(say.tell(event) for event in events if isinstance(event, PiecePlaced))
        parts = [say.tell(event) for event in events if isinstance(event, SeatResigned)]
        parts += [say("china-placed", seat=say.mover, pieces=pieces)] if pieces else []
        parts += [say.tell(event) for event in events if isinstance(event, Exchanged)]
        drawn = _drew(say, events)
        acted = any(isinstance(event, PiecePlaced | Exchanged) for event in events)
        if drawn:  # with them begins what is told of a turn that somebody who resigned had interrupted
            parts.append(say("china-refilled", seat=say.mover, begins=not acted, list=say.listed(drawn)))
        elif any(isinstance(event, Exchanged) for event in events):
            parts.append(say("china-refilled-none"))
        row = [card for event in events if isinstance(event, RowFilled) for card in event.cards]
        if laid and row and HIDDEN not in row:  # nothing before it is known
            parts.append(say("china-row-filled", cards=say.cards(row)))
        return " ".join(parts)

    def _after(self, *, reasons: bool) -> list[str]:
        """House scorings, the deck running out, that the match is over: a line each, in their order.

        The steps of the final scoring are told elsewhere.
        """
        say, lines = self.say, list[str]()
        ends = {event.end for event in self.events if isinstance(event, GameEnded)}
        for event in self.events:
            match event:
                case HousesScored(at_end=False) if not reasons:
                    gains = " · ".join(
                        f"{say.players.token(seat)} **+{points}**" for seat, points in event.points
                    )
                    lines.append(say("china-full-brief", event, gains=gains))
                case HousesScored(at_end=False):
                    rule = say.words(f"rules-china-{event.rule}.title")
                    lines += [say.tell(event, rule=rule), *say.items(_reasons(say, event))]
                case DeckRanOut(time=2) if "deck" in ends:
                    pass  # the line about the end says so
                case DeckRanOut() | GameEnded():
                    lines.append(say.tell(event))
                case _:
                    pass
        return lines

    def warning(self) -> str:
        """A card drawn face down, the cards that fill the row, the end of the turn or of the match."""
        kinds = {type(event) for event in self.events}
        found = (what for event, what in _FINAL.items() if event in kinds)
        return self.say("china-final-move", what=next(found, "turn"))

    def drawn(self) -> str:
        """The cards drawn face down."""
        cards = [event.card for event in self.events if isinstance(event, CardDrawn)]
        return self.say("china-drawn", cards=self.say.cards(cards)) if cards else ""

    def _done(self) -> list[str]:
        """Pieces, points, cards and what became of the deck, all as one part."""
        say, parts = self.say.but(style="token"), list[str]()
        for event in self.events:
            match event:
                case PiecePlaced():
                    parts.append(say("china-piece-short", event))
                case Exchanged():
                    parts.append(say("china-discarded", event))
                case HousesScored():
                    parts.append(say("china-full-short", event, gains=say.gains(event)))
                case _:
                    pass
        parts += _drew(say.but(tense="past"), self.events, mark="**")
        parts += [say("china-ran-out-short", event) for event in self.events if isinstance(event, DeckRanOut)]
        return [", ".join(parts)] if parts else []

    def _chosen(self, given: Mapping[str, str]) -> Iterable[str]:
        """The piece as far as it is chosen; the province alone is no news after a first piece."""
        province = given.get("province", "")
        if province == "exchange":
            yield self.say("china-chosen-exchange")
        elif given.get("place", "done") != "done":
            piece = "emissary" if given["place"] == "dragon" else given.get("piece", "space")
            yield self.say("china-chosen", piece=piece, place=names.place_of(province, given["place"]))
        elif province and not any(isinstance(event, PiecePlaced) for event in self.events):
            yield names.province(province)


def _drew(say: ChinaTeller, events: Iterable[Event], mark: str = "") -> list[str]:
    """Cards from the row and from the deck, a phrase each; ``mark`` stands around those from the deck."""
    found = [event for event in events if isinstance(event, CardTaken | CardDrawn)]
    taken = [event.card for event in found if isinstance(event, CardTaken)]
    blind = [event.card for event in found if isinstance(event, CardDrawn)]
    parts = [say("china-card-taken", cards=say.cards(taken))] if taken else []
    if blind:
        cards = f"{mark}{say.cards(blind).text}{mark}"
        parts.append(say("china-card-drawn", known=HIDDEN not in blind, cards=cards, count=len(blind)))
    return parts


def _reasons(say: ChinaTeller, event: HousesScored) -> Iterable[str]:
    """Why a house scoring gave what; who got as many for the same reason is told together."""
    alike: dict[tuple[int, int], list[Seat]] = {}
    for seat, points in event.points:
        alike.setdefault((event.houses[seat], points), []).append(seat)
    counts = sorted({count for count in event.houses if count}, reverse=True)
    for (own, points), seats in alike.items():
        rank = counts.index(own)
        yield say(
            "china-scored",
            seats=say.seats(seats),
            points=points,
            rank=1 + rank,
            own=own,
            shared=event.houses.count(own) > 1,
            total=sum(event.houses),
            above=counts[rank - 1] if rank else 0,
            doubled=seats[0] in event.doubled,
        )
