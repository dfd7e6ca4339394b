"""A person's card: what they have played, how it went, how their rating came about.

Drawn on the paper of the report after a match. Everything that is told comes as words and numbers; a card
without a rating has no chart, and without slips nothing takes their place.

=============  =====================================================================
module         draws
=============  =====================================================================
``model``      nothing: what a card shows
``layout``     nothing: where everything stands
``chart``      how a rating came about
``places``     a row for each game: how often somebody came in where
=============  =====================================================================
"""

from PIL import Image

from render.kit.encode import Picture
from render.kit.header import GAP, NAME_CAP
from render.kit.palette import INK_SOFT, PANEL, PAPER
from render.kit.slips import draw_slip
from render.kit.tokens import shared
from render.kit.type import drawable, write_fitted
from render.profile.chart import draw_chart
from render.profile.layout import (
    CHART_HEIGHT,
    FOOT,
    HEAD,
    HEADING,
    MARGIN,
    ROW,
    SLIP,
    SLIP_GAP,
    SLIPS_HEIGHT,
    WIDTH,
)
from render.profile.model import Profile, Row, Slip
from render.profile.places import draw_places
from render.report import assets, paper
from render.report.head import BADGE, MIDDLE, STAMP, TITLE, stamp

__all__ = ["Profile", "Row", "Slip", "compose", "draw"]

VALUE_CAP = 50
WON_ROOM = 420
"""The words beside the crown take no more."""


def compose(profile: Profile) -> Picture:
    """The card before it is encoded: `draw` is ``compose(...).png()``."""
    slips = SLIPS_HEIGHT if profile.slips else 0
    chart = CHART_HEIGHT if profile.curve else 0
    image = paper(HEAD + slips + chart + HEADING + ROW * len(profile.rows) + FOOT)
    _draw_head(image, profile)
    _draw_slips(image, profile)
    if profile.curve:
        draw_chart(image, profile, HEAD + slips)
    draw_places(image, profile, HEAD + slips + chart)
    return Picture(image, assets().palette("report"))


def draw(profile: Profile) -> bytes:
    """The card as a PNG, 1200 px wide, at most 400 kB."""
    return compose(profile).png()


def _draw_head(image: Image.Image, profile: Profile) -> None:
    """The stamp of the favourite game, the name; at the right the crown and how often it was theirs."""
    left = MARGIN
    if profile.favourite and (sign := stamp(profile.favourite)):
        sign.put(image, STAMP, MIDDLE)
        left = TITLE
    right = WIDTH - MARGIN
    right -= write_fitted(image, (right, MIDDLE), profile.won, "sans", WON_ROOM, anchor="r", halo=PAPER) + 12
    shared()["badge-crown"].put(image, right - BADGE / 2, MIDDLE)
    name, room = drawable("serif", profile.name), right - BADGE - GAP - left
    write_fitted(image, (left, MIDDLE + 2), name, "serif", room, NAME_CAP, anchor="l", halo=PAPER)


def _draw_slips(image: Image.Image, profile: Profile) -> None:
    """A slip for each figure: what it is, above that how much."""
    if not profile.slips:
        return
    wide = (WIDTH - 2 * MARGIN + SLIP_GAP) // len(profile.slips) - SLIP_GAP
    for number, slip in enumerate(profile.slips):
        left = MARGIN + number * (wide + SLIP_GAP)
        draw_slip(image, (left, HEAD, left + wide, HEAD + SLIP), PANEL, INK_SOFT, 3)
        middle, room = left + wide / 2, wide - 28
        write_fitted(image, (middle, HEAD + 52), slip.value, "sans", room, VALUE_CAP)
        write_fitted(image, (middle, HEAD + 112), slip.label, "sans", room)
