"""Leaving a match, in every phase; what becomes of what the leaver has."""

from typing import Any

import pytest

from games.confucius.events import ChiefNamed, ExamDecided, GameEnded, GiftRemoved, TitleAwarded
from games.confucius.position import ConfuciusPosition
from games.engine import IllegalAction
from tests.games.confucius.scenes import (
    active,
    court,
    legal,
    of_type,
    outcome,
    play,
    ranks,
    refused,
    row,
    scene,
    the,
)


def test_pieces_stay_and_gifts_go() -> None:
    position = scene(
        gifts="A1B A2 B3A C1D C2A D5C",
        students="AB",
        hubu="2A 3A! 4B . . . .",
        armies={"annam": "A."},
        colonies={"A": 1},
        yard={"A": 3},
        ocean={"A": 2},
    )
    events = position.resign(0)
    assert {
        (event.giver, event.holder, event.value, event.why) for event in of_type(events, GiftRemoved)
    } >= {
        (0, 1, 1, "left"),
        (1, 0, 3, "left"),
        (2, 0, 2, "left"),
    }
    assert active(position) == {"C1D", "D5C"}
    assert (position.students, row(position, "hubu")) == ([-1, 1], "2A 3A! 4B . . . .")
    assert (position.armies[0], position.colonies[0], position.yard[0], position.ocean[0]) == (
        [0, -1],
        1,
        3,
        2,
    )
    assert position.turn == 1


def test_who_left_is_passed_over_and_nothing_can_be_given_to_it() -> None:
    position = scene(
        turn="B", gifts="A1 B1 B2 B6", hubu="2B . . . . . .", yard={"C": 2}, hands={"B": "3"}, cubes="3333"
    )
    position.resign(0)
    assert legal(position, "give") == [f"give {value} {to}" for value in (1, 2, 6) for to in "CD"]
    assert legal(position, "transfer") == ["transfer hubu 1 C", "transfer hubu 1 D"]
    assert legal(position, "petition junk") == [f"petition junk hubu 1 {letter}" for letter in "BCD"]
    assert legal(position, "petition tile") == ["petition tile C B", "petition tile C D"]
    for notation in ("give 1 A", "transfer hubu 1 A", "petition junk hubu 1 A", "petition tile C A"):
        assert refused(position, notation), notation
    order = []
    for _ in range(4):
        order.append(position.turn)
        play(position, "nothing")
    assert order == [1, 2, 3, 1]


def test_the_cards_of_who_left_stay_out_of_play() -> None:
    position = scene(hands={"A": "123"}, rewards={"A": "cash"})
    position.resign(0)
    assert (position.hands[0], position.rewards[0], position.discards) == (
        [1, 1, 1, 0],
        ["cash"],
        [0, 0, 0, 0],
    )
    assert "cash" not in position.reward_deck


@pytest.mark.parametrize("phase", ["turn", "free", "pay", "favour"])
def test_leaving_in_ones_turn_passes_it_on(phase: str) -> None:
    begins, chief = ("favour", "A") if phase == "favour" else ("turn", "D")
    position = scene(begins, chief=chief, rewards={"A": "extra"}, hands={"A": "33"})
    if phase == "free":
        play(position, "card extra")
    if phase == "pay":
        play(position, "buy 2")
    assert position.phase == phase
    position.resign(0)
    assert position.announced == ""
    if phase == "favour":
        assert (position.wall, position.round, position.chief) == (3, 4, 1)
    else:
        assert (position.phase, position.turn) == ("turn", 1)


def test_leaving_out_of_turn_leaves_the_turn_where_it_is() -> None:
    position = scene(hands={"A": "33"})
    play(position, "buy 2")
    position.resign(2)
    assert (position.phase, position.turn, position.announced) == ("pay", 0, "buy 2")
    play(position, "pay 3")
    position.resign(0)
    assert position.turn == 1


def test_when_the_chief_minister_leaves_the_favour_is_lost_and_the_next_one_follows() -> None:
    position = scene(chief="B", cubes="1011")
    position.resign(1)
    play(position, "nothing", "nothing")
    events = play(position, "nothing")
    assert (position.wall, position.round, position.phase) == (3, 4, "turn")
    named = the(events, ChiefNamed)
    assert (named.seat, named.by, named.forced, position.chief, position.turn) == (2, -1, False, 2, 3)


def test_leaving_while_naming_the_chief_minister() -> None:
    position = scene(chief="D")
    court(position)
    assert (position.phase, position.turn) == ("chief", 3)
    position.resign(3)
    assert (position.phase, position.chief, position.turn) == ("turn", 0, 1)


def test_with_two_players_left_the_other_is_chief_minister() -> None:
    position = scene(seats=3, chief="B")
    position.resign(0)
    events = court(position)
    named = the(events, ChiefNamed)
    assert (named.seat, named.by, named.forced) == (2, 1, True)
    assert (position.phase, position.turn) == ("turn", 1)


def test_somebody_who_cannot_be_named_any_more() -> None:
    position = scene(chief="B")
    court(position)
    position.resign(0)
    assert legal(position) == ["chief C", "chief D"]
    position.resign(3)
    assert (position.phase, position.chief) == ("turn", 2)


def test_cubes_are_counted_again_when_a_gift_goes_before_the_chief_minister_is_named() -> None:
    position = scene(chief="D", gifts="A1B C1D A2C")
    court(position)
    assert (position.phase, position.cubes) == ("chief", [4, 4, 4, 4])
    position.resign(0)
    assert (position.phase, position.cubes) == ("chief", [0, 3, 4, 4])


# ── examination ──────────────────────────────────────────────────────────────────────────────────────


def tutoring(**facts: Any) -> ConfuciusPosition:
    """A, the Chief Minister, has tutored B's student; B, C and D follow; students of B and C."""
    position = scene(chief="A", students="BC", **facts)
    court(position)
    play(position, "tutor red 2")
    assert (position.phase, position.turn) == ("tutor", 1)
    return position


@pytest.mark.parametrize(("leaver", "winner"), [(1, 2), (2, 1)])
def test_when_the_owner_of_a_student_leaves_the_other_one_wins(leaver: int, winner: int) -> None:
    position = tutoring()
    events = position.resign(leaver)
    assert (position.phase, position.turn) == ("place", winner)
    decided = the(events, ExamDecided)
    assert (decided.seat, decided.owners, decided.contested) == (winner, (1, 2), True)
    assert (position.discards, position.sealed) == ([0, 1, 0, 0], 0)
    assert position.laid == [[0, 0, 0, 0]] * 4


def test_when_somebody_else_leaves_the_examination_goes_on_without_it() -> None:
    position = tutoring()
    position.resign(3)
    assert (position.phase, position.turn, position.tutored) == ("tutor", 1, [0, -1, -1, -2])
    play(position, "tutor red 2")
    events = play(position, "tutor orange 3 2")
    decided = the(events, ExamDecided)
    assert (decided.seat, decided.sums) == (2, (4, 5))


def test_a_seat_that_leaves_keeps_the_laid_cards_before_it_sealed() -> None:
    """Its resignation stands behind them in the record: the newest two entries stay secret."""
    position = tutoring()
    assert position.sealed == 1
    position.resign(3)
    assert position.sealed == position.secret_entries() == 2
    play(position, "tutor red 2")
    assert position.sealed == 3
    play(position, "tutor red 2")
    assert position.sealed == 0


def test_before_any_card_is_laid_nothing_is_secret() -> None:
    position = scene(chief="A", students="BC")
    court(position)
    position.resign(3)
    assert position.sealed == 0


def test_when_the_one_to_tutor_leaves_the_next_is_asked() -> None:
    position = scene(chief="A", students="CD")
    court(position)
    position.resign(0)
    assert (position.phase, position.turn) == ("tutor", 1)


def test_laid_cards_of_who_left_count_and_are_discarded_at_the_end() -> None:
    position = tutoring()
    position.resign(0)
    events = play(position, "tutor orange 2", "tutor orange 3", "tutor orange 2")
    decided = the(events, ExamDecided)
    assert (decided.sums, decided.students, decided.laid[0]) == ((2, 7), (0, 1, 1, 1), (0, 1, 0, 0))
    assert sum(position.discards) == 4


def test_when_the_winner_leaves_the_candidate_stays() -> None:
    position = scene(students="B.", forced=True)
    court(position)
    assert (position.phase, position.turn) == ("place", 1)
    position.resign(1)
    assert (position.phase, position.candidate, len(position.candidates_left)) == ("chief", "bingbu", 5)


# ── ministries ───────────────────────────────────────────────────────────────────────────────────────


def test_markers_of_who_left_fill_a_ministry_but_have_no_influence() -> None:
    position = scene(bingbu="2A! 2A 2A 3B 3A 3B 3C", chief="D")
    position.resign(0)
    court(position)
    assert (position.posts[0], position.scores) == ([1, 2], [0, 7, 5, 0])
    assert position.markers[0] == [0, 0, 0, 1, 0, 1, 2]


@pytest.mark.parametrize(
    ("bingbu", "posts"),
    [
        ("2A! 2A 2A 3A 3A 3A 3B", [1, 1]),
        ("2A! 2A 2A 3A 3A 3A 3A", [-1, -1]),
        ("2A! 2C 2B 3C 3A 3B 3A", [2, 1]),
    ],
)
def test_one_or_nobody_left_with_influence_or_a_tie(bingbu: str, posts: list[int]) -> None:
    position = scene(bingbu=bingbu, chief="D")
    position.resign(0)
    court(position)
    assert (position.resolved[0], position.posts[0]) == (True, posts)


def test_leaving_while_one_is_to_give_influence() -> None:
    position = scene(bingbu="2A 2A 2A 3B 3B 3C 3C", chief="D")
    court(position)
    assert (position.phase, position.turn) == ("influence", 2)
    position.resign(2)
    assert (position.posts[0], position.phase) == ([0, 1], "chief")


def test_leaving_while_another_is_to_give_influence() -> None:
    position = scene(bingbu="2A 2A 2A 3B 3B 3C 3C", chief="D")
    court(position)
    position.resign(0)
    assert (position.posts[0], position.phase) == ([1, 2], "chief")
    position = scene(seats=5, bingbu="2A 2A 4A 3B 3B 3C 3D", chief="E")
    court(position)
    assert position.turn == 3
    position.resign(0)
    assert (position.phase, position.turn, legal(position)) == (
        "influence",
        3,
        ["influence B", "influence C"],
    )


def test_posts_already_filled_stay() -> None:
    position = scene(posts={"hubu": "AB"}, scores={"A": 7})
    position.resign(0)
    assert (position.posts[1], position.scores[0]) == ([0, 1], 7)


# ── invasions, titles, the end ───────────────────────────────────────────────────────────────────────


def test_armies_of_who_left_fill_boxes_and_win_nothing() -> None:
    position = scene(armies={"annam": "BA"}, chief="D")
    position.resign(0)
    court(position)
    assert (position.land_state[0], position.scores, position.rewards) == (
        "won",
        [0, 4, 0, 0],
        [[], [], [], []],
    )


def test_no_title_for_who_left_and_none_by_its_post() -> None:
    position = scene(
        chief="D",
        wall=8,
        posts={"bingbu": "AB", "hubu": "AB", "gongbu": "AB"},
        ocean={"A": 4, "B": 1, "C": 1},
        colonies={"A": 3, "B": 1},
    )
    position.resign(0)
    events = court(position)
    assert [(event.title, event.seat) for event in of_type(events, TitleAwarded)] == [
        ("chief", 1),
        ("admiral", -1),
        ("general", 1),
    ]


def test_who_left_ranks_last_whatever_its_points() -> None:
    position = scene(chief="D", wall=8, scores={"A": 50, "B": 3, "C": 2})
    position.resign(2)
    position.resign(0)
    court(position)
    assert ranks(position) == [3, 1, 4, 2]
    assert outcome(position).winners == (1,)


@pytest.mark.parametrize("phase", ["turn", "pay", "tutor", "place", "influence", "discard", "chief"])
def test_one_left_ends_the_match_in_every_phase(phase: str) -> None:
    position = scene(
        seats=3,
        chief="A",
        hands={"A": "223333"},
        students="AB" if phase == "tutor" else "A." if phase == "place" else "..",
        forced=phase == "place",
        bingbu="2A 2A 2A 3B 3B 3C 3C" if phase == "influence" else ". . . . . . .",
    )
    if phase == "pay":
        play(position, "buy 2")
    elif phase == "chief":
        position.hands[0] = [1, 1, 1, 0]
        court(position)
    elif phase != "turn":
        court(position)
    assert position.phase == phase
    first = 1 if position.turn != 1 else 2
    position.resign(first)
    assert position.turn is not None
    events = position.resign(position.turn)
    assert (position.phase, position.to_act(), position.ended) == ("over", None, "resigned")
    assert the(events, GameEnded).end == outcome(position).end == "resigned"
    (left,) = position.playing
    assert outcome(position).winners == (left,)
    assert ranks(position)[first] == 3
    assert position.legal() == []


def test_the_last_one_gets_titles_but_open_ministries_stay_open() -> None:
    position = scene(seats=3, hubu="2C . . . . . .", colonies={"A": 3}, ocean={"B": 2})
    position.resign(0)
    events = position.resign(1)
    assert position.resolved == [False] * 3
    assert {event.title: event.seat for event in of_type(events, TitleAwarded)}["chief"] == 2
    assert position.sources[2][4] >= 1
    assert position.sources[2][0] == 0


def test_it_cannot_be_done_twice_or_when_all_is_over() -> None:
    position = scene(seats=3)
    position.resign(0)
    with pytest.raises(IllegalAction) as refused:
        position.resign(0)
    assert refused.value.code == "already-resigned"
    position.resign(1)
    with pytest.raises(IllegalAction) as refused:
        position.resign(2)
    assert refused.value.code == "match-over"
