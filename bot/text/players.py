"""How the people of a match are called."""

import re
import unicodedata
from collections.abc import Sequence
from typing import Self

import msgspec

from bot.store.kept import in_line
from games.engine import Seat
from games.engine.contract import seat_letter

TOKENS = ("●", "■", "▲", "◆", "⬢")
"""A seat's shape as text, by seat: the same shapes as on the board."""

_MARKUP = re.compile(
    r"(?=[\\`*_~|<>\[]|://)"  # also what makes an address a link
    r"|^([ \t]*(?=(?:#{1,3}|-#?)(?:\s|$))"  # a heading, small print, a list where it begins a line
    r"|[ \t]*[0-9]+(?=\.(?:\s|$)))",  # and one with numbers
    re.MULTILINE,
)
"""Where a backslash is missing."""

_LONGEST_NAME = 32


def escaped(text: str) -> str:
    """The text for a message, in which its signs are no markup, no mention and no link."""
    return _MARKUP.sub(r"\g<1>\\", text)


def plain(name: str) -> str:
    """The name as people see it, safe inside a message: no markup, no mention, no line break."""
    return escaped(short(name))


def short(name: str) -> str:
    """The name in one line of at most 32 characters; for labels, which know no markup.

    One that is written from right to left is set apart, or the numbers after it would change places.
    """
    name = in_line(name) or "?"
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
