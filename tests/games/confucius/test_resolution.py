"""Ministries are resolved: who gives influence to whom, who gets the posts."""

from typing import Any

import pytest

from games.confucius import obligations
from games.confucius.events import InfluenceGiven, PostsFilled, ResolutionBegan
from games.confucius.position import ConfuciusPosition
from games.confucius.resolution import standing
from tests.games.confucius.scenes import active, court, legal, of_type, play, scene, the


def resolving(bingbu: str, **facts: Any) -> ConfuciusPosition:
    """The court phase with this Bingbu; chits 7 and 5."""
    position = scene(bingbu=bingbu, **{"seats": 5, "chief": "A", **facts})
    court(position)
    return position


@pytest.mark.parametrize(
    ("bingbu", "closed"),
    [
        ("2A 2B 2A 3B 3A 3B 3A", True),
        ("2A! 2B 2A 0B! 3A 3B 3A", True),
        ("2A 2B 2A 3B 3A 3B 3", False),
        ("2A! 2B! 2A! 3B! 3A! 3B! .", False),
        (". . 2A! 2B! 2A! . .", False),
    ],
)
def test_only_with_seven_officials_that_all_have_a_marker(bingbu: str, closed: bool) -> None:
    position = resolving(bingbu)
    assert position.resolved == [closed, False, False]
    assert position.posts[0] == ([0, 1] if closed else [-1, -1])


def test_the_standing_can_be_looked_at_any_time() -> None:
    position = scene(bingbu="2A . . . . . .", hubu="2 3B! 4A . 5B 4A 0C!")
    assert standing(position, 1) == ((1, 2, 1), (0, 2, 2), (2, 1, 6))
    assert (standing(position, 0), standing(position, 2)) == (((0, 1, 0),), ())
    position.resign(1)
    assert standing(position, 1) == ((0, 2, 2), (2, 1, 6))


def test_the_standing_of_a_ministry_being_resolved_counts_influence_received() -> None:
    position = resolving("2A 2A 4B 4B 3D! 3D 3C", hubu="4C . . . . . .")
    play(position, "influence D")
    assert standing(position, 0) == ((3, 3, 4), (0, 2, 0), (1, 2, 2))
    assert standing(position, 1) == ((2, 1, 0),)


def test_two_players_get_the_posts_by_number() -> None:
    position = scene(bingbu="2B! 2B 2A 3A! 3A 3A 3A", chief="A", scores={"B": 10})
    events = court(position)
    assert the(events, ResolutionBegan).standing == ((0, 5, 2), (1, 2, 0))
    filled = the(events, PostsFilled)
    assert (filled.minister, filled.secretary, filled.points) == (0, 1, (7, 5))
    assert (position.scores, position.posts[0]) == ([7, 15, 0, 0], [0, 1])
    assert [row[0] for row in position.sources] == [7, 15, 0, 0]
    assert (position.resolving, position.markers[0]) == (-1, [1, 1, 0, 0, 0, 0, 0])


def test_one_player_alone_gets_both_posts() -> None:
    position = resolving("2B! 2B 2B 3B! 3B 3B 3B")
    assert (position.posts[0], position.scores) == ([1, 1], [0, 12, 0, 0, 0])


def test_the_weakest_gives_its_influence_to_whom_it_likes() -> None:
    position = resolving("2A 2A 2A 3B 3B 3C 3C")
    assert (position.phase, position.turn, position.resolving) == ("influence", 2, 0)
    assert position.influence == [0, 0, 0, 1, 1, 2, 2]
    assert legal(position) == ["influence A", "influence B"]
    given = the(play(position, "influence B"), InfluenceGiven)
    assert (given.seat, given.to, given.tiles, given.total, given.gift, given.forced) == (
        2,
        1,
        2,
        4,
        0,
        False,
    )
    assert position.posts[0] == [1, 0]
    assert position.markers[0] == [0, 0, 0, 1, 1, 2, 2]


@pytest.mark.parametrize(
    ("bingbu", "loser"),
    [
        ("2A 2B 2C 3A 3B 3C 3A", "C"),  # B's best is 2, C's 3
        ("2C 2B 2A 3A 3B 3C 3A", "B"),
        ("2A 2A 2A 3D 3B 3C 3B", "C"),  # C and D have one each: D's is the more senior
        ("2A 2A 2A 3C 3B 3D 3B", "D"),
    ],
)
def test_of_several_with_as_few_the_best_seniority_decides(bingbu: str, loser: str) -> None:
    position = resolving(bingbu)
    assert "ABCDE"[position.turn or 0] == loser


@pytest.mark.parametrize(("heir", "next_loser"), [("A", 3), ("B", 3), ("D", 1)])
def test_influence_received_counts(heir: str, next_loser: int) -> None:
    """A, B and D have two each, A the best and D the worst; who gets C's is not the weakest any more."""
    position = resolving("2A 2A 4B 4B 3D! 3D 3C")
    play(position, f"influence {heir}")
    assert position.turn == next_loser


@pytest.mark.parametrize(
    ("gifts", "heirs"),
    [
        ("", "ABD"),
        ("A1C", "A"),
        ("A1C B2C", "B"),
        ("A2C B2C", "AB"),
        ("A2C B2C D1C", "AB"),
        ("E6C", "ABD"),  # E has no official there
        ("E6C D1C", "D"),
        ("C6A C5B", "ABD"),  # given, not held
    ],
)
def test_a_gift_obliges_to_give_influence_to_its_giver(gifts: str, heirs: str) -> None:
    position = scene(bingbu="2A 2A 4B 4B 3D! 3D 3C", seats=5, chief="A", gifts=gifts)
    events = court(position)
    if len(heirs) > 1:
        assert legal(position) == [f"influence {letter}" for letter in heirs]
        assert obligations.heirs(position, 2) == tuple(map("ABCDE".index, heirs))
        return
    given = of_type(events, InfluenceGiven)[0]
    assert (given.seat, given.to, given.forced) == (2, "ABCDE".index(heirs), True)


def test_the_gift_that_obliged_is_gone_the_others_stay() -> None:
    position = resolving("2A 2A 4B 4B 3D! 3D 3C", gifts="A2C B2C D1C E3C C4B")
    play(position, "influence B")
    assert active(position) == {"A2C", "D1C", "E3C", "C4B"}
    assert position.gifts[1][1] == -1


def test_a_gift_of_somebody_who_is_out_does_not_bind_any_more() -> None:
    """C gives to A; D, who holds C's gift and nothing else, is free among A and B."""
    position = resolving("2A 2A 4B 4B 4B 3D 3C", gifts="C3D A1C")
    assert position.turn == 3
    assert legal(position) == ["influence A", "influence B"]


def test_everybody_gives_in_turn_until_two_are_left() -> None:
    position = resolving("2A 2B 2C 3D 3E 3A 3A")
    losers = []
    while position.phase == "influence":
        losers.append(position.turn)
        play(position, "influence A")
    assert losers == [4, 3, 2]
    assert (position.posts[0], position.scores) == ([0, 1], [7, 5, 0, 0, 0])


def test_the_ministries_close_in_the_order_of_the_board() -> None:
    position = resolving("2A 2A 2A 3B 3B 3C 3C", hubu="4A 4A 4A 4B 4B 5C 5C", gongbu="5A 5A 5B 6B 6B 6C 6C")
    for number in range(3):
        assert (position.resolving, position.resolved.count(True)) == (number, number)
        events = play(position, f"influence {legal(position)[0].split()[1]}")
        assert the(events, PostsFilled).ministry == number
    assert position.resolved == [True] * 3


def test_equal_chits() -> None:
    position = resolving("2B! 2B 2A 3A! 3A 3A 3A", chits={"bingbu": (6, 6)})
    assert position.scores[:2] == [6, 6]


def test_a_closed_ministry_is_not_resolved_again() -> None:
    position = resolving("2A 2B 2A 3B 3A 3B 3A", posts={"bingbu": "CD"})
    assert (position.posts[0], position.scores) == ([2, 3], [0] * 5)


# ── at the end of the match ──────────────────────────────────────────────────────────────────────────


def ending(bingbu: str, **facts: Any) -> ConfuciusPosition:
    """The wall is complete and only Bingbu open; the new official that comes has no marker."""
    return resolving(bingbu, wall=8, posts={"hubu": "..", "gongbu": ".."}, **facts)


@pytest.mark.parametrize(
    ("bingbu", "posts"),
    [
        ("2A . . . . . .", [0, 0]),
        ("2 3 . . . . .", [-1, -1]),
        (". . . . . . .", [-1, -1]),
        ("2A 3B . . . . .", [0, 1]),
        (". 3 2B 4A . . .", [1, 0]),
        ("2A 3B 4B . . . .", [1, 0]),
        ("2A 3B 4B . 5A . 6B", [1, 0]),
        ("2 0B! 4A 4A! 5B . 6", [1, 0]),
    ],
)
def test_open_ministries_are_resolved_as_they_are(bingbu: str, posts: list[int]) -> None:
    position = ending(bingbu)
    assert (position.phase, position.ended, position.posts[0]) == ("over", "wall", posts)
    points = [0] * 5
    for seat, chit in zip(posts, (7, 5), strict=True):
        if seat >= 0:
            points[seat] += chit
    assert [row[0] for row in position.sources] == points


def test_gifts_still_bind_and_are_cancelled() -> None:
    position = ending("2A 3B 4C . . . .", gifts="B1C")
    assert position.posts[0] == [1, 0]
    assert active(position) == set()


def test_received_influence_decides_a_tie_at_last() -> None:
    """A and D have three each; the highest of A's is C's, on space 1."""
    position = ending("2C 2D 2A 3A 3D 3D .")
    assert (position.turn, legal(position)) == (2, ["influence A", "influence D"])
    play(position, "influence A")
    assert position.posts[0] == [0, 3]
    position = ending("2D 2C 2A 3A 3D 3D .")
    play(position, "influence A")
    assert position.posts[0] == [3, 0]
