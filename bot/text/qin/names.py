"""How texts call tiles, colours and squares of Qin."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from bot.text.teller import Teller
from games.engine import Event
from games.qin.position import QinPosition
from games.qin.provinces import ProvincesJoined
from games.qin.squares import SIZE, square_name
from games.qin.turns import GameEnded


def runs(squares: Iterable[int]) -> str:
    """The squares by name, lines of them as ``F7-H7``: ``{85, 86, 87, 99}`` is ``H7-J7 I8``."""
    left = set(squares)
    parts: list[str] = []
    while left:
        first = min(left)
        line = max(_line(left, first, 1), _line(left, first, SIZE), key=len)
        left.difference_update(line)
        name = square_name(line[0])
        parts.append(name if len(line) == 1 else f"{name}-{square_name(line[-1])}")
    return " ".join(parts)


def _line(squares: set[int], first: int, step: int) -> list[int]:
    """The squares in one direction from the first on, without a gap, within the row or column."""
    line = [first]
    while (following := line[-1] + step) in squares and (step != 1 or following % SIZE):
        line.append(following)
    return line


class QinTeller(Teller[QinPosition], frozen=True):
    """Tells of Qin to one reader."""

    game: ClassVar[str] = "qin"
    shown: ClassVar[Mapping[str, Any]] = {
        "tile": str,
        "colour": str,
        "square": lambda square: square if isinstance(square, str) else square_name(square),
        "squares": runs,
    }

    def tell(self, event: Event, **given: Any) -> str:
        """Where the message needs more than the event holds: shares of a join, who has built all."""
        match event:
            case ProvincesJoined():
                most, *others = (str(squares) for _, squares in event.shares)
                given |= {"most": most, "against": self.listed(others)}
            case GameEnded():
                given["seats"] = self.seats(seat for seat, left in enumerate(event.left) if not left)
            case _:
                pass
        return super().tell(event, **given)
