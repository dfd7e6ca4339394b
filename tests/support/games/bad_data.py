"""Shipped files with one thing made wrong: each must be refused with file, key and reason."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from games.engine import BadData

Edit = Callable[[str], str]
Facts = dict[str, str | int] | None
Case = tuple[Edit, tuple[str, Facts]]
"""What is made wrong, and the code and facts with which it is refused."""


def replaced(old: str, new: str) -> Edit:
    """The first place of the old text says the new one."""

    def edit(text: str) -> str:
        assert old in text, old
        return text.replace(old, new, 1)

    return edit


def added(more: str) -> Edit:
    """More text stands at the end."""
    return lambda text: text + more


def dropped(start: str, end: str) -> Edit:
    """Without the part from the first place of ``start`` up to the next of ``end``."""

    def edit(text: str) -> str:
        first = text.index(start)
        return text[:first] + text[text.index(end, first + len(start)) :]

    return edit


def entry(start: str, old: str, new: str) -> Edit:
    """The first place of the old text after ``start`` says the new one."""

    def edit(text: str) -> str:
        first = text.index(start)
        return text[:first] + replaced(old, new)(text[first:])

    return edit


def small(key: str, found: int, least: int) -> tuple[str, Facts]:
    """Code and facts of a number that is too small."""
    return "too-small", {"key": key, "found": found, "least": least}


def large(key: str, found: int, most: int) -> tuple[str, Facts]:
    """Code and facts of a number that is too large."""
    return "too-large", {"key": key, "found": found, "most": most}


def limits(
    line: str, least: int | None = None, most: int | None = None, *, key: str = "", after: str = ""
) -> Iterator[Case]:
    """The line, as in "title = 1", with a number just too small, and just too large.

    It is the first such line ``after`` that text; its ``key`` is its own name unless said.
    """
    name = line.split(" = ")[0]
    if least is not None:
        yield entry(after, line, f"{name} = {least - 1}"), small(key or name.strip(), least - 1, least)
    if most is not None:
        yield entry(after, line, f"{name} = {most + 1}"), large(key or name.strip(), most + 1, most)


def changed(key: str, found: int | str, needed: int | str, what: str = "words") -> tuple[str, Facts]:
    """Code and facts of words, a number or a count that must be another."""
    return f"wrong-{what}", {"key": key, "found": found, "needed": needed}


def each(files: Mapping[str, Sequence[Case]]) -> list[ParameterSet]:
    """Every case with its file, as parameters."""
    return [
        pytest.param(file, *case, id=f"{file}-{number}-{case[1][0]}")
        for file, cases in files.items()
        for number, case in enumerate(cases)
    ]


def check(
    shipped: Path, folder: Path, edit: Edit, read: Callable[[Path], object], code: str, facts: Facts
) -> None:
    """A copy of the shipped file reads well; after the edit it is refused with that code and these facts."""
    path = folder / shipped.name
    text = shipped.read_text(encoding="utf-8")
    path.write_text(text, encoding="utf-8")
    assert read(path)
    path.write_text(edit(text), encoding="utf-8")
    with pytest.raises(BadData) as refused:
        read(path)
    file = f"{folder.name}/{shipped.name}"
    assert (refused.value.code, refused.value.facts["file"]) == (code, file)
    if facts is not None:
        assert refused.value.facts == {"file": file, **facts}


def check_no_such_file(shipped: Path, folder: Path, read: Callable[[Path], object]) -> None:
    """A file with a key too many, one that is no TOML, an empty one, one that is missing: all are refused."""
    for edit in (added("\nmoon = 'full'\n"), added("\n]["), lambda text: "# nothing\n"):
        check(shipped, folder, edit, read, "malformed-data", None)
    with pytest.raises(BadData) as refused:
        read(folder / "missing.toml")
    assert refused.value.code == "unreadable-data"
    assert refused.value.facts["file"] == f"{folder.name}/missing.toml"
