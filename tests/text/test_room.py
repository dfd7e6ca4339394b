"""How texts give way where room is short."""

import pytest

from bot.text.room import few_words


@pytest.mark.parametrize(
    ("parts", "kept"),
    [
        ([], []),
        (["", "one"], ["one"]),
        (["● +4", "one two", "three"], ["● +4", "one two"]),
        (["one two", "three four", "five"], ["one two", "five"]),
        (["one two three four", "five"], ["one two three four"]),
    ],
)
def test_the_foremost_parts_are_told_as_far_as_there_are_words_for_them(
    parts: list[str], kept: list[str]
) -> None:
    assert few_words(parts, 3) == kept
