"""Where everything stands on the report, in pixels of the finished picture, and its folder."""

from games.engine.files import DATA

FOLDER = DATA / "art" / "report"
WIDTH = 1200
LONGEST = 2000
"""Height of the ground: more than the report of any game takes."""
FOOT = 90
"""So much of the ground's lower edge is laid over the lower edge of a shorter picture."""

MARGIN = 40
HEAD = 176
"""Below the stamp, the title and the winners."""

# the chart
PLOT_LEFT, PLOT_RIGHT = 132, 1000
"""Between the numbers of the points and the tokens at the end of the lines."""
PLOT_HEIGHT = 500
CHART_TITLE, PLOT_TOP = 34, 104
"""From the head to the middle of the chart's title, and to the top of its field."""
TICKS = 58
"""From the field's foot to the middle of the numbers of turns."""
CHART_HEIGHT = PLOT_TOP + PLOT_HEIGHT + 112
CHART_FOOT = 10
"""Below a chart that nothing follows."""
END_ROOM = 96
"""Width of the last step where it holds the final scoring."""
TOKEN_AWAY, TOKEN_APART, TOTAL_AWAY = 56, 78, 104
"""From the field to the tokens at its right; from one of them to the next; from the field to the totals."""

# the table
COLUMNS = 316
"""Where the columns of the seats begin; words stand left of it."""
COLUMN_GAP, COLUMN_PAD = 16, 16
TABLE_HEAD = 262
"""A column's token, name, total and badge."""
TOKEN, NAME, TOTAL = 58, 128, 206
"""Middles of them, from the table's top."""
ROW = 84
NUMBER, BAR, THICK = 24, 58, 18
"""Middles of a number and of its bar from the row's top; the bar's height."""
TABLE_FOOT = 56
"""From the last row to the picture's edge."""
