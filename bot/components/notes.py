"""The private page of what somebody wrote for themselves about a match; forms for that and a word to all."""

from collections.abc import Sequence
from typing import Any

import discord

from bot.components import ids, phrases
from bot.components.ids import Press
from bot.components.page import ROOM, Page
from bot.matches import Match, Note
from bot.matches.notes import LONGEST, LONGEST_WORD
from bot.text import Words
from bot.text.room import clip

TEXT = "text"
"""The field of the form."""


def page(match: Match, notes: Sequence[Note], words: Words) -> Page:
    """That on the match and the newest, each with a button to change it.

    One on the match and one on this turn can be written.
    """
    made = Page(match.id, match.version, colour=phrases.colour(match))
    made.text(words("notes-head", title=phrases.title(match, words), count=len(notes)))
    whole = [note for note in notes if note.turn is None]  # a turn's is also behind its board
    of_turns = [note for note in notes if note.turn is not None]
    shown = [*whole, *of_turns[len(whole) - SHOWN :]]
    for note in shown:
        made.entry(told(note, words), made.button("note", words("button-note-change"), number(note.turn)))
    if len(shown) < len(notes):
        made.text(words("list-rest", count=len(notes) - len(shown)))
    there = {note.turn for note in notes}
    return made.row(
        *(
            made.button("note", label(turn, words), number(turn))
            for turn in (None, match.turn)
            if turn not in there
        ),
        made.button("board", words("button-board")),
    )


SHOWN = 10
"""Notes on one page; the export holds all."""

LONGEST_SHOWN = ROOM // SHOWN - 40
"""Characters of each; the rest is for what stands above it, and for the head."""


def told(note: Note, words: Words) -> str:
    """What it says, and about what; the form holds the whole of a long one."""
    return words("note", turn=_about(note.turn), text=clip(note.text, LONGEST_SHOWN))


def label(turn: int | None, words: Words) -> str:
    """What a button says that leads to the form."""
    return words("button-note", turn=_about(turn))


def number(turn: int | None) -> str:
    """The turn as buttons carry it."""
    return str(_about(turn))


def _about(turn: int | None) -> str | int:
    """The turn as sentences take it: as a number, since the start has words of its own."""
    return "match" if turn is None else turn


def form(match: Match, turn: int | None, text: str, words: Words) -> discord.ui.Modal:
    """Asks for the note, filled in with what it says now."""
    title = words("note-title", title=phrases.title(match, words), turn=_about(turn))
    press = Press("noted", match.id, match.version, (number(turn),))
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=TEXT,
        style=discord.TextStyle.paragraph,
        default=text or None,
        required=False,
        max_length=LONGEST,
    )
    return _asking(title, press, words("note-field"), field)


def word_form(match: Match, turn: int, words: Words) -> discord.ui.Modal:
    """Asks what is to be said about a board of the past, in the thread."""
    title = words("look-title", title=phrases.title(match, words), turn=turn)
    press = Press("looked-back", match.id, match.version, (str(turn),))
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id=TEXT, max_length=LONGEST_WORD)
    return _asking(title, press, words("look-field"), field)


def _asking(title: str, press: Press, label: str, field: discord.ui.TextInput[Any]) -> discord.ui.Modal:
    """A form of one field."""
    made = discord.ui.Modal(title=title[:45], custom_id=ids.write(press))
    made.add_item(discord.ui.Label(text=label, component=field))
    made.stop()
    return made


def file(notes: Sequence[Note], words: Words) -> bytes:
    """All notes as a plain text."""
    return "\n\n".join(words("note-plain", turn=_about(note.turn), text=note.text) for note in notes).encode()
