"""Random matches of Yunnan: after every action all pieces and yuan are there, and all goes in order."""

from collections import Counter
from collections.abc import Callable
from typing import TypeVar

import pytest

from games.engine import Chance, Event, SeatResigned, record
from games.yunnan import GAME
from games.yunnan.components import bank, board, buildings, setup
from games.yunnan.events import (
    BankPaid,
    BidsPaid,
    Built,
    Converted,
    FinalScored,
    GameEnded,
    GiftsGiven,
    IncomeCounted,
    InspectorCame,
    MoneyChanged,
    OrderChanged,
    PointsChanged,
    RoundBegan,
    StructureTaken,
    ThrownOut,
    TravelEnded,
)
from games.yunnan.position import YunnanPosition, start
from tests.games.playing import check_replay, recorded
from tests.games.yunnan.random_positions import variant
from tests.games.yunnan.slow import Slow, ranking

MATCHES = 3000
E = TypeVar("E", bound=Event)


def of_type(events: list[Event], kind: type[E]) -> list[E]:
    """The events of that type, in order."""
    return [event for event in events if isinstance(event, kind)]


def check_match(number: int) -> str:
    """A random match, its variant by its number; in every third one seats leave now and then.

    Every position and every step is checked, and that its record leads there again. Returns the end.
    """
    seats, options = variant(number)
    players = Chance(f"yunnan random {number}")
    position = start(seats, options, f"random {number}")
    entries: list[str] = []
    lost_gifts = 0
    while position.turn is not None:
        check_pieces(position, lost_gifts)
        before = position.copy()
        if number % 3 == 0 and players.below(120) == 0:
            leaver = position.playing[players.below(len(position.playing))]
            entries.append(record.resignation(leaver))
            lost_gifts += sum(position.gifts[colour] for colour in position.colours_of(leaver))
            events = position.resign(leaver)
        else:
            legal = position.legal()
            action = legal[players.below(len(legal))]
            entries.append(str(action))
            events = position.apply(action)
        check_flows(before, position, events)
        check_turn(before, position, events)
        check_close(before, position, events)
    check_pieces(position, lost_gifts)
    check_end(position)
    played = recorded("yunnan", seats, options, f"random {number}", entries, position)
    check_replay(played, position)
    return position.end


def check_pieces(position: YunnanPosition, lost_gifts: int) -> None:
    """Conservation of traders, structures and gifts; what must always hold of the board."""
    for colour in range(position.colours):
        bids = sum(row.count(colour) for row in position.spaces)
        in_bank = position.bank.count(colour)
        on_map = sum(row[colour] for row in position.traders)
        home, out = position.supply[colour], position.general[colour]
        assert home + on_map + bids + in_bank + out == setup().traders
        assert min(home, out, *(row[colour] for row in position.traders)) >= 0
        assert in_bank <= position.banked[colour]
        assert not (bids and position.banked[colour])
        assert all(row.count(colour) <= 1 for row in position.spaces)
        built = (
            sum(row[colour] for row in position.posts),
            sum(row[colour] for row in position.bridges),
            position.teahouses.count(colour),
        )
        for kind, count in enumerate(built):
            stock, left = position.stock[kind][colour], position.reserve[kind][colour]
            assert stock + left + count == setup().structures[kind]
            assert min(stock, left) >= 0
        horse = position.horse[colour]
        assert all(not row[colour] for row in (*position.traders, *position.posts)[horse + 1 : 6])
        assert 1 <= horse <= 5
        assert 2 <= position.passes[colour] <= 6
        assert 0 <= position.influence[colour] <= 4
        assert position.money[colour] >= 0
    assert sum(position.gifts) + sum(position.gifts_left) + lost_gifts == sum(
        entry.gifts for entry in board().provinces
    )
    assert min(position.gifts_left) >= 0
    check_order(position)


def check_order(position: YunnanPosition) -> None:
    """Who plays is in both orders once; while bidding they are each other's reverse."""
    playing = sorted(colour for seat in position.playing for colour in position.colours_of(seat))
    assert sorted(position.bid_order) == sorted(position.travel_order) == playing
    if position.phase in ("bid", "yard", "travel"):
        assert position.bid_order == position.travel_order[::-1]
    assert (position.turn is None) == (position.colour == -1) == (position.phase == "over")
    if position.phase != "travel":
        assert (position.passes_left, position.moved, position.arrived) == (0, [0] * 6, -1)
    if position.turn is None:
        assert position.waiting == []
        return
    assert position.turn == position.owner(position.colour) in position.playing
    if position.phase == "bid":
        assert not position.passed[position.colour]
        assert position.waiting == []
    else:
        assert not any(position.ousted)
        place = position.travel_order.index(position.colour)
        if position.phase != "yard":
            assert position.waiting == position.travel_order[place + 1 :]
        if position.phase in ("travel", "convert"):
            assert position.spaces == [[-1] * 5] * 5
            assert position.bank == [-1, -1]
    for building, row in enumerate(position.spaces):
        values = buildings()[building].values
        small = [value for value, holder in zip(values, row, strict=True) if holder >= 0 and value < 9]
        assert not small or small == [max(v for v, holder in zip(values, row, strict=True) if holder >= 0)]


def check_flows(before: YunnanPosition, after: YunnanPosition, events: list[Event]) -> None:
    """Money and points change by what the events say, and the changes are told once."""
    money, points = before.money.copy(), before.vp.copy()
    for event in events:
        if isinstance(event, BankPaid):
            for colour, _, amount in event.payments:
                money[colour] += amount
        elif isinstance(event, BidsPaid):
            money[event.colour] -= event.paid
            points[before.owner(event.colour)] -= event.lost
            assert event.paid + event.missing == sum(value for _, value in event.bids)
            assert not event.missing or (before.expert and after.money[event.colour] >= 0)
            assert event.lost == event.missing * max(2, 9 - before.round)
        elif isinstance(event, Converted):
            money[event.colour] += event.money
            points[before.owner(event.colour)] += event.points
            assert event.money + event.points >= 0
        elif isinstance(event, FinalScored):
            points[event.seat] += event.total - event.sources["points"]
            assert event.total == sum(event.sources.values())
    assert (money, points) == (after.money, after.vp)
    told = [(event.colour, event.before, event.after) for event in of_type(events, MoneyChanged)]
    assert told == [
        (colour, old, new)
        for colour, (old, new) in enumerate(zip(before.money, after.money, strict=True))
        if old != new
    ]
    told = [(event.seat, event.before, event.after) for event in of_type(events, PointsChanged)]
    assert told == [
        (seat, old, new)
        for seat, (old, new) in enumerate(zip(before.vp, after.vp, strict=True))
        if old != new
    ]


def check_turn(before: YunnanPosition, after: YunnanPosition, events: list[Event]) -> None:
    """Who comes next; rounds follow each other; nothing comes back that cannot."""
    began, ended = of_type(events, RoundBegan), of_type(events, GameEnded)
    assert [event.round for event in began] == list(range(before.round + 1, after.round + 1))
    assert ended == ([] if after.turn is not None else [GameEnded(after.end, tuple(after.vp))])
    assert all(new >= old for old, new in zip(before.passes, after.passes, strict=True))
    assert all(new <= old for old, new in zip(before.gifts_left, after.gifts_left, strict=True))
    assert all(old in (-1, new) for old, new in zip(before.teahouses, after.teahouses, strict=True))
    left = any(isinstance(event, SeatResigned) for event in events)
    assert left == (before.resigned != after.resigned)
    if before.phase == after.phase == "bid" and not began:
        order = before.bid_order
        place = order.index(before.colour)
        following = order[place + 1 :] + order[:place] + [before.colour]
        if before.turn in after.resigned or not left:
            active = [one for one in following if one in after.bid_order and not after.passed[one]]
            assert after.colour == active[0]
        else:
            assert after.colour == before.colour
        out = of_type(events, ThrownOut)
        assert len(out) <= 1
        for event in out:
            assert not after.passed[event.colour]
            assert event.again == before.passed[event.colour]
            assert after.supply[event.colour] == before.supply[event.colour] + 1
    taken = Counter(event.kind for event in of_type(events, StructureTaken))
    built = Counter(event.kind for event in of_type(events, Built))
    if before.phase != "travel":
        assert built["teahouse"] <= taken["teahouse"]


def check_close(before: YunnanPosition, after: YunnanPosition, events: list[Event]) -> None:
    """What follows the last travel turn is what the slow rules say."""
    came = of_type(events, InspectorCame)
    paid = of_type(events, BankPaid)
    if paid and before.phase == "bid" and not of_type(events, SeatResigned):
        rows = [row for row in bank() if row.least <= paid[0].total]
        amounts = (rows[-1].left, rows[-1].right)
        assert all(amount == amounts[side] for _, side, amount in paid[0].payments)
    if len(came) != 1 or before.phase != "travel" or of_type(events, SeatResigned):
        return
    slow = Slow(before.copy())
    for event in of_type(events, TravelEnded):
        assert dict(event.isolated) == slow.isolate(event.colour)
        assert event.income == slow.income(event.colour)
    assert (came[0].province, came[0].colour) == slow.inspect()
    slow.give_gifts()
    assert (slow.p.gifts, slow.p.gifts_left) == (after.gifts, after.gifts_left)
    assert all(event.left == after.gifts_left[event.province] for event in of_type(events, GiftsGiven))
    for counted in of_type(events, IncomeCounted):
        slow.p.incomes[counted.colour] = slow.income(counted.colour)
        assert counted.income == slow.income(counted.colour) == sum(line.amount for line in counted.lines)
    assert slow.p.incomes == after.incomes
    assert list(of_type(events, OrderChanged)[0].order) == slow.order() == after.travel_order


def check_end(position: YunnanPosition) -> None:
    """The end came as it may; points, sources and ranks are what the slow rules count."""
    assert position.legal() == []
    points, gifts = (100, 2) if position.seats == 2 else (80, 0)
    outcome = position.outcome()
    assert outcome is not None
    before = {result.seat: result.sources["points"] for result in outcome.seats}
    best = max(before[seat] for seat in position.playing)
    match position.end:
        case "points":
            assert best >= points
        case "gifts":
            assert best < points
            assert sum(position.gifts_left) <= gifts
        case _:
            assert position.end == "resigned"
            assert len(position.playing) == 1
    for result in outcome.seats:
        added = 0 if result.seat in position.resigned else Slow(position).final(result.seat)
        assert result.score == position.vp[result.seat] == before[result.seat] + added
        assert sum(result.sources.values()) == result.score
    assert sorted(range(position.seats), key=lambda seat: outcome.seats[seat].rank) == ranking(position)
    assert sorted(result.rank for result in outcome.seats) == list(range(1, position.seats + 1))


def ends(check: Callable[[int], str], numbers: range) -> Counter[str]:
    """How often each end came."""
    return Counter(map(check, numbers))


@pytest.mark.parametrize("part", range(10))
def test_some_of_the_matches(part: int) -> None:
    found = ends(check_match, range(part, MATCHES // 50, 10))
    assert sum(found.values()) == MATCHES // 500


def test_every_end_comes() -> None:
    assert set(ends(check_match, range(0, 48, 3))) == {"points", "gifts", "resigned"}


@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(20))
def test_all_matches(part: int) -> None:
    assert sum(ends(check_match, range(part, MATCHES, 20)).values()) == MATCHES // 20


def test_all_that_can_happen_happens() -> None:
    """Every kind of event comes in a few matches, so that the checks above check something."""
    seen: set[type[Event]] = set()
    for number in range(40):
        seats, options = variant(number)
        players = Chance(f"events {number}")
        position = start(seats, options, f"events {number}")
        while position.turn is not None:
            if number == 0 and position.round == 3 and not position.resigned:
                seen.update(map(type, position.resign(0)))
                continue
            legal = position.legal()
            seen.update(map(type, position.apply(legal[players.below(len(legal))])))
    assert seen == set(GAME.event_type.__args__)
