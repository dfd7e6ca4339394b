"""Confucius' pictures: one board, and what panels show of it.

Captions (all optional; without one an icon and a number stand instead, or nothing):

================  ===========================  ==================================================
key               example                      where
================  ===========================  ==================================================
``round``         ``Round 3``                  header, right
``turn``          ``Turn 34``                  header, right of that
``over``          ``The end``                  header once nobody is to act (replaces both)
``bingbu``        ``Bingbu``                   head of the ministry, the candidate; also ``hubu``, ``gongbu``
``any``           ``any``                      the candidate for any ministry
``red``           ``red``                      the student spaces; also ``orange``
``officials``     ``Officials``                cell of the action box, at most about 10 letters; also
                                               ``nominate``, ``force``, ``buy``, ``give``, ``petition``,
                                               ``ships``, ``armies``, ``commercial``, ``tax``,
                                               ``nothing``, ``favour``
``owes``          ``owes``                     head of the ledger, over the gifts held
``subtitle``      ``open table, needs 3 to 5`` `title`: one line beside the lettering
================  ===========================  ==================================================

==============  ===========================================================
module          draws
==============  ===========================================================
``layout``      nothing: where everything on the board stands
``assets``      nothing: loads the files under ``data/art/confucius``
``tokens``      numbers on pieces
``board``       the whole board
``realm``       its parts: wall, foreign and distant lands
``ministries``  ministries and officials
``exam``        candidate, students, tutors
``box``         the action box; what to do
``ledger``      the rows of the seats, who owes whom
``rings``       the rings of the last turn
``table``       the final scoring
``cards``       a hand of cards; questions about them
``hand``        what one seat has
``ask``         all other questions: the part of the board that each is about
==============  ===========================================================
"""

from collections.abc import Mapping
from typing import cast

from games.confucius.position import ConfuciusPosition
from games.engine import Position, Seat
from games.engine.choices import Question
from render.confucius import assets
from render.confucius.ask import draw_asked, letters
from render.confucius.board import draw_board
from render.confucius.hand import draw_hand
from render.kit.encode import Picture
from render.kit.title import draw_title
from render.kit.type import fit as fit
from render.kit.type import write as write
from render.scene import Mark, Scene

SUBTITLE, SUBTITLE_ROOM = (66, 212), 520


def draw(view: Position, scene: Scene) -> Picture:
    """The board, for a question the part that it is about; the final scoring once the match is over."""
    position = cast(ConfuciusPosition, view)
    if scene.question is not None:
        drawn = draw_asked(position, scene.question, scene)
    else:
        drawn = draw_board(position, scene)
    return Picture(drawn, assets.palette("board"))


def hand(view: Position, seat: Seat, scene: Scene) -> Picture:
    """What the seat has."""
    return Picture(draw_hand(cast(ConfuciusPosition, view), seat, scene), assets.palette("board"))


def title(options: Mapping[str, str], captions: Mapping[str, str]) -> Picture:
    """The lobby card's picture."""
    ground, colours = assets.ground("title"), assets.palette("title")
    return draw_title(ground, colours, captions, SUBTITLE, SUBTITLE_ROOM, "l")


def marks(view: Position, question: Question) -> dict[str, Mark]:
    """Letters of the distant lands; all other places have their numbers, names or the letters of players."""
    return letters(question)
