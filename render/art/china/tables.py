"""Parts of the table of houses by province: a head with its name, cells in its colour, walls round a cell."""

from PIL import Image, ImageDraw

from games.china.components import board
from render.art.china import cards
from render.art.china.forts import SHADED, STONE
from render.art.china.patterns import LAND
from render.art.field import to_image
from render.art.shapes import body, box, solid
from render.china.layout import HOUSES_HEAD, HOUSES_STEP, HOUSES_SUM, house_columns
from render.kit.palette import INK, INK_SOFT, PANEL, PAPER_LIGHT, Colour, mix
from render.kit.sprites import Sprite
from render.kit.type import write_fitted

_K, _PAD = 2, 11
GAP = 4
"""Between the head and the cells, and from cell to cell."""
WALL, TOWER, TOOTH = 5, 13, 7
"""Thickness of the walls round a cell, width of the towers at its sides, size of the teeth on the walls."""


def _canvas(size: tuple[int, int], ink: Colour) -> tuple[Image.Image, Image.Image]:
    """A plate's canvas at twice the size with its line, and the mask of its inside; shadows cost bytes."""
    canvas = Image.new("RGBA", ((size[0] + 2 * _PAD) * _K, (size[1] + 2 * _PAD) * _K), (0, 0, 0, 0))
    pad = _PAD * _K
    far = (canvas.width - pad - 1, canvas.height - pad - 1)
    outline = box(canvas.size, (pad, pad), far, 8 * _K)
    canvas.alpha_composite(solid(outline(0), ink))
    return canvas, outline(-2 * _K)


def head(name: str, colour: str, wide: int) -> Sprite:
    """A province's name on its land, anchored at its corner."""
    canvas, inner = _canvas((wide, HOUSES_HEAD - GAP), INK)
    canvas.paste(to_image(cards.pigment(colour, canvas.size, (_PAD + 2) * _K)), (0, 0), inner)
    picture = canvas.reduce(_K)
    at = (picture.width / 2, picture.height / 2 - (1 if "Q" in name else 0))
    write_fitted(picture, at, name, "serif", wide - 12)
    return Sprite(picture, _PAD, _PAD)


def cell(wide: int, fill: Colour) -> Sprite:
    """The place of one number, anchored at its corner."""
    canvas, inner = _canvas((wide, HOUSES_STEP - GAP), INK_SOFT)
    canvas.paste(fill, (0, 0), inner)
    return Sprite(canvas.reduce(_K), _PAD, _PAD)


def walls(wide: int) -> Sprite:
    """A fortification round a cell, anchored at the cell's corner: its number was doubled."""
    high = HOUSES_STEP - GAP
    size = ((wide + 2 * _PAD) * _K, (high + 2 * _PAD) * _K)
    towers = [(left, -2, left + TOWER, high + 2) for left in (-2, wide + 2 - TOWER)]
    teeth = [(x, -8, x + 5, -1) for left, *_ in towers for x in (left, left + TOWER - 5)]
    inner = wide + 4 - 2 * TOWER
    count = inner // (2 * TOOTH)
    for number in range(count):
        x = round(TOWER - 2 + (number + 0.5) * inner / count - TOOTH / 2)
        teeth.append((x, -5, x + TOOTH, 2))
    curtains = [(0, 0, wide, WALL), (0, high - WALL, wide, high)]

    def mask(boxes: list[tuple[int, int, int, int]], grow: float) -> Image.Image:
        found = Image.new("L", size, 0)
        pen = ImageDraw.Draw(found)
        for left, top, right, bottom in boxes:
            near = ((left + _PAD - grow) * _K, (top + _PAD - grow) * _K)
            pen.rectangle((*near, (right + _PAD + grow) * _K - 1, (bottom + _PAD + grow) * _K - 1), fill=255)
        return found

    canvas = Image.new("RGBA", size, (0, 0, 0, 0))
    canvas.alpha_composite(solid(mask([*towers, *teeth, *curtains], 1.5), INK))
    canvas.alpha_composite(body(mask([*teeth, *curtains], -0.5), SHADED, _K))
    canvas.alpha_composite(solid(mask(towers, 0.5), INK))
    canvas.alpha_composite(body(mask(towers, -0.5), STONE, _K))
    return Sprite(canvas.reduce(_K), _PAD, _PAD)


def sprites() -> dict[str, Sprite]:
    """All parts of the table."""
    found: dict[str, Sprite] = {}
    for province, (_, wide) in zip(board().provinces, house_columns(), strict=True):
        found[f"head-{province.id}"] = head(province.name, province.colour, wide)
        found[f"cell-{province.id}"] = cell(wide, mix(LAND[province.colour], PAPER_LIGHT, 0.15))
        found[f"walls-{province.id}"] = walls(wide)
    found["cell-sum"] = cell(HOUSES_SUM[1], PANEL)
    return found
