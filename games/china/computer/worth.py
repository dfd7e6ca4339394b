"""What a position promises each seat, in points at the end of the match."""

from typing import Final

from games.china.computer.outlook import Outlook
from games.china.computer.weights import Mover
from games.china.position import ChinaPosition

SUPPLY: Final = 0.001
"""A piece left, in points: it decides between equal scores."""


def worth(position: ChinaPosition) -> list[float]:
    """Points so far, what provinces, alliances and rows may come to, pieces, turns and hands."""
    points = [
        score + SUPPLY * (houses + emissaries + forts)
        for score, houses, emissaries, forts in zip(
            position.scores,
            position.houses_left,
            position.emissaries_left,
            position.forts_left,
            strict=True,
        )
    ]
    if position.turn is None:
        return points
    outlook = Outlook(position)
    hopes = (
        outlook.of_houses(),
        outlook.of_alliances(),
        outlook.of_roads(),
        outlook.of_pieces(),
        outlook.of_turns(),
        [Mover(position, seat).of_hand() for seat in range(position.seats)],
    )
    for hope in hopes:
        points = [point + more for point, more in zip(points, hope, strict=True)]
    return points
