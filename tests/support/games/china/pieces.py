"""What must hold of cards and pieces in every position of China that play reaches."""

from collections import Counter
from itertools import chain

from games.china.components import HAND, ROW, board, supply
from games.china.placing import most_houses
from games.china.position import ChinaPosition


def check_cards(position: ChinaPosition) -> None:
    """Conservation of cards; hands and row have the size that the phase of the turn gives them."""
    everything = Counter(chain(*position.hands, position.deck, position.row, position.discards))
    assert everything == Counter(supply().deck(position.seats))
    assert bool(position.deck) == (position.exhausted < 2)
    assert len(position.row) <= ROW
    if position.turn is not None and position.phase != "draw":
        assert len(position.row) == ROW or position.exhausted == 2
        for seat in position.playing:
            if seat != position.turn:
                assert len(position.hands[seat]) == HAND or position.exhausted == 2
        paid = len(position.hands[position.turn])
        assert paid == HAND if position.phase == "start" else paid < HAND


def check_pieces(position: ChinaPosition) -> None:
    """Conservation of pieces; what must always hold of the board."""
    for seat in range(position.seats):
        assert position.houses_left[seat] + position.houses.count(seat) == supply().houses
        sent = sum(field[seat] for field in position.emissaries)
        assert position.emissaries_left[seat] + sent == supply().emissaries
    assert min(position.houses_left + position.emissaries_left + position.forts_left) >= 0
    forts = position.seats * supply().forts if position.fortified else 0
    assert sum(position.forts_left) + sum(position.forts) == forts
    for index, province in enumerate(board().provinces):
        assert sum(position.emissaries[index]) <= most_houses(position, index)
        full = min(position.houses[space] for space in province.spaces) >= 0
        assert position.scored[index] == (full or position.turn is None)
