"""Numbers on pieces: steps of the way with their points, signed numbers, what a seat got."""

from PIL import Image

from games.engine import Seat
from render.dayunhe.assets import piece
from render.kit.lines import Point
from render.kit.palette import CREAM, INK, PAPER, SEATS
from render.kit.type import width, write, write_number

STEP, POINTS = -33, 23
"""Middles of a step's number and of its points, from the middle of its capsule."""
STEP_ROOM, POINTS_ROOM = 34, 58
EARNED_GAP, EARNED_ROOM = 31, 66
"""From the middle of a seat's token to what it got, and how wide that may be."""


def signed(number: int) -> str:
    """A number with its sign, a true minus; 0 has none."""
    return f"+{number}" if number > 0 else plain(number)


def plain(number: int) -> str:
    """A number that may be below zero, with a true minus."""
    return str(number).replace("-", "−")


def draw_step(image: Image.Image, at: Point, number: int, points: int) -> None:
    """A step of the coordinator's way: its number, and its points if it brought or cost any."""
    name = "step-none" if points == 0 else "step" if points > 0 else "step-loss"
    piece(name).put(image, *at)
    left = 0 if points == 0 else STEP
    write_number(image, (at[0] + left, at[1]), str(number), STEP_ROOM, fill=CREAM)
    if points:
        fill = INK if points > 0 else CREAM
        write_number(image, (at[0] + POINTS, at[1]), signed(points), POINTS_ROOM, fill=fill)


def draw_earned(image: Image.Image, at: Point, seat: Seat, points: int) -> None:
    """A seat's token and, at its right, what it got."""
    piece(f"marker-{SEATS[seat].letter}").put(image, *at)
    text = signed(points)
    squeeze = min(1.0, EARNED_ROOM / width(text, "number"))
    write(image, (at[0] + EARNED_GAP, at[1]), text, anchor="l", halo=PAPER, squeeze=squeeze)
