"""How texts call tiles, cards, places, steps and points of Da Yunhe."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, ClassVar

from bot.text.fluent import Fact, Listed, Named, Numbered, either
from bot.text.teller import Kind, Teller
from games.dayunhe import components
from games.dayunhe.building import Built, CityBuilt
from games.dayunhe.cards import NONE, CardRevealed, CardTaken
from games.dayunhe.components import FREE, Symbol, rules
from games.dayunhe.inspection import Inspected
from games.dayunhe.places import hex_name
from games.dayunhe.position import DayunhePosition
from games.dayunhe.rebuilding import Turned
from games.dayunhe.stacks import Spied, UnrestToWall
from games.dayunhe.turns import CoordinatorTurned, GameEnded, RoundBegan
from games.dayunhe.unrest import Denounced, PeopleCalmed
from games.dayunhe.way import StepScore
from games.engine import HIDDEN, Event, Seat


def kind(found: str) -> str:
    """The kind of a tile; a hex without one is ``free``."""
    return {FREE: "free", HIDDEN: "hidden"}.get(found, found)


def signed(points: int) -> Numbered:
    """Points won or lost: "+4", "−4"."""
    return Numbered(points, f"−{-points}" if points < 0 else f"+{points}")


def total(score: int) -> Numbered:
    """A total, with a real minus sign where prestige is below 0: "23", "−3"."""
    return Numbered(score, str(score).replace("-", "−"))


class DayunheTeller(Teller[DayunhePosition], frozen=True):
    """Tells of Da Yunhe to one reader; ``pictured``: what the picture shows is left out.

    What is answered on the panel may be a kind of fact by its token.
    """

    game: ClassVar[str] = "dayunhe"
    shown: ClassVar[Mapping[str, Any]] = {
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

    pictured: bool = False

    @property
    def by_token(self) -> "DayunheTeller":
        """The same, with everybody called by their tokens, also the reader."""
        return self.but(style="token", you=None)

    def show(self, kind: Kind, value: Any, key: str = "") -> Fact:
        """How a tile lies by the edges that its line joins; all else as everywhere."""
        if kind == "lines" and not isinstance(value, Named):
            edges = [] if value == NONE else [self("dayunhe-edge", edge=edge) for edge in value.split("-")]
            return Named(value, self("dayunhe-lines", edges=edges) if edges else "")
        return super().show(kind, value, key)

    def tell(self, event: Event, **given: Any) -> str:
        """With what the message needs more than the event holds."""
        return super().tell(event, **self.facts(event), **given)

    def facts(self, event: Event) -> dict[str, Any]:
        """What the messages about an event need more than it holds."""
        printed = rules()
        match event:
            case CardTaken() | CardRevealed():
                return {"does": lambda: does(self, event.card), "pictured": self.pictured}
            case Built():
                return {"lines": NONE if self.pictured else lines(event.tile, event.rotation)}
            case Turned():
                before, now = (lines(event.tile, turn) for turn in (event.before, event.rotation))
                return {"before": self.show("lines", before), "lines": now}
            case UnrestToWall():
                return {"before": event.count - 1, "due": event.count >= event.level}
            case CityBuilt() | Denounced():
                return {"before": event.count - 1, "points": printed.city_unrest}
            case PeopleCalmed():
                return {"before": event.count + 1, "row": self.players.token(event.owner)}
            case Spied():
                return _spied(self, event)
            case Inspected(way=way):
                say, several = self.by_token, sum(step.points != 0 for step in way) > len(sums(way))
                told = {"path": path(say, way), "gains": gains(say, way), "several": several}
                return {**told, "steps": len(way), "pictured": self.pictured}
            case RoundBegan():
                return {"late": event.round >= printed.warning_round, "last": printed.last_round}
            case CoordinatorTurned():
                gone = printed.trips - event.trips
                return {"trip": gone + 1, "all": printed.trips, "south": gone % 2 == 0}
            case GameEnded():
                return {"rounds": printed.last_round}
        return {}


def _spied(say: DayunheTeller, event: Spied) -> dict[str, Any]:
    """The tops that were turned up; where they are not known the stacks alone."""
    known = any(tile != HIDDEN for _, tile in event.tops)
    tops = (
        say("dayunhe-supplied", tile=tile, stack=stack, unseen=False) if known else str(stack + 1)
        for stack, tile in event.tops
    )
    named = (say("dayunhe-top", stack=stack, tile=tile) for stack, tile in event.tops)
    return {"tops": say.listed(tops), "known": known, "named": say.listed(named)}


def compact(text: str) -> str:
    """The text without empty lines."""
    return "\n".join(filter(None, text.splitlines()))


# ── tiles and cards ──────────────────────────────────────────────────────────────────────────────────


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


def tiles(say: DayunheTeller, kinds: Iterable[str]) -> Listed:
    """Tiles as a list: "basin and 2 × straight"."""
    return say.listed(say("dayunhe-tiles", **facts) for facts in counted(kinds))


def held(say: DayunheTeller, kinds: Iterable[str]) -> Listed:
    """The same in fewer signs: "straight", "2 unrest"."""
    return say.listed(say("dayunhe-held", **facts) for facts in counted(kinds))


def stacks(say: DayunheTeller, seat: Seat) -> str:
    """A player's stacks by size, with the tops that lie face up: "9 (straight), 8, 9"."""
    view = say.view
    return ", ".join(
        say("dayunhe-pile", count=len(stack), tile=stack[-1] if up else HIDDEN)
        for stack, up in zip(view.stacks[seat], view.up[seat], strict=True)
    )


def group(say: DayunheTeller, symbols: Iterable[Symbol]) -> str:
    """A group of a card: "supply 2"; "intrigue or denounce" where only one of them may be used."""
    return either(
        say.words, [say("dayunhe-symbol", act=found.action, count=found.count) for found in symbols]
    )


def does(say: DayunheTeller, card: str) -> Listed:
    """What a card allows, by group."""
    return say.listed(group(say, symbols) for symbols in components.card(card).groups)


# ── steps of the coordinator ─────────────────────────────────────────────────────────────────────────


def path(say: DayunheTeller, found: Sequence[StepScore]) -> Listed:
    """The steps in their order, those alike and next to each other as one: "2-1, 2-4 empty", "2-8 ▲ +4"."""
    runs = (list(run) for _, run in groupby(found, key=lambda step: (step.kind, step.seat, step.points)))
    return say.listed(
        say(
            "dayunhe-step",
            kind=run[0].kind,
            places=say.show(["place"], [step.place for step in run]),
            gain=gains(say, run[:1]),
        )
        for run in runs
    )


def gains(say: DayunheTeller, found: Sequence[StepScore]) -> Listed:
    """What the steps bring each seat in all, for a message: "▲ **+8**", "■ **−4**"."""
    return say.each((seat, f"**{signed(points).text}**") for seat, points in sums(found).items())


def sums(found: Sequence[StepScore]) -> dict[Seat, int]:
    """The same by seat; those without points left out."""
    totals: dict[Seat, int] = {}
    for step in found:
        if step.points:
            totals[step.seat] = totals.get(step.seat, 0) + step.points
    return dict(sorted(totals.items()))
