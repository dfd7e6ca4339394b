"""Bank, progress, yard, inspector, gifts, income, order, conversion: the phases of a round by themselves."""

import pytest

from games.yunnan import events as told
from games.yunnan import phases
from tests.support.games.yunnan.scenes import close_round, legal, letters, of_type, play, province, scene, the


def test_bank_table() -> None:
    """Constant within a row; the last one has no end."""
    totals = (0, 14, 15, 44, 45, 74, 75, 89, 90, 99, 240)
    left = (9, 9, 12, 15, 18, 21, 24, 24, 27, 27, 27)
    right = (6, 6, 8, 9, 11, 12, 14, 14, 15, 15, 15)
    assert [*map(phases.payouts, totals)] == [*zip(left, right, strict=True)]


@pytest.mark.parametrize(
    ("bank", "payments"), [("A.", ((0, 0, 12),)), (".A", ((0, 1, 8),)), ("BA", ((1, 0, 12), (0, 1, 8)))]
)
def test_the_bank_pays_whoever_is_in_it(bank: str, payments: tuple[tuple[int, int, int], ...]) -> None:
    position = scene(passed="BCD", bank=bank, bids={"school": "C15"}, traders={"A": "yunnan"})
    paid = the(play(position, "pass"), told.BankPaid)
    assert (paid.total, paid.bids, paid.payments) == (15, ((2, 15),), payments)
    for colour, _, amount in payments:
        assert position.money[colour] == 30 + amount
        assert position.supply[colour] == 1
    assert position.bank == [-1, -1]


def test_an_empty_bank_is_not_told() -> None:
    position = scene(passed="BCD", bids={"school": "C15"}, traders={"A": "yunnan"})
    assert of_type(play(position, "pass"), told.BankPaid) == []


def test_progress_of_each_building() -> None:
    bids = {"school": "A5", "customs": "A9 B5", "horse": "A9", "dragon": "A5"}
    position = scene(order="BACD", passed="BCD", bids=bids, horse={"A": "yunnan"})
    events = play(position, "pass")
    assert [event.colour for event in of_type(events, told.BidsPaid)] == [1, 0]  # in the bidding order
    assert of_type(events, told.BidsPaid)[1] == told.BidsPaid(0, ((0, 5), (1, 9), (2, 9), (3, 5)), 28, 0, 0)
    assert of_type(events, told.Gained) == [
        told.Gained(1, 1, 2, 3),
        told.Gained(0, 0, 4, 5),
        told.Gained(0, 1, 2, 3),
        told.Gained(0, 2, 1, 2),
        told.Gained(0, 3, 0, 1),
    ]
    assert (position.general[0], position.traders[0][0]) == (2, 1)  # the new trader travels in this round
    assert (position.passes[0], position.horse[0], position.influence[0]) == (3, 2, 1)
    assert position.supply[0] == 4  # those who bid do not
    assert position.money[:2] == [2, 25]
    assert of_type(events, told.MoneyChanged) == [told.MoneyChanged(0, 30, 2), told.MoneyChanged(1, 30, 25)]


def test_in_the_yard_a_structure_is_chosen() -> None:
    bids = {"yard": "A9 B12 D15", "horse": "A9", "customs": "C9"}
    horse = {"A": "yunnan"}
    position = scene(
        order="ABCD", passed="BCD", bids=bids, horse=horse, teahouses={"yunnan": "C"}, traders={"D": "puer"}
    )
    events = play(position, "pass")
    assert (position.phase, position.colour, position.waiting) == ("yard", 0, [1, 3])
    assert [event.colour for event in of_type(events, told.BidsPaid)] == [0]
    # the horse has just moved to Sichuan; in Yunnan there is a tea house
    assert legal(position) == ["take post", "take bridge", "take teahouse sichuan", "take teahouse keep"]
    events = play(position, "take teahouse sichuan")
    assert of_type(events, told.Built) == [told.Built(0, "teahouse", 2)]
    assert events.index(told.Built(0, "teahouse", 2)) + 1 == events.index(
        told.StructureTaken(0, "teahouse", False)
    )
    assert (position.teahouses[2], position.stock[2][0], position.reserve[2][0]) == (0, 0, 1)
    assert (position.colour, position.waiting) == (1, [3])
    assert [event.colour for event in of_type(events, told.BidsPaid)] == [1]  # who chooses has paid
    events = play(position, "take bridge")
    assert [event.colour for event in of_type(events, told.BidsPaid)] == [2, 3]
    assert of_type(events, told.Built) == []
    assert (position.stock[1][1], position.reserve[1][1]) == (1, 1)
    assert (position.colour, position.waiting) == (3, [])
    play(position, "take teahouse keep")
    assert (position.stock[2][3], position.reserve[2][3], position.phase) == (1, 1, "travel")


@pytest.mark.parametrize(
    ("used", "kind"),
    [
        ("bridge bridge teahouse teahouse", "post"),
        ("post post teahouse teahouse bridge", "bridge"),
        ("post post bridge bridge", "teahouse"),  # it can stand nowhere and is kept
    ],
)
def test_the_last_kind_is_taken_without_asking(used: str, kind: str) -> None:
    position = scene(passed="BCD", bids={"yard": "A9"}, used={"A": used}, traders={"B": "puer"})
    position.horse[0], position.teahouses[1] = 1, 1
    events = play(position, "pass")
    assert the(events, told.StructureTaken) == told.StructureTaken(0, kind, True)
    assert position.phase == "travel"
    assert sum(row[0] for row in position.stock) == 1


def test_where_a_tea_house_can_stand_is_asked() -> None:
    position = scene(passed="BCD", bids={"yard": "A9"}, used={"A": "post post bridge bridge"})
    position.horse[0] = 1
    play(position, "pass")
    assert legal(position) == ["take teahouse yunnan", "take teahouse keep"]


def test_without_any_yield_he_stays_away() -> None:
    position = scene("travel", traders={"A": "puer"}, posts={"A": "tibet"})
    position.inspector = 3
    came = the(close_round(position), told.InspectorCame)
    assert came == told.InspectorCame((0,) * 6, -1, -1, -1)
    assert came.places() == ()
    assert position.inspector == -1


def test_gaps_by_the_inspector_cost_transport() -> None:
    """He takes the only trader in Yunnan; those farther up stay but are supplied over a gap."""
    traders = {"A": "yunnan sichuan", "D": "yunnan"}
    position = scene("travel", turn="B", travel="ABCD", traders=traders, posts={"A": "qamdo"})
    assert phases.income(position, 0).total == 6 + 9 + 6
    events = close_round(position)
    came = the(events, told.InspectorCame)
    assert came == told.InspectorCame((0, 12, 9, 6, 0, 0), 1, 0, 0)
    assert came.places() == (1,)
    (counted,) = [event for event in of_type(events, told.IncomeCounted) if event.colour == 0]
    assert counted.lines == (
        told.Line(0, "trader", 1, 3, 0, 3),
        told.Line(2, "trader", 1, 9, 1, 6),
        told.Line(3, "post", 1, 0, 1, 0),
    )
    assert counted.income == position.incomes[0] == 9


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
    given = of_type(close_round(position), told.GiftsGiven)
    assert given == [told.GiftsGiven(1, ((0, 2), (1, 1)), 1, False)]
    assert given[0].places() == (1,)
    assert (position.gifts, position.gifts_left) == ([2, 1, 0, 0], [0, 1, 2, 0, 0, 3])


@pytest.mark.parametrize(
    ("left", "expected"), [(7, [2, 2, 2]), (6, [2, 2, 2]), (5, [2, 2, 1]), (4, [2, 1, 1]), (1, [1, 0, 0])]
)
def test_short_tiles_are_dealt_turn_by_turn(left: int, expected: list[int]) -> None:
    traders = dict.fromkeys("ABC", "sichuan sichuan")
    position = scene("travel", travel="ABCD", traders=traders, gifts_left={"sichuan": left})
    given = phases.give_gifts(position, province("sichuan"))
    gifts = tuple(enumerate(expected))
    assert given == [told.GiftsGiven(2, gifts, max(0, left - 6), left < 6)]
    assert (position.gifts, position.gifts_left[2]) == ([*expected, 0], max(0, left - 6))


def test_incomes_are_counted_in_travel_order() -> None:
    posts = {"C": "yunnan", "D": "sichuan"}
    position = scene("travel", travel="DBCA", turn="A", traders={"A": "puer puer", "B": "puer"}, posts=posts)
    counted = of_type(close_round(position), told.IncomeCounted)
    assert [(event.colour, event.income) for event in counted] == [(3, 0), (1, 3), (2, 1), (0, 6)]
    assert counted[0].lines == (told.Line(2, "post", 1, 0, 1, 0),)  # cut off: brings nothing, costs nothing
    assert position.incomes == [6, 3, 1, 0]
    assert letters(position.travel_order) == "ABCD"


def test_the_new_order_and_the_new_round() -> None:
    traders = {"A": "puer", "B": "puer puer", "C": "puer", "D": "puer puer"}
    position = scene("travel", travel="ABCD", turn="D", traders=traders, passed="ABCD", bank="..", round=5)
    position.banked = [True, False, False, True]
    events = close_round(position)
    assert letters(the(events, told.OrderChanged).order) == "DBCA"
    assert (position.phase, letters([position.colour, *position.waiting])) == ("convert", "DBCA")
    play(position, "convert 6", "convert 0", "convert 1")
    assert letters(position.bid_order) == "DCBA"  # until the round is over
    events = play(position, "convert 3")
    assert the(events, told.RoundBegan) == told.RoundBegan(6, (0, 2, 1, 3))
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
    assert of_type(events, told.Converted) == [
        told.Converted(1, 0, 3, False),
        told.Converted(2, 1, 0, False),
        told.Converted(3, 0, 0, True),
        told.Converted(0, 0, 0, True),
    ]
    assert position.phase == "bid"
