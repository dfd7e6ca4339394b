"""Every reason why something is refused in Confucius, with its facts and its paragraph."""

import pytest

from games.confucius import GAME
from games.confucius.examination import Tutor
from games.confucius.position import ConfuciusPosition
from games.confucius.turns import parse
from tests.support.games.confucius.printed import DISTANT
from tests.support.games.confucius.scenes import Facts, scene
from tests.support.games.confucius.stories import after
from tests.support.games.legality import check_refused, why

RICH = {"A": "1112223333"}
POOR = {"A": "12"}
ROW = "2 3A 4A! 5B 6B! . ."
TWO = "2 . . . . . ."

CHIEF = after("court", chief="A")
TURN = scene(hands=RICH, hubu=ROW)
VASE = scene(cubes="1333", gifts="A3", students="B.")
BINGBU = scene(hands={"A": "33"}, bingbu="2A . . . . . .")
MOVED = scene(hubu=ROW, transferred="hubu 2")
NO_CUBE = scene(cubes="0333")
FREE = after("card extra", hands=RICH, rewards={"A": "extra cash"})
FAVOUR = scene("favour", chief="A", hands=RICH, rewards={"A": "cash"})
PAY = after("bribe hubu 1", hands={"A": "1223"}, hubu=ROW)
PAY_FOUR = after("buy 4", hands={"A": "1223"})
SAIL = after("voyage 3", hands={"A": "1223"}, yard={"A": 3})
TUTOR = after("court", chief="A", students="BC", hands={"A": "112"}, gifts="B2A C3A")
ONE_GIFT = after("court", chief="A", students="BC", hands={"A": "112"}, gifts="B2A")
WON: Facts = {"chief": "A", "students": "A.", "candidate": "hubu"}
PLACE = after("court", forced=True, hubu="2 3A 4A! . . . .", **WON)
FULL = after("court", forced=True, hubu="2 3A 4A! 5 5 5 5", **WON)
CLOSED = after("court", forced=True, posts={"hubu": "BC"}, **WON)
FIVE: Facts = {"seats": 5, "chief": "A", "bingbu": "2D 2B 2C 3D 3B 3C 3A"}
INFLUENCE = after("court", **FIVE)
HEIRS = after("court", seats=5, chief="A", bingbu="2A 2A 4B 4B 3D! 3D 3C", gifts="A2C B2C")
DISCARD = after("court", chief="A", hands={"A": "112333"})
COURT: Facts = {"hubu": ROW, "bingbu": "2A . . . . . .", "posts": {"bingbu": "BC"}, "students": "BA"}
ARMIES: Facts = {"armies": {"annam": "AB", "mongolia": "A.."}, "land_state": {"manchuria": "lost"}}
ALL: Facts = {**COURT, **ARMIES, "hands": RICH, "gifts": "A2 A3 A4 A5 A6", "yard": {"A": 2, "B": 1}}
ALL_GIFTS = scene(**ALL)
WITHOUT_D = after("leave D", **ALL)
GIFTS = scene(gifts="A1B A2- A3 A4 B4A", hands=RICH, rewards={"A": "gift"})
OBLIGED = scene(turn="B", hands={"B": "333"}, gifts="A3B", hubu="2A 3B 4B 5 . . .")
NO_ARMY = scene(hands=RICH, stock={"A": 0}, rewards={"A": "recruit insult"})
INVADER = scene(hands=RICH, colonies={"A": 1}, armies={"annam": ".B"}, land_state={"mongolia": "won"})
SIX_JUNKS = scene(hands=RICH, yard={"A": 6}, visited={"india": "A"})
FOUR_LANDS = scene(hands=RICH, yard={"A": 6}, ocean={"A": 4}, visited=dict.fromkeys(DISTANT[:4], "A"))
OTHERS: Facts = {"bingbu": TWO, "gongbu": TWO, "posts": {"gongbu": "BC"}}
BRIBERY = scene(hands={"A": "1"}, rewards={"A": "bribe-hubu bribe-any"}, hubu=ROW, **OTHERS)

REFUSED: list[tuple[ConfuciusPosition, str, str]] = [
    # what another phase asks for
    (CHIEF, "tax; pay 2; place hubu 1; discard 2; pass", "chief-now"),
    (TURN, "chief B; pay 2; tutor red 1; influence B", "act-now"),
    (FREE, "chief B; pay 2; place hubu 1", "free-now"),
    (FAVOUR, "chief B; pay 2; discard 1 1", "favour-now"),
    (PAY, "tax; bribe hubu 1; pass; chief B; card cash", "pay-now kind=cash due=1 do=bribe"),
    (SAIL, "nothing", "pay-now kind=licences due=3 do=voyage"),
    (TUTOR, "tax; pay 1; place hubu 1", "tutor-now"),
    (PLACE, "tax; tutor red 1; influence B", "place-now"),
    (INFLUENCE, "tax; place hubu 1; discard 1", "influence-now"),
    (DISCARD, "tax; pay 1 1; chief B", "discard-now"),
    (after("leave C; leave B", seats=3), "tax", "match-over"),
    (scene(turn="B").view(0), "tax", "not-your-turn seat=B"),
    (scene(turn="B").view(None), "tax", "not-your-turn seat=B"),
    # cubes
    (TURN, "pass", "cubes-left cubes=3"),
    (FREE, "pass", "no-passing source=extra rule=rewards"),
    (FAVOUR, "pass", "no-passing source=favour rule=favour"),
    (FREE, "card cash", "no-rewards-now source=extra rule=rewards"),
    (FAVOUR, "card cash", "no-rewards-now source=favour rule=favour"),
    (NO_CUBE, "tax", "too-few-cubes do=tax needed=1 left=0 rule=turn"),
    (NO_CUBE, "nothing", "too-few-cubes do=nothing needed=1 left=0"),
    (scene(cubes="1333", box={"A": "ships"}), "voyage 1", "too-few-cubes do=voyage needed=2 left=1"),
    (VASE, "petition vase red", "too-few-cubes do=petition needed=2 left=1"),
    # ministries and students
    (scene(options={"game": "basic"}, gifts="A3", students="B."), "petition vase red", "basic-game"),
    (scene(round=1), "nominate red", "not-in-first-round rule=nominate"),
    (scene(round=1), "force", "not-in-first-round rule=force"),
    (ALL_GIFTS, "bribe bingbu 1; secure bingbu 1; transfer bingbu 1 B", "ministry-closed ministry=bingbu"),
    (ALL_GIFTS, "petition junk bingbu 1 B; petition coat bingbu 1 hubu 2", "ministry-closed ministry=bingbu"),
    (ALL_GIFTS, "petition coat hubu 2 bingbu 2", "ministry-closed ministry=bingbu"),
    (ALL_GIFTS, "bribe hubu 6", "no-official ministry=hubu space=6 rule=bribe"),
    (ALL_GIFTS, "secure hubu 6", "no-official ministry=hubu space=6 rule=secure"),
    (ALL_GIFTS, "transfer hubu 6 B", "no-official ministry=hubu space=6 rule=transfer"),
    (ALL_GIFTS, "petition coat hubu 6 hubu 7", "no-official ministry=hubu space=6 rule=petition"),
    (ALL_GIFTS, "petition coat hubu 2 hubu 6", "no-official ministry=hubu space=6 rule=petition"),
    (ALL_GIFTS, "petition junk hubu 6 A", "no-official ministry=hubu space=6 rule=petition"),
    (TURN, "bribe hubu 4", "bribed-already ministry=hubu space=4 owner=B own=0"),
    (TURN, "bribe hubu 2", "bribed-already ministry=hubu space=2 owner=A own=1"),
    (OBLIGED, "bribe hubu 4", "obliged-not-to-bribe owner=A gift=3 ministry=hubu theirs=1 own=2"),
    (ALL_GIFTS, "secure hubu 1", "not-bribed ministry=hubu space=1 rule=secure"),
    (ALL_GIFTS, "transfer hubu 1 B", "not-bribed ministry=hubu space=1 rule=transfer"),
    (ALL_GIFTS, "petition coat hubu 1 hubu 2", "not-bribed ministry=hubu space=1 rule=petition"),
    (ALL_GIFTS, "petition junk hubu 1 B", "not-bribed ministry=hubu space=1 rule=petition"),
    (ALL_GIFTS, "secure hubu 4", "not-your-official ministry=hubu space=4 owner=B rule=secure"),
    (ALL_GIFTS, "transfer hubu 4 C", "not-your-official ministry=hubu space=4 owner=B rule=transfer"),
    (
        ALL_GIFTS,
        "petition coat hubu 4 hubu 5",
        "not-your-official ministry=hubu space=4 owner=B rule=petition",
    ),
    (TURN, "secure hubu 3", "secured-already ministry=hubu space=3 rule=secure"),
    (ALL_GIFTS, "petition junk hubu 5 A", "secured-already ministry=hubu space=5 rule=petition"),
    (TURN, "transfer hubu 2 A", "transfer-to-yourself"),
    (MOVED, "transfer hubu 2 C", "transferred-already ministry=hubu space=2"),
    (scene(students=".A"), "nominate red", "student-nominated student=orange"),
    (scene(students="C."), "nominate red", "student-taken student=red owner=C"),
    # armies and junks
    (NO_ARMY, "recruit; card recruit", "no-army-left armies=6"),
    (NO_ARMY, "invade annam 1; card insult", "no-army-in-colonies"),
    (INVADER, "invade korea 1", "land-not-used land=korea"),
    (ALL_GIFTS, "petition necklace annam 1 yunnan 1", "land-not-used land=yunnan"),
    (ALL_GIFTS, "petition necklace korea 1 annam 1", "land-not-used land=korea"),
    (INVADER, "invade mongolia 1", "land-resolved land=mongolia state=won"),
    (ALL_GIFTS, "petition necklace annam 1 manchuria 1", "land-resolved land=manchuria state=lost"),
    (ALL_GIFTS, "petition necklace manchuria 1 mongolia 2", "land-resolved land=manchuria state=lost"),
    (INVADER, "invade annam 2", "box-taken land=annam box=2 owner=B"),
    (ALL_GIFTS, "petition necklace annam 1 mongolia 1", "box-taken land=mongolia box=1 owner=A"),
    (ALL_GIFTS, "petition necklace annam 1 annam 1", "box-taken land=annam box=1 owner=A"),
    (scene(hands=RICH, yard={"B": 23}), "junks 3", "too-few-junks-left count=3 junks=2"),
    (scene(yard={"A": 2}, visited=dict.fromkeys(DISTANT, "A")), "voyage 1", "all-lands-visited"),
    (scene(hands=RICH, yard={"A": 2}), "voyage 3", "too-few-junks count=3 yard=2"),
    (FOUR_LANDS, "voyage 6 americas", "too-many-voyages count=6 voyages=2 left=1"),
    (SIX_JUNKS, "voyage 6", "wrong-number-of-lands count=6 voyages=1 found=0"),
    (SIX_JUNKS, "voyage 4 arabia", "wrong-number-of-lands count=4 voyages=0 found=1"),
    (SIX_JUNKS, "voyage 5 arabia africa", "wrong-number-of-lands count=5 voyages=1 found=2"),
    (SIX_JUNKS, "voyage 5 india", "land-visited land=india"),
    # gifts
    (GIFTS, "give 5 B", "gift-not-bought gift=5 rule=give"),
    (GIFTS, "petition junk hubu 1 A", "gift-not-bought gift=6 rule=petition"),
    (GIFTS, "buy 3", "gift-bought gift=3"),
    (GIFTS, "card gift 4", "gift-bought gift=4"),
    (GIFTS, "give 1 C", "gift-given gift=1 owner=B rule=give"),
    (GIFTS, "buy 1; card gift 1", "gift-given gift=1 owner=B rule=buy"),
    (GIFTS, "give 2 C", "gift-gone gift=2 rule=give"),
    (GIFTS, "buy 2", "gift-gone gift=2 rule=buy"),
    (GIFTS, "petition tile B C", "gift-gone gift=2 rule=petition"),
    (GIFTS, "give 3 A", "give-to-yourself"),
    (GIFTS, "give 3 B", "obliged-to-better-gift owner=B gift=4 value=3"),
    # money
    (scene(commercial="A"), "commercial none", "commercial-used"),
    (scene(commercial="A", box={"A": "commercial"}, cubes="1333"), "commercial none", "commercial-used"),
    (scene(hands={"A": "123"}), "commercial 2 3", "too-much-cash cash=5 most=4"),
    (scene(hands=POOR), "commercial 3", "cards-not-held card=3 needed=1 held=0"),
    (scene(hands=POOR), "commercial 1 1", "cards-not-held card=1 needed=2 held=1"),
    (PAY, "pay 3 3", "cards-not-held card=3 needed=2 held=1"),
    (DISCARD, "discard 2 2", "cards-not-held card=2 needed=2 held=1"),
    (ONE_GIFT, "tutor red 3", "cards-not-held card=3 needed=1 held=0"),
    (scene(hands=POOR, hubu="5 2A . . . . ."), "bribe hubu 1", "too-little-cash due=4 full=5 have=3"),
    (scene(hands=POOR), "buy 5", "too-little-cash due=5 full=5 have=3"),
    (BINGBU, "recruit", "too-few-licences due=4 full=6 have=2"),
    (scene(hands={"A": "33"}, yard={"A": 3}), "voyage 3", "too-few-licences due=3 full=3 have=2"),
    (SAIL, "pay 3", "paid-too-little kind=licences due=3 paid=1"),
    (PAY_FOUR, "pay 3", "paid-too-little kind=cash due=4 paid=3"),
    # petitions
    (ALL_GIFTS, "petition tile A B", "own-shipyard"),
    (ALL_GIFTS, "petition tile B B", "same-shipyard rival=B"),
    (ALL_GIFTS, "petition tile C B", "shipyard-empty rival=C"),
    (scene(gifts="A3", students=".B"), "petition vase red", "no-student student=red"),
    (ALL_GIFTS, "petition vase orange", "own-student student=orange"),
    (ALL_GIFTS, "petition coat hubu 2 hubu 2", "same-official ministry=hubu space=2"),
    (ALL_GIFTS, "petition coat hubu 2 hubu 1", "higher-seniority space=2 space2=1"),
    (ALL_GIFTS, "petition necklace mongolia 2 mongolia 3", "no-army-there land=mongolia box=2"),
    (ALL_GIFTS, "petition necklace annam 2 mongolia 2", "not-your-army land=annam box=2 owner=B"),
    (ALL_GIFTS, "give 2 E; transfer hubu 2 E; petition tile B E; petition tile E B", "no-such-seat seat=E"),
    (ALL_GIFTS, "petition junk hubu 2 E", "no-such-seat seat=E"),
    (CHIEF, "chief E", "no-such-seat seat=E"),
    (WITHOUT_D, "give 2 D; transfer hubu 2 D; petition tile B D", "seat-has-left seat=D"),
    (WITHOUT_D, "petition junk hubu 2 D", "seat-has-left seat=D"),
    (after("court; leave D", chief="A"), "chief D", "seat-has-left seat=D"),
    (after("court; leave C", **FIVE), "influence C", "seat-has-left seat=C"),
    # reward cards
    (BRIBERY, "card cash", "reward-not-held card=cash"),
    (BRIBERY, "card gift 3", "reward-not-held card=gift"),
    (BRIBERY, "card bribe-bingbu bingbu 1", "reward-not-held card=bribe-bingbu"),
    (BRIBERY, "card bribe-hubu bingbu 1", "bribery-elsewhere card=bribe-hubu ministry=hubu"),
    (BRIBERY, "card bribe-any gongbu 1", "ministry-closed ministry=gongbu"),
    (BRIBERY, "card bribe-hubu hubu 7", "no-official ministry=hubu space=7 rule=rewards"),
    (BRIBERY, "card bribe-hubu hubu 2", "own-official ministry=hubu space=2"),
    (BRIBERY, "card bribe-any hubu 3", "own-official ministry=hubu space=3"),
    (BRIBERY, "card bribe-hubu hubu 5", "secured-official ministry=hubu space=5 owner=B"),
    (BRIBERY, "card bribe-hubu hubu 4", "too-little-cash due=4 full=5 have=1"),
    # court
    (CHIEF, "chief A", "chief-again"),
    (TUTOR, "tutor red 1", "obliged-to-tutor owner=C gift=3 student=orange rival=B other=2"),
    (ONE_GIFT, "tutor orange 1", "obliged-to-tutor owner=B gift=2 student=red rival=C other=0"),
    (CLOSED, "place hubu 1", "ministry-closed ministry=hubu"),
    (PLACE, "place bingbu 1", "candidate-own-ministry candidate=hubu"),
    (PLACE, "place hubu 1", "candidate-empty-first ministry=hubu space=1"),
    (FULL, "place hubu 3", "candidate-secured ministry=hubu space=3"),
    (INFLUENCE, "influence A", "influence-to-yourself"),
    (INFLUENCE, "influence E", "no-influence rival=E ministry=bingbu"),
    (HEIRS, "influence D", "obliged-to-heir seats=A,B gift=2"),
    (DISCARD, "discard 1", "discard-number needed=2 found=1 limit=4"),
    (DISCARD, "discard 1 1 2", "discard-number needed=2 found=3 limit=4"),
]

IN_GENERAL = {"all-bribed", "nothing-to-secure", "nothing-to-transfer", "no-box-left", "no-junks-to-sail"}
OF_CARDS = {"all-gifts-bought", "no-gift-available", "no-petition", "no-rewards", "no-bribery-target"}
"""Codes that say why there is no action of a kind at all; see test_prospects."""


@pytest.mark.parametrize(("position", "notations", "reason"), REFUSED, ids=[row[2] for row in REFUSED])
def test_refused(position: ConfuciusPosition, notations: str, reason: str) -> None:
    """All of these actions for this reason: the code and its facts."""
    code, facts = why(reason)
    for notation in notations.split("; "):
        check_refused(position, parse(notation), code, facts, GAME.refusals)


def test_every_code_is_tried() -> None:
    elsewhere = {"already-resigned", "nothing-laid"}
    tried = {reason.split()[0] for _, _, reason in REFUSED}
    assert tried | IN_GENERAL | OF_CARDS | elsewhere == set(GAME.refusals)


def test_nothing_laid() -> None:
    """It cannot be typed, but a stranger's input could hold it."""
    check_refused(ONE_GIFT, Tutor(0, (0, 0, 0)), "nothing-laid", {}, GAME.refusals)
