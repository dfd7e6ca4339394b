"""China in words."""

from bot.text.china.asked import ChinaAsked
from bot.text.china.board import ChinaBoard
from bot.text.china.end import ChinaEnd
from bot.text.china.names import ChinaTeller
from bot.text.china.turn import ChinaTurn
from bot.text.formatter import Formatter

FORMATTER = Formatter(ChinaTeller, ChinaBoard, ChinaTurn, ChinaAsked, ChinaEnd)
