"""The rule of thumb: what an action adds to the mover's points, less what it adds to the others' on average.

It thinks of the whole turn: the best province is the one where two pieces together add most.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Final

from games.china.cards import DECK, Draw
from games.china.components import COLOURS, board, supply
from games.china.computer.hopes import allied, house_gain, house_hope, near, pieces, row_hope
from games.china.computer.outlook import Outlook
from games.china.placing import EMISSARY, FORT, HOUSE, Done, Place
from games.china.position import ChinaPosition
from games.china.turns import ChinaAction
from games.engine import Seat

SECOND: Final = 0.8
"""What the second piece of a turn counts when the first is weighed: it is not placed yet."""

OPENING: Final = 1.0
"""Points won by being the first in a province: the choice of the space, and room for an emissary."""

CARD: Final = 0.15
"""Points that a card is worth in the hand: it is drawn anew, but the deck comes to its end by it."""

EXCHANGE: Final = -1.0
"""What a turn is worth in which nothing is placed."""

SPARE: Final = 0.2
"""How much each card of a hand counts besides the best turn that the hand allows."""

HAND: Final = 0.5
"""What the best turn of a hand counts: others act before it comes."""


def weigh(position: ChinaPosition, actions: Sequence[ChinaAction]) -> list[float]:
    """How good the actions look; see `Brain.weigh`."""
    mover = Mover(position)
    return [mover.weight(action) for action in actions]


class Mover(Outlook):
    """The outlook of one seat, the one to act unless said otherwise: what its actions add, and its hand."""

    def __init__(self, position: ChinaPosition, seat: Seat | None = None) -> None:
        super().__init__(position)
        self.seat = self.mover if seat is None else seat
        self._best: dict[str, tuple[float, float]] = {}
        self._uses: dict[str, float] = {}

    def weight(self, action: ChinaAction) -> float:
        """What the action is worth to the seat to act."""
        match action:
            case Place():
                return self._placed(action)
            case Draw():
                return self._drawn(action.source)
            case Done():
                return 0.0
        rest = self.position.hands[self.seat].copy()
        rest.remove(action.card)
        return EXCHANGE + SPARE * self._use(rest)

    def _placed(self, action: Place) -> float:
        """A piece, the piece that may follow it, and the cards that it takes."""
        position, province = self.position, action.province
        value = -CARD * len(action.pay)
        if action.piece == HOUSE:
            value += self.house(province, 1) + self._row(action.place)
            if position.fortified:
                value += self._on_fort(action.place)
        elif action.piece == EMISSARY:
            value += self.emissary(province)
        if position.phase != "start":
            return value
        if not any(self.counts(province)) and not (position.fortified and self._forts(province)):
            return value + OPENING
        rest = position.hands[self.seat].copy()
        for card in action.pay:
            rest.remove(card)
        if not _pays(rest, board().provinces[province].colour):
            return value + (EXCHANGE if action.piece == FORT else 0.0)
        if action.piece == FORT:  # a house follows on it
            doubled = house_hope(self._more(province, 1), self.free(province) - 1, self.fill)[self.seat]
            return value + SECOND * (self.house(province, 1) + doubled)
        follow = self.house(province, 1 if action.piece == EMISSARY else 2)
        if action.piece == HOUSE:
            follow = max(follow, self.emissary(province, self._more(province, 1)))
        return value + SECOND * max(0.0, follow)

    def _more(self, province: int, houses: int) -> tuple[int, ...]:
        """The houses in the province with so many more of the seat."""
        counts, seat = self.counts(province), self.seat
        return (*counts[:seat], counts[seat] + houses, *counts[seat + 1 :])

    def house(self, province: int, number: int) -> float:
        """What the ``number``-th further house of the seat in the province adds to the houses' points."""
        counts = self.counts(province) if number == 1 else self._more(province, number - 1)
        return house_gain(counts, self.free(province) - number + 1, self.fill, self.seat)

    def emissary(self, province: int, counts: tuple[int, ...] | None = None) -> float:
        """What an emissary adds to the alliances of the province; 0 if the houses ``counts`` admit none."""
        sent = tuple(self.position.emissaries[province])
        if sum(sent) >= max(counts or self.counts(province)):
            return 0.0
        seat = self.seat
        before, there = self.leads(province)
        after, then = self.leads_with(province, (*sent[:seat], sent[seat] + 1, *sent[seat + 1 :]))
        mine, all_of_it = 0.0, 0.0
        for other in allied(province):
            leads, beyond = self.leads(other)
            for holder, lead in enumerate(leads):
                change = lead * (after[holder] * (then + beyond) - before[holder] * (there + beyond))
                all_of_it += change
                if holder == seat:
                    mine += change
        return mine - (all_of_it - mine) / (len(after) - 1)

    def _row(self, space: int) -> float:
        """What a house on the space adds to the seat's rows, and takes from those of others."""
        position, mark = self.position, 1 << space
        side, free = position.side, self.owned(-1) & ~mark
        beside = near(side)[space]
        value = 0.0
        for seat in range(position.seats):
            touched = self.owned(seat) & beside
            if seat == self.seat:
                value += self._parts(side, self.owned(seat) | mark, mark, free)
            if touched:
                before = self._parts(side, self.owned(seat), touched, free | mark)
                if seat == self.seat:
                    value -= before
                else:
                    value += (before - self._parts(side, self.owned(seat), touched, free)) / (
                        position.seats - 1
                    )
        return value

    def _parts(self, side: str, owned: int, touched: int, free: int) -> float:
        """Points to expect of the rows of those parts of a set that hold one of these spaces."""
        return sum(
            [
                row_hope(length, (beside & free).bit_count(), self.fill)
                for part, beside, length in pieces(side, owned)
                if part & touched
            ]
        )

    def _forts(self, province: int) -> bool:
        """Whether a fortification stands in the province."""
        return any(self.position.forts[space] for space in board().provinces[province].spaces)

    def _on_fort(self, space: int) -> float:
        """What a fortification under the house adds, or the one that is under another house there already."""
        province = board().spaces[space].province
        hope = house_hope(self._more(province, 1), self.free(province) - 1, self.fill)[self.seat]
        if self.seat in self.doubled(province):
            return hope - house_hope(self.counts(province), self.free(province), self.fill)[self.seat]
        return hope if self.position.forts[space] else 0.0

    # ── cards ────────────────────────────────────────────────────────────────────────────────────

    def _drawn(self, source: str) -> float:
        """What the hand with the card allows in the next turn; of the deck's top card, on the average."""
        hand = self.position.hands[self.seat]
        if source != DECK:
            return self._with(source)
        left = dict(_cards(self.position.seats))
        for card in [*hand, *self.position.row, *self.position.discards]:
            left[card] -= 1
        unseen = sum(left.values())
        return sum([self._with(card) * number for card, number in left.items() if number]) / unseen

    def of_hand(self) -> float:
        """What the seat's hand is good for, in points of the next turn."""
        return HAND * self._use(self.position.hands[self.seat])

    def _with(self, card: str) -> float:
        """What the hand with this card more is good for."""
        found = self._uses.get(card)
        if found is None:
            found = self._uses[card] = self._use([*self.position.hands[self.seat], card])
        return found

    def _use(self, cards: list[str]) -> float:
        """The best turn that the cards allow, as the board is, and a little for what else they allow."""
        turns = self._turns()
        numbers = {card: cards.count(card) for card in turns}
        pairs = [card for card, number in numbers.items() if number > 1]
        best = spare = 0.0
        for card, (single, both) in turns.items():
            number = numbers[card]
            joker = bool(pairs) and pairs != [card]
            if number + joker > 1:
                best = max(best, both)
            elif number or joker:
                best = max(best, single)
            spare = max(spare, number * single)
        return best + SPARE * spare

    def _turns(self) -> dict[str, tuple[float, float]]:
        """By colour what the best turn there would add, with one piece, and with two if they are admitted."""
        if not self._best:
            for card in COLOURS:
                pairs = [self._pair(province) for province in _coloured(card)]
                self._best[card] = max([one for one, _ in pairs]), max([two for _, two in pairs])
        return self._best

    def _pair(self, province: int) -> tuple[float, float]:
        """What one piece in the province would add, and two in one turn."""
        house = self.house(province, 1)
        if not any(self.counts(province)):
            return house + OPENING, house + OPENING
        emissary = self.emissary(province)
        single = max(house, emissary)
        return single, max(single, house + max(self.house(province, 2), emissary))


@cache
def _cards(seats: int) -> Counter[str]:
    """How many cards of each colour are in play."""
    return Counter(supply().deck(seats))


@cache
def _coloured(card: str) -> tuple[int, ...]:
    """The provinces of that colour."""
    return tuple(number for number, entry in enumerate(board().provinces) if entry.colour == card)


def _pays(cards: Sequence[str], colour: str) -> bool:
    """Whether the cards pay for a piece in a province of the colour."""
    if colour in cards:
        return True
    return any(one == other for one, other in pairwise(sorted(cards)))
