"""Rings round what the last turn changed."""

from collections.abc import Iterator, Mapping
from typing import cast

from PIL import Image

from games.confucius.armies import Invaded, LandResolved, Recruited
from games.confucius.components import (
    BOX,
    CANDIDATE_PLACE,
    MINISTRIES,
    NOBODY,
    SPACES,
    box_place,
    official_place,
    post_place,
    student_place,
)
from games.confucius.gifts import GiftBought, GiftGiven, GiftRemoved
from games.confucius.petitions import ArmyMoved, JunksMoved
from games.confucius.position import ConfuciusPosition
from games.confucius.resolution import InfluenceGiven
from games.confucius.rewards import Insulted
from games.confucius.ships import JunksBought, Sailed, Visited
from games.confucius.turns import WallBuilt
from games.engine import Event, Seat
from render.confucius.assets import piece
from render.confucius.box import cubes_at
from render.confucius.exam import student_at
from render.confucius.layout import (
    CANDIDATE,
    COLONIES,
    OCEAN,
    TABLE,
    YARD,
    block,
    home,
    middle,
    owes,
    post,
    row,
    tablet,
)
from render.confucius.realm import army_at, chit_at, later, seal
from render.kit.lines import Point
from render.scene import Scene

_NUMBERS = range(len(MINISTRIES))
_OFFICIALS = {
    official_place(ministry, space): (ministry, space) for ministry in _NUMBERS for space in range(SPACES)
}
_POSTS = {post_place(ministry, number): (ministry, number) for ministry in _NUMBERS for number in (0, 1)}
_STUDENTS = {student_place(student): student for student in (0, 1)}
_CELLS = {box_place(number): number for number in range(len(BOX))}
_Ring = tuple[str, Point]
"""Sprite and place."""


def draw_rings(image: Image.Image, position: ConfuciusPosition, scene: Scene) -> None:
    """The rings, over all pieces; once the match is over none below what is shown then."""
    before = cast(ConfuciusPosition | None, scene.before)
    found = (
        ring
        for event in scene.events
        for ring in (
            *_of_places(position, event, before, scene.captions),
            *_of_event(position, event, before),
        )
    )
    for name, at in dict.fromkeys(found):
        if position.turn is not None or at[1] < TABLE:
            piece(name).put(image, *at)


def _of_places(
    position: ConfuciusPosition, event: Event, before: ConfuciusPosition | None, words: Mapping[str, str]
) -> Iterator[_Ring]:
    """Rings of the places that an event names: officials, posts, students, candidate, box."""
    given = _given(position, event) if isinstance(event, InfluenceGiven) else ()
    for place in (*event.places(), *given):
        if before is None or _at_place(before, event, place) != _at_place(position, event, place):
            yield from _ring_of_place(position, event, place, words)


def _given(position: ConfuciusPosition, event: InfluenceGiven) -> Iterator[int]:
    """The officials that the gift made another's, as long as their ministry is resolved.

    Those of the giver's own markers, if that is all it gave; else all that whoever got them was given.
    """
    if event.ministry != position.resolving:
        return
    markers = position.markers[event.ministry]
    theirs = [space for space, to in enumerate(position.influence) if to == event.to != markers[space]]
    own = [space for space in theirs if markers[space] == event.seat]
    for space in own if len(own) == event.tiles else theirs:
        yield official_place(event.ministry, space)


def _at_place(position: ConfuciusPosition, event: Event, place: int) -> object:
    """What is at the place."""
    if place in _OFFICIALS:
        ministry, space = _OFFICIALS[place]
        lists = (position.officials, position.markers, position.secured)
        influence = position.influence[space] if position.resolving == ministry else NOBODY
        return influence, *(by_ministry[ministry][space] for by_ministry in lists)
    if place in _POSTS:
        ministry, number = _POSTS[place]
        return position.posts[ministry][number]
    if place in _STUDENTS:
        return position.students[_STUDENTS[place]]
    if place in _CELLS:
        return position.round, position.box[_CELLS[place]][getattr(event, "seat", 0)]
    return position.candidate, len(position.candidates_left)


def _ring_of_place(
    position: ConfuciusPosition, event: Event, place: int, words: Mapping[str, str]
) -> Iterator[_Ring]:
    """The ring of one place."""
    if place in _OFFICIALS:
        yield "ring-official", middle(tablet(*_OFFICIALS[place]))
    elif place in _POSTS:
        yield "ring-post", middle(post(*_POSTS[place]))
    elif place in _STUDENTS:
        yield "ring-mat", student_at(_STUDENTS[place])
    elif place == CANDIDATE_PLACE:
        yield "ring-candidate", middle(CANDIDATE)
    elif place in _CELLS and (at := cubes_at(position, words, _CELLS[place], getattr(event, "seat", -1))):
        yield "ring-cell", at


def _of_event(position: ConfuciusPosition, event: Event, before: ConfuciusPosition | None) -> Iterator[_Ring]:
    """Rings of wall, lands, armies, junks, gifts."""
    if before is None or _held(before, event) != _held(position, event):
        yield from _rings(position, event)


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


def _rings(position: ConfuciusPosition, event: Event) -> Iterator[_Ring]:
    """Sprite and place of the rings of one event."""
    seats = position.seats

    def count(seat: Seat, column: int) -> _Ring:
        return "ring-number", (column, middle(row(seats, seat))[1])

    match event:
        case WallBuilt(wall=wall):
            yield "ring-wall", middle(block(wall - 1))
        case Recruited(seat=seat) | Insulted(seat=seat):
            yield count(seat, COLONIES)
        case Invaded(slot=slot, box=box) | ArmyMoved(to_slot=slot, to_box=box):
            yield "ring-box", army_at(position, slot, box)
        case LandResolved(slot=slot):
            yield "ring-seal", seal(slot)
        case JunksBought(seat=seat):
            yield count(seat, YARD)
        case JunksMoved(origin=origin, to=to):
            yield count(origin, YARD)
            yield count(to, YARD)
        case Sailed(seat=seat):
            yield count(seat, OCEAN)
        case Visited(seat=seat, land=land):
            yield from (("ring-visitor", at) for at, who in later(position, land) if who == seat)
            if position.first[land] == seat:
                yield "ring-chit", chit_at(land)
        case GiftBought(seat=seat):
            yield "ring-home", home(seats, seat)
        case GiftGiven(seat=seat, to=to):
            yield f"ring-held-{seats}", owes(seats, seat, to)
        case GiftRemoved(giver=giver, holder=holder):
            at = home(seats, giver) if holder == NOBODY else owes(seats, giver, holder)
            yield "ring-home" if holder == NOBODY else f"ring-held-{seats}", at
