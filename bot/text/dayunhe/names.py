"""What Da Yunhe is told of: tiles, cards, places, points, as Fluent chooses by them and shows them."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from bot.text.fluent import Listed, Numbered
from bot.text.teller import Teller
from games.dayunhe import components
from games.dayunhe.cards import NONE
from games.dayunhe.components import FREE, Symbol
from games.dayunhe.places import hex_name
from games.dayunhe.position import DayunhePosition
from games.engine import HIDDEN, Seat

Say = Teller[DayunhePosition]


def kind(found: str) -> str:
    """The kind of a tile; a hex without one is ``free``."""
    return {FREE: "free", HIDDEN: "hidden"}.get(found, found)


def signed(points: int) -> Numbered:
    """Points won or lost: "+4", "−4"."""
    return Numbered(points, f"−{-points}" if points < 0 else f"+{points}")


def total(score: int) -> Numbered:
    """A total, with a real minus sign where prestige is below 0: "23", "−3"."""
    return Numbered(score, str(score).replace("-", "−"))


SHOWN: Final[Mapping[str, Any]] = {
    "tile": kind,
    "card": kind,
    "act": str,
    "do": lambda token: token.partition("-")[0],
    "lines": str,
    "place": lambda place: place if isinstance(place, str) else hex_name(place),
    "stack": lambda stack: stack if isinstance(stack, str) else stack + 1,
    "points": signed,
    "total": total,
}
"""The kinds of facts; what is answered on the panel may be one by its token."""


def lines(found: str, rotation: int) -> str:
    """How a tile lies, as it is typed: "e-w"; "none" for one that looks the same in every rotation."""
    if found in (FREE, HIDDEN) or len(components.looks(found)) < 2:
        return NONE
    return components.lines_name(components.edges(found, rotation))


def value(found: str) -> int:
    """The prestige for building a tile; none for unrest."""
    return 0 if found in (FREE, HIDDEN) else components.tile(found).value


def counted(kinds: Iterable[str]) -> Iterable[dict[str, Any]]:
    """The facts of tiles in the order given, equal ones counted."""
    return ({"tile": found, "count": count, "value": 0} for found, count in Counter(kinds).items())


def tiles(say: Say, kinds: Iterable[str]) -> Listed:
    """Tiles as a list: "basin and 2 × straight"."""
    return say.listed(say("dayunhe-tiles", **facts) for facts in counted(kinds))


def held(say: Say, kinds: Iterable[str]) -> Listed:
    """The same in fewer signs: "straight", "2 unrest"."""
    return say.listed(say("dayunhe-held", **facts) for facts in counted(kinds))


def stacks(say: Say, seat: Seat) -> str:
    """A player's stacks by size, with the tops that lie face up: "9 (straight), 8, 9"."""
    view = say.view
    return ", ".join(
        say("dayunhe-pile", count=len(stack), tile=stack[-1] if up else HIDDEN)
        for stack, up in zip(view.stacks[seat], view.up[seat], strict=True)
    )


def either(say: Say, items: Sequence[str]) -> str:
    """The items as a choice: "a, b or c"."""
    if len(items) < 2:
        return "".join(items)
    return say("dayunhe-or", first=", ".join(items[:-1]), last=items[-1])


def group(say: Say, symbols: Iterable[Symbol]) -> str:
    """A group of a card: "supply 2"; "intrigue or denounce" where only one of them may be used."""
    return either(say, [say("dayunhe-symbol", act=found.action, count=found.count) for found in symbols])


def does(say: Say, card: str) -> Listed:
    """What a card allows, by group."""
    return say.listed(group(say, symbols) for symbols in components.card(card).groups)
