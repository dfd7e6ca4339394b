"""What there is to know about playing China well, and the figures of the search."""

from games.china.computer.sample import sample
from games.china.computer.weights import weigh
from games.china.computer.worth import worth
from games.engine.computer import Brain

BRAIN = Brain(
    sample=sample,
    weigh=weigh,
    worth=worth,
    scale=10.0,
    depth=16,  # to the seat's next turn: what a card drawn is good for shows only then
    tries=12,  # played well rather than varied: a board tells little before the last third
    warmth=1.5,
)
"""For `games.brain`."""
