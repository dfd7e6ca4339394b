"""The end of a match: when it comes, the final scoring, ties, two players, expert debts."""

import pytest

from games.engine import Event
from games.yunnan.events import FinalScored, GameEnded, PointsChanged, RoundBegan
from games.yunnan.position import YunnanPosition, start
from tests.support.games.yunnan.scenes import legal, of_type, outcome, play, ranks, scene


def last_conversion(points: int, *, seats: int = 4, **facts: object) -> tuple[YunnanPosition, list[Event]]:
    """A is the last to convert: the position after it, and its events."""
    position = scene("convert", seats=seats, at_home=1, incomes={"A": 20}, **facts)  # type: ignore[arg-type]  # a scene's own
    return position, play(position, f"convert {points}")


@pytest.mark.parametrize(
    ("seats", "vp", "left", "points", "end"),
    [
        *((4, {"C": before}, 3, 0, end) for before, end in ((79, ""), (80, "points"), (81, "points"))),
        (4, {"A": 60}, 3, 19, ""),
        (4, {"A": 60}, 3, 20, "points"),
        (4, {}, 1, 5, ""),
        (4, {}, 0, 5, "gifts"),
        (4, {"A": 70}, 0, 20, "points"),  # both at once are told as points
        *((2, {"B": before}, 3, 0, end) for before, end in ((80, ""), (99, ""), (100, "points"))),
        *((2, {}, left, 0, end) for left, end in ((3, ""), (2, "gifts"), (1, "gifts"))),
    ],
)
def test_points_and_gifts_end_the_match(
    seats: int, vp: dict[str, int], left: int, points: int, end: str
) -> None:
    position, events = last_conversion(points, seats=seats, vp=vp, gifts_left={"qinghai": left})
    assert position.end == end
    assert (position.turn is None) == (position.outcome() is not None) == bool(end)
    assert len(of_type(events, RoundBegan)) == (not end)


def test_everybody_converts_before_the_end() -> None:
    position = scene("convert", incomes={"A": 20, "B": 7}, waiting="B", vp={"A": 75})
    play(position, "convert 20")
    assert (position.phase, position.colour, position.end) == ("convert", 1, "")
    play(position, "convert 7")
    assert (position.phase, position.end) == ("over", "points")


def test_final_scoring() -> None:
    vp = {"A": 70, "B": 12, "D": -9}
    money = {"A": 10, "B": 2, "C": 3, "D": 0}
    gifts = {"A": 2, "C": 5}
    teahouses = {"yunnan": "A", "tibet": "A", "qamdo": "C"}
    stock = {"D": "teahouse"}
    position, events = last_conversion(
        10, vp=vp, money=money, gifts=gifts, passes="6543", influence="4321", teahouses=teahouses, stock=stock
    )
    assert outcome(position).end == "points"
    sources = [result.sources for result in outcome(position).seats]
    assert [*sources[0]] == ["points", "money", "gifts", "passes", "influence", "teahouses"]
    assert [*sources[0].values()] == [80, 6, 6, 16, 16, 24]
    assert [*sources[1].values()] == [12, 0, 0, 9, 9, 0]
    assert [*sources[2].values()] == [0, 1, 15, 4, 4, 12]
    assert [*sources[3].values()] == [-9, 0, 0, 1, 1, 0]
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


FOUR, TWO = {"A": -20, "B": 0, "C": 0, "D": 0}, {"A": 0, "B": 20, "C": 0, "D": 0}
"""Money; A has 20 yuan more from its income."""


@pytest.mark.parametrize(
    ("seats", "travel", "influence", "vp", "money", "expected"),
    [
        # Influence 2 scores 4 points, influence 1 one point: totals are made equal.
        (4, "ABCD", "2100", {"A": 80, "B": 83}, FOUR, [1, 2, 3, 4]),
        (4, "ABCD", "1200", {"A": 83, "B": 80}, FOUR, [2, 1, 3, 4]),
        *(
            (4, travel, "0000", dict.fromkeys("ABCD", 90), FOUR, [1 + travel.index(one) for one in "ABCD"])
            for travel in ("ABCD", "DCBA", "CADB", "BDAC")
        ),
        # With two the front-most colour, after the sum of both influences.
        (2, "BACD", "1100", {"A": 100, "B": 100}, TWO, [2, 1]),
        (2, "BACD", "0000", {"A": 100, "B": 100}, TWO, [2, 1]),
        (2, "CBDA", "0000", {"A": 100, "B": 100}, TWO, [1, 2]),
        (2, "DABC", "0000", {"A": 100, "B": 100}, TWO, [2, 1]),
        # 1 + 1 are 2 points, 1 + 0 are 1 point, and a point more; B travels first.
        (2, "BACD", "1110", {"A": 100, "B": 101}, FOUR, [1, 2]),
    ],
)
def test_ties_by_influence_then_travel_order(
    seats: int, travel: str, influence: str, vp: dict[str, int], money: dict[str, int], expected: list[int]
) -> None:
    """Nobody shares a rank."""
    position, _ = last_conversion(0, seats=seats, travel=travel, influence=influence, vp=vp, money=money)
    assert position.vp[0] == position.vp[1]
    assert ranks(position) == expected


def test_two_players_alternate_with_two_colours_each() -> None:
    orders: set[tuple[int, ...]] = set()
    for seed in range(120):
        position = start(2, {"version": "basic"}, f"two {seed}")
        order = position.bid_order
        orders.add(tuple(order))
        assert [position.owner(colour) for colour in order] in ([0, 1, 0, 1], [1, 0, 1, 0])
        assert [position.money[colour] for colour in order] == [9, 11, 12, 14]
        assert (position.turn, position.colour) == (position.owner(order[0]), order[0])
    assert len(orders) == 8
    assert (position.colours, position.pairs, position.vp) == (4, True, [0, 0])
    assert [list(position.colours_of(seat)) for seat in range(2)] == [[0, 2], [1, 3]]


def test_final_scoring_with_two() -> None:
    """Both colours' money is put together before it is divided; all else counts for each colour."""
    money = {"A": 1, "B": 4, "C": 0, "D": 4}  # A gets 20 more from its income
    teahouses = {"yunnan": "A", "sichuan": "C", "tibet": "C"}
    counts = {
        "gifts": {"A": 1, "C": 2, "D": 1},
        "passes": "6352",
        "influence": "1240",
        "teahouses": teahouses,
    }
    position, events = last_conversion(0, seats=2, vp={"A": 40, "B": 100}, money=money, **counts)
    first, second = [result.sources for result in outcome(position).seats]
    assert [*first.values()] == [40, 7, 9, 25, 17, 36]
    assert [*second.values()] == [100, 2, 3, 1, 4, 0]
    scored = FinalScored(0, first, 134, 21, 3, (6, 5), (1, 4), (1, 2))
    assert of_type(events, FinalScored)[0] == scored
    assert ranks(position) == [1, 2]


def test_own_colours_are_rivals() -> None:
    position = scene("travel", seats=2, influence="1000", traders={"A": "puer", "B": "yunnan", "C": "yunnan"})
    play(position, "move puer yunnan")
    assert legal(position) == ["displace B", "displace C", "displace none"]
    position = scene(seats=2, at_home=2, bids={"school": "C5"})
    play(position, "school 7")
    assert position.ousted[2] != []
