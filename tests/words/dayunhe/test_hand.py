"""What a seat of Da Yunhe reads on its own page: card, cards handed on, what its stacks hide."""

import pytest

from bot.words.dayunhe import NARRATOR as DAYUNHE
from games.dayunhe.stacks import unseen
from tests.games.dayunhe.random_positions import played
from tests.games.dayunhe.scenes import play, scene
from tests.words.speaking import WORDS


def test_the_hand_tells_card_warehouse_stacks_and_what_lies_face_down() -> None:
    position = scene(
        "take",
        turn="B",
        start_player="B",
        stacks={"B": "delta basin! | straight | unrest unrest"},
        warehouses={"B": "unrest straight"},
    )
    before = DAYUNHE.hand(WORDS, position.view(1), 1).splitlines()
    assert before[0] == "You have not taken a card in this round yet."
    assert before[-1].startswith("You were handed Builder, Supplies, Reformer, ")
    play(position, "take order")
    lines = DAYUNHE.hand(WORDS, position.view(1), 1).splitlines()
    assert lines[0] == "Your card: Order (supply 2, build 1, remove unrest), still secret."
    assert lines[1] == "Warehouse 2 of 6: unrest tile and straight."
    assert lines[2] == "Stacks: 2 (basin), 1, 2."
    assert lines[-1].startswith("You did not take Builder, Supplies, Reformer, ")
    assert "Order" not in lines[-1]
    handed = DAYUNHE.hand(WORDS, position.view(2), 2).splitlines()[-1]
    assert handed.startswith("You were handed Builder, ")
    assert "Order" not in handed


def test_a_revealed_card_is_no_secret() -> None:
    position = scene(card="order")
    assert DAYUNHE.hand(WORDS, position.view(0), 0).splitlines()[0] == (
        "Your card: Order (supply 2, build 1, remove unrest)."
    )


@pytest.mark.parametrize("seed", range(6))
def test_what_lies_face_down_is_known_by_counting(seed: int) -> None:
    for position in played(seed, every=11, leaving=True):
        for seat in range(position.seats):
            hidden: dict[str, int] = {}
            for stack, up in zip(position.stacks[seat], position.up[seat], strict=True):
                for kind in stack[: len(stack) - up]:
                    hidden[kind] = hidden.get(kind, 0) + 1
            found = unseen(position.view(seat), seat)
            assert {kind: count for kind, count in found.items() if count} == hidden
            text = DAYUNHE.hand(WORDS, position.view(seat), seat)
            assert f"{sum(hidden.values())} tiles: " in text or sum(hidden.values()) < 2
