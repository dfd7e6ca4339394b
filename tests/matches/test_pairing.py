"""Tables of a competition: who meets whom, held against every arrangement there is; points and places."""

import random
from collections.abc import Iterator, Sequence
from itertools import combinations, product

import pytest

from bot.matches.pairing import (
    Table,
    cost,
    going_on,
    lots,
    met,
    moved,
    points,
    ranking,
    scores,
    sizes,
    tables,
)


def arrangements(people: Sequence[int], wanted: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to seat the people, by brute force."""
    if not wanted:
        yield []
        return
    for first in combinations(people, wanted[0]):
        left = [person for person in people if person not in first]
        for others in arrangements(left, wanted[1:]):
            yield [first, *others]


@pytest.mark.parametrize("number", [6, 7, 8, 9, 10])
def test_no_arrangement_is_better(number: int) -> None:
    """Fewest who meet again first, then the least differences, round after round."""
    rng = random.Random(number)
    people = list(range(number))
    wanted = sizes(number, 3, 5, 4)
    played: list[Table] = []
    for round_number in range(4):
        found = scores(people, played)
        own = {person: found[person].points for person in people}
        order = ranking(found, lots(people, "seed"))
        seated = tables(order, wanted, met(played), own, f"seed {round_number}")
        assert sorted(person for table in seated for person in table) == people
        least = min(cost(other, met(played), own) for other in arrangements(people, wanted))
        assert cost(seated, met(played), own) == least
        played += (Table(table, tuple(rng.sample(range(1, len(table) + 1), len(table)))) for table in seated)


@pytest.mark.parametrize(("number", "rounds"), [(16, 3), (17, 3), (23, 4), (40, 5)])
def test_nobody_meets_twice_while_that_can_be(number: int, rounds: int) -> None:
    """The first rounds of a Swiss, whatever comes of its tables."""
    rng = random.Random(number)
    people = list(range(number))
    played: list[Table] = []
    for round_number in range(rounds):
        found = scores(people, played)
        own = {person: found[person].points for person in people}
        order = ranking(found, lots(people, "seed"))
        for table in tables(order, sizes(number, 3, 5, 4), met(played), own, f"seed {round_number}"):
            played.append(Table(table, tuple(rng.sample(range(1, len(table) + 1), len(table)))))
    assert max(met(played).values()) == 1


@pytest.mark.parametrize(
    ("people", "found"),
    [
        (3, (3,)),
        (6, (3, 3)),
        (7, (4, 3)),
        (8, (4, 4)),
        (9, (3, 3, 3)),
        (17, (4, 4, 3, 3, 3)),
        (2, ()),
        (0, ()),
    ],
)
def test_tables_have_the_best_size_as_far_as_can_be(people: int, found: tuple[int, ...]) -> None:
    """For three to five people, best with four; two are none."""
    assert sizes(people, 3, 5, 4) == found


def test_points_go_by_place_and_are_shared_with_it() -> None:
    """Every table gives as much in the mean, however many sit at it."""
    assert points((1, 2, 3)) == [120, 60, 0]
    assert points((4, 2, 1, 3)) == [0, 80, 120, 40]
    assert points((1, 1, 3, 3, 5)) == [105, 105, 45, 45, 0]
    assert points((1, 1, 1)) == [60, 60, 60]


def test_wins_then_the_points_of_those_met_then_lots_decide() -> None:
    """Who has as many points."""
    played = [Table((1, 2, 3), (1, 2, 3)), Table((4, 5, 6), (2, 1, 3)), Table((1, 5, 6), (2, 3, 1))]
    found = scores(range(1, 8), played, byes=[7, 2])
    assert [found[person].points for person in range(1, 8)] == [180, 120, 0, 60, 120, 120, 60]
    assert [found[person].wins for person in range(1, 8)] == [1, 0, 0, 0, 1, 1, 0]
    assert found[5].strength == found[6].strength == 60 + 120 + 180 + 120
    assert ranking(found, [7, 5, 6, 4, 3, 2, 1]) == [1, 5, 6, 2, 4, 7, 3]


@pytest.mark.parametrize(
    ("number", "on"), [(4, 0), (6, 4), (9, 4), (17, 5), (20, 5), (23, 8), (30, 8), (64, 16)]
)
def test_a_knock_out_shrinks_to_one_table(number: int, on: int) -> None:
    """Winners go on, and the best of the others fill tables up; the last table's winner has won."""
    people = list(range(number))
    seated, start = [], 0
    for size in sizes(number, 3, 5, 4):
        seated.append(Table(tuple(people[start : start + size]), tuple(range(1, size + 1))))
        start += size
    found = going_on(seated, 5, 4, lots(people, "seed"))
    assert len(found) == len(set(found)) == on < number
    if on:
        assert {table.people[0] for table in seated} <= set(found)


def test_first_and_last_of_neighbouring_divisions_change_places() -> None:
    """Nobody moves by two, and nobody is lost."""
    assert moved([[1, 2, 3], [4, 5, 6, 7], [8, 9, 10]]) == [1, 2, 4, 3, 5, 6, 8, 7, 9, 10]
    assert moved([[1, 2], [3, 4], [], [5, 6]]) == [1, 3, 2, 5, 4, 6]
    for large in product((1, 2, 3), repeat=4):
        order = iter(range(12))
        before = [[next(order) for _ in range(size)] for size in large]
        place = {person: number for number, division in enumerate(before) for person in division}
        after = iter(moved(before))
        now = {next(after): number for number, size in enumerate(large) for _ in range(size)}
        assert all(abs(now[person] - place[person]) <= 1 for person in place)
        assert now != place
