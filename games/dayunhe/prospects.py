"""Everything on the actor's card at a glance: what is left of it, how much choice there is, or why none.

For panels and pictures, which hide nothing that is legal and say of the rest why it is not possible.
"""

from typing import TYPE_CHECKING

import msgspec

from games.dayunhe import choices, reasons
from games.dayunhe.components import card
from games.dayunhe.refusals import refusal
from games.engine import HIDDEN, IllegalAction

if TYPE_CHECKING:
    from games.dayunhe.position import DayunhePosition


class Prospect(msgspec.Struct, frozen=True):
    """A symbol of the card: ``group`` 0 to 2, the printed ``count``, how often it can still be used.

    ``state``: "open", "used" (up), "excluded" (the other one of its group is used) or "impossible" now;
    ``refusal`` says why it is excluded or impossible, None otherwise.
    """

    action: str
    group: int
    count: int
    left: int
    state: str
    refusal: IllegalAction | None


def prospects(position: "DayunhePosition") -> tuple[Prospect, ...]:
    """A prospect for every symbol of the card that is being carried out, as printed; () if there is none.

    () too on a view that does not know the card.
    """
    actor = position.actor
    if actor is None or position.chosen[actor] == HIDDEN:
        return ()
    shown = card(position.chosen[actor])
    return tuple(
        _prospect(position, actor, number, symbol.action, symbol.count, [other.action for other in group])
        for number, group in enumerate(shown.groups)
        for symbol in group
    )


def _prospect(
    position: "DayunhePosition", actor: int, number: int, action: str, count: int, group: list[str]
) -> Prospect:
    """One symbol of the group."""
    left = position.left.get(action, 0)
    if not left:
        if action in position.used:
            return Prospect(action, number, count, 0, "used", None)
        other = next(other for other in group if other in position.used)
        reason = refusal("other-symbol-used", action=action, other=other)
        return Prospect(action, number, count, 0, "excluded", reason)
    if choices.possible(position, actor, action):
        return Prospect(action, number, count, left, "open", None)
    return Prospect(action, number, count, left, "impossible", reasons.why_nothing(position, actor, action))
