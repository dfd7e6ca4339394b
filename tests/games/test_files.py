"""Reading ``data/``: a bad file is named with its place and reason."""

from pathlib import Path

import msgspec
import pytest

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
