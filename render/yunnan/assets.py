"""Yunnan's picture files.

============  ==========================================================================
`piece`       a sprite by name, Yunnan's own or a shared one
`ground`      what is drawn on, to be copied first: ``base``, ``paper``, ``title``
`palette`     a palette: ``board``, ``title``
`sheet`       paper of any height
============  ==========================================================================
"""

from render.kit.assets import Assets
from render.yunnan.layout import FOLDER

_files = Assets(FOLDER)
piece, ground, palette = _files.piece, _files.ground, _files.palette
sheet = _files.paper
