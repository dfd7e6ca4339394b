"""The three ministries: name, Minister and Secretary, seven seats with officials, markers, influence."""

from collections.abc import Mapping

from PIL import Image

from games.confucius.components import CANDIDATE, EMPTY, MINISTRIES, SPACES, UNKNOWN
from games.confucius.position import ConfuciusPosition
from games.confucius.resolution import standing
from render.confucius.assets import piece
from render.confucius.layout import (
    COST,
    HEAD,
    INFLUENCE,
    MARKER,
    NAME_ROW,
    NUMBER,
    POST_CHIT,
    POST_MARKER,
    POST_SIGN,
    SCROLL_WIDTH,
    middle,
    post,
    scroll,
    tablet,
)
from render.confucius.tokens import draw_disc, draw_marker
from render.kit.lines import Point
from render.kit.palette import SEATS
from render.kit.type import write, write_fitted

SIGN, NAME, NAME_END = 48, 84, 84
"""Middle of a ministry's sign, where its name begins, how far before the right edge it ends."""
NAME_CAP, COST_CAP = 40, 42
SEALED = 46
"""Middle of the seal of a resolved ministry, from the scroll's right edge."""
POSTS = ("minister", "secretary")
CHEAP, DEAR = 3, 6
"""Officials up to the one cost, and from the other on, wear other robes."""


def draw_scrolls(image: Image.Image, position: ConfuciusPosition, words: Mapping[str, str]) -> None:
    """All three."""
    for ministry in range(len(MINISTRIES)):
        draw_scroll(image, position, ministry, words)


def draw_scroll(
    image: Image.Image, position: ConfuciusPosition, ministry: int, words: Mapping[str, str]
) -> None:
    """One ministry."""
    _head(image, position, ministry, words)
    for number in range(len(POSTS)):
        draw_post(image, position, ministry, number)
    for space in range(SPACES):
        draw_seat(image, position, ministry, space)


def _head(image: Image.Image, position: ConfuciusPosition, ministry: int, words: Mapping[str, str]) -> None:
    """Sign, name, and the seal once it is resolved."""
    left, y = scroll(ministry), HEAD + NAME_ROW
    piece(f"icon-{MINISTRIES[ministry]}").put(image, left + SIGN, y)
    name, room = words.get(MINISTRIES[ministry], ""), SCROLL_WIDTH - NAME - NAME_END
    write_fitted(image, (left + NAME, y), name, "serif", room, NAME_CAP, anchor="l")
    if position.resolved[ministry]:
        piece("sealed").put(image, left + SCROLL_WIDTH - SEALED, y)


def draw_post(image: Image.Image, position: ConfuciusPosition, ministry: int, number: int) -> None:
    """The points of a post, its sign, and who holds it; pale: who would, as it stands."""
    left, _, _, _ = post(ministry, number)
    _, y = middle(post(ministry, number))
    draw_disc(image, "chit", position.chits[ministry][number], (left + POST_CHIT, y))
    piece(f"small-{POSTS[number]}").put(image, left + POST_SIGN, y)
    holder = position.posts[ministry][number]
    if holder >= 0:
        draw_marker(image, holder, post_at(ministry, number))
    elif not position.resolved[ministry] and (order := standing(position, ministry)):
        seat, _, _ = order[min(number, len(order) - 1)]
        piece(f"pale-{SEATS[seat].letter}").put(image, *post_at(ministry, number))


def post_at(ministry: int, number: int) -> Point:
    """Where the marker of a Minister (0) or a Secretary (1) stands."""
    left, _, _, _ = post(ministry, number)
    return left + POST_MARKER, middle(post(ministry, number))[1]


def draw_seat(image: Image.Image, position: ConfuciusPosition, ministry: int, space: int) -> None:
    """A seat's number; its official with cost, marker and cord; who has its influence, if somebody else."""
    left, _, _, _ = tablet(ministry, space)
    x, y = middle(tablet(ministry, space))
    write(image, (scroll(ministry) + NUMBER, y), str(space + 1))
    cost, marker = position.officials[ministry][space], position.markers[ministry][space]
    if cost == EMPTY:
        return
    piece(_tablet(cost)).put(image, x, y)
    if cost > 0:
        write(image, (left + COST, y), str(cost), "number", COST_CAP)
    elif cost == UNKNOWN:
        write(image, (left + COST, y), "?", "number", COST_CAP)
    if position.secured[ministry][space]:
        piece("secured").put(image, x, y)
    if marker >= 0:
        draw_marker(image, marker, marker_at(ministry, space))
    if position.resolving == ministry and (holder := position.influence[space]) not in (marker, -1):
        draw_marker(image, holder, influence_at(ministry, space))


def _tablet(cost: int) -> str:
    """The sprite of an official's tablet."""
    if cost == CANDIDATE:
        return "candidate"
    if 0 < cost <= CHEAP:
        return "official-plain"
    return "official-dear" if cost >= DEAR else "official"


def marker_at(ministry: int, space: int) -> Point:
    """Where the marker on an official stands."""
    left, _, _, _ = tablet(ministry, space)
    return left + MARKER, middle(tablet(ministry, space))[1]


def influence_at(ministry: int, space: int) -> Point:
    """Where the marker of who has the influence stands; in a question the price."""
    return scroll(ministry) + INFLUENCE, middle(tablet(ministry, space))[1]
