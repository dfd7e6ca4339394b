"""What armies, junks and voyages are worth."""

from typing import Final

from games.confucius.armies import Invade, Recruit
from games.confucius.components import NOBODY, lands, realm, rewards
from games.confucius.computer import outlook
from games.confucius.computer.look import RIVALS, Judges, Look
from games.confucius.computer.outlook import CARD, CUBE, REWARD, TITLE_STEP
from games.confucius.rewards import CardPlain
from games.confucius.ships import Junks, Voyage

TROUBLE: Final = 0.5
"""What an army costs besides the cube that sends it: the money for the land."""

ELSEWHERE: Final = 0.15
"""What it costs that an army that was sent cannot go to a better box."""

SAILING: Final = 0.3
"""What the licences of a voyage cost, in points."""

TIME: Final = (0.0, 0.8, 1.0)
"""How likely junks still sail with up to one, two, or more rounds left."""

SECOND_VOYAGE, TIME_FOR_IT = 0.5, 3
"""How much junks for a second voyage count, with more rounds left than that."""

READY: Final = 0.2
"""What it is worth to have all junks of a voyage together."""

SHIPS: Final = 0.5
"""How many steps to the Admiral each junk of a voyage is."""

ADRIFT: Final = 0.05
"""A junk that waits in the ocean."""

IDLE: Final = 0.25
"""How much of a card each junk of a voyage wastes that is left over."""

SHARE_OF_BEST: Final = 0.75
"""What can only be had by another action later counts so much."""


def recruit(look: Look, action: Recruit | CardPlain) -> float:
    """An army that can be sent to a box, or insult the Emperor."""
    position, seat = look.position, look.seat
    waiting = position.colonies[seat]
    if look.left <= 1 and look.cubes < 2:
        return TITLE_STEP
    insult = rewards().insult if "insult" in position.rewards[seat] and not waiting else 0.0
    return max(insult, SHARE_OF_BEST * look.best_box() - CUBE - TROUBLE) / (1 + waiting) + TITLE_STEP


def invade(look: Look, action: Invade) -> float:
    """The points of the box if the land is won, its reward; what others get by it counts against it."""
    position = look.position
    slot = position.lands.index(action.land)
    row = position.armies[slot]
    lacking = row.count(NOBODY) - 1
    gain = outlook.box_gain(position, slot, action.box, lacking, 1)
    more = outlook.success(position, slot, lacking, 1) - outlook.success(position, slot, lacking + 1)
    boxes = lands()[action.land].boxes
    for owner, points in zip(row, boxes, strict=True):
        if owner == look.seat:
            gain += points * more
        elif owner != NOBODY:
            gain -= RIVALS * points * more
    return gain - ELSEWHERE


def junks(look: Look, action: Junks) -> float:
    """Junks on the way to the next voyage; those beyond it count little."""
    return junk_gain(look, action.count)


def junk_gain(look: Look, count: int) -> float:
    """What so many more junks in the shipyard are worth."""
    position, seat = look.position, look.seat
    length = realm().voyage
    there = position.yard[seat] + position.ocean[seat]
    lacking = max(0, length - there)
    useful = min(count, lacking)
    spare = count - useful
    time = TIME[(look.left > 1) + (look.left > 2)]
    each = max(0.0, look.voyage() - CUBE - SAILING) / length
    return time * (
        each * useful
        + (SECOND_VOYAGE * each * spare if look.left > TIME_FOR_IT else 0.0)
        + (READY if there + count >= length else 0.0)
    )


def voyage(look: Look, action: Voyage) -> float:
    """Chits and rewards; junks that only wait in the ocean count for the Admiral."""
    position = look.position
    gain = 0.0
    for land in action.lands:
        chit = position.distant_chits[land]
        gain += chit if position.first[land] == NOBODY else 0.0
        gain += (REWARD if position.reward_deck else 0.0) + realm().voyage * TITLE_STEP * SHIPS
    if not action.lands:
        gain += ADRIFT * action.junks + (TITLE_STEP if look.left <= 1 else 0.0)
    else:
        gain -= (
            IDLE
            * max(0, action.junks + position.ocean[look.seat] - realm().voyage * len(action.lands))
            * CARD
        )
    return gain


JUDGES: Final[Judges] = {
    Recruit: recruit,
    Invade: invade,
    Junks: junks,
    Voyage: voyage,
}
