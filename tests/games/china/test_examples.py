"""The examples of the specification of China, by number."""

import pytest

from games.china.components import board
from games.china.placing import PiecePlaced
from games.china.roads import Row, best_rows
from games.china.scoring import (
    AllianceScored,
    HousesScored,
    RoadScored,
    alliance,
    final_scoring,
    house_points,
)
from tests.support.games.china.scenes import legal, letters, of_type, place, places, play, refused, scene

YAN, ZHAO, QI, LU, WEI, HAN, CHIN, SHU, CHU = range(9)


def test_example_1_an_empty_province_takes_one_piece() -> None:
    position = scene(hand="VRR")
    assert legal(position, "wei") == [f"wei {number} R" for number in range(1, 8)]
    events = play(position, "wei 3 R")
    assert events == [PiecePlaced(0, "house", WEI, place("wei-3"), "R")]
    assert position.phase == "draw"
    for second in ("wei 4 R", "wei dragon R", "shu 1 R"):
        assert refused(position, second) == "pieces-used-up"
    play(position, "draw")
    assert position.turn == 1


def test_example_2_the_second_piece_is_paid_by_a_joker() -> None:
    position = scene("wei A", turn="B", hand="RGG")
    play(position, "wei 2 R")
    assert position.placed == 1
    assert legal(position) == [*(f"wei {number} GG" for number in range(3, 8)), "wei dragon GG", "wei done"]
    play(position, "wei 3 GG")
    assert position.houses[place("wei-1") : place("wei-4")] == [0, 1, 1]
    assert position.discards == ["R", "G", "G"]
    assert position.hands[1] == []
    assert position.phase == "draw"


@pytest.mark.parametrize("where", ["qi", "chin"])
def test_example_3_two_yellow_cards_place_two_pieces_a_yellow_pair_is_no_joker(where: str) -> None:
    position = scene("qi A chin A", turn="C", hand="YYY")
    assert {text.split()[-1] for text in legal(position, where)} == {"Y"}
    assert refused(position, f"{where} 2 YY") == "joker-own-colour"
    play(position, f"{where} 2 Y", f"{where} 3 Y")
    assert position.hands[2] == ["Y"]
    assert position.phase == "draw"


def test_example_3_or_one_piece_in_another_province_by_a_pair() -> None:
    position = scene("qi A chin A wei A", turn="C", hand="YYY")
    assert {text.split()[-1] for text in legal(position, "wei")} == {"YY"}
    play(position, "wei 2 YY")
    assert position.hands[2] == ["Y"]
    assert legal(position) == ["wei done"], "one yellow card pays for nothing in Wei"


def test_example_4_two_more_emissaries_beside_four_houses() -> None:
    position = scene("chu BBBBA", "chu BC", hand="VOO")
    play(position, "chu dragon V", "chu dragon OO")
    assert position.emissaries[CHU] == [2, 1, 1, 0]
    assert position.hands[0] == []
    again = scene("chu BBBBA", "chu BCAA", hand="VOO")
    assert refused(again, "chu dragon V") == "too-many-emissaries"


@pytest.mark.parametrize(
    ("pieces", "houses"), [(("dragon", "dragon"), 0), (("5", "6"), 2), (("5", "dragon"), 1)]
)
def test_example_5_two_emissaries_or_two_houses_or_one_of_each(pieces: tuple[str, ...], houses: int) -> None:
    position = scene("chin BBDD", hand="YYR")
    play(position, *(f"chin {piece} Y" for piece in pieces))
    assert sum(position.emissaries[CHIN]) == 2 - houses
    assert position.houses_left[0] == 20 - houses
    assert position.phase == "draw"


def test_example_6_a_full_province_is_scored_at_once() -> None:
    position = scene("wei AAABBD", turn="A", hand="RRR")
    events = play(position, "wei 7 R")
    assert letters(house_points(position, WEI)) == {"A": 7, "B": 4, "D": 2}
    assert of_type(events, HousesScored) == [
        HousesScored(WEI, (4, 2, 0, 1), ((0, 7), (1, 4), (3, 2)), (), False)
    ]
    assert position.scores == [7, 4, 0, 2]
    assert position.scored[WEI]


def test_example_7_a_tie_shares_the_rank_and_the_next_takes_the_following() -> None:
    position = scene("qi BBCC", turn="D", hand="YYY")
    events = play(position, "qi 5 Y")
    assert of_type(events, HousesScored)[0].points == ((1, 5), (2, 5), (3, 2))
    assert position.scores == [0, 5, 5, 2]


def test_example_8_alliances() -> None:
    position = scene("wei AA chin AAAA shu AAA", "wei DB chin DDBA shu CCD")
    third, fourth = board().alliances[2], board().alliances[3]
    assert (third.number, third.a, third.b) == (3, WEI, CHIN)
    assert (fourth.number, fourth.a, fourth.b) == (4, CHIN, SHU)
    assert alliance(position, third) == (6, (3,))
    assert alliance(position, fourth) == (0, ())
    scored = of_type(final_scoring(position), AllianceScored)
    assert scored == [AllianceScored(3, (0, 1, 0, 1), (1, 1, 0, 2), (3,), 6)]


@pytest.mark.parametrize("side", ["3-4", "4-5"])
def test_example_9_a_branch_does_not_count(side: str) -> None:
    position = scene("chin .DD.DD shu DD", side=side)
    row = Row(places("chin-2 chin-3 chin-6 shu-1 shu-2"), 5, False)
    assert best_rows(position, 3) == (row,)
    assert of_type(final_scoring(position), RoadScored) == [RoadScored(3, row.spaces, 5, False)]


def test_example_10_a_fortification_and_a_house_on_it() -> None:
    position = scene("qi B", hand="YYY", fortified=True)
    events = play(position, "qi fort 2 Y", "qi 2 Y")
    assert [event.piece for event in of_type(events, PiecePlaced)] == ["fort", "house"]
    assert position.forts[place("qi-2")]
    assert position.houses[place("qi-2")] == 0
    assert position.forts_left == [0, 1, 1, 1]
    assert refused(position, "qi 3 Y") == "pieces-used-up"
    assert position.hands[0] == ["Y"]
