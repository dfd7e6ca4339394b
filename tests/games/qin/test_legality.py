"""Every reason why a placement is refused, with its facts and its paragraph."""

import pytest

from games.engine import IllegalAction
from games.qin.actions import parse
from games.qin.position import QinPosition
from games.qin.rules import REFUSALS
from tests.games.legality import check_refused
from tests.games.qin.scenes import play, province_at, scene

SHARED = "RA RA . RB RB"
CHANGED = """
    RA RA RA RA RA .  RB RB
    .  .  .  .  .  .  .  RB
    .  .  .  .  .  RB RB .
    .  .  .  .  .  .  RB .
"""
TWO_MAJORS = """
    RA RA RA .  RB RB RB
    RA RA .  .  .  RB RB
"""


def over() -> QinPosition:
    position = scene("R-")
    position.resign(1)
    return position


CASES: dict[str, tuple[QinPosition, str, dict[str, str | int]]] = {
    "match-over": (over(), "RB A2-B2", {}),
    "not-your-turn": (scene("R-", turn="B").view(0), "RB A2-B2", {"seat": "B"}),
    "not-your-tile": (scene("R-", hands="YY BB/RB"), "RB A2-B2", {"tile": "RB"}),
    "square-taken": (scene("R-"), "RB A1-B1", {"square": "A1"}),
    "not-grassland": (scene("R-", at="B3"), "RB C2-C3", {"square": "C3", "ground": "village"}),
    "not-connected": (scene("R-"), "RB B2-C2", {"touches": "corner"}),
    "joins-majors": (scene(TWO_MAJORS), "RB D1-D2", {"colour": "R", "seats": "A, B"}),
    "shared-majority": (scene(SHARED), "RB C1-C2", {"colour": "R", "seats": "A, B", "squares": 2}),
    "major-changes-owner": (
        scene(CHANGED),
        "RR F1-F2",
        {"colour": "R", "owner": "A", "rival": "B", "squares": 6},
    ),
}


@pytest.mark.parametrize("code", CASES)
def test_refused(code: str) -> None:
    position, placement, facts = CASES[code]
    check_refused(position, parse(placement), code, facts, REFUSALS)


def test_every_code_is_met_above() -> None:
    """But one, which is the same in every game."""
    assert {*CASES, "already-resigned"} == set(REFUSALS)


def test_one_half_beside_a_province_square_of_any_colour_is_enough() -> None:
    position = scene("Y-")
    play(position, "RR B1-C1")
    assert province_at(position, "C1") == ("A", 2, 1)


def test_the_printed_squares_count_as_contact_and_as_loose_squares() -> None:
    position = scene(".")
    play(position, "YY G6-H6")
    assert province_at(position, "G7") == ("A", 3, 1)


def test_one_forbidden_half_forbids_the_placement() -> None:
    """The yellow half alone would be fine."""
    position = scene(SHARED)
    with pytest.raises(IllegalAction):
        play(position, "RY C1-C2")
    play(position, "YB C1-C2")


def test_a_double_joins_what_its_halves_alone_would_not() -> None:
    """Each half lies beside one province only; together they would join two equal ones."""
    position = scene("RA RA . . RB RB")
    with pytest.raises(IllegalAction) as refused:
        play(position, "RR C1-D1")
    assert refused.value.code == "shared-majority"
    play(position, "RY C1-D1")


def test_a_double_may_join_what_one_half_alone_may_not() -> None:
    """C1 alone would join 2 and 2; with D1 the second province of A makes it 4 against 2."""
    position = scene(
        """
        RA RA .  .  RA RA
        .  .  RB RB .  .
        """
    )
    with pytest.raises(IllegalAction) as refused:
        play(position, "RY C1-D1")
    assert refused.value.code == "shared-majority"
    play(position, "RR C1-D1")
    assert province_at(position, "C2") == ("A", 8, 2)


def test_a_tie_for_second_place_does_not_matter() -> None:
    position = scene(
        """
        .  .  .  .  RB RB
        .  RA RA RA .  .
        .  .  .  .  RC RC
        """,
        seats=3,
        villages={"c": "A", "e": "C"},
    )
    play(position, "RB E2-F2")
    assert province_at(position, "E1") == ("A", 8, 2)


def test_a_major_may_absorb_small_provinces_if_its_owner_stays() -> None:
    position = scene("RA RA RA RA RA . RB RB")
    play(position, "RY F1-F2")
    assert province_at(position, "H1") == ("A", 8, 2)


def test_the_same_tile_may_touch_two_provinces_of_different_colours() -> None:
    position = scene("RA RA . . YB YB")
    play(position, "RY C1-D1")
    assert province_at(position, "C1") == ("A", 3, 1)
    assert province_at(position, "D1") == ("B", 3, 1)
