"""What changes in a match of Confucius."""

from typing import Literal

from games.confucius.components import MINISTRIES, NOBODY
from games.engine import Seat, State

Phase = Literal[
    "chief", "turn", "free", "pay", "favour", "tutor", "reveal", "place", "influence", "discard",
    "court", "over",
]  # fmt: skip
"""What is decided now. "reveal" is for views only; "court" while steps run by themselves: whoever sees
another phase after a step has to wait for somebody."""

Source = Literal["cubes", "card", "extra", "favour"]
"""What an action is taken with: "extra" is the reward of that name."""

End = Literal["ministries", "candidates", "wall", "resigned"]
"""How the match came to its end."""


class ConfuciusState(State):
    """Everything there is to know, or a view of it.

    Lists are by seat unless said otherwise; -1 stands for nobody. Counts of cards are ``[n1, n2, n3,
    hidden]``: how many of 1, 2 and 3 cash, and how many a view cannot know.
    """

    advanced: bool  # petitions are allowed
    admiral: bool  # the Admiral wins a shared top score
    any_army: bool  # the necklace moves any player's army
    open_rewards: bool  # rewards in hand are public
    round: int  # the first is 1
    phase: Phase
    chief: int  # the Chief Minister
    announced: str  # notation of the action that is to be paid for; "" if none
    source: Source  # of the present action
    cubes: list[int]  # unused
    passed: list[bool]
    commercial: list[bool]  # used in this round
    scores: list[int]
    sources: list[list[int]]  # by seat: points for ministries, voyages, invasions, insults, titles
    hands: list[list[int]]  # by seat: counts
    rewards: list[list[str]]  # by seat: ids, sorted; "?" in a view
    stock: list[int]  # armies
    colonies: list[int]  # armies
    insulted: list[int]  # armies
    yard: list[int]  # junks
    ocean: list[int]  # junks
    box: list[list[int]]  # by space of the action box and seat: own cubes there in this round
    officials: list[list[int]]  # by ministry and space: cost, CANDIDATE, EMPTY or UNKNOWN
    markers: list[list[int]]  # by ministry and space: seat
    secured: list[list[bool]]  # by ministry and space
    chits: list[list[int]]  # by ministry: the higher, the lower
    posts: list[list[int]]  # by ministry: Minister, Secretary
    resolved: list[bool]  # by ministry
    officials_left: list[int]  # the stack of costs, the last comes next; 0 in views
    spare_chits: list[int]  # of ministries, unused
    spare_land_chits: list[int]  # of distant lands, unused
    spare_lands: list[int]  # foreign lands, unused: indices into `lands`
    candidate: str  # face up: "bingbu", "hubu", "gongbu", "any"; "" for none, "?" if a view cannot know it
    candidates_left: list[str]  # the stack, the last comes next; "?" in views
    students: list[int]  # red, orange: seat
    forced: bool  # an examination in this round
    tutored: list[int]  # student space in the examination going on; -1 not yet, -2 passed over
    laid: list[list[int]]  # by seat: counts of tutoring cards
    lands: list[int]  # by slot: index into `lands`
    armies: list[list[int]]  # by slot and box: seat
    land_state: list[Literal["", "won", "lost"]]  # by slot
    distant_chits: list[int]  # by distant land
    first: list[int]  # by distant land: the seat that took the chit
    visited: list[list[bool]]  # by distant land and seat
    junks: int  # in the supply
    wall: int
    gifts: list[list[int]]  # by giver and value - 1: UNBOUGHT, AVAILABLE, REMOVED or the seat that holds it
    deck: list[int]  # cash of the cards, the last comes next; 0 in views
    discards: list[int]  # counts
    reward_deck: list[str]  # ids, the last comes next; "?" in views
    transferred: list[int]  # places of officials whose marker came by transfer in this round's actions
    resolving: int  # the ministry being resolved
    influence: list[int]  # by space of that ministry: who has the influence of the tile now
    ended: End | Literal[""]
    waiting: list[int]  # seats still to be asked in the phases tutor and discard
    closing: End | Literal[""]  # as `ended`, while open ministries are resolved before the end
    sealed: int  # the newest entries of the record that are laid tutoring cards not yet revealed

    def ask(self, phase: Phase, seat: Seat) -> None:
        """The seat is to decide that."""
        self.phase = phase
        self.turn = seat

    def others(self, seat: Seat) -> list[Seat]:
        """Everybody else who still plays."""
        return [other for other in range(self.seats) if other != seat and other not in self.resigned]

    def has_marker(self, seat: Seat, ministry: int) -> bool:
        """Whether the seat has a marker on an official there, resolved or not (Confucius, Discounts)."""
        return seat in self.markers[ministry]

    def own_officials(self, seat: Seat) -> list[tuple[int, int]]:
        """Officials with a marker of the seat, in open ministries."""
        return [
            (ministry, space)
            for ministry, row in enumerate(self.markers)
            if seat in row and not self.resolved[ministry]
            for space, owner in enumerate(row)
            if owner == seat
        ]

    def unsecured(self) -> list[tuple[int, int]]:
        """Officials with a marker that are not secured, in open ministries."""
        return [
            (ministry, space)
            for ministry in range(len(MINISTRIES))
            if not self.resolved[ministry]
            for space, owner in enumerate(self.markers[ministry])
            if owner != NOBODY and not self.secured[ministry][space]
        ]

    def boxes(self, owner: Seat | None) -> list[tuple[int, int]]:
        """Boxes of lands not resolved, as (land, box), that hold what is asked for (None: any army)."""
        return [
            (self.lands[slot], number)
            for slot, row in enumerate(self.armies)
            if not self.land_state[slot]
            for number, army in enumerate(row)
            if (army != NOBODY if owner is None else army == owner)
        ]

    def gift_from(self, giver: Seat, holder: Seat) -> int:
        """The value of the one gift that the holder has from the giver; 0 for none."""
        row = self.gifts[giver]
        return row.index(holder) + 1 if holder in row else 0
