"""Building: canal tiles on the map and in the City, unrest tiles."""

from typing import Any

import pytest

from games.dayunhe.events import Built, CityBuilt, ScoreChanged, UnrestToWall
from games.dayunhe.position import DayunhePosition
from tests.games.dayunhe.printed import KINDS, TILES, UNREST, looks, turned, written
from tests.games.dayunhe.scenes import gained, legal, of_type, on, play, refused, scene, the


def builder(tiles: str = "", warehouse: str = "straight basin unrest", **more: Any) -> DayunhePosition:
    return scene(card="builder", tiles=tiles, warehouses={"A": warehouse}, **more)


@pytest.mark.parametrize("kind", TILES)
def test_the_value_is_scored_at_once(kind: str) -> None:
    position = builder(warehouse=f"{kind} unrest")
    look = written(turned(kind, 0))
    events = play(position, f"build {kind} 2-5 {look}")
    built = the(events, Built)
    assert (built.seat, built.tile, built.hex, built.points) == (0, kind, 13, TILES[kind][0])
    assert position.scores[0] == 15 + TILES[kind][0] == 15 + gained(position, "A", "building")
    changed = the(events, ScoreChanged)
    assert (changed.seat, changed.before, changed.after) == (0, 15, 15 + TILES[kind][0])
    assert position.warehouses[0] == [UNREST]


@pytest.mark.parametrize("kind", KINDS)
def test_a_tile_may_be_laid_in_each_look_and_looks_that_are_alike_are_one(kind: str) -> None:
    position = builder(warehouse=kind)
    found = legal(position, f"build {kind} 2-5")
    expected = {f"build {kind} 2-5 {written(turned(kind, r))}".strip() for r in looks(kind)}
    assert set(found) == expected
    assert len(found) == len(expected)
    for text in expected:
        position = builder(warehouse=f"{kind} basin")
        play(position, text)
        assert on(position, "2-5") == f"A {kind} {' '.join(text.split()[3:])}".strip()


@pytest.mark.parametrize("where", ["1-5", "2-5", "3-5", "4-5", "5-9"])
def test_in_anybodys_region_or_a_neutral_one(where: str) -> None:
    """Pagodas, rivers, symbols and the coordinator's own hex are hexes like any other."""
    position = builder()
    play(position, f"build straight {where} e-w")
    assert on(position, where) == "A straight e-w"
    assert position.scores[0] == 20


@pytest.mark.parametrize("where", ["1-8", "2-8", "3-8", "4-8", "1-2", "5-5", "3-4"])
def test_pagodas_rivers_symbols_and_the_coordinators_hex_can_be_built_on(where: str) -> None:
    position = builder(at="3-4", entered="beijing")
    play(position, f"build straight {where} e-w")
    assert on(position, where) == "A straight e-w"


@pytest.mark.parametrize(("letter", "colour"), [("A", 0), ("B", 1), ("C", 2)])
def test_over_an_unrest_tile_which_goes_to_the_wall(letter: str, colour: int) -> None:
    position = builder(f"2-5 {letter} unrest")
    events = play(position, "build straight 2-5 e-w")
    moved = the(events, UnrestToWall)
    assert (moved.owner, moved.hex, moved.count) == (colour, 13, 1)
    assert position.wall == [int(seat == colour) for seat in range(3)]
    assert on(position, "2-5") == "A straight e-w"


@pytest.mark.parametrize("letter", "AB")
def test_never_over_a_canal_tile(letter: str) -> None:
    position = builder(f"2-5 {letter} straight e-w")
    assert legal(position, "build straight 2-5") == []
    assert refused(position, "build straight 2-5 sw-ne") == "canal-in-the-way"
    assert refused(position, "build unrest 2-5") == "hex-not-free"


def test_cities_cannot_be_built_on() -> None:
    position = builder("1-1 A basin e")
    assert not any("beijing" in text or "hangzhou" in text for text in legal(position, "build"))


def test_only_what_lies_in_the_own_warehouse() -> None:
    position = scene(card="builder", warehouses={"A": "basin", "B": "delta"})
    assert refused(position, "build delta 2-5 e-sw-nw") == "tile-not-held"
    assert refused(position, "build unrest 2-5") == "tile-not-held"
    assert refused(position, "build delta city") == "tile-not-held"


def test_one_of_several_tiles_of_a_kind() -> None:
    position = builder(warehouse="straight straight unrest straight")
    play(position, "build straight 2-5 e-w")
    assert sorted(position.warehouses[0]) == ["straight", "straight", "unrest"]
    assert position.left["build"] == 1


# ── unrest ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("where", ["1-5", "2-5", "3-8", "5-9"])
def test_an_unrest_tile_on_a_free_hex_anywhere(where: str) -> None:
    position = builder()
    built = the(play(position, f"build unrest {where}"), Built)
    assert (built.tile, built.points) == (UNREST, 0)
    assert on(position, where) == "A unrest"
    assert position.scores == [15] * 3
    assert position.wall == [0] * 3
    assert sorted(position.warehouses[0]) == ["basin", "straight"]


def test_an_unrest_tile_not_over_another() -> None:
    position = builder("2-5 B unrest")
    assert refused(position, "build unrest 2-5") == "hex-not-free"


# ── the City ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("on_map", "in_city", "possible"),
    [(0, 0, False), (1, 0, True), (1, 1, False), (2, 1, True), (3, 3, False), (4, 3, True)],
)
def test_never_more_own_canals_in_the_city_than_on_the_map(on_map: int, in_city: int, possible: bool) -> None:
    tiles = ", ".join(f"5-{number + 1} A straight e-w" for number in range(on_map))
    others = "1-1 B straight e-w, 1-2 B straight e-w, 1-3 A unrest"
    position = builder(
        f"{tiles}, {others}" if tiles else others, city={"A": " ".join(["delta"] * in_city), "B": ""}
    )
    assert ("build basin city" in legal(position)) == possible
    assert refused(position, "build basin city") == ("" if possible else "city-quota")


def test_a_canal_in_the_city_scores_nothing_now() -> None:
    position = builder("5-1 A straight e-w, 5-2 A straight e-w", city={"A": "delta"})
    built = the(play(position, "build basin city"), CityBuilt)
    assert (built.seat, built.tile, built.count) == (0, "basin", 2)
    assert position.city == [["delta", "basin"], [], []]
    assert position.scores == [15] * 3
    assert sorted(position.warehouses[0]) == ["straight", "unrest"]
    assert position.left["build"] == 1


def test_no_unrest_tile_into_the_own_part_of_the_city() -> None:
    position = builder("5-1 A straight e-w")
    assert legal(position, "build unrest city") == []


def test_the_quota_is_checked_only_when_building() -> None:
    """A canal tile that is destroyed later does not bring one back."""
    position = scene(
        card="saboteur",
        left="build 1 destroy 1",
        tiles="5-1 A straight e-w",
        warehouses={"A": "unrest unrest basin"},
        city={"A": "delta"},
    )
    play(position, "destroy 5-1")
    assert position.city[0] == ["delta"]
    assert refused(position, "build basin city") == "city-quota"
    play(position, "build basin 5-1 e")
    assert position.city[0] == ["delta"]


def test_a_build_symbol_for_the_map_makes_room_for_the_next_in_the_city() -> None:
    position = builder(warehouse="basin straight")
    assert refused(position, "build basin city") == "city-quota"
    play(position, "build straight 1-1 e-w", "build basin city")
    assert position.city[0] == ["basin"]


def test_a_part_of_the_city_has_no_limit() -> None:
    tiles = ", ".join(f"4-{number + 1} A straight e-w" for number in range(9))
    tiles += ", " + ", ".join(f"5-{number + 1} A delta" for number in range(2))
    position = builder(tiles, city={"A": " ".join(["basin"] * 10)})
    play(position, "build basin city")
    assert len(position.city[0]) == 11


# ── the order of what is offered ─────────────────────────────────────────────────────────────────────


def test_tiles_in_the_order_of_the_data_and_hexes_from_north_to_south() -> None:
    position = builder("1-1 A delta", warehouse="unrest straight crossing")
    found = legal(position, "build")
    kinds = list(dict.fromkeys(text.split()[1] for text in found))
    assert kinds == ["crossing", "straight", "unrest"]
    unrest = [text.split()[2] for text in found if text.split()[1] == "unrest"]
    assert unrest[:3] == ["1-2", "1-3", "1-4"]
    assert len(unrest) == 44


def test_looks_that_are_better_connected_come_first() -> None:
    """First the most links to own tiles, then to any, then as the tile is printed."""
    position = builder("2-4 B straight e-w, 2-6 B straight e-w, 2-2 A straight sw-ne, 2-7 A basin e")
    found = [text.split()[3] for text in legal(position, "build straight 2-5")]
    assert found == ["sw-ne", "e-w", "se-nw"]
    position = builder("2-4 B straight e-w")
    assert [text.split()[3] for text in legal(position, "build basin 2-5")] == [
        "w",
        "e",
        "se",
        "sw",
        "nw",
        "ne",
    ]


def test_nothing_is_offered_without_a_tile() -> None:
    position = builder(warehouse="")
    assert of_type(play(position, "done"), Built) == []
    assert legal(builder(warehouse=""), "build") == []
