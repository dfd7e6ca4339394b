"""Why an action of a turn is not legal: phase and cubes aside, which ``rules`` looks at.

Facts that name players are letters called ``owner``, ``rival`` or ``seat``; ministries, lands, students and
rewards are ids, spaces and boxes the numbers people see.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from games.confucius import choices, costs, obligations
from games.confucius.actions import (
    Bribe,
    Buy,
    CardBribe,
    CardGift,
    CardPlain,
    Commercial,
    ConfuciusAction,
    Force,
    Give,
    Invade,
    Junks,
    Nominate,
    Nothing,
    PetitionCoat,
    PetitionJunk,
    PetitionNecklace,
    PetitionTile,
    PetitionVase,
    Recruit,
    Secure,
    Tax,
    Transfer,
    Voyage,
)
from games.confucius.components import (
    AVAILABLE,
    BRIBERIES,
    DISTANT,
    MINISTRIES,
    NOBODY,
    SPACES,
    STUDENTS,
    UNBOUGHT,
    cards,
    lands,
    realm,
)
from games.confucius.conditions import (
    check_available,
    check_bribed,
    check_empty,
    check_held,
    check_official,
    check_own,
    check_playing,
    open_slot,
    where,
)
from games.confucius.refusals import refusal
from games.engine import Action, IllegalAction, Seat
from games.engine.contract import seat_letter

if TYPE_CHECKING:
    from games.confucius.position import ConfuciusPosition


def check(position: "ConfuciusPosition", seat: Seat, action: ConfuciusAction) -> None:
    """Raise `IllegalAction` if the rules forbid the seat this action of a turn, cubes aside."""
    _CHECKS[type(action)](position, seat, action)
    price = costs.price(position, seat, action)
    if price.due:
        have = costs.worth(position.hands[seat], price.kind)
        if have < price.due:
            code = "too-little-cash" if price.kind == costs.CASH else "too-few-licences"
            raise refusal(code, due=price.due, full=price.full, have=have)


# ── officials ────────────────────────────────────────────────────────────────────────────────────────


def _bribe(position: "ConfuciusPosition", seat: Seat, action: Bribe) -> None:
    """An official without a marker in an open ministry, and no gift forbids it."""
    ministry, space = action.ministry, action.space
    check_official(position, ministry, space)
    owner = position.markers[ministry][space]
    if owner != NOBODY:
        raise refusal(
            "bribed-already", **where(ministry, space), owner=seat_letter(owner), own=int(owner == seat)
        )
    for ban in obligations.bans(position, seat):
        if ban.ministry == ministry:
            raise ban_refusal(ban)


def ban_refusal(ban: obligations.Ban) -> IllegalAction:
    """A gift forbids its holder to bribe in a ministry."""
    return refusal(
        "obliged-not-to-bribe",
        owner=seat_letter(ban.giver),
        gift=ban.value,
        ministry=MINISTRIES[ban.ministry],
        theirs=ban.theirs,
        own=ban.own,
    )


def _secure(position: "ConfuciusPosition", seat: Seat, action: Secure) -> None:
    """One's own official in an open ministry that is not secured."""
    check_own(position, seat, action.ministry, action.space)
    if position.secured[action.ministry][action.space]:
        raise refusal("secured-already", **where(action.ministry, action.space))


def _transfer(position: "ConfuciusPosition", seat: Seat, action: Transfer) -> None:
    """One's own official in an open ministry, whose marker did not come by transfer in this round."""
    ministry, space = action.ministry, action.space
    check_playing(position, action.to)
    if action.to == seat:
        raise refusal("transfer-to-yourself")
    check_own(position, seat, ministry, space)
    if SPACES * ministry + space in position.transferred:
        raise refusal("transferred-already", **where(ministry, space))


# ── examination ──────────────────────────────────────────────────────────────────────────────────────


def _nominate(position: "ConfuciusPosition", seat: Seat, action: Nominate) -> None:
    """Not in the first round; a free space, and no other student."""
    _check_round(position)
    if seat in position.students:
        raise refusal("student-nominated", student=STUDENTS[position.students.index(seat)])
    owner = position.students[action.student]
    if owner != NOBODY:
        raise refusal("student-taken", student=STUDENTS[action.student], owner=seat_letter(owner))


def _force(position: "ConfuciusPosition", seat: Seat, action: Force) -> None:
    """Not in the first round."""
    _check_round(position)


def _check_round(position: "ConfuciusPosition") -> None:
    """There is no examination in the first round."""
    if position.round == 1:
        raise refusal("not-in-first-round")


# ── armies and junks ─────────────────────────────────────────────────────────────────────────────────


def _recruit(position: "ConfuciusPosition", seat: Seat, action: Recruit) -> None:
    """An army in the stock."""
    if not position.stock[seat]:
        raise refusal("no-army-left", armies=realm().armies)


def _invade(position: "ConfuciusPosition", seat: Seat, action: Invade) -> None:
    """An army in the colonies, and an empty box of a land that is not resolved."""
    if not position.colonies[seat]:
        raise refusal("no-army-in-colonies")
    check_empty(position, action.land, action.box)


def _junks(position: "ConfuciusPosition", seat: Seat, action: Junks) -> None:
    """So many in the supply."""
    if action.count > position.junks:
        raise refusal("too-few-junks-left", count=action.count, junks=position.junks)


def _voyage(position: "ConfuciusPosition", seat: Seat, action: Voyage) -> None:
    """Junks in the shipyard, lands that one has not visited, as many as voyages become complete."""
    left = sum(not seats[seat] for seats in position.visited)
    if not left:
        raise refusal("all-lands-visited")
    if action.junks > position.yard[seat]:
        raise refusal("too-few-junks", count=action.junks, yard=position.yard[seat])
    complete = (position.ocean[seat] + action.junks) // realm().voyage
    if complete > left:
        raise refusal("too-many-voyages", count=action.junks, voyages=complete, left=left)
    for land in action.lands:
        if position.visited[land][seat]:
            raise refusal("land-visited", land=DISTANT[land])
    if len(action.lands) != complete:
        raise refusal("wrong-number-of-lands", count=action.junks, voyages=complete, found=len(action.lands))


# ── gifts ────────────────────────────────────────────────────────────────────────────────────────────


def _buy(position: "ConfuciusPosition", seat: Seat, action: Buy | CardGift) -> None:
    """A gift that is not bought."""
    state = position.gifts[seat][action.value - 1]
    if state == AVAILABLE:
        raise refusal("gift-bought", gift=action.value)
    if state != UNBOUGHT:
        check_available(position, seat, action.value)


def _give(position: "ConfuciusPosition", seat: Seat, action: Give) -> None:
    """An available gift, for somebody else from whom one holds no better one."""
    check_playing(position, action.to)
    if action.to == seat:
        raise refusal("give-to-yourself")
    check_available(position, seat, action.value)
    held = obligations.gift_from(position, action.to, seat)
    if held > action.value:
        raise refusal("obliged-to-better-gift", owner=seat_letter(action.to), gift=held, value=action.value)


# ── petitions ────────────────────────────────────────────────────────────────────────────────────────


def _petition(position: "ConfuciusPosition", seat: Seat, action: Any) -> None:
    """In the advanced game, with an available gift, and it must have an effect."""
    if not position.advanced:
        raise refusal("basic-game")
    check_available(position, seat, action.gift)
    match action:
        case PetitionTile():
            _check_tile(position, seat, action)
        case PetitionVase():
            owner = position.students[action.student]
            if owner == NOBODY:
                raise refusal("no-student", student=STUDENTS[action.student])
            if owner == seat:
                raise refusal("own-student", student=STUDENTS[action.student])
        case PetitionCoat():
            _check_coat(position, seat, action)
        case PetitionNecklace():
            _check_necklace(position, seat, action)
        case PetitionJunk():
            check_playing(position, action.to)
            check_bribed(position, action.ministry, action.space)
            if position.secured[action.ministry][action.space]:
                raise refusal("secured-already", **where(action.ministry, action.space))


def _check_tile(position: "ConfuciusPosition", seat: Seat, action: PetitionTile) -> None:
    """Junks in another player's shipyard; they go to one of somebody who still plays."""
    if action.origin >= position.seats:
        raise refusal("no-such-seat", seat=seat_letter(action.origin))
    check_playing(position, action.to)
    if action.origin == seat:
        raise refusal("own-shipyard")
    if action.origin == action.to:
        raise refusal("same-shipyard", rival=seat_letter(action.to))
    if not position.yard[action.origin]:
        raise refusal("shipyard-empty", rival=seat_letter(action.origin))


def _check_coat(position: "ConfuciusPosition", seat: Seat, action: PetitionCoat) -> None:
    """One's own official, and another one of equal or lower seniority; both in open ministries."""
    check_own(position, seat, action.ministry, action.space)
    check_official(position, action.ministry2, action.space2)
    if (action.ministry, action.space) == (action.ministry2, action.space2):
        raise refusal("same-official", **where(action.ministry, action.space))
    if action.space2 < action.space:
        raise refusal("higher-seniority", space=action.space + 1, space2=action.space2 + 1)


def _check_necklace(position: "ConfuciusPosition", seat: Seat, action: PetitionNecklace) -> None:
    """An army, one's own unless the variant says otherwise; an empty box; both lands not resolved."""
    army = position.armies[open_slot(position, action.land)][action.box]
    facts: dict[str, str | int] = {"land": lands()[action.land].id, "box": action.box + 1}
    if army == NOBODY:
        raise refusal("no-army-there", **facts)
    if army != seat and not position.any_army:
        raise refusal("not-your-army", **facts, owner=seat_letter(army))
    check_empty(position, action.land2, action.box2)


# ── money and rewards ────────────────────────────────────────────────────────────────────────────────


def _commercial(position: "ConfuciusPosition", seat: Seat, action: Commercial) -> None:
    """Once in a round; cards that one has, worth no more than allowed."""
    if position.commercial[seat]:
        raise refusal("commercial-used")
    check_held(position, seat, action.cards)
    worth, most = costs.worth(action.cards, costs.CASH), cards().commercial
    if worth > most:
        raise refusal("too-much-cash", cash=worth, most=most)


def _card(position: "ConfuciusPosition", seat: Seat, action: CardPlain | CardGift | CardBribe) -> None:
    """A reward that one holds, with an effect."""
    if action.card not in position.rewards[seat]:
        raise refusal("reward-not-held", card=action.card)
    match action:
        case CardGift():
            _buy(position, seat, action)
        case CardBribe():
            _check_bribery(position, seat, action)
        case CardPlain("recruit"):
            _recruit(position, seat, Recruit())
        case CardPlain("insult"):
            if not position.colonies[seat]:
                raise refusal("no-army-in-colonies")


def _check_bribery(position: "ConfuciusPosition", seat: Seat, action: CardBribe) -> None:
    """An official without a marker, or one of another player that is not secured, where the card says."""
    ministry, space = action.ministry, action.space
    check_official(position, ministry, space)
    if ministry not in choices.bribery_ministries(position, action.card):
        raise refusal("bribery-elsewhere", card=action.card, ministry=MINISTRIES[BRIBERIES[action.card]])
    owner = position.markers[ministry][space]
    if owner == seat:
        raise refusal("own-official", **where(ministry, space))
    if owner != NOBODY and position.secured[ministry][space]:
        raise refusal("secured-official", **where(ministry, space), owner=seat_letter(owner))


def _always(position: "ConfuciusPosition", seat: Seat, action: Tax | Nothing) -> None:
    """Nothing forbids it."""


_CHECKS: Final[dict[type[Action], Callable[["ConfuciusPosition", Seat, Any], None]]] = {
    Bribe: _bribe,
    Secure: _secure,
    Transfer: _transfer,
    Nominate: _nominate,
    Force: _force,
    Recruit: _recruit,
    Invade: _invade,
    Junks: _junks,
    Voyage: _voyage,
    Buy: _buy,
    Give: _give,
    PetitionTile: _petition,
    PetitionVase: _petition,
    PetitionCoat: _petition,
    PetitionNecklace: _petition,
    PetitionJunk: _petition,
    Commercial: _commercial,
    Tax: _always,
    CardPlain: _card,
    CardGift: _card,
    CardBribe: _card,
    Nothing: _always,
}
