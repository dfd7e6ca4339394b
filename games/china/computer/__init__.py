"""How a computer plays China.

===========  =============================================================
module       holds
===========  =============================================================
``brain``    the figures of the search
``sample``   what a seat cannot know, dealt at random
``weights``  the rule of thumb: which actions look good
``worth``    what a position promises each seat
``outlook``  guesses that both use: what each seat may still get
``hopes``    tables of them: houses, emissaries, roads filled in by chance
===========  =============================================================
"""

from games.china.computer.brain import BRAIN

__all__ = ["BRAIN"]
