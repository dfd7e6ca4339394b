"""What is told of actions, in which order, and where pictures ring it."""

from collections.abc import Sequence
from typing import Literal

import pytest

from games.confucius import components as at
from games.confucius.armies import Invaded, LandResolved, Recruited
from games.confucius.box import Paid, Passed
from games.confucius.components import Kind
from games.confucius.deeds import Acted
from games.confucius.examination import (
    CandidatePlaced,
    CandidateShown,
    ExamBegan,
    ExamDecided,
    ExamEmpty,
    ExamForced,
    Nominated,
    Tutored,
)
from games.confucius.gifts import GiftBought, GiftGiven, GiftRemoved
from games.confucius.money import Commercial, Discarded, Drawn, RewardDrawn
from games.confucius.officials import Bribed, MarkerReplaced, Secured, Transferred
from games.confucius.petitions import ArmyMoved, JunksMoved, OfficialsSwapped, Petitioned, StudentReplaced
from games.confucius.resolution import InfluenceGiven, PostsFilled, ResolutionBegan
from games.confucius.rewards import Insulted, RewardPlayed
from games.confucius.rounds import ChiefNamed, RoundBegan
from games.confucius.scoring import ScoreChanged, TitleAwarded
from games.confucius.ships import JunksBought, Sailed, Visited
from games.confucius.state import Source
from games.confucius.turns import GameEnded, OfficialsCame, WallBuilt
from games.engine import Event
from tests.support.games.confucius.against_slow import court, play
from tests.support.games.confucius.printed import BOX
from tests.support.games.confucius.scenes import Facts, of_type, scene, the
from tests.support.games.confucius.stories import check_told, tells

ANNAM, MONGOLIA, MANCHURIA = 0, 2, 4
"""Lands in play, by their place in the data."""

RICH = "1112223333"
NONE = (0, 0, 0, 0)


def acted(do: str, cubes: int = 1, source: Source = "cubes", card: str = "") -> Acted:
    return Acted(0, do, cubes, source, card)


def cash(cards: str, due: int, full: int = 0, kind: Kind = "cash") -> Paid:
    """These cards, as in "13", are paid; ``full`` is the price without discount if there is one."""
    ones, twos, threes = map(cards.count, "123")
    return Paid(0, (ones, twos, threes, 0), kind, due, full or due)


def hubu(row: str) -> Facts:
    """The first officials of Hubu; there are no more."""
    return {"hubu": " ".join([*row.split(), *"......."][:7])}


def own(**more: str | int) -> Facts:
    """What A has: rewards, armies in the colonies, junks in the yard, points."""
    return {name: {"A": value} for name, value in more.items()}


def petition(value: int) -> list[Event]:
    """The gift goes to the Emperor."""
    gone = GiftRemoved(0, -1, value, "petition")
    return [acted("petition", 2), Petitioned(0, value), gone]


def card(name: str) -> list[Event]:
    """The reward is played."""
    return [acted("card", 0, "card", name), RewardPlayed(0, name)]


def put(before: int, after: int, secured: bool, by: Literal["petition", "card"]) -> MarkerReplaced:
    """A marker on the first official of Hubu is replaced."""
    return MarkerReplaced(0, 1, 0, before, after, secured, by)


AGAIN: Facts = {**hubu("2"), "box": {"A": "officials"}}
INVADED = Invaded(0, 2, MANCHURIA, 1)
TRANSFERRED = [Transferred(0, 2, 1, 1, True), GiftRemoved(2, 0, 3, "transfer")]
GONE = [GiftRemoved(0, 2, 2, "replaced"), GiftRemoved(2, 0, 1, "better")]

EXCHANGE: Facts = {"gifts": "A4", **hubu("2A"), "gongbu": ". 3 . . . . ."}
BRIBERY: Facts = {**own(rewards="bribe-any"), **hubu("2B")}
PAID = [acted("card", 0, "card", "bribe-any"), cash("2", 2), RewardPlayed(0, "bribe-any")]
RECRUITS: Facts = {"bingbu": "2A . . . . . .", **own(colonies=1)}
YARD: Facts = {"gongbu": "2A . . . . . .", **own(yard=1)}
FLEET: Facts = own(yard=3, ocean=1)
INSULT: Facts = own(rewards="insult", colonies=1, scores=3)
SWAP, PUT = "petition coat hubu 1 gongbu 2", "card bribe-any hubu 1"
MOVED = ArmyMoved(0, 0, 0, ANNAM, 0, 1, MONGOLIA, 1)
MOVE = "petition necklace annam 1 mongolia 2"

CASES: list[tuple[str, Facts, list[Event]]] = [
    ("bribe hubu 1; pay 2 2", hubu("5 2A"), [acted("bribe"), cash("22", 4, 5), Bribed(0, 1, 0, 5)]),
    ("secure hubu 1; pay 2", hubu("2A"), [acted("secure"), cash("2", 1, 2), Secured(0, 1, 0, 2)]),
    ("bribe hubu 1; pay 2", AGAIN, [acted("bribe", 2), cash("2", 2), Bribed(0, 1, 0, 2)]),
    ("transfer hubu 2 C", {**hubu(". 2A!"), "gifts": "C3A"}, [acted("transfer", 0), *TRANSFERRED]),
    ("nominate orange; pay 2", {}, [acted("nominate"), cash("2", 2), Nominated(0, 1)]),
    ("force; pay 3", {}, [acted("force"), cash("3", 2), ExamForced(0)]),
    ("recruit; pay 1 3", RECRUITS, [acted("recruit"), cash("13", 4, 6, "licences"), Recruited(0, 2)]),
    ("invade manchuria 2; pay 2 3", own(colonies=1), [acted("invade"), cash("23", 5), INVADED]),
    ("junks 3; pay 1 3", YARD, [acted("junks"), cash("13", 4, 6), JunksBought(0, 3, 4)]),
    ("voyage 2; pay 1", FLEET, [acted("voyage"), cash("1", 2, 2, "licences"), Sailed(0, 2, 3)]),
    ("buy 2; pay 2", {}, [acted("buy"), cash("2", 2), GiftBought(0, 2, False)]),
    ("give 3 C", {"gifts": "A3 A2C C1A"}, [acted("give"), GiftGiven(0, 2, 3), *GONE]),
    ("petition tile B C", {"gifts": "A2", "yard": {"B": 3}}, [*petition(2), JunksMoved(0, 1, 2, 2)]),
    ("petition vase red", {"gifts": "A3", "students": "B."}, [*petition(3), StudentReplaced(0, 0, 1)]),
    (SWAP, EXCHANGE, [*petition(4), OfficialsSwapped(0, (1, 0), (2, 1))]),
    (MOVE, {"gifts": "A5", "armies": {"annam": "A."}}, [*petition(5), MOVED]),
    ("petition junk hubu 1 C", {"gifts": "A6", **hubu("2B")}, [*petition(6), put(1, 2, True, "petition")]),
    ("nothing", {}, [acted("nothing")]),
    ("card recruit", own(rewards="recruit"), [*card("recruit"), Recruited(0, 1)]),
    ("card insult", INSULT, [*card("insult"), Insulted(0), ScoreChanged(0, 3, 5)]),
    ("card gift 4", own(rewards="gift"), [*card("gift"), GiftBought(0, 4, True)]),
    (PUT, {**BRIBERY, **hubu("2")}, [*card("bribe-any"), put(-1, 0, False, "card")]),
    (f"{PUT}; pay 2", BRIBERY, [*PAID, put(1, 0, False, "card")]),
    ("card extra; nothing", own(rewards="extra"), [*card("extra"), acted("nothing", 0, "extra")]),
]


@pytest.mark.parametrize(("notations", "facts", "expected"), CASES, ids=[case[0] for case in CASES])
def test_what_is_told(notations: str, facts: Facts, expected: Sequence[Event]) -> None:
    position = scene(**{"hands": {"A": RICH}, **facts})
    assert play(position, *notations.split("; ")) == expected


def test_draws_follow_the_action() -> None:
    found = play(scene(hands={"A": "13"}), "commercial 1 3")
    assert found[:2] == [acted("commercial"), Commercial(0, (1, 0, 1, 0))]
    assert (len(found), sum(the(found, Drawn).cards)) == (3, 5)
    assert play(scene("favour", chief="A"), "tax")[0] == acted("tax", 0, "favour")


def test_the_order_of_what_is_told() -> None:
    """Each voyage with its reward; the wall before the examination; titles and points before the end."""
    position = scene(hands={"A": RICH}, yard={"A": 6}, visited={"india": "B"}, ocean={"A": 4})
    found = play(position, "voyage 6 india arabia", "pay 1 1")
    voyage = [Visited, RewardDrawn]
    kinds = [type(event) for event in found]
    assert kinds == [Acted, Paid, Sailed, *voyage, *voyage, ScoreChanged]
    assert of_type(found, Visited) == [Visited(0, 1, 0), Visited(0, 2, 4)]
    kinds = [type(event) for event in court(scene(**EXAM))]
    assert kinds.index(WallBuilt) < kinds.index(ExamBegan) < kinds.index(Tutored)
    kinds = [type(event) for event in court(scene(**TITLES))]
    assert kinds[-5:] == [*[TitleAwarded] * 3, ScoreChanged, GameEnded]


HANDS = {"A": "2", "B": "13", "C": "3", "D": ""}
EXAM: Facts = {"chief": "A", "students": "BC", "hands": HANDS, "gifts": "C1A", "hubu": "2B . . . . . ."}
SOLE: Facts = {"students": "A.", "forced": True, "chief": "A"}
POSTS = {"hubu": "BC", "gongbu": "BC"}
CLOSED: Facts = {**SOLE, "candidates": "any any gongbu hubu", "posts": POSTS}
REPLACED: Facts = {**SOLE, "candidate": "hubu", "hubu": "2B 2B! 3A 4B! 5C! 5C 6"}
LAID = ((0, 1, 0, 0), (1, 0, 1, 0), (0, 0, 1, 0), NONE)
WON = "court; tutor red 1 3; tutor orange 3"
DUEL: Facts = {"bingbu": "2A 2A 4B 4B 3D! 3D 3C", "chief": "A", "gifts": "D2B"}
STANDING = ((0, 2, 0), (1, 2, 2), (3, 2, 4), (2, 1, 6))
BOTH: Facts = {"bingbu": "2B! 2B 2A 3A! 3A 3A 3A", "chief": "A"}
ALL_POSTS = {"bingbu": "..", "hubu": "..", "gongbu": "BC"}
TITLES: Facts = {"wall": 8, "chief": "A", "posts": ALL_POSTS, "ocean": {"D": 2}}
TIED: Facts = {"wall": 8, "bingbu": "2C . . . . . .", "gongbu": "3D . . . . . .", "hubu": "4A 4B 5A . . . ."}
CUBES: Facts = {"cubes": "1201"}
GIFTS: Facts = {"gifts": "A1B A2 B3A C1D C2A D5C"}
TUTORS: Facts = {"chief": "A", "students": "BC"}
RED = "court; tutor red 2"
LONE = f"{RED}; leave A; tutor orange 2; tutor orange 3; tutor orange 2"
TWOS = (0, 1, 0, 0)
ROUND = "nothing; nothing; nothing"
NAMED: Facts = {"chief": "B", "gifts": "A1B A2C B1A B2D B3C"}
BEGAN = RoundBegan(4, 0, (3, 4, 2, 1), (5, 5, 4, 4))
PLACED = CandidatePlaced(2, "bingbu", 0, 1, -1, -1, "empty", False)
LESSON: Facts = {"students": "BC", "hands": {"D": "2222"}, "gifts": "B3D"}
FILLED = PostsFilled(0, 0, 1, (7, 5), ((0, 5, 0), (1, 2, 2)))
SHARES = ((0, 5, 2), (1, 2, 0))


def decided(
    laid: tuple[tuple[int, int, int, int], ...], given: tuple[int, ...], cash: tuple[int, int]
) -> ExamDecided:
    """The students of B and C: what was laid, for which of them, how much it came to; C's has won."""
    return ExamDecided(laid, given, cash, (1, 2), 1, 2, True)


TOLD = [
    # rounds
    tells(NAMED, "court; chief A", ChiefNamed(0, 1, False), BEGAN),
    tells(CUBES, "nothing; nothing", Passed(2, True)),
    tells(CUBES, "nothing; nothing; nothing", Passed(0, True)),
    tells({"cubes": "0110", "rewards": {"A": "cash"}}, "pass", Passed(0, False)),
    tells({"chief": "C", "hands": {"C": "112233"}}, "court; discard 1 3", Discarded(2, (1, 0, 1, 0))),
    # examinations
    tells({"students": "B.", "wall": 2}, "court", WallBuilt(3)),
    tells({"forced": True}, "court", ExamEmpty()),
    tells({"students": "BB"}, "court", ExamDecided((NONE,) * 4, (-1,) * 4, (0, 0), (1, 1), 0, 1, False)),
    tells(EXAM, "court", ExamBegan(1, 2, False), Tutored(0, 1, 2, TWOS, True)),
    tells(EXAM, "court; tutor red 1 3", Tutored(1, 0, 1, (1, 0, 1, 0), False)),
    tells(EXAM, WON, decided(LAID, (1, 0, 1, -1), (4, 5))),
    tells(EXAM, f"{WON}; place bingbu 2", PLACED, CandidateShown("gongbu", ())),
    tells(LESSON, "court; tutor red 2 2 2", GiftRemoved(1, 3, 3, "tutoring")),
    tells(REPLACED, "court; place hubu 6", CandidatePlaced(0, "hubu", 1, 5, 5, 2, "replace", False)),
    tells(CLOSED, "court; place bingbu 4", CandidateShown("any", ("hubu", "gongbu"))),
    # resolutions
    tells(DUEL, "court", ResolutionBegan(0, STANDING)),
    tells(DUEL, "court; influence A", InfluenceGiven(2, 0, 0, 1, 3, 0, False, False)),
    tells(DUEL, "court; influence A; influence A", InfluenceGiven(3, 0, 0, 2, 5, 0, True, False), FILLED),
    tells(BOTH, "court", ResolutionBegan(0, SHARES), PostsFilled(0, 0, 1, (7, 5), SHARES)),
    # the end; Ministers of the last resolution decide ties
    tells(
        TITLES,
        "court",
        TitleAwarded("chief", -1, (0, 1, 1, 0), True),
        TitleAwarded("admiral", 3, (0, 0, 0, 2), False),
        TitleAwarded("general", -1, (0, 0, 0, 0), True),
        GameEnded("ministries", (0, 0, 0, 1), (3,)),
    ),
    tells(
        TIED,
        "court",
        TitleAwarded("chief", 0, (3, 2, 3, 3), True),
        TitleAwarded("admiral", 3, (0, 0, 0, 0), True),
        TitleAwarded("general", 2, (0, 0, 0, 0), True),
    ),
    # seats leave; laid cards of who left count
    tells(GIFTS, "leave A", *[GiftRemoved(*gift, "left") for gift in ((0, 1, 1), (1, 0, 3), (2, 0, 2))]),
    tells({"chief": "B", "cubes": "1011"}, f"leave B; {ROUND}", ChiefNamed(2, -1, False)),
    tells({"seats": 3, "chief": "B"}, "leave A; court", ChiefNamed(2, 1, True)),
    tells(TUTORS, f"{RED}; leave B", decided((TWOS, NONE, NONE, NONE), (0, -1, -1, -1), (2, 0))),
    tells(TUTORS, LONE, decided((TWOS, TWOS, (0, 0, 1, 0), TWOS), (0, 1, 1, 1), (2, 7))),
]


@pytest.mark.parametrize(("facts", "steps", "expected"), TOLD)
def test_what_else_is_told(facts: Facts, steps: str, expected: Sequence[Event]) -> None:
    check_told(facts, steps, expected)


@pytest.mark.parametrize(
    ("event", "places"),
    [
        (acted("bribe"), (at.box_place(0),)),
        (acted("transfer", 0), ()),
        (acted("voyage", 0, "favour"), ()),
        (acted("petition", 2), (at.box_place(BOX.index("petition")),)),
        (Bribed(0, 1, 2, 5), (at.official_place(1, 2),)),
        (Secured(0, 2, 6, 5), (at.official_place(2, 6),)),
        (Transferred(0, 1, 0, 3, False), (at.official_place(0, 3),)),
        (MarkerReplaced(0, 0, 3, 1, 2, True, "petition"), (at.official_place(0, 3),)),
        (OfficialsSwapped(0, (0, 1), (2, 3)), (at.official_place(0, 1), at.official_place(2, 3))),
        (OfficialsCame(((0, 1, 4), (2, 5, 6))), (at.official_place(0, 1), at.official_place(2, 5))),
        (CandidatePlaced(0, "any", 1, 4, -1, -1, "empty", True), (at.official_place(1, 4),)),
        (CandidateShown("any", ()), (at.CANDIDATE_PLACE,)),
        (Nominated(0, 1), (at.student_place(1),)),
        (StudentReplaced(0, 0, 1), (at.student_place(0),)),
        (ExamForced(0), (at.box_place(BOX.index("force")),)),
        (ExamBegan(0, 1, False), (at.student_place(0), at.student_place(1))),
        (Tutored(0, 1, 2, NONE, False), (at.student_place(1),)),
        (ExamDecided((), (), (0, 0), (0, 1), 1, 1, True), (at.student_place(1),)),
        (PostsFilled(1, 0, 2, (7, 5), ()), (at.post_place(1, 0), at.post_place(1, 1))),
        (PostsFilled(1, -1, -1, (7, 5), ()), ()),
        (Recruited(0, 1), (at.COLONIES_PLACE,)),
        (Insulted(0), (at.COLONIES_PLACE,)),
        (Invaded(0, 2, 4, 3), (at.land_place(2, 3),)),
        (ArmyMoved(0, 1, 0, 0, 1, 2, 4, 3), (at.land_place(0, 1), at.land_place(2, 3))),
        (LandResolved(1, 2, True, (), 3), (at.land_place(1, 0),)),
        (JunksBought(2, 1, 1), (at.yard_place(2),)),
        (JunksMoved(0, 1, 2, 2), (at.yard_place(1), at.yard_place(2))),
        (Sailed(3, 2, 2), (at.ocean_place(3),)),
        (Visited(3, 4, 2), (at.distant_place(4),)),
        (GiftBought(1, 4, False), (at.rack_place(1),)),
        (GiftGiven(1, 3, 4), (at.gift_place(1, 3),)),
        (GiftRemoved(1, 3, 4, "transfer"), (at.gift_place(1, 3),)),
        (GiftRemoved(1, -1, 4, "petition"), (at.rack_place(1),)),
        (WallBuilt(9), (at.wall_place(9),)),
        (ChiefNamed(2, 1, False), (at.box_place(BOX.index("favour")),)),
        (Passed(0, True), ()),
        (ScoreChanged(0, 1, 2), ()),
    ],
)
def test_where_it_is_ringed(event: Event, places: tuple[int, ...]) -> None:
    assert event.places() == places
