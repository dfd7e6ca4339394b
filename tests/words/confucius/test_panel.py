"""The panel of Confucius: the action box at a glance, what is waited for, the first line."""

import pytest

from bot.words.confucius import NARRATOR as CONFUCIUS
from games.confucius import costs
from games.confucius.components import DO
from games.confucius.position import ConfuciusPosition
from games.confucius.prospects import prospects
from games.engine.choices import Question, walk
from tests.games.confucius.random_positions import played
from tests.games.confucius.scenes import court, play, scene
from tests.words.confucius.telling import ask, labels, people
from tests.words.speaking import WORDS, open_question

# ── the action box ───────────────────────────────────────────────────────────────────────────────────


def middle() -> ConfuciusPosition:
    """A has bribed once, holds B's vase, is in Hubu and Gongbu with as many as B in Hubu."""
    return scene(
        bingbu=". . 5 . . . .",
        hubu=". . 4A 3 2B! . .",
        gongbu=". . 4A . . . .",
        gifts="B3A A2 A4 A5C",
        hands={"A": "123"},
        students="B.",
        candidate="any",
        box={"A": "officials"},
        yard={"B": 1},
    )


def test_the_action_box_tells_in_groups_what_everything_takes_now_or_why_it_is_not_possible() -> None:
    assert ask(middle()).splitlines() == [
        "What do you do?",
        "**3 cubes** left. You hold 1+2+3 (6 cash or 6 licences).",
        "**Ministries** bribe 2 cubes, 4 cash (Hubu −1) (not in Hubu (■): gifts you hold) · "
        "secure 2 cubes, 3 cash (Hubu −1) · transfer",
        "**Examination** nominate 1 cube, 2 cash · force 1 cube, 2 cash",
        "**Armies** recruit 1 cube, 6 licences · ✗ invade: no army in your colonies",
        "**Ships** junks 1 cube, 1–4 cash · ✗ voyage: no junk in your shipyard",
        "**Gifts** buy 1 cube, 3–6 cash · give 1 cube · petition 2 cubes",
        "**Money** commercial 1 cube · tax 1 cube",
        "**Else** no action 1 cube · ✗ reward card: you hold none",
    ]


def test_the_list_has_the_possible_actions_in_the_same_order_with_what_they_take() -> None:
    assert labels(middle()) == {
        "bribe": ("Bribe an official", "2 cubes · Bingbu 3: 4 cash (Hubu −1)"),
        "secure": ("Secure an official", "2 cubes, 3 cash (Hubu −1) · 2 officials"),
        "transfer": ("Transfer influence", "2 officials"),
        "nominate": ("Nominate a student", "1 cube, 2 cash · Orange"),
        "force": (
            "Force an examination",
            "1 cube, 2 cash · candidate for any ministry, red: ■ Jonas",
        ),
        "recruit": ("Recruit an army", "1 cube, 6 licences · colonies 0 → 1, 5 left in stock"),
        "junks": ("Buy junks", "1 cube, 1–4 cash · 0 in your shipyard"),
        "buy": ("Buy a gift", "1 cube, 3–6 cash · 2 to choose from"),
        "give": ("Give a gift", "1 cube · ready: wall-hanging (1), tile (2), coat (4)"),
        "petition": ("Petition the Emperor", "2 cubes · ready: tile (2), coat (4)"),
        "commercial": ("Commercial income", "1 cube · give up 0–4 cash, draw 1 more"),
        "tax": ("Tax income", "1 cube · cards 3 → 5"),
        "nothing": ("No action", "1 cube"),
    }


@pytest.mark.parametrize(
    ("students", "forced", "detail"),
    [
        ("..", False, "nobody has a student yet: without one it falls through"),
        (".B", False, "orange: ■ Jonas"),
        ("BC", False, "both spaces are taken: held this round anyway"),
        ("B.", True, "forced already: nothing more comes of it"),
    ],
)
def test_forcing_says_when_nothing_comes_of_it(students: str, forced: bool, detail: str) -> None:
    position = scene(students=students, forced=forced)
    assert labels(position)["force"][1] == f"1 cube, 2 cash · candidate for Bingbu, {detail}"


def test_without_cubes_only_what_takes_none_is_told() -> None:
    position = scene(cubes="0333", bingbu=". . 5A . . . .", rewards={"A": "insult"}, colonies={"A": 1})
    assert ask(position).splitlines() == [
        "What do you do?",
        "No cube left: without one you play a card, transfer or pass. You hold 2+2+3 (7 cash or 5 licences).",
        "**Ministries** transfer",
        "**Else** reward card",
        "All else takes a cube.",
    ]
    assert labels(position)["pass"] == ("Pass", "you are done for this round")


def test_the_favour_and_an_extra_action_take_no_cubes() -> None:
    position = scene(chief="A", rewards={"A": "cash"})
    position.phase, position.source, position.cubes = "favour", "favour", [0] * 4
    lines = ask(position).splitlines()
    assert lines[0] == "What do you do with the Imperial Favour?"
    assert lines[1].startswith("Any action, for the cube that lies there. You hold 2+2+3")
    assert "**Money** commercial · tax" in lines
    assert "**Else** no action · ✗ reward card: not with this action" in lines
    assert "cube" not in "".join(detail for _, detail in labels(position).values())
    position = scene(rewards={"A": "extra"}, cubes="0333")
    play(position, "card extra")
    assert ask(position).startswith(
        "Which extra action do you take?\nAny one; it needs no cubes. You hold 2+2+3"
    )
    assert "**Money** commercial · tax" in ask(position)


@pytest.mark.parametrize("seed", range(6))
def test_the_numbers_of_the_box_are_those_of_the_engine(seed: int) -> None:
    """Every action stands in the text, with its cubes and its cheapest price, or with a cross."""
    checked = 0
    for position in played(seed, every=5):
        if position.phase not in ("turn", "favour", "free") or len(position.legal()) == 1:
            continue
        seat = position.turn
        assert seat is not None
        view = position.view(seat)
        _, question = open_question(position)
        if question.slot != "do":
            continue
        text = CONFUCIUS.ask(WORDS, people(position.seats), view, question)
        found = labels(position)
        for entry in prospects(view, seat):
            assert (entry.do in found) == (entry.refusal is None)
            if entry.refusal is not None:
                continue
            cubes = costs.cubes(view, seat, entry.do)
            detail = found[entry.do][1]
            assert f"{cubes} cube" in detail if cubes else "cube" not in detail
            if entry.kind:
                assert f"{entry.least}" in detail
                assert entry.kind.removesuffix("s") in detail
        assert list(found) == [do for do in DO if do in found]
        assert text.count("✗") <= len(DO) - len(found)
        checked += 1
    assert checked > 5


# ── tasks ────────────────────────────────────────────────────────────────────────────────────────────


def task(position: ConfuciusPosition) -> str:
    return CONFUCIUS.task(WORDS, people(position.seats), position.view(None))


def test_the_task_says_what_is_waited_for_and_why() -> None:
    assert task(scene()) == "take an action, round 3 (3 cubes left)"
    assert task(scene(cubes="0333")) == "play a reward card, transfer or pass, round 3"
    assert task(scene("chief", chief="A")) == "name the next Chief Minister, round 3"
    position = scene(students="BC", chief="A")
    court(position)
    assert task(position) == "lay cards in the examination: red ■ against orange ▲"
    position = scene(bingbu=". . 2 . . . .", students="AA")
    court(position)
    assert task(position) == "place the candidate for Bingbu, having won the examination"
    position = scene(turn="C", bingbu="2B! 3A! 4A! 5B! 6B! 4A! 2C!")
    court(position)
    assert task(position) == "give away their influence in Bingbu, which is resolved"
    position = scene(hands={"A": "11223"}, chief="A")
    court(position)
    assert task(position) == "discard down to 4 cards"
    position = scene(chief="A")
    position.phase, position.source = "favour", "favour"
    assert task(position) == "take the Imperial Favour, round 3"
    position = scene(hands={"A": "1223"})
    play(position, "buy 4")
    assert task(position) == "buy the coat (4): to pay for it"


# ── the first line ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seed", range(4))
def test_the_first_line_is_the_question_alone(seed: int) -> None:
    """It is shown in bold, so what is worth knowing stands below it."""
    for position in played(seed, every=4):
        assert position.turn is not None
        view = position.view(position.turn)
        legal = view.legal()
        for action in legal[:: max(1, len(legal) // 8)]:
            answers = [slot.value for slot in action.slots()]
            for count in range(len(answers)):
                found = walk(legal, answers[:count]).next
                if isinstance(found, Question):
                    head, *_ = CONFUCIUS.ask(WORDS, people(view.seats), view, found).split("\n")
                    assert head.endswith("?")
                    assert "?" not in head[:-1]
