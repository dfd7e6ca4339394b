"""The picture files of Confucius.

============  ==========================================================================
`piece`       a sprite by name, Confucius' own or a shared one
`ground`      what is drawn on, to be copied first: ``court``, ``realm``, ``box``, ``paper``, ``title``
`palette`     a palette: ``board``, ``realm``, ``title``
`sheet`       paper of any height
============  ==========================================================================
"""

from PIL import Image, ImageOps

from render.confucius.layout import FOLDER
from render.kit.assets import Assets

_files = Assets(FOLDER)
piece, ground, palette = _files.piece, _files.ground, _files.palette


def sheet(width: int, height: int) -> Image.Image:
    """A new sheet of paper; a long one is the same paper turned over again and again."""
    paper = ground("paper").crop((0, 0, width, ground("paper").height))
    made = Image.new("RGB", (width, height))
    for top in range(0, height, paper.height):
        made.paste(paper, (0, top))
        paper = ImageOps.flip(paper)
    return made
