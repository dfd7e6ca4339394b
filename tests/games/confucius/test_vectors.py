"""The test vectors of the rules' text by number: those of the retelling, then the nine of the rulebook."""

from collections.abc import Mapping

import pytest

from games.confucius.armies import LandResolved
from games.confucius.gifts import GiftRemoved
from games.confucius.resolution import InfluenceGiven
from tests.support.games.confucius.against_slow import play
from tests.support.games.confucius.scenes import Facts, legal, refused, scene
from tests.support.games.confucius.stories import check_story, check_told, story

ROUND = "nothing; nothing; nothing"
SHIPS: Facts = {"yard": {"A": 10}, "hands": {"A": "1111"}, "distant_chits": (2, 2, 3, 4, 4)}
SIX = "voyage 6 africa; pay 1 1"
FOUR = "voyage 4 india; pay 1 1"
EMPTY: Facts = {"hands": {"A": "223", "B": "", "C": "", "D": ""}}
FAVOUR: Facts = {"chief": "A", "cubes": "1000", "hubu": "2 3 . . . . .", **EMPTY}
THREE: Facts = {"seats": 3, "chief": "A", "bingbu": "2A! 3B! 4A! 5B! 6A! 7B! 4C!"}
BLACK_PURPLE_GREEN: Facts = {**THREE, "gifts": "A4C B3C"}
ANNAM: Facts = {"chief": "C", "armies": {"annam": "AB"}, "hands": {"B": ""}}
WALL: Facts = {"chief": "C", "wall": 5, "lands": ("annam", "korea", "manchuria")}
KOREA: Facts = {**WALL, "armies": {"korea": ".AB"}, "land_state": {"annam": "lost"}}
OFFICIALS: Facts = {"hubu": "2A . . . . . .", "gongbu": "5 . . . . . ."}
HUBU: Facts = {**OFFICIALS, "hands": {"A": "22222222"}, "cubes": "4333"}
JUNKS: Facts = {"cubes": "5444", "hands": {"A": "111"}}
DUEL: Facts = {"turn": "B", "gifts": "A3B B1 B2 B3 B4 B5 B6"}
ENOUGH = "2; 3; 2 3"

FULL_HANDS: Facts = {"chief": "A", "hands": {"A": "1122", "B": "11223", "C": "112233"}}
TITLES: Facts = {"ocean": {"B": 1}, "colonies": {"C": 1}, "posts": {"gongbu": "..", "bingbu": ".."}}

STORIES = [
    # the retelling: 0 gifts 3 cubes, 1 or 2 gifts 4, more 5; gifts at home or gone do not count
    *(
        story({"chief": "A", "gifts": gifts}, "court", phase="chief", cubes=[*map(int, cubes)])
        for gifts, cubes in (
            ("", "3333"),
            ("A1B", "4433"),
            ("A1B B2A", "4433"),
            ("A1B A2C", "4443"),
            ("A1B A2C A3D", "5444"),
            ("B1A C1A D1A", "5444"),
            ("A1B A2C B2A", "5443"),
            ("A1B A2C A3D B1A C1A", "5444"),
            ("A1 A2 A3- A4-", "3333"),
        )
    ),
    # the retelling: four cards are kept; titles are worth a point each
    story(FULL_HANDS, "court", phase="discard", turn="B"),
    story(FULL_HANDS, "court; discard 3; discard 1 1", cards="4443", phase="chief"),
    story({**TITLES, "wall": 8, "hubu": "5A . . . . . ."}, "court", titles="1110"),
    # 1: 1 given and 0 received 4 cubes, 2/2 5, 1/1 4, 0/0 3, 1/2 5
    story({"seats": 5, "chief": "A", "gifts": "A1B B1C B2E C1E E1B"}, "court", cubes="45435"),
    # 2: junks then voyage 1 and 2 cubes, buy and give 1 and 1, tax and commercial 1 and 1
    story(JUNKS, "junks 1; pay 1", cubes="4444"),
    story(JUNKS, f"junks 1; pay 1; {ROUND}; voyage 1; pay 1", cubes="2333"),
    story({"cubes": "5444"}, f"buy 2; pay 2; {ROUND}; give 2 B", cubes="3333"),
    story({"cubes": "5444"}, f"tax; {ROUND}; commercial none", cubes="3333"),
    # 2: bribe, later bribe by Imperial Favour: 1 cube, cash still due
    story(FAVOUR, "bribe hubu 1; pay 2; pass", phase="favour", turn="A", cubes="0000"),
    story(FAVOUR, "bribe hubu 1; pay 2; pass; bribe hubu 2", phase="pay", may_pay=ENOUGH),
    # 3: two junks and three bought make five for six cash
    story({"yard": {"A": 2}, "hands": {"A": "33"}}, "junks 3; pay 3 3", yard="5000", junks=20),
    # 4: six junks sail to Africa first, then four to a second land
    story(SHIPS, SIX, yard="4000", ocean="1000", junks=20, voyages="4000", held="1000"),
    story(SHIPS, f"{SIX}; {ROUND}; {FOUR}", yard="0000", ocean="0000", scores="6000", first=".A.A."),
    # 5: Black 3, Purple 3, Green 1: Green, who holds Purple's 3 and Black's 4, gives to Black
    story(BLACK_PURPLE_GREEN, "court", posts="AB .. ..", scores="750", active="B3C"),
    # 6: Annam full: 4 and 3 and a card; Korea not full when the wall is 6: nothing but the card
    story(ANNAM, "court", scores="4300", land_state=["won", "", ""], held="0100"),
    story(KOREA, "court", wall=6, scores="0000", land_state=["lost", "lost", ""], held="0100"),
    # 7: Gongbu 4 junks for 7; Bingbu an army for 4; Hubu an official of 5: bribe 4, secure 4
    story({"gongbu": "2A . . . . . .", "hands": {"A": "133"}}, "junks 4; pay 1 3 3", yard="4000"),
    story({"bingbu": "2A . . . . . .", "hands": {"A": "22"}}, "recruit; pay 2 2", colonies="1000"),
    story(HUBU, f"bribe gongbu 1; pay 2 2; {ROUND}; secure gongbu 1; pay 2 2", gongbu="5A! . . . . . ."),
    # 8: A gave B a 3: B may give A a 3, and both stay, or more, and A's is removed; not 1 or 2
    story(DUEL, "give 3 A", active="A3B B3A"),
    *(story(DUEL, f"give {value} A", active=f"B{value}A") for value in (4, 5, 6)),
]


@pytest.mark.parametrize(("facts", "steps", "expected"), STORIES)
def test_vectors(facts: Facts, steps: str, expected: Mapping[str, object]) -> None:
    check_story(facts, steps, expected)


@pytest.mark.parametrize(
    ("notation", "cards", "less"),
    [
        ("junks 1", "1", ""),
        ("junks 2", "12", "2"),
        ("junks 3", "123", "23"),
        ("junks 4", "1333", "333"),
        ("recruit", "11", "12"),
    ],
)
def test_the_retelling_junks_cost_1_3_6_10_cash_and_an_army_six_licences(
    notation: str, cards: str, less: str
) -> None:
    position = scene(hands={"A": cards})
    play(position, notation, f"pay {' '.join(cards)}")
    assert (position.hands[0], position.turn) == ([0] * 4, 1)
    assert refused(scene(hands={"A": less}), notation)


@pytest.mark.parametrize(
    ("cards", "drawn"),
    [("none", 1), ("1", 2), ("2", 3), ("1 1", 3), ("3", 4), ("1 2", 4), ("1 3", 5), ("2 2", 5), ("1 1 2", 5)],
)
def test_the_retelling_commercial_income_draws_one_more_than_its_cash(cards: str, drawn: int) -> None:
    position = scene(hands={"A": "1111122233"})
    play(position, f"commercial {cards}")
    given = 0 if cards == "none" else len(cards.split())
    assert sum(position.hands[0]) == 10 - given + drawn


def test_3_with_less_cash_three_junks_are_refused() -> None:
    assert refused(scene(yard={"A": 2}, hands={"A": "23"}), "junks 3")


def test_5_6_what_is_told() -> None:
    given, removed = InfluenceGiven(2, 0, 0, 1, 4, 4, False, True), GiftRemoved(0, 2, 4, "influence")
    check_told(BLACK_PURPLE_GREEN, "court", [given, removed])
    check_told(ANNAM, "court", [LandResolved(0, 0, True, ((0, 4), (1, 3)), 3)])
    check_told(KOREA, "court", [LandResolved(1, 3, False, ((0, 0), (1, 0)), 6)])


def test_8_a_lower_gift_back_is_forbidden() -> None:
    every = [(value, to) for value in range(1, 7) for to in "ACD"]
    assert legal(scene(**DUEL), "give") == [
        f"give {value} {to}" for value, to in every if value >= 3 or to != "A"
    ]


@pytest.mark.parametrize(("hubu", "allowed"), [("2A 3B", False), ("2A 3C", True), ("2C 3B", True)])
def test_9_a_gift_may_forbid_to_bribe(hubu: str, allowed: bool) -> None:
    """A's gift is with B: one marker of each in Hubu forbids; none of B's, or none of A's, does not."""
    position = scene(turn="B", hubu=f"{hubu} 4 . . . .", gifts="A2B", hands={"B": "3333"})
    assert (refused(position, "bribe hubu 3") == "") == allowed
