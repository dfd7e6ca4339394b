"""Rebuilding: swapping, moving and turning tiles; whose and where."""

import pytest

from games.dayunhe.events import Moved, ScoreChanged, Swapped, Turned
from games.dayunhe.position import DayunhePosition
from tests.games.dayunhe.printed import place
from tests.games.dayunhe.scenes import legal, of_type, on, play, refused, scene, the
from tests.games.dayunhe.slow import LOOKS

MAP = (
    "1-1 A straight e-w, 1-2 B basin e, 1-3 C unrest, 1-4 A unrest, "
    "2-1 A delta, 2-2 B basin e, 2-3 B unrest, 4-1 A reservoir, 4-2 B straight e-w"
)
"""Region 1 is A's, 2 is B's, 3 is C's; the others are neutral."""


def rebuilder(tiles: str = MAP, **more: str) -> DayunhePosition:
    return scene(card="rebuilder", tiles=tiles, left=more.get("left", "supply 2 rebuild 1"))


def check(position: DayunhePosition, notation: str, allowed: bool) -> None:
    """Whether it can be done; it is offered if so."""
    assert (notation in legal(position)) == allowed
    assert (refused(position, notation) == "") == allowed


# ── swapping ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("one", "other", "allowed"),
    [
        ("1-1", "2-1", True),  # both own, anywhere
        ("2-1", "4-1", True),
        ("1-4", "4-1", True),
        ("1-2", "1-3", True),  # both foreign, both in the own region
        ("1-1", "1-2", True),  # own and foreign, both there
        ("1-3", "1-4", True),  # unrest of two colours
        ("1-1", "2-2", False),  # own there, foreign elsewhere
        ("1-2", "2-1", False),  # foreign there, own elsewhere
        ("1-2", "2-2", False),  # foreign, only one of them there
        ("2-2", "2-3", False),  # foreign, elsewhere
        ("4-1", "4-2", False),  # a neutral region is nobody's
    ],
)
def test_which_tiles_may_be_swapped(one: str, other: str, allowed: bool) -> None:
    check(rebuilder(), f"swap {one} {other}", allowed)


def test_swapped_tiles_change_places_and_may_both_be_turned() -> None:
    position = rebuilder()
    events = play(position, "swap 1-1 1-2")
    swapped = the(events, Swapped)
    assert (swapped.seat, swapped.hex, swapped.other) == (0, 0, 1)
    assert (on(position, "1-1"), on(position, "1-2")) == ("B basin e", "A straight e-w")
    assert (position.phase, position.turn, position.facing) == ("face", 0, [0, 1])
    assert set(legal(position)) == {f"face {look}" for look in LOOKS["basin"]}
    play(position, "face nw")
    assert position.facing == [1]
    assert set(legal(position)) == {"face e-w", "face se-nw", "face sw-ne"}
    play(position, "face e-w")
    assert (on(position, "1-1"), on(position, "1-2")) == ("B basin nw", "A straight e-w")
    assert (position.phase, position.facing) == ("act", [])


def test_only_tiles_with_more_than_one_look_are_faced() -> None:
    position = rebuilder()
    play(position, "swap 1-1 1-3")
    assert (on(position, "1-1"), on(position, "1-3")) == ("C unrest", "A straight e-w")
    assert position.facing == [place("1-3")]
    position = rebuilder()
    play(position, "swap 1-4 4-1")
    assert (position.phase, position.facing) == ("act", [])


def test_two_unrest_tiles_of_one_colour_are_not_swapped() -> None:
    position = rebuilder("1-1 A unrest, 3-1 A unrest, 1-2 B unrest, 1-3 B unrest, 1-4 A straight e-w")
    assert refused(position, "swap 1-1 3-1") == "same-tiles"
    assert refused(position, "swap 1-2 1-3") == "same-tiles"
    assert legal(position, "swap") == ["swap 1-1 1-2", "swap 1-1 1-3", "swap 1-1 1-4", "swap 1-2 1-4",
                                       "swap 1-3 1-4", "swap 1-4 3-1"]  # fmt: skip


def test_two_canal_tiles_of_a_kind_may_be_swapped_to_turn_them() -> None:
    position = rebuilder("1-1 A straight e-w, 3-1 A straight sw-ne")
    play(position, "swap 1-1 3-1", "face se-nw")
    assert on(position, "1-1") == "A straight se-nw"


# ── moving ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("origin", "to", "allowed"),
    [
        ("1-1", "1-9", True),  # an own tile to any free hex
        ("1-1", "5-9", True),
        ("2-1", "3-3", True),
        ("1-4", "2-9", True),  # unrest alike
        ("1-2", "1-9", True),  # a foreign tile within the own region
        ("1-3", "1-8", True),
        ("1-2", "2-9", False),  # a foreign tile out of it
        ("2-2", "1-9", False),  # into it
        ("2-2", "2-9", False),  # elsewhere
        ("4-2", "4-9", False),
        ("1-1", "1-2", False),  # not free
        ("1-1", "1-3", False),  # unrest is not free either
        ("1-1", "1-1", False),
        ("1-9", "1-8", False),  # nothing there
    ],
)
def test_which_tiles_may_be_moved_where(origin: str, to: str, allowed: bool) -> None:
    check(rebuilder(), f"move {origin} {to}", allowed)


def test_a_moved_tile_may_be_turned() -> None:
    position = rebuilder()
    moved = the(play(position, "move 1-1 5-9"), Moved)
    assert (moved.seat, moved.hex, moved.to) == (0, 0, 44)
    assert (on(position, "1-1"), on(position, "5-9")) == ("", "A straight e-w")
    assert position.facing == [44]
    play(position, "face sw-ne")
    assert on(position, "5-9") == "A straight sw-ne"
    assert position.phase == "act"


@pytest.mark.parametrize(
    ("origin", "to", "lying"), [("1-3", "1-9", "C unrest"), ("4-1", "4-9", "A reservoir")]
)
def test_a_moved_tile_without_a_line_is_not_faced(origin: str, to: str, lying: str) -> None:
    position = rebuilder()
    play(position, f"move {origin} {to}")
    assert (position.phase, on(position, to), on(position, origin)) == ("act", lying, "")


def test_a_moved_tile_may_stay_as_it_lay() -> None:
    position = rebuilder()
    events = play(position, "move 1-1 5-9", "face e-w")
    assert on(position, "5-9") == "A straight e-w"
    assert of_type(events, Turned) == []


# ── turning ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("where", "look", "allowed"),
    [
        ("1-1", "sw-ne", True),  # own, in the own region
        ("2-1", "se-w-ne", True),  # own, elsewhere
        ("1-2", "w", True),  # foreign, in the own region
        ("2-2", "w", False),  # foreign, elsewhere
        ("4-2", "sw-ne", False),
        ("1-1", "e-w", False),  # as it lies
        ("1-1", "e-se", False),  # not a look of this tile
        ("1-4", "e-w", False),  # unrest has no line
        ("1-9", "e-w", False),  # nothing there
    ],
)
def test_which_tiles_may_be_turned(where: str, look: str, allowed: bool) -> None:
    check(rebuilder(), f"turn {where} {look}", allowed)


def test_a_tile_is_turned() -> None:
    position = rebuilder()
    turned = the(play(position, "turn 1-2 nw"), Turned)
    assert (turned.seat, turned.hex, turned.before, turned.rotation) == (0, 1, 0, 4)
    assert on(position, "1-2") == "B basin nw"
    assert position.phase == "act"


def test_turning_is_offered_in_every_other_look() -> None:
    position = rebuilder()
    assert set(legal(position, "turn 1-2")) == {f"turn 1-2 {look}" for look in LOOKS["basin"] if look != "e"}


# ── all of it ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("deed", ["swap 1-1 2-1", "move 1-1 2-9", "turn 1-1 sw-ne"])
def test_rebuilding_is_one_of_them_and_scores_nothing(deed: str) -> None:
    position = rebuilder()
    events = play(position, deed)
    while position.phase == "face":
        events += play(position, legal(position)[0])
    assert of_type(events, ScoreChanged) == []
    assert position.scores == [15] * 3
    assert position.wall == [0] * 3
    assert {text.split()[0] for text in legal(position)} == {"supply", "done"}


def test_the_coordinator_stays_where_he_is() -> None:
    position = rebuilder()
    position.coordinator = 0
    play(position, "move 1-1 5-9")
    assert position.coordinator == 0


def test_a_tile_that_is_faced_last_ends_the_turn() -> None:
    position = rebuilder(left="rebuild 1")
    play(position, "move 1-1 5-9")
    assert (position.turn, position.phase) == (0, "face")
    assert refused(position, "done") == "face-now"
    play(position, "face sw-ne")
    assert (position.turn, position.phase) == (1, "act")
