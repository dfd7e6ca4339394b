"""How texts call colours, provinces, buildings and structures of Yunnan."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Self, cast

from bot.text.fluent import Listed, Named, Numbered
from bot.text.players import TOKENS, Players
from bot.text.teller import Kind, Teller, kinds
from games.engine import Seat
from games.yunnan.components import BRIDGE, BUILDINGS, KINDS, SIDES, board, setup
from games.yunnan.incomes import Line
from games.yunnan.position import YunnanPosition
from games.yunnan.travel import TravelEnded


def province(found: int | str) -> Numbered:
    """The province, by its index or as it is typed: chosen by as its index, shown as it is printed."""
    entries = board().provinces
    index = found if isinstance(found, int) else province_of(found)
    return Numbered(index, entries[index].name if index >= 0 else "")


def province_of(token: str) -> int:
    """The province of an answer such as "tibet"."""
    return next(index for index, found in enumerate(board().provinces) if found.id == token)


def place(kind: str, index: int) -> str:
    """Where such a structure stands: "Tibet"; the two ends of a bridge, "Sichuan–Qinghai"."""
    if kind != BRIDGE:
        return province(index).text
    bridge = board().bridges[index]
    return f"{province(bridge.a).text}–{province(bridge.b).text}"


def deed(token: str) -> str:
    """What an action begins with: a building, a kind of structure, a province to start from; or the token."""
    if token in BUILDINGS:
        return "building"
    if token in KINDS:
        return "kind"
    return "province" if any(found.id == token for found in board().provinces) else token


class Naming(Teller[YunnanPosition], frozen=True):
    """A teller to whom seats are colours; with two players everybody has two of four.

    A colour is called by its own token and the name of its owner.
    """

    shown: ClassVar[Mapping[str, Any]] = {
        "building": lambda found: BUILDINGS[found] if isinstance(found, int) else found,
        "side": lambda found: SIDES[found] if isinstance(found, int) else found,
        "province": province,
        "kind": str,
        "do": deed,
    }

    @property
    def pairs(self) -> bool:
        """Whether everybody has two colours."""
        return self.players.colours > len(self.players.names)

    def name(self, seat: Seat) -> str:
        """The colour as the style says; in labels the reader's own by its token alone."""
        return TOKENS[seat] if self.style == "flat" and self._mine(seat) else self.called(seat)

    def seat(self, seat: Seat) -> Named:
        """The colour by its name; chosen by as ``you``, ``other`` or ``none``."""
        if seat < 0:
            return Named("none", "")
        return Named("you" if self._mine(seat) else "other", self.name(seat))

    def _mine(self, colour: int) -> bool:
        return self.you is not None and colour % len(self.players.names) == self.you

    def kind_of(self, name: str) -> Kind:
        """A colour is told as a seat is."""
        return "seat" if name == "colour" else super().kind_of(name)

    def acting(self, colour: int) -> dict[str, Any]:
        """The facts of a sentence about what the colour does; "you" are told which, if you have two."""
        return {"colour": colour, "pairs": self.pairs, "token": self.players.token(colour)}

    def tokens(self, colours: Iterable[int]) -> Listed:
        """The tokens of the colours."""
        return self.but(style="token").seats(colours)

    def people(self) -> Self:
        """The same teller, to whom seats are people: called by the tokens of all their colours."""
        names, tokens, colours = (self.players.names, self.players.tokens, self.players.colours)
        joined = ("".join(tokens[seat : colours : len(names)]) for seat in range(len(names)))
        return self.but(players=Players(names, tuple(joined), len(names)))

    def counted(self, found: Iterable[tuple[int, int]]) -> Listed:
        """Provinces with a number each: "Tibet 2", "Qamdo 1"."""
        isolated = kinds(TravelEnded)["isolated"]
        return cast(Listed, self.show(isolated, found, "yunnan-travel-ended.isolated"))

    def terms(self, lines: Iterable[Line]) -> Listed:
        """The parts of an income: "Pu’er 2 × 3", "Qamdo (12 − 3)", "post in Sichuan 3"."""
        charge = setup().transport
        return self.listed(self("yunnan-line", line, charge=line.gaps * charge) for line in lines)
