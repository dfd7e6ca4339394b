"""The names of phases, and giving the turn."""

from typing import TYPE_CHECKING, Final

from games.engine import Seat

if TYPE_CHECKING:
    from games.confucius.position import ConfuciusPosition

COURT: Final = "court"
"""The phase while steps run by themselves: whoever sees another one after a step has to wait for somebody."""


def give_turn(position: "ConfuciusPosition", phase: str, seat: Seat) -> None:
    """The seat is to act."""
    position.phase = phase
    position.turn = seat
