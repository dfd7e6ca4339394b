"""The picture files of Confucius.

============  ==========================================================================
`piece`       a sprite by name, Confucius' own or a shared one
`ground`      what is drawn on, to be copied first: ``court``, ``realm``, ``box``, ``paper``, ``title``
`palette`     a palette: ``board``, ``realm``, ``title``
`sheet`       paper of any height
============  ==========================================================================
"""

from PIL import Image, ImageOps

from games.engine import BadData
from render.confucius.layout import BOX_HEIGHT, FOLDER, HEIGHT, PAPER, TITLE_HEIGHT, WIDTH
from render.confucius.placeholder import stand_in
from render.kit.assets import Assets
from render.kit.encode import Colours
from render.kit.palette import PAPER as PAPER_COLOUR
from render.kit.sprites import Piece

_files = Assets(FOLDER)
_HEIGHTS = {"court": HEIGHT, "realm": 1586, "box": BOX_HEIGHT, "paper": PAPER[1], "title": TITLE_HEIGHT}


def piece(name: str) -> Piece:
    """A sprite, or a stand-in for one not drawn yet."""
    try:
        return _files.piece(name)
    except (KeyError, BadData):
        return stand_in(name)


def ground(name: str) -> Image.Image:
    """A ground, or plain paper."""
    try:
        return _files.ground(name)
    except BadData:
        return Image.new("RGB", (WIDTH, _HEIGHTS[name]), PAPER_COLOUR)


def palette(name: str) -> Colours:
    """A palette, or a stand-in."""
    try:
        return _files.palette(name)
    except BadData:
        steps = [(r, g, b) for r in range(0, 256, 51) for g in range(0, 256, 51) for b in range(0, 256, 51)]
        rows = Image.new("RGB", (len(steps), 2))
        rows.putdata([*steps, *steps])
        return Colours.of(rows)


def sheet(width: int, height: int) -> Image.Image:
    """A new sheet of paper; a long one is the same paper turned over again and again."""
    paper = ground("paper").crop((0, 0, width, ground("paper").height))
    made = Image.new("RGB", (width, height))
    for top in range(0, height, paper.height):
        made.paste(paper, (0, top))
        paper = ImageOps.flip(paper)
    return made
