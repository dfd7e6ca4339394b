"""The examples of the specification of Qin, by number."""

import pytest

from games.engine import Event, IllegalAction
from games.qin.position import QinPosition
from games.qin.turns import GameEnded
from tests.support.games.qin.scenes import (
    check_placed,
    expanded,
    founded,
    joined,
    play,
    province_at,
    scene,
    squares,
    taken,
)
from tests.support.games.scenes import outcome

CONTACT = scene("Y-", at="A2")
TIE = scene("RA RA . RB RB")
MAJORS = "RA RA RA . RX RX RX / RA RA . . . RX RX"


@pytest.mark.parametrize(
    ("position", "placement", "code", "facts"),
    [
        pytest.param(CONTACT, "RB B3-B4", "not-connected", {"touches": "corner"}, id="1, a corner only"),
        pytest.param(CONTACT, "RB D2-C2", "not-connected", {"touches": "village"}, id="1, a village only"),
        pytest.param(CONTACT, "RB G2-G3", "not-connected", {"touches": "nothing"}, id="1, nothing at all"),
        pytest.param(CONTACT, "RB A2-A3", "square-taken", {"square": "A2"}, id="1, a tile"),
        pytest.param(CONTACT, "RB G6-G7", "square-taken", {"square": "G7"}, id="1, a printed square"),
        pytest.param(
            *(CONTACT, "RB C2-C3", "not-grassland", {"square": "C3", "ground": "village"}),
            id="1, a village",
        ),
        pytest.param(
            scene("Y-", at="E2", side="lion"),
            *("RB F1-F2", "not-grassland", {"square": "F2", "ground": "water"}),
            id="1, water",
        ),
        pytest.param(
            *(TIE, "RB C1-C2", "shared-majority", {"colour": "R", "seats": "A, B", "squares": 2}),
            id="7, equal contributions",
        ),
        pytest.param(
            scene(MAJORS.replace("X", "A")),
            *("RB D1-D2", "joins-majors", {"colour": "R", "seats": "A"}),
            id="8, two majors of one owner never touch",
        ),
        pytest.param(
            scene(MAJORS.replace("X", "B")),
            *("RB D1-D2", "joins-majors", {"colour": "R", "seats": "A, B"}),
            id="8, two majors of two owners never touch",
        ),
    ],
)
def test_examples_of_what_is_refused(
    position: QinPosition, placement: str, code: str, facts: dict[str, str | int]
) -> None:
    with pytest.raises(IllegalAction) as refused:
        play(position, placement)
    rule = "join" if "major" in code else "turn-1"
    assert (refused.value.code, refused.value.facts) == (code, {**facts, "rule": rule})


def test_example_1_an_edge_is_enough() -> None:
    position = scene("Y-", at="A2")
    play(position, "RB B2-B1")
    assert [position.grid[place] for place in squares("A2 B1 B2")] == ["B", "Y", "R"]


def test_example_4_a_tile_beside_nothing_of_its_colours_is_two_loose_squares() -> None:
    position = scene("R-")
    events = play(position, "YB B1-C1")
    assert [type(event).__name__ for event in events] == ["TilePlaced", "TileDrawn"]
    assert position.provinces == {}
    assert position.grid[1:3] == ["Y", "B"]
    assert position.reserves == [24, 24]


WIDE = """
    .  RA RA RA .  .  .  .
    .  .  .  RA RA .  RB RB
    .  .  .  .  .  RA .  .
    .  .  .  .  .  RA .  .
"""


@pytest.mark.parametrize(
    ("position", "placement", "events", "provinces", "villages", "reserves"),
    [
        pytest.param(
            *(scene("Y-"), "YY B1-C1", [founded(0, "Y", "A1 B1 C1")]),
            *({"A1": ("A", 3, 1)}, {}, [23, 24]),
            id="2, a double beside a loose square founds a province of three",
        ),
        pytest.param(
            *(scene("R- . . Y-"), "RY B1-C1", [founded(0, "R", "A1 B1"), founded(0, "Y", "C1 D1")]),
            *({"A1": ("A", 2, 1), "C1": ("A", 2, 1)}, {}, [22, 24]),
            id="3, both halves found",
        ),
        pytest.param(
            *(scene("YA YA YA YA / RB RB . .", at="A2", villages={"c": "B"}), "YB E2-E1"),
            [expanded(0, "Y", 4, "A2 B2 C2 D2 E2"), taken(0, 1, "c", 2, 1, "C3")],
            *({"A2": ("A", 5, 2), "A3": ("B", 2, 1)}, {"c": "A"}, [21, 23]),
            id="5, the fifth square brings the second pagoda and with it the village",
        ),
        pytest.param(
            *(scene(WIDE, villages={"e": "A"}), "RB F2-F1"),
            [joined(0, ((0, 7), (1, 2)), ((0, 1), (1, 1)), "B1 C1 D1 D2 E2 F2 F3 F4 G2 H2")],
            *({"B1": ("A", 10, 2)}, {"e": "A"}, [21, 24]),
            id="6, a major and a small province absorb the rival's",
        ),
        pytest.param(
            *(scene("RA RA . . / RA . . RB / . . . RB", villages={"c": "B"}), "RR C1-D1"),
            [joined(0, ((0, 3), (1, 2)), ((1, 1),), "A1 B1 C1 D1 A2 D2 D3"), taken(0, 1, "c", 2, 0, "C3")],
            *({"A1": ("A", 7, 2)}, {"c": "A"}, [21, 24]),
            id="7, three against two takes province and village",
        ),
        pytest.param(
            *(scene(". . . B- / . RB . . / . RB . ."), "BB D2-D3", [founded(0, "B", "D1 D2 D3")]),
            *({"B2": ("B", 2, 1), "D1": ("A", 3, 1)}, {}, [23, 23]),
            id="9, a free village between equals stays free",
        ),
    ],
)
def test_examples(
    position: QinPosition,
    placement: str,
    events: list[Event],
    provinces: dict[str, tuple[str, int, int]],
    villages: dict[str, str],
    reserves: list[int],
) -> None:
    after = check_placed(position, placement, events, provinces, villages)
    assert after.reserves == reserves


def test_example_10_the_last_pagoda_through_another_players_tile_wins_at_once() -> None:
    position = scene("YA YA YA YA", turn="B", reserves=[1, 7])
    assert play(position, "YB E1-E2")[-1] == GameEnded("last-pagoda", (0, 7))
    assert province_at(position, "A1") == ("A", 5, 2)
    assert position.to_act() is None
    assert (outcome(position).end, outcome(position).winners) == ("last-pagoda", (0,))
