"""Where a candidate goes, and who comes next."""

from typing import Any

import pytest

from games.confucius.events import CandidateLost, CandidatePlaced, CandidateShown
from tests.games.confucius.scenes import Facts, court, legal, of_type, play, row, scene, the

FULL = "2B! 2C! 2D! 3B! 3C! 3D! 3B!"
FULL2 = "4B! 4C! 4D! 4B! 4C! 5D! 5B!"
FULL3 = "5B! 5C! 5D! 6B! 6C! 6D! 6B!"


def places(candidate: str, **facts: Any) -> list[str]:
    """Where A, whose student has no rival, may place the candidate; "forced ..." where it goes by itself."""
    position = scene(students="A.", forced=True, candidate=candidate, chief="A", **facts)
    events = court(position)
    if position.phase == "place":
        assert position.turn == 0
        return [text.removeprefix("place ") for text in legal(position)]
    if of_type(events, CandidateLost):
        return []
    placed = the(events, CandidatePlaced)
    assert placed.forced
    return [f"forced {('bingbu', 'hubu', 'gongbu')[placed.ministry]} {placed.space + 1}"]


@pytest.mark.parametrize(
    ("facts", "found"),
    [
        # an empty space of its own ministry, if there is any
        ({"hubu": "2 . 3A 4B! . 5C ."}, ["hubu 2", "hubu 5", "hubu 7"]),
        ({"hubu": "2 2B! 3A 4B! . 5C 6"}, ["forced hubu 5"]),
        # else an unbribed or unsecured official there
        ({"hubu": "2 2B! 3A 4B! 5C! 5C 6"}, ["hubu 1", "hubu 3", "hubu 6", "hubu 7"]),
        ({"hubu": "2A! 2B! 3A! 4B! 5C! 5C 6B!"}, ["forced hubu 6"]),
        # else elsewhere, in an empty space first
        ({"hubu": FULL, "bingbu": "4 . 4A . 5 5 5", "gongbu": "5 4 6 6 6 7 7"}, ["bingbu 2", "bingbu 4"]),
        ({"hubu": FULL, "bingbu": "4 4A! 4A 4B 4 7 7", "gongbu": FULL3},
         ["bingbu 1", "bingbu 3", "bingbu 4", "bingbu 5", "bingbu 6", "bingbu 7"]),
        ({"hubu": FULL, "bingbu": FULL2, "gongbu": FULL3}, []),
    ],
)  # fmt: skip
def test_a_candidate_for_one_ministry(facts: dict[str, str], found: list[str]) -> None:
    assert places("hubu", **facts) == found


@pytest.mark.parametrize(
    ("facts", "found"),
    [
        ({"bingbu": "4 . 4A . 5 5 7", "gongbu": FULL3}, ["bingbu 2", "bingbu 4"]),
        ({"bingbu": "4 4B! 4A 4A! 5B 5 7", "gongbu": FULL3},
         ["bingbu 1", "bingbu 3", "bingbu 5", "bingbu 6", "bingbu 7"]),
        ({"bingbu": FULL2, "gongbu": "6 5A! . . 6 7 5"}, ["gongbu 3", "gongbu 4"]),
        ({"bingbu": FULL2, "gongbu": FULL3}, []),
        ({"bingbu": FULL2, "gongbu": "5B! 5C! 5D! 6B! 6C! 6D! ."}, ["forced gongbu 7"]),
    ],
)  # fmt: skip
def test_a_candidate_whose_ministry_is_closed(facts: dict[str, str], found: list[str]) -> None:
    assert places("hubu", posts={"hubu": "BC"}, hubu=". . . . . . .", **facts) == found


@pytest.mark.parametrize(
    ("facts", "found"),
    [
        ({"bingbu": "4 4 4 4B! 5 5 .", "hubu": "2 2 2 3 3 3 .", "gongbu": FULL3}, ["bingbu 7", "hubu 7"]),
        ({"bingbu": "4 4 4 4B! 5A 5 4A!", "hubu": "2B! 2C! 2D! 3B! 3C! 3D! 3B", "gongbu": FULL3},
         ["bingbu 1", "bingbu 2", "bingbu 3", "bingbu 5", "bingbu 6", "hubu 7"]),
        ({"bingbu": "4 4 4 4B! 5 5 .", "hubu": ". . . 2 3 . .", "posts": {"hubu": "AB"}, "gongbu": FULL3},
         ["forced bingbu 7"]),
        ({"bingbu": FULL2, "hubu": FULL, "gongbu": FULL3}, []),
    ],
)  # fmt: skip
def test_a_candidate_for_any_ministry(facts: Facts, found: list[str]) -> None:
    assert places("any", **facts) == found


def test_the_candidate_is_secured_and_the_official_it_replaces_leaves_the_game() -> None:
    position = scene(students="A.", forced=True, candidate="hubu", hubu="2B 2B! 3A 4B! 5C! 5C 6", chief="A")
    court(position)
    left = position.officials_left.copy()
    placed = the(play(position, "place hubu 6"), CandidatePlaced)
    assert (placed.replaced, placed.marker, placed.why, placed.forced) == (5, 2, "replace", False)
    assert row(position, "hubu") == "2B 2B! 3A 4B! 5C! 0A! 6"
    assert len(position.officials_left) == len(left) - 2  # Bingbu and Gongbu were empty
    assert position.officials_left.count(5) <= left.count(5)


def test_obligations_do_not_restrict_placing() -> None:
    found = places("hubu", gifts="B3A", hubu="2B! 3A! . . . . .")
    assert found == ["hubu 3", "hubu 4", "hubu 5", "hubu 6", "hubu 7"]


@pytest.mark.parametrize(
    ("candidates", "closed", "shown", "discarded", "left"),
    [
        ("any any gongbu hubu", "", "hubu", (), 3),
        ("any any gongbu hubu", "hubu", "gongbu", ("hubu",), 2),
        ("any any gongbu hubu", "hubu gongbu", "any", ("hubu", "gongbu"), 1),
        ("any", "hubu", "any", (), 0),
        ("", "", "", (), 0),
        ("hubu", "hubu", "", ("hubu",), 0),
    ],
)
def test_the_next_candidate(
    candidates: str, closed: str, shown: str, discarded: tuple[str, ...], left: int
) -> None:
    position = scene(
        students="A.",
        forced=True,
        candidate="bingbu",
        candidates=candidates,
        posts=dict.fromkeys(closed.split(), "BC"),
    )
    court(position)
    events = play(position, "place bingbu 4")
    found = the(events, CandidateShown)
    assert (found.candidate, found.discarded) == (shown, discarded)
    assert (position.candidate, len(position.candidates_left)) == (shown, left)


def test_a_candidate_that_is_lost_is_followed_by_the_next() -> None:
    position = scene(
        students="A.",
        forced=True,
        candidate="any",
        candidates="any any",
        chief="A",
        bingbu=FULL2,
        hubu=FULL,
        gongbu=FULL3,
    )
    events = court(position)
    assert the(events, CandidateLost).candidate == "any"
    assert the(events, CandidateShown).candidate == "any"
    assert len(position.candidates_left) == 1


def test_a_candidate_face_up_stays_when_its_ministry_closes() -> None:
    position = scene(candidate="hubu", hubu="2B! 2C! 2B! 3B! 3C! 3B! 3B!")
    court(position)
    assert position.resolved[1]
    assert position.candidate == "hubu"
