"""Rings round what the last turn changed."""

from collections.abc import Callable, Iterator
from typing import cast

from PIL import Image

from games.engine import Event
from games.yunnan.bids import Banked, BidPlaced, Marketed, Passed
from games.yunnan.components import BRIDGE, MARKET, TEAHOUSE, buildings
from games.yunnan.phases import GiftsGiven, InspectorCame
from games.yunnan.position import YunnanPosition
from games.yunnan.structures import Built
from games.yunnan.travel import Displaced, Moved, TravelEnded
from render.kit.lines import Point
from render.scene import Scene
from render.yunnan.assets import piece
from render.yunnan.board import builders, group_of
from render.yunnan.buildings import bank_at, trader_at
from render.yunnan.layout import PLACES, builder


def draw_rings(image: Image.Image, position: YunnanPosition, scene: Scene) -> None:
    """The rings, before the pieces themselves are drawn."""
    before = cast(YunnanPosition | None, scene.before)
    found = (ring for event in scene.events for ring in _rings(position, before, event))
    for name, at in dict.fromkeys(found):
        piece(name).put(image, *at)


def _rings(
    position: YunnanPosition, before: YunnanPosition | None, event: Event
) -> Iterator[tuple[str, Point]]:
    """Sprite and place of the rings of one event."""

    def new(read: Callable[[YunnanPosition], object]) -> bool:
        """Whether what is read looks different from before."""
        return before is None or read(before) != read(position)

    def traders(province: int, colour: int) -> Iterator[tuple[str, Point]]:
        """A ring round the traders of that colour, if any are there."""
        if position.traders[province][colour] and new(lambda then: then.traders[province][colour]):
            yield group_of(position, province, colour).mark("ring-piece")

    match event:
        case BidPlaced(colour=colour, building=building, value=value):
            space = buildings()[building].values.index(value)
            if position.spaces[building][space] == colour and new(
                lambda then: (then.round, then.spaces[building][space])
            ):
                yield "ring-piece", trader_at(building, space)
        case Banked(side=side):
            if position.bank[side] >= 0 and new(lambda then: (then.round, then.bank[side])):
                yield "ring-piece", bank_at(side)
        case Marketed(colour=colour):
            yield from traders(MARKET, colour)
        case Passed(colour=colour, sent=sent):
            if sent:
                yield from traders(MARKET, colour)
        case Moved(colour=colour, end=end):
            yield from traders(end, colour)
        case Displaced(colour=colour, to=to):
            yield from traders(to, colour)
        case TravelEnded(colour=colour, isolated=isolated):
            if isolated:
                yield from traders(MARKET, colour)
        case Built(colour=colour, kind=kind, place=place):
            yield _built(position, colour, kind, place)
        case InspectorCame(province=province):
            if province >= 0 and province == position.inspector and new(lambda then: then.inspector):
                yield "ring-piece", PLACES[province].inspector
        case GiftsGiven(province=province):
            if new(lambda then: then.gifts_left[province]):
                yield "ring-piece", PLACES[province].gift


def _built(position: YunnanPosition, colour: int, kind: str, place: int) -> tuple[str, Point]:
    if kind == BRIDGE:
        here = builders(position, place)
        return "ring-pip", builder(place, here.index(colour), len(here))
    if kind == TEAHOUSE:
        return "ring-plate", PLACES[place].tea
    return group_of(position, place, colour, "post").mark("ring-piece")
