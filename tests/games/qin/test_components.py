"""The boards and tiles under ``data/qin``: what they hold, and what is refused with file, key and reason."""

from pathlib import Path

import pytest

from games.engine import BadData
from games.qin.components import FOLDER, SIDES, board, read_board, read_supply, supply
from games.qin.squares import COUNT, NEAR
from tests.games.bad_data import Edit, Facts, check, replaced


@pytest.mark.parametrize(
    ("side", "grassland", "villages", "water"), [("bird", 152, 14, 0), ("lion", 142, 16, 8)]
)
def test_sides(side: str, grassland: int, villages: int, water: int) -> None:
    found = board(side)
    assert found.ground.count("grassland") == found.grassland.bit_count() == grassland
    assert len(found.villages) == villages
    assert found.ground.count("water") == water
    assert sorted(found.printed.values()) == ["B", "R", "Y"]


@pytest.mark.parametrize("side", SIDES)
def test_both_sides_are_symmetric_under_a_half_turn(side: str) -> None:
    """Terrain and villages stay, yellow stays in the centre, red and blue swap."""
    found = board(side)
    assert found.ground == found.ground[::-1]
    assert found.printed[84] == "Y"
    assert {COUNT - 1 - square: colour for square, colour in found.printed.items()} == {
        square: {"R": "B", "B": "R", "Y": "Y"}[colour] for square, colour in found.printed.items()
    }


@pytest.mark.parametrize("side", SIDES)
def test_rims_and_neighbours_of_villages_mirror_each_other(side: str) -> None:
    found = board(side)
    for letter, squares in found.villages.items():
        rim = {near for square in squares for near in NEAR[square]} - set(squares)
        assert (
            set(found.rims[letter])
            == rim
            == {square for square in range(COUNT) if letter in found.beside[square]}
        )


def test_supply() -> None:
    assert supply().mix == dict.fromkeys(["RR", "YY", "BB", "RY", "RB", "YB"], 12)
    assert supply().pagodas == {2: 24, 3: 19, 4: 15}


@pytest.mark.parametrize(
    ("edit", "code", "facts"),
    [
        pytest.param(
            replaced('  "...ih........",\n', ""),
            "wrong-size",
            {"key": "rows", "found": 12, "needed": 13},
            id="12 rows",
        ),
        pytest.param(
            replaced("..c..........", "..c........."),
            "wrong-size",
            {"key": "rows.3", "found": 12, "needed": 13},
            id="a short row",
        ),
        pytest.param(
            replaced("..c..........", "..C.........."),
            "unknown-character",
            {"key": "rows.3", "square": "C3", "found": "C"},
            id="a character without meaning",
        ),
        pytest.param(
            replaced("......Y......", "............."),
            "wrong-printed-squares",
            {"key": "rows", "colour": "Y", "found": 0, "needed": 1},
            id="no yellow square",
        ),
        pytest.param(
            replaced("......Y......", "......YR....."),
            "wrong-printed-squares",
            {"key": "rows", "colour": "R", "found": 2, "needed": 1},
            id="two red squares",
        ),
        pytest.param(
            replaced("....e.....d..", "....e.....e.."),
            "split-village",
            {"key": "rows", "village": "e", "square": "K4"},
            id="a village in two parts",
        ),
        pytest.param(
            replaced('R = "red"', 'R = "green"'),
            "bad-legend",
            {"key": "legend.R", "meaning": "green"},
            id="a meaning",
        ),
        pytest.param(
            replaced('R = "red"', 'r = "red"'),
            "bad-legend",
            {"key": "legend.r", "meaning": "red"},
            id="a small letter",
        ),
        pytest.param(replaced("[legend]", "[legends]"), "malformed-data", None, id="a missing table"),
        pytest.param(replaced('R = "red"', "R = red"), "malformed-data", None, id="no TOML"),
        pytest.param(replaced('R = "red"', "R = 1"), "malformed-data", None, id="a number for a text"),
    ],
)
def test_bad_boards(tmp_path: Path, edit: Edit, code: str, facts: Facts) -> None:
    check(FOLDER / "bird.toml", tmp_path, edit, read_board, code, facts)


@pytest.mark.parametrize(
    ("edit", "code", "facts"),
    [
        pytest.param(
            replaced("RR = 12", "RR = 11"),
            "wrong-tile-mix",
            {"key": "mix", "found": 71, "needed": 72},
            id="71 tiles",
        ),
        pytest.param(
            replaced("RR = 12\nYY = 12", "RR = 25\nYY = -1"),
            "wrong-tile-mix",
            {"key": "mix", "found": 72, "needed": 72},
            id="less than none",
        ),
        pytest.param(
            replaced("RY = 12", "YR = 12"),
            "wrong-tile-kinds",
            {"key": "mix", "found": "RR YY BB YR RB YB", "needed": "RR YY BB RY RB YB"},
            id="a reversed kind",
        ),
        pytest.param(
            replaced("total = 72", "total = 6"),
            "wrong-tile-mix",
            {"key": "mix", "found": 72, "needed": 6},
            id="total",
        ),
        pytest.param(
            lambda text: text.replace("= 12", "= 1").replace("total = 72", "total = 6"),
            "too-few-tiles",
            {"key": "total", "found": 6, "needed": 12},
            id="not enough to deal",
        ),
        pytest.param(replaced("4 = 15", ""), "missing-pagodas", {"key": "pagodas.4"}, id="nothing for four"),
        pytest.param(
            replaced("4 = 15", "4 = 0"), "missing-pagodas", {"key": "pagodas.4"}, id="none for four"
        ),
        pytest.param(replaced("4 = 15", "four = 15"), "malformed-data", None, id="a word for a number"),
        pytest.param(replaced("total = 72", "totals = 72"), "malformed-data", None, id="a misspelt key"),
    ],
)
def test_bad_supplies(tmp_path: Path, edit: Edit, code: str, facts: Facts) -> None:
    check(FOLDER / "tiles.toml", tmp_path, edit, read_supply, code, facts)


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(BadData) as refused:
        read_board(tmp_path / "crane.toml")
    assert (refused.value.code, refused.value.facts["file"]) == (
        "unreadable-data",
        f"{tmp_path.name}/crane.toml",
    )
