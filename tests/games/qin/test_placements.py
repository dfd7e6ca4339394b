"""Founding, expanding and joining provinces, the pagodas that follow, and who takes and keeps a village."""

import pytest

from games.engine import Event
from games.qin import GAME
from games.qin.placing import parse
from games.qin.position import QinPosition
from games.qin.provinces import forbidden, shares
from games.qin.state import Province
from games.qin.villages import VillageTaken, claim
from tests.support.games.legality import check_refused
from tests.support.games.qin.scenes import (
    check_placed,
    expanded,
    founded,
    holders,
    joined,
    of_type,
    pagodas,
    play,
    scene,
    taken,
)
from tests.support.games.scenes import refusal

Provinces = dict[str, tuple[str, int, int]]


@pytest.mark.parametrize(
    ("diagram", "turn", "placement", "events", "provinces"),
    [
        # The founder is the player who placed.
        ("Y-", "B", "YB B1-C1", [founded(1, "Y", "A1 B1")], {"A1": ("B", 2, 1)}),
        # A double far from its colour founds a province of two.
        ("R-", "A", "YY B1-C1", [founded(0, "Y", "B1 C1")], {"B1": ("A", 2, 1)}),
        # Five squares at birth bring a double pagoda.
        (
            *("R- . . R- / . R- . .", "A", "RR B1-C1"),
            *([founded(0, "R", "A1 B1 C1 D1 B2")], {"A1": ("A", 5, 2)}),
        ),
        # A printed square is contact, and a loose square.
        (
            *(".", "A", "YY G6-H6"),
            *([founded(0, "Y", "G6 H6 G7"), taken(0, None, "f", 1, 0, "I6")], {"G6": ("A", 3, 1)}),
        ),
        # Who expands a province does not get it, and its owner places the second pagoda in anyone's turn.
        ("RA RA", "B", "RY C1-D1", [expanded(0, "R", 2, "A1 B1 C1")], {"A1": ("A", 3, 1)}),
        ("RA RA RA", "B", "RR D1-E1", [expanded(0, "R", 3, "A1 B1 C1 D1 E1")], {"A1": ("A", 5, 2)}),
        # A major province grows without a third pagoda.
        (
            *("RA RA RA RA RA", "A", "RR F1-G1"),
            *([expanded(0, "R", 5, "A1 B1 C1 D1 E1 F1 G1")], {"A1": ("A", 7, 2)}),
        ),
        # Loose squares join an expanding province.
        ("RA RA . R-", "A", "RB C1-C2", [expanded(0, "R", 2, "A1 B1 C1 D1")], {"A1": ("A", 4, 1)}),
        # Two equal own provinces: their pagodas make the double one.
        (
            *("RA RA . RA RA", "A", "RB C1-C2"),
            *([joined(0, ((0, 4),), (), "A1 B1 C1 D1 E1")], {"A1": ("A", 5, 2)}),
        ),
        # A rival may be given the joined province.
        (
            *("RA RA . RB RB RB", "A", "RY C1-C2"),
            *([joined(1, ((1, 3), (0, 2)), ((0, 1),), "A1 B1 C1 D1 E1 F1")], {"A1": ("B", 6, 2)}),
        ),
        # A major may absorb small provinces if its owner stays, whoever places.
        (
            *("RA RA RA RA RA . RB RB", "B", "RY F1-F2"),
            [
                joined(0, ((0, 5), (1, 2)), ((1, 1),), "A1 B1 C1 D1 E1 F1 G1 H1"),
                taken(0, None, "a", 2, 0, "I1"),
            ],
            {"A1": ("A", 8, 2)},
        ),
        # The same tile may touch two provinces of different colours.
        (
            *("RA RA . . YB YB", "A", "RY C1-D1"),
            [expanded(0, "R", 2, "A1 B1 C1"), expanded(1, "Y", 2, "D1 E1 F1")],
            {"A1": ("A", 3, 1), "D1": ("B", 3, 1)},
        ),
    ],
)
def test_provinces(
    diagram: str, turn: str, placement: str, events: list[Event], provinces: Provinces
) -> None:
    villages = {event.village: "AB"[event.seat] for event in of_type(events, VillageTaken)}
    check_placed(scene(diagram, turn=turn), placement, events, provinces, villages)


def test_three_provinces_joined_by_one_square() -> None:
    """That B and C tie for second place does not matter."""
    diagram = ". . . . RB RB / . RA RA RA . . / . . . . RC RC"
    position = scene(diagram, seats=3, villages={"c": "A", "e": "C"})
    whole = joined(0, ((0, 3), (1, 2), (2, 2)), ((1, 1), (2, 1)), "E1 F1 B2 C2 D2 E2 E3 F3")
    events = [whole, taken(0, 2, "e", 2, 0, "E4")]
    check_placed(position, "RB E2-F2", events, {"E1": ("A", 8, 2)}, {"c": "A", "e": "A"})


@pytest.mark.parametrize(
    ("diagram", "placement", "code"),
    [
        # The yellow half alone would be fine, one forbidden half forbids the placement.
        ("RA RA . RB RB", "RY C1-C2", "shared-majority"),
        ("RA RA . RB RB", "YB C1-C2", ""),
        # Each half lies beside one province only; a double would join two equal ones.
        ("RA RA . . RB RB", "RR C1-D1", "shared-majority"),
        ("RA RA . . RB RB", "RY C1-D1", ""),
        # C1 alone would join 2 and 2; with D1 the second province of A makes it 4 against 2.
        ("RA RA . . RA RA / . . RB RB . .", "RY C1-D1", "shared-majority"),
        ("RA RA . . RA RA / . . RB RB . .", "RR C1-D1", ""),
        # Loose squares count for nobody: 2 against 2 stays a tie, whatever lies between.
        ("RA RA . . RB RB / . . R- . . .", "RR C1-D1", "shared-majority"),
    ],
)
def test_what_both_halves_do_counts(diagram: str, placement: str, code: str) -> None:
    assert refusal(scene(diagram), parse(placement)) == code


@pytest.mark.parametrize(
    ("parts", "code"),
    [
        pytest.param([], "", id="nothing"),
        pytest.param([(0, 9)], "", id="one"),
        pytest.param([(0, 2), (0, 2)], "", id="two equal ones of one owner"),
        pytest.param([(0, 3), (1, 2)], "", id="three to two"),
        pytest.param([(0, 2), (1, 2)], "shared-majority", id="two to two"),
        pytest.param([(0, 4), (1, 2), (1, 2)], "shared-majority", id="four to two and two"),
        pytest.param([(0, 5), (1, 3), (1, 2)], "shared-majority", id="a major to as much"),
        pytest.param([(0, 5), (1, 3), (1, 3)], "major-changes-owner", id="a major to more"),
        pytest.param([(0, 5), (1, 4), (2, 4)], "", id="a major to less each"),
        pytest.param([(0, 5), (0, 5)], "joins-majors", id="two majors of one owner"),
        pytest.param([(0, 7), (1, 5), (0, 2)], "joins-majors", id="two majors among three"),
        pytest.param([(0, 3), (1, 2), (2, 2)], "", id="a tie for second place"),
    ],
)
def test_what_may_be_joined(parts: list[tuple[int, int]], code: str) -> None:
    assert forbidden([province(owner, size) for owner, size in parts]) == code


def province(owner: int, size: int) -> Province:
    return Province(owner, "R", tuple(range(size)), 2 if size >= 5 else 1)


def test_shares_are_sums_by_player() -> None:
    assert shares([province(1, 2), province(0, 3), province(1, 2)]) == [(1, 4), (0, 3)]


# ── every reason why a placement is refused ──────────────────────────────────────────────────────────

TWO_MAJORS = "RA RA RA . RB RB RB / RA RA . . . RB RB"
CHANGED = """
    RA RA RA RA RA .  RB RB
    .  .  .  .  .  .  .  RB
    .  .  .  .  .  RB RB .
    .  .  .  .  .  .  RB .
"""
TIE = "RA RA . RB RB"
Facts = dict[str, str | int]
MORE: Facts = {"colour": "R", "owner": "A", "rival": "B", "squares": 6}


def over() -> QinPosition:
    position = scene("R-")
    position.resign(1)
    return position


REFUSED: dict[str, tuple[QinPosition, str, Facts]] = {
    "match-over": (over(), "RB A2-B2", {}),
    "not-your-turn": (scene("R-", turn="B").view(0), "RB A2-B2", {"seat": "B"}),
    "not-your-tile": (scene("R-", hands="YY BB/RB"), "RB A2-B2", {"tile": "RB"}),
    "square-taken": (scene("R-"), "RB A1-B1", {"square": "A1"}),
    "not-grassland": (scene("R-", at="B3"), "RB C2-C3", {"square": "C3", "ground": "village"}),
    "not-connected": (scene("R-"), "RB B2-C2", {"touches": "corner"}),
    "joins-majors": (scene(TWO_MAJORS), "RB D1-D2", {"colour": "R", "seats": "A, B"}),
    "shared-majority": (scene(TIE), "RB C1-C2", {"colour": "R", "seats": "A, B", "squares": 2}),
    "major-changes-owner": (scene(CHANGED), "RR F1-F2", MORE),
}


@pytest.mark.parametrize("code", REFUSED)
def test_refused(code: str) -> None:
    position, placement, facts = REFUSED[code]
    check_refused(position, parse(placement), code, facts, GAME.refusals)


def test_every_code_is_met_above() -> None:
    """But one, which is the same in every game."""
    assert {*REFUSED, "already-resigned"} == set(GAME.refusals)


# ── villages ─────────────────────────────────────────────────────────────────────────────────────────

RIVALS = ". RA . . / . RA . YB / . . . YB"
"""From A2 on: A at the west side of village c, B, who holds it, at the east side."""


@pytest.mark.parametrize(
    ("diagram", "at", "held", "placement", "told", "villages"),
    [
        # A free one goes to the sole greatest weight; a loose square has none.
        ("R-", "A3", {}, "RY B3-B4", [taken(0, None, "c", 1, 0, "C3")], {"c": "A"}),
        ("R-", "A3", {}, "YB B3-B4", [], {}),
        # A rival may gain one from any tile.
        ("RB RB", "A2", {}, "RY C2-D2", [taken(1, None, "c", 1, 0, "C3")], {"c": "B"}),
        # A province at several sides counts once.
        (RIVALS, "A2", {"c": "B"}, "RB C2-C1", [], {"c": "B"}),
        # Two provinces outweigh one: the pagoda on the village itself does not count.
        (RIVALS, "A2", {"c": "B"}, "BB C2-C1", [taken(0, 1, "c", 2, 1, "C3")], {"c": "A"}),
        # One placement may take two.
        (
            *("Y-", "H2", {}, "YY I2-J2"),
            *([taken(0, None, "a", 1, 0, "I1"), taken(0, None, "b", 1, 0, "J1")], {"a": "A", "b": "A"}),
        ),
        # a and b stay apart, though they share an edge.
        ("Y-", "K1", {}, "YR K2-L2", [taken(0, None, "b", 1, 0, "J1")], {"b": "A"}),
    ],
)
def test_villages(
    diagram: str,
    at: str,
    held: dict[str, str],
    placement: str,
    told: list[VillageTaken],
    villages: dict[str, str],
) -> None:
    position = scene(diagram, at=at, villages=held)
    events = play(position, placement)
    assert of_type(events, VillageTaken) == told
    assert holders(position) == villages
    assert pagodas(position) == [24, 24]


def test_an_absorbed_neighbour_leaves_the_village_to_its_holder() -> None:
    """A absorbs B's red province: A and C have two pagodas there, the holder B has one. It stays B's."""
    position = scene(
        """
        YC YC .  .  .  .  .  .
        YC YC .  RB .  RA RA RA
        .  YC .  RB .  .  .  .
        .  .  BB .  .  .  .  .
        .  .  BB .  .  .  .  .
        """,
        seats=3,
        villages={"c": "B"},
    )
    whole = joined(0, ((0, 3), (1, 2)), ((1, 1),), "D2 E2 F2 G2 H2 D3")
    after = {"A1": ("C", 5, 2), "D2": ("A", 6, 2), "C4": ("B", 2, 1)}
    check_placed(position, "RY E2-E1", [whole], after, {"c": "B"})


@pytest.mark.parametrize(
    ("weights", "holder", "taker"),
    [
        pytest.param({}, None, None, id="nobody beside a free one"),
        pytest.param({}, 1, None, id="nobody beside: the holder stays"),
        pytest.param({0: 1}, None, 0, id="free: the only one"),
        pytest.param({0: 1, 1: 1}, None, None, id="free: a tie"),
        pytest.param({0: 2, 1: 1}, None, 0, id="free: the greatest"),
        pytest.param({0: 1, 1: 1}, 1, None, id="as much as the holder"),
        pytest.param({0: 2, 1: 1}, 1, 0, id="more than the holder"),
        pytest.param({0: 1, 1: 2}, 1, None, id="less than the holder"),
        pytest.param({0: 1}, 1, 0, id="a holder without weight"),
        pytest.param({0: 2, 2: 2, 1: 1}, 1, None, id="two rivals tie above the holder"),
        pytest.param({0: 2, 2: 2}, 1, None, id="two rivals tie, the holder without weight"),
        pytest.param({0: 3, 2: 2, 1: 1}, 1, 0, id="one rival above another"),
    ],
)
def test_claim(weights: dict[int, int], holder: int | None, taker: int | None) -> None:
    assert claim(weights, holder) == taker
