"""Every sentence for people, from ``data/locales/<language>/*.ftl`` (Fluent).

====================  ==============================================================
`Words`               the sentences of one language, called with a key and facts
`Cast`                how the people at the seats are called in messages and labels
`explain`             the words for an error that carries a code
`narrator.find`       the narrator of a game: its events, questions, boards in words
====================  ==============================================================
"""

from bot.text.cast import TOKENS, Cast, plain
from bot.text.errors import explain
from bot.text.fluent import LANGUAGES, Words, words

__all__ = ["LANGUAGES", "TOKENS", "Cast", "Words", "explain", "plain", "words"]
