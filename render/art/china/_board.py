"""A stand-in for games.china.components."""

import tomllib
from functools import cache
from typing import NamedTuple

from games.engine.files import DATA

Point = tuple[float, float]


class Province(NamedTuple):
    id: str
    name: str
    colour: str
    dragon: Point
    outline: tuple[Point, ...]
    spaces: tuple[int, ...]


class Space(NamedTuple):
    name: str
    province: int
    xy: Point


class Alliance(NamedTuple):
    number: int
    a: int
    b: int
    xy: Point


class Map(NamedTuple):
    provinces: tuple[Province, ...]
    spaces: tuple[Space, ...]
    alliances: tuple[Alliance, ...]
    lake: tuple[Point, ...]


@cache
def board() -> Map:
    with open(DATA / "china" / "board.toml", "rb") as f:
        d = tomllib.load(f)
    names = [p["id"] for p in d["province"]]
    spaces = []
    provinces = []
    for i, p in enumerate(d["province"]):
        first = len(spaces)
        for n, xy in enumerate(d["spaces"][p["id"]], 1):
            spaces.append(Space(f"{p['id']}-{n}", i, tuple(xy)))
        provinces.append(
            Province(
                p["id"],
                p["name"],
                p["colour"][0].upper(),
                (p["x"], p["y"]),
                tuple(map(tuple, p["outline"])),
                tuple(range(first, len(spaces))),
            )
        )
    al = tuple(
        Alliance(
            a["number"], names.index(a["provinces"][0]), names.index(a["provinces"][1]), (a["x"], a["y"])
        )
        for a in d["alliance"]
    )
    return Map(tuple(provinces), tuple(spaces), al, tuple(map(tuple, d["lake"])))


@cache
def pairs(side: str) -> tuple[tuple[int, int], ...]:
    with open(DATA / "china" / f"side-{side}.toml", "rb") as f:
        d = tomllib.load(f)
    index = {s.name: i for i, s in enumerate(board().spaces)}
    return tuple((index[a], index[b]) for a, b in d["roads"])
