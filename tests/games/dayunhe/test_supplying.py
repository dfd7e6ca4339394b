"""Supply, espionage and reform: the own stacks and what is known of them."""

from collections import Counter

import pytest

from games.dayunhe.events import Reformed, Spied, Supplied
from games.dayunhe.position import DayunhePosition
from games.engine import HIDDEN
from tests.games.dayunhe.scenes import legal, play, refused, scene, the

PILES = {"A": "delta basin|straight crossing!|"}


def stocked(left: str = "supply 3 build 1 espionage 1 reform 1", **more: str) -> DayunhePosition:
    return scene(card="reformer", left=left, stacks=PILES, warehouses={"A": more.get("warehouse", "unrest")})


@pytest.mark.parametrize(("stack", "tile", "face_down"), [(1, "basin", True), (2, "crossing", False)])
def test_the_top_tile_of_any_own_stack_face_up_or_down(stack: int, tile: str, face_down: bool) -> None:
    position = stocked()
    supplied = the(play(position, f"supply {stack}"), Supplied)
    assert (supplied.seat, supplied.stack, supplied.tile, supplied.face_down) == (
        0,
        stack - 1,
        tile,
        face_down,
    )
    assert position.warehouses[0] == ["unrest", tile]
    assert len(position.stacks[0][stack - 1]) == 1
    assert position.up[0][stack - 1] is False


def test_a_newly_bared_top_is_face_down_and_hidden_from_its_owner_too() -> None:
    position = stocked()
    play(position, "supply 2")
    assert position.up[0] == [False, False, False]
    assert position.view(0).stacks[0] == [[HIDDEN, HIDDEN], [HIDDEN], []]


def test_a_supplied_tile_is_public_at_once() -> None:
    position = stocked()
    supplied = the(play(position, "supply 1"), Supplied)
    for viewer in (None, 0, 1, 2):
        assert supplied.view(viewer).tile == "basin"
        assert position.view(viewer).warehouses[0] == ["unrest", "basin"]


def test_an_empty_stack_supplies_nothing() -> None:
    position = stocked()
    assert legal(position, "supply") == ["supply 1", "supply 2"]
    assert refused(position, "supply 3") == "stack-empty"


def test_a_warehouse_holds_six_tiles_and_a_full_one_takes_none() -> None:
    position = stocked(warehouse="unrest unrest unrest unrest unrest")
    play(position, "supply 1")
    assert len(position.warehouses[0]) == 6
    assert legal(position, "supply") == []
    assert refused(position, "supply 1") == "warehouse-full"
    play(position, "build unrest 3-1")
    assert legal(position, "supply") == ["supply 1", "supply 2"]


def test_three_symbols_may_all_be_used_on_one_stack() -> None:
    position = scene(card="supplies", left="supply 3 build 1", stacks={"A": "delta basin straight||"})
    play(position, "supply 1", "supply 1", "supply 1")
    assert position.warehouses[0] == ["straight", "basin", "delta"]


# ── espionage ────────────────────────────────────────────────────────────────────────────────────────


def test_espionage_turns_up_the_tops_of_all_own_stacks() -> None:
    position = stocked()
    spied = the(play(position, "espionage"), Spied)
    assert (spied.seat, spied.tops) == (0, ((0, "basin"),))
    assert position.up[0] == [True, True, False]
    assert position.up[1:] == [[False] * 3] * 2
    assert position.view(1).stacks[0] == [[HIDDEN, "basin"], [HIDDEN, "crossing"], []]
    assert position.warehouses[0] == ["unrest"]


def test_espionage_needs_a_top_that_lies_face_down() -> None:
    position = stocked(left="supply 1 espionage 1")
    position.up[0] = [True, True, False]
    assert refused(position, "espionage") == "no-top-hidden"
    position.stacks[0] = [[], [], []]
    position.up[0] = [False] * 3
    assert refused(position, "espionage") == "no-top-hidden"


def test_a_top_stays_face_up_until_it_is_taken() -> None:
    position = stocked()
    play(position, "espionage", "supply 1")
    assert position.warehouses[0] == ["unrest", "basin"]
    assert position.up[0] == [False, True, False]
    play(position, "done")
    assert position.up[0] == [False, True, False]


# ── reform ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("many", "sizes"), [(1, (1, 0, 0)), (2, (1, 1, 0)), (7, (3, 2, 2)), (8, (3, 3, 2))])
def test_reform_makes_three_stacks_as_even_as_can_be_larger_ones_first(many: int, sizes: tuple[int]) -> None:
    kinds = ["basin", "delta", "straight", "unrest"] * 2
    piles = " ".join(kinds[:many]) + "!||"
    position = scene(card="reformer", stacks={"A": piles})
    reformed = the(play(position, "reform"), Reformed)
    assert (reformed.seat, reformed.sizes) == (0, sizes)
    assert tuple(map(len, position.stacks[0])) == sizes
    assert Counter(kind for pile in position.stacks[0] for kind in pile) == Counter(kinds[:many])
    assert position.up[0] == [False] * 3


def test_reform_shuffles() -> None:
    """Two positions that differ in nothing but the state of chance come out differently."""
    found = set()
    for counter in range(12):
        position = scene(card="reformer")
        position.chance.counter = 100 * counter
        play(position, "reform")
        found.add(tuple(map(tuple, position.stacks[0])))
        assert position.stacks[1] == scene(card="reformer").stacks[1]
    assert len(found) == 12


def test_reform_needs_a_tile() -> None:
    position = scene(card="reformer", stacks={"A": "||"}, warehouses={"A": "basin"}, left="build 1 reform 1")
    assert refused(position, "reform") == "nothing-to-reform"
    assert legal(position, "reform") == []


def test_reform_leaves_the_warehouse_alone() -> None:
    position = stocked()
    play(position, "reform")
    assert position.warehouses[0] == ["unrest"]
    assert sorted(kind for pile in position.stacks[0] for kind in pile) == [
        "basin",
        "crossing",
        "delta",
        "straight",
    ]
