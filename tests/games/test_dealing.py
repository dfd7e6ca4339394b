"""The shuffle that deals samples: nothing is lost, every order is as likely as any other."""

from collections import Counter

import pytest

from games.engine import Chance
from games.engine.computer.dealing import shuffle


@pytest.mark.parametrize("size", [0, 1, 2, 3, 4, 72])
def test_a_shuffle_keeps_all_items(size: int) -> None:
    items = [str(number) for number in range(size)]
    shuffle(items, Chance("all"))
    assert sorted(items, key=int) == [str(number) for number in range(size)]


def test_a_shuffle_makes_every_order_equally_often() -> None:
    chance = Chance("orders")
    orders: Counter[str] = Counter()
    for _ in range(2400):
        items = list("ABCD")
        shuffle(items, chance)
        orders["".join(items)] += 1
    assert len(orders) == 24
    assert all(60 <= count <= 145 for count in orders.values())
