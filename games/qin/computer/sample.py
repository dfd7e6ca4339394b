"""A whole position behind a view: the tiles that its seat cannot see, dealt at random."""

from games.engine import HIDDEN, Chance, Seat
from games.engine.computer.brain import dealt
from games.engine.computer.dealing import shuffle
from games.qin.components import KINDS, supply
from games.qin.lay import lay_of
from games.qin.position import QinPosition


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


def unseen(view: QinPosition) -> list[str]:
    """The tiles that the viewer does not see, by kind: neither on the board nor in a hand it knows."""
    left = dict(supply().mix)
    halves: dict[int, str] = {}
    for square, number in enumerate(view.tiles):
        if number:
            one = halves.pop(number, None)
            if one is None:
                halves[number] = view.grid[square]
            else:
                other = view.grid[square]
                left[one + other if one + other in left else other + one] -= 1
    for hand in view.hands:
        for tile in hand:
            if tile != HIDDEN:
                left[tile] -= 1
    return [kind for kind in KINDS for _ in range(left[kind])]
