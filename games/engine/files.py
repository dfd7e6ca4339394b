"""Where ``data/`` is, and reading it with errors that name the file and the key."""

import re
import tomllib
from collections import Counter
from collections.abc import Collection, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from games.engine.errors import BadData

T = TypeVar("T")

DATA = Path(__file__).parents[2] / "data"
"""The folder of boards, components, pictures and sentences."""


PRINTINGS: dict[str, dict[str, dict[str, Any]]] = {}
"""Parsed files by name, by the end of the keys of their editions; see `games.engine.editions`."""


def folder(module: str) -> Path:
    """The data folder of the game, or of the edition, in whose package that module (its ``__name__``) is."""
    return DATA / module.split(".")[1]


def named(path: Path) -> str:
    """The file as errors name it, with its folder: every game has a board."""
    return f"{path.parent.name}/{path.name}"


def parsed(path: Path) -> dict[str, Any]:
    """What stands in a TOML file, or stood there for an older edition; raises `BadData`."""
    try:
        _, _, printing = path.parent.name.partition("-")
        if printing:
            return PRINTINGS[printing][path.name]
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except KeyError as error:
        raise BadData("unreadable-data", file=named(path), reason="missing") from error
    except OSError as error:
        raise BadData("unreadable-data", file=named(path), reason=error.strerror or "") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadData("malformed-data", file=named(path), reason=str(error)) from error


def load(path: Path, shape: type[T]) -> T:
    """A TOML file as a struct; raises `BadData` naming file, place and reason.

    What breaks a limit of `msgspec.Meta` is too-small or too-large, as `check_within` says it.
    """
    found = parsed(path)
    try:
        return msgspec.convert(found, shape, str_keys=True)
    except msgspec.ValidationError as error:
        if limit := _LIMIT.fullmatch(str(error)):
            raise _beyond(named(path), found, *limit.groups()) from error
        raise BadData("malformed-data", file=named(path), reason=str(error)) from error


_LIMIT = re.compile(r"Expected `(?:int|array)` (?:of length )?([<>])= (-?\d+) - at `\$((?:\.\w+|\[\d+\])+)`")


def _beyond(file: str, data: Any, sign: str, limit: str, place: str) -> BadData:
    """The number or length at that place is beyond the limit; entries of lists go by their id or number."""
    keys: list[str] = []
    for name, index in re.findall(r"\.(\w+)|\[(\d+)\]", place):
        data = data[name or int(index)]
        keys.append(
            name or (str(data["id"]) if isinstance(data, dict) and "id" in data else str(int(index) + 1))
        )
    number = len(data) if isinstance(data, list) else data
    if sign == ">":
        return BadData("too-small", file=file, key=".".join(keys), found=number, least=int(limit))
    return BadData("too-large", file=file, key=".".join(keys), found=number, most=int(limit))


def check_count(file: str, key: str, found: Sequence[object], needed: int) -> None:
    """Raise `BadData` unless there are exactly so many entries."""
    if len(found) != needed:
        raise BadData("wrong-count", file=file, key=key, found=len(found), needed=needed)


def check_at_least(file: str, key: str, found: int, least: int) -> None:
    """Raise `BadData` if a number is too small."""
    if found < least:
        raise BadData("too-small", file=file, key=key, found=found, least=least)


def check_at_most(file: str, key: str, found: int, most: int) -> None:
    """Raise `BadData` if a number, or what it leads to, is too large."""
    if found > most:
        raise BadData("too-large", file=file, key=key, found=found, most=most)


def check_within(file: str, key: str, found: int, least: int, most: int) -> None:
    """Raise `BadData` if a number is too small or too large."""
    check_at_least(file, key, found, least)
    check_at_most(file, key, found, most)


def check_rising(file: str, rows: Sequence[tuple[str, int]], *, strictly: bool = True) -> None:
    """Raise `BadData` unless each number is higher than the one before it, or at least not lower.

    ``rows`` are the numbers with their keys.
    """
    for (_, before), (key, found) in pairwise(rows):
        if found < before or (strictly and found == before):
            raise BadData("not-rising", file=file, key=key, found=found, before=before)


def is_word(typed: str, reserved: Collection[str]) -> bool:
    """Whether a name of the data is one word of small letters, none of the ``reserved`` ones."""
    return typed.isascii() and typed.isalpha() and typed.islower() and typed not in reserved


def check_provinces(file: str, ids: Sequence[str], needed: int, reserved: Collection[str] = ()) -> None:
    """Raise `BadData` unless there are as many provinces as needed, and each can be typed and told apart.

    A province is typed as one word of small letters; ``reserved`` are the words that mean something else.
    """
    if len(ids) != needed:
        raise BadData("wrong-province-count", file=file, key="province", found=len(ids), needed=needed)
    for province, count in Counter(ids).items():
        if count > 1:
            raise BadData("double-province", file=file, key="province", province=province)
        if not is_word(province, reserved):
            raise BadData("bad-province-id", file=file, key=f"province.{province}", province=province)
