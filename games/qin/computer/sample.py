"""A whole position behind a view: the tiles that its seat cannot see, dealt at random."""

from games.engine import HIDDEN, Chance, Seat
from games.engine.computer.brain import dealt
from games.engine.computer.dealing import shuffle
from games.qin.lay import lay_of
from games.qin.position import QinPosition
from games.qin.state import unseen


def sample(view: QinPosition, seat: Seat | None, chance: Chance) -> QinPosition:
    """All tiles that do not lie on the board or in the seat's hand, dealt at random.

    Whose turn it is has a tile that can be placed: else it would have been passed over.
    """
    position = view.copy()
    position.viewer = None
    position.chance = dealt(chance)
    hidden, mover = unseen(view), view.turn
    while True:
        pool = hidden.copy()
        shuffle(pool, chance)
        for hand, seen in zip(position.hands, view.hands, strict=True):
            hand[:] = [pool.pop() if tile == HIDDEN else tile for tile in seen]
        if mover is None or HIDDEN not in view.hands[mover]:
            break
        if any(lay_of(position).has_room(tile) for tile in position.hands[mover]):
            break
    position.pile = pool
    return position
