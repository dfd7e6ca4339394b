"""The small pictures of China's rules page, from positions through the real renderer."""

from collections.abc import Callable, Mapping, Sequence

from PIL import Image

from games.china import GAME
from games.china.components import board
from games.china.position import ChinaPosition
from games.china.scoring import house_points
from games.engine.choices import Question, walk
from render.china import final
from render.china.assets import ground, palette, piece
from render.china.board import Chart, draw_alliances, draw_names, draw_pieces, veil
from render.china.crop import draw_crop
from render.china.layout import CROP_STRIP, FOLDER, places
from render.china.points import points_at
from render.kit.encode import Picture
from render.kit.palette import INK
from render.kit.type import MIN_CAP, write
from render.scene import Scene

WIDTH = 600
SEATS_SHOWN = 4
_A, _B, _C, _D = range(SEATS_SHOWN)
MARGIN = 16


def _position(
    houses: Mapping[str, int], emissaries: Mapping[str, Sequence[int]] | None = None, fortified: bool = False
) -> ChinaPosition:
    """Four seats on side 3-4; houses by space, emissaries by province and seat."""
    options = {"fortifications": "yes" if fortified else "no"}
    position = GAME.start(SEATS_SHOWN, GAME.complete(SEATS_SHOWN, options), "figures")
    for number, space in enumerate(board().spaces):
        position.houses[number] = houses.get(space.name, -1)
    for number, province in enumerate(board().provinces):
        position.emissaries[number] = list((emissaries or {}).get(province.id, [0] * SEATS_SHOWN))
    return position


def _row(province: str, seats: str) -> dict[str, int]:
    """Houses on the spaces 1, 2, ... of a province: a seat's letter each, "-" for none."""
    return {f"{province}-{number}": "ABCDE".index(s) for number, s in enumerate(seats, 1) if s != "-"}


def _part(corner: tuple[int, int], height: int) -> Chart:
    """A part of the empty map."""
    left, top = corner
    return Chart(ground("base-3-4").crop((left, top, left + WIDTH, top + height)), corner)


def _index(province: str) -> int:
    return [entry.id for entry in board().provinces].index(province)


def _around(*provinces: str) -> tuple[tuple[int, int], int]:
    """Corner and height of a part that shows the provinces."""
    crops = [places().crops[_index(province)] for province in provinces]
    left, right = min(crop[0] for crop in crops), max(crop[2] for crop in crops)
    top, bottom = min(crop[1] for crop in crops), max(crop[3] for crop in crops)
    return ((left + right - WIDTH) // 2 if right - left > WIDTH else left, top), bottom - top


def place() -> Image.Image:
    """What a panel shows: places in Wei for one red card or a green pair."""
    position = _position(_row("wei", "--A---D") | _row("chin", "-BB--D"))
    position.turn, position.hands[_B] = _B, ["R", "G", "G"]
    found = walk(position.view(_B).legal(), ["wei"]).next
    assert isinstance(found, Question)
    return draw_crop(position.view(_B), found, Scene())


def emissaries() -> Image.Image:
    """As many emissaries as the leader has houses."""
    position = _position(_row("chin", "BB-BD-"), {"chin": [0, 1, 0, 2]})
    chart = _part(*_around("chin"))
    _stand(chart, position, "chin")
    return chart.image


def house_scoring() -> Image.Image:
    """Example 6 of the rules: four, two and one house."""
    position = _position(_row("wei", "AABADAB"))
    wei = _index("wei")
    position.scored[wei] = True
    corner, height = _around("wei")
    chart = _part(corner, height)
    _stand(chart, position, "wei")
    image = Image.new("RGB", (WIDTH, height + CROP_STRIP))
    image.paste(chart.image, (0, 0))
    image.paste(ground("panel").crop((0, 0, WIDTH, CROP_STRIP)), (0, height))
    piece("crop-edge").put(image, 0, height)
    y = height + CROP_STRIP // 2
    for number, (seat, points) in enumerate(house_points(position, wei).items()):
        x = MARGIN + number * WIDTH // 3
        write(image, (x + 24, y), str(position.houses.count(seat)), "number", MIN_CAP, INK)
        piece("icon-house").put(image, x + 64, y)
        final.draw_points(Chart(image), seat, points, (x + 138, y))
    return image


def alliances() -> Image.Image:
    """Example 8 of the rules: alliance 3 for D, alliance 4 for nobody."""
    held = {"wei": [0, 1, 0, 1], "chin": [1, 1, 0, 2], "shu": [0, 0, 2, 1]}
    houses = _row("wei", "DD---A-") | _row("chin", "BDDAB-") | _row("shu", "-CCD--")
    position = _position(houses, held)
    (_, top), _ = _around("chin")
    chart = _part((0, top), _below("shu") - top)
    veil(chart, [_index(province) for province in held], elsewhere=True)
    draw_pieces(chart, position, [_index(province) for province in held])
    draw_names(chart, position, [_index(province) for province in held])
    final.draw_alliance_points(chart, points_at(position, ())[0], (3, 4))
    return chart.image


def roads() -> Image.Image:
    """Example 9 of the rules: a row of five with a branch."""
    position = _position(_row("chin", "-DD-DD") | _row("shu", "DDC--A"))
    (_, top), _ = _around("chin")
    chart = _part((0, top), _below("shu") - top)
    shown = [_index("chin"), _index("shu")]
    veil(chart, shown, elsewhere=True)
    rows = final.rows_of(position)
    final.draw_rows(chart, rows)
    draw_pieces(chart, position, shown)
    draw_names(chart, position, shown)
    final.draw_row_points(chart, rows, points_at(position, rows)[1])
    return chart.image


def fortifications() -> Image.Image:
    """One still empty, one with a house in it."""
    position = _position(_row("qi", "BC--B"), fortified=True)
    qi = board().provinces[_index("qi")].spaces
    position.forts[qi[0]] = position.forts[qi[2]] = True
    chart = _part(*_around("qi"))
    _stand(chart, position, "qi")
    return chart.image


def _below(province: str) -> int:
    """The row under a province's emissaries, where a part may end."""
    return round(places().slips[_index(province)][1]) + 70


def _stand(chart: Chart, position: ChinaPosition, province: str) -> None:
    """All that stands in one province, the rest under thin paper."""
    shown = {_index(province)}
    veil(chart, shown, elsewhere=True)
    draw_alliances(chart, position, shown)
    draw_pieces(chart, position, shown)
    draw_names(chart, position, shown)


FIGURES: dict[str, Callable[[], Image.Image]] = {
    "place": place,
    "emissaries": emissaries,
    "house-scoring": house_scoring,
    "alliances": alliances,
    "roads": roads,
    "fortifications": fortifications,
}
"""By paragraph."""


def build() -> None:
    """Write every figure; needs everything else."""
    for paragraph, draw in FIGURES.items():
        data = Picture(draw(), palette("map")).png()
        (FOLDER / f"rules-{paragraph}.png").write_bytes(data)
