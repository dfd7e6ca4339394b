"""How a computer plays Confucius.

=================  ============================================================
module             holds
=================  ============================================================
``brain``          the figures of the search
``sample``         what a seat cannot know, dealt at random
``weights``        the rule of thumb: which actions look good
``weights_court``  the same of markers, students, the examination
``weights_realm``  the same of armies, junks, voyages
``weights_gifts``  the same of gifts and petitions
``weights_money``  the same of money and rewards
``look``           what the seat to act knows and has
``worth``          what a position promises each seat
``outlook``        guesses that both use: posts, boxes, candidates, money, time
=================  ============================================================
"""

from games.confucius.computer.brain import BRAIN

__all__ = ["BRAIN"]
