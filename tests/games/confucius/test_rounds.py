"""Setup, the course of a round, the standing order to pass; the end of the match, titles, who wins."""

from collections.abc import Mapping
from functools import cache

import pytest

from games.confucius import GAME, scoring
from games.confucius.box import PASS
from games.confucius.components import lands
from games.confucius.position import ConfuciusPosition, start
from games.confucius.scoring import TitleAwarded
from games.confucius.turns import OfficialsCame
from games.engine import StandingOrder
from tests.support.games.confucius.against_slow import court, leave, play
from tests.support.games.confucius.printed import (
    BOX,
)
from tests.support.games.confucius.scenes import DEFAULTS, Facts, of_type, outcome, ranks, scene, the
from tests.support.games.confucius.stories import check_story, letters, story


@cache
def starts() -> list[ConfuciusPosition]:
    return [start(3 + number % 3, DEFAULTS, f"start {number}") for number in range(60)]


def test_the_first_position() -> None:
    for position in starts():
        seats = position.seats
        assert (position.round, position.phase, position.source) == (1, "turn", "cubes")
        assert (position.wall, position.junks, position.forced) == (0, 25, False)
        assert (position.ended, position.announced, position.transferred) == ("", "", [])
        assert (position.students, position.discards) == ([-1, -1], [0, 0, 0, 0])
        assert (position.markers, position.secured) == ([[-1] * 7] * 3, [[False] * 7] * 3)
        assert (position.resolved, position.posts) == ([False] * 3, [[-1, -1]] * 3)
        assert (position.land_state, position.first) == ([""] * 3, [-1] * 5)
        assert position.turn == (position.chief + 1) % seats
        assert position.cubes == [2 if seat == position.chief else 3 for seat in range(seats)]
        assert position.hands == [[1, 1, 1, 0]] * seats
        assert position.gifts == [[-2, -3, -3, -3, -3, -3]] * seats
        assert position.rewards == [[]] * seats
        costs = [[cost > 0 for cost in row] for row in position.officials]
        assert costs == [[False, False, True, True, True, False, False]] * 3
        assert sorted(position.lands + position.spare_lands) == list(range(5))
        assert all(high >= low for high, low in position.chits)
        assert position.candidates_left[:3] == ["any"] * 3
        assert sorted([position.candidate, *position.candidates_left[3:]]) == ["bingbu", "gongbu", "hubu"]
        assert position.passed == position.commercial == [False] * seats
        assert position.scores == position.yard == position.ocean == [0] * seats
        assert position.colonies == position.insulted == [0] * seats
        assert not any(map(any, position.visited))
        assert position.armies == [[-1] * len(lands()[land].boxes) for land in position.lands]
        assert sum(map(sum, position.box)) == position.box[BOX.index("favour")][position.chief] == 1


def test_chance_decides_all_of_it() -> None:
    """Nothing is the same in all of sixty matches."""
    assert len({position.chief for position in starts()}) == 5
    drawn = "chits distant_chits lands officials candidate deck reward_deck officials_left"
    for field in drawn.split():
        assert len({str(getattr(position, field)) for position in starts()}) > 2, field
    assert any(high == low for position in starts() for high, low in position.chits)


PASSED: Facts = {"cubes": "0000", "rewards": {"A": "cash", "B": "gift extra"}, "passed": "CD"}
WAITING: Facts = {"cubes": "0110", "rewards": {"A": "cash gift", "D": "recruit"}}
TWO_CUBES: Facts = {"cubes": "2222", "turn": "C", "chief": "B"}
NOTHING = "nothing; nothing; nothing; nothing"
USED: Facts = {"chief": "A", "box": {"B": "tax officials"}, "commercial": "BC", "forced": True}
MOVED: Facts = {"hubu": "2A 3A . . . . .", "transferred": "hubu 1"}
HANDS: Facts = {"chief": "C", "hands": {"A": "11122", "B": "1223", "C": "112233", "D": "33333"}}

ROUNDS = [
    # the old Chief Minister names another, who moves a cube to Imperial Favour
    story({"chief": "B"}, "court", phase="chief", turn="B", round=4, legal="chief A; chief C; chief D"),
    story({"chief": "B"}, "court; chief D", phase="turn", turn="A", chief="D", cubes="3332"),
    # one action each clockwise
    story(TWO_CUBES, f"{NOTHING}; {NOTHING}", phase="favour", turn="B"),
    # who is asked without cubes: it could not be played, but the others do not know
    story({"cubes": "1033"}, "nothing", turn="C", passed=[False, True, False, False]),
    story({"cubes": "1033", "rewards": {"B": "insult"}}, "nothing", turn="B"),
    story({"cubes": "1033", "hubu": "2B! . . . . . ."}, "nothing", turn="B", passed=[False] * 4),
    story({"cubes": "1033", "hubu": "2B . . . . . .", "transferred": "hubu 1"}, "nothing", turn="C"),
    # to pass is final, also for who is given influence then
    story(WAITING, "pass; nothing; nothing; card recruit", phase="favour"),
    story(PASSED, "pass; card gift 2", turn="B", legal="card extra; pass"),
    story({"cubes": "0011", "hubu": "2A . . . . . .", "passed": "B"}, "transfer hubu 1 B", turn="C"),
    # Imperial Favour comes after all have passed; a transfer by it keeps to the markers that came by none
    story({"cubes": "1000", "chief": "C"}, "nothing", phase="favour", turn="C", passed=[True] * 4),
    story({"phase": "favour", "chief": "A", **MOVED}, "transfer hubu 2 C", wall=3, transferred=[]),
    # too many cards are discarded clockwise from the Chief Minister; rewards do not count
    story(HANDS, "court; discard 1 3; discard 3; discard 2", cards="4444", discards="1120", phase="chief"),
    story({"hands": {"A": "1112"}, "rewards": {"A": "cash gift extra"}}, "court", phase="chief"),
    # a new round gives everything back
    story({**USED, **MOVED}, "court; chief B", commercial=[False] * 4, forced=False, cubes="3233"),
]


def test_officials_come_by_chance() -> None:
    """One of those left, not the first of them in order: over many matches all costs come."""
    seen: set[int] = set()
    for number in range(25):
        came = the(court(start(3, DEFAULTS, f"refill {number}")), OfficialsCame)
        seen.update(cost for _, _, cost in came.tiles)
    assert seen == {2, 3, 4, 5, 6, 7}


# ── the standing order to pass ───────────────────────────────────────────────────────────────────────

ORDER, SECURE = StandingOrder("", "pass"), StandingOrder("secure", "secure")


def offered(position: ConfuciusPosition) -> str:
    """To which seats it is offered."""
    return "".join("ABCD"[seat] for seat in range(position.seats) if ORDER in position.standing_orders(seat))


def test_the_order_is_offered_to_all_who_have_not_passed_while_turns_are_taken() -> None:
    assert GAME.orders == ("secure", "pass")
    position = scene(passed="B")
    assert (offered(position), position.view(2).standing_orders(2)) == ("ACD", (ORDER, SECURE))
    leave(position, 2)
    assert offered(position) == "AD"
    assert offered(scene("favour", chief="A")) == ""
    position = scene(seats=3)
    court(position)
    assert (position.phase, offered(position)) == ("chief", "")
    leave(position, 1, 2)
    assert offered(position) == ""


@pytest.mark.parametrize(("cubes", "obeyed"), [("0333", True), ("1333", False), ("0000", True)])
def test_it_passes_once_there_is_no_cube_left_and_waits_in_other_phases(cubes: str, obeyed: bool) -> None:
    position = scene(cubes=cubes, rewards={"A": "extra"}, hands={"A": "22"})
    assert position.obey(ORDER) == position.view(0).obey(ORDER) == ((PASS,) if obeyed else ())
    for notation in ("card extra", "buy 2"):
        play(position, notation)
        assert position.obey(ORDER) == ()
    assert scene("favour", chief="A").obey(ORDER) == ()


def test_it_is_broken_by_passing_by_leaving_and_by_nothing_else() -> None:
    position = scene(cubes="0333", rewards={"A": "cash"})
    events = play(position, "pass")
    assert [position.broken(ORDER, seat, events) for seat in range(2)] == [True, False]
    position = scene(hubu="2A . . . . . .", rewards={"C": "cash"})
    for notation in ("tax", "nothing", "card cash", "commercial none", "transfer hubu 1 B"):
        events = play(position, notation)
        assert not any(position.broken(ORDER, seat, events) for seat in range(4))
    events = leave(position, 1)
    assert [position.broken(ORDER, seat, events) for seat in range(3)] == [False, True, False]


def test_it_is_broken_for_all_when_the_actions_of_the_round_are_over() -> None:
    """Also when nobody is asked anything until the next round: the old Chief Minister has left."""
    position = scene(chief="D", cubes="1000")
    leave(position, 3)
    events = play(position, "nothing")
    assert (position.round, position.phase) == (4, "turn")
    assert all(position.broken(ORDER, seat, events) for seat in range(4))


def test_order_of_play() -> None:
    """Clockwise, the one to act first, leavers last."""
    position = scene(turn="C")
    assert position.order_of_play() == [2, 3, 0, 1]
    leave(position, 0)
    assert position.order_of_play() == [2, 3, 1, 0]


# ── the end ──────────────────────────────────────────────────────────────────────────────────────────

CLOSED = {"bingbu": "..", "hubu": "..", "gongbu": ".."}
PLACED = "court; place hubu 2"
LAST_ANY: Facts = {"candidate": "any", "candidates": ""}
STUDENT: Facts = {"chief": "A", "students": "A.", "forced": True, **LAST_ANY}
FULL: Facts = {
    "bingbu": "2B! 2C! 2B! 3B! 3C! 3B! 3B!",
    "hubu": "4B! 4C! 4B! 4B! 4C! 5B! 5B!",
    "gongbu": "5B! 5C! 5C! 6B! 6C! 6B! 6B!",
}
LAST_CLOSES: Facts = {"bingbu": "2A 2B 2A 3B 3A 3B 3A", "posts": {"hubu": "AB", "gongbu": "BC"}}
LAST_ROUND: Facts = {"wall": 8, "armies": {"annam": "AB"}, "hubu": "2A . . . . . .", "hands": {"A": "33333"}}

ENDS = [
    # all ministries closed
    story(LAST_CLOSES, "court", ended="ministries", phase="over", legal="", ministries="7500"),
    # no candidate is left; both have one official, B the higher. A lost candidate counts as used
    story({**STUDENT, "hubu": "2B . . . . . ."}, PLACED, ended="candidates", phase="over", posts=".. BA .."),
    story({**STUDENT, **FULL}, "court", ended="ministries", candidate="", resolved=[True] * 3),
    story(LAST_ANY, "court", ended=""),
    # the wall
    story({"wall": 8}, "court", ended="wall", phase="over"),
    # invasions, new officials and discards come before open ministries are resolved
    story(LAST_ROUND, "court", phase="discard", wall=9, resolved=[False] * 3),
    story(LAST_ROUND, "court; discard 3", phase="over", resolved=[True] * 3, posts=".. AA .."),
    # several reasons at once
    story({**STUDENT, "wall": 8, "hubu": "2B . . . . . ."}, PLACED, phase="over", ministries="5700"),
]


@pytest.mark.parametrize(("facts", "steps", "expected"), [*ROUNDS, *ENDS])
def test_rounds_and_ends(facts: Facts, steps: str, expected: Mapping[str, object]) -> None:
    check_story(facts, steps, expected)


TWO_TO_ONE: Facts = {"bingbu": "2A! 2A 2B . . . ."}
THREE_EACH: Facts = {"bingbu": "2A! 2A 2A 3B 3B 3B ."}
BOTH: Facts = {"visited": {"india": "AB"}}
TWO_LANDS: Facts = {"visited": {"india": "BA", "africa": "A", "spice": "B"}, "ocean": {"A": 2, "B": 1}}
LOST: Facts = {"colonies": {"A": 1}, "armies": {"mongolia": "CBC"}, "land_state": {"mongolia": "lost"}}
EVEN: Facts = {"colonies": {"A": 1, "B": 1}}


@pytest.mark.parametrize(
    ("title", "facts", "posts", "found"),
    [
        # markers on officials and posts; a tie goes to the Minister of Hubu, tied or not, else to nobody
        ("chief", TWO_TO_ONE, {}, "A"),
        ("chief", {**TWO_TO_ONE, "hubu": "3B 0B! . . . . ."}, {}, "B"),
        ("chief", TWO_TO_ONE, {"gongbu": "BB"}, "B"),
        ("chief", TWO_TO_ONE, {"gongbu": "BC"}, "."),
        ("chief", THREE_EACH, {"hubu": "DC"}, "D"),
        ("chief", {"bingbu": "2A! 2B 2A 3B . . ."}, {"hubu": "CA"}, "A"),
        ("chief", {}, {"hubu": "CA"}, "C"),
        # five for a land visited and junks in the ocean; Gongbu
        ("admiral", {"visited": {"india": "A"}, "ocean": {"B": 4}}, {}, "A"),
        ("admiral", {"visited": {"india": "AB"}, "ocean": {"B": 1}}, {}, "B"),
        ("admiral", TWO_LANDS, {}, "A"),
        ("admiral", BOTH, {}, "."),
        ("admiral", BOTH, {"gongbu": "CD"}, "C"),
        ("admiral", BOTH, {"hubu": "CD", "bingbu": "CD"}, "."),
        # armies in colonies and lands, resolved too, and on the card; Bingbu
        ("general", {"colonies": {"A": 2, "B": 1}}, {}, "A"),
        ("general", {"colonies": {"A": 1}, "insulted": {"B": 1}, "armies": {"annam": "BC"}}, {}, "B"),
        ("general", LOST, {}, "C"),
        ("general", EVEN, {}, "."),
        ("general", EVEN, {"bingbu": "CA"}, "C"),
        ("general", {"stock": {"A": 6}, "colonies": {"B": 1}}, {}, "B"),
    ],
)
def test_titles(title: str, facts: Facts, posts: Mapping[str, str], found: str) -> None:
    position = scene(posts={**CLOSED, **posts}, wall=8, **facts)
    told: dict[str, str] = {
        event.title: letters([event.seat]) for event in of_type(court(position), TitleAwarded)
    }
    assert told[title] == found
    points = [list(told.values()).count(letter) for letter in "ABCD"]
    assert [result.sources["titles"] for result in outcome(position).seats] == points


def test_titles_as_they_stand() -> None:
    posts = {"gongbu": "CA"}
    position = scene(hubu="2A! 3B . . . . .", posts=posts, ocean={"B": 2}, colonies={"C": 1, "D": 1})
    assert [tuple(title) for title in scoring.titles(position)] == [
        ("chief", (2, 1, 1, 0), 0, False),
        ("admiral", (0, 2, 0, 0), 1, False),
        ("general", (0, 0, 1, 1), -1, True),
    ]
    leave(position, 0)
    assert tuple(scoring.titles(position)[0]) == ("chief", (0, 1, 1, 0), -1, True)


@pytest.mark.parametrize(
    ("scores", "titles", "expected", "variant"),
    [
        # titles as chief, admiral, general: the tied Admiral, else the tied Chief Minister, else the General
        ("9752", "...", "1234", "1234"),
        ("9952", "...", "1134", "1134"),
        ("9999", "...", "1111", "1111"),
        ("9952", ".B.", "2134", "2134"),
        ("9952", "A..", "1234", "1234"),
        ("9952", "AB.", "2134", "2134"),
        ("9952", "B.A", "2134", "2134"),
        ("9952", "ABA", "2134", "2134"),
        ("9952", "CDC", "1134", "2241"),
        ("9992", "A.B", "1234", "1234"),
        ("9952", "..C", "1134", "1134"),
        # in the variant the Admiral wins also when not among the tied; without a tie it is nothing special
        ("9952", ".C.", "1134", "2214"),
        ("9952", "CCA", "1234", "2314"),
        ("9952", "DCB", "2134", "3214"),
        ("9952", "ADB", "1234", "2341"),
        ("9752", ".C.", "1234", "1234"),
        ("9752", ".B.", "1234", "1234"),
    ],
)
def test_who_wins_a_tie(scores: str, titles: str, expected: str, variant: str) -> None:
    """The match ends with these scores, titles included; "." for a title that nobody has."""
    chief, admiral, general = tuple(titles)
    points = zip("ABCD", map(int, scores), strict=True)
    facts: Facts = {
        "scores": {letter: score - titles.count(letter) for letter, score in points},
        "bingbu": f"2{chief} . . . . . ." if chief != "." else ". . . . . . .",
        "ocean": {admiral: 1},
        "colonies": {general: 1},
    }
    for option, found in (("no", expected), ("yes", variant)):
        position = scene(options={"admiral": option}, posts=CLOSED, wall=8, **facts)
        court(position)
        assert position.scores == [*map(int, scores)]
        assert ranks(position) == [*map(int, found)], option
