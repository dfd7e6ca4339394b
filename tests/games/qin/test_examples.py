"""The examples of the specification of Qin, by number."""

import pytest

from games.engine import IllegalAction
from games.qin.events import GameEnded, ProvinceExpanded, ProvinceFounded, ProvincesJoined, VillageTaken
from tests.games.qin.scenes import holder, of_type, play, province_at, scene, squares


@pytest.mark.parametrize(
    ("placement", "code", "facts"),
    [
        pytest.param("RB B3-B4", "not-connected", {"touches": "corner"}, id="a corner only"),
        pytest.param("RB D2-C2", "not-connected", {"touches": "village"}, id="a village only"),
        pytest.param("RB G2-G3", "not-connected", {"touches": "nothing"}, id="nothing at all"),
        pytest.param("RB A2-A3", "square-taken", {"square": "A2"}, id="a tile"),
        pytest.param("RB G6-G7", "square-taken", {"square": "G7"}, id="a printed square"),
        pytest.param("RB C2-C3", "not-grassland", {"square": "C3", "ground": "village"}, id="a village"),
    ],
)
def test_example_1_contact_and_ground(placement: str, code: str, facts: dict[str, str]) -> None:
    position = scene("Y-", at="A2")
    with pytest.raises(IllegalAction) as refused:
        play(position, placement)
    assert (refused.value.code, refused.value.facts) == (code, {**facts, "rule": "turn-1"})


def test_example_1_an_edge_is_enough() -> None:
    position = scene("Y-", at="A2")
    play(position, "RB B2-B1")
    assert [position.grid[place] for place in squares("A2 B1 B2")] == ["B", "Y", "R"]


def test_example_1_water() -> None:
    position = scene("Y-", at="E2", side="lion")
    with pytest.raises(IllegalAction) as refused:
        play(position, "RB F1-F2")
    assert refused.value.facts == {"square": "F2", "ground": "water", "rule": "turn-1"}


def test_example_2_a_double_beside_a_loose_square_founds_a_province_of_three() -> None:
    position = scene("Y-")
    events = play(position, "YY B1-C1")
    assert of_type(events, ProvinceFounded) == [ProvinceFounded(0, "Y", 3, False, squares("A1 B1 C1"))]
    assert province_at(position, "A1") == ("A", 3, 1)
    assert position.reserves == [23, 24]


def test_example_3_both_halves_found() -> None:
    position = scene("R- . . Y-")
    events = play(position, "RY B1-C1")
    assert of_type(events, ProvinceFounded) == [
        ProvinceFounded(0, "R", 2, False, squares("A1 B1")),
        ProvinceFounded(0, "Y", 2, False, squares("C1 D1")),
    ]
    assert position.reserves == [22, 24]


def test_example_4_a_tile_beside_nothing_of_its_colours_is_two_loose_squares() -> None:
    position = scene("R-")
    events = play(position, "YB B1-C1")
    assert [type(event).__name__ for event in events] == ["TilePlaced", "TileDrawn"]
    assert position.provinces == {}
    assert position.grid[1:3] == ["Y", "B"]
    assert position.reserves == [24, 24]


def test_example_5_the_fifth_square_brings_the_second_pagoda_and_with_it_the_village() -> None:
    position = scene(
        """
        .  .  .  .
        YA YA YA YA
        RB RB .  .
        """,
        villages={"c": "B"},
    )
    assert position.reserves == [23, 22]
    events = play(position, "YB E2-E1")
    assert of_type(events, ProvinceExpanded) == [
        ProvinceExpanded(0, "Y", 4, 5, True, squares("A2 B2 C2 D2 E2"))
    ]
    assert of_type(events, VillageTaken) == [VillageTaken(0, 1, "c", 2, 1, squares("C3"))]
    assert province_at(position, "A2") == ("A", 5, 2)
    assert holder(position, "c") == "A"
    assert position.reserves == [21, 23]


def test_example_6_a_major_and_a_small_province_absorb_the_rivals() -> None:
    position = scene(
        """
        .  RA RA RA .  .  .  .
        .  .  .  RA RA .  RB RB
        .  .  .  .  .  RA .  .
        .  .  .  .  .  RA .  .
        """,
        villages={"e": "A"},
    )
    assert position.reserves == [20, 23]
    events = play(position, "RB F2-F1")
    whole = squares("B1 C1 D1 D2 E2 F2 F3 F4 G2 H2")
    assert of_type(events, ProvincesJoined) == [
        ProvincesJoined(0, "R", 10, ((0, 7), (1, 2)), ((0, 1), (1, 1)), whole)
    ]
    assert province_at(position, "F2") == ("A", 10, 2)
    assert position.reserves == [21, 24]


def test_example_7_equal_contributions_are_refused() -> None:
    position = scene("RA RA . RB RB")
    with pytest.raises(IllegalAction) as refused:
        play(position, "RB C1-C2")
    assert refused.value.code == "shared-majority"
    assert refused.value.facts == {"colour": "R", "seats": "A, B", "squares": 2, "rule": "join"}


def test_example_7_three_against_two_takes_province_and_village() -> None:
    position = scene(
        """
        RA RA .  .
        RA .  .  RB
        .  .  .  RB
        """,
        villages={"c": "B"},
    )
    events = play(position, "RR C1-D1")
    assert province_at(position, "D3") == ("A", 7, 2)
    assert of_type(events, VillageTaken) == [VillageTaken(0, 1, "c", 2, 0, squares("C3"))]
    assert position.reserves == [21, 24]


@pytest.mark.parametrize("other", ["A", "B"])
def test_example_8_two_majors_never_touch(other: str) -> None:
    position = scene(
        """
        RA RA RA .  RX RX RX
        RA RA .  .  .  RX RX
        """.replace("X", other)
    )
    with pytest.raises(IllegalAction) as refused:
        play(position, "RB D1-D2")
    assert refused.value.code == "joins-majors"
    assert refused.value.facts == {"colour": "R", "seats": ", ".join(sorted({"A", other})), "rule": "join"}


def test_example_9_a_free_village_between_equals_stays_free() -> None:
    position = scene(
        """
        .  .  .  B-
        .  RB .  .
        .  RB .  .
        """,
    )
    events = play(position, "BB D2-D3")
    assert province_at(position, "D3") == ("A", 3, 1)
    assert of_type(events, VillageTaken) == []
    assert holder(position, "c") is None


def test_example_10_the_last_pagoda_through_another_players_tile_wins_at_once() -> None:
    position = scene("YA YA YA YA", turn="B", reserves=[1, 7])
    events = play(position, "YB E1-E2")
    assert events[-1] == GameEnded("last-pagoda", (0, 7))
    assert position.to_act() is None
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.end, outcome.winners) == ("last-pagoda", (0,))
