"""The lobby card's picture: the canal comes down from Beijing's gate, on it five junks; tiles in front."""

import math

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from games.dayunhe.components import tile
from render.art.dayunhe import cities, tiles
from render.art.dayunhe.outlines import smooth
from render.art.draft import FINE, Draft
from render.art.drawing import draw, emblem
from render.art.field import Field, lay, layers, of_mask, rng, stain, step, to_image
from render.art.ground import birds, mountains, paper
from render.art.hills import Hill, draw_hill
from render.art.massifs import Peak, Rock, draw_massif, draw_mist
from render.art.scenes import Pigments, draw_scene
from render.art.strokes import Point
from render.dayunhe.layout import FOLDER, TITLE_HEIGHT, WIDTH
from render.kit.palette import INK, PAPER, SHADOW_LAND, mix, rgb
from render.kit.type import write

_K = 2
_GATE, _GATE_WIDE = 286, 376
"""The row in which the gate stands and the canal begins; how wide it is."""
_COURSE: tuple[tuple[float, float, float], ...] = (
    (904, _GATE, 15), (898, 306, 22), (936, 334, 36), (968, 366, 54), (934, 412, 78), (872, 470, 110),
    (852, 540, 152), (884, 620, 206), (930, 700, 260),
)  # fmt: skip
"""The canal: middle, row and half its width, from the gate to the viewer."""
_JUNKS: tuple[tuple[float, float, int, int], ...] = (
    (920, 326, 42, 3),
    (962, 382, 66, 2),
    (888, 448, 94, 0),
    (948, 545, 128, 4),
    (796, 634, 168, 1),
)
"""Middle of the waterline, size and owner of each junk, the farthest first."""
_TILE: tiles.Size = (150, 150 * 2 / math.sqrt(3), 1.15)
_TILES: tuple[tuple[float, float, str, int, int], ...] = (
    (116, 562, "wide-bend", 0, 4),
    (266, 562, "crossing", 0, 3),
    (416, 562, "unrest", 0, 2),
)
"""Tiles in front: middle, kind, rotation, owner."""
_JOINT = (191, 562)
"""Where the canals of the first two meet."""
FAR = Rock(rgb("DAD8CA"), rgb("AEB6B4"), 0.10, 0.8)
NEAR = Rock(rgb("C3CCB6"), rgb("82957F"), 0.42, 0.70)
GREEN = Pigments(rgb("D3D6BC"), rgb("6F8A6C"), rgb("38463A"))
WATER, SHALLOW, WAVE, BANK = rgb("B9D3D4"), rgb("86AEB4"), rgb("4E7A86"), rgb("CFC3A4")
CLOTH, HULL = rgb("E2CFA0"), rgb("8E6240")
MEADOW, GRASS = rgb("DFDDB8"), rgb("A9B07E")


def title() -> Image.Image:
    """The picture."""
    ground = paper(TITLE_HEIGHT * _K, WIDTH * _K, "dayunhe-title", fibres=0.4)
    birds(ground, (1330, 120), "dayunhe-title", 4)
    mountains(ground, 420, 260, "dayunhe-title", dark=0.34, cell=430)
    _land(ground)
    _canal(ground)
    draw_scene(ground, "pines", (1330, 690), 110, GREEN, 0.8)
    draw_scene(ground, "pines", (2230, 900), 150, GREEN, 0.8)
    draw_scene(ground, "bamboo", (1210, 980), 150, GREEN, 0.75)
    picture = to_image(ground).reduce(_K)
    gate = Draft(_GATE_WIDE, cities.HIGH, "title gate")
    cities.gate(gate, _GATE_WIDE)
    gate.onto(picture, 904 - _GATE_WIDE // 2, _GATE - 94)
    for x, y, size, seat in _JUNKS:
        _put_junk(picture, x, y, size, seat)
    _put_tiles(picture)
    draw(FOLDER / "svg" / "stamp.svg", scale=124 / 112).put(picture, 128, 116)
    write(picture, (58, 322), "Da Yunhe", "serif", 84, INK, "l", halo=PAPER)
    return picture


def _land(ground: Field) -> None:
    """Hills on both sides, meadows below them, mist between."""
    for x, top, half in ((1340, 400, 330), (2330, 360, 360), (1560, 450, 260), (2100, 440, 260)):
        random = rng("dayunhe-title", x)
        lean = float(random.uniform(0.9, 1.1))
        draw_massif(ground, Peak(x, top, 760, half * lean, half / lean), NEAR, ("dayunhe-title", x))
    draw_mist(ground, 590, 700, 0.55, "dayunhe-title")
    height, width = ground.shape[:2]
    ys = np.arange(height, dtype=np.float32)[:, None]
    xs = np.arange(width, dtype=np.float32)[None, :]
    drift = np.float32(22) * layers(height, width, 240, 3, "dayunhe-title", "meadow")
    left = step(xs + 2 * drift, 980, 1300)
    over = step(ys + drift, _GATE * _K, _GATE * _K + 90) * left
    lay(ground, MEADOW, over * np.float32(0.88))
    stain(ground, GRASS, over * np.clip(layers(height, width, 130, 3, "dayunhe-title", "grass"), 0, 1) * 0.6)
    for x, top, half in ((2200, 640, 330), (2380, 720, 330), (1290, 820, 280), (2320, 980, 380)):
        draw_hill(ground, Hill(x, top, half, top + 300), ("dayunhe-title", x))


def _course() -> list[tuple[float, float, float]]:
    """The canal's course finely: middle, row, half its width, in pixels of the field."""
    middles = smooth([(x, y) for x, y, _ in _COURSE], 16, closed=False)
    halves = smooth([(half, y) for _, y, half in _COURSE], 16, closed=False)
    return [(x * _K, y * _K, half * _K) for (x, y), (half, _) in zip(middles, halves, strict=True)]


def _canal(ground: Field) -> None:
    """Water between banks of stone, wider the nearer it comes."""
    height, width = ground.shape[:2]
    course = _course()
    left = [(x - half, y) for x, y, half in course]
    right = [(x + half, y) for x, y, half in course]
    bank, water = (Image.new("L", (width, height), 0) for _ in range(2))
    edge = [(x - 0.16 * half - 3, y) for (x, y), (_, _, half) in zip(left, course, strict=True)]
    other = [(x + 0.16 * half + 3, y) for (x, y), (_, _, half) in zip(right, course, strict=True)]
    ImageDraw.Draw(bank).polygon([*edge, *other[::-1]], fill=255)
    ImageDraw.Draw(water).polygon([*left, *right[::-1]], fill=255)
    cast = of_mask(bank.filter(ImageFilter.GaussianBlur(16)))
    stain(ground, SHADOW_LAND, cast * np.float32(0.35))
    lay(ground, BANK, of_mask(bank.filter(ImageFilter.GaussianBlur(1))) * np.float32(0.96))
    wet = of_mask(water.filter(ImageFilter.GaussianBlur(1)))
    lay(ground, WATER, wet)
    inner = of_mask(water.filter(ImageFilter.GaussianBlur(34)))
    lay(ground, SHALLOW, np.clip((np.float32(1.06) - inner) * wet, 0, 1) * np.float32(0.85))
    lines = Image.new("L", (width, height), 0)
    pen = ImageDraw.Draw(lines)
    for path, strong in ((left, 255), (right, 255), (edge, 190), (other, 190)):
        for number in range(len(path) - 1):
            wide = max(2, round(2 + 3.2 * (path[number][1] - _GATE * _K) / (height - _GATE * _K)))
            pen.line([path[number], path[number + 1]], fill=strong, width=wide)
    _joints(pen, left, edge)
    _joints(pen, right, other)
    stain(ground, INK, of_mask(lines.filter(ImageFilter.GaussianBlur(0.8))) * np.float32(0.72))
    stain(ground, WAVE, _waves(course, width, height) * wet * np.float32(0.42))


def _joints(pen: ImageDraw.ImageDraw, near: list[Point], far: list[Point]) -> None:
    """Joints of the banks' stones, farther apart the nearer they are."""
    last = 0.0
    for (x, y), (u, v) in zip(near, far, strict=True):
        if y - last > 0.42 * abs(x - u) + 8:
            pen.line((x, y, u, v), fill=150, width=2)
            last = y


def _waves(course: list[tuple[float, float, float]], width: int, height: int) -> Field:
    """Short bent lines across the water."""
    mask = Image.new("L", (width, height), 0)
    pen = ImageDraw.Draw(mask)
    random = rng("dayunhe-title", "waves")
    for x, y, half in course[6:]:
        at = x + float(random.uniform(-0.8, 0.8)) * half
        row = y + float(random.uniform(-8, 8))
        long = half * float(random.uniform(0.06, 0.16))
        points = [(at - long + 2 * long * t / 16, row + 0.10 * long * math.sin(t * 1.2)) for t in range(17)]
        pen.line(points, fill=210, width=max(2, round(half / 110)), joint="curve")
    return of_mask(mask.filter(ImageFilter.GaussianBlur(0.8)))


def _put_junk(picture: Image.Image, x: float, y: float, size: int, seat: int) -> None:
    """A junk of that size with its owner's sign on the sail, over its reflection."""
    draft = Draft(size, size, f"junk {seat}")
    _junk(draft, size)
    made = draft.sprite(0.0)
    dark = Image.new("L", picture.size, 0)
    ImageDraw.Draw(dark).ellipse(
        (x - size * 0.52, y - size * 0.06, x + size * 0.56, y + size * 0.09), fill=120
    )
    picture.paste(mix(WAVE, INK, 0.4), (0, 0), dark.filter(ImageFilter.GaussianBlur(size * 0.03 + 1)))
    made.put(picture, x, y - size * 0.42)
    sign = emblem(seat, round(size * 0.32), 0)
    sign.put(picture, x + size * 0.07, y - size * 0.57)


def _junk(draft: Draft, n: int) -> None:
    """A river junk with a broad battened sail."""

    def put(*points: Point) -> list[Point]:
        return [(n * x, n * y) for x, y in points]

    outline = 2.4 if n > 90 else 1.7
    draft.line(put((0.50, 0.02), (0.50, 0.80)), outline + 1.4, mix(HULL, INK, 0.4))
    cloth = ((0.30, 0.10), (0.56, 0.05), (0.86, 0.16), (0.92, 0.40), (0.88, 0.66), (0.28, 0.66), (0.24, 0.38))
    sail = smooth(put(*cloth), 6)
    draft.shape(sail, CLOTH, outline)
    for t in (0.22, 0.37, 0.52):
        draft.line(put((0.26, t), (0.90, t + 0.02)), FINE, mix(CLOTH, INK, 0.55), 210)
    draft.line(put((0.10, 0.30), (0.10, 0.74)), outline, mix(HULL, INK, 0.4))
    draft.shape(put((0.10, 0.30), (0.24, 0.35), (0.10, 0.42)), rgb("5D4777"), FINE)
    hull = put((-0.02, 0.68), (0.14, 0.76), (0.82, 0.76), (1.04, 0.62))
    hull += put((0.94, 0.86), (0.82, 0.93), (0.18, 0.93), (0.05, 0.84))
    draft.shape(hull, HULL, outline)
    draft.line(put((0.05, 0.80), (0.97, 0.79)), FINE, mix(HULL, INK, 0.55))
    draft.box(n * 0.60, n * 0.66, n * 0.80, n * 0.76, mix(CLOTH, HULL, 0.3), FINE)


def _put_tiles(picture: Image.Image) -> None:
    """Five tiles, their canals joined as on the map."""
    for x, y, kind, _, seat in _TILES:
        face = tiles.unrest(_TILE, seat, 45) if kind == "unrest" else tiles.plate(_TILE, seat, "canal")
        face.put(picture, x, y)
    for x, y, kind, rotation, _ in _TILES:
        if kind != "unrest":
            mask = tile(kind).masks[rotation]
            tiles.water(_TILE, [edge for edge in range(6) if mask >> edge & 1]).put(picture, x, y)
    tiles.joint(_TILE, 0).put(picture, *_JOINT)
