"""Choosing action cards in secret, and revealing them one after the other."""

import pytest

from games.dayunhe.events import CardRevealed, CardTaken, PrestigeTaken, RoundBegan, ScoreChanged
from games.dayunhe.position import DayunhePosition
from games.engine import HIDDEN
from tests.games.dayunhe.printed import CARDS, LETTERS, symbols
from tests.games.dayunhe.scenes import gained, legal, of_type, play, refused, scene, the

ALL = list(CARDS)


def choosing(seats: int = 3, turn: str = "A", resigned: str = "") -> DayunhePosition:
    return scene("take", seats=seats, start_player="A", turn=turn, resigned=resigned)


def test_each_takes_one_of_the_cards_and_passes_the_rest_on() -> None:
    position = choosing()
    assert legal(position) == [f"take {card}" for card in ALL]
    assert len(ALL) == 10
    play(position, "take tea")
    assert position.turn == 1
    assert position.handed[1] == [card for card in ALL if card != "tea"]
    assert legal(position) == [f"take {card}" for card in ALL if card != "tea"]
    play(position, "take order")
    assert position.handed[2] == [card for card in ALL if card not in ("tea", "order")]
    assert position.handed[:2] == [ALL, [card for card in ALL if card != "tea"]]
    assert position.chosen == ["tea", "order", ""]
    assert position.revealed == [False] * 3


def test_the_start_player_chooses_first_and_the_others_follow_in_order() -> None:
    position = scene("take", seats=4, turn="C")
    assert position.handed[2] == ALL
    turns = []
    for card in ("tea", "order", "builder", "welfare"):
        turns.append(LETTERS[position.turn or 0])
        play(position, f"take {card}")
    assert turns == ["C", "D", "A", "B"]
    assert (position.phase, position.turn, position.actor) == ("act", 2, 2)


def test_a_card_is_secret_until_it_is_revealed() -> None:
    position = choosing()
    taken = the(play(position, "take tea"), CardTaken)
    assert (taken.seat, taken.card, taken.view(0).card) == (0, "tea", "tea")
    assert taken.view(1).card == taken.view(None).card == HIDDEN
    play(position, "take order")
    assert position.view(0).chosen == ["tea", HIDDEN, ""]
    assert position.view(1).chosen == [HIDDEN, "order", ""]
    assert position.view(None).chosen == [HIDDEN, HIDDEN, ""]
    play(position, "take supplies")
    assert position.view(1).chosen == ["tea", "order", HIDDEN]
    assert position.view(None).chosen == ["tea", HIDDEN, HIDDEN]


def test_a_seat_knows_the_set_it_was_handed_until_the_cards_are_collected() -> None:
    """So the second to choose knows what the first took; all others see of a set how many it had."""
    position = choosing()
    play(position, "take tea", "take order", "take supplies")
    rest = [card for card in ALL if card != "tea"]
    assert position.view(1).handed == [[HIDDEN] * 10, rest, [HIDDEN] * 8]
    assert position.view(0).handed == [ALL, [HIDDEN] * 9, [HIDDEN] * 8]
    assert position.view(None).handed == [[HIDDEN] * 10, [HIDDEN] * 9, [HIDDEN] * 8]
    play(position, "done", "done")
    assert position.view(2).handed[2] == [card for card in rest if card != "order"]
    play(position, "done")
    while position.phase == "fork":
        play(position, legal(position)[0])
    assert position.handed[0] == []
    assert position.chosen == ["", "", ""]
    assert position.view(2).handed[2] == []


def test_after_the_last_choice_the_start_player_reveals() -> None:
    position = choosing()
    assert of_type(play(position, "take supplies", "take order"), CardRevealed) == []
    events = play(position, "take builder")
    revealed = the(events, CardRevealed)
    assert (revealed.seat, revealed.card) == (0, "supplies")
    assert position.revealed == [True, False, False]
    assert (position.phase, position.turn, position.actor) == ("act", 0, 0)
    revealed = the(play(position, "done"), CardRevealed)
    assert (revealed.seat, revealed.card) == (1, "order")
    assert (position.turn, position.actor) == (1, 1)


@pytest.mark.parametrize(("card", "points"), [("supplies", 1), ("welfare", 2), ("reformer", 5), ("order", 0)])
def test_prestige_symbols_count_one_each_at_once(card: str, points: int) -> None:
    position = scene("take", seats=2, turn="A", wall={"B": 1})
    play(position, f"take {card}")
    events = play(position, "take tea")
    assert position.scores == [15 + points, 15]
    assert gained(position, "A", "prestige") == points
    assert [event.points for event in of_type(events, PrestigeTaken)] == [points][: points > 0]
    changed = [(event.seat, event.before, event.after) for event in of_type(events, ScoreChanged)]
    assert changed == [(0, 15, 15 + points)][: points > 0]
    assert position.left == {action: n for action, n in symbols(card).items() if action != "prestige"}


def test_taking_is_not_possible_otherwise() -> None:
    position = choosing(turn="B")
    taken = position.chosen[0]
    assert taken not in position.handed[1]
    assert refused(position, f"take {taken}") == "card-passed-on"
    assert {refused(position, text) for text in ("done", "supply 1", "stock 1", "face e-w", "tea")} == {
        "choose-now"
    }


@pytest.mark.parametrize(("resigned", "turns"), [("C", "ABD"), ("A", "BCD"), ("BD", "AC")])
def test_those_who_left_are_passed_over(resigned: str, turns: str) -> None:
    position = choosing(4, turn=turns[0], resigned=resigned)
    seen = ""
    for card in ("tea", "order", "builder")[: len(turns)]:
        seen += LETTERS[position.turn or 0]
        play(position, f"take {card}")
    assert seen == turns
    assert LETTERS[position.turn or 0] == turns[0]
    assert position.phase == "act"


def test_the_markers_of_the_round() -> None:
    """Cards are collected after each round, and the next player begins."""
    position = scene(seats=3, turn="B", start_player="C", round=4, lying=True)
    began = the(play(position, "done"), RoundBegan)
    assert (began.round, began.start) == (5, 0)
    assert (position.phase, position.turn, position.start) == ("take", 0, 0)
    assert position.handed == [ALL, [], []]
    assert position.chosen == [""] * 3
    assert position.revealed == [False] * 3
