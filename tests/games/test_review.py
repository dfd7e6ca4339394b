"""Chances after each turn, and where they turned."""

import pytest

import games
from games.engine import Chance
from games.engine.computer import choose
from games.engine.computer.budget import counted
from games.engine.computer.review import chances, turned
from tests.support.tasks import begun


@pytest.mark.parametrize("name", games.NAMES)
def test_chances_are_of_the_view_alone_and_sum_to_one(name: str) -> None:
    brain, players = games.brain(name), Chance("players")
    position = begun(name, games.game(name).min_seats)
    for _ in range(5):
        seat = position.to_act()
        assert seat is not None
        position.apply(choose(brain, position.view(seat), "novice", players, counted(0)))
    view = position.view(None)
    found = [chances(brain, view, None, Chance(luck), counted(4)) for luck in ("1", "1", "2")]
    assert found[0] == found[1] != found[2]
    assert all(sum(each) == pytest.approx(1) and min(each) > 0 for each in found)
    assert view == position.view(None)


@pytest.mark.parametrize("name", games.NAMES)
def test_who_has_won_has_every_chance(name: str) -> None:
    position = begun(name, games.game(name).min_seats)
    for seat in range(1, position.seats):
        position.resign(seat)
    assert chances(games.brain(name), position.view(None), None, Chance("1"), counted(1))[0] == 1


def test_who_leads_by_far_has_the_better_chance() -> None:
    position = begun("qin", 2)
    brain, players = games.brain("qin"), Chance("players")
    while sum(position.standing()) < 12:
        seat = position.to_act()
        assert seat is not None
        strength = "novice" if seat else "random"
        position.apply(choose(brain, position.view(seat), strength, players, counted(0)))  # type: ignore[arg-type]
    first, second = chances(brain, position.view(None), None, Chance("1"), counted(20))
    assert (first < 0.2) == (second > 0.8)
    assert first < second


def test_the_turns_named_are_those_that_changed_most() -> None:
    points = [(0.5, 0.5), (0.55, 0.45), (0.3, 0.7), (0.32, 0.68), (0.6, 0.4), (0.8, 0.2), (0.7, 0.3)]
    assert turned(points) == [2, 4, 5]
    assert turned(points, most=1) == [4]
    assert turned([(0.5, 0.5), (0.52, 0.48), (0.5, 0.5)]) == []
