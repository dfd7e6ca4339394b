"""Confucius in words."""

from bot.text.confucius.asked import ConfuciusAsked
from bot.text.confucius.board import ConfuciusBoard
from bot.text.confucius.end import ConfuciusEnd
from bot.text.confucius.names import ConfuciusTeller
from bot.text.confucius.turn import ConfuciusTurn
from bot.text.formatter import Formatter

FORMATTER = Formatter(ConfuciusTeller, ConfuciusBoard, ConfuciusTurn, ConfuciusAsked, ConfuciusEnd)
