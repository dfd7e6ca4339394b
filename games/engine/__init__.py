"""What the five games share: the contract of a game, and everything built on that contract alone.

==============  ======================================================================
module          holds
==============  ======================================================================
``contract``    `Game`, `State`, `Family`, `Position`, `Action`, `Event`: what a game must give
``errors``      every error a person or a file can cause, each with a code and facts
``chance``      randomness from the match's seed, the same on every machine
``lazy``        sequences of actions that are made when asked for
``choices``     legal actions as a tree of questions; panels and typed moves walk it
``notation``    reading typed actions: words, verbs, seats, numbers
``editions``    a game as it was when a match began
``lessons``     first matches that teach
``titles``      what a seat may be called after a match
``computer``    how computers think
``record``      the record of a match: encode, read, replay, verify
``simulate``    random matches
``files``       where ``data/`` is, and reading it with errors that name file and key
==============  ======================================================================
"""

from games.engine.chance import Chance, hash_of
from games.engine.contract import (
    GENERAL,
    HIDDEN,
    OPEN,
    SAME,
    Action,
    Condition,
    Event,
    Families,
    Family,
    Game,
    Option,
    Outcome,
    Position,
    Seat,
    SeatResigned,
    SeatResult,
    Slot,
    StandingOrder,
    State,
    ends_turn,
)
from games.engine.errors import (
    BadData,
    BadNotation,
    BadOptions,
    BadRecord,
    CodedError,
    GameError,
    IllegalAction,
    Refusals,
)

__all__ = [
    "GENERAL",
    "HIDDEN",
    "OPEN",
    "SAME",
    "Action",
    "BadData",
    "BadNotation",
    "BadOptions",
    "BadRecord",
    "Chance",
    "CodedError",
    "Condition",
    "Event",
    "Families",
    "Family",
    "Game",
    "GameError",
    "IllegalAction",
    "Option",
    "Outcome",
    "Position",
    "Refusals",
    "Seat",
    "SeatResigned",
    "SeatResult",
    "Slot",
    "StandingOrder",
    "State",
    "ends_turn",
    "hash_of",
]
