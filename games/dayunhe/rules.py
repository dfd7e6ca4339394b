"""What is legal in Da Yunhe, and why something is not: phases and symbols.

``choices`` finds what can be chosen in a turn, ``reasons`` says why something cannot. What actions cause
stands in ``acts``, ``turns``, ``inspection`` and ``rounds``.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from games.dayunhe import actions, choices, reasons, way
from games.dayunhe.actions import DayunheAction, Done, Face, Step, Stock, Take, action_of
from games.dayunhe.components import STACKS, card
from games.dayunhe.places import hex_name
from games.dayunhe.refusals import refusal
from games.engine import Action, Seat

if TYPE_CHECKING:
    from games.dayunhe.position import DayunhePosition

_NOW: Final = {
    "stock": "stock-now",
    "take": "choose-now",
    "act": "card-now",
    "face": "face-now",
    "fork": "fork-now",
}
"""What is refused when something else is to be decided."""

_PHASES: Final[dict[type[Action], str]] = {Stock: "stock", Take: "take", Face: "face", Step: "fork"}
"""The phase of each decision outside a turn."""


def legal(position: "DayunhePosition", seat: Seat) -> Sequence[DayunheAction]:
    """Every legal action of the seat to act, in the order in which people see them."""
    match position.phase:
        case "stock":
            return [actions.stock(stack) for stack in range(STACKS) if position.up[seat][stack]]
        case "take":
            return [actions.take(name) for name in position.handed[seat]]
        case "act":
            return choices.turn(position, seat)
        case "face":
            return [*choices.faces(position, seat)]
        case "fork":
            return [actions.step(place) for place in way.options(position)]
    return []


def check(position: "DayunhePosition", seat: Seat, action: DayunheAction) -> None:
    """Raise `IllegalAction` if the rules forbid the action to the seat to act."""
    if _PHASES.get(type(action), "act") != position.phase:
        facts = {"hex": hex_name(position.facing[0])} if position.phase == "face" else {}
        raise refusal(_NOW[position.phase], **facts)
    match action:
        case Stock():
            if not position.up[seat][action.stack]:
                raise refusal("stack-empty", stack=action.stack + 1)
        case Take():
            if action.card not in position.handed[seat]:
                raise refusal("card-passed-on", card=action.card)
        case Face():
            reasons.check_kind(position, position.facing[0], action)
        case Step():
            offered = way.options(position)
            if action.place not in offered:
                known = ", ".join(hex_name(place) for place in offered)
                raise refusal("step-not-offered", hex=hex_name(action.place), known=known)
        case Done():
            pass
        case _:
            check_symbol(position, seat, action_of(action))
            reasons.check(position, seat, action)


def check_symbol(position: "DayunhePosition", seat: Seat, symbol: str) -> None:
    """Raise `IllegalAction` unless the symbol is on the seat's card and still to be used."""
    if symbol in position.left:
        return
    shown = card(position.chosen[seat])
    number = shown.group(symbol)
    if number < 0:
        raise refusal("not-on-card", action=symbol, card=shown.id)
    if symbol in position.used:
        raise refusal("symbol-used", action=symbol, count=position.used[symbol])
    other = next(entry.action for entry in shown.groups[number] if entry.action != symbol)
    raise refusal("other-symbol-used", action=symbol, other=other)
