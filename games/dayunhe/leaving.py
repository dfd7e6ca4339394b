"""What becomes of a seat that resigns (Da Yunhe, Resigning).

Its tiles, region and stacks stay as they are, and count for others as before. A card it has taken stays face
down. It is passed over; a special inspection that it has announced is completed.
"""

from typing import TYPE_CHECKING

from games.dayunhe import rounds, turns
from games.engine import Event, Seat

if TYPE_CHECKING:
    from games.dayunhe.position import DayunhePosition


def leave(position: "DayunhePosition", seat: Seat) -> list[Event]:
    """The seat, which counts as resigned already, goes; whoever waited for it goes on."""
    if len(position.playing) == 1:
        return rounds.end(position, "resigned")
    if position.turn != seat:
        return []
    match position.phase:
        case "stock":
            return rounds.next_stock(position)
        case "take":
            left, position.handed[seat] = position.handed[seat], []
            return rounds.next_choice(position, left)
        case "fork":
            position.turn = position.decider
            return []
    return turns.end(position, forced=False)
