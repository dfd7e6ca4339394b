"""Qin's grounds, one for each side: landscape, meadow, water, frame, free villages, coordinates."""

import math
from statistics import NormalDist

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from games.qin.components import Board
from games.qin.squares import COLUMNS, SIZE
from render.art.field import (
    Field,
    blur,
    enlarged,
    lay,
    layers,
    line,
    of_mask,
    rng,
    stain,
    step,
    to_image,
)
from render.art.ground import birds, mountains, paper, peaks
from render.art.qin.pieces import village
from render.art.strokes import brush
from render.kit.palette import INK, PAPER, SHADOW_LAND, rgb
from render.kit.type import MIN_CAP, write
from render.qin.layout import BOARD, CELL, LEFT, TALL, TOP, WIDTH, centre

LINE_WATER = rgb("4E7A86")
_QUANTILES = np.array(
    [NormalDist().inv_cdf(min(0.9995, max(0.0005, i / 512))) for i in range(513)], np.float32
)
_X0, _Y0, _X1, _Y1 = 2 * LEFT, 2 * TOP, 2 * (LEFT + BOARD), 2 * (TOP + BOARD)


def to_distance(blurred: Field) -> Field:
    """From a blurred 0/1 mask to its signed distance in units of the blur: positive inside."""
    found: Field = _QUANTILES[np.clip(np.rint(blurred * 512), 0, 512).astype(np.int16)]
    return found


def ground(board: Board) -> Image.Image:
    """The picture on which a turn is drawn, `TALL` high; pictures of fewer rows are cut from it."""
    height, width = TALL * 2, WIDTH * 2
    img = paper(height, width, "qin")
    birds(img, (880, 116), "q", 4)
    mountains(img, 196, 165, "north5", dark=0.56, cell=330)
    _meadow(img, board)
    if "water" in board.ground:
        _water(img, [square for square, kind in enumerate(board.ground) if kind == "water"])
    _frame(img)
    picture = to_image(img).reduce(2)
    town = village(False)
    for squares in board.villages.values():
        for square in squares:
            town.put(picture, *centre(square))
    for number in range(SIZE):
        x, y = LEFT + number * CELL + CELL / 2, TOP + number * CELL + CELL / 2
        write(picture, (x, TOP - 34), COLUMNS[number], "sans", MIN_CAP, INK, halo=PAPER)
        write(picture, (LEFT - 39, y), str(number + 1), "sans", MIN_CAP, INK, squeeze=0.92)
    return picture


def _inside(height: int, width: int) -> Field:
    """Distance into the board's square, negative outside."""
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    nearest: Field = np.minimum.reduce([xs - _X0, _X1 - xs, ys - _Y0, _Y1 - ys])
    return nearest


def _meadow(img: Field, board: Board) -> None:
    height, width = img.shape[:2]
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    inside = step(_inside(height, width), -1, 1)
    cast = np.minimum.reduce([xs - _X0 - 10, _X1 + 14 - xs, ys - _Y0 - 12, _Y1 + 20 - ys])
    stain(img, SHADOW_LAND, np.exp(np.minimum(0, cast) / 12) * (1 - inside) * np.float32(0.30))
    lay(img, rgb("F1E9CF"), inside * np.float32(0.85))
    grass = np.clip(
        np.float32(0.50) + np.float32(0.30) * layers(height, width, 330, 2, "meadow", board.name), 0.2, 0.8
    )
    stain(img, rgb("D5DDB6"), inside * grass * np.float32(0.95))
    _grid(img)
    _tufts(img, board)
    _hills(img, board)


def _grid(img: Field) -> None:
    """Fine ink lines that fade in and out."""
    height, width = img.shape[:2]
    lines = np.zeros((height, width), np.float32)
    for number in range(1, SIZE):
        x, y = _X0 + 2 * number * CELL, _Y0 + 2 * number * CELL
        lines[_Y0:_Y1, x - 1 : x + 2] = 1
        lines[y - 1 : y + 2, _X0:_X1] = 1
    breath = np.float32(0.65) + np.float32(0.5) * layers(height, width, 130, 2, "grid")
    stain(img, rgb("6A5A3C"), np.clip(lines * breath, 0, 1) * np.float32(0.42))


def _tufts(img: Field, board: Board) -> None:
    """Grass: tufts of three blades."""
    mask = Image.new("L", (img.shape[1], img.shape[0]), 0)
    pen = ImageDraw.Draw(mask)
    random = rng("tuft", board.name)
    for square, kind in enumerate(board.ground):
        if kind != "grassland":
            continue
        left, top = _X0 + 2 * (square % SIZE) * CELL, _Y0 + 2 * (square // SIZE) * CELL
        for _ in range(random.integers(0, 3)):
            x, y, s = left + random.uniform(30, 138), top + random.uniform(40, 146), random.uniform(0.7, 1.15)
            for lean, length in ((-0.5, 15), (0.0, 21), (0.45, 14)):
                tip = (x + lean * 26 * s, y - length * s)
                blade = [(x + lean * 6, y), (x + lean * 12 * s, y - length * 0.6 * s), tip]
                pen.line(blade, fill=int(random.uniform(110, 190)), width=3)
    stain(img, rgb("6E7F45"), of_mask(mask.filter(ImageFilter.GaussianBlur(0.8))) * np.float32(0.75))


def _hills(img: Field, board: Board) -> None:
    """A faint group of peaks on about every ninth open square, never on neighbours."""
    random = rng("hills", board.name)
    open_squares = [square for square, kind in enumerate(board.ground) if kind == "grassland"]
    order = random.permutation(len(open_squares))
    chosen: list[int] = []
    for index in order:
        square = open_squares[int(index)]
        x, y = square % SIZE, square // SIZE
        if all(math.hypot(x - other % SIZE, y - other // SIZE) > 2.1 for other in chosen):
            chosen.append(square)
    for square in chosen[: len(open_squares) // 9]:
        at = (_X0 + 2 * (square % SIZE) * CELL + 84, _Y0 + 2 * (square // SIZE) * CELL + 78)
        peaks(img, at, 108, ("q", square), 0.34, rgb("5C6B3E"))


def _shore(squares: list[int], height: int, width: int) -> Field:
    """Signed distance to the shore, positive in the water: joined squares with wandering round corners."""
    small = np.zeros((height // 4, width // 4), np.float32)
    for square in squares:
        x, y = _X0 + 2 * (square % SIZE) * CELL, _Y0 + 2 * (square // SIZE) * CELL
        small[y // 4 : (y + 2 * CELL) // 4, x // 4 : (x + 2 * CELL) // 4] = 1
    blurred = enlarged(blur(blur(small, 6), 4), width, height)
    return to_distance(blurred) * np.float32(26) - 14 + np.float32(11) * layers(height, width, 70, 2, "shore")


def _water(img: Field, squares: list[int]) -> None:
    height, width = img.shape[:2]
    deep = _shore(squares, height, width)
    wet = step(deep, -1, 1)
    lay(img, rgb("EFE6C6"), step(deep, -13, -9) * np.float32(0.9))
    lay(img, rgb("B4D3CB"), wet)
    stain(img, rgb("7FB0A8"), wet * np.exp(-np.clip(deep, 0, None) / 20) * np.float32(0.9))
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    swell = ys + 7 * np.sin(xs / 19 + 1.5 * np.sin(ys / 40)) + 4 * layers(height, width, 60, 2, "ripple")
    crest = np.mod(swell, 27) - np.float32(13.5)
    ripple = np.clip(1 - (np.abs(crest) - 1) / 1.6, 0, 1)
    broken = np.clip(np.float32(0.55) + np.float32(0.9) * layers(height, width, 50, 2, "gaps"), 0, 1)
    stain(img, LINE_WATER, (wet * step(deep, 10, 26) * ripple * broken * 0.8).astype(np.float32))
    thick = np.float32(1.4) + np.float32(1.4) * layers(height, width, 60, 2, "bank")
    stain(img, rgb("35564F"), line(deep, thick) * np.float32(0.85))


def _frame(img: Field) -> None:
    """A heavy brush line round the board."""
    mask = Image.new("L", (img.shape[1], img.shape[0]), 0)
    tips = [(_X0 - 9, _Y0 - 9), (_X1 + 9, _Y0 - 9), (_X1 + 9, _Y1 + 9), (_X0 - 9, _Y1 + 9)]
    for number in range(4):
        brush(mask, (tips[number], tips[(number + 1) % 4]), 13, ("frame", number), dry=0.45, taper=0.25)
    stain(img, INK, of_mask(mask.filter(ImageFilter.GaussianBlur(0.8))) * np.float32(0.9))
