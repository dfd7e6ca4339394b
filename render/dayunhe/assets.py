"""Da Yunhe's picture files.

============  ==========================================================================
`piece`       a sprite by name, Da Yunhe's own or a shared one
`ground`      what is drawn on, to be copied first: ``board``, ``paper``, ``title``
`palette`     a palette: ``board``, ``title``
`sheet`       paper of any height
============  ==========================================================================
"""

from render.dayunhe.layout import FOLDER
from render.kit.assets import Assets

_files = Assets(FOLDER)
piece, ground, palette = _files.piece, _files.ground, _files.palette
sheet = _files.paper
