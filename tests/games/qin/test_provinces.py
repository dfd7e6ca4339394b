"""Founding, expanding and joining provinces, and the pagodas that follow (Qin, Provinces)."""

import pytest

from games.engine import IllegalAction
from games.qin.events import ProvinceExpanded, ProvinceFounded, ProvincesJoined, ReserveChanged
from games.qin.provinces import Province, forbidden, shares
from tests.games.qin.scenes import of_type, play, province_at, scene, squares


def test_the_founder_is_the_player_who_placed() -> None:
    position = scene("Y-", turn="B")
    play(position, "YB B1-C1")
    assert province_at(position, "A1") == ("B", 2, 1)


def test_a_double_far_from_its_colour_founds_a_province_of_two() -> None:
    position = scene("R-")
    play(position, "YY B1-C1")
    assert province_at(position, "B1") == ("A", 2, 1)


def test_five_squares_at_birth_bring_a_double_pagoda() -> None:
    """Three loose squares around a double."""
    position = scene(
        """
        R- .  .  R-
        .  R- .  .
        """
    )
    events = play(position, "RR B1-C1")
    assert of_type(events, ProvinceFounded) == [ProvinceFounded(0, "R", 5, True, squares("A1 B1 C1 D1 B2"))]
    assert province_at(position, "A1") == ("A", 5, 2)
    assert position.reserves == [22, 24]


def test_who_expands_a_province_does_not_get_it() -> None:
    position = scene("RA RA", turn="B")
    events = play(position, "RY C1-D1")
    assert of_type(events, ProvinceExpanded) == [ProvinceExpanded(0, "R", 2, 3, False, squares("A1 B1 C1"))]
    assert position.reserves == [23, 24]


def test_the_owner_places_the_second_pagoda_in_anyones_turn() -> None:
    position = scene("RA RA RA", turn="B")
    events = play(position, "RR D1-E1")
    assert of_type(events, ReserveChanged) == [ReserveChanged(0, 23, 22)]
    assert province_at(position, "A1") == ("A", 5, 2)


def test_a_major_province_grows_without_a_third_pagoda() -> None:
    position = scene("RA RA RA RA RA")
    events = play(position, "RR F1-G1")
    assert of_type(events, ProvinceExpanded) == [
        ProvinceExpanded(0, "R", 5, 7, False, squares("A1 B1 C1 D1 E1 F1 G1"))
    ]
    assert of_type(events, ReserveChanged) == []
    assert province_at(position, "A1") == ("A", 7, 2)


def test_loose_squares_join_an_expanding_province() -> None:
    position = scene("RA RA . R-")
    play(position, "RB C1-C2")
    assert province_at(position, "D1") == ("A", 4, 1)


def test_two_equal_own_provinces_may_be_joined() -> None:
    """2 + 2 + the new square: major, and the two pagodas that stand there make the double one."""
    position = scene("RA RA . RA RA")
    events = play(position, "RB C1-C2")
    assert of_type(events, ProvincesJoined) == [
        ProvincesJoined(0, "R", 5, ((0, 4),), (), squares("A1 B1 C1 D1 E1"))
    ]
    assert province_at(position, "C1") == ("A", 5, 2)
    assert position.reserves == [22, 24]


def test_loose_squares_count_for_nobody_when_provinces_are_joined() -> None:
    """2 against 2 stays a tie, whoever places and whatever loose square lies between."""
    position = scene(
        """
        RA RA .  .  RB RB
        .  .  R- .  .  .
        """
    )
    with pytest.raises(IllegalAction) as refused:
        play(position, "RR C1-D1")
    assert refused.value.facts == {"colour": "R", "seats": "A, B", "squares": 2, "rule": "join"}


def test_a_rival_may_be_given_the_joined_province() -> None:
    """A joins; B brings more, so it is B's, and A's pagoda goes back."""
    position = scene("RA RA . RB RB RB")
    events = play(position, "RY C1-C2")
    assert of_type(events, ProvincesJoined) == [
        ProvincesJoined(1, "R", 6, ((1, 3), (0, 2)), ((0, 1),), squares("A1 B1 C1 D1 E1 F1"))
    ]
    assert of_type(events, ReserveChanged) == [ReserveChanged(0, 23, 24), ReserveChanged(1, 23, 22)]


def test_three_provinces_joined_by_one_square() -> None:
    position = scene(
        """
        .  .  .  .  RB RB
        .  RA RA RA .  .
        .  .  .  .  RC RC
        """,
        seats=3,
        villages={"c": "A", "e": "C"},
    )
    events = play(position, "RB E2-F2")
    (joined,) = of_type(events, ProvincesJoined)
    assert joined.shares == ((0, 3), (1, 2), (2, 2))
    assert joined.returned == ((1, 1), (2, 1))


def province(owner: int, size: int) -> Province:
    return Province(owner, "R", tuple(range(size)), 2 if size >= 5 else 1)


@pytest.mark.parametrize(
    ("parts", "code"),
    [
        pytest.param([], "", id="nothing"),
        pytest.param([(0, 9)], "", id="one"),
        pytest.param([(0, 2), (0, 2)], "", id="two equal ones of one owner"),
        pytest.param([(0, 3), (1, 2)], "", id="three to two"),
        pytest.param([(0, 2), (1, 2)], "shared-majority", id="two to two"),
        pytest.param([(0, 4), (1, 2), (1, 2)], "shared-majority", id="four to two and two"),
        pytest.param([(0, 5), (1, 3), (1, 2)], "shared-majority", id="a major to as much"),
        pytest.param([(0, 5), (1, 3), (1, 3)], "major-changes-owner", id="a major to more"),
        pytest.param([(0, 5), (1, 4), (2, 4)], "", id="a major to less each"),
        pytest.param([(0, 5), (0, 5)], "joins-majors", id="two majors of one owner"),
        pytest.param([(0, 7), (1, 5), (0, 2)], "joins-majors", id="two majors among three"),
        pytest.param([(0, 3), (1, 2), (2, 2)], "", id="a tie for second place"),
    ],
)
def test_what_may_be_joined(parts: list[tuple[int, int]], code: str) -> None:
    assert forbidden([province(owner, size) for owner, size in parts]) == code


def test_shares_are_sums_by_player() -> None:
    assert shares([province(1, 2), province(0, 3), province(1, 2)]) == [(1, 4), (0, 3)]
