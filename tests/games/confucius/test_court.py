"""The court phase: examinations, where a candidate goes, ministries resolved, posts, invasions."""

from collections.abc import Mapping

import pytest

from games.confucius.examination import CandidateLost, CandidatePlaced, CandidateShown
from games.confucius.resolution import standing
from tests.support.games.confucius.against_slow import leave
from tests.support.games.confucius.scenes import Facts, scene
from tests.support.games.confucius.stories import after, check_story, check_told, story

ONE_ROUND = "court; chief A; nothing; nothing; nothing"
NO_CARDS: Facts = {"students": "BC", "hands": {"A": "", "C": ""}}
HANDS: Facts = {"students": "BC", "hands": {"D": "13", "A": "22", "B": "12", "C": "1"}}
LAID = "court; tutor red 1 3; tutor orange 2; tutor red 1"
LAST: Facts = {"students": "BC", "hands": {"A": "3", "B": "2", "C": "22", "D": "22"}, "gifts": "C1A B2D"}

FOUR: Facts = {"students": "BC", "hands": {"D": "2222"}}
EACH: Facts = {"students": "BC", "hands": dict.fromkeys("ABCD", "123")}

FULL = "2B! 2C! 2D! 3B! 3C! 3D! 3B!"
FULL2 = "4B! 4C! 4D! 4B! 4C! 5D! 5B!"
FULL3 = "5B! 5C! 5D! 6B! 6C! 6D! 6B!"
ANY: Facts = {"candidate": "any", "gongbu": FULL3}
SOLE: Facts = {"students": "A.", "forced": True}
NEXT: Facts = {**SOLE, "candidates": "any any gongbu hubu"}
TWO_OWN = "2B! 2C! 2B! 3B! 3C! 3B! 3B!"
TWO_CLOSED = {"hubu": "BC", "gongbu": "BC"}

EXAMS = [
    # none with an empty student space unless forced; forced without students the candidate stays
    story({}, "court", phase="chief", students="..", candidate="bingbu"),
    story({"forced": True}, "court", phase="chief", forced=False, candidate="bingbu"),
    story({"students": "B.", "candidate": "any"}, ONE_ROUND, round=4, students="B."),
    # a player without rival wins without cards, and no gift is cancelled
    *(
        story({"students": who, "forced": forced, "gifts": "B5C B4D"}, "court", turn="B", active="B4D B5C")
        for who, forced in (("B.", True), (".B", True), ("BB", False), ("BB", True))
    ),
    # all tutor once clockwise from the Chief Minister, but for those without cards
    story({"students": "BC", "chief": "C"}, "court; tutor red 2; tutor red 2; tutor red 2", turn="B"),
    story(NO_CARDS, "court; tutor red 2", turn="B", tutored=[-2, -1, -2, 0]),
    # laid cards are sealed until all have tutored, then discarded
    story({"students": "BC"}, "court; tutor red 2; tutor red 3", sealed=2),
    story(HANDS, LAID, discards="0000", laid=[[0, 1, 0, 0], [1, 0, 0, 0], [0] * 4, [1, 0, 1, 0]], sealed=3),
    story(HANDS, f"{LAID}; tutor orange 1", discards="3110", cards="1100", phase="place", sealed=0),
    # three cards for the giver end the gift, win or lose
    *(
        story({**FOUR, "gifts": gifts}, f"court; tutor {laid}", active=left)
        for gifts, laid, left in (
            ("B1D", "red 2 2", "B1D"),
            ("B1D", "red 2 2 2", ""),
            ("B3D C3D", "orange 2 2 2", "B3D"),
            ("B4D D4B", "red 2 2 2", "D4B"),
        )
    ),
    # more cash wins and red wins ties, also without cards
    *(
        story(EACH, "; tutor ".join(["court", *laid.split(", ")]), phase="place", turn=winner)
        for laid, winner in (
            ("red 1, red 1, orange 3, red 2", "B"),
            ("red 1, orange 1, orange 3, red 2", "C"),
            ("red 3, orange 1, orange 2, red 1", "B"),
            ("orange 1, orange 1, orange 1, orange 1", "C"),
        )
    ),
    story({**EACH, "hands": dict.fromkeys("ABCD", "")}, "court", phase="place", turn="B"),
    # the next candidate is the first whose ministry is open; one face up stays when its ministry closes
    story(NEXT, "court; place bingbu 4", candidate="hubu", candidates_left=["any", "any", "gongbu"]),
    story({**NEXT, "posts": {"hubu": "BC"}}, "court; place bingbu 4", candidate="gongbu"),
    story({**NEXT, "posts": TWO_CLOSED}, "court; place bingbu 4", candidate="any", candidates_left=["any"]),
    story({**SOLE, "candidates": "any"}, "court; place bingbu 4", candidate="any", candidates_left=[]),
    story({**SOLE, "candidates": ""}, "court; place bingbu 4", candidate=""),
    story({**SOLE, "candidates": "hubu", "posts": TWO_CLOSED}, "court; place bingbu 4", candidate=""),
    story({"candidate": "hubu", "hubu": TWO_OWN}, "court", candidate="hubu", resolved=[False, True, False]),
    # one card and one student leave no choice
    story(LAST, "court; tutor red 2", turn="B", cards="0121", legal="tutor red 2; tutor orange 2"),
]


def test_a_lost_candidate_is_followed_by_the_next() -> None:
    facts: Facts = {"bingbu": FULL2, "hubu": FULL, "candidates": "any any", "chief": "A", **SOLE, **ANY}
    check_told(facts, "court", [CandidateLost("any"), CandidateShown("any", ())])


def test_a_candidate_without_choice_goes_by_itself() -> None:
    facts: Facts = {"candidate": "hubu", "hubu": "2 2B! 3A 4B! . 5C 6", "chief": "A", **SOLE}
    check_told(facts, "court", [CandidatePlaced(0, "hubu", 1, 4, -1, -1, "empty", forced=True)])


# ── resolutions and invasions ────────────────────────────────────────────────────────────────────────

WALL: Facts = {"wall": 8, "posts": {"hubu": "..", "gongbu": ".."}}
"""The wall is complete and only Bingbu open; the new official that comes has no marker."""

WEAK_C = "2A 2A 4B 4B 3D! 3D 3C"
SECURED = "2A! 2A! 2A! 3B! 3B! 3C! 3C!"
ARMIES: Facts = {"armies": {"annam": "AA", "mongolia": "BBB", "manchuria": "CCC."}}
DONE: Facts = {"armies": {"annam": "AB"}, "land_state": {"annam": "won", "mongolia": "lost"}}


def of(bingbu: str, **more: object) -> Facts:
    """A scene of five with this Bingbu; chits 7 and 5."""
    return {"seats": 5, "chief": "A", "bingbu": bingbu, **more}


RESOLUTIONS = [
    # only with seven officials that all have a marker
    story(of("2A 2B 2A 3B 3A 3B 3A"), "court", resolved=[True, False, False], posts="AB .. .."),
    story(of("2A! 2B 2A 0B! 3A 3B 3A"), "court", resolved=[True, False, False], posts="AB .. .."),
    story(of("2A 2B 2A 3B 3A 3B 3"), "court", resolved=[False] * 3, posts=".. .. .."),
    story(of("2A! 2B! 2A! 3B! 3A! 3B! ."), "court", resolved=[False] * 3, posts=".. .. .."),
    story(of("2A 2B 2A 3B 3A 3B 3A", posts={"bingbu": "CD"}), "court", posts="CD .. ..", scores="00000"),
    # one player alone gets both posts; equal chits are possible
    story(of("2B! 2B 2B 3B! 3B 3B 3B"), "court", posts="BB .. ..", scores=[0, 12, 0, 0, 0]),
    story(of("2B! 2B 2A 3A! 3A 3A 3A", chits={"bingbu": (6, 6)}), "court", ministries="66000"),
    # the weakest gives its influence to whom it likes; of several with as few the best seniority decides
    story(of("2A 2A 2A 3B 3B 3C 3C"), "court; influence B", posts="BA .. ..", bingbu=SECURED),
    story(of("2C 2B 2A 3A 3B 3C 3A"), "court", turn="B"),
    story(of("2A 2A 2A 3D 3B 3C 3B"), "court", turn="C"),
    # A, B and D have two each, A the best and D the worst; who gets C's is not the weakest any more
    story(of(WEAK_C), "court; influence A", turn="D"),
    story(of(WEAK_C), "court; influence B", turn="D"),
    story(of(WEAK_C), "court; influence D", turn="B"),
    story(of("2A 2B 2C 3D 3E 3A 3A"), "court; influence A; influence A; influence A", posts="AB .. .."),
    # the gift that obliged is gone, the others stay; that of somebody who is out does not bind any more
    story(of(WEAK_C, gifts="A2C B2C D1C E3C C4B"), "court; influence B", active="A2C C4B D1C E3C"),
    story(of("2A 2A 4B 4B 4B 3D 3C", gifts="C3D A1C"), "court", turn="D", may_influence="A; B"),
    # at the end of the match open ministries are resolved as they are, gifts still bind and are cancelled
    story(of("2A . . . . . .", **WALL), "court", ended="wall", posts="AA .. ..", ministries=[12, 0, 0, 0, 0]),
    story(of("2A 3B . . . . .", **WALL), "court", posts="AB .. ..", ministries="75000"),
    story(of("2 0B! 4A 4A! 5B . 6", **WALL), "court", posts="BA .. .."),
    story(of("2A 3B 4C . . . .", gifts="B1C", **WALL), "court", posts="BA .. ..", active=""),
    # influence received decides a tie at last: A and D have three each, and C gives its space 1 or 2
    story(of("2C 2D 2A 3A 3D 3D .", **WALL), "court", turn="C", may_influence="A; D"),
    story(of("2C 2D 2A 3A 3D 3D .", **WALL), "court; influence A", posts="AD .. .."),
    # a land that is full when the wall comes succeeds; armies stay and a land counts once
    story({**ARMIES, "wall": 8}, "court", land_state=["won", "won", "lost"], invasions="7900"),
    story({**DONE, "wall": 7}, "court", land_state=["won", "lost", "lost"], scores="0000"),
    story({"armies": {"manchuria": "AAAA"}}, "court", scores=[13, 0, 0, 0], held="1000"),
    # no card for an empty star or when there are none
    story({"wall": 3, "armies": {"annam": "A."}}, "court", land_state=["lost", "", ""], held="0000"),
    story({"armies": {"annam": "AB"}, "reward_deck": ""}, "court", scores="4300", held="0000"),
]


@pytest.mark.parametrize(("facts", "steps", "expected"), [*EXAMS, *RESOLUTIONS])
def test_the_court_phase(facts: Facts, steps: str, expected: Mapping[str, object]) -> None:
    check_story(facts, steps, expected)


def test_the_standing_can_be_looked_at_any_time() -> None:
    """In a ministry being resolved it counts influence received."""
    position = scene(bingbu="2A . . . . . .", hubu="2 3B! 4A . 5B 4A 0C!")
    assert standing(position, 1) == ((1, 2, 1), (0, 2, 2), (2, 1, 6))
    assert (standing(position, 0), standing(position, 2)) == (((0, 1, 0),), ())
    leave(position, 1)
    assert standing(position, 1) == ((0, 2, 2), (2, 1, 6))
    position = after("court; influence D", **of(WEAK_C, hubu="4C . . . . . ."))
    assert standing(position, 0) == ((3, 3, 4), (0, 2, 0), (1, 2, 2))
    assert standing(position, 1) == ((2, 1, 0),)
