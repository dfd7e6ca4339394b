"""Yunnan's picture files.

============  ==========================================================================
`piece`       a sprite by name, Yunnan's own or a shared one
`ground`      a new picture of what is drawn on: ``base``, ``paper``, ``title``
`palette`     a palette: ``board``, ``title``
`sheet`       paper of any height
============  ==========================================================================
"""

from render.kit.assets import Assets
from render.yunnan.layout import FOLDER

files = Assets(FOLDER)
piece, ground, palette = files.piece, files.ground, files.palette
sheet = files.paper
