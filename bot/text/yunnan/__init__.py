"""Yunnan in words."""

from bot.text.formatter import Formatter
from bot.text.yunnan.asked import YunnanAsked
from bot.text.yunnan.board import YunnanBoard
from bot.text.yunnan.end import YunnanEnd
from bot.text.yunnan.names import YunnanTeller
from bot.text.yunnan.turn import YunnanTurn

FORMATTER = Formatter(YunnanTeller, YunnanBoard, YunnanTurn, YunnanAsked, YunnanEnd)
