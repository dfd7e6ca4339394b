"""A match that ends because all but one left, in the middle of something."""

import pytest

from games.confucius.position import ConfuciusPosition
from tests.games.confucius.scenes import court, play, scene


@pytest.mark.parametrize("order", ["DBC", "DCB", "BDC", "CAD"])
def test_a_match_that_ends_in_the_middle_of_tutoring_keeps_nothing_sealed(order: str) -> None:
    """Otherwise its record would be handed out without the newest entries, and would not replay."""
    position = scene(chief="A", students="BC")
    court(position)
    play(position, "tutor red 2")
    held = cards(position)
    for letter in order:
        position.resign("ABCD".index(letter))
    assert (position.turn, position.ended) == (None, "resigned")
    assert (position.sealed, position.secret_entries()) == (0, 0)
    assert position.laid == [[0, 0, 0, 0]] * 4
    assert cards(position) == held


def cards(position: ConfuciusPosition) -> list[int]:
    """How many cards there are of 1, 2 and 3 cash."""
    hands = [*position.hands, *position.laid, position.discards]
    return [sum(hand[kind] for hand in hands) + position.deck.count(kind + 1) for kind in range(3)]
