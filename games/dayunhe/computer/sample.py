"""A whole position behind a view: tiles in the stacks and cards taken in secret, dealt at random."""

from games.dayunhe.components import cards
from games.dayunhe.position import DayunhePosition
from games.dayunhe.stacks import unseen
from games.engine import HIDDEN, Chance, Seat
from games.engine.computer.brain import dealt
from games.engine.computer.dealing import shuffle


def sample(view: DayunhePosition, seat: Seat | None, chance: Chance) -> DayunhePosition:
    """A position that could be behind the view: tiles in the stacks, cards taken in secret."""
    position = view.copy()
    position.viewer = None
    position.chance = dealt(chance)
    for owner in range(view.seats):
        _deal_stacks(position, owner, chance)
    if view.phase != "stock" and view.phase != "over":
        _deal_cards(position, seat, chance)
    return position


def _deal_stacks(position: DayunhePosition, owner: Seat, chance: Chance) -> None:
    """The face-down tiles of the owner, which are those that can be seen nowhere, in any order."""
    tiles = [kind for kind, count in unseen(position, owner).items() for _ in range(count)]
    shuffle(tiles, chance)
    for stack in position.stacks[owner]:
        for place, kind in enumerate(stack):
            if kind == HIDDEN:
                stack[place] = tiles.pop()


def _deal_cards(position: DayunhePosition, seat: Seat | None, chance: Chance) -> None:
    """The cards that others have taken and not revealed, and so what everybody was handed.

    Who took a card before the seat did took none of those the seat was handed; who took one after it took
    one of those that the seat passed on.
    """
    takers = [other for other in position.clockwise(position.start) if position.handed[other]]
    everything = [card.id for card in cards()]
    known = {name for name in position.chosen if name not in ("", HIDDEN)}
    mine = [] if seat is None else position.handed[seat]
    passed_on = [name for name in mine if name not in known]
    gone = [name for name in everything if name not in mine and name not in known]
    if seat in takers:
        shuffle(passed_on, chance)
    shuffle(gone, chance)
    before = True
    for other in takers:
        before = before and other != seat
        if position.chosen[other] == HIDDEN:
            position.chosen[other] = (gone if before or seat not in takers else passed_on).pop()
    left = everything
    for other in takers:
        position.handed[other] = left
        left = [name for name in left if name != position.chosen[other]]
