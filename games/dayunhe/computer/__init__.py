"""How a computer plays Da Yunhe.

===========  ==========================================================
module       holds
===========  ==========================================================
``brain``    the figures of the search
``sample``   what a seat cannot know, dealt at random
``weights``  the rule of thumb: which actions look good
``look``     what tiles, ways and losses are worth to the seat to act
``worth``    what a position promises each seat
``outlook``  guesses that both use: rounds to come, inspections, unrest
===========  ==========================================================
"""

from games.dayunhe.computer.brain import BRAIN

__all__ = ["BRAIN"]
