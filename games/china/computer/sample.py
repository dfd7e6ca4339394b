"""A whole position behind a view: the cards that its seat cannot see, dealt at random."""

from games.china.components import supply
from games.china.position import ChinaPosition
from games.engine import Chance, Seat
from games.engine.computer.brain import dealt
from games.engine.computer.dealing import shuffle


def sample(view: ChinaPosition, seat: Seat | None, chance: Chance) -> ChinaPosition:
    """The cards that the viewer has not seen, dealt to the other hands and the deck."""
    position = view.copy()
    position.viewer = None
    position.chance = dealt(chance)
    hidden = supply().deck(view.seats)
    seen = [] if seat is None else view.hands[seat]
    for card in [*seen, *view.row, *view.discards]:
        hidden.remove(card)
    shuffle(hidden, chance)
    for other, hand in enumerate(view.hands):
        if other != seat:
            position.hands[other] = [hidden.pop() for _ in hand]
    position.deck = hidden
    return position
