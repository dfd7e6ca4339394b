"""China's pictures.

Captions (all optional; without one an icon and a number stand instead, or nothing):

==============  =============================  ==================================================
key             example                        where
==============  =============================  ==================================================
``turn``        ``Turn 34``                    header, right
``last``        ``Last round``                 header, once the deck has run out twice
``over``        ``The end``                    header once nobody is to act (replaces ``turn``)
``deck``        ``deck``                       on the deck, under its number
``used``        ``used``                       on the used cards, under their number
``question``    ``Choose a province``          header of the board that a panel shows
``hand``        ``hand``                       under the token beside the hand, where a card is asked for
``player``      ``Mei``                        `hand`: beside the seat's token (else the seat's of ``names``)
``houses``      ``houses``                     table of the final scoring, as the next three
``alliances``   ``alliances``
``roads``       ``roads``
``total``       ``total``
``left``        ``left``                       the same: pieces left, where they break a tie
``subtitle``    ``open table, needs 3 to 5``   `title`: one line beside the lettering
==============  =============================  ==================================================

Which picture goes with which question: ``province`` the whole board; ``card`` and ``draw`` the open row,
the deck and the hand; all others the chosen province, cut from the board at its own size, and the hand.

===========  =====================================================
module       draws
===========  =====================================================
``layout``   nothing: where everything stands
``assets``   nothing: loads the files under ``data/art/china``
``board``    the map with all that stands on it
``header``   stamp, name, facts or question
``market``   open cards, deck, used cards; the question for a card
``rail``     the score track
``strip``    the seats
``crop``     one province and the hand
``hand``     the cards of one seat
``final``    rows and alliances of a match that is over
``points``   nothing: where their points stand
``table``    the tables of the final scoring
===========  =====================================================
"""

from collections.abc import Mapping
from typing import cast

from PIL import Image

from games.china import components
from games.china.position import ChinaPosition
from games.engine import Position, Seat
from games.engine.choices import Question
from render.china import assets, final
from render.china.board import ALL, Chart, draw_alliances, draw_names, draw_pieces, draw_rings, veil
from render.china.crop import draw_crop
from render.china.hand import draw_hand
from render.china.header import draw_header
from render.china.layout import HEIGHT, HOUSES, TABLE_FADE, WIDTH, table_height
from render.china.market import draw_choice, draw_market
from render.china.points import points_at
from render.china.rail import draw_rail
from render.china.strip import draw_strip
from render.china.table import draw_tables
from render.kit.encode import Picture
from render.kit.fade import fade
from render.kit.title import draw_title
from render.kit.type import MIN_CAP as MIN_CAP
from render.kit.type import fit as fit
from render.kit.type import write as write
from render.scene import Mark, Scene

SUBTITLE, SUBTITLE_ROOM = (WIDTH - 44, 58), 540


def draw(view: Position, scene: Scene) -> Picture:
    """The board; for a question perhaps a part of it; the final scoring once the match is over."""
    position = cast(ChinaPosition, view)
    question = scene.question
    if question is not None and question.slot in ("card", "draw"):
        return Picture(draw_choice(position, question, scene), assets.palette("panel"))
    if question is not None and question.slot != "province":
        return Picture(draw_crop(position, question, scene), assets.palette("map"))
    drawn = _over if position.turn is None else _running
    return Picture(drawn(position, scene), assets.palette("map"))


def _running(position: ChinaPosition, scene: Scene) -> Image.Image:
    """The whole board while the match runs; with a question, the provinces that it offers are marked."""
    chart = Chart(assets.ground(f"base-{position.side}", (0, 0, WIDTH, HEIGHT)))
    asked: list[int] = []
    if scene.question is not None:
        offered = {answer.token for answer in scene.question.answers}
        asked = [index for index, entry in enumerate(components.board().provinces) if entry.id in offered]
        veil(chart, asked, elsewhere=False)
    draw_rings(chart, position, scene.events)
    draw_pieces(chart, position)
    draw_alliances(chart, position)
    draw_names(chart, position, ALL, asked)
    draw_header(chart.image, position, scene)
    draw_market(chart.image, position, scene)
    draw_rail(chart.image, position)
    draw_strip(chart.image, position, scene)
    return chart.image


def _over(position: ChinaPosition, scene: Scene) -> Image.Image:
    """The final scoring on the map and as tables."""
    chart = Chart(_long_ground(position))
    rows = final.rows_of(position)
    alliances, row_points = points_at(position, rows)
    final.draw_rows(chart, rows)
    draw_pieces(chart, position)
    draw_names(chart, position)
    final.draw_alliance_points(chart, alliances)
    final.draw_row_points(chart, rows, row_points)
    draw_header(chart.image, position, scene)
    outcome = position.outcome()
    assert outcome is not None
    draw_tables(chart.image, position, outcome, scene)
    return chart.image


def _long_ground(position: ChinaPosition) -> Image.Image:
    """The map on paper that is long enough for the tables."""
    height = table_height(position.seats)
    image = Image.new("RGB", (WIDTH, height))
    paper = assets.ground("table")
    top = HOUSES + TABLE_FADE
    image.paste(paper, (0, height - paper.height))
    land = assets.ground(f"base-{position.side}", (0, 0, WIDTH, top))
    image.paste(land, (0, 0), fade(WIDTH, top, TABLE_FADE))
    return image


def hand(view: Position, seat: Seat, scene: Scene) -> Picture:
    """What the seat holds."""
    return Picture(draw_hand(cast(ChinaPosition, view), seat, scene), assets.palette("panel"))


def title(options: Mapping[str, str], captions: Mapping[str, str]) -> Picture:
    """The lobby card's picture."""
    name = f"title-{options.get('four', components.SIDES[0])}"
    ground, colours = assets.ground(name), assets.palette(name)
    return draw_title(ground, colours, captions, SUBTITLE, SUBTITLE_ROOM, "r")


def marks(view: Position, question: Question) -> dict[str, Mark]:
    """No letters: spaces carry their digits, provinces their names, cards their colours."""
    return {}
