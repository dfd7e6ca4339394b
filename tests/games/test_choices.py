"""Legal actions as questions: what is asked, what is not, grouping, old answers."""

import pytest

from games.engine import Action, Slot
from games.engine.choices import GROUP, Answer, Decided, Question, Walk, fitting, walk


class Step(Action, frozen=True):
    """An action for these tests: "tile square direction", the square grouped by its last letters."""

    text: str

    def __str__(self) -> str:
        return self.text

    def slots(self) -> tuple[Slot, ...]:
        tile, square, direction = self.text.split()
        return Slot("tile", tile), Slot("square", square, square[1:]), Slot("direction", direction)


def steps(*texts: str) -> list[Step]:
    return [Step(text) for text in texts]


FEW = steps("RB A1 south", "RB A1 east", "RB B2 east", "YY C3 north")
MANY = steps(
    *(f"RB {column}{row} {way}" for row in (1, 2, 3) for column in "ABCDEFGHIJ" for way in ("north", "east"))
)


def question(walked: Walk) -> Question:
    assert isinstance(walked.next, Question)
    return walked.next


def test_the_first_question_counts_what_remains_after_each_answer() -> None:
    assert walk(FEW, []) == Walk((), Question("tile", False, (Answer("RB", 3), Answer("YY", 1)), {}))


def test_answers_lead_on_in_the_order_of_the_legal_actions() -> None:
    walked = walk(FEW, ["RB"])
    assert walked.taken == ("RB",)
    assert question(walked) == Question("square", False, (Answer("A1", 2), Answer("B2", 1)), {"tile": "RB"})


def test_a_question_with_one_answer_is_not_asked() -> None:
    assert walk(FEW, ["YY"]) == Walk(("YY",), Decided(FEW[3]))
    assert walk(FEW, ["RB", "B2"]) == Walk(("RB", "B2"), Decided(FEW[2]))
    assert walk(FEW[:1], []) == Walk((), Decided(FEW[0]))


def test_forced_answers_are_given_but_not_taken() -> None:
    walked = walk(FEW[:2], [])
    assert walked.taken == ()
    assert question(walked).slot == "direction"
    assert question(walked).given == {"tile": "RB", "square": "A1"}


def test_more_answers_than_a_list_holds_are_asked_by_group() -> None:
    walked = walk(MANY, [])
    assert question(walked) == Question(
        "square", True, (Answer("*1", 20), Answer("*2", 20), Answer("*3", 20)), {"tile": "RB"}
    )
    inside = walk(MANY, ["*2"])
    assert [answer.token for answer in question(inside).answers] == [f"{column}2" for column in "ABCDEFGHIJ"]
    assert not question(inside).grouped
    assert question(inside).given == {"tile": "RB"}
    assert walk(MANY, ["*2", "C2", "east"]) == Walk(("*2", "C2", "east"), Decided(Step("RB C2 east")))


def test_a_list_just_long_enough_is_not_grouped() -> None:
    assert not question(walk(MANY, [], longest=30)).grouped
    assert question(walk(MANY, [], longest=29)).grouped


def test_a_group_of_one_answer_is_the_answer() -> None:
    legal = [*MANY, Step("RB K9 west")]
    assert walk(legal, ["*9"]) == Walk(("*9",), Decided(Step("RB K9 west")))


def test_without_groups_a_long_list_stays_one() -> None:
    one_row = [step for step in MANY if step.text.split()[1].endswith("1")]
    asked = question(walk(one_row, [], longest=5))
    assert not asked.grouped
    assert len(asked.answers) == 10


@pytest.mark.parametrize(
    ("answers", "taken"),
    [
        (["RB", "C3"], ("RB",)),
        (["BB", "A1"], ()),
        (["RB", "A1", "west"], ("RB", "A1")),
        (["*2", "RB"], ()),
        (["RB", GROUP + "1", "A1"], ("RB",)),
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
    assert fitting(FEW, {"square": "*1"}) == FEW[:2]
    assert fitting(FEW, {"tile": "RB", "pay": "RB"}) == []
