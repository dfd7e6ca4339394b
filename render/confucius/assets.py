"""The picture files of Confucius.

============  ==========================================================================
`piece`       a sprite by name, Confucius' own or a shared one
`ground`      what is drawn on, to be copied first: ``court``, ``realm``, ``box``, ``paper``, ``title``
`palette`     a palette: ``board``, ``realm``, ``title``
`sheet`       paper of any height
============  ==========================================================================
"""

from render.confucius.layout import FOLDER
from render.kit.assets import Assets

_files = Assets(FOLDER)
piece, ground, palette = _files.piece, _files.ground, _files.palette
sheet = _files.paper
