"""What is legal in Confucius, and why something is not.

``choices`` finds what can be chosen in a turn, ``reasons`` says why something cannot; here both are joined
with phases and cubes, and with the decisions outside a turn. What actions cause stands in ``box``.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from games.confucius import actions, choices, costs, obligations, reasons
from games.confucius.actions import (
    PASS,
    Chief,
    ConfuciusAction,
    Discard,
    Influence,
    Pass,
    Pay,
    Place,
    Tutor,
)
from games.confucius.components import (
    ANY,
    BOX_ACTIONS,
    EMPTY,
    MINISTRIES,
    SPACES,
    STUDENTS,
    Counts,
    cards,
)
from games.confucius.conditions import check_held, check_playing
from games.confucius.refusals import refusal
from games.engine import Action, IllegalAction, Seat
from games.engine.contract import seat_letter

if TYPE_CHECKING:
    from games.confucius.position import ConfuciusPosition

_NOW: Final = {
    "chief": "chief-now",
    "turn": "act-now",
    "free": "free-now",
    "favour": "favour-now",
    "pay": "pay-now",
    "tutor": "tutor-now",
    "place": "place-now",
    "influence": "influence-now",
    "discard": "discard-now",
}
_PHASES: Final[dict[type[Action], str]] = {
    Chief: "chief",
    Pay: "pay",
    Tutor: "tutor",
    Place: "place",
    Influence: "influence",
    Discard: "discard",
}
"""The phase of each decision outside a turn."""

_TURN: Final = ("turn", "free", "favour")
"""The phases in which an action of the box is taken."""


# ── what is legal ────────────────────────────────────────────────────────────────────────────────────


def legal(position: "ConfuciusPosition", seat: Seat) -> list[ConfuciusAction]:
    """Every legal action of the seat to act, in the order of `components.DO` and of what is chosen."""
    match position.phase:
        case "turn":
            return _turn(position, seat)
        case "free" | "favour":
            have = choices.means(position, seat)
            return [
                action
                for do in (*BOX_ACTIONS, "nothing")
                for action in choices.CHOICES[do](position, seat, have)
            ]
        case "pay":
            price = costs.price(position, seat, position.announcement)
            return [*costs.payments(costs.known(position.hands[seat]), price.kind, price.due)]
        case "chief":
            return [Chief(other) for other in position.playing if other != seat]
        case "tutor":
            hand = costs.known(position.hands[seat])
            return [
                action
                for student in obligations.students_for(position, seat)
                for action in _lessons(student, hand)
            ]
        case "place":
            return [actions.place(*spot) for spot in spots(position)[1]]
        case "influence":
            return [Influence(heir) for heir in obligations.heirs(position, seat)]
        case "discard":
            hand = costs.known(position.hands[seat])
            return [*_discards(hand, sum(position.hands[seat]) - cards().limit)]
    return []


def _turn(position: "ConfuciusPosition", seat: Seat) -> list[ConfuciusAction]:
    """What the seat can do in its turn: with its cubes, for none, by a reward; pass once no cube is left."""
    have = choices.means(position, seat)
    left = position.cubes[seat]
    found: list[ConfuciusAction] = []
    if not left:
        return [*choices.transfers(position, seat, have), *choices.rewards(position, seat, have), PASS]
    for do, choose in choices.CHOICES.items():
        if costs.cubes(position, seat, do) <= left:
            found += choose(position, seat, have)
    return found


@lru_cache(maxsize=1 << 12)
def _lessons(student: int, hand: Counts) -> tuple[Tutor, ...]:
    """All cards that can be laid for that student, the fewest first."""
    return tuple(Tutor(student, chosen) for chosen in costs.subsets(hand))


@lru_cache(maxsize=1 << 12)
def _discards(hand: Counts, count: int) -> tuple[Discard, ...]:
    """All ways to discard so many cards."""
    return tuple(Discard(chosen) for chosen in costs.subsets(hand) if sum(chosen) == count)


def spots(position: "ConfuciusPosition") -> tuple[str, list[tuple[int, int]]]:
    """Where the candidate can be placed as (ministry, space), and why there (Confucius, Placing).

    "empty": spaces without an official, in its ministry or for "any" in any open one; "replace": there is
    none, so instead of an official that is not secured; "elsewhere": its ministry has no room at all.
    """
    open_ones = [ministry for ministry in range(len(MINISTRIES)) if not position.resolved[ministry]]
    home = open_ones
    if position.candidate in MINISTRIES:
        home = [ministry for ministry in open_ones if MINISTRIES[ministry] == position.candidate]
    for why, ministries in (("", home), ("elsewhere", open_ones)):
        empty = [
            (ministry, space)
            for ministry in ministries
            for space in range(SPACES)
            if position.officials[ministry][space] == EMPTY
        ]
        if empty:
            return why or "empty", empty
        loose = [
            (ministry, space)
            for ministry in ministries
            for space in range(SPACES)
            if not position.secured[ministry][space]
        ]
        if loose:
            return why or "replace", loose
    return "", []


# ── why something is not legal ───────────────────────────────────────────────────────────────────────


def check(position: "ConfuciusPosition", seat: Seat, action: ConfuciusAction) -> None:
    """Raise `IllegalAction` if the rules forbid the action to the seat, whose turn it is."""
    needed = _PHASES.get(type(action))
    if needed is None:
        if position.phase not in _TURN:
            raise _wrong_phase(position, seat)
        _check_turn(position, seat, action)
        return
    if position.phase != needed:
        raise _wrong_phase(position, seat)
    match action:
        case Chief():
            check_playing(position, action.seat)
            if action.seat == seat:
                raise refusal("chief-again")
        case Pay():
            _check_payment(position, seat, action)
        case Tutor():
            _check_tutor(position, seat, action)
        case Place():
            _check_place(position, action)
        case Influence():
            _check_influence(position, seat, action)
        case Discard():
            check_held(position, seat, action.cards)
            excess = sum(position.hands[seat]) - cards().limit
            if sum(action.cards) != excess:
                raise refusal("discard-number", needed=excess, found=sum(action.cards), limit=cards().limit)


def _wrong_phase(position: "ConfuciusPosition", seat: Seat) -> IllegalAction:
    """The refusal of what does not belong to the present phase."""
    code = _NOW[position.phase]
    if position.phase != "pay":
        return refusal(code)
    price = costs.price(position, seat, position.announcement)
    return refusal(code, kind=price.kind, due=price.due, do=position.announcement.do)


def _check_turn(position: "ConfuciusPosition", seat: Seat, action: ConfuciusAction) -> None:
    """Raise `IllegalAction` if the seat may not do that in its turn, free action or favour."""
    do = action.do
    free = position.source if position.phase != "turn" else ""
    if isinstance(action, Pass):
        if free:
            raise refusal("no-passing", source=free)
        if position.cubes[seat]:
            raise refusal("cubes-left", cubes=position.cubes[seat])
        return
    if do == "card" and free:
        raise refusal("no-rewards-now", source=free)
    needed, left = costs.cubes(position, seat, do), position.cubes[seat]
    if needed > left:
        raise refusal("too-few-cubes", do=do, needed=needed, left=left)
    reasons.check(position, seat, action)


def _check_payment(position: "ConfuciusPosition", seat: Seat, action: Pay) -> None:
    """Cards that the seat has, worth at least what is due."""
    check_held(position, seat, action.cards)
    price = costs.price(position, seat, position.announcement)
    paid = cards().total(action.cards, price.kind)
    if paid < price.due:
        raise refusal("paid-too-little", kind=price.kind, due=price.due, paid=paid)


def _check_tutor(position: "ConfuciusPosition", seat: Seat, action: Tutor) -> None:
    """At least one card, for a student of the giver of the better gift."""
    allowed = obligations.students_for(position, seat)
    if action.student not in allowed:
        owner, rival = (position.students[student] for student in (1 - action.student, action.student))
        raise refusal(
            "obliged-to-tutor",
            owner=seat_letter(owner),
            gift=obligations.gift_from(position, owner, seat),
            student=STUDENTS[1 - action.student],
            rival=seat_letter(rival),
            other=obligations.gift_from(position, rival, seat),
        )
    if not any(action.cards):
        raise refusal("nothing-laid")
    check_held(position, seat, action.cards)


def _check_place(position: "ConfuciusPosition", action: Place) -> None:
    """One of the spots that there are for the candidate."""
    why, found = spots(position)
    ministry, space = action.ministry, action.space
    if (ministry, space) in found:
        return
    name = MINISTRIES[ministry]
    if position.resolved[ministry]:
        raise refusal("ministry-closed", ministry=name)
    if why != "elsewhere" and position.candidate not in (ANY, name):
        raise refusal("candidate-own-ministry", candidate=position.candidate)
    if any(position.officials[m][s] == EMPTY for m, s in found):
        raise refusal("candidate-empty-first", ministry=name, space=space + 1)
    raise refusal("candidate-secured", ministry=name, space=space + 1)


def _check_influence(position: "ConfuciusPosition", seat: Seat, action: Influence) -> None:
    """Somebody else with influence there: the giver of the best gift, if there is one."""
    check_playing(position, action.to)
    if action.to == seat:
        raise refusal("influence-to-yourself")
    if action.to not in position.influence:
        raise refusal("no-influence", rival=seat_letter(action.to), ministry=MINISTRIES[position.resolving])
    allowed = obligations.heirs(position, seat)
    if action.to not in allowed:
        raise refusal(
            "obliged-to-heir", owner=seat_letter(allowed[0]), gift=obligations.heir_gift(position, seat)
        )
