"""Ends of the match, titles, who wins."""

from typing import Any

import pytest

from games.confucius import scoring
from games.confucius.events import GameEnded, TitleAwarded
from games.confucius.position import ConfuciusPosition
from tests.games.confucius.scenes import Facts, court, of_type, outcome, play, ranks, scene, the

CLOSED = {"bingbu": "..", "hubu": "..", "gongbu": ".."}


def over(admiral: str = "no", **facts: Any) -> ConfuciusPosition:
    """The match ends, all ministries closed with the posts named: nothing but titles is added."""
    posts = {**CLOSED, **facts.pop("posts", {})}
    position = scene(options={"admiral": admiral}, posts=posts, **facts)
    court(position)
    assert (position.phase, position.turn) == ("over", None)
    return position


# ── ends ─────────────────────────────────────────────────────────────────────────────────────────────


def test_all_ministries_closed() -> None:
    position = scene(bingbu="2A 2B 2A 3B 3A 3B 3A", posts={"hubu": "AB", "gongbu": "BC"})
    events = court(position)
    assert (position.ended, position.legal()) == ("ministries", [])
    assert the(events, GameEnded).end == outcome(position).end == "ministries"
    assert position.sources[0][0] == 7


@pytest.mark.parametrize("closed", [["bingbu", "hubu"], ["gongbu"], []])
def test_open_ministries_do_not_end_the_match(closed: list[str]) -> None:
    position = scene(posts=dict.fromkeys(closed, "AB"))
    court(position)
    assert (position.ended, position.phase, position.outcome()) == ("", "chief", None)


def test_no_candidate_is_left() -> None:
    position = scene(
        chief="A", students="A.", forced=True, candidate="any", candidates="", hubu="2B . . . . . ."
    )
    court(position)
    play(position, "place hubu 2")
    assert (position.ended, position.phase) == ("candidates", "over")
    assert position.posts[1] == [1, 0]  # both have one official, B the higher


def test_a_lost_candidate_counts_as_used() -> None:
    full = "2B! 2C! 2B! 3B! 3C! 3B! 3B!"
    position = scene(
        chief="A",
        students="A.",
        forced=True,
        candidate="any",
        candidates="",
        bingbu=full,
        hubu="4B! 4C! 4B! 4B! 4C! 5B! 5B!",
        gongbu="5B! 5C! 5C! 6B! 6C! 6B! 6B!",
    )
    court(position)
    assert (position.ended, position.candidate) == ("ministries", "")
    assert position.resolved == [True] * 3


@pytest.mark.parametrize(("candidate", "candidates"), [("any", ""), ("hubu", "")])
def test_a_last_candidate_face_up_does_not_end_the_match(candidate: str, candidates: str) -> None:
    position = scene(candidate=candidate, candidates=candidates)
    court(position)
    assert position.ended == ""


@pytest.mark.parametrize("wall", range(1, 9))
def test_the_wall(wall: int) -> None:
    position = scene(wall=wall)
    court(position)
    assert (position.ended, position.phase) == (("", "chief") if wall < 8 else ("wall", "over"))


def test_the_last_round_is_played_out_before_open_ministries_are_resolved() -> None:
    """Invasions, new officials and discards come first."""
    position = scene(wall=8, armies={"annam": "AB"}, hubu="2A . . . . . .", hands={"A": "33333"}, chief="A")
    court(position)
    assert (position.phase, position.wall, position.resolved) == ("discard", 9, [False] * 3)
    assert (position.land_state[0], position.officials[1][1] > 0) == ("won", True)
    play(position, "discard 3")
    assert (position.phase, position.resolved, position.posts[1]) == ("over", [True] * 3, [0, 0])


def test_several_reasons_at_once() -> None:
    position = scene(
        wall=8, candidate="any", candidates="", students="A.", forced=True, hubu="2B . . . . . ."
    )
    court(position)
    play(position, "place hubu 2")
    assert position.phase == "over"
    assert [row[0] for row in position.sources] == [5, 7, 0, 0]


# ── titles ───────────────────────────────────────────────────────────────────────────────────────────


def titles(**facts: Any) -> dict[str, str]:
    """Who gets the titles: a letter, or "" for nobody."""
    position = scene(posts={**CLOSED, **facts.pop("posts", {})}, wall=8, **facts)
    events = court(position)
    found = {
        event.title: "ABCDE"[event.seat] if event.seat >= 0 else "" for event in of_type(events, TitleAwarded)
    }
    letters = list(found.values())
    assert [result.sources["titles"] for result in outcome(position).seats] == [
        letters.count(letter) for letter in "ABCD"
    ]
    return found


@pytest.mark.parametrize(
    ("facts", "chief"),
    [
        ({"bingbu": "2A! 2A 2B . . . ."}, "A"),
        ({"bingbu": "2A! 2A 2B . . . .", "hubu": "3B 0B! . . . . ."}, "B"),
        ({"bingbu": "2A! 2A 2B . . . .", "posts": {"gongbu": "BB"}}, "B"),
        ({"bingbu": "2A! 2A 2B . . . .", "posts": {"gongbu": "BC"}}, ""),
        ({"bingbu": "2A! 2A 2B . . . .", "posts": {"gongbu": "BC", "hubu": "DD"}}, "D"),
        (
            {"bingbu": "2A! 2A 2A 3B 3B 3B .", "posts": {"hubu": "DC"}},
            "D",
        ),  # not tied, and yet the title is its
        ({"bingbu": "2A! 2A 2A 3B 3B 3B .", "posts": {"gongbu": "DC", "bingbu": "CD"}}, ""),
        ({"bingbu": "2A! 2B 2A 3B . . .", "posts": {"hubu": "CA"}}, "A"),
        ({}, ""),
        ({"posts": {"hubu": "CA"}}, "C"),
    ],
)
def test_chief_minister(facts: Facts, chief: str) -> None:
    assert titles(**facts)["chief"] == chief


@pytest.mark.parametrize(
    ("facts", "admiral"),
    [
        ({"visited": {"india": "A"}, "ocean": {"B": 4}}, "A"),
        ({"visited": {"india": "AB"}, "ocean": {"B": 1}}, "B"),
        ({"visited": {"india": "BA", "africa": "A", "spice": "B"}, "ocean": {"A": 2, "B": 1}}, "A"),
        ({"yard": {"B": 9}, "ocean": {"A": 1}}, "A"),
        ({"visited": {"india": "AB"}}, ""),
        ({"visited": {"india": "AB"}, "posts": {"gongbu": "CD"}}, "C"),
        ({"visited": {"india": "AB"}, "posts": {"gongbu": "BD"}}, "B"),
        ({"visited": {"india": "AB"}, "posts": {"hubu": "CD", "bingbu": "CD"}}, ""),
        ({}, ""),
        ({"posts": {"gongbu": "DC"}}, "D"),
    ],
)
def test_admiral(facts: Facts, admiral: str) -> None:
    assert titles(**facts)["admiral"] == admiral


@pytest.mark.parametrize(
    ("facts", "general"),
    [
        ({"colonies": {"A": 2, "B": 1}}, "A"),
        ({"colonies": {"A": 1}, "insulted": {"B": 1}, "armies": {"annam": "BC"}}, "B"),
        (
            {
                "colonies": {"A": 1},
                "armies": {"annam": "CB"},
                "land_state": {"annam": "won"},
                "insulted": {"C": 1},
            },
            "C",
        ),
        ({"colonies": {"A": 1}, "armies": {"mongolia": "CBC"}, "land_state": {"mongolia": "lost"}}, "C"),
        ({"colonies": {"A": 1, "B": 1}}, ""),
        ({"colonies": {"A": 1, "B": 1}, "posts": {"bingbu": "CA"}}, "C"),
        ({"colonies": {"A": 1, "B": 1}, "posts": {"hubu": "CA", "gongbu": "CA"}}, ""),
        ({"stock": {"A": 6}, "colonies": {"B": 1}}, "B"),
        ({}, ""),
        ({"posts": {"bingbu": "DC"}}, "D"),
    ],
)
def test_general(facts: Facts, general: str) -> None:
    assert titles(**facts)["general"] == general


def test_titles_as_they_stand() -> None:
    position = scene(
        hubu="2A! 3B . . . . .", posts={"gongbu": "CA"}, ocean={"B": 2}, colonies={"C": 1, "D": 1}
    )
    assert [tuple(title) for title in scoring.titles(position)] == [
        ("chief", (2, 1, 1, 0), 0, False),
        ("admiral", (0, 2, 0, 0), 1, False),
        ("general", (0, 0, 1, 1), -1, True),
    ]
    position.resign(0)
    assert tuple(scoring.titles(position)[0]) == ("chief", (0, 1, 1, 0), -1, True)


def test_ministers_of_the_last_resolution_decide_ties() -> None:
    position = scene(wall=8, bingbu="2C . . . . . .", gongbu="3D . . . . . .", hubu="4A 4B 5A . . . .")
    events = court(position)
    assert [event.seat for event in of_type(events, TitleAwarded)] == [0, 3, 2]
    assert of_type(events, TitleAwarded)[0].counts == (3, 2, 3, 3)
    assert all(event.tie for event in of_type(events, TitleAwarded))


# ── who wins ─────────────────────────────────────────────────────────────────────────────────────────

CHIEF = {"bingbu": "2{0} . . . . . ."}


def tied(
    scores: str, chief: str, admiral: str, general: str, variant: str = "no", wall: int = 8
) -> list[int]:
    """Ranks when the match ends with these scores, titles included; "." for a title that nobody has."""
    points = {letter: int(score) for letter, score in zip("ABCD", scores, strict=True)}
    for letter in chief + admiral + general:
        if letter != ".":
            points[letter] -= 1
    position = over(
        admiral=variant,
        wall=wall,
        scores=points,
        bingbu=f"2{chief} . . . . . ." if chief != "." else ". . . . . . .",
        ocean={admiral: 1},
        colonies={general: 1},
    )
    assert position.scores == [int(score) for score in scores]
    return ranks(position)


@pytest.mark.parametrize(
    ("scores", "titles", "expected"),
    [
        ("9752", "...", [1, 2, 3, 4]),
        ("2579", "...", [4, 3, 2, 1]),
        ("9952", "...", [1, 1, 3, 4]),
        ("9999", "...", [1, 1, 1, 1]),
        ("9952", ".B.", [2, 1, 3, 4]),
        ("9952", "A..", [1, 2, 3, 4]),
        ("9952", "..B", [2, 1, 3, 4]),
        ("9952", "AB.", [2, 1, 3, 4]),
        ("9952", "B.A", [2, 1, 3, 4]),
        ("9952", "ABA", [2, 1, 3, 4]),
        ("9952", "CCA", [1, 2, 3, 4]),
        ("9952", "DCB", [2, 1, 3, 4]),
        ("9952", "CDC", [1, 1, 3, 4]),
        ("9992", "A.B", [1, 2, 2, 4]),
        ("9952", "..C", [1, 1, 3, 4]),
    ],
)
def test_who_wins_a_tie(scores: str, titles: str, expected: list[int]) -> None:
    """Titles as chief, admiral, general: the tied Admiral, else the tied Chief Minister, else the General."""
    assert tied(scores, *titles)[:2] == expected[:2]
    assert tied(scores, *titles).count(1) == expected.count(1)


@pytest.mark.parametrize(
    ("scores", "titles", "winners"),
    [
        ("9952", ".B.", "B"),
        ("9952", ".C.", "C"),
        ("9952", "ADB", "D"),
        ("9952", "A.B", "A"),
        ("9952", "..B", "B"),
        ("9952", "...", "AB"),
        ("9752", ".C.", "A"),  # nothing shared: the Admiral is nothing special
        ("9752", ".B.", "A"),
    ],
)
def test_the_admiral_variant(scores: str, titles: str, winners: str) -> None:
    found = tied(scores, titles[0], titles[1], titles[2], "yes")
    assert [seat for seat, rank in enumerate(found) if rank == 1] == [
        "ABCD".index(letter) for letter in winners
    ]


def test_points_by_source_add_up() -> None:
    position = scene(wall=8, hubu="4A 4B 5A . . . .", armies={"annam": "AB"}, insulted={"C": 1})
    court(position)
    for result in outcome(position).seats:
        assert result.score == sum(result.sources.values()) == position.scores[result.seat]
        assert list(result.sources) == ["ministries", "voyages", "invasions", "insults", "titles"]
