"""The simulation of who waits (docs/waiting.md) keeps to its model."""

import random
from statistics import median

import pytest

from tests.bench.waiting import AWAKE, DAY, LONGEST, MEDIAN, Person, played


def test_nobody_answers_asleep_and_half_of_all_within_the_median() -> None:
    dice = random.Random(1)
    waits = []
    for _ in range(2000):
        person, at = Person(dice), dice.randrange(DAY)
        answered = person.answers(at)
        assert at <= answered <= at + 3 * LONGEST
        assert person.next_awake(answered) == answered
        awake = person.next_awake(at)
        assert person.after(at, AWAKE) == person.next_awake(awake + DAY)  # one waking day
        waits.append(answered - awake)
    assert 0.8 * MEDIAN < median(waits) < 1.6 * MEDIAN


@pytest.mark.parametrize("name", ["qin", "yunnan", "dayunhe"])
def test_orders_take_waits_out(name: str) -> None:
    without, bound = played((name, 0, "without")), played((name, 0, "bound"))
    assert without.waits == without.turns > 20
    assert bound.waits < 0.9 * bound.turns
    assert played((name, 0, "bound")) == bound
