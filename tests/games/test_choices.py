"""Legal actions as questions: what is asked, what is not, two at once, old answers."""

import itertools

import pytest

from games.engine import Action, Slot
from games.engine.choices import Answer, Correction, Decided, Question, Walk, correct, fitting, walk


class Step(Action, frozen=True):
    """An action for these tests: "tile square direction"."""

    text: str

    def __str__(self) -> str:
        return self.text

    def slots(self) -> tuple[Slot, ...]:
        tile, square, direction = self.text.split()
        return Slot("tile", tile), Slot("square", square), Slot("direction", direction)


def steps(*texts: str) -> list[Step]:
    return [Step(text) for text in texts]


FEW = steps("RB A1 south", "RB A1 east", "RB B2 east", "YY C3 north")


def question(walked: Walk) -> Question:
    assert isinstance(walked.next, Question)
    return walked.next


def test_the_first_question_counts_what_remains_after_each_answer() -> None:
    walked = question(walk(FEW, []))
    assert (walked.slot, walked.given) == ("tile", {})
    assert walked.answers == (Answer("RB", 3), Answer("YY", 1))


def test_answers_lead_on_in_the_order_of_the_legal_actions() -> None:
    walked = walk(FEW, ["RB"])
    assert walked.taken == ("RB",)
    assert question(walked).answers == (Answer("A1", 2), Answer("B2", 1))
    assert (question(walked).slot, question(walked).given) == ("square", {"tile": "RB"})


def test_a_question_with_one_answer_is_not_asked() -> None:
    assert walk(FEW, ["YY"]) == Walk(("YY",), Decided(FEW[3]))
    assert walk(FEW, ["RB", "B2"]) == Walk(("RB", "B2"), Decided(FEW[2]))
    assert walk(FEW[:1], []) == Walk((), Decided(FEW[0]))


def test_forced_answers_are_given_but_not_taken() -> None:
    walked = walk(FEW[:2], [])
    assert walked.taken == ()
    assert question(walked).slot == "direction"
    assert question(walked).given == {"tile": "RB", "square": "A1"}


def test_two_questions_are_asked_at_once_where_all_their_answers_fit_into_a_list() -> None:
    asked = question(walk(FEW, []))
    assert list(asked.paths()) == [("RB", "A1"), ("RB", "B2"), ("YY",)]
    assert asked.further["RB"].given == {"tile": "RB"}
    for answers, decided in ((["RB", "B2"], FEW[2]), (["YY"], FEW[3])):
        assert walk(FEW, answers) == Walk(tuple(answers), Decided(decided))
    assert list(question(walk(FEW, ["RB", "A1"])).paths()) == [("south",), ("east",)]


@pytest.mark.parametrize(
    ("tiles", "squares", "at_once"), [(5, 5, True), (2, 13, False), (6, 12, True), (6, 13, False)]
)
def test_a_question_with_buttons_is_widened_to_one_list_at_most_and_another_to_three(
    tiles: int, squares: int, at_once: bool
) -> None:
    asked = question(walk(steps(*(f"T{a} {b} north" for a in range(tiles) for b in range(squares))), []))
    assert len(list(asked.paths())) == (tiles * squares if at_once else tiles)


def test_with_several_lists_the_one_answer_that_leads_elsewhere_stands_alone() -> None:
    class Other(Step, frozen=True):
        def slots(self) -> tuple[Slot, ...]:
            tile, card, _ = self.text.split()
            return Slot("tile", tile), Slot("card", card)

    legal = [
        *steps(*(f"T{tile} {square} north" for tile in range(8) for square in range(4))),
        *(Other(f"exchange {card} -") for card in "RGB"),
    ]
    asked = question(walk(legal, []))
    assert ("exchange",) in asked.paths()
    assert len(list(asked.paths())) == 8 * 4 + 1
    assert list(question(walk(legal, ["exchange"])).paths()) == [("R",), ("G",), ("B",)]


@pytest.mark.parametrize(
    ("answers", "taken"),
    [
        (["RB", "C3"], ("RB",)),
        (["BB", "A1"], ()),
        (["RB", "A1", "west"], ("RB", "A1")),
        (["RB", ""], ("RB",)),
    ],
)
def test_stale_answers_are_dropped_from_the_first_that_does_not_fit(
    answers: list[str], taken: tuple[str, ...]
) -> None:
    walked = walk(FEW, answers)
    assert walked.taken == taken
    assert walked == walk(FEW, taken)


def test_answers_beyond_the_decision_are_dropped() -> None:
    assert walk(FEW, ["YY", "C3", "north"]).taken == ("YY",)


def test_nothing_to_choose_from() -> None:
    with pytest.raises(ValueError, match="no legal action"):
        walk([], [])


def test_actions_that_give_answers() -> None:
    assert fitting(FEW, {}) == FEW
    assert fitting(FEW, {"tile": "RB", "direction": "east"}) == FEW[1:3]
    assert fitting(FEW, {"square": "A1"}) == FEW[:2]
    assert fitting(FEW, {"tile": "RB", "pay": "RB"}) == []


# ── what would make an action legal ──────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("refused", "slot", "answers", "same"),
    [
        ("RB A1 north", "direction", {"south": 1, "east": 1}, True),
        ("RB C3 east", "square", {"A1": 1, "B2": 1}, True),
        ("RB C3 north", "square", {"A1": 2, "B2": 1}, False),
        ("BB C3 north", "tile", {"YY": 1}, True),
        ("BB D4 south", "tile", {"RB": 3, "YY": 1}, False),
    ],
)
def test_the_first_wrong_answer_is_corrected_by_those_that_leave_the_rest_as_it_is(
    refused: str, slot: str, answers: dict[str, int], same: bool
) -> None:
    given = dict(zip(("tile", "square", "direction"), refused.split(), strict=True))
    given = {name: given[name] for name in itertools.takewhile(lambda name: name != slot, given)}
    question = Question(slot, tuple(map(Answer, answers, answers.values())), given)
    assert correct(FEW, Step(refused)) == Correction(question, same)


def test_what_is_legal_or_of_another_kind_has_no_correction() -> None:
    class Other(Step, frozen=True):
        pass

    assert correct(FEW, FEW[0]) is None
    assert correct(FEW, Other("RB A1 north")) is None
