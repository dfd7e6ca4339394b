"""Reading ``data/``: a bad file is named with its place and reason."""

from pathlib import Path
from typing import Annotated

import msgspec
import pytest
from msgspec import Meta

from games.engine import BadData
from games.engine.files import DATA, load


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    counts: dict[int, int]


def test_the_data_is_there() -> None:
    assert (DATA / "qin" / "bird.toml").is_file()


def test_a_good_file(tmp_path: Path) -> None:
    path = tmp_path / "good.toml"
    path.write_text("[counts]\n2 = 24\n")
    assert load(path, Shape) == Shape({2: 24})


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"[counts]\n2 = 'many'\n", "$.counts[...]"),
        (b"[counts]\ntwo = 24\n", "counts"),
        (b"counts = 1\n", "$.counts"),
        (b"[other]\n", "other"),
        (b"[counts\n", "line 1"),
        (b"\xff\n", "utf-8"),
        (b"counts = " + b"[" * 5000 + b"]" * 5000, "recursion"),
    ],
)
def test_a_bad_file_is_named_with_the_place(tmp_path: Path, content: bytes, reason: str) -> None:
    path = tmp_path / "bad.toml"
    path.write_bytes(content)
    with pytest.raises(BadData) as refused:
        load(path, Shape)
    assert (refused.value.code, refused.value.facts["file"]) == (
        "malformed-data",
        f"{tmp_path.name}/bad.toml",
    )
    assert reason in str(refused.value.facts["reason"])


class Land(msgspec.Struct):
    id: str
    boxes: Annotated[list[Annotated[int, Meta(ge=0)]], Meta(max_length=2)]


class Limits(msgspec.Struct):
    wall: Annotated[int, Meta(ge=1, le=9)] = 1
    land: list[Land] = []
    chits: list[Annotated[int, Meta(le=3)]] = []


@pytest.mark.parametrize(
    ("content", "code", "facts"),
    [
        ("wall = 0", "too-small", {"key": "wall", "found": 0, "least": 1}),
        ("wall = 10", "too-large", {"key": "wall", "found": 10, "most": 9}),
        ("chits = [1, 4]", "too-large", {"key": "chits.2", "found": 4, "most": 3}),
        (
            "[[land]]\nid = 'annam'\nboxes = [1, -1]",
            "too-small",
            {"key": "land.annam.boxes.2", "found": -1, "least": 0},
        ),
        (
            "[[land]]\nid = 'annam'\nboxes = [1, 2, 3]",
            "too-large",
            {"key": "land.annam.boxes", "found": 3, "most": 2},
        ),
    ],
)
def test_a_broken_limit_is_told_with_its_number(
    tmp_path: Path, content: str, code: str, facts: dict[str, str | int]
) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(content)
    with pytest.raises(BadData) as refused:
        load(path, Limits)
    assert refused.value.code == code
    assert refused.value.facts == {"file": f"{tmp_path.name}/bad.toml", **facts}
