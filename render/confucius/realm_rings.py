"""Rings round what the last turn changed in the realm."""

from collections.abc import Iterator
from typing import cast

from PIL import Image

from games.confucius.armies import Invaded, LandResolved, Recruited
from games.confucius.components import NOBODY
from games.confucius.gifts import GiftBought, GiftGiven, GiftRemoved
from games.confucius.petitions import ArmyMoved, JunksMoved
from games.confucius.position import ConfuciusPosition
from games.confucius.rewards import Insulted
from games.confucius.ships import JunksBought, Sailed, Visited
from games.confucius.turns import WallBuilt
from games.engine import Event
from render.confucius.assets import piece
from render.confucius.gifts import cell, rack
from render.confucius.lands import INSULT_AFTER, army_at, colony, seal
from render.confucius.layout import middle
from render.confucius.realm_layout import block
from render.confucius.seas import chit_at, sailing, visitors, yard_at
from render.kit.lines import Point
from render.scene import Scene


def draw_rings(image: Image.Image, position: ConfuciusPosition, scene: Scene) -> None:
    """The rings, before the pieces themselves are drawn."""
    before = cast(ConfuciusPosition | None, scene.before)
    found = (
        ring
        for event in scene.events
        if before is None or _held(before, event) != _held(position, event)
        for ring in _rings(position, event)
    )
    for name, at in dict.fromkeys(found):
        piece(name).put(image, *at)


def _held(position: ConfuciusPosition, event: Event) -> object:
    """What of the position shows the event; if that is as before, something later has undone it."""
    match event:
        case WallBuilt():
            return position.wall
        case Recruited(seat=seat):
            return position.colonies[seat]
        case Insulted(seat=seat):
            return position.insulted[seat]
        case Invaded(slot=slot, box=box):
            return position.lands[slot], position.armies[slot][box]
        case ArmyMoved(to_slot=slot, to_box=box):
            return position.lands[slot], position.armies[slot][box]
        case LandResolved(slot=slot):
            return position.lands[slot], position.land_state[slot]
        case JunksBought(seat=seat):
            return position.yard[seat]
        case JunksMoved(origin=origin, to=to):
            return position.yard[origin], position.yard[to]
        case Sailed(seat=seat):
            return position.ocean[seat]
        case Visited(seat=seat, land=land):
            return position.visited[land][seat]
        case GiftBought(seat=seat, value=value):
            return position.gifts[seat][value - 1]
        case GiftGiven(seat=seat, to=to):
            return [gift == to for gift in position.gifts[seat]]
        case GiftRemoved(giver=giver, holder=holder, value=value):
            gifts = position.gifts[giver]
            return gifts[value - 1] if holder == NOBODY else [gift == holder for gift in gifts]
    return None


def _rings(position: ConfuciusPosition, event: Event) -> Iterator[tuple[str, Point]]:
    """Sprite and place of the rings of one event."""
    seats = position.seats
    match event:
        case WallBuilt(wall=wall):
            yield "ring-wall", middle(block(wall - 1))
        case Recruited(seat=seat):
            yield "ring-pip", colony(seats, seat)
        case Insulted(seat=seat):
            x, y = colony(seats, seat)
            yield "ring-pip", (x + INSULT_AFTER, y)
        case Invaded(slot=slot, box=box):
            yield "ring-box", army_at(position, slot, box)
        case ArmyMoved(to_slot=slot, to_box=box):
            yield "ring-box", army_at(position, slot, box)
        case LandResolved(slot=slot):
            yield "ring-seal", seal(slot)
        case JunksBought(seat=seat):
            yield "ring-yard", yard_at(seats, seat)
        case JunksMoved(origin=origin, to=to):
            yield "ring-yard", yard_at(seats, origin)
            yield "ring-yard", yard_at(seats, to)
        case Sailed(seat=seat):
            yield "ring-ocean", sailing(seats, seat)
        case Visited(seat=seat, land=land, points=points):
            yield from (("ring-visitor", at) for at, who in visitors(position, land) if who == seat)
            if points:
                yield "ring-chit", chit_at(land)
        case GiftBought(seat=seat, value=value):
            yield "ring-chip", rack(seats, seat, value)
        case GiftGiven(seat=seat, to=to):
            yield "ring-plate", cell(seats, seat, to)
        case GiftRemoved(giver=giver, holder=holder, value=value):
            if holder == NOBODY:
                yield "ring-chip", rack(seats, giver, value)
            else:
                yield "ring-plate", cell(seats, giver, holder)
