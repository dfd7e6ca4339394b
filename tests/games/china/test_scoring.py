"""House scoring, alliances, roads, fortifications and the outcome, sentence by sentence."""

import pytest

from games.china.components import board
from games.china.events import AllianceScored, GameEnded, HousesScored, RoadScored, ScoreChanged
from games.china.position import ChinaPosition
from games.china.roads import Row, best_rows
from games.china.scoring import (
    alliance,
    final_scoring,
    fortified_seats,
    house_points,
    houses_by_seat,
    supply_left,
)
from games.engine import Event
from tests.games.china.scenes import letters, of_type, places, play, province, scene


def points(position: ChinaPosition, name: str) -> dict[str, int]:
    """The house scoring of the province by letters."""
    return letters(house_points(position, province(name)))


def rows(position: ChinaPosition, seat: int = 0) -> list[tuple[tuple[int, ...], int]]:
    """Spaces and points of the best rows."""
    return [(row.spaces, row.points) for row in best_rows(position, seat)]


def named(names: str, points: int) -> tuple[tuple[int, ...], int]:
    """A row as `rows` gives it."""
    return places(names), points


# ── houses ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("houses", "expected"),
    [
        ("AAAABBD", {"A": 7, "B": 4, "D": 2}),
        ("AAAAAAA", {"A": 7}),
        ("A", {"A": 1}),
        ("", {}),
        ("AABB", {"A": 4, "B": 4}),
        ("AABBC", {"A": 5, "B": 5, "C": 2}),
        ("AAABBCC", {"A": 7, "B": 3, "C": 3}),
        ("AAABBCD", {"A": 7, "B": 3, "C": 2, "D": 2}),
        ("BBBA", {"B": 4, "A": 3}),
        ("ABCDE", {"A": 5, "B": 5, "C": 5, "D": 5, "E": 5}),
    ],
)
def test_house_points(houses: str, expected: dict[str, int]) -> None:
    position = scene(f"wei {houses or '.'}", seats=5)
    assert points(position, "wei") == expected
    assert list(points(position, "wei").values()) == sorted(expected.values(), reverse=True)


def test_all_five_ranks() -> None:
    """Only a province with 15 spaces could show five different numbers of houses; Chu shows four."""
    position = scene("chu AAABBCDE", seats=5)
    assert points(position, "chu") == {"A": 8, "B": 3, "C": 2, "D": 2, "E": 2}
    assert houses_by_seat(position, province("chu")) == [3, 2, 1, 1, 1]


def test_a_house_on_a_fortification_doubles_the_points_of_its_owner_only() -> None:
    position = scene("wei AAAaBBD")
    assert points(position, "wei") == {"A": 14, "B": 4, "D": 2}
    assert fortified_seats(position, province("wei")) == (0,)


def test_a_doubled_second_place_gives_the_third_no_more() -> None:
    assert points(scene("wei AAAABbD"), "wei") == {"A": 7, "B": 8, "D": 2}


def test_two_fortified_houses_of_one_seat_only_double() -> None:
    assert points(scene("wei AAaaBBD"), "wei") == {"A": 14, "B": 4, "D": 2}


def test_every_owner_of_a_fortified_house_scores_double() -> None:
    position = scene("wei AAAaBbD")
    assert points(position, "wei") == {"A": 14, "B": 8, "D": 2}
    assert fortified_seats(position, province("wei")) == (0, 1)


def test_a_fortification_without_a_house_gives_nothing() -> None:
    position = scene("wei AAAB++")
    assert points(position, "wei") == {"A": 4, "B": 3}
    assert fortified_seats(position, province("wei")) == ()


def test_a_fortification_elsewhere_doubles_nothing_here() -> None:
    assert points(scene("wei AAAB shu a"), "wei") == {"A": 4, "B": 3}


# ── house scoring in the middle of a match ───────────────────────────────────────────────────────────


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


def test_a_province_filled_by_the_second_piece() -> None:
    position = scene("qi AAB", hand="YYY")
    events = play(position, "qi 4 Y")
    assert of_type(events, HousesScored) == []
    events = play(position, "qi 5 Y")
    assert of_type(events, HousesScored)[0].points == ((0, 5), (1, 4))
    assert position.phase == "draw"


def test_a_single_piece_cannot_fill_more_than_its_space() -> None:
    position = scene("qi AABB", hand="YYY")
    play(position, "qi dragon Y")
    assert not position.scored[province("qi")]


def test_emissaries_may_come_after_the_scoring_and_houses_are_scored_once() -> None:
    position = scene("qi AABBA", scored="qi", hand="YYG")
    events = play(position, "qi dragon Y", "qi dragon Y")
    assert of_type(events, HousesScored) == []
    assert position.scores == [0, 0, 0, 0]
    assert [event.province for event in of_type(final_scoring(position), HousesScored)] == []


def test_a_fortification_on_the_last_space_does_not_fill_it() -> None:
    position = scene("qi AABB", hand="YYG", fortified=True)
    events = play(position, "qi fort 5 Y")
    assert of_type(events, HousesScored) == []
    assert not position.scored[province("qi")]
    events = play(position, "qi 5 Y")
    assert of_type(events, HousesScored) == [
        HousesScored(province("qi"), (3, 2, 0, 0), ((0, 10), (1, 3)), (0,), False)
    ]


def test_a_fortification_of_another_player_doubles_for_the_owner_of_the_house() -> None:
    position = scene("qi AABB", hand="YGV", fortified=True)
    play(position, "qi fort 5 Y", "qi done", "draw")
    assert position.turn == 1
    position.hands[1] = list("YGV")
    events = play(position, "qi 5 Y")
    assert position.forts_left == [0, 1, 1, 1]
    assert of_type(events, HousesScored)[0].points == ((1, 10), (0, 3))


# ── alliances ────────────────────────────────────────────────────────────────────────────────────────


def allied(wei: str, chin: str, seats: int = 4) -> tuple[int, str]:
    """Points of alliance 3, and the letters of who gets them."""
    sent = " ".join(f"{name} {letters}" for name, letters in (("wei", wei), ("chin", chin)) if letters)
    found, who = alliance(scene("", sent, seats=seats), board().alliances[2])
    return found, "".join("ABCDE"[seat] for seat in who)


@pytest.mark.parametrize(
    ("wei", "chin", "expected"),
    [
        ("A", "A", (2, "A")),
        ("DB", "DDBA", (6, "D")),
        ("AB", "AB", (4, "AB")),
        ("AB", "ABC", (5, "AB")),
        ("ABC", "CAB", (6, "ABC")),
        ("AAB", "AABB", (7, "A")),
        ("A", "", (0, "")),
        ("", "", (0, "")),
        ("AAB", "BBA", (0, "")),
        ("AB", "CD", (0, "")),
        ("AAAA", "BA", (6, "A")),
    ],
)
def test_alliances(wei: str, chin: str, expected: tuple[int, str]) -> None:
    assert allied(wei, chin) == expected
    assert allied(chin, wei) == expected


def test_one_majority_scores_in_several_alliances_in_the_order_of_their_numbers() -> None:
    position = scene("", "chin AA wei A shu A han A")
    events = of_type(final_scoring(position), AllianceScored)
    assert [(event.number, event.points) for event in events] == [(3, 3), (4, 3), (7, 3), (9, 2)]
    assert position.scores == [11, 0, 0, 0]
    assert events[0].places() == places("wei-dragon chin-dragon")


def test_seats_that_share_an_alliance_score_in_full() -> None:
    position = scene("", "wei AB chin ABC")
    assert of_type(final_scoring(position), AllianceScored)[0] == AllianceScored(
        3, (1, 1, 0, 0), (1, 1, 1, 0), (0, 1), 5
    )
    assert position.scores == [5, 5, 0, 0]


# ── roads ────────────────────────────────────────────────────────────────────────────────────────────


def test_three_houses_are_no_row_and_four_are() -> None:
    assert rows(scene("wei AAA")) == []
    assert rows(scene("wei AAAA")) == [named("wei-1 wei-2 wei-3 wei-4", 4)]


@pytest.mark.parametrize("between", [".", "B", "+"])
def test_what_is_between_two_parts_breaks_a_row(between: str) -> None:
    assert rows(scene(f"wei AAA{between}AAA")) == []


def test_a_row_crosses_borders() -> None:
    position = scene("wei A zhao AAA yan A", side="3-4")
    assert rows(position) == [named("yan-1 zhao-3 zhao-2 zhao-1 wei-1", 5)]


def test_the_sides_differ_in_roads() -> None:
    """A road from Yan 5 to Zhao 7 on the one side only."""
    position = scene("yan ....AA zhao ....A.A", side="4-5")
    assert rows(position) == [named("yan-6 yan-5 zhao-7 zhao-5", 4)]
    position.side = "3-4"
    assert rows(position) == []


def test_a_star_of_three_arms_keeps_the_two_longest() -> None:
    """Chu 4 joins Chu 3, Chu 5 and Chu 6; the single house is left out."""
    position = scene("chu .AAAAAA")
    assert rows(position) == [named("chu-2 chu-3 chu-4 chu-6 chu-7", 5)]


def test_branches_of_four_or_more_score_separately() -> None:
    """One row could have seven of these ten houses; two rows have all."""
    position = scene("wei AAAAAA chin AAA..A")
    assert rows(position) == [
        named("wei-1 wei-2 wei-3 wei-4 wei-5 wei-6", 6),
        named("chin-1 chin-2 chin-3 chin-6", 4),
    ]


def test_one_row_rather_than_two_of_the_same_worth() -> None:
    position = scene("chu AA shu AAAAAA", side="3-4")
    assert rows(position) == [named("shu-6 shu-5 shu-4 shu-2 shu-1 shu-3 chu-1 chu-2", 8)]


def test_a_closed_ring_counts_all_its_houses_once() -> None:
    position = scene("lu AAAA chu ...AA", side="4-5")
    found = rows(position)
    assert [worth for _, worth in found] == [6]
    assert set(found[0][0]) == set(places("lu-1 lu-2 lu-3 lu-4 chu-4 chu-5"))


def test_a_ring_with_a_tail() -> None:
    """From the tail's end once around: seven houses."""
    position = scene("lu AAAA chu ..AAA", side="4-5")
    assert [worth for _, worth in rows(position)] == [7]


def test_each_seat_has_its_own_rows() -> None:
    position = scene("wei AAAABBB zhao BBBB", seats=5)
    assert [worth for _, worth in rows(position, 0)] == [4]
    assert rows(position, 2) == []


def test_a_fortified_house_doubles_the_row_once() -> None:
    assert best_rows(scene("wei AaAA"), 0) == (Row(places("wei-1 wei-2 wei-3 wei-4"), 8, True),)
    assert best_rows(scene("wei AaaA"), 0) == (Row(places("wei-1 wei-2 wei-3 wei-4"), 8, True),)


def test_a_fortified_house_beside_the_row_doubles_nothing() -> None:
    position = scene("wei AAAA.Aa")
    assert best_rows(position, 0) == (Row(places("wei-1 wei-2 wei-3 wei-4"), 4, False),)


def test_the_choice_of_rows_takes_the_doubling_into_account() -> None:
    """Chu 1-2-3-4-6-7 would be six points; five houses with the fortified one of Chu 5 are ten."""
    position = scene("chu AAAAaAA")
    assert best_rows(position, 0) == (Row(places("chu-1 chu-2 chu-3 chu-4 chu-5"), 10, True),)


def test_a_long_doubled_row_is_not_split() -> None:
    position = scene("wei aAAAAAa zhao A", side="3-4")
    assert best_rows(position, 0) == (
        Row(places("zhao-1 wei-1 wei-2 wei-3 wei-4 wei-5 wei-6 wei-7"), 16, True),
    )


# ── the whole final scoring ──────────────────────────────────────────────────────────────────────────


def last_turn(position: ChinaPosition) -> list[Event]:
    """End the match by the draw of the last card in the last turn of a round."""
    return play(position, "exchange R", "draw")


def final(houses: str, emissaries: str = "", scored: str = "") -> ChinaPosition:
    """The last turn of the match: D plays, A holds the emperor, one card is left of the second deck."""
    return scene(houses, emissaries, turn="D", deck="V", exhausted=1, scored=scored, fortified=True)


def test_the_order_of_the_final_scoring() -> None:
    position = final("wei AAAAB qi AABBA", "wei A chin A", scored="qi")
    events = last_turn(position)
    kinds = [type(event) for event in events]
    first = kinds.index(HousesScored)
    assert kinds[first:] == [HousesScored, AllianceScored, RoadScored, ScoreChanged, ScoreChanged, GameEnded]
    assert of_type(events, HousesScored) == [
        HousesScored(province("wei"), (4, 1, 0, 0), ((0, 5), (1, 4)), (), True)
    ]
    assert of_type(events, ScoreChanged) == [ScoreChanged(0, 0, 11), ScoreChanged(1, 0, 4)]
    assert events[-1] == GameEnded("deck", (11, 4, 0, 0))
    assert all(position.scored)


def test_the_sources_of_the_points_add_up() -> None:
    position = final("wei AAAAB qi AABBA", "wei A chin A", scored="qi")
    position.scores = [5, 3, 0, 0]
    last_turn(position)
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.seats[0].sources == {"houses": 10, "alliances": 2, "roads": 4}
    assert outcome.seats[1].sources == {"houses": 7, "alliances": 0, "roads": 0}
    assert [seat.score for seat in outcome.seats] == [16, 7, 0, 0]


@pytest.mark.parametrize(
    ("change", "ranks"),
    [
        pytest.param({}, [1, 1, 3, 3], id="shared"),
        pytest.param({"houses_left": 1}, [2, 1, 3, 4], id="a house more"),
        pytest.param({"emissaries_left": 1}, [2, 1, 3, 4], id="an emissary more"),
        pytest.param({"forts_left": 1}, [2, 1, 3, 4], id="the fortification more"),
    ],
)
def test_a_tie_goes_to_who_has_more_pieces_left(change: dict[str, int], ranks: list[int]) -> None:
    """A and B have five points each, C and D none; the change makes one piece more for B and for C."""
    position = final("wei AB")
    for field, more in change.items():
        for seat in (1, 2):
            getattr(position, field)[seat] += more
    last_turn(position)
    outcome = position.outcome()
    assert outcome is not None
    assert [seat.score for seat in outcome.seats] == [2, 2, 0, 0]
    assert [seat.rank for seat in outcome.seats] == ranks
    assert supply_left(position, 0) == 19 + 8 + 1


def test_points_come_before_pieces_left() -> None:
    position = final("wei AAB")
    position.houses_left[1] = 20
    last_turn(position)
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)
