"""The rule of thumb: the points that each action seems to bring. Converting stands here, the rest beside."""

from collections.abc import Sequence
from typing import Final

from games.engine import Seat
from games.yunnan import scoring
from games.yunnan.components import ends
from games.yunnan.computer.look import Look
from games.yunnan.computer.outlook import purse
from games.yunnan.computer.weights_bidding import settings, taking
from games.yunnan.computer.weights_travel import travels
from games.yunnan.incomes import Convert
from games.yunnan.position import YunnanPosition
from games.yunnan.structures import Take
from games.yunnan.turns import YunnanAction

VICTORY: Final = 40.0
"""Points for ending the match as its winner: more than a round can bring."""


def weigh(position: YunnanPosition, actions: Sequence[YunnanAction]) -> list[float]:
    """How good the actions look; see `Brain.weigh`."""
    look = Look(position)
    if position.phase == "bid":
        return settings(look, actions)
    if position.phase == "travel":
        return travels(look, actions)
    if position.phase == "convert":
        return _conversions(look, actions)
    return [taking(look, action) for action in actions if isinstance(action, Take)]


def _conversions(look: Look, actions: Sequence[YunnanAction]) -> list[float]:
    """Points now against money to use; whoever can end the match asks first who would win it."""
    position, left = look.position, look.left
    income, money = position.incomes[look.colour], position.money[look.colour]
    seat = position.owner(look.colour)
    ending = ends(position.seats).points - position.vp[seat]
    finish = _finish(position, seat) if left > 0 and income >= ending else 0.0
    found: list[float] = []
    for action in actions:
        assert isinstance(action, Convert)
        kept = money + income - action.points
        if left > 0 and action.points >= ending:
            found.append(action.points + purse(kept, 0.0) + finish)
        else:
            found.append(action.points + purse(kept, left))
    return found


def _finish(position: YunnanPosition, seat: Seat) -> float:
    """Much if the seat wins when all convert everything and the match ends, little if not."""
    waiting = {position.colour, *position.waiting}
    finals = [
        position.vp[one]
        + sum(scoring.bonus(position, one).values())
        + sum(position.incomes[colour] for colour in position.colours_of(one) if colour in waiting)
        for one in range(position.seats)
    ]
    rivals = max([finals[one] for one in position.playing if one != seat], default=0)
    return VICTORY if finals[seat] > rivals else -VICTORY
