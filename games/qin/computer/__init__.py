"""How a computer plays Qin.

===========  =============================================
module       holds
===========  =============================================
``brain``    the figures of the search
``sample``   what a seat cannot know, dealt at random
``weights``  the rule of thumb: which placements look good
``worth``    what a position promises each seat
``outlook``  guesses that both use
===========  =============================================
"""

from games.qin.computer.brain import BRAIN

__all__ = ["BRAIN"]
