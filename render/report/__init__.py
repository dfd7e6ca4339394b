"""The report of a match that is over: points by turn as a chart, points by source as a table of bars.

A curve is the chart alone: what else there is by turn, as the chances.

Every seat is colour, shape and letter; lines end in the seats' tokens and bars stand in the seats' columns:
nothing needs a legend. Without a caption its place stays empty.

=============  =====================================================================
module         draws
=============  =====================================================================
``model``      nothing: what a report shows
``layout``     nothing: where everything stands
``scale``      nothing: round numbers along an axis
``head``       stamp, title, winners
``chart``      the points of all by turn
``table``      a column for each seat with its sources
=============  =====================================================================
"""

from functools import cache

from PIL import Image, ImageOps

from render.kit.assets import Assets
from render.kit.encode import Picture
from render.kit.fade import fade
from render.report.chart import draw_chart
from render.report.head import draw_head
from render.report.layout import CHART_FOOT, CHART_HEIGHT, FOLDER, FOOT, HEAD, WIDTH
from render.report.model import Mark, Report, Source
from render.report.table import draw_table, table_height

__all__ = ["Mark", "Report", "Source", "assets", "compose", "curve", "draw", "paper"]


@cache
def assets() -> Assets:
    """The report's files."""
    return Assets(FOLDER)


def compose(report: Report) -> Picture:
    """The report before it is encoded: `draw` is ``compose(...).png()``."""
    image = paper(HEAD + CHART_HEIGHT + table_height(report))
    draw_head(image, report)
    draw_chart(image, report, assets().piece, HEAD)
    draw_table(image, report, assets().piece, HEAD + CHART_HEIGHT)
    return _done(image)


def draw(report: Report) -> bytes:
    """The report as a PNG, 1200 px wide, at most 400 kB."""
    return compose(report).png()


def curve(report: Report) -> Picture:
    """The head and the chart alone, before it is encoded; ``sources`` are not shown."""
    image = paper(HEAD + CHART_HEIGHT + CHART_FOOT)
    draw_head(image, report)
    draw_chart(image, report, assets().piece, HEAD)
    return _done(image)


def _done(image: Image.Image) -> Picture:
    """The picture to encode. Matches end too seldom for the files to be kept until the next."""
    picture = Picture(image, assets().palette("report"))
    assets().let_go()
    return picture


def paper(height: int) -> Image.Image:
    """The upper part of the ground, its worn lower edge brought up."""
    ground = assets().ground("ground")
    image = ground.crop((0, 0, WIDTH, height))
    foot = ground.crop((0, ground.height - FOOT, WIDTH, ground.height))
    image.paste(foot, (0, height - FOOT), ImageOps.flip(fade(WIDTH, FOOT, FOOT)))
    return image
