"""The end of a match: when it comes, the final scoring, ties, two players, expert debts."""

import pytest

from games.engine import Event
from games.yunnan.position import YunnanPosition
from games.yunnan.turns import RoundBegan
from tests.support.games.yunnan.scenes import legal, of_type, play, ranks, scene


def last_conversion(points: int, *, seats: int = 4, **facts: object) -> tuple[YunnanPosition, list[Event]]:
    """A is the last to convert: the position after it, and its events."""
    position = scene("convert", seats=seats, at_home=1, incomes={"A": 20}, **facts)  # type: ignore[arg-type]  # a scene's own
    return position, play(position, f"convert {points}")


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


def test_own_colours_are_rivals() -> None:
    position = scene("travel", seats=2, influence="1000", traders={"A": "puer", "B": "yunnan", "C": "yunnan"})
    play(position, "move puer yunnan")
    assert legal(position) == ["displace B", "displace C", "displace none"]
    position = scene(seats=2, at_home=2, bids={"school": "C5"})
    play(position, "school 7")
    assert position.ousted[2] != []


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
