"""The three ministries: name, Minister and Secretary, seven seats with officials, markers, influence."""

from collections.abc import Mapping

from PIL import Image

from games.confucius.components import CANDIDATE, EMPTY, MINISTRIES, SPACES, UNKNOWN
from games.confucius.position import ConfuciusPosition
from games.confucius.resolution import standing
from render.confucius.assets import piece
from render.confucius.layout import (
    COST,
    LEFT,
    MARKER,
    NAME_ROW,
    NUMBERS,
    POST_MARKER,
    TABLET_LEFT,
    band,
    middle,
    post_at,
    tablet,
)
from render.confucius.tokens import draw_disc, draw_marker
from render.kit.lines import Point
from render.kit.palette import INK_SOFT, PAPER, SEATS
from render.kit.type import write, write_fitted

SIGN, NAME, NAME_END, NAME_CAP, COST_CAP = 34, 64, 8, 38, 48
"""From the band's left edge: middle of its sign, beginning of its name; before the officials: its end."""
POSTS = ("minister", "secretary")
CHEAP, DEAR = 3, 6
"""Officials up to the one cost, and from the other on, wear other robes."""
OWNER, LOWER = 26, 34
"""Whose influence was given away: middle of his piece, from the tablet's left edge and below its middle."""


def draw_ministries(image: Image.Image, position: ConfuciusPosition, words: Mapping[str, str]) -> None:
    """All three, and over them the numbers of the seats and the signs of the posts."""
    for number, name in enumerate(POSTS):
        x, _ = post_at(0, number)
        piece(f"icon-{name}").put(image, x + POST_MARKER / 2, NUMBERS)
    for space in range(SPACES):
        x, _ = middle(tablet(0, space))
        write(image, (x, NUMBERS), str(space + 1), fill=INK_SOFT, halo=PAPER)
    for ministry in range(len(MINISTRIES)):
        draw_ministry(image, position, ministry, words)


def draw_ministry(
    image: Image.Image, position: ConfuciusPosition, ministry: int, words: Mapping[str, str]
) -> None:
    """One ministry; the seal of a closed one hides its sign."""
    y = band(ministry)[1] + NAME_ROW
    sign = "sealed" if position.resolved[ministry] else f"icon-{MINISTRIES[ministry]}"
    piece(sign).put(image, LEFT + SIGN, y)
    room = TABLET_LEFT - NAME_END - LEFT - NAME
    name = words.get(MINISTRIES[ministry], "")
    write_fitted(image, (LEFT + NAME, y), name, "serif", room, NAME_CAP, anchor="l")
    for number in range(len(POSTS)):
        _post(image, position, ministry, number)
    for space in range(SPACES):
        _official(image, position, ministry, space)


def _post(image: Image.Image, position: ConfuciusPosition, ministry: int, number: int) -> None:
    """The points of a post and who holds it; small and pale: who would, as it stands."""
    x, y = post_at(ministry, number)
    draw_disc(image, "chit", position.chits[ministry][number], (x, y))
    holder = position.posts[ministry][number]
    if holder >= 0:
        draw_marker(image, holder, (x + POST_MARKER, y))
    elif not position.resolved[ministry] and (order := standing(position, ministry)):
        seat, _, _ = order[min(number, len(order) - 1)]
        piece(f"likely-{SEATS[seat].letter}").put(image, x + POST_MARKER, y)


def _official(image: Image.Image, position: ConfuciusPosition, ministry: int, space: int) -> None:
    """An official: his price while it may be paid, else his face; the marker.

    While a ministry is resolved the marker is that of who has the influence; whose it was stands beside.
    """
    cost, marker = position.officials[ministry][space], position.markers[ministry][space]
    if cost == EMPTY:
        return
    closed, secured = position.resolved[ministry], position.secured[ministry][space]
    x, y = middle(tablet(ministry, space))
    piece(_tablet(cost, closed, secured)).put(image, x, y)
    if not closed and not secured and cost != CANDIDATE:
        write(image, cost_at(ministry, space), "?" if cost == UNKNOWN else str(cost), "number", COST_CAP)
    holder = position.influence[space] if position.resolving == ministry else marker
    if holder >= 0:
        draw_marker(image, holder, marker_at(ministry, space))
    if marker >= 0 and holder != marker:
        left, _, _, _ = tablet(ministry, space)
        piece(f"later-{SEATS[marker].letter}").put(image, left + OWNER, y + LOWER)


def _tablet(cost: int, closed: bool, secured: bool) -> str:
    """The sprite of an official's tablet."""
    grade = "plain" if cost <= CHEAP else "dear" if cost >= DEAR else "middle"
    if cost == CANDIDATE:
        grade = "candidate"
    elif cost == UNKNOWN:
        grade = "middle"
    if closed or secured:
        return f"{'closed' if closed else 'secured'}-{grade}"
    return "candidate" if cost == CANDIDATE else "official"


def marker_at(ministry: int, space: int) -> Point:
    """Where the marker on an official stands."""
    left, _, _, _ = tablet(ministry, space)
    return left + MARKER, middle(tablet(ministry, space))[1]


def cost_at(ministry: int, space: int) -> Point:
    """Where an official's price stands, in a question what is to be paid."""
    left, _, _, _ = tablet(ministry, space)
    return left + COST, middle(tablet(ministry, space))[1]
