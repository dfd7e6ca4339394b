"""Confucius' grounds: the board without a word or a number, the tray alone, plain paper."""

import numpy as np
from PIL import Image, ImageDraw

from games.confucius.components import DISTANT, MINISTRIES
from render.art.confucius.desk import draw_exam, draw_tray
from render.art.confucius.silk import SILK, swatch
from render.art.field import Field, layers, line, plain, stain, step, to_image
from render.art.ground import birds, mountains, paper, plain_paper
from render.confucius.layout import (
    BOX_HEIGHT,
    BOX_TRAY,
    PAPER,
    SEA,
    SEATS,
    SPACES,
    TRAY,
    WIDTH,
    Box,
    band,
    coast,
    height,
    tablet,
)
from render.kit.palette import INK, PAPER_LIGHT, Colour, mix, rgb

_K = 2
WATER, SHALLOW, WAVE, SHORE = rgb("AFCBD2"), rgb("86B0BC"), rgb("4E7A86"), rgb("35564F")
SLIP, SLIP_EDGE = rgb("F3E9CF"), rgb("6B5638")


def board() -> Image.Image:
    """The board, as high as the highest is."""
    ground = paper(height(max(SEATS)) * _K, WIDTH * _K, "confucius", fibres=0.3)
    birds(ground, (1500, 104), "confucius", 4)
    mountains(ground, 250, 190, "confucius", dark=0.42, cell=330)
    picture = to_image(ground)
    _sea(picture)
    for ministry, name in enumerate(MINISTRIES):
        _band(picture, ministry, name)
    draw_exam(picture)
    draw_tray(picture, TRAY, False)
    return picture.reduce(_K)


def tray() -> Image.Image:
    """The tray with higher cells on plain paper."""
    picture = plain_paper(WIDTH, BOX_HEIGHT, "confucius-box").resize((WIDTH * _K, BOX_HEIGHT * _K))
    draw_tray(picture, BOX_TRAY, True)
    return picture.reduce(_K)


def strip_paper() -> Image.Image:
    """Paper for strips, tables and owners' sheets."""
    return plain_paper(*PAPER, "confucius-paper")


def _inside(field: Field) -> Field:
    """How far each place is from the nearest side."""
    high, wide = field.shape[:2]
    ys, xs = np.mgrid[0:high, 0:wide].astype(np.float32)
    found: Field = np.minimum(np.minimum(xs, wide - 1 - xs), np.minimum(ys, high - 1 - ys))
    return found


def _rounded(picture: Image.Image, part: Image.Image, box: Box, radius: int, edge: Colour, wide: int) -> None:
    """A part with round corners and a line round it."""
    left, top, right, bottom = (n * _K for n in box)
    mask = Image.new("L", part.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, part.width - 1, part.height - 1), radius * _K, fill=255)
    picture.paste(part, (left, top), mask)
    ImageDraw.Draw(picture).rounded_rectangle(
        (left, top, right - 1, bottom - 1), radius * _K, outline=edge, width=wide * _K
    )


def _size(box: Box) -> tuple[int, int]:
    return (box[2] - box[0]) * _K, (box[3] - box[1]) * _K


def _sea(picture: Image.Image) -> None:
    """Water with ripples; on it a slip for each distant land."""
    wide, high = _size(SEA)
    water = plain(high, wide, WATER)
    ys, xs = np.mgrid[0:high, 0:wide].astype(np.float32)
    stain(water, SHALLOW, np.exp(-_inside(water) / 26) * np.float32(0.8))
    ripple = np.mod(ys + 6 * np.sin(xs / 17 + 1.5 * np.sin(ys / 40)), 26) - 13
    broken = np.clip(np.float32(0.1) + np.float32(0.9) * layers(high, wide, 60, 2, "confucius-sea"), 0, 1)
    stain(water, WAVE, line(ripple, 0.8, 1.5) * broken * np.float32(0.7))
    _rounded(picture, to_image(water), SEA, 12, SHORE, 2)
    for number in range(len(DISTANT)):
        box = coast(number)
        _rounded(picture, Image.new("RGB", _size(box), SLIP), box, 13, SLIP_EDGE, 1)


def _band(picture: Image.Image, ministry: int, name: str) -> None:
    """A ministry's silk, darker at its rim; its empty seats are dashed."""
    box = band(ministry)
    wide, high = _size(box)
    cloth = np.asarray(swatch(name, wide, high, scale=_K, even=0.35), np.float32) / np.float32(255)
    cloth = cloth.copy()
    rim = _inside(cloth)
    stain(cloth, mix(SILK[name], INK, 0.3), np.exp(-rim / 22) * np.float32(0.55) * step(rim, -1, 1))
    part = to_image(cloth)
    pen = ImageDraw.Draw(part)
    for space in range(SPACES):
        left, top, right, bottom = tablet(ministry, space)
        edges = tuple(n * _K for n in (left - box[0], top - box[1], right - box[0], bottom - box[1]))
        pen.rounded_rectangle(edges, 9 * _K, fill=mix(SILK[name], PAPER_LIGHT, 0.55))
        _dashes(part, edges, mix(SILK[name], INK, 0.5))
    _rounded(picture, part, box, 11, rgb("33221A"), 2)


def _dashes(part: Image.Image, edges: tuple[int, ...], colour: Colour) -> None:
    """A dashed line round an empty seat."""
    left, top, right, bottom = edges
    mask = Image.new("L", (right - left, bottom - top), 0)
    ImageDraw.Draw(mask).rounded_rectangle(
        (0, 0, mask.width - 1, mask.height - 1), 9 * _K, outline=255, width=5
    )
    gaps = ImageDraw.Draw(mask)
    for at in range(-mask.height, mask.width, 16 * _K):
        gaps.line((at, 0, at + mask.height, mask.height), fill=0, width=8 * _K)
    part.paste(colour, (left, top), mask)
