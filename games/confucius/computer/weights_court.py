"""What the court's actions are worth: markers in the ministries, students, the examination."""

from typing import Final

from games.confucius.components import CASH, NOBODY, RED, cards
from games.confucius.computer import outlook
from games.confucius.computer.look import RIVALS, Judges, Look, of_cards
from games.confucius.computer.outlook import CARD, LOOSE, SECURED, TITLE_STEP
from games.confucius.examination import Force, Nominate, Place, Tutor
from games.confucius.officials import Bribe, Secure, Transfer
from games.confucius.rewards import CardMarker

ALONE: Final = 0.55
"""How likely the only student so far wins the candidate."""

LATE: Final = 0.6
"""How much of that is left in the last round, in which somebody must force the examination."""

EVEN_HOPE: Final = 0.45
"""How likely one's own student beats another one, all alike, ..."""

BY_CASH: Final = 0.03
"""... more likely for each cash more in hand than others have, ..."""

BY_HELPER: Final = 0.05
"""... and for each holder of one's gifts, who must help."""

LEAST_HOPE, MOST_HOPE = 0.15, 0.8
"""It is never surer than this."""

A_CARD: Final = 2.0
"""Cash of a card that is not seen."""

RED_FIRST: Final = 0.02
"""Red wins a tie."""

VAIN: Final = -0.3
"""Forcing an examination that takes place anyway, ..."""

FOR_ANOTHER: Final = -0.5
"""... or that another one wins."""

FORCED, FORCED_LATE = 0.5, 0.7
"""How much of the candidate forcing is worth to its winner: later it is more urgent."""

FRIEND: Final = 0.02
"""Helping a student whose owner is behind, for each point, ..."""

LAID: Final = 0.05
"""... at the cost of each cash laid, besides the card."""

TRAITOR: Final = -2.0
"""Helping against one's own student."""

BY_LEAD: Final = 0.13
"""How much likelier each cash of lead makes the own student's win."""

RED_TIE: Final = 0.05
"""The same of lying on red."""

ANSWER: Final = 4
"""Cash at most that a rival is thought to lay who is still to come."""

LOW_SPACE: Final = 0.01
"""An official further down resolves ties worse."""

GIVEN_AWAY: Final = 1.5
"""What a marker that is given away could still have done, whatever the posts look like now. It costs no cube,
but no cube is saved by it either: all must be used before one may pass."""

UNBOUND: Final = 0.2
"""What is lost when the other's gift goes with it."""


def marker(look: Look, action: Bribe | CardMarker) -> float:
    """A marker, the discount that the first one brings, a step to Chief Minister."""
    ministry = action.ministry
    gain = look.marker(ministry, action.space, LOOSE)
    discount = outlook.discount_gain(look.position, look.seat, ministry, look.left)
    return gain * (1 + RIVALS) + discount + TITLE_STEP


def secure(look: Look, action: Secure) -> float:
    """The marker cannot be replaced any more."""
    position, ministry = look.position, action.ministry

    def find() -> float:
        strong = outlook.strengths(position, ministry)
        above, free = outlook.patrons(position), outlook.free_spaces(position, ministry)
        before = outlook.posts(position, ministry, strong, above, free)[look.seat]
        strong[look.seat] += SECURED - LOOSE
        return outlook.posts(position, ministry, strong, above, free)[look.seat] - before

    return look.once(("secure", ministry), find)


def transfer(look: Look, action: Transfer) -> float:
    """A marker less for oneself, one more for another; a gift that binds goes."""
    gain = look.swing(action.ministry, look.seat, action.to, SECURED, SECURED)
    held = look.position.gift_from(action.to, look.seat)
    return gain - TITLE_STEP - GIVEN_AWAY - (UNBOUND if held else 0.0)


def nominate(look: Look, action: Nominate) -> float:
    """The candidate, if the student wins."""
    position = look.position
    alone = position.students.count(NOBODY) == 2
    chance = ALONE if alone else hope(look)
    late = LATE if alone and look.left <= 1 else 1.0
    return look.candidate() * chance * late + (RED_FIRST if action.student == RED else 0)


def hope(look: Look) -> float:
    """How likely the own student beats another one: by the cards in hand, and by who must help."""
    position = look.position
    own = cards().total(position.hands[look.seat], CASH)
    others = [A_CARD * sum(position.hands[seat]) for seat in position.playing if seat != look.seat]
    helpers = sum(holder >= 0 for holder in position.gifts[look.seat])
    likely = EVEN_HOPE + BY_CASH * (own - sum(others) / len(others)) + BY_HELPER * helpers
    return min(MOST_HOPE, max(LEAST_HOPE, likely))


def force(look: Look, action: Force) -> float:
    """Good for the only student there is, if it is one's own."""
    position, seat = look.position, look.seat
    if position.forced or NOBODY not in position.students:
        return VAIN
    if seat in position.students:
        return look.candidate() * (FORCED if look.left > 1 else FORCED_LATE)
    return FOR_ANOTHER


def tutor(look: Look, action: Tutor) -> float:
    """Cards for the own student as far as they may win; for others' as few as possible."""
    position, seat = look.position, look.seat
    price = of_cards(action.cards) * CARD
    owner = position.students[action.student]
    rival = position.students[1 - action.student]
    mine = cards().total(action.cards, CASH)
    if seat not in (owner, rival):
        friend = position.scores[rival] - position.scores[owner]
        return FRIEND * friend - price - LAID * mine
    if owner != seat:
        return TRAITOR - price
    lead: float = mine
    for student, laid in zip(position.tutored, position.laid, strict=True):
        if student >= 0:
            lead += A_CARD * sum(laid) * (1 if student == action.student else -1)
    waiting = [other for other in position.waiting if other != seat]
    if rival in waiting:
        lead -= min(ANSWER, sum(position.hands[rival]))
    likely = EVEN_HOPE + BY_LEAD * lead + (RED_TIE if action.student == RED else 0.0)
    return (1 + RIVALS) * look.candidate() * min(1.0, max(0.0, likely)) - price


def place(look: Look, action: Place) -> float:
    """Where the secured marker gains most."""
    position, ministry = look.position, action.ministry
    discount = outlook.discount_gain(position, look.seat, ministry, look.left)
    return look.marker(ministry, action.space, SECURED) + discount - LOW_SPACE * action.space


JUDGES: Final[Judges] = {
    Bribe: marker,
    Secure: secure,
    Transfer: transfer,
    Nominate: nominate,
    Force: force,
    Tutor: tutor,
    Place: place,
}
