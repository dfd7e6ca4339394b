"""Leaving a match, in every phase; what becomes of what the leaver has."""

from collections.abc import Mapping

import pytest

from games.confucius.scoring import TitleAwarded
from tests.support.games.confucius.scenes import Facts, of_type, scene
from tests.support.games.confucius.stories import after, check_story, story, take

REALM: Facts = {"armies": {"annam": "A."}, "colonies": {"A": 1}, "yard": {"A": 3}, "ocean": {"A": 2}}
COURT: Facts = {"gifts": "A1B A2 B3A C1D C2A D5C", "students": "AB", "hubu": "2A 3A! 4B . . . ."}
EVERYTHING: Facts = {**REALM, **COURT, "hands": {"A": "123"}, "rewards": {"A": "cash"}}
ONE: Facts = {"turn": "B", "hands": {"B": "3"}, "hubu": "2B . . . . . ."}
ORDER: Facts = {**ONE, "gifts": "A1 B1 B2 B6", "yard": {"C": 2}}
BUYER: Facts = {"hands": {"A": "33"}}
EXTRA: Facts = {"hands": {"A": "33"}, "rewards": {"A": "extra"}}
TUTORS: Facts = {"chief": "A", "students": "BC"}
ROUND = "nothing; nothing; nothing"
RED = "court; tutor red 2"
"""A, the Chief Minister, has tutored B's student; B, C and D follow; students of B and C."""
WON: Facts = {"students": "B.", "forced": True}
HEIRS: Facts = {"bingbu": "2A 2A 2A 3B 3B 3C 3C"}
FIVE: Facts = {"seats": 5, "chief": "E", "bingbu": "2A 2A 4A 3B 3B 3C 3D"}

ALL_A: Facts = {"bingbu": "2A! 2A 2A 3A 3A 3A 3A"}
ALONE: Facts = {"seats": 3, "hubu": "2C . . . . . .", "colonies": {"A": 3}, "ocean": {"B": 2}}

STORIES = [
    # pieces and cards stay, gifts and students go
    story(EVERYTHING, "leave A", active="C1D D5C", students=".B", hubu="2A 3A! 4B . . . .", held="1000"),
    # who left is passed over and nothing can be given to it
    story(ORDER, "leave A", may_give="1 C; 1 D; 2 C; 2 D; 6 C; 6 D", may_transfer="hubu 1 C; hubu 1 D"),
    story(ORDER, "leave A", may_petition="tile C B; tile C D; junk hubu 1 B; junk hubu 1 C; junk hubu 1 D"),
    story(ORDER, "leave A; nothing; nothing; nothing", turn="B"),
    # leaving in one's turn passes it on, out of turn it stays where it is
    story(EXTRA, "card extra; leave A", phase="turn", turn="B", announced=""),
    story({"phase": "favour", "chief": "A"}, "leave A", wall=3, round=4, chief="B", phase="turn", turn="C"),
    story(BUYER, "buy 2; leave C", phase="pay", turn="A", announced="buy 2"),
    story(BUYER, "buy 2; leave C; pay 3; leave A", phase="turn", turn="B"),
    story(BUYER, "buy 2; leave A", phase="turn", turn="B", announced=""),
    # when the Chief Minister leaves the favour is lost and the next one follows
    story({"chief": "B", "cubes": "1011"}, f"leave B; {ROUND}", round=4, chief="C", turn="D"),
    story({"chief": "D"}, "court; leave D", phase="turn", chief="A", turn="B"),
    story({"seats": 3, "chief": "B"}, "leave A; court", phase="turn", chief="C", turn="B"),
    story({"chief": "B"}, "court; leave A; leave D", phase="turn", chief="C"),
    # cubes are counted again when a gift goes before the Chief Minister is named
    story({"chief": "D", "gifts": "A1B C1D A2C"}, "court; leave A", phase="chief", cubes="0344"),
    # examinations: when the owner of a student leaves the other one wins
    story(TUTORS, f"{RED}; leave B", phase="place", turn="C", discards="0100", sealed=0),
    story(TUTORS, f"{RED}; leave C", phase="place", turn="B", laid=[[0] * 4] * 4),
    # else it goes on without the leaver, whose entry in the record keeps those before it sealed
    story(TUTORS, "court; leave D", sealed=0),
    story(TUTORS, f"{RED}; leave D", phase="tutor", turn="B", tutored=[0, -1, -1, -2], sealed=2),
    story(TUTORS, f"{RED}; leave D; tutor red 2", phase="tutor", turn="C", sealed=3),
    story(TUTORS, f"{RED}; leave D; tutor red 2; tutor orange 2 3", phase="place", turn="C", sealed=0),
    story({"chief": "A", "students": "CD"}, "court; leave A", phase="tutor", turn="B"),
    # when the winner leaves the candidate stays
    story(WON, "court; leave B", phase="chief", candidate="bingbu"),
    # markers of who left fill a ministry but have no influence
    story({"bingbu": "2A! 2A 2A 3B 3A 3B 3C"}, "leave A; court", posts="BC .. ..", scores="0750"),
    story({"bingbu": "2A! 2A 2A 3A 3A 3A 3B"}, "leave A; court", posts="BB .. .."),
    story(ALL_A, "leave A; court", posts=".. .. ..", resolved=[True, False, False]),
    story({"bingbu": "2A! 2C 2B 3C 3A 3B 3A"}, "leave A; court", posts="CB .. .."),
    story(HEIRS, "court; leave C", posts="AB .. ..", phase="chief"),
    story(HEIRS, "court; leave A", posts="BC .. ..", phase="chief"),
    story(FIVE, "court; leave A", phase="influence", turn="D", legal="influence B; influence C"),
    story({"posts": {"hubu": "AB"}, "scores": {"A": 7}}, "leave A", posts=".. AB ..", scores="7000"),
    # armies of who left fill boxes and win nothing
    story({"armies": {"annam": "BA"}}, "leave A; court", invasions="0400", held="0000"),
    # the last one gets titles but open ministries stay open
    story(ALONE, "leave A; leave B", resolved=[False] * 3, ministries="000", titles="003"),
]


@pytest.mark.parametrize(("facts", "steps", "expected"), STORIES)
def test_leaving(facts: Facts, steps: str, expected: Mapping[str, object]) -> None:
    check_story(facts, steps, expected)


def test_no_title_for_who_left_and_none_by_its_post() -> None:
    posts = dict.fromkeys(("bingbu", "hubu", "gongbu"), "AB")
    facts: Facts = {"posts": posts, "ocean": {"A": 4, "B": 1, "C": 1}, "colonies": {"A": 3, "B": 1}}
    events = take(scene(wall=8, **facts), "leave A; court")
    titles = [(event.title, event.seat) for event in of_type(events, TitleAwarded)]
    assert titles == [("chief", 1), ("admiral", -1), ("general", 1)]


@pytest.mark.parametrize("order", ["DBC", "DCB", "BDC", "CAD"])
def test_a_match_that_ends_in_the_middle_of_tutoring_keeps_nothing_sealed(order: str) -> None:
    """Otherwise its record would be handed out without the newest entries, and would not replay."""
    position = after("; ".join([RED, *(f"leave {letter}" for letter in order)]), **TUTORS)
    assert (position.turn, position.ended) == (None, "resigned")
    assert (position.sealed, position.secret_entries()) == (0, 0)
    assert (position.laid, position.discards) == ([[0, 0, 0, 0]] * 4, [0, 1, 0, 0])
