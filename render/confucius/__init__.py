"""Confucius' pictures: two sheets, the court and the realm.

Captions (all optional; without one an icon and a number stand instead, or nothing):

================  ===========================  ==================================================
key               example                      where
================  ===========================  ==================================================
``round``         ``Round 3``                  header, right
``turn``          ``Turn 34``                  header, right of that
``over``          ``The end``                  header once nobody is to act (replaces both)
``bingbu``        ``Bingbu``                   head of the scroll, the candidate; also ``hubu``, ``gongbu``
``any``           ``any``                      the candidate for any ministry
``red``           ``red``                      the student spaces; also ``orange``
``officials``     ``Officials``                cell of the action box, at most about 10 letters; also
                                               ``nominate`` and ``force`` (at most about 8), ``buy``,
                                               ``give``, ``petition``, ``ships``, ``armies``,
                                               ``commercial``, ``tax``, ``nothing``, ``favour``
``spice``         ``Spice Islands``            distant lands; also ``india``, ``arabia``, ``africa``,
                                               ``americas``
``colonies``      ``Colonies``                 the realm's row of armies
``gives``         ``gives``                    the table of gifts; also ``holds``
``subtitle``      ``open table, needs 3 to 5`` `title`: one line beside the lettering
================  ===========================  ==================================================

Which picture goes with which question (none, or ``chief``, shows the sheet): ``do`` the action box with what
all costs now; ``card`` the own sheet; cards to pay, give up or discard the cards; a ministry all scrolls, a
space its own scroll with who stands how strong there; students the examination; the rest is the realm's.

=================  ========================================================
module             draws
=================  ========================================================
``layout``         nothing: where everything on the court sheet stands
``realm_layout``   nothing: the same for the realm
``assets``         nothing: loads the files under ``data/art/confucius``
``tokens``         numbers on pieces
``header``         stamp, name, facts
``court``          the court sheet
``court_rings``    its rings of the last turn
``scrolls``        ministries and officials
``exam``           candidate, students, tutors
``box``            the action box
``strip``          the slips of the seats
``cards``          a hand of cards
``crop``           questions about officials and students
``crop_ministry``  questions about one ministry
``crop_box``       the question what to do
``crop_cards``     questions about cards
``hand``           what one seat has
``realm``          the realm sheet
``wall``           its parts: the Great Wall; ``lands``, ``seas``, ``gifts``
``realm_rings``    its rings of the last turn
``realm_crop``     questions about the realm
``table``          the final scoring
=================  ========================================================
"""

from collections.abc import Mapping, Sequence
from typing import cast

from games.confucius.components import COURT_PLACES
from games.confucius.deeds import Acted
from games.confucius.gifts import GiftRemoved
from games.confucius.position import ConfuciusPosition
from games.confucius.rounds import RoundBegan
from games.confucius.turns import WallBuilt
from games.engine import Event, Position, Seat
from games.engine.choices import Question
from render.confucius import assets
from render.confucius.court import draw_court
from render.confucius.crop import draw_exam_part, draw_scrolls_part
from render.confucius.crop_box import draw_box_part
from render.confucius.crop_cards import draw_cards_part
from render.confucius.crop_ministry import asked_ministry, draw_ministry_part
from render.confucius.gifts import draw_table
from render.confucius.hand import draw_hand
from render.confucius.realm import draw_realm
from render.confucius.realm_crop import draw_part, is_realm
from render.kit.encode import Picture
from render.kit.title import draw_title
from render.kit.type import fit as fit
from render.kit.type import write as write
from render.scene import GIFTS, Mark, Scene

SHEETS = ("court", "realm", GIFTS)
"""The officials and the box; the wall, the lands and the sea; the table of gifts alone."""
SUBTITLE, SUBTITLE_ROOM = (66, 212), 520


def changed(events: Sequence[Event]) -> str:
    """The sheet on which these events are seen.

    The court sits on its own sheet; else the first place that an action reached, not where its cube was put
    nor what became of a gift by the way.
    """
    if any(isinstance(event, RoundBegan | WallBuilt) for event in events):
        return "court"
    reached = (event for event in events if not isinstance(event, Acted | GiftRemoved))
    place = next((place for event in reached for place in event.places()), None)
    return "court" if place is None or place in COURT_PLACES else "realm"


def draw(view: Position, scene: Scene) -> Picture:
    """A sheet; for a question a part of one; the final scoring on the court sheet once the match is over."""
    position = cast(ConfuciusPosition, view)
    question = scene.question
    if question is not None:
        return _asked(position, question, scene)
    if scene.sheet == GIFTS:
        return Picture(draw_table(position, scene), assets.palette("realm"))
    if scene.sheet == "realm":
        return Picture(draw_realm(position, scene), assets.palette("realm"))
    return Picture(draw_court(position, scene), assets.palette("board"))


def _asked(position: ConfuciusPosition, question: Question, scene: Scene) -> Picture:
    """The part that a question is about."""
    if is_realm(question):
        return Picture(draw_part(position, question, scene), assets.palette("realm"))
    slot, seat = question.slot, position.turn
    if slot == "do":
        drawn = draw_box_part(position, scene)
    elif slot == "card" and seat is not None and position.viewer == seat:
        drawn = draw_hand(position, seat, scene)
    elif "student" in (slot, *question.given):
        drawn = draw_exam_part(position, question, scene)
    elif slot in ("pay", "cards"):
        drawn = draw_cards_part(position, question, scene)
    elif (ministry := asked_ministry(position, question)) >= 0:
        drawn = draw_ministry_part(position, ministry, question, scene)
    elif slot in ("ministry", "ministry2"):
        drawn = draw_scrolls_part(position, question, scene)
    else:
        drawn = draw_court(position, scene)
    return Picture(drawn, assets.palette("board"))


def hand(view: Position, seat: Seat, scene: Scene) -> Picture:
    """What the seat has."""
    return Picture(draw_hand(cast(ConfuciusPosition, view), seat, scene), assets.palette("board"))


def title(options: Mapping[str, str], captions: Mapping[str, str]) -> Picture:
    """The lobby card's picture."""
    ground, colours = assets.ground("title"), assets.palette("title")
    return draw_title(ground, colours, captions, SUBTITLE, SUBTITLE_ROOM, "l")


def marks(view: Position, question: Question) -> dict[str, Mark]:
    """No letters: seats carry their numbers, all other places their names or the letters of players."""
    return {}
