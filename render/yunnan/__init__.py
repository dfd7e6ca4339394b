"""Yunnan's pictures.

Captions (all optional; without one an icon and a number stand instead, or nothing):

==============  =============================  ==================================================
key             example                        where
==============  =============================  ==================================================
``round``       ``Round 3``                    header, right
``turn``        ``Turn 34``                    header, right of that
``over``        ``The end``                    header once nobody is to act (replaces both)
``bids``        ``bid``                        head of the table; strip under it, after the sum of the bids
``levels``      ``level reached``              head of the table
``passes``      ``passes left``                strip under the map while travelling, after the number
``income``      ``income would be``            the same, before the number: the income by now
``money``       ``money``                      strip under the table, after the number of yuan
``home``        ``at home``                    the same: its traders at home
``school``      ``School``                     the building's row, at most about 8 letters; also
                                               ``customs``, ``horse``, ``dragon``, ``yard``, ``bank``
``subtitle``    ``open table, needs 2 to 5``   `title`: one line beside the lettering
==============  =============================  ==================================================

Which picture goes with which question (none shows the whole board): ``do`` while bidding the whole table,
``space`` its bids; ``points`` what everybody has; all others the map.
The letters of ``displace`` are the colours' own; provinces, sites and spaces are framed.

=============  =====================================================
module         draws
=============  =====================================================
``layout``     nothing: where everything stands
``assets``     nothing: loads the files under ``data/art/yunnan``
``board``      the map with all that stands on it
``buildings``  the table: bids, levels, the bank, the order
``strip``      the cards of the seats
``rings``      rings of the last turn
``crop``       the map or the table, for a question
``table``      the final scoring; the question how to divide an income
``hand``       what one seat has
=============  =====================================================
"""

from collections.abc import Mapping
from typing import cast

from PIL import Image

from games.engine import Position, Seat
from games.engine.choices import Question
from games.yunnan import GAME
from games.yunnan.position import YunnanPosition
from render.kit.encode import Picture
from render.kit.fade import fade
from render.kit.header import draw_header, round_facts
from render.kit.title import draw_title
from render.kit.type import fit as fit
from render.kit.type import write as write
from render.scene import Mark, Scene
from render.yunnan import assets
from render.yunnan.board import draw_map
from render.yunnan.buildings import draw_buildings
from render.yunnan.crop import draw_floor_part, draw_map_part
from render.yunnan.hand import draw_hand
from render.yunnan.layout import FADE, MAP_END, WIDTH
from render.yunnan.rings import draw_rings
from render.yunnan.strip import draw_strip
from render.yunnan.table import draw_conversion, draw_final, final_height

SUBTITLE, SUBTITLE_ROOM = (WIDTH - 44, 58), 540


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
    draw_buildings(image, position, scene.captions)
    _draw_header(image, position, scene)
    draw_strip(image, position, scene)
    return image


def _over(position: YunnanPosition, scene: Scene) -> Image.Image:
    """The map, and where the points of all come from."""
    height = final_height(position.seats)
    image = assets.sheet(WIDTH, height)
    land = assets.ground("base", (0, 0, WIDTH, MAP_END))
    image.paste(land, (0, 0), fade(WIDTH, MAP_END, FADE))
    draw_rings(image, position, scene)
    draw_map(image, position)
    _draw_header(image, position, scene)
    outcome = position.outcome()
    assert outcome is not None
    draw_final(image, position, outcome, scene)
    return image


def _draw_header(image: Image.Image, position: YunnanPosition, scene: Scene) -> None:
    """Stamp, name, and at the right round and turn."""
    facts = round_facts(scene.captions, position.round, position.turn is None)
    draw_header(image, assets.piece, GAME.title, facts)


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
