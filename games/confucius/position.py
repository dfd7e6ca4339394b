"""The state of a match of Confucius: setup, actions, views, resigning, standing orders."""

from games.confucius.actions import ConfuciusAction
from games.engine import Position

ORDER_PASS = "pass"
ORDERS = (ORDER_PASS,)


class ConfuciusPosition(Position[ConfuciusAction]):
    """Everything there is to know, or a view of it.

    Lists are by seat unless said otherwise; -1 stands for nobody. Counts of cards are ``[n1, n2, n3,
    hidden]``: how many of 1, 2 and 3 cash, and how many a view cannot know.
    """

    advanced: bool  # petitions are allowed
    admiral: bool  # the Admiral wins a shared top score
    any_army: bool  # the necklace moves any player's army
    open_rewards: bool  # rewards in hand are public
    round: int  # the first is 1
    phase: str  # chief, turn, free, pay, favour, tutor, reveal (views only), place, influence, discard, over
    chief: int  # the Chief Minister
    announced: str  # notation of the action that is to be paid for; "" if none
    source: str  # what the present action is taken with: "cubes", "card", "extra" or "favour"
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
    land_state: list[str]  # by slot: "", "won" or "lost"
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
    ended: str  # "", then "ministries", "candidates", "wall" or "resigned"
    waiting: list[int]  # seats still to be asked in the phases tutor and discard
    closing: bool  # open ministries are resolved, and the match ends then
    sealed: int  # the newest entries of the record that are laid tutoring cards not yet revealed
