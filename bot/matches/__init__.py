"""What people do with matches: the use cases. No Discord in here, and no sentence."""

from bot.matches.errors import MATCH_ERRORS, MatchError
from bot.matches.model import PACES, Done, Match, Panel, Person, SeatState, Turn

__all__ = ["MATCH_ERRORS", "PACES", "Done", "Match", "MatchError", "Panel", "Person", "SeatState", "Turn"]
