"""The boards and tiles under ``data/qin``: what they hold, and what is refused with file, key and reason."""

from collections.abc import Callable
from pathlib import Path

import pytest

from games.qin.components import FOLDER, SIDES, board, read_board, read_supply, supply
from games.qin.squares import COUNT, NEAR
from tests.support.games.bad_data import Edit, Facts, check, check_no_such_file, replaced


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


Case = tuple[Edit, str, Facts]


def bad(old: str, new: str, code: str, **facts: str | int) -> Case:
    """With the new text for the old one the file is refused so."""
    return replaced(old, new), code, {**facts}


def malformed(old: str, new: str) -> Case:
    """With the new text for the old one the file has not the shape that it must have."""
    return replaced(old, new), "malformed-data", None


def mixed(old: str, new: str, found: int, needed: int = 72) -> Case:
    """So many tiles are no supply."""
    return bad(old, new, "wrong-tile-mix", key="mix", found=found, needed=needed)


def one_of_a_kind(text: str) -> str:
    return text.replace("= 12", "= 1").replace("total = 72", "total = 6")


KINDS = "RR YY BB RY RB YB"
YR = {"found": KINDS.replace("RY", "YR"), "needed": KINDS}
ROW, RED = "..c..........", 'R = "red"'
NO_Y: dict[str, str | int] = {"colour": "Y", "found": 0, "needed": 1}
TWO_R: dict[str, str | int] = {"colour": "R", "found": 2, "needed": 1}
READERS: dict[str, Callable[[Path], object]] = {"bird": read_board, "tiles": read_supply}
BAD: dict[str, list[Case]] = {
    "bird": [
        bad('  "...ih........",\n', "", "wrong-size", key="rows", found=12, needed=13),
        bad(ROW, ROW[1:], "wrong-size", key="rows.3", found=12, needed=13),
        bad(ROW, "..C..........", "unknown-character", key="rows.3", square="C3", found="C"),
        bad("......Y......", "......" + "." * 7, "wrong-printed-squares", key="rows", **NO_Y),
        bad("......Y......", "......YR.....", "wrong-printed-squares", key="rows", **TWO_R),
        bad("....e.....d..", "....e.....e..", "split-village", key="rows", village="e", square="K4"),
        bad(RED, 'R = "green"', "bad-legend", key="legend.R", meaning="green"),
        bad(RED, 'r = "red"', "bad-legend", key="legend.r", meaning="red"),
        bad(RED, 'RR = "red"', "bad-legend", key="legend.RR", meaning="red"),
        malformed("[legend]", "[legends]"),
        malformed(RED, "R = red"),
        malformed(RED, "R = 1"),
    ],
    "tiles": [
        mixed("RR = 12", "RR = 11", 71),
        mixed("RR = 12\nYY = 12", "RR = 25\nYY = -1", 72),
        mixed("total = 72", "total = 6", 72, 6),
        (one_of_a_kind, "too-few-tiles", {"key": "total", "found": 6, "needed": 12}),
        bad("RY = 12", "YR = 12", "wrong-tile-kinds", key="mix", **YR),
        bad("4 = 15", "", "missing-pagodas", key="pagodas.4"),
        bad("4 = 15", "4 = 0", "missing-pagodas", key="pagodas.4"),
        malformed("4 = 15", "four = 15"),
        malformed("total = 72", "totals = 72"),
    ],
}


@pytest.mark.parametrize(
    ("file", "edit", "code", "facts"), [(file, *case) for file, cases in BAD.items() for case in cases]
)
def test_bad_data(tmp_path: Path, file: str, edit: Edit, code: str, facts: Facts) -> None:
    check(FOLDER / f"{file}.toml", tmp_path, edit, READERS[file], code, facts)


def test_a_file_that_is_none(tmp_path: Path) -> None:
    check_no_such_file(FOLDER / "tiles.toml", tmp_path, read_supply)
