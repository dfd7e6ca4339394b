"""What can be chosen of each action of a turn, made fast; cubes are looked at in ``rules``.

Every function here gives the targets that the rules leave the seat for one thing that can be done, payment
included, in a stable order. Why something is not among them stands in ``reasons``.
"""

from collections.abc import Callable
from functools import lru_cache
from itertools import permutations
from typing import TYPE_CHECKING, Final, NamedTuple

from games.confucius import actions, board, costs, obligations
from games.confucius.actions import (
    FORCE,
    NOTHING,
    RECRUIT,
    TAX,
    Commercial,
    ConfuciusAction,
    Give,
    Transfer,
    Voyage,
)
from games.confucius.components import (
    AVAILABLE,
    BRIBERIES,
    COAT,
    EMPTY,
    HUBU,
    JUNK,
    NECKLACE,
    NO_CARDS,
    NOBODY,
    REWARDS,
    SPACES,
    TILE,
    UNBOUGHT,
    VASE,
    Counts,
    box,
    cards,
    gifts,
    lands,
    realm,
)
from games.engine import Seat

if TYPE_CHECKING:
    from games.confucius.position import ConfuciusPosition


class Means(NamedTuple):
    """What a seat can pay."""

    cash: int
    licences: int


Choices = list[ConfuciusAction]


def means(position: "ConfuciusPosition", seat: Seat) -> Means:
    """What all cards of the seat are worth."""
    hand = position.hands[seat]
    return Means(costs.worth(hand, costs.CASH), costs.worth(hand, costs.LICENCES))


# ── officials ────────────────────────────────────────────────────────────────────────────────────────


def bribes(position: "ConfuciusPosition", seat: Seat, have: Means) -> Choices:
    """Officials without a marker, where no gift forbids it (Confucius, Bribing)."""
    found: Choices = []
    most = _dearest(position, seat, have)
    banned: list[bool] | None = None
    for ministry, row in enumerate(position.officials):
        if position.resolved[ministry]:
            continue
        markers = position.markers[ministry]
        for space, cost in enumerate(row):
            if markers[space] == NOBODY and 0 < cost <= most:
                if banned is None:
                    banned = obligations.banned(position, seat)
                if banned[ministry]:
                    break
                found.append(actions.bribe(ministry, space))
    return found


def secures(position: "ConfuciusPosition", seat: Seat, have: Means) -> Choices:
    """One's own officials that are not secured (Confucius, Securing)."""
    most = _dearest(position, seat, have)
    return [
        actions.secure(ministry, space)
        for ministry, space in board.unsecured(position)
        if position.markers[ministry][space] == seat and position.officials[ministry][space] <= most
    ]


def transfers(position: "ConfuciusPosition", seat: Seat, have: Means) -> Choices:
    """One's own markers, except those that came by transfer in this round (Confucius, Transferring)."""
    found: Choices = []
    heirs = board.others(position, seat)
    for ministry, row in enumerate(position.markers):
        if seat in row and not position.resolved[ministry]:
            for space, owner in enumerate(row):
                if owner == seat and SPACES * ministry + space not in position.transferred:
                    found += _transfers(ministry, space, heirs)
    return found


@lru_cache(maxsize=1 << 12)
def _transfers(ministry: int, space: int, heirs: tuple[Seat, ...]) -> tuple[Transfer, ...]:
    """A marker to any of these."""
    return tuple(actions.transfer(ministry, space, to) for to in heirs)


def can_transfer(position: "ConfuciusPosition", seat: Seat) -> bool:
    """Whether the seat has a marker that it may transfer."""
    return any(
        owner == seat and SPACES * ministry + space not in position.transferred
        for ministry, row in enumerate(position.markers)
        if not position.resolved[ministry]
        for space, owner in enumerate(row)
    )


def _dearest(position: "ConfuciusPosition", seat: Seat, have: Means) -> int:
    """The printed cost of the dearest official that the seat can pay."""
    return have.cash + (box().less_officials if costs.has_marker(position, seat, HUBU) else 0)


# ── examination ──────────────────────────────────────────────────────────────────────────────────────


def nominations(position: "ConfuciusPosition", seat: Seat, have: Means) -> Choices:
    """Free student spaces, if one has no student yet (Confucius, Nominating)."""
    if position.round == 1 or seat in position.students or have.cash < box().nominate:
        return []
    return [actions.nominate(student) for student, owner in enumerate(position.students) if owner == NOBODY]


def forcing(position: "ConfuciusPosition", seat: Seat, have: Means) -> Choices:
    """Forcing an examination, also if there will be one anyway (Confucius, Forcing an examination)."""
    return [] if position.round == 1 or have.cash < box().force else [FORCE]


# ── armies and junks ─────────────────────────────────────────────────────────────────────────────────


def recruits(position: "ConfuciusPosition", seat: Seat, have: Means) -> Choices:
    """An army of the stock (Confucius, Recruiting)."""
    short = not position.stock[seat] or have.licences < costs.recruit_price(position, seat)
    return [] if short else [RECRUIT]


def invasions(position: "ConfuciusPosition", seat: Seat, have: Means) -> Choices:
    """Empty boxes of lands that are not resolved (Confucius, Invading)."""
    if not position.colonies[seat]:
        return []
    return [
        actions.invade(land, number)
        for land, number in board.boxes(position, NOBODY)
        if lands()[land].price <= have.cash
    ]


def junks(position: "ConfuciusPosition", seat: Seat, have: Means) -> Choices:
    """As many junks as there are and can be paid (Confucius, Buying junks)."""
    prices = costs.junk_prices(position, seat)
    return [
        actions.buy_junks(count)
        for count, price in enumerate(prices, 1)
        if price <= have.cash and count <= position.junks
    ]


def voyages(position: "ConfuciusPosition", seat: Seat, have: Means) -> Choices:
    """Every number of junks that can sail, with every order of the lands they reach (Confucius, Voyages)."""
    most = min(position.yard[seat], have.licences // box().sail)
    if not most:
        return []
    unvisited = tuple(land for land, seats in enumerate(position.visited) if not seats[seat])
    return [*_voyages(most, position.ocean[seat], unvisited)]


@lru_cache(maxsize=1 << 14)
def _voyages(most: int, ocean: int, unvisited: tuple[int, ...]) -> tuple[Voyage, ...]:
    """The voyages of up to so many junks; none if every land is visited."""
    if not unvisited:
        return ()
    length = realm().voyage
    return tuple(
        actions.voyage(count, way)
        for count in range(1, most + 1)
        if (ocean + count) // length <= len(unvisited)
        for way in permutations(unvisited, (ocean + count) // length)
    )


# ── gifts ────────────────────────────────────────────────────────────────────────────────────────────


def purchases(position: "ConfuciusPosition", seat: Seat, have: Means) -> Choices:
    """Gifts that one has not bought (Confucius, Buying gifts)."""
    return [
        actions.buy(value)
        for value, state in enumerate(position.gifts[seat], 1)
        if state == UNBOUGHT and value <= have.cash
    ]


def presents(position: "ConfuciusPosition", seat: Seat, have: Means) -> Choices:
    """Available gifts, to everybody from whom one holds no better one (Confucius, Giving)."""
    row = position.gifts[seat]
    if AVAILABLE not in row:
        return []
    others = board.others(position, seat)
    held = [obligations.gift_from(position, other, seat) for other in others]
    found: list[Give] = []
    for value, state in enumerate(row, 1):
        if state == AVAILABLE:
            found += [actions.give(value, to) for to, best in zip(others, held, strict=True) if value >= best]
    return [*found]


def petitions(position: "ConfuciusPosition", seat: Seat, have: Means) -> Choices:
    """What the available gifts can do for the Emperor's favour (Confucius, Petitions)."""
    row = position.gifts[seat]
    if not position.advanced or AVAILABLE not in row:
        return []
    found: Choices = []
    for value, offers in _PETITIONS.items():
        if row[value - 1] == AVAILABLE:
            found += offers(position, seat)
    return found


def _tiles(position: "ConfuciusPosition", seat: Seat) -> Choices:
    """From every other shipyard with junks to every shipyard of somebody who still plays."""
    found: Choices = []
    for origin, count in enumerate(position.yard):
        if count and origin != seat:
            found += [actions.petition_tile(origin, to) for to in position.playing if to != origin]
    return found


def _vases(position: "ConfuciusPosition", seat: Seat) -> Choices:
    """Every student of another player."""
    return [
        actions.petition_vase(student)
        for student, owner in enumerate(position.students)
        if owner not in (NOBODY, seat)
    ]


def _coats(position: "ConfuciusPosition", seat: Seat) -> Choices:
    """Every own official with every other one of equal or lower seniority."""
    own: list[tuple[int, int]] = []
    tiles: list[tuple[int, int]] = []
    for ministry, row in enumerate(position.officials):
        if not position.resolved[ministry]:
            markers = position.markers[ministry]
            for space, cost in enumerate(row):
                if cost != EMPTY:
                    tiles.append((ministry, space))
                    if markers[space] == seat:
                        own.append((ministry, space))
    return [
        actions.petition_coat(ministry, space, other, lower)
        for ministry, space in own
        for other, lower in tiles
        if lower >= space and (lower, other) != (space, ministry)
    ]


def _necklaces(position: "ConfuciusPosition", seat: Seat) -> Choices:
    """Every own army, or any player's, to every empty box."""
    armies = board.boxes(position, None if position.any_army else seat)
    empty = board.boxes(position, NOBODY) if armies else []
    return [actions.petition_necklace(*army, *to) for army in armies for to in empty]


def _junks(position: "ConfuciusPosition", seat: Seat) -> Choices:
    """Every marker that is not secured, for every player."""
    return [
        actions.petition_junk(ministry, space, to)
        for ministry, space in board.unsecured(position)
        for to in position.playing
    ]


_PETITIONS: Final[dict[int, Callable[["ConfuciusPosition", Seat], Choices]]] = {
    TILE: _tiles,
    VASE: _vases,
    COAT: _coats,
    NECKLACE: _necklaces,
    JUNK: _junks,
}


# ── money, rewards, nothing ──────────────────────────────────────────────────────────────────────────


def trades(position: "ConfuciusPosition", seat: Seat, have: Means) -> Choices:
    """Cards to give up for others, once in a round (Confucius, Money)."""
    return [] if position.commercial[seat] else [*_trades(costs.known(position.hands[seat]))]


@lru_cache(maxsize=1 << 12)
def _trades(hand: Counts) -> tuple[Commercial, ...]:
    """Nothing, then everything that is worth no more cash than allowed."""
    most = cards().commercial
    return tuple(
        Commercial(chosen)
        for chosen in (NO_CARDS, *costs.subsets(hand))
        if cards().total(chosen, costs.CASH) <= most
    )


def taxes(position: "ConfuciusPosition", seat: Seat, have: Means) -> Choices:
    """Always possible."""
    return [TAX]


def nothing(position: "ConfuciusPosition", seat: Seat, have: Means) -> Choices:
    """Always possible."""
    return [NOTHING]


def rewards(position: "ConfuciusPosition", seat: Seat, have: Means) -> Choices:
    """The rewards that one holds and that have an effect now (Confucius, Emperor's Rewards)."""
    hand = position.rewards[seat]
    found: Choices = []
    if not hand:
        return found
    for card in REWARDS:
        if card not in hand:
            continue
        if card in BRIBERIES:
            found += _briberies(position, seat, have, card)
        elif card == "gift":
            found += [
                actions.card_gift(value)
                for value in gifts().values
                if position.gifts[seat][value - 1] == UNBOUGHT
            ]
        elif (card != "recruit" or position.stock[seat]) and (card != "insult" or position.colonies[seat]):
            found.append(actions.card_plain(card))
    return found


def _briberies(position: "ConfuciusPosition", seat: Seat, have: Means, card: str) -> Choices:
    """Officials without a marker, and those of others that are not secured and can be paid."""
    found: Choices = []
    most = _dearest(position, seat, have)
    for ministry in bribery_ministries(position, card):
        for space, cost in enumerate(position.officials[ministry]):
            owner = position.markers[ministry][space]
            if cost > EMPTY and (
                owner == NOBODY or (owner != seat and not position.secured[ministry][space] and cost <= most)
            ):
                found.append(actions.card_bribe(card, ministry, space))
    return found


def bribery_ministries(position: "ConfuciusPosition", card: str) -> list[int]:
    """Where the bribery card may be played: in its own ministry, once that is resolved in any open one."""
    own = BRIBERIES[card]
    if own >= 0 and not position.resolved[own]:
        return [own]
    return [ministry for ministry, closed in enumerate(position.resolved) if not closed]


CHOICES: Final[dict[str, Callable[["ConfuciusPosition", Seat, Means], Choices]]] = {
    "bribe": bribes,
    "secure": secures,
    "transfer": transfers,
    "nominate": nominations,
    "force": forcing,
    "recruit": recruits,
    "invade": invasions,
    "junks": junks,
    "voyage": voyages,
    "buy": purchases,
    "give": presents,
    "petition": petitions,
    "commercial": trades,
    "tax": taxes,
    "card": rewards,
    "nothing": nothing,
}
"""What can be chosen, by what is done; passing aside."""
