"""Students, examinations and tutoring."""

from typing import Any

import pytest

from games.confucius import obligations
from games.confucius.events import ExamBegan, ExamDecided, ExamEmpty, GiftRemoved, Tutored, WallBuilt
from games.confucius.position import ConfuciusPosition
from tests.games.confucius.scenes import active, court, legal, of_type, play, refused, scene, the


def exam(students: str = "BC", hands: dict[str, str] | None = None, **facts: Any) -> ConfuciusPosition:
    """An examination of these students has begun; the Chief Minister is D unless said."""
    position = scene(students=students, hands=hands or {}, **facts)
    court(position)
    return position


# ── students ─────────────────────────────────────────────────────────────────────────────────────────


def test_nominating() -> None:
    position = scene(hands={"A": "2", "B": "2"})
    assert legal(position, "nominate") == ["nominate red", "nominate orange"]
    play(position, "nominate orange", "pay 2")
    assert position.students == [-1, 0]
    assert legal(position, "nominate") == ["nominate red"]
    play(position, "nominate red", "pay 2")
    assert position.students == [1, 0]


@pytest.mark.parametrize(
    ("round", "students", "cards", "allowed"),
    [
        (1, "..", "2", False),
        (2, "..", "2", True),
        (2, "..", "1", False),
        (9, "B.", "11", True),
        (3, "BC", "3", False),
        (3, "A.", "3", False),
        (3, "AA", "3", False),
    ],
)
def test_conditions_of_nominating(round: int, students: str, cards: str, allowed: bool) -> None:
    position = scene(round=round, students=students, hands={"A": cards})
    assert bool(legal(position, "nominate")) == allowed
    assert (not refused(position, "nominate orange")) == allowed


@pytest.mark.parametrize(
    ("round", "students", "forced", "cards", "allowed"),
    [
        (1, "..", False, "2", False),
        (2, "..", False, "2", True),
        (2, "..", False, "1", False),
        (2, "..", True, "2", True),
        (2, "BC", False, "2", True),
    ],
)
def test_conditions_of_forcing(round: int, students: str, forced: bool, cards: str, allowed: bool) -> None:
    position = scene(round=round, students=students, forced=forced, hands={"A": cards})
    assert (not refused(position, "force")) == allowed
    if allowed:
        play(position, "force", f"pay {cards}")
        assert position.forced


# ── whether there is one ─────────────────────────────────────────────────────────────────────────────


def test_the_wall_grows_first() -> None:
    position = scene(wall=2, students="BC")
    events = court(position)
    assert position.wall == the(events, WallBuilt).wall == 3
    assert [type(event) for event in events if isinstance(event, WallBuilt | ExamBegan)] == [
        WallBuilt,
        ExamBegan,
    ]


@pytest.mark.parametrize(("students", "forced"), [("..", False), ("B.", False), (".C", False)])
def test_no_examination_with_an_empty_student_space_unless_forced(students: str, forced: bool) -> None:
    position = scene(students=students, forced=forced)
    events = court(position)
    assert not of_type(events, ExamBegan)
    assert (position.phase, position.students.count(-1)) == ("chief", students.count("."))
    assert position.candidate == "bingbu"


def test_a_forced_examination_without_students_is_empty_and_the_candidate_stays() -> None:
    position = scene(forced=True)
    events = court(position)
    assert len(of_type(events, ExamEmpty)) == 1
    assert (position.phase, position.candidate, position.forced) == ("chief", "bingbu", False)


@pytest.mark.parametrize(("students", "forced"), [("B.", True), (".B", True), ("BB", False), ("BB", True)])
def test_a_player_without_rival_wins_without_cards(students: str, forced: bool) -> None:
    position = scene(students=students, forced=forced, gifts="B5C B4D")
    hands = [hand.copy() for hand in position.hands]
    events = court(position)
    assert not of_type(events, Tutored)
    decided = the(events, ExamDecided)
    assert (decided.seat, decided.contested) == (1, False)
    assert (position.phase, position.turn, position.hands, active(position)) == (
        "place",
        1,
        hands,
        {"B5C", "B4D"},
    )


def test_both_spaces_full_is_enough_and_students_stay_from_round_to_round() -> None:
    position = scene(students="B.", candidate="any")
    court(position)
    play(position, "chief A", "nothing", "nothing", "nothing")
    assert (position.round, position.students) == (4, [1, -1])


# ── tutoring ─────────────────────────────────────────────────────────────────────────────────────────


def test_all_tutor_once_clockwise_from_the_chief_minister() -> None:
    position = exam(chief="C")
    order = []
    while position.phase == "tutor":
        order.append(position.turn)
        play(position, "tutor red 2")
    assert order == [2, 3, 0, 1]


def test_who_has_no_cards_is_passed_over() -> None:
    position = exam(hands={"A": "", "C": ""})
    assert position.turn == 3
    play(position, "tutor red 2")
    assert (position.turn, position.tutored) == (1, [-2, -1, -2, 0])
    events = play(position, "tutor orange 2")
    assert the(events, ExamDecided).students == (-1, 1, -1, 0)


def test_nobody_has_cards() -> None:
    """Nothing against nothing: red wins."""
    position = scene(students="BC", hands=dict.fromkeys("ABCD", ""))
    decided = the(court(position), ExamDecided)
    assert (decided.seat, decided.sums, decided.contested) == (1, (0, 0), True)


def test_any_cards_one_at_least_for_one_student() -> None:
    position = exam(hands={"D": "112"})
    sets = ["1", "2", "1 1", "1 2", "1 1 2"]
    assert sorted(legal(position)) == sorted(
        f"tutor {name} {cards}" for name in ("red", "orange") for cards in sets
    )
    groups = {tuple(map(tuple, action.slots())) for action in position.legal()}
    assert (("student", "red", ""), ("cards", "1+1+2", "3")) in groups


@pytest.mark.parametrize(
    ("gifts", "students", "may"),
    [
        ("", "BC", (0, 1)),
        ("B1D", "BC", (0,)),
        ("C1D", "BC", (1,)),
        ("B2D C3D", "BC", (1,)),
        ("B4D C3D", "BC", (0,)),
        ("B3D C3D", "BC", (0, 1)),
        ("A6D", "BC", (0, 1)),
        ("D6B D5C", "BC", (0, 1)),
        ("B1D", "DB", (1,)),  # also against the own student
        ("", "DB", (0, 1)),
        ("A1D B2D", "DB", (1,)),
    ],
)
def test_whom_a_gift_obliges_to_tutor(gifts: str, students: str, may: tuple[int, ...]) -> None:
    position = exam(students, hands={"D": "22"}, gifts=gifts)
    assert obligations.students_for(position, 3) == may
    found = {text.split()[1] for text in legal(position)}
    assert found == {("red", "orange")[student] for student in may}


@pytest.mark.parametrize(
    ("gifts", "laid", "left"),
    [
        ("B1D", "red 2 2", {"B1D"}),
        ("B1D", "red 2 2 2", set()),
        ("B1D", "red 2 2 2 2", set()),
        ("B3D C3D", "red 2 2 2", {"C3D"}),
        ("B3D C3D", "orange 2 2 2", {"B3D"}),
        ("B2D C3D", "orange 2 2 2", {"B2D"}),
        ("A2D", "orange 2 2 2", {"A2D"}),
        ("D2B", "red 2 2 2", {"D2B"}),
        ("B4D D4B", "red 2 2 2", {"D4B"}),
    ],
)
def test_three_cards_for_the_giver_end_the_gift_win_or_lose(gifts: str, laid: str, left: set[str]) -> None:
    for loser in ("1", "3333"):
        position = exam(hands={"D": "2222", "A": loser, "B": loser, "C": loser}, gifts=gifts)
        play(position, f"tutor {laid}")
        assert active(position) == left
    while position.phase == "tutor":
        play(position, legal(position)[0])
    assert active(position) <= left


def test_the_reason_why_a_gift_went() -> None:
    position = exam(hands={"D": "2222"}, gifts="B3D")
    removed = the(play(position, "tutor red 2 2 2"), GiftRemoved)
    assert (removed.giver, removed.holder, removed.value, removed.why) == (1, 3, 3, "tutoring")


def test_one_card_and_one_student_leave_no_choice() -> None:
    position = scene(students="BC", hands={"A": "3", "B": "2", "C": "22", "D": "22"}, gifts="C1A B2D")
    events = court(position)
    assert not of_type(events, Tutored)
    events = play(position, "tutor red 2")
    forced = the([event for event in events if isinstance(event, Tutored) and event.forced], Tutored)
    assert (forced.seat, forced.student, sum(forced.cards)) == (0, 1, 1)
    assert (position.turn, sum(position.hands[0])) == (1, 0)
    assert legal(position) == ["tutor red 2", "tutor orange 2"]


# ── the outcome ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("laid", "winner", "sums"),
    [
        (("red 1", "red 1", "orange 3", "red 2"), 1, (4, 3)),
        (("red 1", "orange 1", "orange 3", "red 2"), 2, (3, 4)),
        (("red 3", "orange 1", "orange 2", "red 1"), 1, (4, 3)),
        (("red 2", "orange 2", "orange 3", "red 3"), 1, (5, 5)),
        (("orange 1", "orange 1", "orange 1", "orange 1"), 2, (0, 4)),
    ],
)
def test_more_cash_wins_and_red_wins_ties(laid: tuple[str, ...], winner: int, sums: tuple[int, int]) -> None:
    position = exam(hands=dict.fromkeys("ABCD", "123"))
    events = [event for words in laid for event in play(position, f"tutor {words}")]
    decided = the(events, ExamDecided)
    assert (decided.seat, decided.sums, decided.winner, decided.contested) == (winner, sums, winner - 1, True)
    assert (position.phase, position.turn) == ("place", winner)


def test_all_cards_laid_are_discarded_and_both_spaces_cleared() -> None:
    position = exam(hands={"D": "13", "A": "22", "B": "12", "C": "1"})
    play(position, "tutor red 1 3", "tutor orange 2", "tutor red 1")
    assert (position.discards, position.laid[3]) == ([0, 0, 0, 0], [1, 0, 1, 0])
    play(position, "tutor orange 1")
    assert position.discards == [3, 1, 1, 0]
    assert position.hands == [[0, 1, 0, 0], [0, 1, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
    play(position, "place bingbu 1")
    assert position.students == [-1, -1]
    assert position.laid == [[0, 0, 0, 0]] * 4


def test_laid_cards_are_sealed_until_all_have_tutored() -> None:
    position = exam()
    assert (position.sealed, position.secret_entries()) == (0, 0)
    play(position, "tutor red 2", "tutor red 3")
    assert (position.sealed, position.secret_entries()) == (2, 2)
    play(position, "tutor red 2", "tutor orange 2 3")
    assert (position.sealed, position.secret_entries()) == (0, 0)
