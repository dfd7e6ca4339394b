"""What the actions of a turn cause: those of the action box and the rewards; the petitions stand apart."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from games.confucius import events, money, obligations, petitions
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
from games.confucius.components import AVAILABLE, NOBODY, SPACES, cards, realm, rewards
from games.confucius.scoring import INSULTS, VOYAGES, score
from games.engine import Action, Event, Seat

if TYPE_CHECKING:
    from games.confucius.position import ConfuciusPosition


def carry_out(position: "ConfuciusPosition", seat: Seat, action: ConfuciusAction) -> list[Event]:
    """The effect of a legal action, paid for."""
    return _EFFECTS[type(action)](position, seat, action)


# ── officials ────────────────────────────────────────────────────────────────────────────────────────


def _bribe(position: "ConfuciusPosition", seat: Seat, action: Bribe) -> list[Event]:
    """A marker on an official (Confucius, Bribing)."""
    position.markers[action.ministry][action.space] = seat
    cost = position.officials[action.ministry][action.space]
    return [events.Bribed(seat, action.ministry, action.space, cost)]


def _secure(position: "ConfuciusPosition", seat: Seat, action: Secure) -> list[Event]:
    """The marker is secured (Confucius, Securing)."""
    position.secured[action.ministry][action.space] = True
    cost = position.officials[action.ministry][action.space]
    return [events.Secured(seat, action.ministry, action.space, cost)]


def _transfer(position: "ConfuciusPosition", seat: Seat, action: Transfer) -> list[Event]:
    """The marker becomes that of another, whose gift is returned with thanks (Confucius, Transferring)."""
    ministry, space = action.ministry, action.space
    position.markers[ministry][space] = action.to
    position.transferred.append(SPACES * ministry + space)
    secured = position.secured[ministry][space]
    return [
        events.Transferred(seat, action.to, ministry, space, secured),
        *obligations.remove(position, action.to, seat, "transfer"),
    ]


# ── examination ──────────────────────────────────────────────────────────────────────────────────────


def _nominate(position: "ConfuciusPosition", seat: Seat, action: Nominate) -> list[Event]:
    """A student on a space (Confucius, Nominating)."""
    position.students[action.student] = seat
    return [events.Nominated(seat, action.student)]


def _force(position: "ConfuciusPosition", seat: Seat, action: Force) -> list[Event]:
    """An examination in this round (Confucius, Forcing an examination)."""
    position.forced = True
    return [events.ExamForced(seat)]


# ── armies and junks ─────────────────────────────────────────────────────────────────────────────────


def _recruit(position: "ConfuciusPosition", seat: Seat, action: Recruit | CardPlain) -> list[Event]:
    """An army from the stock to the colonies (Confucius, Recruiting)."""
    position.stock[seat] -= 1
    position.colonies[seat] += 1
    return [events.Recruited(seat, position.colonies[seat])]


def _invade(position: "ConfuciusPosition", seat: Seat, action: Invade) -> list[Event]:
    """An army from the colonies to a box (Confucius, Invading)."""
    slot = position.lands.index(action.land)
    position.colonies[seat] -= 1
    position.armies[slot][action.box] = seat
    return [events.Invaded(seat, slot, action.land, action.box)]


def _buy_junks(position: "ConfuciusPosition", seat: Seat, action: Junks) -> list[Event]:
    """Junks from the supply to the shipyard (Confucius, Buying junks)."""
    position.junks -= action.count
    position.yard[seat] += action.count
    return [events.JunksBought(seat, action.count, position.yard[seat])]


def _voyage(position: "ConfuciusPosition", seat: Seat, action: Voyage) -> list[Event]:
    """Junks from the shipyard to the ocean; those of complete voyages return to the supply.

    The first in a distant land takes its chit, and everybody who comes there a reward (Confucius, Voyages).
    """
    complete = len(action.lands) * realm().voyage
    position.yard[seat] -= action.junks
    position.ocean[seat] += action.junks - complete
    position.junks += complete
    found: list[Event] = [events.Sailed(seat, action.junks, position.ocean[seat])]
    for land in action.lands:
        points = 0
        if position.first[land] == NOBODY:
            position.first[land] = seat
            points = position.distant_chits[land]
            score(position, seat, VOYAGES, points)
        position.visited[land][seat] = True
        found.append(events.Visited(seat, land, points))
        found += money.earn_reward(position, seat)
    return found


# ── gifts ────────────────────────────────────────────────────────────────────────────────────────────


def _buy(position: "ConfuciusPosition", seat: Seat, action: Buy | CardGift) -> list[Event]:
    """A gift becomes available (Confucius, Buying gifts)."""
    position.gifts[seat][action.value - 1] = AVAILABLE
    return [events.GiftBought(seat, action.value, isinstance(action, CardGift))]


def _give(position: "ConfuciusPosition", seat: Seat, action: Give) -> list[Event]:
    """A gift is at another player; an older one there goes, and a lower one from there (Giving)."""
    removed = obligations.remove(position, seat, action.to, "replaced")
    if obligations.gift_from(position, action.to, seat) < action.value:
        removed += obligations.remove(position, action.to, seat, "better")
    position.gifts[seat][action.value - 1] = action.to
    return [events.GiftGiven(seat, action.to, action.value), *removed]


# ── money ────────────────────────────────────────────────────────────────────────────────────────────


def _commercial(position: "ConfuciusPosition", seat: Seat, action: Commercial) -> list[Event]:
    """Cards for cards, once in a round (Confucius, Money)."""
    position.commercial[seat] = True
    money.discard(position, seat, action.cards)
    count = cards().total(action.cards, "cash") + cards().bonus
    return [events.Commercial(seat, (*action.cards, 0)), *money.draw(position, seat, count)]


def _tax(position: "ConfuciusPosition", seat: Seat, action: Tax) -> list[Event]:
    """Cards from the deck (Confucius, Money)."""
    return money.draw(position, seat, cards().tax)


def _nothing(position: "ConfuciusPosition", seat: Seat, action: Nothing) -> list[Event]:
    """Nothing but the cube."""
    return []


# ── rewards ──────────────────────────────────────────────────────────────────────────────────────────


def _card_plain(position: "ConfuciusPosition", seat: Seat, action: CardPlain) -> list[Event]:
    """A reward that needs nothing said; the free action of "extra" is chosen next (Emperor's Rewards)."""
    found = _play(position, seat, action.card)
    if action.card == "cash":
        found += money.draw(position, seat, rewards().cash)
    elif action.card == "recruit":
        found += _recruit(position, seat, action)
    elif action.card == "insult":
        position.colonies[seat] -= 1
        position.insulted[seat] += 1
        score(position, seat, INSULTS, rewards().insult)
        found.append(events.Insulted(seat))
    return found


def _card_gift(position: "ConfuciusPosition", seat: Seat, action: CardGift) -> list[Event]:
    """A gift for nothing."""
    return _play(position, seat, action.card) + _buy(position, seat, action)


def _card_bribe(position: "ConfuciusPosition", seat: Seat, action: CardBribe) -> list[Event]:
    """A marker on an official, in place of another's if there was one; it is not secured."""
    found = _play(position, seat, action.card)
    return [*found, petitions.put_marker(position, seat, action.ministry, action.space, seat, by="card")]


def _play(position: "ConfuciusPosition", seat: Seat, card: str) -> list[Event]:
    """The reward leaves the game."""
    position.rewards[seat].remove(card)
    return [events.RewardPlayed(seat, card)]


_EFFECTS: Final[dict[type[Action], Callable[["ConfuciusPosition", Seat, Any], list[Event]]]] = {
    Bribe: _bribe,
    Secure: _secure,
    Transfer: _transfer,
    Nominate: _nominate,
    Force: _force,
    Recruit: _recruit,
    Invade: _invade,
    Junks: _buy_junks,
    Voyage: _voyage,
    Buy: _buy,
    Give: _give,
    PetitionTile: petitions.tile,
    PetitionVase: petitions.vase,
    PetitionCoat: petitions.coat,
    PetitionNecklace: petitions.necklace,
    PetitionJunk: petitions.junk,
    Commercial: _commercial,
    Tax: _tax,
    Nothing: _nothing,
    CardPlain: _card_plain,
    CardGift: _card_gift,
    CardBribe: _card_bribe,
}
