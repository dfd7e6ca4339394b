"""What Da Yunhe's panel asks, with what the answer depends on; what is waited for."""

import pytest

from games.dayunhe.position import DayunhePosition
from games.engine.choices import Question, walk
from tests.games.dayunhe.random_positions import played
from tests.games.dayunhe.scenes import play, scene
from tests.words.dayunhe.asking import ask, hint, mapped, task
from tests.words.speaking import WORDS

# ── what is waited for ───────────────────────────────────────────────────────────────────────────────


def moved() -> DayunhePosition:
    position = mapped("rebuilder")
    play(position, "move 1-5 1-4")
    return position


def forked() -> DayunhePosition:
    position = mapped("inspector", start_player="C", turn="A", warehouses={"A": "straight"})
    play(position, "inspect 2")
    return position


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        (scene("stock", stacks={"A": "delta! | basin! | unrest!"}), "choose a tile for the warehouse"),
        (scene("take", round=4), "take a card, round 4"),
        (mapped("order", round=7), "act (Order), round 7"),
        (moved(), "turn a tile, the straight (E–W)"),
        (forked(), "choose the coordinator’s way in the special inspection of ●"),
    ],
)
def test_the_task_says_what_to_do(position: DayunhePosition, expected: str) -> None:
    assert task(position) == expected


def test_nothing_is_waited_for_at_the_end() -> None:
    position = scene(seats=2)
    position.resign(1)
    assert task(position) == "rest"


# ── the card at a glance ─────────────────────────────────────────────────────────────────────────────


def test_a_turn_shows_the_card_the_warehouse_the_city_and_the_way() -> None:
    assert ask(mapped("intriguer", city={"A": "basin"})) == [
        "Your card is Intriguer. What do you do?",
        "- **supply** 2 of 2 left",
        "- **build**",
        "- **intrigue** / **denounce**",
        "Warehouse 4 of 6: 2 unrest tiles, straight and reservoir. Stacks: 2 (basin), 1, 2 (unrest).",
        "City: 1 canal there, 2 on the map; one more may come.",
        "As things stand you choose where the coordinator goes: 1-2 unrest you **−4** or 1-3 empty.",
    ]


def test_used_excluded_and_impossible_actions_say_so() -> None:
    position = mapped("reformer", warehouses={"A": ""})
    play(position, "supply 1", "reform")
    assert ask(position)[1:4] == [
        "- **supply** 2 of 3 left",
        "- reform ✓ / espionage ✗ you used the other one",
        "- prestige +5 ✓",
    ]
    assert ask(mapped("intriguer", warehouses={"A": "unrest"}))[3] == (
        "- intrigue / denounce ✗ takes 2 unrest tiles, you have 1"
    )


@pytest.mark.parametrize(
    ("position", "line"),
    [
        (
            mapped("builder", warehouses={"A": "basin basin straight straight straight crossing"}),
            "- supply ✗ all 6 slots of your warehouse are taken",
        ),
        (mapped("builder", stacks={"A": "| |"}), "- supply ✗ your stacks are empty"),
        (mapped("builder", warehouses={"A": ""}), "- build ✗ your warehouse is empty"),
        (mapped("rebuilder", tiles=""), "- rebuild ✗ nothing to swap, move or turn"),
        (mapped("order", tiles=""), "- remove unrest ✗ no unrest on the map"),
        (mapped("welfare"), "- calm the people ✗ the wall is empty"),
        (mapped("saboteur", tiles=""), "- destroy a canal ✗ no canal on the map"),
        (mapped("inspector", lying=True), "- special inspection ✗ the coordinator lies down"),
        (mapped("inspector", at="3-8"), "- special inspection ✗ the coordinator is at his turning point"),
        (mapped("tea", lying=True), "- tea break ✗ the coordinator lies down already"),
        (
            mapped("builder", stacks={"A": "basin! | basin! | basin!"}),
            "- espionage ✗ no face-down top",
        ),
    ],
)
def test_why_an_action_of_the_card_is_not_possible(position: DayunhePosition, line: str) -> None:
    assert line in ask(position)


def test_the_city_says_how_many_more_may_come() -> None:
    assert "City: 0 canals there, 2 on the map; 2 more may come." in ask(mapped("builder"))
    full = mapped("builder", city={"A": "basin basin"})
    assert "City: 2 canals there, 2 on the map; no more may come before more lie on the map." in ask(full)
    play(full, "build straight 5-1 e-w", "build reservoir 5-5")
    assert not [line for line in ask(full) if line.startswith("City")]


# ── single questions ─────────────────────────────────────────────────────────────────────────────────


def test_choosing_a_card_says_in_which_order() -> None:
    position = scene("take", seats=4, start_player="D", turn="A", tiles="1-2 B basin e", at="3-8")
    assert ask(position)[:2] == [
        "Which card do you take?",
        "You choose and act second of 4. After you 2 players choose from what you leave.",
    ]
    last = scene("take", seats=2, start_player="B", turn="A")
    assert ask(last)[1] == "You choose and act second of 2. Nobody chooses after you."


@pytest.mark.parametrize(
    ("position", "answers", "lines"),
    [
        (mapped("builder"), ("build",), ["Which tile do you build?"]),
        (mapped("builder"), ("build", "straight"), ["Where do you build the straight (5)?"]),
        (
            mapped("builder"),
            ("build", "straight", "*1", "1-2"),
            ["How does the straight (5) lie on 1-2?", "Your wall row 0 → 1 of 3"],
        ),
        (mapped("rebuilder"), ("swap",), ["Which tile is the first of the two that you swap?"]),
        (mapped("rebuilder"), ("move",), ["Which tile do you move?"]),
        (
            mapped("rebuilder"),
            ("move", "1-5"),
            ["To which region do you move the straight (5) from 1-5?"],
        ),
        (
            mapped("rebuilder"),
            ("move", "1-5", "*1"),
            [
                "To which hex do you move the straight (5) from 1-5?",
                "You turn it next; networks and way are told as it lies now.",
            ],
        ),
        (
            mapped("rebuilder"),
            ("turn", "1-5"),
            ["How do you turn the straight (5) on 1-5?", "Now: your straight (E–W)."],
        ),
        (moved(), (), ["How is the straight (5) to lie on 1-4?", "Now: your straight (E–W)."]),
        (
            mapped("order", wall={"B": 2}),
            ("remove",),
            [
                "Which unrest tile do you remove?",
                "It goes to its owner’s row of the wall.",
                "Wall: ■ 2; 3 start an uprising",
            ],
        ),
        (
            mapped("welfare", wall={"A": 1, "B": 2}),
            ("calm",),
            [
                "From whose row of the wall do you take an unrest tile?",
                "It goes face down under a stack of its owner.",
                "Wall: you 1, ■ 2; 3 start an uprising",
            ],
        ),
        (
            mapped("saboteur", wall={"A": 2}),
            ("destroy",),
            [
                "Which canal do you destroy?",
                "You pay 2 of your 2 unrest tiles: one under stack 2, one to the wall "
                "(your wall row 2 → 3 of 3, an uprising: −12).",
            ],
        ),
        (
            mapped("intriguer"),
            ("denounce",),
            [
                "Whom do you denounce?",
                "You pay 2 of your 2 unrest tiles: one under stack 2, one into the rival’s part of the City, "
                "where it costs 4 at the end.",
            ],
        ),
        (
            mapped("inspector", start_player="B"),
            ("inspect",),
            [
                "How many steps does the coordinator take?",
                "He is in Beijing, bound southwards. He stops on unrest, on a pagoda and in a city; "
                "at a fork ■ chooses.",
            ],
        ),
        (
            forked(),
            (),
            [
                "Where does the coordinator go on?",
                "He is in Beijing. 2 steps are left. "
                "It is the special inspection of ●; the way is for you to choose.",
            ],
        ),
    ],
)
def test_a_question_begins_with(
    position: DayunhePosition, answers: tuple[str, ...], lines: list[str]
) -> None:
    assert ask(position, *answers)[: len(lines)] == lines


def test_a_tile_without_a_line_is_not_turned_after_a_move() -> None:
    assert ask(mapped("rebuilder"), "move", "1-2", "*1") == [
        "To which hex do you move the unrest tile from 1-2?"
    ]


def test_hints_fit_what_is_chosen() -> None:
    assert hint(mapped("builder")) == "Choose what to do"
    assert hint(mapped("builder"), "build", "straight") == "Choose a region"
    assert hint(mapped("builder"), "build", "straight", "*1") == "Choose a hex"
    assert hint(forked()) == "Choose where he goes"


@pytest.mark.parametrize("seed", range(4))
def test_every_question_of_a_match_is_one_sentence_and_what_it_depends_on(seed: int) -> None:
    for position in played(seed, every=9):
        if position.turn is None:
            continue
        view = position.view(position.turn)
        answers: list[str] = []
        while isinstance(question := walk(view.legal(), answers).next, Question):
            first, *rest = ask(position, *answers)
            assert first.endswith("?")
            assert all(rest)
            assert WORDS("dayunhe-hint", slot="", grouped="no")
            answers.append(question.answers[-1 if seed % 2 else 0].token)
