"""The rule of thumb: how good each action looks to the seat to act, in points of the game.

Every action has a judge of its own, here or in a module beside this one. What it gains is compared with what
it costs: cubes, cards, a gift.
"""

from collections.abc import Sequence
from typing import Final

from games.confucius.box import Nothing, Pass, price
from games.confucius.computer import weights_court, weights_gifts, weights_money, weights_realm
from games.confucius.computer.look import Judges, Look
from games.confucius.deeds import ConfuciusAction, cubes
from games.confucius.position import ConfuciusPosition
from games.confucius.resolution import Influence
from games.confucius.rounds import Chief
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


_JUDGES: Final[Judges] = {
    **weights_court.JUDGES,
    **weights_realm.JUDGES,
    **weights_gifts.JUDGES,
    **weights_money.JUDGES,
    Nothing: _nothing,
    Pass: _nothing,
    Influence: _influence,
    Chief: _chief,
}
"""How each kind of action is judged."""
