"""The page of somebody's notes, when there are more than it shows."""

import pytest

from bot.components import notes
from bot.matches import Note
from tests.support.pages import WORDS, match, pressed, texts


@pytest.mark.parametrize(
    ("own", "shown", "left"),
    [
        ([None, *range(1, 10)], [None, *range(1, 10)], []),
        ([None, *range(1, 13)], [None, *range(4, 13)], ["-# and 3 more"]),
        (list(range(1, 13)), list(range(3, 13)), ["-# and 2 more"]),
    ],
)
def test_the_note_on_the_match_stands_before_the_newest(
    own: list[int | None], shown: list[int | None], left: list[str]
) -> None:
    """Nothing else leads to it."""
    page = notes.page(match(1), [Note(turn, f"about {turn}") for turn in own], WORDS)
    changed = [args[0] for verb, _, args in pressed(page) if verb == "note"]
    assert changed[: len(shown)] == ["match" if turn is None else str(turn) for turn in shown]
    assert all(f"about {turn}" in texts(page) for turn in shown)
    assert [line for line in texts(page).split("\n") if line.endswith("more")] == left
