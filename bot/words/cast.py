"""How the people of a match are called."""

import re
from collections.abc import Sequence
from typing import Self

import msgspec

from games.engine import Seat
from games.engine.contract import seat_letter

TOKENS = ("●", "■", "▲", "◆", "⬢")
"""A seat's shape as text, by seat: the same shapes as on the board."""

_MARKUP = re.compile(r"([\\`*_~|<>\[])")
_BLANKS = re.compile(r"\s+")
_LONGEST_NAME = 32


def plain(name: str) -> str:
    """The name as people see it, safe inside a message: no markup, no mention, no line break."""
    return _MARKUP.sub(r"\\\1", short(name))


def short(name: str) -> str:
    """The name in one line of at most 32 characters; for labels, which know no markup."""
    name = _BLANKS.sub(" ", name).strip() or "?"
    return name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1] + "…"


class Cast(msgspec.Struct, frozen=True):
    """Seat tokens and names by seat; ``tokens`` may be emojis, which only messages can show."""

    names: tuple[str, ...]
    tokens: tuple[str, ...] = TOKENS

    @classmethod
    def of(cls, names: Sequence[str], tokens: Sequence[str] = TOKENS) -> Self:
        """The cast of these display names."""
        return cls(tuple(names), tuple(tokens))

    def rich(self, seat: Seat) -> str:
        """Token and name for a message: ``▲ **Jonas**``."""
        return f"{self.tokens[seat]} **{plain(self.names[seat])}**"

    def token(self, seat: Seat) -> str:
        """The token alone, for a message."""
        return self.tokens[seat]

    def flat(self, seat: Seat) -> str:
        """Token and name where markup and emojis do not show: labels."""
        return f"{TOKENS[seat]} {short(self.names[seat])}"

    def spoken(self, seat: Seat) -> str:
        """The name alone, as it is read aloud; with the seat's letter where two have the same."""
        name = short(self.names[seat])
        alone = sum(short(other) == name for other in self.names) == 1
        return name if alone else f"{name} ({seat_letter(seat)})"
