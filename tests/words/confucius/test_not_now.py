"""What the action box says of actions that are not possible now, in a sentence and in a few words."""

from collections.abc import Callable

import pytest

from bot.words import explain
from bot.words.confucius import NARRATOR as CONFUCIUS
from games.confucius.position import ConfuciusPosition
from games.confucius.prospects import prospects
from games.confucius.refusals import REFUSALS
from tests.games.confucius.scenes import scene
from tests.words.confucius.situations import favour, students
from tests.words.confucius.telling import people
from tests.words.confucius.test_refusals import REFUSED
from tests.words.speaking import WORDS, open_question

NOT_NOW: list[tuple[str, Callable[[], ConfuciusPosition], str, str, str]] = [
    (
        "bribe",
        scene,
        "all-bribed",
        "There is no official without a marker in an open ministry.",
        "no official without a marker",
    ),
    (
        "bribe",
        lambda: scene(hubu=". . 5 3A 4B . .", gifts="B3A"),
        "obliged-not-to-bribe",
        "You hold the vase of ■ **Jonas**: while ■ **Jonas** has an official in Hubu and you have as many, "
        "you may not bribe there. Now it is 1 there to your 1.",
        "✗ bribe: gifts you hold bar Hubu (■)",
    ),
    (
        "bribe",
        lambda: scene(hubu=". . 5 . . . .", hands={"A": "1"}),
        "too-little-cash",
        "That costs 5 cash, and all your cards come to 1.",
        "costs 5 cash, you have 1",
    ),
    (
        "secure",
        scene,
        "nothing-to-secure",
        "You have no official that is not secured in an open ministry.",
        "no unsecured official of yours",
    ),
    (
        "transfer",
        scene,
        "nothing-to-transfer",
        "You have no official to transfer in an open ministry.",
        "no official of yours to give",
    ),
    (
        "nominate",
        lambda: scene(round=1),
        "not-in-first-round",
        "There is no examination in round 1: nobody nominates or forces one before round 2.",
        "not in round 1",
    ),
    (
        "nominate",
        students,
        "student-nominated",
        "You have a student on orange already, and nobody nominates a second.",
        "you have a student, orange",
    ),
    (
        "nominate",
        lambda: scene(students="BC"),
        "student-taken",
        "On red stands a student of ■ **Jonas**.",
        "both spaces are taken",
    ),
    (
        "recruit",
        lambda: scene(colonies={"A": 6}),
        "no-army-left",
        "All 6 of your armies are out.",
        "all 6 armies are out",
    ),
    (
        "recruit",
        lambda: scene(hands={"A": "33"}),
        "too-few-licences",
        "That takes 6 licences, and all your cards come to 2.",
        "takes 6 licences, you have 2",
    ),
    (
        "invade",
        scene,
        "no-army-in-colonies",
        "You have no army in your colonies: recruit one first.",
        "no army in your colonies",
    ),
    (
        "invade",
        lambda: scene(
            colonies={"A": 1}, land_state=dict.fromkeys(("annam", "mongolia", "manchuria"), "lost")
        ),
        "no-box-left",
        "No box of a foreign land is empty.",
        "no empty box",
    ),
    (
        "junks",
        lambda: scene(yard={"B": 25}),
        "too-few-junks-left",
        "No junk is left in the supply.",
        "no junk in the supply",
    ),
    (
        "voyage",
        scene,
        "no-junks-to-sail",
        "You have no junk in your shipyard.",
        "no junk in your shipyard",
    ),
    (
        "voyage",
        lambda: scene(
            yard={"A": 2},
            visited=dict.fromkeys(("spice", "india", "arabia", "africa", "americas"), "A"),
        ),
        "all-lands-visited",
        "You have visited all distant lands, so no more junks of yours sail.",
        "you have visited all lands",
    ),
    (
        "buy",
        lambda: scene(gifts="A2 A3 A4 A5- A6B"),
        "all-gifts-bought",
        "You have bought all your gifts.",
        "all bought",
    ),
    ("give", lambda: scene(gifts="A1B"), "no-gift-available", "You have no gift ready.", "no gift ready"),
    (
        "give",
        lambda: scene(seats=3, gifts="B2A C3A"),
        "obliged-to-better-gift",
        "You hold the tile (2) of ■ **Jonas**: a gift back must be worth 2 or more, and this one is worth 1.",
        "you hold better gifts of all others",
    ),
    (
        "petition",
        scene,
        "no-petition",
        "No gift of yours that is ready can do anything for a petition now.",
        "no ready gift could do anything",
    ),
    (
        "petition",
        lambda: scene(options={"game": "basic"}, gifts="A3"),
        "basic-game",
        "This match is played without petitions to the Emperor.",
        "not in the basic game",
    ),
    (
        "petition",
        lambda: scene(cubes="1333"),
        "too-few-cubes",
        "That takes 2 cubes, and you have 1 left. A petition always takes 2.",
        "takes 2 cubes, you have 1",
    ),
    (
        "commercial",
        lambda: scene(commercial="A"),
        "commercial-used",
        "You have had commercial income in this round; it comes once a round.",
        "once a round",
    ),
    (
        "card",
        scene,
        "no-rewards",
        "You hold no reward card that could be played now.",
        "you hold none",
    ),
    (
        "card",
        favour,
        "no-rewards-now",
        "The Imperial Favour is for actions of the box: no reward card can be played with it.",
        "not with this action",
    ),
]


@pytest.mark.parametrize(("do", "before", "code", "sentence", "short"), NOT_NOW)
def test_what_is_not_possible_now_says_why_in_the_box_in_a_few_words(
    do: str, before: Callable[[], ConfuciusPosition], code: str, sentence: str, short: str
) -> None:
    position = before()
    found = next(entry for entry in prospects(position.view(0), 0) if entry.do == do)
    assert found.refusal is not None
    assert found.refusal.code == code
    assert found.refusal.facts["rule"] in CONFUCIUS.rules
    assert explain(WORDS, found.refusal, cast=people()) == sentence
    _, question = open_question(position)
    assert short in CONFUCIUS.ask(WORDS, people(), position.view(0), question)


def test_every_refusal_has_its_sentence_here() -> None:
    shown = {code for code, *_ in REFUSED} | {code for _, _, code, _, _ in NOT_NOW}
    assert shown | {"nothing-laid", "already-resigned"} == set(REFUSALS)
