"""Qin's picture files.

==========  ============================================================================
`piece`     a sprite by name, Qin's own or a shared one
`ground`    a new picture of what is drawn on: a side of the board, ``hand``, ``title-...``
`palette`   the palette of the pictures drawn on that ground
==========  ============================================================================
"""

from render.kit.assets import Assets
from render.qin.layout import FOLDER

files = Assets(FOLDER)
piece, ground, palette = files.piece, files.ground, files.palette
