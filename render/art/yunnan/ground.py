"""Yunnan's ground: the land with its road, rivers, names and yields, and the empty table of the buildings."""

from typing import NamedTuple

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from games.yunnan.components import board, buildings
from render.art.drawing import draw, icon, slip
from render.art.field import (
    Field,
    enlarged,
    lay,
    layers,
    line,
    of_mask,
    signed_distance,
    stain,
    step,
    to_image,
)
from render.art.ground import paper
from render.art.strokes import Point, brush
from render.art.yunnan.landscape import draw_far, draw_near
from render.art.yunnan.pieces import DRAWN, sign_files
from render.kit.palette import INK, PAPER_LIGHT, SHADOW_LAND, mix, rgb
from render.kit.sprites import Sprite
from render.kit.type import MIN_CAP, write, write_number
from render.yunnan import layout
from render.yunnan.buildings import ICONS

LAND = tuple(rgb(code) for code in ("E6CFA0", "B9C79B", "E3BE96", "C6B9CB", "D9AC9C", "B3C6C8"))
"""By province: from the tea to the snow."""
BORDER, FAINT = rgb("4A3527"), rgb("B7A27C")
WATER, SHORE, RIPPLE = rgb("A5C6D1"), rgb("6FA3B3"), rgb("4E7A86")
EARTH, DUST = rgb("5A3E28"), rgb("F3DDA8")
RIVER_WIDTH, TIP, TAPER = 36, 16, 160
"""Of a river; of its end; over how many pixels it narrows."""
_REACH = 40
"""How far from a border, in pixels of the picture, its distance is worked out."""
_LEVEL_INK = mix(INK, FAINT, 0.45)
_BOTTOM = 2 * layout.MAP_END
"""Rows of the ground, which is twice as large as the picture, that the map takes."""


class Grounds(NamedTuple):
    """The board, and the map alone with nothing lying on it."""

    board: Image.Image
    land: Image.Image


def grounds() -> Grounds:
    """Paint both."""
    whole = paper(2 * layout.HEIGHT, 2 * layout.WIDTH, "yunnan", fibres=0.3)
    view = whole[:_BOTTOM]
    draw_far(view)
    _draw_land(view)
    for number in range(len(layout.RIVERS)):
        _draw_river(view, number)
    draw_near(view)
    _draw_road(view)
    picture = to_image(whole).reduce(2)
    land = picture.crop((0, 0, layout.WIDTH, layout.MAP_END))
    _draw_places(picture)
    _draw_table(picture)
    return Grounds(picture, land)


def _twice(points: list[Point]) -> list[Point]:
    return [(2 * x, 2 * y) for x, y in points]


def _depth(mask: Image.Image) -> Field:
    """How deep a pixel of the ground lies in a mask of the picture's size, in pixels of the ground."""
    found = signed_distance(np.asarray(mask) > 127, _REACH)
    return enlarged(found, 2 * mask.width, 2 * mask.height) * np.float32(2)


def _draw_land(view: Field) -> None:
    """Every province in its pigment, wet at the rim, between ink lines; it lies on the paper."""
    size = layout.WIDTH, layout.MAP_END
    masks = []
    whole = Image.new("L", size, 0)
    for province in range(len(LAND)):
        mask = Image.new("L", size, 0)
        for shape in (mask, whole):
            ImageDraw.Draw(shape).polygon(layout.outline(province), fill=255, outline=255)
        masks.append(mask)
    coast = _depth(whole)
    cast = np.roll(np.clip(coast, -60, 0), (12, 8), (0, 1))
    stain(view, SHADOW_LAND, np.exp(cast / 15) * step(-coast, -1, 2) * np.float32(0.26))
    rough, blot, breath = (
        layers(*view.shape[:2], cell, 2, key) for cell, key in ((44, "a"), (300, "b"), (70, "c"))
    )
    for tone, mask in zip(LAND, masks, strict=True):
        depth = _depth(mask)
        inside = step(depth, -1.2, 1.2)
        lay(view, mix(tone, PAPER_LIGHT, 0.2), inside)
        # Washes have edges, as on paper: smooth ones would cost twice the bytes.
        stain(view, tone, inside * step(blot, 0.1, 0.14) * np.float32(0.16))
        wet = depth + np.float32(7) * rough
        for reach, soft, strength in ((36, 9, 0.20), (20, 7, 0.26), (9, 6, 0.36)):
            rim = inside * (1 - step(wet, reach - soft, reach)) * np.float32(strength)
            stain(view, mix(tone, BORDER, 0.10), rim)
        stain(view, BORDER, line(depth, np.float32(1.9) + np.float32(1.5) * breath) * np.float32(0.72))
    stain(
        view,
        mix(BORDER, INK, 0.6),
        line(coast, np.float32(2.6) + np.float32(1.8) * breath, 1.8) * np.float32(0.75),
    )


def _draw_river(view: Field, number: int) -> None:
    """Broad water along a border, with lines of its flow, narrower towards its end."""
    mask = Image.new("L", (layout.WIDTH, layout.MAP_END), 0)
    pen = ImageDraw.Draw(mask)
    path = layout.river(number)
    for at, (x, y) in enumerate(path):
        left = abs(path[-1][0] - x)
        half = (TIP + (RIVER_WIDTH - TIP) * min(1, left / TAPER)) / 2
        pen.ellipse((x - half, y - half, x + half, y + half), fill=255)
        if at:
            pen.line((path[at - 1], (x, y)), fill=255, width=round(2 * half))
    depth = _depth(mask)
    inside = step(depth, -1, 1)
    lay(view, WATER, inside)
    stain(view, SHORE, inside * (1 - step(depth, 5, 12)) * np.float32(0.7))
    broken = step(layers(*view.shape[:2], 60, 2, "flow", number), -0.25, 0.05)
    flow = line(depth - 16, 1, 1.6) * broken + line(depth - 28, 1, 1.6) * (1 - broken)
    stain(view, RIPPLE, inside * flow * np.float32(0.7))
    stain(view, INK, line(depth, 2.4, 1.7) * np.float32(0.75))


def _draw_road(view: Field) -> None:
    """One stroke of pale dust between dark rims from the market to the last province."""
    path = _twice([point for province in range(len(LAND)) for point in layout.road(province)])
    for colour, wide, key, dry in ((EARTH, 2.3, "rim", 0.35), (DUST, 1.4, "road", 0.0)):
        mask = Image.new("L", (view.shape[1], view.shape[0]), 0)
        brush(mask, path, wide * layout.ROAD_WIDTH, key, dry=dry, taper=0.1)
        lay(view, colour, of_mask(mask.filter(ImageFilter.GaussianBlur(0.8))) * np.float32(0.94))


def _drawn(name: str, *shown: str, size: tuple[int, int] | None = None) -> Sprite:
    return draw(DRAWN / "ground" / f"{name}.svg", *shown, size=size)


def _draw_places(picture: Image.Image) -> None:
    """Sites of bridges; on a plate each name, what a trader yields and, under a roof, what a post does."""
    for site in range(len(board().bridges)):
        _drawn("site").put(picture, *layout.bridge(site))
    for province, printed in enumerate(board().provinces):
        left, _, right, _ = layout.plate(province)
        x, y = layout.PLACES[province].plate
        _drawn("plate", size=(right - left + 24, layout.PLATE_HIGH + 24)).put(picture, x, y)
        x += layout.PLATE_PAD
        x += write(picture, (x, y), printed.name, "serif", anchor="l") + layout.COIN
        for number, value in enumerate((printed.trader, printed.post)):
            if value is not None:
                if number:
                    _drawn("roof").put(picture, x, y)
                draw(DRAWN / "pieces" / "coin.svg").put(picture, x, y + 2 * number)
                write_number(picture, (x, y + 2 * number), str(value), 40)
                x += layout.COIN_STEP


def _draw_table(picture: Image.Image) -> None:
    """Rows for the buildings with their spaces and tracks; one for the bank and the order."""
    left, top, right, bottom = layout.LEFT, layout.TABLE, layout.RIGHT, layout.row(len(buildings()) - 1)[3]
    order = layout.ORDER
    for box in ((left, top - 5, right, bottom + 3), (left, order[1], layout.LEVELS - 12, order[3]), order):
        x, y, end, low = box
        slip(end - x, low - y, "plain").put(picture, x, y)
    pen = ImageDraw.Draw(picture)
    icon(DRAWN / "icons" / "bid.svg", 44).put(picture, layout.SIGN, layout.HEAD)
    for number, value in enumerate(buildings()[0].values):
        write(picture, (layout.middle(layout.space(0, number))[0], layout.HEAD), str(value))
    for building, printed in enumerate(buildings()):
        middle = layout.middle(layout.row(building))[1]
        icon(sign_files()[ICONS[printed.id]], 44).put(picture, layout.SIGN, middle)
        for number, safe in enumerate(printed.safe):
            _drawn("space", "safe" if safe else "small").put(
                picture, *layout.middle(layout.space(building, number))
            )
        for reached in range(layout.LOWEST[building], printed.most + 1):
            _draw_level(picture, pen, building, reached)
    _draw_last_row(picture)


def _draw_level(picture: Image.Image, pen: ImageDraw.ImageDraw, building: int, reached: int) -> None:
    """A field of a track: its number; of horses the pigment of the province and how its name begins."""
    left, top, right, bottom = layout.level(building, reached)
    at = (left + layout.LEVEL_NUMBER, (top + bottom) / 2)
    if ICONS[buildings()[building].id] == "horse":
        pen.rectangle((left + 2, top + 5, right - 8, bottom - 5), fill=LAND[reached])
        write(
            picture, (left + 6, at[1]), board().provinces[reached].name[:2], "serif", anchor="l", squeeze=0.72
        )
    else:
        write(picture, at, str(reached), "number", MIN_CAP, _LEVEL_INK)
    if reached > layout.LOWEST[building]:
        pen.line((left - 3, top + 12, left - 3, bottom - 12), fill=FAINT, width=2)


def _draw_last_row(picture: Image.Image) -> None:
    _, y = layout.middle(layout.ORDER)
    draw(DRAWN / "ground" / "bank.svg", scale=0.46).put(picture, layout.SIGN, y + 2)
    pen = ImageDraw.Draw(picture)
    for side in range(2):
        left, top, right, bottom = layout.bank(side)
        pen.rounded_rectangle((left + 4, top + 6, right - 6, bottom - 6), 7, rgb("FBF2DC"), INK, 2)
        draw(DRAWN / "pieces" / "coin.svg").put(picture, left + layout.BANK_COIN, y)
    left, _, right, _ = layout.ORDER
    for x, sign, arrow, way in (
        (left + 40, "bid", left + 80, "right"),
        (right - 40, "horse", right - 80, "left"),
    ):
        icon(DRAWN / "icons" / f"{sign}.svg", 44).put(picture, x, y)
        draw(DRAWN / f"arrow-{way}.svg").put(picture, arrow, y)
