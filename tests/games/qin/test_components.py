"""The boards and tiles under ``data/qin``: what they hold, and what is refused with file, key and reason."""

from pathlib import Path

import pytest

from games.qin.components import FOLDER, SIDES, board, read_board, read_supply, supply
from games.qin.squares import COUNT, NEAR
from tests.support.games.bad_data import Facts, check, check_no_such_file, replaced


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
    ("old", "new", "code", "facts"),
    [
        # A row too few, a row too short, a character without meaning.
        ('  "...ih........",\n', "", "wrong-size", {"key": "rows", "found": 12, "needed": 13}),
        ("..c..........", "..c.........", "wrong-size", {"key": "rows.3", "found": 12, "needed": 13}),
        (
            *("..c..........", "..C.........."),
            *("unknown-character", {"key": "rows.3", "square": "C3", "found": "C"}),
        ),
        (
            *("......Y......", "............."),
            *("wrong-printed-squares", {"key": "rows", "colour": "Y", "found": 0, "needed": 1}),
        ),
        (
            *("......Y......", "......YR....."),
            *("wrong-printed-squares", {"key": "rows", "colour": "R", "found": 2, "needed": 1}),
        ),
        (
            *("....e.....d..", "....e.....e.."),
            *("split-village", {"key": "rows", "village": "e", "square": "K4"}),
        ),
        ('R = "red"', 'R = "green"', "bad-legend", {"key": "legend.R", "meaning": "green"}),
        ('R = "red"', 'r = "red"', "bad-legend", {"key": "legend.r", "meaning": "red"}),
        ('R = "red"', 'RR = "red"', "bad-legend", {"key": "legend.RR", "meaning": "red"}),
        # A missing table, no TOML, a number for a text.
        ("[legend]", "[legends]", "malformed-data", None),
        ('R = "red"', "R = red", "malformed-data", None),
        ('R = "red"', "R = 1", "malformed-data", None),
    ],
)
def test_bad_boards(tmp_path: Path, old: str, new: str, code: str, facts: Facts) -> None:
    check(FOLDER / "bird.toml", tmp_path, replaced(old, new), read_board, code, facts)


def mix(found: int, needed: int) -> tuple[str, Facts]:
    return "wrong-tile-mix", {"key": "mix", "found": found, "needed": needed}


KINDS = "RR YY BB RY RB YB"


@pytest.mark.parametrize(
    ("old", "new", "code", "facts"),
    [
        ("RR = 12", "RR = 11", *mix(71, 72)),
        ("RR = 12\nYY = 12", "RR = 25\nYY = -1", *mix(72, 72)),
        ("total = 72", "total = 6", *mix(72, 6)),
        (
            *("RY = 12", "YR = 12", "wrong-tile-kinds"),
            {"key": "mix", "found": KINDS.replace("RY", "YR"), "needed": KINDS},
        ),
        ("4 = 15", "", "missing-pagodas", {"key": "pagodas.4"}),
        ("4 = 15", "4 = 0", "missing-pagodas", {"key": "pagodas.4"}),
        ("4 = 15", "four = 15", "malformed-data", None),
        ("total = 72", "totals = 72", "malformed-data", None),
    ],
)
def test_bad_supplies(tmp_path: Path, old: str, new: str, code: str, facts: Facts) -> None:
    check(FOLDER / "tiles.toml", tmp_path, replaced(old, new), read_supply, code, facts)


def test_a_supply_that_is_not_enough_to_deal(tmp_path: Path) -> None:
    def edit(text: str) -> str:
        return text.replace("= 12", "= 1").replace("total = 72", "total = 6")

    facts: Facts = {"key": "total", "found": 6, "needed": 12}
    check(FOLDER / "tiles.toml", tmp_path, edit, read_supply, "too-few-tiles", facts)


def test_no_such_file(tmp_path: Path) -> None:
    check_no_such_file(FOLDER / "tiles.toml", tmp_path, read_supply)
