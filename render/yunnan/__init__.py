"""Yunnan's pictures.

Captions (all optional; without one an icon and a number stand instead, or nothing):

==============  =============================  ==================================================
key             example                        where
==============  =============================  ==================================================
``round``       ``Round 3``                    header, right
``turn``        ``Turn 34``                    header, right of that
``over``        ``The end``                    header once nobody is to act (replaces both)
``passes``      ``passes left``                strip under the map while travelling, after the number
``income``      ``income would be``            the same, before the number: the income by now
``money``       ``money``                      strip under buildings, after the number of yuan
``bids``        ``bid``                        the same: the sum of the colour's bids
``home``        ``at home``                    the same: its traders at home
``school``      ``School``                     name plate of the building, at most about 8 letters; also
                                               ``customs``, ``horse``, ``dragon``, ``yard``, ``bank``
``subtitle``    ``open table, needs 2 to 5``   `title`: one line beside the lettering
==============  =============================  ==================================================

Which picture goes with which question (none shows the whole board): ``do`` while bidding all buildings with
the bank, ``space`` the chosen building or the bank; ``points`` what everybody has; all others the map.
The letters of ``displace`` are the colours' own; provinces, sites and storeys are framed.

=============  =====================================================
module         draws
=============  =====================================================
``layout``     nothing: where everything stands
``assets``     nothing: loads the files under ``data/art/yunnan``
``board``      the map with all that stands on it, the order
``buildings``  bids, traders thrown out, the bank
``header``     stamp, name, facts
``strip``      the slips of the colours
``rings``      rings of the last turn
``way``        what is connected to Pu'er, what is cut off
``crop``       the map or the buildings, for a question
``table``      the final scoring; the question how to divide an income
``hand``       what one seat has
=============  =====================================================
"""

from collections.abc import Mapping
from typing import cast

from PIL import Image

from games.engine import Position, Seat
from games.engine.choices import Question
from games.yunnan.position import YunnanPosition
from render.kit.encode import Picture
from render.kit.fade import fade
from render.kit.title import draw_title
from render.kit.type import fit as fit
from render.kit.type import write as write
from render.scene import BOARD, Mark, Scene
from render.yunnan import assets
from render.yunnan.board import draw_map, draw_order
from render.yunnan.buildings import draw_buildings
from render.yunnan.crop import draw_floor_part, draw_map_part
from render.yunnan.hand import draw_hand
from render.yunnan.header import draw_header
from render.yunnan.layout import MAP_END, TABLE_FADE, WIDTH
from render.yunnan.rings import draw_rings
from render.yunnan.strip import draw_strip
from render.yunnan.table import draw_conversion, draw_final, final_height

SUBTITLE, SUBTITLE_ROOM = (WIDTH - 44, 58), 540

SHEETS = (BOARD,)


def draw(view: Position, scene: Scene) -> Picture:
    """The board; for a question a part of it; the final scoring once the match is over."""
    position = cast(YunnanPosition, view)
    question = scene.question
    if question is None:
        drawn = _over(position, scene) if position.turn is None else _running(position, scene)
    elif question.slot == "points":
        drawn = draw_conversion(position, scene)
    elif question.slot == "space" or (question.slot == "do" and position.phase == "bid"):
        drawn = draw_floor_part(position, question, scene)
    else:
        drawn = draw_map_part(position, question, scene)
    return Picture(drawn, assets.palette("board"))


def _running(position: YunnanPosition, scene: Scene) -> Image.Image:
    """The whole board while the match runs."""
    image = assets.ground("base")
    draw_rings(image, position, scene)
    draw_map(image, position)
    draw_order(image, position)
    draw_buildings(image, position, scene.captions)
    draw_header(image, position, scene)
    draw_strip(image, position, scene)
    return image


def _over(position: YunnanPosition, scene: Scene) -> Image.Image:
    """The map, and where the points of all come from."""
    height = final_height(position.seats)
    image = assets.sheet(WIDTH, height)
    end = MAP_END + TABLE_FADE
    image.paste(assets.ground("base").crop((0, 0, WIDTH, end)), (0, 0), fade(WIDTH, end, TABLE_FADE))
    draw_rings(image, position, scene)
    draw_map(image, position)
    draw_order(image, position)
    draw_header(image, position, scene)
    outcome = position.outcome()
    assert outcome is not None
    draw_final(image, position, outcome, scene)
    return image


def hand(view: Position, seat: Seat, scene: Scene) -> Picture:
    """What the seat has."""
    return Picture(draw_hand(cast(YunnanPosition, view), seat, scene), assets.palette("board"))


def title(options: Mapping[str, str], captions: Mapping[str, str]) -> Picture:
    """The lobby card's picture."""
    ground, colours = assets.ground("title"), assets.palette("title")
    return draw_title(ground, colours, captions, SUBTITLE, SUBTITLE_ROOM, "r")


def marks(view: Position, question: Question) -> dict[str, Mark]:
    """No letters: spaces carry their values, provinces their names, colours their letters."""
    return {}
