"""China's palettes: one for the map, one for pictures of cards, one for each title."""

from itertools import cycle

from PIL import Image

from games.china import GAME
from games.china.components import COLOURS, SEATS, SIDES, Side, board, supply
from games.china.position import ChinaPosition
from render.art.colours import display, palette
from render.art.field import to_image
from render.art.ground import paper
from render.china import board as drawing
from render.china import final
from render.china.assets import piece
from render.china.layout import FOLDER, HEIGHT, HOUSES, PANEL, WIDTH, table_height
from render.kit.files import read_picture

COLOURS_OF_MAP = 148
"""Fewer than a palette may have: the map with everything on it must stay below 400 kB."""


def build() -> None:
    """Write the papers of panels and tables, and all palettes; needs bases, titles, provinces and sprites."""
    panel = to_image(paper(2 * PANEL[1], 2 * PANEL[0], "china-panel")).reduce(2)
    panel.save(FOLDER / "panel.png", optimize=True)
    long = table_height(max(SEATS))
    # Drawn at its own size, not at twice: calmer, for the longest picture has the least bytes to spare.
    table = to_image(paper(long, WIDTH, "china-table", fibres=0))
    table.crop((0, HOUSES, WIDTH, long)).save(FOLDER / "table.png", optimize=True)
    pieces = display(FOLDER)
    bases = [read_picture(FOLDER / f"base-{side}.png", "RGB") for side in SIDES]
    full = [_full(base) for base in bases]
    maps = [bases[0], *full, _veiled(full[0]), pieces]
    palette(maps, COLOURS_OF_MAP).save(FOLDER / "palette-map.png")
    palette([panel, pieces]).save(FOLDER / "palette-panel.png")
    for path in sorted(FOLDER.glob("title-*.png")):
        palette([read_picture(path, "RGB")]).save(FOLDER / f"palette-{path.name}")


def crowded(side: Side, seats: int) -> ChinaPosition:
    """No legal position: every space built on, every field crowded, so that every colour is seen."""
    position = GAME.start(seats, GAME.complete(seats, {"four": side, "fortifications": "yes"}), "full")
    position.side = side
    turns = cycle(range(seats))
    position.houses = [next(turns) for _ in position.houses]
    position.forts = [space % 9 == 0 for space in range(len(position.forts))]
    for province in range(len(board().provinces)):
        for number in range(province):
            position.emissaries[province][number % seats] += 1
        position.scored[province] = province % 2 == 0
    position.houses_left = [supply().houses - position.houses.count(seat) for seat in range(seats)]
    position.row = list(COLOURS[:4])
    return position


def _full(base: Image.Image) -> Image.Image:
    """The base with all that can stand on it."""
    position = crowded(SIDES[1], max(SEATS))
    chart = drawing.Chart(base.copy())
    final.draw_rows(chart, final.rows_of(position))
    drawing.draw_pieces(chart, position)
    drawing.draw_alliances(chart, position)
    drawing.draw_names(chart, position, asked=range(0, 9, 3))
    for number, colour in enumerate(COLOURS):
        piece(f"open-{colour}").put(chart.image, 130 + 230 * number, 1284)
    return chart.image


def _veiled(full: Image.Image) -> Image.Image:
    """All that as it looks around a province in question, at half the size: it is seen seldom."""
    chart = drawing.Chart(full.copy())
    drawing.veil(chart, range(4), elsewhere=True)
    return chart.image.resize((WIDTH // 2, HEIGHT // 2))
