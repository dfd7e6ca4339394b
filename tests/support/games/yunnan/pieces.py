"""What must hold of the pieces in every position of Yunnan that play reaches."""

from collections.abc import Sequence
from itertools import chain

from games.yunnan.components import board, buildings, setup
from games.yunnan.position import YunnanPosition

GIFTS = sum(entry.gifts for entry in board().provinces)


def check_pieces(position: YunnanPosition, lost_gifts: int) -> None:
    """Conservation of traders, structures and gifts; what must always hold of the board."""
    in_buildings = list(chain(*position.spaces))
    on_map = by_colour(position.traders)
    for colour, horse in enumerate(position.horse):
        bids, in_bank = in_buildings.count(colour), position.bank.count(colour)
        out = position.supply[colour] + position.general[colour]
        assert out + on_map[colour] + bids + in_bank == setup().traders
        assert in_bank <= position.banked[colour]
        assert not (bids and position.banked[colour])
        assert 1 <= horse <= 5
        for place in range(horse + 1, 6):
            assert not position.traders[place][colour]
            assert not position.posts[place][colour]
        assert 2 <= position.passes[colour] <= 6
        assert 0 <= position.influence[colour] <= 4
    assert min(*position.money, *position.supply, *position.general, *chain(*position.traders)) >= 0
    houses = [position.teahouses.count(colour) for colour in range(position.colours)]
    built = by_colour(position.posts), by_colour(position.bridges), houses
    for kind, most in enumerate(setup().structures):
        stock, left = position.stock[kind], position.reserve[kind]
        assert [*map(sum, zip(stock, left, built[kind], strict=True))] == [most] * position.colours
        assert min(*stock, *left) >= 0
    assert sum(position.gifts) + sum(position.gifts_left) + lost_gifts == GIFTS
    assert min(position.gifts_left) >= 0
    _check_spaces(position)
    _check_order(position)


def by_colour(rows: Sequence[Sequence[int]]) -> list[int]:
    """The sums of the columns."""
    return [*map(sum, zip(*rows, strict=True))]


def _check_spaces(position: YunnanPosition) -> None:
    """Nobody stands twice in a building; on a small space nobody who was bid over."""
    for row, entry in zip(position.spaces, buildings(), strict=True):
        there = [space for space, holder in enumerate(row) if holder >= 0]
        assert len({row[space] for space in there}) == len(there)
        assert [space for space in there if not entry.safe[space]] in ([], there[-1:])


def _check_order(position: YunnanPosition) -> None:
    """Who plays is in both orders once; while bidding they are each other's reverse."""
    playing = sorted(colour for seat in position.playing for colour in position.colours_of(seat))
    assert sorted(position.bid_order) == sorted(position.travel_order) == playing
    if position.phase in ("bid", "yard", "travel"):
        assert position.bid_order == position.travel_order[::-1]
    assert (position.turn is None) == (position.colour == -1) == (position.phase == "over")
    if position.phase != "travel":
        assert (position.passes_left, position.moved, position.arrived) == (0, [0] * 6, -1)
    if position.turn is None or position.phase == "bid":
        assert position.waiting == []
    else:
        assert not any(position.ousted)
    if position.turn is None:
        return
    assert position.turn == position.owner(position.colour) in position.playing
    if position.phase == "bid":
        assert not position.passed[position.colour]
    elif position.phase in ("travel", "convert"):
        place = position.travel_order.index(position.colour)
        assert position.waiting == position.travel_order[place + 1 :]
        assert position.spaces == [[-1] * 5] * 5
        assert position.bank == [-1, -1]
