"""Colours, and the looks of the seats. A seat is colour AND shape AND letter."""

from typing import NamedTuple

Colour = tuple[int, int, int]
"""Red, green, blue, 0..255."""


def rgb(code: str) -> Colour:
    """``"A8261C"`` as three numbers."""
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """``share`` of the other colour in the one."""
    r, g, b = (round(x + (y - x) * share) for x, y in zip(one, other, strict=True))
    return r, g, b


PAPER = rgb("EFE3CB")
PAPER_LIGHT = rgb("F9F1E0")
PAPER_DARK = rgb("D9C7A4")
PANEL = rgb("F5EAD2")
PANEL_ACTIVE = rgb("FCF3DC")
PANEL_WINNER = rgb("FBEFC8")
PANEL_RESIGNED = mix(PANEL, PAPER_DARK, 0.55)
INK = rgb("221A15")
INK_SOFT = rgb("5A4A3C")
SHADOW = rgb("1A0F08")
SHADOW_PAPER = rgb("2A190C")
SHADOW_LAND = rgb("5B4632")
SEAL = rgb("A8261C")
"""Red means "look": the stamp, the last turn's ring, the seat to act, "scored"; nothing else."""
LACQUER = rgb("7A2C22")
LACQUER_LINE = rgb("D8A24E")
GOLD = rgb("B98A2E")
GOLD_LIGHT = rgb("F1CF72")
CREAM = rgb("FFF6E2")
WHITE = rgb("FFFFFF")
"""Candidates only."""
CANDIDATE = rgb("1F6B4F")


class SeatLook(NamedTuple):
    """How a seat's pieces look; ``dark`` ones have a cream rim and letter."""

    letter: str
    colour: Colour
    shape: str
    dark: bool


SEATS: tuple[SeatLook, ...] = (
    SeatLook("A", rgb("000000"), "circle", True),
    SeatLook("B", rgb("56B4E9"), "square", False),
    SeatLook("C", rgb("F0E442"), "triangle", False),
    SeatLook("D", rgb("7B3FA0"), "diamond", True),
    SeatLook("E", rgb("DB6E0A"), "hexagon", False),
)
"""By seat number."""
