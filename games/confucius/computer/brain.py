"""What there is to know about playing Confucius well, and the figures of the search."""

from games.confucius.computer.sample import sample
from games.confucius.computer.weights import weigh
from games.confucius.computer.worth import worth
from games.engine.computer import Brain

BRAIN = Brain(
    sample=sample,
    weigh=weigh,
    worth=worth,
    scale=5.0,
    depth=40,  # a round and a half: what gifts and markers are good for shows when ministries are resolved
    tries=1000,  # the best of all there are: with the best of a few, long playouts mislead
    warmth=0.5,
)
"""For `games.brain`."""
