"""Conditions that several actions have in common; each raises the refusal that says what is wrong."""

from typing import TYPE_CHECKING

from games.confucius.components import AVAILABLE, EMPTY, MINISTRIES, NOBODY, REMOVED, UNBOUGHT, Counts, lands
from games.confucius.refusals import refusal
from games.engine import Seat
from games.engine.contract import seat_letter

if TYPE_CHECKING:
    from games.confucius.position import ConfuciusPosition


def check_playing(position: "ConfuciusPosition", other: Seat) -> None:
    """There is such a player, and it has not left."""
    if other >= position.seats:
        raise refusal("no-such-seat", seat=seat_letter(other))
    if other in position.resigned:
        raise refusal("seat-has-left", seat=seat_letter(other))


def check_official(position: "ConfuciusPosition", ministry: int, space: int) -> None:
    """The ministry is open, and there is an official on the space."""
    if position.resolved[ministry]:
        raise refusal("ministry-closed", ministry=MINISTRIES[ministry])
    if position.officials[ministry][space] == EMPTY:
        raise refusal("no-official", **where(ministry, space))


def check_bribed(position: "ConfuciusPosition", ministry: int, space: int) -> None:
    """The official there, in an open ministry, has a marker."""
    check_official(position, ministry, space)
    if position.markers[ministry][space] == NOBODY:
        raise refusal("not-bribed", **where(ministry, space))


def check_own(position: "ConfuciusPosition", seat: Seat, ministry: int, space: int) -> None:
    """The official there, in an open ministry, has the seat's marker."""
    check_bribed(position, ministry, space)
    owner = position.markers[ministry][space]
    if owner != seat:
        raise refusal("not-your-official", **where(ministry, space), owner=seat_letter(owner))


def open_slot(position: "ConfuciusPosition", land: int) -> int:
    """The slot of a land that is in play and not resolved."""
    if land not in position.lands:
        raise refusal("land-not-used", land=lands()[land].id)
    slot = position.lands.index(land)
    if position.land_state[slot]:
        raise refusal("land-resolved", land=lands()[land].id, state=position.land_state[slot])
    return slot


def check_empty(position: "ConfuciusPosition", land: int, box: int) -> None:
    """The box is empty, its land in play and not resolved."""
    army = position.armies[open_slot(position, land)][box]
    if army != NOBODY:
        raise refusal("box-taken", land=lands()[land].id, box=box + 1, owner=seat_letter(army))


def check_available(position: "ConfuciusPosition", seat: Seat, value: int) -> None:
    """The gift is bought and still at home."""
    state = position.gifts[seat][value - 1]
    if state == UNBOUGHT:
        raise refusal("gift-not-bought", gift=value)
    if state == REMOVED:
        raise refusal("gift-gone", gift=value)
    if state != AVAILABLE:
        raise refusal("gift-given", gift=value, owner=seat_letter(state))


def check_held(position: "ConfuciusPosition", seat: Seat, chosen: Counts) -> None:
    """The seat has these cards."""
    for cash, (count, held) in enumerate(zip(chosen, position.hands[seat], strict=False), 1):
        if count > held:
            raise refusal("cards-not-held", card=cash, needed=count, held=held)


def where(ministry: int, space: int) -> dict[str, str | int]:
    """The facts that name a space."""
    return {"ministry": MINISTRIES[ministry], "space": space + 1}
