"""The rule of thumb: how good each action looks to the seat to act, in points of the game.

Every action has a judge of its own, here or in a module beside this one. What it gains is compared with what
it costs: cubes, cards, a gift.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from games.confucius.armies import Invade, Recruit
from games.confucius.box import Nothing, Pass, Pay, price
from games.confucius.computer.look import Look
from games.confucius.computer.weights_court import bribe, force, nominate, place, secure, transfer, tutor
from games.confucius.computer.weights_gifts import (
    buy,
    give,
    petition_coat,
    petition_junk,
    petition_necklace,
    petition_tile,
    petition_vase,
)
from games.confucius.computer.weights_money import (
    card_bribe,
    card_gift,
    card_plain,
    commercial,
    discard,
    pay,
    tax,
)
from games.confucius.computer.weights_realm import invade, junks, recruit, voyage
from games.confucius.deeds import ConfuciusAction, cubes
from games.confucius.examination import Force, Nominate, Place, Tutor
from games.confucius.gifts import Buy, Give
from games.confucius.money import Discard, Tax
from games.confucius.money import Trade as Commercial
from games.confucius.officials import Bribe, Secure, Transfer
from games.confucius.petitions import PetitionCoat, PetitionJunk, PetitionNecklace, PetitionTile, PetitionVase
from games.confucius.position import ConfuciusPosition
from games.confucius.resolution import Influence
from games.confucius.rewards import CardBribe, CardGift, CardPlain
from games.confucius.rounds import Chief
from games.confucius.ships import Junks, Voyage
from games.engine import Action

LATER: Final = 0.1
"""What it costs to begin a place later in the round."""

OFFICE: Final = 0.02
"""What the office of Chief Minister helps one who has so many points."""

INFLUENCE: Final = 0.1
"""What influence helps one who has so many points."""


def weigh(position: ConfuciusPosition, actions: Sequence[ConfuciusAction]) -> list[float]:
    """How good the actions look; see `Brain.weigh`."""
    look = Look(position)
    return [_JUDGES[type(action)](look, action) - _cost(look, action) for action in actions]


def _cost(look: Look, action: ConfuciusAction) -> float:
    """Cubes and money that the action takes."""
    do = action.do
    if not do or do == "pass":
        return 0.0
    cost = price(look.position, look.seat, action)
    return look.price(cost.due, cost.kind, cubes(look.position, look.seat, do))


def _chief(look: Look, action: Chief) -> float:
    """Whoever sits to the left of the new Chief Minister begins; the office itself helps a little."""
    position = look.position
    order = position.clockwise((action.seat + 1) % position.seats)
    return -LATER * order.index(look.seat) - OFFICE * position.scores[action.seat]


def _influence(look: Look, action: Influence) -> float:
    """Better to one who has few points."""
    return -INFLUENCE * look.position.scores[action.to]


def _nothing(look: Look, action: Action) -> float:
    """No gain."""
    return 0.0


_JUDGES: Final[dict[type[Action], Callable[[Look, Any], float]]] = {
    Bribe: bribe,
    Secure: secure,
    Transfer: transfer,
    Nominate: nominate,
    Force: force,
    Recruit: recruit,
    Invade: invade,
    Junks: junks,
    Voyage: voyage,
    Buy: buy,
    Give: give,
    PetitionTile: petition_tile,
    PetitionVase: petition_vase,
    PetitionCoat: petition_coat,
    PetitionNecklace: petition_necklace,
    PetitionJunk: petition_junk,
    Commercial: commercial,
    Tax: tax,
    CardPlain: card_plain,
    CardGift: card_gift,
    CardBribe: card_bribe,
    Nothing: _nothing,
    Pass: _nothing,
    Pay: pay,
    Tutor: tutor,
    Place: place,
    Influence: _influence,
    Discard: discard,
    Chief: _chief,
}
"""How each kind of action is judged."""
