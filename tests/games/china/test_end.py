"""How a match of China ends when nobody can place any more, and resigning."""

import pytest

from games.china.cards import DeckRanOut, RowFilled
from games.china.turns import GameEnded
from games.engine import SeatResigned
from tests.support.games.china.scenes import legal, of_type, outcome, play, ranks, scene

FULL = "yan AAAAAA zhao AAAAAAA qi AAAAA lu BBBB wei BBBBBBB han BBBBBB chin CCCCCC shu CCCCCC chu CCCDDDD"
"""Every space but the last of Chu."""

NONE, ONE = [0, 0, 0, 0], [0, 0, 0, 1]


@pytest.mark.parametrize(
    ("houses", "emissaries", "left", "resigned", "end"),
    [
        # ``left``: houses, emissaries, fortifications. Nobody holds a violet card or a pair.
        pytest.param(FULL, "", (ONE, NONE, NONE), "", "", id="one seat with a house is enough"),
        pytest.param(FULL, "", (NONE, NONE, NONE), "", "blocked", id="an open space without a house left"),
        pytest.param(FULL, "", (NONE, ONE, NONE), "", "", id="room for an emissary"),
        pytest.param("wei A", "wei B", (NONE, ONE, NONE), "", "blocked", id="every dragon field full"),
        pytest.param(FULL, "", (NONE, NONE, ONE), "", "", id="a fortification and an open space"),
        pytest.param(FULL + "+", "", (NONE, NONE, ONE), "", "blocked", id="open spaces are fortified"),
        pytest.param(FULL, "", (ONE, ONE, ONE), "D", "blocked", id="supplies of who left do not count"),
    ],
)
def test_the_match_ends_when_nobody_can_place(
    houses: str, emissaries: str, left: tuple[list[int], ...], resigned: str, end: str
) -> None:
    """After the turn, hands left aside, without finishing the round."""
    position = scene(houses, emissaries, hand="RGY", turn="B", fortified=True, resigned=resigned)
    position.houses_left, position.emissaries_left, position.forts_left = map(list, left)
    assert legal(position) == ["exchange R", "exchange G", "exchange Y"]
    events = play(position, "exchange R", "take G")
    assert position.end == end
    assert isinstance(events[-1], GameEnded) == (position.to_act() is None) == bool(end)


def test_the_last_house_ends_the_match_after_the_turn() -> None:
    position = scene(FULL, hand="VVR", turn="B")
    position.houses_left, position.emissaries_left = [1, 1, 1, 1], NONE.copy()
    events = play(position, "chu 8 V")
    assert position.turn == 1, "the turn goes on: cards are drawn"
    assert of_type(events, GameEnded) == []
    play(position, "take R")
    assert position.end == "blocked"
    assert all(position.scored)


def test_when_both_ends_come_at_once_it_is_the_deck() -> None:
    position = scene(hand="RGY", deck="", exhausted=2, turn="D", emperor="A")
    position.houses_left = [0] * 4
    play(position, "exchange R", "take G")
    assert position.end == "deck"


def test_leaving_out_of_turn_changes_nothing_but_who_comes_next() -> None:
    position = scene("wei B", "wei B", hand="RGY")
    before = position.copy()
    assert position.resign(1) == [SeatResigned(1)]
    before.resigned.append(1)
    assert position == before
    play(position, "exchange R", "take G")
    assert position.turn == 2


def test_leaving_while_drawing() -> None:
    """What was placed stays, cards played stay discarded, the row is filled, the hand stays out of play."""
    position = scene("wei B", hand="RRG", deck="OOV")
    play(position, "wei 2 R", "wei 3 R", "take R")
    assert position.resign(0) == [SeatResigned(0), RowFilled(("V",))]
    assert position.row == ["G", "Y", "O", "V"]
    assert position.hands[0] == ["G", "R"]
    assert (position.turn, position.phase, position.discards) == (1, "start", ["R", "R"])


@pytest.mark.parametrize(("exhausted", "size", "end"), [(0, 3, ""), (1, 0, "deck")])
def test_leaving_while_drawing_may_exhaust_the_deck(exhausted: int, size: int, end: str) -> None:
    """As the last of the round, so that the second time the match is over."""
    position = scene("wei B", hand="RRG", deck="V", discards="O", turn="D", exhausted=exhausted)
    play(position, "wei 2 R", "wei 3 R", "take R")
    events = position.resign(3)[:3]
    assert events == [SeatResigned(3), RowFilled(("V",)), DeckRanOut(1 + exhausted, size, ())]
    assert position.end == end


def test_leaving_as_the_last_of_the_last_round_ends_the_match() -> None:
    position = scene(hand="RGY", deck="", exhausted=2, turn="D", emperor="A")
    assert position.resign(3)[-1] == GameEnded("deck", (0, 0, 0, 0))
    assert ranks(position) == [1, 1, 1, 4]


def test_when_all_who_come_in_the_last_round_have_left_the_match_ends_with_the_turn() -> None:
    position = scene(hand="RGY", deck="", exhausted=2, turn="B", emperor="A")
    position.resign(2)
    position.resign(3)
    assert position.turn == 1
    play(position, "exchange R", "take G")
    assert position.end == "deck"


def test_one_left_ends_the_match_with_the_final_scoring() -> None:
    position = scene("wei AAB shu CCCC", "wei C shu C", seats=3)
    position.resign(2)
    events = position.resign(1)
    assert events[0] == SeatResigned(1)
    assert [type(event).__name__ for event in events[1:4]] == ["HousesScored", "HousesScored", "RoadScored"]
    assert events[-1] == GameEnded("resigned", tuple(position.scores))
    assert [(seat.rank, seat.score) for seat in outcome(position).seats] == [(1, 3), (2, 2), (3, 8)]
    assert outcome(position).winners == (0,)


@pytest.mark.parametrize(("leaver", "left"), [(0, [9, 0, 0, 0]), (1, [0, 9, 0, 0])])
def test_leaving_ends_the_match_when_nobody_else_can_place(leaver: int, left: list[int]) -> None:
    """Out of turn it is tested after the turn."""
    position = scene(hand="RGY")
    position.houses_left = left.copy()
    events = position.resign(leaver)
    if leaver:
        assert events == [SeatResigned(1)]
        events = play(position, "exchange R", "take G")
    assert events[-1] == GameEnded("blocked", (0, 0, 0, 0))


def test_a_leaver_with_the_most_points_does_not_win() -> None:
    position = scene(hand="RGY", deck="", exhausted=2, turn="D", emperor="A")
    position.scores = [1, 9, 3, 3]
    position.resign(1)
    play(position, "exchange R", "take G")
    assert ranks(position) == [3, 4, 1, 1]
    assert outcome(position).winners == (2, 3)
