"""China's grounds, one for each side of the map: landscape, land and water, roads, spaces, dragon fields."""

import numpy as np
from PIL import Image, ImageDraw

from games.china.components import SIDES, board
from render.art.china import land
from render.art.china.landscape import draw_desert, draw_far_range
from render.art.china.patterns import LAND
from render.art.china.places import BOTTOM, path
from render.art.china.regions import Regions
from render.art.china.roads import draw_roads
from render.art.drawing import draw
from render.art.field import Field, distance, step, to_image
from render.art.ground import birds, mountains, paper
from render.art.landmarks import draw_wall
from render.art.scenes import Pigments, draw_junk, draw_scene
from render.china.layout import FOLDER, HEIGHT, WIDTH, PlacesFile
from render.kit.palette import PAPER_LIGHT, SHADOW_PAPER, mix, rgb

RING, RING_INSIDE = 26.0, 23.5
"""Radii of an empty house space; a house hides it."""
RING_LINE, RING_FILL = rgb("4A3527"), rgb("FAF0D9")
SCENES = {
    "yan": ("pines", "peaks"),
    "zhao": ("peaks", "pines"),
    "qi": ("pines", "peaks"),
    "lu": ("bamboo", "terraces"),
    "wei": ("terraces", "peaks", "pines"),
    "han": ("terraces", "pines"),
    "chin": ("peaks", "terraces", "pines"),
    "shu": ("towers", "bamboo", "peaks"),
    "chu": ("towers", "crane", "bamboo", "terraces"),
}
"""What grows in each province, in turn; elsewhere `ANYWHERE`."""
ANYWHERE = ("peaks", "pines", "terraces")
LEAST, MOST = 40.0, 62.0
"""Free pixels round the middle of a scene."""
ISLETS = ((2322, 1290, 44), (2352, 1330, 26), (2340, 1800, 34))
"""Rocks in the sea, in pixels of the ground: x, y, half their width."""
ROCK = Pigments(rgb("CBD6D0"), rgb("6F8F92"), rgb("3C4A4C"))
GREEN, STONE = rgb("4F7F78"), rgb("28221E")


def grounds(lands: Regions, found: PlacesFile) -> dict[str, Image.Image]:
    """The ground of each side, without any text."""
    shared = _landscape(lands)
    _nature(shared, lands, found)
    pictures: dict[str, Image.Image] = {}
    for side in SIDES:
        ground = shared.copy()
        draw_roads(ground, side, found)
        picture = to_image(ground)
        _spaces(picture, found)
        pictures[side] = picture.reduce(2)
    return pictures


def _landscape(lands: Regions) -> Field:
    height, width = HEIGHT * 2, WIDTH * 2
    ground = paper(height, width, "china", fibres=0, drift=0)
    sea = land.sea_field(height, width)
    free = step(-lands.coast, -1, 2)
    land.draw_sea(ground, lands.coast, sea)
    draw_desert(ground, free)
    birds(ground, (1300, 118), "c", 5)
    crest = mountains(ground, 178, 165, "north5", dark=0.56, cell=330)
    draw_wall(ground, crest, 560, 2000, free)
    draw_far_range(ground, 2 * BOTTOM, 1300)
    draw_junk(ground, (2270, 760), 118)
    draw_junk(ground, (2240, 2210), 84, 0.5)
    for x, y, half in ISLETS:
        draw_scene(ground, "peaks", (x, y), half, ROCK, 0.7)
    land.draw_shadow(ground, lands.coast, sea)
    land.draw_provinces(ground, lands)
    land.draw_lake(ground, lands.lake)
    deepest = np.unravel_index(np.argmax(lands.lake), lands.lake.shape)
    draw_junk(ground, (float(deepest[1]), float(deepest[0]) - 10), 62, 0.5)
    land.draw_borders(ground, lands, sea)
    return ground


def _nature(ground: Field, lands: Regions, found: PlacesFile) -> None:
    """Scenes where there is room: the roomiest place first, never two close together."""
    room = _room(lands, found)
    numbers = np.asarray(lands.numbers)
    rows, columns = np.ogrid[0:HEIGHT, 0:WIDTH]
    painted: dict[str, int] = {}
    while True:
        y, x = (int(n) for n in np.unravel_index(np.argmax(room), room.shape))
        free = float(room[y, x])
        if free < LEAST:
            return
        province = board().provinces[int(numbers[y, x]) - 1]
        names = SCENES.get(province.id, ANYWHERE)
        count = painted.get(province.id, 0)
        painted[province.id] = count + 1
        room[(rows - y) ** 2 + (columns - x) ** 2 < (free * 2.0) ** 2] = 0
        if count >= len(names):
            continue
        tone = LAND[province.colour]
        pigments = Pigments(mix(tone, PAPER_LIGHT, 0.25), mix(tone, GREEN, 0.62), mix(tone, STONE, 0.82))
        half = min(free, MOST) * 2 * 1.08
        draw_scene(ground, names[count], (2.0 * x, 2.0 * y + half * 0.05), half, pigments, 0.8)


def _room(lands: Regions, found: PlacesFile) -> Field:
    """How far each pixel of the land is from the next thing, road or border."""
    taken = Image.new("L", (WIDTH, HEIGHT), 0)
    pen = ImageDraw.Draw(taken)
    for x, y in found.spaces.values():
        pen.ellipse((x - 31, y - 34, x + 31, y + 31), fill=1)
    for x, y, _ in found.alliances.values():
        pen.ellipse((x - 38, y - 38, x + 38, y + 38), fill=1)
    for name, (x, y) in found.dragons.items():
        pen.ellipse((x - 51, y - 51, x + 51, y + 51), fill=1)
        left, top = found.slips[name]
        pen.rectangle((left - 60, top - 26, left + 60, top + 26), fill=1)
    for key, bow in found.roads.items():
        start, end = key.split()
        pen.line(path(found.spaces[start], found.spaces[end], bow), fill=1, width=12)
    numbers = np.asarray(lands.numbers)
    edge = numbers == 0
    edge[1:] |= numbers[1:] != numbers[:-1]
    edge[:, 1:] |= numbers[:, 1:] != numbers[:, :-1]
    return distance((np.asarray(taken) > 0) | edge, 90)


def _spaces(picture: Image.Image, found: PlacesFile) -> None:
    cast = Image.new("L", picture.size, 0)
    pen = ImageDraw.Draw(cast)
    for x, y in found.spaces.values():
        _disc(pen, 2 * x + 2, 2 * y + 5, 2 * RING, 90)
    picture.paste(SHADOW_PAPER, (0, 0), cast)
    pen = ImageDraw.Draw(picture)
    for x, y in found.spaces.values():
        _disc(pen, 2 * x, 2 * y, 2 * RING, RING_LINE)
        _disc(pen, 2 * x, 2 * y, 2 * RING_INSIDE, RING_FILL)
    empty = draw(FOLDER / "svg" / "ground" / "dragon.svg", scale=2).image
    for x, y in found.dragons.values():
        picture.paste(empty, (2 * x - empty.width // 2, 2 * y - empty.height // 2), empty)


def _disc(
    pen: ImageDraw.ImageDraw, x: float, y: float, radius: float, fill: tuple[int, int, int] | int
) -> None:
    pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=fill)
