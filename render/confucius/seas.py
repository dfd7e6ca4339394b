"""The sea: distant lands with those who have been there, shipyards and junks at sea."""

from collections.abc import Mapping

from PIL import Image

from games.confucius.components import DISTANT as LANDS
from games.confucius.components import NOBODY, realm
from games.confucius.position import ConfuciusPosition
from games.engine import Seat
from render.confucius.assets import piece
from render.confucius.realm_layout import (
    CHIT_ROW,
    DISTANT,
    DISTANT_NAME,
    DISTANT_VISITORS,
    HARBOUR,
    HARBOUR_OCEAN,
    HARBOUR_YARD,
    VISITOR_STEP,
    ocean,
    slips,
)
from render.kit.lines import Point
from render.kit.palette import SEATS
from render.kit.type import write, write_fitted

NAME_PAD = 12
TOKEN = 40
"""Middle of a harbour's token, from its left edge."""
YARD, COUNT_AFTER = 4, 40
"""From a harbour's middle to the junk of its shipyard; from there to the number."""


def draw_sea_tiles(image: Image.Image, position: ConfuciusPosition) -> None:
    """Distant lands and harbours with nothing on them."""
    for name, (left, top, _, _) in zip(LANDS, DISTANT, strict=True):
        piece(f"distant-{name}").put(image, left, top)
    harbours = slips(position.seats)
    for seat in range(position.seats):
        piece(f"harbour-{position.seats}").put(image, harbours.left + seat * harbours.step, HARBOUR)


def draw_seas(image: Image.Image, position: ConfuciusPosition, words: Mapping[str, str]) -> None:
    """What stands on the sea."""
    for number in range(len(DISTANT)):
        draw_distant(image, position, number, words)
    for seat in range(position.seats):
        draw_harbour(image, position, seat)


def draw_distant(
    image: Image.Image, position: ConfuciusPosition, number: int, words: Mapping[str, str]
) -> None:
    """A distant land: its name, the points for the first who comes, who has been there.

    Once somebody was the first, his emblem lies on the disc with the points.
    """
    left, top, right, _ = DISTANT[number]
    middle = (left + right) / 2
    name = words.get(LANDS[number], "")
    write_fitted(image, (middle, top + DISTANT_NAME), name, "serif", right - left - 2 * NAME_PAD)
    first = position.first[number]
    piece("chit-land" if first == NOBODY else f"chit-{SEATS[first].letter}").put(image, *chit_at(number))
    write(image, chit_at(number), str(position.distant_chits[number]))
    for at, seat in visitors(position, number):
        piece(f"visitor-{SEATS[seat].letter}").put(image, *at)


def chit_at(number: int) -> Point:
    """The middle of a distant land's points."""
    left, top, right, _ = DISTANT[number]
    return (left + right) / 2, top + CHIT_ROW


def visitors(position: ConfuciusPosition, number: int) -> list[tuple[Point, int]]:
    """Where the pieces of those stand who have been in a distant land, with their seats."""
    left, top, right, _ = DISTANT[number]
    here = [seat for seat, been in enumerate(position.visited[number]) if been]
    middle = (left + right) / 2
    return [
        ((middle + (place - (len(here) - 1) / 2) * VISITOR_STEP, top + DISTANT_VISITORS), seat)
        for place, seat in enumerate(here)
    ]


def draw_harbour(image: Image.Image, position: ConfuciusPosition, seat: Seat) -> None:
    """A seat's junks: those in its shipyard as a number, those at sea on the places of a voyage."""
    seats, letter = position.seats, SEATS[seat].letter
    left = slips(seats).left + seat * slips(seats).step
    x, y = yard_at(seats, seat)
    piece(f"marker-{letter}").put(image, left + TOKEN, y)
    piece(f"yard-junk-{letter}").put(image, x, y)
    write(image, (x + COUNT_AFTER, y), str(position.yard[seat]), anchor="l")
    places = realm().voyage
    for place in range(places):
        name = f"sea-junk-{letter}" if place < position.ocean[seat] else "sea-free"
        piece(name).put(image, *ocean(seats, seat, place, places))


def yard_at(seats: int, seat: Seat) -> Point:
    """The middle of the junk that stands for a seat's shipyard."""
    return slips(seats).middle(seat) + YARD, HARBOUR + HARBOUR_YARD


def sailing(seats: int, seat: Seat) -> Point:
    """The middle of a seat's part of the ocean."""
    return slips(seats).middle(seat), HARBOUR + HARBOUR_OCEAN
