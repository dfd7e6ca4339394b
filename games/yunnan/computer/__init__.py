"""How a computer plays Yunnan.

===================  ==============================================================
module               holds
===================  ==============================================================
``brain``            the figures of the search
``sample``           what a seat cannot know: nothing but the seed
``weights``          the rule of thumb: which actions look good
``weights_bidding``  the same of traders that are set, of structures that are taken
``weights_travel``   the same of steps of a travel turn
``look``             what the colour to act has
``worth``            what a position promises each seat
``outlook``          guesses that both use: rounds to come, money, pieces, progress
===================  ==============================================================
"""

from games.yunnan.computer.brain import BRAIN

__all__ = ["BRAIN"]
