"""An action of a turn from its announcement to the next turn (Confucius, A turn; Paying; Imperial Favour)."""

from typing import TYPE_CHECKING

from games.confucius import box, costs, court, events, money
from games.confucius.actions import CardPlain, ConfuciusAction, Pass, Pay
from games.confucius.components import Counts, space_of
from games.confucius.phases import give_turn
from games.engine import Event, Seat

if TYPE_CHECKING:
    from games.confucius.position import ConfuciusPosition


def act(position: "ConfuciusPosition", seat: Seat, action: ConfuciusAction) -> list[Event]:
    """A legal action of a turn: announced if it costs money, carried out if not."""
    if isinstance(action, Pay):
        return _carry_out(position, seat, position.announcement, action.cards)
    if isinstance(action, Pass):
        position.passed[seat] = True
        return [events.Passed(seat, forced=False), *court.next_turn(position, seat)]
    if costs.price(position, seat, action).due:
        position.announced = str(action)
        if action.do == "card":
            position.source = "card"
        position.phase = "pay"
        return []
    return _carry_out(position, seat, action, None)


def _carry_out(
    position: "ConfuciusPosition", seat: Seat, action: ConfuciusAction, paid: Counts | None
) -> list[Event]:
    """Cubes, cards, effect; then the next turn, a free action, or the court phase after the favour."""
    do = action.do
    source = "card" if do == "card" else position.source
    cubes = costs.cubes(position, seat, do)
    if cubes:
        position.cubes[seat] -= cubes
        position.box[space_of(do)][seat] += cubes
    found: list[Event] = [events.Acted(seat, do, cubes, source, getattr(action, "card", ""))]
    if paid is not None:
        found += money.pay(position, seat, paid, costs.price(position, seat, action))
    found += box.carry_out(position, seat, action)
    position.announced = ""
    if is_extra(action):
        position.source = "extra"
        give_turn(position, "free", seat)
        return found
    if source == "favour":
        return found + court.begin(position)
    return found + court.next_turn(position, seat)


def is_extra(action: ConfuciusAction) -> bool:
    """Whether it is the reward after which an action is free."""
    return isinstance(action, CardPlain) and action.card == "extra"
