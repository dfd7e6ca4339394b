"""What gifts and petitions are worth."""

from typing import Final

from games.confucius.components import AVAILABLE, NOBODY, gifts
from games.confucius.computer import outlook
from games.confucius.computer.look import RIVALS, Judges, Look
from games.confucius.computer.outlook import CUBE, LOOSE, SECURED
from games.confucius.computer.weights_court import hope
from games.confucius.computer.weights_realm import junk_gain
from games.confucius.gifts import Buy, Give
from games.confucius.petitions import PetitionCoat, PetitionJunk, PetitionNecklace, PetitionTile, PetitionVase
from games.confucius.rewards import CardGift
from games.engine import Seat

USE: Final = 0.08
"""What each cash of a gift's price is good for in a petition."""

NEXT: Final = 0.2
"""Another gift while one is at hand already."""

DUTY: Final = 0.25
"""What it is worth that the holder of a first gift is bound, ..."""

DEARER: Final = 0.02
"""... and for each cash that a gift in place of another one costs more; the dearer binds the firmer."""

WASTE: Final = 0.05
"""What each cash of a gift's price could do otherwise."""

BEHIND: Final = 0.01
"""Gifts go to those with fewer points, for each one."""

TO_ANOTHER: Final = -0.2
"""Junks that are sent to another rival."""

TAKEN: Final = 0.1
"""Each junk that a rival loses."""

GIVING: Final = 0.5
"""How much of a cube it takes off a purchase that the gift must be given yet."""

PETITION: Final = 0.1
"""What any petition costs besides its gift: it takes two cubes."""

NOT_ALONE: Final = 0.6
"""How likely a student that replaces another's, with no rival beside it, wins the candidate."""


def buy(look: Look, action: Buy | CardGift) -> float:
    """A gift to give later; the dear ones can also do something for the Emperor."""
    position, seat = look.position, look.seat
    use = USE * action.value if position.advanced and look.left > 1 else 0.0
    if AVAILABLE in position.gifts[seat]:
        return NEXT + use
    more = max(_bonds(look, action.value, to) for to in position.playing if to != seat)
    rounds = max(0.0, look.left - 1)
    part = max(0.0, rounds - 1) / rounds if rounds else 0.0
    return use + max(0.0, _bond(look, more) * part - GIVING * CUBE)


def _bonds(look: Look, value: int, to: Seat) -> int:
    """How many more gifts bind the mover and the other one if it gives that value; -1 if it may not."""
    older = look.position.gift_from(look.seat, to)
    theirs = look.position.gift_from(to, look.seat)
    return -1 if value < theirs else 1 - (older > 0) - (0 < theirs < value)


def give(look: Look, action: Give) -> float:
    """Cubes of the rounds to come, for the giver and the holder; small duties of the holder."""
    position, seat, to = look.position, look.seat, action.to
    older = position.gift_from(seat, to)
    theirs = position.gift_from(to, seat)
    change = _bonds(look, action.value, to)
    gain = _bond(look, change)
    count = outlook.bound(position, to)
    rounds = max(0.0, look.left - 1)
    rival = CUBE * rounds * (outlook.gift_cubes(count + change) - outlook.gift_cubes(count))
    duty = DUTY if not older else DEARER * (action.value - older)
    duty += DUTY if 0 < theirs < action.value else 0.0
    waste = WASTE * action.value
    return gain - RIVALS * rival + duty - waste - BEHIND * position.scores[to]


def _bond(look: Look, change: int) -> float:
    """What so many more gifts gain the mover in cubes of the rounds to come."""
    count = outlook.bound(look.position, look.seat)
    rounds = max(0.0, look.left - 1)
    return CUBE * rounds * (outlook.gift_cubes(max(0, count + change)) - outlook.gift_cubes(count))


def _gift_price(value: int) -> float:
    """What a gift could do otherwise."""
    return PETITION + USE * value


def petition_tile(look: Look, action: PetitionTile) -> float:
    """Junks for oneself, taken from another."""
    position = look.position
    count = min(gifts().junks, position.yard[action.origin])
    gain = junk_gain(look, count) if action.to == look.seat else TO_ANOTHER
    return gain + TAKEN * count - _gift_price(action.gift)


def petition_vase(look: Look, action: PetitionVase) -> float:
    """Another's student becomes one's own: beside an own one it is sure to win."""
    position = look.position
    other = position.students[1 - action.student]
    chance = {look.seat: 1 - hope(look), NOBODY: NOT_ALONE}.get(other, hope(look))
    return (1 + RIVALS) * look.candidate() * chance - _gift_price(action.gift)


def petition_coat(look: Look, action: PetitionCoat) -> float:
    """Markers change ministries: one's own where it does more, another's where it does less."""
    position = look.position
    here, there = action.ministry, action.ministry2
    other = position.markers[there][action.space2]
    if here == there or other == look.seat:
        return -_gift_price(action.gift)
    own = SECURED if position.secured[here][action.space] else LOOSE
    his = SECURED if position.secured[there][action.space2] else LOOSE
    gain = look.swing(here, look.seat, other, own, his) + look.swing(there, other, look.seat, his, own)
    return gain - _gift_price(action.gift)


def petition_necklace(look: Look, action: PetitionNecklace) -> float:
    """An army in a better box, or another's in a worse one."""
    position = look.position
    slot, to_slot = position.lands.index(action.land), position.lands.index(action.land2)
    owner = position.armies[slot][action.box]
    lacking, to_lacking = position.armies[slot].count(NOBODY), position.armies[to_slot].count(NOBODY)
    if slot == to_slot:
        to_lacking += 1
    before = outlook.box_gain(position, slot, action.box, lacking)
    after = outlook.box_gain(position, to_slot, action.box2, to_lacking - 1)
    sign = 1.0 if owner == look.seat else -RIVALS
    return sign * (after - before) - _gift_price(action.gift)


def petition_junk(look: Look, action: PetitionJunk) -> float:
    """A marker changes hands, and is secured."""
    position = look.position
    owner = position.markers[action.ministry][action.space]
    gain = look.swing(action.ministry, owner, action.to, LOOSE, SECURED)
    return gain - _gift_price(action.gift)


JUDGES: Final[Judges] = {
    Buy: buy,
    Give: give,
    PetitionTile: petition_tile,
    PetitionVase: petition_vase,
    PetitionCoat: petition_coat,
    PetitionNecklace: petition_necklace,
    PetitionJunk: petition_junk,
}
