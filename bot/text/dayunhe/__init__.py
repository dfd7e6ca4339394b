"""Da Yunhe in words."""

from bot.text.dayunhe.asked import DayunheAsked
from bot.text.dayunhe.board import DayunheBoard
from bot.text.dayunhe.end import DayunheEnd
from bot.text.dayunhe.names import DayunheTeller
from bot.text.dayunhe.turn import DayunheTurn
from bot.text.formatter import Formatter

FORMATTER = Formatter(DayunheTeller, DayunheBoard, DayunheTurn, DayunheAsked, DayunheEnd)
