"""Unrest on the map and in the wall; what costs two unrest tiles: destroying, tea, intrigue, denouncing."""

from typing import Any

import pytest

from games.dayunhe.events import (
    CanalDestroyed,
    CostPaid,
    Denounced,
    Intrigued,
    PeopleCalmed,
    PutUnder,
    ScoreChanged,
    TeaBreak,
    UnrestRemoved,
    UnrestToWall,
)
from games.dayunhe.position import DayunhePosition
from tests.games.dayunhe.printed import LETTERS, UNREST
from tests.games.dayunhe.scenes import gained, legal, of_type, on, play, refused, scene, seat, the

PILES = "delta|basin basin|basin basin basin"


def acting(card: str, warehouse: str = "unrest unrest basin", **more: Any) -> DayunhePosition:
    scenery: dict[str, Any] = {"stacks": {"A": PILES, "B": PILES}, **more}
    return scene(card=card, warehouses={"A": warehouse}, **scenery)


# ── remove unrest, calm people ───────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("where", "owner"), [("1-2", "A"), ("2-2", "B"), ("5-9", "C")])
def test_any_unrest_tile_of_the_map_goes_to_the_wall(where: str, owner: str) -> None:
    position = acting("order", tiles=f"{where} {owner} unrest, 3-3 A straight e-w")
    assert legal(position, "remove") == [f"remove {where}"]
    events = play(position, f"remove {where}")
    removed, to_wall = the(events, UnrestRemoved), the(events, UnrestToWall)
    assert (removed.seat, LETTERS[removed.owner]) == (0, owner)
    assert (to_wall.owner, to_wall.count) == (removed.owner, 1)
    assert on(position, where) == ""
    assert position.wall == [int(letter == owner) for letter in "ABC"]
    assert position.scores == [15] * 3


def test_only_unrest_is_removed() -> None:
    position = acting("order", tiles="3-3 A straight e-w, 3-1 B unrest")
    assert refused(position, "remove 3-3") == "no-unrest-there"
    assert refused(position, "remove 3-2") == "no-unrest-there"


@pytest.mark.parametrize("letter", "AB")
def test_any_unrest_tile_of_the_wall_goes_under_a_stack_of_its_owner(letter: str) -> None:
    position = acting("welfare", wall={"A": 1, "B": 2})
    owner, before = seat(letter), position.wall.copy()
    events = play(position, f"calm {letter}")
    calmed, under = the(events, PeopleCalmed), the(events, PutUnder)
    assert (calmed.seat, calmed.owner, calmed.count) == (0, owner, before[owner] - 1)
    assert (under.owner, under.tile, under.stack) == (owner, UNREST, 0)
    assert position.wall[owner] == before[owner] - 1
    assert position.wall[1 - owner] == before[1 - owner]
    assert position.stacks[owner] == [["unrest", "delta"], ["basin"] * 2, ["basin"] * 3]


def test_an_empty_row_is_calm() -> None:
    position = acting("welfare", wall={"B": 1})
    assert legal(position, "calm") == ["calm B"]
    assert refused(position, "calm A") == "wall-row-empty"
    assert refused(position, "calm E") == "no-such-seat"


# ── under a stack ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("piles", "after"),
    [
        ("delta delta|delta|delta delta", "delta delta|unrest delta|delta delta"),
        ("delta delta|delta|delta", "delta delta|unrest delta|delta"),
        ("delta|delta|delta", "unrest delta|delta|delta"),
        ("delta|delta|", "delta|delta|unrest"),
        ("||", "unrest||"),
        ("delta delta|delta delta|delta!", "delta delta|delta delta|unrest delta!"),
    ],
)
def test_under_the_smallest_stack_the_first_of_several(piles: str, after: str) -> None:
    position = acting("welfare", wall={"B": 1}, stacks={"A": PILES, "B": piles})
    expected = acting("welfare", stacks={"A": PILES, "B": after})
    play(position, "calm B")
    assert position.stacks[1] == expected.stacks[1]
    assert position.up[1] == expected.up[1]


def test_one_tile_at_a_time() -> None:
    """The second of two goes under the stack that is the smallest then."""
    position = acting("saboteur", tiles="2-2 A straight e-w", stacks={"A": "||delta delta"})
    play(position, "destroy 2-2")
    assert position.stacks[0] == [["unrest"], ["straight"], ["delta", "delta"]]
    assert position.up[0] == [False] * 3


# ── the cost ─────────────────────────────────────────────────────────────────────────────────────────

COSTLY = [("saboteur", "destroy 2-2"), ("tea", "tea"), ("intriguer", "intrigue B")]


@pytest.mark.parametrize(("card", "deed"), COSTLY)
def test_two_unrest_tiles_one_under_an_own_stack_one_to_the_wall(card: str, deed: str) -> None:
    position = acting(card, "unrest basin unrest unrest", tiles="2-2 B straight e-w", wall={"A": 1})
    events = play(position, deed)
    assert the(events, CostPaid).seat == 0
    assert sorted(position.warehouses[0]) == ["basin", "unrest"]
    assert position.stacks[0] == [["unrest", "delta"], ["basin"] * 2, ["basin"] * 3]
    assert position.wall == [2, 0, 0]
    to_wall = the(events, UnrestToWall)
    assert (to_wall.owner, to_wall.hex, to_wall.count) == (0, -1, 2)


@pytest.mark.parametrize(("card", "deed"), [*COSTLY, ("intriguer", "denounce B")])
@pytest.mark.parametrize(("warehouse", "possible"), [("unrest basin", False), ("unrest unrest", True)])
def test_without_two_unrest_tiles_it_cannot_be_done(
    card: str, deed: str, warehouse: str, possible: bool
) -> None:
    position = acting(card, warehouse, tiles="2-2 B straight e-w")
    assert (deed in legal(position)) == possible
    assert refused(position, deed) == ("" if possible else "too-little-unrest")


# ── destroying ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("where", "owner"), [("1-1", "A"), ("2-2", "B"), ("5-1", "B")])
def test_a_canal_tile_of_anyone_goes_under_a_stack_of_its_owner(where: str, owner: str) -> None:
    position = acting("saboteur", tiles=f"{where} {owner} crossing e-se-w-nw")
    events = play(position, f"destroy {where}")
    destroyed = the(events, CanalDestroyed)
    assert (destroyed.seat, destroyed.owner, destroyed.tile) == (0, seat(owner), "crossing")
    assert on(position, where) == ""
    put = [(event.owner, event.tile) for event in of_type(events, PutUnder)]
    assert put == [(0, "unrest"), (seat(owner), "crossing")]
    lowest = [pile[0] for pile in position.stacks[seat(owner)]]
    assert "crossing" in lowest
    assert position.scores == [15] * 3


def test_only_canals_are_destroyed() -> None:
    position = acting("saboteur", tiles="2-2 B unrest, 2-3 B basin e")
    assert legal(position, "destroy") == ["destroy 2-3"]
    assert refused(position, "destroy 2-2") == "no-canal-there"
    assert refused(position, "destroy 2-1") == "no-canal-there"


def test_nothing_is_taken_from_the_city() -> None:
    position = acting("saboteur", city={"B": "basin"}, tiles="2-3 B basin e")
    play(position, "destroy 2-3")
    assert position.city[1] == ["basin"]


# ── tea, intrigue, denouncing ────────────────────────────────────────────────────────────────────────


def test_after_a_tea_break_the_coordinator_lies_down() -> None:
    position = acting("tea")
    assert the(play(position, "tea"), TeaBreak).seat == 0
    assert position.lying
    assert position.coordinator == 45


def test_a_rival_loses_eight() -> None:
    position = acting("intriguer")
    events = play(position, "intrigue B")
    intrigued = the(events, Intrigued)
    assert (intrigued.seat, intrigued.rival, intrigued.loss) == (0, 1, 8)
    changed = the(events, ScoreChanged)
    assert (changed.seat, changed.before, changed.after) == (1, 15, 7)
    assert position.scores == [15, 7, 15]
    assert gained(position, "B", "intrigue") == -8


def test_prestige_may_go_below_zero() -> None:
    position = acting("intriguer", scores={"B": 3})
    play(position, "intrigue B")
    assert position.scores[1] == -5


def test_denouncing_brings_an_unrest_tile_into_a_rivals_part_and_none_to_the_wall() -> None:
    position = acting("intriguer")
    events = play(position, "denounce C")
    denounced = the(events, Denounced)
    assert (denounced.seat, denounced.rival) == (0, 2)
    assert events.index(denounced) < events.index(the(events, PutUnder))
    assert position.city_unrest == [[0, 0, 0], [0, 0, 0], [1, 0, 0]]
    assert position.wall == [0, 0, 0]
    assert of_type(events, UnrestToWall) == []
    assert position.stacks[0][0] == ["unrest", "delta"]
    assert position.warehouses[0] == ["basin"]
    assert position.scores == [15] * 3


@pytest.mark.parametrize("deed", ["intrigue", "denounce"])
def test_rivals_are_the_others_still_playing(deed: str) -> None:
    position = acting("intriguer", seats=4, resigned="C")
    assert legal(position, deed) == [f"{deed} B", f"{deed} D"]
    assert refused(position, f"{deed} A") == f"{deed}-yourself"
    assert refused(position, f"{deed} C") == "seat-has-left"
    assert refused(position, f"{deed} E") == "no-such-seat"
