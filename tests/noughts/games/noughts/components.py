"""What is printed: nine squares in three rows."""

from typing import Annotated, Final, TypeAlias

from games.engine.editions import RuleSet

RULES = RuleSet.of(__name__, 1)

NAMES: Final = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
"""The squares as people call them, by row; a square is an index into it."""

LINES: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
"""The squares of each line."""

Square: TypeAlias = Annotated[int, "square"]
