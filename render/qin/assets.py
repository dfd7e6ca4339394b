"""Qin's picture files.

==========  ============================================================================
`piece`     a sprite by name, Qin's own or a shared one
`ground`    what is drawn on, to be copied first: a side of the board, ``hand``, ``title-...``
`palette`   the palette of the pictures drawn on that ground
==========  ============================================================================
"""

from render.kit.assets import Assets
from render.qin.layout import FOLDER

_files = Assets(FOLDER)
piece, ground, palette = _files.piece, _files.ground, _files.palette
