"""What there is to know about playing Yunnan well, and the figures of the search."""

from games.engine.computer import Brain
from games.yunnan.computer.sample import sample
from games.yunnan.computer.weights import weigh
from games.yunnan.computer.worth import worth

BRAIN = Brain(
    sample=sample,
    weigh=weigh,
    worth=worth,
    scale=12.0,
    depth=150,  # to the end: nothing is hidden, and where a race ends is hard to judge from its middle
    tries=20,  # nearly all: looking at an action costs less than drawing lots
    warmth=3.0,
)
"""For `games.brain`."""
