"""The five petitions: what they change, what each needs."""

import pytest

from games.confucius.events import GiftRemoved, JunksMoved, MarkerReplaced, OfficialsSwapped, Petitioned
from tests.games.confucius.printed import BOX
from tests.games.confucius.scenes import Facts, legal, of_type, play, refused, row, scene, the

FIVE = "A1 A2 A3 A4 A5 A6"


def ready() -> Facts:
    """All petitions of A are possible."""
    return {
        "gifts": FIVE,
        "yard": {"B": 3},
        "students": "B.",
        "hubu": "2A 3B . . . . .",
        "armies": {"annam": "A."},
    }


def test_the_gift_leaves_the_game_for_two_cubes() -> None:
    position = scene(**ready())
    events = play(position, "petition tile B C")
    assert position.gifts[0] == [-2, -1, -2, -2, -2, -2]
    assert (position.cubes[0], position.box[BOX.index("petition")][0]) == (1, 2)
    assert the(events, Petitioned).value == 2
    removed = the(events, GiftRemoved)
    assert (removed.giver, removed.holder, removed.value, removed.why) == (0, -1, 2, "petition")
    play(position, "nothing", "nothing", "nothing")
    assert not legal(position, "petition")


def test_with_all_five_gifts() -> None:
    found = legal(scene(**ready()), "petition")
    tile = [f"petition tile B {to}" for to in "ACD"]
    coat = ["petition coat hubu 1 hubu 2"]
    free = [
        (land, box)
        for land, boxes in (("annam", 2), ("mongolia", 3), ("manchuria", 4))
        for box in range(1, boxes + 1)
    ]
    necklace = [
        f"petition necklace annam 1 {land} {box}" for land, box in free if (land, box) != ("annam", 1)
    ]
    junk = [f"petition junk hubu {space} {to}" for space in (1, 2) for to in "ABCD"]
    assert found == [*tile, "petition vase red", *coat, *necklace, *junk]


def test_none_in_the_basic_game_none_with_one_cube_none_with_gifts_that_are_not_at_home() -> None:
    assert legal(scene(**ready(), options={"game": "basic"}), "petition") == []
    assert legal(scene(**ready(), cubes="1333"), "petition") == []
    away: Facts = {**ready(), "gifts": "A1B A2C A3B A4- A5D A6-"}
    assert legal(scene(**away), "petition") == []


def test_imperial_favour_and_extra_action_need_no_cubes_for_it() -> None:
    position = scene("favour", chief="A", cubes="0000", **ready())
    assert "petition vase red" in legal(position)
    position = scene(cubes="0000", rewards={"A": "extra"}, **ready())
    play(position, "card extra")
    assert "petition vase red" in legal(position)
    position = scene("favour", chief="A", options={"game": "basic"}, **ready())
    assert not legal(position, "petition")


# ── tile ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("there", "moved"), [(1, 1), (2, 2), (5, 2)])
def test_the_tile_moves_two_junks_or_the_only_one(there: int, moved: int) -> None:
    position = scene(gifts="A2", yard={"B": there, "C": 1}, ocean={"B": 3})
    events = play(position, "petition tile B C")
    assert (position.yard, position.ocean) == ([0, there - moved, 1 + moved, 0], [0, 3, 0, 0])
    found = the(events, JunksMoved)
    assert (found.seat, found.origin, found.to, found.count) == (0, 1, 2, moved)


def test_the_tile_takes_from_the_shipyard_of_another_to_any_other() -> None:
    position = scene(gifts="A2", yard={"A": 3, "B": 1}, ocean={"C": 4})
    assert legal(position, "petition") == [f"petition tile B {to}" for to in "ACD"]
    play(position, "petition tile B A")
    assert position.yard == [4, 0, 0, 0]
    assert legal(scene(gifts="A2", yard={"A": 3}, ocean={"B": 4}), "petition") == []


# ── vase ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("students", "found"),
    [
        ("B.", ["red"]),
        (".B", ["orange"]),
        ("BC", ["red", "orange"]),
        ("AB", ["orange"]),
        ("A.", []),
        ("..", []),
    ],
)
def test_the_vase_replaces_a_student_of_another(students: str, found: list[str]) -> None:
    position = scene(gifts="A3", students=students)
    assert legal(position, "petition") == [f"petition vase {name}" for name in found]
    if found:
        play(position, f"petition vase {found[-1]}")
        assert position.students[("red", "orange").index(found[-1])] == 0


def test_two_own_students_are_possible() -> None:
    position = scene(gifts="A3", students="AB")
    play(position, "petition vase orange")
    assert position.students == [0, 0]


# ── coat ─────────────────────────────────────────────────────────────────────────────────────────────


def test_the_coat_swaps_for_an_official_of_equal_or_lower_seniority() -> None:
    position = scene(
        gifts="A4", bingbu="2B 3A! 4B! 5 . 6C .", hubu="2 3B! 4 . . . .", gongbu="2 . 3A . 0D! . ."
    )
    found = {
        "bingbu 2": ["bingbu 3", "bingbu 4", "bingbu 6", "hubu 2", "hubu 3", "gongbu 3", "gongbu 5"],
        "gongbu 3": ["bingbu 3", "bingbu 4", "bingbu 6", "hubu 3", "gongbu 5"],
    }
    assert legal(position, "petition") == [
        f"petition coat {own} {other}" for own, others in found.items() for other in others
    ]


@pytest.mark.parametrize(
    ("other", "bingbu", "gongbu"),
    [
        ("bingbu 3", "2B 4B! 3A! 5 . 6C .", "2 . 3A . 0D! . ."),
        ("bingbu 4", "2B 5 4B! 3A! . 6C .", "2 . 3A . 0D! . ."),
        ("gongbu 5", "2B 0D! 4B! 5 . 6C .", "2 . 3A . 3A! . ."),
        ("gongbu 3", "2B 3A 4B! 5 . 6C .", "2 . 3A! . 0D! . ."),
    ],
)
def test_markers_travel_with_the_officials(other: str, bingbu: str, gongbu: str) -> None:
    position = scene(gifts="A4", bingbu="2B 3A! 4B! 5 . 6C .", gongbu="2 . 3A . 0D! . .")
    events = play(position, f"petition coat bingbu 2 {other}")
    assert (row(position, "bingbu"), row(position, "gongbu")) == (bingbu, gongbu)
    assert the(events, OfficialsSwapped).place == (0, 1)


def test_the_coat_needs_unresolved_ministries_on_both_sides() -> None:
    facts: Facts = {"gifts": "A4", "bingbu": "2A 3B . . . . .", "hubu": "2B 3A . . . . ."}
    position = scene(posts={"hubu": "BC"}, **facts)
    assert legal(position, "petition") == ["petition coat bingbu 1 bingbu 2"]
    position = scene(posts={"hubu": "BC", "bingbu": "BC"}, **facts)
    assert legal(position, "petition") == []


def test_a_marker_that_came_by_transfer_keeps_that_on_another_space() -> None:
    position = scene(turn="B", cubes="3333", gifts="B4", hubu="2A 3B 4B . . . .", transferred="hubu 2")
    assert legal(position, "transfer") == [f"transfer hubu 3 {to}" for to in "ACD"]
    play(position, "petition coat hubu 2 hubu 3", "nothing", "nothing", "nothing")
    assert legal(position, "transfer") == [f"transfer hubu 2 {to}" for to in "ACD"]


# ── necklace ─────────────────────────────────────────────────────────────────────────────────────────


def test_the_necklace_moves_an_own_army_to_an_empty_box() -> None:
    position = scene(gifts="A5", armies={"annam": "AB", "mongolia": ".A.", "manchuria": "CC.C"})
    assert legal(position, "petition") == [
        *(f"petition necklace annam 1 {there}" for there in ("mongolia 1", "mongolia 3", "manchuria 3")),
        *(f"petition necklace mongolia 2 {there}" for there in ("mongolia 1", "mongolia 3", "manchuria 3")),
    ]
    play(position, "petition necklace annam 1 manchuria 3")
    assert position.armies == [[-1, 1], [-1, 0, -1], [2, 2, 0, 2]]


def test_lands_that_are_resolved_or_not_in_play_are_out_of_its_reach() -> None:
    position = scene(
        gifts="A5",
        armies={"annam": "A.", "mongolia": "A.."},
        land_state={"annam": "lost", "manchuria": "lost"},
    )
    assert legal(position, "petition") == [f"petition necklace mongolia 1 mongolia {box}" for box in (2, 3)]
    assert refused(position, "petition necklace annam 1 mongolia 2")
    assert refused(position, "petition necklace mongolia 1 annam 2")
    assert refused(position, "petition necklace mongolia 1 korea 2")
    assert refused(position, "petition necklace korea 1 mongolia 2")


def test_any_army_by_option() -> None:
    facts: Facts = {"gifts": "A5", "armies": {"annam": "B.", "mongolia": "CCC", "manchuria": "AAAA"}}
    assert {text.rpartition(" annam 2")[0] for text in legal(scene(**facts), "petition")} == {
        f"petition necklace manchuria {box}" for box in range(1, 5)
    }
    position = scene(options={"necklace": "yes"}, **facts)
    assert len(legal(position, "petition")) == 8
    play(position, "petition necklace mongolia 2 annam 2")
    assert position.armies[:2] == [[1, 2], [2, -1, 2]]


# ── junk ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("to", "ABCD")
def test_the_junk_puts_a_secured_marker_of_anybody_in_place_of_an_unsecured_one(to: str) -> None:
    position = scene(gifts="A6", hubu="2B 3B! 4 5A! 0C! . .")
    assert legal(position, "petition") == [f"petition junk hubu 1 {letter}" for letter in "ABCD"]
    events = play(position, f"petition junk hubu 1 {to}")
    assert row(position, "hubu") == f"2{to}! 3B! 4 5A! 0C! . ."
    found = of_type(events, MarkerReplaced)
    assert [(event.before, event.secured) for event in found] == [(1, True)]


def test_the_junk_needs_an_unresolved_ministry() -> None:
    position = scene(gifts="A6", hubu="2B . . . . . .", gongbu="2A . . . . . .", posts={"hubu": "BC"})
    assert legal(position, "petition") == [f"petition junk gongbu 1 {letter}" for letter in "ABCD"]


def test_a_marker_put_by_the_junk_did_not_come_by_a_transfer() -> None:
    position = scene(gifts="A6", hubu="2B . . . . . .", transferred="hubu 1")
    play(position, "petition junk hubu 1 B")
    assert legal(position, "transfer") == [f"transfer hubu 1 {letter}" for letter in "ACD"]
