"""How different two colours look: CIEDE2000, also as people see them who lack a kind of cone."""

import math

import numpy as np
import numpy.typing as npt

Colour = tuple[int, int, int]
Array = npt.NDArray[np.float64]

_TO_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
_WHITE = np.array([0.95047, 1.0, 1.08883])

SIGHTS: dict[str, Array] = {
    "normal": np.eye(3),
    "protanopia": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranopia": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritanopia": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
"""What becomes of linear RGB (Machado, Oliveira and Fernandes 2009, severity 1)."""


def lab(colour: Colour, sight: str = "normal") -> tuple[float, float, float]:
    """CIELAB under D65."""
    value = np.array(colour) / 255
    linear = np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)
    xyz = _TO_XYZ @ np.clip(SIGHTS[sight] @ linear, 0, 1) / _WHITE
    f = np.where(xyz > (6 / 29) ** 3, np.cbrt(xyz), xyz / (3 * (6 / 29) ** 2) + 4 / 29)
    return float(116 * f[1] - 16), float(500 * (f[0] - f[1])), float(200 * (f[1] - f[2]))


def difference(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    """CIEDE2000 of two CIELAB colours (CIE 142-2001)."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    chroma = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    grey = 0.5 * (1 - math.sqrt(chroma**7 / (chroma**7 + 25**7)))
    a1, a2 = a1 * (1 + grey), a2 * (1 + grey)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1)) % 360, math.degrees(math.atan2(b2, a2)) % 360
    apart = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    mean = (h1 + apart / 2) % 360 if c1 * c2 else h1 + h2
    light, colour = (l1 + l2) / 2, (c1 + c2) / 2
    weight = (
        1
        - 0.17 * math.cos(math.radians(mean - 30))
        + 0.24 * math.cos(math.radians(2 * mean))
        + 0.32 * math.cos(math.radians(3 * mean + 6))
        - 0.20 * math.cos(math.radians(4 * mean - 63))
    )
    by_light = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2))
    by_chroma = (c2 - c1) / (1 + 0.045 * colour)
    by_hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(apart / 2)) / (1 + 0.015 * colour * weight)
    turn = -2 * math.sqrt(colour**7 / (colour**7 + 25**7))
    turn *= math.sin(math.radians(60 * math.exp(-(((mean - 275) / 25) ** 2))))
    return math.sqrt(by_light**2 + by_chroma**2 + by_hue**2 + turn * by_chroma * by_hue)
