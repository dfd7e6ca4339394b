"""What Confucius refuses, in one clear sentence with the rule and the numbers."""

from collections.abc import Callable

import pytest

from bot.words import explain
from bot.words.confucius import NARRATOR as CONFUCIUS
from games.confucius.actions import Tutor
from games.confucius.notation import parse
from games.confucius.position import ConfuciusPosition
from games.engine import IllegalAction
from tests.games.confucius.scenes import scene
from tests.words.confucius.situations import (
    court_of,
    examined,
    extra,
    favour,
    full_hands,
    lands,
    left,
    officials,
    over,
    paying,
    presents,
    resolved,
    ships,
    students,
    won,
)
from tests.words.confucius.telling import people
from tests.words.speaking import WORDS

REFUSED: list[tuple[str, Callable[[], ConfuciusPosition], str, str]] = [
    ("match-over", over, "tax", "The match is over."),
    ("not-your-turn", lambda: scene().view(1), "tax", "It is the turn of ● **Mei**."),
    (
        "chief-now",
        lambda: scene("chief", chief="A"),
        "tax",
        "First name the next Chief Minister, as in `chief B`.",
    ),
    (
        "chief-again",
        lambda: scene("chief", chief="A"),
        "chief A",
        "The Chief Minister names somebody else.",
    ),
    (
        "act-now",
        scene,
        "pay 2",
        "It is time for an action, as in `bribe hubu 3`, or a reward card.",
    ),
    (
        "free-now",
        extra,
        "pay 2",
        "You have an extra action now: any action of the box, as in `tax`.",
    ),
    (
        "favour-now",
        favour,
        "pay 2",
        "You have the Imperial Favour now: any action of the box, as in `tax`, or `nothing`.",
    ),
    ("pay-now", paying, "tax", "First pay 4 cash, as in `pay 2 3`."),
    (
        "tutor-now",
        examined,
        "tax",
        "An examination is held: lay cards for a student, as in `tutor red 1 2`.",
    ),
    ("place-now", lambda: won(". . 2 4 . . ."), "tax", "First place the candidate, as in `place hubu 5`."),
    ("influence-now", resolved, "tax", "First say who gets your influence, as in `influence B`."),
    ("discard-now", full_hands, "tax", "First discard, as in `discard 1 1`."),
    (
        "cubes-left",
        scene,
        "pass",
        "You have 3 cubes left, and with cubes nobody passes. Doing `nothing` takes one.",
    ),
    ("no-passing", extra, "pass", "An extra action is taken at once; `nothing` is one too."),
    ("no-passing", favour, "pass", "Nobody passes the Imperial Favour; doing `nothing` takes it too."),
    (
        "no-rewards-now",
        extra,
        "card cash",
        "The extra action is one of the box: no other reward card serves for it.",
    ),
    (
        "no-rewards-now",
        favour,
        "card cash",
        "The Imperial Favour is for actions of the box: no reward card can be played with it.",
    ),
    (
        "too-few-cubes",
        lambda: scene(cubes="1333", box={"A": "officials"}, bingbu=". . 2 . . . ."),
        "bribe bingbu 3",
        "That takes 2 cubes, and you have 1 left. "
        "The first action on a space of the box takes 1, every later one in the same round 2.",
    ),
    (
        "too-few-cubes",
        lambda: scene(cubes="1333", gifts="A3", students="B."),
        "petition vase red",
        "That takes 2 cubes, and you have 1 left. A petition always takes 2.",
    ),
    ("no-such-seat", lambda: scene("chief", chief="A"), "chief E", "There is no seat E in this match."),
    (
        "seat-has-left",
        left,
        "give 3 B",
        "■ **Jonas** has left the match: choose somebody else.",
    ),
    (
        "basic-game",
        lambda: scene(options={"game": "basic"}, gifts="A3", students="B."),
        "petition vase red",
        "This match is played without petitions to the Emperor.",
    ),
    (
        "not-in-first-round",
        lambda: scene(round=1),
        "nominate red",
        "There is no examination in round 1: nobody nominates or forces one before round 2.",
    ),
    (
        "ministry-closed",
        officials,
        "bribe gongbu 3",
        "Gongbu is resolved, and nothing changes there any more.",
    ),
    ("no-official", officials, "bribe bingbu 2", "On Bingbu 2 is no official."),
    (
        "bribed-already",
        officials,
        "bribe bingbu 5",
        "The official on Bingbu 5 has the marker of ■ **Jonas** already: bribe one that has none.",
    ),
    ("bribed-already", officials, "bribe bingbu 4", "The official on Bingbu 4 is yours already."),
    (
        "obliged-not-to-bribe",
        officials,
        "bribe hubu 3",
        "You hold the vase of ■ **Jonas**: while ■ **Jonas** has an official in Hubu and you have as many, "
        "you may not bribe there. Now it is 1 there to your 1.",
    ),
    ("not-bribed", officials, "secure hubu 3", "Nobody has bribed the official on Hubu 3."),
    (
        "not-your-official",
        officials,
        "secure hubu 5",
        "The official on Hubu 5 has the marker of ■ **Jonas**, not yours.",
    ),
    ("secured-already", officials, "secure bingbu 1", "The official on Bingbu 1 is secured already."),
    ("transfer-to-yourself", officials, "transfer hubu 4 A", "A transfer goes to another player."),
    (
        "transferred-already",
        officials,
        "transfer bingbu 4 B",
        "The official on Bingbu 4 came by transfer in this round, "
        "and is handed on in the next one at the earliest.",
    ),
    (
        "student-nominated",
        students,
        "nominate red",
        "You have a student on orange already, and nobody nominates a second.",
    ),
    (
        "student-taken",
        lambda: scene(students="B."),
        "nominate red",
        "On red stands a student of ■ **Jonas**.",
    ),
    (
        "no-army-left",
        lambda: scene(colonies={"A": 6}),
        "recruit",
        "All 6 of your armies are out.",
    ),
    (
        "no-army-in-colonies",
        scene,
        "invade annam 1",
        "You have no army in your colonies: recruit one first.",
    ),
    ("land-not-used", lands, "invade korea 1", "Korea is not in this match."),
    (
        "land-resolved",
        lands,
        "invade manchuria 1",
        "Manchuria is lost already: no army comes or goes there.",
    ),
    ("box-taken", lands, "invade annam 1", "In Annam, box 1, stands an army of ■ **Jonas**."),
    (
        "too-few-junks-left",
        ships,
        "junks 2",
        "Only 1 junk is left in the supply.",
    ),
    (
        "all-lands-visited",
        lambda: scene(
            yard={"A": 2},
            visited=dict.fromkeys(("spice", "india", "arabia", "africa", "americas"), "A"),
        ),
        "voyage 1",
        "You have visited all distant lands, so no more junks of yours sail.",
    ),
    ("too-few-junks", ships, "voyage 8", "You have 7 junks in your shipyard, so 8 cannot sail."),
    (
        "too-many-voyages",
        lambda: scene(
            yard={"A": 9},
            ocean={"A": 1},
            visited={"spice": "BA", "india": "A", "arabia": "A", "africa": "A"},
            hands={"A": "111"},
        ),
        "voyage 9 americas",
        "9 junks more would complete 2 voyages, and only 1 land is left to visit.",
    ),
    (
        "wrong-number-of-lands",
        ships,
        "voyage 4",
        "With 4 junks you complete 1 voyage: name 1 land, as in `voyage 4 africa`.",
    ),
    (
        "wrong-number-of-lands",
        ships,
        "voyage 2 americas",
        "With 2 junks you complete no voyage, so name no land: `voyage 2`.",
    ),
    ("land-visited", ships, "voyage 4 spice", "You have been to the Spice Islands already."),
    ("gift-not-bought", presents, "give 6 B", "You have not bought the junk yet."),
    ("gift-bought", presents, "buy 3", "You have the vase ready already."),
    ("gift-given", presents, "give 2 C", "Your tile is with ■ **Jonas** already."),
    ("gift-gone", presents, "give 5 C", "Your necklace has left the game."),
    ("give-to-yourself", presents, "give 3 A", "A gift goes to another player."),
    (
        "obliged-to-better-gift",
        presents,
        "give 3 B",
        "You hold the coat (4) of ■ **Jonas**: a gift back must be worth 4 or more, and this one is worth 3.",
    ),
    (
        "commercial-used",
        lambda: scene(commercial="A"),
        "commercial none",
        "You have had commercial income in this round; it comes once a round.",
    ),
    (
        "too-much-cash",
        scene,
        "commercial 2 3",
        "Those cards are worth 5 cash; for commercial income you give up 4 at most.",
    ),
    ("cards-not-held", scene, "commercial 1", "You hold no card of 1 cash."),
    ("cards-not-held", paying, "pay 3 3", "You hold only 1 card of 3 cash."),
    (
        "too-little-cash",
        lambda: scene(hands={"A": "12"}),
        "buy 6",
        "That costs 6 cash, and all your cards come to 3.",
    ),
    (
        "too-few-licences",
        lambda: scene(hands={"A": "33"}),
        "recruit",
        "That takes 6 licences, and all your cards come to 2.",
    ),
    ("paid-too-little", paying, "pay 1 2", "Those cards are worth 3 cash, and 4 are due."),
    (
        "own-shipyard",
        ships,
        "petition tile A B",
        "The junks come from the shipyard of another player.",
    ),
    (
        "same-shipyard",
        ships,
        "petition tile B B",
        "The junks leave the shipyard of ■ **Jonas**: choose another one for them.",
    ),
    ("shipyard-empty", ships, "petition tile D A", "No junk lies in the shipyard of ◆ **Lena**."),
    ("no-student", students, "petition vase red", "No student stands on red."),
    ("own-student", students, "petition vase orange", "The student on orange is yours already."),
    (
        "same-official",
        lambda: scene(bingbu=". . 2A . . . .", gifts="A4"),
        "petition coat bingbu 3 bingbu 3",
        "An official changes places with another one.",
    ),
    (
        "higher-seniority",
        lambda: scene(bingbu=". . 2A . . . .", hubu=". 3 . . . . .", gifts="A4"),
        "petition coat bingbu 3 hubu 2",
        "Place 2 is higher than place 3: yours changes with a place of the same or a higher number.",
    ),
    (
        "no-army-there",
        lands,
        "petition necklace annam 2 mongolia 2",
        "In Annam, box 2, stands no army.",
    ),
    (
        "not-your-army",
        lands,
        "petition necklace annam 1 mongolia 2",
        "The army in Annam, box 1, is that of ■ **Jonas**, "
        "and in this match the necklace moves your own only.",
    ),
    ("reward-not-held", scene, "card cash", "You do not hold the reward card “Cash”."),
    (
        "bribery-elsewhere",
        officials,
        "card bribe-hubu bingbu 3",
        "“Bribe in Hubu” serves in Hubu only, until that ministry is resolved.",
    ),
    (
        "own-official",
        officials,
        "card bribe-hubu hubu 4",
        "The official on Hubu 4 is yours already: take one without a marker or one of another player.",
    ),
    (
        "secured-official",
        officials,
        "card bribe-any bingbu 5",
        "The official of ■ **Jonas** on Bingbu 5 is secured: a bribery card cannot take it.",
    ),
    (
        "obliged-to-tutor",
        examined,
        "tutor orange 2",
        "You hold the coat of ■ **Jonas**, so you lay cards for ■ **Jonas**’s student, red: "
        "it is worth more than the tile you hold of ▲ **Aiko**.",
    ),
    (
        "obliged-to-tutor",
        lambda: court_of(scene(students="BC", gifts="B4A", chief="A")),
        "tutor orange 2",
        "You hold the coat of ■ **Jonas**, so you lay cards for ■ **Jonas**’s student, red.",
    ),
    (
        "candidate-own-ministry",
        lambda: won(". . 2 4 . . ."),
        "place hubu 5",
        "A candidate for Bingbu goes there while there is room.",
    ),
    (
        "candidate-empty-first",
        lambda: won(". . 2 4 . . ."),
        "place bingbu 3",
        "While there is an empty place, the candidate replaces nobody, not on Bingbu 3 either.",
    ),
    (
        "candidate-secured",
        lambda: won("2A! 3A! 4B! 5B! 6A! 3 2"),
        "place bingbu 3",
        "The official on Bingbu 3 is secured, and no candidate replaces it.",
    ),
    ("influence-to-yourself", resolved, "influence C", "Your influence goes to another player."),
    ("no-influence", resolved, "influence E", "⬢ **Tom** has no influence in Bingbu."),
    (
        "obliged-to-heir",
        resolved,
        "influence B",
        "You hold the vase of ● **Mei**, your highest gift here: your influence goes to ● **Mei**.",
    ),
    (
        "discard-number",
        full_hands,
        "discard 1",
        "You keep 4 cards, so discard 2 cards; those are 1.",
    ),
]


@pytest.mark.parametrize(("code", "before", "refused", "sentence"), REFUSED)
def test_a_refusal_says_why(
    code: str, before: Callable[[], ConfuciusPosition], refused: str, sentence: str
) -> None:
    position = before()
    with pytest.raises(IllegalAction) as caught:
        position.verify(parse(refused))
    assert caught.value.code == code
    assert explain(WORDS, caught.value, cast=people(position.seats)) == sentence
    assert caught.value.facts["rule"] in CONFUCIUS.rules


def test_laying_nothing_is_refused() -> None:
    with pytest.raises(IllegalAction) as caught:
        examined().verify(Tutor(0, (0, 0, 0)))
    assert explain(WORDS, caught.value) == "Lay one card at least."


def test_leaving_twice_is_refused() -> None:
    position = left()
    with pytest.raises(IllegalAction) as caught:
        position.resign(1)
    assert explain(WORDS, caught.value, cast=people()) == "■ **Jonas** has resigned already."
