"""How a text about a match is told: to whom, how people are called, how it gives way where room is short."""

from collections.abc import Callable, Iterable
from typing import Literal, Protocol

import msgspec

from bot.text.cast import TOKENS, Cast
from bot.text.fluent import Words
from bot.text.narrator import clip
from games.engine import Seat


class Voice(msgspec.Struct, frozen=True):
    """How a text is told: to the one who moves ("you"), or to everybody about them ("they").

    Without ``named`` people are called by their tokens alone.
    """

    words: Words
    person: Literal["you", "they"]
    cast: Cast
    mover: Seat | None = None
    named: bool = True

    def mine(self, seat: Seat) -> bool:
        """Whether the text speaks to that seat."""
        return self.person == "you" and seat == self.mover

    def name(self, seat: Seat) -> str:
        """How the text calls the seat: "you", or token and name."""
        if self.mine(seat):
            return self.words("you")
        return self.cast.rich(seat) if self.named else self.cast.token(seat)

    def owner(self, seat: Seat) -> str:
        """Whose something is: "your", "▲ **Aiko**’s"."""
        return self.words("owner", person="you" if self.mine(seat) else "they", who=self.name(seat))

    def owned(self, seat: Seat) -> str:
        """The same standing alone: "yours", "▲ **Aiko**’s"."""
        return self.words("owned", person="you" if self.mine(seat) else "they", who=self.name(seat))

    def acts(self, seat: Seat) -> dict[str, str]:
        """Facts of a sentence about what the seat does: ``person`` and ``who``."""
        return {"person": "you" if self.mine(seat) else "they", "who": self.name(seat)}

    def by_seat(self, found: Iterable[tuple[Seat, int | str]]) -> str:
        """Numbers of several seats, by token: "● 4 · ■ 3"."""
        return " · ".join(f"{self.cast.token(seat)} {number}" for seat, number in found)


def within(limit: int, voice: Voice, tell: Callable[[Voice], str]) -> str:
    """The text in full; where it would be too long with plain tokens for emojis, then without names."""
    bare = msgspec.structs.replace(voice, cast=msgspec.structs.replace(voice.cast, tokens=TOKENS))
    text = ""
    for told in (voice, bare, msgspec.structs.replace(bare, named=False)):
        text = tell(told)
        if len(text) <= limit:
            return text
    return clip(text, limit)


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
