"""How texts call provinces, spaces, cards and players of China."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from bot.text.fluent import Listed
from bot.text.teller import Teller
from games.china.components import COLOURS, board
from games.china.position import ChinaPosition
from games.china.scoring import HousesScored
from games.engine import HIDDEN, Seat
from games.engine.contract import seat_letter


def province(found: int | str) -> str:
    """The printed name of the province, by its index or as it is typed; another answer as it is."""
    if isinstance(found, int):
        return board().provinces[found].name
    return next((entry.name for entry in board().provinces if entry.id == found), found)


def place(number: int) -> str:
    """The space, "Chu 3"; the province of a dragon field."""
    if number < len(board().spaces):
        return spaces([number])
    return province(board().province_of(number))


def index_of(token: str) -> int:
    """The province of an answer such as "chu"."""
    return next(index for index, found in enumerate(board().provinces) if found.id == token)


def place_of(token: str, at: str) -> int:
    """The number of the place of two answers such as "chu" and "3" or "dragon"."""
    index = index_of(token)
    return board().dragon(index) if at == "dragon" else board().provinces[index].spaces[int(at) - 1]


def homes(colour: str) -> str:
    """The provinces of a colour: "Wei, Shu"."""
    return ", ".join(found.name for found in board().provinces if found.colour == colour)


def by_seat(counts: Sequence[int]) -> str:
    """The seats that have something: "A 3, B 2"."""
    return ", ".join(f"{seat_letter(seat)} {count}" for seat, count in enumerate(counts) if count)


def runs(numbers: Iterable[int]) -> str:
    """Numbers with neighbours drawn together: "1-3 5"."""
    parts: list[list[int]] = []
    for number in sorted(numbers):
        if parts and parts[-1][-1] == number - 1:
            parts[-1].append(number)
        else:
            parts.append([number])
    return " ".join(str(part[0]) if len(part) == 1 else f"{part[0]}-{part[-1]}" for part in parts)


def number(space: int) -> int:
    """The number of the space in its province, from 1."""
    return 1 + space - board().provinces[board().province_of(space)].spaces[0]


def spaces(found: Iterable[int]) -> str:
    """Spaces in their order, each province named once for those in a line: "Ch’in 2-3-6, Shu 1-2"."""
    parts: list[tuple[int, list[str]]] = []
    for space in found:
        index = board().province_of(space)
        if not parts or parts[-1][0] != index:
            parts.append((index, []))
        parts[-1][1].append(str(number(space)))
    return ", ".join(f"{province(index)} {'-'.join(numbers)}" for index, numbers in parts)


def letters(seats: Iterable[Seat]) -> str:
    """The seats by letter: "A, C"."""
    return ", ".join(map(seat_letter, seats))


class ChinaTeller(Teller[ChinaPosition], frozen=True):
    """Tells of China to one reader."""

    game: ClassVar[str] = "china"
    shown: ClassVar[Mapping[str, Any]] = {
        "colour": str,
        "pay": str,
        "province": province,
        "place": place,
        "spaces": spaces,
    }

    def cards(self, colours: Iterable[str]) -> Listed:
        """The cards by colour, hidden ones last: "2 red and violet"."""
        counts = Counter(colours)
        return self.listed(
            self.words("china-cards", colour=colour, count=counts[colour])
            for colour in (*COLOURS, HIDDEN)
            if counts[colour]
        )

    def gains(self, event: HousesScored) -> str:
        """Who gets how many points: "you +7, ■ +4"."""
        return ", ".join(f"{self.name(seat)} +{points}" for seat, points in event.points)
