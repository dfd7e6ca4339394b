"""Random matches of Yunnan: after every action all pieces and yuan are there, and all goes in order."""

from collections import Counter
from operator import gt

import msgspec
import pytest

from games.engine import Chance, Event, SeatResigned, record
from games.yunnan import GAME
from games.yunnan.bids import ThrownOut
from games.yunnan.incomes import Converted, IncomeCounted, OrderChanged
from games.yunnan.phases import BankPaid, BidsPaid, GiftsGiven, InspectorCame
from games.yunnan.position import YunnanPosition, start
from games.yunnan.scoring import FinalScored, MoneyChanged, PointsChanged
from games.yunnan.structures import Built, StructureTaken
from games.yunnan.travel import END, TravelEnded
from games.yunnan.turns import GameEnded, RoundBegan
from tests.support.games.playing import check_replay, recorded
from tests.support.games.yunnan.pieces import check_pieces
from tests.support.games.yunnan.random_positions import variant
from tests.support.games.yunnan.scenes import of_type
from tests.support.games.yunnan.slow import Slow, bank_pays, ranking

MATCHES = 3000
QUICK = 48
"""So many of them are played in the quick run: every variant six times, twice with leavers."""

COMPARED = ("money", "vp", "passes", "gifts_left", "teahouses", "resigned", "bid_order", "passed", "supply")
Happened = set[str | type[Event]]


def check_match(number: int) -> Happened:
    """A random match, its variant by its number; in every third one seats leave now and then.

    Every position and every step is checked, and that its record leads there again. Returns how it ended,
    and what happened in it.
    """
    seats, options = variant(number)
    players = Chance(f"yunnan random {number}")
    position = start(seats, options, f"random {number}")
    entries: list[str] = []
    lost_gifts = 0
    happened: Happened = set()
    while position.turn is not None:
        check_pieces(position, lost_gifts)
        if number % 3 == 0 and players.below(120) == 0:
            before = position.copy()
            leaver = position.playing[players.below(len(position.playing))]
            entries.append(record.resignation(leaver))
            lost_gifts += sum(position.gifts[colour] for colour in position.colours_of(leaver))
            events = position.resign(leaver)
        else:
            legal = position.legal()
            action = legal[players.below(len(legal))]
            before = position.copy() if action is END else compared(position)
            entries.append(str(action))
            events = position.apply(action)
        happened.update(map(type, events))
        check_flows(before, position, events)
        check_turn(before, position, events)
        check_close(before, position, events)
    check_pieces(position, lost_gifts)
    check_end(position)
    played = recorded("yunnan", seats, options, f"random {number}", entries, position)
    check_replay(played, position)
    return happened | {position.end}


def compared(position: YunnanPosition) -> YunnanPosition:
    """The position, of which only what is compared with the next one is kept as it is now."""
    kept = {name: getattr(position, name).copy() for name in COMPARED}
    return msgspec.structs.replace(position, **kept)


def check_flows(before: YunnanPosition, after: YunnanPosition, events: list[Event]) -> None:
    """Money and points change by what the events say, and the changes are changed once."""
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
    changed = [*map(msgspec.structs.astuple, of_type(events, MoneyChanged))]
    assert changed == changes(before.money, after.money)
    changed = [*map(msgspec.structs.astuple, of_type(events, PointsChanged))]
    assert changed == changes(before.vp, after.vp)


def changes(before: list[int], after: list[int]) -> list[tuple[int, ...]]:
    """Whose number is not what it was, with both."""
    pairs = zip(before, after, strict=True)
    return [(one, old, new) for one, (old, new) in enumerate(pairs) if old != new]


def check_turn(before: YunnanPosition, after: YunnanPosition, events: list[Event]) -> None:
    """Who comes next; rounds follow each other; nothing comes back that cannot."""
    began, ended = of_type(events, RoundBegan), of_type(events, GameEnded)
    assert [event.round for event in began] == list(range(before.round + 1, after.round + 1))
    assert [(event.end, event.scores) for event in ended] == (
        [] if after.turn is not None else [(after.end, tuple(after.vp))]
    )
    assert not any(map(gt, before.passes, after.passes))
    assert not any(map(gt, after.gifts_left, before.gifts_left))
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
    if before.phase == "bid" and after.phase not in ("bid", "over") and not began:
        assert all(after.passed[colour] for colour in after.bid_order)
    taken = Counter(event.kind for event in of_type(events, StructureTaken))
    built = Counter(event.kind for event in of_type(events, Built))
    if before.phase != "travel":
        assert built["teahouse"] <= taken["teahouse"]


def check_close(before: YunnanPosition, after: YunnanPosition, events: list[Event]) -> None:
    """What follows the last travel turn is what the slow rules say."""
    came = of_type(events, InspectorCame)
    paid = of_type(events, BankPaid)
    if paid and before.phase == "bid" and not of_type(events, SeatResigned):
        amounts = bank_pays(paid[0].total)
        assert all(amount == amounts[side] for _, side, amount in paid[0].payments)
    if len(came) != 1 or before.phase != "travel" or of_type(events, SeatResigned):
        return
    slow = Slow(before)
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
    if not of_type(events, RoundBegan):
        assert slow.p.traders == after.traders
    assert list(of_type(events, OrderChanged)[0].order) == slow.order() == after.travel_order


def check_end(position: YunnanPosition) -> None:
    """The end came as it may; points, sources and ranks are what the slow rules count."""
    assert not position.legal()
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


@pytest.mark.parametrize("part", range(10))
def test_some_of_the_matches(part: int) -> None:
    for number in range(part, QUICK, 10):
        if number % 3:
            check_match(number)


def test_every_end_comes_and_all_that_can_happen_happens() -> None:
    """In the matches with leavers, so that the checks above check something."""
    happened = set[str | type[Event]]().union(*map(check_match, range(0, QUICK, 3)))
    assert happened == {"points", "gifts", "resigned", *GAME.event_type.__args__}


@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(20))
def test_all_matches(part: int) -> None:
    for number in range(part, MATCHES, 20):
        check_match(number)
