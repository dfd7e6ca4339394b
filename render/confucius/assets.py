"""The picture files of Confucius.

============  ================================================================
`piece`       a sprite by name, Confucius' own or a shared one
`ground`      a new picture of what is drawn on: ``board``, ``box``, ``paper``, ``title``
`palette`     a palette: ``board``, ``title``
`sheet`       paper of any height
============  ================================================================
"""

from render.confucius.layout import FOLDER
from render.kit.assets import Assets

files = Assets(FOLDER)
piece, ground, palette = files.piece, files.ground, files.palette
sheet = files.paper
