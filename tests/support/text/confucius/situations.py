"""Positions for the tests of Confucius' words."""

from typing import Any

from games.confucius.position import ConfuciusPosition
from tests.support.games.confucius.scenes import court, play, scene


def met(**facts: Any) -> ConfuciusPosition:
    """The court has met after a favour that did nothing."""
    position = scene(**facts)
    court(position)
    return position


def won(bingbu: str, hubu: str = ". . . . . . .") -> ConfuciusPosition:
    """A has won the candidate for Bingbu."""
    return met(bingbu=bingbu, hubu=hubu, students="AA", posts={"gongbu": "BC"})


def resolved() -> ConfuciusPosition:
    """C, who has least in Bingbu, holds gifts of A and D there, and may choose."""
    return met(seats=5, turn="C", bingbu="2A! 3A! 4B! 5B! 6D! 4D! 2C!", gifts="A3C D3C")


def extra() -> ConfuciusPosition:
    position = scene(rewards={"A": "extra cash"})
    play(position, "card extra")
    return position


def favour() -> ConfuciusPosition:
    position = scene(chief="A", rewards={"A": "cash"})
    position.phase, position.source, position.cubes = "favour", "favour", [0] * 4
    return position
