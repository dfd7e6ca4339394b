"""What is told of actions, in which order, and where pictures ring it."""

from collections.abc import Sequence

import pytest

from games.confucius import events as told
from games.confucius.events import (
    Acted,
    ArmyMoved,
    Bribed,
    CandidatePlaced,
    CandidateShown,
    Commercial,
    ExamBegan,
    ExamDecided,
    ExamForced,
    GiftBought,
    GiftGiven,
    GiftRemoved,
    InfluenceGiven,
    Insulted,
    Invaded,
    JunksBought,
    JunksMoved,
    MarkerReplaced,
    Nominated,
    OfficialsSwapped,
    Paid,
    Petitioned,
    PostsFilled,
    Recruited,
    ResolutionBegan,
    RewardPlayed,
    Sailed,
    ScoreChanged,
    Secured,
    StudentReplaced,
    TitleAwarded,
    Transferred,
    Tutored,
    Visited,
)
from games.confucius.places import (
    CANDIDATE_PLACE,
    COLONIES_PLACE,
    box_place,
    distant_place,
    gift_place,
    land_place,
    ocean_place,
    official_place,
    post_place,
    rack_place,
    student_place,
    wall_place,
    yard_place,
)
from games.engine import Event
from tests.games.confucius.printed import BOX
from tests.games.confucius.scenes import Facts, court, of_type, play, scene, the

ANNAM, MONGOLIA, MANCHURIA = 0, 2, 4
"""Lands in play, by their place in the data."""

RICH = "1112223333"
NONE = (0, 0, 0, 0)


def acted(do: str, cubes: int = 1, source: str = "cubes", card: str = "") -> Acted:
    return Acted(0, do, cubes, source, card)


def cash(cards: tuple[int, int, int, int], due: int, full: int | None = None, kind: str = "cash") -> Paid:
    return Paid(0, cards, kind, due, due if full is None else full)


CASES: list[tuple[str, Facts, list[Event]]] = [
    ("bribe hubu 1; pay 2 2", {"hubu": "5 2A . . . . ."},
     [acted("bribe"), cash((0, 2, 0, 0), 4, 5), Bribed(0, 1, 0, 5)]),
    ("secure hubu 1; pay 2", {"hubu": "2A . . . . . ."},
     [acted("secure"), cash((0, 1, 0, 0), 1, 2), Secured(0, 1, 0, 2)]),
    ("bribe hubu 1; pay 2", {"hubu": "2 . . . . . .", "box": {"A": "officials"}},
     [acted("bribe", 2), cash((0, 1, 0, 0), 2), Bribed(0, 1, 0, 2)]),
    ("transfer hubu 2 C", {"hubu": ". 2A! . . . . .", "gifts": "C3A"},
     [acted("transfer", 0), Transferred(0, 2, 1, 1, True), GiftRemoved(2, 0, 3, "transfer")]),
    ("nominate orange; pay 2", {}, [acted("nominate"), cash((0, 1, 0, 0), 2), Nominated(0, 1)]),
    ("force; pay 3", {}, [acted("force"), cash((0, 0, 1, 0), 2), ExamForced(0)]),
    ("recruit; pay 1 3", {"bingbu": "2A . . . . . .", "colonies": {"A": 1}},
     [acted("recruit"), cash((1, 0, 1, 0), 4, 6, "licences"), Recruited(0, 2)]),
    ("invade manchuria 2; pay 2 3", {"colonies": {"A": 1}},
     [acted("invade"), cash((0, 1, 1, 0), 5), Invaded(0, 2, MANCHURIA, 1)]),
    ("junks 3; pay 1 3", {"gongbu": "2A . . . . . .", "yard": {"A": 1}},
     [acted("junks"), cash((1, 0, 1, 0), 4, 6), JunksBought(0, 3, 4)]),
    ("voyage 2; pay 1", {"yard": {"A": 3}, "ocean": {"A": 1}},
     [acted("voyage"), cash((1, 0, 0, 0), 2, 2, "licences"), Sailed(0, 2, 3)]),
    ("buy 2; pay 2", {}, [acted("buy"), cash((0, 1, 0, 0), 2), GiftBought(0, 2, False)]),
    ("give 3 C", {"gifts": "A3 A2C C1A"},
     [acted("give"), GiftGiven(0, 2, 3), GiftRemoved(0, 2, 2, "replaced"), GiftRemoved(2, 0, 1, "better")]),
    ("petition tile B C", {"gifts": "A2", "yard": {"B": 3}},
     [acted("petition", 2), Petitioned(0, 2), GiftRemoved(0, -1, 2, "petition"), JunksMoved(0, 1, 2, 2)]),
    ("petition vase red", {"gifts": "A3", "students": "B."},
     [acted("petition", 2), Petitioned(0, 3), GiftRemoved(0, -1, 3, "petition"), StudentReplaced(0, 0, 1)]),
    ("petition coat hubu 1 gongbu 2", {"gifts": "A4", "hubu": "2A . . . . . .", "gongbu": ". 3 . . . . ."},
     [acted("petition", 2), Petitioned(0, 4), GiftRemoved(0, -1, 4, "petition"),
      OfficialsSwapped(0, (1, 0), (2, 1))]),
    ("petition necklace annam 1 mongolia 2", {"gifts": "A5", "armies": {"annam": "A."}},
     [acted("petition", 2), Petitioned(0, 5), GiftRemoved(0, -1, 5, "petition"),
      ArmyMoved(0, 0, 0, ANNAM, 0, 1, MONGOLIA, 1)]),
    ("petition junk hubu 1 C", {"gifts": "A6", "hubu": "2B . . . . . ."},
     [acted("petition", 2), Petitioned(0, 6), GiftRemoved(0, -1, 6, "petition"),
      MarkerReplaced(0, 1, 0, 1, 2, True, "petition")]),
    ("nothing", {}, [acted("nothing")]),
    ("card recruit", {"rewards": {"A": "recruit"}},
     [acted("card", 0, "card", "recruit"), RewardPlayed(0, "recruit"), Recruited(0, 1)]),
    ("card insult", {"rewards": {"A": "insult"}, "colonies": {"A": 1}, "scores": {"A": 3}},
     [acted("card", 0, "card", "insult"), RewardPlayed(0, "insult"), Insulted(0), ScoreChanged(0, 3, 5)]),
    ("card gift 4", {"rewards": {"A": "gift"}},
     [acted("card", 0, "card", "gift"), RewardPlayed(0, "gift"), GiftBought(0, 4, True)]),
    ("card bribe-any hubu 1", {"rewards": {"A": "bribe-any"}, "hubu": "2 . . . . . ."},
     [acted("card", 0, "card", "bribe-any"), RewardPlayed(0, "bribe-any"),
      MarkerReplaced(0, 1, 0, -1, 0, False, "card")]),
    ("card bribe-any hubu 1; pay 2", {"rewards": {"A": "bribe-any"}, "hubu": "2B . . . . . ."},
     [acted("card", 0, "card", "bribe-any"), cash((0, 1, 0, 0), 2), RewardPlayed(0, "bribe-any"),
      MarkerReplaced(0, 1, 0, 1, 0, False, "card")]),
    ("card extra; nothing", {"rewards": {"A": "extra"}},
     [acted("card", 0, "card", "extra"), RewardPlayed(0, "extra"), acted("nothing", 0, "extra")]),
]  # fmt: skip


@pytest.mark.parametrize(("notations", "facts", "expected"), CASES, ids=[case[0] for case in CASES])
def test_what_is_told(notations: str, facts: Facts, expected: Sequence[Event]) -> None:
    position = scene(**{"hands": {"A": RICH}, **facts})
    assert play(position, *notations.split("; ")) == expected


def test_draws_follow_the_action() -> None:
    found = play(scene(hands={"A": "13"}), "commercial 1 3")
    assert found[:2] == [acted("commercial"), Commercial(0, (1, 0, 1, 0))]
    assert (len(found), sum(the(found, told.Drawn).cards)) == (3, 5)
    found = play(scene("favour", chief="A"), "tax")
    assert found[0] == acted("tax", 0, "favour")


def test_a_voyage() -> None:
    position = scene(
        hands={"A": RICH},
        yard={"A": 6},
        visited={"india": "B"},
        distant_chits=(2, 3, 4, 3, 2),
        ocean={"A": 4},
    )
    found = play(position, "voyage 6 india arabia", "pay 1 1")
    kinds = [type(event).__name__ for event in found]
    assert kinds == [
        "Acted",
        "Paid",
        "Sailed",
        "Visited",
        "RewardDrawn",
        "Visited",
        "RewardDrawn",
        "ScoreChanged",
    ]
    assert of_type(found, Visited) == [Visited(0, 1, 0), Visited(0, 2, 4)]


def test_an_examination() -> None:
    position = scene(
        chief="A",
        students="BC",
        hands={"A": "2", "B": "13", "C": "3", "D": ""},
        gifts="C1A",
        hubu="2B . . . . . .",
    )
    found = court(position)
    assert the(found, ExamBegan) == ExamBegan(1, 2, False)
    assert the(found, Tutored) == Tutored(0, 1, 2, (0, 1, 0, 0), True)
    found = play(position, "tutor red 1 3", "tutor orange 3")
    assert of_type(found, Tutored)[0] == Tutored(1, 0, 1, (1, 0, 1, 0), False)
    laid = ((0, 1, 0, 0), (1, 0, 1, 0), (0, 0, 1, 0), NONE)
    assert the(found, ExamDecided) == ExamDecided(laid, (1, 0, 1, -1), (4, 5), (1, 2), 1, 2, True)
    found = play(position, "place bingbu 2")
    assert found[:2] == [
        CandidatePlaced(2, "bingbu", 0, 1, -1, -1, "empty", False),
        CandidateShown("gongbu", ()),
    ]


def test_a_resolution() -> None:
    position = scene(bingbu="2A 2A 4B 4B 3D! 3D 3C", chief="A", gifts="D2B")
    found = court(position)
    assert the(found, ResolutionBegan) == ResolutionBegan(0, ((0, 2, 0), (1, 2, 2), (3, 2, 4), (2, 1, 6)))
    found = play(position, "influence A")
    assert the(found, InfluenceGiven) == InfluenceGiven(2, 0, 0, 1, 3, 0, False, False)
    found = play(position, "influence A")
    assert the(found, InfluenceGiven) == InfluenceGiven(3, 0, 0, 2, 5, 0, True, False)
    assert the(found, PostsFilled) == PostsFilled(0, 0, 1, (7, 5), ((0, 5, 0), (1, 2, 2)))


def test_titles_and_the_end() -> None:
    position = scene(wall=8, chief="A", posts={"bingbu": "..", "hubu": "..", "gongbu": "BC"}, ocean={"D": 2})
    found = court(position)
    assert of_type(found, TitleAwarded) == [
        TitleAwarded("chief", -1, (0, 1, 1, 0), True),
        TitleAwarded("admiral", 3, (0, 0, 0, 2), False),
        TitleAwarded("general", -1, (0, 0, 0, 0), True),
    ]
    assert [type(event) for event in found[-2:]] == [ScoreChanged, told.GameEnded]
    assert found[-1] == told.GameEnded("ministries", (0, 0, 0, 1), (3,))


# ── rings ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("event", "places"),
    [
        (acted("bribe"), (box_place(0),)),
        (acted("transfer", 0), ()),
        (acted("voyage", 0, "favour"), ()),
        (acted("petition", 2), (box_place(BOX.index("petition")),)),
        (Bribed(0, 1, 2, 5), (official_place(1, 2),)),
        (Secured(0, 2, 6, 5), (official_place(2, 6),)),
        (Transferred(0, 1, 0, 3, False), (official_place(0, 3),)),
        (MarkerReplaced(0, 0, 3, 1, 2, True, "petition"), (official_place(0, 3),)),
        (OfficialsSwapped(0, (0, 1), (2, 3)), (official_place(0, 1), official_place(2, 3))),
        (told.OfficialsCame(((0, 1, 4), (2, 5, 6))), (official_place(0, 1), official_place(2, 5))),
        (CandidatePlaced(0, "any", 1, 4, -1, -1, "empty", True), (official_place(1, 4),)),
        (CandidateShown("any", ()), (CANDIDATE_PLACE,)),
        (Nominated(0, 1), (student_place(1),)),
        (StudentReplaced(0, 0, 1), (student_place(0),)),
        (ExamForced(0), (box_place(BOX.index("force")),)),
        (ExamBegan(0, 1, False), (student_place(0), student_place(1))),
        (Tutored(0, 1, 2, NONE, False), (student_place(1),)),
        (ExamDecided((), (), (0, 0), (0, 1), 1, 1, True), (student_place(1),)),
        (PostsFilled(1, 0, 2, (7, 5), ()), (post_place(1, 0), post_place(1, 1))),
        (PostsFilled(1, -1, -1, (7, 5), ()), ()),
        (Recruited(0, 1), (COLONIES_PLACE,)),
        (Insulted(0), (COLONIES_PLACE,)),
        (Invaded(0, 2, 4, 3), (land_place(2, 3),)),
        (ArmyMoved(0, 1, 0, 0, 1, 2, 4, 3), (land_place(0, 1), land_place(2, 3))),
        (told.LandResolved(1, 2, True, (), 3), (land_place(1, 0),)),
        (JunksBought(2, 1, 1), (yard_place(2),)),
        (JunksMoved(0, 1, 2, 2), (yard_place(1), yard_place(2))),
        (Sailed(3, 2, 2), (ocean_place(3),)),
        (Visited(3, 4, 2), (distant_place(4),)),
        (GiftBought(1, 4, False), (rack_place(1),)),
        (GiftGiven(1, 3, 4), (gift_place(1, 3),)),
        (GiftRemoved(1, 3, 4, "transfer"), (gift_place(1, 3),)),
        (GiftRemoved(1, -1, 4, "petition"), (rack_place(1),)),
        (told.WallBuilt(9), (wall_place(9),)),
        (told.ChiefNamed(2, 1, False), (box_place(BOX.index("favour")),)),
        (told.Passed(0, True), ()),
        (ScoreChanged(0, 1, 2), ()),
    ],
)
def test_where_it_is_ringed(event: Event, places: tuple[int, ...]) -> None:
    assert event.places() == places
