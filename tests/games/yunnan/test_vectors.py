"""The worked examples of the rules, by their numbers in the specification."""

import pytest

from games.yunnan import incomes, phases, routes
from games.yunnan.bids import ThrownOut
from games.yunnan.components import CUSTOMS
from games.yunnan.incomes import Converted, OrderChanged
from games.yunnan.phases import BankPaid, BidsPaid, Gained, GiftsGiven, InspectorCame
from games.yunnan.scoring import FinalScored, PointsChanged
from games.yunnan.travel import Displaced, Moved
from tests.support.games.yunnan.scenes import close_round, legal, letters, of_type, play, refused, scene, the

YUNNAN, SICHUAN, QAMDO, TIBET, QINGHAI = range(1, 6)
RED, BLUE, GREEN, PURPLE, YELLOW = range(5)


def test_1_bank() -> None:
    """75 in all: 24 to the left, 14 to the right; both bank traders come home; then everybody pays."""
    bids = {"school": "A9 B12", "customs": "B5", "horse": "C9 A12", "dragon": "A7", "yard": "B9 C12"}
    horse = dict.fromkeys("ABCDE", "yunnan")
    money = dict.fromkeys("ABCDE", 40)
    position = scene(seats=5, turn="A", passed="BCDE", bids=bids, bank="DE", horse=horse, money=money)
    events = play(position, "pass")
    paid = the(events, BankPaid)
    assert paid.total == 75
    assert paid.payments == ((PURPLE, 0, 24), (YELLOW, 1, 14))
    assert dict(paid.bids) == {RED: 28, BLUE: 26, GREEN: 21}
    assert (position.money[PURPLE], position.money[YELLOW]) == (64, 54)
    assert position.supply[PURPLE] == position.supply[YELLOW] == 1
    assert position.bank == [-1, -1]
    assert (position.money[RED], position.money[BLUE]) == (12, 14)
    assert letters([position.colour]) == "B"  # Red has no bid in the yard; Green pays after Blue has chosen
    events = play(position, "take post")
    assert the(events, BidsPaid).paid == 21
    assert position.money[GREEN] == 19


def test_2_customs() -> None:
    position = scene(turn="A", passed="BCD", bids={"customs": "A9"}, round=1)
    events = play(position, "pass")
    assert the(events, Gained) == Gained(0, CUSTOMS, 2, 3)
    assert position.passes == [3, 2, 2, 2]


@pytest.mark.parametrize(("bridge", "passes"), [(True, 1), (False, 3)])
def test_3_displacing(bridge: bool, passes: int) -> None:
    two = "yunnan yunnan"
    traders = {"A": "puer", "B": two + " qamdo" * 3, "C": "qamdo qamdo", "D": "qamdo qamdo yunnan"}
    position = scene("travel", waiting="BCD", order="DCBA", influence="3132", passes="3222", traders=traders)
    if bridge:
        position.bridges[0][0] = True
    moved = the(play(position, "move puer qamdo"), Moved)
    assert (moved.passes, moved.left) == (passes, 3 - passes)
    assert moved.via == ((1, 3) if bridge else (1, 2, 3))
    assert legal(position) == ["displace B", "displace D", "displace none"]
    assert refused(position, "displace C") == "too-influential"
    displaced = the(play(position, "displace D"), Displaced)
    assert displaced == Displaced(0, 3, QAMDO, SICHUAN)
    assert [row[3] for row in position.traders] == [0, 1, 1, 1, 0, 0]
    assert [row[1] for row in position.traders] == [0, 2, 0, 3, 0, 0]


@pytest.mark.parametrize("yunnan", [True, False])
def test_4_connection(yunnan: bool) -> None:
    """Tibet is supplied backwards through Qinghai and over the bridge, if Yunnan is occupied."""
    traders = {"A": "qinghai tibet yunnan" if yunnan else "qinghai tibet", "B": "puer"}
    bridges = {"A": "sichuan-qinghai"}
    position = scene("travel", waiting="B", traders=traders, posts={"A": "sichuan"}, bridges=bridges)
    everywhere = {YUNNAN, SICHUAN, TIBET, QINGHAI}
    assert routes.reached(position, 0) == (everywhere if yunnan else set())
    play(position, "end")
    assert position.traders[0][0] == (0 if yunnan else 2)
    assert position.posts[SICHUAN][0] == 1


def test_5_the_inspector_comes_to_the_farther_of_two_equal_provinces() -> None:
    traders = {"A": "sichuan sichuan sichuan", "B": "qamdo qamdo"}
    posts = {"A": "sichuan yunnan", "B": "qamdo yunnan"}
    position = scene("travel", traders=traders, posts=posts, bridges={"B": "yunnan-qamdo"})
    assert phases.yields(position)[2:4] == (30, 30)
    assert the(close_round(position), InspectorCame).province == QAMDO
    assert position.inspector == QAMDO


@pytest.mark.parametrize("teahouse", [False, True])
def test_6_the_inspector_sends_the_strongest_who_is_not_protected(teahouse: bool) -> None:
    traders = {"A": "qamdo", "B": "qamdo"}
    teahouses = {"qamdo": "B"} if teahouse else {}
    position = scene("travel", turn="C", traders=traders, influence="4200", teahouses=teahouses)
    came = the(close_round(position), InspectorCame)
    assert came.places() == (QAMDO,)
    assert (came.colour, came.influence) == ((-1, -1) if teahouse else (1, 2))
    assert position.traders[0] == [0, 0 if teahouse else 1, 0, 0]


def test_7_gifts() -> None:
    """Yellow, Red, Green, Purple in the travel order."""
    traders = {letter: "sichuan " * int(count) for letter, count in zip("ABCD", "4232", strict=True)}
    position = scene("travel", travel="ABCD", influence="1223", traders=traders, gifts_left={"sichuan": 5})
    given = phases.give_gifts(position, SICHUAN)
    assert given == [GiftsGiven(SICHUAN, ((3, 2), (1, 2), (2, 1), (0, 0)), 0, True)]
    assert position.gifts == [0, 2, 1, 2]
    assert position.gifts_left[SICHUAN] == 0


@pytest.mark.parametrize(("bridge", "income"), [("sichuan-qinghai", 37), ("", 31)])
def test_8_transport(bridge: str, income: int) -> None:
    position = scene(
        "travel", traders={"D": "tibet qinghai"}, posts={"D": "yunnan sichuan"}, bridges={"D": bridge}
    )
    found = incomes.income(position, 3)
    assert found.total == income == sum(line.amount for line in found.lines)
    gap = 0 if bridge else 1
    assert [(line.province, line.kind, line.value, line.gaps) for line in found.lines] == [
        (1, "post", 1, 0),
        (2, "post", 3, 0),
        (4, "trader", 15, gap),
        (5, "trader", 18, gap),
    ]


def test_9_conversion() -> None:
    position = scene("convert", turn="B", waiting="A", incomes={"B": 21, "A": 5}, vp={"B": 12})
    events = play(position, "convert 6")
    assert the(events, Converted) == Converted(1, 6, 15, False)
    assert the(events, PointsChanged) == PointsChanged(1, 12, 18)
    assert (position.vp[1], position.money[1]) == (18, 45)


@pytest.mark.parametrize(("round", "debt"), [(1, 8), (4, 5), (6, 3), (7, 2), (8, 2), (30, 2)])
def test_10_debts_of_the_expert_version(round: int, debt: int) -> None:
    """In round 4 three missing yuan cost 15 points: from 10 to -5."""
    bids = {"customs": "A9", "dragon": "A7"}
    position = scene(passed="BCD", bids=bids, money={"A": 13}, vp={"A": 10}, expert=True, round=round)
    events = play(position, "pass")
    assert the(events, BidsPaid) == BidsPaid(0, ((1, 9), (3, 7)), 13, 3, 3 * debt)
    assert position.vp[0] == 10 - 3 * debt
    assert position.money[0] == 0
    assert (position.passes[0], position.influence[0]) == (3, 1)  # the progress is made all the same
    assert of_type(events, PointsChanged) == [PointsChanged(0, 10, 10 - 3 * debt)]


def test_11_two_traders_swap_and_both_displace() -> None:
    position = scene(
        "travel", turn="A", influence="2100", traders={"A": "sichuan yunnan", "B": "sichuan yunnan"}
    )
    play(position, "move sichuan yunnan", "displace B")
    assert legal(position, "move") == ["move yunnan puer", "move yunnan sichuan"]
    play(position, "move yunnan sichuan", "displace B")
    assert [row[0] for row in position.traders] == [0, 1, 1, 0, 0, 0]
    assert [row[1] for row in position.traders] == [1, 1, 0, 0, 0, 0]
    assert legal(position) == ["end"]


def test_12_throwing_out() -> None:
    position = scene(supply=dict.fromkeys("ABCD", 2), turn="A")
    play(position, "school 5")
    assert refused(position, "school 5") == "bid-taken"
    position.passed[0] = True
    events = play(position, "school 7")
    assert the(events, ThrownOut) == ThrownOut(0, 0, 5, 1, 7, True)
    assert (position.supply[0], position.passed[0]) == (2, False)
    assert letters([position.colour]) == "C"
    assert the(play(position, "school 9"), ThrownOut) == ThrownOut(1, 0, 7, 2, 9, False)
    assert legal(position, "school") == ["school 12", "school 15"]
    assert refused(position, "school 5") == refused(position, "school 7") == "bid-too-low"
    play(position, "market", "school 12", "market")  # D, A, B
    assert refused(position, "school 15") == "bids-already"
    play(position, "bank left")  # C: its 9 is free
    assert legal(position, "school") == ["school 9", "school 15"]
    play(position, "market", "bank right")  # D; A: now the building is empty
    assert legal(position, "school") == ["school 5", "school 7", "school 9", "school 12", "school 15"]


def test_13_final_table() -> None:
    """Six passes, influence 3 and one tea house on the map: 16 + 9 + 12 = 37."""
    position = scene("convert", incomes={"A": 1}, teahouses={"tibet": "A"}, money={"A": 0}, vp={"B": 80})
    position.passes[0], position.influence[0], position.stock[2][0] = 6, 3, 1
    events = play(position, "convert 1")
    scored = of_type(events, FinalScored)[0]
    table = {"passes": 16, "influence": 9, "teahouses": 12}
    assert scored.sources == {"points": 1, "money": 0, "gifts": 0, **table}
    assert scored.total == position.vp[0] == 38


def test_14_equal_incomes() -> None:
    """Whoever was later in the old travel order comes first in the new one."""
    position = scene("travel", turn="D", travel="ABCD", posts={"A": "yunnan", "B": "yunnan", "C": "yunnan"})
    assert letters(the(close_round(position), OrderChanged).order) == "CBAD"
    position = scene(
        "travel", turn="D", travel="ABCD", traders={"A": "yunnan", "C": "yunnan"}, influence="4040"
    )
    assert letters(the(close_round(position), OrderChanged).order) == "CADB"
    assert letters(position.travel_order) == "CADB"
