"""Colours, provinces, buildings and structures of Yunnan as people name them."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from bot.text.fluent import Words
from bot.text.perspective import TOKENS, Players
from games.engine import Seat
from games.engine.contract import seat_letter
from games.yunnan import components
from games.yunnan.components import BRIDGE, BUILDINGS, SIDES, board

SUPPLY: Final = "supply"
KEEP: Final = "keep"
NOBODY: Final = "none"
"""Tokens of answers: the trader comes from home, the tea house is kept, nobody is displaced."""


class People(msgspec.Struct, frozen=True):
    """How colours are called: by the token of the colour and the name of its owner.

    With two players everybody has two colours, and the token tells which. Without ``named`` by token alone.
    """

    players: Players
    named: bool = True

    @property
    def pairs(self) -> bool:
        """Whether everybody has two colours."""
        return self.players.colours > len(self.players.names)

    @property
    def colours(self) -> range:
        """All colours of the match."""
        return range(self.players.colours)

    def owner(self, colour: int) -> Seat:
        """Whose colour it is."""
        return colour % len(self.players.names)

    def of(self, seat: Seat) -> list[int]:
        """The colours of a seat."""
        return [colour for colour in self.colours if self.owner(colour) == seat]

    def token(self, colour: int) -> str:
        """The token of the colour, for a message."""
        return self.players.tokens[colour]

    def tokens(self, colours: Iterable[int]) -> str:
        """The tokens in a row."""
        return " ".join(map(self.token, colours))

    def rich(self, colour: int) -> str:
        """Token and name for a message, or the token alone."""
        if not self.named:
            return self.token(colour)
        return self.players.rich(colour)

    def seat(self, seat: Seat) -> str:
        """The tokens of all colours of a seat."""
        return "".join(map(self.token, self.of(seat)))

    def shape(self, colour: int) -> str:
        """The token where emojis do not show."""
        return TOKENS[colour]

    def flat(self, colour: int) -> str:
        """Token and name for a label, where emojis do not show."""
        return self.players.flat(colour)


def letter(colour: int) -> str:
    """The letter of the colour on the board."""
    return seat_letter(colour)


def province(index: int) -> str:
    """The name of the province as it is printed."""
    return board().provinces[index].name


def provinces(words: Words, found: Iterable[int]) -> str:
    """The names of provinces as a list."""
    return words.series([province(index) for index in found])


def province_of(token: str) -> int:
    """The province of an answer such as "tibet"."""
    return next(index for index, found in enumerate(board().provinces) if found.id == token)


def is_province(token: str) -> bool:
    """Whether the answer is a province."""
    return any(found.id == token for found in board().provinces)


def building(words: Words, index: int) -> str:
    """The name of the building."""
    return words("yunnan-building", building=BUILDINGS[index])


def number(count: int) -> str:
    """The number, below zero with a minus instead of a hyphen."""
    return str(count).replace("-", "−")


def space(words: Words, index: int, value: int) -> str:
    """A space: "Customs House 7"."""
    return f"{building(words, index)} {value}"


def spaces(words: Words, found: Sequence[tuple[int, int]]) -> str:
    """Spaces (building, value) as a list."""
    return words.series([space(words, index, value) for index, value in found])


def side(words: Words, index: int) -> str:
    """A side of the bank: "left"."""
    return words("yunnan-side", side=SIDES[index])


def site(index: int) -> str:
    """The two ends of a bridge: "Sichuan–Qinghai"."""
    bridge = board().bridges[index]
    return f"{province(bridge.a)}–{province(bridge.b)}"


def structure(words: Words, kind: str, count: int = 1) -> str:
    """The kind of structure: "trading post", "2 bridges"."""
    return words("yunnan-structure", kind=kind, count=count)


def built(words: Words, kind: str, place: int) -> str:
    """A structure where it stands: "tea house in Tibet", "bridge Sichuan–Qinghai"."""
    where = site(place) if kind == BRIDGE else province(place)
    return words("yunnan-built", kind=kind, place=where)


def counted(found: Iterable[tuple[int, int]]) -> str:
    """Provinces with a number each: "Tibet 2, Qamdo 1"."""
    return ", ".join(f"{province(index)} {count}" for index, count in found)


def ends(people: People) -> dict[str, int]:
    """When the match ends: the ``points`` of somebody, the ``gifts`` left on the map."""
    found = components.ends(len(people.players.names))
    return {"points": found.points, "gifts": found.gifts}
