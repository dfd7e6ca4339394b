"""Rings round what the last turn changed on the court sheet."""

from collections.abc import Iterator
from typing import cast

from PIL import Image

from games.confucius.components import (
    BOX,
    CANDIDATE_PLACE,
    MINISTRIES,
    SPACES,
    box_place,
    official_place,
    post_place,
    student_place,
)
from games.confucius.position import ConfuciusPosition
from games.engine import Event
from render.confucius.assets import piece
from render.confucius.box import cubes_at
from render.confucius.exam import student_at
from render.confucius.layout import CANDIDATE, middle, post, tablet
from render.kit.lines import Point
from render.scene import Scene

_NUMBERS = range(len(MINISTRIES))
_OFFICIALS = {
    official_place(ministry, space): (ministry, space) for ministry in _NUMBERS for space in range(SPACES)
}
_POSTS = {post_place(ministry, number): (ministry, number) for ministry in _NUMBERS for number in (0, 1)}
_STUDENTS = {student_place(student): student for student in (0, 1)}
_CELLS = {box_place(number): number for number in range(len(BOX))}


OVER = ("ring-official", "ring-post", "ring-candidate")
"""Rings on the edge of what they are round; the others lie under a piece."""


def draw_rings(image: Image.Image, position: ConfuciusPosition, scene: Scene, over: bool) -> None:
    """The rings that lie ``over`` the pieces, or those under them, which are drawn before."""
    before = cast(ConfuciusPosition | None, scene.before)
    found = (
        ring
        for event in scene.events
        for place in event.places()
        if before is None or _held(before, event, place) != _held(position, event, place)
        for ring in _ring(position, event, place)
    )
    for name, at in dict.fromkeys(found):
        if (name in OVER) == over:
            piece(name).put(image, *at)


def _held(position: ConfuciusPosition, event: Event, place: int) -> object:
    """What is at the place."""
    if place in _OFFICIALS:
        ministry, space = _OFFICIALS[place]
        lists = (position.officials, position.markers, position.secured)
        return tuple(by_ministry[ministry][space] for by_ministry in lists)
    if place in _POSTS:
        ministry, number = _POSTS[place]
        return position.posts[ministry][number]
    if place in _STUDENTS:
        return position.students[_STUDENTS[place]]
    if place in _CELLS:
        return position.round, position.box[_CELLS[place]][getattr(event, "seat", 0)]
    return position.candidate, len(position.candidates_left)


def _ring(position: ConfuciusPosition, event: Event, place: int) -> Iterator[tuple[str, Point]]:
    """Sprite and place of the ring of one place of an event, if it is on this sheet."""
    if place in _OFFICIALS:
        yield "ring-official", middle(tablet(*_OFFICIALS[place]))
    elif place in _POSTS:
        yield "ring-post", middle(post(*_POSTS[place]))
    elif place in _STUDENTS:
        yield "ring-mat", student_at(_STUDENTS[place])
    elif place == CANDIDATE_PLACE:
        yield "ring-candidate", middle(CANDIDATE)
    elif place in _CELLS:
        number, seat = _CELLS[place], getattr(event, "seat", -1)
        if seat >= 0 and position.box[number][seat]:
            yield "ring-cell", cubes_at(position, number, seat)
