"""Everything that can be done in a turn at a glance: what it costs now, how much choice there is, or why not.

For panels and pictures, which hide nothing legal and say of the rest why it is not possible.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from games.confucius import choices, costs, obligations, reasons
from games.confucius.actions import ConfuciusAction
from games.confucius.check import LARGEST
from games.confucius.choices import CHOICES, Means
from games.confucius.components import AVAILABLE, BRIBERIES, DO, EMPTY, NOBODY, RED, STUDENTS, realm
from games.confucius.costs import Price
from games.confucius.refusals import refusal
from games.engine import IllegalAction, Seat
from games.engine.contract import seat_letter

if TYPE_CHECKING:
    from games.confucius.position import ConfuciusPosition

_RICH: Final = Means(LARGEST, LARGEST)
"""Who has this can pay everything."""


class Prospect(msgspec.Struct, frozen=True):
    """What can be done: ``do`` as in the slot, ``cubes`` that it takes now.

    The money (``kind`` "cash", "licences" or "") of the cheapest and of the dearest target that can be paid,
    or if none can, of those that could be chosen with more; ``full_least`` is the cheapest one without its
    discount. ``count`` legal actions; if there are none, ``refusal`` says why.
    """

    do: str
    cubes: int
    kind: str
    least: int
    most: int
    full_least: int
    count: int
    refusal: IllegalAction | None


def prospects(position: "ConfuciusPosition", seat: Seat) -> tuple[Prospect, ...]:
    """A prospect for everything but passing, in the order of `components.DO`.

    For a seat that is not to act: as if its turn came now. The cards of the seat must be known.
    """
    have = choices.means(position, seat)
    return tuple(_prospect(position, seat, do, have) for do in DO if do != "pass")


def _prospect(position: "ConfuciusPosition", seat: Seat, do: str, have: Means) -> Prospect:
    """The prospect of one thing that can be done."""
    free = position.source if position.turn == seat and position.phase in ("free", "favour") else ""
    cubes = costs.cubes(position, seat, do)
    reason: IllegalAction | None = None
    possible: list[ConfuciusAction] = []
    if do == "card" and free:
        reason = refusal("no-rewards-now", source=free)
    elif cubes > position.cubes[seat]:
        reason = refusal("too-few-cubes", do=do, needed=cubes, left=position.cubes[seat])
    if not (do == "card" and free):
        possible = CHOICES[do](position, seat, _RICH)
    found = [] if reason else CHOICES[do](position, seat, have)
    prices = [costs.price(position, seat, action) for action in found or possible]
    least = min(prices, key=lambda price: price.due, default=costs.FREE)
    most = max(prices, key=lambda price: price.due, default=costs.FREE)
    if not found and not reason:
        reason = _too_dear(least, have) if possible else _why_nothing(position, seat, do)
    return Prospect(do, cubes, most.kind, least.due, most.due, least.full, len(found), reason)


def _too_dear(price: Price, have: Means) -> IllegalAction:
    """There is something to choose from, but the cheapest of it cannot be paid."""
    if price.kind == costs.CASH:
        return refusal("too-little-cash", due=price.due, full=price.full, have=have.cash)
    return refusal("too-few-licences", due=price.due, full=price.full, have=have.licences)


def _why_nothing(position: "ConfuciusPosition", seat: Seat, do: str) -> IllegalAction:
    """Why there is nothing to choose from, whatever one could pay."""
    if do in ("nominate", "force") and position.round == 1:
        return refusal("not-in-first-round")
    return _WHY[do](position, seat)


def _no_bribe(position: "ConfuciusPosition", seat: Seat) -> IllegalAction:
    """A gift forbids it wherever there is an official left to bribe."""
    for ban in obligations.bans(position, seat):
        officials = zip(position.officials[ban.ministry], position.markers[ban.ministry], strict=True)
        if any(cost != EMPTY and owner == NOBODY for cost, owner in officials):
            return reasons.ban_refusal(ban)
    return refusal("all-bribed")


def _no_secure(position: "ConfuciusPosition", seat: Seat) -> IllegalAction:
    """All one's own officials are secured, or there are none."""
    return refusal("nothing-to-secure")


def _no_transfer(position: "ConfuciusPosition", seat: Seat) -> IllegalAction:
    """No marker in an open ministry, or those there came by transfer."""
    return refusal("nothing-to-transfer")


def _no_nomination(position: "ConfuciusPosition", seat: Seat) -> IllegalAction:
    """One has a student already, or two others have."""
    if seat in position.students:
        return refusal("student-nominated", student=STUDENTS[position.students.index(seat)])
    return refusal("student-taken", student=STUDENTS[RED], owner=seat_letter(position.students[RED]))


def _no_recruit(position: "ConfuciusPosition", seat: Seat) -> IllegalAction:
    """All armies are in use."""
    return refusal("no-army-left", armies=realm().armies)


def _no_invasion(position: "ConfuciusPosition", seat: Seat) -> IllegalAction:
    """No army to send, or no box for it."""
    return refusal("no-box-left" if position.colonies[seat] else "no-army-in-colonies")


def _no_junks(position: "ConfuciusPosition", seat: Seat) -> IllegalAction:
    """The supply is used up."""
    return refusal("too-few-junks-left", count=1, junks=position.junks)


def _no_voyage(position: "ConfuciusPosition", seat: Seat) -> IllegalAction:
    """No land is left, or no junk."""
    return refusal("no-junks-to-sail" if not position.yard[seat] else "all-lands-visited")


def _no_purchase(position: "ConfuciusPosition", seat: Seat) -> IllegalAction:
    """Every gift is bought."""
    return refusal("all-gifts-bought")


def _no_present(position: "ConfuciusPosition", seat: Seat) -> IllegalAction:
    """No gift is available, or everybody has given a better one."""
    available = [value for value, state in enumerate(position.gifts[seat], 1) if state == AVAILABLE]
    others = [other for other in position.playing if other != seat]
    if not available or not others:
        return refusal("no-gift-available")
    held = obligations.gift_from(position, others[0], seat)
    return refusal("obliged-to-better-gift", owner=seat_letter(others[0]), gift=held, value=max(available))


def _no_petition(position: "ConfuciusPosition", seat: Seat) -> IllegalAction:
    """The basic game has none; a gift must be available, and it must have an effect."""
    return refusal("no-petition" if position.advanced else "basic-game")


def _no_reward(position: "ConfuciusPosition", seat: Seat) -> IllegalAction:
    """None in hand, or the first of them has no effect now."""
    for card in position.rewards[seat]:
        match card:
            case "gift":
                return _no_purchase(position, seat)
            case "recruit":
                return _no_recruit(position, seat)
            case "insult":
                return refusal("no-army-in-colonies")
            case _ if card in BRIBERIES:
                return refusal("all-bribed")
    return refusal("no-rewards")


_WHY: Final[dict[str, Callable[["ConfuciusPosition", Seat], IllegalAction]]] = {
    "bribe": _no_bribe,
    "secure": _no_secure,
    "transfer": _no_transfer,
    "nominate": _no_nomination,
    "recruit": _no_recruit,
    "invade": _no_invasion,
    "junks": _no_junks,
    "voyage": _no_voyage,
    "buy": _no_purchase,
    "give": _no_present,
    "petition": _no_petition,
    "commercial": lambda position, seat: refusal("commercial-used"),
    "card": _no_reward,
}
