"""The end of a match: when it comes, the final scoring, ties, two players, expert debts."""

import pytest

from games.engine import Event
from games.yunnan.events import (
    BidsPaid,
    FinalScored,
    GameEnded,
    PointsChanged,
    RoundBegan,
)
from games.yunnan.position import YunnanPosition, start
from games.yunnan.scoring import bonus
from tests.games.yunnan.scenes import legal, of_type, outcome, play, ranks, scene

NO_GIFT = {"qinghai": 0}


def last_conversion(points: int, *, seats: int = 4, **facts: object) -> tuple[YunnanPosition, list[Event]]:
    """A is the last to convert: the position after it, and its events."""
    position = scene("convert", seats=seats, at_home=1, incomes={"A": 20}, **facts)  # type: ignore[arg-type]  # a scene's own
    return position, play(position, f"convert {points}")


@pytest.mark.parametrize(("before", "end"), [(79, ""), (80, "points"), (81, "points")])
def test_eighty_points_end_the_match(before: int, end: str) -> None:
    position, events = last_conversion(0, vp={"C": before})
    assert position.end == end
    assert (position.turn is None) == bool(end)
    assert (position.outcome() is not None) == bool(end)
    assert len(of_type(events, RoundBegan)) == (not end)


def test_the_last_point_may_be_converted() -> None:
    position, _ = last_conversion(19, vp={"A": 60})
    assert position.end == ""
    position, _ = last_conversion(20, vp={"A": 60})
    assert position.end == "points"


def test_everybody_converts_before_the_end() -> None:
    position = scene("convert", incomes={"A": 20, "B": 7}, waiting="B", vp={"A": 75})
    play(position, "convert 20")
    assert (position.phase, position.colour, position.end) == ("convert", 1, "")
    play(position, "convert 7")
    assert (position.phase, position.end) == ("over", "points")


@pytest.mark.parametrize(("left", "end"), [(1, ""), (0, "gifts")])
def test_the_match_ends_without_gifts_on_the_map(left: int, end: str) -> None:
    position, _ = last_conversion(5, gifts_left={"qinghai": 0, "yunnan": left})
    assert position.end == end


def test_both_ends_at_once_are_told_as_points() -> None:
    position, _ = last_conversion(20, vp={"A": 70}, gifts_left=NO_GIFT)
    assert position.end == "points"


def test_gifts_taken_in_a_round_end_it_after_conversion() -> None:
    position = scene("travel", traders={"A": "yunnan yunnan"}, gifts_left={"qinghai": 0, "yunnan": 1})
    play(position, "end")
    assert (position.phase, position.gifts_left) == ("convert", [0] * 6)
    play(position, "convert 0")
    assert position.end == "gifts"


# ── the final scoring ────────────────────────────────────────────────────────────────────────────────


def test_final_scoring() -> None:
    position, events = last_conversion(
        10,
        vp={"A": 70, "B": 12, "D": -9},
        money={"A": 10, "B": 2, "C": 3, "D": 0},
        gifts={"A": 2, "C": 5},
        passes="6543",
        influence="4321",
        teahouses={"yunnan": "A", "tibet": "A", "qamdo": "C"},
        stock={"D": "teahouse"},
    )
    assert outcome(position).end == "points"
    sources = [result.sources for result in outcome(position).seats]
    assert sources == [
        {"points": 80, "money": 6, "gifts": 6, "passes": 16, "influence": 16, "teahouses": 24},
        {"points": 12, "money": 0, "gifts": 0, "passes": 9, "influence": 9, "teahouses": 0},
        {"points": 0, "money": 1, "gifts": 15, "passes": 4, "influence": 4, "teahouses": 12},
        {"points": -9, "money": 0, "gifts": 0, "passes": 1, "influence": 1, "teahouses": 0},
    ]
    assert position.vp == [sum(found.values()) for found in sources] == [148, 30, 36, -7]
    assert [result.score for result in outcome(position).seats] == position.vp
    assert ranks(position) == [1, 3, 2, 4]
    assert outcome(position).winners == (0,)
    scored = of_type(events, FinalScored)
    assert [event.sources for event in scored] == sources
    assert scored[0] == FinalScored(0, sources[0], 148, 20, 2, (6,), (4,), (2,))
    assert events[-1] == GameEnded("points", (148, 30, 36, -7))
    assert of_type(events, PointsChanged)[0] == PointsChanged(0, 70, 148)
    assert position.money == [20, 2, 3, 0]


@pytest.mark.parametrize(
    ("passes", "influence", "points"), [(2, 0, 0), (3, 1, 2), (4, 2, 8), (5, 3, 18), (6, 4, 32)]
)
def test_final_table(passes: int, influence: int, points: int) -> None:
    position = scene(passes=f"{passes}222", influence=f"{influence}000")
    found = bonus(position, 0)
    assert found["passes"] + found["influence"] == points
    assert found["money"] == 10


# ── ties ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("influence", "vp", "expected"),
    [
        # influence 2 scores 4 points, influence 1 one point: totals are made equal
        ("2100", {"A": 80, "B": 83}, [1, 2, 3, 4]),
        ("1200", {"A": 83, "B": 80}, [2, 1, 3, 4]),
        ("0000", {"A": 80, "B": 80}, [1, 2, 3, 4]),
        ("1111", {"A": 80, "B": 80, "C": 80, "D": 80}, [1, 2, 3, 4]),
    ],
)
def test_ties_by_influence_then_travel_order(influence: str, vp: dict[str, int], expected: list[int]) -> None:
    """Nobody shares a rank."""
    money = dict.fromkeys("ABCD", 0)
    position, _ = last_conversion(0, travel="ABCD", influence=influence, vp=vp, money=money | {"A": -20})
    assert ranks(position) == expected


@pytest.mark.parametrize("travel", ["ABCD", "DCBA", "CADB", "BDAC"])
def test_equal_in_everything_the_front_of_the_travel_order_wins(travel: str) -> None:
    position, _ = last_conversion(
        0, travel=travel, vp=dict.fromkeys("ABCD", 90), money=dict.fromkeys("ABCD", 30) | {"A": 10}
    )
    assert position.vp == [100] * 4
    assert ranks(position) == [1 + travel.index(letter) for letter in "ABCD"]


# ── the expert version ───────────────────────────────────────────────────────────────────────────────


def test_debts_may_make_points_negative_and_everything_is_gained() -> None:
    position = scene(
        passed="BCD",
        bids={"school": "A15", "customs": "A15 B9", "dragon": "A15"},
        money={"A": 1, "B": 20},
        traders={"B": "yunnan"},
        expert=True,
        round=1,
    )
    events = play(position, "pass")
    assert of_type(events, BidsPaid) == [
        BidsPaid(0, ((0, 15), (1, 15), (3, 15)), 1, 44, 352),
        BidsPaid(1, ((1, 9),), 9, 0, 0),
    ]
    assert position.vp == [-352, 0, 0, 0]
    assert position.money[:2] == [0, 11]
    assert (position.passes[0], position.influence[0]) == (3, 1)


def test_the_bank_is_paid_before_bids_are() -> None:
    """Nominal bids count for the bank; who is in it has none."""
    position = scene(
        passed="BCD", bank="B.", bids={"school": "A15"}, money={"A": 0}, expert=True, traders={"B": "yunnan"}
    )
    play(position, "pass")
    assert position.money[:2] == [0, 42]
    assert position.vp[0] == -90


def test_both_colours_pay_from_their_own_money_and_share_the_loss() -> None:
    position = scene(
        seats=2,
        passed="BCD",
        bids={"customs": "A9", "dragon": "C9"},
        money={"A": 5, "C": 20},
        traders={"B": "yunnan"},
        expert=True,
        round=7,
        vp={"A": 3},
    )
    events = play(position, "pass")
    assert position.vp == [-5, 0]
    assert [position.money[0], position.money[2]] == [0, 11]
    assert of_type(events, PointsChanged) == [PointsChanged(0, 3, -5)]


# ── two players ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seed", range(20))
def test_two_players_alternate_with_two_colours_each(seed: int) -> None:
    position = start(2, {"version": "basic"}, f"two {seed}")
    assert (position.colours, position.pairs) == (4, True)
    assert [position.owner(colour) for colour in range(4)] == [0, 1, 0, 1]
    assert [list(position.colours_of(seat)) for seat in range(2)] == [[0, 2], [1, 3]]
    owners = [position.owner(colour) for colour in position.bid_order]
    assert owners in ([0, 1, 0, 1], [1, 0, 1, 0])
    assert sorted(position.bid_order) == [0, 1, 2, 3]
    assert [position.money[colour] for colour in position.bid_order] == [9, 11, 12, 14]
    assert position.vp == [0, 0]
    assert position.turn == position.owner(position.bid_order[0])


def test_every_order_of_two_players_comes() -> None:
    orders = {tuple(start(2, {"version": "basic"}, f"two {seed}").bid_order) for seed in range(120)}
    assert len(orders) == 8


@pytest.mark.parametrize(
    ("vp", "left", "end"),
    [(99, 3, ""), (100, 3, "points"), (80, 3, ""), (0, 3, ""), (0, 2, "gifts"), (0, 1, "gifts")],
)
def test_the_end_with_two(vp: int, left: int, end: str) -> None:
    position, _ = last_conversion(0, seats=2, vp={"B": vp}, gifts_left={"qinghai": left})
    assert position.end == end


def test_points_are_shared_and_all_else_is_by_colour() -> None:
    position = scene("convert", seats=2, turn="C", incomes={"C": 9, "A": 4, "D": 3}, waiting="AD")
    play(position, "convert 5")
    assert (position.vp, position.money[2]) == ([5, 0], 34)
    assert (position.turn, position.colour) == (0, 0)  # the same person goes on with the other colour
    play(position, "convert 4")
    assert (position.vp, position.turn) == ([9, 0], 1)


def test_final_scoring_with_two() -> None:
    """Both colours' money is put together before it is divided; all else counts for each colour."""
    position, events = last_conversion(
        0,
        seats=2,
        vp={"A": 40, "B": 100},
        money={"A": 1, "B": 4, "C": 0, "D": 4},  # A gets 20 more from its income
        gifts={"A": 1, "C": 2, "D": 1},
        passes="6352",
        influence="1240",
        teahouses={"yunnan": "A", "sichuan": "C", "tibet": "C"},
    )
    assert [result.sources for result in outcome(position).seats] == [
        {"points": 40, "money": 7, "gifts": 9, "passes": 25, "influence": 17, "teahouses": 36},
        {"points": 100, "money": 2, "gifts": 3, "passes": 1, "influence": 4, "teahouses": 0},
    ]
    assert of_type(events, FinalScored)[0] == FinalScored(
        0, outcome(position).seats[0].sources, 134, 21, 3, (6, 5), (1, 4), (1, 2)
    )
    assert ranks(position) == [1, 2]


@pytest.mark.parametrize(
    ("influence", "travel", "expected"),
    [
        ("1100", "BACD", [2, 1]),  # equal sums of influence: the front-most colour
        ("0000", "BACD", [2, 1]),
        ("0000", "CBDA", [1, 2]),
        ("0000", "DABC", [2, 1]),
    ],
)
def test_ties_with_two(influence: str, travel: str, expected: list[int]) -> None:
    position, _ = last_conversion(
        0,
        seats=2,
        vp={"A": 100, "B": 100},
        travel=travel,
        influence=influence,
        money={"A": 0, "B": 20, "C": 0, "D": 0},
    )
    assert position.vp[0] == position.vp[1]
    assert ranks(position) == expected


def test_the_sum_of_both_influences_decides_before_the_order() -> None:
    """A's person has 1 + 1 (2 points), the other 1 + 0 (1 point) and a point more; B travels first."""
    position, _ = last_conversion(
        0,
        seats=2,
        vp={"A": 100, "B": 101},
        travel="BACD",
        influence="1110",
        money={"A": -20, "B": 0, "C": 0, "D": 0},
    )
    assert position.vp == [102, 102]
    assert ranks(position) == [1, 2]


def test_own_colours_are_rivals() -> None:
    position = scene("travel", seats=2, influence="1000", traders={"A": "puer", "B": "yunnan", "C": "yunnan"})
    play(position, "move puer yunnan")
    assert legal(position) == ["displace B", "displace C", "displace none"]
    position = scene(seats=2, at_home=2, bids={"school": "C5"})
    play(position, "school 7")
    assert position.ousted[2] != []
