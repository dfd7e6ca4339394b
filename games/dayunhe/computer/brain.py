"""What there is to know about playing Da Yunhe well, and the figures of the search."""

from games.dayunhe.computer.sample import sample
from games.dayunhe.computer.weights import weigh
from games.dayunhe.computer.worth import worth
from games.engine.computer import Brain

BRAIN = Brain(
    sample=sample,
    weigh=weigh,
    worth=worth,
    scale=14.0,
    depth=30,  # half a match: what is not built yet is hard to judge, and more short playouts tell no more
    tries=12,
    warmth=4.0,
)
"""For `games.brain`."""
