"""Builds Qin's files: pigments, edges, sprites, a ground and a palette a side of the board."""

from PIL import Image

from games.qin.components import KINDS, SIDES, board
from games.qin.squares import COUNT
from render.art import sheet
from render.art.colours import display, palette
from render.art.field import to_image
from render.art.ground import paper
from render.art.qin import land
from render.art.qin.ground import ground
from render.art.qin.pieces import sprites
from render.art.qin.title import titles
from render.kit.palette import SEATS
from render.qin import assets
from render.qin.land import PIGMENTS, province_square, shape_of
from render.qin.layout import FOLDER, HAND_HEIGHT, WIDTH, centre, corner


def build() -> None:
    """Write every file but the figures; later steps read what the earlier ones wrote."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    large = {colour: land.pigment(colour) for colour in PIGMENTS}
    for colour, picture in large.items():
        picture.reduce(2).save(FOLDER / f"pigment-{colour}.png", optimize=True)
    sheet.pack(land.edges(), FOLDER / "edges")
    sheet.pack(sprites(large), FOLDER / "sprites")
    pieces = display(FOLDER)
    grounds: dict[str, Image.Image] = {side: ground(board(side)) for side in SIDES}
    for side, empty in grounds.items():
        empty.save(FOLDER / f"{side}.png", optimize=True)
        palette([empty, _full(empty, side), pieces]).save(FOLDER / f"palette-{side}.png")
    for name, picture in titles(grounds, large).items():
        picture.save(FOLDER / f"title-{name}.png", optimize=True)
        palette([picture]).save(FOLDER / f"palette-title-{name}.png")
    hand = to_image(paper(2 * HAND_HEIGHT, 2 * WIDTH, "hand")).reduce(2)
    hand.save(FOLDER / "hand.png", optimize=True)
    palette([hand, *_trays(hand)]).save(FOLDER / "palette-hand.png")


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
            owner = (None, 0, 1, 2, 3)[square // 6 % 5]
            province_square(colour, shape_of(grid, square), square, owner).put(picture, *corner(square))
    for square in range(0, COUNT, 3):
        name = ("single", "double")[square % 2]
        assets.piece(f"{name}-{SEATS[square // 3 % 4].letter}").put(picture, *centre(square))
    return picture


def _trays(hand: Image.Image) -> list[Image.Image]:
    """The hand's picture with every tile and token, for its palette."""
    pictures = []
    for kinds, tokens in ((KINDS[:3], "AB"), (KINDS[3:], "CD")):
        picture = hand.copy()
        for number, token in enumerate(tokens):
            assets.piece(f"token-{token}").put(picture, 92 + 200 * number, 74)
        assets.piece("tray").put(picture, 30, 146)
        for number, kind in enumerate(kinds):
            assets.piece(f"hand-{kind}").put(picture, 236 + 364 * number, 288)
        pictures.append(picture)
    return pictures
