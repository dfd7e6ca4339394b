"""What people do with matches: the use cases. No Discord in here, and no sentence.

=============== ======================================================================
module          holds
=============== ======================================================================
``model``       what the use cases give: `Match`, `Panel`, `Turn`, `Done`, `Person`
``lobby``       create, join, leave, configure, start
``lifecycle``   tables that never begin, matches that stand still, reviving them
``people``      what people say about themselves, and who may join
``zones``       time zones as people name them
``turns``       the panel and its choices, Confirm, undo, resign
``typed``       typed moves: parse, suggest, nearest
``watching``    a match, a turn, the log, the lists, a seat's view
``recap``       what happened since somebody last looked
``inbox``       what waits for a person, and whom a match waits for
``reminders``   reminders as they are delivered, snooze
``results``     how a match went that is over; rematch, good words
``records``     export, and the check before an upgrade
``caretaking``  what happens when time is up; calls for substitutes, who take a seat over
``substitutes`` leaving to a substitute, coming back, taking over
``orders``      standing orders: what a seat leaves to be done for it
``hours``       when a person is awake: zones, changes of the clock, vacations
``banks``       time banks: the clock of the seat to act, and what is told when
``timekeeping`` what falls due by itself: reminders, time that is up, orders and forced moves that act
``drafting``    from answers to actions, on the seat's view
``positions``   from records and snapshots to positions, which stay in here
``advance``     what one move leaves in the store
``notices``     notices: what happens to a match besides moves
``watches``     watches: channels and people that see the boards elsewhere
``staff``       what those who manage a server do to its matches
``ballots``     what people vote on, and what is decided
``settling``    what follows from votes
``votes``       asking the others, and casting ballots
``pausing``     pauses
``undoing``     what can be taken back by consent, and what was
``computers``   what computers at the table are called, and when they act
``thinking``    what computers are to think over, and their moves
``threads``     where the engine works
``errors``      `MatchError` and its codes
=============== ======================================================================
"""

from bot.clock import Clock
from bot.matches.errors import MATCH_ERRORS, MatchError
from bot.matches.inbox import Waits
from bot.matches.lobby import Lobby
from bot.matches.model import (
    CARETAKERS,
    PACES,
    STRENGTHS,
    Call,
    Done,
    Match,
    Notice,
    Orders,
    Panel,
    Person,
    SeatState,
    Standing,
    Strength,
    Turn,
    Undo,
    Vote,
    Watch,
)
from bot.matches.notices import NOTICES, Notices
from bot.matches.orders import StandingOrders
from bot.matches.people import People
from bot.matches.positions import Positions
from bot.matches.recap import Recap, Recaps
from bot.matches.records import Records
from bot.matches.reminders import Reminder, Reminders, Snoozed, Waiting
from bot.matches.results import Mark, Report, Results, Wait
from bot.matches.staff import Staff
from bot.matches.substitutes import Substitutes
from bot.matches.thinking import Thinking, Thought
from bot.matches.timekeeping import Timekeeping
from bot.matches.turns import Turns
from bot.matches.votes import Votes
from bot.matches.watches import Watches
from bot.matches.watching import Watching
from bot.store import Store


class Matches:
    """The services, on one store, one clock (the machine's, unless given) and the same positions."""

    def __init__(self, store: Store, clock: Clock | None = None) -> None:
        self.store = store
        self.clock = clock or Clock()
        self.positions = Positions()
        given = self.store, self.clock, self.positions
        self.lobby = Lobby(*given)
        self.turns = Turns(*given, self.lobby)
        self.timekeeping = Timekeeping(*given)
        self.votes = Votes(*given)
        self.substitutes = Substitutes(*given, self.lobby)
        self.watching = Watching(*given)
        self.inbox = Waits(*given, self.watching, self.votes)
        self.recaps = Recaps(*given)
        self.notices = Notices(*given)
        self.reminders = Reminders(*given)
        self.results = Results(*given, self.lobby)
        self.orders = StandingOrders(*given)
        self.people = People(*given)
        self.watches = Watches(*given)
        self.staff = Staff(*given)
        self.records = Records(*given)
        self.thinking = Thinking(*given)


__all__ = [
    "CARETAKERS",
    "MATCH_ERRORS",
    "NOTICES",
    "PACES",
    "STRENGTHS",
    "Call",
    "Done",
    "Mark",
    "Match",
    "MatchError",
    "Matches",
    "Notice",
    "Orders",
    "Panel",
    "Person",
    "Recap",
    "Reminder",
    "Report",
    "SeatState",
    "Snoozed",
    "Standing",
    "Strength",
    "Thought",
    "Turn",
    "Undo",
    "Vote",
    "Wait",
    "Waiting",
    "Watch",
]
