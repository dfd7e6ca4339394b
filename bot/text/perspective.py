"""Who a text is told to, how people are called in it, how it gives way where room is short."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Protocol, Self

import msgspec

from games.engine import Seat
from games.engine.contract import seat_letter

TOKENS = ("●", "■", "▲", "◆", "⬢")
"""A seat's shape as text, by seat: the same shapes as on the board."""

_MARKUP = re.compile(r"([\\`*_~|<>\[])")
_BLANKS = re.compile(r"\s+")
_TURNS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Signs that turn the direction of writing, also that of what follows the name."""

_LONGEST_NAME = 32


LONGEST_LABEL = 100
"""Characters that the label and the description of a choice may have."""

LONGEST_ALT = 1024
"""Characters that the alt text of a picture may have."""

LONGEST_BOARD = 3500
"""Characters of a message that the board as text may fill."""

LONGEST_SUMMARY = 2000
"""Characters of a turn's summary and of a preview."""

LONGEST_SCORING = 2000
"""Characters of the end card that the final scoring may fill."""


MOST_WORDS = 52
"""Words of what happened in the message of a turn; with its number and who is next at most sixty."""

MOST_BESIDE = 8
"""Words beside an answer."""

_MARK = re.compile(r"<[@:#ta][^<>]*>")
"""A mention, a time, an emoji."""


def clip(text: str, limit: int = LONGEST_LABEL) -> str:
    """The text, cut at a blank with an ellipsis when it is longer than the limit."""
    if len(text) <= limit:
        return text
    head = text[: limit - 1]
    return (head[: head.rfind(" ")] if " " in head[limit // 2 :] else head).rstrip(" ,;:") + "…"


def count_words(text: str) -> int:
    """How many words a text has: what holds a letter or a digit; mentions, times and emojis are none."""
    return sum(1 for word in _MARK.sub("", text).split() if any(sign.isalnum() for sign in word))


def brief(text: str, most: int = MOST_WORDS, more: str = " …") -> str:
    """The first lines of the text, as many as ``most`` words allow; the first whole.

    ``more``: what follows them where others are left out.
    """
    kept: list[str] = []
    for line in text.split("\n"):
        if kept and count_words("\n".join((*kept, line))) > most:
            return "\n".join(kept) + more
        kept.append(line)
    return text


def few_words(parts: Iterable[str], most: int = MOST_BESIDE) -> list[str]:
    """The first of these parts, and of the others those that so many words can tell too."""
    kept: list[str] = []
    for part in filter(None, parts):
        if not kept or count_words(" ".join((*kept, part))) <= most:
            kept.append(part)
    return kept


def escaped(text: str) -> str:
    """The text for a message, in which its signs are no markup and no mention."""
    return _MARKUP.sub(r"\\\1", text)


def plain(name: str) -> str:
    """The name as people see it, safe inside a message: no markup, no mention, no line break."""
    return escaped(short(name))


def short(name: str) -> str:
    """The name in one line of at most 32 characters; for labels, which know no markup.

    One that is written from right to left is set apart, or the numbers after it would change places.
    """
    name = _BLANKS.sub(" ", _TURNS.sub("", name)).strip() or "?"
    name = name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1] + "…"
    leftward = any(unicodedata.bidirectional(sign) in ("R", "AL") for sign in name)
    return f"\u2068{name}\u2069" if leftward else name


class Players(msgspec.Struct, frozen=True):
    """Seat tokens and names by seat; ``tokens`` may be emojis, which only messages can show.

    Where people have several ``colours`` in all (`games.engine.Game.colours`), the numbers after the last
    seat are further colours of the same people.
    """

    names: tuple[str, ...]
    tokens: tuple[str, ...]
    colours: int

    @classmethod
    def of(cls, names: Sequence[str], tokens: Sequence[str] = TOKENS, colours: int | None = None) -> Self:
        """The players of these display names, one colour each unless said otherwise."""
        return cls(tuple(names), tuple(tokens), len(names) if colours is None else colours)

    def rich(self, seat: Seat) -> str:
        """Token and name for a message: ``▲ **Jonas**``."""
        return f"{self.tokens[seat]} **{plain(self._name(seat))}**"

    def bare(self, seat: Seat) -> str:
        """The same where the whole text is bold already: ``▲ Jonas``."""
        return f"{self.tokens[seat]} {plain(self._name(seat))}"

    def seated(self, seat: Seat) -> str:
        """The same with the tokens of all the seat's colours, where seats are listed."""
        tokens = "".join(self.tokens[seat : self.colours : len(self.names)])
        return f"{tokens} **{plain(self._name(seat))}**"

    def token(self, seat: Seat) -> str:
        """The token alone, for a message."""
        return self.tokens[seat]

    def flat(self, seat: Seat) -> str:
        """Token and name where markup and emojis do not show: labels."""
        return f"{TOKENS[seat]} {short(self._name(seat))}"

    def _name(self, seat: Seat) -> str:
        return self.names[seat % len(self.names)]

    def spoken(self, seat: Seat) -> str:
        """The name alone, as it is read aloud; with the seat's letter where two have the same."""
        name = short(self.names[seat])
        alone = sum(short(other) == name for other in self.names) == 1
        return name if alone else f"{name} ({seat_letter(seat)})"


class Change(Protocol):
    """A total of a seat that changes; every game has an event of this kind."""

    @property
    def seat(self) -> Seat:
        """Whose it is."""

    @property
    def before(self) -> int:
        """What it was."""

    @property
    def after(self) -> int:
        """What it is now."""


def changes(found: Iterable[Change]) -> dict[Seat, tuple[int, int]]:
    """The total of every seat before the first and after the last of its changes."""
    totals: dict[Seat, tuple[int, int]] = {}
    for change in found:
        totals[change.seat] = (totals.get(change.seat, (change.before, 0))[0], change.after)
    return totals
