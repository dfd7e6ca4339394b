"""How Confucius' numbers, ids and answers are called: what they are for Fluent, where each has its name.

Spaces and boxes are counted from 0 in positions and events, from 1 for people; an answer gives them as they
are typed. Cards are counts: how many of 1, 2 and 3 cash, and how many the reader may not see.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, Self

import msgspec

from bot.text.fluent import Fact, Named
from bot.text.players import TOKENS
from bot.text.teller import Kind, Teller, slug
from games.confucius.armies import Invaded, Recruited
from games.confucius.box import Paid
from games.confucius.components import (
    CASH,
    DISTANT,
    LICENCES,
    MINISTRIES,
    NOBODY,
    STUDENTS,
    cards,
    gifts,
    lands,
    realm,
    rewards,
)
from games.confucius.components import Kind as Money
from games.confucius.examination import ExamBegan, Tutored
from games.confucius.gifts import GiftRemoved
from games.confucius.money import NONE, Commercial, Discarded, Drawn
from games.confucius.officials import MarkerReplaced
from games.confucius.position import ConfuciusPosition
from games.confucius.resolution import InfluenceGiven, PostsFilled, ResolutionBegan
from games.confucius.rewards import Insulted
from games.confucius.rounds import RoundBegan
from games.confucius.scoring import TitleAwarded
from games.confucius.ships import JunksBought
from games.confucius.turns import WallBuilt
from games.engine import HIDDEN, Event, Seat
from games.engine.contract import SEAT_LETTERS

Counts = Sequence[int]
"""Cards by value: of 1, 2, 3 cash, and hidden ones."""

Facts = dict[str, Any]
"""What a message is given."""

OTHER: Final = "other"
"""The token for all ways to pay in which a card could be left out."""

_DECIDES: Final = {"chief": "hubu", "admiral": "gongbu", "general": "bingbu"}
"""Whose Minister decides a tied title."""


def _of(ids: Sequence[str]) -> Callable[[int | str], str]:
    """The id by its number, or as an answer gives it."""
    return lambda found: found if isinstance(found, str) else ids[found]


def _from_one(at: int | str) -> int:
    return int(at) if isinstance(at, str) else at + 1


def _id(found: str) -> str:
    return {"": "none", HIDDEN: "hidden"}.get(found, found)


def gift(found: int | str) -> int:
    """The value of a gift, also of an answer: "4" or "coat"."""
    if isinstance(found, int):
        return found
    return int(found) if found.isdigit() else 1 + gifts().ids.index(found)


def seat_of(token: str) -> Seat:
    """The seat of an answer such as "B"."""
    return SEAT_LETTERS.index(token)


def counts(found: Counts | str) -> Counts:
    """The cards, also of an answer such as "1+3", by their printed cash; "none" is no card."""
    if not isinstance(found, str):
        return found
    values = [] if found == NONE else found.split("+")
    return [values.count(str(cash)) for cash in cards().cash] + [0]


def total(found: Counts, kind: Money = CASH) -> int:
    """What the known cards are worth together."""
    return cards().total(tuple(found[:3]), kind)


def typed(found: Counts) -> str:
    """The known cards as they are typed, by their cash: "1+3+3", "2"; "" without any.

    A card has this name everywhere, also where it pays licences.
    """
    return "+".join(str(cash) for cash, count in zip(cards().cash, found, strict=False) for _ in range(count))


def worth(hand: Counts) -> Facts:
    """Cards with what those that are known are worth; with ``hidden`` ones that says nothing of them all."""
    cash, licences = total(hand), total(hand, LICENCES)
    cards = {"cards": tuple(hand), "count": sum(hand), "hidden": sum(hand[3:])}
    return {**cards, "cash": cash, "licences": licences}


class ConfuciusTeller(Teller[ConfuciusPosition], frozen=True):
    """Tells of Confucius to one reader."""

    game: ClassVar[str] = "confucius"
    shown: ClassVar[Mapping[str, Callable[[Any], str | int]]] = {
        "ministry": _of(MINISTRIES),
        "space": _from_one,
        "student": _of(STUDENTS),
        "candidate": _id,
        "title": str,
        "gift": gift,
        "land": lambda found: found if isinstance(found, str) else lands()[found].id,
        "box": _from_one,
        "distant": _of(DISTANT),
        "junks": int,
        "cards": str,
        "reward": _id,
        "do": str,
    }

    @property
    def short(self) -> Self:
        """The same teller, to whom all others are but tokens; plain ones where emojis do not show."""
        tokens = TOKENS if self.style == "flat" else self.players.tokens
        return self.but(style="token", players=msgspec.structs.replace(self.players, tokens=tokens))

    @property
    def bare(self) -> Self:
        """The same teller, to whom all seats are but tokens."""
        return self.but(style="token", you=None)

    @property
    def acting(self) -> Seat:
        """The seat to act, where a question is asked."""
        assert self.view.turn is not None
        return self.view.turn

    def show(self, kind: Kind, value: Any, key: str = "") -> Fact:
        """Cards chosen by as "1+3", "none" or "hidden"."""
        if kind != "cards" or isinstance(value, Named):
            return super().show(kind, value, key)
        found = counts(value)
        known, unseen = typed(found), sum(found[3:])
        text = self.words("confucius-cards", known=known, count=sum(found) - unseen, hidden=unseen)
        return Named("hidden" if unseen else known or "none", text)

    def tell(self, event: Event, part: str = "", **given: Any) -> str:
        """The sentence of the event's class, or ``part`` of it, with what it needs besides the event."""
        return self(_key(event, part), event, **(self._besides(event, part) | given))

    def _besides(self, event: Event, part: str) -> Facts:
        """What the sentences about an event need and it does not hold: sums, printed numbers, who is who."""
        match event:
            case Paid():
                over = total(event.cards, event.kind) - event.due
                return {
                    "amount": over if part == "warned" else event.due,
                    "saved": max(event.full - event.due, 0),
                    "exact": event.kind == CASH and typed(event.cards) == str(event.due),
                }
            case Recruited():
                return {"before": event.armies - 1}
            case Invaded():
                land = lands()[event.land]
                return {"points": land.boxes[event.box], "star": event.box == land.star}
            case JunksBought():
                return {"before": event.yard - event.count}
            case Commercial() | Drawn() | Tutored():
                own = isinstance(event, Tutored) and event.owner == event.seat
                return worth(event.cards) | {"own": own}
            case MarkerReplaced():
                return {"replaced": event.before not in (NOBODY, event.after)}
            case Insulted():
                return {"points": rewards().insult}
            case GiftRemoved():
                return {"count": cards().cancel}
            case Discarded():
                return {"limit": cards().limit}
            case WallBuilt():
                most = realm().wall
                return {"before": event.wall - 1, "all": most, "full": event.wall >= most}
            case ExamBegan():
                owners = [seat for seat in (event.red, event.orange) if seat != NOBODY]
                students = "one" if len(owners) == 1 else "both" if event.red == event.orange else "two"
                return {"seat": owners[0], "students": students}
            case ResolutionBegan():
                return {"counts": self.bare.each((seat, tiles) for seat, tiles, _ in event.standing)}
            case InfluenceGiven():
                return {"before": event.total - event.tiles}
            case PostsFilled():
                return self._posts(event)
            case TitleAwarded():
                most = max(event.counts)
                level = (seat for seat, count in enumerate(event.counts) if count == most)
                return {
                    "counts": self.bare.each(enumerate(event.counts)),
                    "most": most,
                    "level": self.bare.seats(level),
                    "voyage": realm().voyage,
                    "ministry": _DECIDES[event.title],
                }
            case RoundBegan():
                found = zip(event.cubes, event.gifts, strict=True)
                cubes = ((seat, f"{cubes} ({gifts})") for seat, (cubes, gifts) in enumerate(found) if cubes)
                return {"list": self.bare.each(cubes)}
        return {}

    def _posts(self, event: PostsFilled) -> Facts:
        """Who has how many officials; how equal influence was told apart."""
        tiles = {seat: (count, best) for seat, count, best in event.standing}
        most, best = tiles.get(event.minister, (0, 0))
        less, _ = tiles.get(event.secretary, (0, 0))
        high, low = event.points
        return {
            "alone": event.secretary in (event.minister, NOBODY),
            "high": high,
            "low": low,
            "points": high + low,
            "most": most,
            "less": less,
            "tie": most == less,
            "space": best,
        }

    def phrases(self, part: str, events: Iterable[Event], **given: Any) -> Iterator[str]:
        """What the messages of events say in that part ("": in themselves), of those that have it."""
        for event in events:
            if _key(event, part) in self.words and (text := self.tell(event, part, **given)):
                yield text

    def in_full(self, reward: str) -> str:
        """An Emperor's Reward with what it does."""
        return self("confucius-reward-in-full", reward=reward, cash=rewards().cash, insult=rewards().insult)


def _key(event: Event, part: str) -> str:
    """The message of the event, or that part of it."""
    return f"confucius-{slug(type(event))}{'.' if part else ''}{part}"
