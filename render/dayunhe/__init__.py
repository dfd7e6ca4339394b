"""Da Yunhe's pictures.

Captions (all optional; without one an icon and a number stand instead, or nothing):

==============  =============================  ==================================================
key             example                        where
==============  =============================  ==================================================
``round``       ``Round 3``                    header, right
``turn``        ``Turn 34``                    header, right of that
``over``        ``The end``                    header once nobody is to act (replaces both)
``builder``     ``Builder``                    the card of that id, at most about 9 letters; the other
                                               nine cards likewise
``start``       ``start``                      row of the final table, at most about 11 letters; also
                                               ``building``, ``prestige``, ``inspections``,
                                               ``uprisings``, ``intrigue``, ``network``, ``city``,
                                               ``unrest``, ``total``
``subtitle``    ``open table, needs 2 to 5``   `title`: one line beside the lettering
==============  =============================  ==================================================

=============  =====================================================================
module         draws
=============  =====================================================================
``layout``     nothing: where everything stands; ``crop_layout``: on the pictures of questions
``assets``     nothing: loads the files under ``data/art/dayunhe``
``board``      the board without its header: the map and all beside it
``tiles``      tiles in two sizes
``panels``     the cards: what everybody sees of every seat
``way``        the coordinator's way with its steps, what they bring, numbers with a sign
``rings``      rings of the last turn
``header``     stamp, name, facts; trips and level
``table``      the final scoring, in place of the panels
``crop``       what a question is about, with ``crop_desk``, ``crop_map``, ``crop_way``, ``crop_seat``,
               ``rotations``, ``cards``
``hand``       what one seat has
=============  =====================================================================
"""

from collections.abc import Mapping
from typing import cast

from PIL import Image

from games.dayunhe.position import DayunhePosition
from games.engine import Position, Seat
from games.engine.choices import Question
from render.dayunhe import assets, crop
from render.dayunhe.board import draw_board, draw_map, land
from render.dayunhe.hand import draw_hand
from render.dayunhe.header import draw_header, draw_shared
from render.dayunhe.table import draw_final
from render.kit.encode import Picture
from render.kit.title import draw_title
from render.kit.type import fit as fit
from render.kit.type import write as write
from render.scene import Mark, Scene

SUBTITLE, SUBTITLE_ROOM = (64, 424), 540


def draw(view: Position, scene: Scene) -> Picture:
    """The board; for a question a part of it; the final scoring once the match is over."""
    position = cast(DayunhePosition, view)
    if scene.question is not None:
        drawn = crop.draw_part(position, scene.question, scene)
    elif position.turn is None:
        drawn = _over(position, scene)
    else:
        drawn = draw_board(position, scene)
        draw_header(drawn, position, scene)
    return Picture(drawn, assets.palette("board"))


def _over(position: DayunhePosition, scene: Scene) -> Image.Image:
    """The map, and beside it where the points of all come from."""
    image = land(position)
    draw_shared(image, position)
    draw_map(image, position, scene)
    draw_header(image, position, scene)
    draw_final(image, position, scene)
    return image


def hand(view: Position, seat: Seat, scene: Scene) -> Picture:
    """What the seat has."""
    return Picture(draw_hand(cast(DayunhePosition, view), seat, scene), assets.palette("board"))


def title(options: Mapping[str, str], captions: Mapping[str, str]) -> Picture:
    """The lobby card's picture."""
    ground, colours = assets.ground("title"), assets.palette("title")
    return draw_title(ground, colours, captions, SUBTITLE, SUBTITLE_ROOM, "l")


def marks(view: Position, question: Question) -> dict[str, Mark]:
    """Letters of candidates: hexes of one region, steps, looks of a tile."""
    return crop.marks(cast(DayunhePosition, view), question)
