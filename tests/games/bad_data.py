"""Shipped files with one thing made wrong: each must be refused with file, key and reason."""

from collections.abc import Callable
from pathlib import Path

import pytest

from games.engine import BadData

Edit = Callable[[str], str]
Facts = dict[str, str | int] | None


def replaced(old: str, new: str) -> Edit:
    """The first place of the old text says the new one."""

    def edit(text: str) -> str:
        assert old in text, old
        return text.replace(old, new, 1)

    return edit


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
