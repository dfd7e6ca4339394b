"""What somebody wrote for themselves, and a board of the past with a word of theirs."""

import discord
import pytest

from bot.components import notes, posts, watching
from bot.components.context import missing
from bot.matches import MatchError, Matches, Note
from bot.matches.notes import LONGEST
from bot.text import words
from bot.text.errors import explain
from tests.support.pages import fits, labels, pressed, texts
from tests.support.pages import match as a_match
from tests.support.presses import play
from tests.support.table import started

LOOKED_BACK = {
    "en": "**Mei** looks back at turn 1: here it turned",
    "de": "**Mei** blickt auf Zug 1 zurück: here it turned",
}


@pytest.mark.parametrize("language", LOOKED_BACK)
def test_of_many_long_notes_there_is_room_for_what_stands_above(language: str) -> None:
    say, long = words(language), "w" * LONGEST
    page = notes.page(
        a_match(10**6), [Note(None, long), *(Note(turn, long) for turn in range(990, 1010))], say
    )
    page.lead(say("cannot-post", list=missing(discord.Permissions.none(), True, say)))
    fits(page)


@pytest.mark.parametrize("language", LOOKED_BACK)
async def test_of_a_past_board_only_the_name_is_bold(matches: Matches, language: str) -> None:
    match = await play(matches, await started(matches, 2, "qin"), 2)
    turn = await matches.watching.turn(match.id, 1)
    post = posts.look_back(match, turn, "Mei", "here it turned", words(language), 56, "board.png")
    assert texts(post) == LOOKED_BACK[language]
    word = "# see [this](https://mei.li)"
    linked = posts.look_back(match, turn, "Mei", word, words(language), 56, "board.png")
    assert texts(linked).endswith(r"\# see \[this](https\://mei.li)"), "no link"


@pytest.mark.parametrize(
    ("language", "start", "button", "post", "refusal"),
    [
        (
            "en",
            "Before the first turn",
            "Note on the start",
            "**Mei** looks back at the start: see",
            "In **Qin 1** no turn is over yet.",
        ),
        (
            "de",
            "Vor dem ersten Zug",
            "Notiz zum Anfang",
            "**Mei** blickt auf den Anfang zurück: see",
            "In **Qin 1** ist noch kein Zug vorbei.",
        ),
    ],
)
async def test_the_start_is_called_no_turn(
    matches: Matches, language: str, start: str, button: str, post: str, refusal: str
) -> None:
    say, note = words(language), Note(0, "west")
    begun = await started(matches, 2, "qin")
    begins = await matches.watching.turn(begun.id, 0)
    assert f"**{start}:** west" in texts(notes.page(begun, [note], say))
    assert notes.file([note], say).decode() == f"{start}: west"
    title = f"Qin 1 · {start[0].lower()}{start[1:]}"
    assert notes.form(begun, 0, "", say).title == notes.word_form(begun, 0, say).title == title
    assert button in labels(await watching.board(begun, begins, say, 0, own=True))
    assert texts(posts.look_back(begun, begins, "Mei", "see", say, 56, "board.png")) == post
    with pytest.raises(MatchError) as caught:
        await matches.watching.turn(begun.id, 5)
    assert explain(say, caught.value, title="**Qin 1**") == refusal


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
    page = notes.page(a_match(1), [Note(turn, f"about {turn}") for turn in own], words())
    changed = [args[0] for verb, _, args in pressed(page) if verb == "note"]
    assert changed[: len(shown)] == ["match" if turn is None else str(turn) for turn in shown]
    assert all(f"about {turn}" in texts(page) for turn in shown)
    assert [line for line in texts(page).split("\n") if line.endswith("more")] == left
