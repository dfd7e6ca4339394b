"""House scoring, alliances, roads, fortifications and the outcome, sentence by sentence."""

import pytest

from games.china.components import board
from games.china.position import ChinaPosition
from games.china.roads import best_rows
from games.china.scoring import (
    AllianceScored,
    HousesScored,
    RoadScored,
    ScoreChanged,
    alliance,
    final_scoring,
    supply_left,
)
from games.china.turns import GameEnded
from games.engine import Event
from tests.support.games.china.scenes import of_type, outcome, places, play, province, ranks, scene


def test_a_full_province_is_scored_in_the_middle_of_the_turn() -> None:
    position = scene("qi AABB", hand="YYG")
    events = play(position, "qi 5 Y")
    assert events[1:] == [
        HousesScored(province("qi"), (3, 2, 0, 0), ((0, 5), (1, 3)), (), False),
        ScoreChanged(0, 0, 5),
        ScoreChanged(1, 0, 3),
    ]
    assert (position.phase, position.turn) == ("place", 0)
    assert {str(action) for action in position.legal()} == {"qi dragon Y", "qi done"}
    play(position, "qi dragon Y")
    assert position.emissaries[province("qi")] == [1, 0, 0, 0]
    assert position.phase == "draw"


def test_a_fortification_on_the_last_space_does_not_fill_it() -> None:
    position = scene("qi AABB", hand="YYG", fortified=True)
    events = play(position, "qi fort 5 Y")
    assert of_type(events, HousesScored) == []
    assert not position.scored[province("qi")]
    events = play(position, "qi 5 Y")
    assert of_type(events, HousesScored) == [
        HousesScored(province("qi"), (3, 2, 0, 0), ((0, 10), (1, 3)), (0,), False)
    ]


@pytest.mark.parametrize(
    ("wei", "chin", "expected"),
    [
        ("A", "A", (2, "A")),
        ("AB", "ABC", (5, "AB")),
        ("AAB", "AABB", (7, "A")),
        ("A", "", (0, "")),
        ("", "", (0, "")),
        ("AAB", "BBA", (0, "")),
        ("AAAA", "BA", (6, "A")),
    ],
)
def test_alliances(wei: str, chin: str, expected: tuple[int, str]) -> None:
    for here, there in ((wei, chin), (chin, wei)):
        sent = f"{here and 'wei'} {here} {there and 'chin'} {there}"
        points, seats = alliance(scene("", sent), board().alliances[2])
        assert (points, "".join("ABCDE"[seat] for seat in seats)) == expected


def test_one_majority_scores_in_several_alliances_in_the_order_of_their_numbers() -> None:
    position = scene("", "chin AA wei A shu A han A")
    events = of_type(final_scoring(position), AllianceScored)
    assert [(event.number, event.points) for event in events] == [(3, 3), (4, 3), (7, 3), (9, 2)]
    assert position.scores == [11, 0, 0, 0]
    assert events[0].places() == places("wei-dragon chin-dragon")


def test_a_closed_ring_counts_all_its_houses_once() -> None:
    """With a tail from the tail's end once around."""
    (ring,) = best_rows(scene("lu AAAA chu ...AA", side="4-5"), 0)
    assert ring.points == 6
    assert set(ring.spaces) == set(places("lu-1 lu-2 lu-3 lu-4 chu-4 chu-5"))
    (tailed,) = best_rows(scene("lu AAAA chu ..AAA", side="4-5"), 0)
    assert tailed.points == 7


def last_turn(position: ChinaPosition) -> list[Event]:
    """End the match by the draw of the last card in the last turn of a round."""
    return play(position, "exchange R", "draw")


def final(houses: str, emissaries: str = "", scored: str = "") -> ChinaPosition:
    """The last turn of the match: D plays, A holds the emperor, one card is left of the second deck."""
    return scene(houses, emissaries, turn="D", deck="V", exhausted=1, scored=scored, fortified=True)


def test_the_order_of_the_final_scoring_and_its_sources() -> None:
    position = final("wei AAAAB qi AABBA", "wei A chin A", scored="qi")
    position.scores = [5, 3, 0, 0]
    events = last_turn(position)
    first = [type(event) for event in events].index(HousesScored)
    wei = HousesScored(province("wei"), (4, 1, 0, 0), ((0, 5), (1, 4)), (), True)
    assert events[first] == wei
    assert [type(event) for event in events[first + 1 : first + 3]] == [AllianceScored, RoadScored]
    changes = [ScoreChanged(0, 5, 16), ScoreChanged(1, 3, 7)]
    assert events[first + 3 :] == [*changes, GameEnded("deck", (16, 7, 0, 0))]
    assert all(position.scored)
    seats = outcome(position).seats
    assert seats[0].sources == {"houses": 10, "alliances": 2, "roads": 4}
    assert seats[1].sources == {"houses": 7, "alliances": 0, "roads": 0}
    assert [seat.score for seat in seats] == [16, 7, 0, 0]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        pytest.param({}, [1, 1, 3, 3], id="shared"),
        pytest.param({"houses_left": 1}, [2, 1, 3, 4], id="a house more"),
        pytest.param({"emissaries_left": 1}, [2, 1, 3, 4], id="an emissary more"),
        pytest.param({"forts_left": 1}, [2, 1, 3, 4], id="the fortification more"),
    ],
)
def test_a_tie_goes_to_who_has_more_pieces_left(change: dict[str, int], expected: list[int]) -> None:
    """A and B have five points each, C and D none; the change makes one piece more for B and for C."""
    position = final("wei AB")
    for field, more in change.items():
        for seat in (1, 2):
            getattr(position, field)[seat] += more
    last_turn(position)
    assert [seat.score for seat in outcome(position).seats] == [2, 2, 0, 0]
    assert ranks(position) == expected
    assert supply_left(position, 0) == 19 + 8 + 1


def test_points_come_before_pieces_left() -> None:
    position = final("wei AAB")
    position.houses_left[1] = 20
    last_turn(position)
    assert outcome(position).winners == (0,)
