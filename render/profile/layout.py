"""Where everything stands on a card, in pixels of the finished picture."""

from render.report.layout import HEAD, MARGIN, WIDTH

__all__ = ["HEAD", "MARGIN", "WIDTH"]

SLIP, SLIP_GAP = 154, 16
SLIPS_HEIGHT = SLIP + 34

# the chart
PLOT_LEFT, PLOT_RIGHT = 172, WIDTH - MARGIN - 24
PLOT_HEIGHT = 330
CHART_TITLE, PLOT_TOP = 34, 104
"""From the chart's top to the middle of its title, and to the top of its field."""
TICKS = 54
"""From the field's foot to the middle of the numbers of matches."""
CHART_HEIGHT = PLOT_TOP + PLOT_HEIGHT + 108

# the table
HEADING, ROW = 74, 108
STAMP, LABEL = 78, 140
"""A stamp's middle and where the words begin, from the left."""
BARS, COLUMN, COLUMN_GAP, PLACES = 486, 84, 16, 5
"""Where the columns of the places begin; how wide and how many they are."""
NUMBER, BAR, THICK = 38, 78, 20
"""Middles of a number and of its bar from the row's top; the bar's height."""
FOOT = 36
