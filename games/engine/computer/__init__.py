"""Computer players of all games, built on the contract alone: a player is given its view and a budget.

============  ===========================================================================================
module        holds
============  ===========================================================================================
``brain``     `Brain`, what a game tells about playing it well: sample, weigh, worth
``budget``    how long a search goes on: so many playouts, or so long by a clock
``dealing``   a quick shuffle for samples
``playout``   a sampled position played on by rule of thumb, and what its end is worth to each seat
``search``    Monte Carlo search over samples of what the seat cannot know, flat or of a tree
``players``   the strengths, and how each chooses an action
``review``    everybody's chances turn by turn in a match that is over
``arena``     matches between strengths, with intervals for their shares of the wins
============  ===========================================================================================

Nobody here knows a clock: whoever asks for an action brings one.
"""

from games.engine.computer.brain import Brain
from games.engine.computer.players import STRENGTHS, Strength, choose

__all__ = ["STRENGTHS", "Brain", "Strength", "choose"]
