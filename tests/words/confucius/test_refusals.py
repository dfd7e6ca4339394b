"""What Confucius refuses, in one clear sentence with the rule and the numbers."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.words import explain
from bot.words.confucius import NARRATOR as CONFUCIUS
from games.confucius import components
from games.confucius.actions import Tutor
from games.confucius.notation import parse
from games.confucius.position import ConfuciusPosition
from games.confucius.prospects import prospects
from games.confucius.refusals import REFUSALS
from games.engine import BadData, BadNotation, IllegalAction
from tests.games.confucius.scenes import court, play, scene
from tests.words.confucius.telling import people
from tests.words.speaking import WORDS, open_question


def officials() -> ConfuciusPosition:
    """A may not bribe in Hubu: it holds B's vase, and B has as many there."""
    return scene(
        bingbu="0A! . 2 4A 6B! . .",
        hubu=". . 5 3A 4B . .",
        gifts="B3A",
        posts={"gongbu": "AB"},
        transferred="bingbu 4",
        rewards={"A": "bribe-any bribe-hubu"},
    )


def students() -> ConfuciusPosition:
    return scene(students=".A", gifts="A3")


def lands() -> ConfuciusPosition:
    return scene(
        colonies={"A": 1},
        armies={"annam": "B.", "mongolia": "A..", "manchuria": "...."},
        land_state={"manchuria": "lost"},
        gifts="A5",
        hands={"A": "333"},
    )


def ships() -> ConfuciusPosition:
    return scene(
        yard={"A": 7, "B": 2, "C": 14},
        ocean={"A": 1},
        visited={"spice": "BA", "india": "A", "arabia": "A", "africa": "A"},
        gifts="A2",
        hands={"A": "111"},
    )


def presents() -> ConfuciusPosition:
    return scene(gifts="B4A A3 A2B A5-", hands={"A": "333"})


def examined() -> ConfuciusPosition:
    """A holds a coat of B and a tile of C, whose students are examined."""
    position = scene(students="BC", gifts="B4A C2A", chief="A")
    court(position)
    return position


def won(bingbu: str, hubu: str = ". . . . . . .") -> ConfuciusPosition:
    """A has won the candidate for Bingbu."""
    position = scene(bingbu=bingbu, hubu=hubu, students="AA", posts={"gongbu": "BC"})
    court(position)
    return position


def resolved() -> ConfuciusPosition:
    """C, who has least in Bingbu, holds gifts of A and D there, and may choose."""
    position = scene(
        seats=5,
        turn="C",
        bingbu="2A! 3A! 4B! 5B! 6D! 4D! 2C!",
        gifts="A3C D3C",
    )
    court(position)
    return position


def full_hands() -> ConfuciusPosition:
    position = scene(hands={"A": "112233"}, chief="A")
    court(position)
    return position


def paying() -> ConfuciusPosition:
    position = scene(hands={"A": "1223"})
    play(position, "buy 4")
    return position


def extra() -> ConfuciusPosition:
    position = scene(rewards={"A": "extra cash"})
    play(position, "card extra")
    return position


def favour() -> ConfuciusPosition:
    position = scene(chief="A", rewards={"A": "cash"})
    position.phase, position.source, position.cubes = "favour", "favour", [0] * 4
    return position


def left() -> ConfuciusPosition:
    position = scene(gifts="A3")
    position.resign(1)
    return position


def over() -> ConfuciusPosition:
    position = scene(seats=3)
    position.resign(1)
    position.resign(2)
    return position


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


def court_of(position: ConfuciusPosition) -> ConfuciusPosition:
    court(position)
    return position


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


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("bribe libu 3", "There is no ministry “libu”. There are: bingbu, hubu, gongbu."),
        ("bribe hubu 8", "There is no 8 here: the numbers go from 1 to 7."),
        ("nominate blue", "There is no student “blue”. There are: red, orange."),
        (
            "give pearl B",
            "There is no gift “pearl”. There are: wall-hanging, tile, vase, coat, necklace, junk.",
        ),
        ("invade nepal 1", "There is no land “nepal”. There are: annam, yunnan, mongolia, korea, manchuria."),
        ("invade annam 3", "Annam has the boxes 1 to 2, and no 3."),
        (
            "voyage 5 nepal",
            "There is no land “nepal”. There are: spice, india, arabia, africa, americas.",
        ),
        ("voyage 9 africa africa", "Nobody visits Africa twice."),
        ("chief Z", "There is no seat Z in this match."),
        (
            "card pearl",
            "There is no reward card “pearl”. There are: cash, gift, extra, bribe-bingbu, bribe-hubu, "
            "bribe-gongbu, bribe-any, recruit, insult.",
        ),
        ("hello", "I cannot read “hello”. Write it like `bribe hubu 3`."),
    ],
)
def test_a_text_that_is_no_move_says_what_is_wrong_with_it(text: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as caught:
        parse(text)
    assert explain(WORDS, caught.value) == sentence


@pytest.mark.parametrize(
    ("broken", "sentence"),
    [
        (
            ("cards.toml", "cash = 2", "cash = 4"),
            "confucius/cards.toml, card.2.cash: there stands 4 where 2 must be.",
        ),
        (
            ("gifts.toml", 'petition = "junks"', 'petition = "army"'),
            "confucius/gifts.toml, gift.tile.petition: there are “army” and must be “junks”.",
        ),
        (
            ("realm.toml", 'id = "korea"', 'id = "gift"'),
            "confucius/realm.toml, land.4.id: “gift” is no name for a land; "
            "use small letters from a to z only, and no word of the notation.",
        ),
        (
            ("realm.toml", 'id = "korea"', 'id = "annam"'),
            "confucius/realm.toml, land.4.id: land annam stands there twice.",
        ),
        (
            ("box.toml", "recruit = 6", "recruit = 3"),
            "confucius/box.toml, discount.recruit: 4 is too large; it must be 3 at most.",
        ),
    ],
)
def test_data_that_is_no_use_is_told_with_file_key_and_reason(
    tmp_path: Path, broken: tuple[str, str, str], sentence: str
) -> None:
    file, good, bad = broken
    text = (components.FOLDER / file).read_text(encoding="utf-8")
    assert good in text
    (tmp_path / "confucius").mkdir()
    (tmp_path / "confucius" / file).write_text(text.replace(good, bad), encoding="utf-8")
    with pytest.raises(BadData) as caught:
        getattr(components, f"read_{file.removesuffix('.toml')}")(tmp_path / "confucius" / file)
    assert explain(WORDS, caught.value) == sentence
