"""Sequences that are made when asked for are the lists that they stand for."""

import pytest

from games.engine.lazy import Joined, Lazy, Made

HUNDREDS = Made([1, 2, 3], 2, lambda part: (100 * part, 100 * part + 1))


@pytest.mark.parametrize(
    ("lazy", "listed"),
    [
        (HUNDREDS, [100, 101, 200, 201, 300, 301]),
        (Joined([[], [1, 2], (), HUNDREDS, [9]]), [1, 2, 100, 101, 200, 201, 300, 301, 9]),
        (Joined([]), []),
    ],
)
def test_it_is_the_list(lazy: Lazy[int], listed: list[int]) -> None:
    assert list(lazy) == listed
    assert len(lazy) == len(listed)
    assert [lazy[index] for index in range(-len(listed), len(listed))] == listed * 2
    assert lazy[1:3] == listed[1:3]
    for beyond in (len(listed), -len(listed) - 1):
        with pytest.raises(IndexError):
            lazy[beyond]
