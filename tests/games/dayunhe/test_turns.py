"""Carrying out a card: any order, split, interrupted, in part; alternatives; what ends a turn."""

from typing import Any

import pytest

from games.dayunhe.events import CardRevealed, TurnDone
from games.dayunhe.position import DayunhePosition
from tests.games.dayunhe.printed import CARDS, groups, symbols
from tests.games.dayunhe.scenes import legal, of_type, play, refused, scene, the
from tests.games.dayunhe.slow import Slow

PILES = "basin basin basin|straight straight straight|delta unrest unrest"
ALL_POSSIBLE: dict[str, Any] = {
    "tiles": "1-1 A straight e-w, 1-2 B unrest, 2-1 B basin e",
    "stacks": {"A": PILES},
    "warehouses": {"A": "unrest unrest crossing"},
    "wall": {"B": 1},
}
VERBS = {
    "supply": "supply 1",
    "build": "build crossing 3-3 e-se-w-nw",
    "rebuild": "move 1-1 3-9",
    "remove": "remove 1-2",
    "calm": "calm B",
    "destroy": "destroy 2-1",
    "inspect": "inspect 1",
    "tea": "tea",
    "espionage": "espionage",
    "intrigue": "intrigue B",
    "denounce": "denounce B",
    "reform": "reform",
}


def full(card: str, **more: Any) -> DayunhePosition:
    return scene(card=card, **{**ALL_POSSIBLE, **more})


def left(position: DayunhePosition) -> dict[str, int]:
    return {action: count for action, count in position.left.items() if count}


@pytest.mark.parametrize("card", CARDS)
def test_a_card_offers_just_its_symbols(card: str) -> None:
    position = full(card)
    for action, verb in VERBS.items():
        assert (refused(position, verb) == "") == (action in symbols(card)), action
    assert left(position) == {action: n for action, n in symbols(card).items() if action != "prestige"}


@pytest.mark.parametrize("card", CARDS)
def test_each_symbol_is_used_as_often_as_it_is_printed(card: str) -> None:
    for action, count in symbols(card).items():
        if action in ("supply", "build"):
            position = full(card, left=f"{action} {count} espionage 1")
            for number in range(count):
                assert left(position)[action] == count - number
                play(
                    position, f"supply {number + 1}" if action == "supply" else f"build unrest 3-{number + 1}"
                )
            assert refused(position, VERBS[action]) == "symbol-used"
        elif action != "prestige":
            position = full(card, left=f"{action} {count} supply 2")
            play(position, VERBS[action])
            while position.phase == "face":
                play(position, legal(position)[0])
            assert refused(position, VERBS[action]) == "symbol-used"


def test_actions_in_any_order_split_and_interrupted() -> None:
    position = full("builder", left="supply 3 build 2 espionage 1", warehouses={"A": "crossing"})
    play(
        position, "supply 1", "build basin 3-1 e", "supply 2", "espionage", "supply 3", "build crossing city"
    )
    assert (position.city[0], position.turn) == (["crossing"], 1)


@pytest.mark.parametrize(
    ("card", "one", "other"),
    [
        ("reformer", "reform", "espionage"),
        ("reformer", "espionage", "reform"),
        ("intriguer", "intrigue B", "denounce B"),
        ("intriguer", "denounce C", "intrigue B"),
    ],
)
def test_of_alternatives_only_one_may_be_used(card: str, one: str, other: str) -> None:
    position = full(card, warehouses={"A": "unrest unrest unrest unrest"})
    assert refused(position, other) == ""
    play(position, one)
    assert refused(position, other) == "other-symbol-used"
    assert left(position).keys() == symbols(card).keys() - {"prestige", one.split()[0], other.split()[0]}
    assert [len(group) for group in groups(card)].count(2) == 1


def test_what_was_not_used_lapses_at_the_end_of_the_turn() -> None:
    position = full("order")
    events = play(position, "supply 1", "done")
    done = the(events, TurnDone)
    assert (done.seat, dict(done.unused), done.forced) == (0, {"supply": 1, "build": 1, "remove": 1}, False)
    assert (position.turn, position.actor) == (1, 1)
    assert position.left == {
        action: count for action, count in symbols(position.chosen[1]).items() if action != "prestige"
    }


def test_a_turn_may_be_ended_at_once() -> None:
    position = full("order")
    assert legal(position)[-1] == "done"
    play(position, "done")
    assert position.turn == 1


def test_the_last_symbol_ends_the_turn() -> None:
    position = full("order", left="remove 1")
    done = the(play(position, "remove 1-2"), TurnDone)
    assert (done.forced, done.unused) == (True, ())
    assert position.turn == 1


def test_a_turn_in_which_nothing_more_is_possible_ends_by_itself() -> None:
    """There is a symbol to supply left, but no tile; one to destroy, but no unrest tile to pay with."""
    position = full("saboteur", stacks={"A": "basin||"}, warehouses={"A": ""}, left="supply 2 destroy 1")
    done = the(play(position, "supply 1"), TurnDone)
    assert (dict(done.unused), done.forced) == ({"supply": 1, "destroy": 1}, True)


def test_a_turn_goes_on_while_anything_is_possible() -> None:
    position = full("saboteur", stacks={"A": "basin||"}, left="supply 2 destroy 1")
    play(position, "supply 1")
    assert legal(position) == ["destroy 1-1", "destroy 2-1", "done"]


def test_a_turn_in_which_nothing_is_possible_ends_right_after_revealing() -> None:
    position = scene(
        seats=3,
        turn="A",
        card="order",
        cards={"B": "rebuilder", "C": "welfare"},
        stacks={"B": "||"},
        warehouses={"B": ""},
        tiles="1-1 A straight e-w",
        wall={"A": 1},
    )
    events = play(position, "done")
    assert [event.seat for event in of_type(events, CardRevealed)] == [1, 2]
    assert [(event.seat, event.forced) for event in of_type(events, TurnDone)] == [(0, False), (1, True)]
    assert (position.turn, legal(position)) == (2, ["calm A", "done"])


def test_a_symbol_that_is_not_on_the_card() -> None:
    position = full("order")
    assert refused(position, "tea") == "not-on-card"
    assert refused(position, "turn 1-1 sw-ne") == "not-on-card"


def test_only_what_is_possible_is_offered() -> None:
    position = full("saboteur", warehouses={"A": "unrest"}, left="supply 1 destroy 1")
    assert legal(position) == ["supply 1", "supply 2", "supply 3", "done"]
    assert set(legal(position)) == Slow(position).legal()
