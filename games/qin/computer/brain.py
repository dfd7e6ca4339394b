"""What there is to know about playing Qin well, and the figures of the search."""

from games.engine.computer import Brain
from games.qin.computer.sample import sample
from games.qin.computer.weights import weigh
from games.qin.computer.worth import worth

BRAIN = Brain(
    sample=sample,
    weigh=weigh,
    worth=worth,
    scale=2.0,
    depth=1,  # a playout is the next player's reply; longer ones cost more than they tell
    tries=1000,  # the reply is the best of all there are: with the best of a few, playouts mislead
    warmth=0.5,
)
"""For `games.brain`."""
