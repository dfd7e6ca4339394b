"""Every sentence for people, from ``data/locales/<language>/*.ftl`` (Fluent)."""

from bot.text.errors import explain
from bot.text.fluent import LANGUAGES, Words, languages, words
from bot.text.players import TOKENS, Players, plain

__all__ = ["LANGUAGES", "TOKENS", "Players", "Words", "explain", "languages", "plain", "words"]
