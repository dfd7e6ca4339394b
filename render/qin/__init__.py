"""Qin's pictures.

Captions (all optional; without one an icon and a number stand instead, or nothing):

==============  =============================  ==================================================
key             example                        where
==============  =============================  ==================================================
``turn``        ``Turn 34``                    header, right
``left``        ``30 left``                    header, tiles in the pile
``question``    ``Place the red half``         header of a panel's picture (replaces the others)
``game``        ``Game 1 of 2``                header, in a series only
``over``        ``The end``                    header once nobody is to act (replaces ``turn``)
``player``      ``Mei``                        `hand`: beside the seat's token (else the seat's of ``names``)
``subtitle``    ``open table, needs 2 to 4``   `title`: one line under the lettering
==============  =============================  ==================================================

Words that are too long for the header give way to icon and number.

===========  =====================================================
module       draws
===========  =====================================================
``layout``   nothing: where everything stands
``assets``   nothing: loads the files under ``data/art/qin``
``land``     provinces as areas
``board``    land, pieces, rings, candidates
``header``   stamp, name, facts or question
``strip``    the seats
``hand``     the tiles of one seat
===========  =====================================================
"""

from collections.abc import Mapping
from typing import cast

from games.engine import Position, Seat
from games.engine.choices import Question
from games.qin.components import SIDES
from games.qin.position import QinPosition
from render.kit.encode import Picture
from render.kit.title import draw_title
from render.kit.type import MIN_CAP as MIN_CAP
from render.kit.type import fit as fit
from render.kit.type import write as write
from render.qin import assets, board
from render.qin.hand import draw_hand
from render.qin.header import draw_header
from render.qin.layout import HEIGHT, TALL, WIDTH, centre, square_of
from render.qin.strip import draw_strip, has_series_row
from render.scene import Mark, Scene

SUBTITLE, SUBTITLE_ROOM = (WIDTH - 44, 58), 540


def draw(view: Position, scene: Scene) -> Picture:
    """The board."""
    position = cast(QinPosition, view)
    height = TALL if has_series_row(position) else HEIGHT
    image = assets.ground(position.board, (0, 0, WIDTH, height))
    question = scene.question
    half = _placed_half(question) if question else None
    board.draw_land(image, position, half)
    board.draw_rings(image, position, scene)
    board.draw_pieces(image, position)
    if half is not None:
        assets.piece("chosen").put(image, *centre(half[0]))
    if question is not None:
        board.draw_candidates(image, board.marks(question).values())
    draw_header(image, position, scene)
    draw_strip(image, position, scene)
    return Picture(image, assets.palette(position.board))


def _placed_half(question: Question) -> tuple[int, str] | None:
    """Square and colour of the first half, once its square is chosen and the direction is asked."""
    if question.slot != "direction":
        return None
    return square_of(question.given["square"]), question.given["tile"][0]


def hand(view: Position, seat: Seat, scene: Scene) -> Picture:
    """What the seat holds."""
    return Picture(draw_hand(cast(QinPosition, view), seat, scene), assets.palette("hand"))


def title(options: Mapping[str, str], captions: Mapping[str, str]) -> Picture:
    """The lobby card's picture."""
    name = "both" if options.get("series", "single") == "both" else options.get("board", SIDES[0])
    ground, colours = assets.ground(f"title-{name}"), assets.palette(f"title-{name}")
    return draw_title(ground, colours, captions, SUBTITLE, SUBTITLE_ROOM, "r")


def marks(view: Position, question: Question) -> dict[str, Mark]:
    """Answers that are squares."""
    return board.marks(question)
