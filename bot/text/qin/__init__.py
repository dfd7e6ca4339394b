"""Qin in words."""

from bot.text.formatter import Formatter
from bot.text.qin.asked import QinAsked
from bot.text.qin.board import QinBoard
from bot.text.qin.end import QinEnd
from bot.text.qin.names import QinTeller
from bot.text.qin.turn import QinTurn

FORMATTER = Formatter(QinTeller, QinBoard, QinTurn, QinAsked, QinEnd)
