"""What a position promises each seat, in pagodas."""

from typing import Final

from games.qin.components import COLOURS
from games.qin.computer.outlook import growth, hold
from games.qin.lay import lay_of
from games.qin.position import QinPosition
from games.qin.provinces import forbidden, shares
from games.qin.squares import SquareSet, around, as_set, members
from games.qin.state import Province
from games.qin.villages import weights

THREAT: Final = 0.4
"""What it costs the owner of a minor province that a rival can absorb it with a single square."""

TEMPO: Final = 0.9
"""What it is worth to be the next to place."""


def worth(position: QinPosition) -> list[float]:
    """Pagodas on the board, in a series those of all games, and what the board promises."""
    worths = [float(count) for count in position.standing()]
    if position.turn is None:
        return worths
    for number, promise in _promises(position).items():
        worths[position.provinces[number].owner] += promise
    for village, holder in position.villages.items():
        covering: dict[int, Province] = lay_of(position).covering(position.side.rims[village])
        worths[holder] += hold(weights(covering.values()), holder)
    worths[position.turn] += TEMPO
    return worths


def _promises(position: QinPosition) -> dict[int, float]:
    """What each province promises its owner beyond its pagodas."""
    found: dict[int, float] = {}
    lay = lay_of(position)
    once: dict[str, SquareSet] = dict.fromkeys(COLOURS, 0)
    twice: dict[str, SquareSet] = dict.fromkeys(COLOURS, 0)
    for number, province in position.provinces.items():
        colour = province.colour
        border = around(as_set(province.squares)) & lay.empty
        twice[colour] |= once[colour] & border
        once[colour] |= border
        found[number] = growth(len(province.squares)) if border or province.major else 0.0
    for colour in COLOURS:
        threatened: set[int] = set()
        for square in members(twice[colour]):
            parts = lay.parts(colour, square)
            if not forbidden(parts.values()):
                owner = shares(parts.values())[0][0]
                threatened.update(number for number, part in parts.items() if part.owner != owner)
        for number in threatened:
            found[number] -= THREAT
    return found
