"""Rings round what the last turn changed."""

from collections.abc import Iterator, Sequence

from PIL import Image

from games.engine import Event
from games.yunnan.components import BRIDGE, MARKET, TEAHOUSE, buildings
from games.yunnan.events import (
    Banked,
    Bid,
    Built,
    Displaced,
    GiftsGiven,
    InspectorCame,
    Marketed,
    Moved,
    Passed,
    TravelEnded,
)
from games.yunnan.position import YunnanPosition
from render.kit.lines import Point
from render.yunnan.assets import piece
from render.yunnan.board import GIFT, INSPECTOR, PLATE, arranged, piece_at
from render.yunnan.buildings import bank_at, trader_at
from render.yunnan.layout import CARTOUCHES, ROW_NAME, builder


def draw_rings(image: Image.Image, position: YunnanPosition, events: Sequence[Event]) -> None:
    """The rings, before the pieces themselves are drawn."""
    for name, at in dict.fromkeys(found for event in events for found in _rings(position, event)):
        piece(name).put(image, *at)


def _rings(position: YunnanPosition, event: Event) -> Iterator[tuple[str, Point]]:
    """Sprite and place of the rings of one event."""
    match event:
        case Bid(colour=colour, building=building, value=value):
            space = buildings()[building].values.index(value)
            if position.spaces[building][space] == colour:
                yield "ring-piece", trader_at(building, space)
        case Banked(side=side):
            if position.bank[side] >= 0:
                yield "ring-piece", bank_at(side)
        case Marketed(colour=colour):
            yield "ring-piece", piece_at(position, MARKET, colour)
        case Passed(colour=colour, sent=sent):
            if sent:
                yield "ring-piece", piece_at(position, MARKET, colour)
        case Moved(colour=colour, end=end):
            yield "ring-piece", piece_at(position, end, colour)
        case Displaced(colour=colour, to=to):
            yield "ring-piece", piece_at(position, to, colour)
        case TravelEnded(colour=colour, isolated=isolated):
            if isolated:
                yield "ring-piece", piece_at(position, MARKET, colour)
        case Built(colour=colour, kind=kind, place=place):
            yield _built(position, colour, kind, place)
        case InspectorCame(province=province):
            if province >= 0:
                left, top, _, _ = CARTOUCHES[province]
                yield "ring-piece", (left + INSPECTOR, top + ROW_NAME)
        case GiftsGiven(province=province):
            left, top, _, _ = CARTOUCHES[province]
            yield "ring-piece", (left + GIFT, top + ROW_NAME)


def _built(position: YunnanPosition, colour: int, kind: str, place: int) -> tuple[str, Point]:
    if kind == BRIDGE:
        owners = [other for other in arranged(position) if position.bridges[place][other]]
        return "ring-pip", builder(place, owners.index(colour))
    left, top, _, _ = CARTOUCHES[place]
    if kind == TEAHOUSE:
        return "ring-plate", (left + PLATE, top + ROW_NAME)
    return "ring-piece", piece_at(position, place, colour, post=True)
