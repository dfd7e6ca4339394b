"""Builds Qin's files: pigments, edges, sprites, a ground and a palette for each side of the board."""

from PIL import Image

from games.qin.components import SIDES, board
from games.qin.squares import COUNT
from render.art import qin_land, sheet
from render.art.colours import palette
from render.art.field import to_image
from render.art.ground import paper
from render.art.qin_ground import ground
from render.art.qin_pieces import sprites
from render.kit.palette import PAPER, SEATS
from render.kit.sprites import Sprite
from render.qin import assets
from render.qin.land import PIGMENTS, province_square, shape_of
from render.qin.layout import FOLDER, WIDTH, centre, corner


def build() -> None:
    """Write every file; later steps read what the earlier ones wrote."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    large = {colour: qin_land.pigment(colour) for colour in PIGMENTS}
    for colour, picture in large.items():
        picture.reduce(2).save(FOLDER / f"pigment-{colour}.png", optimize=True)
    qin_land.edges().save(FOLDER / "edges.png", optimize=True)
    found = sprites(large)
    sheet.pack(found, FOLDER / "sprites")
    pieces = _display(found)
    for side in SIDES:
        empty = ground(board(side))
        empty.save(FOLDER / f"{side}.png", optimize=True)
        palette([empty, _full(empty, side), pieces]).save(FOLDER / f"palette-{side}.png")
    hand = to_image(paper(1040, 2 * WIDTH, "hand")).reduce(2)
    hand.save(FOLDER / "title-hand.png", optimize=True)
    palette([hand, pieces]).save(FOLDER / "palette-hand.png")


def _display(found: dict[str, Sprite]) -> Image.Image:
    """All sprites on paper: without them a palette would forget the seats."""
    names = sorted(name for name in found if not name.startswith(("slip-", "glow", "tray")))
    columns = 6
    picture = Image.new("RGB", (WIDTH, 210 * ((len(names) + columns - 1) // columns)), PAPER)
    for number, name in enumerate(names):
        sprite = found[name].image
        at = (number % columns * 200, number // columns * 210)
        picture.paste(sprite, at, sprite)
    return picture


def _full(empty: Image.Image, side: str) -> Image.Image:
    """The board covered with land and pieces, no legal position, but with all its colours."""
    picture = empty.copy()
    kinds = board(side).ground
    grid = [
        "RYB"[(square // 3 + square // 26) % 3] if kinds[square] == "grassland" else ""
        for square in range(COUNT)
    ]
    for square, colour in enumerate(grid):
        if colour:
            province_square(colour, shape_of(grid, square), square).put(picture, *corner(square))
    for square in range(0, COUNT, 3):
        name = ("single", "double")[square % 2]
        assets.piece(f"{name}-{SEATS[square // 3 % 4].letter}").put(picture, *centre(square))
    return picture
