"""Bank, progress, yard, inspector, gifts, income, order, conversion: the phases of a round by themselves."""

import pytest

from games.yunnan import phases
from games.yunnan.components import BUILDINGS
from games.yunnan.events import (
    BankPaid,
    BidsPaid,
    Built,
    Converted,
    Gained,
    GiftsGiven,
    IncomeCounted,
    InspectorCame,
    Line,
    MoneyChanged,
    OrderChanged,
    PointsChanged,
    RoundBegan,
    StructureTaken,
)
from tests.games.yunnan.scenes import (
    close_round,
    legal,
    letters,
    of_type,
    play,
    province,
    refused,
    scene,
    the,
)


@pytest.mark.parametrize(
    ("total", "left", "right"),
    [
        (0, 9, 6),
        (14, 9, 6),
        (15, 12, 8),
        (44, 15, 9),
        (45, 18, 11),
        (74, 21, 12),
        (75, 24, 14),
        (89, 24, 14),
        (90, 27, 15),
        (99, 27, 15),
        (240, 27, 15),
    ],
)
def test_bank_table(total: int, left: int, right: int) -> None:
    assert phases.payouts(total) == (left, right)


@pytest.mark.parametrize(
    ("bank", "payments"), [("A.", ((0, 0, 12),)), (".A", ((0, 1, 8),)), ("BA", ((1, 0, 12), (0, 1, 8)))]
)
def test_the_bank_pays_whoever_is_in_it(bank: str, payments: tuple[tuple[int, int, int], ...]) -> None:
    position = scene(passed="BCD", bank=bank, bids={"school": "C15"}, traders={"A": "yunnan"})
    paid = the(play(position, "pass"), BankPaid)
    assert (paid.total, paid.bids, paid.payments) == (15, ((2, 15),), payments)
    for colour, _, amount in payments:
        assert position.money[colour] == 30 + amount
        assert position.supply[colour] == 1
    assert position.bank == [-1, -1]


def test_an_empty_bank_is_not_told() -> None:
    position = scene(passed="BCD", bids={"school": "C15"}, traders={"A": "yunnan"})
    assert of_type(play(position, "pass"), BankPaid) == []


# ── progress ─────────────────────────────────────────────────────────────────────────────────────────


def test_progress_of_each_building() -> None:
    position = scene(
        order="BACD",
        passed="BCD",
        bids={"school": "A5", "customs": "A9 B5", "horse": "A9", "dragon": "A5"},
        horse={"A": "yunnan"},
    )
    events = play(position, "pass")
    assert [event.colour for event in of_type(events, BidsPaid)] == [1, 0]  # in the bidding order
    assert of_type(events, BidsPaid)[1] == BidsPaid(0, ((0, 5), (1, 9), (2, 9), (3, 5)), 28, 0, 0)
    assert of_type(events, Gained) == [
        Gained(1, 1, 2, 3),
        Gained(0, 0, 4, 5),
        Gained(0, 1, 2, 3),
        Gained(0, 2, 1, 2),
        Gained(0, 3, 0, 1),
    ]
    assert (position.general[0], position.traders[0][0]) == (2, 1)  # the new trader travels in this round
    assert (position.passes[0], position.horse[0], position.influence[0]) == (3, 2, 1)
    assert position.supply[0] == 4  # those who bid do not
    assert position.money[:2] == [2, 25]
    assert of_type(events, MoneyChanged) == [MoneyChanged(0, 30, 2), MoneyChanged(1, 30, 25)]


def test_a_new_trader_may_travel_at_once() -> None:
    position = scene(order="ABCD", passed="BCD", bids={"school": "A5"})
    play(position, "pass")
    assert position.phase == "travel"
    assert legal(position, "move") == ["move puer yunnan", "move puer sichuan"]


def test_in_the_yard_a_structure_is_chosen() -> None:
    position = scene(
        order="ABCD",
        passed="BCD",
        bids={"yard": "A9 B12 D15", "horse": "A9", "customs": "C9"},
        horse={"A": "yunnan"},
        teahouses={"yunnan": "C"},
        traders={"D": "puer"},
    )
    events = play(position, "pass")
    assert (position.phase, position.colour, position.waiting) == ("yard", 0, [1, 3])
    assert [event.colour for event in of_type(events, BidsPaid)] == [0]
    # the horse has just moved to Sichuan; in Yunnan there is a tea house
    assert legal(position) == [
        "take post",
        "take bridge",
        "take teahouse sichuan",
        "take teahouse keep",
    ]
    assert refused(position, "take teahouse yunnan") == "teahouse-stands"
    assert refused(position, "take teahouse qamdo") == "beyond-horse"
    assert refused(position, "take teahouse puer") == "no-field"
    events = play(position, "take teahouse sichuan")
    assert of_type(events, Built) == [Built(0, "teahouse", 2)]
    assert events.index(Built(0, "teahouse", 2)) + 1 == events.index(StructureTaken(0, "teahouse", False))
    assert (position.teahouses[2], position.stock[2][0], position.reserve[2][0]) == (0, 0, 1)
    assert (position.colour, position.waiting) == (1, [3])
    assert [event.colour for event in of_type(events, BidsPaid)] == [1]  # who chooses has paid
    events = play(position, "take bridge")
    assert [event.colour for event in of_type(events, BidsPaid)] == [2, 3]
    assert of_type(events, Built) == []
    assert (position.stock[1][1], position.reserve[1][1]) == (1, 1)
    assert (position.colour, position.waiting) == (3, [])
    play(position, "take teahouse keep")
    assert (position.stock[2][3], position.reserve[2][3], position.phase) == (1, 1, "travel")


@pytest.mark.parametrize(
    ("used", "kind"),
    [
        ("bridge bridge teahouse teahouse", "post"),
        ("post post teahouse teahouse bridge", "bridge"),
    ],
)
def test_the_last_kind_is_taken_without_asking(used: str, kind: str) -> None:
    position = scene(order="ABCD", passed="BCD", bids={"yard": "A9"}, used={"A": used}, traders={"B": "puer"})
    events = play(position, "pass")
    assert the(events, StructureTaken) == StructureTaken(0, kind, True)
    assert position.phase == "travel"
    assert sum(row[0] for row in position.stock) == 1


def test_a_tea_house_that_can_stand_nowhere_is_kept_without_asking() -> None:
    position = scene(
        order="ABCD",
        passed="BCD",
        bids={"yard": "A9"},
        used={"A": "post post bridge bridge"},
        horse={"A": "yunnan"},
        teahouses={"yunnan": "B"},
    )
    assert the(play(position, "pass"), StructureTaken) == StructureTaken(0, "teahouse", True)
    assert position.stock[2][0] == 1
    position = scene(
        order="ABCD",
        passed="BCD",
        bids={"yard": "A9"},
        used={"A": "post post bridge bridge"},
        horse={"A": "yunnan"},
    )
    play(position, "pass")
    assert legal(position) == ["take teahouse yunnan", "take teahouse keep"]
    assert refused(position, "take post") == "structure-used-up"


# ── the inspector ────────────────────────────────────────────────────────────────────────────────────


def test_the_inspector_comes_where_most_is_paid() -> None:
    """Transport does not count, cut-off posts do not either, nor does the market."""
    position = scene(
        "travel",
        turn="D",
        traders={"A": "puer " * 6, "B": "yunnan yunnan", "C": "yunnan sichuan", "D": "puer"},
        posts={"A": "qinghai", "B": "yunnan"},
    )
    assert phases.yields(position) == (0, 3 * 6 + 1, 9, 0, 0, 0)
    came = the(close_round(position), InspectorCame)
    assert (came.yields, came.province) == ((0, 19, 9, 0, 0, 0), 1)
    assert came.places() == (1,)


def test_without_any_yield_he_stays_away() -> None:
    position = scene("travel", traders={"A": "puer"}, posts={"A": "tibet"})
    position.inspector = 3
    came = the(close_round(position), InspectorCame)
    assert came == InspectorCame((0,) * 6, -1, -1, -1)
    assert came.places() == ()
    assert position.inspector == -1


@pytest.mark.parametrize(
    ("influence", "teahouse", "victim"),
    [
        ("0000", ".", "C"),
        ("0100", ".", "B"),
        ("1120", ".", "C"),
        ("1122", ".", "C"),
        ("3333", ".", "C"),
        ("3342", ".", "A"),
        ("4442", ".", ""),
        ("0000", "C", "A"),
        ("2010", "A", "C"),
        ("4040", "B", ""),
    ],
)
def test_whom_he_sends_away(influence: str, teahouse: str, victim: str) -> None:
    """The strongest below 4 without the tea house there; of equals who travels first."""
    position = scene(
        "travel",
        turn="B",
        travel="DCAB",
        influence=influence,
        traders={"A": "yunnan", "B": "yunnan", "C": "yunnan", "D": "puer"},
        teahouses={"yunnan": teahouse},
    )
    came = the(close_round(position), InspectorCame)
    assert came.province == 1
    assert ("" if came.colour < 0 else letters([came.colour])) == victim
    assert sum(position.traders[1]) == (2 if victim else 3)
    assert came.influence == (position.influence[came.colour] if victim else -1)


def test_a_tea_house_elsewhere_protects_nobody() -> None:
    position = scene("travel", traders={"A": "yunnan"}, teahouses={"sichuan": "A"})
    assert the(close_round(position), InspectorCame).colour == 0


def test_gaps_by_the_inspector_cost_transport() -> None:
    """He takes the only trader in Yunnan; those farther up stay but are supplied over a gap."""
    position = scene(
        "travel",
        turn="B",
        travel="ABCD",
        traders={"A": "yunnan sichuan", "D": "yunnan"},
        posts={"A": "qamdo"},
    )
    assert phases.income(position, 0).total == 6 + 9 + 6
    events = close_round(position)
    assert the(events, InspectorCame) == InspectorCame((0, 12, 9, 6, 0, 0), 1, 0, 0)
    (counted,) = [event for event in of_type(events, IncomeCounted) if event.colour == 0]
    assert counted.lines == (
        Line(0, "trader", 1, 3, 0, 3),
        Line(2, "trader", 1, 9, 1, 6),
        Line(3, "post", 1, 0, 1, 0),
    )
    assert counted.income == position.incomes[0] == 9


# ── gifts ────────────────────────────────────────────────────────────────────────────────────────────


def test_one_tile_for_each_trader() -> None:
    position = scene(
        "travel",
        turn="D",
        travel="ABCD",
        traders={"A": "puer yunnan yunnan", "B": "yunnan"},
        posts={"C": "yunnan"},
        influence="4400",
        gifts_left={"yunnan": 4, "sichuan": 2},
    )
    given = of_type(close_round(position), GiftsGiven)
    assert given == [GiftsGiven(1, ((0, 2), (1, 1)), 1, False)]
    assert given[0].places() == (1,)
    assert (position.gifts, position.gifts_left) == ([2, 1, 0, 0], [0, 1, 2, 0, 0, 3])


@pytest.mark.parametrize(
    ("left", "influence", "expected"),
    [
        (5, "0000", [2, 2, 1, 0]),  # turn by turn: A B C, then A B
        (4, "0000", [2, 1, 1, 0]),
        (3, "0010", [1, 0, 2, 0]),
        (3, "0100", [1, 2, 0, 0]),
        (1, "1100", [1, 0, 0, 0]),
        (2, "1200", [0, 2, 0, 0]),
        (6, "0000", [2, 2, 2, 0]),
    ],
)
def test_short_tiles(left: int, influence: str, expected: list[int]) -> None:
    position = scene(
        "travel",
        travel="ABCD",
        influence=influence,
        traders=dict.fromkeys("ABC", "sichuan sichuan"),
        gifts_left={"sichuan": left},
    )
    (event,) = of_type(phases.give_gifts(position, province("sichuan")), GiftsGiven)
    assert position.gifts == expected
    assert dict(event.gifts) == dict(zip(range(3), expected, strict=False))
    assert (event.left, event.short) == (0, left < 6)


def test_gifts_follow_the_travel_order() -> None:
    position = scene(
        "travel", travel="CBAD", traders=dict.fromkeys("ABC", "sichuan"), gifts_left={"sichuan": 2}
    )
    assert phases.give_gifts(position, 2) == [GiftsGiven(2, ((2, 1), (1, 1), (0, 0)), 0, True)]


def test_the_inspector_comes_before_the_gifts() -> None:
    position = scene("travel", traders={"A": "yunnan"}, gifts_left={"yunnan": 1})
    assert of_type(close_round(position), GiftsGiven) == []
    assert position.gifts_left[1] == 1


# ── income, order, conversion ────────────────────────────────────────────────────────────────────────


def test_incomes_are_counted_in_travel_order() -> None:
    position = scene(
        "travel",
        travel="DBCA",
        turn="A",
        traders={"A": "puer puer", "B": "puer"},
        posts={"C": "yunnan", "D": "sichuan"},
    )
    counted = of_type(close_round(position), IncomeCounted)
    assert [(event.colour, event.income) for event in counted] == [(3, 0), (1, 3), (2, 1), (0, 6)]
    assert counted[0].lines == (Line(2, "post", 1, 0, 1, 0),)  # cut off: brings nothing, costs nothing
    assert position.incomes == [6, 3, 1, 0]
    assert letters(position.travel_order) == "ABCD"


def test_the_new_order_and_the_new_round() -> None:
    position = scene(
        "travel",
        travel="ABCD",
        turn="D",
        traders={"A": "puer", "B": "puer puer", "C": "puer", "D": "puer puer"},
        passed="ABCD",
        bank="..",
        round=5,
    )
    position.banked = [True, False, False, True]
    events = close_round(position)
    assert letters(the(events, OrderChanged).order) == "DBCA"
    assert (position.phase, letters([position.colour, *position.waiting])) == ("convert", "DBCA")
    play(position, "convert 6", "convert 0", "convert 1")
    assert letters(position.bid_order) == "DCBA"  # until the round is over
    events = play(position, "convert 3")
    assert the(events, RoundBegan) == RoundBegan(6, (0, 2, 1, 3))
    assert (position.round, position.phase, letters(position.bid_order)) == (6, "bid", "ACBD")
    assert letters([position.colour]) == "A"
    assert position.supply == [1, 2, 1, 2]
    assert position.traders[0] == [0] * 4
    assert position.passed == position.banked == [False] * 4
    assert position.vp == [3, 0, 1, 6]
    assert position.money == [30, 36, 32, 30]
    assert letters(position.travel_order) == "DBCA"


def test_who_has_no_income_is_not_asked() -> None:
    position = scene("travel", travel="ABCD", turn="D", traders={"B": "puer"}, posts={"C": "yunnan"})
    events = close_round(position)
    assert letters([position.colour, *position.waiting]) == "BCDA"
    events = play(position, "convert 0", "convert 1")
    assert of_type(events, Converted) == [
        Converted(1, 0, 3, False),
        Converted(2, 1, 0, False),
        Converted(3, 0, 0, True),
        Converted(0, 0, 0, True),
    ]
    assert position.phase == "bid"


def test_any_part_of_the_income_can_be_converted_but_no_more() -> None:
    position = scene("convert", incomes={"A": 4}, waiting="B")
    assert legal(position) == [f"convert {points}" for points in range(5)]
    assert refused(position, "convert 5") == "more-than-income"
    assert position.money[0] == 30  # money does not count


def test_changes_are_told_once_for_all_that_an_action_causes() -> None:
    position = scene(passed="BCD", bank="A.", bids={"customs": "B9"}, traders={"A": "yunnan"}, expert=True)
    position.money = [0, 4, 0, 0]
    events = play(position, "pass")
    assert of_type(events, MoneyChanged) == [MoneyChanged(0, 0, 9), MoneyChanged(1, 4, 0)]
    assert of_type(events, PointsChanged) == [PointsChanged(1, 0, -30)]
    assert all(isinstance(event, MoneyChanged | PointsChanged) for event in events[-3:])


def test_buildings_are_numbered_in_the_order_of_their_gains() -> None:
    assert BUILDINGS == ("school", "customs", "horse", "dragon", "yard")
