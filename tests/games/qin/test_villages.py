"""Who takes a village, and who keeps it (Qin, Villages)."""

import pytest

from games.qin.events import VillageTaken
from games.qin.villages import claim
from tests.games.qin.scenes import holder, of_type, play, province_at, scene, squares


def test_a_free_village_goes_to_the_sole_greatest_weight() -> None:
    position = scene("R-", at="A3")
    events = play(position, "RY B3-B4")
    assert of_type(events, VillageTaken) == [VillageTaken(0, None, "c", 1, 0, squares("C3"))]
    assert position.reserves == [22, 24]


def test_a_loose_square_has_no_weight() -> None:
    position = scene("R-", at="A3")
    play(position, "YB B3-B4")
    assert holder(position, "c") is None


def test_a_rival_may_gain_a_village_from_any_tile() -> None:
    position = scene("RB RB", at="A2")
    events = play(position, "RY C2-D2")
    assert of_type(events, VillageTaken) == [VillageTaken(1, None, "c", 1, 0, squares("C3"))]
    assert position.reserves == [24, 22]


RIVALS = """
    .  RA .  .
    .  RA .  YB
    .  .  .  YB
"""
"""From A2 on: A at the west side of village c, B, who holds it, at the east side."""


def test_a_province_at_several_sides_counts_once() -> None:
    position = scene(RIVALS, at="A2", villages={"c": "B"})
    play(position, "RB C2-C1")
    assert province_at(position, "C2") == ("A", 3, 1)
    assert holder(position, "c") == "B"


def test_two_provinces_outweigh_one() -> None:
    """B's pagoda on the village itself does not count."""
    position = scene(RIVALS, at="A2", villages={"c": "B"})
    events = play(position, "BB C2-C1")
    assert of_type(events, VillageTaken) == [VillageTaken(0, 1, "c", 2, 1, squares("C3"))]
    assert position.reserves == [21, 23]


def test_an_absorbed_neighbour_leaves_the_village_to_its_holder() -> None:
    """A absorbs B's red province: A and C have two pagodas there, the holder B has one. It stays B's."""
    position = scene(
        """
        YC YC .  .  .  .  .  .
        YC YC .  RB .  RA RA RA
        .  YC .  RB .  .  .  .
        .  .  BB .  .  .  .  .
        .  .  BB .  .  .  .  .
        """,
        seats=3,
        villages={"c": "B"},
    )
    play(position, "RY E2-E1")
    assert province_at(position, "D3") == ("A", 6, 2)
    assert holder(position, "c") == "B"


def test_one_placement_may_take_two_villages() -> None:
    """A double between the villages a and b of the top row and their neighbours below."""
    position = scene("Y-", at="H2")
    events = play(position, "YY I2-J2")
    assert of_type(events, VillageTaken) == [
        VillageTaken(0, None, "a", 1, 0, squares("I1")),
        VillageTaken(0, None, "b", 1, 0, squares("J1")),
    ]
    assert position.reserves == [21, 24]


def test_villages_with_different_letters_stay_apart_where_they_touch() -> None:
    """a and b share an edge: a province beside b only takes b only."""
    position = scene("Y-", at="K1")
    play(position, "YR K2-L2")
    assert (holder(position, "a"), holder(position, "b")) == (None, "A")


@pytest.mark.parametrize(
    ("weights", "holder", "taker"),
    [
        pytest.param({}, None, None, id="nobody beside a free one"),
        pytest.param({}, 1, None, id="nobody beside: the holder stays"),
        pytest.param({0: 1}, None, 0, id="free: the only one"),
        pytest.param({0: 1, 1: 1}, None, None, id="free: a tie"),
        pytest.param({0: 2, 1: 1}, None, 0, id="free: the greatest"),
        pytest.param({0: 1, 1: 1}, 1, None, id="as much as the holder"),
        pytest.param({0: 2, 1: 1}, 1, 0, id="more than the holder"),
        pytest.param({0: 1, 1: 2}, 1, None, id="less than the holder"),
        pytest.param({0: 1}, 1, 0, id="a holder without weight"),
        pytest.param({0: 2, 2: 2, 1: 1}, 1, None, id="two rivals tie above the holder"),
        pytest.param({0: 2, 2: 2}, 1, None, id="two rivals tie, the holder without weight"),
        pytest.param({0: 3, 2: 2, 1: 1}, 1, 0, id="one rival above another"),
    ],
)
def test_claim(weights: dict[int, int], holder: int | None, taker: int | None) -> None:
    assert claim(weights, holder) == taker
