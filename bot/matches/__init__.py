"""What people do with matches: the use cases. No Discord in here, and no sentence."""

from bot.clock import Clock
from bot.matches.competitions import Competition, Competitions
from bot.matches.errors import MATCH_ERRORS, MatchError
from bot.matches.imports import Imports
from bot.matches.inbox import Inboxes
from bot.matches.lessons import Lessons
from bot.matches.lobby import Lobby
from bot.matches.model import (
    CARETAKERS,
    PACES,
    STRENGTHS,
    Done,
    Match,
    Note,
    Notice,
    Obeyed,
    Orders,
    Panel,
    Person,
    Plan,
    ReadTurn,
    SeatState,
    Standing,
    Substitution,
    TableQuestion,
    Turn,
    Undo,
    Vote,
    Watch,
)
from bot.matches.notes import Notes
from bot.matches.notices import NOTICES, Notices
from bot.matches.nudges import Nudges
from bot.matches.orders import StandingOrders
from bot.matches.people import People
from bot.matches.plans import Plans
from bot.matches.positions import Positions
from bot.matches.profiles import Profile, Profiles
from bot.matches.questions import Questions
from bot.matches.ratings import Ratings
from bot.matches.recap import Recap, Recaps
from bot.matches.records import Records
from bot.matches.reminders import Next, Reminder, Reminders, Snoozed, Waiting
from bot.matches.results import Mark, Report, Results, Show, Wait
from bot.matches.reviews import Review, Reviews, Verdict
from bot.matches.seeks import Seeks, Sought
from bot.matches.staff import Staff
from bot.matches.substitutes import Substitutes
from bot.matches.thinking import Thinking, Thought
from bot.matches.timekeeping import Timekeeping
from bot.matches.turns import Turns
from bot.matches.votes import Votes
from bot.matches.watches import Watches
from bot.matches.watching import Watching
from bot.store import Store
from bot.store.seats import Strength


class Matches:
    """The services, on one store, one clock (the machine's, unless given) and the same positions."""

    def __init__(self, store: Store, clock: Clock | None = None) -> None:
        self.store = store
        self.clock = clock or Clock()
        self.positions = Positions()
        given = self.store, self.clock, self.positions
        self.lobby = Lobby(*given)
        self.lessons = Lessons(*given)
        self.turns = Turns(*given, self.lobby)
        self.timekeeping = Timekeeping(*given)
        self.votes = Votes(*given)
        self.substitutes = Substitutes(*given, self.lobby)
        self.watching = Watching(*given)
        self.questions = Questions(*given)
        self.inbox = Inboxes(*given, self.watching, self.votes, self.questions)
        self.imports = Imports(*given, self.watching)
        self.recaps = Recaps(*given)
        self.notices = Notices(*given)
        self.reminders = Reminders(*given)
        self.nudges = Nudges(*given)
        self.results = Results(*given, self.lobby)
        self.reviews = Reviews(*given, self.watching)
        self.orders = StandingOrders(*given)
        self.plans = Plans(*given)
        self.notes = Notes(*given)
        self.people = People(*given)
        self.watches = Watches(*given, self.watching)
        self.staff = Staff(*given)
        self.records = Records(*given)
        self.ratings = Ratings(*given)
        self.profiles = Profiles(*given)
        self.thinking = Thinking(*given)
        self.competitions = Competitions(*given)
        self.seeks = Seeks(*given)


__all__ = [
    "CARETAKERS",
    "MATCH_ERRORS",
    "NOTICES",
    "PACES",
    "STRENGTHS",
    "Competition",
    "Done",
    "Mark",
    "Match",
    "MatchError",
    "Matches",
    "Next",
    "Note",
    "Notice",
    "Obeyed",
    "Orders",
    "Panel",
    "Person",
    "Plan",
    "Profile",
    "ReadTurn",
    "Recap",
    "Reminder",
    "Report",
    "Review",
    "SeatState",
    "Show",
    "Snoozed",
    "Sought",
    "Standing",
    "Strength",
    "Substitution",
    "TableQuestion",
    "Thought",
    "Turn",
    "Undo",
    "Verdict",
    "Vote",
    "Wait",
    "Waiting",
    "Watch",
]
